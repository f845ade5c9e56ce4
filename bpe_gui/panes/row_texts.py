"""Texts of rows, laid out once: most rows are painted again and again with the same ones."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextLayout, QTextLine, QTextOption

# More than a table shows at a time; then it begins anew.
_MOST_KEPT = 2_000
_ENDLESS = 1 << 24


class _Written(NamedTuple):
    layout: QTextLayout  # it owns the line
    line: QTextLine
    width: float
    height: float


class RowTexts:
    """Writes in one font, and in the painter's colour, in the middle of a row's height.

    To the pixel as `QPainter.drawText` would, which lays the text out each time: that takes two thirds of it.
    """

    def __init__(self, font: QFont, metrics: QFontMetrics) -> None:
        self._font, self._metrics = font, metrics
        self._texts: dict[str, _Written] = {}
        self._shortened: dict[tuple[str, int], str] = {}

    def write(self, painter: QPainter, left: int, top: int, height: int, text: str) -> None:
        """Writes a text behind an edge, into a row that begins at `top`."""
        _, line, _, high = self._laid_out(text)
        line.draw(painter, QPointF(left, top + (height - high) / 2))

    def write_before(self, painter: QPainter, right: int, top: int, height: int, text: str) -> None:
        """The same before an edge, the x of the first pixel that stays free."""
        _, line, wide, high = self._laid_out(text)
        line.draw(painter, QPointF(right - wide, top + (height - high) / 2))

    def shortened(self, text: str, width: int) -> str:
        """A text with dots in its middle where it would be wider than so many pixels."""
        key = (text, width)
        if (found := self._shortened.get(key)) is None:
            _make_room(self._shortened)
            found = self._metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width)
            self._shortened[key] = found
        return found

    def _laid_out(self, text: str) -> _Written:
        if (found := self._texts.get(text)) is None:
            _make_room(self._texts)
            layout = QTextLayout(text, self._font)
            layout.setCacheEnabled(True)
            layout.setTextOption(_option())
            layout.beginLayout()
            line = layout.createLine()
            line.setLineWidth(_ENDLESS)
            layout.endLayout()
            # Its height is a whole number.
            high = line.ascent() + line.descent()
            found = self._texts[text] = _Written(layout, line, line.horizontalAdvance(), high)
        return found


def _option() -> QTextOption:
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)  # as the row is read, whatever its letters
    return option


def _make_room(kept: dict[str, _Written] | dict[tuple[str, int], str]) -> None:
    if len(kept) >= _MOST_KEPT:
        kept.clear()
