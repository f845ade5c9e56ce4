"""Touching tokens: what is asked, lit and counted, and copied."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.document import background
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.panes.tokens.tokens_view import TokensView

PACKAGE = "el paquete llegará mañana"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
KEPT = "what was there before"


class Pane:
    """A pane with the Spanish lesson after 60 rules, and the clipboard."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session = session
        self.qtbot = qtbot
        self.widget = TokensPane(session, None)
        self.widget.setLocale(QLocale("en"))
        self.view = self.widget.findChild(TokensView, "tokensView")
        self.show = self.widget.findChild(QComboBox, "showCombo")
        self.glyphs = self.widget.findChild(QCheckBox, "glyphsBox")
        qtbot.addWidget(self.widget)
        self.widget.resize(700, 320)
        with qtbot.waitExposed(self.widget):
            self.widget.show()
        self.widget.activateWindow()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def summary(self) -> str:
        return self.widget.findChild(QLabel, "tokensSummary").text()

    @property
    def effect(self) -> str:
        return self.widget.findChild(QLabel, "ruleEffect").text()

    def put(self, text: str) -> None:
        self.session.set_sample(text)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.session.busy, timeout=20_000)

    def wait_for(self, ending: str) -> None:
        """Counting may take a moment."""
        self.qtbot.waitUntil(lambda: self.summary.endswith(ending))

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QApplication.sendEvent(self.view, QKeyEvent(QEvent.Type.KeyPress, key, modifiers))

    def middle(self, symbol: str) -> QPoint:
        boxes = [box for token, box in self.view.token_rects() if token.symbol == symbol]
        return boxes[0].center().toPoint()

    def click(self, symbol: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.view.viewport(), button, NONE, self.middle(symbol))

    def action(self, name: str) -> QAction:
        return self.widget.findChild(QAction, name)

    def copied(self, name: str) -> str:
        """What is on the clipboard after an action."""
        QGuiApplication.clipboard().setText(KEPT)
        self.action(name).trigger()
        self.qtbot.waitUntil(lambda: "%" not in self.effect, timeout=20_000)
        return QGuiApplication.clipboard().text()

    def copied_by(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
        QGuiApplication.clipboard().setText(KEPT)
        self.press(key, modifiers)
        self.qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() != KEPT)
        return QGuiApplication.clipboard().text()

    def image(self) -> QImage:
        return self.view.viewport().grab().toImage()


@pytest.fixture
def pane(session: Session, qtbot: QtBot) -> Pane:
    session.merge_to(60)
    session.set_sample(PACKAGE)
    qtbot.waitUntil(lambda: not session.busy)
    return Pane(session, qtbot)


class Beats(QObject):
    """The longest time that a timer of 60 beats a second had to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.longest, self.last = 0.0, time.perf_counter()
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.beat)
        self.timer.start(16)

    def beat(self) -> None:
        now = time.perf_counter()
        self.longest, self.last = max(self.longest, now - self.last), now


def test_a_click_asks_about_the_token(pane: Pane) -> None:
    pane.click("ue")
    assert pane.session.subject == AskedToken("ue")
    pane.click("q")
    assert pane.session.subject == AskedToken("q")


def test_keys_ask_as_they_go(pane: Pane) -> None:
    pane.press(Qt.Key.Key_Home, CONTROL)
    assert pane.session.subject == AskedToken("el")
    pane.press(Qt.Key.Key_Right)
    assert pane.session.subject == AskedToken("pa")


def test_the_focus_alone_asks_nothing(pane: Pane) -> None:
    pane.view.clearFocus()
    pane.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert pane.view.current_token is not None
    assert pane.session.subject is None


def test_what_nobody_may_merge_is_asked_about_too(pane: Pane) -> None:
    pane.put("el 🙂")
    pane.click("🙂")
    assert pane.session.subject == AskedToken("🙂")


def test_control_i_and_the_menu_ask_why(pane: Pane, qtbot: QtBot) -> None:
    pane.click("ue")
    with qtbot.waitSignal(pane.session.why_asked):
        pane.press(Qt.Key.Key_I, CONTROL)
    pane.click("q")
    with qtbot.waitSignal(pane.session.why_asked):
        pane.action("whyTokenAction").trigger()
    assert pane.session.subject == AskedToken("q")


def test_why_without_a_token_asks_about_the_first(pane: Pane, qtbot: QtBot) -> None:
    with qtbot.waitSignal(pane.session.why_asked):
        pane.press(Qt.Key.Key_I, CONTROL)
    assert pane.session.subject == AskedToken("el")


def test_the_keys_are_not_taken_by_others(pane: Pane) -> None:
    for key, modifiers in ((Qt.Key.Key_I, CONTROL), (Qt.Key.Key_T, CONTROL | SHIFT)):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
        event.ignore()
        QApplication.sendEvent(pane.view, event)
        assert event.isAccepted()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_M):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, NONE)
        event.ignore()
        QApplication.sendEvent(pane.view, event)
        assert not event.isAccepted(), "nothing is lit: Esc is for the window"


def test_every_place_is_lit_and_counted(pane: Pane) -> None:
    pane.put("el paquete el\nel pedido elel")
    dark = pane.image()
    pane.click("el")
    pane.wait_for("tokens per word · «el» in 5 places")
    lit = pane.image()
    for token, box in pane.view.token_rects():
        edges = box.toRect().adjusted(0, 3, 0, -3)
        same = dark.copy(edges) == lit.copy(edges)
        assert same == (token.symbol != "el"), token.symbol
        above = box.toRect().adjusted(0, -6, 0, -box.toRect().height())
        assert (dark.copy(above) == lit.copy(above)) == (token.symbol != "el"), "the sign is not colour alone"
    pane.press(Qt.Key.Key_Escape)
    assert pane.session.subject is None
    assert "«" not in pane.summary


def test_whoever_asks_the_places_are_lit(pane: Pane) -> None:
    pane.session.ask(AskedToken("pa"))
    pane.wait_for("«pa» in 1 place")
    pane.session.ask(AskedPair(Rule("pa", "q"), 60))
    pane.wait_for("«pa + q» in 1 place")
    pane.session.ask(AskedPair(pane.session.rounds[0].rule, 0))
    pane.wait_for("«e + l» in 1 place")
    pane.session.ask(AskedWord("paquete"))
    pane.wait_for("«paquete» in 1 place")
    pane.session.ask(AskedWord("nada"))
    pane.wait_for("«nada» in 0 places")
    pane.session.ask(None)
    assert "«" not in pane.summary


def test_places_follow_the_text_and_the_merges(pane: Pane) -> None:
    pane.session.ask(AskedToken("el"))
    pane.put("el el el")
    pane.wait_for("«el» in 3 places")
    pane.session.jump(0)
    pane.settle()
    pane.wait_for("«el» in 0 places")
    pane.session.jump(60)
    pane.settle()
    pane.wait_for("«el» in 3 places")


def test_a_symbol_of_another_unit_is_no_accident(pane: Pane) -> None:
    pane.put("мир 🙂")
    pane.click("🙂")
    pane.session.change_settings(PRESETS["bytes"])
    pane.settle()
    pane.wait_for("«🙂» in 0 places")
    pane.session.ask(AskedToken("м".encode().decode("latin-1")))
    assert "«м»" in pane.summary
    pane.session.change_settings(Settings(special_tokens=("<край>",)))
    pane.settle()
    pane.put("a<край>b<край>")
    pane.click("<край>")
    pane.wait_for("«<край>» in 2 places")


def test_the_selection_is_copied_as_text_tokens_and_ids(pane: Pane) -> None:
    ids = [pane.session.tokenizer.id(token) for token in ("pa", "q", "ue", "te")]
    pane.click("pa")
    for _ in range(3):
        pane.press(Qt.Key.Key_Right, SHIFT)
    assert pane.copied("copyTextAction") == "paquete"
    assert pane.copied("copyTokensAction") == "pa|q|ue|te"
    assert pane.copied("copyIdsAction") == " ".join(map(str, ids))
    assert pane.copied("copyBytesAction") == "70 61|71|75 65|74 65"
    assert pane.effect == "4 tokens copied."
    assert pane.copied_by(Qt.Key.Key_C, CONTROL) == "paquete"
    assert pane.effect == "7 characters copied."
    assert pane.copied_by(Qt.Key.Key_T, CONTROL | SHIFT) == "pa|q|ue|te"
    assert pane.copied_by(Qt.Key.Key_I, CONTROL | SHIFT) == " ".join(map(str, ids))


def test_with_nothing_selected_the_current_token_or_everything_is_copied(pane: Pane) -> None:
    pane.put("el paquete\n\nmañana  «x y»")
    assert pane.copied("copyTextAction") == "el paquete\n\nmañana  «x y»"
    assert pane.copied("copyTokensAction") == "el  pa|q|ue|te\n\nm|a|ñ|a|na  «|x  y|»"
    pane.click("ue")
    assert pane.copied("copyTextAction") == "ue"
    assert pane.copied("copyTokensAction") == "ue"
    assert pane.effect == "1 token copied."


def test_a_token_that_is_touched_is_copied_whole(pane: Pane) -> None:
    boxes = {token.symbol: box for token, box in pane.view.token_rects()}
    start, end = boxes["ue"].center().toPoint(), boxes["llegará"].center().toPoint()
    QTest.mousePress(pane.view.viewport(), Qt.MouseButton.LeftButton, NONE, start)
    QTest.mouseMove(pane.view.viewport(), end)
    QTest.mouseRelease(pane.view.viewport(), Qt.MouseButton.LeftButton, NONE, end)
    assert pane.copied("copyTextAction") in "uete llegará"
    assert pane.copied("copyTokensAction") == "ue|te  llegará"


def test_spaces_alone_hold_no_token(pane: Pane) -> None:
    pane.put("el     el")
    left, right = (box for _, box in pane.view.token_rects())
    y = round(left.center().y())
    start, end = QPoint(round(left.right()) + 8, y), QPoint(round(right.left()) - 8, y)
    QTest.mousePress(pane.view.viewport(), Qt.MouseButton.LeftButton, NONE, start)
    QTest.mouseMove(pane.view.viewport(), end)
    QTest.mouseRelease(pane.view.viewport(), Qt.MouseButton.LeftButton, NONE, end)
    assert pane.copied("copyTextAction").strip() == ""
    assert pane.copied("copyTokensAction") == KEPT


@pytest.mark.parametrize("preset", ["lesson", "book-marker", "bytes"])
@pytest.mark.parametrize("glyphs", [False, True])
@pytest.mark.parametrize("show", [0, 1, 2])
def test_text_is_the_samples_whatever_the_boxes_show(
    pane: Pane, preset: str, glyphs: bool, show: int
) -> None:
    pane.session.change_settings(PRESETS[preset])
    pane.settle()
    text = "tu ñandú 🙂\xa0a\n\u200dpedido"
    pane.put(text)
    pane.glyphs.setChecked(glyphs)
    pane.show.setCurrentIndex(show)
    pane.press(Qt.Key.Key_A, CONTROL)
    assert pane.copied("copyTextAction") == text
    tokens = pane.copied("copyTokensAction")
    assert tokens.replace("|", "").replace("·", "").replace('"', "")[:2] == "tu"
    assert len(pane.copied("copyIdsAction").split()) == pane.session.sample_tokens


def test_control_c_copies_what_the_boxes_show(pane: Pane) -> None:
    pane.press(Qt.Key.Key_A, CONTROL)
    found = []
    for row in range(3):
        pane.show.setCurrentIndex(row)
        pane.press(Qt.Key.Key_A, CONTROL)
        found.append(pane.copied_by(Qt.Key.Key_C, CONTROL))
    ids = pane.session.tokenizer.ids(pane.session.tokenizer.encode(PACKAGE, 60))
    assert found[0] == PACKAGE
    assert list(map(int, found[1].split())) == ids
    assert found[2].startswith("65 6C  70 61|71|75 65|74 65  ")


def test_a_text_without_tokens_leaves_the_clipboard(pane: Pane) -> None:
    pane.put("")
    assert pane.copied("copyTextAction") == KEPT
    assert pane.copied("copyTokensAction") == KEPT


def test_a_huge_text_is_copied_without_stopping_the_window(pane: Pane) -> None:
    text = ("el paquete llegará mañana por la mañana\n" * 50_000)[:-1]
    pane.put(text)
    pane.press(Qt.Key.Key_A, CONTROL)
    QGuiApplication.clipboard().setText(KEPT)
    beats = Beats()
    pane.action("copyTokensAction").trigger()
    pane.qtbot.waitUntil(lambda: "copied" in pane.effect, timeout=30_000)
    one = "el  pa|q|ue|te  llegará  m|a|ñ|a|na  p|o|r  la  m|a|ñ|a|na"
    assert QGuiApplication.clipboard().text() == "\n".join([one] * 50_000)
    # Measured 20 ms; this allows for a busy machine.
    assert beats.longest < 0.25


def test_a_long_copy_can_be_stopped(pane: Pane, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "INLINE_SECONDS", 0.0)
    pane.put("el paquete llegará mañana por la mañana\n" * 100_000)
    QGuiApplication.clipboard().setText(KEPT)
    pane.action("copyTokensAction").trigger()
    assert pane.effect.startswith("Copying… ")
    assert pane.effect.endswith(" %, Esc stops it")
    pane.press(Qt.Key.Key_Escape)
    pane.qtbot.waitUntil(lambda: pane.effect == "", timeout=20_000)
    assert QGuiApplication.clipboard().text() == KEPT


def test_while_tokens_are_counted_only_text_is_copied(pane: Pane) -> None:
    pane.session.set_sample("el paquete llegará mañana\n" * 20_000)
    assert not pane.session.sample.filled
    assert pane.action("copyTextAction").isEnabled()
    for name in ("copyTokensAction", "copyIdsAction"):
        assert not pane.action(name).isEnabled()
        assert pane.action(name).toolTip().endswith("The tokens are still being counted.")
    pane.settle()
    assert pane.action("copyTokensAction").isEnabled()


def menu_of(pane: Pane, reason: QContextMenuEvent.Reason, place: QPoint) -> QMenu:
    target = pane.view.viewport() if reason is QContextMenuEvent.Reason.Mouse else pane.view
    event = QContextMenuEvent(reason, place, target.mapToGlobal(place))
    QApplication.sendEvent(target, event)
    menu = pane.widget.findChild(QMenu, "tokensMenu")
    assert menu is not None and menu.isVisible()
    menu.close()
    return menu


def test_the_menu_is_about_the_token_under_the_mouse(pane: Pane) -> None:
    menu = menu_of(pane, QContextMenuEvent.Reason.Mouse, pane.middle("ue"))
    assert pane.session.subject == AskedToken("ue")
    shown = [(action.text(), action.shortcut().toString()) for action in menu.actions() if action.isVisible()]
    assert shown == [
        ("Copy text", "Ctrl+C"),
        ("Copy tokens", "Ctrl+Shift+T"),
        ("Copy ids", "Ctrl+Shift+I"),
        ("", ""),
        ("Select all", "Ctrl+A"),
        ("Why?", "Ctrl+I"),
    ]
    assert "current token" in menu.actions()[0].toolTip()


def test_the_menu_keeps_a_selection_that_is_clicked(pane: Pane) -> None:
    pane.click("pa")
    for _ in range(3):
        pane.press(Qt.Key.Key_Right, SHIFT)
    menu_of(pane, QContextMenuEvent.Reason.Mouse, pane.middle("q"))
    assert pane.view.selected_text == "paquete"
    menu_of(pane, QContextMenuEvent.Reason.Mouse, pane.middle("el"))
    assert pane.view.selected_text == ""


def test_the_menu_opens_by_keys_under_the_current_token(pane: Pane) -> None:
    pane.click("ue")
    places: list[QPoint] = []
    pane.view.menu_asked.connect(places.append)
    menu_of(pane, QContextMenuEvent.Reason.Keyboard, QPoint(0, 0))
    box = next(box for token, box in pane.view.token_rects() if token.symbol == "ue")
    assert places == [pane.view.viewport().mapToGlobal(box.bottomLeft().toPoint())]
    assert pane.session.subject == AskedToken("ue")


def test_without_text_there_is_no_menu(pane: Pane) -> None:
    pane.put("")
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(3, 3), pane.view.mapToGlobal(QPoint(3, 3))
    )
    QApplication.sendEvent(pane.view, event)
    menu = pane.widget.findChild(QMenu, "tokensMenu")
    assert menu is None or not menu.isVisible()


def test_asking_in_a_huge_sample_takes_no_time(pane: Pane, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "INLINE_SECONDS", 0.008)  # as in the program
    words = " ".join(f"paquete{number}" for number in range(60_000))
    pane.put(words)
    took = []
    for symbol in ("pa", "ue", "1", "2"):
        began = time.perf_counter()
        pane.session.ask(AskedToken(symbol))
        pane.view.viewport().repaint()
        took.append(time.perf_counter() - began)
        pane.qtbot.waitUntil(lambda: "places" in pane.summary, timeout=20_000)
    pane.wait_for(f"«2» in {words.count('2'):,} places")
    # Measured 10 ms, of which 8 are spent on counting; this allows for a busy machine.
    assert min(took) < 0.04
