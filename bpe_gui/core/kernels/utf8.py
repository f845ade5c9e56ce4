"""Which bytes are characters in UTF-8, and which of those beyond ASCII are white space."""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels.word_slots import Bytes, Unsigned, eight_bytes

_0, _1, _2, _3, _4, _8 = (numpy.uint64(number) for number in (0, 1, 2, 3, 4, 8))
_HIGH = numpy.uint64(0x8080808080808080)
_PAIR_BITS, _PAIRS = numpy.uint64(0xC0E0C0E0C0E0C0E0), numpy.uint64(0x80C080C080C080C0)
_FIRST, _BELOW_256, _256 = (numpy.uint64(0x0001000100010001 * number) for number in (0x1F, 0x100 - 3, 0x100))


@kernel
def character_end(data: Bytes, place: Unsigned) -> Unsigned:
    """Where the character beyond ASCII ends that begins at a place; 0 for none.

    None are the bytes that Unicode's table of well-formed UTF-8 (3-7) lacks, and the two noncharacters that
    are this program's word markers.
    """
    byte, second = data[place], data[place + _1]
    if byte < 0xC2 or second & 0xC0 != 0x80:
        return _0
    if byte < 0xE0:
        return place + _2
    third = data[place + _2]
    if third & 0xC0 != 0x80:
        return _0
    if byte < 0xF0:
        if (byte == 0xE0 and second < 0xA0) or (byte == 0xED and second >= 0xA0):
            return _0
        if byte == 0xEF and second == 0xB7 and (third == 0x90 or third == 0x91):  # U+FDD0, U+FDD1
            return _0
        return place + _3
    if byte > 0xF4 or data[place + _3] & 0xC0 != 0x80:
        return _0
    if (byte == 0xF0 and second < 0x90) or (byte == 0xF4 and second >= 0x90):
        return _0
    return place + _4


@kernel
def other_pairs(eight: Unsigned) -> Unsigned:
    """0 in each two of eight bytes that are a character from U+00C0 to U+07FF; none is white space."""
    # The first byte is 110xxxxx₂ and above 0xC2, the second 10xxxxxx₂.
    return ((eight & _PAIR_BITS) ^ _PAIRS) | (((eight & _FIRST) + _BELOW_256) & _256 ^ _256)


@kernel
def is_white_space(data: Bytes, place: Unsigned) -> bool:
    """Whether the character beyond ASCII at a place is one of Unicode's 19 with the property White_Space."""
    byte = data[place]
    if byte > 0xE3:
        return False
    second, third = data[place + _1], data[place + _2]
    if byte == 0xC2:
        return bool(second == 0x85 or second == 0xA0)
    if byte == 0xE2:
        if second == 0x80:
            return bool(third <= 0x8A or third == 0xA8 or third == 0xA9 or third == 0xAF)
        return bool(second == 0x81 and third == 0x9F)
    if byte == 0xE1:
        return bool(second == 0x9A and third == 0x80)
    return bool(byte == 0xE3 and second == 0x80 and third == 0x80)


@kernel
def is_text(data: Bytes, start: int, end: int) -> bool:
    """Whether the bytes from `start` to `end` are whole characters, the word markers not among them."""
    place, stop = numpy.uint64(start), numpy.uint64(end)
    while place < stop:
        if eight_bytes(data, place) & _HIGH == _0:
            place += _8
        elif data[place] < 0x80:
            place += _1
        elif other_pairs(eight_bytes(data, place)) == _0:
            place += _8
        else:
            place = character_end(data, place)
            if place == _0 or place > stop:
                return False
    return True


def warm_up() -> Iterator[None]:
    """Compiles the kernels, or loads them from the cache."""
    is_text(numpy.zeros(16, numpy.uint8), 0, 1)
    yield
