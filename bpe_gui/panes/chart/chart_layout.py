"""Where the parts of the chart stand: its axes, the room for their numbers, the strip of gains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF

from bpe_gui.panes.chart import chart_scale
from bpe_gui.panes.chart.chart_scale import Axis
from bpe_gui.panes.chart.chart_view import ChartView, Measure

LEAST_LINES = 6.0
"""In lines of text: the height with room for two grid lines and the numbers."""
STRIP_LINES = 3.3
"""What the strip of gains needs more."""

_STRIP_GAP = 1.5
_STRIP_SHARE = 0.24
# So much of the width stays for the curves, whatever is written beside them.
_LEAST_WIDTH = 0.48
# In lines of text: names that have less room say nothing.
_LEAST_LABEL = 6.0


@dataclass(frozen=True, slots=True)
class Extents:
    """What the axes have to hold."""

    learned: int
    corpus_start: int
    own_start: int
    """The largest start of the sample and the texts, 0 where there are none."""
    lowest: float
    """The lowest value of all curves: tokens, or percent."""
    highest_gain: int
    label_width: float
    """What the names beside the ends of the curves take; 0 for none."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of the parts, in pixels of the view."""

    area: QRectF
    """The rectangle of the curves."""
    strip: QRectF | None
    """That of the gains, below."""
    across: Axis
    left: Axis
    right: Axis | None
    """The axis of sample and texts where they have one of their own."""
    gains: Axis
    labels: float | None
    """Where the names of the curves begin, if there is room for them."""

    def x_of(self, merges: float) -> float:
        """Where a merge stands, from the left."""
        return self.area.left() + self.area.width() * self.across.share(merges)

    def y_of(self, axis: Axis, value: float) -> float:
        """Where a value of the left or right axis stands, from above."""
        return self.area.bottom() - self.area.height() * axis.share(value)

    def merge_at(self, x: float) -> int:
        """The merge nearest to a place from the left."""
        return round(self.across.value((x - self.area.left()) / self.area.width()))

    @property
    def bottom(self) -> float:
        """Where the curves and the gains end, from above."""
        return (self.strip or self.area).bottom()


def lay_out(
    metrics: QFontMetricsF,
    size: QSize,
    view: ChartView,
    extents: Extents,
    number: Callable[[int], str],
    percent: Callable[[float], str],
) -> Layout:
    """Chooses round axes and finds the room for them and their numbers."""

    def written(tick: float) -> str:
        return percent(tick) if view.measure is Measure.SHARE else number(int(tick))

    line = metrics.height()
    gap = line * 0.4
    top, bottom = 8 + line, 8 + line + gap
    height = size.height() - top - bottom
    strip_height = 0.0
    if view.gains and size.height() >= (LEAST_LINES + STRIP_LINES) * line:
        strip_height = max((STRIP_LINES - _STRIP_GAP) * line, _STRIP_SHARE * height)
        height -= strip_height + line * _STRIP_GAP
    intervals = int((height - 0.5 * line) / (line * 1.6))
    left, right = _vertical(view, extents, intervals, 1.3 * line / max(height, 1))
    gains = chart_scale.vertical(extents.highest_gain, 1, 1).axes[0]
    if view.log_tokens and extents.highest_gain > 1:
        gains = chart_scale.logarithmic(1, extents.highest_gain, 1)
    numbers = [written(tick) for tick in left.ticks]
    if strip_height:
        numbers.append(number(int(gains.high)))
    beside = 12 + max(map(metrics.horizontalAdvance, numbers), default=0) + gap
    widest = metrics.horizontalAdvance(number(max(extents.learned, chart_scale.LEAST_MERGES)))
    most = int(min(size.width() * 0.8 / (widest + 2 * line), 8))
    across = chart_scale.merges_axis(
        extents.learned,
        most,
        is_log=view.log_merges,
        apart=(widest + line) / max(size.width() * 0.8, 1),
    )
    behind = 12 + metrics.horizontalAdvance(number(int(across.high))) / 2
    if right is not None:
        behind = max(behind, 12 + max(metrics.horizontalAdvance(written(tick)) for tick in right.ticks) + gap)
    room = min(extents.label_width, (1 - _LEAST_WIDTH) * size.width() - beside - behind)
    labels = room >= _LEAST_LABEL * line
    if labels:
        behind += room
    area = QRectF(
        round(beside),
        round(top),
        max(round(size.width() - beside - behind), 1),
        max(round(height), 1),
    )
    strip = None
    if strip_height:
        top_of_strip = round(size.height() - bottom - strip_height)
        strip = QRectF(area.left(), top_of_strip, area.width(), round(strip_height))
    place = size.width() - room if labels else None
    return Layout(area, strip, across, left, right, gains, place)


def _vertical(view: ChartView, extents: Extents, most: int, apart: float) -> tuple[Axis, Axis | None]:
    if view.measure is Measure.SHARE:
        if view.log_tokens:
            return chart_scale.logarithmic(min(extents.lowest, 50.0), 100, apart), None
        return chart_scale.percents(most), None
    if view.log_tokens:
        start = max(extents.corpus_start, extents.own_start, 1)
        return chart_scale.logarithmic(min(extents.lowest, start), start, apart), None
    left, right = chart_scale.vertical(extents.corpus_start, extents.own_start, most).axes
    return left, right if extents.own_start else None


def in_pixel(place: float) -> float:
    """The middle of a place's pixel: a thin line between two would be wide and pale."""
    return floor(place) + 0.5
