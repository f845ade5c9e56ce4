"""The question at hand: told at once and then in full, beside the session, the newest one wins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bpe_gui.core.standing import Standing
from bpe_gui.core.trainer import Rule
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord
from bpe_gui.document.why import Why
from bpe_gui.document.why_token import TokenStory
from bpe_gui.document.why_word import WordStory
from tests.document.watched import LONG, open_session, settle

LESSON = load_sample(shipped_samples()["lesson-es"])


@pytest.fixture
def at_sixty(qapp: QCoreApplication) -> Iterator[Session]:
    with open_session(qapp, LESSON, "el paquete") as session:
        session.merge_to(60)
        yield session


class Told:
    """What was told, each time."""

    def __init__(self, why: Why) -> None:
        self.stories: list[TokenStory | WordStory | None] = []
        why.told.connect(lambda: self.stories.append(why.story))


def test_a_small_corpus_is_told_about_at_once(at_sixty: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)
    why = Why(at_sixty, at_sixty)
    why.ask(AskedWord("paquete"))
    assert isinstance(why.story, WordStory)
    assert (why.story.complete, why.story.whole_at, why.busy) == (True, 64, False)
    why.ask(AskedToken("pa"))
    assert isinstance(why.story, TokenStory)
    assert why.story.in_corpus is not None
    assert (why.story.in_corpus.tokens, why.story.in_sample) == (4, 1)
    why.ask(AskedPair(Rule("pa", "q"), 60))
    assert why.story is None
    why.ask(None)
    assert why.story is None


def test_of_a_large_one_the_first_words_come_first(
    qapp: QCoreApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.why._PATIENCE_MS", 0)
    with open_session(qapp, LONG) as session:
        session.merge_to(20)
        settle(qtbot, session)
        why = Why(session, session)
        told = Told(why)
        word = next(word for word in session.counts.counts if len(word) == 9)
        why.ask(AskedWord(word))
        qtbot.waitUntil(lambda: not why.busy, timeout=30_000)
        first, last = told.stories[0], told.stories[-1]
        assert isinstance(first, WordStory)
        assert isinstance(last, WordStory)
        assert (first.complete, last.complete) == (False, True)
        assert last.counted
        assert (session.learned, session.merges) == (20, 20)
        assert why._trainer.made


def test_the_newest_question_wins(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        session.merge_to(20)
        settle(qtbot, session)
        why = Why(session, session)
        words = [word for word in session.counts.counts if len(word) == 9][:4]
        for word in words:
            why.ask(AskedWord(word))
        qtbot.waitUntil(lambda: not why.busy, timeout=30_000)
        assert isinstance(why.story, WordStory)
        assert (why.story.word, why.story.complete) == (words[-1], True)


def test_it_can_be_stopped_and_lets_go_of_the_memory(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        settle(qtbot, session)
        why = Why(session, session)
        word = next(word for word in session.counts.counts if len(word) == 9)
        why.ask(AskedWord(word))
        assert why.busy
        why.stop()
        qtbot.waitUntil(lambda: not why.busy, timeout=30_000)
        assert isinstance(why.story, WordStory)
        assert not why.story.complete
        why.ask(AskedWord(word))
        why.rest()
        qtbot.waitUntil(lambda: not why.busy, timeout=30_000)
        assert not why._trainer.made
        why.ask(AskedWord(word))
        qtbot.waitUntil(lambda: not why.busy, timeout=30_000)
        assert why._trainer.made


def test_looking_further_goes_on_where_it_stopped(at_sixty: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)
    monkeypatch.setattr("bpe_gui.document.why.MERGES_AHEAD", 2)
    why = Why(at_sixty, at_sixty)
    why.ask(AskedWord("dirección"))
    known = []
    while isinstance(why.story, WordStory) and why.story.whole_at is None:
        known.append(why.story.known)
        why.look_further()
    assert known == [62, 68]
    assert isinstance(why.story, WordStory)
    assert why.story.whole_at == 69
    # The same question at another merge is followed as far; another word begins anew.
    at_sixty.merge()
    why.ask(AskedWord("dirección"))
    assert isinstance(why.story, WordStory)
    assert (why.story.whole_at, why.story.pairs[0].standing) == (69, Standing(3, 7))


def test_a_session_that_ends_waits_for_it(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        settle(qtbot, session)
        why = Why(session, QObject(session))
        word = next(word for word in session.counts.counts if len(word) == 9)
        why.ask(AskedWord(word))
        assert why.busy
    assert not why.busy
