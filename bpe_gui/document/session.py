"""One open document: the only place where its state changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance
from PySide6.QtGui import QUndoStack

from bpe_gui.core.limit import Cut
from bpe_gui.core.settings import MARKER_GLYPHS, PRESETS, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, Round, Rule, Stop, Trainer
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background
from bpe_gui.document.commands import ChangeSettings, Move, ReplaceCorpus
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History
from bpe_gui.document.learning import (
    Learned,
    NextRound,
    Remarks,
    learn_corpus,
    learn_on,
    learn_saved,
    look_at,
)
from bpe_gui.document.sample import MeasuredSample

# Typing pauses this long before the corpus is learned anew.
_TYPING_PAUSE_MS = 150
# Up to this size counting and a first look fit into one frame (measured: 2 ms for 5,000 code points).
_INLINE_SIZE = 20_000


class Session(QObject):
    """The corpus, what was learned from it, the place in it, the sample and its limit.

    Panes read the properties, call the methods and redraw from the signals, which say only that
    something changed: `corpus_changed` (another corpus object: reload it), `settings_changed`,
    `rules_changed` (rounds, position or counts), `position_changed` (only where one stands),
    `pairs_changed` (the round's pairs have arrived), `sample_changed` (text or its measure),
    `limit_changed`, `highlight_changed`, `undo_changed`, `busy_changed`, `progressed`, `failed`.
    """

    corpus_changed = Signal()
    settings_changed = Signal()
    rules_changed = Signal()
    position_changed = Signal()
    pairs_changed = Signal()
    sample_changed = Signal()
    limit_changed = Signal()
    highlight_changed = Signal()
    busy_changed = Signal()
    progressed = Signal()
    undo_changed = Signal()
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        # Passed on, because a stack that is being destroyed still speaks to whoever listens to it.
        self.undo_stack.indexChanged.connect(self.undo_changed)
        self._corpus = Corpus()
        self._settings = PRESETS["lesson"]
        self._counts = WordCounts()
        self._history = History()
        self._trainer: Trainer | None = None
        self._tokenizer = Tokenizer(self._settings, ())
        self._merges = 0
        self._wanted = 0
        self._next: NextRound | None = NextRound(stopped=Stop.NO_PAIR)
        self._sample_text = ""
        self._sample = MeasuredSample("", self._tokenizer)
        self._limit: int | None = None
        self._highlight: tuple[Rule, int] | None = None
        self._changed_rows: frozenset[int] = frozenset()
        self._fault: Exception | None = None
        self._touched = False
        self._remarks = Remarks()
        self._saved_rules_differ = False
        self._relearning = False
        self._learning_on = False
        self._enough = False  # the running re-learning shall end with the rounds it has
        self._learned_from = (self._corpus, self._settings)  # what rules and trainer belong to
        self._gesture_start: int | None = None
        self._revert_at: int | None = None  # the undo index of the gesture that began the running re-learning
        self._read_edit: Callable[[], str] | None = None
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._typing.timeout.connect(self.flush_edits)
        self._learning = Background(self)
        self._learning.busy_changed.connect(self.busy_changed)
        self._learning.progressed.connect(self._learning_progressed)
        self._measuring = Background(self)
        self._measuring.busy_changed.connect(self.busy_changed)
        self._measuring.progressed.connect(self.progressed)

    # What panes read

    @property
    def corpus(self) -> Corpus:
        """The corpus as it was given or last edited."""
        return self._corpus

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
        return self._counts

    @property
    def rounds(self) -> Sequence[Round]:
        """All learned rounds, those after the present merge included."""
        return self._history.rounds

    @property
    def history(self) -> History:
        """The branches of rounds, to be read only."""
        return self._history

    @property
    def learned(self) -> int:
        """How many rounds are learned."""
        return self._history.learned

    @property
    def merges(self) -> int:
        """The position: how many of the learned rounds are in force."""
        return self._merges

    @property
    def token_counts(self) -> list[int]:
        """The corpus's tokens after 0, 1, 2 … learned merges."""
        return self._history.token_counts

    @property
    def tokenizer(self) -> Tokenizer:
        """Cuts text by all learned rules; ask it for the first `merges` of them."""
        return self._tokenizer

    @property
    def next_round(self) -> Round | None:
        """What the next merge takes: known from the log before its end; None when there is nothing."""
        if self._merges < self.learned:
            return self.rounds[self._merges]
        return self._next.best if self._next else None

    @property
    def pairs(self) -> RankedPairs | None:
        """The pairs of the present round; None while they are being looked up."""
        return self._next.pairs if self._next else None

    @property
    def stopped(self) -> Stop | None:
        """Why nothing more can be learned here, or None."""
        return self._next.stopped if self._next and self._merges == self.learned else None

    @property
    def changed_rows(self) -> frozenset[int]:
        """Which rules the last edit changed, by row; none any more after the next merge."""
        return self._changed_rows

    @property
    def sample_text(self) -> str:
        """The sample as it was typed."""
        return self._sample_text

    @property
    def sample(self) -> MeasuredSample:
        """The sample measured; until it is `filled` it knows only roughly what its words are."""
        return self._sample

    @property
    def sample_counts(self) -> list[int]:
        """The sample's tokens after 0, 1, 2 … merges; nothing while it is measured."""
        return self._sample.token_counts()

    @property
    def sample_tokens(self) -> int:
        """The sample's tokens at the present merge."""
        return self._sample.tokens(self._merges)

    @property
    def limit(self) -> int:
        """The response limit in tokens, never more than the sample has."""
        tokens = self.sample_tokens
        return tokens if self._limit is None else min(self._limit, tokens)

    @property
    def chosen_limit(self) -> int | None:
        """The limit as it was chosen; None stays at the end when the text grows."""
        return self._limit

    @property
    def cut(self) -> Cut:
        """What is left of the sample at the limit."""
        return self._sample.cut(self._merges, self.limit)

    @property
    def highlight(self) -> tuple[Rule, int] | None:
        """The pair to be shown where it stands in the corpus, and after how many merges it stands there."""
        if self._highlight:
            return self._highlight
        return (found.rule, self._merges) if (found := self.next_round) else None

    @property
    def busy(self) -> bool:
        """Whether something is being worked out."""
        return self._learning.busy or self._measuring.busy

    @property
    def relearning(self) -> bool:
        """Whether the rules shown are still those of the corpus before."""
        return self._relearning

    @property
    def share_done(self) -> float:
        """The share of the running work that is done, from 0 to 1."""
        return self._learning.share if self._learning.busy else self._measuring.share

    @property
    def remarks(self) -> Remarks:
        """What people should know about the corpus's text."""
        return self._remarks

    @property
    def saved_rules_differ(self) -> bool:
        """Whether the rules of an opened file are not those that its corpus gives."""
        return self._saved_rules_differ

    @property
    def can_learn(self) -> bool:
        """Whether there is a corpus to learn from."""
        return self._trainer is not None or self._relearning

    @property
    def touched(self) -> bool:
        """Whether anybody did anything since the document began."""
        return self._touched

    @property
    def fault(self) -> Exception | None:
        """What went wrong last."""
        return self._fault

    # Gestures

    def begin(self, corpus: Corpus, sample: str, limit: int | None) -> None:
        """A new document: nothing of the one before remains."""
        self.cancel()
        self._merges = self._wanted = 0
        self._settings = PRESETS["lesson"]
        self._sample_text = sample
        self._limit = limit
        self.settings_changed.emit()
        self.put_corpus(corpus)
        self.undo_stack.clear()
        self.sample_changed.emit()
        self._touched = False

    def merge(self, rounds: int = 1) -> None:
        """Takes the next round, or the next few."""
        self.flush_edits()
        if self._relearning or self._learning_on:
            self._wanted += rounds
        elif self.next_round or self._next is None:
            self.merge_to(self._merges + rounds)

    def merge_to(self, merges: int) -> None:
        """Stands after so many merges: goes along the log, and learns past its end."""
        self.flush_edits()
        before, merges = self._merges, max(0, merges)
        self._touched = True
        if self._relearning:
            self._wanted = merges
            return
        if merges == before and not self._learning_on:
            return
        self._clear_marks()
        self._wanted = merges
        self._learning_on = False
        if merges <= self.learned:
            self._stand_at(merges)
            self.undo_stack.push(Move(self, before, merges))
        else:
            self._learn_on(before)

    def jump(self, merges: int) -> None:
        """Stands after so many of the learned merges."""
        self.merge_to(min(merges, self.learned))

    def reset(self) -> None:
        """Stands before the first merge; what was learned stays learned."""
        self.merge_to(0)

    def undo(self) -> None:
        """Takes the last gesture back."""
        self.flush_edits()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Makes the gesture again that was taken back."""
        self.flush_edits()
        self.undo_stack.redo()

    def replace_corpus(self, corpus: Corpus) -> None:
        """Another corpus; as many rules as before are learned from it."""
        self.flush_edits()
        self._touched = True
        self.undo_stack.push(ReplaceCorpus(self, corpus))

    def change_settings(self, settings: Settings) -> None:
        """Other settings; as many rules as before are learned with them."""
        self.flush_edits()
        if settings != self._settings:
            self._touched = True
            self.undo_stack.push(ChangeSettings(self, settings))

    def edit_corpus(self, read: Callable[[], str]) -> None:
        """The corpus is being typed: `read` gives its text (LF line ends) when typing pauses."""
        self._read_edit = read
        self._typing.start()

    def flush_edits(self) -> None:
        """Takes over what was typed, now."""
        self._typing.stop()
        if self._read_edit is None:
            return
        read, self._read_edit = self._read_edit, None
        text = read()
        if self._corpus.newline != "\n":
            text = text.replace("\n", self._corpus.newline)
        if self._corpus.rows is None and text == self._corpus.text:
            return
        self._touched = True
        self._corpus = replace(self._corpus, text=text, rows=None, sample=None)
        self._relearn()

    def set_sample(self, text: str) -> None:
        """Another text in the tokens pane."""
        if text != self._sample_text:
            self._touched = True
            self._sample_text = text
            self._measure(anew=True)
            self.sample_changed.emit()

    def set_limit(self, limit: int) -> None:
        """Another response limit; one at the end stays there when the text grows."""
        if limit == self.limit:
            return
        self._touched = True
        self._limit = None if limit >= self.sample_tokens else max(0, limit)
        self.limit_changed.emit()

    def choose_limit(self, limit: int | None) -> None:
        """A limit that is kept even where the sample has fewer tokens now; None is the end."""
        self._limit = limit
        self.limit_changed.emit()

    def set_highlight(self, rule: Rule | None, merges: int = 0) -> None:
        """Shows where a pair stands after so many merges; None shows the next pair again."""
        chosen = (rule, merges) if rule else None
        if chosen != self._highlight:
            self._highlight = chosen
            self.highlight_changed.emit()

    def cancel(self) -> None:
        """Stops the running work: learned rounds stay; a corpus or settings not yet learned are put back."""
        if self._relearning and self._revert_at is not None and self._revert_at == self.undo_stack.index():
            self.undo_stack.undo()
        elif self._relearning:
            self._enough = True
        elif self._learning_on:
            self._wanted = self.learned

    def close(self) -> None:
        """Waits for everything that runs; nothing may be asked of the session after it."""
        self._typing.stop()
        self._learning.stop()
        self._measuring.stop()

    # For undo commands and for opening a file

    def go(self, merges: int) -> None:
        """Stands after so many merges, learning them where an edit has thrown them away."""
        self._clear_marks()
        self._wanted = merges
        self._learning_on = False
        if not self._relearning:
            if merges <= self.learned:
                self._stand_at(merges)
            else:
                self._learn_on(None)

    def put_corpus(self, corpus: Corpus) -> None:
        """The corpus, without an undo command."""
        self._read_edit = None
        self._corpus = corpus
        self._clear_marks()
        self.corpus_changed.emit()
        self._relearn(gesture=True)

    def put_settings(self, settings: Settings) -> None:
        """The settings, without an undo command."""
        only_looks = replace(settings, marker=self._settings.marker) == self._settings
        self._settings = settings
        self._clear_marks()
        self.settings_changed.emit()
        if only_looks:
            self._tokenizer.settings = settings
            self._learned_from = (self._corpus, settings)
            self.rules_changed.emit()
        else:
            self._relearn(gesture=True)

    def adopt(
        self,
        corpus: Corpus | None,
        settings: Settings,
        history: History,
        alphabet: Sequence[str],
        merges: int,
    ) -> None:
        """A saved document as it was: its rules show at once and are learned again behind.

        Without a corpus the rules cut text, but nothing can be learned.
        """
        self._learning.stop()
        self._touched = True
        self._read_edit = None
        self.undo_stack.clear()
        self._corpus, self._settings, self._history = corpus or Corpus(), settings, history
        self._trainer, self._counts, self._next = None, WordCounts(), NextRound()
        self._remarks, self._saved_rules_differ = Remarks(), False
        self._tokenizer = Tokenizer(settings, alphabet, (found.rule for found in history.rounds))
        self._merges = self._wanted = min(merges, history.learned)
        self._learned_from = (self._corpus, settings)
        self._clear_marks()
        self.corpus_changed.emit()
        self.settings_changed.emit()
        if corpus is not None:
            self._relearning, self._revert_at = True, None
            work = learn_saved(corpus, settings, history, self._learning.tick)
            self._learning.run(work, self._adopt_saved, self._failed, inline=corpus.size <= _INLINE_SIZE)
        self._measure(anew=True)
        self.rules_changed.emit()

    # Learning

    def _relearn(self, *, gesture: bool = False) -> None:
        if (self._corpus, self._settings) == self._learned_from and self._trainer is not None:
            self._learning.cancel()  # typed and taken back: the rules still hold
            self._relearning = False
            self.go(self._wanted)
            return
        self._relearning, self._learning_on, self._enough = True, False, False
        self._revert_at = self.undo_stack.index() + 1 if gesture else None
        corpus, settings = self._corpus, self._settings
        self._learning.run(
            learn_corpus(corpus, settings, lambda: 0 if self._enough else self._wanted, self._learning.tick),
            self._adopt_learned,
            self._failed,
            inline=corpus.size <= _INLINE_SIZE,
        )

    def _adopt_learned(self, learned: Learned) -> None:
        before = self._history.rules(self._merges)
        self._take(learned)
        self._tokenizer = Tokenizer(
            self._settings, learned.trainer.alphabet, (found.rule for found in learned.history.rounds)
        )
        self._merges = min(self._wanted, self.learned)
        after = self._history.rules(self._merges)
        self._highlight = None
        self._changed_rows = frozenset(
            row for row, rule in enumerate(after) if before and (row >= len(before) or before[row] != rule)
        )
        self._measure(anew=True)
        self._look_around(self.rules_changed)

    def _adopt_saved(self, learned: Learned) -> None:
        self._take(learned)
        self._saved_rules_differ = learned.differs
        self._look_around(self.rules_changed)

    def _take(self, learned: Learned) -> None:
        self._relearning, self._revert_at = False, None
        self._counts, self._trainer, self._history = learned.counts, learned.trainer, learned.history
        self._remarks, self._saved_rules_differ = learned.remarks, False
        self._learned_from = (self._corpus, self._settings)

    def _learn_on(self, before: int | None) -> None:
        """Learns past the end of the log; `before` is where the gesture began, None when it is no new one."""
        if self._trainer is None:
            return
        self._next = None
        self._learning_on = True
        self._gesture_start = before
        work = learn_on(self._trainer, self._history, lambda: self._wanted)
        self._learning.run(work, self._learned_on, self._failed)

    def _learned_on(self, found: NextRound) -> None:
        self._follow_log()
        if self._wanted > self.learned and found.best:  # asked for more just when the job ended
            self._learn_on(self._gesture_start)
            return
        self._learning_on, self._wanted, self._next = False, self._merges, found
        start, self._gesture_start = self._gesture_start, None
        if start is not None and self._merges != start:
            self.undo_stack.push(Move(self, start, self._merges))
        self.rules_changed.emit()

    def _follow_log(self) -> None:
        """Stands at the end of what was learned so far, and lets tokenizer and sample follow."""
        self._tokenizer.extend(found.rule for found in self.rounds[len(self._tokenizer.rules) :])
        self._merges = min(self._wanted, self.learned)
        self._measure(anew=False)

    def _learning_progressed(self) -> None:
        if self._learning_on and self.learned > len(self._tokenizer.rules):
            self._follow_log()
            self.rules_changed.emit()
        self.progressed.emit()

    def _stand_at(self, merges: int) -> None:
        self._merges = merges
        self._look_around(self.position_changed)

    def _look_around(self, changed: SignalInstance) -> None:
        """Looks up the pairs of the present round; those of a small corpus are there before `changed` is sent."""
        self._next = None
        late = False

        def done(found: NextRound) -> None:
            self._next = found
            if late:
                self.pairs_changed.emit()

        if self._trainer is None:
            self._next = NextRound()
        else:
            self._learning.run(look_at(self._trainer, self._history, self._merges), done, self._failed)
        late = True
        changed.emit()

    def _clear_marks(self) -> None:
        self._changed_rows = frozenset()
        self._highlight = None

    def _failed(self, fault: Exception) -> None:
        self._relearning, self._learning_on, self._revert_at = False, False, None
        self._fault = fault
        self.failed.emit()

    # Measuring the sample

    def _measure(self, *, anew: bool) -> None:
        """Measures the sample, anew or following fresh rules; says so when that took longer than a moment."""
        if anew or not self._sample.filled:
            self._sample = MeasuredSample(self._sample_text, self._tokenizer)
        sample, late = self._sample, False

        def done(_: None) -> None:
            if late:
                self.sample_changed.emit()

        inline = len(self._sample_text) <= _INLINE_SIZE
        self._measuring.run(sample.follow(), done, self._failed, inline=inline)
        late = True
