"""The arrays that a compiled trainer works on: what each number in them means."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy
from numpy.typing import NDArray

Int32s: TypeAlias = NDArray[numpy.int32]
Int64s: TypeAlias = NDArray[numpy.int64]

BORDER = 0
"""The symbol that stands before, between and behind words; the others count from 1."""

LARGEST_LIGHT = 2**31 - 1
"""The largest frequency that stands in a slot itself."""

# Places in TrainerArrays.numbers
(
    TOKENS,  # of the corpus: the sum over words of frequency × symbols
    SYMBOLS,  # the number that the next symbol gets
    MERGES,
    PAIRS,  # pairs ever seen, those without a place left included
    LIVE,  # pairs with a place left
    PLACES,  # occurrences in use
    CLASS,  # of counts, whose pairs are in the queue and in the row; 0 when all are to be put in class anew
    QUEUED,  # pairs in the queue
    NEXT,  # the next of the pairs in the row
    STANDING,  # where the row ends
    LEVEL,  # the count that TIED is about; 0 when it is about none
    TIED,  # live pairs with that count
    MINIMUM,  # the least count of a rule
    FETCHED,  # nothing: so that what is read ahead is not left out as useless
) = range(14)
NUMBERS = 14

EXACT = 256
"""Each count below has a class of its own; those from there on share one with all of their bit length."""

CLASSES = EXACT + 64

DIGIT = 11
"""Pairs are sorted by digits of so many bits."""

DIGITS = 1 << DIGIT

FEW = 32
"""So many pairs with one count are sorted sooner in the queue than in a row."""

BLOCK = 64
"""So many places are read ahead, so that their cache lines are fetched side by side and not in turn."""

BEHIND = 8
"""So many empty slots stand at the end, which may be read ahead."""

# What the kernels answer.
MORE_ROOM, NO_PAIR, BELOW_MINIMUM, GOING = -1, -2, -3, 0


class TrainerArrays(NamedTuple):
    """All that the kernels of a trainer read and write.

    A *place* is the number of a slot. Every unit of the corpus's distinct words has a slot, in their order,
    with an empty one before, between and behind words, so that "seen first" is "has the smallest place".

    * `slots`, two numbers each. The first is, at the beginning of a token, its symbol; at its end, when
      that is another slot, how many slots before it begins, below 0; anything below 0 in between. The second
      is the frequency of the word, or −1 − its place in `heavy`. Some empty slots stand behind the last word.
    * `lengths`: how many slots a symbol covers.
    * `occurrences`: the places of pairs, one list for each pair, ascending. A list is written when its pair
      appears and never changed: a place counts while both symbols are there, so taking a merge back makes
      the places of the other pairs count again. Lists lie in the order of their pairs.
    * `pairs`, four numbers each: left × 2³² + right symbol; count; begin of its list; length of the list
      × 2³² + how many places at its begin are known not to count.
    * `table`: an open-addressing table, from pairs to their number + 1.
    * `near`, four numbers for each symbol: the weight with which it stands left and right of the merged pair,
      and how often; then where the next place goes. All zero between merges.
    * `touched`: the symbols for which `near` is not zero, left ones in the first half.
    * `merged`, three numbers for each replacement of a merge: its place, the symbols left and right of it.
    * `classes`: for each class of counts a list of pairs, later ones first: its first pair + 1, then, from
      CLASSES on, how many are in it; then, from 2 × CLASSES on, for each pair the one behind it + 1. A pair
      is put in class when it appears; the class of its count may be a lower one by now.
    * `queue`: a heap of −count, first place × 2³² + pair, never worse than the truth, of pairs of one class.
    * `row`: the rest of the pairs of that class, sorted: first place × 2³² + pair; room for as many again,
      and for DIGITS numbers, is needed to sort them.
    * `rounds`, four numbers each: left × 2³² + right symbol; count; how many pairs had it; tokens after.
    * `numbers`: see above.

    The memory is 8 bytes for each unit and word, 4 for each occurrence (at most three for each unit, when
    every word has become one token), 36 + 8 to 16 for each pair, and 32 for each round.
    """

    slots: Int32s
    heavy: Int64s
    lengths: Int32s
    occurrences: Int32s
    pairs: Int64s
    table: Int32s
    near: Int64s
    touched: Int32s
    merged: Int32s
    classes: Int32s
    queue: Int64s
    row: Int64s
    rounds: Int64s
    numbers: Int64s
