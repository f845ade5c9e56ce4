"""The response limit: what a customer sees of an answer that had to stop."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QSpinBox, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.limit import Cut, FinishReason
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.widgets import label, named

# So much of the end of a long answer is shown.
_SHOWN = 600
_SCISSORS = "✂"


class LimitPane(QWidget):
    """The slider and its number, the text a customer would see, and where the cut falls."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._title = label(self, "title")
        self._slider = named(QSlider(Qt.Orientation.Horizontal, self), "limitSlider")
        self._box = named(QSpinBox(self), "limitBox")
        self._of = label(self, "quiet")
        self._bubble = QFrame(self)
        self._bubble.setProperty("role", "card")
        self._text = label(self._bubble, name="limitText")
        self._text.setFont(look.text_font(look.Size.LARGE))
        self._verdict = label(self, "quiet", "limitVerdict")
        self._text.setWordWrap(True)
        self._verdict.setWordWrap(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._lay_out()
        self._slider.valueChanged.connect(session.set_limit)
        self._box.valueChanged.connect(session.set_limit)
        for signal in (
            session.limit_changed,
            session.sample_changed,
            session.rules_changed,
            session.position_changed,
        ):
            signal.connect(self._refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("RESPONSE LIMIT"))
        self._slider.setAccessibleName(self.tr("Response limit"))
        self._slider.setToolTip(self.tr("How many tokens the model may write: drag, or use the arrow keys"))
        self._box.setAccessibleName(self.tr("Response limit as a number"))
        self._box.setToolTip(self.tr("How many tokens the model may write"))
        self._text.setAccessibleName(self.tr("What the customer sees"))
        self._text.setToolTip(self.tr("What the customer sees"))
        self._verdict.setAccessibleName(self.tr("Where the answer was cut"))
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        super().changeEvent(event)

    def _refresh(self) -> None:
        session = self._session
        if not session.sample.filled:
            self._verdict.setText(self.tr("counting the tokens …"))
            return
        cut = session.cut
        # The maximum last when it grows and first when it shrinks would clamp the value and echo a limit
        # that nobody chose; set_limit ignores the value it already has, so the order does not matter.
        for control in (self._slider, self._box):
            if control.maximum() != cut.tokens:
                chosen = session.chosen_limit
                control.setMaximum(cut.tokens)
                if session.chosen_limit != chosen:
                    session.choose_limit(chosen)
            if control.value() != cut.limit:
                control.setValue(cut.limit)
        self._slider.setPageStep(max(1, cut.tokens // 10))
        self._of.setText(self.tr("of {tokens}").replace("{tokens}", self.locale().toString(cut.tokens)))
        text = cut.text if len(cut.text) <= _SHOWN else f"… {cut.text[-_SHOWN:].lstrip('… ')}"
        self._text.setText(text)
        role = "quiet" if cut.finish_reason is FinishReason.STOP else "lost"
        if self._verdict.property("role") != role:
            self._verdict.setProperty("role", role)
            self._verdict.style().polish(self._verdict)
        self._verdict.setText(self._verdict_of(cut))

    def _verdict_of(self, cut: Cut) -> str:
        if not cut.tokens:
            return str(self.tr("Nothing is written yet: the sample is empty."))
        if cut.finish_reason is FinishReason.STOP:
            return str(self.tr("Complete: the model stopped by itself (stop)."))
        lost = self.tr("%n token(s) lost", "", cut.tokens - cut.limit)
        if cut.cut_character:
            where = self.tr("inside the character «{character}», after {kept} of {all} bytes")
            values = (cut.cut_character.character, cut.cut_character.kept_bytes, cut.cut_character.bytes)
        elif cut.cut_word:
            where = self.tr("inside «{character}», after {kept} of {all} tokens")
            values = (cut.cut_word.word, cut.cut_word.kept_tokens, cut.cut_word.tokens)
        else:
            where, values = self.tr("between two words"), ("", 0, 0)
        number = self.locale().toString
        where = where.replace("{kept}", number(values[1])).replace("{all}", number(values[2]))
        stopped = self.tr("Stopped by the limit {where}: {lost} (length).")
        told = stopped.replace("{where}", where).replace("{lost}", lost)
        return f"{_SCISSORS} {told}".replace("{character}", visible(_shortened(values[0])))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._slider, 1)
        row.addWidget(self._box)
        row.addWidget(self._of)
        inside = QVBoxLayout(self._bubble)
        inside.setContentsMargins(16, 8, 16, 8)
        inside.addWidget(self._text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addLayout(row)
        column.addWidget(self._bubble)
        column.addWidget(self._verdict)


def _shortened(word: str) -> str:
    return word if len(word) <= 40 else f"{word[:39]}…"
