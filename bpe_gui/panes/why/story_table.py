"""What the tables about a pair have in common: rows of one height, looked up when they are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rows_table import RowsTable

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


PaintCell: TypeAlias = Callable[[QPainter, QRect, int, int], None]
"""Draws what stands in a cell: the place inside its margins, its row and its column."""


class StoryDelegate(QStyledItemDelegate):
    """Draws a cell's ground, and has the table draw what stands on it.

    The table sets the look and the row that has the keyboard (−1: none).
    """

    def __init__(self, table: QWidget, paint_cell: PaintCell) -> None:
        super().__init__(table)
        self._paint_cell = paint_cell
        self.rows_look = RowsLook.of(table)
        self.focus_row = -1

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row, column, colours = index.row(), index.column(), self.rows_look.colours
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.selection)
            if not column:  # a bar, so that a chosen row is not told by colour alone
                painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), colours.accent)
        if row == self.focus_row:
            painter.setPen(colours.accent)
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        gap = self.rows_look.gap
        self._paint_cell(painter, box.adjusted(gap, 0, -gap, 0), row, column)


class StoryTable(RowsTable):
    """A table with a heading whose rows lead somewhere."""

    gone_to = Signal(int)
    """Enter or a double click on a row."""

    def __init__(
        self, model: QAbstractTableModel, paint_cell: PaintCell, least_rows: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._least_rows = least_rows
        self.delegate = StoryDelegate(self, paint_cell)
        self.setItemDelegate(self.delegate)
        self.fix_sizes()
        self.setModel(model)
        model.modelReset.connect(self.fit)
        model.headerDataChanged.connect(self.fit)
        self.doubleClicked.connect(self._double_clicked)

    def fit(self) -> None:
        """Gives each column the room that its heading needs; tables with more to show give them more."""
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, self.width_of(column))

    def restyle(self) -> None:
        """Takes colours and sizes anew from palette and font."""
        rows_look = self.delegate.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(rows_look.height)
        heading = self.horizontalHeader().sizeHint().height()
        self.setMinimumHeight(heading + self._least_rows * rows_look.height + 2 * self.frameWidth())
        self.fit()
        self.viewport().update()

    def width_of(self, column: int, *texts: str) -> int:
        """The room that a column needs for texts and its heading."""
        heading = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        rows_look = self.delegate.rows_look
        widest = max(map(rows_look.text_metrics.horizontalAdvance, texts), default=0)
        heads = self.horizontalHeader().fontMetrics().horizontalAdvance(heading)
        return max(widest, heads) + 3 * rows_look.gap

    def selected_rows(self) -> list[int]:
        """The selected rows in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.gone_to.emit(row)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.delegate.focus_row = self.currentIndex().row() if self.hasFocus() else -1
        super().paintEvent(event)

    def _double_clicked(self, index: QModelIndex) -> None:
        self.gone_to.emit(index.row())


class Headings:
    """The headings of a table, with their tips: numbers stand at the right of their columns."""

    def __init__(self) -> None:
        self._values: dict[tuple[int, int], object] = {}

    def put(self, column: int, heading: str, tip: str, *, right: bool) -> None:
        """Names a column."""
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self._values[column, Qt.ItemDataRole.DisplayRole] = heading
        self._values[column, Qt.ItemDataRole.ToolTipRole] = tip
        self._values[column, Qt.ItemDataRole.TextAlignmentRole] = side | Qt.AlignmentFlag.AlignVCenter

    def get(self, column: int, orientation: Qt.Orientation, role: int) -> object:
        """What a model says about a column."""
        return self._values.get((column, role)) if orientation == Qt.Orientation.Horizontal else None
