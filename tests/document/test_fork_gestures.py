"""Forks, moves between branches, undo and edits in any order: every branch is as if learned afresh."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from tests.document.trees import check_tree
from tests.document.watched import LONG, open_session, settle, type_text

TEXTS = ("bajo bajo bajo", "nemo omen nemo omen", "aaaa aaa aab", "el ella él la le", "sol sal\nsol ñu", "")

gesture = st.one_of(
    st.tuples(st.just("fork"), st.integers(0, 9)),
    st.tuples(st.just("fork"), st.integers(0, 9)),
    st.tuples(st.just("branch"), st.integers(0, 9)),
    st.tuples(st.just("merge"), st.sampled_from((1, 1, 2, 10))),
    st.tuples(st.just("jump"), st.integers(0, 8)),
    st.tuples(st.sampled_from(("undo", "undo", "redo")), st.none()),
)
edit = st.one_of(
    gesture,
    gesture,
    st.tuples(st.sampled_from(("edit", "corpus")), st.sampled_from(TEXTS)),
    st.tuples(st.just("settings"), st.sampled_from(sorted(PRESETS))),
)


def make(session: Session, name: str, value: object) -> None:
    match name, value:
        case "fork", int():
            pairs = session.pairs.pairs if session.pairs else ()
            if pairs:
                session.fork(pairs[value % len(pairs)][0])
        case "branch", int():
            session.go_to_branch(value % len(session.history.branches))
        case (("merge" | "jump"), int()):
            getattr(session, name)(value)
        case (("undo" | "redo" | "cancel"), None):
            getattr(session, name)()
        case "edit", str():
            type_text(session, value)
        case "corpus", str():
            session.replace_corpus(Corpus(value))
        case "settings", str():
            session.change_settings(PRESETS[value])
        case _:
            raise AssertionError(name)


def rest(app: QCoreApplication, session: Session) -> None:
    """Lets the branches on which nobody stands be learned again."""
    session.flush_edits()
    for _ in range(len(session.history.branches) + 2):
        app.processEvents()
    while session.busy:
        app.processEvents()


@pytest.fixture(scope="module")
def reused(qapp: QCoreApplication) -> Iterator[Session]:
    """Small corpora need no thread, so one session serves all examples."""
    with open_session(qapp) as session:
        yield session


@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(start=st.sampled_from(TEXTS), gestures=st.lists(gesture, max_size=14))
def test_each_branch_is_as_if_learned_afresh_and_undo_leads_back(
    reused: Session, start: str, gestures: list[tuple[str, object]]
) -> None:
    session = reused
    session.begin(Corpus(start), "bajo sol ella", None)

    def state() -> tuple[object, ...]:
        return (session.branch, session.rounds[: session.merges], session.pairs, session.sample_tokens)

    states = [state()]
    for name, value in gestures:
        before = session.undo_stack.index()
        branches = [list(branch.rounds) for branch in session.history.branches]
        make(session, name, value)
        check_tree(session)
        for rounds, branch in zip(branches, session.history.branches, strict=False):
            assert branch.rounds[: len(rounds)] == rounds  # learned rounds stay on each
        index = session.undo_stack.index()
        if index > before:
            states[index:] = [state()]
        assert state() == states[index]


@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(start=st.sampled_from(TEXTS), gestures=st.lists(edit, max_size=14))
def test_edits_take_the_choices_again_wherever_they_can(
    qapp: QCoreApplication, reused: Session, start: str, gestures: list[tuple[str, object]]
) -> None:
    session = reused
    session.begin(Corpus(start), "bajo sol ella", None)
    for name, value in gestures:
        choices = [branch.choice for branch in session.history.branches]
        make(session, name, value)
        rest(qapp, session)
        check_tree(session)
        branches = session.history.branches
        assert [branch.choice for branch in branches][: len(choices)] == choices  # nothing is forgotten
        for branch in branches:
            assert branch.begun or branch.lost
        aim = branches[session.aim.branch]
        assert (session.lost_choice is aim) if aim.lost else session.branch == session.aim.branch


def any_gesture(dice: Random) -> tuple[str, object]:
    texts = (LONG, LONG[: len(LONG) // 2], "bajo bajo bajo")
    return dice.choice(
        [
            ("fork", dice.randint(0, 400)),
            ("fork", dice.randint(0, 4)),
            ("branch", dice.randint(0, 9)),
            ("merge", dice.choice((1, 10, 40))),
            ("jump", dice.randint(0, 60)),
            ("undo", None),
            ("redo", None),
            ("cancel", None),
            ("edit", dice.choice(texts)),
            ("settings", dice.choice(sorted(PRESETS))),
        ]
    )


@pytest.mark.parametrize("seed", range(4))
def test_gestures_that_do_not_wait_for_each_other_end_in_a_tree_that_holds(
    qapp: QCoreApplication, qtbot: QtBot, seed: int
) -> None:
    dice = Random(seed)
    with open_session(qapp, LONG[:9_000], "bajo sol") as session:
        for _ in range(4):
            for _ in range(dice.randint(2, 7)):
                make(session, *any_gesture(dice))
                for _ in range(dice.choice((0, 0, 1, 3))):
                    qapp.processEvents()
            session.flush_edits()
            settle(qtbot, session)
            if session.outdated:
                session.learn_again()
            rest(qapp, session)
            check_tree(session)
