"""Counting the words of UTF-8 on two cores, in blocks, with no more memory than their distinct words take."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from threading import Thread

import numpy
from numpy.typing import NDArray

from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.kernels._layout import ARENA_USED, PLACE, SLACK, SLOT, USED
from bpe_gui.core.memory_limit import LEAST_ROOM, room_for_words
from bpe_gui.core.packed_words import Bytes, Numbers, PackedWords
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.safe_cuts import LONGEST_WORD
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.utf8_blocks import Block, InvalidText, Opening, Reader, Room, TextSource
from bpe_gui.core.word_counts import Tick, no_tick

__all__ = ["InvalidText", "can_count", "count_sources", "count_strings"]

BLOCK_BYTES = 1 << 19
"""What is read and counted at once: some three milliseconds, and it stays in a core's second cache."""
_THREADS = 2
# A second thread would begin when the first one is nearly done with so few bytes.
_ONE_THREAD_BYTES = 2_000_000
# From the first to the last of these a table begins with a slot for each 32 bytes of the texts.
_FEWEST_SLOTS, _MOST_SLOTS, _BYTES_PER_SLOT = 1 << 12, 1 << 15, 32
_FIRST_ARENA = 1 << 12
# For each distinct word, both threads' tables while they grow (measured: 66 MB for half a million).
_WORD_BYTES = 200
# For each byte of words that a slot does not hold: in both threads' arenas, while they grow.
_ARENA_BYTES = 4
_LONGEST_IN_SLOT = 15
# Of a hundred slots so many may be taken.
_FULL = 85


def can_count(settings: Settings) -> bool:
    """Whether text is prepared in a way that the kernels know, and this machine has kernels."""
    return (
        settings.normalization is Normalization.NONE
        and not settings.special_tokens
        and sys.byteorder == "little"
        and is_available()
    )


def count_strings(
    texts: Sequence[str], settings: Settings, tick: Tick = no_tick, *, threads: int | None = None
) -> PackedWords:
    """The words of texts in memory, as `count_text` has them; raises what `count_sources` raises."""
    sizes = [len(text) for text in texts]
    return count_sources(
        [partial(TextSource, text) for text in texts], sizes, settings, tick, threads=threads
    )


def count_sources(
    openings: Sequence[Opening],
    sizes: Sequence[int],
    settings: Settings,
    tick: Tick = no_tick,
    *,
    marked: bool = False,
    threads: int | None = None,
    block: int = BLOCK_BYTES,
    longest: int = LONGEST_WORD,
    room: int | None = None,
) -> PackedWords:
    """The words of texts in UTF-8, each cut by itself, as `count_text` has them: counts and order.

    `sizes` weigh the texts in the share that `tick` is told, in this thread; what it raises ends all
    threads at once. With `marked` a leading byte order mark is left out. `longest` is at least 15. There are
    two threads, or one for little text, unless it is said how many.
    The distinct words may take `room` bytes of memory, those of `room_for_words` unless it is given.
    Raises InvalidText for what `count_blocks` must read, Problem(WORD_TOO_LONG, TOO_MANY_WORDS), and what
    reading raises.
    """
    reader = Reader(openings, sizes, settings.pretokenizer, marked, block, longest)
    size = sum(sizes)
    if threads is None:
        threads = 1 if all(sizes) and size < _ONE_THREAD_BYTES else _THREADS
    slots = min(max(_FEWEST_SLOTS, size // _BYTES_PER_SLOT), _MOST_SLOTS)
    tallies = [_Tally(reader, 1 << (slots - 1).bit_length(), room) for _ in range(threads)]
    helpers = [Thread(target=tally.run_apart, daemon=True) for tally in tallies[1:]]
    try:
        for helper in helpers:
            helper.start()
        tallies[0].run(tick)
    finally:
        reader.stop.set()
        for helper in helpers:
            if helper.ident is not None:
                helper.join()
        reader.close()
    for tally in tallies:
        if tally.error is not None:
            raise tally.error
    tick(1.0)
    return _united(tallies[0], tallies[1] if threads > 1 else _Tally(reader, 1, room))


class _Tally:
    """What one thread has counted."""

    def __init__(self, reader: Reader, slots: int, limit: int | None) -> None:
        self.error: BaseException | None = None
        self._reader, self._limit = reader, limit
        self._room = Room()
        self.slots = _empty_slots(slots)
        self._firsts = numpy.empty(slots * _FULL // 100, numpy.int64)
        self.arena = numpy.zeros(_FIRST_ARENA, numpy.uint8)
        self._state = numpy.zeros(3, numpy.int64)

    @property
    def used(self) -> int:
        """How many distinct words it has."""
        return int(self._state[USED])

    @property
    def firsts(self) -> Numbers:
        """Where each of its words was first seen, in this order."""
        return self._firsts[: self.used]

    def run(self, tick: Tick) -> None:
        """Counts block after block, to the end of all texts or until the reader stops."""
        while block := self._reader.fill(self._room):
            self._count(block)
            tick(self._reader.share)
        self._room = Room()

    def check_room(self, words: int, arena: int) -> None:
        """Refuses so many words, with so many bytes in an arena, where memory does not suffice."""
        wanted = words * _WORD_BYTES + arena * _ARENA_BYTES
        if self._limit is None and wanted > LEAST_ROOM:
            self._limit = room_for_words()  # a look at the machine takes as long as counting 100 kB
        if self._limit is not None and wanted > self._limit:
            raise Problem(CoreReason.TOO_MANY_WORDS, most=words - 1)

    def run_apart(self) -> None:
        """The same in a thread of its own; what goes wrong there ends all of them and is kept."""
        try:
            self.run(no_tick)
        except BaseException as error:
            self.error = error
            self._reader.stop.set()

    def _count(self, block: Block) -> None:
        from bpe_gui.core.kernels import counting

        reader = self._reader
        start = block.start
        while True:
            code = counting.count_block(
                self._room.data,
                start,
                block.end,
                block.base,
                block.last,
                reader.separators,
                reader.kind,
                reader.classes,
                reader.longest,
                self.slots,
                self._firsts,
                self.arena,
                self._state,
            )
            start = int(self._state[PLACE])
            self.check_room(self.used, int(self._state[ARENA_USED]))
            if code == counting.DONE:
                return
            if code == counting.SLOTS_FULL:
                self._grow_slots()
            elif code == counting.ARENA_FULL:
                self.arena = _twice(self.arena)
            elif code == counting.TOO_LONG:
                raise reader.too_long()
            else:
                raise InvalidText

    def _grow_slots(self) -> None:
        from bpe_gui.core.kernels import word_slots

        slots = 2 * len(self.slots) // SLOT
        larger = _empty_slots(slots)
        word_slots.move_slots(self.slots, larger)
        self.slots = larger
        firsts = numpy.empty(slots * _FULL // 100, numpy.int64)
        firsts[: len(self._firsts)] = self._firsts
        self._firsts = firsts


def _united(one: _Tally, other: _Tally) -> PackedWords:
    """The words of two threads in one order: that of where they were first seen."""
    from bpe_gui.core.kernels import word_slots

    tallies = (one, other)
    orders = [numpy.empty(tally.used, numpy.int64) for tally in tallies]
    sizes = [
        word_slots.put_in_order(tally.slots, order) for tally, order in zip(tallies, orders, strict=True)
    ]
    size = sum(sizes) - word_slots.unite(
        one.slots, one.firsts, one.arena, other.slots, other.firsts, other.arena, orders[1]
    )
    text = numpy.empty(size + SLACK, numpy.uint8)
    ends = numpy.empty(one.used + other.used, numpy.int64)
    counts = numpy.empty(one.used + other.used, numpy.int64)
    written = word_slots.write_words(
        one.slots,
        one.firsts,
        one.arena,
        orders[0],
        other.slots,
        other.firsts,
        other.arena,
        orders[1],
        text,
        ends,
        counts,
    )
    if written < len(ends):
        ends, counts = ends[:written].copy(), counts[:written].copy()
    if other.used:
        lengths = numpy.diff(ends, prepend=0)
        one.check_room(written, int(lengths[lengths > _LONGEST_IN_SLOT].sum()))
    return PackedWords(text[:size], ends, counts)


def _empty_slots(slots: int) -> NDArray[numpy.uint64]:
    """A table whose slots do not lie across the lines of a cache, which have 64 bytes."""
    size = slots * SLOT
    numbers = numpy.empty(size + 8, numpy.uint64)
    # Memory that comes as zeros is had page by page, once when it is read and once more when it is written.
    numbers[:] = 0
    skipped = -numbers.ctypes.data % 64 // 8
    return numbers[skipped : skipped + size]


def _twice(data: Bytes) -> Bytes:
    larger = numpy.zeros(2 * len(data), numpy.uint8)
    larger[: len(data)] = data
    return larger
