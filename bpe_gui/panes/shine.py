"""A highlight that fades when it has been seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from bpe_gui import look


class Shine(QObject):
    """How strongly something new shines: 1 until it is painted first, then down to 0 in a moment.

    It does not begin to fade before: nobody has seen it, and the window would paint frames of it while it is
    still busy with what a press of Merge changes. Where less motion is wanted it stays 0.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._strength = 0.0
        self._unseen = False
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._step)

    @property
    def strength(self) -> float:
        """From 1 down to 0."""
        return self._strength

    def begin(self) -> None:
        """Something is new, and will be painted."""
        self.end()
        if look.motion_ms():
            self._strength, self._unseen = 1.0, True

    def end(self) -> None:
        """Nothing is new any more."""
        self._fade.stop()
        self._strength, self._unseen = 0.0, False

    def seen(self) -> None:
        """It was painted."""
        if self._unseen:
            self._unseen = False
            self._fade.setDuration(look.motion_ms())
            self._fade.start()

    def _step(self, strength: float) -> None:
        if strength != self._strength:  # the first step changes nothing
            self._strength = strength
            self.changed.emit()
