"""The rules in force as a table, for views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, Qt

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round
from bpe_gui.core.units import shown
from bpe_gui.document.headed_table import AnyIndex, HeadedTable
from bpe_gui.document.session import Session

# A QVariant takes whole numbers up to 64 bits; a larger one makes Qt's binding raise in `data`.
_LARGEST_IN_QT = 2**63 - 1
_AT_ONCE, _MANY = 256, 4_000


class RuleColumn(IntEnum):
    """The columns of the table of rules."""

    NUMBER = 0
    LEFT = 1
    RIGHT = 2
    TOKEN = 3
    COUNT = 4
    TIE = 5


class RuleRole(IntEnum):
    """What the table knows about a rule besides what it displays."""

    SYMBOL = Qt.ItemDataRole.UserRole + 1
    """The symbol of a symbol column, as the core holds it."""
    CHANGED = Qt.ItemDataRole.UserRole + 2
    """Whether the last edit changed this rule."""
    BY_HAND = Qt.ItemDataRole.UserRole + 3
    """Whether this rule was chosen by hand."""


class RulesModel(HeadedTable):
    """The session's rules up to where it stands, with raw values: shown symbols and whole numbers.

    It follows the session: rows that stay are left alone, others are changed where they are, and only
    the difference in length is inserted or removed, at the end. A count beyond 64 bits is a text.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(RuleColumn, parent)
        self._session = session
        self._settings = session.tokenizer.settings
        self._log = session.rounds
        self._rounds: list[Round] = list(self._log[: session.merges])
        self._changed = session.changed_rows
        self._by_hand = session.chosen
        session.rules_changed.connect(self._follow)
        session.position_changed.connect(self._follow)

    @property
    def rounds(self) -> Sequence[Round]:
        """The rounds shown, by row."""
        return self._rounds

    @property
    def changed_rows(self) -> frozenset[int]:
        """The rows that the last edit changed."""
        return self._changed

    @property
    def by_hand(self) -> Mapping[int, Round | None]:
        """The rows of rules chosen by hand, and what each was chosen instead of, where that is known."""
        return self._by_hand

    @property
    def settings(self) -> Settings:
        """The settings that the symbols are shown with."""
        return self._settings

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rounds)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._displayed(row, column)
        if role == RuleRole.SYMBOL:
            return self._symbol(row, column)
        if role == RuleRole.CHANGED:
            return row in self._changed
        if role == RuleRole.BY_HAND:
            return row in self._by_hand
        return None

    def _follow(self) -> None:
        log, merges = self._session.rounds, self._session.merges
        settings, changed = self._session.tokenizer.settings, self._session.changed_rows
        by_hand = self._session.chosen
        before, both = self._rounds, min(len(self._rounds), merges)
        # Rows whose look is another one; every row where symbols are shown otherwise.
        marks = (self._changed ^ changed) | (self._by_hand.keys() ^ by_hand.keys())
        stale = sorted(row for row in marks if row < both)
        first, last = (stale[0], stale[-1]) if stale else (both, -1)
        if settings != self._settings:
            first, last = 0, both - 1
        elif log is not self._log and before[:both] != log[:both]:  # a log only grows
            unlike = _unlike(before, log, both)
            first, last = min(first, unlike[0]), max(last, unlike[-1])
        self._log = log
        self._settings, self._changed, self._by_hand = settings, changed, by_hand
        if len(before) > both:
            self.beginRemoveRows(QModelIndex(), both, len(before) - 1)
            del before[both:]
            self.endRemoveRows()
        if first <= last:
            before[first : last + 1] = log[first : last + 1]
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(RuleColumn) - 1))
        if merges > both:
            self.beginInsertRows(QModelIndex(), both, merges - 1)
            before.extend(log[both:merges])
            self.endInsertRows()

    def _displayed(self, row: int, column: int) -> object:
        if column == RuleColumn.NUMBER:
            return row + 1
        if column == RuleColumn.COUNT:
            return in_qt(self._rounds[row].count)
        if column == RuleColumn.TIE:
            return self._rounds[row].tied
        return shown(self._symbol(row, column) or "", self._settings)

    def _symbol(self, row: int, column: int) -> str | None:
        rule = self._rounds[row].rule
        if column == RuleColumn.LEFT:
            return rule.left
        if column == RuleColumn.RIGHT:
            return rule.right
        return rule.token if column == RuleColumn.TOKEN else None


def _unlike(before: Sequence[Round], rounds: Sequence[Round], both: int) -> list[int]:
    """The rows in which two lists differ, in the first and the last part that is not the same.

    A part is compared at C speed; one by one 32,000 rounds of another branch would take 50 ms. Of so many
    all behind the first difference count as other ones.
    """
    parts = [range(start, min(start + _AT_ONCE, both)) for start in range(0, both, _AT_ONCE)]

    def differs(part: range) -> bool:
        return before[part.start : part.stop] != rounds[part.start : part.stop]

    first = next(filter(differs, parts))
    if both - first.start > _MANY:
        return [*_in_part(before, rounds, first), both - 1]
    return [
        *_in_part(before, rounds, first),
        *_in_part(before, rounds, next(filter(differs, reversed(parts)))),
    ]


def _in_part(before: Sequence[Round], rounds: Sequence[Round], part: range) -> list[int]:
    return [row for row in part if before[row] != rounds[row]]


def in_qt(number: int) -> int | str:
    """A whole number as a model may give it to Qt."""
    return number if abs(number) <= _LARGEST_IN_QT else str(number)
