"""The table of rules: fixed rows, drawn in one pass, that stays at the newest rule."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bpe_gui import look
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.document.rules_model import RuleColumn, RulesModel
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.rows_look import RowsLook, blend, diamond, number_text

# Merge ×10 brings ten rows that shine for a moment; of longer runs the last ten do.
_MOST_SHINING = 10
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RulesTable(QTableView):
    """A table on a RulesModel; `chosen` says that Enter or a double click picked a row."""

    chosen = Signal(int)
    copy_wanted = Signal()
    deselected = Signal()
    """Escape was pressed while rows were selected."""

    def __init__(self, model: RulesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = model
        self._look = RowsLook.of(self)
        self._empty_text = ""
        self._tie_word = ""
        self._most_digits = 1
        self._shining = range(0)
        self._shine = QVariantAnimation(self)
        self._shine.setStartValue(1.0)
        self._shine.setEndValue(0.0)
        self._shine.valueChanged.connect(self._repaint_shining)
        self.setItemDelegate(_RulesDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)  # else Tab would walk through the cells and never leave
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        # Fixed, because measuring the rows costs 150 s at 100,000 of them.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        self.setModel(model)
        model.rowsInserted.connect(self._rows_inserted)
        model.dataChanged.connect(self._rows_changed)
        self.doubleClicked.connect(self._double_clicked)
        self._measure_counts(0, len(model.rounds) - 1)
        self.restyle()

    @property
    def rules(self) -> RulesModel:
        """The model."""
        return self._rules

    @property
    def rows_look(self) -> RowsLook:
        """What the rows are drawn with."""
        return self._look

    @property
    def tie_word(self) -> str:
        """What stands in the last column of a rule that was chosen out of a tie."""
        return self._tie_word

    def set_words(self, tie: str, empty: str) -> None:
        """Take the word for a tie, and what stands there while there is no rule."""
        if (tie, empty) != (self._tie_word, self._empty_text):
            self._tie_word, self._empty_text = tie, empty
            self.setAccessibleDescription("" if self._rules.rounds else empty)
            self._lay_out_columns()
            self.viewport().update()

    def restyle(self) -> None:
        """Take colours and sizes anew from palette and font."""
        self._look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self._look.height)
        self._lay_out_columns()
        self.viewport().update()

    def picked(self) -> tuple[Rule, int] | None:
        """The selected rule and after how many merges it applied; the one reached last of several."""
        rows = self.selected_rows()
        if not rows:
            return None
        row = self.currentIndex().row()
        row = row if row in rows else rows[-1]
        return self._rules.rounds[row].rule, row

    def selected_rows(self) -> list[int]:
        """The selected rows in order."""
        selection = self.selectionModel().selection()
        return sorted({row for block in selection for row in range(block.top(), block.bottom() + 1)})

    def shine_of(self, row: int) -> float:
        """How brightly a new row still shines, from 1 to 0."""
        if row not in self._shining or self._shine.state() != QVariantAnimation.State.Running:
            return 0.0
        return float(self._shine.currentValue())

    def event(self, event: QEvent) -> bool:  # noqa: D102
        # A menu's Copy must not take Ctrl+C from the list that has the focus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            copy, everything = QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll
            if event.matches(copy) or event.matches(everything):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        row = self.currentIndex().row()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.chosen.emit(row)
        elif event.key() == Qt.Key.Key_Escape and self.selectionModel().hasSelection():
            self.clearSelection()
            self.deselected.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mousePressEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.clearSelection()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        # The keyboard starts at the newest rule, which is the one in view; Qt would start at the first.
        if not self.currentIndex().isValid() and self._rules.rounds:
            newest = self._rules.index(len(self._rules.rounds) - 1, 0)
            self.selectionModel().setCurrentIndex(newest, self.selectionModel().SelectionFlag.NoUpdate)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusOutEvent(event)
        self.viewport().update()

    def updateGeometries(self) -> None:  # noqa: D102
        # Whoever is at the end stays there when rows, sizes or the window change; who scrolled up is left alone.
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        super().updateGeometries()
        if at_end:
            bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._lay_out_columns()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        super().paintEvent(event)
        if self._rules.rounds or not self._empty_text:
            return
        painter = QPainter(self.viewport())
        painter.setFont(self._look.text)
        painter.setPen(self._look.colours.quiet)
        margin = 2 * self._look.gap
        box = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
        painter.end()

    def _double_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())

    def _rows_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        del parent
        self._measure_counts(first, last)
        duration = look.motion_ms()
        self._shining = range(max(first, last - _MOST_SHINING + 1), last + 1)
        self._shine.stop()
        if duration and self.isVisible():
            self._shine.setDuration(duration)
            self._shine.start()

    def _rows_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._measure_counts(first.row(), last.row())

    def _measure_counts(self, first: int, last: int) -> None:
        """Widens the columns of numbers where new rows need it."""
        rounds = self._rules.rounds[first : last + 1]
        highest = max((found.count for found in rounds), default=0)
        digits = max(self._most_digits, len(str(highest)))
        number_digits = len(str(max(last + 1, 1)))
        if digits > self._most_digits or number_digits > 2:
            self._most_digits = digits
            self._lay_out_columns()

    def _repaint_shining(self) -> None:
        rows = self._shining
        top = self.rowViewportPosition(rows.start)
        self.viewport().update(QRect(0, top, self.viewport().width(), self._look.height * len(rows)))

    def _lay_out_columns(self) -> None:
        rows_look = self._look
        gap = rows_look.gap
        title = self.horizontalHeader().fontMetrics()
        words = [
            str(self._rules.headerData(column, Qt.Orientation.Horizontal) or "") for column in RuleColumn
        ]
        padding = 2 * gap
        number = rows_look.number_width(max(2, len(str(len(self._rules.rounds))))) + 2 * gap
        count = (
            max(rows_look.number_width(self._most_digits), title.horizontalAdvance(words[RuleColumn.COUNT]))
            + padding
        )
        tie = rows_look.small_metrics.horizontalAdvance(self._tie_word) + gap + gap // 2
        rest = self.viewport().width() - number - count - tie
        least = (rows_look.letters_width(3) + gap, rows_look.letters_width(3) + gap, rows_look.letters_width(5) + gap)
        rest = max(rest, sum(least))
        left, right = max(least[0], rest * 29 // 100), max(least[1], rest * 27 // 100)
        for column, width in zip(RuleColumn, (number, left, right, rest - left - right, count, tie), strict=True):
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)


class _RulesDelegate(QStyledItemDelegate):
    """Draws the cells with what the model holds, without asking it cell by cell through Qt."""

    def __init__(self, table: RulesTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(  # noqa: D102
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table = self._table
        rows_look, rules = table.rows_look, table.rules
        row, column = index.row(), index.column()
        box: QRect = option.rect
        self._paint_background(painter, option, box, row, column)
        found = rules.rounds[row]
        gap = rows_look.gap
        if column == RuleColumn.NUMBER:
            text = number_text(row + 1, table.locale())
            place = box.adjusted(0, 0, -gap, 0)
            if row in rules.changed_rows:
                self._paint_mark(painter, box)
            self._paint_text(painter, place, _RIGHT, text, rows_look.text, rows_look.colours.quiet)
        elif column == RuleColumn.COUNT:
            text = number_text(found.count, table.locale())
            self._paint_text(painter, box.adjusted(0, 0, -gap, 0), _RIGHT, text, rows_look.text, rows_look.colours.text)
        elif column == RuleColumn.TIE:
            if found.tied > 1:
                self._paint_text(painter, box, _LEFT, table.tie_word, rows_look.small, rows_look.colours.quiet)
        else:
            rule = found.rule
            bold = column == RuleColumn.TOKEN
            symbol = rule.token if bold else rule[column - RuleColumn.LEFT]
            text = visible(shown(symbol, rules.settings))
            place = box.adjusted(gap // 2, 0, -gap // 2, 0)
            metrics = rows_look.bold_metrics if bold else rows_look.mono_metrics
            font = rows_look.bold if bold else rows_look.mono
            self._paint_text(painter, place, _LEFT, elided(text, metrics, place.width()), font, rows_look.colours.text)

    def _paint_background(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRect, row: int, column: int
    ) -> None:
        pass

    def _paint_mark(self, painter: QPainter, box: QRect) -> None:
        pass

    def _paint_text(
        self, painter: QPainter, box: QRect, align: Qt.AlignmentFlag, text: str, font: QFont, colour: QColor
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(box, align, text)
