"""Cost and the context window with a real session."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.document.samples import example_cost_sheet, load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.cost.cost_pane import CostPane
from bpe_gui.panes.cost.cost_table import CostTable
from bpe_gui.panes.cost.messages_edit import MessagesEdit
from bpe_gui.panes.cost.money import PriceBox
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from tests.core import lesson

Opened = Callable[..., CostPane]
_INLINE = "bpe_gui.document.background.INLINE_SECONDS"


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_pane(session: Session, code: str = "en") -> CostPane:
        pane = CostPane(session, None)
        pane.setLocale(QLocale(code))
        qtbot.addWidget(pane)
        pane.resize(1366, 280)
        with qtbot.waitExposed(pane):
            pane.show()
        return pane

    return open_pane


@pytest.fixture
def at_sixty(session: Session, qtbot: QtBot) -> Session:
    """The Spanish lesson after its 60 rules, asked about its three messages."""
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    session.set_cost_sheet(replace(session.cost_sheet, messages=_lesson("es")))
    return session


def _lesson(language: str) -> str:
    return "\n".join(message.text for message in lesson.messages(language))


def said(pane: QWidget, name: str) -> str:
    return pane.findChild(QLabel, name).text()


def amounts(pane: CostPane) -> list[list[str]]:
    """The table as it is read."""
    table = pane.findChild(CostTable, "costTable")
    model, locale = table.model(), table.locale()
    return [
        [table.itemDelegate().displayText(model.index(row, column).data(), locale) for column in range(4)]
        for row in range(model.rowCount())
    ]


def type_into(editor: PlainTextEdit, text: str) -> None:
    editor.selectAll()
    editor.insertPlainText(text)


def test_the_figures_of_the_spanish_lesson(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty, "es")
    assert [row[1] for row in amounts(pane)] == ["3,00", "14,60", "8,00"]
    assert said(pane, "messagesSummary") == (
        "15 words · 73 letters · 40 tokens · 2,67 tokens per word\n◆ Message 3 is the dearest."
    )
    assert said(pane, "costFigure") == "8,00\u00a0€ a month"
    pane.grab()


def test_the_figures_of_the_bulgarian_lesson(qapp: QApplication, qtbot: QtBot, opened: Opened) -> None:
    session = Session(qapp)
    session.begin(load_sample(shipped_samples()["lesson-bg"]), "", None)
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    session.set_cost_sheet(replace(session.cost_sheet, messages=_lesson("bg")))
    pane = opened(session)
    assert [row[1] for row in amounts(pane)] == ["2.60", "15.20", "8.40"]
    assert "3.23 tokens per word" in said(pane, "messagesSummary")
    session.close()


def test_messages_and_responses_are_priced_apart(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    type_into(pane.findChild(PlainTextEdit, "responseEditor"), "el pago")
    pane.findChild(PriceBox, "responsePriceBox").setValue(1.5)
    # el|pa|go: 2 words, 6 letters, 3 tokens; 200,000 of them at 1.50 for a million.
    assert amounts(pane) == [
        ["by words", "3.00", "0.60", "3.60"],
        ["by letters", "14.60", "1.80", "16.40"],
        ["by tokens", "8.00", "0.90", "8.90"],
    ]
    type_into(pane.findChild(PlainTextEdit, "responseEditor"), "1000")
    assert amounts(pane) == [
        ["by words", "3.00", "", ""],
        ["by letters", "14.60", "", ""],
        ["by tokens", "8.00", "300.00", "308.00"],
    ]
    pane.grab()


def test_what_is_filled_in_goes_to_the_session(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    type_into(pane.findChild(MessagesEdit, "messagesEditor"), "el pago\n\nel pago <b>")
    pane.findChild(QSpinBox, "monthlyBox").setValue(1_000_000)
    pane.findChild(PriceBox, "inputPriceBox").setValue(0.5)
    pane.findChild(QComboBox, "currencyCombo").setEditText("zł")
    pane.findChild(QSpinBox, "windowBox").setValue(32)
    type_into(pane.findChild(PlainTextEdit, "systemEditor"), "8")
    type_into(pane.findChild(PlainTextEdit, "historyEditor"), "el pago")
    sheet = at_sixty.cost_sheet
    assert (sheet.messages, sheet.monthly, sheet.input_price) == ("el pago\n\nel pago <b>", 1_000_000, 0.5)
    assert (sheet.currency, sheet.window, sheet.system, sheet.history) == ("zł", 32, "8", "el pago")
    # Tokens: 3 and 6, on average 4.5.
    assert said(pane, "costFigure") == "2.25\u00a0zł a month"
    assert "Message 2 is the dearest" in said(pane, "messagesSummary")
    pane.grab()


def test_it_is_counted_at_the_present_merge(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.jump(0)
    assert amounts(pane)[2][1] == amounts(pane)[1][1] == "14.60"
    at_sixty.undo()
    assert amounts(pane)[2][1] == "8.00"


def test_out_of_view_it_rests_and_then_catches_up(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    pane.hide()
    at_sixty.jump(0)
    assert amounts(pane)[2][1] == "8.00"
    pane.show()
    assert amounts(pane)[2][1] == "14.60"


@pytest.mark.parametrize(
    ("window", "verdict"),
    [
        (40, "Everything fits, and 16 tokens are free."),
        (24, "Everything fits, and 0 tokens are free."),
        (23, "1 token fell out, and the model forgets «el»."),
        (10, "10 tokens fell out, and the model forgets «el paquete llegará en tres días». "
             "The response stops 4 tokens too early (length)."),
        (3, "10 tokens fell out, and the model forgets «el paquete llegará en tres días». "
            "The response stops 7 tokens too early (length). 4 tokens of the system prompt have no place."),
    ],
)  # fmt: skip
def test_what_falls_out_of_the_window_is_said(
    at_sixty: Session, opened: Opened, window: int, verdict: str
) -> None:
    pane = opened(at_sixty)
    at_sixty.set_cost_sheet(
        replace(
            at_sixty.cost_sheet,
            system="7",
            history="el paquete llegará en tres días",
            response="mis pedidos llegarán",
            window=window,
        )
    )
    assert said(pane, "contextVerdict") == verdict
    label = pane.findChild(QLabel, "contextVerdict")
    assert label.property("role") == ("quiet" if window >= 24 else "lost")
    assert pane.findChild(QWidget, "contextBar").accessibleDescription() == verdict
    pane.grab()


def test_the_oldest_of_a_history_given_as_a_number(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.set_cost_sheet(replace(at_sixty.cost_sheet, history="500", window=400))
    assert said(pane, "contextVerdict") == "The oldest 100 tokens of the history fell out."


def test_one_part_of_a_huge_window_is_still_drawn(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.set_cost_sheet(replace(at_sixty.cost_sheet, system="1", history="1", window=10_000_000))
    bar = pane.findChild(QWidget, "contextBar")
    image = bar.grab().toImage()
    middle = image.height() // 2
    seen = {image.pixelColor(x, middle).name() for x in range(3, 14)}
    assert {look.LIGHT.tints[tint].name() for tint in (1, 2)} <= seen


def test_a_paste_that_is_too_long_is_refused_and_said(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    editor = pane.findChild(MessagesEdit, "messagesEditor")
    before = editor.text()
    QApplication.clipboard().setText("a" * 30_000)
    editor.paste()
    assert editor.text() == before
    assert said(pane, "messagesSummary") == "That is too long: up to 20,000 letters are counted here."


def test_many_messages_without_delay(
    at_sixty: Session, opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane = opened(at_sixty)
    monkeypatch.setattr(_INLINE, 0.008)
    lines = "\n".join(f"el pago {number}" for number in range(1_500))
    begun = time.perf_counter()
    type_into(pane.findChild(MessagesEdit, "messagesEditor"), lines)
    # Measured 0.05 s.
    assert time.perf_counter() - begun < 0.5
    qtbot.waitUntil(lambda: said(pane, "messagesSummary").startswith("4,500 words"), timeout=10_000)
    begun = time.perf_counter()
    pane.grab()
    assert time.perf_counter() - begun < 0.5


@pytest.mark.parametrize(("width", "rows"), [(1366, 1), (1024, 2), (600, 3)])
def test_parts_go_below_each_other_where_there_is_no_room(
    at_sixty: Session, opened: Opened, width: int, rows: int
) -> None:
    pane = opened(at_sixty)
    pane.resize(width, 280)
    QApplication.processEvents()
    names = ("messagesEditor", "costTable", "contextBar")
    tops = [pane.findChild(QWidget, name).mapTo(pane.widget(), pane.rect().topLeft()).y() for name in names]
    assert sum(top > 200 for top in tops) == rows - 1
    assert pane.horizontalScrollBar().maximum() == 0


def test_names_in_three_languages(session: Session, opened: Opened, qapp: QApplication) -> None:
    pane = opened(session)
    names = set()
    for code in ("en", "es", "bg"):
        i18n.set_language(qapp, code)
        pane.retranslate()
        session.offer_cost_sheet(example_cost_sheet(code))
        assert session.cost_sheet == example_cost_sheet(code)
        names.add(pane.findChild(QLabel, "priceNote").text())
        controls = ["messagesEditor", "monthlyBox", "inputPriceBox", "responsePriceBox", "currencyCombo"]
        controls += ["costTable", "windowBox", "contextBar", "systemEditor", "historyEditor"]
        for name in (*controls, "responseEditor"):
            control = pane.findChild(QWidget, name)
            assert control.accessibleName(), name
            assert control.toolTip(), name
    assert len(names) == 3


def test_the_keyboard_reaches_every_control(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    reached: list[str] = []
    widget = pane.findChild(QWidget, "messagesEditor")
    for _ in range(60):
        widget = widget.nextInFocusChain()
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and pane.isAncestorOf(widget):
            reached.append(widget.objectName())
    wanted = ["monthlyBox", "inputPriceBox", "responsePriceBox", "currencyCombo", "costTable", "windowBox"]
    assert set(wanted) <= set(reached)
