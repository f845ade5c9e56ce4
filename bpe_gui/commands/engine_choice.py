"""Whether a command works with compiled code, which takes a moment to load, or with the readable one."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from bpe_gui.core.compiled_cache import can_be_kept, is_available, is_compiled, is_installed, load_all
from bpe_gui.core.kernel_compiling import compiling

if TYPE_CHECKING:
    from bpe_gui.core.engines import Engines

LARGE_BYTES = 500_000
"""From this size on kernels save more time than loading them takes, half a second."""

# Compiling the kernels takes some 15 seconds, once; what readable code does sooner does not wait for it.
_WORTH_COMPILING_BYTES = 5_000_000
_WORTH_COMPILING_MERGES = 1_000


@dataclass(frozen=True, slots=True)
class Choice:
    """The engines of a command, None for the readable ones, and how many seconds went by to get them."""

    engines: Engines | None = None
    seconds: float = 0.0


def choose_engines(size: int, merges: int = 0) -> Choice:
    """The engines for so many bytes to count and so many rules to learn; loads what they need."""
    if size < LARGE_BYTES or not is_installed():
        return Choice()
    if not is_compiled() and size < _WORTH_COMPILING_BYTES and merges < _WORTH_COMPILING_MERGES:
        return Choice()
    begun = perf_counter()
    if not is_compiled() and can_be_kept():
        for _ in compiling():
            pass
    if not is_available():
        return Choice(None, perf_counter() - begun)
    for _ in load_all():
        pass
    # Here, because numpy alone takes longer to load than a command on a small text takes.
    from bpe_gui.core.engines import compiled_engines

    return Choice(compiled_engines(), perf_counter() - begun)


def choose_to_learn(size: int, distinct_words: int, merges: int) -> Choice:
    """The engines to learn with, when counting has shown how much there is.

    A pipe does not tell its size, and a packed file tells another one.
    """
    if size < LARGE_BYTES or not is_installed():
        return Choice()
    from bpe_gui.core.engines import LEAST_WORDS

    return choose_engines(size, merges) if distinct_words >= LEAST_WORDS else Choice()
