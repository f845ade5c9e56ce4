"""The axes and curves of the chart: a plot of pyqtgraph that shows what a drawing says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import zip_longest

import numpy as np
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bpe_gui.look import blend
from bpe_gui.panes.chart.chart_curves import Merges, Stroke, straightened, thinned
from bpe_gui.panes.chart.chart_drawing import Drawing
from bpe_gui.panes.chart.chart_scale import Floats

# How much of the text's colour the gains have, up to the current merge and after it.
_PAST, _FUTURE = 0.45, 0.2
_NO_PEN = QPen(Qt.PenStyle.NoPen)


class NumbersAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Numbers beside the curves, and grid lines through them where there is a colour for these."""

    picture: tuple[int, Sequence[object] | None] | None
    """Dots per inch and what is drawn for them; pyqtgraph takes it away when anything of the axis changes."""

    def __init__(self, orientation: str, parent: QGraphicsItem | None = None) -> None:
        self._overhang = 0.0
        super().__init__(orientation, parent=parent, pen=_NO_PEN, tickPen=_NO_PEN, maxTickLength=0)
        self.setStyle(autoExpandTextSpace=False, autoReduceTextSpace=False, tickAlpha=0)

    def dress(self, font: QFont, colour: QColor, grid: QColor | None = None) -> None:
        """Write in this font and colour."""
        height = QFontMetricsF(font).height()
        self._overhang = 4 * height
        self.setStyle(tickFont=font, tickTextOffset=round(0.4 * height))
        self.setTextPen(colour)
        if grid is not None:
            self.setTickPen(QPen(grid, 1))
            self.setGrid(255)
            self.setStyle(tickAlpha=255)

    def boundingRect(self) -> QRectF:
        # pyqtgraph leaves out the numbers that stand half outside, which those at both ends do.
        over = self._overhang
        rect: QRectF = super().boundingRect().adjusted(-over, -over, over, over)
        return rect

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None) -> None:
        # Not as the QPicture that pyqtgraph keeps: files and printers have other dots per inch.
        dots = painter.device().logicalDpiY()
        if self.picture is None or self.picture[0] != dots:
            self.picture = dots, self.generateDrawSpecs(painter)
        if (parts := self.picture[1]) is not None:
            self.drawPicture(painter, *parts)


class Canvas(pg.PlotWidget):  # type: ignore[misc]
    """The plot, never shown itself: it paints on what it is given.

    It spans from 0 to 1: of each value it gets how far along its axis it is. So even and logarithmic axes,
    and two different ones beside the same curves, need one ViewBox. It is told only what has changed: at each
    word an item of pyqtgraph works out anew where it is.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        axes = {place: NumbersAxis(place) for place in ("left", "right", "bottom")}
        super().__init__(parent, enableMenu=False, axisItems=axes)
        self.hide()
        self._axes = axes
        for axis in axes.values():
            axis.setZValue(-1)  # below the curves
        self.getPlotItem().hideButtons()
        self._box = self._still(self.getPlotItem().getViewBox())
        self._curves: list[tuple[pg.PlotCurveItem, pg.PlotCurveItem]] = []
        self._strip: tuple[pg.ViewBox, NumbersAxis] | None = None
        self._steps: tuple[pg.PlotCurveItem, ...] = ()
        self._points: list[tuple[Floats, Floats]] = []
        self._told: dict[Hashable, object] = {}

    def arrange(self, drawing: Drawing, ratio: float) -> None:
        """Put axes and curves where a drawing wants them, for a device with so many pixels for one of its."""
        layout = drawing.layout
        self._write(drawing)
        places = (layout.area, drawing.size, layout.bottom, layout.right is not None)
        self._tell("places", places, partial(self._place, *places))
        self._arrange_strip(drawing)
        self._set_curves(drawing, ratio)

    def paint(self, drawing: Drawing, painter: QPainter, current: float) -> None:
        """Paint what is arranged, as it is when `current` is the current merge: what comes later is paler."""
        share = drawing.layout.across.share(min(max(current, -1), drawing.layout.across.high))
        for (whole, past), (xs, ys) in zip(self._curves, self._points, strict=False):
            before = xs <= share
            end = min(share, float(xs[-1]))
            past.setVisible(current >= 0)
            whole.setVisible(end < float(xs[-1]))
            if whole.isVisible():
                whole.setData(xs, ys)
            if past.isVisible():
                here = float(np.interp(end, xs, ys))
                past.setData(np.append(xs[before], end), np.append(ys[before], here))
        if drawing.layout.strip is not None:
            self._set_steps(drawing, current)
        self.scene().prepareForPaint()
        whole_size = QRectF(QPointF(0, 0), QSizeF(drawing.size))
        painter.fillRect(whole_size, drawing.colours.surface)
        self.scene().render(painter, whole_size, whole_size)

    def _tell(self, key: Hashable, value: object, tell: Callable[[], object]) -> None:
        """Say something where it was not the last thing said of it."""
        if key not in self._told or self._told[key] != value:
            self._told[key] = value
            tell()

    def _write(self, drawing: Drawing) -> None:
        """Write the numbers of all axes."""
        layout, colours = drawing.layout, drawing.colours
        for place, scale, colour, grid in (
            ("left", layout.left, colours.quiet, colours.hairline),
            ("right", layout.right, colours.accent, None),
            ("bottom", layout.across, colours.quiet, None),
        ):
            if scale is not None:
                written = drawing.words.whole if place == "bottom" else drawing.written
                ticks = [(scale.share(tick), written(tick)) for tick in scale.ticks]
                axis = self._axes[place]
                dress = partial(axis.dress, drawing.font, colour, grid)
                self._tell((place, "look"), (drawing.font, colour, grid), dress)
                self._tell((place, "ticks"), ticks, partial(axis.setTicks, [ticks]))

    def _place(self, area: QRectF, size: QSize, bottom: float, has_right: bool) -> None:
        """Give the curves their area, and the axes what is beside it."""
        self.resize(size)
        self.resizeEvent(None)  # a view that is not shown hears nothing of its size
        beside = size.width() - area.right()
        self._axes["left"].setWidth(area.left())
        self._axes["right"].setWidth(beside)
        (self._axes["right"].show if has_right else self._axes["right"].hide)()
        self._axes["bottom"].setHeight(size.height() - bottom)
        plot = self.getPlotItem()
        plot.layout.setContentsMargins(0, area.top(), 0 if has_right else beside, 0)
        plot.layout.setRowSpacing(2, bottom - area.bottom())  # between curves and merges: the gains
        plot.setGeometry(QRectF(QPointF(0, 0), QSizeF(size)))
        plot.layout.activate()

    def _set_curves(self, drawing: Drawing, ratio: float) -> None:
        """Give each curve its points and pens."""
        layout, area = drawing.layout, drawing.layout.area
        known: dict[int, tuple[Merges, Floats]] = {}  # most curves end at the same merge
        self._points = []
        # A single point is no line.
        lines = [line for line in drawing.lines if drawing.last(line)]
        for line in lines:
            last = drawing.last(line)
            if last not in known:
                merges = thinned(last, layout.across, area.width())
                known[last] = merges, layout.across.shares(merges.astype(np.float64))
            merges, xs = known[last]
            ys = line.axis.shares(line.curve.many(merges) * line.factor)
            kept = straightened(xs * area.width(), ys * area.height())
            self._points.append((xs[kept], ys[kept]))
        while len(self._curves) < len(lines):
            self._curves.append((self._item(self._box), self._item(self._box)))
        for items, line in zip_longest(self._curves, lines):
            for item, is_past in zip(items, (False, True), strict=True):
                item.setVisible(line is not None)
                if line is not None:
                    pen = _pen(line.stroke, ratio, is_past=is_past)
                    self._tell((item, "pen"), pen, partial(item.setPen, pen))

    def _arrange_strip(self, drawing: Drawing) -> None:
        """Show the gains below the curves, or nothing there."""
        strip = drawing.layout.strip
        if self._strip is None:
            if strip is None:
                return
            # Most people never look at the gains: what shows them is made when it is wanted.
            plot = self.getPlotItem()
            self._strip = box, axis = (
                self._still(pg.ViewBox(plot, enableMenu=False)),
                NumbersAxis("left", plot),
            )
            axis.linkToView(box)
            steps = partial(self._item, box, antialias=False, fillLevel=0)
            self._steps = steps(), steps()
        for part in self._strip:
            part.setVisible(strip is not None)
        if strip is not None:
            box, axis = self._strip
            box.setGeometry(strip)
            box.updateMatrix()  # a box of its own does not hear when the scene is painted
            axis.setWidth(strip.left())
            axis.setGeometry(QRectF(0, strip.top(), strip.left(), strip.height()))
            axis.dress(drawing.font, drawing.colours.quiet, drawing.colours.hairline)
            axis.setTicks([[(0, ""), (1, drawing.words.whole(drawing.layout.gains.high))]])

    def _set_steps(self, drawing: Drawing, now: float) -> None:
        """Show what each merge saves as a step as wide as the merge; of many in one pixel the highest."""
        layout, colours, gains = drawing.layout, drawing.colours, drawing.gains
        edges = thinned(len(gains), layout.across, layout.area.width())
        current = int(min(max(now, 0), len(gains)))
        edges = np.union1d(edges, current)
        parts = (edges[edges <= current], edges[edges >= current])
        for item, merges, share in zip(self._steps, parts, (_PAST, _FUTURE), strict=True):
            item.setVisible(len(merges) > 1)
            item.setBrush(blend(colours.surface, colours.text, share))
            if len(merges) > 1:
                highest = gains.highest(merges[:-1] + 1, merges[1:])
                shares = np.where(highest > 0, layout.gains.shares(np.maximum(highest, 1e-9)), 0)
                xs = layout.across.shares(merges.astype(np.float64))
                item.setData(xs, np.clip(shares, 0, 1), stepMode="center")

    @staticmethod
    def _still(box: pg.ViewBox) -> pg.ViewBox:
        """A box that shows all from 0 to 1, whatever is in it and done to it."""
        box.setMouseEnabled(False, False)
        box.setRange(xRange=(0, 1), yRange=(0, 1), padding=0)
        # No curve leaves its box, and one that begins at the very top should not lose half its width.
        box.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        return box

    @staticmethod
    def _item(box: pg.ViewBox, *, antialias: bool = True, **options: object) -> pg.PlotCurveItem:
        item = pg.PlotCurveItem(antialias=antialias, pen=None, skipFiniteCheck=True, **options)
        box.addItem(item, ignoreBounds=True)
        return item


def _pen(stroke: Stroke, ratio: float, *, is_past: bool) -> QPen:
    # The pens are cosmetic, and Qt counts their width in pixels of the device (6.11).
    pen = QPen(stroke.colour if is_past else stroke.pale, stroke.width * ratio)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if stroke.dashes:
        pen.setDashPattern(stroke.dashes)
    return pen
