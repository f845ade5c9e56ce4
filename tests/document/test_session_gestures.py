"""Any gestures in any order: a session holds what a plain model of it holds, and what the core computes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.limit import cut
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from tests.document.watched import LESSON, LONG, open_session, rounds_of, settle, type_text

TEXTS = ("", "bajo bajo bajo", "nemo omen nemo omen", "aaaa aaa", "a e i", "sol sal\nsol ñu", "el ella él")
SETTINGS = (*PRESETS.values(), replace(PRESETS["book-marker"], marker="▁"))
ALL = 10**6


@dataclass
class Move:
    before: int
    after: int


@dataclass
class Put:
    """A corpus or settings in place of others."""

    before: object
    after: object


@dataclass
class Model:
    """What is promised of a session, without threads, trainers or logs."""

    text: str
    settings: Settings = LESSON
    merges: int = 0
    wanted: int = 0
    learned: int = 0
    stack: list[Move | Put] = field(default_factory=list)
    index: int = 0

    @property
    def available(self) -> int:
        return len(rounds_of(self.text, ALL, self.settings))

    def merge(self, rounds: int) -> None:
        if self.merges < self.available:
            self.merge_to(self.merges + rounds)

    def merge_to(self, merges: int) -> None:
        reached = min(max(0, merges), self.available)
        if merges <= self.learned and reached == self.merges:
            return
        self.wanted = reached
        if reached != self.merges:
            self.push(Move(self.merges, reached))
        self.stand_at(reached)

    def stand_at(self, merges: int) -> None:
        self.merges = merges
        self.learned = max(self.learned, merges)

    def go(self, merges: int) -> None:
        self.wanted = merges
        self.stand_at(min(merges, self.available))

    def put(self, new: object) -> None:
        before = (self.text, self.settings)
        if isinstance(new, Settings):
            self.settings = new
        else:
            self.text = str(new)
        if (self.text, replace(self.settings, marker="·")) != (before[0], replace(before[1], marker="·")):
            self.merges = self.learned = min(self.wanted, self.available)

    def present(self, like: object) -> object:
        return self.settings if isinstance(like, Settings) else self.text

    def push(self, command: Move | Put) -> None:
        self.stack[self.index :] = [command]
        self.index += 1

    def give(self, new: object) -> None:
        if new != self.settings:
            self.push(Put(self.present(new), new))
            self.put(new)

    def undo(self) -> None:
        if self.index:
            self.index -= 1
            match self.stack[self.index]:
                case Move(before=before):
                    self.go(before)
                case Put() as command:
                    command.after = self.present(command.before)
                    self.put(command.before)

    def redo(self) -> None:
        if self.index < len(self.stack):
            match self.stack[self.index]:
                case Move(after=after):
                    self.go(after)
                case Put() as command:
                    command.before = self.present(command.after)
                    self.put(command.after)
            self.index += 1


gesture = st.one_of(
    st.tuples(st.just("merge"), st.sampled_from((1, 1, 1, 2, 10))),
    st.tuples(st.sampled_from(("merge_to", "jump")), st.integers(-1, 12)),
    st.tuples(st.sampled_from(("undo", "undo", "redo", "reset")), st.none()),
    st.tuples(st.sampled_from(("edit", "corpus")), st.sampled_from(TEXTS)),
    st.tuples(st.just("settings"), st.sampled_from(SETTINGS)),
    st.tuples(st.just("sample"), st.sampled_from(("", "bajo baja", "ñ 👋🏽 sol\n\nel"))),
    st.tuples(st.just("limit"), st.integers(0, 9)),
)


def make(session: Session, name: str, value: object) -> None:
    match name, value:
        case (("merge" | "merge_to" | "jump"), int()):
            getattr(session, name)(value)
        case (("undo" | "redo" | "reset" | "cancel"), None):
            getattr(session, name)()
        case "edit", str():
            type_text(session, value)
        case "corpus", str():
            session.replace_corpus(Corpus(value))
        case "settings", Settings():
            session.change_settings(value)
        case "sample", str():
            session.set_sample(value)
        case "limit", int():
            session.set_limit(value)
        case _:
            raise AssertionError(name)


def expect(model: Model, name: str, value: object) -> None:
    match name, value:
        case "merge", int():
            model.merge(value)
        case "merge_to", int():
            model.merge_to(max(0, value))
        case "jump", int():
            model.merge_to(max(0, min(value, model.learned)))
        case "reset", None:
            model.merge_to(0)
        case "undo", None:
            model.undo()
        case "redo", None:
            model.redo()
        case "edit", str():
            model.put(value)
        case (("corpus" | "settings"), _):
            model.give(value)


def check(session: Session) -> None:
    """Rounds, tokenizer, sample and cut are those that the core gives for the corpus."""
    corpus, settings = session.corpus, session.settings
    assert list(session.rounds) == rounds_of(corpus, session.learned, settings)
    assert list(session.tokenizer.rules) == [found.rule for found in session.rounds]
    assert session.tokenizer.settings == settings
    assert session.token_counts[1:] == [found.tokens for found in session.rounds]
    encoded = session.tokenizer.encode(session.sample_text, session.merges)
    assert session.sample_tokens == sum(len(word.tokens) for word in encoded)
    assert len(session.sample_counts) == session.learned + 1
    whole = cut(session.tokenizer, encoded, session.limit)
    # Of a long text the end is shown.
    assert replace(session.cut, text="") == replace(whole, text="")
    assert whole.text.endswith(session.cut.text.removeprefix("… "))
    more = rounds_of(corpus, session.merges + 1, settings)[session.merges :]
    found = [session.next_round.rule] if session.next_round else []
    assert found == [each.rule for each in more]
    assert session.pairs is not None
    if more:
        assert more[0].rule in [rule for rule, _ in session.pairs.pairs]
    else:
        assert session.stopped is not None


@pytest.fixture(scope="module")
def reused(qapp: QCoreApplication) -> Iterator[Session]:
    """Small corpora need no thread, so one session serves all examples."""
    with open_session(qapp) as session:
        yield session


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(start=st.sampled_from(TEXTS), gestures=st.lists(gesture, max_size=14))
def test_a_session_does_what_its_model_does(
    qapp: QCoreApplication, reused: Session, start: str, gestures: list[tuple[str, object]]
) -> None:
    session, model = reused, Model(start)
    session.begin(Corpus(start), "bajo sol", None)
    for name, value in gestures:
        make(session, name, value)
        session.flush_edits()
        expect(model, name, value)
        while session.busy:  # seldom: something else held the window's thread up
            qapp.processEvents()
        assert (session.corpus.text, session.settings) == (model.text, model.settings)
        assert (session.merges, session.wanted, session.learned) == (
            model.merges,
            model.wanted,
            model.learned,
        )
        stack = session.undo_stack
        assert (stack.index(), stack.count()) == (model.index, len(model.stack))
        check(session)


def any_gesture(dice: Random) -> tuple[str, object]:
    texts = (LONG, LONG[: len(LONG) // 2], "bajo bajo bajo", "")
    return dice.choice(
        [
            ("merge", dice.choice((1, 10, 40))),
            ("merge_to", dice.randint(0, 150)),
            ("jump", dice.randint(0, 150)),
            ("undo", None),
            ("redo", None),
            ("reset", None),
            ("cancel", None),
            ("cancel", None),
            ("edit", dice.choice(texts)),
            ("corpus", dice.choice(texts)),
            ("settings", dice.choice(SETTINGS)),
            ("sample", dice.choice(("bajo baja", LONG))),
            ("limit", dice.randint(0, 50)),
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_gestures_that_do_not_wait_for_each_other_end_in_a_state_that_holds(
    qapp: QCoreApplication, qtbot: QtBot, seed: int
) -> None:
    dice = Random(seed)
    with open_session(qapp, LONG, "bajo sol") as session:
        for _ in range(5):
            for _ in range(dice.randint(1, 6)):
                make(session, *any_gesture(dice))
                for _ in range(dice.choice((0, 0, 1, 3))):
                    qapp.processEvents()
            session.flush_edits()
            settle(qtbot, session)
            if session.outdated:  # after a cancel the rules are those of the text before
                session.learn_again()
                settle(qtbot, session)
            assert session.merges <= session.wanted
            check(session)
