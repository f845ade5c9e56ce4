"""A row of controls that goes on in a second row where the window is narrow."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

SPACING = 8
"""Pixels between two items and between two rows."""


class _Shown(NamedTuple):
    item: QLayoutItem
    size: QSize
    is_widget: bool
    stretches: bool


class FlowLayout(QLayout):
    """Lays its items out in reading direction and wraps them, so that nothing is ever hidden.

    Items keep the size they ask for and stand in the middle of their row's height. A stretch pushes what
    follows it to the far end of its row; a gap is a wider space that disappears at the start of a row.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = SPACING) -> None:
        self._heights: dict[int, int] = {}  # by width, until something in it changes
        self._measured: list[_Shown] = []  # until then
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def add_gap(self, pixels: int = SPACING) -> None:
        """Add `pixels` of room between the items before and after, where both stand in one row."""
        self.addItem(QSpacerItem(pixels, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum))

    def add_stretch(self) -> None:
        """Push the items that follow to the far end of the row they stand in."""
        self.addItem(QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        self.invalidate()
        return item

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Asked many times for each change of a text: Qt remembers nothing.
        if (height := self._heights.get(width)) is None:
            height = self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return height

    def invalidate(self) -> None:
        self._heights.clear()
        self._measured = []
        super().invalidate()

    def minimumSize(self) -> QSize:
        """Room for the widest item, and for all rows of the width the layout has now."""
        widest = max((each.item.minimumSize().width() for each in self._shown() if each.is_widget), default=0)
        margins = self.contentsMargins()
        width = widest + margins.left() + margins.right()
        # Rows count for the width at hand, not for the smallest: QBoxLayout asks heightForWidth itself, but
        # a window takes its own minimum from here and would otherwise be as high as one item per row.
        # Before it is laid out the first time it counts as one row, else the window would be too high.
        at_hand = self.geometry().width() or self._width_of_all()
        return QSize(width, self.heightForWidth(max(width, at_hand)))

    def sizeHint(self) -> QSize:
        """All items in one row."""
        width = self._width_of_all()
        return QSize(width, self.heightForWidth(width))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _width_of_all(self) -> int:
        margins = self.contentsMargins()
        return self._row_width(_trimmed(self._shown())) + margins.left() + margins.right()

    def _shown(self) -> list[_Shown]:
        """What is not hidden, measured once: Qt asks again and again while a window is laid out."""
        if not self._measured:
            for item in self._items:
                if item.spacerItem() is not None:
                    stretches = bool(item.expandingDirections() & Qt.Orientation.Horizontal)
                    self._measured.append(_Shown(item, item.sizeHint(), False, stretches))
                elif not item.isEmpty():
                    self._measured.append(_Shown(item, item.sizeHint(), True, False))
        return self._measured

    def _row_width(self, row: list[_Shown]) -> int:
        # A spacer takes the place of the spacing between its neighbours as well as its own width.
        widgets = sum(each.is_widget for each in row)
        return sum(each.size.width() for each in row) + self.spacing() * max(widgets - 1, 0)

    def _rows(self, width: int) -> list[list[_Shown]]:
        rows: list[list[_Shown]] = []
        row: list[_Shown] = []
        used, widgets = 0, 0  # by the row so far, with what stands at its end
        for each in self._shown():
            if not each.is_widget:
                if row or each.stretches:
                    row.append(each)
                    used += each.size.width()
                continue
            wanted = used + each.size.width() + (self.spacing() if widgets else 0)
            if widgets and wanted > width:
                # The stretch belongs to what it pushes and wraps together with it.
                carried = [other for other in row[-1:] if other.stretches]
                rows.append(_trimmed(row))
                row, widgets = carried, 0
                wanted = self._row_width([*carried, each])
            row.append(each)
            used, widgets = wanted, widgets + 1
        row = _trimmed(row)
        if row:
            rows.append(row)
        return rows

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """The height needed for the width of `rect`; with `move` the items are put in their places."""
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        top = area.top()
        rows = self._rows(area.width())
        for row in rows:
            height = max(each.size.height() for each in row)
            if move:
                self._place(row, area, top, height, direction)
            top += height + self.spacing()
        used = top - area.top() - (self.spacing() if rows else 0)
        return used + margins.top() + margins.bottom()

    def _place(
        self, row: list[_Shown], area: QRect, top: int, height: int, direction: Qt.LayoutDirection
    ) -> None:
        stretches = sum(each.stretches for each in row)
        spare = max(area.width() - self._row_width(row), 0)
        left = area.left()
        for each in row:
            size = each.size
            if not each.is_widget:
                left += size.width() + (spare // stretches if each.stretches else 0)
                continue
            # One item wider than the whole row is made narrower, down to what it can bear.
            width = max(min(size.width(), area.width()), each.item.minimumSize().width())
            place = QRect(
                QPoint(left, top + (height - size.height()) // 2),
                QSize(width, size.height()),
            )
            if direction == Qt.LayoutDirection.RightToLeft:
                place.moveLeft(area.left() + area.right() - place.right())
            each.item.setGeometry(place)
            left += width + self.spacing()


def _trimmed(row: list[_Shown]) -> list[_Shown]:
    """The row without gaps at its ends; a stretch at its start stays."""
    while row and not row[-1].is_widget:
        row = row[:-1]
    while row and not row[0].is_widget and not row[0].stretches:
        row = row[1:]
    return row
