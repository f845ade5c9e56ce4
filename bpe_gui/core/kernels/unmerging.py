"""Taking a merge back: the exact inverse, from what merging left behind."""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.table import find, forget
from bpe_gui.core.trainer_arrays import (
    CLASS,
    LEVEL,
    LIVE,
    MERGES,
    PAIRS,
    PLACES,
    SYMBOLS,
    TOKENS,
    TrainerArrays,
)

_LOW = 0xFFFFFFFF


@kernel
def raise_pair(arrays: TrainerArrays, pair: int, weight: int) -> None:
    """Gives places back to a pair; its first one may be any of its list again."""
    pairs = arrays.pairs
    if not pairs[4 * pair + 1]:
        arrays.numbers[LIVE] += 1
    pairs[4 * pair + 1] += weight
    pairs[4 * pair + 3] &= ~_LOW


@kernel
def forget_pairs(arrays: TrainerArrays, made: int) -> None:
    """Takes away the pairs with the newest symbol, which are the last ones, and their lists."""
    pairs, numbers = arrays.pairs, arrays.numbers
    pair = int(numbers[PAIRS]) - 1
    while pair >= 0 and (pairs[4 * pair] >> 32 == made or pairs[4 * pair] & _LOW == made):
        forget(pair, pairs, arrays.table)
        numbers[PLACES] = pairs[4 * pair + 2]
        if pairs[4 * pair + 1]:
            numbers[LIVE] -= 1
        pair -= 1
    numbers[PAIRS] = pair + 1


@kernel
def unmerge(arrays: TrainerArrays) -> int:
    """Splits the newest symbol wherever it stands; how many places were looked at.

    It goes through the places from right to left, so that what is summed up around them is what merging
    summed up. All pairs are to be put in class anew.
    """
    slots, heavy, occurrences = arrays.slots, arrays.heavy, arrays.occurrences
    near, touched, pairs, numbers = arrays.near, arrays.touched, arrays.pairs, arrays.numbers
    at = 4 * (int(numbers[MERGES]) - 1)
    key, count = int(arrays.rounds[at]), int(arrays.rounds[at + 1])
    left, right = key >> 32, key & _LOW
    made = int(numbers[SYMBOLS]) - 1
    size, inner = int(arrays.lengths[made]), int(arrays.lengths[right])
    half = len(touched) >> 1
    shift, last, beyond = 2 * int(arrays.lengths[left]), 2 * size - 2, 2 * size
    forget_pairs(arrays, made)
    pair = find(key, pairs, arrays.table)
    begin = int(pairs[4 * pair + 2])
    lefts = rights = restored = 0
    length = int(pairs[4 * pair + 3]) >> 32
    for at in range(begin + length - 1, begin - 1, -1):
        slot = 2 * int(occurrences[at])
        if slots[slot] != made:
            continue
        weight = int(slots[slot + 1])
        if weight < 0:
            weight = int(heavy[-1 - weight])
        before = int(slots[slot - 2])
        if before < 0:
            before = int(slots[slot - 2 + 2 * before])
        after = int(slots[slot + beyond])
        slots[slot] = left
        slots[slot + last] = 1 - inner
        slots[slot + shift] = right
        restored += weight
        if before:
            if not near[4 * before]:
                touched[lefts] = before
                lefts += 1
            near[4 * before] += weight
        if after:
            if not near[4 * after + 1]:
                touched[half + rights] = after
                rights += 1
            near[4 * after + 1] += weight
    raise_pair(arrays, pair, count)
    for at in range(lefts):
        symbol = int(touched[at])
        if symbol != made:
            raise_pair(arrays, find(symbol << 32 | left, pairs, arrays.table), int(near[4 * symbol]))
        near[4 * symbol] = 0
    for at in range(rights):
        symbol = int(touched[half + at])
        if symbol != left or right != left:
            raise_pair(arrays, find(right << 32 | symbol, pairs, arrays.table), int(near[4 * symbol + 1]))
        near[4 * symbol + 1] = 0
    numbers[TOKENS] += restored
    numbers[SYMBOLS] = made
    numbers[MERGES] -= 1
    numbers[CLASS] = numbers[LEVEL] = 0
    return length


@kernel
def go_back(arrays: TrainerArrays, merges: int, places: int) -> None:
    """Takes merges back until so many are left, or so many places were looked at."""
    numbers = arrays.numbers
    while numbers[MERGES] > merges and places > 0:
        places -= unmerge(arrays) + 64
