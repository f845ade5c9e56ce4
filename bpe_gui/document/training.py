"""What one can do with what has been learned: go along it, choose another pair, learn another corpus."""

from __future__ import annotations

from collections.abc import Sequence

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History, Position
from bpe_gui.document.leading import NextRound
from bpe_gui.document.learning import Task, is_small, learn_corpus
from bpe_gui.document.training_work import TrainingWork


class Training(TrainingWork):
    """What the session asks of its learning."""

    def learn_anew(self, corpus: Corpus, settings: Settings) -> None:
        """As many rounds as are wanted, from another corpus or with other settings."""
        self._run_from = None
        if self._placed is not None and self._holds_for(corpus, settings):
            self._lane.cancel()  # typed and taken back, or a corpus put back: the rules still hold
            self.task, self._asked_for = Task.NONE, (corpus, settings)
            self.show_marker(settings.marker)
            self.go(self.aim)
            return
        self.task = Task.ANEW
        self._marker = settings.marker
        self._asked_for = (corpus, settings)
        engines_for = self._loading.best_for
        planted = self.history.replanted(self.aim.branch)
        work = learn_corpus(corpus, settings, lambda: self.wanted, self._lane.tick, engines_for, planted)
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
        history.here.merges = min(merges, history.learned)
        self.aim = Position(history.branch, max(wanted, self.merges) if corpus else self.merges)
        self._next = NextRound() if corpus is None else None
        self.sample.measure(self.tokenizer)

    def walk(self, aim: Position) -> None:
        """A gesture: goes along the log or to another branch, learns past the end; `walked` tells of it."""
        if self.task is Task.ANEW:
            start, self.aim = self.aim, aim
            if start != aim:
                self.walked.emit(start, aim)
            return
        start = self._stand()
        if self.outdated:
            self.aim = aim
            self.walked.emit(start, aim)
            self.learn_anew(*self._asked_for)
            return
        is_running = self.task is Task.ON or (self.task is Task.RECOVERING and self._run_from is not None)
        if is_running and aim.branch == self.history.branch and aim.merges > self.learned:
            self.aim = aim
            self._run_from = start if self._run_from is None else self._run_from
            return
        self.end_run()
        start, there = self._stand(), self.history.branches[aim.branch]
        if aim.merges > len(there.rounds) and self.has_corpus and not (there.stuck or there.lost):
            self._stand_on(aim, start)
        else:
            aim = aim._replace(merges=min(aim.merges, len(there.rounds)))
            if aim != start or self.task is Task.ON:
                self._stand_on(aim)
            if aim != start:
                self.walked.emit(start, aim)

    def go(self, aim: Position) -> None:
        """Stands at a place, without a gesture; learns what an edit has thrown away."""
        self.clear_marks()
        self.aim, self._run_from = aim, None
        if self.task is Task.ANEW:
            return
        if self.outdated:
            self.learn_anew(*self._asked_for)
            return
        self._stand_on(aim)

    def place_behind(self, pair: Rule) -> Position | None:
        """The place behind the present round when it takes this pair, on a new branch if none does so far.

        None where the pair is not listed among those of the round, or nothing can be learned.
        """
        found, here = self._next, self.history.position
        if found is None or found.best is None or not self.can_learn or self.outdated:
            return None
        if all(pair != rule for rule, _ in found.pairs.pairs):
            return None
        if here.merges == self.learned and pair == found.best.rule:
            return Position(here.branch, here.merges + 1)
        place = self.history.leading_to(here, pair)
        if place is None:
            place = self.history.fork(here, pair)
            self._tokenizers[place.branch] = self.tokenizer.beginning(here.merges)
        return place

    def learn_branches(self, merges: int = 0) -> None:
        """Learns the branches on which nobody stands, at least so far, however long that takes."""
        self._others_wanted = merges
        self._left_out = set()
        self._is_thorough = True
        self._idle.start()

    def stop_here(self) -> None:
        """Ends the running work with the rounds there are; `outdated` says if they are of another corpus."""
        match self.task:
            case Task.ANEW:
                self._lane.cancel()
                self.task = Task.NONE
                self.aim = self.history.position
                self._look_around(self.rules_changed)
            case Task.ON:
                self.aim = Position(self.history.branch, self.learned)
            case Task.RECOVERING:
                self._lane.cancel()
                self.task = Task.NONE
                self.end_run()
                self.aim = self.history.position
                self._look_around(self.position_changed)
            case Task.OTHERS:
                self._left_out, self._others_wanted = set(range(len(self.history.branches))), 0
                self._stop_learning()

    def close(self) -> None:
        """Waits until nothing runs."""
        self._idle.stop()
        self._lane.stop()
        self.sample.close()

    def _stand(self) -> Position:
        """Where one stands, or would stand if the corpus allowed it; going there is the same."""
        return self.aim if self.lost_choice else self.history.position
