"""The word counts of millions of words, in tables that are small enough to grow without a stop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

MOST_IN_ONE = 300_000
"""Words in one `dict`: where it grows to twice the size every thread stands still, 10 ms at 175,000 words,
20 at 350,000, 290 at 2,800,000 and 670 at 5,600,000 (measured)."""

_TABLES = 1024  # a power of two


class ManyWords(Mapping[str, int]):
    """Word counts, in the order in which the words were first seen: one table's, then all later ones."""

    def __init__(self, first: dict[str, int]) -> None:
        self._first = first
        self._tables: list[dict[str, int]] = [{} for _ in range(_TABLES)]
        self._later: list[str] = []

    def add(self, counts: Iterable[tuple[str, int]]) -> None:
        """Adds counts to those there are."""
        first, tables, later = self._first, self._tables, self._later
        for word, count in counts:
            if word in first:
                first[word] += count
                continue
            table = tables[hash(word) % _TABLES]
            if word in table:
                table[word] += count
            else:
                table[word] = count
                later.append(word)

    def latest(self, words: int) -> Sequence[str]:
        """The words that were seen last for the first time."""
        return self._later[len(self._later) - words :]

    def __setitem__(self, word: str, count: int) -> None:
        if word in self._first:
            self._first[word] = count
            return
        table = self._tables[hash(word) % _TABLES]
        if word not in table:
            self._later.append(word)
        table[word] = count

    def __getitem__(self, word: str) -> int:
        found = self._first.get(word)
        return self._tables[hash(word) % _TABLES][word] if found is None else found

    def __iter__(self) -> Iterator[str]:
        return chain(self._first, self._later)

    def __len__(self) -> int:
        return len(self._first) + len(self._later)
