"""The drawer in the real window: what it takes of a small one with large letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.document.subject import AskedWord
from bpe_gui.window.drawer import Drawer
from bpe_gui.window.main_window import MainWindow

TABS = (
    "whyTab",
    "vocabularyTab",
    "stepsTab",
    "dictionaryTab",
    "lettersTab",
    "costTab",
    "compareTab",
    "practiceTab",
)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = create_window(["--language", "es", "--merges", "30"])
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    qtbot.waitUntil(lambda: not made.busy)
    return made


def press(window: MainWindow, name: str, qtbot: QtBot) -> QScrollArea:
    """Opens a tab, and answers what its pane is scrolled in."""
    button = window.findChild(QPushButton, name)
    assert button is not None
    button.click()
    assert button.isChecked()
    qtbot.wait(20)
    (area,) = (each for each in window.findChildren(QScrollArea) if each.isVisible() and is_of_tab(each))
    return area


def is_of_tab(area: QScrollArea) -> bool:
    above = area.parentWidget()
    return type(above).__name__ == "QStackedWidget" and area.widget() is not None


def test_with_large_letters_no_tab_makes_the_window_grow(
    window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    look.set_text_size(qapp, 2 * look.text_size(qapp))
    qtbot.wait(50)
    window.resize(1024, 700)
    for name in TABS:
        area = press(window, name, qtbot)
        assert (window.width(), window.height()) == (1024, 700), name
        pane = area.widget()
        least = pane.minimumSizeHint().height()
        assert pane.height() >= least
        if least > area.viewport().height():
            assert area.verticalScrollBar().maximum() >= least - area.viewport().height()
    assert area.verticalScrollBar().maximum() > 0  # of the practice, which needs more than there is


def test_letters_that_grow_under_an_open_tab_leave_the_window_as_it_is(
    window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    press(window, "practiceTab", qtbot)
    look.set_text_size(qapp, 1.5 * look.text_size(qapp))
    qtbot.wait(50)
    assert (window.width(), window.height()) == (1024, 700)


@pytest.mark.parametrize("name", TABS)
def test_with_ordinary_letters_a_pane_fills_its_room(window: MainWindow, name: str, qtbot: QtBot) -> None:
    window.resize(1366, 768)
    area = press(window, name, qtbot)
    pane: QWidget = area.widget()
    assert pane.size() == area.viewport().size() == area.size()


def test_a_question_opens_its_tab_wherever_it_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    press(window, "costTab", qtbot)
    window.session.ask(AskedWord("pedido"))
    drawer = window.findChild(Drawer)
    assert drawer is not None
    assert drawer.opened == "costTab"
    window.session.ask_why(AskedWord("paquete"))
    assert drawer.opened == "whyTab"
    title = window.findChild(QLabel, "whyTitle")
    assert title is not None
    qtbot.waitUntil(lambda: "paquete" in title.text())
    window.session.ask_why(AskedWord("pedido"))
    assert drawer.opened == "whyTab"
    qtbot.waitUntil(lambda: "pedido" in title.text())
