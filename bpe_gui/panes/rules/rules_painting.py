"""How the rows of the rules are drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bpe_gui.core.units import shown
from bpe_gui.document.rules_model import RuleColumn, RulesModel
from bpe_gui.look import blend
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, diamond, paint_hand


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
        for column, span in columns.items():
            self._paint_column(painter, column, span, rows)

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
        self, painter: QPainter, column: RuleColumn, span: Span, rows: Mapping[int, Span]
    ) -> None:
        rows_look, colours, rounds = self.rows_look, self.rows_look.colours, self._rules.rounds
        gap, locale = rows_look.gap, self._table.locale()
        left, right = span.start + gap, span.start + span.length - gap
        if column in (RuleColumn.NUMBER, RuleColumn.COUNT):
            numbers = rows_look.in_text
            painter.setPen(colours.quiet if column == RuleColumn.NUMBER else colours.text)
            for row, (top, height) in rows.items():
                number = row + 1 if column == RuleColumn.NUMBER else rounds[row].count
                numbers.write_before(painter, right, top, height, number_text(number, locale))
        elif column == RuleColumn.TIE:
            painter.setPen(colours.quiet)
            for row, (top, height) in rows.items():
                if rounds[row].tied > 1:
                    rows_look.in_small.write(painter, left, top, height, self.tie_word)
        else:
            symbols = rows_look.in_bold if column == RuleColumn.TOKEN else rows_look.in_mono
            painter.setPen(colours.text)
            room = span.length - gap - gap // 2
            for row, (top, height) in rows.items():
                rule = rounds[row].rule
                symbol = rule.token if column == RuleColumn.TOKEN else rule[column - RuleColumn.LEFT]
                text = symbols.shortened(visible(shown(symbol, self._rules.settings)), room)
                symbols.write(painter, left, top, height, text)

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
