"""The arrays of a compiled trainer made from words, and made larger."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TypeVar

import numpy
from numpy.typing import NDArray

from bpe_gui.core.kernels import table, units
from bpe_gui.core.packed_words import PackedWords
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.trainer_arrays import (
    BEHIND,
    BORDER,
    CLASS,
    CLASSES,
    DIGITS,
    EXACT,
    FEW,
    LARGEST_LIGHT,
    MERGES,
    MINIMUM,
    NUMBERS,
    PAIRS,
    QUEUED,
    SYMBOLS,
    TOKENS,
    Int32s,
    Int64s,
    TrainerArrays,
)
from bpe_gui.core.units import END_MARKER, START_MARKER, alphabet_of, symbols
from bpe_gui.core.word_counts import Tick

Number = TypeVar("Number", numpy.uint8, numpy.int32, numpy.int64)

_SLOTS_AT_ONCE = 2**19
"""So many slots are looked through in a few milliseconds."""

# What there is room for at first: as many pairs as a thousand merges make, so many rounds and pairs in order.
_SLOTS_PER_PAIR = 8
_FIRST_PAIRS = 2**12
_FIRST_ROUNDS = 2**10


@dataclass(frozen=True, slots=True, eq=False)
class FlatUnits:
    """The units of all words end to end, as numbers: code points, or places in `names` if it has any.

    `numbers` is as long as there will be slots at most; `seen` tells for each number how it occurs.
    """

    numbers: Int32s
    ends: Int64s
    seen: NDArray[numpy.uint8]
    names: tuple[str, ...] = ()

    def name(self, number: int) -> str:
        """The unit that a number stands for."""
        return self.names[number] if self.names else chr(number)


def flat_units(words: PackedWords, settings: Settings, tick: Tick) -> FlatUnits:
    """The words cut into units."""
    ends = numpy.empty(words.distinct_words, numpy.int64)
    if settings.unit is not Unit.GRAPHEMES:
        are_bytes = settings.unit is Unit.BYTES
        numbers = _room_for_slots(len(words.text), words)
        seen = numpy.zeros(256 if are_bytes else sys.maxunicode + 1, numpy.uint8)
        _, highest = units.decode(writable(words.text), writable(words.ends), are_bytes, numbers, ends, seen)
        return FlatUnits(numbers, ends, seen[: highest + 1])
    names: dict[str, int] = {}
    found: list[int] = []
    plain = Settings(unit=settings.unit)
    for word, (text, _) in enumerate(words.items()):
        found += [names.setdefault(unit, len(names)) for unit in symbols(text, plain)]
        ends[word] = len(found)
        if not word % 256:
            tick(word / words.distinct_words)
    numbers = _room_for_slots(len(found), words)
    numbers[: len(found)] = found
    is_last = numpy.zeros(len(found) + 1, numpy.bool_)
    is_last[ends[numpy.diff(ends, prepend=0) > 0]] = True
    seen = numpy.zeros(len(names) + 1, numpy.uint8)
    seen[numbers[: len(found)][~is_last[1:]]] |= units.PLAIN
    seen[numbers[: len(found)][is_last[1:]]] |= units.ENDING
    return FlatUnits(numbers, ends, seen, (*names, ""))


def _room_for_slots(units_: int, words: PackedWords) -> Int32s:
    """Room for a number for each slot of so many units, markers and borders."""
    return numpy.empty(units_ + 2 * words.distinct_words + 1, numpy.int32)


def starting_arrays(
    words: PackedWords, settings: Settings, tick: Tick
) -> tuple[TrainerArrays, tuple[str, ...], tuple[str, ...]]:
    """The arrays before the first merge, the alphabet, and the strings of all symbols."""
    flat = flat_units(words, settings, lambda share: tick(share / 2))
    tick(0.5)
    seen = flat.seen
    ending_form = END_MARKER if settings.pretokenizer is Pretokenizer.END_MARKER else ""
    found = [
        flat.name(number) + form
        for number in numpy.flatnonzero(seen).tolist()
        for form, how in (("", units.PLAIN), (ending_form, units.ENDING))
        if seen[number] & how
    ]
    alphabet = alphabet_of(found, settings)
    names = ("", *alphabet, START_MARKER)
    symbol = {name: number for number, name in enumerate(names)}
    plain, ending = numpy.zeros(len(seen), numpy.int32), numpy.zeros(len(seen), numpy.int32)
    for number in numpy.flatnonzero(seen).tolist():
        name = flat.name(number)
        plain[number] = symbol.get(name, 0)
        ending[number] = symbol.get(name + ending_form, 0)
    marker = symbol[START_MARKER] if settings.pretokenizer is Pretokenizer.MARKER else 0

    distinct = words.distinct_words
    used = (int(flat.ends[-1]) if distinct else 0) + (2 if marker else 1) * distinct + 1
    slots = numpy.empty(2 * (used + BEHIND), numpy.int32)
    slots[2 * used :] = BORDER
    heavy = numpy.empty(1 + int((words.counts > LARGEST_LIGHT).sum()), numpy.int64)
    numbers = numpy.zeros(NUMBERS, numpy.int64)
    numbers[TOKENS] = units.fill(
        flat.numbers, flat.ends, writable(words.counts), plain, ending, marker, slots, heavy
    )
    numbers[SYMBOLS], numbers[MINIMUM] = len(names), min(settings.minimum_count, 2**63 - 1)
    none32, none64 = numpy.empty(0, numpy.int32), numpy.empty(0, numpy.int64)
    arrays = TrainerArrays(
        slots,
        heavy,
        lengths=numpy.ones(len(names), numpy.int32),
        occurrences=none32,
        pairs=none64,
        table=none32,
        near=none64,
        touched=none32,
        merged=none32,
        classes=numpy.empty(2 * CLASSES, numpy.int32),
        queue=none64,
        row=none64,
        rounds=none64,
        numbers=numbers,
    )
    # The numbers of units have served; those of the slots' pairs take their memory.
    arrays = _with_pairs(arrays, flat.numbers[:used], lambda share: tick((1 + share) / 2))
    return arrays, alphabet, names


def _with_pairs(arrays: TrainerArrays, numbered: Int32s, tick: Tick) -> TrainerArrays:
    """The arrays with the pairs of their slots counted and listed; `numbered` is for notes on each slot."""
    last = len(numbered)
    slot = 0
    arrays = _with_room_for_pairs(arrays, max(_FIRST_PAIRS, last // _SLOTS_PER_PAIR))
    while slot < last:
        slot = table.find_pairs(arrays, numbered, slot, min(last, slot + _SLOTS_AT_ONCE))
        if 4 * arrays.numbers[PAIRS] >= len(arrays.pairs):
            arrays = _with_room_for_pairs(arrays, 4 * int(arrays.numbers[PAIRS]))
        tick(slot / last)
    # Each replacement takes a token away and adds two places at most. Memory that is not written to
    # is none.
    arrays = arrays._replace(occurrences=numpy.empty(3 * last, numpy.int32))
    longest = table.list_places(arrays, numbered)
    return with_room(arrays._replace(merged=numpy.empty(3 * longest, numpy.int32)), longest)


def with_room(arrays: TrainerArrays, length: int) -> TrainerArrays:
    """The arrays with room for one merge at least of a pair that has so many places."""
    numbers = arrays.numbers
    made, merges = int(numbers[SYMBOLS]), int(numbers[MERGES])
    new = 2 * min(length, made) + 2
    pairs = int(numbers[PAIRS]) + new
    if 4 * pairs > len(arrays.pairs):
        arrays = _with_room_for_pairs(arrays, 2 * pairs)
    queued = int(numbers[QUEUED])
    if 2 * (queued + new) > len(arrays.queue):
        room = 4 * (queued + new) + 2 * _FIRST_ROUNDS
        arrays = arrays._replace(queue=_longer(arrays.queue, 2 * queued, room))
    if made >= min(len(arrays.lengths), len(arrays.near) // 4):
        symbols = 2 * made + _FIRST_ROUNDS
        arrays = arrays._replace(
            lengths=_longer(arrays.lengths, made, symbols),
            near=_zeros(4 * symbols, numpy.int64),
            touched=numpy.empty(2 * symbols, numpy.int32),
        )
    if 4 * merges >= len(arrays.rounds):
        arrays = arrays._replace(rounds=_longer(arrays.rounds, 4 * merges, 8 * merges + 4 * _FIRST_ROUNDS))
    return arrays


def with_room_to_queue(arrays: TrainerArrays) -> TrainerArrays:
    """The arrays with room for all pairs of the class that is to be opened, or for more of the open one."""
    queued, class_ = int(arrays.numbers[QUEUED]), arrays.numbers[CLASS]
    listed = int(arrays.classes[CLASSES + class_])
    if class_ < EXACT and 2 * listed + DIGITS > len(arrays.row):  # then it is empty
        arrays = arrays._replace(row=numpy.empty(4 * listed + DIGITS, numpy.int64))
    room = 4 * queued + 4 * (FEW if class_ < EXACT else listed) + 2 * _FIRST_ROUNDS
    return arrays._replace(queue=_longer(arrays.queue, 2 * queued, room))


def _with_room_for_pairs(arrays: TrainerArrays, pairs: int) -> TrainerArrays:
    """The arrays with room for so many pairs, of which half the table is full then, at most."""
    used = int(arrays.numbers[PAIRS])
    records = _longer(arrays.pairs, 4 * used, 4 * pairs)
    classes = _longer(arrays.classes, 2 * CLASSES + used, 2 * CLASSES + pairs)
    arrays = arrays._replace(pairs=records, classes=classes, table=arrays.table[:0])
    places = _zeros(1 << (2 * pairs - 1).bit_length(), numpy.int32)
    table.enter_all(records, used, places)
    return arrays._replace(table=places)


def _longer(array: NDArray[Number], used: int, length: int) -> NDArray[Number]:
    longer = numpy.empty(length, array.dtype)
    longer[:used] = array[:used]
    return longer


def _zeros(length: int, kind: type[Number]) -> NDArray[Number]:
    """Zeros that are written.

    Memory that comes as zeros is had page by page, once when it is read and once more when it is written.
    """
    zeros = numpy.empty(length, kind)
    zeros[:] = 0
    return zeros


def writable(array: NDArray[Number]) -> NDArray[Number]:
    """The array itself, or a copy where it is read-only, which would be another type for kernels."""
    return array if array.flags.writeable else array.copy()
