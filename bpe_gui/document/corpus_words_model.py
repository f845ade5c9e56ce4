"""Words of the corpus that stand out after the present merge, and letters that no rule joined, for views."""

from __future__ import annotations

from enum import Enum, IntEnum, auto

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QModelIndex, QObject, Qt

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import shown
from bpe_gui.core.vocabulary import TokenKind, Vocabulary
from bpe_gui.document.headed_table import AnyIndex, HeadedTable
from bpe_gui.document.rules_model import in_qt

LONGEST_WORD = 100
"""Of a longer word only the beginning stands there, and not how it is cut."""


class WordList(Enum):
    """The lists, of which one is shown."""

    DEAREST = auto()
    """The words that take most tokens, all that tie."""
    WHOLE = auto()
    """The words that are one token."""
    NEVER_MERGED = auto()
    """The letters of the corpus that no rule has joined to anything."""


class WordColumn(IntEnum):
    """The columns of a list."""

    WORD = 0
    HOW = 1
    """How a word is cut, or by which rule it became whole."""
    COUNT = 2


class CorpusWordsModel(HeadedTable):
    """One of the lists, first seen first; raw values."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(WordColumn, parent)
        self._vocabulary: Vocabulary | None = None
        self._list = WordList.DEAREST
        self._rows: npt.NDArray[np.integer] = np.zeros(0, np.int64)

    @property
    def shown(self) -> WordList:
        """Which list is shown."""
        return self._list

    @property
    def tokenizer(self) -> Tokenizer | None:
        """What cuts the words; None before there is a list."""
        return self._vocabulary.table.tokenizer if self._vocabulary else None

    def show(self, vocabulary: Vocabulary, which: WordList) -> None:
        """Shows a list of a vocabulary; rows that stay are left alone."""
        rows = _rows(vocabulary, which)
        before, same = self._vocabulary, which is self._list
        same = same and before is not None and before.cuts is vocabulary.cuts
        if same and np.array_equal(rows, self._rows):
            self._vocabulary = vocabulary
            if len(rows):
                last = self.index(len(rows) - 1, len(WordColumn) - 1)
                self.dataChanged.emit(self.index(0, 0), last, [])
            return
        self.beginResetModel()
        self._vocabulary, self._list, self._rows = vocabulary, which, rows
        self.endResetModel()

    def symbol(self, row: int) -> str | None:
        """The letter of a row as the core holds it; None where the rows are words."""
        if self._vocabulary is None or self._list is not WordList.NEVER_MERGED:
            return None
        return self._vocabulary.table.symbols[int(self._rows[row])]

    def word(self, row: int) -> tuple[str, int]:
        """The word of a row, or its letter, and how often the corpus has it."""
        vocabulary, number = self._vocabulary, int(self._rows[row])
        assert vocabulary is not None
        if (letter := self.symbol(row)) is not None:
            count = 0 if vocabulary.counts is None else int(vocabulary.counts[number])
            return shown(letter, vocabulary.table.tokenizer.settings), count
        assert vocabulary.cuts is not None
        return vocabulary.cuts.word(number)

    def tokens(self, row: int) -> tuple[str, ...]:
        """How a word is cut now, in symbols of the core; nothing of a very long one."""
        word, _ = self.word(row)
        vocabulary = self._vocabulary
        if vocabulary is None or (letter := self.symbol(row)) is not None:
            return () if vocabulary is None else (letter or "",)
        if len(word) > LONGEST_WORD:
            return ()
        return vocabulary.table.tokenizer.encode_word(word, vocabulary.merges)

    def whole_since(self, row: int) -> int | None:
        """The number of the rule that made a whole word one token, 0 for a single letter; else None."""
        if self._list is not WordList.WHOLE or self._vocabulary is None or self._vocabulary.words is None:
            return None
        return int(self._vocabulary.words.whole_since[row])

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole or self._vocabulary is None:
            return None
        word, count = self.word(index.row())
        match index.column():
            case WordColumn.WORD:
                return word
            case WordColumn.COUNT:
                return in_qt(count)
        if (since := self.whole_since(index.row())) is not None:
            return since
        settings = self._vocabulary.table.tokenizer.settings
        return "|".join(shown(token, settings) for token in self.tokens(index.row()))


def _rows(vocabulary: Vocabulary, which: WordList) -> npt.NDArray[np.integer]:
    if which is WordList.NEVER_MERGED:
        return np.flatnonzero(vocabulary.of_kind(TokenKind.NEVER_MERGED))
    if vocabulary.words is None:
        return np.zeros(0, np.int64)
    return vocabulary.words.dearest if which is WordList.DEAREST else vocabulary.words.whole
