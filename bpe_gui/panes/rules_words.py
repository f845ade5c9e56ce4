"""What is said about rules and pairs: tool tips, and words for screen readers."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.document.pairs_model import PairsModel
from bpe_gui.document.rules_model import AnyIndex, RuleRole, RulesModel
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import byte_values, code_points, isolated, visible
from bpe_gui.panes.numbers import number_text, plural, with_number


class RuleWords(QObject):
    """Words about symbols and counts in the language of a pane."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        return number_text(value, self._pane.locale())

    def times(self, count: int) -> str:
        """How often something was seen."""
        return with_number(self.tr("%Ln time(s)", "", plural(count)), count, self._pane.locale())

    def symbol(self, symbol: str, settings: Settings) -> str:
        """A symbol inside a sentence."""
        return isolated(visible(shown(symbol, settings)))

    def pair(self, rule: Rule, settings: Settings) -> str:
        """A pair inside a sentence, as `e + l`."""
        return f"{self.symbol(rule.left, settings)} + {self.symbol(rule.right, settings)}"

    def tip(self, lines: list[str]) -> str:
        """A tool tip that shows the lines as they stand: Qt would read a `<b>` in them as markup."""
        body = "<br>".join(escape(line) for line in lines if line)
        return f"<p style='white-space:pre-wrap'>{body}</p>"

    def code_line(self, symbol: str, settings: Settings) -> str:
        """What a symbol consists of, for a tool tip: code points, and bytes where they are the units."""
        values = byte_values(symbol, settings)
        parts = (
            self.symbol(symbol, settings),
            code_points(symbol, settings),
            f"UTF-8 {values}" if values else "",
        )
        return "   ".join(part for part in parts if part)


class SpokenRules(RulesModel):
    """The rules with a tool tip and a sentence for each."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(session, pane)
        self._words = RuleWords(pane)

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
        if found.tied > 1:
            words.append(self.tr("tie of %Ln", "", plural(found.tied)))
        if row in self.changed_rows:
            words.append(self.tr("changed by the last edit"))
        return ", ".join(words)

    def _tip(self, row: int, symbol: object) -> str:
        tied = self.rounds[row].tied
        lines = [self._sentence(row)]
        if tied > 1:
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
        self._words = RuleWords(pane)

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
        return ", ".join(words)
