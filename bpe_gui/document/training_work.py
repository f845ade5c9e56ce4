"""The work that learns more, and leads the trainer along the branches."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, SignalInstance

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer
from bpe_gui.document.background import Work
from bpe_gui.document.engine_loading import EngineLoading
from bpe_gui.document.history import Position
from bpe_gui.document.leading import NextRound, Placed, follow, grow, learn_on, look_at
from bpe_gui.document.learning import (
    Learned,
    Task,
    change_trainer,
    changed_rows,
    is_light,
    is_quick,
    is_small,
    learn_saved,
    make_tokenizer,
    make_tokenizers,
)
from bpe_gui.document.training_state import TrainingState

_SEEN = 50  # places in the log whose pairs are kept, 500 of each at most


class TrainingWork(TrainingState):
    """Where one stands, and the work that is done for it in the background."""

    def __init__(self, settings: Settings, loading: EngineLoading, parent: QObject) -> None:
        super().__init__(settings, loading, parent)
        self._lane.busy_changed.connect(self._lane_changed)
        self._lane.progressed.connect(self._progressed)
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self._learn_others)

    def recover(self) -> None:
        """Learns the corpus behind the rules of a file again, to go on from them."""
        settings, alphabet = self.tokenizer.settings, self.tokenizer.alphabet
        if self._corpus is None:
            if len(self.history.branches) > 1:
                work = make_tokenizers(settings, alphabet, self.history)
                self._lane.run(work, self._keep_tokenizers, self._failed)
            return
        self.task = Task.RECOVERING
        branch, engines_for = self.history.branch, self._loading.best_for
        learning = learn_saved(self._corpus, settings, self.history, alphabet, self._lane.tick, engines_for)
        self._lane.run(
            learning,
            lambda learned: self._adopt_saved(learned, branch),
            self._failed,
            inline=is_small(self._corpus),
        )

    def show_marker(self, marker: str) -> None:
        """Shows word markers by another glyph; nothing is learned anew."""
        self._marker = marker
        self.tokenizer.settings = replace(self.tokenizer.settings, marker=marker)

    def end_run(self) -> None:
        """Lets a run of merges that goes on count as walked as far as it came."""
        start, self._run_from = self._run_from, None
        if start is not None and self.history.position != start:
            self.walked.emit(start, self.history.position)

    def clear_marks(self) -> None:
        """No row is marked as changed any more."""
        self._changed_rows = frozenset()

    def _adopt_learned(self, learned: Learned) -> None:
        before = self.history.rules(self.merges)
        self._learned_from = self._asked_for
        self._corpus = self._asked_for[0]
        self._take(learned)
        self.history.here.merges = min(self.wanted, self.learned)
        self._changed_rows = changed_rows(before, self.history.rules(self.merges))
        self.sample.measure(self.tokenizer)
        if self.history.standing(self.aim.branch) != self.history.branch:
            self._stand_on(self.aim)  # asked for another branch meanwhile
        elif self.wanted > self.merges and learned.last.best:
            self._learn_on()  # asked for more just when the work ended
            self.rules_changed.emit()
        else:
            self._look_around(self.rules_changed)

    def _adopt_saved(self, learned: Learned, branch: int) -> None:
        self.task = Task.NONE
        self.counts, self._placed, self.remarks = learned.counts, learned.placed, learned.remarks
        self.saved_rules_differ, self._is_outpaced = learned.differs, True
        there = self.history.branches[branch]
        there.stuck = learned.placed is None
        place = self.history.owner(Position(branch, len(there.rounds)))
        self._seen = {Position(): learned.first, place: learned.last}
        self._keep_tokenizers(learned.tokenizers)
        self._go_on()

    def _keep_tokenizers(self, made: dict[int, Tokenizer]) -> None:
        self._tokenizers = made | self._tokenizers

    def _adopt_trainer(self, placed: Placed) -> None:
        self.task, self._placed = Task.NONE, placed
        self._is_outpaced = not isinstance(placed.trainer, ReadableTrainer)  # too large sums stay with it
        self._go_on()

    def _go_on(self) -> None:
        """Learns what was wanted while the trainer was on its way."""
        if self.wanted > self.learned and self.can_learn:
            self._learn_on()
            self.rules_changed.emit()
        else:
            self.end_run()
            self._look_around(self.rules_changed)

    def _take(self, learned: Learned) -> None:
        self.task = Task.NONE
        self.counts, self.history, self._placed = learned.counts, learned.history, learned.placed
        self.remarks, self.saved_rules_differ, self._is_outpaced = learned.remarks, False, True
        self._tokenizers, self._left_out, self._is_thorough = learned.tokenizers, set(), False
        self._others_wanted, self._ended = 0, set()
        self.tokenizer = learned.tokenizers[self.history.branch]
        self._next = None  # that of the rules before may be of another unit
        self.show_marker(self._marker)
        self._seen_rules = self.learned
        place = self.history.owner(Position(self.history.branch, self.learned))
        self._seen = {Position(): learned.first, place: learned.last}

    def _stand_on(self, aim: Position, run_from: Position | None = None) -> None:
        """Stands at a place as near as can be, and learns what is missing there."""
        self.clear_marks()
        self.aim, self._run_from = aim, run_from
        self._stop_learning()
        moved = self._take_branch(self.history.standing(aim.branch))
        if moved and self._placed is None and self.can_learn and self.task is Task.NONE:
            self.recover()  # the rules of the branch before were not those of the corpus
        if aim.merges > self.learned and self.can_learn:
            self._learn_on(moved=moved)
        else:
            self._stand_at(min(aim.merges, self.learned), moved=moved)

    def _take_branch(self, number: int) -> bool:
        """Goes over to another branch, where one stood last; answers whether it is another one."""
        if number == self.history.branch:
            return False
        self._tokenizers[self.history.branch] = self.tokenizer
        self.history.branch, here = number, self.history.branches[number]
        here.merges = min(here.merges, len(here.rounds))
        known = self._tokenizers.get(number)
        if known is None or not self._lane.busy:  # work that was stopped may still be at it
            known = known or Tokenizer(self.tokenizer.settings, self.tokenizer.alphabet)
            follow(known, here.rounds)
        self.tokenizer = known
        self.show_marker(self._marker)
        self._seen_rules = len(self.tokenizer.rules)
        self._next = None
        self.sample.measure(self.tokenizer)
        return True

    def _stop_learning(self) -> None:
        """Stops what learns more; the rounds that there are stay."""
        if self.task in (Task.ON, Task.OTHERS):
            self._lane.cancel()
            self.task = Task.NONE

    def _learn_on(self, *, moved: bool = False) -> None:
        """Learns past the end of the log."""
        if self.task is Task.RECOVERING:
            self._stand_at(self.learned, moved=moved)  # learning on begins when the trainer is there
        elif self._placed is None:
            self.recover()
        elif self._is_outpaced and self._loading.outpaces(self._placed.trainer, self.counts, self.wanted):
            self.task = Task.RECOVERING
            engines, settings, tick = self._loading.engines, self.tokenizer.settings, self._lane.tick
            change = change_trainer(engines, self.counts, settings, self.history, tick)
            self._lane.run(change, self._adopt_trainer, self._failed, inline=False)
            self._stand_at(self.learned, moved=moved)
        else:
            self.task, self._next = Task.ON, None
            branch = self.history.branch
            work = learn_on(self._placed, self.history, branch, self.tokenizer, lambda: self.wanted)
            quick = self._is_quick(self.wanted)
            self._lane.run(work, self._learned_on, self._failed, inline=quick)
            if moved and self.task is Task.ON:
                self.rules_changed.emit()  # the work goes on in its thread

    def _learned_on(self, found: NextRound) -> None:
        self._catch_up()
        if self.history.here.lost:
            start, self.task = self._run_from, Task.NONE
            self._stand_on(self.aim)
            if start is not None:
                self.walked.emit(start, self.aim)
            return
        self.history.here.merges = min(self.wanted, self.learned)
        self._remember(self.history.owner(Position(self.history.branch, self.learned)), found)
        if self.wanted > self.learned and found.best:
            self._learn_on()  # asked for more just when the work ended
            return
        self.task = Task.NONE
        if self._run_from is not None:
            # Nobody can want more than there is; after undo and redo an edit may bring it back.
            self.aim = self.history.position
            self.end_run()
        self._look_around(self.rules_changed)

    def _learn_others(self) -> None:
        """Learns branches on which nobody stands again, one after the other, when nothing else is to do."""
        if self._lane.busy or self.task is not Task.NONE or self._placed is None or self.outdated:
            return
        branches = self.history.branches
        for number, branch in enumerate(branches):
            missing = max(branch.wanted, self._others_wanted) - len(branch.rounds)
            if (
                missing <= 0
                or branch.lost
                or branch.stuck
                or number in (self.history.branch, *self._left_out)
            ):
                continue
            if not self._is_thorough and not is_light(self._placed, self.counts, missing):
                continue
            self._left_out.add(number)  # it may end before so many rounds
            self.task = Task.OTHERS
            work = self._grow(number, max(branch.wanted, self._others_wanted))
            self._lane.run(work, self._learned_other, self._failed)
            return

    def _grow(self, number: int, wanted: int) -> Work[dict[int, Tokenizer]]:
        tokenizer, branch = self.tokenizer, self.history.branches[number]
        if self._placed is not None:
            yield from grow(self._placed, self.history, number, lambda: wanted)
            if len(branch.rounds) < wanted:
                self._ended.add(number)
        return {number: (yield from make_tokenizer(tokenizer.settings, tokenizer.alphabet, branch.rounds))}

    def _learned_other(self, made: dict[int, Tokenizer]) -> None:
        self.task = Task.NONE
        self._tokenizers |= made
        follow(self.tokenizer, self.history.rounds)  # others may have grown out of this one
        self.branches_changed.emit()
        if self._catch_up():
            self.rules_changed.emit()
        self._idle.start()

    def _catch_up(self) -> bool:
        """Lets the sample follow the tokenizer, which follows the log; answers whether it has grown."""
        rules = len(self.tokenizer.rules)
        has_grown, self._seen_rules = rules > self._seen_rules, rules
        if has_grown:
            self.sample.follow()
        return has_grown

    def _stand_at(self, merges: int, *, moved: bool = False) -> None:
        grown = self._catch_up()
        self.history.here.merges = merges
        self._look_around(self.rules_changed if grown or moved else self.position_changed)

    def _look_around(self, changed: SignalInstance) -> None:
        """Looks up the round's pairs; those of a small corpus are there before `changed` is sent."""
        place, late = self._place(), False

        def done(found: NextRound) -> None:
            self._remember(place, found)
            self._next = found
            if late:
                self.pairs_changed.emit()

        if self.task is Task.RECOVERING:
            self._next = self._seen.get(place)  # the trainer on its way looks around when it is there
        elif place in self._seen:
            self._lane.cancel()
            self._next = self._seen[place]
        elif self._placed is None or self.history.here.stuck:
            self._next = None if self.can_learn else NextRound()
        else:
            self._next = None
            work = look_at(self._placed, self.history, self.history.position)
            self._lane.run(work, done, self._failed, inline=self._is_quick(self.merges))
        late = True
        changed.emit()
        self._idle.start()

    def _place(self) -> Position:
        """Where one stands, the same for all branches that share the rounds before it."""
        return self.history.owner(self.history.position)

    def _remember(self, place: Position, found: NextRound) -> None:
        if len(self._seen) >= _SEEN:
            del self._seen[next(seen for seen in self._seen if seen.merges)]  # the beginning stays
        self._seen[place] = found

    def _is_quick(self, merges: int) -> bool:
        """Whether the trainer gets to so many merges of the present branch while the window waits."""
        if self._placed is None:
            return False
        start = Position(self._placed.branch, self._placed.trainer.merges)
        way = self.history.way(start, Position(self.history.branch, merges))
        return is_quick(self._placed.trainer, self.counts, way)

    def _lane_changed(self) -> None:
        # Rounds that were learned between a cancel and the end of the work are in the log all the same.
        if not self._lane.busy and self.task is Task.NONE:
            follow(self.tokenizer, self.history.rounds)
            if self._catch_up():
                self.rules_changed.emit()
            self._idle.start()
        self.busy_changed.emit()

    def _progressed(self) -> None:
        self.progressed.emit()  # first, because a progress bar paints at once, itself and whatever changed
        if self.task is Task.ON and self._catch_up():
            # Not the log's length, which has grown on.
            self.history.here.merges = min(self.wanted, self._seen_rules)
            self.rules_changed.emit()

    def _failed(self, fault: Exception) -> None:
        task, self.task, self._run_from = self.task, Task.NONE, None
        if _is_no_such_pair(fault):  # rules of a file
            if task is not Task.OTHERS:
                self.history.here.stuck = True
                self._look_around(self.rules_changed)
            return
        self.failed.emit(fault, task)
        if task is Task.RECOVERING and self.task is Task.NONE and self._placed is not None:
            self._look_around(self.position_changed)


def _is_no_such_pair(fault: Exception) -> bool:
    return isinstance(fault, Problem) and fault.reason is CoreReason.NO_SUCH_PAIR
