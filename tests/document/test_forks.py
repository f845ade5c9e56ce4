"""Another pair taken by hand: the lesson's numbers, what is refused, and what other parts are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Rule, Stop
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.learning import Task
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from tests.document.trees import check_tree
from tests.document.watched import (
    BAJO,
    LESSON,
    LONG,
    Heard,
    open_session,
    settle,
    shown,
    tokens,
    type_text,
)

PA_G, PE_DI = Rule("pa", "g"), Rule("pe", "di")


@pytest.fixture
def lesson(qapp: QCoreApplication) -> Iterator[Session]:
    """The words of the Spanish lesson and its answer."""
    sample = shipped_samples()["lesson-es"]
    with open_session(qapp, load_sample(sample), sample.answer) as session:
        yield session


@pytest.fixture
def forked(lesson: Session) -> Session:
    """Of the 14 pairs of round 42 that tie the last one is taken; 60 rules are learned on both branches."""
    lesson.merge_to(60)
    lesson.jump(41)
    lesson.fork(PA_G)
    lesson.merge_to(60)
    return lesson


def test_another_pair_of_the_round_goes_on_by_the_normal_rule(lesson: Session) -> None:
    lesson.merge_to(60)
    before = shown(lesson)
    lesson.jump(41)
    assert lesson.next_round is not None
    assert (lesson.next_round.rule, lesson.next_round.tied) == (PE_DI, 14)
    heard = Heard(lesson, "rules_changed", "position_changed", "undo_changed")
    lesson.fork(PA_G)
    assert heard.take() == ["undo_changed", "rules_changed"]
    assert (lesson.branch, lesson.merges, lesson.learned, lesson.wanted) == (1, 42, 42, 42)
    found = lesson.rounds[41]
    assert (found.rule, found.count, found.tied, found.tokens) == (PA_G, 5, 14, 534)
    assert lesson.next_round is not None
    assert (lesson.next_round.rule, lesson.next_round.tied) == (PE_DI, 13)
    assert lesson.chosen == {41: before[41]}
    lesson.merge_to(60)
    assert (lesson.history.shared(0, 1), tokens(lesson)[41], before[41].rule) == (41, "pag", PE_DI)
    assert sorted(tokens(lesson)) == sorted(found.rule.token for found in before)  # only in another order
    assert (lesson.token_counts[60], lesson.sample_tokens) == (449, 15)
    assert list(lesson.history.rounds_of(0)) == before
    check_tree(lesson)


def test_one_goes_back_and_forth_between_branches_and_stands_where_one_stood(forked: Session) -> None:
    assert (forked.branch, forked.merges) == (1, 60)
    rules = shown(forked)
    forked.jump(50)
    forked.go_to_branch(0)
    assert (forked.branch, forked.merges, forked.learned) == (0, 41, 60)
    assert forked.chosen == {}
    forked.go_to_branch(1)
    assert (forked.branch, forked.merges) == (1, 50)
    forked.go_to_branch(0, 60)
    assert (forked.branch, forked.merges) == (0, 60)
    forked.go_to_branch(1, 70)
    assert (forked.branch, forked.merges, forked.learned) == (1, 70, 70)
    assert shown(forked)[:60] == rules
    check_tree(forked)


def test_undo_and_redo_lead_from_branch_to_branch(forked: Session) -> None:
    forked.go_to_branch(0)
    places = [(0, 41), (1, 60), (1, 42), (0, 41), (0, 60), (0, 0)]
    for place in places[1:]:
        forked.undo()
        assert (forked.branch, forked.merges) == place
    for place in reversed(places[:-1]):
        forked.redo()
        assert (forked.branch, forked.merges) == place
    assert not forked.undo_stack.canRedo()
    assert len(forked.history.branches) == 2
    check_tree(forked)


def test_the_pair_that_the_round_takes_anyway_only_moves_on(lesson: Session) -> None:
    lesson.fork(Rule("e", "l"))
    assert (lesson.branch, lesson.merges, len(lesson.history.branches)) == (0, 1, 1)
    lesson.merge(3)
    lesson.jump(1)
    assert lesson.next_round is not None
    lesson.fork(lesson.next_round.rule)
    assert (lesson.branch, lesson.merges, lesson.learned, len(lesson.history.branches)) == (0, 2, 4, 1)


def test_a_pair_that_a_branch_takes_already_leads_to_that_branch(forked: Session) -> None:
    forked.jump(41)
    forked.fork(PA_G)
    assert (forked.branch, forked.merges, len(forked.history.branches)) == (1, 42, 2)
    forked.jump(41)
    forked.fork(PE_DI)
    assert (forked.branch, forked.merges, len(forked.history.branches)) == (0, 42, 2)
    forked.jump(41)
    forked.fork(PA_G)
    assert (forked.branch, forked.merges, len(forked.history.branches)) == (1, 42, 2)
    forked.jump(41)
    forked.fork(Rule("s", "e"))
    # It stands beside the other fork, not upon it.
    assert (forked.branch, forked.history.here.parent, forked.history.here.left_at) == (2, 0, 41)
    check_tree(forked)


def test_a_fork_of_a_fork(forked: Session) -> None:
    forked.jump(50)
    assert forked.pairs is not None
    forked.fork(forked.pairs.pairs[-1][0])
    assert (forked.branch, forked.history.here.parent, forked.history.here.left_at) == (2, 1, 50)
    assert sorted(forked.chosen) == [41, 50]
    forked.merge(5)
    forked.jump(20)
    assert forked.pairs is not None
    forked.fork(forked.pairs.pairs[3][0])
    assert (forked.branch, forked.history.here.parent, forked.history.here.left_at) == (3, 0, 20)
    check_tree(forked)


def test_at_the_end_of_the_log_what_the_choice_was_made_instead_of_is_learned_too(lesson: Session) -> None:
    lesson.fork(Rule("e", "n"))
    assert (lesson.branch, lesson.merges) == (1, 1)
    assert [found.rule for found in lesson.history.rounds_of(0)] == [("e", "l")]
    (instead,) = lesson.chosen.values()
    assert instead is not None
    assert (instead.rule, instead.count) == (("e", "l"), 25)
    assert lesson.history.shared(0, 1) == 0


def test_what_is_no_pair_of_the_round_is_refused(lesson: Session) -> None:
    for pair in (Rule("x", "y"), Rule("el", "la"), Rule("", "")):
        lesson.fork(pair)
    assert (lesson.merges, lesson.touched, len(lesson.history.branches)) == (0, False, 1)
    lesson.let_guess(True)
    lesson.fork(Rule("e", "n"))  # nobody has seen the pairs yet
    assert (lesson.merges, len(lesson.history.branches)) == (0, 1)
    lesson.reveal_next()
    lesson.fork(Rule("e", "n"))
    assert (lesson.branch, lesson.merges) == (1, 1)


def test_below_the_minimum_nothing_is_taken_by_hand_either(qapp: QCoreApplication) -> None:
    with open_session(qapp, BAJO) as session:
        session.change_settings(replace(LESSON, minimum_count=4))
        assert session.stopped is Stop.MIN_COUNT
        session.fork(Rule("a", "j"))
        assert (session.merges, len(session.history.branches)) == (0, 1)


def test_a_highlight_and_a_guess_belong_to_their_branch(forked: Session) -> None:
    forked.set_highlight(PA_G, 41)
    forked.go_to_branch(0)
    assert forked.highlight == (PE_DI, 41)
    forked.let_guess(True)
    forked.reveal_next()
    assert not forked.next_hidden
    forked.go_to_branch(1, 41)
    assert forked.next_hidden


# -- another corpus, other settings ----------------------------------------------------------------


def test_an_edit_takes_the_choice_again_and_marks_what_changed(qapp: QCoreApplication) -> None:
    with open_session(qapp, "bajo bajo bajo el el") as session:
        session.merge()
        session.undo()
        session.fork(Rule("a", "j"))
        session.merge()
        assert tokens(session) == ["aj", "baj"]
        type_text(session, "bajo bajo bajo el el el")
        session.flush_edits()
        assert (session.branch, tokens(session), session.changed_rows) == (1, ["aj", "baj"], frozenset())
        type_text(session, "bajo bajo bajo el el el el")
        session.flush_edits()
        assert (session.branch, tokens(session)) == (1, ["aj", "el"])
        assert session.changed_rows == {1}
        assert session.lost_choice is None
        (instead,) = session.chosen.values()
        assert instead is not None
        assert instead.rule == ("e", "l")
        check_tree(session)


def test_where_the_choice_is_gone_the_rules_go_on_without_it_and_it_comes_back(
    qapp: QCoreApplication,
) -> None:
    with open_session(qapp, BAJO) as session:
        session.fork(Rule("a", "j"))
        session.merge()
        assert (session.branch, tokens(session)) == (1, ["aj", "baj"])
        session.replace_corpus(Corpus("sol sol mar"))
        assert (session.branch, tokens(session), session.wanted) == (0, ["so", "sol"], 2)
        assert session.lost_choice is session.history.branches[1]
        assert (session.lost_choice.choice, session.lost_choice.left_at) == (("a", "j"), 0)
        check_tree(session)
        session.undo()
        assert (session.branch, tokens(session), session.lost_choice) == (1, ["aj", "baj"], None)
        session.redo()
        assert (session.branch, tokens(session)) == (0, ["so", "sol"])
        session.merge()  # from here on the present branch is what is wanted
        assert (session.lost_choice, session.wanted) == (None, 3)
        session.go_to_branch(1)
        assert (session.branch, session.lost_choice) == (0, session.history.branches[1])
        check_tree(session)


def test_an_emptied_text_brings_the_forks_back_when_it_is_filled_again(
    forked: Session, qapp: QCoreApplication
) -> None:
    corpus, before = forked.corpus, [list(branch.rounds) for branch in forked.history.branches]
    forked.replace_corpus(Corpus(""))
    assert (forked.learned, forked.branch, forked.wanted) == (0, 0, 60)
    forked.replace_corpus(corpus)
    for _ in range(3):
        qapp.processEvents()
    assert (forked.branch, forked.merges) == (1, 60)
    # The other branch is learned as far as one stood there, and what the choice was made instead of.
    assert [list(branch.rounds) for branch in forked.history.branches] == [before[0][:42], before[1]]


def test_settings_are_changed_and_changed_back(forked: Session, qapp: QCoreApplication) -> None:
    rules = shown(forked)
    forked.change_settings(PRESETS["bytes"])
    qapp.processEvents()
    check_tree(forked)
    forked.undo()
    assert (forked.branch, shown(forked)) == (1, rules)
    check_tree(forked)


def test_other_branches_of_a_small_corpus_are_learned_again_by_themselves(
    forked: Session, qapp: QCoreApplication
) -> None:
    forked.jump(55)
    forked.go_to_branch(0, 50)
    heard = Heard(forked, "branches_changed")
    forked.change_settings(replace(LESSON, minimum_count=2))
    assert not forked.history.branches[1].begun
    qapp.processEvents()
    assert heard.take() == ["branches_changed"]
    assert [len(branch.rounds) for branch in forked.history.branches] == [50, 55]
    check_tree(forked)


def test_of_a_large_corpus_they_wait_until_they_are_wanted(
    qapp: QCoreApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_session(qapp, LONG, "mensaje") as session:
        settle(qtbot, session)
        session.merge(3)
        settle(qtbot, session)
        assert session.pairs is not None
        session.fork(session.pairs.pairs[2][0])
        settle(qtbot, session)
        session.merge()
        settle(qtbot, session)
        session.go_to_branch(0)
        settle(qtbot, session)
        # As if it were so large that learning it again is not for nobody.
        monkeypatch.setattr("bpe_gui.document.training_work.is_light", lambda *_: False)
        type_text(session, LONG + " otra")
        session.flush_edits()
        settle(qtbot, session)
        qapp.processEvents()
        assert not session.busy
        there = session.history.branches[1]
        assert (there.begun, there.lost, there.wanted) == (False, False, 5)
        session.learn_branches()
        qtbot.waitUntil(lambda: len(there.rounds) == 5)
        settle(qtbot, session)
        assert session.task is Task.NONE
        check_tree(session)


def test_a_branch_chosen_while_a_corpus_is_learned_is_stood_on_when_it_is_there(
    qapp: QCoreApplication, qtbot: QtBot
) -> None:
    with open_session(qapp, LONG, "mensaje") as session:
        settle(qtbot, session)
        session.merge(3)
        settle(qtbot, session)
        assert session.pairs is not None
        session.fork(session.pairs.pairs[2][0])
        settle(qtbot, session)
        type_text(session, LONG + " otra")
        session.flush_edits()
        assert session.task is Task.ANEW
        session.fork(session.pairs.pairs[1][0])  # a pair of the text before
        session.go_to_branch(0, 2)
        assert len(session.history.branches) == 2
        settle(qtbot, session)
        assert (session.branch, session.merges) == (0, 2)
        session.undo()
        settle(qtbot, session)
        assert (session.branch, session.merges) == (1, 4)
        check_tree(session)


def test_a_branch_may_be_left_while_it_is_learned(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG, "mensaje") as session:
        settle(qtbot, session)
        session.merge(2)
        settle(qtbot, session)
        assert session.pairs is not None
        session.fork(session.pairs.pairs[2][0])
        settle(qtbot, session)
        session.merge_to(2_000)
        qtbot.waitUntil(lambda: session.learned > 20)
        session.go_to_branch(0)
        assert (session.branch, session.merges) == (0, 2)
        settle(qtbot, session)
        reached = len(session.history.rounds_of(1))
        assert 20 < reached < 2_000
        session.merge()
        settle(qtbot, session)
        session.undo()
        session.undo()
        settle(qtbot, session)
        assert (session.branch, session.learned) == (1, reached)
        check_tree(session)


def test_an_undo_leads_back_to_the_fork_that_another_corpus_had_not(qapp: QCoreApplication) -> None:
    with open_session(qapp, BAJO) as session:
        session.fork(Rule("a", "j"))
        session.replace_corpus(Corpus("sol sol mar"))
        session.merge(2)
        session.reset()
        assert (session.branch, session.lost_choice) == (0, None)
        for _ in range(2):
            session.undo()
        assert (session.branch, session.merges, session.wanted) == (0, 1, 1)
        assert session.lost_choice is session.history.branches[1]
        session.undo()
        assert (session.branch, tokens(session)) == (1, ["aj"])
