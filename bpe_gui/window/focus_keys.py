"""Keys that lead straight to each part of the window, and stand in its tooltip."""

from __future__ import annotations

from functools import partial

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
    "limitSpeed": "Alt+Shift+4",
    "mergesChart": "Alt+8",
    "presetCombo": "Alt+9",
    "speedSlider": "Alt+Shift+9",
    "languageCombo": "Alt+0",
}


class FocusKeys(QObject):
    """Gives each part a key; whatever a pane writes into a tooltip, the key is put behind it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._keys: dict[QObject, QKeySequence] = {}
        for name, key in _KEYS.items():
            part = window.findChild(QWidget, name)
            if part is not None:
                self._keys[part] = QKeySequence(key)
                shortcut = QShortcut(self._keys[part], window)
                shortcut.activated.connect(partial(part.setFocus, Qt.FocusReason.ShortcutFocusReason))
                part.installEventFilter(self)
                self._complete(part)

    @property
    def keys(self) -> list[tuple[QWidget, QKeySequence]]:
        """The parts and the keys that lead to them."""
        return [(part, keys) for part, keys in self._keys.items() if isinstance(part, QWidget)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTipChange and isinstance(watched, QWidget):
            self._complete(watched)
        return super().eventFilter(watched, event)

    def _complete(self, part: QWidget) -> None:
        # Asked for each time: the names of keys change with the language.
        key = f" ({self._keys[part].toString(QKeySequence.SequenceFormat.NativeText)})"
        if part.toolTip() and not part.toolTip().endswith(key):
            part.setToolTip(part.toolTip() + key)
