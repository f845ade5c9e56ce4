"""The table of pairs: which number a pair of symbols has; and the pairs of a corpus, counted and listed."""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.trainer_arrays import (
    LIVE,
    PAIRS,
    PLACES,
    Int32s,
    Int64s,
    TrainerArrays,
)

_GOLDEN = -7046029254386353131
"""2⁶⁴ divided by the golden ratio, odd, as a signed number: Knuth, volume 3, section 6.4."""


@kernel
def home(key: int, mask: int) -> int:
    """Where a pair is looked for first."""
    mixed = key * _GOLDEN
    return (mixed >> 32 ^ mixed >> 15) & mask


@kernel
def find(key: int, pairs: Int64s, table: Int32s) -> int:
    """The number of a pair that is in the table."""
    mask = len(table) - 1
    at = home(key, mask)
    while pairs[4 * (table[at] - 1)] != key:
        at = (at + 1) & mask
    pair: int = table[at] - 1
    return pair


@kernel
def find_or_none(key: int, pairs: Int64s, table: Int32s) -> int:
    """The number of a pair, or −1."""
    mask = len(table) - 1
    at = home(key, mask)
    while table[at] and pairs[4 * (table[at] - 1)] != key:
        at = (at + 1) & mask
    pair: int = table[at] - 1
    return pair


@kernel
def enter(key: int, pair: int, table: Int32s) -> None:
    """Puts a pair that is not there into the table."""
    mask = len(table) - 1
    at = home(key, mask)
    while table[at]:
        at = (at + 1) & mask
    table[at] = pair + 1


@kernel
def forget(pair: int, pairs: Int64s, table: Int32s) -> None:
    """Takes the pair that was entered last out of the table; so nothing was pushed on by it."""
    mask = len(table) - 1
    at = home(int(pairs[4 * pair]), mask)
    while table[at] != pair + 1:
        at = (at + 1) & mask
    table[at] = 0


@kernel
def enter_all(pairs: Int64s, number: int, table: Int32s) -> None:
    """Puts the first pairs into an empty table, in their order."""
    for pair in range(number):
        enter(int(pairs[4 * pair]), pair, table)


@kernel
def find_pairs(arrays: TrainerArrays, numbered: Int32s, slot: int, last: int) -> int:
    """Counts the pairs that begin in the slots up to `last`, and notes their numbers, or −1 for none.

    Gives the slot to go on from: before the last one when room for pairs is short.
    """
    slots, heavy, pairs, table = arrays.slots, arrays.heavy, arrays.pairs, arrays.table
    mask = len(table) - 1
    number = int(arrays.numbers[PAIRS])
    room = len(pairs) >> 2
    while slot < last and number < room:
        left, right = int(slots[2 * slot]), int(slots[2 * slot + 2])
        if not left or not right:
            numbered[slot] = -1
            slot += 1
            continue
        weight = int(slots[2 * slot + 1])
        if weight < 0:
            weight = int(heavy[-1 - weight])
        key = left << 32 | right
        at = home(key, mask)
        while table[at] and pairs[4 * (table[at] - 1)] != key:
            at = (at + 1) & mask
        if not table[at]:
            pairs[4 * number] = key
            pairs[4 * number + 1] = pairs[4 * number + 3] = 0
            number += 1
            table[at] = number
        pair = table[at] - 1
        pairs[4 * pair + 1] += weight
        pairs[4 * pair + 3] += 1
        numbered[slot] = pair
        slot += 1
    arrays.numbers[PAIRS] = arrays.numbers[LIVE] = number
    return slot


@kernel
def list_places(arrays: TrainerArrays, numbered: Int32s) -> int:
    """Writes the lists of places of the pairs found; the length of the longest one."""
    pairs, occurrences, number = arrays.pairs, arrays.occurrences, arrays.numbers[PAIRS]
    begin = longest = 0
    for pair in range(number):
        length = pairs[4 * pair + 3]
        longest = max(longest, length)
        pairs[4 * pair + 2] = pairs[4 * pair + 3] = begin
        begin += length
    for slot in range(len(numbered)):
        if numbered[slot] >= 0:
            at = 4 * numbered[slot] + 3
            occurrences[pairs[at]] = slot
            pairs[at] += 1
    for pair in range(number):
        pairs[4 * pair + 3] = (pairs[4 * pair + 3] - pairs[4 * pair + 2]) << 32
    arrays.numbers[PLACES] = begin
    return longest
