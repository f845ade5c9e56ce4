"""Where kernels are compiled and kept, so that no start but the first one waits for a compiler.

Numba is imported when the first kernel is declared, never before. Where it is missing or broken,
kernels stay plain Python functions, which give the same results slowly; `is_available` says so.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import os
import pkgutil
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from types import ModuleType
from typing import TypeVar

from bpe_gui.core import kernels
from bpe_gui.paths import cache_dir

Function = TypeVar("Function", bound=Callable[..., object])

_COMPLETE = "complete"
# More than all kernels take, 5 MB on the disk.
_ROOM_BYTES = 8 << 20
_DAY = 24 * 60 * 60.0
# Kernels that this process could not keep.
_not_kept: list[str] = []


def kernel(function: Function) -> Function:
    """Declares a kernel: compiled at its first call, or loaded from the cache, and free of Python's lock.

    It makes no array: so who refers to its arrays is not counted, which takes a fifth of the time of short
    kernels, and of compiling them. What only C would call it by is not made either, a twentieth of that
    time. A cache that cannot be read or written costs time and nothing else.
    """
    numba = _numba()
    if numba is None:
        return function
    compile_it = numba.njit(nogil=True, error_model="numpy", _nrt=False, no_cfunc_wrapper=True)
    compiled: Function = compile_it(function)
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
        with TemporaryFile(dir=_folder()) as file:
            file.write(bytes(_ROOM_BYTES))  # a full disk lets an empty file be made
            return True
    except OSError:
        return False


def load_all() -> Iterator[float]:
    """Loads all kernels, or compiles them, one by one; yields the share done after each.

    Loading takes less than a second in all. Compiling takes some 25 and holds Python's lock, so a
    program with a window lets other processes do it first (`python -m bpe_gui.core.kernels`).
    """
    if not is_available():
        yield 1.0
        return
    yield from load_some(kernel_modules())
    # What Numba is made of, some hundred thousand objects, stays to the end. Unless it is left out, a full
    # look for garbage takes 0.1 s; learning 32,000 rules makes several, half the time of a small corpus.
    gc.freeze()
    with suppress(OSError):  # a cache that cannot be written
        if _not_kept:
            (_folder() / _COMPLETE).unlink(missing_ok=True)
        else:
            (_folder() / _COMPLETE).touch()
            _forget_others()
    yield 1.0


def kernel_modules() -> list[str]:
    """The names of all modules that have kernels."""
    return sorted(found.name for found in pkgutil.iter_modules(kernels.__path__) if found.name[0] != "_")


def load_some(names: Sequence[str]) -> Iterator[float]:
    """The same for the kernels of some modules, and for those that they use; Numba must be there."""
    for number, name in enumerate(names):
        module = importlib.import_module(f"{kernels.__name__}.{name}")
        yield number / len(names)
        for _ in getattr(module, "warm_up", tuple)():
            yield (number + 0.5) / len(names)


def sources() -> list[Path]:
    """The files that compiled kernels depend on: their own, and those whose constants stand in them."""
    here = Path(__file__).resolve()
    own = sorted(Path(kernels.__path__[0]).resolve().glob("*.py"))
    return [*own, here, here.with_name("trainer_arrays.py")]


def version_of(files: Iterable[Path]) -> str:
    """Another name for each content, place and time of files, version of Python and Numba, and processor.

    Numba compiles anew where a kernel's file has another place, time or size, without a look at what it
    calls and at the constants that it took from elsewhere. Raises OSError.
    """
    # Here and below, because one is asked whether Numba is installed before the window's first picture.
    from hashlib import blake2b

    digest = blake2b(f"{sys.version} {_numba_version()} {_processor()}".encode(), digest_size=8)
    for path in files:
        status = path.stat()
        digest.update(f"{path} {status.st_mtime_ns} {status.st_size} ".encode("utf-8", "surrogateescape"))
        digest.update(path.read_bytes())
    return digest.hexdigest()


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
    """The cache's folder, another one for each version of the kernels."""
    return cache_dir() / "kernels" / version_of(sources())


def _forget_others() -> None:
    """Removes the folders of other versions that nobody has loaded, or compiled into, for a day."""
    for folder in _folder().parent.iterdir():
        if folder == _folder() or folder.is_symlink() or not folder.is_dir():
            continue
        with suppress(OSError):  # another process removes it, or still compiles
            latest = max(path.stat().st_mtime for path in (folder, *folder.rglob("*")))
            if time.time() - latest > _DAY:
                shutil.rmtree(folder, ignore_errors=True)


def _processor() -> str:
    """The name and abilities of the processor, as far as the system tells them at once."""
    if sys.platform == "win32":
        return os.environ.get("PROCESSOR_IDENTIFIER", "")
    told = [os.uname().machine]
    with suppress(OSError), Path("/proc/cpuinfo").open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if not line.strip():  # of the first core, all of them are alike
                break
            if line.startswith(("model name", "flags", "Features", "CPU part")):
                told.append(line)
    return " ".join(told)


def _numba_version() -> str:
    from importlib import metadata

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
        _not_kept.append(function.__name__)
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
            _not_kept.append(function.__name__)

    kept.load_overload, kept.save_overload = load_overload, save_overload
    compiled._cache = kept  # type: ignore[attr-defined]
