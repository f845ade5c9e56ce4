"""The pairs that tie in a round as a table, for views."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from bpe_gui.core.pair_story import Place, place_of
from bpe_gui.core.tie_rules import TieRule, choose
from bpe_gui.core.tied_pairs import TiedPair
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.pair_facts import TieFacts


class TiedColumn(IntEnum):
    """The columns: the pair, and where it was first seen: the word, its units from and to, its line."""

    PAIR = 0
    NUMBER = 1
    WORD = 2
    PLACE = 3
    LINE = 4


class TiedModel(QAbstractTableModel):
    """The tied pairs, the one seen first at the head, raw values; and the one that each tie rule takes."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tied: Sequence[TiedPair] = ()
        self._facts: TieFacts | None = None
        self._tokenizer: Tokenizer | None = None
        self._merges = 0
        self._chosen: dict[TieRule, Rule] = {}
        self._places: dict[int, Place | None] = {}
        self._tie_rule = TieRule.FIRST_SEEN

    @property
    def tied(self) -> Sequence[TiedPair]:
        """The tied pairs by row."""
        return self._tied

    @property
    def count(self) -> int:
        """How often each of them is seen."""
        return self._facts.tie.count if self._facts else 0

    @property
    def tokenizer(self) -> Tokenizer | None:
        """By whose rules the words are cut, None where nothing is shown."""
        return self._tokenizer

    @property
    def merges(self) -> int:
        """After how many merges the pairs stand there."""
        return self._merges

    @property
    def tie_rule(self) -> TieRule:
        """The tie rule whose choice is marked."""
        return self._tie_rule

    def chosen(self, tie_rule: TieRule) -> Rule | None:
        """The pair that a tie rule takes."""
        return self._chosen.get(tie_rule)

    def is_chosen(self, row: int) -> bool:
        """Whether the marked tie rule takes the pair of a row."""
        return self._tied[row].rule == self._chosen.get(self._tie_rule)

    def place(self, row: int) -> Place | None:
        """Where the pair of a row was first seen."""
        if row not in self._places and self._tokenizer:
            tied = self._tied[row]
            self._places[row] = place_of(self._tokenizer, tied.rule, self._merges, tied.number, tied.word)
        return self._places.get(row)

    @property
    def has_lines(self) -> bool:
        """Whether it is known in which lines of the corpus's text the words stand."""
        return bool(self._facts and self._facts.lines)

    def line(self, row: int) -> int | None:
        """In which line of the corpus's text that is, from 1, where it is known."""
        return self._facts.lines.get(self._tied[row].word) if self._facts else None

    def show(self, facts: TieFacts | None, tokenizer: Tokenizer, merges: int) -> None:
        """Takes another tie."""
        if facts is self._facts:
            return
        self.beginResetModel()
        self._facts, self._tokenizer, self._merges = facts, tokenizer, merges
        self._tied = facts.tie.pairs if facts else ()
        rules = [tied.rule for tied in self._tied]
        self._chosen = {each: choose(each, rules, tokenizer.id) for each in TieRule} if rules else {}
        self._places.clear()
        self.endResetModel()

    def mark(self, tie_rule: TieRule) -> None:
        """Marks what another tie rule takes."""
        if tie_rule is not self._tie_rule:
            self._tie_rule = tie_rule
            if self._tied:
                self.dataChanged.emit(
                    self.index(0, TiedColumn.PAIR), self.index(len(self._tied) - 1, TiedColumn.PAIR)
                )

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._tied)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(TiedColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole or self._tokenizer is None:
            return None
        row, column = index.row(), index.column()
        tied = self._tied[row]
        if column == TiedColumn.PAIR:
            return " + ".join(shown(part, self._tokenizer.settings) for part in tied.rule)
        if column == TiedColumn.NUMBER:
            return tied.number
        if column == TiedColumn.WORD:
            return tied.word
        if column == TiedColumn.LINE:
            return self.line(row)
        place = self.place(row)
        return place.first if place else None
