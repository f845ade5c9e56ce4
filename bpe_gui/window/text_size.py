"""The size of all text: larger and smaller by menu, by key and by Ctrl and the wheel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from bpe_gui import look
from bpe_gui.preferences import Preferences
from bpe_gui.window.actions import Actions


class TextSize(QObject):
    """Changes the size of all text of a window, and remembers it."""

    def __init__(
        self, app: QApplication, actions: Actions, preferences: Preferences, window: QWidget
    ) -> None:
        super().__init__(window)
        self._app, self._actions, self._preferences = app, actions, preferences
        actions.bigger.triggered.connect(lambda: self.change(1))
        actions.smaller.triggered.connect(lambda: self.change(-1))
        actions.normal_size.triggered.connect(lambda: self.change(0))
        window.installEventFilter(self)
        for area in window.findChildren(QAbstractScrollArea):  # they would scroll
            area.viewport().installEventFilter(self)

    def change(self, step: int) -> None:
        """Makes all text larger or smaller by so many points; 0 is the size at the start."""
        look.set_text_size(self._app, look.text_size(self._app) + step if step else None)
        if not self._actions.present.isChecked():  # there the type is the screen's
            self._preferences.text_points = look.text_size(self._app) if step else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if turned := event.angleDelta().y():
                self.change(1 if turned > 0 else -1)
            return True
        return super().eventFilter(watched, event)
