"""Kernels that count the words of UTF-8 in blocks.

All arithmetic is unsigned: Numba then looks for no negative places, and the eight loads of `eight_bytes`
become one instruction.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels._layout import ARENA_USED, LINES, PLACE, SLACK, SLOT, SPACES, USED, WHITE_SPACE
from bpe_gui.core.kernels.gpt_patterns import (
    LETTER,
    LINE_END,
    LOWER,
    MARK,
    NUMBER,
    SPACE,
    UPPER,
    class_at,
    word_end,
)
from bpe_gui.core.kernels.utf8 import character_end, is_text, is_white_space, other_pairs
from bpe_gui.core.kernels.word_slots import (
    LENGTH_AT,
    LONG,
    ODD,
    Bytes,
    Numbers,
    Slots,
    below,
    eight_bytes,
    same_long,
    shift_of,
    slot_of,
)

DONE, SLOTS_FULL, ARENA_FULL, UNSUITABLE, TOO_LONG = 0, 1, 2, 3, 4
_0, _1, _2, _3, _4 = (numpy.uint64(number) for number in range(5))
_7, _8, _15, _16, _56 = (numpy.uint64(number) for number in (7, 8, 15, 16, 56))
_32 = numpy.uint64(32)
_ABOVE_BLANK = numpy.uint64(0x2121212121212121)
_HIGH = numpy.uint64(0x8080808080808080)
_PLACES = numpy.uint64(0x0001020304050607)
_PAIR = numpy.uint64(0xFFFF)
_ANY_LETTER = UPPER | LOWER | LETTER


@kernel
def count_block(
    data: Bytes,
    start: int,
    end: int,
    base: int,
    last: bool,
    separators: Bytes,
    kind: int,
    classes: Bytes,
    longest: int,
    slots: Slots,
    firsts: Numbers,
    arena: Bytes,
    state: Numbers,
) -> int:
    """Counts the words from `start` to `end`, behind which SLACK more bytes lie, the first of them an LF.

    A word that begins at place p and was not seen before gets base + p in `firsts`. `separators` holds 1 for
    each byte that ends a word; for a GPT pattern, whose number is `kind`, `classes` has the class
    of each code point. The block begins with a word and ends where `last_cut` says, or is the `last` of its
    text. Says DONE, or why it stopped: SLOTS_FULL and ARENA_FULL (go on at state[PLACE] with larger
    ones), UNSUITABLE (no UTF-8, or a noncharacter that the program needs), TOO_LONG (a word of more than
    `longest` code points).
    """
    place = numpy.uint64(start)
    stop = numpy.uint64(end)
    beyond = stop + _1 if last and kind == LINES else stop
    shift, mask = shift_of(len(slots) // SLOT), numpy.uint64(len(slots) // SLOT - 1)
    used = state[USED]
    arena_used = numpy.uint64(state[ARENA_USED])
    code = DONE
    if kind < SPACES and not is_text(data, start, end):
        return UNSUITABLE
    while place < beyond:
        first, second = eight_bytes(data, place), _0
        length = width = _0
        is_scanned = False
        if kind >= SPACES:
            width = _1
            # The lowest byte that is a blank, a control or no ASCII gets its highest bit set; those above it
            # may get it wrongly, for the subtraction borrows.
            marks = ((first - _ABOVE_BLANK) | first) & _HIGH
            if marks == _0:
                second = eight_bytes(data, place + _8)
                marks = ((second - _ABOVE_BLANK) | second) & _HIGH
                if marks == _0:
                    length = _16
                else:
                    lowest = (marks & (_0 - marks)) >> _7
                    second &= lowest - _1
                    length = _8 + ((lowest * _PLACES) >> _56)
            else:
                lowest = (marks & (_0 - marks)) >> _7
                first &= lowest - _1
                length = (lowest * _PLACES) >> _56
            is_scanned = bool(length < _16 and separators[data[place + length]] != 0)
        if not is_scanned:
            # A long word, a control, something beyond ASCII, or a pattern.
            if kind < SPACES:
                found = word_end(data, int(numpy.int64(place)), end, kind, classes)
                length = numpy.uint64(found) - place
            else:
                at = place + length
                points = length
                while True:
                    if data[at] < 0x80:
                        if separators[data[at]]:
                            break
                        at += _1
                    else:
                        others = other_pairs(eight_bytes(data, at))
                        if others == _0:
                            at += _8
                            points += _4
                            continue
                        if others & _PAIR == _0:
                            at += _2
                            points += _1
                            continue
                        after = character_end(data, at)
                        if after == _0:
                            code = UNSUITABLE
                            break
                        if kind == WHITE_SPACE and is_white_space(data, at):
                            width = after - at
                            break
                        at = after
                    points += _1
                if code != DONE:
                    break
                length = at - place
                if points > numpy.uint64(longest):
                    code = TOO_LONG
                    break
            first, second = eight_bytes(data, place), _0
            if length < _8:
                first &= below(length)
            elif length <= _15:
                second = eight_bytes(data, place + _8) & below(length - _8)
        if kind == LINES:
            if data[place + length] == 13 and place + length + _1 < stop and data[place + length + _1] == 10:
                width = _2
        elif length == _0:
            place += width
            continue
        if length > _15:
            first = length * ODD
            offset = _0
            while offset + _8 <= length:
                first = (first ^ eight_bytes(data, place + offset)) * ODD
                first ^= first >> _32
                offset += _8
            if offset < length:
                rest = eight_bytes(data, place + offset) & below(length - offset)
                first = (first ^ rest) * ODD
                first ^= first >> _32
            second = LONG | length << LENGTH_AT | arena_used
        else:
            second |= (length + _1) << _56
        slot = slot_of(first, second, shift)
        while True:
            at = slot << _2
            held = slots[at + _1]
            if held == second and slots[at] == first:
                slots[at + _2] += _1
                break
            if held == _0:
                if used == len(firsts):
                    code = SLOTS_FULL
                    break
                if length > _15:
                    if arena_used + length + _8 > numpy.uint64(len(arena)):
                        code = ARENA_FULL
                        break
                    for copied in range(length):
                        arena[arena_used + numpy.uint64(copied)] = data[place + numpy.uint64(copied)]
                    arena_used += length
                slots[at] = first
                slots[at + _1] = second
                slots[at + _2] = _1
                slots[at + _3] = numpy.uint64(used)
                firsts[used] = base + numpy.int64(place)
                used += 1
                break
            if length > _15 and slots[at] == first and same_long(data, place, second, arena, held):
                slots[at + _2] += _1
                break
            slot = (slot + _1) & mask
        if code != DONE:
            break
        place += length + width
    state[USED] = used
    state[ARENA_USED] = numpy.int64(arena_used)
    state[PLACE] = numpy.int64(place)
    return code


@kernel
def last_cut(data: Bytes, start: int, end: int, separators: Bytes, kind: int, classes: Bytes) -> int:
    """The last place at which a text may be cut between words; `start` for none.

    It is behind a separator; for a GPT pattern where `bpe_gui/core/safe_cuts.py` says that it is safe.
    """
    if kind < SPACES:
        return _last_pattern_cut(data, start, end, classes)
    for at in range(end - 1, start - 1, -1):
        byte = data[at]
        if byte < 0x80:
            # Behind a CR at the very end an LF may follow that belongs to it.
            if separators[byte] and not (
                kind == LINES and byte == 13 and (at + 1 == end or data[at + 1] == 10)
            ):
                return at + 1
        elif kind == WHITE_SPACE and (byte == 0xC2 or 0xE1 <= byte <= 0xE3):
            after = int(numpy.int64(character_end(data, numpy.uint64(at))))
            if after and after <= end and is_white_space(data, numpy.uint64(at)):
                return after
    return start


@kernel
def _last_pattern_cut(data: Bytes, start: int, end: int, classes: Bytes) -> int:
    """The last safe cut of the GPT patterns that a class before and a class behind it tell."""
    behind = 0
    at = end - 1
    while at >= start:
        place = numpy.uint64(at)
        after = at + 1
        if data[place] & 0xC0 == 0x80 and data[place] >= 0x80:
            at -= 1
            continue
        if data[place] >= 0x80:
            after = int(numpy.int64(character_end(data, place)))
        before = 0
        if 0 < after <= end:
            before, _ = class_at(data, at, classes)
            if behind and before:
                apostrophe = data[after] == 0x27
                if behind & SPACE and before & (SPACE | LINE_END) == 0:
                    return after
                if before & _ANY_LETTER and behind & (_ANY_LETTER | MARK) == 0 and not apostrophe:
                    return after
                if before & NUMBER and behind & (NUMBER | MARK) == 0 and not apostrophe:
                    return after
                if behind & NUMBER and before & (NUMBER | SPACE | LINE_END) == 0:
                    return after
        behind = before
        at -= 1
    return start


def warm_up() -> Iterator[None]:
    """Compiles the kernels, or loads them from the cache, one by one."""
    data = numpy.full(2 + SLACK, 10, numpy.uint8)
    separators = numpy.zeros(256, numpy.uint8)
    separators[10] = 1
    slots = numpy.zeros(8 * SLOT, numpy.uint64)
    firsts, state = numpy.zeros(1, numpy.int64), numpy.zeros(3, numpy.int64)
    count_block(data, 0, 2, 0, False, separators, SPACES, separators, 15, slots, firsts, data.copy(), state)
    yield
    last_cut(data, 0, 2, separators, SPACES, separators)
    yield
