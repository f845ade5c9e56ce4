"""A strip that says what happened, what is safe and what to do; never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from bpe_gui import icons, look
from bpe_gui.panes.widgets import label, named


class _Message(NamedTuple):
    say: Callable[[], str]
    action: Callable[[], str] | None
    do: Callable[[], None] | None


class Notice(QWidget):
    """One sentence with at most one thing to do about it, until it is closed.

    The sentence is given as a function, so that it can be said again in another language. An offer
    that a later message covers comes back when that is closed.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._messages: list[_Message] = []
        self._text = label(self, name="noticeText")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._action = named(QPushButton(self), "noticeButton")
        self._close = named(QToolButton(self), "noticeClose")
        self._close.setProperty("kind", "plain")
        self._action.clicked.connect(self._act)
        self._close.clicked.connect(self._next)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)
        self.hide()
        self._colour()
        self.retranslate()

    @property
    def text(self) -> str:
        """What it says, or nothing while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def tell(
        self,
        say: Callable[[], str],
        action: Callable[[], str] | None = None,
        do: Callable[[], None] | None = None,
    ) -> None:
        """Says a sentence, and offers something to do about it."""
        self._messages = [message for message in self._messages if message.do]
        self._messages.append(_Message(say, action, do))
        self.retranslate()
        self.show()

    def withdraw(self, say: Callable[[], str]) -> None:
        """Says a sentence no more, whether it is in view or covered by a later one."""
        if any(message.say is say for message in self._messages):
            self._messages = [message for message in self._messages if message.say is not say]
            self.retranslate()
            self.setVisible(bool(self._messages))

    def clear(self) -> None:
        """Says nothing any more."""
        self._messages.clear()
        self.hide()

    def retranslate(self) -> None:
        """Says the sentence in the language of the interface."""
        say, action, _ = self._messages[-1] if self._messages else _Message(str, None, None)
        self._text.setText(say())
        self._text.setAccessibleName(self._text.text())
        text = action() if action else ""
        self._action.setText(text.replace("&", "&&"))
        self._action.setToolTip(text)
        self._action.setVisible(bool(text))
        self._close.setToolTip(self.tr("Close this message"))
        self._close.setAccessibleName(self.tr("Close this message"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._colour()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Painted, not put into the palette: a palette of its own would not follow the program's.
        QPainter(self).fillRect(event.rect(), self._ground)

    def _act(self) -> None:
        do = self._messages[-1].do
        self._next()
        if do:
            do()

    def _next(self) -> None:
        """Closes this message and shows the one that it covered."""
        self._messages.pop()
        if self._messages:
            self.retranslate()
        else:
            self.hide()

    def _colour(self) -> None:
        colours = look.colours(self.palette())
        self._close.setIcon(icons.icon("close", colours.text))
        self._ground = colours.accent_soft
        self.update()
