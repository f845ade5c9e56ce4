"""The vocabulary's pane with a real session: what it shows, what it asks, what it copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QAbstractItemModel, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.vocabulary import TokenKind
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import Branch, History
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken, AskedWord
from bpe_gui.document.vocabulary_rows import VocabularyColumn
from bpe_gui.panes.vocabulary.corpus_words_table import CorpusWordsTable
from bpe_gui.panes.vocabulary.vocabulary_menu import VocabularyMenu
from bpe_gui.panes.vocabulary.vocabulary_pane import VocabularyPane
from bpe_gui.panes.vocabulary.vocabulary_table import VocabularyTable

Watch = Callable[[QAbstractItemModel], None]
Kind = TypeVar("Kind", bound=QWidget)


class Shown:
    """A pane in a window of its own, and its parts by name."""

    def __init__(self, session: Session, qtbot: QtBot, width: int = 1000, height: int = 300) -> None:
        self.session, self._qtbot = session, qtbot
        self.window = QWidget()
        self.window.setLocale(QLocale("en"))
        qtbot.addWidget(self.window)
        self.window.resize(width, height)
        self.pane = VocabularyPane(session, self.window)
        self.pane.resize(width, height)
        self.table = self.part(VocabularyTable, "vocabularyView")
        self.words = self.part(CorpusWordsTable, "corpusWordsView")
        self.search = self.part(QLineEdit, "vocabularySearch")
        self.kind = self.part(QComboBox, "vocabularyKind")

    def show(self) -> Shown:
        self.window.show()
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        self.settle()
        return self

    def settle(self) -> None:
        """Waits until everything is counted and arranged."""
        model, session = self.pane._model, self.session
        self._qtbot.waitUntil(
            lambda: (
                not session.busy
                and not model.is_counting
                and not model._arranging.busy
                and model.vocabulary.merges == session.merges
                and model.vocabulary.table.tokenizer is session.tokenizer
            ),
            timeout=20_000,
        )

    def part(self, kind: type[Kind], name: str) -> Kind:
        found = self.pane.findChild(kind, name)
        assert found is not None
        return found

    @property
    def summary(self) -> str:
        return self.part(QLabel, "vocabularySummary").text()

    @property
    def verdict(self) -> str:
        return self.part(QLabel, "wordsVerdict").text()

    def column(self, view: QTableView, column: int) -> list[object]:
        model = view.model()
        return [model.index(row, column).data() for row in range(model.rowCount())]

    def press(self, name: str) -> None:
        self.part(QPushButton, name).click()

    def click(self, view: QTableView, row: int, double: bool = False) -> None:
        view.scrollTo(view.model().index(row, 0))
        place = view.visualRect(view.model().index(row, 1 if view is self.table else 0)).center()
        self._qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        if double:
            self._qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def learned(session: Session, qtbot: QtBot) -> Session:
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy)
    return session


@pytest.fixture
def shown(learned: Session, qtbot: QtBot) -> Shown:
    return Shown(learned, qtbot).show()


@pytest.fixture
def bulgarian(qapp: QApplication, qtbot: QtBot) -> Iterator[Session]:
    session = Session(qapp)
    session.begin(load_sample(shipped_samples()["lesson-bg"]), "", None)
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy)
    yield session
    session.close()
    session.setParent(None)
    session.deleteLater()


def test_the_numbers_of_the_lesson(shown: Shown) -> None:
    assert shown.summary == "93 tokens = 33 letters + 60 by rules · they stand 449 times in the corpus"
    assert shown.verdict == "2 words take 7 tokens each; none takes more."
    assert sorted(map(str, shown.column(shown.words, 0))) == ["original", "reembolso"]
    cuts = shown.column(shown.words, 1)
    assert all(str(cut).count("|") == 6 for cut in cuts)
    assert [str(cut).replace("|", "") for cut in cuts] == shown.column(shown.words, 0)
    shown.press("wholeButton")
    assert shown.verdict == "23 of 83 different words are one token."
    whole = shown.column(shown.words, 0)
    assert {"el", "pedido", "llegará"} <= set(map(str, whole)) and len(whole) == 23
    for word, since in zip(whole, shown.column(shown.words, 1), strict=True):
        rank = int(str(since)) - 1
        assert shown.session.rounds[rank].rule.token == word if rank >= 0 else len(str(word)) == 1
    shown.press("neverMergedButton")
    assert "".join(map(str, shown.column(shown.words, 0))) == "01345fhqyzéñ"
    assert shown.verdict == "12 letters of the corpus stand in no rule."
    assert shown.words.isColumnHidden(1)


def test_the_bulgarian_lesson(bulgarian: Session, qtbot: QtBot) -> None:
    shown = Shown(bulgarian, qtbot).show()
    assert shown.column(shown.words, 0) == ["оригиналната"]
    assert shown.verdict == "1 word takes 8 tokens; none takes more."
    assert shown.summary.endswith("they stand 413 times in the corpus")


def test_a_token_that_is_touched_is_asked_about(shown: Shown, qtbot: QtBot) -> None:
    session, asked = shown.session, []
    session.why_asked.connect(lambda: asked.append(session.subject))
    shown.click(shown.table, 33)
    assert (session.subject, asked) == (AskedToken("el"), [])
    qtbot.keyClick(shown.table, Qt.Key.Key_Down)
    second = AskedToken(session.rounds[1].rule.token)
    assert (session.subject, asked) == (second, [])
    qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert asked == [second]
    qtbot.keyClick(shown.table, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert asked == [second, second]
    shown.click(shown.table, 36, double=True)
    assert asked[2:] == [AskedToken(session.rounds[3].rule.token)]


def test_a_word_that_is_touched_is_asked_about(shown: Shown, qtbot: QtBot) -> None:
    session, asked = shown.session, []
    session.why_asked.connect(lambda: asked.append(session.subject))
    shown.click(shown.words, 0)
    word = AskedWord(str(shown.column(shown.words, 0)[0]))
    assert (session.subject, asked) == (word, [])
    qtbot.keyClick(shown.words, Qt.Key.Key_Enter)
    assert asked == [word]
    shown.press("neverMergedButton")
    shown.click(shown.words, 2, double=True)
    assert asked[1:] == [AskedToken("3")]


def test_what_is_chosen_stays_chosen_while_merges_reorder_the_rows(shown: Shown) -> None:
    session = shown.session
    shown.table.sort_by(VocabularyColumn.COUNT)
    row = next(row for row in range(93) if shown.pane._model.rows[row] == 40)
    shown.click(shown.table, row)
    session.ask(None)
    session.merge_to(75)
    shown.settle()
    (chosen,) = shown.table.selected_rows().tolist()
    assert (
        int(shown.pane._model.rows[chosen])
        == 40
        == int(shown.pane._model.rows[shown.table.currentIndex().row()])
    )
    assert session.subject is None  # nobody touched anything


def test_headings_and_digits_sort(shown: Shown, qtbot: QtBot) -> None:
    header = shown.table.horizontalHeader()
    count = VocabularyColumn.COUNT
    place = QPoint(
        header.sectionViewportPosition(count) + header.sectionSize(count) // 2, header.height() // 2
    )
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    counts = shown.column(shown.table, VocabularyColumn.COUNT)
    assert counts == sorted(map(int, map(str, counts)), reverse=True)
    model = shown.table.model()
    heading = Qt.Orientation.Horizontal
    assert model.headerData(VocabularyColumn.COUNT, heading) == "count\u00a0↓"
    shown.table.setFocus()
    qtbot.keyClick(shown.table, Qt.Key.Key_2)
    tokens = shown.column(shown.table, VocabularyColumn.TOKEN)
    assert tokens == sorted(map(str, tokens))
    qtbot.keyClick(shown.table, Qt.Key.Key_2)
    assert shown.column(shown.table, VocabularyColumn.TOKEN) == tokens[::-1]
    assert [model.headerData(column, heading) for column in (1, 3)] == ["token\u00a0↓", "count"]


def test_searching_by_keyboard(shown: Shown, qtbot: QtBot) -> None:
    shown.search.setFocus()
    qtbot.keyClicks(shown.search, "ed")
    shown.settle()
    found = shown.column(shown.table, VocabularyColumn.TOKEN)
    assert found and all("ed" in str(token) for token in found)
    assert f"· {len(found)} shown ·" in shown.summary
    qtbot.keyClick(shown.search, Qt.Key.Key_Down)
    assert shown.table.hasFocus()
    shown.search.setFocus()
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    shown.settle()
    assert shown.search.text() == "" and shown.table.model().rowCount() == 93
    qtbot.keyClicks(shown.search, "xyzxyz")
    shown.settle()
    assert shown.table.model().rowCount() == 0
    assert shown.table.accessibleDescription() == "No token is like this."
    shown.window.grab()


def test_kinds(shown: Shown) -> None:
    sizes = {}
    for place in range(shown.kind.count()):
        shown.kind.setCurrentIndex(place)
        shown.kind.activated.emit(place)
        shown.settle()
        sizes[shown.kind.currentData()] = shown.table.model().rowCount()
    assert sizes == {
        TokenKind.ALL: 93,
        TokenKind.UNITS: 33,
        TokenKind.RULES: 60,
        TokenKind.WHOLE_WORDS: 23,
        TokenKind.UNUSED: 14,
        TokenKind.NEVER_MERGED: 12,
        TokenKind.SPECIAL: 0,
    }


def test_copying(shown: Shown, qtbot: QtBot) -> None:
    clipboard = QGuiApplication.clipboard()
    shown.click(shown.table, 33)
    qtbot.keyClick(shown.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    heading = "id\ttoken\tbytes\tcount\tletters\trule\tleft\tright\n"
    qtbot.waitUntil(lambda: clipboard.text().startswith("id\t"))
    assert clipboard.text() == heading + "33\tel\t65 6C\t25\t2\t1\te\tl\n"
    assert bytes(clipboard.mimeData().data("text/tab-separated-values").data()).decode() == clipboard.text()
    menu = shown.pane.findChild(VocabularyMenu)
    menu.copy_all_wanted.emit()
    qtbot.waitUntil(lambda: clipboard.text().count("\n") == 94)
    lines = [line.split("\t") for line in clipboard.text().splitlines()[1:]]
    assert sum(int(line[3]) for line in lines) == 449
    assert [line[5:] for line in lines[:33]] == [["", "", ""]] * 33


def test_the_menu_asks_and_sorts(shown: Shown, qtbot: QtBot) -> None:
    session, asked = shown.session, []
    session.why_asked.connect(lambda: asked.append(session.subject))
    shown.click(shown.table, 40)
    place = shown.table.viewport().rect().center()
    QApplication.sendEvent(
        shown.table.viewport(),
        QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, shown.table.mapToGlobal(place)),
    )
    menu = shown.pane.findChild(VocabularyMenu)
    qtbot.waitUntil(menu.isVisible)
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Why?", "Copy as TSV", "Copy all as TSV", "Sort by"]
    menu.actions()[0].trigger()
    assert asked == [AskedToken(session.rounds[7].rule.token)]
    menu._columns[VocabularyColumn.LETTERS].trigger()
    letters = shown.column(shown.table, VocabularyColumn.LETTERS)
    assert letters == sorted(map(int, map(str, letters)), reverse=True)
    menu.close()


def test_nothing_is_counted_while_nobody_looks(learned: Session, qtbot: QtBot) -> None:
    shown = Shown(learned, qtbot)
    assert shown.pane._model.vocabulary.size == 0
    learned.merge()
    assert shown.pane._model.vocabulary.size == 0
    shown.show()
    assert shown.pane._model.vocabulary.size == 94
    shown.window.hide()
    learned.merge()
    assert shown.pane._model.vocabulary.size == 94
    shown.window.show()
    shown.settle()
    assert shown.pane._model.vocabulary.size == 95


def test_each_row_is_told(shown: Shown) -> None:
    model = shown.table.model()
    index = model.index(33, 1)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "token el, id 33, 25 times in the corpus, 2 letters, rule 1: e + l"
    tip = str(index.data(Qt.ItemDataRole.ToolTipRole))
    assert "25 made by its rule = 25" in tip and "U+0065 U+006C" in tip
    letter = next(row for row in range(33) if model.index(row, 1).data() == "e")
    about = str(model.index(letter, 1).data(Qt.ItemDataRole.ToolTipRole))
    assert "before the first merge − rule 1 took 25" in about
    words = shown.words.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "7 tokens: " in str(words)


def test_it_is_there_for_assistive_tools(shown: Shown) -> None:
    QAccessible.setActive(True)
    table = QAccessible.queryAccessibleInterface(shown.table)
    assert table.text(QAccessible.Text.Name) == "Tokens of the vocabulary"
    names = [cell.text(QAccessible.Text.Name) for at in range(40) if (cell := table.child(6 * (at + 1)))]
    assert any(name.startswith("token 0, id 0") for name in names)
    QAccessible.setActive(False)
    for each in shown.pane.findChildren(QWidget):
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible():
            assert each.accessibleName(), each.objectName()
            assert each.toolTip(), each.objectName()


def test_empty_states(session: Session, qtbot: QtBot) -> None:
    session.begin(Corpus(), "", None)
    shown = Shown(session, qtbot).show()
    assert shown.verdict == "The corpus has no word yet."
    assert shown.summary.startswith("0 tokens")
    session.adopt(None, Settings(), History([Branch(rounds=[Round(Rule("a", "b"), 3, 1, 5)])]), "ab", 1)
    shown.settle()
    assert shown.verdict == "There is no corpus."
    assert shown.summary == "3 tokens = 2 letters + 1 by a rule"
    shown.window.grab()


def test_all_words_whole(session: Session, qtbot: QtBot) -> None:
    session.merge_to(300)
    shown = Shown(session, qtbot).show()
    assert shown.verdict == "Every word is one token."
    session.replace_corpus(Corpus("aa aa"))
    session.merge_to(1)
    shown.settle()
    shown.press("neverMergedButton")
    assert shown.verdict == "Every letter of the corpus is in some rule."


def test_bytes_and_markers(session: Session, qtbot: QtBot) -> None:
    shown = Shown(session, qtbot).show()
    session.change_settings(PRESETS["bytes"])
    shown.settle()
    assert shown.summary.startswith("256 bytes") or "256 tokens" in shown.summary
    session.merge_to(3)
    shown.settle()
    assert shown.summary.startswith("259 tokens = 256 bytes + 3 by rules")
    shown.press("neverMergedButton")
    assert shown.verdict.endswith("bytes of the corpus stand in no rule.")
    session.change_settings(PRESETS["book-marker"])
    shown.settle()
    assert " = 34 symbols + " in shown.summary
    shown.window.grab()


@pytest.mark.parametrize("language", ["es", "bg"])
def test_other_languages_and_large_letters(
    learned: Session, qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    shown = Shown(learned, qtbot).show()
    i18n.set_language(qapp, language)
    shown.window.setLocale(QLocale(language))
    look.set_text_size(qapp, 20)
    look.apply(qapp, Qt.ColorScheme.Dark)
    assert shown.part(QPushButton, "wholeButton").text() != "Whole words"
    assert "449" in shown.summary and "times" not in shown.summary
    assert shown.table.rowHeight(0) == shown.table.rows_look.height > 30
    for press in ("dearestButton", "wholeButton", "neverMergedButton"):
        shown.press(press)
        shown.window.grab()
