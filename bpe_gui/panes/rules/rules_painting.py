"""How the rows of the rules are drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from bpe_gui.core.units import shown
from bpe_gui.document.rules_model import RuleColumn, RulesModel
from bpe_gui.look import blend
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, diamond, paint_hand

# Whole numbers: Qt's binding takes them twice as fast as its own flags (measured with 6.11).
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Span(NamedTuple):
    """From where to where a row or a column goes, in pixels."""

    start: int
    length: int


class RulesPainting:
    """Draws from the model's own rounds: asking the model for each cell would cost more than drawing.

    The table sets what is drawn beyond the model: the look, the word for a tie, the row that has
    the keyboard (−1: none), and which new rows shine, from 1 down to 0.
    """

    def __init__(self, rules: RulesModel, table: QWidget) -> None:
        self._rules = rules
        self._table = table
        self.rows_look = RowsLook.of(table)
        self.tie_word = ""
        self.focus_row = -1
        self.shining = range(0)
        self.shine = 0.0

    def paint(
        self,
        painter: QPainter,
        rows: Mapping[int, Span],
        columns: Mapping[RuleColumn, Span],
        selected: Collection[int],
    ) -> None:
        """Draws rows: first their grounds, then column by column, so that font and colour seldom change."""
        left = min(column.start for column in columns.values())
        right = max(column.start + column.length for column in columns.values())
        for row, place in rows.items():
            box = QRect(left, place.start, right - left, place.length)
            self._paint_ground(painter, box, row, row in selected)
        for column, (left, width) in columns.items():
            boxes = ((row, QRect(left, place.start, width, place.length)) for row, place in rows.items())
            self._paint_column(painter, column, boxes)

    def _paint_ground(self, painter: QPainter, box: QRect, row: int, selected: bool) -> None:
        colours = self.rows_look.colours
        if selected:
            painter.fillRect(box, colours.selection)
            # a bar, so that a chosen row is not told by colour alone
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
            painter.drawRect(box.adjusted(0, 0, -1, -1))
        if row in self._rules.changed_rows:
            self._paint_mark(painter, box)
        if row in self._rules.by_hand:
            self._paint_hand(painter, box)

    def _paint_column(
        self, painter: QPainter, column: RuleColumn, boxes: Iterable[tuple[int, QRect]]
    ) -> None:
        rows_look, colours, rounds = self.rows_look, self.rows_look.colours, self._rules.rounds
        gap, locale = rows_look.gap, self._table.locale()
        if column == RuleColumn.NUMBER:
            _dip(painter, rows_look.text, colours.quiet)
            for row, box in boxes:
                painter.drawText(box.adjusted(0, 0, -gap, 0), _RIGHT, number_text(row + 1, locale))
        elif column == RuleColumn.COUNT:
            _dip(painter, rows_look.text, colours.text)
            for row, box in boxes:
                painter.drawText(box.adjusted(0, 0, -gap, 0), _RIGHT, number_text(rounds[row].count, locale))
        elif column == RuleColumn.TIE:
            _dip(painter, rows_look.small, colours.quiet)
            for row, box in boxes:
                if rounds[row].tied > 1:
                    painter.drawText(box.adjusted(gap, 0, 0, 0), _LEFT, self.tie_word)
        else:
            bold = column == RuleColumn.TOKEN
            _dip(painter, rows_look.bold if bold else rows_look.mono, colours.text)
            metrics = rows_look.bold_metrics if bold else rows_look.mono_metrics
            for row, box in boxes:
                rule = rounds[row].rule
                symbol = rule.token if bold else rule[column - RuleColumn.LEFT]
                text = visible(shown(symbol, self._rules.settings))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, box.width() - gap - gap // 2)
                painter.drawText(box.adjusted(gap, 0, 0, 0), _LEFT, text)

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


def _dip(painter: QPainter, font: QFont, colour: QColor) -> None:
    painter.setFont(font)
    painter.setPen(colour)
