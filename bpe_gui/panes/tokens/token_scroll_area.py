"""Scrolling through the blocks of a text of any length, of which only the visible ones are laid out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from bpe_gui import look
from bpe_gui.core.text_change import TextChange, text_change
from bpe_gui.panes.tokens.token_layout import Blocks, Heights, ShownLine, ShownToken, TokensSource
from bpe_gui.panes.tokens.token_measures import Measures
from bpe_gui.panes.tokens.token_rows import BlockLayout

_CACHED_BLOCKS = 128
_LARGEST_VALUE = 1 << 30  # a scroll bar counts in 32 bits
_SAMPLE = 400  # characters measured for an estimate


class ShownRow(NamedTuple):
    """A row in view: the numbers of its block and of the row in it, and its top in the viewport."""

    block: int
    row: int
    y: int


class TokenScrollArea(QAbstractScrollArea):
    """The blocks of a source's text, laid out where they come into view.

    The height of a block is an estimate until then. What is kept is the block at the top of the view and how
    far it is scrolled, so that nothing moves when estimates are mended; the scroll bar follows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: TokensSource | None = None
        self._text = ""
        self._blocks = Blocks("")
        self._heights = Heights(np.ones(1, np.int64))
        self._row_columns = 1.0  # about how many characters of the text a row holds
        self._plain_font = look.mono_font(look.Size.LARGE)
        self._measures = Measures(self._plain_font)
        self._cache: OrderedDict[int, BlockLayout] = OrderedDict()
        self._generation = 0
        self._layouts_built = 0
        self._top_block = 0
        self._top_offset = 0
        self._syncing = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)

    @property
    def layouts_built(self) -> int:
        """How many blocks were laid out since the view was made."""
        return self._layouts_built

    @property
    def measures(self) -> Measures:
        """The font of the tokens and the distances that follow from it."""
        return self._measures

    @property
    def text(self) -> str:
        """The text of the source."""
        return self._text

    @property
    def blocks(self) -> Blocks:
        """The pieces of the text."""
        return self._blocks

    @property
    def top_block(self) -> int:
        """The number of the block at the top of the view."""
        return self._top_block

    @property
    def margin(self) -> int:
        """Between the left edge of the view and its text; half of it is the reach of a word's first token."""
        return round(self._measures.pad + self._measures.spacing / 2) + 2

    def set_source(self, source: TokensSource, change: TextChange | None = None) -> None:
        """Show another text, or the same one with other tokens; what is on top stays there if it can.

        What the change of the text does not touch is neither cut nor laid out anew. It is looked for where
        nobody tells it.
        """
        text, old = source.text, self._text
        self._source = source
        if text is old or text == old:
            self._text = text
            self.refresh()
            return
        change = change or text_change(old, text)
        start = int(self._blocks.starts[self._top_block])
        self._text = text
        self.forget_places()
        self._take_change(change)
        if change.start >= start and len(text) > start:
            self._top_block = self._blocks.at(start)
        else:
            self._top_block, self._top_offset = 0, 0
        self._settle()
        self.viewport().update()

    def refresh(self) -> None:
        """Ask the source again: the text is the same, its tokens have changed."""
        before = self._cache.get(self._top_block)
        self._generation += 1
        if before is not None and self.block(self._top_block) is not before:
            self._forget_layouts()  # another way of showing, such as ids: the heights differ everywhere
        self._settle()
        self.viewport().update()

    def shown(self, number: int) -> ShownLine:
        """What is drawn for a block, without laying it out."""
        block = self._cache.get(number)
        if block is not None and block.generation == self._generation:
            return block.shown
        return ShownLine("", ()) if self._source is None else self._source.shown(*self._blocks.bounds(number))

    def shows_own_text(self, number: int) -> bool:
        """Whether a block shows the text's own letters one by one, but for signs of what cannot be seen."""
        shown = self.shown(number).text
        start, end = self._blocks.bounds(number)
        if shown == self._text[start:end]:
            return True
        if len(shown) != end - start:
            end = self._blocks.end(number)  # with signs for its line end
        own = self._text[start:end]
        signs = zip(shown, own, strict=False)
        return len(shown) == len(own) and all(a == b or b.isspace() or not b.isprintable() for a, b in signs)

    def span(self, token: ShownToken) -> tuple[int, int] | None:
        """Where a token begins and ends in the text, in code points; None where the source does not tell."""
        return None if token.word is None or self._source is None else self._source.span(token)

    def block(self, number: int) -> BlockLayout:
        """The layout of a block, made if there is none."""
        block = self._cache.get(number)
        if block is not None and block.generation == self._generation:
            return block
        shown = self.shown(number)
        if block is not None and block.shown.text == shown.text:
            block.show_tokens(shown)
        else:
            if block is not None:
                self.forget_places()
            width = max(self.viewport().width() - 2.0 * self.margin, self._measures.advance)
            block = BlockLayout(shown, self._measures, width, self._blocks.continues(number))
            self._layouts_built += 1
            self._cache[number] = block
            if len(self._cache) > _CACHED_BLOCKS:
                self._cache.popitem(last=False)
            self._heights.put(number, block.height)
        block.generation = self._generation
        self._cache.move_to_end(number)
        return block

    def box_of(self, number: int, byte: int) -> QRect:
        """Where the character that holds a byte of a block stands in the viewport, or above or below it."""
        block = self.block(number)
        unit = block.index.unit_of(min(byte, len(block.shown.text.encode("utf-8", "surrogatepass"))))
        row_number = block.row_of(unit)
        row = block.rows[row_number]
        following = block.index.byte_of(min(unit + 1, block.index.units))
        spans = block.spans(row_number, byte, max(following, byte + 1)) or [(0.0, 0.0)]
        y = self._heights.top(number) - self._heights.top(self._top_block) - self._top_offset + row.top
        left, right = (round(x) + self.margin for x in spans[0])
        above = self._measures.above
        return QRect(left, y + above, max(1, right - left), row.height - above)

    def forget_places(self) -> None:
        """Drop what points into the shown text; called when that changes."""

    def visible_rows(self) -> Iterator[ShownRow]:
        """The rows in view from top to bottom."""
        y, number, height = -self._top_offset, self._top_block, self.viewport().height()
        while self._text and y < height and number < len(self._blocks):
            block = self.block(number)
            for row_number, row in enumerate(block.rows):
                if y + row.top >= height:
                    return
                if y + row.top + row.height > 0:
                    yield ShownRow(number, row_number, y + row.top)
            y += block.height
            number += 1

    def row_at(self, y: float) -> ShownRow | None:
        """The visible row at a height of the viewport, or the nearest one."""
        row = None
        for row in self.visible_rows():
            if y < row.y + self.block(row.block).rows[row.row].height:
                break
        return row

    def rows_beside(self, block: int, row: int, step: int) -> Iterator[tuple[int, int]]:
        """The rows after (step 1) or before (step -1) a row, through all blocks."""
        row += step
        while 0 <= block < len(self._blocks):
            rows = len(self.block(block).rows)
            if row == -1 and step < 0:
                row = rows - 1
            while 0 <= row < rows:
                yield block, row
                row += step
            block += step
            row = 0 if step > 0 else -1

    def reveal(self, number: int, row_number: int) -> None:
        """Scroll as little as needed to bring a row into view."""
        row = self.block(number).rows[row_number]
        height = self.viewport().height() - self._below
        if (number, row.top) < (self._top_block, self._top_offset):
            self._top_block, self._top_offset = number, row.top
        else:
            # From the wanted bottom upwards, for the way down from the top may be ten million rows long.
            over = row.top + row.height - height
            first = number
            while over < 0 and first > self._top_block:
                first -= 1
                over += self.block(first).height
            if (first, over) <= (self._top_block, self._top_offset):
                return
            self._top_block, self._top_offset = first, max(0, over)
        self._settle()
        self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: ARG002
        if self._syncing:
            return
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self._top_block, self._top_offset = self._heights.at(bar.value() * self._scale)
        self._settle(at_end)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._lay_out_again()
        else:
            self._settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the window changes the size of the text
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.FontChange, kinds.StyleChange, kinds.ApplicationFontChange):
            font = look.mono_font(look.Size.LARGE)
            if font != self._plain_font:
                self._plain_font = font
                self._measures = Measures(font)
                self._lay_out_again()
                self.viewport().update()

    @property
    def _below(self) -> int:
        return self._measures.inside + 1

    @property
    def _scale(self) -> int:
        return self._heights.total // _LARGEST_VALUE + 1

    def _settle(self, at_end: bool = False) -> None:
        """Lay out what is in view and bring the scroll bar to it."""
        height = self.viewport().height()
        if self._text:
            count = len(self._blocks)
            while self._top_block < count - 1 and self._top_offset >= self.block(self._top_block).height:
                self._top_offset -= self.block(self._top_block).height
                self._top_block += 1
            y, number = -self._top_offset, self._top_block
            while number < count and y < height:
                y += self.block(number).height
                number += 1
            if at_end or (number == count and y + self._below < height):
                self._fill_upwards(height - self._below)
        else:
            self._top_block = self._top_offset = 0
        self._sync_bar(height)

    def _fill_upwards(self, y: int) -> None:
        number = len(self._blocks)
        while number > 0 and y > 0:
            number -= 1
            y -= self.block(number).height
        self._top_block, self._top_offset = number, max(0, -y)

    def _sync_bar(self, height: int) -> None:
        bar = self.verticalScrollBar()
        scale = self._scale
        total = self._heights.total + self._below if self._text else 0
        self._syncing = True
        bar.setSingleStep(max(1, self._measures.row // (2 * scale)))
        bar.setPageStep(max(1, (height - self._measures.row) // scale))
        bar.setRange(0, max(0, total - height) // scale)
        bar.setValue((self._heights.top(self._top_block) + self._top_offset) // scale)
        self._syncing = False

    def _lay_out_again(self) -> None:
        """Wrap to another width or font; the first row in view keeps its first letter."""
        top = self._cache.get(self._top_block)
        unit = top.rows[top.row_at(self._top_offset)].units[0] if top is not None else 0
        self._forget_layouts()
        if self._text:
            block = self.block(self._top_block)
            if unit:
                self._top_offset = block.rows[block.row_of(unit)].top
        self._settle()

    def _take_change(self, change: TextChange) -> None:
        old = len(self._blocks)
        self._blocks, kept = self._blocks.changed(self._text, change)
        self._generation += 1
        if 2 * (kept.first + old - kept.old_last) < len(self._blocks):
            self._top_block = min(self._top_block, len(self._blocks) - 1)
            self._forget_layouts()
            return
        layouts = ((kept.number(number), block) for number, block in self._cache.items())
        self._cache = OrderedDict((number, block) for number, block in layouts if number is not None)
        between = self._blocks.estimated_rows(self._row_columns, kept.first, kept.new_last)
        self._heights = self._heights.changed(kept, between * self._measures.row)

    def _forget_layouts(self) -> None:
        self._cache.clear()
        self._row_columns = self._columns()
        self._heights = Heights(self._blocks.estimated_rows(self._row_columns) * self._measures.row)

    def _columns(self) -> float:
        """About how many characters of the text fill a row, measured where the view stands."""
        width = self.viewport().width() - 2.0 * self.margin
        advance = self._measures.advance
        if self._text and self._source is not None:
            start, end = self._blocks.bounds(self._top_block)
            shown = self._source.shown(start, end).text
            if len(shown) > 3:
                measured = shown[:_SAMPLE]
                advance = QFontMetricsF(self._measures.font).horizontalAdvance(measured) / len(measured)
                advance *= len(shown) / max(1, end - start)
        # Rows end at spaces: about half a word stays free.
        return max(1.0, width / max(advance, 1.0) - 3)
