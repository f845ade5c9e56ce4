"""Merging by itself, at a speed people can follow."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from bpe_gui.document.session import Session

SLOWEST, FASTEST = 1, 20
"""Merges in a second."""


class Player(QObject):
    """Presses Merge again and again until told to stop or nothing is left."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        session.ending.connect(self.pause)
        self.set_speed(2)

    @property
    def playing(self) -> bool:
        """Whether it runs."""
        return self._timer.isActive()

    @property
    def speed(self) -> int:
        """Merges in a second."""
        return self._speed

    def set_speed(self, merges_a_second: int) -> None:
        """Sets the speed, now."""
        self._speed = min(FASTEST, max(SLOWEST, merges_a_second))
        self._timer.setInterval(round(1000 / self._speed))

    def toggle(self) -> None:
        """Plays, or pauses; the first merge comes at once."""
        if self.playing:
            self.pause()
        else:
            self._timer.start()
            self.changed.emit()
            self._step()

    def pause(self) -> None:
        """Stops playing; what was merged stays."""
        if self.playing:
            self._timer.stop()
            self.changed.emit()

    def _step(self) -> None:
        if self._session.busy:
            return
        if self._session.next_round is None:
            self.pause()
        else:
            self._session.merge()
