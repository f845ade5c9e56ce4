"""Finding the words of a text in UTF-8, and giving equal words one number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels._layout import LINES as LINES
from bpe_gui.core.kernels._layout import SLACK
from bpe_gui.core.kernels._layout import SPACES as SPACES
from bpe_gui.core.kernels._layout import WHITE_SPACE as WHITE_SPACE
from bpe_gui.core.kernels.gpt_patterns import LINE_END, SPACE, class_at, short_word, word_end
from bpe_gui.core.kernels.word_slots import (
    LONG,
    ODD,
    Bytes,
    Numbers,
    Unsigned,
    below,
    eight_bytes,
    shift_of,
    slot_of,
)

BATCH = 128
"""So many words are found before they are looked up."""
_0, _1, _3, _6, _7 = (numpy.uint64(number) for number in (0, 1, 3, 6, 7))
_LF, _SPACE, _BYTE = (numpy.uint64(number) for number in (0x0A, 0x20, 0xFF))
_ABOVE_BLANK, _HIGH = numpy.uint64(0x2121212121212121), numpy.uint64(0x8080808080808080)
_PLACES = numpy.uint64(0x0001020304050607)
_8, _15, _32, _56 = (numpy.uint64(number) for number in (8, 15, 32, 56))
_ALL = numpy.uint64(0xFFFFFFFFFFFFFFFF)
_ONES = numpy.uint64(0x0101010101010101)

# What `number_words` keeps between two calls.
PLACE = 0  # the next byte to look at
PIECE = 1  # the piece of the text it stands in
CODE_POINTS = 2  # how many of them stand before that byte
SIZE = 3  # how many distinct words there are
FOUND = 4  # how many words this call has found
NEEDED = 5  # one more than the bytes of the word for which there was no room, or 0
STATES = 6


@kernel
def number_words(
    text: Bytes,
    borders: Numbers,
    special: Numbers,
    cutting: int,
    classes: Bytes,
    known: Bytes,
    known_ends: Numbers,
    known_keys: NDArray[numpy.uint64],
    slots: NDArray[numpy.int32],
    starts: Numbers,
    ends: Numbers,
    numbers: NDArray[numpy.int32],
    state: Numbers,
    borders_of: NDArray[numpy.int64],
    keys: NDArray[numpy.uint64],
) -> None:
    """Finds words until the text ends, `numbers` is full, or a new word has no room; `starts` may be empty.

    The text is in pieces that end at `borders`, behind it lie SLACK more bytes; `special` has the number
    of the special token that a piece is, or −1. `known[:known_ends[SIZE − 1]]` are the distinct words,
    `known_keys` what is compared of them, and `slots` an open-addressing table of their numbers plus one:
    small, so that it stays near the processor; the keys of frequent words, seen early, lie together.
    In the last two BATCH words are noted: where each begins and ends; its key and slot.
    """
    place, piece, code_points, size = state[PLACE], state[PIECE], state[CODE_POINTS], state[SIZE]
    shift, mask = shift_of(len(slots)), numpy.uint64(len(slots) - 1)
    found = 0
    state[NEEDED] = 0
    while piece < len(borders) and found < len(numbers):
        end = borders[piece]
        if special[piece] >= 0:
            if len(starts):
                starts[found] = code_points
                code_points += _characters(text, place, end)
                ends[found] = code_points
            numbers[found] = special[piece]
            found += 1
            place = end
            piece += 1
            continue
        # First some words are found, then they are looked up: so the memory serves several at a time.
        most = min(BATCH, len(numbers) - found)
        batch, reached = _find(text, place, end, cutting, classes, shift, most, borders_of, keys)
        for word in range(batch):
            begin, stop = borders_of[word, 0], borders_of[word, 1]
            first, second, slot = keys[word, 0], keys[word, 1], keys[word, 2]
            while True:
                number = slots[slot] - 1
                if number < 0:
                    break
                same_key = known_keys[number, 0] == first and known_keys[number, 1] == second
                if same_key and (second < LONG or _same(text, begin, stop, known, known_ends[number])):
                    break
                slot = (slot + _1) & mask
            if len(starts):
                code_points += _characters(text, place, begin)
            place = begin
            if number < 0:
                kept = int(known_ends[size - 1]) if size else 0
                filled = kept + stop - begin
                if filled + SLACK > len(known) or size == len(known_ends) or 2 * size >= len(slots):
                    state[NEEDED] = stop - begin + 1
                    break
                for copied in range(stop - begin):
                    known[kept + copied] = text[begin + copied]
                known_ends[size] = filled
                known_keys[size, 0], known_keys[size, 1] = first, second
                slots[slot] = size + 1
                number = size
                size += 1
            if len(starts):
                starts[found] = code_points
                if second < LONG:
                    code_points += (
                        stop - begin - _following_bytes(first) - _following_bytes(second & below(_7))
                    )
                else:
                    code_points += _characters(text, begin, stop)
                ends[found] = code_points
            numbers[found] = number
            found += 1
            place = stop
        if state[NEEDED]:
            break
        if reached < 0:
            piece += 1
            reached = end
        if len(starts):
            code_points += _characters(text, place, reached)
        place = reached
    state[PLACE], state[PIECE], state[CODE_POINTS], state[SIZE] = place, piece, code_points, size
    state[FOUND] = found


@kernel
def enter(known_keys: NDArray[numpy.uint64], first: int, size: int, slots: NDArray[numpy.int32]) -> None:
    """Enters the distinct words from number `first` up to `size` into an empty table."""
    shift, mask = shift_of(len(slots)), numpy.uint64(len(slots) - 1)
    for number in range(first, size):
        slot = slot_of(known_keys[number, 0], known_keys[number, 1], shift)
        while slots[slot]:
            slot = (slot + _1) & mask
        slots[slot] = number + 1


@kernel
def _find(
    text: Bytes,
    place: int,
    end: int,
    cutting: int,
    classes: Bytes,
    shift: Unsigned,
    most: int,
    borders: NDArray[numpy.int64],
    keys: NDArray[numpy.uint64],
) -> tuple[int, int]:
    """The next words, at most so many: how many they are, and where to go on, −1 at the end of the piece."""
    for word in range(most):
        # Most words are short and of ASCII: they are found without a branch for each character.
        begin = place + 1 if cutting >= SPACES and text[place] == 0x20 else place
        first = eight_bytes(text, numpy.uint64(begin))
        length = short_word(first, cutting) if cutting < SPACES else _short_word(first, cutting)
        stop = begin + int(numpy.int64(length))
        if length and stop <= end:
            first, second = first & below(length), (length + _1) << _56
        else:
            begin, stop = _next_word(text, place, end, cutting, classes)
            if begin == end and cutting != LINES:
                return word, -1
            first, second = _key(text, numpy.uint64(begin), numpy.uint64(stop - begin))
        borders[word, 0], borders[word, 1] = begin, stop
        keys[word, 0], keys[word, 1], keys[word, 2] = first, second, slot_of(first, second, shift)
        place = stop
        if cutting == LINES:
            if stop == end:
                return word + 1, -1
            # A line begins behind a line end, be it empty.
            place += 2 if text[stop] == 0x0D and stop + 1 < end and text[stop + 1] == 0x0A else 1
    return most, place


@kernel
def _short_word(eight: Unsigned, cutting: int) -> Unsigned:
    """How long the word is that eight bytes begin with, if a space or an LF ends it in them; otherwise 0."""
    # The lowest byte that is a blank, a control or no ASCII gets its highest bit set.
    marks = ((eight - _ABOVE_BLANK) | eight) & _HIGH
    length = (((marks & (_0 - marks)) >> _7) * _PLACES) >> _56
    ending = (eight >> (length << _3)) & _BYTE
    if cutting == LINES:
        return _0
    return length if (ending == _SPACE) | (ending == _LF) else _0


@kernel
def _next_word(text: Bytes, place: int, end: int, cutting: int, classes: Bytes) -> tuple[int, int]:
    """Where the next word begins and ends; both are `end` where there is none."""
    if cutting < SPACES:
        return place, (word_end(text, place, end, cutting, classes) if place < end else end)
    if cutting == WHITE_SPACE:
        while place < end:
            kind, after = class_at(text, place, classes)
            if not kind & (SPACE | LINE_END):
                break
            place = after
        stop = place
        while stop < end:
            kind, after = class_at(text, stop, classes)
            if kind & (SPACE | LINE_END):
                break
            stop = after
        return place, stop
    if cutting == SPACES:
        while place < end and (text[place] == 0x20 or text[place] == 0x0A or text[place] == 0x0D):
            place += 1
    stop = place
    while stop < end and text[stop] != 0x0A and text[stop] != 0x0D:
        if text[stop] == 0x20 and cutting == SPACES:
            break
        stop += 1
    return place, stop


@kernel
def _key(text: Bytes, place: Unsigned, length: Unsigned) -> tuple[Unsigned, Unsigned]:
    """A word of up to 15 bytes with its length; of a longer one a hash and the length."""
    if length <= _15:
        # Without a branch, which nothing could foretell.
        first = eight_bytes(text, place) & (below(length) if length < _8 else _ALL)
        second = eight_bytes(text, place + _8) & below(length - _8 if length > _8 else _0)
        return first, second | (length + _1) << _56
    first = length * ODD
    offset = _0
    while offset + _8 <= length:
        first = (first ^ eight_bytes(text, place + offset)) * ODD
        first ^= first >> _32
        offset += _8
    first = (first ^ (eight_bytes(text, place + offset) & below(length - offset))) * ODD
    return first ^ first >> _32, LONG | length


@kernel
def _same(text: Bytes, begin: int, stop: int, known: Bytes, known_end: int) -> bool:
    """Whether a word is the known one of the same length that ends there."""
    distance = known_end - stop
    place = begin
    while place < stop and text[place] == known[place + distance]:
        place += 1
    return place == stop


@kernel
def _following_bytes(bytes_: Unsigned) -> int:
    """How many of eight bytes are not the first of a character."""
    return int(numpy.int64(((bytes_ >> _7 & ~(bytes_ >> _6) & _ONES) * _ONES) >> _56))


@kernel
def _characters(text: Bytes, begin: int, end: int) -> int:
    """How many code points begin between two places."""
    count = 0
    for place in range(begin, end):
        if text[place] & 0xC0 != 0x80:
            count += 1
    return count


def warm_up() -> Iterator[None]:
    """Compiles or loads the kernels."""
    data, none = numpy.full(3 + SLACK, 0x61, numpy.uint8), numpy.full(1, -1, numpy.int64)
    known, classes = numpy.zeros(2 * SLACK, numpy.uint8), numpy.ones(128, numpy.uint8)
    slots, state = numpy.zeros(16, numpy.int32), numpy.zeros(STATES, numpy.int64)
    keys = numpy.zeros((8, 2), numpy.uint64)
    one, two, three = (numpy.zeros(8, numpy.int64) for _ in range(3))
    words = known, one, keys, slots
    batch = numpy.zeros((BATCH, 2), numpy.int64), numpy.zeros((BATCH, 3), numpy.uint64)
    number_words(data, none + 4, none, SPACES, classes, *words, two, three, slots.copy(), state, *batch)
    yield
    enter(keys, 0, 1, slots)
    yield
