"""Writing the answer token by token, as a model does, up to the limit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QWidget

from bpe_gui import icons, look
from bpe_gui.document.session import Session
from bpe_gui.panes.widgets import label, named

_FASTEST = 20
_USUAL_SPEED = 4
# Of a long answer so many tokens are written before the limit; more would be a long wait.
_WRITTEN = 200
_KEYS = "Ctrl+Shift+L"


class AnswerWriter(QObject):
    """A button that starts and stops the writing, and a slider for its speed, in tokens a second."""

    moved = Signal()

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._written = 0
        self._told = (False, "")
        self._drawn: tuple[str, QColor] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._write)
        self.button = named(QPushButton(pane), "limitPlay")
        self.button.clicked.connect(self.toggle)
        self.button.installEventFilter(self)
        self.named_speed = QWidget(pane)
        self.speed = named(QSlider(Qt.Orientation.Horizontal, self.named_speed), "limitSpeed")
        self._speed_name = label(self.named_speed, "quiet")
        self._speed_name.setBuddy(self.speed)
        row = QHBoxLayout(self.named_speed)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._speed_name)
        row.addWidget(self.speed)
        self.speed.setRange(1, _FASTEST)
        self.speed.setFixedWidth(88)
        self.speed.valueChanged.connect(lambda speed: self._timer.setInterval(1000 // speed))
        self.speed.setValue(_USUAL_SPEED)

    @property
    def writing(self) -> bool:
        """Whether the answer is being written."""
        return self._timer.isActive()

    @property
    def written(self) -> int:
        """How many tokens are written."""
        return self._written

    def toggle(self) -> None:
        """Begins to write, or stops and shows what the limit leaves."""
        if self.writing:
            self.stop()
            self.moved.emit()
        elif self._can:
            self._written = max(0, self._session.limit - _WRITTEN)
            self._timer.start()
            self.refresh()
            self.moved.emit()

    def stop(self) -> None:
        """Writes no more."""
        self._timer.stop()
        self.refresh()

    def refresh(self) -> None:
        """Lets the button say what it does, or why it cannot."""
        self.button.setEnabled(self._can)
        name, tip = self.tr("Write the answer"), self.tr("Stop writing")
        if self.writing:
            name = tip
        elif self._session.limit:
            tip = self.tr(
                "Write the answer token by token, as a model does; on the slider the space bar does it"
            )
        else:
            tip = self.tr("With a limit of 0 the model writes nothing")
        if self._told == (self.writing, tip):
            return  # the limit is being dragged
        self._told = (self.writing, tip)
        keys = QKeySequence(_KEYS)
        self.button.setShortcut(keys)
        self.button.setToolTip(f"{tip} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})")
        self.button.setAccessibleName(name)
        self._speed_name.setText(self.tr("writing speed"))
        self.speed.setAccessibleName(self.tr("Speed of writing"))
        self.speed.setToolTip(self.tr("How many tokens the model writes in a second"))
        self._colour()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()
        return super().eventFilter(watched, event)

    @property
    def _can(self) -> bool:
        return self._session.sample.filled and self._session.limit > 0

    def _write(self) -> None:
        self._written += 1
        if self._written >= self._session.limit or not self.button.isVisible():
            self.stop()
        self.moved.emit()

    def _colour(self) -> None:
        drawn = ("pause" if self.writing else "play", look.colours(self.button.palette()).text)
        if drawn != self._drawn:  # to draw one takes two milliseconds
            self._drawn = drawn
            self.button.setIcon(icons.icon(*drawn))
