"""The drawer under the panes: one tool at a time, or none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bpe_gui.document.session import Session
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import named

_HEIGHT = 176
# With so little a pane can still be scrolled.
_LEAST_LINES = 4
# Frames of other parts that their least sizes leave out: 2 pixels with letters of twice the size.
_FRAMES = 8


@dataclass(slots=True)
class _Tab:
    """A button, and the pane that is made when it is pressed first: nobody opens all of them."""

    button: QPushButton
    make: Callable[[Session, QWidget], QWidget]
    height: int
    pane: QWidget | None = None
    area: QScrollArea | None = None


class Drawer(QWidget):
    """A row of names; pressing one opens its pane, pressing it again closes it."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._tabs = named(QWidget(self), "drawerTabs")
        self._row = FlowLayout(self._tabs)  # large names wrap instead of making the window wider
        self._row.setContentsMargins(8, 2, 8, 2)
        self._stack = QStackedWidget(self)
        self._stack.hide()
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._fit)
        self._all: list[_Tab] = []
        self._why = self._add(_why_pane, "whyTab", 296)
        self._vocabulary = self._add(_vocabulary_pane, "vocabularyTab", 272)
        self._steps = self._add(_steps_pane, "stepsTab", 208)
        self._dictionary = self._add(_dictionary_pane, "dictionaryTab", 208)
        self._letters = self._add(_letters_pane, "lettersTab", 256)
        self._cost = self._add(_cost_pane, "costTab", 280)
        self._compare = self._add(_compare_pane, "compareTab", 280)
        self._practice = self._add(_practice_pane, "practiceTab", 304)
        session.why_asked.connect(lambda: self.open("whyTab"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tabs)
        column.addWidget(self._stack, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._tabs.setAccessibleName(self.tr("Drawer with more tools"))
        self._say(
            self._why,
            self.tr("Why?"),
            self.tr("Why a token, a pair, a rule or a word is as it is"),
        )
        self._say(
            self._vocabulary,
            self.tr("Vocabulary"),
            self.tr("Every token with its count; dearest words, whole words, letters never merged"),
        )
        self._say(
            self._steps,
            self.tr("Step by step"),
            self.tr("A sentence passes through the rules, one after the other"),
        )
        self._say(
            self._dictionary,
            self.tr("Word dictionary"),
            self.tr("What BPE replaces: a numbered list of words"),
        )
        self._say(
            self._letters,
            self.tr("What the model sees"),
            self.tr("Ids in place of letters, and what goes wrong because of that"),
        )
        self._say(
            self._cost,
            self.tr("Cost"),
            self.tr("What messages cost in tokens, and what fits into the context window"),
        )
        self._say(
            self._compare,
            self.tr("Compare"),
            self.tr("Branches side by side: what another choice in one round leads to"),
        )
        self._say(
            self._practice,
            self.tr("Practice"),
            self.tr("Exercises from the corpus and rules at hand, marked with their reasons"),
        )

    @property
    def opened(self) -> str:
        """The object name of the button whose tab is open, or nothing."""
        return next((tab.button.objectName() for tab in self._all if tab.button.isChecked()), "")

    def open(self, name: str) -> None:
        """Opens the tab whose button has this object name."""
        for tab in self._all:
            if tab.button.objectName() == name:
                tab.button.setChecked(True)

    def pane(self, name: str) -> QWidget | None:
        """The pane of the tab whose button has this object name, if it was ever opened."""
        return next((tab.pane for tab in self._all if tab.button.objectName() == name), None)

    def open_exercises(self, path: Path) -> None:
        """Opens the practice with the set of exercises in a file."""
        from bpe_gui.panes.practice.practice_pane import PracticePane

        self._practice.button.setChecked(True)
        if isinstance(pane := self._practice.pane, PracticePane):
            pane.practice.open_set(path)

    def close_all(self) -> None:
        """Closes the tab that is open."""
        for tab in self._all:
            tab.button.setChecked(False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif (
            event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._stack.minimumHeight()
        ):
            # Other parts take their new sizes after this one: until then it asks for the least.
            self._stack.setMinimumHeight(_LEAST_LINES * self.fontMetrics().height())
            self._settling.start()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and not self._settling.isActive():
            self._fit()  # a part has another size now, such as after a change of the font
        return super().event(event)

    def _add(self, make: Callable[[Session, QWidget], QWidget], name: str, height: int = _HEIGHT) -> _Tab:
        button = named(QPushButton(self._tabs), name)
        button.setProperty("kind", "plain")
        button.setCheckable(True)
        tab = _Tab(button, make, height)
        button.toggled.connect(lambda checked: self._toggled(tab, checked))
        self._row.addWidget(button)
        self._all.append(tab)
        return tab

    def _say(self, tab: _Tab, name: str, tip: str) -> None:
        tab.button.setText(name)
        tab.button.setAccessibleName(name)
        keys = QKeySequence(f"Ctrl+{self._all.index(tab) + 1}")
        tab.button.setShortcut(keys)  # again: a new text takes it away
        tab.button.setToolTip(f"{tip} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})")

    def _toggled(self, tab: _Tab, checked: bool) -> None:
        if checked:
            for other in self._all:
                other.button.setChecked(other is tab)
            if tab.pane is None:
                tab.pane = tab.make(self._session, self._stack)
                tab.area = _Area(tab.pane, self._stack)
                self._stack.addWidget(tab.area)
            if tab.area is not None:
                self._stack.setCurrentWidget(tab.area)
        self._stack.setVisible(any(each.button.isChecked() for each in self._all))
        self._fit()

    def _fit(self) -> None:
        """The open pane's height: what it asks for with large letters, up to half of the window.

        What the window cannot give without growing is scrolled.
        """
        height = 0
        for tab in self._all:
            if tab.button.isChecked() and tab.pane is not None:
                height = max(
                    tab.height, min(tab.pane.minimumSizeHint().height(), self.window().height() // 2)
                )
        if height:
            height = min(height, max(self._room(), _LEAST_LINES * self.fontMetrics().height()))
        if height != self._stack.minimumHeight():
            self._stack.setMinimumHeight(height)

    def _room(self) -> int:
        """The height that is left for a pane when every other part of the window has its least."""
        window, rows = self.window(), self.parentWidget()
        room = window.height() - _least_height(self._tabs) - _FRAMES
        if isinstance(rows, QSplitter) and (panes := rows.widget(0)):
            room -= panes.minimumSizeHint().height() + rows.handle(1).sizeHint().height()
        ground = window.centralWidget() if isinstance(window, QMainWindow) else None
        if isinstance(window, QMainWindow) and ground is not None and (column := ground.layout()):
            places = (column.itemAt(number) for number in range(column.count()))
            strips = [place.widget() for place in places if place is not None]
            for strip in (window.menuBar(), window.statusBar(), *strips):
                if strip is not None and strip.isVisible() and not strip.isAncestorOf(self):
                    room -= _least_height(strip)
        return room


class _Area(QScrollArea):
    """Gives a pane all its room, and scrolls where that is less than the least the pane can do with.

    Qt's own resizing would also scroll a pane that can do with less than it likes best.
    """

    def __init__(self, pane: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pane = pane
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(pane)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._pane and event.type() == QEvent.Type.LayoutRequest:
            self._fill()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        self._pane.resize(self.viewport().size().expandedTo(self._pane.minimumSizeHint()))


def _least_height(part: QWidget) -> int:
    if part.hasHeightForWidth():
        return part.heightForWidth(part.width())
    return part.minimumSizeHint().height()


# What a pane needs is imported when somebody opens it: together it would be a tenth of the program's start.
def _why_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.why.why_pane import WhyPane

    return WhyPane(session, parent)


def _vocabulary_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.vocabulary.vocabulary_pane import VocabularyPane

    return VocabularyPane(session, parent)


def _steps_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.steps_pane import StepsPane

    return StepsPane(session, parent)


def _dictionary_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.dictionary_pane import DictionaryPane

    return DictionaryPane(session, parent)


def _letters_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.letters_pane import LettersPane

    return LettersPane(session, parent)


def _cost_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.cost.cost_pane import CostPane

    return CostPane(session, parent)


def _compare_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.compare.compare_pane import ComparePane

    return ComparePane(session, parent)


def _practice_pane(session: Session, parent: QWidget) -> QWidget:
    from bpe_gui.panes.practice.practice_pane import PracticePane

    return PracticePane(session, parent)
