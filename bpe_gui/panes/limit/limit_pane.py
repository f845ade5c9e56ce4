"""The response limit: what a customer sees of an answer that had to stop."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bpe_gui.core.limit import Cut, CutWord, FinishReason
from bpe_gui.document.session import Session
from bpe_gui.panes.counting_soon import CountingSoon
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.limit.answer_writer import AnswerWriter
from bpe_gui.panes.limit.customer_text import CustomerText
from bpe_gui.panes.limit.shorter_answer import ShorterAnswer
from bpe_gui.panes.widgets import label, named, say, say_button

# So much of the end of a long answer is shown, and so much of what is lost.
_KEPT = 400
_LOST = 200
_LONGEST_WORD = 24
_USUAL_WIDTH = 480
_SCISSORS = "✂"
# The place that is kept for a verdict.
_ORDINARY = Cut(20, 10, "", FinishReason.LENGTH, CutWord("originalmente", "", 10, 10))


class LimitPane(Fitted, QWidget):
    """The slider and its number, the text a customer would see, and where the cut falls."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._following = False
        self._title = label(self, "title")
        self._slider = named(QSlider(Qt.Orientation.Horizontal, self), "limitSlider")
        self._box = named(QSpinBox(self), "limitBox")
        self._of = label(self, "quiet", "limitOf")
        self._text = named(CustomerText(self), "limitText")
        self._verdict = label(self, "quiet", "limitVerdict")
        self._writer = AnswerWriter(session, self)
        self._counting = CountingSoon(session, self._show_counting, self)
        self._below = QWidget(self)
        self._ways = FlowLayout(self._below)
        self._shorter = ShorterAnswer(session, self._below)
        self._raise = named(QPushButton(self._below), "limitRaise")
        self._lay_out()
        self._slider.valueChanged.connect(self._chosen)
        self._box.valueChanged.connect(self._chosen)
        self._writer.moved.connect(self._show_writing)
        self._shorter.toggled.connect(self._toggled_shorter)
        self._raise.clicked.connect(lambda: session.set_limit(session.sample_tokens))
        for signal in (
            session.limit_changed,
            session.sample_changed,
            session.rules_changed,
            session.position_changed,
        ):
            signal.connect(self._changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("RESPONSE LIMIT"))
        self._slider.setAccessibleName(self.tr("Response limit"))
        self._slider.setToolTip(self.tr("How many tokens the model may write: drag, or use the arrow keys"))
        self._box.setAccessibleName(self.tr("Response limit as a number"))
        self._box.setToolTip(self.tr("How many tokens the model may write"))
        self._text.setAccessibleName(self.tr("What the customer sees"))
        self._text.setToolTip(self.tr("In the bubble, what the customer sees; behind it, what is lost"))
        self._text.set_copy_text(self.tr("Copy what the customer sees"))
        self._verdict.setAccessibleName(self.tr("Where the answer was cut"))
        self._verdict.setToolTip(
            self.tr("length or stop is the reason that a model's interface reports for the end")
        )
        self.fit()
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._writer.toggle()
        else:
            super().keyPressEvent(event)

    def _changed(self) -> None:
        """The answer or its limit is another one: what is being written is not any more."""
        self._writer.stop()
        self._refresh()

    def _toggled_shorter(self) -> None:
        self._writer.stop()
        self._refresh()

    def _chosen(self, limit: int) -> None:
        # While the text is measured nobody knows which limits there are.
        if not self._following and self._session.sample.filled:
            self._session.set_limit(limit)

    def _refresh(self) -> None:
        session = self._session
        if self._counting.holds_back():
            return
        if not session.sample.filled:
            self._show_counting()
            return
        cut = session.cut
        self._show_limit(cut)
        self._show_ways_out(cut)
        if self._writer.writing:
            self._show_writing()
        elif self._shorter.isChecked():
            self._text.show_cut(self._shorter.answer, "", "")
            self._tell(self._shorter.told(), "quiet")
        else:
            self._show_cut(cut)
            self._tell(self._verdict_of(cut), "quiet" if cut.finish_reason is FinishReason.STOP else "lost")

    def _show_counting(self) -> None:
        self._text.show_cut("", "", "")
        self._tell(self.tr("counting the tokens…"), "quiet")

    def _show_cut(self, cut: Cut, *, writing: bool = False) -> None:
        """What the customer sees, and what is lost, or not written yet."""
        session = self._session
        half, lost = "", session.sample.lost(session.merges, cut.limit)[:_LOST]
        if cut.cut_character:
            parts = f"{cut.cut_character.kept_bytes}/{cut.cut_character.bytes}"
            half = "" if writing else f"{cut.cut_character.character} {parts}"
            lost = lost if writing else lost.removeprefix(cut.cut_character.character)
        text = cut.text if len(cut.text) <= _KEPT else f"… {cut.text[-_KEPT:]}"
        self._text.show_cut(text, half, lost, writing=writing)

    def _show_writing(self) -> None:
        """The answer as far as it is written; at the end the verdict on it."""
        if not self._writer.writing:
            self._refresh()
            return
        session, written = self._session, self._writer.written
        self._shorter.setChecked(False)
        self._show_cut(session.sample.cut(session.merges, written), writing=True)
        text: str = self.tr("The model is writing: token {written} of at most {limit}.")
        number = self.locale().toString
        self._tell(
            text.replace("{written}", number(written)).replace("{limit}", number(session.limit)), "quiet"
        )

    def _show_ways_out(self, cut: Cut) -> None:
        """What can be done about an answer that is cut."""
        self._writer.refresh()
        self._shorter.refresh(cut)
        self._raise.setEnabled(cut.limit < cut.tokens)
        text: str = self.tr("Raise the limit to {tokens}")
        tip = self.tr("Let the model write the whole answer; each token is paid")
        if cut.limit >= cut.tokens:
            tip = self.tr("The answer is complete: nothing is lost")
        say_button(
            self._raise, text.replace("{tokens}", self.locale().toString(cut.tokens)), tip, "Alt+Shift+8"
        )

    def _show_limit(self, cut: Cut) -> None:
        """Slider and box follow; what they say meanwhile is nobody's choice."""
        self._following = True
        for control in (self._slider, self._box):
            # A box lays the pane out, and draws itself, for what it has already, too.
            if control.maximum() != cut.tokens:
                control.setMaximum(cut.tokens)
            if control.value() != cut.limit:
                control.setValue(cut.limit)
        self._following = False
        self._slider.setPageStep(max(1, cut.tokens // 10))
        self._of.setText(self.tr("of {tokens}").replace("{tokens}", self.locale().toString(cut.tokens)))

    def _tell(self, verdict: str, role: str) -> None:
        if self._verdict.property("role") != role:
            self._verdict.setProperty("role", role)
            self._verdict.style().polish(self._verdict)
        say(self._verdict, verdict)

    def _verdict_of(self, cut: Cut) -> str:
        lost = cut.tokens - cut.limit
        if not cut.tokens:
            return str(self.tr("Nothing is written yet: the sample is empty."))
        if not lost:
            return str(self.tr("Complete: the model stopped by itself (stop)."))
        where, kept, of, name = "", 0, 0, ""
        if not cut.limit:
            where = self.tr("Nothing was written, %Ln token(s) lost (length).", "", lost)
        elif cut.cut_character:
            where = self.tr(
                "Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln token(s) lost (length).",
                "",
                lost,
            )
            kept, of = cut.cut_character.kept_bytes, cut.cut_character.bytes
            name = cut.cut_character.character
        elif cut.cut_word:
            where = self.tr(
                "Cut inside «{name}», after {kept} of {of} tokens; %Ln token(s) lost (length).", "", lost
            )
            kept, of, name = cut.cut_word.kept_tokens, cut.cut_word.tokens, cut.cut_word.word
        else:
            where = self.tr("Cut between two words; %Ln token(s) lost (length).", "", lost)
        number = self.locale().toString
        told = where.replace("{kept}", number(kept)).replace("{of}", number(of))
        return f"{_SCISSORS} " + told.replace("{name}", isolated(visible(_shortened(name))))

    def fit(self) -> None:
        """Places that depend on the font, the language and the width; none of them on the limit."""
        metrics = self._of.fontMetrics()
        self._of.setMinimumWidth(metrics.horizontalAdvance(self.tr("of {tokens}").replace("{tokens}", "000")))
        slider = 10 * self.fontMetrics().averageCharWidth()
        parts = (self._title, self._writer.button, self._box)
        beside = sum(part.sizeHint().width() for part in parts) + slider + self._of.minimumWidth()
        kinds = QBoxLayout.Direction
        self._head.setDirection(kinds.LeftToRight if self._room > beside + 56 else kinds.TopToBottom)
        self._verdict.setMinimumHeight(self._verdict_height())
        # A splitter asks for heights without telling a width.
        self._below.setFixedHeight(self._ways.heightForWidth(self._room))

    @property
    def _room(self) -> int:
        """The width; a widget that was not laid out yet is narrow for no reason."""
        return self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else _USUAL_WIDTH

    def _verdict_height(self) -> int:
        """The height of an ordinary verdict: so that nothing below moves when another one is shorter."""
        lines = self.fontMetrics().boundingRect(
            0, 0, self._room, 10_000, Qt.TextFlag.TextWordWrap.value, self._verdict_of(_ORDINARY)
        )
        return lines.height()

    def _lay_out(self) -> None:
        self._verdict.setWordWrap(True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._title.setMinimumWidth(1)
        self._slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setGroupSeparatorShown(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._writer.button)
        row.addWidget(self._slider, 1)
        row.addWidget(self._box)
        row.addWidget(self._of)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(12)
        self._head.addWidget(self._title)
        self._head.addLayout(row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._head)
        column.addWidget(self._text)
        column.addWidget(self._verdict)
        for part in (self._shorter, self._raise):
            self._ways.addWidget(part)
        self._ways.add_stretch()
        self._ways.addWidget(self._writer.named_speed)
        column.addWidget(self._below)
        column.addStretch(1)


def _shortened(word: str) -> str:
    return word if len(word) <= _LONGEST_WORD else f"{word[: _LONGEST_WORD - 1]}…"
