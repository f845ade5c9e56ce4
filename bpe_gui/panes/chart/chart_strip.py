"""The gains of the merges below the curves, and the mark from which on a merge saves little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from bpe_gui.panes.chart.chart_layout import in_pixel

if TYPE_CHECKING:
    from bpe_gui.panes.chart.chart_drawing import Drawing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_caption(drawing: Drawing, painter: QPainter, strip: QRectF) -> None:
    """Write above the gains what they are."""
    metrics = QFontMetricsF(drawing.font)
    line = metrics.height()
    above = QRectF(strip.left(), strip.top() - line * 1.1, strip.width(), line)
    words = metrics.elidedText(drawing.words.gains(), Qt.TextElideMode.ElideRight, strip.width())
    painter.setPen(drawing.colours.quiet)
    painter.drawText(above, _RIGHT, words)


def paint_worth(drawing: Drawing, painter: QPainter) -> None:
    """Paints where a merge begins to save less than the chosen share, and what that means."""
    gains, layout, colours = drawing.gains, drawing.layout, drawing.colours
    first = gains.less_from(drawing.view.worth)
    if layout.strip is not None and len(gains):
        least = drawing.view.worth * gains.start
        if layout.gains.low <= least <= layout.gains.high:
            y = in_pixel(layout.strip.bottom() - layout.strip.height() * layout.gains.share(least))
            painter.setPen(QPen(colours.quiet, 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(layout.strip.left(), y), QPointF(layout.strip.right(), y))
    if first is None:
        return
    painter.setPen(QPen(colours.quiet, 1, Qt.PenStyle.DashDotLine))
    drawing.paint_upright(painter, worth_at(drawing, first))


def worth_at(drawing: Drawing, first: int) -> float:
    """Where the mark stands: between the last merge that saves enough and the first one that does not."""
    return (drawing.x_of(first - 1) + drawing.x_of(first)) / 2
