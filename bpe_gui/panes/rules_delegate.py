"""How a rule's cells are drawn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.core.trainer import Round
from bpe_gui.core.units import shown
from bpe_gui.document.rules_model import RuleColumn, RulesModel
from bpe_gui.look import blend
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, diamond, paint_hand

# Whole numbers: Qt's binding takes them twice as fast as its own flags (measured with 6.11).
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class RulesDelegate(QStyledItemDelegate):
    """Draws from the model's own rounds: asking the model for each cell would cost more than drawing.

    The table sets what is drawn beyond the model: the look, the word for a tie, the row that has
    the keyboard (−1: none), and which new rows shine, from 1 down to 0.
    """

    def __init__(self, rules: RulesModel, table: QWidget) -> None:
        super().__init__(table)
        self._rules = rules
        self._table = table
        self.rows_look = RowsLook.of(table)
        self.tie_word = ""
        self.focus_row = -1
        self.shining = range(0)
        self.shine = 0.0

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, column = index.row(), index.column()
        if row >= len(self._rules.rounds):
            return  # the view has not yet heard that the row is gone
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        self._paint_row(painter, box, row, column, bool(state & QStyle.StateFlag.State_Selected))
        self._paint_cell(painter, box, row, column, self._rules.rounds[row])

    def _paint_row(self, painter: QPainter, box: QRect, row: int, column: int, selected: bool) -> None:
        colours = self.rows_look.colours
        if selected:
            painter.fillRect(box, colours.selection)
            if column == RuleColumn.NUMBER:  # a bar, so that a chosen row is not told by colour alone
                painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), colours.accent)
        else:
            current = row == len(self._rules.rounds) - 1
            ground = colours.accent_soft if current else colours.surface
            if self.shine and row in self.shining:
                painter.fillRect(box, blend(ground, colours.selection, self.shine))
            elif current:
                painter.fillRect(box, ground)
        if row == self.focus_row:
            painter.setPen(colours.accent)
            painter.drawLine(box.topLeft(), box.topRight())
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            if column == RuleColumn.NUMBER:
                painter.drawLine(box.topLeft(), box.bottomLeft())
            elif column == RuleColumn.TIE:
                painter.drawLine(box.topRight(), box.bottomRight())
        if column == RuleColumn.NUMBER:
            if row in self._rules.changed_rows:
                self._paint_mark(painter, box)
            if row in self._rules.by_hand:
                self._paint_hand(painter, box)

    def _paint_cell(self, painter: QPainter, box: QRect, row: int, column: int, found: Round) -> None:
        rows_look, colours = self.rows_look, self.rows_look.colours
        gap = rows_look.gap
        if column == RuleColumn.NUMBER:
            text = number_text(row + 1, self._table.locale())
            _draw(painter, box.adjusted(0, 0, -gap, 0), _RIGHT, text, rows_look.text, colours.quiet)
        elif column == RuleColumn.COUNT:
            text = number_text(found.count, self._table.locale())
            _draw(painter, box.adjusted(0, 0, -gap, 0), _RIGHT, text, rows_look.text, colours.text)
        elif column == RuleColumn.TIE:
            if found.tied > 1:
                place = box.adjusted(gap, 0, 0, 0)
                _draw(painter, place, _LEFT, self.tie_word, rows_look.small, colours.quiet)
        else:
            bold = column == RuleColumn.TOKEN
            symbol = found.rule.token if bold else found.rule[column - RuleColumn.LEFT]
            text = visible(shown(symbol, self._rules.settings))
            width = box.width() - gap - gap // 2
            metrics = rows_look.bold_metrics if bold else rows_look.mono_metrics
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width)
            place = box.adjusted(gap, 0, 0, 0)
            _draw(painter, place, _LEFT, text, rows_look.bold if bold else rows_look.mono, colours.text)

    def _paint_mark(self, painter: QPainter, box: QRect) -> None:
        size = self.rows_look.gap * 5 // 4
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.rows_look.colours.accent)
        top = box.center().y() + 1 - size / 2
        painter.drawPolygon(diamond(QRectF(box.left() + size / 2, top, size, size)))
        painter.restore()

    def _paint_hand(self, painter: QPainter, box: QRect) -> None:
        """Beside the place for the mark of a change, for which the table makes room."""
        size = self.rows_look.gap * 7 / 4
        left = box.left() + self.rows_look.gap * (2.25 if self._rules.changed_rows else 0.75)
        place = QRectF(left, box.center().y() + 0.5 - size / 2, size, size)
        paint_hand(painter, place, self.rows_look.colours.accent)


def _draw(painter: QPainter, box: QRect, align: int, text: str, font: QFont, colour: QColor) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, align, text)
