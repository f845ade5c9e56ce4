from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.player import FASTEST, SLOWEST, Player
from bpe_gui.document.session import Session
from tests.document.watched import BAJO, LONG, open_session, rounds_of, settle, shown, tokens, type_text


@pytest.fixture
def session(qapp: QCoreApplication) -> Iterator[Session]:
    with open_session(qapp, BAJO, "bajo baja") as session:
        yield session


@pytest.fixture
def player(session: Session) -> Iterator[Player]:
    player = Player(session, session)
    player.set_speed(FASTEST)
    yield player
    player.pause()


def heard(player: Player) -> list[bool]:
    """Whether it plays, at each change."""
    states: list[bool] = []
    player.changed.connect(lambda: states.append(player.playing))
    return states


def test_the_first_merge_comes_at_once_and_the_last_one_ends_it(
    player: Player, session: Session, qtbot: QtBot
) -> None:
    states = heard(player)
    player.toggle()
    assert (player.playing, tokens(session)) == (True, ["ba"])
    qtbot.waitUntil(lambda: not player.playing)
    assert (tokens(session), states) == (["ba", "baj", "bajo"], [True, False])
    # Each of its merges can be taken back.
    assert session.undo_stack.count() == 3


def test_a_pause_keeps_what_was_merged(player: Player, session: Session) -> None:
    states = heard(player)
    player.toggle()
    player.toggle()
    player.pause()
    assert (player.playing, tokens(session), states) == (False, ["ba"], [True, False])


def test_where_nothing_is_left_it_does_not_begin(player: Player, session: Session) -> None:
    session.merge(3)
    states = heard(player)
    player.toggle()
    assert (player.playing, states) == (False, [True, False])


def test_it_goes_along_the_log_as_well(player: Player, session: Session, qtbot: QtBot) -> None:
    session.merge(3)
    session.reset()
    player.toggle()
    qtbot.waitUntil(lambda: not player.playing)
    assert (session.merges, session.learned) == (3, 3)


def test_it_waits_while_something_is_worked_out(player: Player, session: Session, qtbot: QtBot) -> None:
    session.replace_corpus(Corpus(LONG))
    assert session.busy
    player.toggle()
    assert (player.playing, session.wanted) == (True, 0)
    qtbot.waitUntil(lambda: session.merges >= 3)
    player.pause()
    settle(qtbot, session)
    assert shown(session) == rounds_of(LONG, session.merges)


def test_typing_while_it_plays_is_taken_over(player: Player, session: Session, qtbot: QtBot) -> None:
    player.toggle()
    type_text(session, "nemo omen nemo omen")
    qtbot.waitUntil(lambda: not player.playing)
    assert session.stopped is not None
    assert shown(session) == rounds_of("nemo omen nemo omen", 100)


def test_another_document_ends_it(player: Player, session: Session) -> None:
    player.toggle()
    session.begin(Corpus("nemo"), "", None)
    assert (player.playing, session.merges) == (False, 0)


@pytest.mark.parametrize(("asked", "given"), [(0, SLOWEST), (5, 5), (999, FASTEST)])
def test_speed_stays_within_its_bounds(player: Player, asked: int, given: int) -> None:
    player.set_speed(asked)
    assert player.speed == given


@pytest.mark.parametrize(("speed", "least", "most"), [(5, 0.55, 60.0), (FASTEST, 0.14, 1.2)])
def test_speed_is_merges_in_a_second(
    player: Player, session: Session, qtbot: QtBot, speed: int, least: float, most: float
) -> None:
    session.begin(Corpus("abcdefghijklmnopqrstuvwxyz"), "", None)
    player.set_speed(speed)
    started = time.monotonic()
    player.toggle()
    qtbot.waitUntil(lambda: session.merges == 4)
    player.pause()
    # The first one comes at once; Qt's timers may be early by a twentieth.
    assert least < time.monotonic() - started < most
