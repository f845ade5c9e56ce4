"""Looking at a round without changing it: its best pairs, ties, and the words as they are cut."""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.queue import first_place
from bpe_gui.core.trainer_arrays import BORDER, LEAST, PAIRS, QUEUED, Int32s, Int64s, TrainerArrays

_LOW = 0xFFFFFFFF


@kernel
def count_pairs_with(arrays: TrainerArrays, count: int) -> int:
    """How many pairs are seen so often."""
    pairs = arrays.pairs
    found = 0
    for pair in range(arrays.numbers[PAIRS]):
        if pairs[4 * pair + 1] == count:
            found += 1
    return found


@kernel
def gather(arrays: TrainerArrays, most: int, found: Int32s) -> int:
    """Pairs that hold the best ones: those of the queue, or all live ones where it holds too few."""
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    number = 0
    if numbers[LEAST]:
        for at in range(numbers[QUEUED]):
            pair = int(queue[2 * at + 1]) & _LOW
            if pairs[4 * pair + 1] >= numbers[LEAST]:
                found[number] = pair
                number += 1
    if number < most:
        number = 0
        for pair in range(numbers[PAIRS]):
            if pairs[4 * pair + 1]:
                found[number] = pair
                number += 1
    return number


@kernel
def first_places(arrays: TrainerArrays, found: Int32s, places: Int64s) -> None:
    """The first place of each of these pairs."""
    for at in range(len(found)):
        places[at] = first_place(arrays, int(found[at]))


@kernel
def read_words(slots: Int32s, lengths: Int32s, slot: int, symbols: Int32s, ends: Int64s) -> int:
    """The symbols of the words from a slot on, and where each one ends among them; the slot behind them.

    Symbols that do not fit are counted only.
    """
    made = 0
    for word in range(len(ends)):
        while slots[2 * slot] != BORDER:
            symbol = slots[2 * slot]
            if made < len(symbols):
                symbols[made] = symbol
            made += 1
            slot += lengths[symbol]
        slot += 1
        ends[word] = made
    return slot
