"""Where the tokens of a long text stand: its blocks, their heights, a line's index spaces."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import numpy as np
import regex
from numpy.typing import NDArray

from bpe_gui.core.text_change import TextChange
from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.core.units import bytes_shown

LONGEST_BLOCK = 500
"""Code points in one block; a longer line is cut, because a layout's cost grows with its length."""
LONGEST_CLUSTER = 4 * LONGEST_BLOCK
"""A letter with more marks than this is cut all the same, so that no text can stop the window."""
TINTS = 6
NO_TINT = -1

_LINE_FEED, _CARRIAGE_RETURN = 10, 13
# Between two characters of these classes there is always a cluster boundary (Unicode annex 29, GB999).
_APART = regex.compile(r"[\p{GCB=XX}\p{GCB=LV}\p{GCB=LVT}][\p{GCB=XX}\p{GCB=LV}\p{GCB=LVT}]")
_JOINS_NEXT = regex.compile(r"\p{GCB=Prepend}")
_CLUSTER = regex.compile(r"\X")


@dataclass(frozen=True, slots=True)
class ShownToken:
    """One token where it stands in a shown line."""

    start: int
    """UTF-8 byte offset into the shown text; it may lie inside a character."""
    end: int
    id: int | None
    """None: a symbol that is not in the alphabet."""
    place: int
    """Running number in the whole sample, -1 if not known yet; tokens from the limit on are lost."""
    word: EncodedWord | None = field(default=None, compare=False, repr=False)
    """The word of the sample that it is a part of, where the source tells it …"""
    number: int = field(default=0, compare=False, repr=False)
    """… and which of its tokens it is."""

    @property
    def symbol(self) -> str | None:
        """The core's symbol for it; None where the source does not tell the word."""
        return None if self.word is None else self.word.tokens[self.number]


@dataclass(frozen=True, slots=True)
class ShownLine:
    """What is drawn for a piece of the sample; the text may differ from it (glyphs, ids, markers)."""

    text: str
    tokens: Sequence[ShownToken]
    """In order; what lies between them (spaces between words) is untinted."""


class TokensSource(Protocol):
    """A text and its tokens, asked for piece by piece."""

    text: str
    """The (normalised) sample."""

    def shown(self, start: int, end: int) -> ShownLine:
        """What is drawn for `text[start:end]` (code points); asked only for visible pieces."""
        ...

    def span(self, token: ShownToken) -> tuple[int, int] | None:
        """Where a token that tells its word begins and ends in the text, in code points."""
        ...


def tint_numbers(tokens: Sequence[ShownToken]) -> list[int]:
    """The tint of each token of a line: id mod 6, the next one when it equals its left neighbour's."""
    tints = []
    last = NO_TINT
    for token in tokens:
        if token.id is None:
            last = NO_TINT
        else:
            tint = token.id % TINTS
            last = (tint + 1) % TINTS if tint == last else tint
        tints.append(last)
    return tints


def token_text(line: ShownLine, token: ShownToken) -> str:
    """The text of a token as it is shown; bytes that are no text by themselves are written `<C3>`."""
    part = line.text.encode("utf-8", "surrogatepass")[token.start : token.end]
    return bytes_shown(part.decode("utf-8", "surrogateescape"))


class LineIndex:
    """Turns Qt's positions in one line (UTF-16 units) into UTF-8 byte offsets and into text."""

    __slots__ = ("_bytes", "_text", "ascii")

    def __init__(self, text: str) -> None:
        self._text = text
        self.ascii = text.isascii()
        self._bytes: list[int] = [] if self.ascii else _bytes_of_units(text)

    @property
    def units(self) -> int:
        """The length of the line in UTF-16 units."""
        return len(self._text) if self.ascii else len(self._bytes) - 1

    def byte_of(self, unit: int) -> int:
        """The byte offset of the character at a position; that of the character for its low surrogate."""
        return unit if self.ascii else self._bytes[unit]

    def unit_of(self, byte: int, *, behind: bool = False) -> int:
        """The position of the character that holds a byte, or with `behind` the one at or after that byte."""
        if self.ascii:
            return byte
        if behind:
            return bisect_left(self._bytes, byte)
        return bisect_left(self._bytes, self._bytes[bisect_right(self._bytes, byte) - 1])

    def code_point_of(self, unit: int) -> int:
        """The number of code points before a position."""
        return unit if len(self._text) == self.units else len(self.slice(0, unit))

    def slice(self, start: int, end: int) -> str:
        """The text between two positions."""
        if len(self._text) == self.units:
            return self._text[start:end]
        encoded = self._text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end]
        return encoded.decode("utf-16-le", "surrogatepass")


class Kept(NamedTuple):
    """Which blocks stay when a text is changed: those before `first`, and the old ones from `old_last` on.

    These are the new ones from `new_last` on.
    """

    first: int
    old_last: int
    new_last: int

    def number(self, old: int) -> int | None:
        """The new number of a block; None for one that is not kept."""
        if old < self.first:
            return old
        return old - self.old_last + self.new_last if old >= self.old_last else None


class Blocks:
    """The pieces of a text that are laid out one by one: its lines, long ones cut before spaces."""

    __slots__ = ("_starts", "_text")

    def __init__(self, text: str, starts: NDArray[np.int64] | None = None) -> None:
        self._text = text
        self._starts = _starts_in(text, 0, len(text)) if starts is None else starts

    def changed(self, text: str, change: TextChange) -> tuple[Blocks, Kept]:
        """The pieces of the text after a change; only what it touches is cut anew."""
        starts = self._starts
        # A place is kept when the characters on both sides of it are. The block before it may have grown.
        first = max(0, int(np.searchsorted(starts, change.start)) - 1)
        last = int(np.searchsorted(starts, change.old_end, "right"))
        while last < len(starts) and not self._is_border(int(starts[last])):
            last += 1
        begin = int(starts[first])
        end = int(starts[last]) + change.shift if last < len(starts) else len(text)
        middle = _starts_in(text, begin, end)
        if last < len(starts):
            middle = middle[middle < end]  # a line that begins there is a kept block
        kept = Kept(first, last, first + len(middle))
        return Blocks(text, np.concatenate((starts[:first], middle, starts[last:] + change.shift))), kept

    def _is_border(self, place: int) -> bool:
        """Whether a block begins there whatever stands further in front."""
        text = self._text
        return (
            text[place - 1] in "\r\n" or text[place] == " " or bool(_APART.match(text, place - 1, place + 1))
        )

    def __len__(self) -> int:
        return len(self._starts)

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the blocks begin, in code points; the first is 0."""
        return self._starts

    def bounds(self, number: int) -> tuple[int, int]:
        """First and last place of a block in code points, its line end left out."""
        start = int(self._starts[number])
        end = self.end(number)
        text = self._text
        if end > start and text[end - 1] == "\n":
            end -= 1
            if end > start and text[end - 1] == "\r":
                end -= 1
        elif end > start and text[end - 1] == "\r":
            end -= 1
        return start, end

    def end(self, number: int) -> int:
        """Where the next block begins."""
        return int(self._starts[number + 1]) if number + 1 < len(self._starts) else len(self._text)

    def continues(self, number: int) -> bool:
        """Whether a block goes on with the line of the block before it."""
        return number > 0 and self._text[int(self._starts[number]) - 1] not in "\r\n"

    def at(self, place: int) -> int:
        """The block that holds a place of the text."""
        return int(np.searchsorted(self._starts, place, side="right")) - 1

    def estimated_rows(self, columns: float, first: int = 0, last: int | None = None) -> NDArray[np.int64]:
        """About how many rows each block from `first` to `last` takes when a row holds so many characters."""
        last = len(self) if last is None else last
        end = self._starts[last] if last < len(self) else len(self._text)
        lengths = np.diff(self._starts[first:last], append=end)
        return np.maximum(np.ceil(lengths / columns), 1).astype(np.int64)


class Heights:
    """The heights of many blocks, some measured and some estimated, with quick sums.

    Sums are kept for groups of 1,024 blocks, so that measuring one of ten million moves only a short list.
    """

    _GROUP = 1024

    __slots__ = ("_heights", "_tops")

    def __init__(self, heights: NDArray[np.int64]) -> None:
        self._heights = heights
        sums = np.add.reduceat(heights, np.arange(0, len(heights), self._GROUP))
        self._tops = np.concatenate((np.zeros(1, np.int64), np.cumsum(sums)))

    def changed(self, kept: Kept, between: NDArray[np.int64]) -> Heights:
        """The heights after a change, with those of the blocks between the kept ones."""
        heights = self._heights
        return Heights(np.concatenate((heights[: kept.first], between, heights[kept.old_last :])))

    @property
    def total(self) -> int:
        """The height of all blocks."""
        return int(self._tops[-1])

    def put(self, number: int, height: int) -> None:
        """Take a block's measured height in place of its estimate."""
        change = height - int(self._heights[number])
        if change:
            self._heights[number] = height
            self._tops[number // self._GROUP + 1 :] += change

    def top(self, number: int) -> int:
        """The sum of the heights before a block."""
        group = number // self._GROUP
        return int(self._tops[group] + self._heights[group * self._GROUP : number].sum())

    def at(self, y: int) -> tuple[int, int]:
        """The block at a height, and how far below the block's top that is; the last block for too much."""
        group = min(int(np.searchsorted(self._tops, y, side="right")), len(self._tops) - 1) - 1
        first = group * self._GROUP
        ends = self._tops[group] + np.cumsum(self._heights[first : first + self._GROUP])
        within = min(int(np.searchsorted(ends, y, side="right")), len(ends) - 1)
        return first + within, y - int(ends[within] - self._heights[first + within])


def _bytes_of_units(text: str) -> list[int]:
    encoded = np.frombuffer(text.encode("utf-8", "surrogatepass"), np.uint8)
    first = np.flatnonzero((encoded & 0xC0) != 0x80)
    pairs = encoded[first] >= 0xF0
    if pairs.any():
        first = np.repeat(first, 1 + pairs)
    places: list[int] = first.tolist()
    places.append(len(encoded))
    return places


def _starts_in(text: str, start: int, end: int) -> NDArray[np.int64]:
    """Where blocks begin in text[start:end]; the first one begins at `start`."""
    lines = _line_starts(text if end - start == len(text) else text[start:end]) + start
    lengths = np.diff(lines, append=end)
    long = np.flatnonzero(lengths > LONGEST_BLOCK)
    if len(long):
        cuts: list[int] = []
        for number in long.tolist():
            _cut_line(text, int(lines[number]), int(lines[number] + lengths[number]), cuts)
        lines = np.sort(np.concatenate((lines, np.array(cuts, np.int64))))
    return lines


def _line_starts(text: str) -> NDArray[np.int64]:
    if not text:
        return np.zeros(1, np.int64)
    codes = _codes(text)
    ends = np.flatnonzero(codes == _LINE_FEED)
    if "\r" in text:
        returns = np.flatnonzero(codes == _CARRIAGE_RETURN)
        followed = codes[np.minimum(returns + 1, len(codes) - 1)] == _LINE_FEED
        ends = np.sort(np.concatenate((ends, returns[~followed])))
    return np.concatenate((np.zeros(1, np.int64), ends + 1))


def _codes(text: str) -> NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.uint32]:
    # The narrowest array with one number for each code point: 10 million characters take 3 ms as Latin-1,
    # 10 as UTF-16 and 25 as UTF-32.
    try:
        return np.frombuffer(text.encode("latin-1"), np.uint8)
    except UnicodeEncodeError:
        pass
    narrow = text.encode("utf-16-le", "surrogatepass")
    if len(narrow) == 2 * len(text):
        return np.frombuffer(narrow, np.uint16)
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def _cut_line(text: str, start: int, end: int, cuts: list[int]) -> None:
    """Append the places where a line is cut: before a space where there is one in the second half."""
    ascii_only = text.isascii()
    while end > start and text[end - 1] in "\r\n":
        end -= 1  # so that no block holds the line end alone
    while end - start > LONGEST_BLOCK:
        cut = text.rfind(" ", start + LONGEST_BLOCK // 2, start + LONGEST_BLOCK + 1)
        if cut < 0 or (not ascii_only and _JOINS_NEXT.match(text, cut - 1, cut)):
            cut = _cluster_boundary(text, start, end)
        if cut >= end:
            break
        cuts.append(cut)
        start = cut


def _cluster_boundary(text: str, start: int, end: int) -> int:
    latest = start + LONGEST_BLOCK
    for cut in range(latest, latest - 64, -1):
        if _APART.match(text, cut - 1, cut + 1):
            return cut
    # Flags, or letters with many marks: only counting from a known boundary tells where the others are.
    last = start
    for cluster in _CLUSTER.finditer(text, start, min(end, start + LONGEST_CLUSTER)):
        if cluster.end() > latest:
            return last if last > start else cluster.end()
        last = cluster.end()
    return last
