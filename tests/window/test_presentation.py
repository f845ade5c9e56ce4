"""The presentation: full screen, large type, the next pair hidden until it is revealed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.document.subject import AskedPair, AskedToken
from bpe_gui.window.main_window import MainWindow

PARTS = {1: "corpusEditor", 2: "rulesView", 3: "tokensView", 4: "limitSlider", 5: "mergesChart"}


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = create_window(["--language", "es", "--merges", "3"])
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: not made.busy)
    return made


def part(window: MainWindow, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert found is not None
    return found


def in_view(window: MainWindow) -> set[str]:
    return {name for name in PARTS.values() if part(window, name).isVisible()}


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)
    QApplication.processEvents()


def test_the_next_pair_is_hidden_until_revealed_and_then_merged(window: MainWindow, qtbot: QtBot) -> None:
    pairs = window.findChild(QTableView, "pairsView")
    assert pairs is not None and pairs.model().rowCount() > 1
    merge = part(window, "mergeButton")
    press(window, Qt.Key.Key_F5)
    assert pairs.model().rowCount() == 0
    assert "+" not in merge.accessibleName()
    assert window.session.highlight is None
    press(window, Qt.Key.Key_PageDown)
    assert window.session.merges == 3
    assert pairs.model().rowCount() > 1
    assert "+" in merge.accessibleName()
    assert window.session.highlight is not None
    press(window, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: window.session.merges == 4)
    assert pairs.model().rowCount() == 0
    press(window, Qt.Key.Key_PageUp)
    assert window.session.merges == 3


@pytest.mark.parametrize("is_token", [False, True])
def test_what_was_asked_about_does_not_tell_the_hidden_pair(window: MainWindow, is_token: bool) -> None:
    session, told = window.session, window.findChild(QLabel, "tokensSummary")
    assert told is not None and session.next_round is not None
    rule = session.next_round.rule
    session.ask(AskedToken(rule.token) if is_token else AskedPair(rule, 3))
    assert "«" in told.text()
    press(window, Qt.Key.Key_F5)
    assert "«" not in told.text()
    press(window, Qt.Key.Key_PageDown)  # reveals it
    assert "«" in told.text()
    press(window, Qt.Key.Key_Escape)
    assert "«" in told.text()


def test_a_rule_that_was_asked_about_is_not_told_when_it_is_taken_back(window: MainWindow) -> None:
    told = window.findChild(QLabel, "tokensSummary")
    assert told is not None
    window.session.ask(AskedPair(window.session.rounds[0].rule, 0))
    press(window, Qt.Key.Key_F5)
    assert "«" in told.text()
    press(window, Qt.Key.Key_PageUp)
    assert window.session.merges == 0
    assert "«" not in told.text()


def test_what_is_not_for_the_class_is_hidden_and_comes_back(window: MainWindow, qapp: QApplication) -> None:
    points, focus = look.text_size(qapp), window.focusWidget()
    scenery = ("drawerTabs", "languageCombo", "mergeButton")
    before = [part(window, name).isVisible() for name in scenery]
    assert all(before)
    press(window, Qt.Key.Key_F5)
    assert window.isFullScreen()
    assert look.text_size(qapp) > points
    assert not any(part(window, name).isVisible() for name in scenery)
    assert not window.menuBar().isVisible()
    press(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert look.text_size(qapp) == points
    assert [part(window, name).isVisible() for name in scenery] == before
    assert window.menuBar().isVisible()
    assert window.focusWidget() is focus
    pairs = window.findChild(QTableView, "pairsView")
    assert pairs is not None and pairs.model().rowCount() > 1


@pytest.mark.parametrize("place", PARTS)
def test_one_part_alone(window: MainWindow, place: int) -> None:
    press(window, Qt.Key.Key_F5)
    assert in_view(window) == set(PARTS.values())
    press(window, Qt.Key(Qt.Key.Key_0.value + place))
    assert in_view(window) == {PARTS[place]}
    press(window, Qt.Key.Key_0)
    assert in_view(window) == set(PARTS.values())


def test_leaving_shows_all_parts_again(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_3)
    leave = window.findChild(QPushButton, "presentLeaveButton")
    assert leave is not None
    leave.click()
    assert in_view(window) == set(PARTS.values())
    press(window, Qt.Key.Key_3)
    assert in_view(window) == set(PARTS.values())


def test_the_screen_can_be_blackened(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_Period)
    curtain = part(window, "presentationCurtain")
    assert curtain.isVisible()
    assert curtain.size() == window.size()
    assert curtain.grab().toImage().pixelColor(9, 9) == Qt.GlobalColor.black
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert not curtain.isVisible()
    assert window.session.merges == 3


def test_it_can_be_asked_for_on_the_command_line() -> None:
    from bpe_gui.window_arguments import parse_window_arguments

    assert parse_window_arguments(["--presentation"]).presentation
    assert not parse_window_arguments([]).presentation


def test_keys_work_while_the_menus_are_hidden(window: MainWindow, qapp: QApplication) -> None:
    press(window, Qt.Key.Key_F5)
    points = look.text_size(qapp)
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert look.text_size(qapp) == points + 1
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not window.session.next_hidden
    press(window, Qt.Key.Key_F2)  # the lesson has no place here
    assert not window.actions_.lesson.isChecked()
    press(window, Qt.Key.Key_F5)
    assert not window.isFullScreen() and window.actions_.lesson.isEnabled()
    press(window, Qt.Key.Key_F5)
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_3, Qt.Key.Key_F5, Qt.Key.Key_Tab])
def test_a_key_on_the_curtain_does_nothing_behind_it(window: MainWindow, key: Qt.Key) -> None:
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_B)
    curtain = window.focusWidget()
    assert curtain is part(window, "presentationCurtain") and curtain.isVisible()
    QTest.keyClick(curtain, key)
    QApplication.processEvents()
    assert not curtain.isVisible()
    assert window.isFullScreen() and window.session.next_hidden and window.session.merges == 3
    assert in_view(window) == set(PARTS.values())


def test_a_page_of_the_help_is_closed_first(window: MainWindow) -> None:
    focus = window.focusWidget()
    window.actions_.keys.trigger()
    assert part(window, "helpPanel").isVisible()
    press(window, Qt.Key.Key_F5)
    assert not part(window, "helpPanel").isVisible()
    press(window, Qt.Key.Key_Escape)
    assert window.focusWidget() is focus


def test_nothing_of_it_is_kept(window: MainWindow, qapp: QApplication) -> None:
    window.text_size.change(1)
    points = window.preferences.text_points
    press(window, Qt.Key.Key_F5)
    window.text_size.change(2)
    assert look.text_size(qapp) > points + 2
    assert window.preferences.text_points == points
    window.close()
    assert window.preferences.text_points == look.text_size(qapp) == points
    again = QWidget()
    assert again.restoreGeometry(window.preferences.geometry)
    assert not again.isFullScreen()
    again.deleteLater()


def test_each_change_sets_the_type_once(window: MainWindow) -> None:
    class Listener(QObject):
        heard = 0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.heard += event.type() == QEvent.Type.ApplicationFontChange
            return False

    listener = Listener()
    window.installEventFilter(listener)
    for key in (Qt.Key.Key_F5, Qt.Key.Key_3, Qt.Key.Key_0, Qt.Key.Key_Escape):
        listener.heard = 0
        press(window, key)
        assert listener.heard == 1, key
