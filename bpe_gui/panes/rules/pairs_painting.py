"""How the rows of the round's pairs are drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, paint_hand, star
from bpe_gui.panes.rules.spoken_rules import SpokenPairs

PLUS = " + "
"""What stands between the two of a pair."""

_TIE_SIGN = "="
# In letters: a pair gets so much room before a bar is drawn at all; with less than the least the winner has
# only its star, and then a tie only its sign.
_PAIR_LETTERS = 13
_LEAST_LETTERS = 9


class PairsPainting:
    """Draws a pair, its bar, its count and why it is taken; widths are the same in all rows.

    All rows at once: a delegate would be called for each, which takes twice as long. The list sets the look,
    and the row that has the keyboard (−1: none).
    """

    def __init__(self, pairs: SpokenPairs, view: QWidget) -> None:
        self._pairs = pairs
        self._view = view
        self.rows_look = RowsLook.of(view)
        self.focus_row = -1
        self._highest = 1
        self._count_width = self._word_width = 0
        self._star_only = self._sign_only = False

    def paint(self, painter: QPainter, rows: Mapping[int, QRect], selected: Collection[int]) -> None:
        """Draws rows into their boxes: first shapes, then texts kind by kind, so that fonts seldom change."""
        if not rows:
            return
        self._measure()
        look, any_box = self.rows_look, next(iter(rows.values()))
        left, word_left = any_box.left() + look.gap, any_box.right() - look.gap - self._word_width
        count_right = word_left - 3 * look.gap // 2
        rest = count_right - self._count_width - look.gap - left
        pair_width = max(rest * 56 // 100, min(rest, look.letters_width(_PAIR_LETTERS)))
        bar_width = rest - pair_width - look.gap
        if bar_width < 4 * look.gap:
            pair_width, bar_width = rest, 0
        listed = {row: box for row, box in rows.items() if row < len(self._pairs.pairs)}
        for row in selected:
            painter.fillRect(rows[row], look.colours.selection)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, box in listed.items():
            self._paint_ground(painter, box, row, row in selected)
            if bar_width:
                self._paint_bar(painter, left + pair_width + look.gap, box, bar_width, row)
            if row == self._pairs.winner:
                painter.setBrush(look.colours.accent)
                painter.drawPolygon(star(self._sign_box(word_left, box)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(look.colours.text)
        for row, box in listed.items():
            self._write_pair(painter, QRect(left, box.top(), pair_width, box.height()), row)
        painter.setPen(look.colours.text)
        for row, box in listed.items():
            count = number_text(self._pairs.pairs[row][1], self._view.locale())
            look.in_text.write_before(painter, count_right, box.top(), box.height(), count)
        for row, box in listed.items():
            self._write_word(painter, word_left, box, row)
        for row, box in rows.items():
            if row not in listed:
                painter.setPen(look.colours.quiet)
                look.in_small.write(painter, left, box.top(), box.height(), self._pairs.more_words())

    def _measure(self) -> None:
        """Looks up what all rows share."""
        pairs, rows_look = self._pairs.pairs, self.rows_look
        self._highest = max(pairs[0][1], 1) if pairs else 1
        self._count_width = rows_look.number_width(len(str(self._highest)))
        words = {self._pairs.word_of(row) for row in (0, 1, self._pairs.winner or 0)}
        width_of = rows_look.small_metrics.horizontalAdvance
        self._word_width = max(map(width_of, words)) + self._sign_size + rows_look.gap // 2
        pair_width = rows_look.letters_width(_LEAST_LETTERS)
        room = self._view.width() - pair_width - self._count_width - 4 * rows_look.gap
        self._star_only = self._word_width > room
        tie_width = width_of(self._pairs.word_of(1))
        self._sign_only = tie_width > room
        if self._star_only:
            self._word_width = max(self._sign_size, width_of(_TIE_SIGN) if self._sign_only else tie_width)

    @property
    def _sign_size(self) -> int:
        return self.rows_look.small_metrics.ascent()

    def _sign_box(self, left: float, box: QRect) -> QRectF:
        """Where a star or a hand stands in a row."""
        size = self._sign_size
        return QRectF(left, box.center().y() + 0.5 - size / 2, size, size)

    def _paint_ground(self, painter: QPainter, box: QRect, row: int, selected: bool) -> None:
        colours = self.rows_look.colours
        painter.setPen(Qt.PenStyle.NoPen)
        if selected or row == self._pairs.winner:
            painter.setBrush(colours.selection if selected else colours.accent_soft)
            painter.drawRoundedRect(box, 4, 4)
        if selected:  # a bar, so that a chosen row is not told by colour alone
            painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), colours.accent)
        if row == self.focus_row:
            painter.setPen(colours.accent)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(Qt.PenStyle.NoPen)

    def _paint_bar(self, painter: QPainter, left: int, box: QRect, width: int, row: int) -> None:
        colours = self.rows_look.colours
        height = max(3, self.rows_look.gap)
        length = max(float(height), width * self._pairs.pairs[row][1] / self._highest)
        top = box.center().y() + 1 - height / 2
        painter.setBrush(colours.accent if row == self._pairs.winner else colours.faint)
        painter.drawRoundedRect(QRectF(left, top, length, height), height / 2, height / 2)

    def _write_pair(self, painter: QPainter, place: QRect, row: int) -> None:
        rows_look, rule = self.rows_look, self._pairs.pairs[row][0]
        text = self._pair_text(rule, place.width())
        rows_look.in_mono.write(painter, place.left(), place.top(), place.height(), text)
        if self._pairs.branch_of(rule) is not None:
            used = rows_look.mono_metrics.horizontalAdvance(text) + rows_look.gap
            if used + self._sign_size <= place.width():
                paint_hand(painter, self._sign_box(place.left() + used, place), rows_look.colours.quiet)

    def _pair_text(self, rule: Rule, width: int) -> str:
        """A pair, each of the two shortened where both have no room."""
        metrics, settings = self.rows_look.mono_metrics, self._pairs.settings
        left, right = (isolated(visible(shown(symbol, settings))) for symbol in rule)
        if metrics.horizontalAdvance(left + PLUS + right) > width:
            room = width - metrics.horizontalAdvance(PLUS)
            right_width = min(metrics.horizontalAdvance(right), room)
            left = metrics.elidedText(left, Qt.TextElideMode.ElideMiddle, max(room // 2, room - right_width))
            right_width = room - metrics.horizontalAdvance(left)
            right = metrics.elidedText(right, Qt.TextElideMode.ElideMiddle, right_width)
        return left + PLUS + right

    def _write_word(self, painter: QPainter, left: int, box: QRect, row: int) -> None:
        rows_look, winner = self.rows_look, row == self._pairs.winner
        word = self._pairs.word_of(row)
        if not word or (winner and self._star_only):
            return
        if winner:
            left += self._sign_size + rows_look.gap // 2
        elif self._sign_only:
            word = _TIE_SIGN
        painter.setPen(rows_look.colours.accent if winner else rows_look.colours.quiet)
        rows_look.in_small.write(painter, left, box.top(), box.height(), word)
