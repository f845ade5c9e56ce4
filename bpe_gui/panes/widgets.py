"""Small makings of widgets that every pane needs."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

Named = TypeVar("Named", bound=QObject)

WHY_KEYS = "Ctrl+I"
"""What asks, of whatever has the keyboard, why it is so."""


def named(made: Named, name: str) -> Named:
    """The object under the name that tests and assistive tools find it by."""
    made.setObjectName(name)
    return made


class PressedLabel(QLabel):
    """A label that leads somewhere while it has a tip; what it leads to has another way for the keyboard."""

    pressed = Signal()

    def __init__(self, parent: QWidget, role: str, name: str) -> None:
        super().__init__(parent)
        _dress(self, role, name)

    def set_tip(self, tip: str) -> None:
        """Says where it leads; nowhere without a tip."""
        if tip != self.toolTip():
            self.setToolTip(tip)
            self.setCursor(Qt.CursorShape.PointingHandCursor if tip else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.toolTip() and event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()


def label(parent: QWidget, role: str = "", name: str = "") -> QLabel:
    """A label of plain text; `role` is title, quiet, lost or accent (`style_sheet.py`)."""
    made = QLabel(parent)
    _dress(made, role, name)
    return made


def _dress(made: QLabel, role: str, name: str) -> None:
    named(made, name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)


def say(told: QLabel, text: str) -> None:
    """Shows a text that changes; a label with an accessible name needs it as its description, too."""
    if text != told.text():
        told.setText(text)
        told.setAccessibleDescription(text)


def say_button(button: QAbstractButton, text: str, tip: str, keys: str) -> None:
    """Shows a button's text, and in its tooltip what it does and its key; nothing is done twice."""
    sequence = QKeySequence(keys)
    if text != button.text() or button.shortcut() != sequence:
        button.setText(text)
        button.setAccessibleName(text)
        button.setShortcut(sequence)  # again: a new text takes it away
    told = f"{tip} ({sequence.toString(QKeySequence.SequenceFormat.NativeText)})"
    if told != button.toolTip():
        button.setToolTip(told)


def asks_why(event: QKeyEvent) -> bool:
    """Whether these are the keys that ask why."""
    return QKeySequence(event.keyCombination()) == QKeySequence(WHY_KEYS)
