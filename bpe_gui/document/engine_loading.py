"""The compiled half of the program, made ready behind the window that is already there."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.engines import LEAST_WORDS, READABLE, Engines, compiled_engines
from bpe_gui.core.trainer import ReadableTrainer, Trainer
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background, Work

LARGE_SIZE = 300_000
"""Code points, or distinct words in a table: less is learned sooner than kernels are loaded."""
_HUGE_SIZE = 10_000_000
"""What takes the readable half longer than compiling the kernels takes, some 15 seconds."""

_MANY_MERGES = 500
_LOOK_SECONDS = 0.02


class EngineLoading(QObject):
    """Which engines work now: the readable ones, until the compiled ones are loaded.

    Kernels that no earlier start compiled are compiled by another process, which ends with this one, and
    then loaded one by one on a thread that lets the window breathe. Without Numba, and wherever it or its
    cache does not work, the readable engines stay, without a word.
    """

    loaded = Signal()
    """Other engines work from now on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._engines = READABLE
        self._compiling = False
        self._coming = False  # not the lane's word, which is free a moment before it delivers
        self._lane = Background(self)

    @property
    def engines(self) -> Engines:
        """Those that work now."""
        return self._engines

    @property
    def busy(self) -> bool:
        """Whether the compiled engines are on their way."""
        return self._coming

    def begin(self, patience: float = 0.0) -> None:
        """Starts to compile and load, after so many seconds; once is enough."""
        # Here and below, because the window opens sooner without them.
        from bpe_gui.core.compiled_cache import is_installed

        if self._engines is READABLE and not self._coming and is_installed():
            self._coming = True
            self._lane.run(self._load(patience), self._take, self._do_without, inline=False)

    def best_for(self, size: int) -> Work[Engines]:
        """The engines for a corpus of so many code points: waits for the compiled ones where that pays."""
        while self._coming and size >= (_HUGE_SIZE if self._compiling else LARGE_SIZE):
            time.sleep(_LOOK_SECONDS)
            yield 0.0
        return self._engines

    def outpaces(self, trainer: Trainer, counts: WordCounts, merges: int) -> bool:
        """Whether learning all anew with the compiled engines is sooner done than going on with a trainer."""
        return (
            self._engines is not READABLE
            and isinstance(trainer, ReadableTrainer)
            and counts.distinct_words >= LEAST_WORDS
            and merges - trainer.merges >= _MANY_MERGES
        )

    def close(self) -> None:
        """Waits until nothing runs; a compiling process is ended."""
        self._lane.stop()
        self._coming = False

    def _load(self, patience: float) -> Work[Engines]:
        yield from _waiting(patience)
        from bpe_gui.core.compiled_cache import can_be_kept, is_available, is_compiled, load_all
        from bpe_gui.core.kernel_compiling import compiling

        self._compiling = not is_compiled()  # that takes a frame, and the next question as long as two
        if self._compiling:
            if not can_be_kept():  # compiling here would stop the window
                return READABLE
            yield from compiling()
            self._compiling = False
            if not is_compiled():  # Numba does not work
                return READABLE
        yield from load_all()
        return compiled_engines() if is_available() else READABLE

    def _take(self, engines: Engines) -> None:
        is_other, self._engines = engines is not self._engines, engines
        self._coming = False
        if is_other:
            self.loaded.emit()

    def _do_without(self, _: Exception) -> None:
        """The readable engines serve on."""
        self._coming = False


def _waiting(seconds: float) -> Work[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(_LOOK_SECONDS)
        yield 0.0
