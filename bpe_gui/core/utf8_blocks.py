"""UTF-8 of many texts, read by several threads in blocks that can be counted apart."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from threading import Event, Lock
from typing import Protocol

import numpy

from bpe_gui.core.kernels._layout import LINES, SLACK, SPACES, WHITE_SPACE
from bpe_gui.core.packed_words import Bytes
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer

_ENCODE_AT_ONCE = 1 << 16
_BOM = b"\xef\xbb\xbf"
_LF = 10
_LINE_ENDS = b"\r\n"
_WHITE_SPACE = b"\t\n\x0b\x0c\r "


class InvalidText(Exception):
    """The text is no UTF-8, holds what must be replaced, or cannot be cut here: `count_blocks` reads it."""


class Source(Protocol):
    """UTF-8 that is read from its beginning to its end."""

    @property
    def share(self) -> float:
        """The share of it that is read, from 0 to 1."""

    def read_into(self, room: memoryview) -> int:
        """Writes the next bytes and says how many; 0 only at the end."""


Opening = Callable[[], AbstractContextManager[Source]]
"""Opens a text at its beginning."""


class TextSource(AbstractContextManager["TextSource"]):
    """A text in memory, encoded a little at a time; a lone surrogate raises InvalidText."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._pending = memoryview(b"")

    @property
    def share(self) -> float:
        """The share of it that is read, from 0 to 1."""
        return self._place / len(self._text) if self._text else 1.0

    def read_into(self, room: memoryview) -> int:
        """Writes the next bytes and says how many; 0 only at the end."""
        if not self._pending:
            piece = self._text[self._place : self._place + _ENCODE_AT_ONCE]
            self._place += len(piece)
            try:
                self._pending = memoryview(piece.encode())
            except UnicodeEncodeError as error:
                raise InvalidText from error
        size = min(len(room), len(self._pending))
        room[:size] = self._pending[:size]
        self._pending = self._pending[size:]
        return size

    def __exit__(self, *_: object) -> None:
        self._pending = memoryview(b"")


class Reader:
    """Gives each thread its next block, which begins with a word and ends behind one."""

    def __init__(
        self,
        openings: Sequence[Opening],
        sizes: Sequence[int],
        pretokenizer: Pretokenizer,
        marked: bool,
        block: int,
        longest: int,
    ) -> None:
        self.kind, self.separators, self.classes = _cutting(pretokenizer)
        self.longest = longest
        self._pretokenizer = pretokenizer
        self.share = 0.0
        self.stop = Event()
        self._lock = Lock()
        self._waiting = iter(zip(openings, sizes, strict=True))
        self._all = max(1, sum(sizes))
        self._marked, self._block = marked, block
        self._opened = ExitStack()
        self._source: Source | None = None
        self._size = self._before = 0  # of this text, and of those before it
        self._position = 0  # of the next byte among those of all texts
        self._rest = b""  # the beginning of a word, which the block before had to leave
        self._begins = True

    def fill(self, room: Room) -> Block | None:
        """Reads the next block, or None at the end of all texts."""
        with self._lock:
            while not self.stop.is_set():
                if self._source is None:
                    following = next(self._waiting, None)
                    if following is None:
                        break
                    opening, self._size = following
                    self._source, self._begins = self._opened.enter_context(opening()), True
                if block := self._read(self._source, room):
                    return block
        return None

    def close(self) -> None:
        """Closes the text that is being read."""
        self._opened.close()

    def too_long(self) -> Problem:
        """The problem of a word that is longer than any word."""
        return Problem(CoreReason.WORD_TOO_LONG, pretokenizer=self._pretokenizer, longest=self.longest)

    def _read(self, source: Source, room: Room) -> Block | None:
        from bpe_gui.core.kernels.counting import last_cut

        filled, start, begins = len(self._rest), 0, self._begins
        aim = filled + self._block + (len(_BOM) if begins else 0)
        room.grow(aim)
        room.view[:filled] = self._rest
        while True:
            while filled < aim and (read := source.read_into(room.view[filled:aim])):
                filled += read
            self.share = min(1.0, (self._before + self._size * source.share) / self._all)
            if begins and self._marked and room.view[: min(filled, len(_BOM))] == _BOM:
                start = len(_BOM)
            if filled < aim:
                return self._end(room, start, filled)
            cut = last_cut(room.data, start, filled, self.separators, self.kind, self.classes)
            if cut > start:
                self._rest = bytes(room.view[cut:filled])
                block = Block(start, cut, self._position, False)
                self._position += cut
                self._begins = False
                return block
            if filled - start > self.longest and code_points(room.view[start:filled]) > self.longest:
                # The GPT patterns can be cut at more places, which `count_blocks` knows.
                raise InvalidText if self.kind < SPACES else self.too_long()
            aim = 2 * filled
            room.grow(aim)

    def _end(self, room: Room, start: int, filled: int) -> Block | None:
        """The last block of a text; none for a text without any word."""
        room.data[filled] = _LF
        block = Block(start, filled, self._position, True)
        is_empty = self._begins and start == filled
        # A last word without a letter has its place, too.
        self._position += filled + 1
        self._before += self._size
        self._opened.close()
        self._source, self._rest = None, b""
        return None if is_empty else block


@dataclass(frozen=True, slots=True)
class Block:
    """Where the words of a block begin and end in a thread's room, and where that begins among all texts."""

    start: int
    end: int
    base: int
    last: bool


class Room:
    """The bytes that one thread counts, and SLACK more."""

    def __init__(self) -> None:
        self._set(numpy.zeros(SLACK, numpy.uint8))

    def grow(self, size: int) -> None:
        """Makes room for so many bytes; those that are there stay."""
        if size > len(self.view):
            larger = numpy.zeros(size + SLACK, numpy.uint8)
            larger[: len(self.data)] = self.data
            self._set(larger)

    def _set(self, data: Bytes) -> None:
        self.data = data
        self.view = data.data[:-SLACK]


def code_points(data: memoryview) -> int:
    """How many code points UTF-8 has that may end within one; InvalidText for what is no UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        return sum(
            len(decoder.decode(data[start : start + _ENCODE_AT_ONCE]))
            for start in range(0, len(data), _ENCODE_AT_ONCE)
        )
    except UnicodeDecodeError as error:
        raise InvalidText from error


def _cutting(pretokenizer: Pretokenizer) -> tuple[int, Bytes, Bytes]:
    """How the kernels call a pretokenizer, the ASCII that ends its words, the classes of code points."""
    separators, classes = numpy.zeros(256, numpy.uint8), numpy.zeros(0, numpy.uint8)
    match pretokenizer:
        case Pretokenizer.SPACES:
            kind, characters = SPACES, _LINE_ENDS + b" "
        case Pretokenizer.LINES:
            kind, characters = LINES, _LINE_ENDS
        case Pretokenizer.WHITESPACE | Pretokenizer.MARKER | Pretokenizer.END_MARKER:
            kind, characters = WHITE_SPACE, _WHITE_SPACE
        case _:
            from bpe_gui.core.fast_words import CUTTING, character_classes

            kind, characters = CUTTING[pretokenizer], b""
            classes = character_classes()
    separators[list(characters)] = 1
    return kind, separators, classes
