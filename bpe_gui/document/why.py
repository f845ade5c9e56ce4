"""The question at hand, a token or a word: told at once as far as it is known, then worked out in full."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from bpe_gui.document.background import Background
from bpe_gui.document.learning import is_small
from bpe_gui.document.second_trainer import Known, SecondTrainer
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken, AskedWord, Subject
from bpe_gui.document.why_token import TokenStory, count_token, tell_token
from bpe_gui.document.why_word import MERGES_AHEAD, WordStory, look_further, tell_word

# All is mostly known so soon; what is known before is told where it takes longer.
_PATIENCE_MS = 60


class Why(QObject):
    """Tells what is to know about a token or a word at the session's present merge.

    `told` says that there is more to tell. A newer question takes the place of an older one. Of a pair it
    tells nothing.
    """

    told = Signal()
    busy_changed = Signal()
    progressed = Signal()
    failed = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._story: TokenStory | WordStory | None = None
        self._reach = MERGES_AHEAD
        self._trainer = SecondTrainer()
        self._lane = Background(self)
        self._resting = False
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._soon.timeout.connect(self.told)
        self._lane.busy_changed.connect(self._let_go)
        self._lane.busy_changed.connect(self.busy_changed)
        self._lane.progressed.connect(self.progressed)
        session.closing.connect(self.close)

    @property
    def story(self) -> TokenStory | WordStory | None:
        """What is known about the question at hand."""
        return self._story

    @property
    def busy(self) -> bool:
        """Whether more is being worked out."""
        return self._lane.busy

    @property
    def share(self) -> float:
        """The share of the work that is done, from 0 to 1."""
        return self._lane.share

    def ask(self, subject: Subject | None) -> None:
        """Another question, or the same at another merge; `told` may come before this returns."""
        if not self._is_about(subject):
            self._story, self._reach = None, MERGES_AHEAD
        self._resting = False
        self._soon.stop()
        known = Known.of(self._session)
        if isinstance(subject, AskedToken):
            self._lane.run(
                tell_token(subject.symbol, known), lambda story: self._go_on(story, known), self._fail
            )
        elif isinstance(subject, AskedWord):
            special = subject.word in known.settings.special_tokens
            work = tell_word(subject.word, known, self._trainer, special=special)
            self._lane.run(work, lambda story: self._go_on(story, known), self._fail)
        else:
            self._lane.cancel()
            self._story = None

    def look_further(self) -> None:
        """Follows the word at hand a good deal further than it was."""
        if isinstance(self._story, WordStory):
            # More than twice as far as what is known, of which half is enough.
            self._reach = 2 * (self._story.known - self._story.merges + MERGES_AHEAD)
            self._go_on(self._story, Known.of(self._session))

    def stop(self) -> None:
        """Leaves the question as far as it is told."""
        self._lane.cancel()
        self._soon.start()

    def rest(self) -> None:
        """Nobody looks: what takes memory is let go."""
        self._resting = True
        self._lane.cancel()
        self._let_go()

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()

    def _is_about(self, subject: Subject | None) -> bool:
        match self._story, subject:
            case (TokenStory(symbol=symbol), AskedToken(asked)):
                return symbol == asked
            case (WordStory(word=word), AskedWord(asked)):
                return word == asked
        return False

    def _go_on(self, story: TokenStory | WordStory, known: Known) -> None:
        """Works out what is not known yet; tells what is known if that takes more than a moment."""
        self._story = story
        self._soon.start()
        tick, small = self._lane.tick, is_small(self._session.corpus)
        if isinstance(story, TokenStory):
            work = count_token(story, known, self._trainer, tick)
            self._lane.run(work, self._tell, self._fail, inline=small)
        else:
            further = look_further(story, known, self._trainer, self._reach, tick)
            self._lane.run(further, self._tell, self._fail, inline=small)

    def _tell(self, story: TokenStory | WordStory) -> None:
        self._soon.stop()
        self._story = story
        self.told.emit()

    def _let_go(self) -> None:
        if self._resting and not self._lane.busy:
            self._trainer.forget()

    def _fail(self, fault: Exception) -> None:
        self.failed.emit(fault)
