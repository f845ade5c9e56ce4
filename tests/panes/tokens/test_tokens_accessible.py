"""The tokens pane as screen readers find it."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleTextInterface, QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from bpe_gui.core.settings import PRESETS
from bpe_gui.document.session import Session
from bpe_gui.panes.tokens.tokens_accessible import STRETCH
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.panes.tokens.tokens_view import TokensView

ROOT = Path(__file__).resolve().parents[3]
SPANISH = "tu pedido llegará en cinco días"


@pytest.fixture
def active() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def pane(session: Session, qtbot: QtBot, active: None) -> TokensPane:  # noqa: ARG001
    session.merge_to(60)
    session.set_sample(SPANISH)
    pane = TokensPane(session, None)
    qtbot.addWidget(pane)
    pane.resize(700, 300)
    with qtbot.waitExposed(pane):
        pane.show()
    qtbot.waitUntil(lambda: not session.busy)
    return pane


@pytest.fixture
def said(pane: TokensPane) -> list[str]:
    """What is announced."""
    words: list[str] = []
    view_of(pane).announced.connect(words.append)
    return words


def view_of(pane: TokensPane) -> TokensView:
    return pane.findChild(TokensView, "tokensView")


def found(root: QWidget, name: str) -> QAccessibleInterface:
    """What the tree below a widget holds under an accessible name."""
    waiting = [QAccessible.queryAccessibleInterface(root)]
    while waiting:
        each = waiting.pop()
        if each.text(QAccessible.Text.Name) == name:
            return each
        waiting += [each.child(number) for number in range(each.childCount())]
    raise AssertionError(name)


def text_of(pane: TokensPane) -> QAccessibleTextInterface:
    return found(pane, "Tokens of the sample").textInterface()


def whole(text: QAccessibleTextInterface) -> str:
    return text.text(0, text.characterCount())


def press(view: TokensView, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    held = Qt.KeyboardModifier.NoModifier
    for each in modifiers:
        held |= each
    QApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyPress, key, held))


def settle(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)


def test_the_sample_is_a_text_in_the_tree(pane: TokensPane) -> None:
    interface = found(pane, "Tokens of the sample")
    assert interface.role() == QAccessible.Role.EditableText
    state = interface.state()
    assert state.readOnly and state.multiLine and state.selectableText and state.focusable
    text = interface.textInterface()
    assert (whole(text), text.characterCount()) == (SPANISH, len(SPANISH))
    assert text.text(3, 9) == "pedido"
    assert text.text(-5, 2) == "tu"
    assert text.text(27, 900) == "días"
    assert text.text(9, 3) == ""


def test_what_it_does_not_have_can_be_asked_for(pane: TokensPane) -> None:
    interface = found(pane, "Tokens of the sample")
    assert interface.valueInterface() is None
    assert interface.selectionInterface() is None
    assert interface.attributesInterface() is None
    assert interface.editableTextInterface() is None
    assert interface.tableCellInterface() is None
    assert interface.actionInterface() is not None


def test_the_caret_goes_from_token_to_token(pane: TokensPane) -> None:
    text, view = text_of(pane), view_of(pane)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    places = []
    for _ in range(8):
        places.append(text.cursorPosition())
        press(view, Qt.Key.Key_Right)
    # tu|pedido|llegará|en|ci|n|co|días
    assert places == [0, 3, 10, 18, 21, 23, 24, 27]


def test_a_reader_can_move_the_caret(pane: TokensPane) -> None:
    text, view = text_of(pane), view_of(pane)
    text.setCursorPosition(22)
    assert view.current_token is not None and view.current_token.symbol == "ci"
    assert text.cursorPosition() == 21
    assert "«ci»" in found(pane, "Tokens of the sample").text(QAccessible.Text.Description)


def test_what_a_token_is_is_announced(pane: TokensPane, said: list[str]) -> None:
    view = view_of(pane)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(view, Qt.Key.Key_End)
    assert said[-1].startswith("«días», id ")
    press(view, Qt.Key.Key_Left)
    assert said[-1].splitlines()[0].startswith("«co», id ")
    assert said[-1].splitlines()[1].startswith("rule ")


def test_offsets_are_those_of_qt(pane: TokensPane, session: Session, qtbot: QtBot) -> None:
    session.set_sample("🙂 el 👩‍👧 día")
    settle(qtbot, session)
    text, view = text_of(pane), view_of(pane)
    assert text.characterCount() == 15
    assert whole(text) == "🙂 el 👩‍👧 día"
    assert text.text(6, 11) == "👩‍👧"
    text.setCursorPosition(12)
    assert view.current_token is not None and view.current_token.symbol == "día"
    assert text.cursorPosition() == 12


@pytest.mark.parametrize("show", [0, 1, 2])
@pytest.mark.parametrize("preset", ["lesson", "book-marker", "bytes"])
def test_the_text_is_the_samples_whatever_the_boxes_show(
    pane: TokensPane, session: Session, qtbot: QtBot, show: int, preset: str
) -> None:
    session.change_settings(PRESETS[preset])
    settle(qtbot, session)
    session.set_sample("tu ñandú\n\n🙂 días")
    settle(qtbot, session)
    pane.findChild(QComboBox, "showCombo").setCurrentIndex(show)
    text, view = text_of(pane), view_of(pane)
    assert whole(text) == "tu ñandú\n\n🙂 días"
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(view, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    places = [text.cursorPosition()]
    while True:
        before = view.current_token
        press(view, Qt.Key.Key_Right)
        if view.current_token is before:
            break
        places.append(text.cursorPosition())
    assert places == sorted(places)
    assert places[0] == 0
    assert text.text(places[-1], 99) in "días"
    text.setCursorPosition(3)
    assert text.cursorPosition() in (2, 3)  # the space may belong to the word


def test_letters_have_their_places_on_the_screen(pane: TokensPane) -> None:
    text, view = text_of(pane), view_of(pane)
    boxes = [text.characterRect(offset) for offset in range(len(SPANISH))]
    assert all(box.isValid() for box in boxes)
    lefts = [box.left() for box in boxes if box.top() == boxes[0].top()]
    assert lefts == sorted(lefts)
    for offset in (0, 4, 12, 22, 29):
        assert text.offsetAtPoint(boxes[offset].center() - QPoint(1, 0)) in (offset, offset + 1)
    assert text.characterRect(len(SPANISH)).isNull()
    outside = view.viewport().mapToGlobal(QPoint(-20, 5))
    assert text.offsetAtPoint(outside) == -1
    tokens = [box for token, box in view.token_rects() if token.symbol == "pedido"]
    corner = view.viewport().mapToGlobal(tokens[0].topLeft().toPoint())
    assert abs(boxes[3].left() - corner.x()) < 8 and abs(boxes[3].top() - corner.y()) < 4


def test_a_reader_can_select(pane: TokensPane) -> None:
    text, view = text_of(pane), view_of(pane)
    text.addSelection(3, 9)
    assert view.selected_text == "pedido"
    text.setSelection(0, 10, 17)
    assert view.selected_text == "llegará"
    text.removeSelection(0)
    assert view.selected_text == ""
    # No reader could ask which ones: PySide has no way to answer.
    assert text.selectionCount() == 0


def test_what_is_selected_by_keys_is_announced(pane: TokensPane, said: list[str]) -> None:
    view = view_of(pane)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1].splitlines()[0] == "selected: tu pedido"
    press(view, Qt.Key.Key_Left)
    assert not said[-1].startswith("selected")


def test_of_a_long_text_a_stretch_is_read(pane: TokensPane, session: Session, qtbot: QtBot) -> None:
    line = "tu pedido llegará en cinco días\n"
    session.set_sample(line * 20_000)
    settle(qtbot, session)
    text, view = text_of(pane), view_of(pane)
    assert STRETCH <= text.characterCount() <= STRETCH + len(line)
    assert whole(text) == (line * 20_000)[: text.characterCount()]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(view, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert text.characterCount() <= STRETCH + len(line)
    assert whole(text).endswith(line)
    at = text.cursorPosition()
    assert text.text(at, at + 4) == "días"
    text.setCursorPosition(0)
    assert text.cursorPosition() == 0
    assert view.current_token is not None and view.current_token.symbol == "tu"


def test_text_far_away_can_be_brought_into_view(pane: TokensPane, session: Session, qtbot: QtBot) -> None:
    session.set_sample("tu pedido\n" * 500)
    settle(qtbot, session)
    text, view = text_of(pane), view_of(pane)
    text.scrollToSubstring(3_000, 3_005)
    assert view.viewport().rect().contains(view.viewport().mapFromGlobal(text.characterRect(3_000).center()))


def test_an_empty_sample_is_an_empty_text(pane: TokensPane, session: Session, qtbot: QtBot) -> None:
    session.set_sample("")
    settle(qtbot, session)
    text = text_of(pane)
    assert (text.characterCount(), whole(text), text.cursorPosition()) == (0, "", 0)
    assert text.characterRect(0).isNull()
    text.setCursorPosition(5)
    text.addSelection(0, 4)
    text.scrollToSubstring(0, 1)


@pytest.mark.usefixtures("qapp", "active")
def test_a_view_may_die_before_what_reads_it() -> None:
    texts = []
    for number in range(40):
        parent = QWidget()
        view = TokensView(parent)
        interface = QAccessible.queryAccessibleInterface(view)
        text = interface.textInterface()
        assert text.characterCount() == 0
        texts.append((text, ref(view)))
        if number % 2:
            Shiboken.delete(view)
        del view, parent, interface
        gc.collect()
    assert [view() for _, view in texts] == [None] * len(texts)
    for text, _ in texts:
        assert (text.characterCount(), text.text(0, 5), text.cursorPosition()) == (0, "", 0)
        assert text.characterRect(0).isNull()
        assert text.offsetAtPoint(QPoint(1, 1)) == -1
        text.setCursorPosition(0)
        text.addSelection(0, 1)
        text.removeSelection(0)
        text.scrollToSubstring(0, 1)


ENDING = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from bpe_gui.app import create_window

application = QApplication([])
QAccessible.setActive(True)
window = create_window(["--merges", "5"])
window.show()
view = window.findChild(object, "tokensView")
text = QAccessible.queryAccessibleInterface(view).textInterface()
assert text.text(0, 3), "no text"
{end}
"""


@pytest.mark.parametrize("end", ["window.close()", "del window, view", "window.close(); del application"])
def test_a_program_that_was_read_ends_well(end: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", ENDING.format(end=end)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert (answer.returncode, answer.stdout) == (0, ""), answer.stderr


def test_nothing_is_loaded_for_readers_until_one_asks() -> None:
    code = (
        "import sys\nfrom PySide6.QtWidgets import QApplication\nfrom bpe_gui.app import create_window\n"
        "application = QApplication([])\nwindow = create_window([])\nwindow.show()\nwindow.grab()\n"
        "print('bpe_gui.panes.tokens.tokens_accessible' in sys.modules)\nwindow.close()"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert answer.stdout == "False\n", answer.stderr
