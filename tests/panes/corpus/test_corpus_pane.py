"""The corpus pane with a real session: typing, choosing, undoing, what cannot be edited."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import Rule
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, LONGEST_EDITED_LINE, Corpus, ReadOnly
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.corpus.corpus_editor import CorpusEditor
from bpe_gui.panes.corpus.corpus_pane import CorpusPane

CTRL = Qt.KeyboardModifier.ControlModifier


class Shown:
    """The pane in a window, and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.window = QWidget()
        self.window.resize(320, 600)
        self.session = session
        self.pane = CorpusPane(session, self.window)
        self.pane.resize(320, 600)
        editor = self.pane.findChild(CorpusEditor, "corpusEditor")
        combo = self.pane.findChild(QComboBox, "sampleCombo")
        assert editor is not None and combo is not None
        self.editor, self.combo = editor, combo
        self.window.show()

    def press(self, text: str = "", key: int = 0, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """A key press in the editor, as a keyboard sends it."""
        held = modifiers or Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.editor, QKeyEvent(QEvent.Type.KeyPress, key, held, text))

    def write(self, text: str) -> None:
        """Typing that has come to rest."""
        for letter in text:
            self.press(letter)
        self.session.flush_edits()

    def paste(self, text: str) -> None:
        """A paste from the clipboard in place of everything."""
        data = QMimeData()
        data.setText(text)
        self.editor.selectAll()
        self.editor.insertFromMimeData(data)
        self.session.flush_edits()

    def choose(self, name: str | None) -> None:
        """A shipped corpus from the list, or the last entry with None, as a person chooses it."""
        row = self.combo.count() - 1 if name is None else self.combo.findData(name)
        self.combo.setCurrentIndex(row)
        self.combo.activated.emit(row)

    def undo(self) -> None:
        """Ctrl+Z in the editor."""
        self.press("", Qt.Key.Key_Z, CTRL)
        self.session.flush_edits()

    def redo(self) -> None:
        """Ctrl+Y in the editor."""
        self.press("", Qt.Key.Key_Y, CTRL)
        self.session.flush_edits()

    def said(self, name: str) -> str:
        """What a label or a notice says; nothing while it is hidden."""
        found = self.pane.findChild(QLabel, name)
        assert found is not None
        return found.text() if found.isVisible() else ""

    def numbers(self) -> list[str]:
        """The numbers of the summary."""
        parts = self.said("corpusSummary").split(" · ")
        return ["".join(letter for letter in part if letter.isdigit()) for part in parts]

    def button(self, name: str) -> QPushButton:
        """A notice's button."""
        found = self.pane.findChild(QPushButton, name)
        assert found is not None and found.isVisible()
        return found

    def lit(self) -> list[str]:
        """What is lit in the first line."""
        block = self.editor.document().firstBlock()
        units = block.text().encode("utf-16-le")
        return [
            units[2 * start : 2 * end].decode("utf-16-le") for start, end in self.editor.lit_places(block)
        ]


@pytest.fixture
def shown(session: Session) -> Iterator[Shown]:
    """The pane on an empty document."""
    session.begin(Corpus(), "", None)
    made = Shown(session)
    yield made
    made.window.close()
    made.window.deleteLater()


def chosen(name: str) -> Corpus:
    """A shipped corpus."""
    return load_sample(shipped_samples()[name])


def test_an_empty_corpus_says_what_to_do(shown: Shown) -> None:
    assert shown.editor.placeholderText()
    assert shown.said("corpusSummary") == ""
    assert not shown.editor.isReadOnly()


def test_typing_is_learned_from(shown: Shown) -> None:
    shown.write("мляко мляко")
    assert shown.session.corpus == Corpus(text="мляко мляко")
    assert shown.session.next_round is not None
    assert shown.numbers() == ["1", "2", "1", "10"]
    assert shown.lit() == ["мл", "мл"]


def test_typing_is_taken_over_when_it_pauses(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.session.rules_changed):
        shown.press("á")
    assert shown.session.corpus.text == "á"


def test_nbsp_survives_typing(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(text="el\u00a0pago el\u00a0pago"))
    shown.write("x")
    assert shown.session.corpus.text == "xel\u00a0pago el\u00a0pago"
    assert list(shown.session.counts.counts) == ["xel\u00a0pago", "el\u00a0pago"]


def test_showing_a_corpus_is_no_edit(shown: Shown) -> None:
    for name in ("shop-es", "lesson-es", "mixed"):
        corpus = chosen(name)
        shown.session.replace_corpus(corpus)
        shown.session.flush_edits()
        assert shown.session.corpus is corpus


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_line_ends_of_a_file_are_kept(shown: Shown, newline: str) -> None:
    corpus = Corpus.of_text(f"uno dos{newline}uno dos{newline}", path=Path("corpus.txt"))
    shown.session.replace_corpus(corpus)
    assert shown.editor.text() == "uno dos\nuno dos\n"
    shown.write("x")
    shown.press("\r", Qt.Key.Key_Return)
    shown.session.flush_edits()
    assert shown.session.corpus == replace(corpus, text=f"x{newline}uno dos{newline}uno dos{newline}")


def test_a_choice_is_learned_from_and_brings_the_focus(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.pane.sample_chosen) as told:
        shown.choose("shop-bg")
    assert told.args == ["shop-bg"]
    assert shown.session.corpus == chosen("shop-bg")
    assert shown.editor.text() == chosen("shop-bg").text
    assert shown.editor.hasFocus()
    assert shown.combo.currentData() == "shop-bg"
    assert shown.numbers() == ["48", "304", "171", "1472"]


def test_each_shipped_corpus_is_offered_and_the_own_text_last(shown: Shown) -> None:
    names = [shown.combo.itemData(row) for row in range(shown.combo.count() - 2)]
    assert sorted(names) == sorted(shipped_samples())
    assert shown.combo.currentIndex() == shown.combo.count() - 1


def test_undo_brings_the_text_back_after_a_choice(shown: Shown) -> None:
    shown.write("hola hola")
    shown.session.merge(3)
    shown.choose("shop-es")
    shown.undo()
    assert shown.session.corpus.text == "hola hola"
    assert shown.session.merges == 3
    shown.redo()
    assert shown.session.corpus.text == chosen("shop-es").text


def test_undo_brings_the_text_back_from_a_table(shown: Shown) -> None:
    shown.write("hola")
    shown.choose("lesson-es")
    shown.undo()
    assert shown.session.corpus.text == "hola"
    assert shown.editor.text() == "hola"
    shown.undo()
    assert shown.session.corpus.text == ""
    shown.redo()
    assert shown.session.corpus.text == "hola"
    shown.redo()
    assert shown.session.corpus.rows == chosen("lesson-es").rows


def test_undo_goes_step_by_step_through_texts_and_tables(shown: Shown) -> None:
    shown.write("hola")
    for name in ("lesson-es", "shop-es", "lesson-bg"):
        shown.choose(name)
    seen = []
    for _ in range(3):
        shown.undo()
        seen.append(shown.session.corpus)
    assert seen == [chosen("shop-es"), chosen("lesson-es"), Corpus(text="hola")]


def test_a_document_begins_without_a_past(shown: Shown) -> None:
    shown.session.begin(chosen("shop-es"), "", None)
    shown.undo()
    assert shown.session.corpus == chosen("shop-es")


def test_the_sessions_undo_shows_the_corpus_before(shown: Shown) -> None:
    shown.write("hola")
    shown.choose("mixed")
    shown.session.undo()
    assert shown.editor.text() == "hola"


def test_own_text_brings_the_last_own_text_back(shown: Shown) -> None:
    shown.choose("shop-es")
    shown.choose(None)
    assert (shown.session.corpus, shown.editor.text()) == (Corpus(), "")
    shown.write("hola")
    shown.choose("shop-es")
    shown.choose("lesson-bg")
    shown.choose(None)
    assert shown.session.corpus == Corpus(text="hola")
    assert shown.editor.hasFocus()
    shown.choose(None)
    assert shown.session.corpus == Corpus(text="hola")


def test_an_edited_sample_is_own_text(shown: Shown) -> None:
    shown.choose("shop-es")
    shown.write("x")
    assert shown.session.corpus.sample is None
    assert shown.combo.currentIndex() == shown.combo.count() - 1


def test_a_file_is_named(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(text="el", path=Path("folder/mensajes.txt")))
    assert shown.combo.currentText() == "mensajes.txt"
    long = "a" * 40 + "-final.txt"
    shown.session.replace_corpus(Corpus(text="el", path=Path(long)))
    assert shown.combo.currentText().startswith("aaa") and shown.combo.currentText().endswith("final.txt")
    assert len(shown.combo.currentText()) < 40
    shown.choose("shop-es")
    assert shown.combo.itemText(shown.combo.count() - 1).endswith("final.txt")


def test_wheel_and_arrows_choose_nothing_by_accident(shown: Shown) -> None:
    shown.write("hola")
    down = QPoint(0, -120)
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        down,
        down,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(shown.combo, wheel)
    QApplication.sendEvent(
        shown.combo, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier)
    )
    assert shown.combo.view().isVisible()
    shown.combo.hidePopup()
    assert shown.session.corpus.text == "hola"


def test_word_counts_are_shown(shown: Shown) -> None:
    shown.choose("lesson-es")
    assert shown.editor.isReadOnly()
    assert shown.editor.toPlainText().split("\n")[0].split("\t") == ["tu", "×", "6"]
    assert shown.said("readOnlyNoticeText")
    assert shown.numbers() == ["208", "83", "937"]
    assert shown.session.highlight is not None
    assert shown.session.highlight[0] == Rule("e", "l")
    shown.write("x")
    assert shown.session.corpus == chosen("lesson-es")


def test_a_large_table_is_shown_in_part(shown: Shown) -> None:
    rows = tuple((f"p{number}", number + 1) for number in range(3_000))
    shown.session.replace_corpus(Corpus(rows=rows))
    assert shown.editor.blockCount() == 1_000
    assert "3,000" in shown.said("readOnlyNoticeText")


@pytest.mark.parametrize(
    "text",
    ["uno\r\ndos\n", "a\x00b", "a\u2028b", "a\ufeffb", "a \ud83d b"],
    ids=["mixed", "NUL", "U+2028", "BOM", "surrogate"],
)
def test_what_an_editor_would_change_is_shown_and_a_copy_offered(
    shown: Shown, text: str, qtbot: QtBot
) -> None:
    shown.session.replace_corpus(Corpus.of_text(text, path=Path("odd.txt")))
    assert shown.editor.isReadOnly()
    shown.write("x")
    assert shown.session.corpus.text == text
    assert shown.said("readOnlyNoticeText")
    qtbot.mouseClick(shown.button("readOnlyNoticeButton"), Qt.MouseButton.LeftButton)
    assert not shown.editor.isReadOnly()
    assert shown.session.corpus.read_only() is None
    assert shown.session.corpus.path == Path("odd.txt")
    assert shown.said("readOnlyNoticeText") == ""
    shown.undo()
    assert shown.session.corpus.text == text


def test_lone_surrogates_are_told(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(text="a \ud83d b \udc4b"))
    assert "2" in shown.said("replacedNoticeText")
    shown.session.replace_corpus(Corpus(text="a b"))
    assert shown.said("replacedNoticeText") == ""


def test_half_a_character_left_by_typing_is_told(shown: Shown, qtbot: QtBot) -> None:
    shown.write("👋 el")
    cursor = shown.editor.textCursor()
    cursor.setPosition(0)
    cursor.setPosition(1, cursor.MoveMode.KeepAnchor)
    with qtbot.waitSignal(shown.editor.mended):
        cursor.removeSelectedText()
    shown.session.flush_edits()
    assert shown.session.corpus.text == "\ufffd el"
    assert "1" in shown.said("replacedNoticeText")


def test_a_large_text_and_a_long_line_are_shown_in_part(shown: Shown, qtbot: QtBot) -> None:
    line = "el pago " * (LONGEST_EDITED_LINE // 8 + 1)
    shown.session.replace_corpus(Corpus(text=line))
    assert shown.session.corpus.read_only() is ReadOnly.LONG_LINE
    assert shown.editor.isReadOnly()
    assert 900 < len(shown.editor.toPlainText()) <= 1_000
    assert f"{len(line):,}" in shown.said("readOnlyNoticeText")
    large = "el pago\n" * (LARGEST_EDITED_TEXT // 8 + 1)
    shown.session.replace_corpus(Corpus(text=large))
    assert shown.session.corpus.read_only() is ReadOnly.LARGE
    assert len(shown.editor.toPlainText()) <= 20_000
    assert f"{len(large):,}" in shown.said("readOnlyNoticeText")
    qtbot.waitUntil(lambda: not shown.session.busy, timeout=20_000)
    assert shown.session.counts.words == 2 * large.count("\n")


def test_a_huge_paste_goes_past_the_editor_and_comes_back_by_undo(shown: Shown) -> None:
    shown.write("hola")
    huge = "el pago " * 3_000
    shown.paste(huge)
    assert shown.session.corpus == Corpus(text=huge)
    assert shown.editor.isReadOnly()
    assert len(shown.editor.toPlainText()) <= 1_000
    shown.undo()
    assert shown.session.corpus == Corpus(text="hola")


def test_an_odd_paste_is_learned_as_it_is(shown: Shown) -> None:
    shown.paste("uno\x00dos\u2028tres")
    assert shown.session.corpus.text == "uno\x00dos\u2028tres"
    assert list(shown.session.counts.counts) == ["uno\x00dos\u2028tres"]


def test_an_odd_paste_into_a_file_keeps_its_line_ends(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus.of_text("uno\r\n", path=Path("corpus.txt")))
    cursor = shown.editor.textCursor()
    cursor.movePosition(cursor.MoveOperation.End)
    shown.editor.setTextCursor(cursor)
    data = QMimeData()
    data.setText("a\x00b\nc")
    shown.editor.insertFromMimeData(data)
    assert shown.session.corpus == Corpus(text="uno\r\na\x00b\r\nc", path=Path("corpus.txt"), newline="\r\n")


def test_a_paste_over_a_table_replaces_it(shown: Shown) -> None:
    shown.choose("lesson-es")
    QGuiApplication.clipboard().setText("sol sol")
    shown.press("", Qt.Key.Key_V, CTRL)
    assert shown.session.corpus == Corpus(text="sol sol")
    assert not shown.editor.isReadOnly()


def test_notices_leave_room_for_the_text_in_a_low_pane(shown: Shown) -> None:
    shown.pane.resize(200, 400)
    shown.session.replace_corpus(Corpus(text="man\u0303ana mañana \ud83d\u2028" * 9))
    QApplication.sendPostedEvents()
    assert shown.said("readOnlyNoticeText")
    assert shown.said("spellingsNoticeText")
    assert shown.said("replacedNoticeText")
    assert shown.editor.height() > 100


def test_two_spellings_are_told_and_nfc_reads_them_as_one(shown: Shown, qtbot: QtBot) -> None:
    shown.session.replace_corpus(Corpus(text="mañana man\u0303ana mañana man\u0303ana"))
    assert shown.session.counts.distinct_words == 2
    assert "ñ" in shown.said("spellingsNoticeText")
    qtbot.mouseClick(shown.button("spellingsNoticeButton"), Qt.MouseButton.LeftButton)
    assert shown.session.settings.normalization is Normalization.NFC
    assert shown.session.counts.distinct_words == 1
    assert shown.said("spellingsNoticeText") == ""
    assert shown.editor.text() == "mañana man\u0303ana mañana man\u0303ana"


@pytest.mark.parametrize(
    ("settings", "symbols"),
    [
        (Settings(), "8"),
        (Settings(Pretokenizer.MARKER), "8"),
        (Settings(unit=Unit.BYTES), "9"),
        (Settings(Pretokenizer.GPT2), "10"),
    ],
)
def test_symbols_are_counted_as_what_they_are(shown: Shown, settings: Settings, symbols: str) -> None:
    shown.session.replace_corpus(Corpus(text="ñu sol tre"))
    shown.session.change_settings(settings)
    assert shown.numbers()[-1] == symbols


def test_counts_too_large_for_qt_are_told(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(rows=(("sol", 3_000_000_000), ("luz", 1))))
    assert shown.numbers() == ["3000000001", "2", "9000000003"]


def test_what_is_lit_follows_merging_and_choosing(shown: Shown) -> None:
    shown.write("bajo bajo")
    assert shown.lit() == ["ba", "ba"]
    shown.session.merge()
    assert shown.lit() == ["baj", "baj"]
    shown.session.set_highlight(Rule("b", "a"), 0)
    assert shown.lit() == ["ba", "ba"]
    shown.session.set_highlight(None)
    shown.session.merge(5)
    assert shown.lit() == []
    shown.session.undo()
    assert shown.lit() == ["baj", "baj"]


def test_a_pair_chosen_elsewhere_is_brought_into_view(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(text="nada\n" * 300 + "queso\n"))
    shown.combo.setFocus()
    shown.session.set_highlight(Rule("q", "u"), 0)
    assert shown.editor.firstVisibleBlock().blockNumber() > 200


def test_whoever_reads_in_the_text_is_not_led_away(shown: Shown) -> None:
    shown.session.replace_corpus(Corpus(text="nada\n" * 300 + "queso\n"))
    shown.editor.setFocus()
    shown.session.set_highlight(Rule("q", "u"), 0)
    assert shown.editor.firstVisibleBlock().blockNumber() == 0


def test_bytes_of_a_letter_light_the_letter(shown: Shown) -> None:
    shown.session.change_settings(PRESETS["bytes"])
    shown.session.replace_corpus(Corpus(text="👋👋 ñu ñu"))
    shown.session.set_highlight(Rule("\xc3", "\xb1"), 0)
    assert shown.lit() == ["ñ", "ñ"]


def test_texts_and_numbers_follow_the_language(shown: Shown) -> None:
    shown.session.replace_corpus(chosen("shop-es"))
    assert "1,458" in shown.said("corpusSummary")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    i18n.set_language(app, "bg")
    shown.window.setLocale(QLocale("bg"))
    assert "1,458" not in shown.said("corpusSummary")
    assert shown.numbers() == ["48", "360", "157", "1458"]


def test_each_control_has_a_name_and_a_tooltip(shown: Shown) -> None:
    for control in (shown.editor, shown.combo):
        assert control.accessibleName()
        assert control.toolTip()


def test_the_pane_follows_light_and_dark(shown: Shown) -> None:
    shown.write("el el")
    app = QApplication.instance()
    assert isinstance(app, QApplication)

    def accent_pixels() -> int:
        picture = shown.editor.viewport().grab().toImage()
        wanted = look.colours(shown.editor.palette()).accent.rgb()
        return sum(picture.pixel(x, y) == wanted for x in range(80) for y in range(40))

    look.set_reduced_motion(app, True)
    shown.session.set_highlight(Rule("l", "e"), 0)
    shown.session.set_highlight(None)
    assert accent_pixels() > 10
    light = look.colours(shown.editor.palette())
    look.apply(app, Qt.ColorScheme.Dark)
    assert look.colours(shown.editor.palette()) is not light
    assert accent_pixels() > 10
