"""The list of the round's pairs with their counts as bars."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QSizePolicy, QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.document.pairs_model import PairColumn
from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules.pairs_painting import PLUS, PairsPainting
from bpe_gui.panes.rules.spoken_rules import SpokenPairs

ROWS_SHOWN = 6
_LEAST_ROWS = 3


class PairsList(RowsTable):
    """The pairs of a round, the one that is taken first; mouse or arrow keys choose one, Enter takes it.

    A table of one visible column: Qt's list lays out every row anew at each change, which costs 0.7 ms
    for the 330 pairs of the Spanish lesson.
    """

    taken = Signal()
    """Enter on a pair, with or without Ctrl."""

    def __init__(self, model: SpokenPairs, parent: QWidget) -> None:
        super().__init__(parent)
        self._pairs = model
        self._round = model.merges
        self._painting = PairsPainting(model, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The list stands on the window like a paragraph, without a box (the style sheet gives lists one).
        self.setStyleSheet("QTableView { border: none; background: transparent; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setModel(model)
        for column in PairColumn:
            self.setColumnHidden(column, column != PairColumn.LEFT)  # a row is drawn in one piece
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(PairColumn.LEFT, QHeaderView.ResizeMode.Stretch)
        self.restyle()

    def restyle(self) -> None:
        """Take colours and sizes anew from palette and font."""
        self._painting.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self._painting.rows_look.height)
        self.updateGeometry()
        self.viewport().update()

    def follow(self) -> None:
        """Show the changed rows, another round's from the top."""
        self.executeDelayedItemsLayout()  # not after the next paint: else everything is painted twice
        if self._round != self._pairs.merges:
            self._round = self._pairs.merges
            self.scrollToTop()

    def picked(self) -> tuple[Rule, int] | None:
        """The selected pair and after how many merges it stands there; of several the one reached last."""
        selection = self.selectionModel()
        index = self.currentIndex()
        if not selection.isSelected(index):
            index = next(iter(selection.selectedRows()), QModelIndex())
        return self._at(index.row())

    def at_keyboard(self) -> tuple[Rule, int] | None:
        """The pair of the row that has the keyboard, and after how many merges it stands there."""
        return self._at(self.currentIndex().row())

    def selected_rows(self) -> list[int]:
        """The selected rows in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._painting.rows_look.height * ROWS_SHOWN)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._painting.rows_look.height * _LEAST_ROWS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        if self._pairs.hidden:
            self._paint_hidden(painter)
        else:
            self._paint_rows(painter, event.rect())
        painter.end()

    def _paint_rows(self, painter: QPainter, place: QRect) -> None:
        height, rows = self._painting.rows_look.height, self._pairs.rowCount()
        # Qt says −1 below the last row; the view may not yet have heard that a row is gone.
        first, last = self.rowAt(place.top()), self.rowAt(place.bottom())
        shown = range(first, min(rows - 1 if last < 0 else last, rows - 1) + 1) if first >= 0 else range(0)
        width = self.columnWidth(PairColumn.LEFT)
        boxes = {row: QRect(0, self.rowViewportPosition(row), width, height) for row in shown}
        chosen = self.selectionModel()
        selected = {row for row in shown if chosen.isRowSelected(row)} if chosen.hasSelection() else set()
        self._painting.focus_row = self.currentIndex().row() if self.hasFocus() else -1
        self._painting.paint(painter, boxes, selected)

    def _paint_hidden(self, painter: QPainter) -> None:
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        painter.setFont(font)
        painter.setPen(self._painting.rows_look.colours.quiet)
        painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, f"?{PLUS}?")

    def _at(self, row: int) -> tuple[Rule, int] | None:
        pairs = self._pairs.pairs
        return (pairs[row][0], self._pairs.merges) if 0 <= row < len(pairs) else None
