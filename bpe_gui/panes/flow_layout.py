"""A row of controls that goes on in a second row where the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

SPACING = 8
"""Pixels between two items and between two rows."""


class FlowLayout(QLayout):
    """Lays its items out in reading direction and wraps them, so that nothing is ever hidden.

    Items keep the size they ask for and stand in the middle of their row's height. A stretch pushes what
    follows it to the far end of its row; a gap is a wider space that disappears at the start of a row.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = SPACING) -> None:
        self._heights: dict[int, int] = {}  # by width, until something in it changes
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
        super().invalidate()

    def minimumSize(self) -> QSize:
        """Room for the widest item, and for all rows of the width the layout has now."""
        widest = max((item.minimumSize().width() for item in self._visible_widgets()), default=0)
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
        row = [item for item in self._items if not self._is_hidden(item)]
        margins = self.contentsMargins()
        return self._row_width(self._trimmed(row)) + margins.left() + margins.right()

    def _visible_widgets(self) -> list[QLayoutItem]:
        return [item for item in self._items if item.spacerItem() is None and not item.isEmpty()]

    @staticmethod
    def _is_hidden(item: QLayoutItem) -> bool:
        return item.spacerItem() is None and item.isEmpty()

    @staticmethod
    def _is_stretch(item: QLayoutItem) -> bool:
        return item.spacerItem() is not None and bool(item.expandingDirections() & Qt.Orientation.Horizontal)

    @classmethod
    def _trimmed(cls, row: list[QLayoutItem]) -> list[QLayoutItem]:
        """The row without gaps at its ends; a stretch at its start stays."""
        while row and row[-1].spacerItem() is not None:
            row = row[:-1]
        while row and row[0].spacerItem() is not None and not cls._is_stretch(row[0]):
            row = row[1:]
        return row

    def _row_width(self, row: list[QLayoutItem]) -> int:
        # A spacer takes the place of the spacing between its neighbours as well as its own width.
        widgets = sum(item.spacerItem() is None for item in row)
        return sum(item.sizeHint().width() for item in row) + self.spacing() * max(widgets - 1, 0)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        row: list[QLayoutItem] = []
        for item in self._items:
            if self._is_hidden(item):
                continue
            longer = [*row, item]
            has_widget = any(other.spacerItem() is None for other in row)
            if item.spacerItem() is None and has_widget and self._row_width(self._trimmed(longer)) > width:
                # The stretch belongs to what it pushes and wraps together with it.
                carried = [other for other in row[-1:] if self._is_stretch(other)]
                rows.append(self._trimmed(row))
                row = [*carried, item]
            else:
                row = longer
        row = self._trimmed(row)
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
            height = max(item.sizeHint().height() for item in row)
            if move:
                self._place(row, area, top, height, direction)
            top += height + self.spacing()
        used = top - area.top() - (self.spacing() if rows else 0)
        return used + margins.top() + margins.bottom()

    def _place(
        self, row: list[QLayoutItem], area: QRect, top: int, height: int, direction: Qt.LayoutDirection
    ) -> None:
        stretches = sum(self._is_stretch(item) for item in row)
        spare = max(area.width() - self._row_width(row), 0)
        left = area.left()
        for item in row:
            size = item.sizeHint()
            if item.spacerItem() is not None:
                left += size.width() + (spare // stretches if self._is_stretch(item) else 0)
                continue
            # One item wider than the whole row is made narrower, down to what it can bear.
            width = max(min(size.width(), area.width()), item.minimumSize().width())
            place = QRect(
                QPoint(left, top + (height - size.height()) // 2),
                QSize(width, size.height()),
            )
            if direction == Qt.LayoutDirection.RightToLeft:
                place.moveLeft(area.left() + area.right() - place.right())
            item.setGeometry(place)
            left += width + self.spacing()
