"""Going along what has been learned from the corpus, and the work that learns more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, SignalInstance

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Trainer
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.engine_loading import EngineLoading
from bpe_gui.document.history import History
from bpe_gui.document.learning import (
    Learned,
    NextRound,
    Task,
    change_trainer,
    changed_rows,
    is_quick,
    is_small,
    learn_corpus,
    learn_on,
    learn_saved,
    look_at,
)
from bpe_gui.document.training_state import TrainingState

_SEEN = 50  # places in the log whose pairs are kept, 500 of each at most


class Training(TrainingState):
    """The work that goes along the log and learns more."""

    def __init__(self, settings: Settings, loading: EngineLoading, parent: QObject) -> None:
        super().__init__(settings, loading, parent)
        self._lane.busy_changed.connect(self._lane_changed)
        self._lane.progressed.connect(self._progressed)

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
                self._look_around(self.position_changed)

    def clear_marks(self) -> None:
        """No row is marked as changed any more."""
        self._changed_rows = frozenset()

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()
        self.sample.close()

    # Learning

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
        self._go_on()

    def _adopt_trainer(self, trainer: Trainer) -> None:
        self.task, self._trainer = Task.NONE, trainer
        self._is_outpaced = not isinstance(trainer, ReadableTrainer)  # too large sums stay with it
        self._go_on()

    def _go_on(self) -> None:
        """Learns what was wanted while the trainer was on its way."""
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
        self.saved_rules_differ, self._is_outpaced = False, True
        self._seen_rules = self.learned
        self._seen = {0: learned.first, self.learned: learned.last}

    def _learn_on(self) -> None:
        """Learns past the end of the log."""
        if self.task is Task.RECOVERING:
            self._stand_at(self.learned)  # learning on begins when the trainer is there
        elif self._trainer is None:
            self.recover()
        elif self._is_outpaced and self._loading.outpaces(self._trainer, self.counts, self.wanted):
            self.task = Task.RECOVERING
            engines, settings, tick = self._loading.engines, self.tokenizer.settings, self._lane.tick
            change = change_trainer(engines, self.counts, settings, self.history, tick)
            self._lane.run(change, self._adopt_trainer, self._failed, inline=False)
            self._stand_at(self.learned)
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

        if self.task is Task.RECOVERING:
            self._next = self._seen.get(merges)  # the trainer on its way looks around when it is there
        elif merges in self._seen:
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
        if task is Task.RECOVERING and self.task is Task.NONE and self._trainer is not None:
            self._look_around(self.position_changed)
