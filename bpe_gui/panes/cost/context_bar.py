"""The context window drawn to scale, with what no longer fits outside of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.core.context import Context

# A part of one token in a window of a million is still seen.
_LEAST = 3.0
_TINTS = (1, 2, 0)


class ContextBar(QWidget):
    """Left of the frame what fell out, in it what the model reads and writes, right of it what it cannot.

    What is lost is hatched and struck through besides being red; each part carries its name where there
    is room.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._context: Context | None = None
        self._names = ("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_names(self, system: str, history: str, response: str, free: str) -> None:
        """Names the parts."""
        self._names = (system, history, response, free)
        self.update()

    def show_context(self, context: Context | None) -> None:
        """Draws another window."""
        self._context = context
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(self.fontMetrics().height() * 2.4))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        context = self._context
        if context is None:
            return
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.text_font(look.Size.SMALL))
        height = self.height() - 4.0
        before = context.history.lost + context.system.lost
        behind = context.response.lost
        scale = (self.width() - 6.0) / max(1, context.size + before + behind)
        x = 3.0
        if before:
            width = max(_LEAST, before * scale)
            self._paint_lost(painter, QRectF(x, 8, width - 2, height - 14), before)
            x += width
        frame = QRectF(x, 2, max(_LEAST, context.size * scale), height)
        inside = frame.adjusted(2, 2, -2, -2)
        left = inside.left()
        step = inside.width() / max(1, context.size)
        parts = (context.system, context.history, context.response)
        for part, tint, name in zip(parts, _TINTS, self._names, strict=False):
            if not part.kept:
                continue
            width = max(_LEAST, part.kept * step)
            box = QRectF(left, inside.top(), width, inside.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.tint_edges[tint])
            painter.drawRoundedRect(box.adjusted(0.5, 0, -0.5, 0), 3, 3)
            painter.setBrush(colours.tints[tint])
            painter.drawRoundedRect(box.adjusted(0.5, 0, -0.5, -2.5), 3, 3)
            painter.setPen(colours.text)
            self._write(painter, box, name, part.kept)
            left += width
        if context.free:
            painter.setPen(colours.quiet)
            box = QRectF(left, inside.top(), max(0.0, inside.right() - left), inside.height())
            self._write(painter, box, self._names[3], context.free)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.text, 1.5))
        painter.drawRoundedRect(frame, 5, 5)
        if behind:
            width = max(_LEAST, behind * scale)
            self._paint_lost(painter, QRectF(frame.right() + 2, 8, width - 2, height - 14), behind)

    def _paint_lost(self, painter: QPainter, box: QRectF, tokens: int) -> None:
        colours = look.colours(self.palette())
        painter.setPen(QPen(colours.lost, 1, Qt.PenStyle.DashLine))
        painter.setBrush(QBrush(look.blend(colours.window, colours.lost, 0.55), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(box, 3, 3)
        text = self.locale().toString(tokens)
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(text) + 8
        if width < box.width():
            ground = QRectF(0, 0, width, metrics.height())
            ground.moveCenter(box.center())
            painter.fillRect(ground, colours.window)
            painter.setPen(colours.lost)
            painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, text)

    def _write(self, painter: QPainter, box: QRectF, name: str, tokens: int) -> None:
        """Name and number where there is room for them, else the number."""
        metrics = QFontMetricsF(painter.font())
        number = self.locale().toString(tokens)
        for text in (f"{name} {number}", number):
            if metrics.horizontalAdvance(text) + 6 < box.width():
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                return
