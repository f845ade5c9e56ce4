"""The word dictionary as tables: the numbered words of the corpus, and a message looked up in it."""

from __future__ import annotations

from itertools import islice
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bpe_gui.core.word_dictionary import WordDictionary
from bpe_gui.document.session import Session

# A message is a sentence or two; of a pasted book the first words do.
_MOST_WORDS = 200

Index = QModelIndex | QPersistentModelIndex


class DictionaryModel(QAbstractTableModel):
    """Number, word and frequency of every distinct corpus word, first seen first."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._counts = session.counts
        self._rows = list(self._counts.counts.items())
        self._headers = ["", "", ""]
        session.rules_changed.connect(self._follow)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() != 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        word, count = self._rows[index.row()]
        return (index.row(), word, str(count))[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return None

    def setHeaderData(self, section: int, orientation: Qt.Orientation, value: Any, role: int = 0) -> bool:
        self._headers[section] = value
        self.headerDataChanged.emit(orientation, section, section)
        return True

    def _follow(self) -> None:
        if self._counts is not self._session.counts:
            self.beginResetModel()
            self._counts = self._session.counts
            self._rows = list(self._counts.counts.items())
            self.endResetModel()


class MessageModel(QAbstractTableModel):
    """The sample's words in one row and their numbers below; a word never seen has `?`."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._counts = session.counts
        self._dictionary = WordDictionary(self._counts)
        self._words: list[tuple[str, int | None]] = []
        session.rules_changed.connect(self._follow)
        session.sample_changed.connect(self._follow)
        self._follow()

    @property
    def unseen(self) -> int:
        """How many of the words the corpus lacks."""
        return sum(number is None for _, number in self._words)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        word, number = self._words[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return word if index.row() == 0 else "?" if number is None else str(number)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.UserRole:
            return number is None
        return None

    def _follow(self) -> None:
        session = self._session
        if self._counts is not session.counts:
            self._counts = session.counts
            self._dictionary = WordDictionary(self._counts)
        sample = session.sample
        found = (word for word, _ in sample.encoded(0, 0, 20_000) if not word.special)
        words = [(word.text, self._dictionary.number(word.text)) for word in islice(found, _MOST_WORDS)]
        if words != self._words:
            self.beginResetModel()
            self._words = words
            self.endResetModel()
