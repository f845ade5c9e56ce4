"""What is said about branches: their names, where they left another one, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.panes.rules.rules_words import RuleWords


class BranchWords(QObject):
    """Words about branches in the language of a pane."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._words = RuleWords(pane)

    def name(self, branch: int) -> str:
        """What a branch is called."""
        if not branch:
            return self.tr("Main")
        return self.tr("Fork {number}").replace("{number}", self._words.number(branch))

    def choice(self, left_at: int, choice: Rule, instead: Rule | None, settings: Settings) -> str:
        """What was taken by hand, in which round, and instead of what where that is known."""
        text: str = self.tr("{number}: {pair} by hand")
        if instead is not None:
            text = self.tr("{number}: {pair} instead of {other}")
            text = text.replace("{other}", self._words.pair(instead, settings))
        number = self._words.number(left_at + 1)
        return text.replace("{number}", number).replace("{pair}", self._words.pair(choice, settings))

    def by_hand(self, instead: Round | None, settings: Settings) -> str:
        """That a rule was chosen by hand, and instead of which pair and count where that is known."""
        if instead is None:
            return self.tr("chosen by hand")
        text: str = self.tr("chosen by hand instead of {pair} ({count})")
        pair, count = self._words.pair(instead.rule, settings), self._words.number(instead.count)
        return text.replace("{count}", count).replace("{pair}", pair)
