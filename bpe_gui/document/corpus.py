"""The corpus of a document: a text, or a table of word counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

import regex

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.settings import Settings
from bpe_gui.core.units import clean
from bpe_gui.core.word_counts import SLICE_ROWS, CountedBlocks, Tick, WordCounts, count_rows, count_text
from bpe_gui.formats.line_ends import newline_of

if TYPE_CHECKING:
    from bpe_gui.formats.session_file import SavedFile
    from bpe_gui.formats.text_stream import TextFacts

# QPlainTextEdit takes 0.4 s a key in a line of a million characters; 20,000 are still quick.
LONGEST_EDITED_LINE = 20_000
LARGEST_EDITED_TEXT = 2_000_000
LEAST_COMPILED = 100_000
"""Code points; what is smaller is counted as soon in readable code."""
UTF_8 = "utf-8"
# An editor drops or changes these: separators become line ends, a BOM vanishes, U+FFFE at the start swaps
# the bytes of the whole text, U+FDD0/1 are Qt's own marks for frames, U+FFFC stands for an object, NUL ends
# strings on the clipboard, surrogates are no text.
_NOT_KEPT = regex.compile("[\u2028\u2029\ufeff\ufffe\ufdd0\ufdd1\ufffc\x00\ud800-\udfff]")
_SEPARATOR = regex.compile("\r\n|\r|\u2028|\u2029")


class ReadOnly(Enum):
    """Why the corpus cannot be edited where it is shown."""

    COUNTS = auto()
    LARGE = auto()
    FILES = auto()
    LONG_LINE = auto()
    CHARACTERS = auto()
    PART = auto()


@dataclass(frozen=True, slots=True)
class Source:
    """The files that a corpus was read from, as they were, and what was read; `tables` are of word counts.

    `texts` are those of several files where `text` joins them.
    """

    files: tuple[SavedFile, ...]
    text: str = ""
    rows: tuple[tuple[str, int], ...] | None = None
    tables: bool = False
    texts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Corpus:
    """What the rules are learned from: `rows` of word counts when it has them, else `text`.

    `sample` is the name of the shipped corpus that it is, `path` the file it came from; `newline`
    is the line end that all its lines share, which an edit keeps; `source` is where a large one can be
    read again. `files` tells what the files were, `skipped` how many of a folder were no text, and `left_out`
    how many files more there are of which a part has nothing.

    A text too large to be edited, several texts that must not become one, or a part of a text stay in their
    files: `backed` holds their SHA-256 and encodings, and `text` is only their beginning.
    """

    text: str = ""
    rows: tuple[tuple[str, int], ...] | None = None
    sample: str | None = None
    path: Path | None = None
    newline: str = "\n"
    source: Source | None = field(default=None, compare=False, repr=False)
    files: tuple[TextFacts, ...] = field(default=(), compare=False, repr=False)
    skipped: int = field(default=0, compare=False)
    left_out: int = field(default=0, compare=False)
    backed: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @classmethod
    def of_text(
        cls,
        text: str,
        *,
        sample: str | None = None,
        path: Path | None = None,
        source: Source | None = None,
    ) -> Corpus:
        """A text as the corpus, with the line end that its lines share."""
        return cls(text, sample=sample, path=path, newline=line_end(text) or "\n", source=source)

    @property
    def size(self) -> int:
        """Its size in code points, or in distinct words for word counts: how long counting takes."""
        if self.backed:
            return sum(file.characters for file in self.files)
        return len(self.text) if self.rows is None else len(self.rows)

    @property
    def content(self) -> tuple[object, ...]:
        """What is learned from: two corpora of the same content give the same rules."""
        return self.rows, self.backed, self.texts

    @property
    def is_text_here(self) -> bool:
        """Whether it is a text, and `text` is what is learned from."""
        return self.rows is None and not self.backed

    @property
    def is_whole(self) -> bool:
        """Whether `text` is all of it, or only the beginning."""
        return not self.backed or len(self.text) >= self.size

    @property
    def is_part(self) -> bool:
        """Whether it is only the beginning of what its files hold."""
        untouched = bool(self.backed) or self.rows is not None
        return untouched and (self.left_out > 0 or any(file.is_part for file in self.files))

    @property
    def read_from(self) -> Source | None:
        """The files that hold it, or None: an edit leaves them behind."""
        source = self.source
        return source if source and (self.text, self.rows) == (source.text, source.rows) else None

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts that are here, each to be cut by itself: one, or those of several files until an edit."""
        source = self.read_from
        return source.texts if source and source.texts else (self.text,)

    @property
    def name(self) -> str:
        """The file's name, with the number of files that follow it, or nothing."""
        if self.path is None:
            return ""
        return self.path.name if len(self.files) < 2 else f"{self.path.name} + {len(self.files) - 1}"

    def read_only(self) -> ReadOnly | None:
        """Why an editor could not keep this corpus as it is, or None."""
        if self.is_part:
            return ReadOnly.PART
        if self.rows is not None:
            return ReadOnly.COUNTS
        if self.size > LARGEST_EDITED_TEXT:
            return ReadOnly.LARGE
        if self.backed:
            return ReadOnly.FILES
        if longest_line(self.text) > LONGEST_EDITED_LINE:
            return ReadOnly.LONG_LINE
        if not_kept(self.text, 1) or line_end(self.text) is None:
            return ReadOnly.CHARACTERS
        return None

    def count(self, settings: Settings, tick: Tick, engines: Engines = READABLE) -> WordCounts:
        """Its word counts."""
        return self.counted(settings, tick, engines).counts

    def counted(self, settings: Settings, tick: Tick, engines: Engines = READABLE) -> CountedBlocks:
        """Its word counts, and how many code points of it are no text; what is in files is read again.

        Raises what reading raises, and what `count_blocks` raises.
        """
        if engines is not READABLE and (counted := self._count_compiled(settings, tick)):
            return counted
        if self.backed:
            return self._count_files(settings, tick)
        if self.rows is not None:
            counts, replaced = count_rows(self.rows, settings, tick), 0
            for start in range(0, len(self.rows), SLICE_ROWS):
                replaced += sum(clean(word)[1] for word, _ in self.rows[start : start + SLICE_ROWS])
                tick(1.0)
            return CountedBlocks(counts, replaced)
        return CountedBlocks(count_text(self.texts, settings, tick), clean(self.text)[1])

    def _count_compiled(self, settings: Settings, tick: Tick) -> CountedBlocks | None:
        """The same from compiled code; None where that cannot read these texts, or would not be quicker."""
        if self.rows is not None or self.size < LEAST_COMPILED:
            return None
        # Here and below, because the window opens sooner without them.
        from bpe_gui.core.compiled_counting import InvalidText, can_count, count_strings
        from bpe_gui.formats.text_stream import file_opener
        from bpe_gui.formats.utf8_files import count_utf8

        if not can_count(settings):
            return None
        try:
            if not self.backed:
                return CountedBlocks(count_strings(self.texts, settings, tick).word_counts(), 0)
            if any(file.encoding != UTF_8 or file.broken or file.is_part for file in self.files):
                return None
            openers = [file_opener(Path(file.name)) for file in self.files]
            packed = count_utf8(openers, settings, tick, [file.stamp for file in self.files])
            return CountedBlocks(packed.word_counts(), 0)
        except InvalidText:
            return None

    def _count_files(self, settings: Settings, tick: Tick) -> CountedBlocks:
        from bpe_gui.core.block_counting import count_blocks
        from bpe_gui.formats.text_stream import TextBlocks, file_opener

        texts = [
            TextBlocks(file_opener(Path(file.name)), file.encoding, file.stamp, file.first)
            for file in self.files
        ]
        sizes = [file.text_bytes for file in self.files]
        all_, before, at = max(1, sum(sizes)), 0, 0

        def watched() -> Iterator[TextBlocks]:
            nonlocal before, at
            for number, text in enumerate(texts):
                at = number
                yield text
                before += sizes[number]

        work = count_blocks(watched(), settings)
        while True:
            try:
                next(work)
            except StopIteration as stop:
                counted: CountedBlocks = stop.value
                return counted
            tick(min(1.0, (before + sizes[at] * texts[at].share) / all_))


def line_end(text: str) -> str | None:
    """The line end that all lines of the text share (LF when there is none), or None when they differ."""
    return newline_of(text)


def longest_line(text: str) -> int:
    """The length of the longest line, in code points; only LF, CRLF and CR end one.

    >>> longest_line("uno\\r\\ndos y\\rt")
    5
    """
    return max(map(len, with_lf(text).split("\n")))


def line_count(text: str) -> int:
    """How many lines the text has; a line end at its very end begins no further one.

    >>> line_count(""), line_count("uno"), line_count("uno\\r\\ndos\\r\\n"), line_count("\\n\\n")
    (0, 1, 2, 2)
    """
    ends = text.count("\n") + text.count("\r") - text.count("\r\n")
    return ends + (not text.endswith(("\n", "\r"))) if text else 0


def with_lf(text: str) -> str:
    """The text with LF for CRLF and CR."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def not_kept(text: str, most: int) -> list[str]:
    """The first few different characters that an editor would drop or change; line ends are not among them.

    >>> not_kept("uno\\x00dos\\ufeff\\x00", 3) == ["\\x00", "\\ufeff"]
    True
    """
    found: dict[str, None] = {}
    for character in _NOT_KEPT.finditer(text):
        found[character[0]] = None
        if len(found) == most:
            break
    return list(found)


def cleaned(text: str) -> str:
    """The text as an editor can keep it: LF line ends, no byte order mark, U+FFFD for what is no text."""
    return _NOT_KEPT.sub("\ufffd", _SEPARATOR.sub("\n", text.replace("\ufeff", "")))
