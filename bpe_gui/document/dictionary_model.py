"""The word dictionary as tables: the numbered words of the corpus, and a message looked up in it."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.sample_words import SampleWords
from bpe_gui.document.session import Session

LONGEST_MESSAGE = 200
"""So many words of the sample are looked up; a message is a sentence or two."""

_UNSEEN = "?"
_NO_WORD = "–"

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
        self._largest_count = 0
        self._headers: dict[tuple[int, int], object] = {}

    @property
    def largest_count(self) -> int:
        """The count of the most frequent word, 0 without words."""
        return self._largest_count

    def follow(self) -> None:
        """Takes the words of the corpus that the rules were learned from."""
        if self._counts is not self._session.counts:
            self.beginResetModel()
            self._counts = self._session.counts
            self._rows = list(self._counts.counts.items())
            self._largest_count = max(self._counts.counts.values(), default=0)
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        word, count = self._rows[index.row()]
        return (index.row(), word, count)[index.column()]

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
        self._of: tuple[WordCounts, SampleWords | None] | None = None
        self._words: list[tuple[str, str]] = []
        self._shortened = False

    @property
    def unseen(self) -> int:
        """How many of the words the corpus lacks."""
        return sum(number == _UNSEEN for _, number in self._words)

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
        kinds = [] if found is None else found.kinds[: LONGEST_MESSAGE + 1].tolist()
        words = [] if found is None else [(found.distinct[kind], found.special[kind]) for kind in kinds]
        # To look once through the corpus's words for these few takes a tenth of numbering them all.
        wanted = {word for word, special in words if not special}
        numbers = {word: str(number) for number, word in enumerate(counts.counts) if word in wanted}
        looked_up = [
            (word, _NO_WORD if special else numbers.get(word, _UNSEEN))
            for word, special in words[:LONGEST_MESSAGE]
        ]
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
        return pair[1] == _UNSEEN if role == MessageRole.UNSEEN else None
