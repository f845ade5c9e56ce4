"""The selected characters of the tokens pane, and the text they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bpe_gui.panes.tokens.token_layout import ShownToken
from bpe_gui.panes.tokens.token_navigation import Spot, token_at
from bpe_gui.panes.tokens.token_scroll_area import TokenScrollArea

_BLOCKS_PASSED = 2000  # lines without tokens looked through from either end of what is selected


class Place(NamedTuple):
    """A place between two characters: the block and Qt's position in its shown text."""

    block: int
    unit: int


class Selection:
    """What is selected, from an anchor to a caret."""

    def __init__(self, area: TokenScrollArea) -> None:
        self._area = area
        self._anchor: Place | None = None
        self._caret: Place | None = None

    @property
    def is_own_text(self) -> bool:
        """Whether the screen shows the sample's own letters where it begins and ends."""
        first, last = self.ends()
        return self._area.shows_own_text(first.block) and self._area.shows_own_text(last.block)

    @property
    def is_empty(self) -> bool:
        """Whether no character is selected."""
        return self._anchor == self._caret

    def clear(self) -> None:
        """Select nothing."""
        self._anchor = self._caret = None

    def begin(self, place: Place) -> None:
        """Put anchor and caret to a place."""
        self._anchor = self._caret = place

    def extend(self, place: Place) -> None:
        """Move the caret; begin there if there is no anchor."""
        if self._anchor is None:
            self._anchor = place
        self._caret = place

    def take_all(self) -> None:
        """Select the whole text."""
        last = len(self._area.blocks) - 1
        self._anchor, self._caret = Place(0, 0), Place(last, self._area.block(last).index.units)

    def take_tokens(self, spot: Spot, other: Spot) -> None:
        """Select from one token to another one, both included."""
        first, last = min(spot, other), max(spot, other)
        token = token_at(self._area, last)
        if token is not None:
            self._anchor = Place(first.block, self._area.block(first.block).index.unit_of(first.byte))
            index = self._area.block(last.block).index
            self._caret = Place(last.block, index.unit_of(token.end, behind=True))

    def bytes_in(self, number: int) -> tuple[int, int] | None:
        """The selected bytes of a block's shown text."""
        first, last = self.ends()
        if self.is_empty or not first.block <= number <= last.block:
            return None
        index = self._area.block(number).index
        begin = first.unit if first.block == number else 0
        end = last.unit if last.block == number else index.units
        return index.byte_of(begin), index.byte_of(end)

    def holds(self, place: Place) -> bool:
        """Whether a place lies in what is selected."""
        first, last = self.ends()
        return not self.is_empty and first <= place <= last

    def ends(self) -> tuple[Place, Place]:
        """Where it begins and where it ends."""
        if self._anchor is None or self._caret is None:
            return Place(0, 0), Place(0, 0)
        return min(self._anchor, self._caret), max(self._anchor, self._caret)

    def tokens(self) -> tuple[ShownToken, ShownToken] | None:
        """The first and the last of the tokens that are touched; None where there is none."""
        if self.is_empty:
            return None
        first, last = self.ends()
        blocks = range(first.block, last.block + 1)
        there = map(self._touched, blocks[:_BLOCKS_PASSED])
        back = map(self._touched, reversed(blocks[-_BLOCKS_PASSED:]))
        beginning = next((found[0] for found in there if found), None)
        ending = next((found[-1] for found in back if found), None)
        return None if beginning is None or ending is None else (beginning, ending)

    def text(self) -> str:
        """The selected text; where the screen shows the sample's own letters, it is cut from the sample."""
        first, last = self.ends()
        if first.block == last.block:
            return self._part(first.block, first.unit, last.unit)
        area = self._area
        begin = self._part(first.block, first.unit, area.block(first.block).index.units)
        end = self._part(last.block, 0, last.unit)
        if self.is_own_text:
            stop = area.blocks.bounds(first.block)[1]
            return begin + area.text[stop : int(area.blocks.starts[last.block])] + end
        parts = [begin]
        for number in range(first.block + 1, last.block):
            parts += [self._line_end(number - 1), area.shown(number).text]
        return "".join([*parts, self._line_end(last.block - 1), end])

    def _touched(self, number: int) -> Sequence[ShownToken]:
        tokens = self._area.shown(number).tokens
        if number not in {each.block for each in self.ends()}:
            return tokens
        begin, end = self.bytes_in(number) or (0, 0)
        return [token for token in tokens if token.end > begin and token.start < end]

    def _part(self, number: int, start: int, end: int) -> str:
        index = self._area.block(number).index
        if not self._area.shows_own_text(number):
            return index.slice(start, end)
        first, last = self._area.blocks.bounds(number)
        return self._area.text[
            first + index.code_point_of(start) : min(last, first + index.code_point_of(end))
        ]

    def _line_end(self, number: int) -> str:
        return self._area.text[self._area.blocks.bounds(number)[1] : self._area.blocks.end(number)]
