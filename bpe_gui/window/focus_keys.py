"""Keys that lead straight to each part of the window, and stand in its tooltip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

_KEYS = {
    "corpusEditor": "Alt+1",
    "sampleCombo": "Alt+Shift+1",
    "pairsView": "Alt+2",
    "rulesView": "Alt+3",
    "sampleEditor": "Alt+4",
    "tokensView": "Alt+5",
    "showCombo": "Alt+Shift+5",
    "glyphsBox": "Alt+Shift+6",
    "limitSlider": "Alt+6",
    "limitBox": "Alt+7",
    "mergesChart": "Alt+8",
    "presetCombo": "Alt+9",
    "speedSlider": "Alt+Shift+9",
    "languageCombo": "Alt+0",
}


class FocusKeys(QObject):
    """Gives each part a key; whatever a pane writes into a tooltip, the key is put behind it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._names: dict[QObject, str] = {}
        for name, key in _KEYS.items():
            part = window.findChild(QWidget, name)
            if part is not None:
                sequence = QKeySequence(key)
                shortcut = QShortcut(sequence, window)
                shortcut.activated.connect(
                    lambda part=part: part.setFocus(Qt.FocusReason.ShortcutFocusReason)
                )
                self._names[part] = f" ({sequence.toString(QKeySequence.SequenceFormat.NativeText)})"
                part.installEventFilter(self)
                self._complete(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTipChange and isinstance(watched, QWidget):
            self._complete(watched)
        return super().eventFilter(watched, event)

    def _complete(self, part: QWidget) -> None:
        text, name = part.toolTip(), self._names[part]
        if text and not text.endswith(name):
            part.setToolTip(text + name)
