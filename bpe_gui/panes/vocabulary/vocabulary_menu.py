"""What can be done with the tokens of the vocabulary: ask, copy, sort."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from bpe_gui.document.vocabulary_rows import VocabularyColumn
from bpe_gui.panes.widgets import WHY_KEYS


class VocabularyMenu(QMenu):
    """The menu of the table; the keys beside the words are answered by the table itself."""

    why_wanted = Signal()
    copy_wanted = Signal()
    copy_all_wanted = Signal()
    sort_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._why = self._action(self, QKeySequence(WHY_KEYS))
        self._copy = self._action(self, QKeySequence(QKeySequence.StandardKey.Copy))
        self._copy_all = self.addAction("")
        self._why.triggered.connect(lambda: self.why_wanted.emit())
        self._copy.triggered.connect(lambda: self.copy_wanted.emit())
        self._copy_all.triggered.connect(lambda: self.copy_all_wanted.emit())
        self._sort = self.addMenu("")
        group = QActionGroup(self)
        self._columns: dict[VocabularyColumn, QAction] = {}
        for column in VocabularyColumn:
            action = self._columns[column] = self._sort.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _on=False, column=column: self.sort_wanted.emit(column))
            group.addAction(action)
        self.mark(VocabularyColumn.ID)

    def say(self, columns: dict[VocabularyColumn, str]) -> None:
        """Sets every text in the language of the interface; `columns` are the names of these."""
        self._why.setText(self.tr("Why?"))
        self._copy.setText(self.tr("Copy as TSV"))
        self._copy_all.setText(self.tr("Copy all as TSV"))
        self._sort.setTitle(self.tr("Sort by"))
        for column, name in columns.items():
            # Behind the tab stands the key; as a shortcut it would be one of the window's keys.
            self._columns[column].setText(f"{name.replace('&', '&&')}\t{column + 1}")

    def mark(self, column: VocabularyColumn) -> None:
        """Shows by which column the rows are sorted."""
        self._columns[column].setChecked(True)

    def _action(self, menu: QMenu, keys: QKeySequence) -> QAction:
        action = menu.addAction("")
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return action
