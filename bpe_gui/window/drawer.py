"""The drawer under the panes: one tool at a time, or none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bpe_gui.document.session import Session
from bpe_gui.panes.dictionary_pane import DictionaryPane
from bpe_gui.panes.widgets import named

_HEIGHT = 176


class Drawer(QWidget):
    """A row of names; pressing one opens its pane, pressing it again closes it."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._tabs = named(QWidget(self), "drawerTabs")
        self._row = QHBoxLayout(self._tabs)
        self._row.setContentsMargins(8, 2, 8, 2)
        self._row.addStretch()
        self._stack = QStackedWidget(self)
        self._stack.hide()
        self._buttons: list[QPushButton] = []
        self._dictionary = self._add(DictionaryPane(session, self._stack), "dictionaryTab")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tabs)
        column.addWidget(self._stack, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._tabs.setAccessibleName(self.tr("Drawer with more tools"))
        self._dictionary.setText(self.tr("Word dictionary"))
        self._dictionary.setAccessibleName(self.tr("Word dictionary"))
        self._dictionary.setToolTip(self.tr("What BPE replaces: a numbered list of words (Ctrl+1)"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _add(self, pane: QWidget, name: str) -> QPushButton:
        button = named(QPushButton(self._tabs), name)
        button.setProperty("kind", "plain")
        button.setCheckable(True)
        button.setShortcut(f"Ctrl+{len(self._buttons) + 1}")
        button.toggled.connect(lambda checked, button=button: self._toggled(button, checked))
        self._row.insertWidget(len(self._buttons), button, 0, Qt.AlignmentFlag.AlignLeft)
        self._buttons.append(button)
        self._stack.addWidget(pane)
        return button

    def _toggled(self, button: QPushButton, checked: bool) -> None:
        if checked:
            for other in self._buttons:
                other.setChecked(other is button)
            self._stack.setCurrentIndex(self._buttons.index(button))
        self._stack.setVisible(any(each.isChecked() for each in self._buttons))
        self._stack.setMinimumHeight(_HEIGHT if self._stack.isVisibleTo(self) else 0)
