"""Learning the rules: round by round, the most frequent pair of neighbours becomes one symbol.

P. Gage, "A New Algorithm for Data Compression", C Users Journal 12(2), 1994; for words:
R. Sennrich, B. Haddow, A. Birch, "Neural Machine Translation of Rare Words with Subword Units", ACL 2016.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import heapify, heappop, heappush, heapreplace
from itertools import pairwise
from typing import NamedTuple, Protocol, runtime_checkable

from bpe_gui.core.memory_limit import room_for_learning
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.standing import Standing
from bpe_gui.core.units import alphabet_of, symbols
from bpe_gui.core.word_counts import Tick, WordCounts, no_tick

# Measured: 280 bytes for a word of 4 letters, 480 to 510 of 9, 1,220 to 1,460 of 30.
_WORD_BYTES, _LETTER_BYTES = 200, 50


class Rule(NamedTuple):
    """Two neighbouring symbols that are replaced by their joining."""

    left: str
    right: str

    @property
    def token(self) -> str:
        """The symbol that the rule makes."""
        return self.left + self.right


class Round(NamedTuple):
    """What one round of learning found: its rule, and the corpus after it.

    `count` is how often the pair was seen, overlapping places included; `tied` is how many pairs
    had that count, the winner included; `tokens` is the corpus's token count after the round.
    A tuple, because making 32,000 of them takes a quarter of the time that frozen dataclasses take.
    """

    rule: Rule
    count: int  # type: ignore[assignment]  # a tuple's own `count` is not needed
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


Pair = tuple[str, str]


class Trainer(Protocol):
    """What the window and the command line ask of an engine that learns.

    A trainer belongs to one thread at a time.
    """

    @property
    def alphabet(self) -> tuple[str, ...]:
        """The units of the corpus in string order, all of them for bytes, without the start marker."""
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
        """One round, of the best pair or of a pair chosen; None when stopped.

        A pair may be chosen below the minimum count as long as the best one reaches it.
        Raises Problem(NO_SUCH_PAIR) when the chosen pair is not one of this round.
        """
        ...

    def unmerge(self) -> Rule:
        """Takes back the last merge, exactly; IndexError when there is none."""
        ...

    def pairs(self, most: int) -> RankedPairs:
        """The round's pairs, highest count first, equals in the order in which they are first seen."""
        ...

    def standing(self, pair: Rule) -> Standing | None:
        """The place of a pair among all of this round, or None when it is none of them."""
        ...

    def segmentation(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Each distinct word as it is cut now, with its frequency, first seen first."""
        ...


@runtime_checkable
class Sliced(Protocol):
    """A trainer that learns, or follows, many rounds at once, for about so many seconds."""

    def learn_slice(self, merges: int, seconds: float) -> list[Round]:
        """The next rounds, up to `merges` in all; none when it has them or stops."""
        ...

    def go_to(self, merges: int, rounds: Sequence[Round], seconds: float) -> bool:
        """Moves towards a number of merges, forward along all rounds from the first; whether it is there."""
        ...


def learn_some(trainer: Trainer, merges: int, seconds: float) -> list[Round]:
    """The next rounds, up to `merges` in all: one, or as many as take about so long; none at the end."""
    if trainer.merges >= merges:
        return []
    if isinstance(trainer, Sliced):
        return trainer.learn_slice(merges, seconds)
    return [found] if (found := trainer.merge()) else []


def learn(trainer: Trainer, merges: int) -> Iterator[Round]:
    """Rounds, one at a time, until the trainer has `merges` of them or stops by itself.

    The caller may stop asking at any time: between two rounds nothing is half done.
    """
    while trainer.merges < merges and (found := trainer.merge()):
        yield found


class ReadableTrainer:
    """The trainer for corpora up to about a million symbols: starts at once, touches only words that change.

    A place is where a symbol starts in the corpus's distinct words laid end to end; merging other
    symbols does not move it. `_where` says for each pair how often each word, by number, holds it,
    and `_places` where it is first, as far as that was asked for since a word with it was changed.
    `_queue` holds (−count, first place, pair), never worse than the truth, and the head is corrected
    when it is looked at: counts that rise are pushed again, counts that fall and places that move
    right are not. Place 0 in the queue stands for "not looked up yet".

    >>> trainer = ReadableTrainer(WordCounts({"bajo": 3}), Settings())
    >>> [(*found.rule, found.count) for found in learn(trainer, 2)]
    [('b', 'a', 3), ('ba', 'j', 3)]
    """

    def __init__(self, counts: WordCounts, settings: Settings, tick: Tick = no_tick) -> None:
        """Raises Problem(TOO_MANY_SYMBOLS) where it would take more memory than `room_for_learning` has."""
        letters = sum(map(len, counts.counts))
        wanted = _WORD_BYTES * counts.distinct_words + _LETTER_BYTES * letters
        if wanted > (room := room_for_learning(wanted)):
            raise Problem(CoreReason.TOO_MANY_SYMBOLS, most=room * letters // wanted)
        self._minimum = settings.minimum_count
        self._words: list[list[str]] = []
        self._frequencies: list[int] = list(counts.counts.values())
        self._starts: list[int] = []
        self._counts: Counter[Pair] = Counter()
        self._where: defaultdict[Pair, dict[int, int]] = defaultdict(dict)
        self._pairs_with: Counter[int] = Counter()
        self._queue: list[tuple[int, int, Pair]] = []
        self._places: dict[Pair, int] = {}
        self._rules: list[Rule] = []
        self._touched: list[list[int]] = []
        self._tokens = 0
        self._fill(counts, settings, tick)
        self._alphabet = alphabet_of((symbol for word in self._words for symbol in word), settings)

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
        return Round(Rule(*pair), -negative, self._pairs_with[-negative], self._tokens)

    def merge(self, pair: Rule | None = None) -> Round | None:
        best = self.best()
        if best is None:
            return None
        rule = best.rule if pair is None else pair
        count = self._counts.get(rule, 0)
        if not count:
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rule.left, right=rule.right)
        tied = self._pairs_with[count]
        words = sorted(self._where[rule])
        self._rewrite(words, rule, merge_pair)
        self._rules.append(rule)
        self._touched.append(words)
        return Round(rule, count, tied, self._tokens)

    def unmerge(self) -> Rule:
        rule = self._rules.pop()
        self._rewrite(self._touched.pop(), rule, split_token)
        return rule

    def pairs(self, most: int) -> RankedPairs:
        shown, least = 0, 0
        for least in sorted(self._pairs_with, reverse=True):
            shown += self._pairs_with[least]
            if shown >= most:
                break
        ranked = sorted(
            (-count, self._first(pair), pair) for pair, count in self._counts.items() if count >= least
        )
        best = tuple((Rule(*pair), -negative) for negative, _, pair in ranked[:most])
        return RankedPairs(best, len(self._counts), self._pairs_with[max(self._pairs_with, default=0)])

    def standing(self, pair: Rule) -> Standing | None:
        count = self._counts.get(pair, 0)
        if not count:
            return None
        above = sum(pairs for times, pairs in self._pairs_with.items() if times > count)
        first, equals = self._first(pair), (each for each, times in self._counts.items() if times == count)
        return Standing(count, 1 + above + sum(self._first(each) < first for each in equals))

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
            for pair in pairwise(units):
                self._counts[pair] += frequency
                here = self._where[pair]
                here[number] = here.get(number, 0) + 1
            if not number % 256:
                tick(number / distinct)
        self._pairs_with.update(self._counts.values())
        self._queue_all()

    def _rewrite(self, words: list[int], rule: Rule, change: Callable[[list[str], Rule], list[str]]) -> None:
        """Merges the rule's pair, or splits its token, in these words, and puts right what is counted."""
        gains: Counter[Pair] = Counter()
        for number in words:
            before = self._words[number]
            after = self._words[number] = change(before, rule)
            made = len(before) - len(after)  # tokens of the rule; below 0 when they are split
            frequency = self._frequencies[number]
            self._tokens -= frequency * made
            sign = 1 if made > 0 else -1
            for pair, times in pair_changes(after if made > 0 else before, rule):
                gains[pair] += sign * times * frequency
                self._places.pop(pair, None)
                here = self._where[pair]
                here[number] = here.get(number, 0) + sign * times
                if not here[number]:
                    del here[number]
        for pair, gain in gains.items():
            if gain:
                self._count(pair, gain)
        if len(self._queue) > 4 * len(self._counts) + 1024:  # going back and forth leaves doubles behind
            self._queue_all()

    def _count(self, pair: Pair, gain: int) -> None:
        before = self._counts[pair]
        after = before + gain
        if before:
            self._pairs_with[before] -= 1
            if not self._pairs_with[before]:
                del self._pairs_with[before]
        if after:
            self._counts[pair] = after
            self._pairs_with[after] += 1
        else:
            del self._counts[pair], self._where[pair]
        if gain > 0:
            heappush(self._queue, (-after, 0, pair))

    def _queue_all(self) -> None:
        self._queue = [(-count, 0, pair) for pair, count in self._counts.items()]
        heapify(self._queue)

    def _correct_head(self) -> None:
        """Makes the head of the queue the best pair of this round; there must be a pair."""
        while True:
            negative, place, pair = self._queue[0]
            count = self._counts[pair]
            if not count:
                heappop(self._queue)
            elif count != -negative:
                heapreplace(self._queue, (-count, place, pair))
            elif (first := self._first(pair)) != place:
                heapreplace(self._queue, (negative, first, pair))
            else:
                return

    def _first(self, pair: Pair) -> int:
        """The first place of a pair that is there."""
        if (place := self._places.get(pair)) is None:
            number = min(self._where[pair])
            word = self._words[number]
            before = list(pairwise(word)).index(pair)
            place = self._places[pair] = self._starts[number] + sum(map(len, word[:before]))
        return place


def merge_pair(word: Iterable[str], pair: Pair) -> list[str]:
    """The word with each occurrence of the pair joined, from left to right, without overlap.

    >>> merge_pair(["a", "a", "a"], Rule("a", "a"))
    ['aa', 'a']
    """
    left, right = pair
    merged: list[str] = []
    for symbol in word:
        if symbol == right and merged and merged[-1] == left:
            merged[-1] = left + right
        else:
            merged.append(symbol)
    return merged


def pair_changes(word: list[str], rule: Rule) -> Iterator[tuple[Pair, int]]:
    """The pairs that came (1) and went (−1) when the rule made its tokens in this word, which holds them.

    >>> sum(times for pair, times in pair_changes(["x", "aa", "a"], Rule("a", "a")) if pair == ("a", "a"))
    -2
    """
    token = rule.token
    for left, right in pairwise(word):
        if left == token or right == token:
            yield (left, right), 1
            yield (rule.right if left == token else left, rule.left if right == token else right), -1
    for symbol in word:
        if symbol == token:
            yield rule, -1


def split_token(word: Iterable[str], pair: Pair) -> list[str]:
    """The word with each token that the pair made cut in two again: the inverse of `merge_pair`.

    A learned token has one pair of parts only, so nothing else is cut.
    """
    token = pair[0] + pair[1]
    cut: list[str] = []
    for symbol in word:
        if symbol == token:
            cut += pair
        else:
            cut.append(symbol)
    return cut
