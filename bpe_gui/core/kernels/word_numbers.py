"""Finding the words of a text in UTF-8, and giving equal words one number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.gpt_patterns import LINE_END, O200K, SPACE, class_at, word_end

# Ways of cutting beside the GPT patterns, which have the numbers up to O200K.
SPACES = 3
WHITE_SPACE = 4
LINES = 5

# What `number_words` keeps between two calls.
PLACE = 0  # the next byte to look at
PIECE = 1  # the piece of the text it stands in
CODE_POINTS = 2  # how many of them stand before that byte
SIZE = 3  # how many distinct words there are
FOUND = 4  # how many words this call has found
NEEDED = 5  # how many bytes the word has for which there was no room
STATES = 6


@kernel
def number_words(
    text: NDArray[numpy.uint8],
    borders: NDArray[numpy.int64],
    special: NDArray[numpy.int64],
    cutting: int,
    classes: NDArray[numpy.uint8],
    known: NDArray[numpy.uint8],
    known_ends: NDArray[numpy.int64],
    slots: NDArray[numpy.int64],
    starts: NDArray[numpy.int64],
    ends: NDArray[numpy.int64],
    numbers: NDArray[numpy.int64],
    state: NDArray[numpy.int64],
) -> None:
    """Finds words until the text ends, `numbers` is full, or a new word has no room.

    The text is in pieces that end at `borders`; `special` has the number of the special token that a
    piece is, or −1. `known[:known_ends[SIZE − 1]]` are the distinct words, `slots` an open-addressing
    table of them.
    """
    place, piece, code_points, size = state[PLACE], state[PIECE], state[CODE_POINTS], state[SIZE]
    found = 0
    state[NEEDED] = 0
    while piece < len(borders) and found < len(numbers):
        end = borders[piece]
        if special[piece] >= 0:
            starts[found] = code_points
            code_points += _characters(text, place, end)
            ends[found] = code_points
            numbers[found] = special[piece]
            found += 1
            place = end
            piece += 1
            continue
        begin, stop = _next_word(text, place, end, cutting, classes)
        if begin == end and cutting != LINES:
            code_points += _characters(text, place, end)
            place = end
            piece += 1
            continue
        mark = _mark(text, begin, stop)
        slot = _slot(known, known_ends, slots, text, begin, stop, mark)
        number = (slots[slot] & 0xFFFFFFFF) - 1
        if number < 0:
            kept = known_ends[size - 1] if size else 0
            if kept + stop - begin > len(known) or size == len(known_ends) or 2 * size >= len(slots):
                state[NEEDED] = stop - begin
                break
            known[kept : kept + stop - begin] = text[begin:stop]
            known_ends[size] = kept + stop - begin
            slots[slot] = mark << 32 | (size + 1)
            number = size
            size += 1
        code_points += _characters(text, place, begin)
        starts[found] = code_points
        code_points += _characters(text, begin, stop)
        ends[found] = code_points
        numbers[found] = number
        found += 1
        place = stop
        if cutting == LINES:
            if stop == end:
                piece += 1
            else:  # a line begins behind a line end, be it empty
                place += 2 if text[stop] == 0x0D and stop + 1 < end and text[stop + 1] == 0x0A else 1
                code_points += place - stop
    state[PLACE], state[PIECE], state[CODE_POINTS], state[SIZE] = place, piece, code_points, size
    state[FOUND] = found


@kernel
def fill_slots(
    known: NDArray[numpy.uint8],
    known_ends: NDArray[numpy.int64],
    first: int,
    size: int,
    slots: NDArray[numpy.int64],
) -> None:
    """Enters the distinct words from number `first` up to `size` into an empty table."""
    for number in range(first, size):
        begin = known_ends[number - 1] if number else 0
        mark = _mark(known, begin, known_ends[number])
        slot = mark & (len(slots) - 1)
        while slots[slot]:
            slot = (slot + 1) & (len(slots) - 1)
        slots[slot] = mark << 32 | (number + 1)


@kernel
def _next_word(
    text: NDArray[numpy.uint8], place: int, end: int, cutting: int, classes: NDArray[numpy.uint8]
) -> tuple[int, int]:
    """Where the next word begins and ends; both are `end` where there is none."""
    if cutting <= O200K:
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
def _mark(text: NDArray[numpy.uint8], begin: int, end: int) -> int:
    """The 31 bits by which a word is looked for (Fowler, Noll and Vo's FNV-1a, stirred once more)."""
    mark = 0x811C9DC5
    for place in range(begin, end):
        mark = ((mark ^ int(text[place])) * 0x01000193) & 0xFFFFFFFF
    return (mark ^ mark >> 15) & 0x7FFFFFFF


@kernel
def _slot(
    known: NDArray[numpy.uint8],
    known_ends: NDArray[numpy.int64],
    slots: NDArray[numpy.int64],
    text: NDArray[numpy.uint8],
    begin: int,
    end: int,
    mark: int,
) -> int:
    """The word's slot, or the empty one where it belongs."""
    slot = mark & (len(slots) - 1)
    while slots[slot]:
        if slots[slot] >> 32 == mark:
            number = (slots[slot] & 0xFFFFFFFF) - 1
            start = known_ends[number - 1] if number else 0
            if known_ends[number] - start == end - begin:
                same = True
                for offset in range(end - begin):
                    if known[start + offset] != text[begin + offset]:
                        same = False
                        break
                if same:
                    return slot
        slot = (slot + 1) & (len(slots) - 1)
    return slot


@kernel
def _characters(text: NDArray[numpy.uint8], begin: int, end: int) -> int:
    """How many code points begin between two places."""
    count = 0
    for place in range(begin, end):
        if text[place] & 0xC0 != 0x80:
            count += 1
    return count


def warm_up() -> Iterator[None]:
    """Compiles or loads the kernels."""
    data, none = numpy.frombuffer(b"a b", numpy.uint8), numpy.full(1, -1, numpy.int64)
    known, classes = numpy.zeros(64, numpy.uint8), numpy.ones(128, numpy.uint8)
    one, two, three, four, five = (numpy.zeros(8, numpy.int64) for _ in range(5))
    state = numpy.zeros(STATES, numpy.int64)
    number_words(data, none + 4, none, SPACES, classes, known, one, two, three, four, five, state)
    yield
    fill_slots(known, one, 0, 0, two)
    yield
