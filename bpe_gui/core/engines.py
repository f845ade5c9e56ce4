"""Who learns, counts and encodes: the readable half of the program, or the compiled one for large corpora."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import ReadableTrainer, Trainer
from bpe_gui.core.word_counts import Tick, WordCounts

LEAST_WORDS = 3_000
"""From so many distinct words on the compiled trainer starts sooner than the readable one."""


@dataclass(frozen=True, slots=True)
class Engines:
    """The functions that do the work; all sets of them give the same results."""

    name: str
    trainer: Callable[[WordCounts, Settings, Tick], Trainer]


READABLE = Engines("readable", ReadableTrainer)
