"""The menu that opens the corpus's files again in another encoding."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from bpe_gui.formats.encodings import USUAL, Region


class EncodingMenu(QMenu):
    """The usual encodings by region, the present one marked."""

    chosen = Signal(str)
    """A person chose this encoding."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("encodingMenu")
        self._regions: dict[Region, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        self._marked = ""
        # Not at the start of the program: few people ever open it.
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Makes the entries, unless they are there."""
        if self._regions:
            return
        self._regions = {region: self.addMenu("") for region in Region}
        group = QActionGroup(self)
        for encoding, (region, name) in USUAL.items():
            action = self._regions[region].addAction(name)
            action.setCheckable(True)
            action.setData(encoding)
            action.triggered.connect(lambda _checked=False, encoding=encoding: self.chosen.emit(encoding))
            group.addAction(action)
            self._actions[encoding] = action
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self.retranslate()
        self.mark(self._marked)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        names = {
            Region.UNICODE: self.tr("All languages (Unicode)"),
            Region.WESTERN: self.tr("Western Europe"),
            Region.CYRILLIC: self.tr("Cyrillic"),
            Region.CENTRAL: self.tr("Central Europe and Baltic"),
            Region.GREEK_TURKISH: self.tr("Greek and Turkish"),
            Region.MIDDLE_EAST: self.tr("Hebrew and Arabic"),
            Region.EAST_ASIA: self.tr("East Asia"),
        }
        for region, menu in self._regions.items():
            menu.setTitle(names[region])

    def mark(self, encoding: str) -> None:
        """Marks the present encoding."""
        self._marked = encoding
        for name, action in self._actions.items():
            action.setChecked(name == encoding)
