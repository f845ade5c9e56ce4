"""Sentences with links, followed by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui.panes.why.linked_text import LinkedText, Piece, between, plain, weave


def shown(qtbot: QtBot, *lines: tuple[Piece, ...]) -> LinkedText:
    text = LinkedText(None, "text")  # type: ignore[arg-type]
    qtbot.addWidget(text)
    text.show_lines(lines)
    text.resize(400, 120)
    with qtbot.waitExposed(text):
        text.show()
    return text


def test_what_people_wrote_is_no_markup(qtbot: QtBot) -> None:
    line = weave("{word} & {other}", word=Piece("<b>x</b>", 1), other="{word}")
    text = shown(qtbot, line)
    assert plain(line) == "<b>x</b> & {word}"
    assert text.lines == ("<b>x</b> & {word}",)
    assert text.accessibleName() == "<b>x</b> & {word}"
    assert "&lt;b&gt;x&lt;/b&gt;" in text.text()
    assert text.targets == (1,)


def test_tab_goes_to_each_link_and_enter_follows_it(qtbot: QtBot, qapp: QApplication) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column, before = QVBoxLayout(page), QPushButton("before", page)
    text, after = LinkedText(page, "text"), QPushButton("after", page)
    text.show_lines([tuple(between([Piece("one", "first"), Piece("two", "second")], ", "))])
    for part in (before, text, after):
        column.addWidget(part)
    followed: list[object] = []
    text.followed.connect(followed.append)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Tab):
        qtbot.keyClick(qapp.focusWidget(), key)
    assert followed == ["first", "second"]
    assert qapp.focusWidget() is after
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    qtbot.keyClick(text, Qt.Key.Key_Return)
    assert followed == ["first", "second", "second"]


def test_a_text_without_links_takes_no_focus(qtbot: QtBot) -> None:
    text = shown(qtbot, (Piece("nothing to press"),))
    assert text.focusPolicy() == Qt.FocusPolicy.NoFocus
    text.show_lines([(Piece("press", 5),)])
    assert text.focusPolicy() & Qt.FocusPolicy.TabFocus
    text.show_lines([(Piece("nothing again"),)])
    assert text.focusPolicy() == Qt.FocusPolicy.NoFocus
    text.show_lines([])
    assert text.text() == ""


def test_a_list_that_goes_on_ends_in_one_row_of_dots() -> None:
    assert plain(weave("They are: {words}.", words=[Piece("one"), Piece(", …")])) == "They are: one, …"
    assert plain(weave("They are: {words}.", words=[Piece("one"), Piece(", two")])) == "They are: one, two."
