"""Looking at a round without changing it: its best pairs, ties, and the words as they are cut."""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.queue import class_of, first_place
from bpe_gui.core.trainer_arrays import (
    BORDER,
    CLASS,
    CLASSES,
    NEXT,
    PAIRS,
    QUEUED,
    STANDING,
    Int32s,
    Int64s,
    TrainerArrays,
)

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
    """Live pairs that hold the best ones: those of the open class, and of lower ones while they are few.

    A pair is in one list; its count may be of a lower class than the list.
    """
    pairs, queue, row, classes = arrays.pairs, arrays.queue, arrays.row, arrays.classes
    numbers = arrays.numbers
    number = 0
    for at in range(numbers[QUEUED]):
        found[number] = queue[2 * at + 1] & _LOW
        number += 1
    for at in range(numbers[NEXT], numbers[STANDING]):
        found[number] = row[at] & _LOW
        number += 1
    class_, enough, looked_at = int(numbers[CLASS]), 0, 0
    while True:
        while looked_at < number:
            if class_of(int(pairs[4 * found[looked_at] + 1])) == class_:
                enough += 1
            looked_at += 1
        class_ -= 1
        if enough >= most or not class_:
            break
        pair = int(classes[class_]) - 1
        while pair >= 0:
            found[number] = pair
            number += 1
            pair = int(classes[2 * CLASSES + pair]) - 1
    live = 0
    for at in range(number):
        found[live] = found[at]
        if pairs[4 * found[at] + 1]:
            live += 1
    return live


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
