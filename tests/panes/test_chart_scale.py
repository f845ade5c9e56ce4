"""Round numbers for the axes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.panes.chart_scale import APART, LEAST_MERGES, horizontal, round_step, vertical


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
