"""Python's collector of garbage, kept from working where it would do harm."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Meanwhile no widget is taken apart: while Qt goes through a list of all that crashes (6.11)."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
