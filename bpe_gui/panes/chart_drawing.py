"""What the chart shows around its curves: numbers, grid lines, the current merge and the read-out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import floor

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from bpe_gui.look import Colours
from bpe_gui.panes import chart_scale
from bpe_gui.panes.numbers import number_text

Counts = npt.NDArray[np.int64] | npt.NDArray[np.object_]
"""Token counts; whole numbers of Python where 64 bits are too few for a table of word counts."""


def counts_of(numbers: Sequence[int]) -> Counts:
    """A copy of token counts."""
    try:
        return np.array(numbers, dtype=np.int64)
    except OverflowError:
        return np.array(numbers, dtype=np.object_)


@dataclass(frozen=True, slots=True)
class Words:
    """The words in the drawing, made anew at each painting in the language of the interface."""

    corpus: Callable[[int], str]
    """The corpus's curve at a merge: "corpus 277"."""
    sample: Callable[[int], str]
    """The sample's curve at a merge: "sample 12 (own scale)"."""
    rows: Callable[[int], list[str]]
    """What the pointer reads at a merge: the merge, the corpus, the sample."""
    empty: Callable[[], str]
    """What stands there as long as there is no rule."""


@dataclass(slots=True)
class Drawing:
    """The numbers of the chart and where they stand, in pixels of the view."""

    words: Words
    colours: Colours
    font: QFont
    size: QSize
    locale: QLocale
    counts: Counts = field(default_factory=lambda: np.zeros(0, np.int64))
    sample: Counts = field(default_factory=lambda: np.zeros(0, np.int64))
    merges: int = 0
    hovered: int | None = None
    scale: chart_scale.Scale = field(default_factory=lambda: chart_scale.Scale(4, 1, 1))
    extent: int = chart_scale.LEAST_MERGES
    tick: int = 2
    area: QRectF = field(default_factory=lambda: QRectF(0, 0, 1, 1))
    """The rectangle of the curves."""

    @property
    def learned(self) -> int:
        """How many merges there are to show."""
        return max(len(self.counts) - 1, 0)

    @property
    def has_sample(self) -> bool:
        """Whether there is a sample with at least one token."""
        return len(self.sample) > 0 and self.sample[0] > 0

    def tokens(self, merges: int) -> int | None:
        """The corpus's tokens after so many merges, if known."""
        return int(self.counts[merges]) if 0 <= merges < len(self.counts) else None

    def sample_tokens(self, merges: int) -> int | None:
        """The sample's tokens after so many merges; None while they are being counted or without sample."""
        return int(self.sample[merges]) if self.has_sample and 0 <= merges < len(self.sample) else None

    def fit(self) -> tuple[object, ...]:
        """Choose round axes and the room for them; gives what the picture of the axes depends on."""
        metrics = QFontMetricsF(self.font)
        line = metrics.height()
        self.scale = chart_scale.vertical(
            int(self.counts[0]) if len(self.counts) else 0,
            int(self.sample[0]) if len(self.sample) else 0,
            int((self.size.height() - 3 * line - 16) / (line * 1.6)),
        )
        width_of_number = metrics.horizontalAdvance(self.number(max(self.learned, chart_scale.LEAST_MERGES)))
        most = int(min(self.size.width() * 0.8 / (width_of_number + 2 * line), 8))
        self.extent, self.tick = chart_scale.horizontal(self.learned, most)
        left = 12 + metrics.horizontalAdvance(self.number(self.scale.corpus_top)) + self._gap
        right = 12 + metrics.horizontalAdvance(self.number(self.extent)) / 2
        if self.has_sample:
            width_right = metrics.horizontalAdvance(self.number(self.scale.sample_top))
            right = max(right, 12 + width_right + self._gap)
        top, bottom = 8 + line, 8 + line + self._gap
        self.area = QRectF(
            round(left),
            round(top),
            max(round(self.size.width() - left - right), 1),
            max(round(self.size.height() - top - bottom), 1),
        )
        return self.scale, self.extent, self.tick, self.has_sample, self.area.getRect()

    def x_of(self, merges: int) -> float:
        """Where a merge stands, in pixels from the left."""
        return self.area.left() + self.area.width() * merges / self.extent

    def merge_at(self, position: QPointF) -> int | None:
        """The merge under a position, also a little beside the curves; None elsewhere or without corpus."""
        area = self.area
        reach = area.adjusted(-self._gap, -area.top(), self._gap, self.size.height() - area.bottom())
        if not len(self.counts) or not reach.contains(position):
            return None
        merges = round((position.x() - area.left()) / area.width() * self.extent)
        return min(max(merges, 0), self.learned)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return number_text(value, self.locale)

    def curve(self, counts: Counts, top: int) -> list[QPointF]:
        """A curve as points, no more than a pixel each."""
        step = max(1, len(counts) // max(1, int(self.area.width())))
        merges = [*range(0, len(counts), step), *([len(counts) - 1] if len(counts) else [])]
        return [self._point(counts, each, top) for each in merges]

    def paint_axes(self, painter: QPainter) -> None:
        """Paint grid lines and numbers; this changes seldom and goes under the curves."""
        colours, area = self.colours, self.area
        metrics = QFontMetricsF(self.font)
        line = metrics.height()
        painter.fillRect(QRectF(QPointF(), self.size.toSizeF()), colours.surface)
        painter.setFont(self.font)
        for interval in range(self.scale.intervals + 1):
            y = round(area.bottom() - area.height() * interval / self.scale.intervals) + 0.5
            painter.setPen(QPen(colours.hairline, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.quiet)
            left = QRectF(0, y - line / 2, area.left() - self._gap, line)
            painter.drawText(left, _RIGHT, self.number(interval * self.scale.corpus_step))
            if self.has_sample:
                painter.setPen(colours.accent)
                right = QRectF(area.right() + self._gap, y - line / 2, self.size.width() - area.right(), line)
                painter.drawText(right, _LEFT, self.number(interval * self.scale.sample_step))
        painter.setPen(colours.quiet)
        for merges in range(0, self.extent + 1, self.tick):
            half = area.width()
            place = QRectF(self.x_of(merges) - half, area.bottom() + self._gap, 2 * half, line)
            painter.drawText(place, _CENTRE, self.number(merges))

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the current merge, the names of the curves and what the pointer reads, over the curves."""
        painter.setFont(self.font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.tokens(self.merges) is not None:
            self._paint_current(painter)
        if not self.learned:
            self._paint_empty(painter)
        if self.hovered is not None:
            self._paint_hovered(painter, self.hovered)

    @property
    def _gap(self) -> float:
        return QFontMetricsF(self.font).height() * 0.4

    def _paint_current(self, painter: QPainter) -> None:
        area, metrics = self.area, QFontMetricsF(self.font)
        x = self.x_of(self.merges)
        painter.setPen(QPen(self.colours.accent, 1))
        self._paint_upright(painter, x)
        words = self.number(self.merges)
        width = metrics.horizontalAdvance(words)
        left = min(max(x - width / 2, 4), self.size.width() - width - 4)
        place = QRectF(left, area.top() - metrics.height() - 1, width, metrics.height())
        painter.drawText(place, _CENTRE, words)
        self._paint_points(painter, self.merges, filled=True)
        self._paint_names(painter, place)

    def _paint_upright(self, painter: QPainter, x: float) -> None:
        x = floor(x) + 0.5  # in the middle of a pixel: between two it would be wide and pale
        painter.drawLine(QPointF(x, self.area.top()), QPointF(x, self.area.bottom()))

    def _paint_points(self, painter: QPainter, merges: int, *, filled: bool) -> None:
        colours = (self.colours.text, self.colours.accent)
        for point, colour in zip(self._points(merges), colours, strict=True):
            if point is not None:
                painter.setPen(QPen(self.colours.surface if filled else colour, 1.5))
                painter.setBrush(colour if filled else self.colours.surface)
                painter.drawEllipse(point, 4.5, 4.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_names(self, painter: QPainter, number: QRectF) -> None:
        """Name each curve beside its point, on the free side: falling curves leave the upper right."""
        corpus, sample = self._points(self.merges)
        names = []
        if corpus is not None:
            names.append((corpus, self.words.corpus, self.colours.text, self.counts, self.scale.corpus_top))
        if sample is not None:
            names.append((sample, self.words.sample, self.colours.accent, self.sample, self.scale.sample_top))
        names.sort(key=lambda name: name[0].y())
        metrics = QFontMetricsF(self.font)
        line = metrics.height()
        veil = QColor(self.colours.surface)
        veil.setAlphaF(0.8)
        taken = self.area.top()
        for point, words, colour, counts, top in names:
            name = words(self.merges)
            width = metrics.horizontalAdvance(name)
            is_upper = taken == self.area.top()
            left = point.x() + 8 if is_upper else point.x() - 8 - width
            left = min(max(left, self.area.left() + 4), self.area.right() - width - 4)
            if is_upper:
                y = min(point.y(), self._height_at(counts, left, top)) - line - 5
                # A curve that begins at the very top is named in the margin, beside the merge's number.
                is_beside = left > number.right() + 4 or left + width < number.left() - 4
                y = max(y, number.top() if is_beside else self.area.top())
            else:
                y = max(point.y(), self._height_at(counts, left + width, top)) + 5
                y = max(min(y, self.area.bottom() - line - 2), taken)
            place = QRectF(left, y, width, line)
            taken = place.bottom()
            painter.fillRect(place.adjusted(-2, 0, 2, 0), veil)
            painter.setPen(colour)
            painter.drawText(place, _CENTRE, name)

    def _paint_hovered(self, painter: QPainter, merges: int) -> None:
        colours, area, metrics = self.colours, self.area, QFontMetricsF(self.font)
        x = self.x_of(merges)
        if merges != self.merges:
            painter.setPen(QPen(colours.quiet, 1, Qt.PenStyle.DotLine))
            self._paint_upright(painter, x)
            self._paint_points(painter, merges, filled=False)
        rows = self.words.rows(merges)
        line = metrics.height()
        width = max(metrics.horizontalAdvance(row) for row in rows) + 16
        card = QRectF(x + 10, area.top() + 4, width, line * len(rows) + 10)
        if card.right() > self.size.width() - 4:
            card.moveRight(x - 10)
        card.moveLeft(max(card.left(), 4))
        painter.setPen(QPen(colours.border, 1))
        painter.setBrush(colours.surface)
        painter.drawRoundedRect(card, 4, 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index, row in enumerate(rows):
            painter.setPen((colours.quiet, colours.text, colours.accent)[min(index, 2)])
            painter.drawText(QRectF(card.left() + 8, card.top() + 5 + index * line, width, line), _LEFT, row)

    def _paint_empty(self, painter: QPainter) -> None:
        """Say beside the only point what will come, where there is room for it."""
        metrics = QFontMetricsF(self.font)
        taken = 0.0
        if self.tokens(0) is not None:
            names = [self.words.corpus(0), *([self.words.sample(0)] if self.has_sample else [])]
            taken = 24 + max(metrics.horizontalAdvance(name) for name in names)
        place = self.area.adjusted(taken, 0, -8, 0)
        words = self.words.empty()
        needed = metrics.boundingRect(place, _WRAPPED, words)
        if needed.height() <= place.height() and needed.width() <= place.width():
            painter.setPen(self.colours.quiet)
            painter.drawText(place, _WRAPPED, words)

    def _points(self, merges: int) -> tuple[QPointF | None, QPointF | None]:
        corpus = sample = None
        if self.tokens(merges) is not None:
            corpus = self._point(self.counts, merges, self.scale.corpus_top)
        if self.sample_tokens(merges) is not None:
            sample = self._point(self.sample, merges, self.scale.sample_top)
        return corpus, sample

    def _point(self, counts: Counts, merges: int, top: int) -> QPointF:
        height = self.area.height() * float(counts[merges]) / top
        return QPointF(self.x_of(merges), self.area.bottom() - height)

    def _height_at(self, counts: Counts, x: float, top: int) -> float:
        """The curve's height at x, in pixels from above; beyond its ends that of the end."""
        merges = round((x - self.area.left()) / self.area.width() * self.extent)
        return self._point(counts, min(max(merges, 0), len(counts) - 1), top).y()


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
