"""The corpus of a document: a text, or a table of word counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

import regex

from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import Tick, WordCounts, count_rows, count_text

# QPlainTextEdit takes 0.4 s a key in a line of a million characters; 20,000 are still quick.
LONGEST_EDITED_LINE = 20_000
LARGEST_EDITED_TEXT = 2_000_000
# An editor drops or changes these: separators become line ends, a BOM vanishes, U+FDD0/1 are Qt's
# own marks for frames, U+FFFC stands for an object, NUL ends strings, surrogates are no text.
_NOT_KEPT = regex.compile("[\u2028\u2029\ufeff\ufdd0\ufdd1\ufffc\x00\ud800-\udfff]")
_LINE_END = regex.compile("\r\n|\r|\n")


class ReadOnly(Enum):
    """Why the corpus cannot be edited where it is shown."""

    COUNTS = auto()
    LARGE = auto()
    LONG_LINE = auto()
    CHARACTERS = auto()


@dataclass(frozen=True, slots=True)
class Corpus:
    """What the rules are learned from: `rows` of word counts when it has them, else `text`.

    `sample` is the name of the shipped corpus that it is, `path` the file it came from; `newline`
    is the line end that all its lines share, which an edit keeps.
    """

    text: str = ""
    rows: tuple[tuple[str, int], ...] | None = None
    sample: str | None = None
    path: Path | None = None
    newline: str = "\n"

    @property
    def size(self) -> int:
        """Its size in code points, or in distinct words for word counts: how long counting takes."""
        return len(self.text) if self.rows is None else len(self.rows)

    @property
    def name(self) -> str:
        """The file's name, or nothing."""
        return self.path.name if self.path else ""

    def read_only(self) -> ReadOnly | None:
        """Why an editor could not keep this corpus as it is, or None."""
        if self.rows is not None:
            return ReadOnly.COUNTS
        if len(self.text) > LARGEST_EDITED_TEXT:
            return ReadOnly.LARGE
        if longest_line(self.text) > LONGEST_EDITED_LINE:
            return ReadOnly.LONG_LINE
        if _NOT_KEPT.search(self.text) or line_end(self.text) is None:
            return ReadOnly.CHARACTERS
        return None

    def count(self, settings: Settings, tick: Tick) -> WordCounts:
        """Its word counts."""
        if self.rows is not None:
            return count_rows(self.rows, settings)
        return count_text([self.text], settings, tick)


def line_end(text: str) -> str | None:
    """The line end that all lines of the text share (LF when there is none), or None when they differ."""
    if "\r" not in text:
        return "\n"
    kinds = set(_LINE_END.findall(text))
    return kinds.pop() if len(kinds) == 1 else None


def longest_line(text: str) -> int:
    """The length of the longest line, in code points."""
    return max(map(len, _LINE_END.split(text)), default=0)


def cleaned(text: str) -> str:
    """The text as an editor can keep it: LF line ends, no BOM, and U+FFFD for what is no text."""
    text = regex.sub("\r\n|\r|\u2028|\u2029", "\n", text.removeprefix("\ufeff"))
    return _NOT_KEPT.sub("\ufffd", text)
