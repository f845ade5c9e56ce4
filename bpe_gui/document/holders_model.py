"""The words that hold a pair as a table, for views."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from bpe_gui.core.pair_story import PairStory
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.rules_model import in_qt


class HolderColumn(IntEnum):
    """The columns: frequency × times = contribution; `REPLACED` tells of places that overlap."""

    WORD = 0
    FREQUENCY = 1
    TIMES = 2
    REPLACED = 3
    CONTRIBUTION = 4


class HoldersModel(QAbstractTableModel):
    """A pair's story word by word, raw values, the largest contribution first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._story: PairStory | None = None
        self._rows = 0

    @property
    def story(self) -> PairStory | None:
        """What is shown, or None."""
        return self._story

    @property
    def largest(self) -> tuple[int, ...]:
        """The largest number of each column, 0 for the words."""
        story = self._story
        if story is None or not self._rows:
            return (0,) * len(HolderColumn)
        columns = (story.frequencies, story.seen, story.replaced)
        return (0, *(int(column.max()) for column in columns), story.contribution(0))

    def show(self, story: PairStory | None) -> None:
        """Takes another story."""
        if story is not self._story:
            self.beginResetModel()
            self._story, self._rows = story, len(story.words) if story else 0
            self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(HolderColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        story = self._story
        if story is None or not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row, column = index.row(), index.column()
        if column == HolderColumn.WORD:
            return story.words[row]
        if column == HolderColumn.CONTRIBUTION:
            return in_qt(story.contribution(row))
        columns = (story.frequencies, story.seen, story.replaced)
        return int(columns[column - HolderColumn.FREQUENCY][row])
