"""What's this: a few words about whatever is pointed at, from its tooltip and the help of its part."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QWhatsThis, QWidget

# Behind the first picture of the window, which does without them.
_PATIENCE_MS = 300


class WhatsThis(QObject):
    """Writes the texts, when they are wanted, into every control of a window.

    `about` gives the first words of the help on the part that a control belongs to.
    """

    def __init__(self, window: QWidget, about: Callable[[QWidget], str]) -> None:
        super().__init__(window)
        self._window, self._about = window, about
        self._views: set[QWidget] = set()
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._soon.timeout.connect(self.fill)

    def enter(self) -> None:
        """The next click tells what stands under it."""
        self.fill()
        QWhatsThis.enterWhatsThisMode()

    def refresh(self) -> None:
        """The texts are written anew in a moment, when the window has been painted."""
        self._soon.start()

    def fill(self) -> None:
        """Writes the texts anew: names and tooltips change with the language and with what can be done."""
        for control in self._window.findChildren(QWidget):
            if control.accessibleName() or control.toolTip():
                control.setWhatsThis(self._text(control))
            if isinstance(control, QAbstractScrollArea):
                control.viewport().setWhatsThis(control.whatsThis())
            if isinstance(control, QAbstractItemView) and control not in self._views:
                # A view asks its rows, which have no such text, and says nothing then.
                self._views.add(control)
                control.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.QueryWhatsThis:
                event.accept()
                return True
            if event.type() == QEvent.Type.WhatsThis:
                QWhatsThis.showText(event.globalPos(), watched.whatsThis(), watched)
                return True
        return super().eventFilter(watched, event)

    def _text(self, control: QWidget) -> str:
        name, tip = control.accessibleName(), control.toolTip()
        words = tip if tip.startswith("<") else escape(tip)  # rich ones were escaped where they were made
        head = f"<b>{escape(name)}</b>" if name and name != tip else ""
        about = "" if tip else escape(self._about(control))
        return "<br>".join(part for part in (head, words, about) if part)
