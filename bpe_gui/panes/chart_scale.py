"""Round numbers for the axes of the chart."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import ceil

_STEPS = (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8)
_TICK_STEPS = (1, 2, 5)

LEAST_MERGES = 10
"""The horizontal axis is never shorter, so that the first merges do not jump over the whole chart."""

APART = 0.08
"""How much lower the sample's curve begins, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The vertical axes: the same number of intervals on the left and on the right, from 0."""

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
