"""The button for sets of exercises: export one, open one, leave it; and the score from nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QPushButton, QWidget

from bpe_gui.document.practice import Practice
from bpe_gui.formats.exercise_set import MOST_EXERCISES
from bpe_gui.formats.suffixes import EXERCISE_SET_SUFFIX
from bpe_gui.panes.ask_path import ask_path
from bpe_gui.panes.widgets import named

_USUAL_SET = 10


class PracticeSets(QPushButton):
    """A button with a menu."""

    def __init__(self, practice: Practice, parent: QWidget) -> None:
        super().__init__(parent)
        self._practice = practice
        self.setObjectName("practiceSets")
        menu = QMenu(self)
        self._export = named(menu.addAction(""), "practiceExport")
        self._open = named(menu.addAction(""), "practiceOpen")
        self._leave = named(menu.addAction(""), "practiceLeave")
        menu.addSeparator()
        self._forget = named(menu.addAction(""), "practiceForget")
        self.setMenu(menu)
        self._export.triggered.connect(self._ask_export)
        self._open.triggered.connect(self._ask_open)
        self._leave.triggered.connect(practice.leave_set)
        self._forget.triggered.connect(practice.forget_score)
        for signal in (practice.exercise_changed, practice.score_changed):
            signal.connect(self._follow)
        self._follow()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self.setText(self.tr("Sets"))
        self.setAccessibleName(self.tr("Sets of exercises"))
        self.setToolTip(self.tr("Export or open a set of exercises; begin the score anew"))
        self._export.setText(self.tr("Export a set…"))
        self._open.setText(self.tr("Open a set…"))
        self._leave.setText(self.tr("Leave the set"))
        self._forget.setText(self.tr("Begin the score anew"))

    def _follow(self) -> None:
        self._export.setEnabled(self._practice.exercise is not None)
        self._leave.setEnabled(self._practice.set is not None)
        self._forget.setEnabled(bool(self._practice.score.answered))

    def _ask_export(self) -> None:
        number, agreed = self._practice.place[1], True
        if not number:  # an opened set is exported as it is
            question = self.tr("How many exercises, from this one on?")
            title = self.tr("Export a set")
            number, agreed = QInputDialog.getInt(self, title, question, _USUAL_SET, 1, MOST_EXERCISES)
        kinds = self.tr("Sets of exercises (*.exercises.json)")
        if agreed and (path := ask_path(self, self.tr("Export a set"), "", kinds, EXERCISE_SET_SUFFIX)):
            self._practice.export_set(path, number)

    def _ask_open(self) -> None:
        kinds = self.tr("Sets of exercises (*.exercises.json)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open a set"), "", kinds)
        if name:
            self._practice.open_set(Path(name))
