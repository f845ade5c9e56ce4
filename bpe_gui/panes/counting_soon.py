"""What a pane shows while the sample is counted, held back for a moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from bpe_gui.document.session import Session

_WAIT_MS = 200


class CountingSoon(QTimer):
    """Lets a pane stay as it is while a long sample that was hardly changed is counted again.

    That takes a tenth of a second; nothing shall flicker and move meanwhile. `show` is called when it takes
    longer.
    """

    def __init__(self, session: Session, show: Callable[[], None], pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self.setSingleShot(True)
        self.setInterval(_WAIT_MS)
        self.timeout.connect(lambda: None if session.sample.filled else show())

    def holds_back(self) -> bool:
        """Whether everything is to stay as it is."""
        sample = self._session.sample
        if sample.filled or not sample.soon_filled:
            self.stop()
            return False
        self.start()
        return True
