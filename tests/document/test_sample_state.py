from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document.sample_state import SampleState

LESSON = PRESETS["lesson"]
LARGE = "bajo " * 5_000


def tokenizer(*rules: str) -> Tokenizer:
    return Tokenizer(LESSON, "abjo", [Rule(*rule.split("+")) for rule in rules])


@pytest.fixture
def state(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[SampleState]:
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)
    state = SampleState(tokenizer(), qapp)
    yield state
    state.close()
    state.setParent(None)
    state.deleteLater()


def settle(qtbot: QtBot, state: SampleState) -> None:
    qtbot.waitUntil(lambda: not state.busy)


def test_a_short_text_is_measured_at_once(state: SampleState, qtbot: QtBot) -> None:
    state.text = "bajo"
    with qtbot.assertNotEmitted(state.measured_late):
        state.measure(tokenizer("b+a"))
    assert (state.measured.tokens(1), state.busy) == (3, False)


def test_a_long_one_is_measured_late(state: SampleState, qtbot: QtBot) -> None:
    state.text = LARGE
    with qtbot.waitSignal(state.measured_late):
        state.measure(tokenizer("b+a"))
        assert not state.measured.filled
    assert state.measured.tokens(1) == 15_000


def test_rules_that_come_just_as_measuring_ends_are_followed(state: SampleState, qtbot: QtBot) -> None:
    growing = tokenizer("b+a")
    state.text = LARGE
    state.measure(growing)
    thread = state.findChild(QThread)
    assert thread is not None
    assert thread.wait(5_000)  # it has ended, but nobody here knows yet
    growing.extend([Rule("ba", "j")])
    state.follow()
    settle(qtbot, state)
    assert state.measured.token_counts() == [20_000, 15_000, 10_000]


def test_thousands_of_rules_are_followed_at_once_where_words_are_few(
    state: SampleState, qtbot: QtBot
) -> None:
    growing = tokenizer("b+a")
    state.text = "bajo baja"
    state.measure(growing)
    growing.extend([Rule("ba", "j"), *(Rule("o", "o" * times) for times in range(1, 5_000))])
    with qtbot.assertNotEmitted(state.measured_late):
        state.follow()
    assert (state.busy, state.measured.followed, state.measured.tokens(5_001)) == (False, 5_001, 4)


def test_another_text_takes_the_place_of_one_that_is_being_measured(state: SampleState, qtbot: QtBot) -> None:
    state.text = LARGE
    state.measure(tokenizer())
    state.text = "ja"
    state.measure(tokenizer())
    settle(qtbot, state)
    assert state.measured.token_counts() == [2]


def test_words_are_known_while_text_and_cutting_stay(state: SampleState) -> None:
    state.text = "bajo baja"
    state.measure(tokenizer())
    words = state.measured.cut_words
    state.measure(tokenizer("b+a"))
    assert state.measured.cut_words is words
    marked = replace(LESSON, marker="▁", minimum_count=3)
    state.measure(Tokenizer(marked, "abjo"))
    assert state.measured.cut_words is words
    state.measure(Tokenizer(PRESETS["book-marker"], "abjo"))
    assert state.measured.cut_words is not words
    assert state.measured.tokens(0) == 10


def test_a_limit_chosen_before_the_tokens_are_counted_is_kept(state: SampleState, qtbot: QtBot) -> None:
    state.text = LARGE
    state.measure(tokenizer())
    assert state.limit_at(0) == 0
    assert state.set_limit(7, 0)
    settle(qtbot, state)
    assert (state.limit, state.limit_at(0)) == (7, 7)
    assert not state.set_limit(7, 0)
    assert state.set_limit(20_000, 0)
    assert (state.limit, state.limit_at(0)) == (None, 20_000)
