"""The answer about a pair: how often it was seen, and the rule that merges it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.document.session import Session
from bpe_gui.panes.rules_words import RuleWords
from bpe_gui.panes.widgets import label, say


class PairAnswer(QWidget):
    """A pair, its count, and its rule if it has become one."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._asked: tuple[Rule, int] | None = None
        self._words = RuleWords(self)
        self._text = label(self, "", "pairAnswerText")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._text)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        if self._asked is not None:
            self.show_pair(*self._asked)

    def show_pair(self, rule: Rule, merges: int) -> None:
        """Shows a pair as it stands after so many merges."""
        self._asked = (rule, merges)
        session = self._session
        told = [self._words.pair(rule, session.tokenizer.settings)]
        pairs = session.pairs.pairs if session.pairs and merges == session.merges else ()
        rank = session.tokenizer.rank_of(rule.token)
        made = session.rounds[rank] if rank is not None and rank < session.learned else None
        count = next((count for pair, count in pairs if pair == rule), None)
        if count is None and made is not None and made.rule == rule:
            count = made.count
        if count is not None:
            told.append(self._words.times(count))
        if rank is not None and made is not None and made.rule == rule:
            number: str = self.tr("rule {number}")
            told.append(number.replace("{number}", self._words.number(rank + 1)))
        say(self._text, ", ".join(told))
