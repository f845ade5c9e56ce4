"""The arrays of a compiled trainer made from words, and made larger."""

from __future__ import annotations

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
    LARGEST_LIGHT,
    LEAST,
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

_FIRST_PAIRS = 2**12
_FIRST_ROUNDS = 2**8


@dataclass(frozen=True, slots=True, eq=False)
class FlatUnits:
    """The units of all words end to end, as numbers: code points, or places in `names` if it has any."""

    numbers: Int32s
    ends: Int64s
    names: tuple[str, ...] = ()

    def name(self, number: int) -> str:
        """The unit that a number stands for."""
        return self.names[number] if self.names else chr(number)


def flat_units(words: PackedWords, settings: Settings, tick: Tick) -> FlatUnits:
    """The words cut into units."""
    if settings.unit is Unit.BYTES:
        return FlatUnits(words.text.astype(numpy.int32), words.ends)
    if settings.unit is Unit.CHARACTERS:
        numbers = numpy.empty(len(words.text), numpy.int32)
        ends = numpy.empty(len(words.ends), numpy.int64)
        made = units.decode(writable(words.text), writable(words.ends), numbers, ends)
        return FlatUnits(numbers[:made], ends)
    names: dict[str, int] = {}
    found: list[int] = []
    ends = numpy.empty(words.distinct_words, numpy.int64)
    plain = Settings(unit=settings.unit)
    for word, (text, _) in enumerate(words.items()):
        found += [names.setdefault(unit, len(names)) for unit in symbols(text, plain)]
        ends[word] = len(found)
        if not word % 256:
            tick(word / words.distinct_words)
    return FlatUnits(numpy.array(found, numpy.int32), ends, tuple(names) or ("",))


def starting_arrays(
    words: PackedWords, settings: Settings, tick: Tick
) -> tuple[TrainerArrays, tuple[str, ...], tuple[str, ...]]:
    """The arrays before the first merge, the alphabet, and the strings of all symbols."""
    flat = flat_units(words, settings, lambda share: tick(share / 2))
    tick(0.5)
    seen = numpy.zeros(1 + int(flat.numbers.max(initial=0)), numpy.uint8)
    units.mark(flat.numbers, writable(flat.ends), seen)
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
    used = len(flat.numbers) + (2 if marker else 1) * distinct + 1
    slots = numpy.empty(2 * (used + BEHIND), numpy.int32)
    slots[2 * used :] = BORDER
    heavy = numpy.empty(1 + int((words.counts > LARGEST_LIGHT).sum()), numpy.int64)
    numbers = numpy.zeros(NUMBERS, numpy.int64)
    numbers[TOKENS] = units.fill(
        flat.numbers, writable(flat.ends), writable(words.counts), plain, ending, marker, slots, heavy
    )
    del flat, seen, plain, ending
    numbers[SYMBOLS], numbers[MINIMUM] = len(names), min(settings.minimum_count, 2**63 - 1)
    none32, none64 = numpy.empty(0, numpy.int32), numpy.empty(0, numpy.int64)
    arrays = TrainerArrays(
        slots,
        heavy,
        lengths=numpy.ones(len(names), numpy.int32),
        occurrences=none32,
        pairs=numpy.empty(4 * _FIRST_PAIRS, numpy.int64),
        table=numpy.zeros(2 * _FIRST_PAIRS, numpy.int32),
        near=none64,
        touched=none32,
        merged=none32,
        queue=none64,
        rounds=none64,
        numbers=numbers,
    )
    return _with_pairs(arrays, lambda share: tick((1 + share) / 2)), alphabet, names


def _with_pairs(arrays: TrainerArrays, tick: Tick) -> TrainerArrays:
    """The arrays with the pairs of their slots counted and listed."""
    last = len(arrays.slots) // 2 - BEHIND
    numbered = numpy.empty(last, numpy.int32)
    slot = 0
    while slot < last:
        slot = table.find_pairs(arrays, numbered, slot, min(last, slot + _SLOTS_AT_ONCE))
        if 2 * arrays.numbers[PAIRS] >= len(arrays.table):
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
    if pairs > min(len(arrays.pairs) // 4, len(arrays.table) // 2):
        arrays = _with_room_for_pairs(arrays, pairs + pairs // 2)
    queued = int(numbers[QUEUED])
    if 2 * (queued + new) > len(arrays.queue):
        arrays = arrays._replace(queue=_longer(arrays.queue, 2 * queued, 4 * (queued + new)))
    if made >= min(len(arrays.lengths), len(arrays.near) // 4):
        symbols = made + made // 2 + _FIRST_ROUNDS
        arrays = arrays._replace(
            lengths=_longer(arrays.lengths, made, symbols),
            near=numpy.zeros(4 * symbols, numpy.int64),
            touched=numpy.empty(2 * symbols, numpy.int32),
        )
    if 4 * merges >= len(arrays.rounds):
        arrays = arrays._replace(rounds=_longer(arrays.rounds, 4 * merges, 8 * merges + 4 * _FIRST_ROUNDS))
    return arrays


def with_room_to_queue(arrays: TrainerArrays) -> TrainerArrays:
    """The arrays with room for all live pairs in the queue, which is to be made anew."""
    arrays.numbers[LEAST] = 0
    return arrays._replace(queue=numpy.empty(2 * int(arrays.numbers[PAIRS]) + 2, numpy.int64))


def _with_room_for_pairs(arrays: TrainerArrays, pairs: int) -> TrainerArrays:
    used = int(arrays.numbers[PAIRS])
    records = _longer(arrays.pairs, 4 * used, 4 * pairs)
    arrays = arrays._replace(pairs=records, table=arrays.table[:0])
    places = numpy.zeros(1 << (2 * pairs - 1).bit_length(), numpy.int32)
    table.enter_all(records, used, places)
    return arrays._replace(table=places)


def _longer(array: NDArray[Number], used: int, length: int) -> NDArray[Number]:
    longer = numpy.empty(length, array.dtype)
    longer[:used] = array[:used]
    return longer


def writable(array: NDArray[Number]) -> NDArray[Number]:
    """The array itself, or a copy where it is read-only, which would be another type for kernels."""
    return array if array.flags.writeable else array.copy()
