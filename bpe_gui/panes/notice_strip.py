"""A quiet line that says what people should know, with a button when something can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bpe_gui import icons, look
from bpe_gui.panes.widgets import label, named


class NoticeStrip(QWidget):
    """An icon, a sentence and perhaps a button; hidden until there is something to say."""

    agreed = Signal()
    """The button was pressed."""

    def __init__(self, parent: QWidget, name: str, icon: str) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self.setObjectName(name)
        self._icon = QLabel(self)
        self._text = label(self, "quiet", name + "Text")
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._button = named(QPushButton(self), name + "Button")
        self._button.clicked.connect(self.agreed)
        self._button.setMinimumWidth(48)  # in a narrow column its words may be cut, but not the sentence
        self._button.hide()
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._text)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, nothing when it is hidden."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Says a sentence; an empty one hides the strip."""
        if text and not self._icon.pixmap():
            self._restyle()
        if text != self._text.text():
            self._text.setText(text)
            self.setAccessibleName(text)
        self.setVisible(bool(text))

    def offer(self, text: str, tip: str) -> None:
        """Shows a button; an empty text takes it away."""
        self._button.setText(text.replace("&", "&&"))
        self._button.setAccessibleName(text)
        self._button.setToolTip(tip)
        self._button.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._icon.pixmap():
            self._restyle()

    def _restyle(self) -> None:
        side = self.fontMetrics().height()
        colour = look.colours(self.palette()).quiet
        self._icon.setPixmap(icons.icon(self._icon_name, colour).pixmap(side, side))
