"""The chart in the window: large and small, how it is looked at, and the texts that it measures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.core.held_out import MOST_TEXTS, HeldOutText, HeldOutTexts
from bpe_gui.panes.chart.chart_view import ChartView, Measure
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = create_window(["--language", "en", "--merges", "60"])
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: not window.busy, timeout=10_000)
    yield window


def part(window: QWidget, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert found is not None
    return found


def click(window: QWidget, name: str) -> None:
    QTest.mouseClick(part(window, name), Qt.MouseButton.LeftButton)


def texts_dialog(window: MainWindow) -> QDialog:
    """The window with the texts, opened from the menu of the chart."""
    click(window, "chartViewButton")
    (menu,) = (menu for menu in window.findChildren(QMenu, "chartViewMenu") if menu.isVisible())
    action = menu.findChild(QAction, "heldOutAction")
    assert action is not None
    action.trigger()
    menu.close()
    dialog = window.findChild(QDialog, "heldOutDialog")
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    return dialog


def names(window: MainWindow) -> list[str]:
    return [text.name for text in window.session.held_out_curves]


# Large and small


def test_the_large_chart_takes_the_room_of_sample_and_limit(window: MainWindow, qtbot: QtBot) -> None:
    before = window.chart.plot.height()
    click(window, "chartLargeButton")
    assert not part(window, "tokensView").isVisible()
    assert not part(window, "limitSlider").isVisible()
    qtbot.waitUntil(lambda: window.chart.plot.height() > 2 * before)
    assert part(window, "readOffTable").isVisible()
    click(window, "chartLargeButton")
    assert part(window, "tokensView").isVisible()
    assert part(window, "limitSlider").isVisible()
    assert not part(window, "readOffTable").isVisible()
    qtbot.waitUntil(lambda: window.chart.plot.height() < 2 * before)


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_F2], ids=["presentation", "lesson"])
def test_what_needs_all_parts_gets_them_back(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    window.chart.set_large(True)
    QTest.keyClick(window, key)
    qtbot.waitUntil(lambda: part(window, "tokensView").isVisible())
    assert not window.chart.is_large
    assert part(window, "limitSlider").isVisible()
    QTest.keyClick(window, key)


def test_the_way_of_looking_is_remembered(window: MainWindow) -> None:
    view = ChartView(Measure.SHARE, log_merges=True, marked=True, worth=0.0125)
    window.chart.view_chosen.emit(view)
    assert ChartView.of_words(window.preferences.chart_view) == view


@pytest.mark.parametrize(
    ("words", "view"),
    [
        ("", ChartView()),
        ("share gains", ChartView(Measure.SHARE, gains=True)),
        ("tokens log_tokens worth=0.02 other", ChartView(log_tokens=True, worth=0.02)),
        ("worth=many", ChartView()),
        ("worth=7", ChartView()),
        ("worth=nan", ChartView()),
    ],
)
def test_what_was_remembered_is_read_and_what_is_none_is_left(words: str, view: ChartView) -> None:
    assert ChartView.of_words(words) == view
    assert ChartView.of_words(view.words()) == view


# The texts


def test_nothing_of_the_dialog_is_made_before_it_is_opened(window: MainWindow) -> None:
    assert window.findChild(QDialog, "heldOutDialog") is None
    assert texts_dialog(window) is texts_dialog(window)


def test_each_line_that_is_typed_gets_a_curve(window: MainWindow, qtbot: QtBot) -> None:
    dialog = texts_dialog(window)
    editor = dialog.findChild(PlainTextEdit, "heldOutEditor")
    assert editor is not None
    assert editor.hasFocus() or dialog.focusWidget() is editor
    qtbot.keyClicks(editor, "teapots")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.keyClicks(editor, "blue")
    qtbot.waitUntil(lambda: names(window) == ["teapots", "blue"])
    qtbot.waitUntil(lambda: len(window.chart.plot.drawing.texts) == 2)
    told = dialog.findChild(QLabel, "heldOutTold")
    assert told is not None
    assert told.text() == "2 texts"
    editor.undo()
    qtbot.waitUntil(lambda: names(window) != ["teapots", "blue"])


def test_what_was_typed_last_counts_when_the_dialog_closes(window: MainWindow, qtbot: QtBot) -> None:
    dialog = texts_dialog(window)
    editor = dialog.findChild(PlainTextEdit, "heldOutEditor")
    assert editor is not None
    qtbot.keyClicks(editor, "cup")
    dialog.close()
    assert window.session.held_out.lines == "cup"


def test_the_lines_of_the_sample_and_the_messages_of_cost(window: MainWindow, qtbot: QtBot) -> None:
    dialog = texts_dialog(window)
    box = dialog.findChild(QCheckBox, "heldOutSample")
    assert box is not None
    expected = [window.session.sample_text]
    box.click()
    qtbot.waitUntil(lambda: names(window) == expected)
    click(dialog, "heldOutMessages")
    expected += window.session.cost_sheet.lines
    qtbot.waitUntil(lambda: names(window) == expected)
    window.session.set_held_out(HeldOutTexts("from elsewhere"))
    assert not box.isChecked()
    editor = dialog.findChild(PlainTextEdit, "heldOutEditor")
    assert editor is not None
    assert editor.text() == "from elsewhere"


def test_files_are_added_and_removed(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for name, text in (("one.txt", "uno\ndos"), ("two.txt", "чайник ".encode("cp1251") * 30)):
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    dialog = texts_dialog(window)
    shown = dialog.findChild(QListWidget, "heldOutFiles")
    remove = dialog.findChild(QPushButton, "heldOutRemove")
    assert shown is not None
    assert remove is not None
    assert not shown.isVisible()

    def answer() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QFileDialog)
        asked.setDirectory(str(tmp_path))
        edit = asked.findChild(QLineEdit, "fileNameEdit")
        assert edit is not None
        edit.setText('"one.txt" "two.txt"')
        asked.accept()

    QTimer.singleShot(0, answer)
    click(dialog, "heldOutAdd")
    qtbot.waitUntil(lambda: names(window) == ["one.txt", "two.txt"])
    assert [shown.item(row).text() for row in range(2)] == ["one.txt", "two.txt"]
    assert shown.isVisible()
    assert not remove.isEnabled()
    shown.setCurrentRow(0)
    assert remove.isEnabled()
    QTest.keyClick(shown, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: names(window) == ["two.txt"])
    assert window.session.held_out.files[0].text == "чайник " * 30
    click(dialog, "heldOutRemove")
    qtbot.waitUntil(lambda: names(window) == [])


def test_what_cannot_be_read_is_said_and_changes_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    from bpe_gui.window.held_out_dialog import HeldOutDialog

    dialog = texts_dialog(window)
    assert isinstance(dialog, HeldOutDialog)
    fault = dialog.findChild(QLabel, "heldOutFault")
    assert fault is not None
    (tmp_path / "binary.bin").write_bytes(bytes(range(256)) * 8)
    dialog.add_files([tmp_path / "binary.bin"])
    qtbot.waitUntil(fault.isVisible)
    assert "binary.bin is no text" in fault.text()
    assert window.session.held_out == HeldOutTexts()
    (tmp_path / "good.txt").write_text("good", encoding="utf-8")
    dialog.add_files([tmp_path / "good.txt"])
    qtbot.waitUntil(lambda: names(window) == ["good.txt"])
    assert not fault.isVisible()


def test_how_many_are_drawn_and_measured_is_said(window: MainWindow) -> None:
    dialog = texts_dialog(window)
    told = dialog.findChild(QLabel, "heldOutTold")
    assert told is not None
    window.session.set_held_out(HeldOutTexts("\n".join(map(str, range(20)))))
    assert told.text() == "20 texts · the first 8 are drawn, the large chart lists all"
    window.session.set_held_out(HeldOutTexts("\n".join(map(str, range(MOST_TEXTS + 1)))))
    assert told.text().endswith("more are not measured")


def test_a_huge_paste_is_refused_with_a_way_out(window: MainWindow) -> None:
    dialog = texts_dialog(window)
    editor, fault = dialog.findChild(PlainTextEdit, "heldOutEditor"), dialog.findChild(QLabel, "heldOutFault")
    assert editor is not None
    assert fault is not None
    QApplication.clipboard().setText("a" * 30_000)
    editor.paste()
    assert "20,000" in fault.text()
    assert editor.text() == ""


def test_all_of_it_says_what_it_is(window: MainWindow) -> None:
    window.session.set_held_out(HeldOutTexts(files=(HeldOutText("a.txt", "a"),)))
    dialog = texts_dialog(window)
    for kind in (QPushButton, QCheckBox, PlainTextEdit, QListWidget):
        for control in dialog.findChildren(kind):
            assert control.accessibleName(), control.objectName()
            assert control.toolTip(), control.objectName()
    for name in ("chartLargeButton", "chartViewButton"):
        button = window.findChild(QToolButton, name)
        assert button is not None
        assert button.accessibleName()
        assert button.toolTip()
