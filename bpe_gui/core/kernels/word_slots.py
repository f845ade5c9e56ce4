"""Kernels on the table of words that counting fills: its slots hold short words themselves.

A slot is four numbers of 64 bits, half a line of a cache: two for the word, its count, and its number among
the words in the order in which they came. A word of up to 15 bytes lies in the first two, its length in the
last byte, plus one so that no word is nothing; of a longer one the first is a hash, and the second tells
where it lies in the arena and how long it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels._layout import SLACK, SLOT

Bytes: TypeAlias = NDArray[numpy.uint8]
Numbers: TypeAlias = NDArray[numpy.int64]
Slots: TypeAlias = NDArray[numpy.uint64]
Unsigned: TypeAlias = numpy.uint64

_0, _1, _2, _3, _4, _5, _6, _7 = (numpy.uint64(number) for number in range(8))
_8, _16, _24, _29, _32 = (numpy.uint64(number) for number in (8, 16, 24, 29, 32))
_40, _48, _56 = (numpy.uint64(number) for number in (40, 48, 56))
ODD = numpy.uint64(0x9E3779B97F4A7C15)
_ODD_TOO = numpy.uint64(0xD6E8FEB86659FD93)
# Of a long word: one bit, 24 for its length (a longest word has 16,000,000 bytes), 39 for where it lies.
LONG = numpy.uint64(1 << 63)
LENGTH_AT = numpy.uint64(39)
_LENGTH = numpy.uint64((1 << 24) - 1)
_WHERE = numpy.uint64((1 << 39) - 1)
_BYTE = numpy.uint64(0xFF)


@kernel
def eight_bytes(data: Bytes, place: Unsigned) -> Unsigned:
    """Eight bytes as one number, the first in its lowest byte."""
    low = (
        numpy.uint64(data[place])
        | numpy.uint64(data[place + _1]) << _8
        | numpy.uint64(data[place + _2]) << _16
        | numpy.uint64(data[place + _3]) << _24
    )
    high = (
        numpy.uint64(data[place + _4]) << _32
        | numpy.uint64(data[place + _5]) << _40
        | numpy.uint64(data[place + _6]) << _48
        | numpy.uint64(data[place + _7]) << _56
    )
    return low | high


@kernel
def _put_eight(data: Bytes, place: Unsigned, number: Unsigned) -> None:
    """Writes a number as eight bytes, the lowest first."""
    data[place] = number & _BYTE
    data[place + _1] = (number >> _8) & _BYTE
    data[place + _2] = (number >> _16) & _BYTE
    data[place + _3] = (number >> _24) & _BYTE
    data[place + _4] = (number >> _32) & _BYTE
    data[place + _5] = (number >> _40) & _BYTE
    data[place + _6] = (number >> _48) & _BYTE
    data[place + _7] = (number >> _56) & _BYTE


@kernel
def slot_of(first: Unsigned, second: Unsigned, shift: Unsigned) -> Unsigned:
    """Where a word's slot is looked for first; where a long word lies plays no part."""
    if second & LONG:
        second = second >> LENGTH_AT
    mixed = (first ^ (second * _ODD_TOO)) * ODD
    mixed = (mixed ^ (mixed >> _29)) * _ODD_TOO
    return mixed >> shift


@kernel
def same_long(data: Bytes, place: Unsigned, second: Unsigned, arena: Bytes, held: Unsigned) -> bool:
    """Whether a long word is the one that a slot holds, whose hash is the same."""
    if second >> LENGTH_AT != held >> LENGTH_AT:
        return False
    where = held & _WHERE
    length = (second >> LENGTH_AT) & _LENGTH
    offset = _0
    while offset + _8 <= length:
        if eight_bytes(data, place + offset) != eight_bytes(arena, where + offset):
            return False
        offset += _8
    rest = eight_bytes(data, place + offset) ^ eight_bytes(arena, where + offset)
    return bool(rest & below(length - offset) == _0)


@kernel
def below(length: Unsigned) -> Unsigned:
    """The lowest bits set, for so many bytes, at most seven."""
    return (_1 << (length << _3)) - _1


@kernel
def move_slots(slots: Slots, larger: Slots) -> None:
    """Puts every word of a table into a larger one, which is empty; both have a power of two of slots."""
    shift, mask = shift_of(len(larger) // SLOT), numpy.uint64(len(larger) // SLOT - 1)
    for start in range(0, len(slots), SLOT):
        at = numpy.uint64(start)
        if slots[at + _1] != _0:
            slot = slot_of(slots[at], slots[at + _1], shift)
            while larger[(slot << _2) + _1] != _0:
                slot = (slot + _1) & mask
            to = slot << _2
            larger[to] = slots[at]
            larger[to + _1] = slots[at + _1]
            larger[to + _2] = slots[at + _2]
            larger[to + _3] = slots[at + _3]


@kernel
def put_in_order(slots: Slots, order: Numbers) -> int:
    """Writes where each word's slot begins, in the order in which the words came; gives the bytes of all."""
    size = 0
    for start in range(0, len(slots), SLOT):
        at = numpy.uint64(start)
        second = slots[at + _1]
        if second != _0:
            order[slots[at + _3]] = start
            size += _length_of(second)
    return size


@kernel
def unite(
    slots: Slots,
    firsts: Numbers,
    arena: Bytes,
    others: Slots,
    other_firsts: Numbers,
    other_arena: Bytes,
    other_order: Numbers,
) -> int:
    """Adds up the counts of words that two tables share, where they came first; the other count becomes 0.

    Gives the bytes of the words that are now without a count.
    """
    shift, mask = shift_of(len(slots) // SLOT), numpy.uint64(len(slots) // SLOT - 1)
    dropped = 0
    for number in range(len(other_order)):
        other = numpy.uint64(other_order[number])
        first, second = others[other], others[other + _1]
        slot = slot_of(first, second, shift)
        while True:
            at = slot << _2
            held = slots[at + _1]
            if held == _0:
                break
            same = False
            if slots[at] == first:
                if second & LONG:
                    same = same_long(other_arena, second & _WHERE, second, arena, held)
                else:
                    same = held == second
            if same:
                if firsts[slots[at + _3]] < other_firsts[number]:
                    slots[at + _2] += others[other + _2]
                    others[other + _2] = _0
                else:
                    others[other + _2] += slots[at + _2]
                    slots[at + _2] = _0
                dropped += _length_of(second)
                break
            slot = (slot + _1) & mask
    return dropped


@kernel
def write_words(
    slots: Slots,
    firsts: Numbers,
    arena: Bytes,
    order: Numbers,
    others: Slots,
    other_firsts: Numbers,
    other_arena: Bytes,
    other_order: Numbers,
    text: Bytes,
    ends: Numbers,
    counts: Numbers,
) -> int:
    """Writes the words of two tables that have a count in the order of `firsts`; gives how many they are.

    Behind the words `text` must have room for SLACK more bytes.
    """
    one = two = written = 0
    size = _0
    while one < len(order) or two < len(other_order):
        if two == len(other_order) or (one < len(order) and firsts[one] < other_firsts[two]):
            at = numpy.uint64(order[one])
            first, second, count = slots[at], slots[at + _1], slots[at + _2]
            held = arena
            one += 1
        else:
            at = numpy.uint64(other_order[two])
            first, second, count = others[at], others[at + _1], others[at + _2]
            held = other_arena
            two += 1
        if count == _0:
            continue
        length = numpy.uint64(_length_of(second))
        if second & LONG:
            where = second & _WHERE
            copied = _0
            while copied < length:
                _put_eight(text, size + copied, eight_bytes(held, where + copied))
                copied += _8
        else:
            _put_eight(text, size, first)
            _put_eight(text, size + _8, second)
        size += length
        ends[written] = numpy.int64(size)
        counts[written] = numpy.int64(count)
        written += 1
    return written


@kernel
def _length_of(second: Unsigned) -> int:
    """How many bytes a word has."""
    if second & LONG:
        return int(numpy.int64((second >> LENGTH_AT) & _LENGTH))
    return int(numpy.int64(second >> _56)) - 1


@kernel
def shift_of(slots: int) -> Unsigned:
    """How far a hash is shifted so that it counts the slots of a table, a power of two."""
    bits = 0
    while 1 << bits < slots:
        bits += 1
    return numpy.uint64(64 - bits)


def warm_up() -> Iterator[None]:
    """Compiles the kernels, or loads them from the cache, one by one."""
    slots, larger = numpy.zeros(8 * SLOT, numpy.uint64), numpy.zeros(16 * SLOT, numpy.uint64)
    arena, none = numpy.zeros(SLACK, numpy.uint8), numpy.zeros(0, numpy.int64)
    move_slots(slots, larger)
    yield
    put_in_order(larger, none)
    yield
    unite(larger, none, arena, slots, none, arena, none)
    yield
    write_words(larger, none, arena, none, slots, none, arena, none, arena.copy(), none.copy(), none.copy())
    yield
