"""Two parts side by side where there is room for both, else one above the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget


class Beside(QWidget):
    """A widget of two parts; `put` them in at the end of `__init__`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._parts: tuple[QWidget, ...] = ()
        self._spacing = 0

    def put(self, left: QWidget, right: QWidget, shares: tuple[int, int], spacing: int) -> None:
        """Takes the parts, how they share the room, and their distance when they stand side by side."""
        self._parts, self._spacing = (left, right), spacing
        for part, share in zip(self._parts, shares, strict=True):
            self._box.addWidget(part, share)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """What the present arrangement needs in height, and the wider part in width."""
        hints = [_least(part) for part in self._parts]
        return QSize(max((hint.width() for hint in hints), default=0), self._box.minimumSize().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        needed = sum(_least(part).width() for part in self._parts) + self._spacing
        beside = self.width() >= needed
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction != self._box.direction() or not self._box.spacing():
            self._box.setDirection(direction)
            self._box.setSpacing(self._spacing if beside else 8)
            self.updateGeometry()


def _least(part: QWidget) -> QSize:
    return part.minimumSizeHint().expandedTo(part.minimumSize())
