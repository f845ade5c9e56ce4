"""Kernels compiled by another process, which needs neither this one's time nor its memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bpe_gui.core import kernels

_LOOK_SECONDS = 0.02
_ROOT = Path(kernels.__file__).resolve().parents[3]


def start_compiler(*words: str) -> subprocess.Popen[bytes]:
    """Starts the process that compiles (`bpe_gui/core/kernels/__main__.py`), with a pipe to its input."""
    # Found wherever the program was started from; `-P` because nothing is to be found in that folder.
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(_ROOT)])
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-P", "-m", kernels.__name__, *words],
        stdin=subprocess.PIPE,
        stdout=quiet,
        stderr=quiet,
        env={**os.environ, "PYTHONPATH": path},
    )


def compiling() -> Iterator[float]:
    """Compiles all kernels into the user's cache, in some 15 seconds; yields often, nothing but 0.

    The other process is ended when the iterator is closed, and ends by itself when this process is gone.
    """
    if not sys.executable:  # Python inside another program
        return
    with start_compiler("--for-another") as child:
        try:
            while child.poll() is None:
                time.sleep(_LOOK_SECONDS)
                yield 0.0
        finally:
            child.kill()
