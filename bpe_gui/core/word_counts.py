"""Which words a corpus holds, and how often: all that learning needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from dataclasses import dataclass, field
from itertools import islice
from typing import Protocol, runtime_checkable

from bpe_gui.core.many_words import MOST_IN_ONE, ManyWords
from bpe_gui.core.pretokenizer import spans, split_special
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.units import clean, normalize

Tick = Callable[[float], None]
"""Called every few milliseconds with the share of work done (0 to 1); raising from it abandons the work."""

LARGEST_COUNT = 2**63 - 1
_PIECE = 4096  # words

SLICE_ROWS = 4096
"""Rows of a table between two ticks: counting them takes 2 ms."""


def no_tick(share: float) -> None:
    """Work that nobody watches."""


@runtime_checkable
class Packed(Protocol):
    """Word counts that can tell some things sooner than who reads each word."""

    def total(self) -> int:
        """The sum of all counts."""
        ...

    def beyond_ascii(self) -> Iterator[str]:
        """The words that hold more than ASCII."""
        ...


@dataclass(frozen=True, slots=True)
class WordCounts:
    """Distinct words with their frequencies, in the order in which they were first seen."""

    counts: Mapping[str, int] = field(default_factory=dict)

    @property
    def words(self) -> int:
        """How many words the corpus has, repeated ones counted each time."""
        return self.counts.total() if isinstance(self.counts, Packed) else sum(self.counts.values())

    @property
    def distinct_words(self) -> int:
        """How many different words the corpus has."""
        return len(self.counts)

    def beyond_ascii(self) -> Iterator[str]:
        """The words that hold more than ASCII, a line each, in pieces that take a moment."""
        counts = self.counts
        if isinstance(counts, Packed):
            words = counts.beyond_ascii()
        else:
            words = (word for word in counts if not word.isascii())
        while some := list(islice(words, _PIECE)):
            yield "\n".join(some)


@dataclass(frozen=True, slots=True)
class CountedBlocks:
    """Word counts, and how many code points of the text were none and became U+FFFD."""

    counts: WordCounts
    replaced: int


def count_text(texts: Iterable[str], settings: Settings, tick: Tick = no_tick) -> WordCounts:
    """The word counts of texts, each cut by itself; special tokens separate words and are not counted.

    >>> count_text(["sol luz sol"], Settings()).counts
    {'sol': 2, 'luz': 1}
    """
    counts: dict[str, int] = {}
    for text in texts:
        done = 0
        for piece, special in split_special(clean(text)[0], settings.special_tokens):
            if not special:
                prepared = normalize(piece, settings.normalization)
                for number, (start, end) in enumerate(spans(prepared, settings.pretokenizer)):
                    word = prepared[start:end]
                    counts[word] = counts.get(word, 0) + 1
                    if not number % 4096:
                        tick(min(1.0, (done + end) / len(text)))
            done += len(piece)
    return WordCounts(counts)


def count_rows(rows: Iterable[tuple[str, int]], settings: Settings, tick: Tick = no_tick) -> WordCounts:
    """Word counts from rows of words as they stand; rows that normalizing makes equal are added up.

    Raises Problem(COUNT_OUT_OF_RANGE) for a count, or a sum of them, outside 1 to 2**63 − 1.
    """
    first: dict[str, int] = {}
    counts: dict[str, int] | ManyWords = first
    all_ = len(rows) if isinstance(rows, Sized) else 0
    for number, (word, count) in enumerate(rows):
        if not number % SLICE_ROWS:
            tick(number / all_ if all_ else 0.0)
            if len(first) > MOST_IN_ONE:
                counts = counts if isinstance(counts, ManyWords) else ManyWords(first)
        prepared = normalize(clean(word)[0], settings.normalization)
        total = counts.get(prepared, 0) + count
        if count < 1 or total > LARGEST_COUNT:
            raise Problem(CoreReason.COUNT_OUT_OF_RANGE, word=word, count=total if count > 0 else count)
        counts[prepared] = total
    return WordCounts(counts)
