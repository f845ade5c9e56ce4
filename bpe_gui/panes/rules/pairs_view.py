"""The list of the round's pairs with their counts as bars."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.document.pairs_model import PairColumn
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, paint_hand, star
from bpe_gui.panes.rows_table import RowsTable
from bpe_gui.panes.rules.spoken_rules import SpokenPairs

ROWS_SHOWN = 6
_LEAST_ROWS = 3
_PLUS = " + "
_TIE_SIGN = "="
# In letters: a pair gets so much room before a bar is drawn at all; with less than the least the winner has
# only its star, and then a tie only its sign.
_PAIR_LETTERS = 13
_LEAST_LETTERS = 9
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class PairsList(RowsTable):
    """The pairs of a round, the one that is taken first; mouse or arrow keys choose one, Enter takes it.

    A table of one visible column: Qt's list lays out every row anew at each change, which costs 0.7 ms
    for the 330 pairs of the Spanish lesson.
    """

    taken = Signal()
    """Enter on a pair, with or without Ctrl."""

    def __init__(self, model: SpokenPairs, parent: QWidget) -> None:
        super().__init__(parent)
        self._pairs = model
        self._round = model.merges
        self._delegate = _PairsDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The list stands on the window like a paragraph, without a box (the style sheet gives lists one).
        self.setStyleSheet("QTableView { border: none; background: transparent; }")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setModel(model)
        for column in PairColumn:
            self.setColumnHidden(column, column != PairColumn.LEFT)  # a row is drawn in one piece
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(PairColumn.LEFT, QHeaderView.ResizeMode.Stretch)
        self.restyle()

    def restyle(self) -> None:
        """Take colours and sizes anew from palette and font."""
        self._delegate.rows_look = RowsLook.of(self)
        self.verticalHeader().setDefaultSectionSize(self._delegate.rows_look.height)
        self.updateGeometry()
        self.viewport().update()

    def follow(self) -> None:
        """Show the changed rows, another round's from the top."""
        self.executeDelayedItemsLayout()  # not after the next paint: else everything is painted twice
        if self._round != self._pairs.merges:
            self._round = self._pairs.merges
            self.scrollToTop()

    def picked(self) -> tuple[Rule, int] | None:
        """The selected pair and after how many merges it stands there; of several the one reached last."""
        selection = self.selectionModel()
        index = self.currentIndex()
        if not selection.isSelected(index):
            index = next(iter(selection.selectedRows()), QModelIndex())
        return self._at(index.row())

    def at_keyboard(self) -> tuple[Rule, int] | None:
        """The pair of the row that has the keyboard, and after how many merges it stands there."""
        return self._at(self.currentIndex().row())

    def selected_rows(self) -> list[int]:
        """The selected rows in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._delegate.rows_look.height * ROWS_SHOWN)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._delegate.rows_look.height * _LEAST_ROWS)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.focus_row = self.currentIndex().row() if self.hasFocus() else -1
        self._delegate.measure()
        super().paintEvent(event)
        if self._pairs.hidden:
            painter = QPainter(self.viewport())
            font = painter.font()
            font.setPointSizeF(font.pointSizeF() * 2)
            painter.setFont(font)
            painter.setPen(self._delegate.rows_look.colours.quiet)
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, f"?{_PLUS}?")

    def _at(self, row: int) -> tuple[Rule, int] | None:
        pairs = self._pairs.pairs
        return (pairs[row][0], self._pairs.merges) if 0 <= row < len(pairs) else None


class _PairsDelegate(QStyledItemDelegate):
    """Draws a pair, its bar, its count and why it is taken; widths are the same in all rows."""

    def __init__(self, pairs: SpokenPairs, view: QWidget) -> None:
        super().__init__(view)
        self._pairs = pairs
        self._view = view
        self.rows_look = RowsLook.of(view)
        self.focus_row = -1
        self._highest = 1
        self._count_width = 0
        self._word_width = 0
        self._star_only = self._sign_only = False

    def measure(self) -> None:
        """Looks up what all rows share, before they are drawn."""
        pairs, rows_look = self._pairs.pairs, self.rows_look
        self._highest = max(pairs[0][1], 1) if pairs else 1
        self._count_width = rows_look.number_width(len(str(self._highest)))
        words = {self._pairs.word_of(row) for row in (0, 1, self._pairs.winner or 0)}
        width_of = rows_look.small_metrics.horizontalAdvance
        self._word_width = max(map(width_of, words)) + self._star_size + rows_look.gap // 2
        pair_width = rows_look.letters_width(_LEAST_LETTERS)
        room = self._view.width() - pair_width - self._count_width - 4 * rows_look.gap
        self._star_only = self._word_width > room
        tie_width = width_of(self._pairs.word_of(1))
        self._sign_only = tie_width > room
        if self._star_only:
            self._word_width = max(self._star_size, width_of(_TIE_SIGN) if self._sign_only else tie_width)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row, colours, gap = index.row(), self.rows_look.colours, self.rows_look.gap
        if row >= len(self._pairs.pairs):
            painter.setFont(self.rows_look.small)
            painter.setPen(colours.quiet)
            painter.drawText(box.adjusted(gap, 0, 0, 0), _LEFT, self._pairs.more_words())
            return
        selected = bool(state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, box, row, selected)
        rule, count = self._pairs.pairs[row]
        inside = box.adjusted(gap, 0, -gap, 0)
        word_left = inside.right() - self._word_width
        count_left = word_left - 3 * gap // 2 - self._count_width
        rest = count_left - gap - inside.left()
        pair_width = max(rest * 56 // 100, min(rest, self.rows_look.letters_width(_PAIR_LETTERS)))
        bar_width = rest - pair_width - gap
        if bar_width < 4 * gap:
            pair_width = rest
        else:
            self._paint_bar(painter, inside.left() + pair_width + gap, box, bar_width, row, count)
        self._paint_pair(painter, QRect(inside.left(), box.top(), pair_width, box.height()), rule)
        painter.setFont(self.rows_look.text)
        painter.setPen(colours.text)
        place = QRect(count_left, box.top(), self._count_width, box.height())
        painter.drawText(place, _RIGHT, number_text(count, self._view.locale()))
        self._paint_word(painter, QRect(word_left, box.top(), self._word_width + 1, box.height()), row)

    @property
    def _star_size(self) -> int:
        return self.rows_look.small_metrics.ascent()

    def _paint_ground(self, painter: QPainter, box: QRect, row: int, selected: bool) -> None:
        colours = self.rows_look.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
        painter.restore()

    def _paint_pair(self, painter: QPainter, place: QRect, rule: Rule) -> None:
        metrics, settings = self.rows_look.mono_metrics, self._pairs.settings
        left, right = (isolated(visible(shown(symbol, settings))) for symbol in rule)
        if metrics.horizontalAdvance(left + _PLUS + right) > place.width():
            room = place.width() - metrics.horizontalAdvance(_PLUS)
            right_width = min(metrics.horizontalAdvance(right), room)
            left = metrics.elidedText(left, Qt.TextElideMode.ElideMiddle, max(room // 2, room - right_width))
            right_width = room - metrics.horizontalAdvance(left)
            right = metrics.elidedText(right, Qt.TextElideMode.ElideMiddle, right_width)
        painter.setFont(self.rows_look.mono)
        painter.setPen(self.rows_look.colours.text)
        painter.drawText(place, _LEFT, left + _PLUS + right)
        if self._pairs.branch_of(rule) is not None:
            used, size = metrics.horizontalAdvance(left + _PLUS + right), self._star_size
            if used + self.rows_look.gap + size <= place.width():
                top = place.center().y() + 0.5 - size / 2
                box = QRectF(place.left() + used + self.rows_look.gap, top, size, size)
                paint_hand(painter, box, self.rows_look.colours.quiet)

    def _paint_bar(self, painter: QPainter, left: int, box: QRect, width: int, row: int, count: int) -> None:
        colours = self.rows_look.colours
        height = max(3, self.rows_look.gap)
        length = max(float(height), width * count / self._highest)
        top = box.center().y() + 1 - height / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent if row == self._pairs.winner else colours.faint)
        painter.drawRoundedRect(QRectF(left, top, length, height), height / 2, height / 2)
        painter.restore()

    def _paint_word(self, painter: QPainter, place: QRect, row: int) -> None:
        word = self._pairs.word_of(row)
        if not word:
            return
        winner = row == self._pairs.winner
        colour = self.rows_look.colours.accent if winner else self.rows_look.colours.quiet
        if winner:
            size = self._star_size
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            top = place.center().y() + 0.5 - size / 2
            painter.drawPolygon(star(QRectF(place.left(), top, size, size)))
            painter.restore()
            if self._star_only:
                return
            place = place.adjusted(size + self.rows_look.gap // 2, 0, 0, 0)
        painter.setFont(self.rows_look.small)
        painter.setPen(colour)
        painter.drawText(place, _LEFT, word if winner or not self._sign_only else _TIE_SIGN)
