"""One way out of a limit that cuts: asking the model for a shorter answer."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from bpe_gui.core.limit import Cut
from bpe_gui.core.metrics import word_count
from bpe_gui.document.samples import shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.widgets import named, say_button

_KEYS = "Alt+Shift+7"


class ShorterAnswer(QPushButton):
    """A button that stays pressed while the shorter answer is in view.

    For the answers that come with the program it knows how the shop would say it more briefly; of a
    text of one's own it keeps the whole sentences that fit, or the whole words.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "limitShorter")
        self.setCheckable(True)
        self._session = session
        self._own_words: dict[str, tuple[str, ...]] = {}
        self._text, self._tokens, self._words, self._cut_off = "", 0, 0, False

    @property
    def answer(self) -> str:
        """The shorter answer."""
        return self._text

    def refresh(self, cut: Cut) -> None:
        """Follows another answer or another limit."""
        possible = cut.limit < cut.tokens
        self.setEnabled(possible)
        if not possible:
            self.setChecked(False)
        if self.isChecked():
            self._find(cut.limit)
        text = self.tr("Ask for a shorter answer")
        tip = self.tr("Show an answer that fits the limit; the model has to be asked for it")
        if not possible:
            tip = self.tr("The answer is complete: nothing is lost")
        say_button(self, text, tip, _KEYS)

    def told(self) -> str:
        """What was asked, and what comes of it."""
        if not self._tokens:
            return str(self.tr("Not even one whole word fits: only a higher limit helps."))
        asked = self.tr("Asked “Answer in %Ln word(s) at most.”, the model stops by itself", "", self._words)
        made = self.tr("after %Ln token(s) (stop).", "", self._tokens)
        why = self.tr("It has to be asked: the limit alone only cuts.")
        if self._cut_off:
            why = self.tr("It has to be asked, and would choose its own words: here the rest is left out.")
        return f"{asked} {made} {why}"

    def _find(self, limit: int) -> None:
        session = self._session
        if not self._own_words:
            self._own_words = {sample.answer: sample.shorter for sample in shipped_samples().values()}
        for text in self._own_words.get(session.sample_text, ()):
            tokens = sum(len(word.tokens) for word in session.tokenizer.encode(text, session.merges))
            if tokens <= limit:
                self._text, self._tokens, self._words, self._cut_off = text, tokens, word_count(text), False
                return
        self._text, self._tokens, self._words = session.sample.whole_words(session.merges, limit)
        self._cut_off = True
