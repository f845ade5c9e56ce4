"""The corpus's text widget: what is typed and pasted arrives whole, and pairs are lit where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QFont,
    QGuiApplication,
    QHelpEvent,
    QInputMethodEvent,
    QKeyEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, LONGEST_EDITED_LINE
from bpe_gui.panes.corpus.corpus_editor import CorpusEditor
from bpe_gui.panes.corpus.pair_places import PairPlaces

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[CorpusEditor]:
    """An editor in a window, with the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    made = CorpusEditor(window)
    made.resize(320, 400)
    window.resize(320, 400)
    window.show()
    look.set_reduced_motion(QApplication.instance(), True)
    made.setFocus()
    yield made
    window.close()


def press(
    editor: CorpusEditor, text: str = "", key: int = 0, modifiers: Qt.KeyboardModifier | None = None
) -> None:
    """A key press as a keyboard sends it (qtbot.keyClicks aborts on letters beyond ASCII)."""
    held = modifiers or Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(editor, QKeyEvent(QEvent.Type.KeyPress, key, held, text))


def write(editor: CorpusEditor, text: str) -> None:
    """A key press for each letter."""
    for letter in text:
        press(editor, letter)


def mime(text: str) -> QMimeData:
    """A text as the clipboard holds it."""
    data = QMimeData()
    data.setText(text)
    return data


def places(left: str, right: str) -> PairPlaces:
    """A pair before any rule."""
    return PairPlaces(Tokenizer(Settings(), ()), Rule(left, right), 0)


def lit(editor: CorpusEditor, block: int = 0) -> list[tuple[int, int]]:
    """What is lit in a line, in Qt's units."""
    return editor.lit_places(editor.document().findBlockByNumber(block))


def accent_columns(editor: CorpusEditor) -> list[int]:
    """The columns of pixels that hold the colour of an underline."""
    return columns(editor, look.colours(editor.palette()).accent)


def columns(editor: CorpusEditor, colour: QColor) -> list[int]:
    """The columns of pixels that hold a colour."""
    picture = editor.viewport().grab().toImage()
    wanted = colour.rgb()
    scale = picture.devicePixelRatio()
    return [
        int(x / scale)
        for x in range(picture.width())
        if any(picture.pixel(x, y) == wanted for y in range(picture.height()))
    ]


def test_letters_of_any_script_are_typed(editor: CorpusEditor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(editor.typed):
        write(editor, "мляко ñ 👋🏽")
    assert editor.text() == "мляко ñ 👋🏽"


def test_an_input_method_types(editor: CorpusEditor, qtbot: QtBot) -> None:
    composing = QInputMethodEvent("né", [])
    QApplication.sendEvent(editor, composing)
    assert editor.text() == ""
    committed = QInputMethodEvent()
    committed.setCommitString("né")
    with qtbot.waitSignal(editor.typed):
        QApplication.sendEvent(editor, committed)
    assert editor.text() == "né"


def test_what_an_editor_keeps_comes_back_as_it_was(editor: CorpusEditor) -> None:
    text = "sin\u00a0romper\t\u200d\x85\x0b\n\n<b>uno</b> &amp; n\u0303 👩\u200d👧\n"
    editor.show_text(text)
    assert editor.text() == text


def test_shift_enter_is_an_ordinary_line_end(editor: CorpusEditor) -> None:
    write(editor, "uno")
    press(editor, "\r", Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    write(editor, "dos")
    assert editor.text() == "uno\ndos"
    assert editor.blockCount() == 2


def test_showing_a_text_is_silent_and_can_be_undone(editor: CorpusEditor, qtbot: QtBot) -> None:
    write(editor, "hola")
    with qtbot.assertNotEmitted(editor.typed):
        editor.show_text("otro texto\ny más")
    press(editor, "", Qt.Key.Key_Z, CTRL)
    assert editor.text() == "hola"
    press(editor, "", Qt.Key.Key_Y, CTRL)
    assert editor.text() == "otro texto\ny más"


def test_a_forgotten_text_does_not_come_back(editor: CorpusEditor, qtbot: QtBot) -> None:
    editor.show_text("uno", forget=True)
    with qtbot.waitSignal(editor.undo_asked):
        press(editor, "", Qt.Key.Key_Z, CTRL)
    assert editor.text() == "uno"


def test_a_view_keeps_the_text_and_its_history(editor: CorpusEditor, qtbot: QtBot) -> None:
    write(editor, "hola")
    with qtbot.assertNotEmitted(editor.typed):
        editor.show_rows([("sol", 2), ("luna", 1_234)])
        assert editor.isReadOnly()
        assert editor.toPlainText() == "sol\t×\t2\nluna\t×\t1,234"
        with qtbot.waitSignal(editor.undo_asked):
            press(editor, "", Qt.Key.Key_Z, CTRL)
        editor.show_text("hola")
    assert not editor.isReadOnly()
    press(editor, "", Qt.Key.Key_Z, CTRL)
    assert editor.text() == ""


def test_nothing_is_typed_into_a_view(editor: CorpusEditor) -> None:
    editor.show_lines(["uno\x00", "dos\u2028tres", "cuatro\ud83d"])
    write(editor, "x")
    assert editor.toPlainText() == "uno␀\ndos↲tres\ncuatro\ufffd"
    assert editor.text() == ""


def test_rows_are_copied_as_a_table(editor: CorpusEditor) -> None:
    editor.show_rows([("sol", 2), ("mar\ty", 1)])
    editor.selectAll()
    editor.copy()
    assert QGuiApplication.clipboard().text() == "sol\t2\nmar→y\t1"


def test_a_selection_is_copied_as_plain_text_with_its_nbsp(editor: CorpusEditor) -> None:
    editor.show_text("<b>a\u00a0b</b>\nc")
    editor.selectAll()
    editor.copy()
    assert QGuiApplication.clipboard().text() == "<b>a\u00a0b</b>\nc"
    assert not QGuiApplication.clipboard().mimeData().hasHtml()


@pytest.mark.parametrize(
    ("pasted", "text"),
    [
        ("uno\r\ndos", "uno\ndos"),
        ("uno\rdos", "uno\ndos"),
        ("\ufeffel el", "el el"),
        ("a\u00a0b", "a\u00a0b"),
    ],
)
def test_an_ordinary_paste_is_typed(editor: CorpusEditor, qtbot: QtBot, pasted: str, text: str) -> None:
    with qtbot.assertNotEmitted(editor.text_given), qtbot.waitSignal(editor.typed):
        editor.insertFromMimeData(mime(pasted))
    assert editor.text() == text


def test_pasted_markup_is_plain_text(editor: CorpusEditor) -> None:
    data = mime("<b>negrita</b> &amp;")
    data.setHtml("<b>negrita</b>")
    editor.insertFromMimeData(data)
    assert editor.text() == "<b>negrita</b> &amp;"


@pytest.mark.parametrize(
    "pasted",
    [
        "a\x00b",
        "a\u2028b",
        "a\ufeffb",
        "a\nb\r\nc",
        "x" * (LONGEST_EDITED_LINE + 1),
        "x\n" * (LARGEST_EDITED_TEXT // 2 + 1),
    ],
    ids=["NUL", "U+2028", "BOM", "mixed", "long", "large"],
)
def test_a_paste_that_could_not_be_kept_goes_past_the_editor(
    editor: CorpusEditor, qtbot: QtBot, pasted: str
) -> None:
    editor.show_text("👋 uno dos")
    cursor = editor.textCursor()
    cursor.setPosition(3)
    cursor.setPosition(6, QTextCursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    with qtbot.waitSignal(editor.text_given) as given:
        editor.insertFromMimeData(mime(pasted))
    assert given.args == [f"👋 {pasted} dos"]
    assert editor.text() == "👋 uno dos"


def test_a_paste_counts_the_line_around_it(editor: CorpusEditor, qtbot: QtBot) -> None:
    editor.show_text("x" * LONGEST_EDITED_LINE)
    with qtbot.waitSignal(editor.text_given):
        editor.insertFromMimeData(mime("yy"))


def test_a_paste_over_a_view_takes_its_place(editor: CorpusEditor, qtbot: QtBot) -> None:
    editor.show_rows([("sol", 2)])
    QGuiApplication.clipboard().setText("uno dos")
    with qtbot.waitSignal(editor.text_given) as given:
        press(editor, "", Qt.Key.Key_V, CTRL)
    assert given.args == ["uno dos"]


def test_bytes_that_are_no_text_arrive_as_signs(editor: CorpusEditor) -> None:
    data = QMimeData()
    data.setData("text/plain", b"a\xed\xa0\xbdb \xff")  # a lone surrogate in UTF-8, and a stray byte
    editor.insertFromMimeData(data)
    assert editor.text() == "a\ufffd\ufffd\ufffdb \ufffd"


def test_half_a_character_becomes_a_sign(editor: CorpusEditor, qtbot: QtBot) -> None:
    editor.show_text("a👋b👋")
    cursor = editor.textCursor()
    cursor.setPosition(2)  # as an input method does that counts wrongly
    cursor.setPosition(1, QTextCursor.MoveMode.KeepAnchor)
    with qtbot.waitSignal(editor.mended) as mended:
        cursor.removeSelectedText()
    assert mended.args == [1]
    assert editor.text() == "a\ufffdb👋"
    assert editor.document().firstBlock().length() - 1 == 5


@pytest.mark.parametrize("fixed", [False, True])
def test_files_are_left_to_the_window(editor: CorpusEditor, tmp_path: Path, fixed: bool) -> None:
    if fixed:
        editor.show_rows([("sol", 2)])
    path = str(tmp_path / "corpus.txt")
    data = mime(path)
    data.setUrls([QUrl.fromLocalFile(path)])
    event = QDragEnterEvent(
        QPoint(20, 20),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QCoreApplication.sendEvent(editor.viewport(), event)
    assert not event.isAccepted()
    editor.insertFromMimeData(data)
    assert editor.text() == ""


def test_a_link_dragged_from_a_page_is_text(editor: CorpusEditor) -> None:
    data = mime("https://example.org/")
    data.setUrls([QUrl("https://example.org/")])
    editor.insertFromMimeData(data)
    assert editor.text() == "https://example.org/"


def test_undo_is_the_texts_own_even_where_it_is_only_shown(editor: CorpusEditor) -> None:
    for _ in range(2):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CTRL, "")
        event.ignore()
        QApplication.sendEvent(editor, event)
        assert event.isAccepted()
        editor.show_lines(["uno"])


def test_a_pair_is_lit_where_it_stands_behind_emoji(editor: CorpusEditor) -> None:
    editor.show_text("👋👋 pedido")
    editor.set_places(places("p", "e"))
    assert lit(editor) == [(5, 7)]
    cursor = editor.textCursor()
    xs = []
    for place in (5, 7):
        cursor.setPosition(place)
        xs.append(editor.cursorRect(cursor).left())
    cursor.setPosition(0)
    editor.setTextCursor(cursor)
    columns = accent_columns(editor)
    assert abs(min(columns) - xs[0]) <= 2
    assert abs(max(columns) - xs[1]) <= 2


def test_nothing_is_lit_without_a_pair(editor: CorpusEditor) -> None:
    editor.show_text("el el")
    assert accent_columns(editor) == []
    editor.set_places(places("e", "l"))
    assert accent_columns(editor) != []
    editor.set_places(None)
    assert accent_columns(editor) == []
    assert editor.places is None


def test_what_is_lit_follows_typing(editor: CorpusEditor) -> None:
    editor.set_places(places("e", "l"))
    write(editor, "el a")
    assert lit(editor) == [(0, 2)]
    write(editor, "el")
    assert lit(editor) == [(0, 2), (4, 6)]


def test_what_is_lit_is_no_step_to_undo(editor: CorpusEditor) -> None:
    editor.show_text("el el", forget=True)
    editor.set_places(places("e", "l"))
    editor.viewport().grab()
    assert not editor.document().isUndoAvailable()


def test_a_lit_pair_under_a_selection_stays_selected(editor: CorpusEditor) -> None:
    editor.show_text("el")
    editor.set_places(places("e", "l"))
    soft = look.colours(editor.palette()).accent_soft.rgb()

    def soft_pixels() -> int:
        picture = editor.viewport().grab().toImage()
        return sum(picture.pixel(x, y) == soft for x in range(60) for y in range(40))

    assert soft_pixels() > 20
    editor.selectAll()
    assert soft_pixels() == 0
    assert accent_columns(editor) != []


def test_text_being_composed_moves_what_is_lit(editor: CorpusEditor) -> None:
    editor.show_text("el")
    editor.set_places(places("e", "l"))
    before = min(accent_columns(editor))
    editor.moveCursor(QTextCursor.MoveOperation.Start)
    QApplication.sendEvent(editor, QInputMethodEvent("mmmm", []))
    assert min(accent_columns(editor)) > before + 20


def test_a_row_is_lit_in_its_word_only(editor: CorpusEditor) -> None:
    editor.show_rows([("👋el el", 2), ("sol", 11)])
    editor.set_places(places("e", "l"))
    assert lit(editor) == [(2, 4), (5, 7)]
    editor.set_places(places("1", "1"))
    assert lit(editor, 1) == []


def test_counts_of_rows_are_pale_in_light_and_dark(editor: CorpusEditor) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    editor.show_rows([("mmm", 111), ("mmm", 1_111)])
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        look.apply(app, scheme)
        colours = look.colours(editor.palette())
        words, counts = columns(editor, colours.text), columns(editor, colours.quiet)
        assert max(words) < min(counts)
        editor.selectAll()
        assert columns(editor, colours.quiet) == []
        editor.moveCursor(QTextCursor.MoveOperation.Start)


def test_what_is_shown_after_rows_is_not_pale(editor: CorpusEditor) -> None:
    editor.show_rows([("a", 111)])
    editor.show_lines(["mmmmmmmmmm"])
    assert columns(editor, look.colours(editor.palette()).quiet) == []


def test_a_pair_out_of_sight_is_looked_for(editor: CorpusEditor) -> None:
    editor.show_text("nada\n" * 200 + "el\n" + "nada\n" * 200)
    editor.set_places(places("e", "l"))
    editor.show_a_place()
    block = editor.firstVisibleBlock().blockNumber()
    assert block <= 200 < block + 20
    editor.set_places(places("n", "a"))
    editor.show_a_place()
    assert editor.firstVisibleBlock().blockNumber() == block


def test_a_pair_with_a_space_that_keeps_a_line_together_is_looked_for(editor: CorpusEditor) -> None:
    editor.show_text("nada\n" * 200 + "10\xa0%\n" + "nada\n" * 200)
    editor.set_places(places("0", "\xa0"))
    editor.show_a_place()
    assert editor.firstVisibleBlock().blockNumber() > 100


def test_code_points_are_told_of_letters_that_look_alike(editor: CorpusEditor, qtbot: QtBot) -> None:
    editor.show_text("n\u0303u")
    cursor = editor.textCursor()
    cursor.setPosition(0)
    where = editor.cursorRect(cursor).center() + QPoint(4, 0)
    QApplication.sendEvent(
        editor.viewport(), QHelpEvent(QEvent.Type.ToolTip, where, editor.viewport().mapToGlobal(where))
    )
    qtbot.waitUntil(lambda: "U+006E U+0303" in QToolTip.text())
    QToolTip.hideText()


def test_ctrl_and_wheel_are_left_to_the_window(editor: CorpusEditor) -> None:
    editor.show_lines(["uno"])
    size = editor.font().pointSizeF()
    down = QPoint(0, 120)
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        down,
        down,
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(editor.viewport(), event)
    assert editor.font().pointSizeF() == size


def test_the_columns_of_a_table_follow_the_font(editor: CorpusEditor) -> None:
    editor.show_rows([("sol", 2), ("porcelana", 12)])
    first = editor.document().defaultTextOption().tabs()[1].position
    font = QFont(editor.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    editor.setFont(font)
    second = editor.document().defaultTextOption().tabs()[1].position
    assert second > 1.7 * first


def test_tab_leaves_the_text(editor: CorpusEditor) -> None:
    button = QPushButton(editor.parentWidget())
    button.show()
    press(editor, "\t", Qt.Key.Key_Tab)
    assert editor.text() == ""
    assert QApplication.focusWidget() is button
