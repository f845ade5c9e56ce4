"""What each merge saves, against the lesson's rules and a plain loop."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.panes.chart.chart_curves import counts_of
from bpe_gui.panes.chart.chart_gains import Gains
from tests.core import lesson


def gains(*saved: int, start: int = 1000) -> Gains:
    counts = [start]
    for each in saved:
        counts.append(counts[-1] - each)
    return Gains.of(counts_of(counts))


def of_lesson(language: str, merges: int) -> Gains:
    start = lesson.trainer(language).tokens
    return Gains.of(counts_of([start, *(found.tokens for found in lesson.rounds(language, merges))]))


def test_a_merge_of_the_lesson_saves_its_count() -> None:
    found = of_lesson("es", 60)
    assert (found.start, len(found)) == (937, 60)
    assert [found.of_merge(merge) for merge in (1, 2, 60)] == [25, 22, 4]
    assert [count for _, _, count in lesson.published("es")] == [
        found.of_merge(merge) for merge in range(1, 61)
    ]
    assert found.share(1) == 25 / 937
    assert [found.of_merge(merge) for merge in (0, 61)] == [None, None]


def test_from_where_on_a_merge_of_the_lesson_saves_little() -> None:
    # 0.5 % of 937 letters are 4.7: rule 55 is the last one with a count of 5.
    counts = [count for _, _, count in lesson.published("es")]
    assert (counts[54], counts[55]) == (5, 4)
    assert of_lesson("es", 60).less_from(0.005) == 56
    assert of_lesson("es", 202).less_from(0.005) == 56
    assert of_lesson("es", 55).less_from(0.005) is None
    assert of_lesson("es", 60).less_from(0.1) == 1
    assert of_lesson("es", 60).less_from(0.004) is None


def test_a_merge_that_saves_more_later_moves_the_mark() -> None:
    assert gains(50, 4, 20, 3, 2).less_from(0.01) == 4
    assert gains(50, 4, 20).less_from(0.01) is None
    assert gains().less_from(0.01) is None
    # Exactly the share is enough, however the product is rounded.
    assert gains(3, 2, start=1000).less_from(0.003) == 2


def test_sums_that_64_bits_cannot_hold_are_counted() -> None:
    found = gains(2**70, 2**69, start=2**72)
    assert found.of_merge(1) == 2**70
    assert found.less_from(0.2) == 2


@given(st.lists(st.integers(0, 50), min_size=1, max_size=60), st.data())
def test_the_highest_of_each_stretch_is_found(saved: list[int], data: st.DataObject) -> None:
    found = gains(*saved, start=10_000)
    borders = data.draw(st.sets(st.integers(1, len(saved) - 1)) if len(saved) > 1 else st.just(set()))
    edges = np.array(sorted({0, *borders, len(saved)}))
    highest = found.highest(edges[:-1] + 1, edges[1:]).tolist()
    assert highest == [max(saved[a:b]) for a, b in pairwise(edges.tolist())]


@pytest.mark.parametrize("worth", [0.001, 0.005, 0.02, 0.1])
@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_mark_is_what_it_says(language: str, worth: float) -> None:
    found = of_lesson(language, 120)
    saved = [found.of_merge(merge) or 0 for merge in range(1, 121)]
    enough = [merge for merge in range(1, 121) if saved[merge - 1] >= worth * found.start]
    expected = max(enough, default=0) + 1
    assert found.less_from(worth) == (expected if expected <= 120 else None)
