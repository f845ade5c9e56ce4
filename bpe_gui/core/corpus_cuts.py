"""All distinct words of a corpus cut by rules that may go on growing, and what can be counted of that."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import Protocol, TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.engines import LEAST_WORDS, fits_kernels
from bpe_gui.core.packed_words import pack
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import merge_pair
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import WordCounts

Int32s: TypeAlias = NDArray[numpy.int32]
Amounts: TypeAlias = NDArray[numpy.int64] | NDArray[numpy.object_]
"""Sums of frequencies: of 64 bits, or whole numbers of Python where these could not hold them."""

NEVER = 2**31 - 1
_LARGEST_SUM = 2**62
# Words looked at between two yields: some milliseconds.
_SLICE = 2_048
# Following one rule takes 40 ns for a word that lacks its token, cutting the word anew 8 µs (measured).
_FEW_RULES = 200
_LONG_WORDS = 50_000  # code points; so few words may still be long


@dataclass(frozen=True, slots=True)
class CorpusWords:
    """The corpus words after so many merges, by their places in the word counts.

    `dearest` are those that take most tokens, `most` so many; `whole` are those that are one token, by rule
    number `whole_since` (0: the word is a single letter).
    """

    most: int
    dearest: Int32s
    whole: Int32s
    whole_since: Int32s


class CorpusCuts(Protocol):
    """The corpus words cut by the first `followed` rules; what is asked may be of any fewer.

    One thread at a time may follow and ask; what was given stays as it is.
    """

    @property
    def followed(self) -> int:
        """So many rules were applied."""
        ...

    @property
    def units(self) -> dict[str, int]:
        """How often the corpus has each symbol before any merge."""
        ...

    @property
    def made(self) -> Amounts:
        """How often each rule followed joined its pair in the corpus."""
        ...

    def follow(self, merges: int) -> Iterator[float]:
        """Applies the rules up to `merges`, yields the share done; what was left in between goes on."""
        ...

    def words(self, merges: int) -> Generator[float, None, CorpusWords]:
        """The words after so many merges, of those followed."""
        ...

    def word(self, number: int) -> tuple[str, int]:
        """A corpus word by its place, and its frequency."""
        ...


def corpus_cuts(counts: WordCounts, tokenizer: Tokenizer, *, compiled: bool) -> CorpusCuts:
    """The words of a corpus, to be cut by the rules of a tokenizer; by kernels where these are loaded."""
    if compiled and not is_small(counts) and fits_kernels(packed := pack(counts)):
        from bpe_gui.core.compiled_corpus_cuts import CompiledCuts

        return CompiledCuts(packed, tokenizer)
    return ReadableCuts(counts, tokenizer)


def is_small(counts: WordCounts) -> bool:
    """Whether Python cuts the words in a moment."""
    return counts.distinct_words < LEAST_WORDS and sum(map(len, counts.counts)) < _LONG_WORDS


class ReadableCuts(CorpusCuts):
    """One word after the other, in Python.

    >>> from bpe_gui.core.settings import Settings
    >>> from bpe_gui.core.trainer import Rule
    >>> tokenizer = Tokenizer(Settings(), "abjo", [Rule("b", "a"), Rule("ba", "j")])
    >>> cuts = ReadableCuts(WordCounts({"baja": 3, "bajo": 1}), tokenizer)
    >>> list(cuts.follow(2)) and cuts.made.tolist()
    [4, 4]
    """

    def __init__(self, counts: WordCounts, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._counts = counts
        self._words: list[str] = []
        self._frequencies: list[int] = []
        self._tokens: list[list[str]] = []
        self._joined: list[str] = []
        self._units: Counter[str] = Counter()
        self._made: list[int] = []
        # Every replacement, in the order of the rules: its rank, and the word it was made in.
        self._ranks = numpy.zeros(0, numpy.int32)
        self._owners = numpy.zeros(0, numpy.int32)
        self._symbols = numpy.zeros(0, numpy.int32)
        self._whole = numpy.zeros(0, numpy.int32)  # the rank that made a word one token
        self._begun = False

    @property
    def followed(self) -> int:
        return len(self._made)

    @property
    def units(self) -> dict[str, int]:
        return self._units

    @property
    def made(self) -> Amounts:
        return amounts(self._made, self._units)

    def follow(self, merges: int) -> Iterator[float]:
        if not self._begun:
            yield from self._begin()
        if merges - self.followed > _FEW_RULES:
            yield from self._cut_anew(merges)
        while self.followed < merges:
            yield from self._apply(self.followed)

    def words(self, merges: int) -> Generator[float, None, CorpusWords]:
        end = int(numpy.searchsorted(self._ranks, merges))
        sizes = self._symbols - numpy.bincount(self._owners[:end], minlength=len(self._symbols))
        yield 1.0
        return words_of(sizes, self._whole, merges)

    def word(self, number: int) -> tuple[str, int]:
        return self._words[number], self._frequencies[number]

    def _begin(self) -> Iterator[float]:
        """Cuts the words into symbols."""
        settings = self._tokenizer.settings
        tokens: list[list[str]] = []
        words: list[str] = []
        frequencies: list[int] = []
        units: Counter[str] = Counter()
        for number, (word, frequency) in enumerate(self._counts.counts.items()):
            cut = list(symbols(word, settings))
            tokens.append(cut)
            words.append(word)
            frequencies.append(frequency)
            for unit in cut:
                units[unit] += frequency
            if not number % _SLICE:
                yield number / self._counts.distinct_words
        self._tokens, self._units = tokens, units
        self._words, self._frequencies = words, frequencies
        self._joined = list(map("".join, tokens))
        self._symbols = numpy.fromiter(map(len, tokens), numpy.int32, len(tokens))
        self._whole = numpy.where(self._symbols == 1, -1, NEVER).astype(numpy.int32)
        self._begun = True

    def _apply(self, rank: int) -> Iterator[float]:
        """Follows one rule."""
        rule = self._tokenizer.rules[rank]
        token, tokens = rule.token, self._tokens
        changed: list[tuple[int, list[str]]] = []
        for start in range(0, len(tokens), 16 * _SLICE):
            some = self._joined[start : start + 16 * _SLICE]
            for number in [number for number, joined in enumerate(some, start) if token in joined]:
                after = merge_pair(tokens[number], rule)
                if len(after) < len(tokens[number]):
                    changed.append((number, after))
            yield start / len(tokens)
        # From here on without a stop: a rule that is half followed would be counted wrongly.
        made = 0
        owners = array("i")
        for number, after in changed:
            joined_here = len(tokens[number]) - len(after)
            made += joined_here * self._frequencies[number]
            owners.extend(repeat(number, joined_here))
            tokens[number] = after
            if len(after) == 1:
                self._whole[number] = rank
        self._owners = numpy.concatenate((self._owners, numpy.frombuffer(owners, numpy.int32)))
        self._ranks = numpy.concatenate((self._ranks, numpy.full(len(owners), rank, numpy.int32)))
        self._made.append(made)

    def _cut_anew(self, merges: int) -> Iterator[float]:
        """Cuts each word by all rules up to `merges`."""
        all_tokens: list[list[str]] = []
        whole = numpy.full(len(self._tokens), NEVER, numpy.int32)
        ranks, owners = array("i"), array("i")
        made = [0] * merges
        for number, (word, frequency) in enumerate(zip(self._words, self._frequencies, strict=True)):
            tokens, used = self._tokenizer.apply_rules(word, merges)
            all_tokens.append(tokens)
            if len(tokens) == 1:
                whole[number] = max(used, default=-1)
            for rank in used:
                made[rank] += frequency
            ranks.extend(used)
            owners.extend(repeat(number, len(used)))
            if not number % (_SLICE // 8):
                yield number / len(self._tokens)
        found = numpy.frombuffer(ranks, numpy.int32)
        order = numpy.argsort(found, kind="stable")
        yield 1.0
        self._ranks, self._owners = found[order], numpy.frombuffer(owners, numpy.int32)[order]
        self._tokens, self._whole, self._made = all_tokens, whole, made


def amounts(found: list[int], units: dict[str, int]) -> Amounts:
    """Sums of frequencies as an array; none is larger than the number of all symbols."""
    large = sum(units.values()) > _LARGEST_SUM
    return numpy.array(found, numpy.object_) if large else numpy.array(found, numpy.int64)


def words_of(sizes: NDArray[numpy.signedinteger], whole: Int32s, merges: int) -> CorpusWords:
    """The dearest and the whole words, from each word's tokens and the rank that made it one."""
    most = int(sizes.max(initial=0))
    dearest = numpy.flatnonzero(sizes == most) if most else numpy.zeros(0)
    numbers = numpy.flatnonzero(whole < merges)
    return CorpusWords(
        most, dearest.astype(numpy.int32), numbers.astype(numpy.int32), whole[numbers] + numpy.int32(1)
    )
