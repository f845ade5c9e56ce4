"""Sets of exercises by the menu, through the dialogs that people see."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit
from pytestqt.qtbot import QtBot

from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.document.practice import Practice
from bpe_gui.document.session import Session
from bpe_gui.formats.exercise_set import read_exercise_set
from bpe_gui.panes.practice.practice_sets import PracticeSets


class Answering(QObject):
    """Answers each dialog that opens: a number where one is asked for, a path where one is."""

    def __init__(self, number: int | None, path: Path) -> None:
        super().__init__()
        self._number, self._path = number, path
        self.asked: list[str] = []
        self._timer = QTimer(self, interval=10)
        self._timer.timeout.connect(self._answer)
        self._timer.start()

    def stop(self) -> None:
        """No dialog is answered any more."""
        self._timer.stop()

    def _answer(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QInputDialog):
            self.asked.append(dialog.labelText())
            if self._number is None:
                dialog.reject()
            else:
                dialog.setIntValue(self._number)
                dialog.accept()
        elif isinstance(dialog, QFileDialog):
            self.asked.append(dialog.windowTitle())
            edit = dialog.findChild(QLineEdit, "fileNameEdit")
            assert edit is not None
            edit.setText(str(self._path))
            dialog.accept()


@pytest.fixture
def sets(session: Session, qtbot: QtBot) -> PracticeSets:
    """The button, with practice on the 60 rules of the Spanish lesson."""
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy)
    practice = Practice(session, seed=7)
    practice.begin()
    button = PracticeSets(practice, None)  # type: ignore[arg-type]  # a window of its own
    button.retranslate()
    qtbot.addWidget(button)
    return button


def trigger(sets: PracticeSets, name: str, answering: Answering) -> None:
    """Chooses something in the menu."""
    action = sets.findChild(QAction, name)
    assert isinstance(action, QAction)
    assert action.isEnabled()
    action.trigger()
    answering.stop()


def test_exported_and_opened_by_the_menu(
    sets: PracticeSets, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    practice = session.findChild(Practice)
    assert isinstance(practice, Practice)
    path = tmp_path / "group.exercises.json"
    practice.choose_kinds((Kind.CUSTOMER,))
    answering = Answering(6, tmp_path / "group")
    trigger(sets, "practiceExport", answering)
    qtbot.waitUntil(path.exists)
    assert answering.asked == ["How many exercises, from this one on?", "Export a set"]
    written = read_exercise_set(path)
    assert (written.seed, written.number, written.kinds) == (7, 6, (Kind.CUSTOMER,))
    with qtbot.waitSignal(practice.set_opened):
        trigger(sets, "practiceOpen", Answering(None, path))
    assert practice.place == (1, 6)
    # A set that was opened is exported as it is.
    answering = Answering(None, tmp_path / "again")
    trigger(sets, "practiceExport", answering)
    again = tmp_path / "again.exercises.json"
    qtbot.waitUntil(again.exists)
    assert answering.asked == ["Export a set"]
    assert read_exercise_set(again) == written


def test_nothing_is_written_when_no_number_is_given(sets: PracticeSets, tmp_path: Path) -> None:
    answering = Answering(None, tmp_path / "group")
    trigger(sets, "practiceExport", answering)
    assert len(answering.asked) == 1
    assert list(tmp_path.iterdir()) == []


def test_the_score_begins_anew(sets: PracticeSets, session: Session, tmp_path: Path) -> None:
    practice = session.findChild(Practice)
    assert isinstance(practice, Practice)
    practice.choose_kinds((Kind.CONCEPT,))
    practice.choose(0)
    trigger(sets, "practiceForget", Answering(None, tmp_path))
    assert practice.score.answered == 0
    action = sets.findChild(QAction, "practiceForget")
    assert isinstance(action, QAction)
    assert not action.isEnabled()
