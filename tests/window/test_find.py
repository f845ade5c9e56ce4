"""Finding in the real window: the corpus, the rules and the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.subject import AskedToken
from bpe_gui.panes.corpus.corpus_editor import CorpusEditor
from bpe_gui.window.main_window import MainWindow

Kind = TypeVar("Kind", bound=QWidget)
TEXT = "sol mar sol\nSol y mar\naño an\u0303o 👋 sol\n"


@pytest.fixture(autouse=True)
def what_is_small_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)


class Opened:
    """A window, and the parts of its search."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot
        self.session = window.session
        self.editor = self.part(CorpusEditor, "corpusEditor")
        self.rules = self.part(QTableView, "rulesView")

    def part(self, kind: type[Kind], name: str) -> Kind:
        found = self.window.findChild(kind, name)
        assert found is not None, name
        return found

    @property
    def strip(self) -> QWidget:
        return self.part(QWidget, "findStrip")

    @property
    def field(self) -> QLineEdit:
        return self.part(QLineEdit, "findField")

    @property
    def verdict(self) -> str:
        return self.part(QLabel, "findVerdict").text()

    @property
    def found(self) -> str:
        """What is selected in the corpus."""
        return self.editor.textCursor().selectedText()

    @property
    def row(self) -> int:
        """The row of the rules that is chosen."""
        (index,) = self.rules.selectionModel().selectedRows()
        return index.row()

    def press(self, keys: str, where: QWidget | None = None) -> None:
        """Sends a key with its modifiers to a widget, or to that with the focus."""
        *modifiers, key = keys.split("+")
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= {"Ctrl": Qt.KeyboardModifier.ControlModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}[
                modifier
            ]
        target = where or QApplication.focusWidget() or self.window
        self._qtbot.keyClick(target, getattr(Qt.Key, f"Key_{key}"), held)

    def search(self, text: str, part: QWidget) -> None:
        """Opens the search in a part of the window and types."""
        part.setFocus()
        self.press("Ctrl+F")
        assert self.field.hasFocus()
        self.type(text)

    def type(self, text: str) -> None:
        """Types in the place of what stands in the field."""
        self.field.selectAll()
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(self.field, event)


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Callable[..., Opened]]:
    def open_window(*words: str, corpus: Corpus | None = None, merges: int = 0) -> Opened:
        window = create_window(["--language", "en", *words])
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        if corpus is not None:
            window.session.replace_corpus(corpus)
            window.session.merge_to(merges)
        qtbot.waitUntil(lambda: not window.busy, timeout=20_000)
        return Opened(window, qtbot)

    yield open_window


@pytest.fixture
def shown(opened: Callable[..., Opened]) -> Opened:
    return opened(corpus=Corpus(TEXT), merges=6)


def test_nothing_of_it_is_there_before_it_is_wanted(shown: Opened) -> None:
    assert shown.window.findChild(QWidget, "findStrip") is None
    shown.search("sol", shown.editor)
    assert shown.strip.isVisible()
    assert shown.part(QComboBox, "findPart").currentText() == "in the corpus"


def test_enter_and_f3_go_round_and_say_so(shown: Opened) -> None:
    shown.search("sol", shown.editor)
    assert (shown.found, shown.verdict) == ("sol", "1 of 4")
    for verdict in ("2 of 4", "3 of 4", "4 of 4", "1 of 4 · from the beginning again", "2 of 4"):
        shown.press("Return")
        assert shown.verdict == verdict
        assert shown.found.lower() == "sol"
    shown.press("Shift+Return")
    assert shown.verdict == "1 of 4"
    shown.press("Shift+F3")
    assert shown.verdict == "4 of 4 · from the end again"
    assert shown.editor.textCursor().selectionStart() == len(TEXT.encode("utf-16-le")) // 2 - 4
    shown.press("F3")
    assert shown.verdict == "1 of 4 · from the beginning again"
    assert shown.editor.textCursor().selectionStart() == 0


def test_the_case_matters_when_that_is_wanted(shown: Opened) -> None:
    shown.search("Sol", shown.editor)
    assert shown.verdict.endswith("of 4")
    shown.part(QCheckBox, "findCase").click()
    assert (shown.found, shown.verdict) == ("Sol", "1 of 1")


def test_letters_are_found_in_both_spellings(shown: Opened) -> None:
    for typed in ("ño", "n\u0303o"):
        shown.search(typed, shown.editor)
        assert shown.verdict.endswith("of 2")
        found = {shown.found}
        shown.press("F3")
        assert found | {shown.found} == {"ño", "n\u0303o"}
        shown.press("Escape")


def test_esc_closes_and_gives_the_focus_back(shown: Opened) -> None:
    shown.search("mar", shown.rules)
    assert shown.part(QComboBox, "findPart").currentText() == "in the rules"
    shown.press("Escape")
    assert not shown.strip.isVisible() and shown.rules.hasFocus()
    shown.search("mar", shown.editor)
    assert shown.found == "mar"
    shown.part(QToolButton, "findClose").click()
    assert shown.editor.hasFocus() and shown.found == "mar"


def test_what_is_not_there(shown: Opened) -> None:
    shown.search("luna", shown.editor)
    assert shown.verdict == "not found"
    shown.press("Return")
    assert shown.verdict == "not found"
    shown.field.selectAll()
    shown.press("Backspace")
    assert shown.verdict == ""


def test_f3_goes_on_after_the_strip_is_closed(shown: Opened) -> None:
    shown.press("F3", shown.editor)  # nothing to find yet: it asks
    assert shown.field.hasFocus()
    shown.type("mar")
    shown.press("Escape")
    start = shown.editor.textCursor().selectionStart()
    shown.press("F3")
    assert shown.editor.hasFocus() and shown.editor.textCursor().selectionStart() > start
    assert shown.verdict == "2 of 2"


def test_what_is_typed_meanwhile_is_searched_anew(shown: Opened) -> None:
    shown.search("mar", shown.editor)
    assert shown.verdict == "1 of 2"
    shown.editor.moveCursor(shown.editor.textCursor().MoveOperation.Start)
    shown.editor.insertPlainText("mar mar ")
    shown.press("F3")
    assert shown.verdict == "3 of 4"
    assert shown.editor.text().startswith("mar mar sol")


def test_a_choice_in_the_corpus_is_what_is_found_next(shown: Opened) -> None:
    cursor = shown.editor.textCursor()
    cursor.setPosition(4)
    cursor.setPosition(7, cursor.MoveMode.KeepAnchor)
    shown.editor.setTextCursor(cursor)
    shown.editor.setFocus()
    shown.press("Ctrl+F")
    assert (shown.field.text(), shown.verdict) == ("mar", "1 of 2")


def test_hits_are_framed_and_text_stays_where_it_is(shown: Opened) -> None:
    shown.editor.setFocus()
    before = [shown.editor.blockBoundingGeometry(block) for block in blocks(shown.editor)]
    shown.search("o", shown.editor)
    assert [shown.editor.blockBoundingGeometry(block) for block in blocks(shown.editor)] == before
    quiet = look.colours(shown.editor.palette()).quiet
    viewport = shown.editor.viewport()
    picture = viewport.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())
    }
    assert quiet.name() in colours
    undo = shown.editor.document().isUndoAvailable()
    shown.press("Escape")
    picture = viewport.grab().toImage()
    frame = shown.editor._hits
    assert list(frame) == [] and shown.editor.document().isUndoAvailable() == undo


def blocks(editor: CorpusEditor) -> list[object]:
    document = editor.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def test_rules_are_found_by_parts_token_and_number(opened: Callable[..., Opened]) -> None:
    shown = opened("--merges", "60", "--language", "es")
    shown.session.replace_corpus(lesson())
    shown._qtbot.waitUntil(lambda: not shown.window.busy)
    tokens = [found.rule.token for found in shown.session.rounds[:60]]
    shown.search("ed", shown.rules)
    rows = [row for row, token in enumerate(tokens) if "ed" in token]
    assert len(rows) > 1
    for number, row in enumerate(rows):
        assert (shown.row, shown.verdict) == (row, f"{number + 1} de {len(rows)}")
        shown.press("Return")
    shown.type("42")
    assert shown.row == 41
    assert shown.session.highlight == (shown.session.rounds[41].rule, 41)
    shown.type("e+l")
    assert shown.row == 0
    shown.type("l")
    holders = [row for row, token in enumerate(tokens) if "l" in token]
    assert shown.row == holders[0]


def lesson() -> Corpus:
    from bpe_gui.document.samples import load_sample, shipped_samples

    return load_sample(shipped_samples()["lesson-es"])


def test_tokens_are_found_in_the_vocabulary(shown: Opened) -> None:
    shown.search("ol", shown.editor)
    combo = shown.part(QComboBox, "findPart")
    combo.setCurrentIndex(2)
    combo.activated.emit(2)
    assert shown.part(QPushButton, "vocabularyTab").isChecked()
    view = shown.part(QTableView, "vocabularyView")
    tokens = [str(view.model().index(row, 1).data()) for row in range(view.model().rowCount())]
    rows = [row for row, token in enumerate(tokens) if "ol" in token]
    assert rows and view.currentIndex().row() == rows[0]
    assert shown.session.subject == AskedToken(tokens[rows[0]])
    assert shown.verdict == f"1 of {len(rows)}"
    shown.type(str(len(tokens) - 1))
    assert view.currentIndex().row() == len(tokens) - 1
    shown.part(QLineEdit, "vocabularySearch").setText("sol")
    shown.press("F3", shown.field)
    assert "only the tokens that are shown are searched" in shown.verdict
    shown.press("Escape", shown.field)
    assert view.hasFocus()


def test_a_preview_says_that_it_is_one(opened: Callable[..., Opened], tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    path.write_text("uno dos tres\n" * 200_000 + "aguja\n", encoding="utf-8")
    shown = opened()
    shown.window.files.open(path)
    shown._qtbot.waitUntil(lambda: not shown.window.busy, timeout=30_000)
    assert shown.editor.isReadOnly()
    shown.search("aguja", shown.editor)
    assert shown.verdict == "not found · only the part that is shown is searched"
    shown.type("tres")
    assert shown.found == "tres" and shown.verdict.startswith("1 of ")


def test_rows_of_word_counts(opened: Callable[..., Opened]) -> None:
    shown = opened(corpus=Corpus(rows=(("sol", 3), ("mar", 12), ("solo", 1))), merges=2)
    shown.search("sol", shown.editor)
    assert (shown.found, shown.verdict) == ("sol", "1 of 2")
    shown.press("Return")
    assert shown.editor.textCursor().blockNumber() == 2


def test_two_million_letters_do_not_stop_the_window(
    opened: Callable[..., Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "palabra otra cosa\n" * 110_000 + "aguja\n"
    shown = opened(corpus=Corpus(text))
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 0.002)
    shown.search("a", shown.editor)
    shown._qtbot.waitUntil(
        lambda: " of 660,00" in shown.verdict or "of 550,00" in shown.verdict, timeout=20_000
    )
    shown.type("aguja")
    shown.press("Return")  # it is still being looked for
    shown.press("Return")
    shown._qtbot.waitUntil(lambda: shown.found == "aguja", timeout=20_000)
    shown._qtbot.waitUntil(lambda: shown.verdict.startswith("1 of 1"))


def test_other_languages_and_keys(shown: Opened) -> None:
    shown.search("sol", shown.editor)
    shown.window.set_language("bg")
    shown._qtbot.waitUntil(lambda: shown.part(QComboBox, "findPart").currentText() == "в корпуса")
    keys = {action.text(): action.shortcut().toString() for action in shown.window.actions_.all}
    assert keys[shown.window.actions_.find.text()] == "Ctrl+F"
    assert keys[shown.window.actions_.find_next.text()] == "F3"
    assert keys[shown.window.actions_.find_previous.text()] == "Shift+F3"
    for control in shown.strip.findChildren(QWidget):
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isVisible():
            assert control.accessibleName() and control.toolTip(), control.objectName()


def test_with_large_letters_the_window_does_not_grow(shown: Opened, qapp: QApplication) -> None:
    shown.window.resize(1024, 700)
    look.set_text_size(qapp, 20)
    shown._qtbot.waitUntil(lambda: shown.window.height() == 700)
    shown.search("sol", shown.editor)
    QApplication.sendPostedEvents()
    assert (shown.window.width(), shown.window.height()) == (1024, 700)
