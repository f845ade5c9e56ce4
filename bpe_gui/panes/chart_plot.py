"""The view of the chart: two curves of pyqtgraph with the drawing around them, and its gestures."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg  # type: ignore[import-untyped]
from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

from bpe_gui import look
from bpe_gui.panes.chart_drawing import Counts, Drawing, Words

# A longer curve is thinned to about one point for each pixel: 100,000 points take 60 to 110 ms to draw.
# pyqtgraph's own downsampling keeps its result when the view changes its size, and then shows steps
# (0.14). Token counts only fall, so every n-th one is as good as its method "peak".
LEAST_THINNED = 500
DASH = (4.0, 3.0)
PAGE = 10
"""Merges that Page up and Page down go."""


class MergesPlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Tokens after 0, 1, 2 … merges; the corpus on the left scale, the sample on its own on the right."""

    jumped = Signal(int)
    """The user asks for this merge, by a click or a key."""
    menu_wanted = Signal(object)
    """The user asks for the context menu at this global QPoint."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False)
        self._drawing = Drawing(
            words=words,
            colours=look.colours(self.palette()),
            font=look.text_font(look.Size.SMALL),
            size=self.size(),
            locale=self.locale(),
        )
        self._axes: tuple[object, ...] = ()
        self._pixel_ratio = self.devicePixelRatioF()
        # Everything but the curves is painted by the view itself: it moves together, and one full repaint
        # is cheaper than many items that each ask for their own.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        item = self.getPlotItem()
        item.hideButtons()
        item.hideAxis("left")
        item.hideAxis("bottom")
        self._left_box: pg.ViewBox = item.getViewBox()
        self._right_box = pg.ViewBox(enableMenu=False)
        self.scene().addItem(self._right_box)
        for box in (self._left_box, self._right_box):
            box.setMouseEnabled(False, False)
            box.disableAutoRange()
            # No curve leaves its box, and one that begins at the very top should not lose half its width.
            box.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self._left_box.sigResized.connect(self._follow_left_box)
        # The whole curve is pale; the rounds up to the current merge are drawn over it.
        self._corpus_curve, self._corpus_past = self._pair_of_curves(self._left_box)
        self._sample_curve, self._sample_past = self._pair_of_curves(self._right_box)
        self.restyle()

    @property
    def drawing(self) -> Drawing:
        """The numbers shown and where they stand, to be read."""
        return self._drawing

    def show_counts(self, counts: Counts, sample: Counts, merges: int) -> None:
        """Draw these token counts after 0, 1, 2 … merges, with the current merge marked."""
        drawing = self._drawing
        corpus_moved = not np.array_equal(counts, drawing.counts)
        sample_moved = not np.array_equal(sample, drawing.sample)
        merges_moved = merges != drawing.merges
        if not (corpus_moved or sample_moved or merges_moved):
            return
        drawing.counts, drawing.sample, drawing.merges = counts, sample, merges
        if drawing.hovered is not None and drawing.hovered > drawing.learned:
            drawing.hovered = None
        if not self._fit():
            self._set_curves(corpus=corpus_moved, sample=sample_moved, position=merges_moved)
        self.viewport().update()

    def restyle(self) -> None:
        """Take colours, font, locale and words anew."""
        drawing = self._drawing
        drawing.colours = look.colours(self.palette())
        drawing.font = look.text_font(look.Size.SMALL)
        drawing.locale = self.locale()
        # Room for two grid lines and the numbers, however large the text is.
        line = QFontMetricsF(drawing.font).height()
        self.setMinimumSize(round(9 * line), round(6 * line))
        self._set_pens()
        self._axes = ()
        self._fit()
        self.viewport().update()

    def set_pixel_ratio(self, ratio: float) -> None:
        """Draw the curves for a device with so many pixels for each of the view's."""
        self._pixel_ratio = ratio
        self._set_pens()

    def drawBackground(self, painter: QPainter, _rect: QRectF) -> None:
        # The view keeps what is painted here until resetCachedContent().
        self._drawing.paint_axes(painter)

    def drawForeground(self, painter: QPainter, _rect: QRectF) -> None:
        self._drawing.paint_marks(painter)

    def event(self, event: QEvent) -> bool:
        # pyqtgraph's constructor brings the first events, before this class is built.
        if hasattr(self, "_sample_past"):
            if event.type() == QEvent.Type.DevicePixelRatioChange:
                self.set_pixel_ratio(self.devicePixelRatioF())
            elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
                self.restyle()
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, width = self._drawing.colours, 2.0 if self.hasFocus() else 1.0
        edge = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        corners = QPainterPath()
        corners.addRect(QRectF(self.rect()))
        corners.addRoundedRect(edge, 6, 6)
        painter.fillPath(corners, colours.window)
        painter.setPen(QPen(colours.accent if self.hasFocus() else colours.border, width))
        painter.drawRoundedRect(edge, 6, 6)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_sample_past"):
            self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._drawing.merge_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        merges = self._drawing.merge_at(event.position())
        if merges is not None:
            self._jump(merges)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, _event: QEvent) -> None:
        self._hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Nothing zooms; the wheel belongs to whatever scrolls around the chart.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        drawing = self._drawing
        targets = {
            Qt.Key.Key_Left: drawing.merges - 1,
            Qt.Key.Key_Right: drawing.merges + 1,
            Qt.Key.Key_PageUp: drawing.merges - PAGE,
            Qt.Key.Key_PageDown: drawing.merges + PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: drawing.learned,
        }
        target = targets.get(Qt.Key(event.key()))
        if target is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        self._jump(min(max(target, 0), drawing.learned))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _follow_left_box(self) -> None:
        self._right_box.setGeometry(self._left_box.sceneBoundingRect())

    def _fit(self) -> bool:
        """Choose the axes; where they stay as they were their picture stays too, else curves are set anew."""
        self._drawing.size = self.size()
        axes = (*self._drawing.fit(), self.size())
        if axes == self._axes:
            return False
        self._axes = axes
        drawing, area = self._drawing, self._drawing.area
        layout = self.getPlotItem().layout
        layout.setContentsMargins(
            area.left(), area.top(), self.width() - area.right(), self.height() - area.bottom()
        )
        layout.activate()
        self._left_box.setRange(xRange=(0, drawing.extent), yRange=(0, drawing.scale.corpus_top), padding=0)
        self._right_box.setRange(xRange=(0, drawing.extent), yRange=(0, drawing.scale.sample_top), padding=0)
        self.resetCachedContent()
        self._set_curves(corpus=True, sample=True, position=True)
        return True

    def _set_curves(self, *, corpus: bool, sample: bool, position: bool) -> None:
        """Hand the curves the counts that moved."""
        drawing = self._drawing
        shown_sample = drawing.sample if drawing.has_sample else drawing.sample[:0]
        most = max(int(drawing.area.width()), LEAST_THINNED)
        for curve, past, counts, moved in (
            (self._corpus_curve, self._corpus_past, drawing.counts, corpus),
            (self._sample_curve, self._sample_past, shown_sample, sample),
        ):
            if moved:
                curve.setData(*_thinned(counts, most))
            if moved or position:
                past.setData(*_thinned(counts[: drawing.merges + 1], most))

    @staticmethod
    def _pair_of_curves(box: pg.ViewBox) -> tuple[pg.PlotDataItem, pg.PlotDataItem]:
        curves = (pg.PlotDataItem(antialias=True), pg.PlotDataItem(antialias=True))
        for curve in curves:
            box.addItem(curve, ignoreBounds=True)
        return curves

    def _set_pens(self) -> None:
        colours = self._drawing.colours
        for curve, colour, dash in (
            (self._corpus_curve, colours.faint, None),
            (self._corpus_past, colours.text, None),
            (self._sample_curve, look.blend(colours.surface, colours.accent, 0.5), DASH),
            (self._sample_past, colours.accent, DASH),
        ):
            # The pens are cosmetic, and Qt counts their width in pixels of the device (6.11).
            curve.setPen(pg.mkPen(colour, width=2 * self._pixel_ratio, dash=dash))

    def _hover(self, merges: int | None) -> None:
        if merges != self._drawing.hovered:
            self._drawing.hovered = merges
            self.viewport().update()

    def _jump(self, merges: int) -> None:
        if merges != self._drawing.merges:
            self.jumped.emit(merges)


def _thinned(counts: Counts, most: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """About `most` merges with their counts, the first and the last one among them."""
    if len(counts) <= most:
        return np.arange(len(counts)), counts.astype(np.float64)
    merges = np.linspace(0, len(counts) - 1, most).astype(np.int64)
    return merges, counts[merges].astype(np.float64)
