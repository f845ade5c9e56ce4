"""Small makings of widgets that every pane needs."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

Named = TypeVar("Named", bound=QObject)

WHY_KEYS = "Ctrl+I"
"""What asks, of whatever has the keyboard, why it is so."""


def named(made: Named, name: str) -> Named:
    """The object under the name that tests and assistive tools find it by."""
    made.setObjectName(name)
    return made


def label(parent: QWidget, role: str = "", name: str = "") -> QLabel:
    """A label of plain text; `role` is title, quiet, lost or accent (`style_sheet.py`)."""
    made = named(QLabel(parent), name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    return made


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
