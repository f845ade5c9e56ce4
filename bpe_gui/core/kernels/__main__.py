"""Compiles all kernels into the user's cache: `python -m bpe_gui.core.kernels`.

With `--for-another` it lets others go first. Where there are two cores it starts a second process, with
`--trainer`, for the kernels that a trainer needs: as much work as all others are. Either gives up when its
standard input ends: who started it is gone.
"""

import gc
import os
import sys
from collections.abc import Sequence
from threading import Thread

from bpe_gui.core.compiled_cache import is_available, kernel_modules, load_all, load_some

_TRAINER = ("merging",)  # and what it uses
# Of the million objects that Numba makes of a kernel few are garbage: looking less often saves a twentieth.
_OBJECTS = 20_000


def main(words: Sequence[str]) -> None:
    """Compiles what the words ask for."""
    if "--for-another" in words and hasattr(os, "nice"):
        os.nice(10)
    if words:
        Thread(target=_end_with_input, daemon=True).start()
    gc.set_threshold(_OBJECTS, 20, 50)
    if "--trainer" in words:
        for _ in load_some(_TRAINER):
            pass
        return
    if is_available() and _cores() > 1:
        _compile_in_two()
    for _ in load_all():  # what is compiled is loaded, and the cache is marked as complete
        pass


def _compile_in_two() -> None:
    """Compiles all kernels, those of a trainer in another process, whatever becomes of that one."""
    # Here, because all that is imported above belongs to the version of the kernels.
    from bpe_gui.core.kernel_compiling import start_compiler

    with start_compiler("--trainer") as other:
        try:
            for _ in load_some([name for name in kernel_modules() if name not in _TRAINER]):
                pass
            other.wait()
        finally:
            other.kill()


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
