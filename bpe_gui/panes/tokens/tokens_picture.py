"""A text with its tokens as a picture, of any width, for files, paper and the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QFont, QPainter

from bpe_gui.look import Colours
from bpe_gui.panes.tokens.token_layout import Blocks, TokensSource
from bpe_gui.panes.tokens.token_measures import Measures
from bpe_gui.panes.tokens.token_painting import Marks, RowPainter
from bpe_gui.panes.tokens.token_rows import BlockLayout


class TokensPicture:
    """The lines of a text laid out one under the other; everything of it is laid out, so it should be short.

    `width` is in pixels; tokens from number `limit` on are shown as lost.
    """

    def __init__(
        self, source: TokensSource, width: float, colours: Colours, font: QFont, limit: int | None = None
    ) -> None:
        measures = Measures(font)
        self._painter = RowPainter(colours, measures)
        self._marks = Marks(limit=limit)
        self._margin = round(measures.pad + measures.spacing / 2) + 2
        blocks = Blocks(source.text)
        self._blocks = [
            BlockLayout(
                source.shown(*blocks.bounds(number)),
                measures,
                width - 2 * self._margin,
                blocks.continues(number),
            )
            for number in range(len(blocks))
        ]
        self.size = QSizeF(width, sum(block.height for block in self._blocks) + measures.edge)

    @property
    def rows(self) -> list[float]:
        """The height of each row, so that pages can break between two of them."""
        return [row.height for block in self._blocks for row in block.rows]

    def paint(self, painter: QPainter, first: int = 0, last: int | None = None) -> None:
        """Paints the rows from `first` up to `last`, the first one at the top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        number, top = 0, 0.0
        for block in self._blocks:
            for row in range(len(block.rows)):
                if number >= first and (last is None or number < last):
                    self._painter.paint(painter, block, row, QPointF(self._margin, top), self._marks)
                    top += block.rows[row].height
                number += 1
