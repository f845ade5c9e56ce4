"""Which tokens a table of the vocabulary shows, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from bpe_gui.core.corpus_cuts import Amounts
from bpe_gui.core.token_search import TokenOrder, TokenTexts
from bpe_gui.core.units import without_markers
from bpe_gui.core.vocabulary import TokenKind, TokenTable, Vocabulary
from bpe_gui.document.background import Work

Ids = npt.NDArray[np.int64]

_MOST_DIGITS = 10
# So many tokens are sorted where they stand.
_MANY = 1_000


class VocabularyColumn(IntEnum):
    """The columns of the table of tokens."""

    ID = 0
    TOKEN = 1
    BYTES = 2
    COUNT = 3
    LETTERS = 4
    RULE = 5


@dataclass(frozen=True, slots=True)
class Wish:
    """Tokens of a kind that hold one of the texts (all tokens without any), and what they are sorted by."""

    kind: TokenKind = TokenKind.ALL
    texts: tuple[str, ...] = ()
    column: VocabularyColumn = VocabularyColumn.ID
    descending: bool = False


class Arranger:
    """Sorts and searches the tokens of one table; what it finds out about them it keeps."""

    def __init__(self, table: TokenTable) -> None:
        self.table = table
        self._texts = TokenTexts(table.tokenizer.settings.unit, table.specials, fold=True)
        self._by_token = TokenOrder()
        self._by_bytes = TokenOrder(without_markers)

    @property
    def ready(self) -> bool:
        """Whether searching and sorting take no more than a moment."""
        least = len(self.table.symbols) - _MANY
        return min(len(self._texts), len(self._by_token), len(self._by_bytes)) >= least

    def prepare(self) -> Work[None]:
        """Gets ready."""
        for each in (self._texts, self._by_token, self._by_bytes):
            yield from each.follow(self.table.symbols)

    def rows(self, vocabulary: Vocabulary, wish: Wish) -> Work[Ids]:
        """The ids of the tokens wished for, in their order; equal ones stand by their ids."""
        chosen = vocabulary.of_kind(wish.kind)
        yield 0.0
        if wish.texts:
            chosen &= yield from self._holding(vocabulary, wish.texts)
        ids: Ids = np.flatnonzero(chosen)
        if wish.column in (VocabularyColumn.ID, VocabularyColumn.RULE):
            return ids[::-1].copy() if wish.descending else ids
        keys = (yield from self._keys(vocabulary, wish.column))[ids]
        return ids[np.argsort(-keys if wish.descending else keys, kind="stable")]

    def _keys(self, vocabulary: Vocabulary, column: VocabularyColumn) -> Work[Amounts]:
        if column in (VocabularyColumn.TOKEN, VocabularyColumn.BYTES):
            order = self._by_token if column is VocabularyColumn.TOKEN else self._by_bytes
            yield from order.follow(self.table.symbols)
            return order.places(vocabulary.size)
        if column is VocabularyColumn.LETTERS:
            return self.table.letters[: vocabulary.size].astype(np.int64)
        return np.zeros(vocabulary.size, np.int64) if vocabulary.counts is None else vocabulary.counts

    def _holding(self, vocabulary: Vocabulary, texts: tuple[str, ...]) -> Work[npt.NDArray[np.bool_]]:
        yield from self._texts.follow(self.table.symbols)
        found = yield from self._texts.holding(texts, vocabulary.size, self.table.tokenizer.settings.marker)
        for number in (int(text) for text in texts if text.isdecimal() and len(text) < _MOST_DIGITS):
            for token in (number, self.table.base + number - 1 if number else number):
                if token < vocabulary.size:
                    found[token] = True
        return found
