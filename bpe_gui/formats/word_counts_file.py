r"""Tables of word counts: `word<TAB>count` on each line, no header, `\\ \t \n \r` escaped in words."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import regex

from bpe_gui.core.problem import Problem
from bpe_gui.core.safe_cuts import LONGEST_WORD
from bpe_gui.core.slices import result_of
from bpe_gui.core.units import clean
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.byte_stream import SUFFIXES
from bpe_gui.formats.parquet_file import reading_parquet
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.table_rows import Rows, Table
from bpe_gui.formats.text_stream import WHOLE, Opener, Part, TextBlocks, TextFacts, examine, file_opener

PARQUET = ".parquet"

_LINE_END = regex.compile(r"\r\n|\n|\r")
_LAST_LINE_END = regex.compile(r"(?r)\r\n|\n|\r")
_COUNT = regex.compile(r"[0-9]{1,30}")
_ESCAPE = regex.compile(r"\\(.?)")
_TO_ESCAPE = str.maketrans({"\\": r"\\", "\t": r"\t", "\n": r"\n", "\r": r"\r"})
# The share of the time that finding the encoding takes.
_LOOKING = 0.1
_MEANING = {"\\": "\\", "t": "\t", "n": "\n", "r": "\r"}


def is_table(path: Path) -> bool:
    """Whether a file is a table of word counts, by its name: `.tsv`, also packed, or `.parquet`."""
    name = path.name.lower()
    for suffix in SUFFIXES:
        name = name.removesuffix(suffix)
    return name.endswith((".tsv", PARQUET))


def is_parquet(path: Path) -> bool:
    """Whether a file is a table in Parquet, by its name."""
    return path.name.lower().endswith(PARQUET)


def read_word_counts(path: Path, encoding: str | None = None) -> list[tuple[str, int]]:
    """The rows of a table, words as they stand; raises what `reading_word_counts` raises."""
    return result_of(reading_word_counts(path, encoding)).rows


def reading_word_counts(
    path: Path, encoding: str | None = None, part: Part = WHOLE
) -> Generator[float, None, Table]:
    """Reads a table, yielding the share of it that is read.

    Raises what `examine` and `reading_parquet` raise, and Problem(ROW_WITHOUT_TAB, ROW_WITH_TABS, ROW_ESCAPE,
    ROW_COUNT, TOO_MANY_WORDS).
    """
    if is_parquet(path):
        return (yield from reading_parquet(path, part))
    return (yield from reading_table(file_opener(path, hashed=True), encoding, part))


def reading_table(
    open_it: Opener, encoding: str | None = None, part: Part = WHOLE
) -> Generator[float, None, Table]:
    """Reads a table of text from whatever can be opened twice; see `reading_word_counts`."""
    # Two passes: the encoding shows only at the end, and millions of rows take ten times as long as this.
    facts = yield from _shares(examine(open_it, encoding, keep=0), 0.0, _LOOKING)
    blocks = TextBlocks(open_it, facts.encoding, facts.stamp)
    rows = Rows(part)
    try:
        number = 0  # of lines
        empty = False
        for text in _whole_lines(blocks):
            lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
            while lines and not lines[-1]:
                lines.pop()
            if empty and lines:  # empty lines may stand at the end only
                raise Problem(FormatReason.ROW_WITHOUT_TAB, path=facts.name, line=number + 1)
            empty = text.endswith(("\n", "\r")) or not lines
            if not rows.extend([_row(line, facts.name, at) for at, line in enumerate(lines, number + 1)]):
                return rows.table(facts, is_part=True)
            number += len(lines)
            yield _LOOKING + (1 - _LOOKING) * max(blocks.share, rows.share)
        return rows.table(facts)
    except BaseException:
        rows.forget()
        raise


def write_word_counts(path: Path, rows: Iterable[tuple[str, int]]) -> None:
    """Writes a table, whole or not at all; Problem(CANNOT_WRITE, NO_SPACE)."""
    write_atomically(path, word_counts_to_bytes(rows))


def word_counts_to_bytes(rows: Iterable[tuple[str, int]]) -> bytes:
    r"""The table that holds the rows, in UTF-8 with LF.

    >>> word_counts_to_bytes([("a\tb", 2)])
    b'a\\tb\t2\n'
    """
    table = "".join(f"{clean(word)[0].translate(_TO_ESCAPE)}\t{count}\n" for word, count in rows)
    # A first word that begins with U+FEFF would lose it as a byte order mark when the table is read.
    mark = "\ufeff" if table.startswith("\ufeff") else ""
    return (mark + table).encode()


def _whole_lines(blocks: TextBlocks) -> Iterator[str]:
    """The lines of blocks, many at once, without the line end of the last of them."""
    begun: list[str] = []  # a line that is not at its end
    length = 0
    carried = ""
    for block in blocks:
        text = carried + block
        carried = "\r" if text.endswith("\r") else ""  # may be the first half of CRLF
        text = text.removesuffix("\r")
        found = _LAST_LINE_END.search(text)
        if found:
            yield "".join(begun) + text[: found.start()]
            begun, length = [], 0
            text = text[found.end() :]
        begun.append(text)
        length += len(text)
        if length > LONGEST_WORD:
            line = blocks.decoder.line_ends.all + 1
            raise Problem(FormatReason.ROW_TOO_LONG, path=blocks.name, line=line, longest=LONGEST_WORD)
    if length:
        yield "".join(begun)


def _shares(
    work: Generator[float, None, TextFacts], start: float, length: float
) -> Generator[float, None, TextFacts]:
    """The same work as a share of more work."""
    while True:
        try:
            share = next(work)
        except StopIteration as stop:
            facts: TextFacts = stop.value
            return facts
        yield start + length * share


def _row(line: str, name: str, number: int) -> tuple[str, int]:
    word, tab, count = line.partition("\t")
    if count.isascii() and count.isdigit() and len(count) < 19 and count[0] != "0" and "\\" not in word:
        return word, int(count)
    if not tab:
        raise Problem(FormatReason.ROW_WITHOUT_TAB, path=name, line=number)
    if "\t" in count:
        raise Problem(FormatReason.ROW_WITH_TABS, path=name, line=number)
    if not _COUNT.fullmatch(count) or not 1 <= int(count) <= LARGEST_COUNT:
        raise Problem(FormatReason.ROW_COUNT, path=name, line=number, count=count)
    if "\\" in word:
        for escape in _ESCAPE.finditer(word):
            if escape[1] not in _MEANING:
                raise Problem(FormatReason.ROW_ESCAPE, path=name, line=number, escape=escape[0])
        word = _ESCAPE.sub(lambda escape: _MEANING[escape[1]], word)
    return word, int(count)
