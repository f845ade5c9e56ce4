"""A session that a test can wait for, and what it should hold, learned afresh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.trainer import ReadableTrainer, Round, learn
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session

LESSON = PRESETS["lesson"]
BAJO = "bajo bajo bajo"
_DICE = Random(7)
# A text that is never learned within the few milliseconds given to the window's thread, with rounds enough
# for seconds: 5,000 words that nobody ever wrote.
LONG = " ".join("".join(_DICE.choices("aeosnrltdc", k=_DICE.randint(3, 9))) for _ in range(5_000))


@contextmanager
def open_session(app: QCoreApplication, corpus: str | Corpus = "", sample: str = "") -> Iterator[Session]:
    """A session with a corpus, closed in the end."""
    session = Session(app)
    with pytest.MonkeyPatch.context() as patch:
        # What is small is done at once, however busy the machine is.
        patch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)
        session.begin(corpus if isinstance(corpus, Corpus) else Corpus(corpus), sample, None)
        try:
            yield session
        finally:
            session.close()
            session.setParent(None)
            session.deleteLater()


def settle(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)


def type_text(session: Session, text: str) -> None:
    """What an editor does at each key."""
    session.edit_corpus(lambda: text)


def rounds_of(corpus: str | Corpus, merges: int, settings: Settings = LESSON) -> list[Round]:
    """The rounds that a corpus gives, learned afresh."""
    corpus = Corpus(corpus) if isinstance(corpus, str) else corpus
    return list(learn(ReadableTrainer(corpus.count(settings, no_tick), settings), merges))


def shown(session: Session) -> list[Round]:
    """The rounds in force."""
    return list(session.rounds[: session.merges])


def tokens(session: Session) -> list[str]:
    """The rules in force, by the tokens they make."""
    return [found.rule.token for found in shown(session)]


class Heard:
    """How often each signal of a session came."""

    def __init__(self, session: Session, *names: str) -> None:
        self.names: list[str] = []
        for name in names:
            getattr(session, name).connect(self._hear(name))

    def take(self) -> list[str]:
        """The signals since the last look."""
        names, self.names = self.names, []
        return names

    def _hear(self, name: str) -> Callable[[], None]:
        return lambda: self.names.append(name)
