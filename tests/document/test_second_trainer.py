"""A trainer beside the one that learns: it follows, looks ahead and changes roads, and nobody notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.slices import result_of
from bpe_gui.core.trainer import Round, Rule, Stop
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.background import Cancelled
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.second_trainer import Known, SecondTrainer
from bpe_gui.document.session import Session
from tests.document.watched import LONG, open_session, rounds_of, settle

LESSON = load_sample(shipped_samples()["lesson-es"])


@pytest.fixture
def at_sixty(qapp: QCoreApplication) -> Iterator[Session]:
    with open_session(qapp, LESSON) as session:
        session.merge_to(60)
        yield session


def taken(session: Session, trainer: SecondTrainer) -> Known:
    known = Known.of(session)
    result_of(trainer.take(known))
    return known


def test_it_finds_what_the_session_would_learn(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    known = taken(at_sixty, trainer)
    assert result_of(trainer.learn_on(70, 60.0, known, no_tick)) is None
    assert list(trainer.rounds) == rounds_of(LESSON, 70)
    assert (at_sixty.learned, at_sixty.merges) == (60, 60)
    assert result_of(trainer.learn_on(1_000, 60.0, known, no_tick)) is Stop.NO_PAIR
    assert len(trainer.rounds) == 202


def test_it_goes_back_and_forth(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    known = taken(at_sixty, trainer)
    for merges in (60, 3, 41, 0, 60):
        at = result_of(trainer.at(merges, known, no_tick))
        assert (at.merges, at.tokens) == (merges, at_sixty.token_counts[merges])


def test_what_was_found_is_kept_while_it_holds(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    result_of(trainer.learn_on(80, 60.0, taken(at_sixty, trainer), no_tick))
    at_sixty.merge_to(65)
    taken(at_sixty, trainer)
    assert len(trainer.rounds) == 80
    at_sixty.change_settings(replace(at_sixty.settings, minimum_count=2))
    taken(at_sixty, trainer)
    assert len(trainer.rounds) == 65
    at_sixty.change_settings(replace(at_sixty.settings, marker="_"))
    result_of(trainer.learn_on(70, 60.0, taken(at_sixty, trainer), no_tick))
    at_sixty.change_settings(replace(at_sixty.settings, marker="·"))
    taken(at_sixty, trainer)
    assert len(trainer.rounds) == 70  # another look of the marker is no other road


def test_another_choice_is_another_road(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    known = taken(at_sixty, trainer)
    result_of(trainer.learn_on(100, 60.0, known, no_tick))
    chosen = Round(Rule("u", "ro"), 4, 7, 0)
    other = replace(known, rounds=[*known.rounds, chosen])
    result_of(trainer.take(other))
    assert list(trainer.rounds) == other.rounds
    at = result_of(trainer.at(61, other, no_tick))
    assert (at.merges, "euro" in {token for cut, _ in at.segmentation() for token in cut}) == (61, False)
    assert any("uro" in cut for cut, _ in at.segmentation())
    result_of(trainer.take(known))
    assert [found.rule for found in trainer.rounds[:61]] != [found.rule for found in rounds_of(LESSON, 61)]
    result_of(trainer.take(replace(known, rounds=rounds_of(LESSON, 61))))
    assert result_of(trainer.at(61, known, no_tick)).tokens == rounds_of(LESSON, 61)[-1].tokens


def test_rules_of_another_corpus_are_a_problem_and_no_fault(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    known = replace(taken(at_sixty, trainer), rounds=[Round(Rule("x", "x"), 1, 1, 0)])
    result_of(trainer.take(known))
    with pytest.raises(Problem) as caught:
        result_of(trainer.at(1, known, no_tick))
    assert caught.value.reason is CoreReason.NO_SUCH_PAIR


def test_nothing_half_done_remains_when_nobody_wants_it_any_more(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    known = taken(at_sixty, trainer)

    def cancel(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        result_of(trainer.at(10, known, cancel))
    work = trainer.learn_on(100, 60.0, known, no_tick)
    for _ in range(80):
        next(work)
    work.close()
    assert list(trainer.rounds) == rounds_of(LESSON, len(trainer.rounds))
    assert result_of(trainer.at(60, known, no_tick)).tokens == at_sixty.token_counts[60]


def test_it_stops_when_its_time_is_over(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        settle(qtbot, session)
        trainer = SecondTrainer()
        known = taken(session, trainer)
        assert result_of(trainer.learn_on(4_000, 0.0, known, no_tick)) is None
        assert len(trainer.rounds) == 0
        result_of(trainer.learn_on(4_000, 0.05, known, no_tick))
        assert 0 < len(trainer.rounds) < 4_000
