"""The button that takes another pair than the one the round takes."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.document.session import Session
from bpe_gui.panes.compare.branch_words import BranchWords
from bpe_gui.panes.glyphs import short
from bpe_gui.panes.rules.rules_words import RuleWords

FORK_KEYS = "Enter"
"""What takes the pair that has the keyboard."""
_LONGEST = 24


class ForkButton(QPushButton):
    """Shown while a pair is selected that the round does not take; its room stays when it goes."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._words, self._branches = RuleWords(self), BranchWords(self)
        self._pair: Rule | None = None
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._take)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets the text in the language of the interface."""
        pair = self._pair
        text = self.words(pair).replace("&", "&&") if pair else ""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(self.words(pair) if pair else "")
        self.setToolTip(f"{self.tip(pair)} ({key_text()})" if pair else "")

    def offer(self, pair: Rule | None) -> None:
        """The pair that is selected; None, or the one that the round takes anyway, hides the button."""
        found = self._session.next_round
        is_other = pair is not None and found is not None and found.rule != pair and self._session.can_learn
        self._pair = pair if is_other else None
        self.retranslate()
        self.setVisible(is_other)

    def words(self, pair: Rule) -> str:
        """What taking a pair is called."""
        found, shown = self._session.next_round, self._shown(pair)
        if found is not None and found.rule == pair:
            return self.tr("Merge {pair}").replace("{pair}", shown)
        return self.tr("Merge {pair} instead").replace("{pair}", shown)

    def tip(self, pair: Rule) -> str:
        """What happens when a pair is taken."""
        session = self._session
        if session.next_round is not None and session.next_round.rule == pair:
            return self.tr("The pair that this round takes")
        branch = session.history.branches_at(session.history.position).get(pair)
        if branch is not None:
            there: str = self.tr("{branch} takes this pair: go there")
            return there.replace("{branch}", self._branches.name(branch))
        return self.tr("Take this pair by hand: the rules that follow are learned on a branch of their own")

    def _shown(self, pair: Rule) -> str:
        settings = self._session.tokenizer.settings
        left, right = (short(self._words.symbol(symbol, settings), _LONGEST) for symbol in pair)
        return f"{left} + {right}"

    def _take(self) -> None:
        if self._pair is not None:
            self._session.fork(self._pair)


def key_text() -> str:
    """The key that takes a pair, as the system writes it."""
    return QKeySequence(FORK_KEYS).toString(QKeySequence.SequenceFormat.NativeText)
