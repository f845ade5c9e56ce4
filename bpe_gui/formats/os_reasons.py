"""Why the operating system refused a file, as values that can be put into words of any language."""

from __future__ import annotations

import errno
from enum import StrEnum


class OsReason(StrEnum):
    """The refusals that people meet; the value is what the command line says."""

    PERMISSION = "permission denied"
    READ_ONLY = "the disk or folder is read-only"
    NO_FOLDER = "the folder is not there"
    NAME = "the name is not possible"
    BUSY = "another program uses it"
    DEVICE = "the device does not answer"
    NOT_A_FILE = "it is no ordinary file"


_BY_NUMBER = {
    errno.EACCES: OsReason.PERMISSION,
    errno.EPERM: OsReason.PERMISSION,
    errno.EROFS: OsReason.READ_ONLY,
    errno.ENOENT: OsReason.NO_FOLDER,
    errno.ENOTDIR: OsReason.NO_FOLDER,
    errno.ENAMETOOLONG: OsReason.NAME,
    errno.EINVAL: OsReason.NAME,
    errno.EBUSY: OsReason.BUSY,
    errno.EAGAIN: OsReason.BUSY,
    errno.EIO: OsReason.DEVICE,
    errno.ENODEV: OsReason.DEVICE,
    errno.ETIMEDOUT: OsReason.DEVICE,  # of folders in the network
    errno.ESTALE: OsReason.DEVICE,
    errno.ENOTCONN: OsReason.DEVICE,
    errno.EISDIR: OsReason.NOT_A_FILE,
    errno.ENXIO: OsReason.NOT_A_FILE,  # a socket
    errno.ELOOP: OsReason.NOT_A_FILE,  # a link that leads to itself
}


def os_reason(error: OSError) -> str:
    """Why it was refused; for a rare reason the system's own words."""
    return _BY_NUMBER.get(error.errno or 0, error.strerror or str(error))
