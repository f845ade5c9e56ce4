"""A table whose rows answer why: a chosen row is touched, Enter or a double click asks about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QItemSelection, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from bpe_gui.document.headed_table import HeadedTable
from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rows_table import RowsTable

Rows: TypeAlias = npt.NDArray[np.int64]


class AskingTable(RowsTable):
    """Rows of one height, drawn by a delegate that takes its look from `rows_look`."""

    touched = Signal(int)
    """A row was chosen."""
    asked_about = Signal(int)
    """Why is it so, that is asked by Enter, by a double click or by the keys that ask it."""
    restyled = Signal()
    """Colours and sizes are others."""
    menu_wanted = Signal(QContextMenuEvent)

    def __init__(self, model: HeadedTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._empty_text = ""
        self._restoring = False
        self.rows_look = RowsLook.of(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.fix_sizes()
        self.setModel(model)
        self.doubleClicked.connect(self._ask)
        self.why_wanted.connect(self._ask)
        self.selectionModel().selectionChanged.connect(self._selection_changed)

    def set_empty_text(self, text: str) -> None:
        """What stands there while there is no row."""
        if text != self._empty_text:
            self._empty_text = text
            self.viewport().update()
        self.setAccessibleDescription("" if self.model().rowCount() else text)

    def restyle(self) -> None:
        """Takes colours and sizes anew from palette and font."""
        self.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self.rows_look.height)
        self.restyled.emit()
        self.viewport().update()

    def selected_rows(self) -> Rows:
        """The selected rows in order."""
        blocks = self.selectionModel().selection().toList()
        runs = [np.arange(block.top(), block.bottom() + 1) for block in blocks]
        return np.sort(np.concatenate(runs)) if runs else np.zeros(0, np.int64)

    def quietly(self, do: Callable[[], None]) -> None:
        """Does something that changes the selection, and nobody is told."""
        self._restoring = True
        do()
        self._restoring = False

    def heading_width(self, column: int) -> int:
        """How wide the heading of a column is, with room for a sign of the order."""
        heading = str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")
        return self.horizontalHeader().fontMetrics().horizontalAdvance(heading)

    def height_of(self, rows: int) -> int:
        """The height of a table with so many rows."""
        heading = self.horizontalHeader().sizeHint().height()
        return heading + rows * self.rows_look.height + 2 * self.frameWidth()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.currentIndex().row() >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _text: str) -> None:
        """Nothing: Qt would ask a hundred thousand rows for their text at each letter."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        # Qt sends font changes from within its own constructor, too.
        if event.type() in kinds and hasattr(self, "rows_look"):
            self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._empty_text and not self.model().rowCount():
            margin = 2 * self.rows_look.gap
            painter = QPainter(self.viewport())
            painter.setFont(self.rows_look.text)
            painter.setPen(self.rows_look.colours.quiet)
            box = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
            painter.drawText(box, Qt.TextFlag.TextWordWrap, self._empty_text)
            painter.end()

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, row: int, column: int) -> None:
        """Paints what is under a cell: a fill and a bar where the row is chosen, lines at the keyboard."""
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        colours, last = self.rows_look.colours, self.model().columnCount() - 1
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.selection)
            if column == 0:  # so that a chosen row is not told by colour alone
                painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), colours.accent)
        if row == self.currentIndex().row() and self.hasFocus():
            painter.setPen(colours.accent)
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            if column == 0:
                painter.drawLine(box.topLeft(), box.bottomLeft())
            elif column == last:
                painter.drawLine(box.topRight(), box.bottomRight())

    def _ask(self) -> None:
        if (row := self.currentIndex().row()) >= 0:
            self.asked_about.emit(row)

    def _selection_changed(self, chosen: QItemSelection) -> None:
        row = self.currentIndex().row()
        if not self._restoring and row >= 0 and not chosen.isEmpty():
            self.touched.emit(row)
