"""Learning the rules: round by round, the most frequent pair of neighbours becomes one symbol.

P. Gage, "A New Algorithm for Data Compression", C Users Journal 12(2), 1994; for words:
R. Sennrich, B. Haddow, A. Birch, "Neural Machine Translation of Rare Words with Subword Units", ACL 2016.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from heapq import heapify, heappop, heappush, heapreplace, nsmallest
from typing import NamedTuple, Protocol

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.units import BYTES, START_MARKER, symbols
from bpe_gui.core.word_counts import Tick, WordCounts, no_tick


class Rule(NamedTuple):
    """Two neighbouring symbols that are replaced by their joining."""

    left: str
    right: str

    @property
    def token(self) -> str:
        """The symbol that the rule makes."""
        return self.left + self.right


@dataclass(frozen=True, slots=True)
class Round:
    """What one round of learning found: its rule, and the corpus after it.

    `count` is how often the pair was seen, overlapping places included; `tied` is how many pairs
    had that count, the winner included; `tokens` is the corpus's token count after the round.
    """

    rule: Rule
    count: int
    tied: int
    tokens: int


class Stop(StrEnum):
    """Why nothing more can be learned."""

    NO_PAIR = "no-pair"
    MIN_COUNT = "min-count"


@dataclass(frozen=True, slots=True)
class RankedPairs:
    """The best pairs of a round, best first, of `total` pairs; `tied` of them share the highest count."""

    pairs: tuple[tuple[Rule, int], ...] = ()
    total: int = 0
    tied: int = 0


class Trainer(Protocol):
    """What the window and the command line ask of an engine that learns.

    A trainer belongs to one thread at a time.
    """

    @property
    def alphabet(self) -> tuple[str, ...]:
        """The units of the corpus in string order, all 256 of them for bytes, without the start marker."""
        ...

    @property
    def merges(self) -> int:
        """How many rounds stand behind the present segmentation."""
        ...

    @property
    def tokens(self) -> int:
        """The corpus's tokens now: the sum over words of frequency × symbols."""
        ...

    @property
    def stopped(self) -> Stop | None:
        """Why the next round would learn nothing, or None."""
        ...

    def best(self) -> Round | None:
        """What the next round would learn (`tokens` is the count before it), or None when stopped."""
        ...

    def merge(self, pair: Rule | None = None) -> Round | None:
        """One round, of the best pair or of a pair chosen; None when stopped."""
        ...

    def unmerge(self) -> Rule:
        """Takes back the last merge, exactly; IndexError when there is none."""
        ...

    def pairs(self, most: int) -> RankedPairs:
        """The round's pairs, highest count first, equals in the order in which they are first seen."""
        ...

    def segmentation(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Each distinct word as it is cut now, with its frequency, first seen first."""
        ...


def learn(trainer: Trainer, merges: int) -> Iterator[Round]:
    """Rounds, one at a time, until the trainer has `merges` of them or stops by itself.

    The caller may stop asking at any time: between two rounds nothing is half done.
    """
    while trainer.merges < merges and (found := trainer.merge()):
        yield found


class ReadableTrainer:
    """The trainer for corpora up to about a million symbols: starts at once, touches only words that change.

    `_queue` holds (−count, first place, pair), never worse than the truth: between pushes counts
    only fall and first places only move right, so the head is corrected when it is looked at.
    A place is where a symbol starts in the corpus's distinct words laid end to end; merging other
    symbols does not move it.

    >>> trainer = ReadableTrainer(WordCounts({"bajo": 3}), Settings())
    >>> [(*found.rule, found.count) for found in learn(trainer, 2)]
    [('b', 'a', 3), ('ba', 'j', 3)]
    """

    def __init__(self, counts: WordCounts, settings: Settings, tick: Tick = no_tick) -> None:
        self._minimum = settings.minimum_count
        self._words: list[list[str]] = []
        self._frequencies: list[int] = list(counts.counts.values())
        self._starts: list[int] = []
        self._counts: dict[Rule, int] = {}
        self._where: dict[Rule, dict[int, int]] = {}
        self._pairs_with: Counter[int] = Counter()
        self._queue: list[tuple[int, int, Rule]] = []
        self._rules: list[Rule] = []
        self._touched: list[array[int]] = []
        self._tokens = 0
        self._fill(counts, settings, tick)
        units = dict.fromkeys(symbol for word in self._words for symbol in word)
        units.pop(START_MARKER, None)
        self._alphabet = BYTES if settings.unit is Unit.BYTES else ()
        self._alphabet = tuple(sorted({*units, *self._alphabet}))

    @property
    def alphabet(self) -> tuple[str, ...]:
        return self._alphabet

    @property
    def merges(self) -> int:
        return len(self._rules)

    @property
    def tokens(self) -> int:
        return self._tokens

    @property
    def stopped(self) -> Stop | None:
        if not self._counts:
            return Stop.NO_PAIR
        self._correct_head()
        return Stop.MIN_COUNT if -self._queue[0][0] < self._minimum else None

    def best(self) -> Round | None:
        if self.stopped:
            return None
        negative, _, pair = self._queue[0]
        return Round(pair, -negative, self._pairs_with[-negative], self._tokens)

    def merge(self, pair: Rule | None = None) -> Round | None:
        """One round, of the best pair or of a pair chosen; None when stopped.

        Raises Problem(NO_SUCH_PAIR) when the chosen pair is not one of this round.
        """
        if pair is None:
            best = self.best()
            if best is None:
                return None
            pair = best.rule
        count = self._counts.get(pair)
        if count is None:
            raise Problem(CoreReason.NO_SUCH_PAIR, left=pair[0], right=pair[1])
        tied = self._pairs_with[count]
        touched = array("L", sorted(self._where[pair]))
        self._rewrite(touched, lambda word: merge_pair(word, pair))
        self._rules.append(pair)
        self._touched.append(touched)
        return Round(pair, count, tied, self._tokens)

    def unmerge(self) -> Rule:
        pair = self._rules.pop()
        self._rewrite(self._touched.pop(), lambda word: split_token(word, pair))
        return pair

    def pairs(self, most: int) -> RankedPairs:
        if not self._counts:
            return RankedPairs()
        total = len(self._counts)
        highest = max(self._counts.values())
        least = nsmallest(most, self._counts.values(), key=lambda count: -count)[-1] if total > most else 0
        candidates = [
            (-count, self._first(pair), pair) for pair, count in self._counts.items() if count >= least
        ]
        candidates.sort()
        ranked = tuple((pair, -negative) for negative, _, pair in candidates[:most])
        return RankedPairs(ranked, total, self._pairs_with[highest])

    def segmentation(self) -> Iterator[tuple[tuple[str, ...], int]]:
        for word, frequency in zip(self._words, self._frequencies, strict=True):
            yield tuple(word), frequency

    def _fill(self, counts: WordCounts, settings: Settings, tick: Tick) -> None:
        start, distinct = 0, max(1, counts.distinct_words)
        for number, (word, frequency) in enumerate(counts.counts.items()):
            units = list(symbols(word, settings))
            self._words.append(units)
            self._starts.append(start)
            start += sum(map(len, units))
            self._tokens += frequency * len(units)
            for pair, times in Counter(map(Rule, units, units[1:])).items():
                self._counts[pair] = self._counts.get(pair, 0) + times * frequency
                self._where.setdefault(pair, {})[number] = times
            if not number % 256:
                tick(number / distinct)
        self._pairs_with.update(self._counts.values())
        self._queue = [(-count, self._first(pair), pair) for pair, count in self._counts.items()]
        heapify(self._queue)

    def _rewrite(self, touched: array[int], change: WordChange) -> None:
        """Changes the touched words and everything that is counted in them."""
        gains: Counter[Rule] = Counter()
        for number in touched:
            before = self._words[number]
            after = change(before)
            self._words[number] = after
            frequency = self._frequencies[number]
            self._tokens += frequency * (len(after) - len(before))
            difference = Counter(map(Rule, after, after[1:]))
            difference.subtract(map(Rule, before, before[1:]))
            for pair, times in difference.items():
                if times:
                    gains[pair] += times * frequency
                    self._count_in_word(pair, number, times)
        for pair, gain in gains.items():
            self._count_pair(pair, gain)
        if len(self._queue) > 4 * len(self._counts) + 1024:  # going back and forth leaves doubles behind
            self._queue = [(-count, self._first(pair), pair) for pair, count in self._counts.items()]
            heapify(self._queue)

    def _count_in_word(self, pair: Rule, number: int, times: int) -> None:
        places = self._where.setdefault(pair, {})
        left = places.get(number, 0) + times
        if left:
            places[number] = left
        else:
            del places[number]
            if not places:
                del self._where[pair]

    def _count_pair(self, pair: Rule, gain: int) -> None:
        before = self._counts.get(pair, 0)
        after = before + gain
        if before:
            self._pairs_with[before] -= 1
        if after:
            self._counts[pair] = after
            self._pairs_with[after] += 1
        else:
            del self._counts[pair]
        if gain > 0:
            heappush(self._queue, (-after, self._first(pair), pair))

    def _correct_head(self) -> None:
        """Makes the head of the queue the best pair of this round; there must be a pair."""
        while True:
            negative, first, pair = self._queue[0]
            count = self._counts.get(pair, 0)
            if not count:
                heappop(self._queue)
            elif (true := (-count, self._first(pair))) != (negative, first):
                heapreplace(self._queue, (*true, pair))
            else:
                return

    def _first(self, pair: Rule) -> int:
        """The first place of a pair that is there."""
        number = min(self._where[pair])
        word = self._words[number]
        place = self._starts[number]
        for left, right in zip(word, word[1:], strict=False):
            if left == pair.left and right == pair.right:
                return place
            place += len(left)
        raise AssertionError(f"{pair} is counted in a word that lacks it")


class WordChange(Protocol):
    """A word cut one way becomes the word cut another way."""

    def __call__(self, word: list[str]) -> list[str]: ...


def merge_pair(word: list[str], pair: Rule) -> list[str]:
    """The word with each occurrence of the pair joined, from left to right, without overlap.

    >>> merge_pair(["a", "a", "a"], Rule("a", "a"))
    ['aa', 'a']
    """
    merged: list[str] = []
    place, last = 0, len(word) - 1
    while place <= last:
        if place < last and word[place] == pair.left and word[place + 1] == pair.right:
            merged.append(pair.left + pair.right)
            place += 2
        else:
            merged.append(word[place])
            place += 1
    return merged


def split_token(word: list[str], pair: Rule) -> list[str]:
    """The word with each token that the pair made cut in two again: the inverse of `merge_pair`.

    A learned token has one pair of parts only, so nothing else is cut.
    """
    token = pair.token
    cut: list[str] = []
    for symbol in word:
        if symbol == token:
            cut += pair
        else:
            cut.append(symbol)
    return cut
