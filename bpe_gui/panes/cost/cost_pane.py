"""What messages cost when tokens are paid for, and what fits into the context window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.cost_sheet import MOST_MONTHLY
from bpe_gui.core.metrics import fertility
from bpe_gui.document.cost_counting import CountedSheet
from bpe_gui.document.cost_model import CostModel
from bpe_gui.document.session import Session
from bpe_gui.panes.cost.context_part import ContextPart
from bpe_gui.panes.cost.cost_table import CostTable
from bpe_gui.panes.cost.messages_edit import MessagesEdit
from bpe_gui.panes.cost.money import PriceBox, money, two_digits
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.plain_text_edit import LONGEST_TYPED
from bpe_gui.panes.widgets import label, named, say

CURRENCIES = ("€", "$", "лв")
_LONGEST_CURRENCY = 8
_GAP = 24
# In letters: from this width on all three parts stand side by side, or the first two of them.
_WIDE, _MIDDLE = 150, 90


class CostPane(Fitted, QScrollArea):
    """Messages, the price of a month of them, and the context window, side by side where there is room.

    It counts while it is in view.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._following = False
        self._model = CostModel(self)
        inside = self._inside = QWidget(self)
        self._messages_title = label(inside, "title")
        self._messages = named(MessagesEdit(inside), "messagesEditor")
        self._summary = label(inside, "quiet", "messagesSummary")
        self._month_title = label(inside, "title")
        self._figure = label(inside, "", "costFigure")
        self._figure.setFont(look.text_font(look.Size.LARGE))
        self._monthly = named(QSpinBox(inside), "monthlyBox")
        self._monthly_unit = label(inside)
        self._input = named(PriceBox(inside), "inputPriceBox")
        self._input_name = label(inside)
        self._response = named(PriceBox(inside), "responsePriceBox")
        self._response_name = label(inside)
        self._currency = named(QComboBox(inside), "currencyCombo")
        self._table = named(CostTable(inside, self._model), "costTable")
        self._example = label(inside, "quiet", "priceNote")
        self._context = ContextPart(session, inside)
        self._lay_out()
        self._connect()
        self._show_sheet()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._messages_title.setText(self.tr("MESSAGES, ONE ON A LINE"))
        self._messages.setAccessibleName(self.tr("Messages, one on a line"))
        self._messages.setToolTip(
            self.tr("What customers write; beside each line its words, letters and tokens")
        )
        self._messages.setPlaceholderText(self.tr("Type a message on each line."))
        self._messages.set_heads(self.tr("words"), self.tr("letters"), self.tr("tokens"))
        self._summary.setAccessibleName(self.tr("The messages counted"))
        self._month_title.setText(self.tr("COST OF A MONTH"))
        self._figure.setAccessibleName(self.tr("Cost of a month by tokens"))
        self._monthly.setAccessibleName(self.tr("Messages a month"))
        self._monthly.setToolTip(self.tr("How many messages like these come in a month"))
        self._monthly_unit.setText(self.tr("messages a month"))
        self._input.setAccessibleName(self.tr("Price of a million tokens of input"))
        self._input.setToolTip(self.tr("What a million tokens cost that the model reads"))
        self._input_name.setText(self.tr("input"))
        self._response.setAccessibleName(self.tr("Price of a million tokens of response"))
        self._response.setToolTip(self.tr("What a million tokens cost that the model writes"))
        self._response_name.setText(self.tr("response"))
        self._currency.setAccessibleName(self.tr("Currency"))
        self._currency.setToolTip(self.tr("The currency of the prices; type another one"))
        self._example.setText(self.tr("example prices, for a million tokens"))
        self._example.setToolTip(self.tr("These prices are examples: type those of your provider"))
        self._example.setAccessibleName(self.tr("What the prices are"))
        columns = ("", self.tr("■ messages"), self.tr("□ responses"), self.tr("together"), "")
        rows = (self.tr("by words"), self.tr("by letters"), self.tr("by tokens"))
        self._model.set_heads(Qt.Orientation.Horizontal, columns)
        self._model.set_heads(Qt.Orientation.Vertical, rows)
        self._table.setAccessibleName(self.tr("Cost of a month by words, letters and tokens"))
        self._table.setToolTip(self.tr("Tokens are what is paid; words and letters are what one might guess"))
        self._context.retranslate()
        self._show_counts()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the window changes the size of all text
        else:
            super().wheelEvent(event)

    # Slots

    def _follow(self) -> None:
        if self.isVisible():
            self._show_sheet()
            self._session.count_cost()
            self._show_counts()

    def _edited(self) -> None:
        if self._following:
            return
        self._session.set_cost_sheet(
            replace(
                self._session.cost_sheet,
                messages=self._messages.text(),
                input_price=self._input.value(),
                response_price=self._response.value(),
                currency=self._currency.currentText().strip()[:_LONGEST_CURRENCY],
                monthly=self._monthly.value(),
            )
        )

    def _too_long(self) -> None:
        most = self.locale().toString(LONGEST_TYPED)
        text = self.tr("That is too long: up to {most} letters are counted here.").replace("{most}", most)
        say(self._summary, text)

    # Helpers

    def _show_sheet(self) -> None:
        sheet = self._session.cost_sheet
        self._following = True
        if self._messages.text() != sheet.messages:
            self._messages.show_text(sheet.messages)
        self._monthly.setValue(sheet.monthly)
        for box, price in ((self._input, sheet.input_price), (self._response, sheet.response_price)):
            box.setValue(price)
        if self._currency.currentText().strip() != sheet.currency:
            self._currency.setEditText(sheet.currency)
        self._following = False
        self._context.show_sheet()

    def _show_counts(self) -> None:
        counted = self._session.counted_cost
        self._model.show(counted)
        self._context.show_counts()
        current = counted is not None and counted.sheet.lines == self._session.cost_sheet.lines
        if counted is None or not current:
            self._messages.show_sizes((), ())
            say(self._summary, self.tr("counting the tokens…"))
            say(self._figure, "…")
            return
        self._messages.show_sizes(counted.messages, counted.dearest)
        say(self._summary, self._summary_of(counted))
        currency = self._session.cost_sheet.currency
        figure = self.tr("{amount} a month").replace("{amount}", money(counted.paid, currency, self.locale()))
        say(self._figure, figure)
        self._table.fit()

    def _summary_of(self, counted: CountedSheet) -> str:
        whole = counted.whole
        parts = [
            self.tr("%Ln word(s)", "", whole.words),
            self.tr("%Ln letter(s)", "", whole.letters),
            self.tr("%Ln token(s)", "", whole.tokens),
        ]
        ratio = fertility(whole.tokens, whole.words)
        if ratio is not None:
            told = self.tr("{ratio} tokens per word")
            parts.append(told.replace("{ratio}", two_digits(ratio, self.locale())))
        said = [" · ".join(parts)]
        number = self.locale().toString
        places = [number(place + 1) for place in counted.dearest]
        if len(places) == 1 and len(counted.messages) > 1:
            said.append(self.tr("◆ Message {number} is the dearest.").replace("{number}", places[0]))
        elif 1 < len(places) < len(counted.messages):
            told = self.tr("◆ Messages {numbers} are the dearest.")
            said.append(told.replace("{numbers}", ", ".join(places[:5]) + (", …" if places[5:] else "")))
        return "\n".join(said)

    def fit(self) -> None:
        """Side by side where every part has room, else one below the other, to be scrolled."""
        self._table.fit()
        em = self.fontMetrics().height()
        for box, widest in ((self._monthly, "88888888"), (self._input, "888.88"), (self._response, "888.88")):
            box.setFixedWidth(box.fontMetrics().horizontalAdvance(widest) + 3 * em)
        kinds = QBoxLayout.Direction
        room = self.viewport().width() / self.fontMetrics().averageCharWidth()
        _turn(self._parts, kinds.LeftToRight if room >= _WIDE else kinds.TopToBottom)
        _turn(self._first_parts, kinds.LeftToRight if room >= _MIDDLE else kinds.TopToBottom)

    def _connect(self) -> None:
        session = self._session
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.settings_changed,
            session.cost_changed,
        ):
            signal.connect(self._follow)
        self._messages.edited.connect(self._edited)
        self._messages.huge_text.connect(self._too_long)
        for box in (self._monthly, self._input, self._response):
            box.valueChanged.connect(self._edited)
        self._currency.currentTextChanged.connect(self._edited)

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._currency.setEditable(True)
        self._currency.addItems(list(CURRENCIES))
        self._currency.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._currency.setMinimumContentsLength(3)
        self._monthly.setRange(0, MOST_MONTHLY)
        self._monthly.setSingleStep(1_000)
        self._monthly.setGroupSeparatorShown(True)
        for told in (self._summary, self._figure):
            told.setWordWrap(True)
        first, second = QVBoxLayout(), QVBoxLayout()
        first.addWidget(self._messages_title)
        first.addWidget(self._messages)
        first.addWidget(self._summary)
        first.addStretch(1)
        prices = FlowLayout()
        for pair in (
            (self._monthly, self._monthly_unit),
            (self._input_name, self._input),
            (self._response_name, self._response),
        ):
            prices.addWidget(_beside(self._inside, *pair))
        prices.addWidget(self._currency)
        head = FlowLayout()
        head.addWidget(self._month_title)
        head.addWidget(self._example)
        second.addLayout(head)
        second.addWidget(self._figure)
        second.addWidget(self._table)
        second.addLayout(prices)
        second.addStretch(1)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._inside)
        self._parts.setContentsMargins(16, 8, 16, 8)
        self._first_parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for parts in (self._parts, self._first_parts):
            parts.setSpacing(_GAP)
        for column, stretch in ((first, 4), (second, 6)):
            column.setSpacing(8)
            self._first_parts.addLayout(column, stretch)
        self._parts.addLayout(self._first_parts, 10)
        self._parts.addWidget(self._context, 5)
        self.setWidget(self._inside)


def _turn(parts: QBoxLayout, direction: QBoxLayout.Direction) -> None:
    if parts.direction() != direction:
        parts.setDirection(direction)


def _beside(parent: QWidget, *parts: QWidget) -> QWidget:
    """Parts in a row that is not broken."""
    box = QWidget(parent)
    row = QBoxLayout(QBoxLayout.Direction.LeftToRight, box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    for part in parts:
        row.addWidget(part)
    return box
