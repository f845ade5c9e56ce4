"""What panes have in common whose parts are fitted to their size, the language and the font."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object  # the pane says which widget it is


class Fitted(_Widget):
    """Comes before the kind of widget in the list of a pane's bases."""

    def retranslate(self) -> None:
        """Set all words in the language of the interface."""
        raise NotImplementedError

    def fit(self) -> None:
        """Give the parts the sizes that go with the pane's own."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Another language has other words."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        """A part may have another size now, such as after a change of the font."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size leaves the parts another room."""
        super().resizeEvent(event)
        self.fit()
