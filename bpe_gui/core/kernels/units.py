"""From words to slots: units numbered, one slot each."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.trainer_arrays import LARGEST_LIGHT, Int32s, Int64s

PLAIN, ENDING = 1, 2
"""How a unit occurs, as bits: inside a word, at its end."""


@kernel
def decode(text: NDArray[numpy.uint8], ends: Int64s, units: Int32s, unit_ends: Int64s) -> int:
    """The code points of words in UTF-8, and where each word ends among them; how many there are."""
    place = made = 0
    for word in range(len(ends)):
        end = ends[word]
        while place < end:
            first = numpy.int32(text[place])
            if first < 0x80:
                units[made] = first
                place += 1
            elif first < 0xE0:
                units[made] = (first & 0x1F) << 6 | (text[place + 1] & 0x3F)
                place += 2
            elif first < 0xF0:
                units[made] = (
                    (first & 0x0F) << 12 | numpy.int32(text[place + 1] & 0x3F) << 6 | (text[place + 2] & 0x3F)
                )
                place += 3
            else:
                units[made] = (
                    (first & 0x07) << 18
                    | numpy.int32(text[place + 1] & 0x3F) << 12
                    | numpy.int32(text[place + 2] & 0x3F) << 6
                    | (text[place + 3] & 0x3F)
                )
                place += 4
            made += 1
        unit_ends[word] = made
    return made


@kernel
def mark(units: Int32s, ends: Int64s, seen: NDArray[numpy.uint8]) -> None:
    """Notes for each unit how it occurs."""
    place = 0
    for word in range(len(ends)):
        last = ends[word] - 1
        while place < last:
            seen[units[place]] |= PLAIN
            place += 1
        if place == last:
            seen[units[place]] |= ENDING
            place += 1


@kernel
def fill(
    units: Int32s,
    ends: Int64s,
    counts: Int64s,
    plain: Int32s,
    ending: Int32s,
    marker: int,
    slots: Int32s,
    heavy: Int64s,
) -> int:
    """Writes the slots of words, with the symbols that stand for their units; the tokens of the corpus.

    `marker` is the symbol put before each word, or 0.
    """
    place = tokens = weighty = 0
    slot = 2
    slots[0] = slots[1] = 0
    for word in range(len(ends)):
        end, count = ends[word], counts[word]
        weight = count
        if count > LARGEST_LIGHT:
            heavy[weighty] = count
            weighty += 1
            weight = -weighty
        begin = slot
        if marker:
            slots[slot] = marker
            slots[slot + 1] = weight
            slot += 2
        while place < end:
            unit = units[place]
            place += 1
            slots[slot] = plain[unit] if place < end else ending[unit]
            slots[slot + 1] = weight
            slot += 2
        tokens += count * ((slot - begin) >> 1)
        slots[slot] = slots[slot + 1] = 0
        slot += 2
    return tokens
