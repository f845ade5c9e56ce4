"""What has been learned from the corpus, the place in it, and the work that learns more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, SignalInstance

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Stop, Trainer
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.engine_loading import EngineLoading
from bpe_gui.document.history import History
from bpe_gui.document.learning import (
    Learned,
    NextRound,
    Remarks,
    Task,
    changed_rows,
    is_quick,
    is_small,
    learn_corpus,
    learn_on,
    learn_saved,
    look_at,
    without_looks,
)
from bpe_gui.document.sample_state import SampleState

_SEEN = 50  # places in the log whose pairs are kept, 500 of each at most


class Training(QObject):
    """The log of rounds, how many of them are in force, and the trainer behind it.

    `walked` tells where a run of merges began and where it ended, for the undo stack; `failed` has the
    exception and the task that it ended.
    """

    rules_changed = Signal()
    position_changed = Signal()
    pairs_changed = Signal()
    walked = Signal(object, object)
    busy_changed = Signal()
    progressed = Signal()
    failed = Signal(object, object)

    def __init__(self, settings: Settings, loading: EngineLoading, parent: QObject) -> None:
        super().__init__(parent)
        self._loading = loading
        self.sample = SampleState(Tokenizer(settings, ()), self, lambda: loading.engines)
        self._trainer: Trainer | None = None
        self._next: NextRound | None
        self._seen: dict[int, NextRound]  # by the number of merges
        self._changed_rows: frozenset[int]
        self._run_from: int | None  # where the gesture began that merges on and on
        self._lane = Background(self)
        self._lane.busy_changed.connect(self._lane_changed)
        self._lane.progressed.connect(self._progressed)
        self.forget(Corpus(), settings)

    # What there is

    @property
    def merges(self) -> int:
        """How many of the learned rounds are in force."""
        return self._merges

    @property
    def learned(self) -> int:
        """How many rounds are learned."""
        return self.history.learned

    @property
    def next(self) -> NextRound | None:
        """What the present round chooses from; None while it is being looked up."""
        return self._next

    @property
    def stopped(self) -> Stop | None:
        """Why nothing more can be learned here, or None."""
        return self._next.stopped if self._next and self._merges == self.learned else None

    @property
    def changed_rows(self) -> frozenset[int]:
        """Which rules the last learning anew changed, by row."""
        return self._changed_rows

    @property
    def can_learn(self) -> bool:
        """Whether there is a corpus to learn from, and it holds the pairs of the rules."""
        return self.task is Task.ANEW or (self._corpus is not None and not self._stuck)

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

    # What can be done

    def forget(self, corpus: Corpus | None, settings: Settings) -> None:
        """Nothing is learned, and nothing wanted."""
        self._lane.cancel()
        self.wanted = 0
        self.task = Task.NONE
        self.counts = WordCounts()
        self.history = History()
        self.tokenizer = Tokenizer(settings, ())
        self.remarks = Remarks()
        self.saved_rules_differ = False
        self._corpus = corpus
        self._stuck = False  # the rules of a file hold pairs that the corpus lacks
        self._marker = settings.marker
        self._asked_for = (corpus or Corpus(), settings)
        self._learned_from: tuple[Corpus, Settings] | None = None
        self._trainer = None
        self._merges = 0
        self._next = NextRound(stopped=Stop.NO_PAIR)
        self._seen = {}
        self._seen_rules = 0  # rules of the tokenizer that panes and sample know
        self._changed_rows = frozenset()
        self._run_from = None

    def learn_anew(self, corpus: Corpus, settings: Settings) -> None:
        """As many rounds as are wanted, from another corpus or with other settings."""
        self._run_from = None
        if self._trainer is not None and self._holds_for(corpus, settings):
            self._lane.cancel()  # typed and taken back, or a corpus put back: the rules still hold
            self.task, self._asked_for = Task.NONE, (corpus, settings)
            self.show_marker(settings.marker)
            self.go(self.wanted)
            return
        self.task = Task.ANEW
        self._marker = settings.marker
        self._asked_for = (corpus, settings)
        engines_for = self._loading.best_for
        work = learn_corpus(corpus, settings, lambda: self.wanted, self._lane.tick, engines_for)
        self._lane.run(work, self._adopt_learned, self._failed, inline=is_small(corpus))

    def show_saved(
        self,
        corpus: Corpus | None,
        settings: Settings,
        history: History,
        alphabet: Sequence[str],
        merges: int,
        wanted: int,
    ) -> None:
        """The rules of a file, at once; `recover` learns its corpus again, if there is one."""
        self.forget(corpus, settings)
        self._learned_from = self._asked_for
        self.history = history
        self.tokenizer = Tokenizer(settings, alphabet, (found.rule for found in history.rounds))
        self._seen_rules = history.learned
        self._merges = min(merges, history.learned)
        self.wanted = max(wanted, self._merges) if corpus else self._merges
        self._next = NextRound() if corpus is None else None
        self.sample.measure(self.tokenizer)

    def recover(self) -> None:
        """Learns the corpus behind the rules of a file again, to go on from them."""
        if self._corpus is None:
            return
        self.task = Task.RECOVERING
        settings, engines_for = self.tokenizer.settings, self._loading.best_for
        work = learn_saved(self._corpus, settings, self.history, self.tokenizer, self._lane.tick, engines_for)
        self._lane.run(work, self._adopt_saved, self._failed, inline=is_small(self._corpus))

    def show_marker(self, marker: str) -> None:
        """Shows word markers by another glyph; nothing is learned anew."""
        self._marker = marker
        self.tokenizer.settings = replace(self.tokenizer.settings, marker=marker)

    def walk(self, merges: int) -> None:
        """A gesture: goes along the log and learns past its end; `walked` tells of it."""
        start = self._merges
        if self.task is Task.ANEW:
            start, self.wanted = self.wanted, merges
            if start != merges:
                self.walked.emit(start, merges)
            return
        if self.outdated:
            self.wanted = merges
            self.walked.emit(start, merges)
            self.learn_anew(*self._asked_for)
            return
        going_on = self.task is Task.ON or (self.task is Task.RECOVERING and self._run_from is not None)
        if going_on and merges > self.learned:
            self.wanted = merges
            self._run_from = start if self._run_from is None else self._run_from
            return
        self.end_run()
        start = self._merges
        if merges > self.learned and self.can_learn:
            self.clear_marks()
            self.wanted, self._run_from = merges, start
            self._learn_on()
        else:
            merges = min(merges, self.learned)
            if merges != start or self.task is Task.ON:
                self.go(merges)
            if merges != start:
                self.walked.emit(start, merges)

    def go(self, merges: int) -> None:
        """Stands after so many merges, without a gesture; learns them where an edit has thrown them away."""
        self.clear_marks()
        self.wanted, self._run_from = merges, None
        if self.task is Task.ANEW:
            return
        if self.outdated:
            self.learn_anew(*self._asked_for)
            return
        if self.task is Task.ON:
            self._lane.cancel()
            self.task = Task.NONE
        if merges > self.learned and self.can_learn:
            self._learn_on()
        else:
            self._stand_at(min(merges, self.learned))

    def end_run(self) -> None:
        """Lets a run of merges that goes on count as walked as far as it came."""
        start, self._run_from = self._run_from, None
        if start is not None and self._merges != start:
            self.walked.emit(start, self._merges)

    def stop_here(self) -> None:
        """Ends the running work with the rounds there are; `outdated` says if they are of another corpus."""
        match self.task:
            case Task.ANEW:
                self._lane.cancel()
                self.task = Task.NONE
                self.wanted = self._merges
                self._look_around(self.rules_changed)
            case Task.ON:
                self.wanted = self.learned
            case Task.RECOVERING:
                self._lane.cancel()
                self.task = Task.NONE
                self.end_run()
                self.wanted = self._merges

    def clear_marks(self) -> None:
        """No row is marked as changed any more."""
        self._changed_rows = frozenset()

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()
        self.sample.close()

    # Learning

    def _holds_for(self, corpus: Corpus, settings: Settings) -> bool:
        before, with_settings = self._learned_from or (None, settings)
        if before is None or without_looks(settings) != without_looks(with_settings):
            return False
        return corpus.content == before.content

    def _adopt_learned(self, learned: Learned) -> None:
        before = self.history.rules(self._merges)
        self._learned_from = self._asked_for
        self._corpus, self._stuck = self._asked_for[0], False
        self._take(learned)
        self._merges = min(self.wanted, self.learned)
        self._changed_rows = changed_rows(before, self.history.rules(self._merges))
        self.sample.measure(self.tokenizer)
        if self.wanted > self._merges and learned.last.best:
            self._learn_on()  # asked for more just when the work ended
            self.rules_changed.emit()
        else:
            self._look_around(self.rules_changed)

    def _adopt_saved(self, learned: Learned) -> None:
        self._take(learned)
        self.saved_rules_differ = learned.differs
        self._stuck = learned.trainer is None
        if self.wanted > self.learned and not self._stuck:
            self._learn_on()
            self.rules_changed.emit()
        else:
            self.end_run()
            self._look_around(self.rules_changed)

    def _take(self, learned: Learned) -> None:
        self.task = Task.NONE
        self.counts, self.history, self._trainer = learned.counts, learned.history, learned.trainer
        self.tokenizer, self.remarks = learned.tokenizer, learned.remarks
        self.show_marker(self._marker)
        self.saved_rules_differ = False
        self._seen_rules = self.learned
        self._seen = {0: learned.first, self.learned: learned.last}

    def _learn_on(self) -> None:
        """Learns past the end of the log."""
        if self.task is Task.RECOVERING:
            self._stand_at(self.learned)  # learning on begins when the trainer is there
        elif self._trainer is None or self._loading.outpaces(self._trainer, self.counts, self.wanted):
            self.recover()
        else:
            self.task, self._next = Task.ON, None
            work = learn_on(self._trainer, self.history, self.tokenizer, lambda: self.wanted)
            quick = is_quick(self._trainer, self.counts, self.wanted)
            self._lane.run(work, self._learned_on, self._failed, inline=quick)

    def _learned_on(self, found: NextRound) -> None:
        self._catch_up()
        self._remember(self.learned, found)
        self._merges = min(self.wanted, self.learned)
        if self.wanted > self.learned and found.best:
            self._learn_on()  # asked for more just when the work ended
            return
        self.task = Task.NONE
        if self._run_from is not None:
            # Nobody can want more than there is; after undo and redo an edit may bring it back.
            self.wanted = self._merges
            self.end_run()
        self._look_around(self.rules_changed)

    def _catch_up(self) -> bool:
        """Lets the sample follow the tokenizer, which follows the log; answers whether it has grown."""
        rules = len(self.tokenizer.rules)
        has_grown, self._seen_rules = rules > self._seen_rules, rules
        if has_grown:
            self.sample.follow()
        return has_grown

    def _stand_at(self, merges: int) -> None:
        grown = self._catch_up()
        self._merges = merges
        self._look_around(self.rules_changed if grown else self.position_changed)

    def _look_around(self, changed: SignalInstance) -> None:
        """Looks up the round's pairs; those of a small corpus are there before `changed` is sent."""
        merges, late = self._merges, False

        def done(found: NextRound) -> None:
            self._remember(merges, found)
            self._next = found
            if late:
                self.pairs_changed.emit()

        if merges in self._seen:
            self._lane.cancel()
            self._next = self._seen[merges]
        elif self._trainer is None:
            self._next = None if self.can_learn else NextRound()
        else:
            self._next = None
            work = look_at(self._trainer, self.history, merges)
            quick = is_quick(self._trainer, self.counts, merges)
            self._lane.run(work, done, self._failed, inline=quick)
        late = True
        changed.emit()

    def _remember(self, merges: int, found: NextRound) -> None:
        if len(self._seen) >= _SEEN:
            del self._seen[next(place for place in self._seen if place)]  # the beginning stays
        self._seen[merges] = found

    def _lane_changed(self) -> None:
        # Rounds that were learned between a cancel and the end of the work are in the log all the same.
        if not self._lane.busy and self.task is Task.NONE and self._catch_up():
            self.rules_changed.emit()
        self.busy_changed.emit()

    def _progressed(self) -> None:
        self.progressed.emit()  # first, because a progress bar paints at once, itself and whatever changed
        if self.task is Task.ON and self._catch_up():
            # Not the log's length, which has grown on.
            self._merges = min(self.wanted, self._seen_rules)
            self.rules_changed.emit()

    def _failed(self, fault: Exception) -> None:
        task, self.task, self._run_from = self.task, Task.NONE, None
        self.failed.emit(fault, task)
