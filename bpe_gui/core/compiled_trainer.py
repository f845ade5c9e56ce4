"""The trainer for corpora of any size: the rules of the readable one, learned by kernels over flat arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import attrgetter
from time import perf_counter

import numpy

from bpe_gui.core.flat_arrays import starting_arrays, with_room, with_room_to_queue
from bpe_gui.core.kernels import merging, queue, ranking, table, unmerging
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.standing import Standing
from bpe_gui.core.symbol_names import SymbolNames
from bpe_gui.core.trainer import RankedPairs, Round, Rule, Stop, Trainer
from bpe_gui.core.trainer_arrays import (
    BEHIND,
    BELOW_MINIMUM,
    BORDER,
    GOING,
    LIVE,
    MERGES,
    MORE_ROOM,
    NO_PAIR,
    PAIRS,
    TOKENS,
    Int32s,
    Int64s,
)
from bpe_gui.core.word_counts import Tick, WordCounts, no_tick

_rule_of = attrgetter("rule")
_STOPS = {NO_PAIR: Stop.NO_PAIR, BELOW_MINIMUM: Stop.MIN_COUNT}
_WORDS_AT_ONCE = 2048
_FEWEST_AHEAD, _MOST_AHEAD = 64, 4096


class CompiledTrainer(Trainer):
    """A trainer of flat arrays, which `bpe_gui/core/trainer_arrays.py` explains with the memory they take.

    Taking a merge back, and moving to any number of merges, needs nothing besides them. The sum over all
    words of frequency × symbols must stay below 2⁶³ (`bpe_gui/core/engines.py` sees to it).

    >>> trainer = CompiledTrainer(WordCounts({"bajo": 3}), Settings())
    >>> [(*found.rule, found.count) for found in trainer.learn_slice(2)]
    [('b', 'a', 3), ('ba', 'j', 3)]
    """

    def __init__(self, counts: WordCounts | PackedWords, settings: Settings, tick: Tick = no_tick) -> None:
        words = pack(counts)
        self._frequencies = words.counts
        self._arrays, self._alphabet, names = starting_arrays(words, settings, tick)
        self._names = SymbolNames(names)
        self._places = 20_000
        """How many places a kernel looks at in a slice."""
        self._ahead = _FEWEST_AHEAD
        """How many rules are made ready for a slice, twice as many as the one before could follow."""

    @property
    def alphabet(self) -> tuple[str, ...]:
        return self._alphabet

    @property
    def merges(self) -> int:
        return int(self._arrays.numbers[MERGES])

    @property
    def tokens(self) -> int:
        return int(self._arrays.numbers[TOKENS])

    @property
    def stopped(self) -> Stop | None:
        return _STOPS.get(self._choose())

    def best(self) -> Round | None:
        pair = self._choose()
        if pair < 0:
            return None
        return Round(self._rule(pair), self._count(pair), queue.count_ties(self._arrays), self.tokens)

    def merge(self, pair: Rule | None = None) -> Round | None:
        best = self._choose()
        if best < 0:
            return None
        chosen = best if pair is None else self._find(pair)
        count = self._count(chosen) if chosen >= 0 else 0
        if pair is not None and not count:
            raise Problem(CoreReason.NO_SUCH_PAIR, left=pair.left, right=pair.right)
        arrays = self._arrays
        same = count == self._count(best)
        tied = queue.count_ties(arrays) if same else ranking.count_pairs_with(arrays, count)
        rule = self._rule(chosen)
        self._arrays = with_room(arrays, int(arrays.pairs[4 * chosen + 3]) >> 32)
        merging.merge_pair(self._arrays, chosen)
        self._names.add(self.merges - 1, [rule])
        return Round(rule, count, tied, self.tokens)

    def learn_slice(self, merges: int, seconds: float = 0.025) -> list[Round]:
        """The next rounds, until there are so many merges in all, or about so many seconds have passed.

        Empty when the trainer has stopped or has that many merges.
        """
        before, begun = self.merges, perf_counter()
        while (answer := merging.learn(self._arrays, merges, self._places)) == MORE_ROOM:
            self._make_room(self._choose())
            if self.merges > before and perf_counter() - begun > seconds:
                break
        self._adapt(answer == GOING and self.merges < merges, seconds / max(1e-6, perf_counter() - begun))
        return self._rounds(before)

    def go_to(self, merges: int, rounds: Sequence[Round], seconds: float = 0.025) -> bool:
        """Moves towards a number of merges for about so many seconds; whether it is there.

        Back by taking merges back, forward along the rounds, the first of which is the first one of all.
        Raises Problem(NO_SUCH_PAIR) when a rule is not a pair of its round; the merges before it stand.
        """
        begun = perf_counter()
        if self.merges > merges:
            unmerging.go_back(self._arrays, merges, self._places)
        elif self.merges < merges:
            before = self.merges
            self._follow(list(map(_rule_of, rounds[before : min(merges, before + self._ahead)])))
            self._ahead = min(max(_FEWEST_AHEAD, 2 * (self.merges - before)), _MOST_AHEAD)
        self._adapt(self.merges != merges, seconds / max(1e-6, perf_counter() - begun))
        return self.merges == merges

    def unmerge(self) -> Rule:
        if not self.merges:
            raise IndexError("there is no merge to take back")
        key = int(self._arrays.rounds[4 * (self.merges - 1)])
        unmerging.unmerge(self._arrays)
        return self._names.rule(key)

    def pairs(self, most: int) -> RankedPairs:
        if self._choose() == NO_PAIR:
            return RankedPairs()
        arrays = self._arrays
        total = int(arrays.numbers[LIVE])
        tied = queue.count_ties(arrays)
        if most <= 0:
            return RankedPairs((), total, tied)
        found = numpy.empty(int(arrays.numbers[PAIRS]), numpy.int32)
        found = found[: ranking.gather(arrays, most, found)]
        counts = arrays.pairs[1::4][found]
        if len(found) > most:  # those seen oftener than the last one shown, and of its equals the first ones
            least = numpy.partition(counts, len(found) - most)[len(found) - most]
            above, equal = found[counts > least], found[counts == least]
            wanted = most - len(above)
            if wanted < len(equal):
                equal = equal[numpy.argpartition(self._first_places(equal), wanted - 1)[:wanted]]
            found = numpy.concatenate((above, equal))
            counts = arrays.pairs[1::4][found]
        order = numpy.lexsort((self._first_places(found), -counts))
        keys = arrays.pairs[0::4][found[order]]
        ranked = zip(map(self._names.rule, keys.tolist()), counts[order].tolist(), strict=True)
        return RankedPairs(tuple(ranked), total, tied)

    def standing(self, pair: Rule) -> Standing | None:
        number = self._find(pair)
        count = self._count(number) if number >= 0 else 0
        if not count:
            return None
        counts = self._arrays.pairs[1 : 4 * int(self._arrays.numbers[PAIRS]) : 4]
        above = int(numpy.count_nonzero(counts > count))
        first = self._first_places(numpy.flatnonzero(counts == count).astype(numpy.int32))
        own = self._first_places(numpy.array([number], numpy.int32))
        return Standing(count, 1 + above + int(numpy.count_nonzero(first < own)))

    def holders(self, symbol: str, most: int) -> tuple[int, int, list[tuple[int, int]]]:
        """How often a token stands in the corpus now, in how many distinct words, and in which mostly.

        Those words are given by their numbers, each with how often it holds the token, the word in which
        most of the tokens stand first.
        """
        if not (number := self._names.number(symbol)):
            return 0, 0, []
        slots = self._arrays.slots[: -2 * BEHIND : 2]
        places = numpy.flatnonzero(slots == number)
        numbers = numpy.searchsorted(numpy.flatnonzero(slots == BORDER), places) - 1
        words, times = numpy.unique(numbers, return_counts=True)
        weights = self._frequencies[words] * times
        best = numpy.argsort(-weights, kind="stable")[:most]
        return (
            int(weights.sum()),
            len(words),
            list(zip(words[best].tolist(), times[best].tolist(), strict=True)),
        )

    def segmentation(self) -> Iterator[tuple[tuple[str, ...], int]]:
        slot, words, none = 1, len(self._frequencies), numpy.empty(0, numpy.int32)
        for start in range(0, words, _WORDS_AT_ONCE):
            slots, lengths, names = self._arrays.slots, self._arrays.lengths, self._names
            frequencies = self._frequencies[start : start + _WORDS_AT_ONCE].tolist()
            ends = numpy.empty(len(frequencies), numpy.int64)
            ranking.read_words(slots, lengths, slot, none, ends)
            symbols = numpy.empty(int(ends[-1]), numpy.int32)
            slot = ranking.read_words(slots, lengths, slot, symbols, ends)
            tokens = [names[symbol] for symbol in symbols.tolist()]
            begin = 0
            for end, frequency in zip(ends.tolist(), frequencies, strict=True):
                yield tuple(tokens[begin:end]), frequency
                begin = end

    def _first_places(self, found: Int32s) -> Int64s:
        places = numpy.empty(len(found), numpy.int64)
        ranking.first_places(self._arrays, found, places)
        return places

    def _choose(self) -> int:
        """The number of the best pair, or why there is none."""
        while (pair := queue.choose(self._arrays)) == MORE_ROOM:
            self._arrays = with_room_to_queue(self._arrays)
        return pair

    def _make_room(self, pair: int) -> None:
        if pair >= 0:
            self._arrays = with_room(self._arrays, int(self._arrays.pairs[4 * pair + 3]) >> 32)

    def _follow(self, rules: list[Rule]) -> None:
        """Merges the pairs of these rules, as many as a slice has time for."""
        before, names, done = self.merges, self._names, 0
        known = names.same(before, rules)
        if known:  # then their keys stand in the log
            keys = self._arrays.rounds[4 * before : 4 * (before + known) : 4].copy()
        else:
            keys = names.keys(before, rules)
        while (answer := merging.follow(self._arrays, keys[done:], self._places)) == MORE_ROOM:
            done = self.merges - before
            self._make_room(self._find_key(int(keys[done])))
        done = self.merges - before
        if not known:
            names.add(before, rules[:done])
        if answer == NO_PAIR:
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rules[done].left, right=rules[done].right)

    def _adapt(self, is_unfinished: bool, factor: float) -> None:
        """Makes slices as long as they should be, by the time that the last one took."""
        if is_unfinished or factor < 1:
            self._places = int(min(max(1000, self._places * min(4.0, max(0.1, factor))), 10**9))

    def _rounds(self, before: int) -> list[Round]:
        """The rounds learned since there were so many merges; their tokens get names."""
        learned = self._arrays.rounds[4 * before : 4 * self.merges]
        rules = self._names.add_keys(before, learned[::4])
        columns = (learned[1::4].tolist(), learned[2::4].tolist(), learned[3::4].tolist())
        return list(map(tuple.__new__, repeat(Round), zip(rules, *columns, strict=True)))

    def _rule(self, pair: int) -> Rule:
        return self._names.rule(int(self._arrays.pairs[4 * pair]))

    def _count(self, pair: int) -> int:
        return int(self._arrays.pairs[4 * pair + 1])

    def _find(self, rule: Rule) -> int:
        """The number of a pair, or −1."""
        return self._find_key(self._names.key(rule))

    def _find_key(self, key: int) -> int:
        return table.find_or_none(key, self._arrays.pairs, self._arrays.table)
