"""From words to slots: units numbered, one slot each."""

from __future__ import annotations

from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import kernel
from bpe_gui.core.trainer_arrays import LARGEST_LIGHT, Int32s, Int64s

Bytes: TypeAlias = NDArray[numpy.uint8]

PLAIN, ENDING = 1, 2
"""How a unit occurs, as bits: inside a word, at its end."""


@kernel
def decode(
    text: Bytes, ends: Int64s, are_bytes: bool, units: Int32s, unit_ends: Int64s, seen: Bytes
) -> tuple[int, int]:
    """The units of words in UTF-8, bytes or code points, and where each word ends among them.

    Notes in `seen`, 0 for every unit, how each one occurs; gives how many units there are, and the highest.
    """
    place = made = highest = 0
    for word in range(len(ends)):
        end = ends[word]
        unit = -1
        while place < end:
            if unit >= 0:
                seen[unit] |= PLAIN
            unit = int(text[place])
            place += 1
            if unit >= 0x80 and not are_bytes:
                more = 1 if unit < 0xE0 else 2 if unit < 0xF0 else 3
                unit &= 0x3F >> more
                for _ in range(more):
                    unit = unit << 6 | int(text[place]) & 0x3F
                    place += 1
            units[made] = unit
            made += 1
            highest = max(highest, unit)
        if unit >= 0:
            seen[unit] |= ENDING
        unit_ends[word] = made
    return made, highest


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
