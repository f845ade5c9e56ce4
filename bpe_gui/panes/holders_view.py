"""The table of the words that hold a pair."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.document.holders_model import HolderColumn, HoldersModel
from bpe_gui.document.rules_model import AnyIndex
from bpe_gui.panes.marked_word import paint_word, shown_word
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.pair_places import PairPlaces
from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules_words import RuleWords

_SIGNS = {
    HolderColumn.FREQUENCY: "",
    HolderColumn.TIMES: "× ",
    HolderColumn.REPLACED: "",
    HolderColumn.CONTRIBUTION: "= ",
}
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEAST_ROWS = 4
_WORD_LETTERS = 8


class SpokenHolders(HoldersModel):
    """The words that hold a pair, with a sentence for each."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._words = RuleWords(pane)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid() and self.story:
            return self._sentence(index.row())
        return super().data(index, role)

    def _sentence(self, row: int) -> str:
        story, number = self.story, self._words.number
        if story is None:
            return ""
        told = self.tr("«{word}», word {number}: seen {frequency} × {times} = {count}")
        values = (
            ("{number}", number(int(story.numbers[row]))),
            ("{frequency}", number(int(story.frequencies[row]))),
            ("{times}", number(int(story.seen[row]))),
            ("{count}", number(story.contribution(row))),
            ("{word}", self._words.symbol(shown_word(story.words[row], ())[0], Settings())),
        )
        for name, value in values:
            told = told.replace(name, value)
        return told


class HoldersTable(RowsTable):
    """Any number of words with their frequencies: rows of one height, of which only the visible are asked."""

    gone_to = Signal(int)
    """Enter or a double click on a row."""

    def __init__(self, model: HoldersModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._holders = model
        self._delegate = _HoldersDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setWordWrap(False)
        # Fixed sizes, because measuring the rows costs 150 s at 100,000 of them.
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.verticalHeader().hide()
        self.setModel(model)
        self.horizontalHeader().setSectionResizeMode(HolderColumn.WORD, QHeaderView.ResizeMode.Stretch)
        model.modelReset.connect(self.fit)
        model.headerDataChanged.connect(self.fit)
        self.doubleClicked.connect(self._double_clicked)
        self.restyle()

    def set_places(self, places: PairPlaces | None) -> None:
        """Takes what finds the pair in a word."""
        self._delegate.places = places
        self.viewport().update()

    def restyle(self) -> None:
        """Takes colours and sizes anew from palette and font."""
        self._delegate.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self._delegate.rows_look.height)
        rows_look = self._delegate.rows_look
        self.setMinimumHeight(rows_look.height * _LEAST_ROWS + self.horizontalHeader().sizeHint().height())
        self.setMinimumWidth(rows_look.letters_width(_WORD_LETTERS) + 3 * rows_look.number_width(5))
        self.fit()

    def fit(self) -> None:
        """Gives each number what it needs, and the rest to the words."""
        story, rows_look = self._holders.story, self._delegate.rows_look
        overlaps = story is not None and story.count != story.saved
        self.setColumnHidden(HolderColumn.REPLACED, not overlaps)
        heads = self.horizontalHeader().fontMetrics()
        for column, sign in _SIGNS.items():
            heading = str(self._holders.headerData(column, Qt.Orientation.Horizontal) or "")
            number = sign + number_text(self._holders.largest[column], self.locale())
            widest = max(heads.horizontalAdvance(heading), rows_look.text_metrics.horizontalAdvance(number))
            self.setColumnWidth(column, widest + 3 * rows_look.gap)
        self.viewport().update()

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
        self._delegate.focus_row = self.currentIndex().row() if self.hasFocus() else -1
        super().paintEvent(event)

    def _double_clicked(self, index: QModelIndex) -> None:
        self.gone_to.emit(index.row())


class _HoldersDelegate(QStyledItemDelegate):
    """Paints from the story itself: a word with the pair lit in it, and numbers with signs between them."""

    def __init__(self, holders: HoldersModel, table: QWidget) -> None:
        super().__init__(table)
        self._holders = holders
        self._table = table
        self.rows_look = RowsLook.of(table)
        self.places: PairPlaces | None = None
        self.focus_row = -1

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        story = self._holders.story
        if story is None or index.row() >= len(story.words):
            return
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        row, column = index.row(), index.column()
        paint_ground(painter, box, self.rows_look, selected=selected, first=column == HolderColumn.WORD)
        if row == self.focus_row:
            paint_focus(painter, box, self.rows_look)
        inside = box.adjusted(self.rows_look.gap, 0, -self.rows_look.gap, 0)
        if column == HolderColumn.WORD:
            word = story.words[row]
            places = self.places.in_word(word) if self.places else ()
            paint_word(painter, inside, word, places, self.rows_look.mono, self.rows_look.colours)
            return
        number = story.contribution(row)
        if column != HolderColumn.CONTRIBUTION:
            number = int(index.data())
        painter.setFont(self.rows_look.text)
        quiet = column in (HolderColumn.FREQUENCY, HolderColumn.TIMES)
        painter.setPen(self.rows_look.colours.quiet if quiet else self.rows_look.colours.text)
        painter.drawText(
            inside, _RIGHT, _SIGNS[HolderColumn(column)] + number_text(number, self._table.locale())
        )


def paint_ground(painter: QPainter, box: QRect, rows_look: RowsLook, *, selected: bool, first: bool) -> None:
    """What is under a cell of a selected row; a bar at its left, so that it is not told by colour alone."""
    if selected:
        painter.fillRect(box, rows_look.colours.selection)
        if first:
            painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), rows_look.colours.accent)


def paint_focus(painter: QPainter, box: QRect, rows_look: RowsLook) -> None:
    """The frame of the row that has the keyboard, a cell's part of it."""
    painter.setPen(rows_look.colours.accent)
    painter.drawLine(box.topLeft(), box.topRight())
    painter.drawLine(box.bottomLeft(), box.bottomRight())
