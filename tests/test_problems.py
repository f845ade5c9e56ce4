"""Every problem can be told to people, in one line, in any language."""

from __future__ import annotations

import errno
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from enum import StrEnum
from pathlib import Path
from string import Formatter

import pytest

from bpe_gui import problems
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.formats.os_reasons import OsReason, os_reason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.problems import LONGEST_VALUE, SENTENCES, WHY, plain, sentence

REASONS: list[StrEnum] = [*CoreReason, *FormatReason]

# The values that each reason is raised with.
VALUES: dict[StrEnum, set[str]] = {
    CoreReason.NO_SUCH_PAIR: {"left", "right"},
    CoreReason.EMPTY_SPECIAL_TOKEN: set(),
    CoreReason.COUNT_OUT_OF_RANGE: {"word", "count"},
    CoreReason.MARKER_WITHOUT_PLACE: {"pretokenizer"},
    CoreReason.UNKNOWN_ID: {"id", "size"},
    CoreReason.NEGATIVE: {"name", "value"},
    CoreReason.WORD_TOO_LONG: {"pretokenizer", "longest"},
    CoreReason.MARKS_WITHOUT_END: {"longest"},
    CoreReason.NO_MEMORY: set(),
    CoreReason.TOO_MANY_WORDS: {"most"},
    CoreReason.TOO_MANY_SYMBOLS: {"most"},
    FormatReason.NO_SUCH_FILE: {"path"},
    FormatReason.IS_DIRECTORY: {"path"},
    FormatReason.EMPTY_FOLDER: {"path"},
    FormatReason.FOLDER_WITHOUT_TEXT: {"path", "skipped"},
    FormatReason.CANNOT_READ: {"path", "why"},
    FormatReason.TOO_LARGE: {"path", "largest"},
    FormatReason.NOT_UTF8: {"path", "offset"},
    FormatReason.BINARY: {"path"},
    FormatReason.FILE_SHRANK: {"path"},
    FormatReason.FILE_CHANGED: {"path"},
    FormatReason.BROKEN_ARCHIVE: {"path"},
    FormatReason.ARCHIVE_MEMORY: {"path"},
    FormatReason.NEEDS_PACKAGE: {"path", "package"},
    FormatReason.UNKNOWN_ENCODING: {"encoding"},
    FormatReason.PARQUET_COLUMNS: {"path"},
    FormatReason.BROKEN_PARQUET: {"path"},
    FormatReason.MIXED_KINDS: {"path"},
    FormatReason.SESSION_AMONG_FILES: {"path"},
    FormatReason.CANNOT_WRITE: {"path", "why"},
    FormatReason.NO_SPACE: {"path"},
    FormatReason.ROW_WITHOUT_TAB: {"path", "line"},
    FormatReason.ROW_WITH_TABS: {"path", "line"},
    FormatReason.ROW_ESCAPE: {"path", "line", "escape"},
    FormatReason.ROW_TOO_LONG: {"path", "line", "longest"},
    FormatReason.ROW_COUNT: {"path", "line", "count"},
    FormatReason.NOT_JSON: {"path"},
    FormatReason.BROKEN_JSON: {"path", "line", "column"},
    FormatReason.UNUSABLE_JSON: {"path"},
    FormatReason.NOT_A_SESSION: {"path"},
    FormatReason.NEWER_FORMAT: {"path", "format", "newest"},
    FormatReason.FIELD_MISSING: {"path", "field"},
    FormatReason.FIELD_NOT_TEXT: {"path", "field"},
    FormatReason.FIELD_EMPTY: {"path", "field"},
    FormatReason.FIELD_NOT_A_NUMBER: {"path", "field", "least", "most"},
    FormatReason.FIELD_NOT_A_LIST: {"path", "field"},
    FormatReason.FIELD_NOT_A_ROW: {"path", "field"},
    FormatReason.FIELD_NOT_AN_OBJECT: {"path", "field"},
    FormatReason.FIELD_UNKNOWN: {"path", "field", "value"},
    FormatReason.FIELD_TWICE: {"path", "field", "value"},
    FormatReason.FIELD_NOT_BYTES: {"path", "field"},
    FormatReason.CORPUS_GONE: {"path"},
    FormatReason.CORPUS_CHANGED: {"path"},
    FormatReason.NOT_AN_EXERCISE_SET: {"path"},
    FormatReason.NO_EXERCISE: {"path"},
    FormatReason.HELD_OUT_TOO_LONG: {"path", "most"},
    FormatReason.HELD_OUT_EMPTY: {"path"},
}


def test_every_reason_has_a_sentence_and_nothing_else_has_one() -> None:
    assert set(SENTENCES) == set(REASONS)


@pytest.mark.parametrize("reason", REASONS)
def test_a_sentence_uses_the_values_that_its_reason_brings(reason: StrEnum) -> None:
    asked = {name for _, name, _, _ in Formatter().parse(SENTENCES[reason]) if name is not None}
    assert asked == VALUES[reason]
    assert SENTENCES[reason].endswith(".")
    assert "\n" not in SENTENCES[reason]


@pytest.mark.parametrize("reason", REASONS)
def test_reasons_are_raised_with_those_values(reason: StrEnum) -> None:
    """The places that raise a reason, as written in the source, name each value."""
    source = Path(problems.__file__).parent
    calls = [
        call
        for part in ("core", "formats", "document", "commands")
        for path in (source / part).glob("*.py")
        for call in re.findall(
            rf"Problem\(\s*{type(reason).__name__}\.{reason.name}\b([^()]*(?:\([^()]*\)[^()]*)*)\)",
            path.read_text(encoding="utf-8"),
        )
    ]
    assert calls
    for call in calls:
        assert set(re.findall(r"(\w+)=", call)) == VALUES[reason]


def test_values_are_filled_in_as_plain_text() -> None:
    problem = Problem(FormatReason.NO_SUCH_FILE, path="a\n<b>{path}\x1b[31m\udcff\u202e")
    assert sentence(problem) == (
        r"There is no file a\n<b>{path}\x1b[31m\udcff\u202e; check its name and folder."
    )


def test_long_values_lose_their_middle() -> None:
    assert plain("x" * LONGEST_VALUE) == "x" * LONGEST_VALUE
    short = plain("a" + "x" * 5000 + "b")
    assert len(short) <= LONGEST_VALUE
    assert re.fullmatch("ax+…x+b", short)


def test_sentences_are_translated_before_the_values_are_filled_in() -> None:
    problem = Problem(CoreReason.UNKNOWN_ID, id=7, size=3)
    told = sentence(
        problem, {SENTENCES[CoreReason.UNKNOWN_ID]: "{size} símbolos, ninguno es {id}"}.__getitem__
    )
    assert told == "3 símbolos, ninguno es 7"


def test_a_value_that_is_missing_does_not_raise() -> None:
    assert (
        sentence(Problem(FormatReason.NO_SUCH_FILE)) == "There is no file {path}; check its name and folder."
    )


def test_the_systems_refusals_are_translated() -> None:
    problem = Problem(FormatReason.CANNOT_READ, path="x", why=os_reason(PermissionError(13, "Zugriff")))
    words = {SENTENCES[FormatReason.CANNOT_READ]: "{path}: {why}", "permission denied": "permiso denegado"}
    assert sentence(problem, words.__getitem__) == "x: permiso denegado"
    assert set(WHY) == set(OsReason)


@pytest.mark.parametrize("number", [errno.ELOOP, errno.EISDIR, errno.ENXIO])
def test_a_link_to_itself_a_folder_and_a_socket_are_no_ordinary_files(number: int) -> None:
    assert os_reason(OSError(number, "the system's words")) is OsReason.NOT_A_FILE


def test_a_rare_refusal_keeps_the_systems_words() -> None:
    assert os_reason(OSError(84, "strange")) == "strange"


def test_an_unknown_reason_is_told_by_its_name() -> None:
    class OtherReason(StrEnum):
        STRANGE = "strange"

    assert sentence(Problem(OtherReason.STRANGE)) == "strange"


def test_lupdate_finds_every_sentence(tmp_path: Path) -> None:
    catalogue = tmp_path / "problems.ts"
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([lupdate, problems.__file__, "-ts", catalogue], check=True, capture_output=True)
    contexts = ElementTree.parse(catalogue).getroot().findall("context")
    assert [context.findtext("name") for context in contexts] == ["Problems"]
    found = {message.findtext("source") for context in contexts for message in context.findall("message")}
    assert found == {*SENTENCES.values(), *WHY.values()}
