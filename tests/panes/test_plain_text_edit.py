"""The field for a few lines of text: what is typed, pasted and taken back is kept as it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui.panes.plain_text_edit import LONGEST_TYPED, PlainTextEdit


def key_of(text: str, key: Qt.Key = Qt.Key.Key_unknown) -> QKeyEvent:
    return QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def typed(editor: PlainTextEdit, text: str) -> None:
    """Types a text letter by letter; qtbot.keyClicks aborts the process at non-ASCII ones."""
    for letter in text:
        QApplication.sendEvent(editor, key_of(letter))


def pasted(editor: PlainTextEdit, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    editor.insertFromMimeData(data)


@pytest.fixture
def editor(qtbot: QtBot) -> PlainTextEdit:
    edit = PlainTextEdit(None)
    qtbot.addWidget(edit)
    edit.resize(300, 40)
    with qtbot.waitExposed(edit):
        edit.show()
    return edit


def test_cyrillic_is_typed(editor: PlainTextEdit, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.edited):
        typed(editor, "два дни")
    assert editor.text() == "два дни"


def test_an_input_method_writes_when_it_commits(editor: PlainTextEdit) -> None:
    QApplication.sendEvent(editor, QInputMethodEvent("に", []))
    assert editor.text() == ""
    event = QInputMethodEvent()
    event.setCommitString("日")
    QApplication.sendEvent(editor, event)
    assert editor.text() == "日"


def test_no_break_spaces_stay(editor: PlainTextEdit) -> None:
    pasted(editor, "a\xa0b\tc")
    assert editor.text() == "a\xa0b\tc"
    editor.selectAll()
    assert editor.createMimeDataFromSelection().text() == "a\xa0b\tc"


def test_shift_enter_begins_a_line(editor: PlainTextEdit) -> None:
    typed(editor, "uno")
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    typed(editor, "dos")
    assert editor.text() == "uno\ndos"


def test_a_paste_is_cleaned(editor: PlainTextEdit) -> None:
    pasted(editor, "a\r\nb\u2028c\x00d\ufeff")
    assert editor.text() == "a\nb\nc\ufffdd"


@pytest.mark.parametrize("half", ["\ud83d", "\ude42"])
def test_half_a_pair_does_no_harm(editor: PlainTextEdit, half: str) -> None:
    typed(editor, f"a{half}")
    pasted(editor, f"{half}é")
    text = editor.text()
    assert (text[0], text[-1]) == ("a", "é")
    text.encode()


def test_markup_is_text(editor: PlainTextEdit) -> None:
    pasted(editor, "<b>uno</b> & dos")
    assert editor.text() == "<b>uno</b> & dos"


def test_files_are_for_the_window(editor: PlainTextEdit) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/uno.txt")])
    assert not editor.canInsertFromMimeData(data)


def test_a_huge_paste_is_announced_with_the_text_around_it(editor: PlainTextEdit, qtbot: QtBot) -> None:
    editor.show_text("🙂 uno dos")
    cursor = editor.textCursor()
    cursor.setPosition(3)
    cursor.setPosition(6, QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    huge = "x " * LONGEST_TYPED
    with qtbot.waitSignal(editor.huge_text) as announced:
        pasted(editor, huge)
    assert announced.args == [f"🙂 {huge} dos"]
    assert editor.text() == "🙂 uno dos"


def test_undo_takes_back_what_was_shown(editor: PlainTextEdit) -> None:
    typed(editor, "hola")
    editor.show_text("otra cosa")
    assert editor.text() == "otra cosa"
    editor.undo()
    assert editor.text() == "hola"
    editor.undo()
    assert editor.text() == ""


def test_showing_a_text_is_no_edit(editor: PlainTextEdit, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(editor.edited):
        editor.show_text("hola")
        editor.show_view("vista")


def test_a_view_leaves_the_typed_text_and_its_history_alone(editor: PlainTextEdit) -> None:
    typed(editor, "hola")
    editor.show_view("vista")
    assert editor.isReadOnly()
    assert editor.toPlainText() == "vista"
    typed(editor, "x")
    pasted(editor, "y")
    assert (editor.toPlainText(), editor.text()) == ("vista", "hola")
    editor.show_text("")
    assert not editor.isReadOnly()
    editor.undo()
    assert editor.text() == "hola"


def test_it_grows_with_its_lines_up_to_four(editor: PlainTextEdit) -> None:
    heights = []
    for lines in range(1, 7):
        editor.show_text("\n".join("x" * lines))
        heights.append(editor.sizeHint().height())
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4] == heights[5]


def test_tab_leaves_the_field(qtbot: QtBot) -> None:
    both = QWidget()
    qtbot.addWidget(both)
    first, second = PlainTextEdit(both), PlainTextEdit(both)
    with qtbot.waitActive(both):
        both.show()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert first.text() == ""


def test_copied_text_keeps_its_spaces(editor: PlainTextEdit) -> None:
    editor.show_text("a\xa0b\nc")
    editor.selectAll()
    editor.copy()
    assert QGuiApplication.clipboard().text() == "a\xa0b\nc"
