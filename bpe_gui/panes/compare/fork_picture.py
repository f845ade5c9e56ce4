"""A drawing of two branches, for a place where there is only one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from bpe_gui import look
from bpe_gui.panes.rows_look import paint_hand

# In heights of a letter.
_WIDTH, _HEIGHT = 13.0, 6.0
_TEXT_LETTERS = 66


class ForkPicture(QWidget):
    """A line of rounds, and one that leaves it where a hand chose; the words stand beside it."""

    def tell(self, words: QLabel) -> None:
        """Takes the words that stand beside the drawing."""
        self._words = words
        self._row = QHBoxLayout(self)
        self._row.addWidget(words, 1)
        self._row.addStretch(0)
        words.setWordWrap(True)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        colours, unit = look.colours(self.palette()), float(self.fontMetrics().height())
        top = (self.height() - _HEIGHT * unit) / 2
        main, fork = top + 1.5 * unit, top + 4.5 * unit
        left, right, leaves = unit, (_WIDTH - 1.5) * unit, 4.5 * unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.text, 2))
        painter.drawLine(QPointF(left, main), QPointF(right, main))
        way = QPainterPath(QPointF(leaves, main))
        way.cubicTo(leaves + 1.5 * unit, main, leaves + 0.5 * unit, fork, leaves + 2.5 * unit, fork)
        way.lineTo(right, fork)
        painter.setPen(QPen(colours.accent, 2))
        painter.drawPath(way)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = unit / 4
        for number in range(7):
            x = left + number * (right - left) / 6
            painter.setBrush(colours.text)
            painter.drawEllipse(QPointF(x, main), radius, radius)
            if x > leaves + 2.5 * unit:
                painter.setBrush(colours.accent)
                painter.drawEllipse(QPointF(x, fork), radius, radius)
        paint_hand(
            painter, QRectF(leaves - 0.9 * unit, fork - 1.1 * unit, 1.4 * unit, 1.4 * unit), colours.accent
        )
        painter.end()

    def refit(self) -> None:
        """Takes sizes anew from the font."""
        self._fit()

    def _fit(self) -> None:
        unit = self.fontMetrics().height()
        self._row.setContentsMargins(round(_WIDTH * unit), 0, 0, 0)
        self._words.setMinimumWidth(self.fontMetrics().averageCharWidth() * 20)
        self._words.setMaximumWidth(self.fontMetrics().averageCharWidth() * _TEXT_LETTERS)
        self.setMinimumHeight(round(_HEIGHT * unit))
