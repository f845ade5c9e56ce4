"""One open document: the only place where its state changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QUndoCommand

from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.held_out import HeldOutTexts
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.document.commands import ChangeSettings, Move, ReplaceCorpus
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History, Position
from bpe_gui.document.learning import Task
from bpe_gui.document.session_state import SessionState
from bpe_gui.document.subject import Subject

# Typing pauses this long before the corpus is learned anew.
_TYPING_PAUSE_MS = 150


class Session(SessionState):
    """One document and all that can be done with it: panes read it, call its methods, follow its signals."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The undo stack's place before the gestures that are being learned.
        self._revert_to: int | None = None
        self._read_edit: Callable[[], str] | None = None
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._typing.timeout.connect(self.flush_edits)
        self._connect()

    # Gestures

    def begin(self, corpus: Corpus, sample: str, limit: int | None) -> None:
        """A new document: nothing of the one before remains."""
        self._end()
        self._touched, self._opened_from = False, None
        self._corpus, self._settings = corpus, PRESETS["lesson"]
        self._sample.text, self._sample.limit = sample, limit
        self._cost.sheet = self._cost.offered
        self._held_out.given = HeldOutTexts()
        self._training.forget(corpus, self._settings)
        self.settings_changed.emit()
        self.corpus_changed.emit()
        self._training.learn_anew(corpus, self._settings)
        if self._training.task is Task.ANEW:
            self._sample.measure(self.tokenizer)
            self.rules_changed.emit()
        self.sample_changed.emit()
        self.limit_changed.emit()
        self.cost_changed.emit()
        self._measure_held_out()

    def merge(self, rounds: int = 1) -> None:
        """Takes the next round, or the next few."""
        self.flush_edits()
        if self.task in (Task.ANEW, Task.ON) or (self.task is Task.RECOVERING and self.wanted > self.learned):
            self._walk(self._here(self.wanted + rounds))
        elif self.next_round or self._training.next is None:
            self._walk(self._here(self.merges + rounds))

    def merge_to(self, merges: int) -> None:
        """Stands after so many merges: goes along the log, and learns past its end."""
        self.flush_edits()
        self._walk(self._here(max(0, merges)))

    def jump(self, merges: int) -> None:
        """Stands after so many of the learned merges."""
        self.merge_to(min(merges, self.learned))

    def reset(self) -> None:
        """Stands before the first merge; what was learned stays learned."""
        self.merge_to(0)

    def fork(self, pair: Rule) -> None:
        """Takes this pair of the present round: another one than the round's own opens a branch of its own.

        A branch that takes it already is gone to; a pair that is not listed for the round does nothing.
        """
        self.flush_edits()
        if self.relearning or self.next_hidden:
            return
        if place := self._training.place_behind(pair):
            self._walk(place)

    def go_to_branch(self, branch: int, merges: int | None = None) -> None:
        """Stands on another branch, where one stood there last, or after so many merges."""
        self.flush_edits()
        there = self.history.branches[branch]
        self._walk(Position(branch, there.merges if merges is None else max(0, merges)))

    def learn_branches(self, merges: int = 0) -> None:
        """Learns the other branches again where a change has thrown them away, and so many rounds of each."""
        self._training.learn_branches(merges)

    def undo(self) -> None:
        """Takes the last gesture back."""
        self.flush_edits()
        self._training.end_run()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Makes the gesture again that was taken back."""
        self.flush_edits()
        self._training.end_run()
        self.undo_stack.redo()

    def replace_corpus(self, corpus: Corpus) -> None:
        """Another corpus; as many rules as before are learned from it."""
        self.flush_edits()
        self._training.end_run()
        self._push(ReplaceCorpus(self, corpus))

    def change_settings(self, settings: Settings) -> None:
        """Other settings; as many rules as before are learned with them."""
        self.flush_edits()
        if settings != self._settings:
            self._training.end_run()
            self._push(ChangeSettings(self, settings))

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
        if self._corpus.is_text_here and text == self._corpus.text:
            return
        self._touched = True
        self._corpus = replace(self._corpus, text=text, rows=None, sample=None, backed=())
        self._training.end_run()
        self._learn_anew(gesture=False)

    def set_sample(self, text: str) -> None:
        """Another text in the tokens pane."""
        if text != self._sample.text:
            self._touched = True
            self._sample.text = text
            self._sample.measure(self.tokenizer)
            self.sample_changed.emit()

    def set_limit(self, limit: int) -> None:
        """Another response limit; one at the end stays there when the text grows."""
        if self._sample.set_limit(limit, self.merges):
            self._touched = True
            self.limit_changed.emit()

    def choose_limit(self, limit: int | None) -> None:
        """A limit that is kept even where the sample has fewer tokens now; None is the end."""
        self._sample.limit = limit
        self.limit_changed.emit()

    def set_cost_sheet(self, sheet: CostSheet) -> None:
        """Other messages, prices or parts of the context window."""
        if sheet != self._cost.sheet:
            self._touched = True
            self._cost.sheet = sheet
            self.cost_changed.emit()

    def offer_cost_sheet(self, sheet: CostSheet) -> None:
        """The example to begin with; where nobody has changed the one before it takes its place."""
        if self._cost.offer(sheet):
            self.cost_changed.emit()

    def count_cost(self) -> None:
        """Counts the cost sheet by the present rules; `cost_changed` says when that is done."""
        self._cost.count(self.tokenizer, self.merges)

    def set_held_out(self, texts: HeldOutTexts) -> None:
        """Other texts that are measured though nothing is learned from them."""
        if texts != self._held_out.given:
            self._touched = True
            self._held_out.given = texts
            self.held_out_changed.emit()
            self._measure_held_out()

    def set_highlight(self, rule: Rule | None, merges: int = 0) -> None:
        """Shows where a pair stands after so many merges; None shows the next pair again."""
        chosen = (rule, merges, self.tokenizer) if rule else None
        if chosen != self._highlight:
            self._highlight = chosen
            self.highlight_changed.emit()

    def ask(self, subject: Subject | None) -> None:
        """Something was touched: who explains things follows it, if it is in view."""
        if subject != self._subject:
            self._subject = subject
            self.subject_changed.emit()

    def ask_why(self, subject: Subject) -> None:
        """Somebody wants to read why: as `ask`, and the explanation comes into view."""
        self.ask(subject)
        self.why_asked.emit()

    def let_guess(self, guessing: bool) -> None:
        """From now on each next pair is hidden until it is revealed, or shown as ever."""
        if guessing != self._guessing:
            self._guessing, self._revealed = guessing, None
            self._show_next()

    def reveal_next(self) -> None:
        """Shows the next pair, which was hidden."""
        self._revealed = (self.tokenizer, self.merges)
        self._show_next()

    def cancel(self) -> None:
        """Stops the running work: learned rounds stay; a corpus or settings not yet learned are put back."""
        self._held_out.cancel()
        if self._training.task is not Task.ANEW or not self._put_back():
            self._training.stop_here()

    def learn_again(self) -> None:
        """Learns the corpus after a Cancel has left the rules of the one before."""
        self._learn_anew(gesture=False)

    def keep_in(self, folder: Path) -> None:
        """From now on what belongs to the user, such as the score of the exercises, is kept in a folder."""
        self._user_folder = folder

    def close(self) -> None:
        """Waits for everything that runs; nothing may be asked of the session after it."""
        self.closing.emit()
        self._typing.stop()
        self._cost.close()
        self._held_out.close()
        self.engine_loading.close()
        self._training.close()
        # The commands know the session. Left to Python's collector, both would be taken apart in any order,
        # and a stack whose commands are gone crashes the process (6.11).
        self.undo_stack.clear()

    # For undo commands and for opening a file

    def go(self, position: Position) -> None:
        """Stands at a position, learning what an edit has thrown away."""
        self._highlight = None
        self._training.go(position)

    def put_corpus(self, corpus: Corpus) -> None:
        """The corpus, without an undo command."""
        self._read_edit = None
        self._corpus = corpus
        self._mark_nothing()
        self.corpus_changed.emit()
        self._learn_anew(gesture=True)

    def put_settings(self, settings: Settings) -> None:
        """The settings, without an undo command."""
        only_looks = replace(settings, marker=self._settings.marker) == self._settings
        self._settings = settings
        self._mark_nothing()
        self.settings_changed.emit()
        if only_looks:
            self._training.show_marker(settings.marker)
            self.rules_changed.emit()
        else:
            self._learn_anew(gesture=True)

    def adopt(
        self,
        corpus: Corpus | None,
        settings: Settings,
        history: History,
        alphabet: Sequence[str],
        merges: int,
        *,
        wanted: int | None = None,
        sample: str | None = None,
        limit: int | None = None,
        cost: CostSheet | None = None,
        held_out: HeldOutTexts | None = None,
        path: Path | None = None,
    ) -> None:
        """A saved document as it was: its rules show at once and are learned again behind.

        Without a corpus the rules cut text, but nothing can be learned. Without a sample the present one
        stays, with its limit. `wanted` rules are learned where they are more than `merges`.
        """
        self._end()
        self._touched, self._opened_from = True, path
        self._corpus, self._settings = corpus or Corpus(), settings
        if sample is not None:
            self._sample.text, self._sample.limit = sample, limit
        self._cost.sheet = cost or self._cost.offered
        self._held_out.given = held_out or HeldOutTexts()
        self._training.show_saved(corpus, settings, history, alphabet, merges, wanted or merges)
        self.settings_changed.emit()
        self.corpus_changed.emit()
        self.rules_changed.emit()
        self.sample_changed.emit()
        self.limit_changed.emit()
        self.cost_changed.emit()
        self._measure_held_out()
        self._training.recover()

    # Private helpers

    def _connect(self) -> None:
        training, sample = self._training, self._sample
        training.rules_changed.connect(self.rules_changed)
        training.position_changed.connect(self.position_changed)
        training.pairs_changed.connect(self.pairs_changed)
        training.branches_changed.connect(self.branches_changed)
        training.walked.connect(self._walked)
        training.busy_changed.connect(self.busy_changed)
        training.progressed.connect(self.progressed)
        training.failed.connect(self._learning_failed)
        sample.measured_late.connect(self.sample_changed)
        sample.busy_changed.connect(self.busy_changed)
        sample.progressed.connect(self.progressed)
        sample.failed.connect(self._measuring_failed)
        self._cost.counted_changed.connect(self.cost_changed)
        self._cost.failed.connect(self._measuring_failed)
        held_out = self._held_out
        self.rules_changed.connect(self._measure_held_out)
        self.sample_changed.connect(self._measure_held_out)
        held_out.measured_changed.connect(self.held_out_changed)
        held_out.busy_changed.connect(self.busy_changed)
        held_out.progressed.connect(self.progressed)
        held_out.failed.connect(self._measuring_failed)

    def _here(self, merges: int) -> Position:
        """So many merges on the branch one stands on, or will stand on when the corpus is learned."""
        return Position(self._training.aim.branch if self.task is Task.ANEW else self.branch, merges)

    def _walk(self, aim: Position) -> None:
        if aim != self.history.position or self.task not in (Task.NONE, Task.OTHERS):
            self._touched, self._highlight = True, None
            self._training.walk(aim)

    def _walked(self, start: Position, end: Position) -> None:
        self._push(Move(self, start, end))

    def _show_next(self) -> None:
        self.pairs_changed.emit()
        self.highlight_changed.emit()

    def _measure_held_out(self) -> None:
        self._held_out.measure(self._sample.text, self.tokenizer)

    def _learn_anew(self, *, gesture: bool) -> None:
        if not gesture:
            self._revert_to = None  # what was typed is not taken back by a Cancel
        elif self.task is not Task.ANEW or self._revert_to is None:
            self._revert_to = self.undo_stack.index()
        self._training.learn_anew(self._corpus, self._settings)

    def _push(self, command: QUndoCommand) -> None:
        self._touched = True
        if self._revert_to is not None and self._revert_to > self.undo_stack.index():
            self._revert_to = None  # it lies among the commands that are being forgotten
        self.undo_stack.push(command)

    def _put_back(self) -> bool:
        """Goes back to the corpus and settings before those being learned; answers whether it can."""
        place = self._revert_to
        if place is not None:
            self.undo_stack.setIndex(place)
        self._revert_to = None  # what is put back, if it has to be learned, is not put back in turn
        return place is not None

    def _mark_nothing(self) -> None:
        self._highlight = None
        self._training.clear_marks()

    def _end(self) -> None:
        self.ending.emit()
        self._typing.stop()
        self._read_edit, self._revert_to, self._highlight = None, None, None
        self.undo_stack.clear()
        self.ask(None)

    def _learning_failed(self, fault: Exception, task: Task) -> None:
        self._fault_corpus = self._corpus
        if task is Task.ANEW:
            self._put_back()
        self._fail(fault)

    def _measuring_failed(self, fault: Exception) -> None:
        self._fail(fault)

    def _fail(self, fault: Exception) -> None:
        self._fault = fault
        self.failed.emit()
