"""How much memory a table of distinct words, and learning from it, may take on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

# What is left serves what learning makes of the words, and everybody else.
_SHARE = 3
LEAST_ROOM = 64 << 20
"""So many bytes may always be taken, so that a full machine still opens a lesson."""
_UNKNOWN = 2 << 30


def room_for_words() -> int:
    """The bytes that a table of distinct words may take: a third of the memory that is free now.

    Free is what the system could give without swapping, less where a container or a limit of the process
    (`ulimit -v`) allows less. At least 64 MB, so that a full machine still opens a lesson; where nothing
    can be found out two thirds of a gigabyte.

    >>> room_for_words() >= 64 << 20
    True
    """
    return max(LEAST_ROOM, free_memory() // _SHARE)


def room_for_learning(wanted: int) -> int:
    """The bytes that a trainer may take, three quarters of the memory that is free now; at least 64 MB.

    Whoever wants no more than that costs no look at the machine.
    """
    return LEAST_ROOM if wanted <= LEAST_ROOM else max(LEAST_ROOM, free_memory() * 3 // 4)


def free_memory() -> int:
    """The bytes of memory that this process could still have without harm to others."""
    return min(_limits(), default=_UNKNOWN)


def _limits() -> Iterator[int]:
    if sys.platform == "win32":
        yield from _windows()
        return
    yield from _system()
    # A container, by either version of control groups; what the kernel would give back counts as free.
    for folder, most, used in (
        ("/sys/fs/cgroup", "memory.max", "memory.current"),
        ("/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes"),
    ):
        with suppress(OSError, ValueError):
            given_back = _numbers(Path(folder, "memory.stat")).get("inactive_file", 0)
            allowed, taken = (int(Path(folder, name).read_text()) for name in (most, used))
            yield max(0, allowed - taken + given_back)
    yield from _process()


def _system() -> Iterator[int]:
    with suppress(OSError, KeyError):
        yield _numbers(Path("/proc/meminfo"))["MemAvailable:"] * 1024
        return
    with suppress(OSError, ValueError):
        # macOS does not tell simply what is free; half of all is a guess.
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2


def _process() -> Iterator[int]:
    if sys.platform == "win32":
        return
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_AS)
    if most != resource.RLIM_INFINITY:
        with suppress(OSError, ValueError):
            pages = int(Path("/proc/self/statm").read_text().split()[0])
            yield max(0, most - pages * resource.getpagesize())


def _numbers(path: Path) -> dict[str, int]:
    """The numbers of a file of names and numbers."""
    lines = (line.split() for line in path.read_text().splitlines())
    return {words[0]: int(words[1]) for words in lines if len(words) > 1 and words[1].isdigit()}


def _windows() -> Iterator[int]:
    if sys.platform != "win32":
        return
    import ctypes

    class Status(ctypes.Structure):
        """What GlobalMemoryStatusEx fills in."""

        _fields_ = (
            ("length", ctypes.c_ulong),
            ("load", ctypes.c_ulong),
            *((name, ctypes.c_ulonglong) for name in ("all", "free", "page", "page_free")),
            *((name, ctypes.c_ulonglong) for name in ("address", "address_free", "extended")),
        )

    status = Status(length=ctypes.sizeof(Status))
    if ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):
        yield min(int(status.free), int(status.address_free))
