"""What the lists of pairs and of rules have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from bpe_gui.panes.widgets import asks_why


class RowsTable(QTableView):
    """A table whose rows are chosen and copied whole; Escape, or a click beside them, chooses none."""

    copy_wanted = Signal()
    why_wanted = Signal()
    """Why is it so, that is asked of the row with the keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)  # else Tab would walk through the cells and never leave
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Not single: Qt would choose another row by itself when the chosen one goes.
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def fix_sizes(self) -> None:
        """Rows and columns have the sizes they are given: measuring takes 150 s for 100,000 rows."""
        self.setWordWrap(False)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.verticalHeader().hide()

    def event(self, event: QEvent) -> bool:
        # A menu's Copy must not take Ctrl+C from the list that has the focus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            copy, everything = QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll
            if event.matches(copy) or event.matches(everything) or asks_why(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif asks_why(event):
            self.why_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.clearSelection()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
