"""Word counts in three arrays: a tenth of the memory of a dictionary, and what compiled code reads."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.word_counts import Tick, WordCounts, no_tick

Bytes: TypeAlias = NDArray[numpy.uint8]
Numbers: TypeAlias = NDArray[numpy.int64]

# Words decoded, or encoded, at once: less than two milliseconds.
_SLICE = 4096
_BYTES = 1 << 18


@dataclass(frozen=True, slots=True, eq=False)
class PackedWords:
    """Distinct words with their frequencies, in the order in which they were first seen.

    `text` is the UTF-8 of all words end to end, `ends[i]` where word i ends in it, `counts[i]` its frequency.
    """

    text: Bytes
    ends: Numbers
    counts: Numbers

    @property
    def words(self) -> int:
        """How many words the corpus has, repeated ones counted each time."""
        # The sum of 64-bit counts may need more than 64 bits; halves of 32 bits cannot run over.
        high, low = self.counts >> 32, self.counts & 0xFFFFFFFF
        return (int(high.sum()) << 32) + int(low.sum())

    @property
    def distinct_words(self) -> int:
        """How many different words the corpus has."""
        return len(self.counts)

    def items(self) -> Iterator[tuple[str, int]]:
        """The words with their counts, decoded a slice at a time."""
        return chain.from_iterable(
            zip(
                self.decoded(start, start + _SLICE), self.counts[start : start + _SLICE].tolist(), strict=True
            )
            for start in range(0, self.distinct_words, _SLICE)
        )

    def decoded(self, start: int, stop: int) -> list[str]:
        """The words from number `start` up to `stop`, those that there are."""
        ends = self.ends[start:stop].tolist()
        if not ends:
            return []
        begin = int(self.ends[start - 1]) if start else 0
        data = self.text[begin : ends[-1]].tobytes()
        borders = [end - begin for end in ends]
        starts = [0, *borders[:-1]]
        if data.isascii():
            text = data.decode("ascii")
            return [text[one:other] for one, other in zip(starts, borders, strict=True)]
        return [data[one:other].decode() for one, other in zip(starts, borders, strict=True)]

    def beyond_ascii(self) -> Iterator[str]:
        """The words that hold more than ASCII."""
        for start in range(0, len(self.text), _BYTES):
            places = start + numpy.flatnonzero(self.text[start : start + _BYTES] & 0x80)
            # A word that lies across two slices comes twice, which does no harm.
            for number in numpy.unique(numpy.searchsorted(self.ends, places, "right")).tolist():
                begin = int(self.ends[number - 1]) if number else 0
                yield self.text[begin : self.ends[number]].tobytes().decode()

    def number(self, word: str) -> int | None:
        """The place of a word, from 0, or None; a millisecond for half a million words."""
        wanted = word.encode("utf-8", "surrogatepass")
        lengths = numpy.diff(self.ends, prepend=0)
        places = numpy.flatnonzero(lengths == len(wanted))
        starts = self.ends[places] - len(wanted)
        for offset, byte in enumerate(wanted):
            fits = self.text[starts + offset] == byte
            places, starts = places[fits], starts[fits]
        return int(places[0]) if len(places) else None

    def word_counts(self) -> WordCounts:
        """The same for whoever reads words as `str`: they are decoded each time they are read."""
        return WordCounts(PackedMapping(self))


class PackedMapping(Mapping[str, int]):
    """Packed words read as a mapping, in their order; its length and its values cost next to nothing."""

    def __init__(self, packed: PackedWords) -> None:
        self.packed = packed

    def __len__(self) -> int:
        return self.packed.distinct_words

    def __iter__(self) -> Iterator[str]:
        slices = range(0, len(self), _SLICE)
        return chain.from_iterable(self.packed.decoded(start, start + _SLICE) for start in slices)

    def __getitem__(self, word: str) -> int:
        number = self.packed.number(word)
        if number is None:
            raise KeyError(word)
        return int(self.packed.counts[number])

    def total(self) -> int:
        """The sum of all counts."""
        return self.packed.words

    def beyond_ascii(self) -> Iterator[str]:
        """The words that hold more than ASCII."""
        return self.packed.beyond_ascii()

    def values(self) -> ValuesView[int]:
        return _Values(self)

    def items(self) -> ItemsView[str, int]:
        return _Items(self)

    def keys(self) -> KeysView[str]:
        return KeysView(self)


class _Values(ValuesView[int]):
    """The counts, without a look at the words."""

    def __init__(self, mapping: PackedMapping) -> None:
        super().__init__(mapping)
        self._counts = mapping.packed.counts

    def __iter__(self) -> Iterator[int]:
        slices = range(0, len(self._counts), _SLICE)
        return chain.from_iterable(self._counts[start : start + _SLICE].tolist() for start in slices)

    def __contains__(self, count: object) -> bool:
        return isinstance(count, int) and bool((self._counts == count).any())


class _Items(ItemsView[str, int]):
    """Words and counts together, without looking each word up."""

    def __init__(self, mapping: PackedMapping) -> None:
        super().__init__(mapping)
        self._packed = mapping.packed

    def __iter__(self) -> Iterator[tuple[str, int]]:
        return self._packed.items()


def pack(counts: WordCounts | PackedWords, tick: Tick = no_tick) -> PackedWords:
    """Word counts as arrays; what is packed already stays as it is.

    >>> packed = pack(WordCounts({"sol": 2, "año": 1}))
    >>> packed.ends.tolist(), packed.counts.tolist()
    ([3, 7], [2, 1])
    """
    if isinstance(counts, PackedWords):
        return counts
    if isinstance(counts.counts, PackedMapping):
        return counts.counts.packed
    words = list(counts.counts)
    encoded: list[bytes] = []
    lengths = numpy.empty(len(words), numpy.int64)
    for start in range(0, len(words), _SLICE):
        some = words[start : start + _SLICE]
        joined = "".join(some)
        encoded.append(joined.encode())
        if joined.isascii():
            lengths[start : start + _SLICE] = list(map(len, some))
        else:
            lengths[start : start + _SLICE] = [len(word.encode()) for word in some]
        tick(start / len(words))
    text = numpy.frombuffer(b"".join(encoded), numpy.uint8)
    frequencies = numpy.fromiter(counts.counts.values(), numpy.int64, len(words))
    return PackedWords(text, numpy.cumsum(lengths), frequencies)
