"""A speed and a time left are told only when they can be known."""

from __future__ import annotations

import pytest

from bpe_gui.window.pace import Pace


def test_at_first_nothing_is_known() -> None:
    pace = Pace()
    assert (pace.share, pace.share_a_second, pace.seconds_left) == (0.0, None, None)
    pace.add(0.1, 100.0)
    pace.add(0.2, 100.3)
    assert (pace.share, pace.share_a_second, pace.seconds_left) == (0.2, None, None)


def test_an_even_pace_is_told_right() -> None:
    pace = Pace()
    for step in range(50):
        pace.add(step * 0.01, step * 0.1)
    assert pace.share_a_second == pytest.approx(0.1)
    assert pace.seconds_left == pytest.approx(5.1)


def test_a_speed_is_known_before_the_time_left() -> None:
    pace = Pace()
    pace.add(0.0, 0.0)
    pace.add(0.01, 1.0)
    assert pace.share_a_second == pytest.approx(0.01)
    assert pace.seconds_left is None


def test_only_the_last_seconds_count() -> None:
    pace = Pace()
    for step in range(100):
        pace.add(0.004 * step, step * 0.1)
    for step in range(100):
        pace.add(0.4 + 0.001 * step, 10 + step * 0.1)
    assert pace.share_a_second == pytest.approx(0.01, rel=0.1)


def test_what_stands_still_has_no_pace() -> None:
    pace = Pace()
    for step in range(100):
        pace.add(0.5, step * 0.1)
    assert (pace.share_a_second, pace.seconds_left) == (None, None)


def test_other_work_begins_anew() -> None:
    pace = Pace()
    for step in range(50):
        pace.add(step * 0.02, step * 0.1)
    pace.add(0.01, 5.1)
    assert (pace.share, pace.share_a_second) == (0.01, None)
