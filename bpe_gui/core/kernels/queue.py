"""The most frequent pairs: in class by their counts, in order only when the turn of their class comes.

A class is one small count, or all counts of one bit length. Where all counts are equal pairs stand in a row
by their first places, so that most of them cost one look; those that came or moved since are in a queue, a
heap that is put right when its head is looked at.
"""

from __future__ import annotations

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.trainer_arrays import (
    BELOW_MINIMUM,
    CLASS,
    CLASSES,
    DIGIT,
    DIGITS,
    EXACT,
    FEW,
    LEVEL,
    LIVE,
    MINIMUM,
    MORE_ROOM,
    NEXT,
    NO_PAIR,
    PAIRS,
    QUEUED,
    STANDING,
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
def class_of(count: int) -> int:
    """The class of a count, 0 for none."""
    if count < EXACT:
        return count
    found = EXACT
    while count >= 2 * EXACT:
        count >>= 1
        found += 1
    return found


@kernel
def put_in_class(arrays: TrainerArrays, pair: int, count: int) -> None:
    """Puts a pair into the list of its class."""
    classes = arrays.classes
    found = class_of(count)
    classes[2 * CLASSES + pair] = classes[found]
    classes[found] = pair + 1
    classes[CLASSES + found] += 1


@kernel
def put_all_in_class(arrays: TrainerArrays) -> None:
    """Puts all live pairs in class; none are in the queue then."""
    pairs, numbers = arrays.pairs, arrays.numbers
    for place in range(2 * CLASSES):
        arrays.classes[place] = 0
    for pair in range(numbers[PAIRS]):
        if pairs[4 * pair + 1]:
            put_in_class(arrays, pair, int(pairs[4 * pair + 1]))
    numbers[CLASS] = CLASSES - 1
    numbers[QUEUED] = numbers[NEXT] = numbers[STANDING] = 0


@kernel
def open_class(arrays: TrainerArrays) -> bool:
    """Gets the pairs of the next class that has any in order; False when there is no room for them.

    The queue and the row are empty, and there is a live pair.
    """
    pairs, occurrences, classes = arrays.pairs, arrays.occurrences, arrays.classes
    queue, row, numbers = arrays.queue, arrays.row, arrays.numbers
    found = int(numbers[CLASS])
    while not classes[found]:
        found -= 1
    numbers[CLASS] = found
    listed = int(classes[CLASSES + found])
    into_row = found < EXACT and listed > FEW
    if 2 * listed > (len(row) - DIGITS if into_row else len(queue)):
        return False
    pair = int(classes[found]) - 1
    classes[found] = classes[CLASSES + found] = 0
    size = most = 0
    while pair >= 0:
        after = int(classes[2 * CLASSES + pair]) - 1
        count = int(pairs[4 * pair + 1])
        if class_of(count) == found:
            first = int(occurrences[pairs[4 * pair + 2] + (pairs[4 * pair + 3] & _LOW)])
            if into_row:
                row[size] = first << 32 | pair
                most = max(most, first)
            else:
                push(queue, size, -count, first << 32 | pair)
            size += 1
        elif count:
            put_in_class(arrays, pair, count)
        pair = after
    if found < EXACT:
        numbers[LEVEL], numbers[TIED] = found, size
    if into_row:
        numbers[NEXT] = begin = sort_row(row, size, most)
        numbers[STANDING] = begin + size
    else:
        numbers[QUEUED] = size
    return True


@kernel
def sort_row(row: Int64s, size: int, most: int) -> int:
    """Sorts so many entries by their first places, none above `most`; where they begin then.

    Digit by digit, from the lowest one, to and fro between two parts of the row; behind them it is counted
    where entries with each digit go.
    """
    begin, shift, counted = 0, 32, len(row) - DIGITS
    while most:
        for digit in range(DIGITS):
            row[counted + digit] = 0
        for at in range(begin, begin + size):
            row[counted + (row[at] >> shift & (DIGITS - 1))] += 1
        begin = to = size - begin
        for digit in range(DIGITS):
            to, row[counted + digit] = to + row[counted + digit], to
        for at in range(size - begin, 2 * size - begin):
            digit = row[at] >> shift & (DIGITS - 1)
            row[row[counted + digit]] = row[at]
            row[counted + digit] += 1
        shift += DIGIT
        most >>= DIGIT
    return begin


@kernel
def choose(arrays: TrainerArrays) -> int:
    """The number of the best pair; or NO_PAIR, BELOW_MINIMUM, MORE_ROOM."""
    pairs, queue, row, numbers = arrays.pairs, arrays.queue, arrays.row, arrays.numbers
    if not numbers[LIVE]:
        return NO_PAIR
    if not numbers[CLASS]:
        put_all_in_class(arrays)
    while True:
        size, at = int(numbers[QUEUED]), int(numbers[NEXT])
        stands = at < numbers[STANDING]
        if not size and not stands:
            if not open_class(arrays):
                return MORE_ROOM
            continue
        if stands and (not size or row[at] < queue[1]):
            negative, second = -int(numbers[CLASS]), int(row[at])
        else:
            stands = False
            negative, second = int(queue[0]), int(queue[1])
        pair = second & _LOW
        count = int(pairs[4 * pair + 1])
        if count == -negative:
            first = first_place(arrays, pair)
            if first == second >> 32:
                return pair if count >= numbers[MINIMUM] else BELOW_MINIMUM
            second = first << 32 | pair
        if class_of(count) != numbers[CLASS]:
            if count:
                put_in_class(arrays, pair, count)
            if stands:
                numbers[NEXT] = at + 1
            else:
                size -= 1
                numbers[QUEUED] = size
                replace_head(queue, size, queue[2 * size], queue[2 * size + 1])
        elif stands:
            if 2 * size + 2 > len(queue):
                return MORE_ROOM
            numbers[NEXT] = at + 1
            numbers[QUEUED] = size + 1
            push(queue, size, -count, second)
        else:
            replace_head(queue, size, -count, second)


@kernel
def count_ties(arrays: TrainerArrays) -> int:
    """How many pairs are seen as often as the best one, which was chosen, itself included.

    Those of a small count are counted when its class is opened. Of a larger one all are in the queue, and
    there below each other from the head on.
    """
    pairs, queue, numbers = arrays.pairs, arrays.queue, arrays.numbers
    size = numbers[QUEUED]
    level = numbers[CLASS] if numbers[CLASS] < EXACT else -queue[0]
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
