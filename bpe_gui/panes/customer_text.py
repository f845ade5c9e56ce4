"""The answer as a customer would see it, in a bubble, and behind it what the limit cut off."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bpe_gui import look

_MOST_LINES = 3
_RADIUS = 10.0


class CustomerText(QLabel):
    """A label whose text is what the customer sees; what is lost follows it in grey, outside the bubble.

    Both are laid out as one text, so nothing moves while the limit does, and the height stays. Of a
    long answer the lines around the cut are shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lost = ""
        self._layout = QTextLayout()
        self._lines: list[QTextLine] = []
        self._copy = QAction(self)
        self._copy.triggered.connect(self._copy_text)
        self.addAction(self._copy)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(look.text_font(look.Size.LARGE))

    @property
    def lost(self) -> str:
        """What stands behind the bubble."""
        return self._lost

    def show_cut(self, kept: str, lost: str) -> None:
        """Shows what the customer sees, and what is lost."""
        if (kept, lost) != (self.text(), self._lost):
            self._lost = lost
            self.setText(kept)
            self.setAccessibleDescription(kept)
            self._lay_out()

    def set_copy_text(self, text: str) -> None:
        """Names the command that copies what the customer sees."""
        self._copy.setText(text)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        lines = max(1, min(_MOST_LINES, len(self._lines)))
        return QSize(240, round(lines * self._pitch + 2 * self._above + 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._lay_out()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt sends font changes from within its own constructor, too.
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_copy"):
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cut_line = self._line_of(self._cut)
        first = max(0, min(cut_line - _MOST_LINES + 2, len(self._lines) - _MOST_LINES))
        painter.translate(0, -first * self._pitch)
        painter.setPen(QPen(colours.border, 1))
        painter.setBrush(colours.surface)
        painter.drawPath(self._bubble(cut_line))
        for number, line in enumerate(self._lines):
            kept = self._kept(line)
            everything = QRectF(-1e4, line.y() - self._above, 3e4, self._pitch + 2 * self._above)
            for part, pen, shift in (
                (kept, colours.text, 0.0),
                (everything if kept.isEmpty() else None, colours.quiet, 0.0),
            ):
                pass
