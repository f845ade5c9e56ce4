"""What panes read of a session, and the signals that they redraw from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.held_out import HeldOutTexts
from bpe_gui.core.limit import Cut
from bpe_gui.core.settings import MARKER_GLYPHS, PRESETS, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, Round, Rule, Stop
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.cost_state import CostState
from bpe_gui.document.engine_loading import EngineLoading
from bpe_gui.document.held_out import HeldOut, MeasuredText
from bpe_gui.document.history import Branch, History, Position
from bpe_gui.document.learning import Remarks, Task
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.subject import Subject
from bpe_gui.document.training import Training

if TYPE_CHECKING:
    from bpe_gui.document.cost_counting import CountedSheet

# The share of `learn_corpus` that counting is.
_COUNTING = 1 / 3


class SessionState(QObject):
    """The corpus, what was learned from it, the place in it, the sample and its limit, to be read.

    The signals say only that something changed: `corpus_changed` (another corpus object: reload it),
    `settings_changed`, `rules_changed` (rounds, position or counts), `position_changed` (only where one
    stands), `pairs_changed` (the round's pairs have arrived), `sample_changed` (text or its measure),
    `limit_changed`, `cost_changed` (what is asked about cost, or its counts), `held_out_changed` (texts held
    out from learning, or their curves), `highlight_changed`,
    `branches_changed` (a branch on which one does not stand),
    `subject_changed` (what was touched), `why_asked` (its explanation is to be shown),
    `undo_changed`, `busy_changed`, `progressed`, `failed`;
    `ending` comes before another document takes the place of this one, `closing` before the end of all.
    """

    corpus_changed = Signal()
    settings_changed = Signal()
    rules_changed = Signal()
    position_changed = Signal()
    pairs_changed = Signal()
    branches_changed = Signal()
    sample_changed = Signal()
    limit_changed = Signal()
    cost_changed = Signal()
    held_out_changed = Signal()
    highlight_changed = Signal()
    subject_changed = Signal()
    why_asked = Signal()
    busy_changed = Signal()
    progressed = Signal()
    undo_changed = Signal()
    failed = Signal()
    ending = Signal()
    closing = Signal()

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        # Passed on, because a stack that is being destroyed still speaks to whoever listens to it.
        self.undo_stack.indexChanged.connect(self.undo_changed)
        self._corpus = Corpus()
        self._settings = PRESETS["lesson"]
        # The pair chosen, after how many merges, and by which rules.
        self._highlight: tuple[Rule, int, Tokenizer] | None = None
        self._subject: Subject | None = None
        # Whether a class guesses the next pair, and where it was revealed last.
        self._guessing = False
        self._revealed: tuple[Tokenizer, int] | None = None
        self._fault: Exception | None = None
        self._fault_corpus = Corpus()
        self._touched = False
        self._user_folder: Path | None = None
        self._opened_from: Path | None = None
        self.engine_loading = EngineLoading(self)
        self._training = Training(self._settings, self.engine_loading, self)
        self._sample = self._training.sample
        self._cost = CostState(self)
        self._held_out = HeldOut(self, lambda: self.engine_loading.engines)

    @property
    def corpus(self) -> Corpus:
        """The corpus as it was given or last edited."""
        return self._corpus

    @property
    def has_corpus(self) -> bool:
        """Whether there is a corpus, be it empty; a tokenizer that was imported has none."""
        return self._training.has_corpus

    @property
    def settings(self) -> Settings:
        """How the corpus is cut and when learning stops."""
        return self._settings

    @property
    def preset(self) -> str | None:
        """The name of the preset that the settings are, or None for settings of one's own."""
        plain = replace(self._settings, marker=MARKER_GLYPHS[0])
        return next((name for name, preset in PRESETS.items() if preset == plain), None)

    @property
    def counts(self) -> WordCounts:
        """The words of the corpus that the rules were learned from."""
        return self._training.counts

    @property
    def rounds(self) -> Sequence[Round]:
        """All learned rounds, those after the present merge included."""
        return self._training.history.rounds

    @property
    def history(self) -> History:
        """The branches of rounds, to be read only."""
        return self._training.history

    @property
    def learned(self) -> int:
        """How many rounds are learned."""
        return self._training.learned

    @property
    def announced(self) -> int:
        """How many of them `rules_changed` has told of: what panes show of rounds that are still coming."""
        return self._training.announced

    @property
    def merges(self) -> int:
        """The position: how many of the learned rounds are in force."""
        return self._training.merges

    @property
    def branch(self) -> int:
        """The branch one stands on; `history` has them all."""
        return self._training.history.branch

    @property
    def ended_branches(self) -> frozenset[int]:
        """Branches that were to be learned further and cannot be: their last pair is taken."""
        return self._training.ended

    @property
    def aim(self) -> Position:
        """Where the last gesture wanted to stand; edits learn as much again, as far as that is possible."""
        return self._training.aim

    @property
    def lost_choice(self) -> Branch | None:
        """The branch one wants to stand on and cannot, because its pair is none of its round any more."""
        return self._training.lost_choice

    @property
    def chosen(self) -> Mapping[int, Round | None]:
        """The rounds of the present branch, from 0, chosen by hand, and what each was instead of."""
        return self._training.history.chosen(self.branch)

    @property
    def wanted(self) -> int:
        """How many rules there were after the last gesture; edits learn so many again."""
        return self._training.wanted

    @property
    def token_counts(self) -> list[int]:
        """The corpus's tokens after 0, 1, 2 … learned merges."""
        return self._training.history.token_counts

    @property
    def tokenizer(self) -> Tokenizer:
        """Cuts text by all learned rules; ask it for the first `merges` of them."""
        return self._training.tokenizer

    @property
    def next_round(self) -> Round | None:
        """What the next merge takes: known from the log before its end; None when there is nothing."""
        if self.merges < self.learned:
            return self.rounds[self.merges]
        return self._training.next.best if self._training.next else None

    @property
    def pairs(self) -> RankedPairs | None:
        """The pairs of the present round; None while they are being looked up."""
        return self._training.next.pairs if self._training.next else None

    @property
    def stopped(self) -> Stop | None:
        """Why nothing more can be learned here, or None."""
        return self._training.stopped

    @property
    def changed_rows(self) -> frozenset[int]:
        """Which rules the last edit changed, by row; none any more after the next merge."""
        return self._training.changed_rows

    @property
    def sample_text(self) -> str:
        """The sample as it was typed."""
        return self._sample.text

    @property
    def sample(self) -> MeasuredSample:
        """The sample measured; until it is `filled` it knows only roughly what its words are."""
        return self._sample.measured

    @property
    def sample_counts(self) -> list[int]:
        """The sample's tokens after 0, 1, 2 … merges; nothing while it is measured."""
        return self._sample.measured.token_counts()

    @property
    def sample_tokens(self) -> int:
        """The sample's tokens at the present merge."""
        return self._sample.measured.tokens(self.merges)

    @property
    def limit(self) -> int:
        """The response limit in tokens, never more than the sample has."""
        return self._sample.limit_at(self.merges)

    @property
    def chosen_limit(self) -> int | None:
        """The limit as it was chosen; None stays at the end when the text grows."""
        return self._sample.limit

    @property
    def cut(self) -> Cut:
        """What is left of the sample at the limit."""
        return self._sample.measured.cut(self.merges, self.limit)

    @property
    def cost_sheet(self) -> CostSheet:
        """Messages, prices and what else fills the context window."""
        return self._cost.sheet

    @property
    def counted_cost(self) -> CountedSheet | None:
        """The sheet as it was counted last (`Session.count_cost`); it may be a sheet of a moment ago."""
        return self._cost.counted

    @property
    def held_out(self) -> HeldOutTexts:
        """Texts that are measured though nothing is learned from them."""
        return self._held_out.given

    @property
    def held_out_curves(self) -> Sequence[MeasuredText]:
        """How their tokens fall, as far as that is measured; those of before until new ones are there."""
        return self._held_out.measured

    @property
    def held_out_stopped(self) -> bool:
        """Whether measuring them was cancelled, and nothing has changed since."""
        return self._held_out.stopped

    @property
    def highlight(self) -> tuple[Rule, int] | None:
        """The pair to be shown where it stands in the corpus, and after how many merges it stands there."""
        if self._highlight and self._highlight[2] is self.tokenizer:
            return self._highlight[:2]
        if self.next_hidden:
            return None
        return (found.rule, self.merges) if (found := self.next_round) else None

    @property
    def subject(self) -> Subject | None:
        """What was touched last and may be explained."""
        return self._subject

    @property
    def next_hidden(self) -> bool:
        """Whether the next pair is kept from view, so that a class can guess it first."""
        if not self._guessing or self.next_round is None:
            return False
        return (
            self._revealed is None
            or self._revealed[1] != self.merges
            or self._revealed[0] is not self.tokenizer
        )

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self._training.busy or self._sample.busy or self._held_out.busy

    @property
    def relearning(self) -> bool:
        """Whether other rules are being learned than those shown, or the shown ones once more."""
        return self._training.task in (Task.ANEW, Task.RECOVERING)

    @property
    def task(self) -> Task:
        """What is being learned."""
        return self._training.task

    @property
    def share_done(self) -> float:
        """The share of the running work that is done, from 0 to 1."""
        if self._training.busy:
            return self._training.share
        return self._sample.share if self._sample.busy else self._held_out.share

    @property
    def share_counted(self) -> float | None:
        """The share of a corpus in files or in a table that is counted; None when none is being counted."""
        is_large = bool(self._corpus.backed) or self._corpus.rows is not None
        if not (is_large and self.relearning and self._training.share < _COUNTING):
            return None
        return self._training.share / _COUNTING

    @property
    def remarks(self) -> Remarks:
        """What people should know about the corpus's text."""
        return self._training.remarks

    @property
    def outdated(self) -> bool:
        """Whether the rules are those of the corpus before, because learning the new one was cancelled."""
        return self._training.outdated

    @property
    def saved_rules_differ(self) -> bool:
        """Whether the rules of an opened file are not those that its corpus gives."""
        return self._training.saved_rules_differ

    @property
    def can_learn(self) -> bool:
        """Whether there is a corpus to learn from."""
        return self._training.can_learn

    @property
    def touched(self) -> bool:
        """Whether anybody did anything since the document began."""
        return self._touched

    @property
    def opened_from(self) -> Path | None:
        """The session's file that the document was read from."""
        return self._opened_from

    @property
    def user_folder(self) -> Path | None:
        """Where what belongs to the user is kept, or None: then it lasts as long as the session."""
        return self._user_folder

    @property
    def fault(self) -> Exception | None:
        """What went wrong last."""
        return self._fault

    @property
    def fault_corpus(self) -> Corpus:
        """The corpus that was being learned when it went wrong last; it may have been put back since."""
        return self._fault_corpus
