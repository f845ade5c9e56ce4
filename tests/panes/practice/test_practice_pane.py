"""The practice pane with a real session: by mouse and by keys, in three languages, large and small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.panes.choice_button import ChoiceButton, Mark
from bpe_gui.panes.practice.practice_pane import PracticePane

Part = TypeVar("Part", bound=QObject)


class Pane:
    """A shown pane and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.widget = PracticePane(session, None)  # type: ignore[arg-type]  # a window of its own
        self.practice = self.widget.practice
        self.kind = self.part(QComboBox, "practiceKind")
        self.seed = self.part(QSpinBox, "practiceSeed")
        self.typed = self.part(QLineEdit, "practiceTyped")
        self.check = self.part(QPushButton, "practiceCheck")
        self.hint = self.part(QPushButton, "practiceHint")
        self.next = self.part(QPushButton, "practiceNext")
        self.verdict = self.label("practiceVerdict")
        self.explanation = self.label("practiceExplanation")
        self.score = self.label("practiceScore")
        self.notice = self.label("practiceNoticeText")

    def part(self, kind: type[Part], name: str) -> Part:
        """A part by its name."""
        found = self.widget.findChild(kind, name)
        assert isinstance(found, kind)
        return found

    def label(self, name: str) -> QLabel:
        """A label by its name."""
        return self.part(QLabel, name)

    @property
    def choices(self) -> list[ChoiceButton]:
        """The buttons in view."""
        return [each for each in self.widget.findChildren(ChoiceButton) if each.isVisible()]

    @property
    def question(self) -> str:
        """The question in view."""
        found = [each for each in self.widget.findChildren(QLabel, "practiceQuestion") if each.isVisible()]
        return found[-1].text()

    def show(self, kind: Kind, seed: int) -> None:
        """Shows the exercise of a kind and a seed."""
        self.kind.setCurrentIndex(1 + list(Kind).index(kind))
        self.seed.setValue(seed)

    @property
    def right(self) -> int:
        """The place of the right choice."""
        assert self.practice.exercise
        return self.practice.exercise.right

    def press(self, text: str, key: Qt.Key = Qt.Key.Key_unknown) -> None:
        """Presses a key as the system would send it to the pane's focus."""
        target = self.widget.focusWidget() or self.widget
        QApplication.sendEvent(
            target, QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        )


Opened = Callable[..., Pane]


@pytest.fixture(autouse=True)
def at_once() -> None:
    """An exercise may be made in a thread, as in the program: all that is done here waits for it."""


@pytest.fixture
def opened(session: Session, qtbot: QtBot) -> Opened:
    def open_pane(merges: int = 60, width: int = 1200, height: int = 320) -> Pane:
        session.merge_to(merges)
        qtbot.waitUntil(lambda: not session.busy)
        pane = Pane(session)
        pane.widget.setLocale(QLocale("en"))
        qtbot.addWidget(pane.widget)
        pane.widget.resize(width, height)
        with qtbot.waitExposed(pane.widget):
            pane.widget.show()
        return pane

    return open_pane


def test_a_right_answer_by_mouse(opened: Opened) -> None:
    pane = opened()
    pane.show(Kind.NEXT_MERGE, 7)
    assert pane.question.startswith("A few words")
    assert len(pane.choices) == 4
    pane.choices[pane.right].click()
    assert pane.verdict.text().startswith("✓ Right. ")
    assert pane.explanation.text() == ""
    assert [each.mark for each in pane.choices].count(Mark.RIGHT) == 1
    assert pane.score.text() == "1 of 1 right"
    assert "The next merge: ✓ 1  ✗ 0" in pane.score.toolTip()
    pane.next.click()
    assert pane.seed.value() == 8
    assert not pane.verdict.isVisible()
    assert all(each.mark is Mark.OPEN for each in pane.choices)


def test_a_wrong_answer_says_why_and_what_is_right(opened: Opened) -> None:
    pane = opened()
    for kind in Kind:
        pane.show(kind, 11)
        if kind is Kind.MISSING_PIECE:
            continue
        wrong = (pane.right + 1) % len(pane.choices)
        pane.choices[wrong].click()
        assert pane.verdict.text().startswith("✗ Not right. ")
        assert f"Answer {pane.right + 1} is right: " in pane.explanation.text()
        assert pane.choices[wrong].mark is Mark.WRONG
        assert pane.choices[pane.right].mark is Mark.RIGHT
        assert pane.choices[wrong].toolTip() in pane.verdict.text()
        assert "{" not in pane.verdict.text() + pane.explanation.text()


def test_the_keyboard_alone_suffices(opened: Opened) -> None:
    pane = opened()
    pane.show(Kind.CUT_WORD, 3)
    pane.choices[0].setFocus()
    pane.press("?")
    assert pane.explanation.text().startswith("Apply each rule")
    pane.press(str(pane.right + 1))
    assert pane.verdict.text().startswith("✓")
    pane.press("\r", Qt.Key.Key_Return)
    assert pane.seed.value() == 4
    assert pane.choices[0].hasFocus()
    pane.press("\r", Qt.Key.Key_Return)
    assert pane.practice.chosen == 0
    pane.press("9")
    assert pane.practice.chosen == 0


def test_tab_goes_through_answers_hint_and_next(opened: Opened) -> None:
    pane = opened()
    pane.show(Kind.CUSTOMER, 3)
    pane.choices[0].setFocus()
    names = []
    for _ in range(5):
        QTest.keyClick(pane.widget.focusWidget(), Qt.Key.Key_Tab)
        names.append(pane.widget.focusWidget().objectName())
    assert names == ["practiceChoice2", "practiceChoice3", "practiceChoice4", "practiceHint", "practiceNext"]


def test_a_typed_answer(opened: Opened) -> None:
    pane = opened()
    pane.show(Kind.MISSING_PIECE, 5)
    assert pane.choices == []
    assert pane.typed.isVisible()
    pane.check.click()
    assert pane.practice.answer is None
    exercise = pane.practice.exercise
    assert exercise
    assert exercise.typed
    pane.typed.setText(exercise.typed.known_faults[0][0])
    pane.check.click()
    assert pane.verdict.text().startswith("✗")
    assert pane.explanation.text()
    pane.typed.setFocus()
    QTest.keyClick(pane.typed, Qt.Key.Key_Return)
    assert pane.seed.value() == 6
    exercise = pane.practice.exercise
    assert exercise
    assert exercise.typed
    pane.typed.setText(exercise.typed.accepted[0])
    QTest.keyClick(pane.typed, Qt.Key.Key_Return)
    assert pane.verdict.text().startswith("✓")
    pane.show(Kind.CONCEPT, 5)
    assert not pane.typed.isVisible()


def test_the_program_with_a_fault_is_shown(opened: Opened) -> None:
    pane = opened()
    pane.show(Kind.FAULTY_LINE, 3)
    code = next(each for each in pane.widget.findChildren(QLabel, "practiceCode") if each.isVisible())
    assert len(code.text().splitlines()) == 14
    assert code.text().splitlines()[0] == " 1  while len(rules) < wanted:"
    lines = {line.split()[0]: line for line in code.text().splitlines()}
    for choice in pane.choices:
        number, *rest = choice.content.split()
        assert "".join(rest) == "".join(lines[number].split()[1:])


def test_a_rule_more_and_the_exercise_is_one_of_the_past(opened: Opened, qtbot: QtBot) -> None:
    pane = opened()
    pane.show(Kind.CUT_WORD, 5)
    assert not pane.notice.isVisible()
    pane.session.merge()
    qtbot.waitUntil(pane.notice.isVisible)
    assert "belongs to those before" in pane.notice.text()
    pane.next.click()
    assert not pane.notice.isVisible()


def test_a_kind_that_the_corpus_is_too_small_for(opened: Opened, qtbot: QtBot) -> None:
    pane = opened(0)
    pane.show(Kind.CUT_WORD, 5)
    assert pane.practice.exercise is None
    assert "too few" in pane.question
    assert not pane.next.isEnabled()
    pane.kind.setCurrentIndex(0)
    assert pane.practice.exercise
    pane.session.replace_corpus(Corpus(""))
    qtbot.waitUntil(lambda: not pane.session.busy)
    pane.practice.make_anew()
    assert pane.practice.exercise.kind is Kind.CONCEPT


def test_a_set_is_exported_and_opened(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    pane = opened()
    place, leave = pane.label("practicePlace"), pane.part(QAction, "practiceLeave")
    assert not place.isVisible()
    assert not leave.isEnabled()
    path = tmp_path / "a.exercises.json"
    pane.practice.export_set(path, 3)
    qtbot.waitUntil(path.exists)
    with qtbot.waitSignal(pane.practice.set_opened):
        pane.practice.open_set(path)
    assert place.text() == "Set: exercise 1 of 3"
    pane.next.click()
    assert place.text() == "Set: exercise 2 of 3"
    leave.trigger()
    assert not place.isVisible()
    (tmp_path / "bad.json").write_bytes(b"{}")
    with qtbot.waitSignal(pane.practice.failed):
        pane.practice.open_set(tmp_path / "bad.json")
    assert "no set of exercises" in pane.notice.text()


def test_a_score_that_was_damaged_is_said(session: Session, opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "practice.json").write_bytes(b"[")
    session.keep_in(tmp_path)
    pane = opened()
    assert "begins anew" in pane.notice.text()
    pane.show(Kind.CONCEPT, 1)
    pane.choices[0].click()
    assert not pane.notice.isVisible()


@pytest.mark.parametrize("language", ["en", "es", "bg"])
def test_nothing_is_said_in_another_language(opened: Opened, qapp: QApplication, language: str) -> None:
    """Each kind in each language: no place of a value stays empty, and the question is no English one."""
    pane = opened()
    english = {}
    for kind in Kind:
        pane.show(kind, 3)
        english[kind] = pane.question
    i18n.set_language(qapp, language)
    for kind in Kind:
        pane.show(kind, 3)
        pane.practice.hint()
        assert (pane.question == english[kind]) is (language == "en")
        told = (
            pane.question + pane.explanation.text() + "".join(each.accessibleName() for each in pane.choices)
        )
        assert "{" not in told.replace("= {}", "")
        if pane.choices:
            pane.choices[0].click()
        assert pane.practice.exercise
        assert pane.question


@pytest.mark.parametrize(("width", "points"), [(1340, 10), (1000, 10), (1340, 20), (1000, 20)])
def test_nothing_overlaps_and_answers_can_be_reached(
    opened: Opened, qapp: QApplication, qtbot: QtBot, width: int, points: int
) -> None:
    look.set_text_size(qapp, points)
    pane = opened(60, width, 320)
    for kind in Kind:
        for seed in (3, 4):
            pane.show(kind, seed)
            qtbot.wait(1)
            QApplication.processEvents()
            parts = [*pane.choices, *([pane.typed] if pane.typed.isVisible() else [])]
            boxes = []
            for part in parts:
                boxes.append(part.rect().translated(part.mapTo(pane.widget, QPoint())))
                assert part.height() >= part.heightForWidth(part.width())
                assert part.width() <= width
            assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)


def test_every_control_has_a_name_and_a_tip(opened: Opened) -> None:
    pane = opened()
    controls = [pane.kind, pane.seed, pane.typed, pane.check, pane.hint, pane.next, *pane.choices]
    controls.append(pane.part(QPushButton, "practiceSets"))
    pane.show(Kind.CONCEPT, 1)
    for control in (*controls[:6], *pane.choices):
        assert control.accessibleName(), control.objectName()
        assert control.toolTip(), control.objectName()
