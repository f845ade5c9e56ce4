"""Panes that stay as they are for the moment in which a long sample is counted again."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bpe_gui.document.session import Session
from bpe_gui.panes.counting_soon import CountingSoon
from bpe_gui.panes.limit.limit_pane import LimitPane
from bpe_gui.panes.tokens.tokens_pane import TokensPane

LONG = "el paquete llegará mañana\n" * 4_000


@pytest.fixture
def told(session: Session, qtbot: QtBot) -> tuple[QLabel, QLabel]:
    """The labels that tell the tokens and the cut of a long sample."""
    session.merge_to(60)
    labels = []
    for kind, name in ((TokensPane, "tokensSummary"), (LimitPane, "limitVerdict")):
        pane = kind(session, None)
        qtbot.addWidget(pane)
        labels.append(pane.findChild(QLabel, name))
    session.set_sample(LONG)
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    return labels[0], labels[1]


def wait_so_long(told: tuple[QLabel, QLabel], milliseconds: int) -> None:
    for each in told:
        each.window().findChild(CountingSoon).setInterval(milliseconds)


def test_a_small_change_lets_everything_stand_until_it_is_counted(
    told: tuple[QLabel, QLabel], session: Session, qtbot: QtBot
) -> None:
    wait_so_long(told, 60_000)
    before = [each.text() for each in told]
    assert before[0].startswith("88,000 letters")
    session.set_sample(LONG + "x")
    assert not session.sample.filled and session.sample.soon_filled
    assert [each.text() for each in told] == before
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    assert told[0].text().startswith("88,001 letters")


def test_what_takes_longer_is_said(told: tuple[QLabel, QLabel], session: Session, qtbot: QtBot) -> None:
    session.set_sample(LONG.upper())
    assert not session.sample.soon_filled
    assert [each.text() for each in told] == ["counting the tokens…"] * 2
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    assert told[0].text().startswith("88,000 letters")


def test_a_change_that_takes_longer_than_a_moment_is_said(
    told: tuple[QLabel, QLabel], session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.sample.stretch_of", lambda *_: None)  # everything is cut again
    wait_so_long(told, 0)
    before = [each.text() for each in told]
    session.set_sample(LONG + "x")
    assert session.sample.soon_filled
    assert [each.text() for each in told] == before
    qtbot.waitUntil(lambda: told[0].text() == told[1].text() == "counting the tokens…")
    qtbot.waitUntil(lambda: told[0].text().startswith("88,001 letters"), timeout=20_000)
