"""The word dictionary as tables: the numbered words of the corpus, and a message looked up in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from operator import is_
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

from bpe_gui.core.metrics import letter_count
from bpe_gui.core.packed_words import PackedMapping, PackedWords
from bpe_gui.core.slices import result_of
from bpe_gui.core.units import shown
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.headed_table import HeadedTable
from bpe_gui.document.sample_words import find_words
from bpe_gui.document.session import Session

LONGEST_MESSAGE = 200
"""So many words of a message are looked up; a message is a sentence or two."""

LONGEST_WORD = 100
"""Of a longer word only the beginning stands there, without its tokens."""

# Of a message that is typed here so many code points are looked at.
_LONGEST_TYPED = 5_000

_UNSEEN = "?"
_NO_WORD = "–"
_MORE = "…"
_LOOK_SECONDS = 0.005

Index = QModelIndex | QPersistentModelIndex


class WordColumn(IntEnum):
    """The columns of the word dictionary."""

    NUMBER = 0
    WORD = 1
    COUNT = 2


class DictionaryModel(HeadedTable):
    """Number, word and frequency of every distinct corpus word, first seen first; raw values.

    It looks at the session when it is told to `follow`: a hundred thousand words nobody sees cost nothing.
    """

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(WordColumn, parent)
        self._session = session
        self._counts: WordCounts | None = None
        self._packed: PackedWords | None = None  # rows of a large corpus, which are read when they are seen
        self._rows: list[tuple[str, int]] = []
        self._largest_count = 0

    @property
    def largest_count(self) -> int:
        """The count of the most frequent word, 0 without words."""
        return self._largest_count

    def word_at(self, index: Index) -> str:
        """The word in a row, or nothing."""
        return str(self.data(self.index(index.row(), WordColumn.WORD))) if index.isValid() else ""

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

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        if self._packed is None:
            word, count = self._rows[row]
        else:
            word, count = self._packed.decoded(row, row + 1)[0], int(self._packed.counts[row])
        return (row, word, count)[index.column()]


class MessageRow(IntEnum):
    """The rows of a message: what people write, what a dictionary makes of it, what BPE makes of it."""

    LETTERS = 0
    NUMBERS = 1
    TOKENS = 2


class MessageRole(IntEnum):
    """What the table of the message knows about a word besides what it displays."""

    UNSEEN = Qt.ItemDataRole.UserRole + 1
    """Whether the corpus lacks it."""
    WORD = Qt.ItemDataRole.UserRole + 2
    """The `MessageWord` itself."""


@dataclass(frozen=True, slots=True)
class MessageWord:
    """A word, its number in the dictionary as it is shown, and its tokens (none of a very long one)."""

    text: str
    number: str
    tokens: tuple[str, ...]
    special: bool
    letters: int


class MessageModel(QAbstractTableModel):
    """A message in letters, as numbers, and in tokens; a word never seen has the number `?`.

    It is the sample, or a text that was typed for it. A special token is no word: it has neither a number
    nor a question mark. It looks at the session when it is told to `follow`; in a large corpus words are
    looked up a few at a time, and `followed` tells when all have been.
    """

    followed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: tuple[str, int] | None = None
        self._of: tuple[object, ...] = ()
        self._numbers_of: WordCounts | None = None
        self._numbers: dict[str, str] = {}  # of the words that were looked up
        self._wanted: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look_up)
        self._typed = ""
        self._message: list[tuple[str, bool]] = []  # the words, and whether each is a special token
        self._words: list[MessageWord] = []
        self._shortened = False
        self._heads: tuple[str, ...] = ("", "", "")

    @property
    def words(self) -> list[MessageWord]:
        """The words that are shown."""
        return self._words

    @property
    def unseen(self) -> int:
        """How many of the words the corpus lacks."""
        return sum(word.number == _UNSEEN for word in self._words)

    @property
    def letters(self) -> int:
        """How many letters the words have."""
        return sum(word.letters for word in self._words)

    @property
    def tokens(self) -> int:
        """How many tokens the words have; very long ones are left out."""
        return sum(len(word.tokens) for word in self._words)

    @property
    def shortened(self) -> bool:
        """Whether the message has more than is shown."""
        return self._shortened

    def word_at(self, index: Index) -> str:
        """The word in a column, or nothing; of a very long one, which is not whole here, nothing either."""
        word = self._words[index.column()] if index.isValid() else None
        return word.text if word and word.tokens else ""

    def set_typed(self, text: str) -> None:
        """Shows this text from now on, or the sample again when it is empty."""
        self._typed = text
        self.follow()

    def set_heads(self, *names: str) -> None:
        """Names the rows."""
        if names != self._heads:
            self._heads = names
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(MessageRow) - 1)

    def follow(self) -> None:
        """Looks the words of the message up in the words of the corpus, and cuts them by the rules."""
        session = self._session
        counts, tokenizer, merges = session.counts, session.tokenizer, session.merges
        found = None if self._typed.strip() else session.sample.cut_words
        shown, of = (self._typed, merges), (found, counts, tokenizer)
        # The same words cut anew are others: to compare them one by one would take long, and arrays refuse.
        if shown == self._shown and all(map(is_, of, self._of)):
            return
        self._shown, self._of = shown, of
        if self._typed.strip():
            found = result_of(find_words(self._typed[:_LONGEST_TYPED], tokenizer.settings))
        kinds = [] if found is None else found.kinds[: LONGEST_MESSAGE + 1].tolist()
        words = [] if found is None else [(found.distinct[kind], found.special[kind]) for kind in kinds]
        self._message = words[:LONGEST_MESSAGE]
        long = len(words) > LONGEST_MESSAGE or len(self._typed) > _LONGEST_TYPED
        self._shortened = long or any(len(word) > LONGEST_WORD for word, _ in self._message)
        if self._numbers_of is not counts:
            self._numbers_of, self._numbers = counts, {}
        wanted = dict.fromkeys(word for word, special in self._message if not special)
        self._wanted = [word for word in wanted if word not in self._numbers]
        if self._wanted and not isinstance(counts.counts, PackedMapping):
            # To look once through the corpus's words for these few takes a tenth of numbering them all.
            looked_for = frozenset(self._wanted)
            self._numbers |= dict.fromkeys(self._wanted, _UNSEEN)
            self._numbers |= {
                word: str(number) for number, word in enumerate(counts.counts) if word in looked_for
            }
            self._wanted = []
        self._look_up()

    def _look_up(self) -> None:
        """Looks for words, a millisecond each in half a million, as long as a frame has time."""
        words = self._session.counts.counts
        end = perf_counter() + _LOOK_SECONDS
        while self._wanted and isinstance(words, PackedMapping) and perf_counter() < end:
            word = self._wanted.pop()
            number = words.packed.number(word)
            self._numbers[word] = _UNSEEN if number is None else str(number)
        if self._wanted:
            self._soon.start()
        else:
            self._take([self._word(word, special) for word, special in self._message])
            self.followed.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(MessageRow)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        word = self._words[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                settings = self._session.tokenizer.settings
                cut = "|".join(token if word.special else shown(token, settings) for token in word.tokens)
                return (word.text, word.number, cut or _MORE)[index.row()]
            case MessageRole.UNSEEN:
                return word.number == _UNSEEN
            case MessageRole.WORD:
                return word
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def _word(self, word: str, special: bool) -> MessageWord:
        tokenizer = self._session.tokenizer
        number = _NO_WORD if special else self._numbers.get(word, _UNSEEN)
        if len(word) > LONGEST_WORD:
            text = word[:LONGEST_WORD] + _MORE
            return MessageWord(text, number, (), special, letter_count(text[:-1], tokenizer.settings))
        tokens = (word,) if special else tokenizer.encode_word(word, self._session.merges)
        return MessageWord(word, number, tokens, special, letter_count(word, tokenizer.settings))

    def _take(self, words: list[MessageWord]) -> None:
        """Merging changes only the tokens: then no column comes or goes."""
        if [word.text for word in words] != [word.text for word in self._words]:
            self.beginResetModel()
            self._words = words
            self.endResetModel()
        elif words != self._words:
            self._words = words
            last = self.index(MessageRow.TOKENS, len(words) - 1)
            self.dataChanged.emit(self.index(MessageRow.LETTERS, 0), last, [])
