"""From token to token by keys: beside, above, below, at the ends of a row and of the text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt

from bpe_gui.panes.tokens.token_layout import ShownToken
from bpe_gui.panes.tokens.token_rows import BlockLayout, Chip
from bpe_gui.panes.tokens.token_scroll_area import TokenScrollArea

_BLOCKS_PASSED = 2000  # lines without tokens looked through on the way to the next one

_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROW_ENDS = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Spot(NamedTuple):
    """A token: its block and the first of its bytes in the shown text, which outlives a change of tokens."""

    block: int
    byte: int


def token_number(block: BlockLayout, byte: int) -> int | None:
    """The number of the token that holds a byte, or of the next one; None behind the last."""
    number = bisect_right(block.shown.tokens, byte, key=lambda token: token.end)
    return number if number < len(block.shown.tokens) else None


def token_at(area: TokenScrollArea, spot: Spot) -> ShownToken | None:
    """The token at a spot."""
    block = area.block(spot.block)
    number = token_number(block, spot.byte)
    return None if number is None else block.shown.tokens[number]


def first_visible(area: TokenScrollArea) -> Spot | None:
    """The first token in view."""
    for row in area.visible_rows():
        chips = area.block(row.block).chips(row.row)
        if chips:
            return _spot(area, row.block, min(chip.token for chip in chips))
    return None


def row_of(area: TokenScrollArea, spot: Spot) -> int:
    """The row of its block in which a token begins."""
    block = area.block(spot.block)
    return block.row_of(block.index.unit_of(spot.byte))


class Navigation:
    """Where each key leads; remembers the column that Up and Down keep to."""

    def __init__(self, area: TokenScrollArea) -> None:
        self._area = area
        self._column: float | None = None

    def target(self, key: Qt.Key, control: bool, here: Spot | None) -> Spot | None:
        """The token a key leads to from the one at `here`; None for other keys and at the ends."""
        column, self._column = self._column, None
        if key in _ROW_ENDS and control:
            return self._outermost(_ROW_ENDS[key])
        if control or not leads_somewhere(key):
            return None
        if here is None or token_at(self._area, here) is None:
            return first_visible(self._area)
        if key in _SIDEWAYS:
            step = _SIDEWAYS[key]
            return self._beside(here, -step if self._area.block(here.block).right_to_left else step)
        if key in _ROW_ENDS:
            return self._row_end(here, _ROW_ENDS[key])
        page = max(1, self._area.viewport().height() - self._area.measures.row)
        step, distance = (_ROWS[key], 1) if key in _ROWS else (_PAGES[key], page)
        return self._across(here, step, distance, column)

    def _beside(self, here: Spot, step: int) -> Spot | None:
        number = token_number(self._area.block(here.block), here.byte)
        count = len(self._area.block(here.block).shown.tokens)
        if number is not None and 0 <= number + step < count:
            return _spot(self._area, here.block, number + step)
        last = len(self._area.blocks) if step > 0 else -1
        blocks = range(here.block + step, last, step)[:_BLOCKS_PASSED]
        return self._first_of(blocks, step)

    def _outermost(self, step: int) -> Spot | None:
        count = len(self._area.blocks)
        blocks = range(count) if step < 0 else range(count - 1, -1, -1)
        return self._first_of(blocks[:_BLOCKS_PASSED], -step)

    def _first_of(self, blocks: Iterable[int], step: int) -> Spot | None:
        for block in blocks:
            tokens = self._area.block(block).shown.tokens
            if tokens:
                return _spot(self._area, block, 0 if step > 0 else len(tokens) - 1)
        return None

    def _row_end(self, here: Spot, step: int) -> Spot | None:
        chips = self._area.block(here.block).chips(row_of(self._area, here))
        numbers = [chip.token for chip in chips]
        return _spot(self._area, here.block, max(numbers) if step > 0 else min(numbers)) if chips else None

    def _across(self, here: Spot, step: int, distance: int, column: float | None) -> Spot | None:
        area = self._area
        row = row_of(area, here)
        if column is None:
            number = token_number(area.block(here.block), here.byte)
            column = next(
                (_middle(chip) for chip in area.block(here.block).chips(row) if chip.token == number), 0.0
            )
        self._column = column
        target = None
        passed = 0
        for block_number, row_number in area.rows_beside(here.block, row, step):
            block = area.block(block_number)
            passed += block.rows[row_number].height
            chips = block.chips(row_number)
            if chips:
                nearest = min(chips, key=lambda chip: abs(_middle(chip) - column))
                spot = _spot(area, block_number, nearest.token)
                # A token that goes on in the next row is passed, or Down would stay on it for ever.
                if spot != here:
                    target = spot
            if (passed >= distance and target is not None) or passed > distance + _BLOCKS_PASSED * 8:
                break
        return target


def leads_somewhere(key: Qt.Key) -> bool:
    """Whether a key moves from token to token."""
    return key in _SIDEWAYS or key in _ROW_ENDS or key in _ROWS or key in _PAGES


def _spot(area: TokenScrollArea, block: int, token: int) -> Spot:
    return Spot(block, area.block(block).shown.tokens[token].start)


def _middle(chip: Chip) -> float:
    return (chip.left + chip.right) / 2
