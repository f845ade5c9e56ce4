"""Chance from a seed."""

from __future__ import annotations

from bpe_gui.core.exercises.draw import Draw


def test_a_seed_is_the_same_everywhere() -> None:
    """These numbers were drawn once; another version of Python must draw them again."""
    draw = Draw(2024)
    assert [draw.below(1000) for _ in range(6)] == [470, 728, 303, 887, 410, 716]
    assert Draw(7).shuffled("abcdef") == list("dfecab")


def test_some_are_different_and_no_more_than_asked() -> None:
    for seed in range(50):
        draw = Draw(seed)
        for size in (0, 1, 5, 400):
            found = draw.some(range(size), 10)
            assert len(found) == len(set(found)) == min(10, size)


def test_between_reaches_both_ends() -> None:
    draw = Draw(1)
    assert {draw.between(2, 4) for _ in range(60)} == {2, 3, 4}
