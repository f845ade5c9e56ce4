"""What is read off the chart at a merge: the tokens of corpus, sample and held-out texts, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


class ReadOffColumn(IntEnum):
    """The columns of the table."""

    NAME = 0
    START = 1
    HERE = 2
    SHARE = 3
    HELPED = 4


@dataclass(frozen=True, slots=True)
class ReadOffRow:
    """A text: its tokens at merge 0 and at the merge that is read, and the last merge that saved one."""

    name: str
    start: int
    here: int | None
    helped: int | None

    @property
    def share(self) -> float | None:
        """The tokens at the merge that is read, in percent of those at merge 0."""
        return None if self.here is None or not self.start else 100 * self.here / self.start


class ReadOffModel(QAbstractTableModel):
    """Numbers, None where something is not known; the heads are set by whoever shows them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: Sequence[ReadOffRow] = ()
        self._heads: Sequence[str] = ("",) * len(ReadOffColumn)

    @property
    def rows(self) -> Sequence[ReadOffRow]:
        """The texts in their order."""
        return self._rows

    def show(self, rows: Sequence[ReadOffRow]) -> None:
        """Takes other texts or other numbers."""
        if [row.name for row in rows] != [row.name for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            last = self.index(len(rows) - 1, len(ReadOffColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [])

    def set_heads(self, heads: Sequence[str]) -> None:
        """Names the columns."""
        if heads != self._heads:
            self._heads = heads
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(ReadOffColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self._rows[index.row()]
        return (row.name, row.start, row.here, row.share, row.helped)[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and section == ReadOffColumn.NAME:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return self._heads[section] if role == Qt.ItemDataRole.DisplayRole else None
