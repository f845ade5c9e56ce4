"""Who learns and cuts long texts: the readable half of the program, or the compiled one for large corpora."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy

from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.settings import Settings
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
    """
    from bpe_gui.core.compiled_tokenizer import CutWords, PackedRules
    from bpe_gui.core.compiled_trainer import CompiledTrainer
    from bpe_gui.core.fast_words import NumberedWords

    def trainer(counts: WordCounts, settings: Settings, tick: Tick) -> Trainer:
        if counts.distinct_words < LEAST_WORDS and sum(map(len, counts.counts)) < _LONG_WORDS:
            return ReadableTrainer(counts, settings, tick)
        packed = pack(counts)
        if not fits_kernels(packed):
            return ReadableTrainer(counts, settings, tick)
        return CompiledTrainer(packed, settings, tick)

    def cut_words(settings: Settings, words: NumberedWords | None) -> CutWords:
        return CutWords(words or NumberedWords(settings), PackedRules())

    return Engines("compiled", trainer, cut_words)


def fits_kernels(words: PackedWords) -> bool:
    """Whether all sums of frequencies stay far below 2⁶³, and places below 2³¹.

    No word has more symbols than bytes and a marker.
    """
    sizes = numpy.diff(words.ends, prepend=0) + 2
    largest = float(numpy.dot(sizes.astype(numpy.float64), words.counts.astype(numpy.float64)))
    return largest < _LARGEST_SUM and int(sizes.sum()) < _MOST_SLOTS
