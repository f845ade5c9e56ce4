"""The rows of a table of word counts while they are read: no more than a part or the memory holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from sys import getsizeof

from bpe_gui.core.memory_limit import room_for_words
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.formats.text_stream import Part, TextFacts

# A row, its count, and its place in the table that is counted from it, beside the word itself.
_ROW_BYTES = 170


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a table of word counts, words as they stand, and the facts of its file.

    A part (`facts.is_part`) holds the first rows only; `facts.sha256` is that of the whole file all the same.
    """

    rows: list[tuple[str, int]]
    facts: TextFacts

    @property
    def first(self) -> int | None:
        """How many rows of the file were read; None for all of them."""
        return len(self.rows) if self.facts.is_part else None


class Rows:
    """Rows in their order; Problem(TOO_MANY_WORDS) where they would take more than `room_for_words` bytes."""

    def __init__(self, part: Part) -> None:
        self.rows: list[tuple[str, int]] = []
        self._part = part
        self._bytes = 0
        self._room = room_for_words()

    @property
    def share(self) -> float:
        """The share of the part that is read, 0 where all is."""
        return min(1.0, self._bytes / self._part.bytes) if self._part.bytes else 0.0

    def add(self, word: str, count: int) -> bool:
        """Adds a row, or answers that the part is full."""
        part = self._part
        if part.bytes is not None or part.first is not None:
            self._bytes += len(word.encode("utf-8", "surrogatepass")) + len(str(count)) + 2
            if part.bytes is not None and self._bytes > part.bytes:
                return False
            if part.first is not None and len(self.rows) >= part.first:
                return False
        self._room -= getsizeof(word) + _ROW_BYTES
        if self._room < 0:
            raise Problem(CoreReason.TOO_MANY_WORDS, most=len(self.rows))
        self.rows.append((word, count))
        return True

    def table(self, facts: TextFacts, *, is_part: bool = False) -> Table:
        """The rows as a table, a part of it where more would follow."""
        return Table(self.rows, replace(facts, is_part=is_part))
