"""Where a pair's count comes from: the words that hold it, how often, and what becomes of it."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import NamedTuple, overload

import numpy
from numpy.typing import NDArray

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Pair, Rule
from bpe_gui.core.units import bytes_of, symbols, without_markers
from bpe_gui.core.word_counts import WordCounts

Numbers = NDArray[numpy.int64]

# Words looked through, and words cut, between two yields: some 10 ms each.
_LOOKED_AT, _CUT = 16_384, 512
_EXACT = 2.0**62
_CLUSTERS = Settings(unit=Unit.GRAPHEMES)


class Place(NamedTuple):
    """Where a pair stands: the word's number and the word; its first and last unit there, from 1."""

    number: int
    word: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Candidates:
    """Words that may hold a pair, first seen first: their places in that order from 0, and how frequent."""

    numbers: Numbers
    words: Sequence[str]
    frequencies: Numbers


class ChosenWords(Sequence[str]):
    """Some words in an order of their own, each looked up when it is asked for."""

    def __init__(self, words: Sequence[str], places: Numbers) -> None:
        self._words, self._places = words, places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, row: int) -> str: ...
    @overload
    def __getitem__(self, row: slice) -> list[str]: ...
    def __getitem__(self, row: int | slice) -> str | list[str]:
        if isinstance(row, slice):
            return [self._words[place] for place in self._places[row].tolist()]
        return self._words[int(self._places[row])]


@dataclass(frozen=True, slots=True)
class PairStory:
    """A pair among the words of a corpus that the first `merges` rules have cut.

    The words that hold it stand with the largest contribution to its count first, equal ones in the order
    first seen: `numbers` are their places in that order, from 0. Each holds the pair `seen` times,
    overlapping places included, and joining it makes `replaced` tokens there. `first` is where it was first
    seen. `left` is how many of the tokens that it makes there are after `now` merges, None where nothing
    was asked.
    """

    rule: Rule
    merges: int
    numbers: Numbers
    words: Sequence[str]
    frequencies: Numbers
    seen: Numbers
    replaced: Numbers
    count: int
    saved: int
    first: Place | None
    left: int | None

    def contribution(self, row: int) -> int:
        """What the word of a row adds to the count."""
        return int(self.frequencies[row]) * int(self.seen[row])


def tell_pair(
    counts: WordCounts, tokenizer: Tokenizer, rule: Rule, merges: int, now: int | None = None
) -> Generator[float, None, PairStory]:
    """Looks for a pair in every word; `now` counts its tokens that are left after so many merges.

    >>> from bpe_gui.core.slices import result_of
    >>> words = WordCounts({"aaaa": 1, "aaa": 1})
    >>> story = result_of(tell_pair(words, Tokenizer(Settings(), "a"), Rule("a", "a"), 0))
    >>> story.count, story.saved, list(story.words), story.seen.tolist(), story.replaced.tolist()
    (5, 3, ['aaaa', 'aaa'], [3, 2], [2, 1])
    """
    found = yield from candidates(counts, rule, tokenizer.settings)
    numbers, seen, replaced, left = array("q"), array("q"), array("q"), array("q")
    for at, word in enumerate(found.words):
        tokens = tokenizer.encode_word(word, merges)
        times, made = occurrences(tokens, rule)
        if times:
            numbers.append(at)
            seen.append(times)
            replaced.append(made)
            if now is not None:
                left.append(tokenizer.encode_word(word, now).count(rule.token))
        if not at % _CUT:
            yield (1 + at / len(found.words)) / 2
    return story_of(
        tokenizer,
        rule,
        merges,
        found,
        as_numbers(numbers),
        as_numbers(seen),
        as_numbers(replaced),
        None if now is None else as_numbers(left),
    )


def candidates(counts: WordCounts, rule: Rule, settings: Settings) -> Generator[float, None, Candidates]:
    """The words that hold the joined text of a pair: a few of all, so that only these need be cut."""
    needle = without_markers(rule.token)
    numbers: list[int] = []
    words: list[str] = []
    frequencies: list[int] = []
    rows, start = iter(counts.counts.items()), 0
    while some := list(islice(rows, _LOOKED_AT)):
        for number, (word, frequency) in _holding(some, needle, settings, start):
            numbers.append(number)
            words.append(word)
            frequencies.append(frequency)
        start += len(some)
        yield start / counts.distinct_words / 2
    return Candidates(as_numbers(numbers), words, as_numbers(frequencies))


def occurrences(tokens: Sequence[str], pair: Pair) -> tuple[int, int]:
    """How often neighbouring tokens are the pair, and how often joining it replaces them.

    >>> occurrences(("a", "a", "a", "a"), ("a", "a")), occurrences(("a", "b"), ("b", "a"))
    ((3, 2), (0, 0))
    """
    seen = replaced = 0
    taken = False
    for neighbours in pairwise(tokens):
        if neighbours == pair:
            seen += 1
            taken = not taken  # of places that overlap every second one is free
            replaced += taken
        else:
            taken = False
    return seen, replaced


def place_of(tokenizer: Tokenizer, pair: Pair, merges: int, number: int, word: str) -> Place | None:
    """Where a word of this number holds a pair first, when the first `merges` rules have cut it."""
    tokens = tokenizer.encode_word(word, merges)
    for at, neighbours in enumerate(pairwise(tokens)):
        if neighbours == pair:
            before = units_in(tokens[:at], tokenizer.settings)
            inside = units_in(neighbours, tokenizer.settings)
            return Place(number, word, before + 1, before + inside)
    return None


def units_in(tokens: Iterable[str], settings: Settings) -> int:
    """How many units tokens are made of, a marker for none."""
    joined = without_markers("".join(tokens))
    return len(joined) if settings.unit is not Unit.GRAPHEMES else len(symbols(joined, _CLUSTERS))


def story_of(
    tokenizer: Tokenizer,
    rule: Rule,
    merges: int,
    found: Candidates,
    at: Numbers,
    seen: Numbers,
    replaced: Numbers,
    left: Numbers | None,
) -> PairStory:
    """The story of a pair that the candidates at the places `at` hold so often."""
    numbers, frequencies = found.numbers[at], found.frequencies[at]
    order = numpy.argsort(numpy.negative(weighed(frequencies, seen)), kind="stable")
    first = None
    if len(at):
        first = place_of(tokenizer, rule, merges, int(numbers[0]), found.words[int(at[0])])
    return PairStory(
        rule,
        merges,
        numbers[order],
        ChosenWords(found.words, at[order]),
        frequencies[order],
        seen[order],
        replaced[order],
        added_up(frequencies, seen),
        added_up(frequencies, replaced),
        first,
        None if left is None else added_up(frequencies, left),
    )


def weighed(frequencies: Numbers, times: Numbers) -> Numbers | NDArray[numpy.object_]:
    """Frequency × times for each word; numbers of Python's where 64 bits might not hold them."""
    if float(frequencies.astype(float) @ times.astype(float)) < _EXACT:
        return frequencies * times
    products: NDArray[numpy.object_] = frequencies.astype(object) * times.astype(object)
    return products


def added_up(frequencies: Numbers, times: Numbers) -> int:
    """The sum of frequency × times, exactly."""
    return int(weighed(frequencies, times).sum())


def as_numbers(found: Sequence[int]) -> Numbers:
    """Whole numbers as an array."""
    return numpy.asarray(found, numpy.int64)


def _holding(
    rows: list[tuple[str, int]], needle: str, settings: Settings, start: int
) -> Iterator[tuple[int, tuple[str, int]]]:
    numbered = enumerate(rows, start)
    if settings.unit is not Unit.BYTES:
        return ((number, row) for number, row in numbered if needle in row[0])
    data = bytes_of(needle, settings.unit)
    return ((number, row) for number, row in numbered if data in row[0].encode())
