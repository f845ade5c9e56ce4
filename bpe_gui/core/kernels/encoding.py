"""Cutting words by rules, in the order in which the rules stand.

A symbol is a number: a unit of one code point is that code point, the same with the word-end marker stands
MARKED higher, and every other string has a number from JOINED on (`bpe_gui/core/compiled_tokenizer.py`).

The words to be cut lie end to end in `symbols`; word w has its place up to `ends[w]` and now `sizes[w]`
tokens, at the beginning of its place. `places` says with which of the word's first symbols each token
begins, `removed` for each first symbol which rule joined it to what stands before it, or NEVER.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel

MARKED = 0x110000
JOINED = 0x220000
NEVER = 0x7FFFFFFF
START = 0xFDD0
SIZE_BITS = 28  # a word has fewer tokens
SINGLE = -(1 << 32)  # less any token it stays below 0

# How words become symbols.
BYTES = 1
START_MARKED = 2
END_MARKED = 4

# Up to so many symbols looking at all pairs in each step is quicker than a queue.
SHORT_WORD = 64
_OFFSET_BITS = 6


@kernel
def insert_rules(
    rules: NDArray[numpy.int32],
    first: int,
    table: NDArray[numpy.int64],
    following: NDArray[numpy.int32],
    last: NDArray[numpy.int32],
) -> None:
    """Enters the ranks from `first` on into the table of pairs.

    `rules[rank]` is left, right and joined symbol. The table has a pair and its lowest rank plus one in
    every two numbers; `following[rank]` is the next rank of the same pair, or −1. `last`, −1 for each rule,
    is for notes.
    """
    for rank in range(first, len(rules)):
        left, right = int(rules[rank, 0]), int(rules[rank, 1])
        slot = _slot(table, left, right)
        following[rank] = -1
        if table[slot + 1] == 0:
            table[slot], table[slot + 1] = left << 32 | right, rank + 1
            continue
        lowest = table[slot + 1] - 1
        end = lowest if last[lowest] < 0 else int(last[lowest])
        while following[end] >= 0:
            end = int(following[end])
        following[end] = rank
        last[lowest] = rank


@kernel
def first_symbols(
    text: NDArray[numpy.uint8],
    text_ends: NDArray[numpy.int64],
    first: int,
    last: int,
    how: int,
    symbols: NDArray[numpy.int32],
    ends: NDArray[numpy.int64],
) -> None:
    """The symbols of the words from `first` up to `last`, bytes or characters, marked as `how` says."""
    at = 0
    for number in range(first, last):
        place = text_ends[number - 1] if number else 0
        if how & START_MARKED:
            symbols[at] = START
            at += 1
        begin = at
        while place < text_ends[number]:
            code = int(text[place])
            place += 1
            if code >= 0x80 and not how & BYTES:
                more = 1 if code < 0xE0 else 2 if code < 0xF0 else 3
                code &= 0x3F >> more
                for _ in range(more):
                    code = code << 6 | int(text[place]) & 0x3F
                    place += 1
            symbols[at] = code
            at += 1
        if how & END_MARKED and at > begin:
            symbols[at - 1] += MARKED
        ends[number - first] = at


@kernel
def cut_words(
    symbols: NDArray[numpy.int32],
    places: NDArray[numpy.int32],
    removed: NDArray[numpy.int32],
    ends: NDArray[numpy.int64],
    sizes: NDArray[numpy.int32],
    first: int,
    last: int,
    table: NDArray[numpy.int64],
    rules: NDArray[numpy.int32],
    following: NDArray[numpy.int32],
    after: int,
    end: int,
    queue: NDArray[numpy.int64],
    neighbours: NDArray[numpy.int32],
) -> None:
    """Applies the rules behind rank `after` and before `end` to the words from `first` up to `last`.

    For notes `queue` has room for SHORT_WORD numbers and for two numbers for each token of longer words, as
    `neighbours` has.
    """
    for word in range(first, last):
        begin = int(ends[word - 1]) if word else 0
        size = int(sizes[word])
        if size > SHORT_WORD:
            size = _cut_long(
                symbols,
                places,
                removed,
                begin,
                size,
                table,
                rules,
                following,
                after,
                end,
                queue,
                neighbours,
            )
        elif size > 1:
            size = _cut_short(
                symbols, places, removed, begin, size, table, rules, following, after, end, queue
            )
        sizes[word] = size


@kernel
def gather(
    numbers: NDArray[numpy.int32],
    tokens: NDArray[numpy.int32],
    spans: NDArray[numpy.int64],
    found: NDArray[numpy.int32],
    at: int,
) -> int:
    """Writes the tokens of words that stand in a text in this order, from a place on; gives where they end.

    Of each distinct word `spans` has SINGLE less its only token, or where its tokens begin and, in the
    lowest bits, how many they are.
    """
    for number in numbers:
        span = spans[number]
        if span < 0:
            found[at] = SINGLE - span
            at += 1
            continue
        begin, size = span >> SIZE_BITS, span & ((1 << SIZE_BITS) - 1)
        for token in range(begin, begin + size):
            found[at] = tokens[token]
            at += 1
    return at


@kernel
def _slot(table: NDArray[numpy.int64], left: int, right: int) -> int:
    """Where the pair stands in the table, or the empty slot where it belongs."""
    mark = (left * 0x9E3779B1) ^ (right * 0x85EBCA6B)
    slot = 2 * ((mark ^ mark >> 29) & (len(table) // 2 - 1))
    pair = left << 32 | right
    while table[slot + 1] and table[slot] != pair:
        slot = (slot + 2) & (len(table) - 1)
    return slot


@kernel
def _next_rank(
    table: NDArray[numpy.int64], following: NDArray[numpy.int32], left: int, right: int, after: int, end: int
) -> int:
    """The pair's lowest rank behind `after`, or NEVER where there is none before `end`."""
    rank = table[_slot(table, left, right) + 1] - 1
    while 0 <= rank <= after:
        rank = int(following[rank])
    return rank if 0 <= rank < end else NEVER


@kernel
def _cut_short(
    symbols: NDArray[numpy.int32],
    places: NDArray[numpy.int32],
    removed: NDArray[numpy.int32],
    begin: int,
    size: int,
    table: NDArray[numpy.int64],
    rules: NDArray[numpy.int32],
    following: NDArray[numpy.int32],
    after: int,
    end: int,
    queue: NDArray[numpy.int64],
) -> int:
    """The word's new size; `queue` has the rank of each pair of neighbours, and where it stands."""
    for offset in range(size - 1):
        at = begin + offset
        rank = _next_rank(table, following, int(symbols[at]), int(symbols[at + 1]), after, end)
        queue[offset] = rank << _OFFSET_BITS | offset
    while True:
        lowest = NEVER << _OFFSET_BITS
        for offset in range(size - 1):
            lowest = min(lowest, queue[offset])
        rank, offset = lowest >> _OFFSET_BITS, lowest & (SHORT_WORD - 1)
        if rank == NEVER:
            return size
        at = begin + offset
        removed[begin + places[at + 1]] = rank
        symbols[at] = rules[rank, 2]
        size -= 1
        for later in range(offset + 1, size):
            symbols[begin + later] = symbols[begin + later + 1]
            places[begin + later] = places[begin + later + 1]
            queue[later - 1] = queue[later] - 1
        for left in range(max(0, offset - 1), min(offset + 1, size - 1)):
            at = begin + left
            new = _next_rank(table, following, int(symbols[at]), int(symbols[at + 1]), rank, end)
            queue[left] = new << _OFFSET_BITS | left


@kernel
def _cut_long(
    symbols: NDArray[numpy.int32],
    places: NDArray[numpy.int32],
    removed: NDArray[numpy.int32],
    begin: int,
    size: int,
    table: NDArray[numpy.int64],
    rules: NDArray[numpy.int32],
    following: NDArray[numpy.int32],
    after: int,
    end: int,
    queue: NDArray[numpy.int64],
    neighbours: NDArray[numpy.int32],
) -> int:
    """The same in n log n: places that may merge wait in a queue by (rank, place).

    Each replacement takes an entry away and adds at most two. `neighbours` are the token before and the one
    behind each of them.
    """
    for place in range(size):
        neighbours[2 * place], neighbours[2 * place + 1] = place - 1, place + 1
    waiting = 0
    for place in range(size - 1):
        rank = _next_rank(
            table,
            following,
            int(symbols[begin + place]),
            int(symbols[begin + place + 1]),
            after,
            end,
        )
        if rank < NEVER:
            _push(queue, waiting, rank << 32 | place)
            waiting += 1
    while waiting:
        rank, place = queue[0] >> 32, queue[0] & 0xFFFFFFFF
        waiting -= 1
        _sift_down(queue, waiting)
        second = int(neighbours[2 * place + 1])
        if (
            second >= size
            or symbols[begin + place] != rules[rank, 0]
            or symbols[begin + second] != rules[rank, 1]
        ):
            continue  # one of its symbols has been replaced since
        symbols[begin + place] = rules[rank, 2]
        symbols[begin + second] = -1
        removed[begin + places[begin + second]] = rank
        third = int(neighbours[2 * second + 1])
        neighbours[2 * place + 1] = third
        if third < size:
            neighbours[2 * third] = place
        for side in range(2):
            left = int(neighbours[2 * place]) if side == 0 else place
            if left < 0 or neighbours[2 * left + 1] >= size:
                continue
            new = _next_rank(
                table,
                following,
                int(symbols[begin + left]),
                int(symbols[begin + neighbours[2 * left + 1]]),
                rank,
                end,
            )
            if new < NEVER:
                _push(queue, waiting, new << 32 | left)
                waiting += 1
    kept = 0
    for place in range(size):
        if symbols[begin + place] >= 0:
            symbols[begin + kept] = symbols[begin + place]
            places[begin + kept] = places[begin + place]
            kept += 1
    return kept


@kernel
def _push(queue: NDArray[numpy.int64], waiting: int, entry: int) -> None:
    child = waiting
    while child and queue[(child - 1) >> 1] > entry:
        queue[child] = queue[(child - 1) >> 1]
        child = (child - 1) >> 1
    queue[child] = entry


@kernel
def _sift_down(queue: NDArray[numpy.int64], waiting: int) -> None:
    """Puts the last of the entries, at `waiting`, in the place of the first one, which is taken."""
    entry = queue[waiting]
    parent = 0
    while 2 * parent + 1 < waiting:
        child = 2 * parent + 1
        if child + 1 < waiting and queue[child + 1] < queue[child]:
            child += 1
        if queue[child] >= entry:
            break
        queue[parent] = queue[child]
        parent = child
    queue[parent] = entry


def warm_up() -> Iterator[None]:
    """Compiles or loads the kernels."""
    rules = numpy.array([[0x61, 0x62, JOINED]], numpy.int32)
    table, following = numpy.zeros(8, numpy.int64), numpy.zeros(1, numpy.int32)
    insert_rules(rules, 0, table, following, following)
    yield
    text, text_ends = numpy.array([0x61, 0x62], numpy.uint8), numpy.array([2], numpy.int64)
    symbols, ends = numpy.zeros(2, numpy.int32), numpy.zeros(1, numpy.int64)
    first_symbols(text, text_ends, 0, 1, BYTES, symbols, ends)
    yield
    places, removed = numpy.arange(2, dtype=numpy.int32), numpy.full(2, NEVER, numpy.int32)
    sizes = numpy.full(1, 2, numpy.int32)
    queue = numpy.zeros(SHORT_WORD, numpy.int64)
    cut_words(symbols, places, removed, ends, sizes, 0, 1, table, rules, following, -1, 1, queue, places)
    yield
    gather(numpy.zeros(1, numpy.int32), symbols, ends, removed, 0)
    yield
