"""What is said about each rule and pair: tool tips, and sentences for screen readers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.pairs_model import PairsModel
from bpe_gui.document.rules_model import RuleRole, RulesModel
from bpe_gui.document.session import Session
from bpe_gui.panes.compare.branch_words import BranchWords
from bpe_gui.panes.numbers import plural
from bpe_gui.panes.rules.rules_words import RuleWords


class SpokenRules(RulesModel):
    """The rules with a tool tip and a sentence for each."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(session, pane)
        self._words, self._branch_words = RuleWords(pane), BranchWords(pane)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            return self._sentence(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and index.isValid():
            return self._tip(index.row(), super().data(index, RuleRole.SYMBOL))
        return super().data(index, role)

    def _sentence(self, row: int) -> str:
        found = self.rounds[row]
        sentence = self.tr("rule {number}: {pair} makes {token}").format(
            number=self._words.number(row + 1),
            pair=self._words.pair(found.rule, self.settings),
            token=self._words.symbol(found.rule.token, self.settings),
        )
        words = [sentence, self._words.times(found.count)]
        if row in self.by_hand:
            words.append(self._branch_words.by_hand(self.by_hand[row], self.settings))
        if found.tied > 1:
            words.append(self.tr("tie of %Ln", "", plural(found.tied)))
        if row in self.changed_rows:
            words.append(self.tr("changed by the last edit"))
        return ", ".join(words)

    def _tip(self, row: int, symbol: object) -> str:
        tied = self.rounds[row].tied
        lines = [self._sentence(row)]
        if tied > 1 and row in self.by_hand:
            lines.append(self.tr("%Ln pair(s) had this count", "", plural(tied)))
        elif tied > 1:
            lines.append(self.tr("%Ln pair(s) had this count; the first one seen won", "", plural(tied)))
        if row in self.changed_rows:
            lines.append(self.tr("The last edit of the corpus changed this rule"))
        if isinstance(symbol, str):
            lines.append(self._words.code_line(symbol, self.settings))
        lines.append(self.tr("Enter or double click: go to this merge"))
        return self._words.tip(lines)


class SpokenPairs(PairsModel):
    """The pairs with a tool tip and a sentence for each."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(session, pane)
        self._words, self._branch_words = RuleWords(pane), BranchWords(pane)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            return self._sentence(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= index.row() < len(self.pairs):
            return self._tip(index.row())
        return super().data(index, role)

    def more_words(self) -> str:
        """The line after the last listed pair."""
        return self.tr("%Ln more pair(s)", "", self.more)

    def word_of(self, row: int) -> str:
        """What stands at the right of a pair: why the round takes it, or that it ties with the one taken."""
        if row != self.winner:
            return self.tr("tie") if self.is_tie(row) else ""
        if row:  # a fork: another pair than the best one was taken
            return self.tr("chosen")
        return self.tr("first seen") if self.is_tie(1) else self.tr("most often")

    def branch_of(self, rule: Rule) -> int | None:
        """Another branch that takes this pair here, if there is one."""
        branch = self.branches.get(rule)
        return None if branch == self._session.branch else branch

    def _tip(self, row: int) -> str:
        rule, count = self.pairs[row]
        lines = [self._sentence(row)]
        if self.tied > 1 and count == self.pairs[0][1]:
            tie = self.tr("%Ln pair(s) have this count; the first one seen wins", "", plural(self.tied))
            lines.append(tie)
        lines += [self._words.code_line(symbol, self.settings) for symbol in rule]
        return self._words.tip(lines)

    def _sentence(self, row: int) -> str:
        if row >= len(self.pairs):
            return self.more_words()
        rule, count = self.pairs[row]
        words = [self._words.pair(rule, self.settings), self._words.times(count)]
        if row == self.winner:
            words.append(self.tr("the next merge takes it"))
        if word := self.word_of(row):
            words.append(word)
        if (branch := self.branch_of(rule)) is not None:
            taken: str = self.tr("{branch} takes it")
            words.append(taken.replace("{branch}", self._branch_words.name(branch)))
        return ", ".join(words)
