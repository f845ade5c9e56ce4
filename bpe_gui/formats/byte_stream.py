"""The bytes of a file from its beginning to its end, unpacked where it is gzip or xz, with bounded memory."""

from __future__ import annotations

import hashlib
import io
import os
import stat
import zlib
from pathlib import Path
from types import TracebackType
from typing import Protocol

from bpe_gui.core.problem import Problem
from bpe_gui.formats.file_bytes import cannot_read, too_large
from bpe_gui.formats.reasons import FormatReason

GZIP, XZ = "gzip", "xz"
MAGICS = {GZIP: b"\x1f\x8b", XZ: b"\xfd7zXZ\x00"}
SUFFIXES = {".gz": GZIP, ".xz": XZ}

_PACKED_PIECE = 1 << 16
# What `xz -9` needs is a quarter of it; a file may ask for any amount.
_MOST_UNPACKING = 256 << 20


class Reader(Protocol):
    """Anything that gives bytes: at most so many, none at the end."""

    def read(self, size: int, /) -> bytes: ...


class Closable(Reader, Protocol):
    """A file, or what is read like one."""

    def readinto(self, room: memoryview, /) -> int: ...

    def close(self) -> None: ...


class ByteStream:
    """A file, or bytes, being read; `archive` is what it was packed with, or nothing.

    `total` is how many bytes the file has on the disk (None for a device), `done` how many of them are read.
    With `hashed` it computes their SHA-256. Reading raises Problem(CANNOT_READ, FILE_SHRANK, BROKEN_ARCHIVE).
    """

    def __init__(
        self, file: Closable, name: str, total: int | None, *, hashed: bool = False, stamp: int = 0
    ) -> None:
        self.name = name
        self.total = total
        self.stamp = stamp
        self._raw = _Raw(file, name, total, hashed)
        begin = self._raw.begin(len(MAGICS[XZ]))
        self.archive = next((kind for kind, magic in MAGICS.items() if begin.startswith(magic)), "")
        if not begin and Path(name).suffix.lower() in SUFFIXES:
            raise Problem(FormatReason.BROKEN_ARCHIVE, path=name)
        self._reader: Reader = _Unpacked(self._raw, self.archive, name) if self.archive else self._raw

    @property
    def done(self) -> int:
        """How many bytes of the file are read."""
        return self._raw.done

    @property
    def share(self) -> float:
        """The share of the file that is read, from 0 to 1."""
        return min(1.0, self.done / self.total) if self.total else 0.0

    def read(self, size: int) -> bytes:
        """The next bytes, fewer than asked for where that is quicker; none at the end."""
        return self._reader.read(size)

    def read_packed(self, size: int) -> bytes:
        """The next bytes as they lie on the disk; nothing else is read of such a file."""
        return self._raw.read(size)

    def read_into(self, room: memoryview) -> int:
        """Writes the next bytes into room that is there already, and says how many; 0 only at the end."""
        if not self.archive:
            return self._raw.read_into(room)
        data = self._reader.read(len(room))
        room[: len(data)] = data
        return len(data)

    def read_all(self, largest: int) -> bytes:
        """All bytes as they lie on the disk, still packed; Problem(TOO_LARGE)."""
        chunks: list[bytes] = []
        while data := self._raw.read(_PACKED_PIECE * 16):
            chunks.append(data)
            if self.done > largest:
                raise too_large(self.name, largest)
        return b"".join(chunks)

    def sha256(self) -> str:
        """The SHA-256 of the whole file, in hexadecimal digits; what is not read yet is read."""
        while self._raw.read(_PACKED_PIECE * 16):
            pass
        return self._raw.digest.hexdigest() if self._raw.digest else ""

    def close(self) -> None:
        """Closes the file."""
        self._raw.file.close()

    def __enter__(self) -> ByteStream:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_file(path: Path, *, hashed: bool = False) -> ByteStream:
    """A file to be read; Problem(NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, BROKEN_ARCHIVE)."""
    file = None
    try:
        file = path.open("rb")
        status = os.fstat(file.fileno())
        if stat.S_ISREG(status.st_mode):
            stamp = hash((status.st_size, status.st_mtime_ns))
            return ByteStream(file, str(path), status.st_size, hashed=hashed, stamp=stamp)
        return ByteStream(file, str(path), None, hashed=hashed)
    except Problem:
        if file is not None:
            file.close()
        raise
    except (OSError, ValueError) as error:
        if file is not None:
            file.close()
        raise cannot_read(path, error) from error


def open_bytes(data: bytes, name: str, *, hashed: bool = False) -> ByteStream:
    """Bytes that stand in memory, to be read like a file."""
    return ByteStream(io.BytesIO(data), name, len(data), hashed=hashed)


class _Raw:
    """The file as it lies on the disk."""

    def __init__(self, file: Closable, name: str, total: int | None, hashed: bool) -> None:
        self.file = file
        self.done = self.fetched = 0
        self.digest = hashlib.sha256() if hashed else None
        self._name, self._total = name, total
        self._begin = b""

    def begin(self, size: int) -> bytes:
        """The first bytes, which are read once more."""
        self._begin = self._fetch(size)
        return self._begin

    def read(self, size: int, /) -> bytes:
        begin, self._begin = self._begin, b""
        data = begin + self._fetch(size - len(begin)) if len(begin) < size else begin[:size]
        self._begin = begin[size:]
        self.done += len(data)
        return data

    def read_into(self, room: memoryview) -> int:
        if self._begin:
            begin = self.read(min(len(self._begin), len(room)))
            room[: len(begin)] = begin
            return len(begin)
        try:
            size = self.file.readinto(room)
        except OSError as error:
            raise cannot_read(Path(self._name), error) from error
        self._look_at(room[:size], len(room))
        self.done += size
        return size

    def _fetch(self, size: int) -> bytes:
        try:
            data = self.file.read(size)
        except OSError as error:
            raise cannot_read(Path(self._name), error) from error
        self._look_at(data, size)
        return data

    def _look_at(self, data: bytes | memoryview, wanted: int) -> None:
        self.fetched += len(data)
        if self.digest is not None:
            self.digest.update(data)
        if not data and wanted > 0 and self._total is not None and self.fetched < self._total:
            raise Problem(FormatReason.FILE_SHRANK, path=self._name)


class _Unpacked:
    """What a gzip or xz file holds, whose parts may follow each other; zeros may stand behind them."""

    def __init__(self, raw: _Raw, kind: str, name: str) -> None:
        self._raw, self._kind, self._name = raw, kind, name
        self._part = self._new_part()
        self._packed = b""

    def read(self, size: int, /) -> bytes:
        while True:
            if self._part.eof and not self._begin_next():
                return b""
            ended = False
            if not self._packed and self._part.needs_input:
                self._packed = self._raw.read(_PACKED_PIECE)
                ended = not self._packed
            found = self._unpack(size)
            if found:
                return found
            if ended and not self._part.eof:
                raise self._broken()

    def _unpack(self, size: int) -> bytes:
        packed, self._packed = self._packed, b""
        try:
            found = self._part.unpack(packed, size)
        except _packing_errors() as error:
            if "limit" in str(error):
                raise Problem(FormatReason.ARCHIVE_MEMORY, path=self._name) from error
            raise self._broken() from error
        self._packed = self._part.rest
        return found

    def _begin_next(self) -> bool:
        """Whether another part follows."""
        packed = self._part.unused
        while True:
            packed = packed.lstrip(b"\0")
            magic = MAGICS[self._kind]
            if len(packed) >= len(magic):
                break
            more = self._raw.read(_PACKED_PIECE)
            if not more:
                break
            packed += more
        if not packed:
            return False
        if not packed.startswith(magic):
            raise self._broken()
        self._part, self._packed = self._new_part(), packed
        return True

    def _new_part(self) -> _GzipPart | _XzPart:
        return _GzipPart() if self._kind == GZIP else _XzPart(self._name)

    def _broken(self) -> Problem:
        return Problem(FormatReason.BROKEN_ARCHIVE, path=self._name)


class _GzipPart:
    """One member of a gzip file."""

    def __init__(self) -> None:
        self._unpacker = zlib.decompressobj(wbits=31)

    @property
    def eof(self) -> bool:
        return self._unpacker.eof

    @property
    def unused(self) -> bytes:
        return self._unpacker.unused_data

    @property
    def rest(self) -> bytes:
        return self._unpacker.unconsumed_tail

    @property
    def needs_input(self) -> bool:
        return True

    def unpack(self, packed: bytes, size: int) -> bytes:
        return self._unpacker.decompress(packed, size)


class _XzPart:
    """One stream of an xz file."""

    def __init__(self, name: str) -> None:
        try:
            import lzma
        except ImportError as error:  # a Python that was built without it
            raise Problem(FormatReason.NEEDS_PACKAGE, path=name, package="lzma") from error
        self._unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, _MOST_UNPACKING)

    @property
    def eof(self) -> bool:
        return self._unpacker.eof

    @property
    def unused(self) -> bytes:
        return self._unpacker.unused_data

    @property
    def rest(self) -> bytes:
        return b""  # it keeps what it has not unpacked itself

    @property
    def needs_input(self) -> bool:
        return self._unpacker.needs_input

    def unpack(self, packed: bytes, size: int) -> bytes:
        return self._unpacker.decompress(packed, size)


def _packing_errors() -> tuple[type[Exception], ...]:
    try:
        from lzma import LZMAError
    except ImportError:
        return (zlib.error,)
    return (zlib.error, LZMAError)
