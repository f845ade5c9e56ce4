"""The word dictionary as tables: the numbered words of the corpus, and a message looked up in it."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bpe_gui.core.word_counts import WordCounts
from bpe_gui.core.word_dictionary import WordDictionary
from bpe_gui.document.sample_words import SampleWords
from bpe_gui.document.session import Session

LONGEST_MESSAGE = 200
"""So many words of the sample are looked up; a message is a sentence or two."""

# A QVariant takes whole numbers up to 64 bits; a larger one makes Qt's binding raise in `data`.
_LARGEST_IN_QT = 2**63 - 1

Index = QModelIndex | QPersistentModelIndex


class DictionaryModel(QAbstractTableModel):
    """Number, word and frequency of every distinct corpus word, first seen first; raw values.

    It looks at the session when it is told to `follow`: a hundred thousand words nobody sees cost nothing.
    """

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._counts: WordCounts | None = None
        self._rows: list[tuple[str, int]] = []
        self._headers: dict[tuple[int, int], object] = {}

    def follow(self) -> None:
        """Takes the words of the corpus that the rules were learned from."""
        if self._counts is not self._session.counts:
            self.beginResetModel()
            self._counts = self._session.counts
            self._rows = list(self._counts.counts.items())
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        word, count = self._rows[index.row()]
        return (index.row(), word, count if count <= _LARGEST_IN_QT else str(count))[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._headers.get((section, role)) if orientation == Qt.Orientation.Horizontal else None

    def setHeaderData(
        self,
        section: int,
        orientation: Qt.Orientation,
        value: object,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> bool:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return False
        self._headers[section, role] = value
        self.headerDataChanged.emit(orientation, section, section)
        return True


class MessageRole(IntEnum):
    """What the table of the message knows about a word besides what it displays."""

    UNSEEN = Qt.ItemDataRole.UserRole + 1
    """Whether the corpus lacks it."""


class MessageModel(QAbstractTableModel):
    """The sample's words in one row and their numbers below; a word never seen has `?`.

    A special token is no word: it has neither a number nor a question mark. It looks at the session
    when it is told to `follow`.
    """

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._counts: WordCounts | None = None
        self._dictionary = WordDictionary(WordCounts())
        self._of: tuple[WordCounts, SampleWords | None] | None = None
        self._words: list[tuple[str, str]] = []
        self._shortened = False

    @property
    def unseen(self) -> int:
        """How many of the words the corpus lacks."""
        return sum(number == "?" for _, number in self._words)

    @property
    def shortened(self) -> bool:
        """Whether the sample has more words than are looked up."""
        return self._shortened

    def follow(self) -> None:
        """Looks the words of the sample up in the words of the corpus."""
        counts, found = self._session.counts, self._session.sample.cut_words
        if self._of is not None and self._of[0] is counts and self._of[1] is found:
            return
        self._of = (counts, found)
        if self._counts is not counts:
            self._counts, self._dictionary = counts, WordDictionary(counts)
        kinds = [] if found is None else found.kinds[: LONGEST_MESSAGE + 1].tolist()
        words = [] if found is None else [(found.distinct[kind], found.special[kind]) for kind in kinds]
        looked_up = [(word, self._number(word, special)) for word, special in words[:LONGEST_MESSAGE]]
        if looked_up != self._words or self._shortened != (len(words) > LONGEST_MESSAGE):
            self.beginResetModel()
            self._words, self._shortened = looked_up, len(words) > LONGEST_MESSAGE
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        pair = self._words[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return pair[index.row()]
        return pair[1] == "?" if role == MessageRole.UNSEEN else None

    def _number(self, word: str, special: bool) -> str:
        if special:
            return "–"
        number = self._dictionary.number(word)
        return "?" if number is None else str(number)
