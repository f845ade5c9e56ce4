"""Practice with a real session: exercises, marks, score, sets, and what happens when the rules change."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.core.exercises.making import make_exercise
from bpe_gui.core.exercises.material import Material
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.practice import Practice
from bpe_gui.document.session import Session
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.score_file import read_score


@pytest.fixture
def practice(session: Session, qtbot: QtBot) -> Practice:
    """Practice on the 60 rules of the Spanish lesson."""
    session.merge_to(60)
    learned(session, qtbot)
    made = Practice(session, seed=7)
    made.begin()
    return made


def learned(session: Session, qtbot: QtBot) -> None:
    """Waits until nothing is being learned."""
    qtbot.waitUntil(lambda: not session.busy)


def answer(practice: Practice, *, right: bool) -> None:
    """Answers the exercise at hand."""
    exercise = practice.exercise
    assert exercise
    if exercise.typed:
        practice.type_answer(exercise.typed.accepted[0] if right else "no such piece")
    else:
        practice.choose(exercise.right if right else (exercise.right + 1) % len(exercise.choices))


def test_the_exercise_is_the_one_of_the_seed(practice: Practice, session: Session) -> None:
    material = Material(session.counts.counts.items(), session.tokenizer, 60)
    assert practice.exercise == make_exercise(material, 7)
    practice.next()
    assert practice.seed == 8
    assert practice.exercise == make_exercise(material, 8)
    practice.go(7)
    practice.choose_kinds((Kind.CUT_WORD,))
    assert practice.exercise == make_exercise(material, 7, (Kind.CUT_WORD,))


def test_only_the_first_answer_counts(practice: Practice) -> None:
    for kind in Kind:
        practice.choose_kinds((kind,))
        answer(practice, right=False)
        assert practice.answer
        assert not practice.answer[0]
        before = practice.score
        answer(practice, right=True)
        assert practice.score is before
        practice.next()
        assert practice.answer is None
        answer(practice, right=True)
        assert practice.answer
        assert practice.answer[0]
    assert (practice.score.answered, practice.score.right_ones) == (16, 8)
    assert practice.score.right == practice.score.wrong == dict.fromkeys(Kind, 1)


def test_nothing_typed_is_no_answer(practice: Practice) -> None:
    practice.choose_kinds((Kind.MISSING_PIECE,))
    practice.type_answer("  ")
    assert practice.answer is None


def test_hints_come_one_by_one(practice: Practice) -> None:
    practice.choose_kinds((Kind.CUSTOMER,))
    exercise = practice.exercise
    assert exercise
    assert practice.hints == ()
    practice.hint()
    assert practice.hints == exercise.hints[:1]
    practice.hint()
    practice.hint()
    assert practice.hints == exercise.hints
    assert not practice.has_more_hints


def test_other_rules_make_an_exercise_one_of_the_past(
    practice: Practice, session: Session, qtbot: QtBot
) -> None:
    practice.choose_kinds((Kind.CUT_WORD,))
    exercise = practice.exercise
    session.merge()
    learned(session, qtbot)
    assert practice.outdated
    assert practice.exercise is exercise
    session.undo()
    assert not practice.outdated
    session.merge()
    practice.make_anew()
    assert not practice.outdated
    assert practice.seed == 7


@pytest.mark.parametrize("kind", [Kind.NEXT_MERGE, Kind.RULE_LIST, Kind.FAULTY_LINE, Kind.CONCEPT])
def test_what_is_learned_anew_from_words_does_not_depend_on_rules(
    kind: Kind, practice: Practice, session: Session, qtbot: QtBot
) -> None:
    practice.choose_kinds((kind,))
    session.merge()
    learned(session, qtbot)
    assert not practice.outdated
    session.replace_corpus(Corpus("sol luz sol luna sal sala solo"))
    learned(session, qtbot)
    assert practice.outdated is (kind is not Kind.CONCEPT)


def test_a_corpus_that_grows_gives_an_exercise(session: Session, qtbot: QtBot) -> None:
    session.replace_corpus(Corpus(""))
    learned(session, qtbot)
    practice = Practice(session, seed=1)
    practice.begin()
    practice.choose_kinds((Kind.NEXT_MERGE,))
    assert practice.exercise is None
    session.replace_corpus(Corpus("sol luz sol luna sal sala solo"))
    learned(session, qtbot)
    assert practice.exercise


def test_before_anybody_looks_nothing_is_made(session: Session) -> None:
    practice = Practice(session)
    session.merge_to(5)
    assert practice.exercise is None


def test_the_score_is_kept_in_the_users_folder(session: Session, tmp_path: Path) -> None:
    session.keep_in(tmp_path / "user")
    practice = Practice(session, seed=3)
    practice.begin()
    answer(practice, right=True)
    session.closing.emit()
    kept = read_score(tmp_path / "user" / "practice.json")
    assert kept == practice.score
    assert kept.right_ones == 1
    assert Practice(session).score == kept


def test_two_windows_add_up(session: Session, tmp_path: Path) -> None:
    session.keep_in(tmp_path)
    one, other = Practice(session, seed=3), Practice(session, seed=9)
    for practice in (one, other, one):
        practice.begin()
        answer(practice, right=True)
        practice.next()
        session.closing.emit()
    assert read_score(tmp_path / "practice.json").answered == 3


def test_without_a_folder_nothing_is_written(practice: Practice, data_folder: Path) -> None:
    answer(practice, right=True)
    assert practice.score.answered == 1
    assert not list(data_folder.rglob("practice.json"))


def test_a_damaged_score_begins_anew(session: Session, tmp_path: Path) -> None:
    (tmp_path / "practice.json").write_bytes(b'{"score": 1, "kinds": 7')
    session.keep_in(tmp_path)
    practice = Practice(session, seed=1)
    assert practice.score_was_lost
    practice.begin()
    answer(practice, right=True)
    session.closing.emit()
    assert read_score(tmp_path / "practice.json").answered == 1


def test_a_score_that_cannot_be_kept_is_said(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_bytes(b"")
    session.keep_in(tmp_path / "file")
    practice = Practice(session, seed=1)
    practice.begin()
    with qtbot.waitSignal(practice.failed):
        answer(practice, right=True)
    assert practice.problem
    assert practice.problem.reason is FormatReason.CANNOT_WRITE


def test_a_set_gives_its_exercises_whatever_the_rules_are(
    practice: Practice, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "a.exercises.json"
    practice.choose_kinds((Kind.CUT_WORD,))
    exported = practice.to_set(4).exercises()
    with qtbot.waitSignal(practice._files.busy_changed):
        practice.export_set(path, 4)
    qtbot.waitUntil(path.exists)
    session.replace_corpus(Corpus("uno dos tres"))
    with qtbot.waitSignal(practice.set_opened):
        practice.open_set(path)
    assert practice.place == (1, 4)
    seen = []
    for _ in exported:
        seen.append(practice.exercise)
        session.merge()
        assert not practice.outdated
        practice.next()
    assert seen == exported
    assert practice.place == (1, 4)
    practice.leave_set()
    assert practice.set is None
    assert practice.place == (0, 0)


def test_a_file_that_is_no_set_leaves_the_exercise(practice: Practice, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "b.exercises.json"
    path.write_text("{}", encoding="utf-8")
    exercise = practice.exercise
    with qtbot.waitSignal(practice.failed):
        practice.open_set(path)
    assert practice.problem
    assert practice.problem.reason is FormatReason.NOT_AN_EXERCISE_SET
    assert practice.exercise is exercise
    practice.next()
    assert practice.problem is None


def test_a_large_corpus_takes_no_longer(session: Session, qtbot: QtBot) -> None:
    """Fifty thousand words: an exercise is made well within a frame, the first one included."""
    rows = tuple((f"palabra{number}", 1 + number % 50) for number in range(50_000))
    session.replace_corpus(Corpus(rows=rows))
    qtbot.waitUntil(lambda: not session.busy, timeout=60_000)
    assert session.counts.distinct_words == 50_000
    practice = Practice(session, seed=1)
    times = []
    for seed in range(2, 40):
        start = time.perf_counter()
        practice.go(seed)
        times.append(time.perf_counter() - start)
    assert statistics.median(times) < 0.008


def test_practice_goes_on_behind_the_last_answer(session: Session, tmp_path: Path) -> None:
    session.keep_in(tmp_path)
    first = Practice(session)
    assert first.seed == 1
    first.begin()
    answer(first, right=True)
    session.closing.emit()
    assert Practice(session).seed == 2
