"""The rules of two branches beside one another."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.core.lesson_text import rule_text
from bpe_gui.core.settings import Settings
from bpe_gui.core.units import shown
from bpe_gui.document.compared_rules import ComparedModel
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, paint_hand
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.widgets import named

_NUMBER, _ONE, _SIGN, _OTHER = range(ComparedModel.COLUMNS)
_UNEQUAL = "≠"
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_MIDDLE = int(Qt.AlignmentFlag.AlignCenter)
_LEAST_ROWS = 4


class SpokenComparison(ComparedModel):
    """The compared rules with a sentence for each row, and the names of the branches over them."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._words = RuleWords(pane)
        self.names = ("", "")
        self.by_hand: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
        """The ranks of rules that were chosen by hand, of the one and of the other."""

    @property
    def settings(self) -> Settings:
        """The settings that symbols are shown with."""
        return self._session.tokenizer.settings

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return ("#", self.names[0], "", self.names[1])[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return (_RIGHT, _LEFT, _MIDDLE, _LEFT)[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(self.rank_of(index.row()))
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return self._words.tip([self._sentence(self.rank_of(index.row()))])
        return super().data(index, role)

    def note(self, rank: int, *, other: bool) -> str:
        """Where the other list has a rule that differs, if it has it."""
        comparison = self.comparison
        if rank >= comparison.length or not self.differs(rank):
            return ""
        place = comparison.place_of(rank, in_other=not other)
        if place is None:
            return self.tr("only here")
        return self.tr("there {number}").replace("{number}", self._words.number(place + 1))

    def differs(self, rank: int) -> bool:
        """Whether both take another pair there."""
        comparison = self.comparison
        return rank < comparison.length and comparison.one[rank].rule != comparison.other[rank].rule

    def _sentence(self, rank: int) -> str:
        comparison = self.comparison
        parts = [self.tr("rule {number}").replace("{number}", self._words.number(rank + 1))]
        for is_other, rounds in ((False, comparison.one), (True, comparison.other)):
            if rank >= len(rounds):
                continue
            found = rounds[rank]
            words = [self._words.pair(found.rule, self.settings), self._words.times(found.count)]
            if rank in self.by_hand[is_other]:
                words.append(self.tr("chosen by hand"))
            if note := self.note(rank, other=is_other):
                words.append(note)
            parts.append(f"{self.names[is_other]}: {', '.join(words)}")
        return "; ".join(parts)


class ComparedTable(RowsTable):
    """Both lists, rank by rank."""

    def __init__(self, compared: SpokenComparison, parent: QWidget) -> None:
        super().__init__(parent)
        self._compared = compared
        self._delegate = _ComparedDelegate(compared, self)
        self.setItemDelegate(self._delegate)
        self.setWordWrap(False)
        self.setModel(compared)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        named(self.horizontalHeader(), "comparedHeader")
        self.verticalHeader().hide()
        for column in (_ONE, _OTHER):
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def fit(self) -> None:
        """Takes sizes anew from the font and the number of rules."""
        look = self._delegate.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(look.height)
        comparison = self._compared.comparison
        digits = len(str(max(len(comparison.one), len(comparison.other), 10)))
        self.setColumnWidth(_NUMBER, look.number_width(digits) + 2 * look.gap)
        self.setColumnWidth(_SIGN, look.text_metrics.horizontalAdvance(_UNEQUAL) + 2 * look.gap)
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        heading = self.horizontalHeader().sizeHint().height()
        height = heading + _LEAST_ROWS * self.verticalHeader().defaultSectionSize() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def copied(self) -> str:
        """The selected rows, or all, as lines with tabs: number, the one's rule, the other's."""
        comparison, settings = self._compared.comparison, self._compared.settings
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        lines = []
        for row in rows or range(self._compared.rowCount()):
            rank = self._compared.rank_of(row)
            cells = [str(rank + 1)]
            for rounds in (comparison.one, comparison.other):
                found = rounds[rank] if rank < len(rounds) else None
                cells.append(f"{rule_text(found.rule, settings)} ({found.count})" if found else "")
            lines.append("\t".join(cells))
        return "\n".join(lines)


class _ComparedDelegate(QStyledItemDelegate):
    """Draws a rule, its count, a hand where it was chosen, and where the other list has it."""

    def __init__(self, compared: SpokenComparison, table: ComparedTable) -> None:
        super().__init__(table)
        self._compared, self._table = compared, table
        self.rows_look = RowsLook.of(table)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        look, box, column = self.rows_look, option.rect, index.column()
        colours = look.colours
        rank = self._compared.rank_of(index.row())
        differs, state = self._compared.differs(rank), option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, colours.selection)
        elif differs:
            painter.fillRect(box, colours.accent_soft)
        if self._table.hasFocus() and index.row() == self._table.currentIndex().row():
            painter.setPen(colours.accent)
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        if column == _NUMBER:
            painter.setFont(look.text)
            painter.setPen(colours.quiet)
            number = number_text(rank + 1, self._table.locale())
            painter.drawText(box.adjusted(0, 0, -look.gap, 0), _RIGHT, number)
        elif column == _SIGN and differs:
            painter.setFont(look.text)
            painter.setPen(colours.accent)
            painter.drawText(box, _MIDDLE, _UNEQUAL)
        elif column in (_ONE, _OTHER):
            self._paint_rule(painter, box.adjusted(look.gap, 0, -look.gap, 0), rank, column == _OTHER)

    def _paint_rule(self, painter: QPainter, box: QRect, rank: int, other: bool) -> None:
        look, compared = self.rows_look, self._compared
        rounds = compared.comparison.other if other else compared.comparison.one
        if rank >= len(rounds):
            return
        found, colours = rounds[rank], look.colours
        note = compared.note(rank, other=other)
        if note:
            painter.setFont(look.small)
            painter.setPen(colours.quiet)
            painter.drawText(box, _RIGHT, note)
            box = box.adjusted(0, 0, -look.small_metrics.horizontalAdvance(note) - look.gap, 0)
        if rank in compared.by_hand[other]:
            size = look.small_metrics.ascent()
            top = box.center().y() + 0.5 - size / 2
            paint_hand(painter, QRectF(box.left(), top, size, size), colours.accent)
            box = box.adjusted(size + look.gap // 2, 0, 0, 0)
        count = f"({number_text(found.count, self._table.locale())})"
        metrics: QFontMetrics = look.mono_metrics
        left, right = (isolated(visible(shown(symbol, compared.settings))) for symbol in found.rule)
        room = box.width() - look.text_metrics.horizontalAdvance(count) - look.gap
        text = metrics.elidedText(f"{left} + {right}", Qt.TextElideMode.ElideMiddle, max(room, 0))
        painter.setFont(look.mono)
        painter.setPen(colours.text if note or rank >= compared.comparison.length else colours.quiet)
        painter.drawText(box, _LEFT, text)
        used = metrics.horizontalAdvance(text) + look.gap
        painter.setFont(look.text)
        painter.setPen(colours.quiet)
        painter.drawText(box.adjusted(used, 0, 0, 0), _LEFT, count)
