"""The highlight of what is new."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.panes.shine import Shine


@pytest.fixture
def shine(qapp: QApplication) -> Shine:
    return Shine(qapp)


def test_it_fades_when_it_has_been_seen(shine: Shine, qtbot: QtBot) -> None:
    steps: list[float] = []
    shine.changed.connect(lambda: steps.append(shine.strength))
    assert shine.strength == 0
    shine.begin()
    qtbot.waitUntil(lambda: True)  # events pass, and nobody has painted it
    assert (shine.strength, steps) == (1, [])
    shine.seen()
    assert (shine.strength, steps) == (1, [])  # what was painted just now is not painted again
    qtbot.waitUntil(lambda: shine.strength == 0)
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] == 0
    steps.clear()
    shine.seen()
    assert (shine.strength, steps) == (0, [])


def test_another_one_begins_anew(shine: Shine, qtbot: QtBot) -> None:
    shine.begin()
    shine.seen()
    qtbot.waitUntil(lambda: shine.strength < 1)
    shine.begin()
    assert shine.strength == 1
    shine.end()
    assert shine.strength == 0


def test_with_less_motion_nothing_shines(shine: Shine, qapp: QApplication) -> None:
    look.set_reduced_motion(qapp, True)
    shine.begin()
    assert shine.strength == 0
    shine.seen()
    assert shine.strength == 0
