"""A table whose headings are told to it, because words for people are made by panes."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

AnyIndex = QModelIndex | QPersistentModelIndex


class HeadedTable(QAbstractTableModel):
    """A model of flat rows with these columns, which keeps the headings that it is given."""

    def __init__(self, columns: type[IntEnum], parent: QObject | None) -> None:
        super().__init__(parent)
        self._columns = len(columns)
        self._headings: dict[tuple[int, int], object] = {}

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self._columns

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._headings.get((section, role)) if orientation == Qt.Orientation.Horizontal else None

    def setHeaderData(
        self,
        section: int,
        orientation: Qt.Orientation,
        value: object,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self._columns:
            return False
        if role == Qt.ItemDataRole.EditRole:
            role = Qt.ItemDataRole.DisplayRole
        self._headings[section, role] = value
        self.headerDataChanged.emit(orientation, section, section)
        return True
