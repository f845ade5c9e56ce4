"""Where kernels are compiled and kept, so that no start but the first one waits for a compiler.

Numba is imported when the first kernel is declared, never before. Where it is missing or broken,
kernels stay plain Python functions, which give the same results slowly; `is_available` says so.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import TypeVar

from bpe_gui.core import kernels
from bpe_gui.paths import cache_dir

Function = TypeVar("Function", bound=Callable[..., object])

_COMPLETE = "complete"


def kernel(function: Function) -> Function:
    """Declares a kernel: compiled at its first call, or loaded from the cache, and free of Python's lock.

    A cache that cannot be read or written costs time and nothing else.
    """
    numba = _numba()
    if numba is None:
        return function
    compiled: Function = numba.njit(nogil=True, error_model="numpy")(function)
    _keep(compiled, function)
    return compiled


def is_installed() -> bool:
    """Whether Numba is there, without loading it."""
    return importlib.util.find_spec("numba") is not None


@cache
def is_available() -> bool:
    """Whether kernels are compiled on this machine; loads Numba, which takes some half a second."""
    return _numba() is not None


def is_compiled() -> bool:
    """Whether an earlier process compiled all kernels into the cache, as far as can be told without Numba."""
    return (_folder() / _COMPLETE).is_file()


def can_be_kept() -> bool:
    """Whether the cache can be written, so that what is compiled now need not be compiled again."""
    try:
        _folder().mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=_folder()):
            return True
    except OSError:
        return False


def load_all() -> Iterator[float]:
    """Loads all kernels, or compiles them, one by one; yields the share done after each.

    Loading takes less than a second in all. Compiling takes up to 20 and holds Python's lock, so a
    program with a window lets a child process do it first (`python -m bpe_gui.core.kernels`).
    """
    if not is_available():
        yield 1.0
        return
    names = sorted(found.name for found in pkgutil.iter_modules(kernels.__path__) if found.name[0] != "_")
    for number, name in enumerate(names):
        module = importlib.import_module(f"{kernels.__name__}.{name}")
        yield number / len(names)
        for _ in getattr(module, "warm_up", tuple)():
            yield (number + 0.5) / len(names)
    # What Numba is made of, some hundred thousand objects, stays to the end. Unless it is left out, a full
    # look for garbage takes 0.1 s; learning 32,000 rules makes several, half the time of a small corpus.
    gc.freeze()
    with suppress(OSError):  # a cache that cannot be written
        (_folder() / _COMPLETE).touch()
    yield 1.0


@cache
def _numba() -> ModuleType | None:
    """Numba with its cache in the user's folder, or None where it cannot be used."""
    try:
        numba = importlib.import_module("numba")
    except Exception:  # a broken installation raises what it likes: OSError, AttributeError, SystemError …
        return None
    numba.config.CACHE_DIR = str(_folder())
    return numba


@cache
def _folder() -> Path:
    """The cache's folder, another one for each version of the kernels, of Python and of Numba.

    Numba looks at the time stamp of a kernel's own file only, not at those of kernels that it calls.
    """
    digest = blake2b(f"{sys.version} {_numba_version()}".encode(), digest_size=8)
    for path in sorted(Path(kernels.__path__[0]).glob("*.py")):
        digest.update(path.read_bytes())
    return cache_dir() / "kernels" / digest.hexdigest()


def _numba_version() -> str:
    try:
        return metadata.version("numba")
    except metadata.PackageNotFoundError:
        return ""


def _keep(compiled: object, function: Callable[..., object]) -> None:
    """Gives a kernel its cache, one whose faults stop nothing.

    Numba's own lets a full disk, a folder made read-only and a damaged file stop the kernel's call.
    """
    caching = importlib.import_module("numba.core.caching")
    try:
        kept = caching.FunctionCache(function)
    except (OSError, RuntimeError):  # RuntimeError: no folder can be written
        return
    read, write = kept.load_overload, kept.save_overload

    def load_overload(signature: object, context: object) -> object:
        try:
            return read(signature, context)
        except Exception:  # whatever unpickling a damaged file raises
            return None

    def save_overload(signature: object, result: object) -> None:
        try:
            write(signature, result)
        except Exception:  # a full disk is an OSError, a damaged index what unpickling raises
            return

    kept.load_overload, kept.save_overload = load_overload, save_overload
    compiled._cache = kept  # type: ignore[attr-defined]
