"""What the chart shows: its axes, its curves, the current merge, and what is read at a merge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from bpe_gui.document.held_out import MeasuredText
from bpe_gui.document.read_off_model import ReadOffRow
from bpe_gui.look import Colours, blend
from bpe_gui.panes.chart import chart_labels, chart_strip
from bpe_gui.panes.chart.chart_curves import (
    PALE,
    CountedCurve,
    Curve,
    Stroke,
    paint_sign,
    text_strokes,
)
from bpe_gui.panes.chart.chart_gains import Gains
from bpe_gui.panes.chart.chart_layout import Extents, Layout, in_pixel, lay_out
from bpe_gui.panes.chart.chart_scale import Axis
from bpe_gui.panes.chart.chart_view import ChartView, Measure
from bpe_gui.panes.chart.chart_words import ChartWords

MOST_TEXTS = 8
"""So many held-out texts are drawn: more signs and dashes than these nobody tells apart."""

_NO_CURVE = CountedCurve(np.zeros(0, np.int64))


@dataclass(frozen=True, slots=True)
class Line:
    """A curve, how it is drawn, and on which axis: of its tokens multiplied by `factor`."""

    curve: Curve
    stroke: Stroke
    axis: Axis
    factor: float
    name: str = ""


@dataclass(slots=True)
class Drawing:
    """The numbers of the chart and where they stand, in pixels of the view."""

    words: ChartWords
    colours: Colours
    font: QFont
    size: QSize
    view: ChartView = field(default_factory=ChartView)
    corpus: CountedCurve = _NO_CURVE
    sample: CountedCurve = _NO_CURVE
    texts: Sequence[MeasuredText] = ()
    branches: Sequence[Curve] = ()
    """The corpus on other branches of the rounds."""
    merges: int = 0
    hovered: int | None = None
    gains: Gains = field(init=False)
    layout: Layout = field(init=False)
    lines: Sequence[Line] = field(init=False)
    """The curves in the order in which they are drawn: other branches, the corpus, the sample, the texts."""

    def __post_init__(self) -> None:
        self.fit()

    @property
    def learned(self) -> int:
        """How many merges there are to show."""
        return self.corpus.learned

    @property
    def has_sample(self) -> bool:
        """Whether there is a sample with at least one token."""
        return self.sample.start > 0

    def tokens(self, merges: int) -> int | None:
        """The corpus's tokens after so many merges, if known."""
        return self.corpus.tokens(merges)

    def sample_tokens(self, merges: int) -> int | None:
        """The sample's tokens after so many merges; None while they are being counted or without sample."""
        return self.sample.tokens(merges) if self.has_sample else None

    def fit(self) -> None:
        """Choose round axes and the room for them."""
        self.gains = Gains.of(self.corpus.counts)
        metrics = QFontMetricsF(self.font)
        drawn = [text for text in self.texts[:MOST_TEXTS] if text.curve.start]
        own = [self.sample.start, *(text.curve.start for text in drawn)]
        curves = [self.corpus, *self.branches, self.sample, *(text.curve for text in drawn)]
        ends = [
            (curve.tokens(curve.learned) or 0) * self._factor(curve.start) for curve in curves if curve.start
        ]
        extents = Extents(
            max(self.learned, *(branch.learned for branch in self.branches), 0),
            max(self.corpus.start, *(branch.start for branch in self.branches), 0),
            max(own),
            max(min(ends, default=1), 1e-3),
            int(self.gains.saved.max()) if len(self.gains) else 0,
            self._label_width(drawn) if drawn else 0,
        )
        self.layout = lay_out(metrics, self.size, self.view, extents, self.words.number, self.words.percent)
        self.lines = self._lines(drawn)

    @property
    def has_own_scale(self) -> bool:
        """Whether the sample is drawn on an axis of its own."""
        return self.layout.right is not None

    def value(self, line: Line, merges: int) -> str:
        """What a curve has at a merge: its tokens, or their percentage; nothing where it is not known."""
        tokens = line.curve.tokens(merges)
        if tokens is None:
            return ""
        if self.view.measure is Measure.SHARE:
            return self.words.percent(tokens * line.factor)
        return self.words.number(tokens)

    def heads(self, merges: int) -> list[str]:
        """What is read at a merge before the curves: the merge, and what it saves."""
        rows = [self.words.merges(merges)]
        saved, share = self.gains.of_merge(merges), self.gains.share(merges)
        if saved is not None and share is not None and (self.view.gains or self.view.marked):
            rows.append(self.words.saved(saved, share))
        return rows

    def rows(self, merges: int) -> list[ReadOffRow]:
        """What is read at a merge of corpus, sample and all held-out texts, drawn or not."""
        rows = []
        for name, curve in zip(self.words.names(), (self.corpus, self.sample), strict=True):
            if curve.start:
                rows.append(ReadOffRow(name, curve.start, curve.tokens(merges), curve.last_helped))
        for text in self.texts:
            curve_of = text.curve
            here, helped = curve_of.tokens(merges), curve_of.last_helped
            rows.append(ReadOffRow(text.name, curve_of.start, here, helped))
        return rows

    def last(self, line: Line) -> int:
        """Up to which merge a curve is drawn; one may be known further than the corpus's rounds go."""
        return min(line.curve.learned, int(self.layout.across.high))

    def x_of(self, merges: int) -> float:
        """Where a merge stands, in pixels from the left."""
        return self.layout.x_of(merges)

    def point(self, line: Line, merges: int) -> QPointF | None:
        """Where a curve stands at a merge, if it is known there."""
        tokens = line.curve.tokens(merges)
        if tokens is None:
            return None
        return QPointF(self.x_of(merges), self.layout.y_of(line.axis, tokens * line.factor))

    def merge_at(self, position: QPointF) -> int | None:
        """The merge under a position, also a little beside the curves; None elsewhere or without corpus."""
        area = self.layout.area
        near = area.left() - self.gap <= position.x() <= area.right() + self.gap
        if not len(self.corpus.counts) or not near or not 0 <= position.y() <= self.size.height():
            return None
        return min(max(self.layout.merge_at(position.x()), 0), self.learned)

    @property
    def gap(self) -> float:
        """The room between the curves and what is written beside them."""
        return QFontMetricsF(self.font).height() * 0.4

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the current merge, the names of the curves and what the pointer reads, over the curves."""
        painter.setFont(self.font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layout.strip is not None and len(self.gains):
            chart_strip.paint_caption(self, painter, self.layout.strip)
        if self.view.marked:
            chart_strip.paint_worth(self, painter)
        if self.tokens(self.merges) is not None:
            self._paint_current(painter)
        if not self.learned:
            chart_labels.paint_empty(self, painter)
        if self.hovered is not None:
            self._paint_hovered(painter, self.hovered)

    def own_lines(self) -> Sequence[Line]:
        """The curves of the corpus, the sample and the texts."""
        return self.lines[len(self.branches) :]

    def paint_upright(self, painter: QPainter, x: float) -> None:
        """Paint a line through curves and gains, not through what is written between them."""
        x = in_pixel(x)
        for part in (self.layout.area, self.layout.strip):
            if part is not None:
                painter.drawLine(QPointF(x, part.top()), QPointF(x, part.bottom()))

    @property
    def _sign(self) -> float:
        """How large the signs of the curves are."""
        return chart_labels.SIGN * QFontMetricsF(self.font).height()

    def _lines(self, drawn: Sequence[MeasuredText]) -> Sequence[Line]:
        colours, layout = self.colours, self.layout
        names = self.words.names()
        corpus = Stroke(colours.text, colours.faint)
        sample = Stroke(colours.accent, blend(colours.surface, colours.accent, PALE), _SAMPLE_DASHES)
        branch = Stroke(colours.faint, colours.faint, width=1)
        right = layout.right or layout.left
        lines = [Line(curve, branch, layout.left, self._factor(curve.start)) for curve in self.branches]
        if len(self.corpus.counts):
            factor = self._factor(self.corpus.start)
            lines.append(Line(self.corpus, corpus, layout.left, factor, names[0]))
        if self.has_sample:
            lines.append(Line(self.sample, sample, right, self._factor(self.sample.start), names[1]))
        strokes = text_strokes(colours)
        for text, stroke in zip(drawn, strokes, strict=False):
            lines.append(Line(text.curve, stroke, right, self._factor(text.curve.start), text.name))
        return lines

    def _label_width(self, drawn: Sequence[MeasuredText]) -> float:
        curves: list[Curve] = [self.corpus, self.sample, *(text.curve for text in drawn)]
        names = [*self.words.names(), *(text.name for text in drawn)]
        values = [self.words.number(curve.start) for curve in curves]
        if self.view.measure is Measure.SHARE:
            values = [self.words.percent(88.8)]
        return chart_labels.width_at_ends(names, values, QFontMetricsF(self.font))

    def _factor(self, start: int) -> float:
        return 100 / max(start, 1) if self.view.measure is Measure.SHARE else 1.0

    def written(self, tick: float) -> str:
        """A number of the vertical axes."""
        is_share = self.view.measure is Measure.SHARE
        return self.words.percent(tick) if is_share else self.words.whole(tick)

    def _paint_current(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(self.font)
        x = self.x_of(self.merges)
        painter.setPen(QPen(self.colours.accent, 1))
        self.paint_upright(painter, x)
        words = self.words.number(self.merges)
        width = metrics.horizontalAdvance(words)
        left = min(max(x - width / 2, 4), self.size.width() - width - 4)
        place = QRectF(left, self.layout.area.top() - metrics.height() - 1, width, metrics.height())
        painter.drawText(place, CENTRE, words)
        for line in self.own_lines():
            point = self.point(line, self.merges)
            if point is not None:
                paint_sign(painter, point, self._sign, line.stroke, self.colours.surface)
        taken = [place]
        if self.layout.labels is not None:
            taken += chart_labels.paint_names_at_ends(self, painter, self.layout.labels)
        elif not self.texts:
            taken += chart_labels.paint_names(self, painter, place)
        first = self.gains.less_from(self.view.worth) if self.view.marked else None
        if first is not None:
            x = chart_strip.worth_at(self, first)
            chart_labels.paint_worth(self, painter, first, x, taken)

    def _paint_hovered(self, painter: QPainter, merges: int) -> None:
        x = self.x_of(merges)
        if merges != self.merges:
            painter.setPen(QPen(self.colours.quiet, 1, Qt.PenStyle.DotLine))
            self.paint_upright(painter, x)
            for line in self.own_lines():
                point = self.point(line, merges)
                if point is not None:
                    hollow = Stroke(self.colours.surface, self.colours.surface, sign=line.stroke.sign)
                    paint_sign(painter, point, self._sign, hollow, line.stroke.colour)
        chart_labels.paint_card(self, painter, merges)


_SAMPLE_DASHES = (4.0, 3.0)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
