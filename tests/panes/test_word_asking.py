"""Words asked about where they stand: in the corpus, in the sample, in the word dictionary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import Normalization
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedWord
from bpe_gui.panes.corpus.corpus_pane import CorpusPane
from bpe_gui.panes.dictionary_pane import DictionaryPane
from bpe_gui.panes.tokens.tokens_pane import TokensPane

Opened = Callable[[QWidget], None]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_part(pane: QWidget) -> None:
        qtbot.addWidget(pane)
        pane.resize(600, 400)
        with qtbot.waitExposed(pane):
            pane.show()
        pane.activateWindow()

    return open_part


class Asked:
    """How often somebody wanted to read why, and about what."""

    def __init__(self, session: Session) -> None:
        self.words: list[object] = []
        session.why_asked.connect(lambda: self.words.append(session.subject))


def editor_of(pane: QWidget, name: str) -> QPlainTextEdit:
    found = pane.findChild(QPlainTextEdit, name)
    assert found is not None
    return found


def put_cursor(editor: QPlainTextEdit, place: int) -> None:
    cursor = editor.textCursor()
    cursor.setPosition(place)
    editor.setTextCursor(cursor)


def click_at(qtbot: QtBot, editor: QPlainTextEdit, place: int) -> None:
    cursor = QTextCursor(editor.document())
    cursor.setPosition(place)
    centre = editor.cursorRect(cursor).center() + QPoint(2, 0)
    qtbot.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def menu_of(editor: QPlainTextEdit, qtbot: QtBot) -> QMenu:
    place = editor.cursorRect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, editor.viewport().mapToGlobal(place))
    QApplication.sendEvent(editor.viewport(), event)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_a_word_of_the_corpus_is_touched_and_asked_about(
    session: Session, opened: Opened, qtbot: QtBot
) -> None:
    session.begin(Corpus("un sol\ny 🙂 girasol"), "", None)
    asked, pane = Asked(session), CorpusPane(session, None)
    opened(pane)
    editor = editor_of(pane, "corpusEditor")
    click_at(qtbot, editor, 4)
    assert (session.subject, asked.words) == (AskedWord("sol"), [])
    put_cursor(editor, 14)  # two halves of the emoji stand before it
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    assert asked.words == [AskedWord("girasol")]
    assert editor.toPlainText() == "un sol\ny 🙂 girasol"


def test_the_menu_of_the_corpus_keeps_its_own_entries(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.begin(Corpus("un sol"), "", None)
    asked, pane = Asked(session), CorpusPane(session, None)
    opened(pane)
    editor = editor_of(pane, "corpusEditor")
    put_cursor(editor, 5)
    menu = menu_of(editor, qtbot)
    assert len(menu.actions()) > 5
    assert menu.actions()[-1].text() == "Why is «sol» not one token?"
    menu.actions()[-1].trigger()
    menu.close()
    assert asked.words == [AskedWord("sol")]


def test_rows_of_word_counts_are_words(session: Session, opened: Opened, qtbot: QtBot) -> None:
    asked, pane = Asked(session), CorpusPane(session, None)
    opened(pane)
    editor = editor_of(pane, "corpusEditor")
    put_cursor(editor, editor.document().findBlockByNumber(1).position())
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    assert asked.words == [AskedWord("pedido")]


def test_the_word_is_the_one_that_is_cut(session: Session, opened: Opened, qtbot: QtBot) -> None:
    """Composed where the settings compose it; a line as a whole where lines are words."""
    session.begin(Corpus("man\u0303ana sol"), "", None)
    session.change_settings(replace(session.settings, normalization=Normalization.NFC))
    asked, pane = Asked(session), CorpusPane(session, None)
    opened(pane)
    editor = editor_of(pane, "corpusEditor")
    put_cursor(editor, 5)
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    assert asked.words == [AskedWord("ma\xf1ana")]
    put_cursor(editor, len("man\u0303ana sol"))
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    assert asked.words[-1] == AskedWord("sol")


def test_where_there_is_no_word_nothing_is_asked(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.begin(Corpus("sol  \n\nsol"), "", None)
    asked, pane = Asked(session), CorpusPane(session, None)
    opened(pane)
    editor = editor_of(pane, "corpusEditor")
    put_cursor(editor, 6)
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    click_at(qtbot, editor, 6)
    assert (asked.words, session.subject) == ([], None)


def test_a_word_of_the_sample(session: Session, opened: Opened, qtbot: QtBot) -> None:
    asked, pane = Asked(session), TokensPane(session, None)
    opened(pane)
    session.set_sample("tu 🙂 paquete")
    editor = editor_of(pane, "sampleEditor")
    put_cursor(editor, 8)
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_I, CONTROL)
    assert asked.words == [AskedWord("paquete")]


def test_words_of_the_dictionary(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.set_sample("el paquete y kilo")
    asked, pane = Asked(session), DictionaryPane(session, None)
    opened(pane)
    words = pane.findChild(QTableView, "dictionaryView")
    message = pane.findChild(QTableView, "dictionaryMessage")
    assert words is not None
    assert message is not None
    second = words.visualRect(words.model().index(1, 1)).center()
    qtbot.mouseClick(words.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert (session.subject, asked.words) == (AskedWord("pedido"), [])
    qtbot.keyClick(words, Qt.Key.Key_Down)
    assert session.subject == AskedWord("se")
    qtbot.keyClick(words, Qt.Key.Key_I, CONTROL)
    assert asked.words == [AskedWord("se")]
    message.scrollTo(message.model().index(0, 3))
    column = message.visualRect(message.model().index(0, 3)).center()
    qtbot.mouseClick(message.viewport(), Qt.MouseButton.LeftButton, pos=column)
    assert session.subject == AskedWord("kilo")
    qtbot.mouseDClick(message.viewport(), Qt.MouseButton.LeftButton, pos=column)
    assert asked.words[-1] == AskedWord("kilo")
    message.customContextMenuRequested.emit(message.visualRect(message.model().index(2, 1)).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    assert asked.words[-1] == AskedWord("paquete")
