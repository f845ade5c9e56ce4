"""Files written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.formats.os_reasons import OsReason, os_reason
from bpe_gui.formats.reasons import FormatReason

_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)


def write_atomically(path: Path, data: bytes) -> None:
    """Puts the bytes into the file; whatever fails, an old file stays as it was.

    A link is followed, and an existing file keeps its permissions.
    Raises Problem(CANNOT_WRITE) and, where the disk is full, Problem(NO_SPACE).
    """
    try:
        _write(path, data)
    except OSError as error:
        raise cannot_write(path, error) from error
    except ValueError as error:  # a name that no file can have: NUL or half a surrogate pair inside
        raise Problem(FormatReason.CANNOT_WRITE, path=str(path), why=OsReason.NAME) from error


def cannot_write(path: Path, error: OSError) -> Problem:
    """The problem behind an error of the operating system."""
    if error.errno in _FULL:
        return Problem(FormatReason.NO_SPACE, path=str(path))
    return Problem(FormatReason.CANNOT_WRITE, path=str(path), why=os_reason(error))


def _write(path: Path, data: bytes) -> None:
    try:
        old = path.stat()
    except FileNotFoundError:
        old = None
    if old and not stat.S_ISREG(old.st_mode):
        # A pipe or /dev/null must not be replaced by a file; a directory refuses by itself.
        with path.open("wb") as device:
            device.write(data)
        return
    target = Path(os.path.realpath(path))
    if old and not os.access(target, os.W_OK):
        # Renaming would get around a file's write protection.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    temporary = target.with_name(f".bpe-{os.urandom(8).hex()}.tmp")
    # Not `tempfile`: its files are private, while a new file gets what the user's umask says.
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(temporary, flags, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if old:
            _keep_owner_and_permissions(temporary, old)
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _flush_folder(target.parent)


def _keep_owner_and_permissions(path: Path, old: os.stat_result) -> None:
    if hasattr(os, "chown") and (old.st_uid, old.st_gid) != (os.getuid(), os.getgid()):
        with suppress(OSError):  # only root may give a file away
            os.chown(path, old.st_uid, old.st_gid)
    path.chmod(stat.S_IMODE(old.st_mode))


def _flush_folder(folder: Path) -> None:
    """Makes the new name survive a power cut, where the system can."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
