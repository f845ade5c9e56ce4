"""The word dictionary as tables: the numbered words of the corpus, and a message looked up in it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from time import perf_counter

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from bpe_gui.core.packed_words import PackedMapping, PackedWords
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.sample_words import SampleWords
from bpe_gui.document.session import Session

LONGEST_MESSAGE = 200
"""So many words of the sample are looked up; a message is a sentence or two."""

_UNSEEN = "?"
_NO_WORD = "–"
_LOOK_SECONDS = 0.005

Index = QModelIndex | QPersistentModelIndex


class DictionaryModel(QAbstractTableModel):
    """Number, word and frequency of every distinct corpus word, first seen first; raw values.

    It looks at the session when it is told to `follow`: a hundred thousand words nobody sees cost nothing.
    """

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._counts: WordCounts | None = None
        self._packed: PackedWords | None = None  # rows of a large corpus, which are read when they are seen
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
            self._counts, words = self._session.counts, self._session.counts.counts
            self._packed = words.packed if isinstance(words, PackedMapping) else None
            if self._packed is not None:
                self._rows = []
                self._largest_count = int(self._packed.counts.max(initial=0))
            else:
                self._rows = list(words.items())
                self._largest_count = max(words.values(), default=0)
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        if parent.isValid():
            return 0
        return len(self._rows) if self._packed is None else self._packed.distinct_words

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        if self._packed is None:
            word, count = self._rows[row]
        else:
            word, count = self._packed.decoded(row, row + 1)[0], int(self._packed.counts[row])
        return (row, word, count)[index.column()]

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
    when it is told to `follow`; in a large corpus words are looked up a few at a time, and `followed`
    tells when all have been.
    """

    followed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._of: tuple[WordCounts, SampleWords | None] | None = None
        self._known: dict[str, str] = {}  # the numbers of words of a large corpus
        self._wanted: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look_up)
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
        if self._of is None or self._of[0] is not counts:
            self._known = {}
        self._of = (counts, found)
        wanted = dict.fromkeys(word for word, special in self._message() if not special)
        if isinstance(counts.counts, PackedMapping):
            self._wanted = [word for word in wanted if word not in self._known]
            self._look_up()
        else:
            # To look once through the corpus's words for these few takes a tenth of numbering them all.
            numbered = enumerate(counts.counts)
            self._show({word: str(number) for number, word in numbered if word in wanted})

    def _look_up(self) -> None:
        """Looks for words, a millisecond each in half a million, as long as a frame has time."""
        words = self._session.counts.counts
        if self._of is None or words is not self._of[0].counts or not isinstance(words, PackedMapping):
            return
        end = perf_counter() + _LOOK_SECONDS
        while self._wanted and perf_counter() < end:
            word = self._wanted.pop()
            number = words.packed.number(word)
            self._known[word] = _UNSEEN if number is None else str(number)
        if self._wanted:
            self._soon.start()
        else:
            self._show(self._known)

    def _message(self) -> list[tuple[str, bool]]:
        """The words that are looked up, and whether each is a special token."""
        found = self._of[1] if self._of else None
        kinds = [] if found is None else found.kinds[:LONGEST_MESSAGE].tolist()
        return [] if found is None else [(found.distinct[kind], found.special[kind]) for kind in kinds]

    def _show(self, numbers: Mapping[str, str]) -> None:
        found = self._of[1] if self._of else None
        shortened = found is not None and len(found.kinds) > LONGEST_MESSAGE
        looked_up = [
            (word, _NO_WORD if special else numbers.get(word, _UNSEEN)) for word, special in self._message()
        ]
        if (looked_up, shortened) != (self._words, self._shortened):
            self.beginResetModel()
            self._words, self._shortened = looked_up, shortened
            self.endResetModel()
            self.followed.emit()

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
