"""Round numbers for the axes of the chart, and where values stand on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import ceil, exp, floor, log, log10

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_STEPS = (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8)
_TICK_STEPS = (1, 2, 5)
# Intervals and steps of an axis up to 100.
_PERCENTS = ((5, 20), (4, 25), (2, 50))
# Which numbers of a logarithmic axis give way first where there is no room for all.
_LOG_DIGITS = (1, 5, 2)

LEAST_MERGES = 10
"""The horizontal axis is never shorter, so that the first merges do not jump over the whole chart."""

APART = 0.08
"""How much lower the sample's curve begins, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis from `low` to `high` with numbers at its `ticks`.

    A logarithmic one may be that of the values plus `shift`, so that it can begin at 0.
    """

    low: float
    high: float
    ticks: tuple[float, ...] = ()
    is_log: bool = False
    shift: float = 0.0

    def share(self, value: float) -> float:
        """How far along the axis a value stands: 0 at `low` and below, 1 at `high`.

        >>> Axis(0, 99, is_log=True, shift=1).share(9)
        0.5
        """
        if not self.is_log:
            return (value - self.low) / (self.high - self.low)
        first = log(self.low + self.shift)
        return (log(max(value, self.low) + self.shift) - first) / (log(self.high + self.shift) - first)

    def shares(self, values: Floats) -> Floats:
        """The same for many values."""
        if not self.is_log:
            return (values - self.low) / (self.high - self.low)
        first = log(self.low + self.shift)
        along: Floats = np.log(np.maximum(values, self.low) + self.shift) - first
        return along / (log(self.high + self.shift) - first)

    def value(self, share: float) -> float:
        """The value that stands so far along the axis."""
        if not self.is_log:
            return self.low + share * (self.high - self.low)
        first = log(self.low + self.shift)
        return exp(first + share * (log(self.high + self.shift) - first)) - self.shift


@dataclass(frozen=True, slots=True)
class Scale:
    """Two vertical axes from 0 with the same number of intervals."""

    intervals: int
    corpus_step: int
    sample_step: int

    @property
    def corpus_top(self) -> int:
        """The tokens of the corpus at the top of the chart."""
        return self.intervals * self.corpus_step

    @property
    def sample_top(self) -> int:
        """The tokens of the sample at the top of the chart."""
        return self.intervals * self.sample_step

    @property
    def axes(self) -> tuple[Axis, Axis]:
        """The axis of the corpus and that of the sample."""
        return _from_zero(self.intervals, self.corpus_step), _from_zero(self.intervals, self.sample_step)


def vertical(corpus_start: int, sample_start: int, most_intervals: int) -> Scale:
    """The axes for two curves that begin at these token counts and fall.

    Both share their grid lines, of which there are at most `most_intervals` and the one at 0; the corpus
    fills its axis as far as round numbers allow, the sample begins clearly lower, so that the curves are
    seen as two.
    """
    start, sample = max(corpus_start, 1), max(sample_start, 1)

    def scale(intervals: int) -> Scale:
        step = round_step(start / intervals)
        share = start / (step * intervals) - APART
        return Scale(intervals, step, round_step(sample / share / intervals))

    def empty_space(scale: Scale) -> float:
        return 2 * scale.corpus_top / start + scale.sample_top / sample

    choices = [number for number in (5, 4, 3) if number <= most_intervals] or [max(most_intervals, 1)]
    return min((scale(number) for number in choices), key=empty_space)


def percents(most_intervals: int) -> Axis:
    """An axis from 0 to 100 with at most so many intervals."""
    return _from_zero(*next((pair for pair in _PERCENTS if pair[0] <= most_intervals), (1, 100)))


def logarithmic(least: float, most: float, apart: float) -> Axis:
    """A logarithmic axis between round numbers that hold all values from `least` to `most`, above 0.

    Its numbers stand at least so far `apart`, as a share of its length.
    """
    # 1.0000001: a number that is round already stays, whatever the logarithm's last digit is.
    low = max(value for value in _round_numbers(least) if value <= least * 1.0000001)
    high = min(
        value for value in _round_numbers(most) if value >= most / 1.0000001 and value > low * 1.0000001
    )
    axis = Axis(low, high, is_log=True)
    return _with_ticks(axis, apart)


def merges_axis(merges: int, most_intervals: int, *, is_log: bool, apart: float) -> Axis:
    """The axis of so many merges: at most so many intervals, or numbers so far `apart` on a logarithmic one.

    That is the logarithm of the merges and one more, so that it begins at no merge at all.
    """
    extent, step = horizontal(merges, most_intervals)
    if not is_log:
        return Axis(0, extent, tuple(range(0, extent + 1, step)))
    return _with_ticks(Axis(0, extent, (0,), is_log=True, shift=1), apart)


def horizontal(merges: int, most_intervals: int) -> tuple[int, int]:
    """The length of the merge axis for so many merges, and the step of its numbers.

    The axis ends a little after the last merge, so that it need not be drawn anew at each one.
    """
    wanted = max(merges, LEAST_MERGES)
    step = round_step(wanted / max(most_intervals, 1), _TICK_STEPS)
    quantum = max(step // 2, 1)
    return ceil(wanted / quantum) * quantum, step


def round_step(least: float, leading: tuple[float, ...] = _STEPS) -> int:
    """The smallest round whole number that is not below `least`, at least 1.

    >>> [round_step(least) for least in (0.2, 6.5, 131.75, 234.25)]
    [1, 8, 150, 250]
    """
    for power in count():
        for digit in leading:
            step = digit * 10**power
            if step >= least and step == int(step):
                return int(step)
    raise AssertionError("the powers of ten have no end")


def _from_zero(intervals: int, step: int) -> Axis:
    return Axis(0, intervals * step, tuple(range(0, intervals * step + 1, step)))


def _round_numbers(near: float) -> Iterator[float]:
    """1, 2 and 5 times the powers of ten around a number."""
    power = floor(log10(near))
    for decade in range(power - 1, power + 2):
        yield from (_times_ten(digit, decade) for digit in _TICK_STEPS)


def _with_ticks(axis: Axis, apart: float) -> Axis:
    """The axis with as many round numbers as have room between those that it has."""
    ticks = list(axis.ticks)
    first = floor(log10(axis.low)) if not axis.shift else 0
    decades = range(first, ceil(log10(axis.high)) + 1)
    for digit in _LOG_DIGITS:
        for decade in decades:
            tick = _times_ten(digit, decade)
            inside = axis.low <= tick <= axis.high
            if inside and all(abs(axis.share(tick) - axis.share(other)) >= apart for other in ticks):
                ticks.append(tick)
    return Axis(axis.low, axis.high, tuple(sorted(ticks)), axis.is_log, axis.shift)


def _times_ten(digit: int, power: int) -> float:
    return float(digit * 10**power if power >= 0 else digit / 10**-power)
