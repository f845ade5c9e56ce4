"""Practice: the exercise at hand, the score, and the sets of a teacher."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.exercises.exercise import Exercise, Kind, Told
from bpe_gui.core.exercises.making import LARGEST_SEED, make_exercise
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.problem import Problem
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background, Work
from bpe_gui.document.session import Session
from bpe_gui.formats.exercise_set import ExerciseSet, read_exercise_set, write_exercise_set
from bpe_gui.formats.score_file import Score, read_score, write_score
from bpe_gui.paths import is_there

_SCORE_FILE = "practice.json"
# Made from words that are learned from anew: the rules at hand do not matter.
_OF_WORDS_ONLY = (Kind.NEXT_MERGE, Kind.RULE_LIST, Kind.FAULTY_LINE)


@dataclass(frozen=True, slots=True, eq=False)
class _State:
    """What exercises are made from, held fast so that no other object can take its place."""

    tokenizer: Tokenizer
    counts: WordCounts
    merges: int

    def same_words(self, other: _State) -> bool:
        """Whether both have the same words and settings."""
        return self.counts is other.counts and self.tokenizer.settings == other.tokenizer.settings

    def same_cuts(self, other: _State) -> bool:
        """Whether both cut words alike, too."""
        return self.same_words(other) and self.tokenizer is other.tokenizer and self.merges == other.merges


class Practice(QObject):
    """One exercise at a time, made from the rules of a session; it changes nothing of the document.

    `exercise_changed` says that another exercise is there, or none; `marked`: the one at hand was answered
    or a hint was asked for; `outdated_changed`: the session's rules are others, or again those that it was
    made from; `score_changed`, `failed` (see `problem`) and `set_opened` speak for themselves.
    """

    exercise_changed = Signal()
    marked = Signal()
    outdated_changed = Signal()
    score_changed = Signal()
    set_opened = Signal()
    failed = Signal()

    def __init__(self, session: Session, seed: int | None = None) -> None:
        super().__init__(session)
        self._session = session
        self._kinds: tuple[Kind, ...] = tuple(Kind)
        self._exercise: Exercise | None = None
        self._material: Material | None = None
        self._made_from: _State | None = None
        self._made_of: _State | None = None
        self._set: tuple[ExerciseSet, list[Exercise]] | None = None
        self._place = 0
        self._hints = 0
        self._answer: tuple[bool, Told, int] | None = None
        self._outdated = False
        self.problem: Problem | None = None
        self.score_was_lost = False
        self.score = self._read_score()
        # Practice goes on behind the exercise answered last.
        last = self.score.seeds[-1] if self.score.seeds else 0
        self._seed = (last + 1) % (LARGEST_SEED + 1) if seed is None else seed
        self._writing, self._files = Background(self), Background(self)
        for signal in (session.rules_changed, session.position_changed):
            signal.connect(self._follow)
        session.closing.connect(self._close)

    @property
    def exercise(self) -> Exercise | None:
        """The exercise at hand; None where the words and rules are too few for the kinds chosen."""
        return self._exercise

    @property
    def seed(self) -> int:
        """The seed that gives the exercise again."""
        return self._exercise.seed if self._set and self._exercise else self._seed

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that exercises are chosen from."""
        return self._set[0].kinds if self._set else self._kinds

    @property
    def set(self) -> ExerciseSet | None:
        """The set that was opened, or None."""
        return self._set[0] if self._set else None

    @property
    def place(self) -> tuple[int, int]:
        """Which exercise of the set it is, from 1, and how many there are; (0, 0) without a set."""
        return (self._place + 1, len(self._set[1])) if self._set else (0, 0)

    @property
    def outdated(self) -> bool:
        """Whether the exercise was made from other rules than the session's."""
        return self._outdated

    @property
    def hints(self) -> tuple[Told, ...]:
        """The hints that were asked for."""
        return self._exercise.hints[: self._hints] if self._exercise else ()

    @property
    def has_more_hints(self) -> bool:
        """Whether there is a hint that was not asked for yet."""
        exercise = self._exercise
        return exercise is not None and self._answer is None and self._hints < len(exercise.hints)

    @property
    def answer(self) -> tuple[bool, Told] | None:
        """Whether the answer given was right, and why; None before."""
        return self._answer[:2] if self._answer else None

    @property
    def chosen(self) -> int | None:
        """The place of the choice that was taken; None before, and for what was typed."""
        return self._answer[2] if self._answer and self._answer[2] >= 0 else None

    def begin(self) -> None:
        """Makes the first exercise, once."""
        if self._exercise is None:
            self._make()

    def choose(self, place: int) -> None:
        """Answers with a choice; only the first answer counts."""
        exercise = self._exercise
        if exercise and self._answer is None and 0 <= place < len(exercise.choices):
            self._mark(place == exercise.right, exercise.choices[place].why, place)

    def type_answer(self, text: str) -> None:
        """Answers with a text; only the first answer counts, and nothing is none."""
        exercise = self._exercise
        if exercise and exercise.typed and self._answer is None and text.strip():
            self._mark(*exercise.typed.marked(text), -1)

    def hint(self) -> None:
        """Gives one more hint."""
        if self.has_more_hints:
            self._hints += 1
            self.marked.emit()

    def next(self) -> None:
        """The next exercise; at the end of a set its first one."""
        if self._set:
            self._place = (self._place + 1) % len(self._set[1])
        else:
            self._seed = (self._seed + 1) % (LARGEST_SEED + 1)
        self._make()

    def go(self, seed: int) -> None:
        """The exercise of a seed; a set is left."""
        if self._set or seed != self._seed:
            self._set, self._seed = None, seed
            self._make()

    def choose_kinds(self, kinds: tuple[Kind, ...]) -> None:
        """Exercises of these kinds only; a set is left."""
        if self._set or kinds != self._kinds:
            self._seed = self.seed
            self._set, self._kinds = None, kinds
            self._make()

    def make_anew(self) -> None:
        """The exercise of the same seed from the rules as they are now; a set is left."""
        self._seed = self.seed
        self._set = None
        self._make()

    def leave_set(self) -> None:
        """Goes on with exercises from the session's rules."""
        if self._set:
            self.make_anew()

    def forget_score(self) -> None:
        """The score begins at nothing."""
        self._keep(Score())

    def to_set(self, number: int) -> ExerciseSet:
        """A set of so many exercises from the present one on, from the rules as they are now."""
        if self._set:
            return self._set[0]
        name = self._session.corpus.name or self._session.corpus.sample or ""
        return ExerciseSet.of(self._fresh_material(), self._seed, number, self._kinds, name)

    def export_set(self, path: Path, number: int) -> None:
        """Writes a set into a file."""
        exercises = self.to_set(number)

        def work() -> Work[None]:
            write_exercise_set(path, exercises)
            yield 1.0

        self._files.run(work(), lambda _: None, self._tell, inline=False)

    def open_set(self, path: Path) -> None:
        """Opens a set from a file; until then, and where it cannot be, the present exercise stays."""

        def work() -> Work[tuple[ExerciseSet, list[Exercise]]]:
            yield 0.0
            found = read_exercise_set(path)
            return found, found.exercises()

        self._files.run(work(), self._adopt, self._tell, inline=False)

    def _adopt(self, found: tuple[ExerciseSet, list[Exercise]]) -> None:
        self._set, self._place = found, 0
        self._make()
        self.set_opened.emit()

    def _make(self) -> None:
        self._hints, self._answer, self.problem = 0, None, None
        self._made_from = self._state()
        if self._set:
            self._exercise = self._set[1][self._place]
        else:
            self._exercise = make_exercise(self._fresh_material(), self._seed, self._kinds)
        self._outdated = False
        self.exercise_changed.emit()

    def _fresh_material(self) -> Material:
        """What the session gives to make exercises from; the same object while nothing has changed."""
        state = self._state()
        if self._material is None or self._made_of is None or not state.same_cuts(self._made_of):
            session = self._session
            words = session.counts.counts.items()
            self._material, self._made_of = Material(words, session.tokenizer, session.merges), state
        return self._material

    def _state(self) -> _State:
        session = self._session
        return _State(session.tokenizer, session.counts, session.merges)

    def _follow(self) -> None:
        """Looks whether the exercise still belongs to the rules; one that is not begun is made anew."""
        before, exercise = self._made_from, self._exercise
        if before is None or self._set:
            return  # nobody has looked at an exercise yet, or it has rules of its own
        now = self._state()
        if exercise is None:
            if not now.same_cuts(before):
                self._make()  # there may be words and rules enough now
            return
        same = now.same_words(before) if exercise.kind in _OF_WORDS_ONLY else now.same_cuts(before)
        outdated = exercise.kind is not Kind.CONCEPT and not same
        if outdated != self._outdated:
            self._outdated = outdated
            self.outdated_changed.emit()

    def _mark(self, right: bool, why: Told, place: int) -> None:
        self._answer = (right, why, place)
        exercise = self._exercise
        if exercise:
            self._keep(self._latest_score().with_answer(exercise.kind, exercise.seed, right=right))
        self.marked.emit()

    def _keep(self, score: Score) -> None:
        self.score = score
        self.score_changed.emit()
        if path := self._score_path:
            self._writing.stop()  # what is being written is written to its end before
            self._writing.run(_written(path, score), lambda _: None, self._tell, inline=False)

    @property
    def _score_path(self) -> Path | None:
        folder = self._session.user_folder
        return folder / _SCORE_FILE if folder else None

    def _read_score(self) -> Score:
        """The score kept; a damaged one begins anew, and that is said."""
        path = self._score_path
        try:
            return read_score(path) if path else Score()
        except Problem:
            self.score_was_lost = True
            return Score()

    def _latest_score(self) -> Score:
        """The score with what other windows have added meanwhile."""
        path = self._score_path
        if path and is_there(path) and not self._writing.busy:
            with suppress(Problem):
                return read_score(path)
        return self.score

    def _tell(self, fault: Exception) -> None:
        if not isinstance(fault, Problem):
            raise fault
        self.problem = fault
        self.failed.emit()

    def _close(self) -> None:
        self._writing.stop()
        self._files.stop()


def _written(path: Path, score: Score) -> Work[None]:
    write_score(path, score)  # in one step, which nothing can cancel
    yield 1.0
