"""The rules of two branches beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.background import Work
from bpe_gui.document.headed_table import AnyIndex

_AT_ONCE = 2_000


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two lists of rounds, and where each rule stands in them, by rank from 0.

    They are compared as far as both go, `length` rounds. `differing` are the ranks in which they take
    another pair, and those behind the end of the shorter one; `only_one` and `only_other` the ranks of the
    rules that the other list has not in its first `length` rounds.
    """

    one: Sequence[Round] = ()
    other: Sequence[Round] = ()
    in_one: Mapping[Rule, int] = field(default_factory=dict)
    in_other: Mapping[Rule, int] = field(default_factory=dict)
    differing: Sequence[int] = ()
    only_one: Sequence[int] = ()
    only_other: Sequence[int] = ()

    @property
    def length(self) -> int:
        """How many rounds both have."""
        return min(len(self.one), len(self.other))

    @property
    def first(self) -> int | None:
        """The rank in which they take another pair for the first time."""
        return self.differing[0] if self.differing and self.differing[0] < self.length else None

    def place_of(self, rank: int, *, in_other: bool) -> int | None:
        """At which rank a rule stands in the other list; None where it does not, as far as both go."""
        rounds, places = (self.one, self.in_other) if in_other else (self.other, self.in_one)
        place = places.get(rounds[rank].rule)
        return place if place is not None and place < self.length else None


def comparing(one: Sequence[Round], other: Sequence[Round]) -> Work[Comparison]:
    """Compares the rounds that there are now, in slices."""
    one, other = one[:], other[:]
    length, longest = min(len(one), len(other)), max(len(one), len(other))
    in_one: dict[Rule, int] = {}
    in_other: dict[Rule, int] = {}
    differing: list[int] = []
    for start in range(0, longest, _AT_ONCE):
        end = min(start + _AT_ONCE, longest)
        for rounds, places in ((one, in_one), (other, in_other)):
            for rank in range(start, min(end, len(rounds))):
                places.setdefault(rounds[rank].rule, rank)
        differing += [
            rank for rank in range(start, end) if rank >= length or one[rank].rule != other[rank].rule
        ]
        yield end / longest / 2
    only_one: list[int] = []
    only_other: list[int] = []
    for number, rank in enumerate(differing):
        if rank < length:
            if in_other.get(one[rank].rule, length) >= length:
                only_one.append(rank)
            if in_one.get(other[rank].rule, length) >= length:
                only_other.append(rank)
        if not number % _AT_ONCE:
            yield 0.5 + number / len(differing) / 2
    return Comparison(one, other, in_one, in_other, differing, only_one, only_other)


class ComparedModel(QAbstractTableModel):
    """Each rank with the round of either list, for a delegate that asks `comparison`; all or what differs.

    A row's number in its list is what it displays; what stands in it is told by `rank_of`.
    """

    COLUMNS = 4
    """The number, the round of the one, a sign where they differ, the round of the other."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparison = Comparison()
        self._ranks: Sequence[int] = ()
        self._differences_only = False

    @property
    def comparison(self) -> Comparison:
        """What is shown."""
        return self._comparison

    @property
    def differences_only(self) -> bool:
        """Whether ranks in which both take the same pair are left out."""
        return self._differences_only

    def show(self, comparison: Comparison, *, differences_only: bool) -> None:
        """Shows another comparison, or another part of it."""
        self.beginResetModel()
        self._comparison, self._differences_only = comparison, differences_only
        longest = max(len(comparison.one), len(comparison.other))
        self._ranks = comparison.differing if differences_only else range(longest)
        self.endResetModel()

    def rank_of(self, row: int) -> int:
        """The rank, from 0, that stands in a row."""
        return self._ranks[row]

    def row_of(self, rank: int) -> int:
        """The row in which a rank stands, which must be shown."""
        return self._ranks.index(rank)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._ranks)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self.COLUMNS

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole and index.column() == 0:
            return self._ranks[index.row()] + 1
        return None
