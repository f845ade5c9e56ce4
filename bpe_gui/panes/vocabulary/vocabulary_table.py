"""The table of tokens: how its cells are drawn, and how it is sorted."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.core.units import shown
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.document.vocabulary_rows import Ids, VocabularyColumn
from bpe_gui.panes.asking_table import AskingTable
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.tokens.token_chip import ChipPainter, tint_of

_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
NUMBERS = (VocabularyColumn.ID, VocabularyColumn.COUNT, VocabularyColumn.LETTERS)
# In letters: what token, bytes and rule need at least, and how they share the rest, in hundredths.
_LEAST = {VocabularyColumn.TOKEN: 8, VocabularyColumn.BYTES: 8, VocabularyColumn.RULE: 13}
_SHARES = {VocabularyColumn.TOKEN: 34, VocabularyColumn.BYTES: 26, VocabularyColumn.RULE: 40}
# The largest numbers first: that is what people look for there.
_LARGEST_FIRST = (VocabularyColumn.COUNT, VocabularyColumn.LETTERS)
_MOST_BYTES = 32
_MOST_KEPT = 1_000
_NOTHING, _UP, _DOWN = "–", "↑", "↓"
_LEAST_ROWS = 3


class VocabularyTable(AskingTable):
    """Tokens by rows; a heading or its digit on the keyboard sorts, the same once more the other way."""

    sort_wanted = Signal(VocabularyColumn, Qt.SortOrder)

    def __init__(self, model: VocabularyModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self._vocabulary = model
        self._delegate = _TokenDelegate(model, self)
        self._chosen: Ids = np.zeros(0, np.int64)
        self._current = -1
        self._place = 0
        self._headings: dict[VocabularyColumn, str] = {}
        self.rearranged = False
        """Whether the next rows are there because somebody wanted others: then the first ones are shown."""
        self.setItemDelegate(self._delegate)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self.sort_by)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        self.restyled.connect(self._restyle)
        self.restyle()

    def set_special_word(self, word: str) -> None:
        """Takes the word for a special token."""
        self._delegate.special_word = word
        self.viewport().update()

    def set_headings(self, headings: dict[VocabularyColumn, str]) -> None:
        """Takes the words over the columns."""
        self._headings = headings
        self.mark_order()

    def mark_order(self) -> None:
        """Shows beside its heading by which column the rows are sorted, and which way."""
        sorted_by, descending = self._vocabulary.sorted_by
        for column, heading in self._headings.items():
            sign = _DOWN if descending else _UP
            text = f"{heading}\u00a0{sign}" if column == sorted_by else heading
            if self._vocabulary.headerData(column, Qt.Orientation.Horizontal) != text:
                self._vocabulary.setHeaderData(column, Qt.Orientation.Horizontal, text)
        self.fit()

    def sort_by(self, column: int) -> None:
        """Sorts by a column; by the same one the other way round."""
        before, descending = self._vocabulary.sorted_by
        descending = not descending if column == before else column in _LARGEST_FIRST
        orders = Qt.SortOrder
        order = orders.DescendingOrder if descending else orders.AscendingOrder
        self.sort_wanted.emit(VocabularyColumn(column), order)

    def fit(self) -> None:
        """Widths from the font, the headings and the largest numbers."""
        look, gap, model = self.rows_look, self.rows_look.gap, self._vocabulary
        counts = model.vocabulary.counts
        largest = 0 if counts is None or not len(counts) else int(counts.max())
        widths = {
            VocabularyColumn.ID: look.number_width(max(2, len(str(model.vocabulary.size)))) + 2 * gap,
            VocabularyColumn.COUNT: look.number_width(len(str(largest))) + 2 * gap,
            VocabularyColumn.LETTERS: look.number_width(2) + 2 * gap,
        }
        # The heading that is sorted by has a sign of the order; the others keep room for it.
        metrics = self.horizontalHeader().fontMetrics()
        headings = {
            column: metrics.horizontalAdvance(f"{self._headings.get(column, '')}\u00a0{_DOWN}") + 2 * gap
            for column in VocabularyColumn
        }
        for column in NUMBERS:
            widths[column] = max(widths[column], headings[column])
        room = self.viewport().width() - sum(widths.values())
        least = {
            column: max(look.letters_width(letters) + 2 * gap, headings[column])
            for column, letters in _LEAST.items()
        }
        spare = max(0, room - sum(least.values()))
        for column, share in _SHARES.items():
            widths[column] = least[column] + spare * share // 100
        for column, width in widths.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.height_of(_LEAST_ROWS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(VocabularyColumn) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.sort_by(place)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _restyle(self) -> None:
        self._delegate.restyle()
        self.fit()

    def _remember(self) -> None:
        rows, model = self.selected_rows(), self._vocabulary
        self._chosen = model.rows[rows] if len(rows) <= _MOST_KEPT else rows[:0]
        current = self.currentIndex().row()
        self._current = int(model.rows[current]) if 0 <= current < len(model.rows) else -1
        self._place = self.verticalScrollBar().value()

    def _restore(self) -> None:
        model, selection = self._vocabulary, QItemSelection()
        rows = np.flatnonzero(np.isin(model.rows, self._chosen)) if len(self._chosen) else self._chosen
        for row in rows.tolist():
            selection.select(model.index(row, 0), model.index(row, model.columnCount() - 1))
        current = model.row_of(self._current) if self._current >= 0 else None
        flags = QItemSelectionModel.SelectionFlag

        def choose() -> None:
            if current is not None:
                self.selectionModel().setCurrentIndex(model.index(current, 0), flags.NoUpdate)
            self.selectionModel().select(selection, flags.ClearAndSelect)

        self.quietly(choose)
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(0 if self.rearranged else self._place)
        if self.rearranged and current is not None:
            self.scrollTo(model.index(current, 0))
        self.rearranged = False


class _TokenDelegate(QStyledItemDelegate):
    """Draws from the model's own arrays: asking the model for each cell would cost more than drawing."""

    def __init__(self, model: VocabularyModel, table: VocabularyTable) -> None:
        super().__init__(table)
        self._model, self._table = model, table
        self.special_word = ""
        self.restyle()

    def restyle(self) -> None:
        """Takes colours and sizes anew."""
        look = self._table.rows_look
        self._chips = ChipPainter(look.colours, look.mono, look.mono_metrics, look.height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, column = index.row(), index.column()
        if row >= len(self._model.rows):
            return  # the view has not yet heard that the row is gone
        self._table.paint_ground(painter, option, row, column)
        look, vocabulary = self._table.rows_look, self._model.vocabulary
        token = int(self._model.rows[row])
        box: QRect = option.rect
        box = box.adjusted(look.gap, 0, -look.gap, 0)
        locale = self._table.locale()
        if column in NUMBERS:
            number: int | None = token
            if column == VocabularyColumn.COUNT:
                number = vocabulary.count(token)
            elif column == VocabularyColumn.LETTERS:
                number = int(vocabulary.table.letters[token])
            painter.setFont(look.text)
            quiet = column == VocabularyColumn.ID or not number
            painter.setPen(look.colours.quiet if quiet else look.colours.text)
            painter.drawText(box, _RIGHT, _NOTHING if number is None else number_text(number, locale))
        elif column == VocabularyColumn.TOKEN:
            self._chips.paint(painter, box, visible(vocabulary.shown(token)), tint_of(token))
        elif column == VocabularyColumn.BYTES:
            data = vocabulary.bytes_of(token)[:_MOST_BYTES]
            painter.setFont(look.small)
            painter.setPen(look.colours.quiet)
            text = look.small_metrics.elidedText(
                data.hex(" ").upper(), Qt.TextElideMode.ElideRight, box.width()
            )
            painter.drawText(box, _LEFT, text)
        else:
            self._paint_rule(painter, box, token)

    def _paint_rule(self, painter: QPainter, box: QRect, token: int) -> None:
        look, table = self._table.rows_look, self._model.vocabulary.table
        painter.setFont(look.text)
        painter.setPen(look.colours.quiet)
        if token < table.specials:
            painter.drawText(box, _LEFT, self.special_word)
            return
        rank = token - table.base
        if rank < 0:
            return
        number = number_text(rank + 1, self._table.locale())
        width = look.number_width(max(2, len(str(self._model.vocabulary.merges))))
        painter.drawText(QRect(box.left(), box.top(), width, box.height()), _RIGHT, number)
        rest = box.adjusted(width + 2 * look.gap, 0, 0, 0)
        settings = self._model.settings
        pair = " + ".join(visible(shown(part, settings)) for part in table.tokenizer.rules[rank])
        painter.setFont(look.mono)
        painter.setPen(look.colours.text)
        text = look.mono_metrics.elidedText(pair, Qt.TextElideMode.ElideMiddle, rest.width())
        painter.drawText(rest, _LEFT, text)
