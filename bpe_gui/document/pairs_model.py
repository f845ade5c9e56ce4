"""The pairs that the present round chooses from as a table, for views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import RankedPairs, Rule
from bpe_gui.core.units import shown
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.rules_model import in_qt
from bpe_gui.document.session import Session


class PairColumn(IntEnum):
    """The columns of the table of pairs."""

    LEFT = 0
    RIGHT = 1
    COUNT = 2


class PairRole(IntEnum):
    """What the table knows about a pair besides what it displays."""

    SYMBOL = Qt.ItemDataRole.UserRole + 1
    """The symbol of a symbol column, as the core holds it."""
    WINNER = Qt.ItemDataRole.UserRole + 2
    """Whether the round takes this pair."""
    TIE = Qt.ItemDataRole.UserRole + 3
    """Whether this pair has the winner's count without being the winner."""
    MORE = Qt.ItemDataRole.UserRole + 4
    """Whether this is no pair but the last line, which only tells how many pairs are not listed."""


class PairsModel(QAbstractTableModel):
    """The round's pairs, best first, with raw values; empty while they are being looked up.

    When there are more pairs than are listed, a last row, which cannot be chosen, has their number.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = session.tokenizer.settings
        self._ranked = RankedPairs()
        self._rows: list[tuple[Rule, int] | None] = []  # None: the row that counts the pairs not listed
        self._winner: int | None = None
        self._merges = 0
        self._branches: dict[Rule, int] = {}
        session.rules_changed.connect(self._follow)
        session.position_changed.connect(self._follow)
        session.pairs_changed.connect(self._follow)
        self._follow()

    @property
    def pairs(self) -> Sequence[tuple[Rule, int]]:
        """The listed pairs and their counts, by row."""
        return self._ranked.pairs

    @property
    def winner(self) -> int | None:
        """The row of the pair that the round takes; None where it takes none, or one not listed."""
        return self._winner

    @property
    def hidden(self) -> bool:
        """Whether the pairs are kept from view, so that a class can guess."""
        return self._session.next_hidden

    @property
    def merges(self) -> int:
        """After how many merges these pairs are seen."""
        return self._merges

    @property
    def branches(self) -> Mapping[Rule, int]:
        """The branches that take a pair of this round, the present one included."""
        return self._branches

    @property
    def more(self) -> int:
        """How many pairs are not listed."""
        return self._ranked.total - len(self._ranked.pairs)

    @property
    def tied(self) -> int:
        """How many pairs share the highest count, listed or not."""
        return self._ranked.tied

    @property
    def settings(self) -> Settings:
        """The settings that the symbols are shown with."""
        return self._settings

    def is_tie(self, row: int) -> bool:
        """Whether a pair has the winner's count without being the winner."""
        if self._winner is None or row == self._winner or not 0 <= row < len(self.pairs):
            return False
        return self.pairs[row][1] == self.pairs[self._winner][1]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(PairColumn)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()] is None:
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        pair = self._rows[row]
        if pair is None:
            if role == PairRole.MORE:
                return True
            return self.more if role == Qt.ItemDataRole.DisplayRole and column == PairColumn.LEFT else None
        rule, count = pair
        if role == Qt.ItemDataRole.DisplayRole:
            return in_qt(count) if column == PairColumn.COUNT else shown(rule[column], self._settings)
        if role == PairRole.SYMBOL:
            return None if column == PairColumn.COUNT else rule[column]
        if role == PairRole.WINNER:
            return row == self._winner
        if role == PairRole.TIE:
            return self.is_tie(row)
        return False if role == PairRole.MORE else None

    def _follow(self) -> None:
        ranked, found = self._session.pairs or RankedPairs(), self._session.next_round
        if self.hidden:
            ranked, found = RankedPairs(), None
        rows: list[tuple[Rule, int] | None] = list(ranked.pairs)
        if ranked.total > len(rows):
            rows.append(None)
        winner = next((row for row, pair in enumerate(ranked.pairs) if found and pair[0] == found.rule), None)
        both = min(len(self._rows), len(rows))
        if len(self._rows) > both:
            self.beginRemoveRows(QModelIndex(), both, len(self._rows) - 1)
            del self._rows[both:]
            self.endRemoveRows()
        history = self._session.history
        branches = history.branches_at(history.position) if len(history.branches) > 1 else {}
        state = (ranked, winner, self._session.tokenizer.settings, branches)
        same = state == (self._ranked, self._winner, self._settings, self._branches)
        self._ranked, self._winner, self._settings, self._branches = state
        self._merges = self._session.merges
        self._rows[:] = rows[:both]
        if both and not same:
            self.dataChanged.emit(self.index(0, 0), self.index(both - 1, len(PairColumn) - 1))
        if len(rows) > both:
            self.beginInsertRows(QModelIndex(), both, len(rows) - 1)
            self._rows.extend(rows[both:])
            self.endInsertRows()
