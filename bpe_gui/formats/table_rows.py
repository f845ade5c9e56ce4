"""The rows of a table of word counts while they are read: no more than a part or the memory holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from sys import getsizeof

from bpe_gui.core.memory_limit import room_for_words
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.formats.text_stream import Part, TextFacts

# A row, its count, and its place in the table that is counted from it, beside the word itself.
_ROW_BYTES = 170
_SLICE_ROWS = 4096


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

    def extend(self, found: list[tuple[str, int]]) -> bool:
        """Adds rows, and answers whether the part has room for more."""
        taken = self._fitting(found)
        self._room -= sum(getsizeof(word) for word, _ in taken) + len(taken) * _ROW_BYTES
        if self._room < 0:
            raise Problem(CoreReason.TOO_MANY_WORDS, most=len(self.rows))
        self.rows += taken
        return len(taken) == len(found)

    def forget(self) -> None:
        """Lets go of all rows in slices: to free millions at once would hold up every thread for 0.2 s."""
        while self.rows:
            del self.rows[-_SLICE_ROWS:]

    def _fitting(self, found: list[tuple[str, int]]) -> list[tuple[str, int]]:
        """Those of the rows that the part has room for."""
        if self._part.first is not None:
            found = found[: self._part.first - len(self.rows)]
        if self._part.bytes is not None:
            for number, (word, count) in enumerate(found):
                self._bytes += len(word.encode("utf-8", "surrogatepass")) + len(str(count)) + 2
                if self._bytes > self._part.bytes:
                    return found[:number]
        return found

    def table(self, facts: TextFacts, *, is_part: bool = False) -> Table:
        """The rows as a table, a part of it where more would follow."""
        return Table(self.rows, replace(facts, is_part=is_part))
