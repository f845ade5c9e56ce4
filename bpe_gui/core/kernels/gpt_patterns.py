"""The GPT patterns over UTF-8 bytes: where the word that begins at a place ends.

The patterns are those of `bpe_gui/core/pretokenizer.py`, worked out by hand: what their backtracking finds
is said beside each step. Instead of Unicode's properties a table has the class of each code point
(`bpe_gui/core/fast_words.py`). Text is whole UTF-8: no character is cut at either end; behind it lie
SLACK more bytes, for some kernels read eight at once.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.kernels._layout import SLACK
from bpe_gui.core.kernels.word_slots import Bytes, Unsigned, eight_bytes

GPT2 = 0
CL100K = 1
O200K = 2

# Classes of code points, one bit each, so that a set of them is a number, too.
OTHER = 1
UPPER = 2  # Lu, Lt
LOWER = 4  # Ll
LETTER = 8  # Lm, Lo
MARK = 16
NUMBER = 32
SPACE = 64
LINE_END = 128

_ANY_LETTER = UPPER | LOWER | LETTER
_SIGN = OTHER | MARK
_WHITE = SPACE | LINE_END
_BEGINNING = UPPER | LETTER | MARK  # what o200k takes for the first half of a word
_REST = LOWER | LETTER | MARK

_ZERO, _ONE, _TWO, _THREE, _SEVEN, _EIGHT = (numpy.uint64(number) for number in (0, 1, 2, 3, 7, 8))
_SPACE, _APOSTROPHE, _A, _FIFTY_SIX, _BYTE = (numpy.uint64(number) for number in (0x20, 0x27, 0x41, 56, 0xFF))
_CASE, _LOW, _HIGH = (numpy.uint64(0x0101010101010101 * byte) for byte in (0x20, 0x7F, 0x80))
_FROM_A = numpy.uint64(0x0101010101010101 * (0x80 - 0x61))
_ABOVE_Z = numpy.uint64(0x0101010101010101 * (0x80 - 0x7B))
_PLACES = numpy.uint64(0x0001020304050607)


@kernel
def class_at(text: Bytes, place: int, classes: Bytes) -> tuple[int, int]:
    """The class of the character at a place, and where the next one begins."""
    byte = int(text[place])
    if byte < 0x80:
        return int(classes[byte]), place + 1
    code = int(text[place + 1]) & 0x3F
    if byte < 0xE0:
        return int(classes[(byte & 0x1F) << 6 | code]), place + 2
    code = code << 6 | int(text[place + 2]) & 0x3F
    if byte < 0xF0:
        return int(classes[(byte & 0x0F) << 12 | code]), place + 3
    code = code << 6 | int(text[place + 3]) & 0x3F
    return int(classes[(byte & 0x07) << 18 | code]), place + 4


@kernel
def run_end(text: Bytes, place: int, end: int, classes: Bytes, wanted: int) -> int:
    """The end of the run of characters of the wanted classes that begins at a place."""
    at, stop = numpy.uint64(place), numpy.uint64(end)  # no look for negative places
    while at < stop:
        byte = text[at]
        if byte < 0x80:
            if classes[byte] & wanted == 0:
                break
            at += _ONE
        else:
            kind, after = class_at(text, int(numpy.int64(at)), classes)
            if kind & wanted == 0:
                break
            at = numpy.uint64(after)
    return int(numpy.int64(at))


@kernel
def _letters_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    """The end of the run of letters that begins at a place; letters of ASCII are looked at by eights."""
    at, stop = numpy.uint64(place), numpy.uint64(end)
    while at < stop:
        eight = eight_bytes(text, at)
        # The highest bit of a byte says in the first sum that it is a or more, in the second more than z.
        low = (eight | _CASE) & _LOW
        others = ~((low + _FROM_A) & ~(low + _ABOVE_Z) & ~eight) & _HIGH
        if others == _ZERO:
            at += _EIGHT
            continue
        lowest = (others & (_ZERO - others)) >> _SEVEN
        at += (lowest * _PLACES) >> _FIFTY_SIX
        if at >= stop or text[at] < 0x80:
            break
        kind, after = class_at(text, int(numpy.int64(at)), classes)
        if kind & _ANY_LETTER == 0:
            break
        at = numpy.uint64(after)
    return int(numpy.int64(min(at, stop)))


@kernel
def short_word(eight: Unsigned, pattern: int) -> Unsigned:
    """How long the word is that eight bytes begin with, where that is quickly seen; otherwise 0.

    It is a run of letters of ASCII, a space before it or none, and behind it something else of ASCII. With
    o200k all but the first are small; behind a single letter comes what stands before A.
    """
    space = _ONE if eight & _BYTE == _SPACE else _ZERO
    fold = _CASE if pattern != O200K else _SPACE << (space << _THREE)
    low = (eight | fold) & _LOW
    others = ~((low + _FROM_A) & ~(low + _ABOVE_Z) & ~eight) & _HIGH & ~(space << _SEVEN)
    lowest = others & (_ZERO - others)
    length = ((lowest >> _SEVEN) * _PLACES) >> _FIFTY_SIX
    if eight & lowest != _ZERO:
        return _ZERO
    if pattern == O200K:
        behind = (eight >> (length << _THREE)) & _BYTE
        is_alone = length == space + _ONE and behind < _A
        return _ZERO if behind == _APOSTROPHE or not (is_alone or length >= space + _TWO) else length
    return _ZERO if length <= space else length


@kernel
def _rest_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    """The end of the run of o200k's second half that begins at a place; ASCII is looked at by eights."""
    at, stop = numpy.uint64(place), numpy.uint64(end)
    while at < stop:
        eight = eight_bytes(text, at)
        low = eight & _LOW
        others = ~((low + _FROM_A) & ~(low + _ABOVE_Z) & ~eight) & _HIGH
        if others == _ZERO:
            at += _EIGHT
            continue
        lowest = (others & (_ZERO - others)) >> _SEVEN
        at += (lowest * _PLACES) >> _FIFTY_SIX
        if at >= stop or text[at] < 0x80:
            break
        kind, after = class_at(text, int(numpy.int64(at)), classes)
        if kind & _REST == 0:
            break
        at = numpy.uint64(after)
    return int(numpy.int64(min(at, stop)))


@kernel
def word_end(text: Bytes, place: int, end: int, pattern: int, classes: Bytes) -> int:
    """Where the word ends that begins at `place` in text[:end]; every character belongs to a word."""
    # Most words of most texts: a letter of ASCII, a space before it or none.
    first = place + 1 if text[place] == 0x20 else place
    if 0x61 <= text[first] | 0x20 <= 0x7A and first < end:
        if pattern != O200K:
            return _letters_end(text, first, end, classes)
        # From a small letter on the second half goes on; only letters without case may belong to both.
        if text[first] >= 0x61 or (first + 1 < end and 0x61 <= text[first + 1] <= 0x7A):
            stop = _rest_end(text, first + 1, end, classes)
            if stop == end or text[stop] != 0x27:
                return stop
    elif place + 1 < end and text[place + 1] == 0x20 and text[place] < 0x80 and classes[text[place]] == OTHER:
        return place + 1  # a sign with a space behind it
    if pattern == O200K:
        return _o200k_end(text, place, end, classes)
    if text[place] == 0x27:
        found = _contraction_end(text, place, end, pattern == CL100K)
        if found > place:
            return found
    if pattern == GPT2:
        return _gpt2_end(text, place, end, classes)
    return _cl100k_end(text, place, end, classes)


@kernel
def _gpt2_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    kind, after = class_at(text, place, classes)
    first = place
    if text[place] == 0x20 and after < end:
        kind, _ = class_at(text, after, classes)
        first = after
    if kind & _ANY_LETTER:
        return _letters_end(text, first, end, classes)
    if kind & NUMBER:
        return run_end(text, first, end, classes, NUMBER)
    if kind & _SIGN:
        return run_end(text, first, end, classes, _SIGN)
    white, last, _ = _white_space(text, place, end, classes)
    return white if white == end or last == place else last


@kernel
def _cl100k_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    kind, after = class_at(text, place, classes)
    if kind & _ANY_LETTER:
        return _letters_end(text, place, end, classes)
    if kind & NUMBER:
        return _three_numbers_end(text, place, end, classes)
    if kind & LINE_END == 0:
        letters = _letters_end(text, after, end, classes)
        if letters > after:
            return letters
    signs = _signs_end(text, place, end, classes)
    if signs > place:
        return run_end(text, signs, end, classes, LINE_END)
    white, last, behind_line = _white_space(text, place, end, classes)
    if white == end:
        return white
    if behind_line > place:
        return behind_line
    return white if last == place else last


@kernel
def _o200k_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    kind, after = class_at(text, place, classes)
    if kind & NUMBER:
        return _three_numbers_end(text, place, end, classes)
    if kind & LINE_END == 0:
        # One character that is neither letter, number nor line end may stand before the word.
        first = place if kind & _ANY_LETTER else after
        found, beginning = _cased_end(text, first, end, classes)
        if found == first and kind & MARK:
            found = (
                after  # only upper case behind it: the mark is a word by itself, as one without a first half
            )
        elif found == first:
            found = beginning
        if found > first or (found > place and kind & MARK):
            if found < end and text[found] == 0x27:
                return _contraction_end(text, found, end, True)
            return found
    signs = _signs_end(text, place, end, classes)
    if signs > place:
        while signs < end and (text[signs] == 0x0A or text[signs] == 0x0D or text[signs] == 0x2F):
            signs += 1
        return signs
    white, last, behind_line = _white_space(text, place, end, classes)
    if behind_line > place:
        return behind_line
    return white if white == end or last == place else last


@kernel
def _cased_end(text: Bytes, place: int, end: int, classes: Bytes) -> tuple[int, int]:
    """The end of a beginning (may be empty) with a rest, or `place`; and the end of the beginning alone.

    Where no rest follows, the beginning gives back characters until one of them can be the rest: the last
    one that has no case.
    """
    beginning = place
    both = place
    while beginning < end:
        kind, after = class_at(text, beginning, classes)
        if not kind & _BEGINNING:
            break
        beginning = after
        if kind & _REST:
            both = after
    rest = run_end(text, beginning, end, classes, _REST)
    return (rest if rest > beginning else both), beginning


@kernel
def _contraction_end(text: Bytes, place: int, end: int, any_case: bool) -> int:
    """The end of 's, 'd, 'm, 't, 'll, 've or 're at a place, or the place itself."""
    if place + 1 >= end:
        return place
    fold = 0x20 if any_case else 0
    first = int(text[place + 1]) | fold
    if first == 0x73 or first == 0x64 or first == 0x6D or first == 0x74:
        return place + 2
    if place + 2 >= end:
        return place
    second = int(text[place + 2]) | fold
    if first == 0x6C and second == 0x6C:
        return place + 3
    if (first == 0x76 or first == 0x72) and second == 0x65:
        return place + 3
    # The long s is an s in another case (Unicode's CaseFolding.txt).
    if any_case and text[place + 1] == 0xC5 and text[place + 2] == 0xBF:
        return place + 3
    return place


@kernel
def _three_numbers_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    for _ in range(3):
        if place < end:
            kind, after = class_at(text, place, classes)
            if kind & NUMBER:
                place = after
    return place


@kernel
def _signs_end(text: Bytes, place: int, end: int, classes: Bytes) -> int:
    """The end of signs, a space before them or none, or the place itself."""
    first = place + 1 if text[place] == 0x20 else place
    signs = run_end(text, first, end, classes, _SIGN)
    return signs if signs > first else place


@kernel
def _white_space(text: Bytes, place: int, end: int, classes: Bytes) -> tuple[int, int, int]:
    """The end of the white space at a place, its last character's beginning, the end of its last line end."""
    last = behind_line = place
    while place < end:
        kind, after = class_at(text, place, classes)
        if not kind & _WHITE:
            break
        if kind & LINE_END:
            behind_line = after
        last = place
        place = after
    return place, last, behind_line


def warm_up() -> Iterator[None]:
    """Compiles or loads the kernels."""
    text = numpy.full(3 + SLACK, 0x61, numpy.uint8)
    word_end(text, 0, 3, GPT2, numpy.ones(128, numpy.uint8))
    yield
