"""The table of branches, and the sentence for each."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bpe_gui.document.branches_model import BranchColumn, BranchesModel, BranchRow
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.session import Session
from bpe_gui.panes.compare.branch_words import BranchWords
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, paint_hand
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.widgets import named

_NOTHING = "–"
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEAST_ROWS = 3
# Of a name and what was chosen so much is to be read.
_LEAST_LETTERS = 20


class SpokenBranches(BranchesModel):
    """The branches with a tool tip and a sentence for each."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(session, pane)
        self._pane = pane
        self._words, self._branch_words = RuleWords(pane), BranchWords(pane)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(self._parts(self.rows[index.row()]))
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            row = self.rows[index.row()]
            last = self.tr("You stand here") if row.present else self.tr("Enter or double click: go there")
            return self._words.tip([*self._parts(row), last])
        return super().data(index, role)

    def where(self, row: BranchRow) -> str:
        """What was chosen by hand where a branch begins, or that nothing was."""
        if row.choice is None:
            return self.tr("always the pair seen most often")
        settings = self._session.tokenizer.settings
        return self._branch_words.choice(row.left_at, row.choice, row.instead, settings)

    def name(self, row: BranchRow) -> str:
        """What a branch is called."""
        return self._branch_words.name(row.number)

    def state(self, row: BranchRow) -> str:
        """Why a branch has no rules of its own, where it has none."""
        if row.lost:
            return self.tr("not possible with this corpus")
        return self.tr("not learned from this corpus yet") if row.waiting else ""

    def _parts(self, row: BranchRow) -> list[str]:
        name = self.name(row)
        if row.present:
            name = self.tr("{branch}, where you stand").replace("{branch}", name)
        parts = [name]
        if row.parent is not None:
            parent = self._branch_words.name(row.parent)
            left: str = self.tr("leaves {branch} at {where}")
            parts.append(left.replace("{branch}", parent).replace("{where}", self.where(row)))
        if state := self.state(row):
            return [*parts, state]
        parts.append(self.tr("%Ln rule(s)", "", row.rules))
        if row.corpus_here is not None:
            parts.append(self._tokens(row.corpus_here, row.sample_here, self.merges))
        if row.rules != self.merges and row.corpus_end is not None:
            parts.append(self._tokens(row.corpus_end, row.sample_end, row.rules))
        return parts

    def _tokens(self, corpus: int, sample: int | None, merges: int) -> str:
        text: str = self.tr("after {merges}: corpus {corpus} tokens")
        if sample is not None:
            text = self.tr("after {merges}: corpus {corpus} tokens, sample {sample}")
            text = text.replace("{sample}", self._words.number(sample))
        text = text.replace("{corpus}", self._words.number(corpus))
        return text.replace("{merges}", self._words.number(merges))


class BranchesTable(RowsTable):
    """One branch in a row; Enter or a double click goes there."""

    gone_to = Signal(int)

    def __init__(self, branches: SpokenBranches, parent: QWidget) -> None:
        super().__init__(parent)
        self._branches = branches
        self._delegate = _BranchDelegate(branches, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setWordWrap(False)
        self.setModel(branches)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        named(self.horizontalHeader(), "branchesHeader")
        self.verticalHeader().hide()
        for column in BranchColumn:
            side = _LEFT if column == BranchColumn.NAME else _RIGHT
            branches.setHeaderData(column, Qt.Orientation.Horizontal, side, Qt.ItemDataRole.TextAlignmentRole)
        self.doubleClicked.connect(lambda index: self.gone_to.emit(index.row()))

    def fit(self) -> None:
        """Takes sizes anew from font, language and numbers."""
        look = self._delegate.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(look.height + look.small_metrics.height())
        head = QFontMetrics(self.horizontalHeader().font(), self)
        for column in list(BranchColumn)[1:]:
            heading = str(self._branches.headerData(column, Qt.Orientation.Horizontal) or "")
            texts = [self._delegate.number(row, column) for row in self._branches.rows]
            widest = max(
                *(head.horizontalAdvance(line) for line in heading.split("\n")),
                *map(look.text_metrics.horizontalAdvance, texts),
                0,
            )
            self.setColumnWidth(column, widest + 2 * look.gap + 4)
        self._give_rest()
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        rows = min(max(len(self._branches.rows), 2), _LEAST_ROWS)
        heading = self.horizontalHeader().sizeHint().height()
        height = heading + rows * self.verticalHeader().defaultSectionSize() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.gone_to.emit(row)
        else:
            super().keyPressEvent(event)

    def _give_rest(self) -> None:
        """Gives the names what the numbers leave; with too little of that the table scrolls."""
        rest = self.viewport().width() - sum(self.columnWidth(column) for column in list(BranchColumn)[1:])
        least = _LEAST_LETTERS * self._delegate.rows_look.text_metrics.averageCharWidth()
        if self.columnWidth(BranchColumn.NAME) != max(rest, least):
            self.setColumnWidth(BranchColumn.NAME, max(rest, least))


class _BranchDelegate(QStyledItemDelegate):
    """Draws the name, bold with a bar where one stands, what was chosen by hand below it, and the counts."""

    def __init__(self, branches: SpokenBranches, table: BranchesTable) -> None:
        super().__init__(table)
        self._branches, self._table = branches, table
        self.rows_look = RowsLook.of(table)

    def number(self, row: BranchRow, column: int) -> str:
        """A count as the language writes it."""
        value = self._branches.data(self._branches.index(row.number, column))
        if row.waiting or row.lost:
            return _NOTHING
        return number_text(int(str(value)), self._table.locale()) if value is not None else _NOTHING

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: ARG002
        return str(value)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, look, box = self._branches.rows[index.row()], self.rows_look, option.rect
        colours, gap = look.colours, self.rows_look.gap
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.selection)
        elif row.present:
            painter.fillRect(box, colours.accent_soft)
        if state & QStyle.StateFlag.State_HasFocus or (
            self._table.hasFocus() and index.row() == self._table.currentIndex().row()
        ):
            painter.setPen(colours.accent)
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        if index.column() == BranchColumn.NAME:
            if row.present:
                painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), colours.accent)
            self._paint_name(painter, box.adjusted(gap + 3, 0, -gap, 0), row)
            return
        painter.setFont(look.text)
        painter.setPen(colours.quiet if row.waiting or row.lost else colours.text)
        painter.drawText(box.adjusted(gap, 0, -gap, 0), _RIGHT, self.number(row, index.column()))

    def _paint_name(self, painter: QPainter, box: QRect, row: BranchRow) -> None:
        look, gap = self.rows_look, self.rows_look.gap
        font = look.text
        if row.present:
            font = QFont(look.text)
            font.setBold(True)
        painter.setFont(font)
        painter.setPen(look.colours.text)
        first, second = look.text_metrics.height(), look.small_metrics.height()
        top = box.top() + (box.height() - first - second) // 2
        painter.drawText(QRect(box.left(), top, box.width(), first), _LEFT, self._branches.name(row))
        rest = QRect(box.left(), top + first, box.width(), second)
        if row.choice is not None:
            size = look.small_metrics.ascent()
            place = QRectF(rest.left(), rest.center().y() + 0.5 - size / 2, size, size)
            paint_hand(painter, place, look.colours.quiet)
            rest = rest.adjusted(size + gap // 2, 0, 0, 0)
        text = self._branches.where(row)
        if state := self._branches.state(row):
            text = f"{state} · {text}"
        painter.setFont(look.small)
        painter.setPen(look.colours.quiet)
        shown = look.small_metrics.elidedText(text, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, _LEFT, shown)
