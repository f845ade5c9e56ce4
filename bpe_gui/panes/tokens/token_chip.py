"""Tokens in the cells of a table: a fill in the tint of their id, with an edge that says the same."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen

from bpe_gui.look import Colours
from bpe_gui.panes.tokens.token_layout import NO_TINT, TINTS

_BETWEEN = 2
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ChipPainter:
    """Paints tokens in a font, one beside the other."""

    def __init__(self, colours: Colours, font: QFont, metrics: QFontMetrics, row: int) -> None:
        self._colours, self._font, self._metrics = colours, font, metrics
        self._pad = max(3, metrics.horizontalAdvance("m") // 3)
        self._inset = max(1, row // 12)
        self._edge = max(2, row // 12)

    def width(self, text: str) -> int:
        """How wide a token is, with what parts it from the next."""
        return max(self._metrics.horizontalAdvance(text), self._pad) + 2 * self._pad + _BETWEEN

    def paint(self, painter: QPainter, box: QRect, text: str, tint: int) -> int:
        """Paints a token at the left of a box, shortened where that is too narrow; gives its width."""
        room = box.width() - 2 * self._pad - _BETWEEN
        if self._metrics.horizontalAdvance(text) > room:
            text = self._metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
        width = min(self.width(text), box.width())
        area = QRectF(box.left(), box.top() + self._inset, width - _BETWEEN, box.height() - 2 * self._inset)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if tint == NO_TINT:
            painter.setPen(QPen(self._colours.quiet, 1.2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._colours.tint_edges[tint])
            painter.drawRoundedRect(area, 3, 3)
            painter.setBrush(self._colours.tints[tint])
            painter.drawRoundedRect(area.adjusted(0, 0, 0, -self._edge), 3, 3)
        painter.restore()
        painter.setFont(self._font)
        painter.setPen(self._colours.text)
        painter.drawText(area.adjusted(0, 0, 0, -self._edge / 2), Qt.AlignmentFlag.AlignCenter, text)
        return width

    def paint_row(self, painter: QPainter, box: QRect, tokens: list[tuple[str, int]]) -> None:
        """Paints tokens, given as texts and tints, as many as the box has room for; dots tell of others."""
        left, before = box.left(), NO_TINT
        dots = self._metrics.horizontalAdvance("…")
        for place, (text, tint) in enumerate(tokens):
            if tint == before != NO_TINT:
                tint = (tint + 1) % TINTS
            before = tint
            is_last = place == len(tokens) - 1
            room = box.right() + 1 - left - (0 if is_last else dots)
            if self.width(text) > room and place:
                painter.drawText(QRect(left, box.top(), dots, box.height()), _LEFT, "…")
                return
            left += self.paint(painter, QRect(left, box.top(), room, box.height()), text, tint)


def tint_of(number: int | None) -> int:
    """The tint of a token by its id; a symbol without one has none."""
    return NO_TINT if number is None else number % TINTS
