"""What has been learned from the corpus, and the place in it, for those who look at it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Stop, Trainer
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.engine_loading import EngineLoading
from bpe_gui.document.history import Branch, History, Position
from bpe_gui.document.leading import NextRound, Placed
from bpe_gui.document.learning import Remarks, Task, without_looks
from bpe_gui.document.sample_state import SampleState


class TrainingState(QObject):
    """The branches of rounds, the place in them, and the trainer behind them, to be read.

    `walked` tells at which position a run of merges began and at which it ended, for the undo stack; `failed`
    has the exception and the task that it ended. `branches_changed` tells that there is another branch, that
    one has other rounds, or that one stands on another one.
    """

    rules_changed = Signal()
    position_changed = Signal()
    pairs_changed = Signal()
    branches_changed = Signal()
    walked = Signal(object, object)
    busy_changed = Signal()
    progressed = Signal()
    failed = Signal(object, object)

    def __init__(self, settings: Settings, loading: EngineLoading, parent: QObject) -> None:
        super().__init__(parent)
        self._loading = loading
        self.sample = SampleState(Tokenizer(settings, ()), self, lambda: loading.engines)
        loading.loaded.connect(self.sample.go_over)
        self._placed: Placed | None = None
        self._next: NextRound | None
        self._seen: dict[Position, NextRound]  # by the branch that one would leave there
        self._changed_rows: frozenset[int]
        self._run_from: Position | None  # where the gesture began that merges on and on
        self._lane = Background(self)
        self.forget(Corpus(), settings)

    @property
    def merges(self) -> int:
        """How many of the learned rounds are in force."""
        return self.history.here.merges

    @property
    def learned(self) -> int:
        """How many rounds are learned."""
        return self.history.learned

    @property
    def announced(self) -> int:
        """How many learned rounds `rules_changed` has told of; a thread may have learned more meanwhile."""
        return self._seen_rules

    @property
    def wanted(self) -> int:
        """How many rounds are to be in force."""
        return self.aim.merges

    @property
    def lost_choice(self) -> Branch | None:
        """The branch that is wanted and cannot be learned from this corpus; one stands on another then."""
        aim = self.history.branches[self.aim.branch]
        return aim if aim.lost and self.task is not Task.ANEW else None

    @property
    def next(self) -> NextRound | None:
        """What the present round chooses from; None while it is being looked up."""
        return self._next

    @property
    def stopped(self) -> Stop | None:
        """Why nothing more can be learned here, or None."""
        return self._next.stopped if self._next and self.merges == self.learned else None

    @property
    def ended(self) -> frozenset[int]:
        """Branches that were to be learned further, and cannot: no pair is left, or none is seen so often."""
        return frozenset(self._ended)

    @property
    def changed_rows(self) -> frozenset[int]:
        """Which rules the last learning anew changed, by row."""
        return self._changed_rows

    @property
    def can_learn(self) -> bool:
        """Whether there is a corpus to learn from, and it holds the pairs of the rules."""
        return self.task is Task.ANEW or (self._corpus is not None and not self.history.here.stuck)

    @property
    def has_corpus(self) -> bool:
        """Whether there is a corpus; a tokenizer that was imported has none."""
        return self.task is Task.ANEW or self._corpus is not None

    @property
    def outdated(self) -> bool:
        """Whether the rules are those of the corpus before, because learning the new one was stopped."""
        return self.task is Task.NONE and not self._holds_for(*self._asked_for)

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self._lane.busy

    @property
    def share(self) -> float:
        """The share of the running work that is done, from 0 to 1."""
        return self._lane.share

    # For those who change it

    def forget(self, corpus: Corpus | None, settings: Settings) -> None:
        """Nothing is learned, and nothing wanted."""
        self._lane.cancel()
        self.aim = Position()  # where the last gesture wants to stand; edits never change it
        self.task = Task.NONE
        self.counts = WordCounts()
        self.history = History()
        self.tokenizer = Tokenizer(settings, ())
        self._tokenizers: dict[int, Tokenizer] = {}  # of the other branches, as far as they were needed
        self.remarks = Remarks()
        self.saved_rules_differ = False
        self._corpus = corpus
        self._is_outpaced = True  # a readable trainer is, wherever there is a compiled one
        self._marker = settings.marker
        self._asked_for = (corpus or Corpus(), settings)
        self._learned_from: tuple[Corpus, Settings] | None = None
        self._placed = None
        self._left_out: set[int] = set()  # branches that are as long as they get, or not to be learned again
        self._others_wanted = 0  # so many rounds all others are to have at least
        self._ended: set[int] = set()  # branches behind whose last round nothing can be learned
        self._is_thorough = False  # whether all others are to be learned again, however long it takes
        self._next = NextRound(stopped=Stop.NO_PAIR)
        self._seen = {}
        self._seen_rules = 0  # rules of the tokenizer that panes and sample know
        self._changed_rows = frozenset()
        self._run_from = None

    @property
    def _trainer(self) -> Trainer | None:
        return self._placed.trainer if self._placed else None

    def _holds_for(self, corpus: Corpus, settings: Settings) -> bool:
        before, with_settings = self._learned_from or (None, settings)
        if before is None or without_looks(settings) != without_looks(with_settings):
            return False
        return corpus.content == before.content
