"""The view of the chart, and its gestures: read, and go to a merge."""

from __future__ import annotations

import gc
import importlib
import sys
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
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
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from bpe_gui import look
from bpe_gui.collecting import nothing_collected
from bpe_gui.document.held_out import MeasuredText
from bpe_gui.panes.chart.chart_curves import CountedCurve, Counts
from bpe_gui.panes.chart.chart_drawing import Drawing
from bpe_gui.panes.chart.chart_layout import LEAST_LINES, STRIP_LINES
from bpe_gui.panes.chart.chart_view import ChartView
from bpe_gui.panes.chart.chart_words import ChartWords

if TYPE_CHECKING:
    from bpe_gui.panes.chart.chart_canvas import Canvas

PAGE = 10
"""Merges that Page up and Page down go."""


class MergesPlot(QWidget):
    """Tokens after 0, 1, 2 … merges; the corpus on the left scale, the sample on its own on the right."""

    jumped = Signal(int)
    """The user asks for this merge, by a click or a key."""
    menu_wanted = Signal(object)
    """The user asks for the context menu at this global QPoint."""
    read = Signal()
    """The merge that is read (`drawing.hovered`) has changed."""

    def __init__(self, words: ChartWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas: Canvas | None = None
        self._is_canvas_awaited = False
        # The whole chart as it is before the current merge, and as it is after it: it moves between the two.
        self._grounds: dict[bool, QPixmap] = {}
        self._is_arranged = False
        self._drawing = Drawing(
            words=words,
            colours=look.colours(self.palette()),
            font=look.text_font(look.Size.SMALL),
            size=self.size(),
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.restyle()

    @property
    def drawing(self) -> Drawing:
        """The numbers shown and where they stand, to be read."""
        return self._drawing

    @property
    def canvas(self) -> Canvas:
        """What draws axes and curves, made when it is first asked for."""
        if self._canvas is None:
            self._canvas = self._made_canvas()
        return self._canvas

    def show_counts(
        self,
        counts: Counts,
        sample: Counts,
        merges: int,
        texts: Sequence[MeasuredText] = (),
        branches: Sequence[CountedCurve] = (),
    ) -> None:
        """Draw these token counts after 0, 1, 2 … merges, with the current merge marked."""
        drawing = self._drawing
        moved = not (
            np.array_equal(counts, drawing.corpus.counts)
            and np.array_equal(sample, drawing.sample.counts)
            and texts == drawing.texts
            and branches == drawing.branches
        )
        if not moved and merges == drawing.merges:
            return
        drawing.merges = merges
        if moved:
            drawing.corpus, drawing.sample = CountedCurve(counts), CountedCurve(sample)
            drawing.texts, drawing.branches = texts, branches
            if drawing.hovered is not None and drawing.hovered > drawing.learned:
                self._read(None)
            self._fit()
        self.update()

    def set_view(self, view: ChartView) -> None:
        """Look at them in another way."""
        self._drawing.view = view
        self._take_room()
        self._fit()

    def restyle(self) -> None:
        """Take colours, font, locale and words anew."""
        drawing = self._drawing
        drawing.colours = look.colours(self.palette())
        drawing.font = look.text_font(look.Size.SMALL)
        drawing.words.locale = self.locale()
        self._take_room()
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(2 * self.minimumWidth(), 2 * self.minimumHeight())

    def paint_picture(self, drawing: Drawing, painter: QPainter) -> None:
        """Paint another drawing on any device."""
        self._is_arranged = False
        self.canvas.arrange(drawing, painter.deviceTransform().m11())
        self.canvas.paint(drawing, painter, drawing.merges)
        drawing.paint_marks(painter)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.restyle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Before the painter: one that is active when something fails would end the process.
        grounds = self._grounds_now() if self._is_canvas_ready() else None
        painter = QPainter(self)
        if grounds is None:
            painter.fillRect(self.rect(), self._drawing.colours.surface)
        else:
            self._paint_chart(painter, *grounds)
        self._paint_frame(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawing.size = self.size()
        self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._read(self._drawing.merge_at(event.position()))

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
        self._read(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Nothing zooms; the wheel belongs to whatever scrolls around the chart.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        drawing = self._drawing
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        reads = modifiers == Qt.KeyboardModifier.ShiftModifier
        here = drawing.merges if drawing.hovered is None or not reads else drawing.hovered
        targets = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_PageUp: here - PAGE,
            Qt.Key.Key_PageDown: here + PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: drawing.learned,
        }
        key = Qt.Key(event.key())
        target = min(max(targets.get(key, here), 0), drawing.learned)
        if key in targets and reads:
            self._read(target)
        elif key in targets and not modifiers:
            self._jump(target)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and drawing.hovered is not None:
            self._jump(drawing.hovered)
        elif key == Qt.Key.Key_Escape and drawing.hovered is not None:
            self._read(None)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event.globalPos())

    def _take_room(self) -> None:
        """Takes room for two grid lines and the numbers, and for the gains, however large the text is."""
        line = QFontMetricsF(self._drawing.font).height()
        lines = LEAST_LINES + (STRIP_LINES if self._drawing.view.gains else 0)
        self.setMinimumSize(round(9 * line), round(lines * line))

    def _is_canvas_ready(self) -> bool:
        """Whether axes and curves can be painted.

        The first picture of the first window is not kept waiting for them: loading pyqtgraph takes a fifth of
        the time until all is painted (benchmarks/window.py). The chart follows at once.
        """
        if self._is_canvas_awaited or "pyqtgraph" in sys.modules or not self.isVisible():
            return True
        self._is_canvas_awaited = True
        QTimer.singleShot(0, self, self.update)
        return False

    def _made_canvas(self) -> Canvas:
        if "pyqtgraph" not in sys.modules:
            _load_pyqtgraph()
        from bpe_gui.panes.chart.chart_canvas import Canvas

        return Canvas(self)

    def _grounds_now(self) -> tuple[QPixmap, QPixmap | None]:
        """The chart as it is up to the current merge, and as it is after it where something is."""
        after = self._drawing.merges < self._drawing.learned
        return self._ground(is_past=True), self._ground(is_past=False) if after else None

    def _paint_chart(self, painter: QPainter, past: QPixmap, future: QPixmap | None) -> None:
        drawing = self._drawing
        current = float(self.width())
        if future is not None:
            current = drawing.x_of(drawing.merges)
            painter.setClipRect(QRectF(self.rect()).adjusted(current, 0, 0, 0))
            painter.drawPixmap(0, 0, future)
        painter.setClipRect(QRectF(0, 0, current, self.height()))
        painter.drawPixmap(0, 0, past)
        painter.setClipping(False)
        drawing.paint_marks(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        colours, width = self._drawing.colours, 2.0 if self.hasFocus() else 1.0
        edge = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        corners = QPainterPath()
        corners.addRect(QRectF(self.rect()))
        corners.addRoundedRect(edge, 6, 6)
        painter.fillPath(corners, colours.window)
        painter.setPen(QPen(colours.accent if self.hasFocus() else colours.border, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(edge, 6, 6)

    def _fit(self) -> None:
        """Choose the axes anew."""
        self._drawing.fit()
        self._grounds.clear()
        self._is_arranged = False
        self.update()

    def _ground(self, *, is_past: bool) -> QPixmap:
        ratio, ground = self.devicePixelRatioF(), self._grounds.get(is_past)
        if ground is None or ground.devicePixelRatio() != ratio:
            if not self._is_arranged:
                self.canvas.arrange(self._drawing, ratio)
                self._is_arranged = True
            ground = self._grounds[is_past] = QPixmap(self.size() * ratio)
            ground.setDevicePixelRatio(ratio)
            painter = QPainter(ground)
            self.canvas.paint(self._drawing, painter, inf if is_past else -inf)
            painter.end()
        return ground

    def _read(self, merges: int | None) -> None:
        if merges != self._drawing.hovered:
            self._drawing.hovered = merges
            self.update()
            self.read.emit()

    def _jump(self, merges: int) -> None:
        if merges != self._drawing.merges:
            self.jumped.emit(merges)


def _load_pyqtgraph() -> None:
    """Loads it without looks for garbage, of which there is none among its hundred thousand objects."""
    with nothing_collected():
        importlib.import_module("bpe_gui.panes.chart.chart_canvas")
        gc.freeze()
