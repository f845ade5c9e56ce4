"""Merging a pair: its places replaced, and the counts and lists of what stands around put right."""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.queue import choose, class_of, count_ties, push, put_in_class
from bpe_gui.core.kernels.table import enter, enter_all, find, find_or_none, home
from bpe_gui.core.trainer_arrays import (
    BEHIND,
    BLOCK,
    CLASS,
    FETCHED,
    GOING,
    LEVEL,
    LIVE,
    MERGES,
    MORE_ROOM,
    NO_PAIR,
    PAIRS,
    PLACES,
    QUEUED,
    SYMBOLS,
    TIED,
    TOKENS,
    Int64s,
    TrainerArrays,
)

_LOW = 0xFFFFFFFF


@kernel
def has_room(arrays: TrainerArrays, pair: int) -> bool:
    """Whether all that merging this pair can make fits into the arrays."""
    numbers = arrays.numbers
    made = 2 * min(int(arrays.pairs[4 * pair + 3]) >> 32, int(numbers[SYMBOLS])) + 2
    return bool(
        4 * (numbers[PAIRS] + made) <= len(arrays.pairs)
        and 2 * (numbers[QUEUED] + made) <= len(arrays.queue)
        and numbers[SYMBOLS] < len(arrays.lengths)
        and 4 * numbers[MERGES] < len(arrays.rounds)
    )


@kernel
def lower(arrays: TrainerArrays, pair: int, weight: int) -> None:
    """Takes places of this weight from a pair."""
    pairs, numbers = arrays.pairs, arrays.numbers
    count = pairs[4 * pair + 1]
    pairs[4 * pair + 1] = count - weight
    if count == numbers[LEVEL]:
        numbers[TIED] -= 1
    if count == weight:
        numbers[LIVE] -= 1


@kernel
def begin_pair(arrays: TrainerArrays, key: int, count: int, length: int) -> int:
    """Enters a new pair; where its list of places begins."""
    pairs, numbers = arrays.pairs, arrays.numbers
    pair, begin = int(numbers[PAIRS]), int(numbers[PLACES])
    pairs[4 * pair], pairs[4 * pair + 1] = key, count
    pairs[4 * pair + 2], pairs[4 * pair + 3] = begin, length << 32
    enter(key, pair, arrays.table)
    numbers[PAIRS] = pair + 1
    numbers[PLACES] = begin + length
    numbers[LIVE] += 1
    if count == numbers[LEVEL]:
        numbers[TIED] += 1
    return begin


@kernel
def merge_pair(arrays: TrainerArrays, pair: int) -> None:
    """Makes a new symbol of a pair, everywhere, from left to right and without overlap.

    What stands around is summed up for each symbol first, so that the table of pairs is asked once for
    each of them. A right part that is replaced next is the left part of the pair here, and when its turn
    comes the new symbol is what stands left: the two sums together are the truth.
    """
    slots, heavy, lengths, occurrences = arrays.slots, arrays.heavy, arrays.lengths, arrays.occurrences
    near, touched, merged = arrays.near, arrays.touched, arrays.merged
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    key, seen = int(pairs[4 * pair]), int(pairs[4 * pair + 1])
    left, right = key >> 32, key & _LOW
    made = int(numbers[SYMBOLS])
    size = int(lengths[left] + lengths[right])
    lengths[made] = size
    half = len(touched) >> 1
    shift, last, beyond = 2 * int(lengths[left]), 2 * size - 2, 2 * size
    reach = min(beyond, 2 * BEHIND)
    begin = int(pairs[4 * pair + 2])
    lefts = rights = number = replaced = 0
    end = begin + (int(pairs[4 * pair + 3]) >> 32)
    ahead = begin
    fetched = 0
    for at in range(begin, end):
        if at == ahead:  # so many reads at once do not wait for each other
            ahead = min(end, at + BLOCK)
            for other in range(at, ahead):
                slot = 2 * int(occurrences[other])
                fetched ^= slots[slot - 2] ^ slots[slot + reach]
        place = int(occurrences[at])
        slot = 2 * place
        if slots[slot] != left or slots[slot + shift] != right:
            continue
        weight = int(slots[slot + 1])
        if weight < 0:
            weight = int(heavy[-1 - weight])
        before = int(slots[slot - 2])
        if before < 0:
            before = int(slots[slot - 2 + 2 * before])
        after = int(slots[slot + beyond])
        slots[slot] = made
        slots[slot + shift] = -1
        slots[slot + last] = 1 - size
        merged[number], merged[number + 1], merged[number + 2] = place, before, after
        number += 3
        replaced += weight
        if before:
            if not near[4 * before + 2]:
                touched[lefts] = before
                lefts += 1
            near[4 * before] += weight
            near[4 * before + 2] += 1
        if after:
            if not near[4 * after + 3]:
                touched[half + rights] = after
                rights += 1
            near[4 * after + 1] += weight
            near[4 * after + 3] += 1

    lower(arrays, pair, seen)
    again = int(near[4 * made])  # the weight of the places where a right part was replaced next
    before_pairs = int(numbers[PAIRS])
    table = arrays.table
    mask = len(table) - 1
    for at in range(lefts):  # read ahead, as above
        symbol = int(touched[at])
        fetched ^= table[home(symbol << 32 | left, mask)] ^ table[home(symbol << 32 | made, mask)]
    for at in range(rights):
        symbol = int(touched[half + at])
        fetched ^= table[home(right << 32 | symbol, mask)] ^ table[home(made << 32 | symbol, mask)]
    for at in range(lefts):
        fetched ^= pairs[4 * table[home(int(touched[at]) << 32 | left, mask)] - 3]
    for at in range(rights):
        fetched ^= pairs[4 * table[home(right << 32 | int(touched[half + at]), mask)] - 3]
    for at in range(lefts):
        symbol = int(touched[at])
        weight, length = int(near[4 * symbol]), int(near[4 * symbol + 2])
        near[4 * symbol] = 0
        if symbol != made:
            lower(arrays, find(symbol << 32 | left, pairs, arrays.table), weight)
        near[4 * symbol + 2] = begin_pair(arrays, symbol << 32 | made, weight, length)
    for at in range(rights):
        symbol = int(touched[half + at])
        weight, length = int(near[4 * symbol + 1]), int(near[4 * symbol + 3])
        near[4 * symbol + 1] = 0
        if symbol != left or right != left:
            lower(arrays, find(right << 32 | symbol, pairs, arrays.table), weight)
        if symbol == left:
            weight -= again
        near[4 * symbol + 3] = begin_pair(arrays, made << 32 | symbol, weight, length) if weight else -1

    for at in range(0, number, 3):
        place, before, after = int(merged[at]), int(merged[at + 1]), int(merged[at + 2])
        if before:
            to = int(near[4 * before + 2])
            near[4 * before + 2] = to + 1
            occurrences[to] = place - lengths[before]
        if after:
            to = int(near[4 * after + 3])
            if to >= 0:
                near[4 * after + 3] = to + 1
                occurrences[to] = place
    for at in range(lefts):
        near[4 * touched[at] + 2] = 0
    for at in range(rights):
        near[4 * touched[half + at] + 3] = 0

    numbers[FETCHED] = fetched
    if numbers[CLASS]:
        for new in range(before_pairs, int(numbers[PAIRS])):
            count = int(pairs[4 * new + 1])
            if class_of(count) == numbers[CLASS]:
                first = int(occurrences[pairs[4 * new + 2]])
                push(queue, int(numbers[QUEUED]), -count, first << 32 | new)
                numbers[QUEUED] += 1
            else:
                put_in_class(arrays, new, count)
    at = 4 * numbers[MERGES]
    numbers[TOKENS] -= replaced
    arrays.rounds[at], arrays.rounds[at + 1] = key, seen
    arrays.rounds[at + 3] = numbers[TOKENS]
    numbers[SYMBOLS] = made + 1
    numbers[MERGES] += 1


@kernel
def learn(arrays: TrainerArrays, merges: int, places: int) -> int:
    """Rounds until there are so many merges, or so many places were looked at.

    Answers GOING, MORE_ROOM when an array is short, NO_PAIR or BELOW_MINIMUM.
    """
    numbers = arrays.numbers
    while numbers[MERGES] < merges and places > 0:
        pair = choose(arrays)
        if pair < 0:
            return pair
        if not has_room(arrays, pair):
            return MORE_ROOM
        arrays.rounds[4 * numbers[MERGES] + 2] = count_ties(arrays)
        places -= (int(arrays.pairs[4 * pair + 3]) >> 32) + 64
        merge_pair(arrays, pair)
    return GOING


@kernel
def follow(arrays: TrainerArrays, keys: Int64s, places: int) -> int:
    """Merges these pairs, one after the other, until so many places were looked at.

    Answers GOING, MORE_ROOM, or NO_PAIR when one of them is not a pair of its round.
    """
    pairs, numbers = arrays.pairs, arrays.numbers
    for at in range(len(keys)):
        if places <= 0:
            break
        pair = find_or_none(int(keys[at]), pairs, arrays.table)
        if pair < 0 or not pairs[4 * pair + 1]:
            return NO_PAIR
        if not has_room(arrays, pair):
            return MORE_ROOM
        arrays.rounds[4 * numbers[MERGES] + 2] = 0
        places -= (pairs[4 * pair + 3] >> 32) + 64
        merge_pair(arrays, pair)
    return GOING


def warm_up() -> Iterator[None]:
    """Compiles or loads the kernels of a trainer, some at a time."""
    # Here, because the first one imports this module, and the others are no part of a kernel.
    from bpe_gui.core.compiled_trainer import CompiledTrainer
    from bpe_gui.core.settings import Settings
    from bpe_gui.core.word_counts import WordCounts

    trainer = CompiledTrainer(WordCounts({"abcabd": 2, "abd": 1}), Settings())
    yield
    rounds = trainer.learn_slice(2)
    yield
    for merges in (0, 2):
        trainer.go_to(merges, rounds)
        yield
    trainer.unmerge()
    yield
    trainer.pairs(1)
    yield
    trainer.merge(trainer.pairs(9).pairs[-1][0])
    yield
    list(trainer.segmentation())
    yield
    enter_all(numpy.empty(0, numpy.int64), 0, numpy.zeros(2, numpy.int32))  # a larger corpus needs it
    yield
