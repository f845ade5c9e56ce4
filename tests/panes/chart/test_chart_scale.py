"""Round numbers for the axes."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.panes.chart.chart_scale import (
    APART,
    LEAST_MERGES,
    Axis,
    horizontal,
    logarithmic,
    merges_axis,
    percents,
    round_step,
    vertical,
)


@given(st.floats(0.01, 1e12))
def test_a_step_is_round_and_not_too_small(least: float) -> None:
    step = round_step(least)
    assert step >= least
    assert step <= max(1, 2 * least)
    assert len(str(step).rstrip("0")) <= 2


@given(st.integers(0, 10**10), st.integers(0, 10**6), st.integers(-3, 20))
def test_both_curves_begin_inside_and_apart(corpus: int, sample: int, most: int) -> None:
    scale = vertical(corpus, sample, most)
    assert 1 <= scale.intervals <= max(most, 1)
    assert corpus <= scale.corpus_top
    assert sample <= scale.sample_top
    if corpus and sample:
        assert corpus / scale.corpus_top - sample / scale.sample_top >= APART - 1e-9


def test_the_lesson_has_the_axes_one_would_draw() -> None:
    scale = vertical(937, 26, 5)
    assert (scale.corpus_top, scale.corpus_step) == (1000, 250)
    assert (scale.sample_top, scale.sample_step) == (32, 8)


@given(st.integers(0, 10**6), st.integers(-2, 10))
def test_all_merges_are_on_the_axis_and_fill_most_of_it(merges: int, most: int) -> None:
    extent, step = horizontal(merges, most)
    assert merges <= extent
    assert extent - max(merges, LEAST_MERGES) <= step
    assert extent / step <= max(most, 1) + 1


@pytest.mark.parametrize(
    ("merges", "extent"), [(0, 10), (10, 10), (11, 11), (60, 60), (61, 65), (32_000, 32_500)]
)
def test_the_axis_ends_soon_after_the_last_merge(merges: int, extent: int) -> None:
    assert horizontal(merges, 8)[0] == extent


# Axes


@pytest.mark.parametrize(
    "axis", [Axis(0, 250), Axis(5, 1000, is_log=True), Axis(0, 60, is_log=True, shift=1)], ids=str
)
def test_a_value_and_its_place_belong_together(axis: Axis) -> None:
    values = np.linspace(axis.low, axis.high, 23)
    shares = axis.shares(values)
    assert (shares[0], shares[-1]) == (0, pytest.approx(1))
    assert np.all(np.diff(shares) > 0)
    for value, share in zip(values.tolist(), shares.tolist(), strict=True):
        assert axis.share(value) == pytest.approx(share)
        assert axis.value(share) == pytest.approx(value)


def test_a_logarithmic_axis_gives_equal_ratios_equal_room() -> None:
    axis = Axis(10, 1000, is_log=True)
    assert [axis.share(value) for value in (10, 100, 1000)] == pytest.approx([0, 0.5, 1])
    assert axis.share(1) == 0  # what lies below stands at the edge


def test_the_merges_of_a_logarithmic_axis_begin_at_0() -> None:
    axis = merges_axis(60, 8, is_log=True, apart=0.01)
    assert (axis.low, axis.high) == (0, 60)
    assert axis.ticks == (0, 1, 2, 5, 10, 20, 50)
    assert axis.share(0) == 0
    assert axis.share(1) > 0.1
    assert merges_axis(60, 8, is_log=False, apart=0.01).ticks == (0, 10, 20, 30, 40, 50, 60)


@given(st.integers(1, 10**9), st.floats(0.01, 0.6))
def test_numbers_of_a_logarithmic_axis_have_room(merges: int, apart: float) -> None:
    axis = merges_axis(merges, 6, is_log=True, apart=apart)
    places = [axis.share(tick) for tick in axis.ticks]
    assert places[0] == 0
    assert all(after - before >= apart for before, after in pairwise(places))
    assert merges <= axis.high


@given(st.floats(0.001, 1e15), st.floats(1, 1e6))
def test_logarithmic_axes_hold_their_values_between_round_numbers(least: float, ratio: float) -> None:
    axis = logarithmic(least, least * ratio, 0.1)
    assert axis.low <= least * 1.000001
    assert axis.high >= least * ratio / 1.000001
    assert axis.low > least / 2.6
    assert axis.high < max(least * ratio, 2 * axis.low) * 2.6
    for edge in (axis.low, axis.high):
        assert f"{edge:e}"[0] in "125"


def test_the_lesson_on_a_logarithmic_axis() -> None:
    axis = logarithmic(6, 937, 0.1)
    assert (axis.low, axis.high) == (5, 1000)
    assert axis.ticks == (5, 10, 20, 50, 100, 200, 500, 1000)
    assert logarithmic(1, 1, 0.1).high == 2


@pytest.mark.parametrize(("most", "step"), [(9, 20), (5, 20), (4, 25), (3, 50), (2, 50), (1, 100), (0, 100)])
def test_percents_have_round_steps(most: int, step: int) -> None:
    assert percents(most).ticks == tuple(range(0, 101, step))
