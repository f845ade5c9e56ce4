# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""What a problem says to people: one sentence for each reason."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import regex

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.formats.os_reasons import OsReason
from bpe_gui.formats.reasons import FormatReason

LONGEST_VALUE = 80
"""Code points of a value in a sentence; of a longer one the middle is left out."""

# Controls, lone surrogates, line ends of any kind, and signs that turn the direction of writing.
_NOT_PLAIN = regex.compile(r"[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001
    """The text itself; the name is one that lupdate looks for."""
    return text


SENTENCES: dict[StrEnum, str] = {
    CoreReason.NO_SUCH_PAIR: QT_TRANSLATE_NOOP("Problems", "{left}+{right} is not among the pairs of this round; choose one that is."),
    CoreReason.EMPTY_SPECIAL_TOKEN: QT_TRANSLATE_NOOP("Problems", "A special token needs at least one character."),
    CoreReason.COUNT_OUT_OF_RANGE: QT_TRANSLATE_NOOP("Problems", "The count {count} of the word {word} is out of range; counts go from 1 to 9223372036854775807."),
    CoreReason.MARKER_WITHOUT_PLACE: QT_TRANSLATE_NOOP("Problems", "The pretokenizer {pretokenizer} marks no words, so a marker has no place; choose marker or end-marker."),
    CoreReason.UNKNOWN_ID: QT_TRANSLATE_NOOP("Problems", "No token has the id {id}; this vocabulary has {size} tokens, numbered from 0."),
    CoreReason.NEGATIVE: QT_TRANSLATE_NOOP("Problems", "The value {value} is too small: {name}."),
    CoreReason.WORD_TOO_LONG: QT_TRANSLATE_NOOP("Problems", "There is a word of more than {longest} characters here, too long to be learned from; choose another pretokenizer than {pretokenizer}, or open a part of the text."),
    CoreReason.MARKS_WITHOUT_END: QT_TRANSLATE_NOOP("Problems", "There is a letter with more than {longest} marks here, which cannot be normalized; choose no normalization, or open a part of the text."),
    CoreReason.NO_MEMORY: QT_TRANSLATE_NOOP("Problems", "There is not enough memory for that; close other programs, or open a part of the text."),
    CoreReason.TOO_MANY_WORDS: QT_TRANSLATE_NOOP("Problems", "There are more than {most} different words here, too many for the memory; choose another pretokenizer, or open a part of the text."),
    CoreReason.TOO_MANY_SYMBOLS: QT_TRANSLATE_NOOP("Problems", "The different words here have more than {most} symbols together, too many for the memory; close other programs, or open a part of the text."),
    FormatReason.NO_SUCH_FILE: QT_TRANSLATE_NOOP("Problems", "There is no file {path}; check its name and folder."),
    FormatReason.IS_DIRECTORY: QT_TRANSLATE_NOOP("Problems", "{path} is a folder; choose a file in it."),
    FormatReason.EMPTY_FOLDER: QT_TRANSLATE_NOOP("Problems", "The folder {path} holds no file that could be read."),
    FormatReason.FOLDER_WITHOUT_TEXT: QT_TRANSLATE_NOOP("Problems", "The folder {path} holds no text; files that are no text were skipped: {skipped}."),
    FormatReason.CANNOT_READ: QT_TRANSLATE_NOOP("Problems", "{path} could not be read ({why}); check its permissions."),
    FormatReason.TOO_LARGE: QT_TRANSLATE_NOOP("Problems", "{path} is too large; at most {largest} MB can be read."),
    FormatReason.NOT_UTF8: QT_TRANSLATE_NOOP("Problems", "{path} is no UTF-8 text: the byte at {offset} does not fit; save it as UTF-8 first."),
    FormatReason.BINARY: QT_TRANSLATE_NOOP("Problems", "{path} is no text: it is full of signs that no text has; open a text, or a folder of texts."),
    FormatReason.FILE_SHRANK: QT_TRANSLATE_NOOP("Problems", "{path} became shorter while it was read; open it again when nothing writes to it."),
    FormatReason.FILE_CHANGED: QT_TRANSLATE_NOOP("Problems", "{path} has changed since it was opened; open it again to learn from it as it is now."),
    FormatReason.BROKEN_ARCHIVE: QT_TRANSLATE_NOOP("Problems", "{path} cannot be unpacked: it is damaged, or not all of it is there; get another copy of it."),
    FormatReason.ARCHIVE_MEMORY: QT_TRANSLATE_NOOP("Problems", "{path} needs more memory to be unpacked than this program gives; unpack it with another program."),
    FormatReason.NEEDS_PACKAGE: QT_TRANSLATE_NOOP("Problems", "To read {path} the Python package {package} is needed, which is not installed here."),
    FormatReason.UNKNOWN_ENCODING: QT_TRANSLATE_NOOP("Problems", "There is no encoding {encoding}; utf-8, cp1251 and latin-1 are some."),
    FormatReason.PARQUET_COLUMNS: QT_TRANSLATE_NOOP("Problems", "{path} needs a column \"word\" of texts and a column \"count\" of whole numbers."),
    FormatReason.BROKEN_PARQUET: QT_TRANSLATE_NOOP("Problems", "{path} is no Parquet table, or a damaged one; get another copy of it."),
    FormatReason.MIXED_KINDS: QT_TRANSLATE_NOOP("Problems", "Word counts and texts cannot be one corpus; open {path} by itself."),
    FormatReason.SESSION_AMONG_FILES: QT_TRANSLATE_NOOP("Problems", "{path} is a session, which is opened by itself, not together with other files."),
    FormatReason.CANNOT_WRITE: QT_TRANSLATE_NOOP("Problems", "{path} could not be written ({why}); what was there is untouched, choose another place."),
    FormatReason.NO_SPACE: QT_TRANSLATE_NOOP("Problems", "{path} could not be written, the disk is full; what was there is untouched, make room and try again."),
    FormatReason.ROW_WITHOUT_TAB: QT_TRANSLATE_NOOP("Problems", "Line {line} of {path} has no tab; each line is a word, a tab and a count."),
    FormatReason.ROW_WITH_TABS: QT_TRANSLATE_NOOP("Problems", "Line {line} of {path} has more than one tab; a tab inside a word is written \\t."),
    FormatReason.ROW_ESCAPE: QT_TRANSLATE_NOOP("Problems", "Line {line} of {path} holds {escape}, which means nothing; a backslash is written \\\\."),
    FormatReason.ROW_TOO_LONG: QT_TRANSLATE_NOOP("Problems", "Line {line} of {path} is longer than {longest} characters, and no word is; each line is a word, a tab and a count."),
    FormatReason.ROW_COUNT: QT_TRANSLATE_NOOP("Problems", "Line {line} of {path} has the count \"{count}\"; counts are whole numbers from 1 to 9223372036854775807."),
    FormatReason.NOT_JSON: QT_TRANSLATE_NOOP("Problems", "{path} is no tokenizer; open a session saved by this program (.bpe.json)."),
    FormatReason.BROKEN_JSON: QT_TRANSLATE_NOOP("Problems", "{path} is damaged at line {line}, column {column}; open another copy of it."),
    FormatReason.UNUSABLE_JSON: QT_TRANSLATE_NOOP("Problems", "{path} is nested too deep or holds an impossible number, so it is no session of this program."),
    FormatReason.NOT_A_SESSION: QT_TRANSLATE_NOOP("Problems", "{path} is JSON of another kind; open a session saved by this program (.bpe.json)."),
    FormatReason.NEWER_FORMAT: QT_TRANSLATE_NOOP("Problems", "{path} was saved by a newer version (format {format}, this one reads up to {newest}); update the program to open it."),
    FormatReason.FIELD_MISSING: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} is missing; open another copy of it."),
    FormatReason.FIELD_NOT_TEXT: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should be a text."),
    FormatReason.FIELD_EMPTY: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should not be empty."),
    FormatReason.FIELD_NOT_A_NUMBER: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should be a whole number from {least} to {most}."),
    FormatReason.FIELD_NOT_A_LIST: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should be a list."),
    FormatReason.FIELD_NOT_A_ROW: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should be a list of a word and a count."),
    FormatReason.FIELD_NOT_AN_OBJECT: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} should be an object with named fields."),
    FormatReason.FIELD_UNKNOWN: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: this program does not know {value} as {field}."),
    FormatReason.FIELD_TWICE: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} is {value}, which stands there already."),
    FormatReason.FIELD_NOT_BYTES: QT_TRANSLATE_NOOP("Problems", "{path} cannot be opened: {field} holds more than bytes, while the unit is bytes."),
    FormatReason.CORPUS_GONE: QT_TRANSLATE_NOOP("Problems", "The corpus of this session, {path}, is no longer there: its rules cut text, but no more can be learned; put the file back and open the session again."),
    FormatReason.CORPUS_CHANGED: QT_TRANSLATE_NOOP("Problems", "The corpus of this session, {path}, has changed since: its rules cut text, but no more can be learned; open the file itself to learn from it as it is now."),
    FormatReason.NOT_AN_EXERCISE_SET: QT_TRANSLATE_NOOP("Problems", "{path} is no set of exercises; open one that was exported from Practice (.exercises.json)."),
    FormatReason.NO_EXERCISE: QT_TRANSLATE_NOOP("Problems", "No exercise can be made from {path}: its words and rules are too few for the kinds chosen; open another set."),
    FormatReason.HELD_OUT_TOO_LONG: QT_TRANSLATE_NOOP("Problems", "{path} does not fit: held-out texts may have {most} characters together; take a shorter text."),
    FormatReason.HELD_OUT_EMPTY: QT_TRANSLATE_NOOP("Problems", "{path} holds no text that could be measured; choose another file."),
}  # fmt: skip
"""The English sentence of every reason, in the translation context "Problems"."""

WHY: dict[StrEnum, str] = {
    OsReason.PERMISSION: QT_TRANSLATE_NOOP("Problems", "permission denied"),
    OsReason.READ_ONLY: QT_TRANSLATE_NOOP("Problems", "the disk or folder is read-only"),
    OsReason.NO_FOLDER: QT_TRANSLATE_NOOP("Problems", "the folder is not there"),
    OsReason.NAME: QT_TRANSLATE_NOOP("Problems", "the name is not possible"),
    OsReason.BUSY: QT_TRANSLATE_NOOP("Problems", "another program uses it"),
    OsReason.DEVICE: QT_TRANSLATE_NOOP("Problems", "the device does not answer"),
    OsReason.NOT_A_FILE: QT_TRANSLATE_NOOP("Problems", "it is no ordinary file"),
}  # fmt: skip
"""What {why} says in such a sentence when the operating system refused a file."""


def sentence(
    problem: Problem, translate: Callable[[str], str] = str, number: Callable[[int], str] = str
) -> str:
    """The sentence of a problem, in one line of plain text.

    `translate` gives it in another language, `number` writes whole numbers as that language does.
    """
    template = SENTENCES.get(problem.reason, "{reason}")
    values = {
        name: translate(WHY[value])
        if isinstance(value, OsReason)
        else plain(number(value) if isinstance(value, int) else value)
        for name, value in problem.values.items()
    }
    return translate(template).format_map(_Values(values, reason=str(problem.reason)))


def plain(value: str | int, longest: int = LONGEST_VALUE) -> str:
    r"""A value as it may stand in a sentence: no control characters, not too long.

    >>> plain("a\nb")
    'a\\nb'
    """
    text = str(value)
    if len(text) > longest:
        half = (longest - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    return _NOT_PLAIN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


A_PART_HELPS = frozenset(
    (
        CoreReason.WORD_TOO_LONG,
        CoreReason.MARKS_WITHOUT_END,
        CoreReason.TOO_MANY_WORDS,
        CoreReason.TOO_MANY_SYMBOLS,
        CoreReason.NO_MEMORY,
    )
)
"""Where the whole of a corpus does not fit, and its beginning may."""


class _Values(dict[str, str]):
    """A placeholder that nobody filled stays visible instead of raising while a problem is being told."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"
