"""A word of thousands of symbols, such as a line without a space, cut after any number of merges."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import START_MARKER, symbols

LONG_WORD = 4_000
"""Symbols. A shorter word is cut anew in a few milliseconds."""

_NEVER = np.iinfo(np.int32).max


class LongWord:
    """For each border between two symbols, the rule that removed it: so the cut by k rules is known.

    Rules are applied in their order by one thread; the cuts by those applied may be read meanwhile.
    """

    def __init__(self, word: str, settings: Settings) -> None:
        units = symbols(word, settings)
        self._word = word
        self._joined = "".join(units)
        self._codes: dict[str, int] = {}
        self._ids = np.array([self._codes.setdefault(unit, len(self._codes)) for unit in units], np.int32)
        self._starts = np.arange(len(units))  # of the tokens, in symbols
        self._removed = np.full(len(units), _NEVER, np.int32)
        self._applied = 0
        sizes = np.fromiter(map(len, units), np.int64, len(units))
        self._at = np.concatenate(([0], np.cumsum(sizes)))  # of the symbols, in the joined symbols
        self._places, self._whole = self._in_text(settings)
        self._borders_at: tuple[int, npt.NDArray[np.int64]] = (-1, np.zeros(0, np.int64))

    def apply(self, rank: int, rule: Rule) -> int:
        """Applies the rule of this rank; gives how often it replaced its pair. Done once, it only counts."""
        if rank < self._applied:
            return int(np.count_nonzero(self._removed == rank))
        self._applied = rank + 1
        left, right = self._codes.get(rule.left), self._codes.get(rule.right)
        if left is None or right is None:
            return 0
        found = np.flatnonzero((self._ids[:-1] == left) & (self._ids[1:] == right))
        if left == right:
            # Of a run of places that overlap, every second one counts.
            order = np.arange(len(found))
            runs = found - order
            found = found[(order - np.searchsorted(runs, runs)) % 2 == 0]
        if len(found):
            self._removed[self._starts[found + 1]] = rank
            self._ids[found] = self._codes.setdefault(rule.token, len(self._codes))
            kept = np.ones(len(self._ids), bool)
            kept[found + 1] = False
            self._ids, self._starts = self._ids[kept], self._starts[kept]
        return len(found)

    def take(self, removed: npt.NDArray[np.int32]) -> None:
        """Takes over what others have applied: for each symbol the rank that joined it to the one before."""
        self._removed = removed
        self._borders_at = (-1, self._borders_at[1])

    def near(self, merges: int, place: int, start: int, end: int) -> tuple[EncodedWord, int]:
        """The tokens around text[start:end] as a word, and how many come before; it stands at `place`."""
        borders = self._borders(merges)
        places = self._places[borders]
        first = max(0, int(np.searchsorted(places, start - place)) - 1)
        while not self._whole[borders[first]]:
            first -= 1
        last = min(len(borders) - 1, int(np.searchsorted(places, end - place, "right")))
        while not self._whole[borders[last]]:
            last += 1
        at = self._at[borders[first : last + 1]].tolist()
        tokens = tuple(self._joined[begin:stop] for begin, stop in pairwise(at))
        begin, stop = int(places[first]), int(places[last])
        return EncodedWord(self._word[begin:stop], place + begin, place + stop, tokens), first

    def in_two(self, merges: int, place: int, kept: int) -> EncodedWord:
        """The word as two tokens, the first joining the `kept` ones; as one where none or all are kept."""
        borders = self._borders(merges)
        tokens: tuple[str, ...] = (self._joined,)
        if 0 < kept < len(borders) - 1:
            at = int(self._at[borders[kept]])
            tokens = (self._joined[:at], self._joined[at:])
        return EncodedWord(self._word, place, place + len(self._word), tokens)

    def _borders(self, merges: int) -> npt.NDArray[np.int64]:
        """Where tokens begin after so many merges, in symbols, and where the last one ends."""
        if self._borders_at[0] != merges:
            borders = np.append(np.flatnonzero(self._removed >= merges), len(self._removed))
            self._borders_at = (merges, borders)
        return self._borders_at[1]

    def _in_text(self, settings: Settings) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
        """For each symbol's beginning its place in the word, and whether a character begins there."""
        if settings.unit is Unit.BYTES:
            whole = (np.frombuffer(self._word.encode(), np.uint8) & 0xC0) != 0x80
            places = np.cumsum(whole) - 1
            if self._joined.startswith(START_MARKER):
                whole, places = np.append(True, whole), np.append(0, places)
            return np.append(places, len(self._word)), np.append(whole, True)
        marker = int(self._joined.startswith(START_MARKER))
        places = np.clip(self._at - marker, 0, len(self._word))
        return places, np.ones(len(places), np.bool_)
