"""The bytes of a file, or the reason why there are none."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path
from typing import BinaryIO

from bpe_gui.core.problem import Problem
from bpe_gui.formats.os_reasons import os_reason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.paths import is_folder

_CHUNK = 1 << 20


def read_bytes(path: Path, largest: int) -> bytes:
    """All bytes of a file of at most `largest` bytes.

    Raises Problem(NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, TOO_LARGE).
    """
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            if stat.S_ISREG(status.st_mode):
                if status.st_size > largest:
                    raise too_large(str(path), largest)
                return file.read()
            return read_stream(file, str(path), largest)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise cannot_read(path, error) from error


def read_stream(file: BinaryIO, name: str, largest: int) -> bytes:
    """All bytes of a pipe or a device, whose size nobody knows; Problem(TOO_LARGE) for too many."""
    chunks: list[bytes] = []
    size = 0
    while chunk := file.read(_CHUNK):
        size += len(chunk)
        if size > largest:
            raise too_large(name, largest)
        chunks.append(chunk)
    return b"".join(chunks)


def sha256(path: Path) -> str:
    """The SHA-256 of a file's bytes in hexadecimal digits.

    Raises Problem(NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ).
    """
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except (OSError, ValueError) as error:
        raise cannot_read(path, error) from error


def too_large(name: str, largest: int) -> Problem:
    """The problem of a file over a limit in bytes."""
    return Problem(FormatReason.TOO_LARGE, path=name, largest=largest // 1_000_000)


def cannot_read(path: Path, error: OSError | ValueError) -> Problem:
    """The problem behind an error of the operating system; a Problem is one already."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, (FileNotFoundError, NotADirectoryError)) or not isinstance(error, OSError):
        return Problem(FormatReason.NO_SUCH_FILE, path=str(path))
    # Windows refuses to open a directory with PermissionError.
    if isinstance(error, IsADirectoryError) or is_folder(path):
        return Problem(FormatReason.IS_DIRECTORY, path=str(path))
    return Problem(FormatReason.CANNOT_READ, path=str(path), why=os_reason(error))
