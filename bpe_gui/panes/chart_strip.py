"""The gains of the merges below the curves, and the mark from which on a merge saves little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from bpe_gui.look import blend
from bpe_gui.panes.chart_curves import thinned
from bpe_gui.panes.chart_layout import in_pixel
from bpe_gui.panes.chart_scale import Floats

if TYPE_CHECKING:
    from bpe_gui.panes.chart_drawing import Drawing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
# How much of the text's colour the gains have, up to the current merge and after it.
_PAST, _FUTURE = 0.45, 0.2
_PIECE = 64


def paint(drawing: Drawing, painter: QPainter, strip: QRectF, current: float) -> None:
    """Paints what each merge saves as a step as wide as the merge; of many in one pixel the highest.

    What lies right of `current` is paler.
    """
    colours, layout, gains = drawing.colours, drawing.layout, drawing.gains
    metrics = QFontMetricsF(drawing.font)
    line = metrics.height()
    painter.setPen(QPen(colours.hairline, 1))
    for y in (strip.top(), strip.bottom()):
        painter.drawLine(QPointF(strip.left(), in_pixel(y)), QPointF(strip.right(), in_pixel(y)))
    painter.setPen(colours.quiet)
    top = QRectF(0, strip.top() - line * 0.5, strip.left() - drawing.gap, line)
    painter.drawText(top, _RIGHT, drawing.words.number(int(layout.gains.high)))
    if not len(gains):
        return
    above = QRectF(strip.left(), strip.top() - line * 1.1, strip.width(), line)
    words = metrics.elidedText(drawing.words.gains(), Qt.TextElideMode.ElideRight, strip.width())
    painter.drawText(above, _RIGHT, words)
    edges = thinned(len(gains), layout.across, strip.width())
    highest = gains.highest(edges[:-1] + 1, edges[1:])
    xs = strip.left() + strip.width() * layout.across.shares(edges.astype(np.float64))
    shares = np.where(highest > 0, layout.gains.shares(np.maximum(highest, 1e-9)), 0)
    ys = strip.bottom() - strip.height() * np.clip(shares, 0, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    # Not by clipping, which files of drawings know nothing of.
    for edges_of_part, share in ((np.minimum(xs, current), _PAST), (np.maximum(xs, current), _FUTURE)):
        painter.setBrush(blend(colours.surface, colours.text, share))
        _paint_steps(painter, edges_of_part, ys, strip.bottom())
    painter.setBrush(Qt.BrushStyle.NoBrush)


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


def _paint_steps(painter: QPainter, xs: Floats, ys: Floats, bottom: float) -> None:
    """Fills the steps from the bottom; in pieces, as a polygon of many corners takes long."""
    seen = np.append(xs[1:] > xs[:-1], True)
    xs, ys = xs[seen | np.append(False, seen[:-1])], ys[seen[:-1]]
    for start in range(0, len(ys), _PIECE):
        some = ys[start : start + _PIECE]
        corners = np.empty((2 * len(some) + 2, 2))
        edges = xs[start : start + len(some) + 1]
        corners[0], corners[-1] = (edges[0], bottom), (edges[-1], bottom)
        corners[1:-1:2, 0], corners[2:-1:2, 0] = edges[:-1], edges[1:]
        corners[1:-1:2, 1], corners[2:-1:2, 1] = some, some
        painter.drawPolygon(QPolygonF(list(map(QPointF, corners[:, 0].tolist(), corners[:, 1].tolist()))))
