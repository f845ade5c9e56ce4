"""The queue of the most frequent pairs: a heap that is put right when its head is looked at.

Only pairs seen at least half as often as the best one are in it. When none of them is left it is made
anew, some twenty times in all; so it stays a few ten thousand pairs long where there are millions.
"""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.trainer_arrays import (
    BELOW_MINIMUM,
    LEAST,
    LEVEL,
    LIVE,
    MINIMUM,
    MORE_ROOM,
    NO_PAIR,
    PAIRS,
    QUEUED,
    TIED,
    Int64s,
    TrainerArrays,
)

_LOW = 0xFFFFFFFF


@kernel
def first_place(arrays: TrainerArrays, pair: int) -> int:
    """The first place of a pair that has one; what lies before it is not looked at again."""
    pairs, slots, occurrences = arrays.pairs, arrays.slots, arrays.occurrences
    key = int(pairs[4 * pair])
    left, right = key >> 32, key & _LOW
    shift = arrays.lengths[left]
    begin = int(pairs[4 * pair + 2])
    at = begin + (int(pairs[4 * pair + 3]) & _LOW)
    place = int(occurrences[at])
    while slots[2 * place] != left or slots[2 * (place + shift)] != right:
        at += 1
        place = int(occurrences[at])
    pairs[4 * pair + 3] = (pairs[4 * pair + 3] & ~_LOW) | (at - begin)
    return place


@kernel
def replace_head(queue: Int64s, size: int, negative: int, second: int) -> None:
    """Puts an entry in the place of the head of a heap of this size."""
    at = 0
    child = 1
    while child < size:
        other = child + 1
        if other < size and (
            queue[2 * other] < queue[2 * child]
            or (queue[2 * other] == queue[2 * child] and queue[2 * other + 1] < queue[2 * child + 1])
        ):
            child = other
        if negative < queue[2 * child] or (negative == queue[2 * child] and second < queue[2 * child + 1]):
            break
        queue[2 * at], queue[2 * at + 1] = queue[2 * child], queue[2 * child + 1]
        at = child
        child = 2 * at + 1
    queue[2 * at], queue[2 * at + 1] = negative, second


@kernel
def push(queue: Int64s, size: int, negative: int, second: int) -> None:
    """Adds an entry to a heap of this size."""
    at = size
    while at:
        parent = (at - 1) >> 1
        if queue[2 * parent] < negative or (queue[2 * parent] == negative and queue[2 * parent + 1] < second):
            break
        queue[2 * at], queue[2 * at + 1] = queue[2 * parent], queue[2 * parent + 1]
        at = parent
    queue[2 * at], queue[2 * at + 1] = negative, second


@kernel
def queue_anew(arrays: TrainerArrays) -> int:
    """Fills the queue with the most frequent of the live pairs; MORE_ROOM when it is too short."""
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    occurrences = arrays.occurrences
    best = 0
    for pair in range(numbers[PAIRS]):
        best = max(best, int(pairs[4 * pair + 1]))
    least = max(1, best >> 1)
    size = 0
    for pair in range(numbers[PAIRS]):
        count = int(pairs[4 * pair + 1])
        if count >= least:
            if 2 * size + 2 > len(queue):
                return MORE_ROOM
            first = int(occurrences[pairs[4 * pair + 2] + (pairs[4 * pair + 3] & _LOW)])
            push(queue, size, -count, first << 32 | pair)
            size += 1
    numbers[QUEUED] = size
    numbers[LEAST] = least
    return 0


@kernel
def choose(arrays: TrainerArrays) -> int:
    """The number of the best pair, at the head of the queue; or NO_PAIR, BELOW_MINIMUM, MORE_ROOM."""
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    if not numbers[LIVE]:
        return NO_PAIR
    if not numbers[LEAST] and queue_anew(arrays):
        return MORE_ROOM
    while True:
        size = int(numbers[QUEUED])
        if not size:
            if queue_anew(arrays):
                return MORE_ROOM
            continue
        negative, second = int(queue[0]), int(queue[1])
        pair = second & _LOW
        count = int(pairs[4 * pair + 1])
        if count < numbers[LEAST]:
            size -= 1
            numbers[QUEUED] = size
            replace_head(queue, size, queue[2 * size], queue[2 * size + 1])
        elif count != -negative:
            replace_head(queue, size, -count, second)
        else:
            first = first_place(arrays, pair)
            if first == second >> 32:
                return pair if count >= numbers[MINIMUM] else BELOW_MINIMUM
            replace_head(queue, size, negative, first << 32 | pair)


@kernel
def count_ties(arrays: TrainerArrays) -> int:
    """How many pairs are seen as often as the one at the head of the queue, itself included.

    All of them are in the queue, and with it below each other from the head on.
    """
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    size = numbers[QUEUED]
    level = -queue[0]
    tied = int(numbers[TIED])
    if numbers[LEVEL] == level:
        return tied
    # Depth first and without a stack: down while there are such entries, else up to the next brother.
    tied = at = 0
    while True:
        if pairs[4 * (queue[2 * at + 1] & _LOW) + 1] == level:
            tied += 1
        child = 2 * at + 1
        if child < size and queue[2 * child] == -level:
            at = child
        elif child + 1 < size and queue[2 * child + 2] == -level:
            at = child + 1
        else:
            while at and not (at & 1 and at + 1 < size and queue[2 * at + 2] == -level):
                at = (at - 1) >> 1
            if not at:
                break
            at += 1
    numbers[LEVEL], numbers[TIED] = level, tied
    return tied
