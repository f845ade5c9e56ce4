"""The curves of the chart: where their points stand, and how each is drawn so that it can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Protocol

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bpe_gui.look import Colours, blend
from bpe_gui.panes.chart.chart_scale import Axis, Floats

Merges = npt.NDArray[np.int64]
Counts = npt.NDArray[np.int64] | npt.NDArray[np.object_]
"""Token counts; whole numbers of Python where 64 bits are too few for a table of word counts."""

# A longer curve is thinned to about one point for so many pixels: 100,000 points take 60 to 110 ms to draw.
_PIXELS = 1.5
_LEAST_POINTS = 300
# A point so few pixels beside the straight way is not seen; it is looked for so often, with every second
# one left out each time.
_UNSEEN, _ROUNDS = 0.1, 4
# How much of its colour the part of a curve keeps that lies after the current merge.
PALE = 0.5
_WIDTH = 2.0


class Curve(Protocol):
    """The tokens of a text after 0, 1, 2 … merges."""

    @property
    def start(self) -> int:
        """The tokens before the first merge."""
        ...

    @property
    def learned(self) -> int:
        """After how many merges they are known."""
        ...

    def tokens(self, merges: int) -> int | None:
        """The tokens after so many merges, if known."""
        ...

    def many(self, merges: Merges) -> Floats:
        """The tokens after each of these numbers of merges, all known."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class CountedCurve:
    """A curve of which each count stands in an array."""

    counts: Counts

    @property
    def start(self) -> int:
        return int(self.counts[0]) if len(self.counts) else 0

    @property
    def learned(self) -> int:
        return max(len(self.counts) - 1, 0)

    @property
    def last_helped(self) -> int | None:
        """The last merge that saved a token; None where none did."""
        helping = np.flatnonzero(self.counts[:-1] != self.counts[1:])
        return int(helping[-1]) + 1 if len(helping) else None

    def tokens(self, merges: int) -> int | None:
        return int(self.counts[merges]) if 0 <= merges < len(self.counts) else None

    def many(self, merges: Merges) -> Floats:
        return self.counts[merges].astype(np.float64)


def counts_of(numbers: Sequence[int]) -> Counts:
    """A copy of token counts."""
    try:
        return np.array(numbers, dtype=np.int64)
    except OverflowError:
        return np.array(numbers, dtype=np.object_)


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a curve is drawn: its colour up to the current merge and after it, its dashes, and its sign."""

    colour: QColor
    pale: QColor
    dashes: tuple[float, ...] = ()
    """In widths of the line; none for a whole line."""
    sign: int | None = None
    """The place of its sign among the shapes of `paint_sign`; None is a circle."""
    width: float = _WIDTH


def thinned(learned: int, axis: Axis, width: float) -> Merges:
    """Those of the merges from 0 to `learned` that are drawn on an axis so many pixels long.

    The first and the last one are among them. Token counts only fall, so nothing is lost between two.
    """
    most = max(int(width / _PIXELS), _LEAST_POINTS)
    if learned < most:
        return np.arange(learned + 1)
    along = np.linspace(0, axis.share(learned), most)
    if axis.is_log:
        first, last = np.log(axis.low + axis.shift), np.log(axis.high + axis.shift)
        merges = np.exp(first + along * (last - first)) - axis.shift
    else:
        merges = axis.low + along * (axis.high - axis.low)
    found: Merges = np.unique(np.clip(np.rint(merges).astype(np.int64), 0, learned))
    found[-1] = learned
    return found


def straightened(xs: Floats, ys: Floats) -> Merges:
    """The places of those points of a line, in pixels, without which it would be seen to change.

    Those that lie on the way between others are left out, each time every second one at most.
    """
    kept = np.arange(len(xs))
    for _ in range(_ROUNDS):
        inner, before, after = kept[1:-1:2], kept[:-2:2], kept[2::2]
        along = (xs[inner] - xs[before]) / np.maximum(xs[after] - xs[before], 1e-9)
        beside = np.abs(ys[before] + along * (ys[after] - ys[before]) - ys[inner])
        keep = np.ones(len(kept), bool)
        keep[1:-1:2] = beside > _UNSEEN
        kept = kept[keep]
    return kept


def paint_sign(painter: QPainter, place: QPointF, size: float, stroke: Stroke, ground: QColor) -> None:
    """Paints a curve's sign around a point, in its colour with a rim of the ground's."""
    painter.setPen(QPen(ground, 1))
    painter.setBrush(stroke.colour)
    if stroke.sign is None:
        painter.drawEllipse(place, size, size)
    else:
        points = _SHAPES[stroke.sign % len(_SHAPES)]
        painter.drawPolygon(QPolygonF([place + QPointF(x * size, y * size) for x, y in points]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def text_strokes(colours: Colours) -> tuple[Stroke, ...]:
    """How held-out texts are drawn, the first one first; each has a sign, dashes and a hue of its own."""
    hues = [blend(edge, colours.text, 0.25) for edge in colours.tint_edges]
    order = (1, 0, 2, 5, 3, 4)
    strokes = []
    for place, dashes in enumerate(_DASHES):
        hue = hues[order[place % len(order)]]
        strokes.append(Stroke(hue, blend(colours.surface, hue, PALE), dashes, place, 1.6))
    return tuple(strokes)


def _regular(corners: int, turn: float, inner: float | None = None) -> tuple[tuple[float, float], ...]:
    """A polygon around the origin, a star where there is an inner radius; 0 turns a corner upwards."""
    radii = (1.2,) if inner is None else (1.4, inner)
    steps = corners * len(radii)
    angles = [2 * pi * step / steps + turn - pi / 2 for step in range(steps)]
    return tuple(
        (radii[step % len(radii)] * cos(angle), radii[step % len(radii)] * sin(angle))
        for step, angle in enumerate(angles)
    )


# The right half of a cross from above, and its left half from below.
_HALF_CROSS = ((0.4, -1.3), (0.4, -0.4), (1.3, -0.4), (1.3, 0.4), (0.4, 0.4), (0.4, 1.3))
_SHAPES = (
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    _regular(3, 0),
    _regular(4, 0),
    _regular(3, pi),
    _regular(5, 0, 0.6),
    (*_HALF_CROSS, *((-x, -y) for x, y in _HALF_CROSS)),
    _regular(6, 0),
    _regular(4, 0, 0.5),
)
_DASHES = ((), (1, 1.5), (6, 2), (6, 2, 1, 2), (2.5, 2), (10, 3), (1, 4), (6, 2, 1, 2, 1, 2))
