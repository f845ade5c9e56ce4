"""A month's cost as a table: by words, by letters and by tokens."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bpe_gui.document.cost_counting import CountedSheet

Index = QModelIndex | QPersistentModelIndex


class CostColumn(IntEnum):
    """The columns of the table; the first has the names of the rows, the last is for the bars."""

    NAME = 0
    MESSAGES = 1
    RESPONSES = 2
    SUM = 3
    BAR = 4


TOKENS_ROW = 2
"""The row of what is paid; above it stand words and letters."""


class CostModel(QAbstractTableModel):
    """Amounts of money as numbers, None where nobody knows them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[tuple[float, float | None, float | None]] = []
        self._heads: dict[tuple[Qt.Orientation, int], str] = {}

    @property
    def most(self) -> float:
        """The largest sum of a row."""
        return max((asked + (answered or 0.0) for asked, answered, _ in self._rows), default=0.0)

    def parts(self, row: int) -> tuple[float, float]:
        """Messages and responses of a row; what nobody knows is 0."""
        asked, answered, _ = self._rows[row]
        return asked, answered or 0.0

    def show(self, counted: CountedSheet | None) -> None:
        """Takes the amounts of a sheet."""
        rows = [] if counted is None else _rows(counted)
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows != self._rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, CostColumn.BAR), [])

    def set_heads(self, orientation: Qt.Orientation, names: tuple[str, ...]) -> None:
        """Names the columns or the rows."""
        for section, name in enumerate(names):
            self._heads[orientation, section] = name
        self.headerDataChanged.emit(orientation, 0, len(names) - 1)
        if self._rows and orientation == Qt.Orientation.Vertical:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0), [])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(CostColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        name = self._heads.get((Qt.Orientation.Vertical, index.row()))
        return (name, *self._rows[index.row()], None)[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._heads.get((orientation, section)) if role == Qt.ItemDataRole.DisplayRole else None


def _rows(counted: CountedSheet) -> list[tuple[float, float | None, float | None]]:
    asked, answered, whole = counted.asked, counted.answered, counted.sum
    paid = (asked.by_tokens, counted.answered_tokens, counted.paid)
    if answered is None or whole is None:
        return [(asked.by_words, None, None), (asked.by_letters, None, None), paid]
    return [
        (asked.by_words, answered.by_words, whole.by_words),
        (asked.by_letters, answered.by_letters, whole.by_letters),
        paid,
    ]
