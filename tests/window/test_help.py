"""The help in the real window: a page for each part, the keys, what is exact, and What's this."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QTableView,
    QTextBrowser,
    QToolButton,
    QWhatsThis,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from bpe_gui import panes
from bpe_gui.app import create_window
from bpe_gui.panes.practice.practice_pane import PracticePane
from bpe_gui.window.help_panel import HelpPanel
from bpe_gui.window.help_texts import HelpTexts
from bpe_gui.window.main_window import MainWindow
from bpe_gui.window.shortcut_sheet import key_groups
from bpe_gui.window.whats_this import WhatsThis


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = create_window(["--language", "en", "--merges", "5"])
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: not window.busy, timeout=10_000)
    yield window


def press(
    window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(window, key, modifier)


def page(window: MainWindow) -> tuple[str, str]:
    """The title and the text of the page in view."""
    panel = window.findChild(HelpPanel)
    assert panel.isVisible()
    return panel.findChild(QLabel, "helpTitle").text(), panel.findChild(
        QTextBrowser, "helpText"
    ).toPlainText()


def focus(window: MainWindow, name: str) -> QWidget:
    part = window.findChild(QWidget, name)
    part.setFocus()
    return part


PAGES = {
    "corpusEditor": ("CORPUS", "corpus_pane"),
    "rulesView": ("NEXT PAIR AND RULES", "rules_pane"),
    "tokensView": ("SAMPLE AND TOKENS", "tokens_pane"),
    "limitSlider": ("RESPONSE LIMIT", "limit_pane"),
    "mergesChart": ("TOKENS PER MERGE", "chart_pane"),
    "mergeButton": ("THE BAR", ""),
    "languageCombo": ("THE LINE AT THE BOTTOM", ""),
}


def test_the_page_follows_the_focus_and_covers_nothing_of_its_part(window: MainWindow) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    focus(window, "corpusEditor")
    press(window, Qt.Key.Key_F1)
    panel = window.findChild(HelpPanel)
    for name, (title, _) in PAGES.items():
        part = focus(window, name)
        assert page(window)[0] == title
        middle = panel.parentWidget().mapFrom(window, part.mapTo(window, part.rect().center()))
        assert not panel.geometry().contains(middle), name
        assert panel.parentWidget().rect().contains(panel.geometry())
        assert window.focusWidget() is part
    press(window, Qt.Key.Key_F1)
    assert not panel.isVisible()
    focus(window, "limitSlider")
    assert not panel.isVisible()


def test_the_page_lists_the_controls_of_the_part(window: MainWindow) -> None:
    focus(window, "limitSlider")
    press(window, Qt.Key.Key_F1)
    text = page(window)[1]
    for name in ("limitSlider", "limitBox", "limitPlay", "limitShorter", "limitRaise", "limitSpeed"):
        control = window.findChild(QWidget, name)
        assert f"{control.accessibleName()}\n{control.toolTip()}" in text


def test_every_pane_has_a_page_of_its_own(window: MainWindow) -> None:
    texts = HelpTexts(window)
    found = set()
    for module in pkgutil.walk_packages(panes.__path__, "bpe_gui.panes."):
        if module.name.endswith("_pane"):
            for name, kind in inspect.getmembers(importlib.import_module(module.name)):
                if inspect.isclass(kind) and name.endswith("Pane") and kind.__module__.endswith(module.name):
                    found.add(name)
    assert found - texts.parts == set()
    titles = [texts.topic(part).title for part in texts.parts]
    assert len(set(titles)) == len(titles)
    assert texts.topic("QWidget").title == "The window"


def test_escape_and_the_button_close_it_and_give_the_focus_back(window: MainWindow) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    before = focus(window, "sampleEditor")
    action(window, "What is exact").trigger()
    panel = window.findChild(HelpPanel)
    assert panel.isAncestorOf(window.focusWidget())
    press(window.focusWidget(), Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.focusWidget() is before
    action(window, "What is exact").trigger()
    QTest.mouseClick(panel.findChild(QToolButton, "helpClose"), Qt.MouseButton.LeftButton)
    assert not panel.isVisible()


def test_a_field_that_is_gone_gets_no_focus_back(window: MainWindow) -> None:
    # The field of a cell that is being edited goes with the focus.
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    field = QLineEdit(window.centralWidget())
    field.show()
    field.setFocus()
    action(window, "What is exact").trigger()
    Shiboken.delete(field)
    press(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.findChild(HelpPanel).isVisible()


def action(window: MainWindow, begins: str) -> QAction:
    (found,) = (
        each for each in window.findChildren(QAction) if each.text().replace("&", "").startswith(begins)
    )
    return found


def test_the_keys_are_those_of_the_actions(window: MainWindow) -> None:
    window.findChild(QPushButton, "stepsTab").click()
    press(window, Qt.Key.Key_Slash, Qt.KeyboardModifier.ControlModifier)
    title, text = page(window)
    assert title == "KEYBOARD SHORTCUTS"
    in_menus = [
        each
        for each in window.findChildren(QAction)
        if not each.shortcut().isEmpty() and each.text() and each.menu() is None
    ]
    assert len(in_menus) > 15
    for each in in_menus:
        assert each.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in text
    for name, key in (("tokensView", "Alt+5"), ("stepsForward", "Ctrl+Right"), ("stepsTab", "Ctrl+3")):
        assert f"{window.findChild(QWidget, name).accessibleName()}\n{key}" in text
    assert [group.title for group in key_groups(window, "Go to", "In the panes")] == [
        *(each.text().replace("&", "") for each in window.menuBar().actions()),
        "Go to",
        "In the panes",
    ]


def test_no_key_means_two_things(window: MainWindow) -> None:
    for tab in window.findChild(QWidget, "drawerTabs").findChildren(QPushButton):
        tab.click()  # so that its pane is made
    keys = [
        key
        for group in key_groups(window, "Go to", "In the panes")
        for shown, _ in group.rows
        for key in shown.split(", ")
    ]
    assert sorted(keys) == sorted(set(keys))


def test_a_question_mark_is_left_to_the_parts(window: MainWindow) -> None:
    """It is typed into a text, and asks for a hint in the practice; the keys have one of their own."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    editor = focus(window, "sampleEditor")
    QTest.keyClicks(editor, "?")
    assert window.session.sample_text.count("?") == 1
    window.findChild(QPushButton, "practiceTab").click()
    practice = window.findChild(PracticePane).practice
    assert practice.exercise and practice.exercise.hints and not practice.hints
    QTest.keyClicks(focus(window, "practiceNext"), "?")
    assert len(practice.hints) == 1
    assert window.findChild(HelpPanel) is None
    press(window, Qt.Key.Key_Slash, Qt.KeyboardModifier.ControlModifier)
    assert page(window)[0] == "KEYBOARD SHORTCUTS"
    keys = page(window)[1]
    assert QKeySequence("PgDown").toString(QKeySequence.SequenceFormat.NativeText) in keys
    for what in ("Darken the screen, or show it again", "Choose an answer", "Give a hint"):
        assert what in keys


def test_the_presentation_has_a_page(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_F1)
    assert page(window)[0] == "PRESENTATION"
    window.actions_.present.setChecked(False)


def test_it_speaks_the_language_of_the_window(window: MainWindow) -> None:
    action(window, "What is exact").trigger()
    spoken = {page(window)}
    for code in ("es", "bg"):
        window.set_language(code)
        spoken.add(page(window))
    assert len({title for title, _ in spoken}) == len({text for _, text in spoken}) == 3
    assert "Равенства:" in page(window)[1]


def test_every_control_has_words_for_whats_this(window: MainWindow) -> None:
    window.findChild(WhatsThis).fill()
    kinds = (QPushButton, QSlider, QComboBox, QTableView)
    controls = [
        each
        for kind in kinds
        for each in window.findChildren(kind)
        if each.isVisible() and each.objectName() and not each.objectName().startswith("qt_")
    ]
    assert len(controls) > 25
    for control in controls:
        assert control.accessibleName() in control.whatsThis() or control.toolTip() in control.whatsThis()
        assert len(control.whatsThis()) > 10, control.objectName()
    # A view without a tooltip tells what the help says first about its part.
    assert "Each box is one token" in window.findChild(QWidget, "tokensView").whatsThis()


def test_whats_this_is_shown_on_a_click(window: MainWindow, qapp: QApplication) -> None:
    action(window, "What's this").trigger()
    for name in ("mergeButton", "rulesView", "tokensView"):
        control = window.findChild(QWidget, name)
        target = control.viewport() if hasattr(control, "viewport") else control
        seen = Watcher()
        qapp.installEventFilter(seen)
        place = target.rect().center()
        asked = QHelpEvent(QEvent.Type.WhatsThis, place, target.mapToGlobal(place))
        QApplication.sendEvent(target, asked)
        qapp.removeEventFilter(seen)
        assert seen.shown, name

    QWhatsThis.hideText()
    QWhatsThis.leaveWhatsThisMode()


class Watcher(QObject):
    """Notes whether a text of What's this comes up."""

    shown = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched.inherits("QWhatsThat"):
            self.shown = True
        return False
