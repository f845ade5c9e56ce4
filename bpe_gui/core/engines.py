"""Who learns and cuts long texts: the readable half of the program, or the compiled one for large corpora."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy

from bpe_gui.core.memory_limit import room_for_learning
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.trainer import ReadableTrainer, Trainer
from bpe_gui.core.word_counts import Tick, WordCounts

if TYPE_CHECKING:
    from bpe_gui.core.compiled_tokenizer import CutWords
    from bpe_gui.core.fast_words import NumberedWords

LEAST_WORDS = 3_000
"""From so many distinct words on the compiled trainer starts sooner than the readable one."""

_LONG_WORDS = 50_000  # bytes; so few words may still be long
_LARGEST_SUM = 2.0**61
_MOST_SLOTS = 2**31 - 64
# 8 + 3 × 4 by `bpe_gui/core/trainer_arrays.py` and 4 more while they are made; of pairs there are far fewer.
_SYMBOL_BYTES = 24
_BYTES_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True)
class Engines:
    """The functions that do the work; all sets of them give the same results."""

    name: str
    trainer: Callable[[WordCounts, Settings, Tick], Trainer]
    cut_words: Callable[[Settings, NumberedWords | None], CutWords] | None = None
    """What cuts the words of a long text, known ones if there are any; None where `Tokenizer` does it."""


READABLE = Engines("readable", ReadableTrainer)


def compiled_engines() -> Engines:
    """The engines that kernels do the work for; imports Numba.

    They leave to the readable trainer what it does sooner, and counts that 64 bits could not add up.
    Their trainer raises Problem(TOO_MANY_SYMBOLS) where it would not fit into the memory.
    """
    from bpe_gui.core.compiled_tokenizer import CutWords, PackedRules
    from bpe_gui.core.compiled_trainer import CompiledTrainer
    from bpe_gui.core.fast_words import NumberedWords

    def trainer(counts: WordCounts, settings: Settings, tick: Tick) -> Trainer:
        if counts.distinct_words < LEAST_WORDS and sum(map(len, counts.counts)) < _LONG_WORDS:
            return ReadableTrainer(counts, settings, tick)
        packed = pack(counts, lambda share: tick(share / 4))
        check_room(packed, settings)

        def rest(share: float) -> None:
            tick((1 + 3 * share) / 4)

        if not fits_kernels(packed):
            return ReadableTrainer(counts, settings, rest)
        return CompiledTrainer(packed, settings, rest)

    def cut_words(settings: Settings, words: NumberedWords | None) -> CutWords:
        return CutWords(words or NumberedWords(settings), PackedRules())

    return Engines("compiled", trainer, cut_words)


def fits_kernels(words: PackedWords) -> bool:
    """Whether all sums of frequencies stay far below 2⁶³.

    No word has more symbols than bytes and a marker.
    """
    sizes = numpy.diff(words.ends, prepend=0) + 2
    # Not the dot product, whose library sets all cores to work, and lets them wait for more by turning round.
    return float((sizes.astype(numpy.float64) * words.counts).sum()) < _LARGEST_SUM


def check_room(words: PackedWords, settings: Settings, room: int | None = None) -> None:
    """Raises Problem(TOO_MANY_SYMBOLS) where the arrays of a compiled trainer would take more memory.

    That is `room` bytes, those of `room_for_learning` unless it is given. Places are numbers below 2³¹.
    """
    symbols = _symbols(words, settings) + 2 * words.distinct_words
    wanted = _SYMBOL_BYTES * symbols
    most = min((room_for_learning(wanted) if room is None else room) // _SYMBOL_BYTES, _MOST_SLOTS)
    if symbols > most:
        raise Problem(CoreReason.TOO_MANY_SYMBOLS, most=most)


def _symbols(words: PackedWords, settings: Settings) -> int:
    """How many symbols the words have at most: bytes, or code points, which begin with no byte 10…₂."""
    if settings.unit is Unit.BYTES:
        return len(words.text)
    slices = (words.text[at : at + _BYTES_AT_ONCE] for at in range(0, len(words.text), _BYTES_AT_ONCE))
    return sum(int(numpy.count_nonzero((each & 0xC0) != 0x80)) for each in slices)
