"""The table of rules, which stays at the newest rule."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.document.rules_model import RuleColumn, RulesModel
from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules.rules_painting import RulesPainting, Span
from bpe_gui.panes.shine import Shine

_count_of = attrgetter("count")
# Merge ×10 brings ten rows that shine for a moment; of longer runs the last ten do.
_MOST_SHINING = 10
# In letters: what left, right and token need at least; in less room the word for a tie goes, and with less
# than that the table scrolls sideways.
_LEAST_LETTERS = (4, 3, 6)
# How left, right and token share the rest, in hundredths: words grow to the right, so lefts are longer.
_SHARES = (31, 25)
_LEAST_ROWS, _USUAL_ROWS = 4, 8


class RulesTable(RowsTable):
    """A table of rules with rows of one height, worked by mouse and keyboard."""

    gone_to = Signal(int)
    """Enter or a double click on a row."""

    def __init__(self, model: RulesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = model
        self._empty_text = ""
        self._count_digits = 1
        self._painting = RulesPainting(model, self)
        self._shine = Shine(self)
        self._shine.changed.connect(self._update_shining)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.fix_sizes()
        self.setModel(model)
        model.rowsInserted.connect(self._rows_inserted)
        model.rowsRemoved.connect(self._rows_removed)
        model.dataChanged.connect(self._rows_changed)
        model.headerDataChanged.connect(self._headings_changed)
        self.doubleClicked.connect(self._double_clicked)
        self._measure_counts(0, len(model.rounds) - 1)
        self.restyle()

    def set_words(self, tie: str, empty: str) -> None:
        """Take the word for a tie, and what stands there while there is no rule."""
        self.setAccessibleDescription("" if self._rules.rounds else empty)
        if tie != self._painting.tie_word:
            self._painting.tie_word = tie
            self._lay_out_columns()
            self.viewport().update()
        if empty != self._empty_text:
            self._empty_text = empty
            if not self._rules.rounds:
                self.viewport().update()

    def restyle(self) -> None:
        """Take colours and sizes anew from palette and font."""
        self._painting.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self._painting.rows_look.height)
        self._lay_out_columns()
        self.viewport().update()

    def picked(self) -> tuple[Rule, int] | None:
        """The selected rule and after how many merges it applied; of several the one reached last."""
        rows = self.selected_rows()
        if not rows:
            return None
        row = self.currentIndex().row()
        row = row if row in rows else rows[-1]
        return self._rules.rounds[row].rule, row

    def at_keyboard(self) -> tuple[Rule, int] | None:
        """The rule of the row that has the keyboard, and after how many merges it applied."""
        row = self.currentIndex().row()
        return (self._rules.rounds[row].rule, row) if 0 <= row < len(self._rules.rounds) else None

    def selected_rows(self) -> list[int]:
        """The selected rows in order."""
        blocks = self.selectionModel().selection().toList()
        return sorted({row for block in blocks for row in range(block.top(), block.bottom() + 1)})

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(_USUAL_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_of(_LEAST_ROWS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.gone_to.emit(row)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # The keyboard starts at the newest rule, which is the one in view; Qt would start at the first.
        if not self.currentIndex().isValid() and self._rules.rounds:
            newest = self._rules.index(len(self._rules.rounds) - 1, 0)
            self.selectionModel().setCurrentIndex(newest, self.selectionModel().SelectionFlag.NoUpdate)
        super().focusInEvent(event)

    def updateGeometries(self) -> None:
        # Who is at the end stays there when rows or sizes change; who scrolled up by hand is left alone.
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        super().updateGeometries()
        if at_end:
            bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_columns()

    def paintEvent(self, event: QPaintEvent) -> None:
        # All rows at once: a delegate would be called for each cell, which takes three times as long.
        if self._rules.rounds:
            self._paint_rows(event.rect())
        else:
            self._paint_empty()

    def _double_clicked(self, index: QModelIndex) -> None:
        self.gone_to.emit(index.row())

    def _rows_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        del parent
        self._measure_counts(first, last)
        self._lay_out_columns()
        # Now, not after the next paint: else everything is painted twice and jumps between.
        self.executeDelayedItemsLayout()
        self._painting.shining = range(max(first, last - _MOST_SHINING + 1), last + 1)
        if self.isVisible():
            self._shine.begin()
        else:
            self._shine.end()

    def _rows_removed(self) -> None:
        self._lay_out_columns()
        self.executeDelayedItemsLayout()

    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._measure_counts(first.row(), last.row())
        self._lay_out_columns()

    def _headings_changed(self) -> None:
        self._lay_out_columns()

    def _update_shining(self) -> None:
        rows = self._painting.shining
        height = self._painting.rows_look.height
        place = QRect(0, self.rowViewportPosition(rows.start), self.viewport().width(), height * len(rows))
        self.viewport().update(place)

    def _measure_counts(self, first: int, last: int) -> None:
        # At C speed: 2 ms instead of 9 when 32,000 rules come into force at once.
        highest = max(map(_count_of, self._rules.rounds[first : last + 1]), default=0)
        self._count_digits = max(self._count_digits, len(str(highest)))

    def _lay_out_columns(self) -> None:
        """Gives numbers what they need, and the rest to the symbols."""
        rows_look = self._painting.rows_look
        gap = rows_look.gap
        number = rows_look.number_width(max(2, len(str(len(self._rules.rounds))))) + 3 * gap
        if self._rules.by_hand:
            number += (2 if self._rules.changed_rows else 1) * gap
        count = (
            max(rows_look.number_width(self._count_digits), self._heading_width(RuleColumn.COUNT)) + 2 * gap
        )
        tie = rows_look.small_metrics.horizontalAdvance(self._painting.tie_word) + 2 * gap
        symbols = zip((RuleColumn.LEFT, RuleColumn.RIGHT, RuleColumn.TOKEN), _LEAST_LETTERS, strict=True)
        least = [
            max(rows_look.letters_width(letters), self._heading_width(column)) + 3 * gap // 2
            for column, letters in symbols
        ]
        room = self.viewport().width() - number - count
        if room - tie < sum(least):
            tie = 0
        if not self._rules.rounds:  # nothing to scroll to
            least = [0, 0, 0]
        rest = max(room - tie, sum(least))
        left, right = (max(least[at], rest * share // 100) for at, share in enumerate(_SHARES))
        self.setColumnHidden(RuleColumn.TIE, not tie)
        widths = (number, left, right, rest - left - right, count, tie)
        for column, width in enumerate(widths):
            if width and self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    def _heading_width(self, column: RuleColumn) -> int:
        heading = str(self._rules.headerData(column, Qt.Orientation.Horizontal) or "")
        return self.horizontalHeader().fontMetrics().horizontalAdvance(heading)

    def _height_of(self, rows: int) -> int:
        heading = self.horizontalHeader().sizeHint().height()
        return heading + rows * self._painting.rows_look.height + 2 * self.frameWidth()

    def _paint_rows(self, place: QRect) -> None:
        height, newest = self._painting.rows_look.height, len(self._rules.rounds) - 1
        # Qt says −1 below the last row; the view may not yet have heard that a row is gone.
        first, last = self.rowAt(place.top()), self.rowAt(place.bottom())
        rows = range(first, min(newest if last < 0 else last, newest) + 1) if first >= 0 else range(0)
        columns = {
            column: Span(self.columnViewportPosition(column), self.columnWidth(column))
            for column in RuleColumn
            if not self.isColumnHidden(column)
        }
        chosen = self.selectionModel()
        selected = {row for row in rows if chosen.isRowSelected(row)} if chosen.hasSelection() else set()
        self._painting.focus_row = self.currentIndex().row() if self.hasFocus() else -1
        self._painting.shine = self._shine.strength
        painter = QPainter(self.viewport())
        tops = {row: Span(self.rowViewportPosition(row), height) for row in rows}
        self._painting.paint(painter, tops, columns, selected)
        painter.end()
        if any(row in self._painting.shining for row in rows):
            self._shine.seen()

    def _paint_empty(self) -> None:
        rows_look = self._painting.rows_look
        margin = 2 * rows_look.gap
        painter = QPainter(self.viewport())
        painter.setFont(rows_look.text)
        painter.setPen(rows_look.colours.quiet)
        box = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
        painter.drawText(box, Qt.TextFlag.TextWordWrap, self._empty_text)
        painter.end()
