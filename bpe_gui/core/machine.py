"""How much memory the machine has, and what fits into it."""

from __future__ import annotations

import ctypes
import os
import sys

_BYTES_A_WORD = 400
"""Of memory for each distinct word: the tables while they grow, and then learning from it."""
_LEAST_WORDS = 1_000_000
_USUAL_MEMORY = 8 << 30


def memory() -> int:
    """Bytes of the machine's memory, whoever uses it; 8 GiB where the system does not tell."""
    try:
        if sys.platform == "win32":
            return _windows_memory()
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return _USUAL_MEMORY


def most_words() -> int:
    """How many distinct words a corpus may have here: what fits into half of the machine's memory."""
    return max(_LEAST_WORDS, memory() // 2 // _BYTES_A_WORD)


def _windows_memory() -> int:
    class Status(ctypes.Structure):
        """MEMORYSTATUSEX of the Windows API."""

        _fields_ = (
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            ("total", ctypes.c_ulonglong),
            ("rest", ctypes.c_ulonglong * 6),
        )

    status = Status(length=ctypes.sizeof(Status))
    if not ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):  # type: ignore[attr-defined,unused-ignore]
        raise OSError
    return int(status.total)
