"""Bytes that come only once, such as those of standard input, to be read as often as a file."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bpe_gui.formats.atomic_file import cannot_write
from bpe_gui.formats.byte_stream import ByteStream, Reader
from bpe_gui.formats.file_bytes import cannot_read

# Of a pipe so much stays in memory, more goes to a file that is gone with the program.
_IN_MEMORY = 8 << 20


class Pipe:
    """Reads bytes when they are asked for, no sooner, and keeps them for those who begin anew."""

    def __init__(self, source: Reader, name: str) -> None:
        self._source, self._name = source, name
        self._kept = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115 - `close` closes it
        self._length = 0

    def open(self) -> ByteStream:
        """The bytes from their beginning, unpacked like those of a file.

        Reading them raises what reading a file raises, and Problem(NO_SPACE, CANNOT_WRITE) where the file
        that keeps them cannot be written.
        """
        return ByteStream(_Replay(self), self._name, None)

    def close(self) -> None:
        """Forgets what was kept; the pipe itself stays open."""
        self._kept.close()

    def read_at(self, place: int, size: int) -> bytes:
        """At most so many bytes from a place on; none at the end."""
        if place < self._length:
            self._kept.seek(place)
            return self._kept.read(size)
        try:
            data = self._source.read(size)
        except OSError as error:
            raise cannot_read(Path(self._name), error) from error
        try:
            self._kept.seek(self._length)
            self._kept.write(data)
        except OSError as error:
            raise cannot_write(Path(tempfile.gettempdir()), error) from error
        self._length += len(data)
        return data


class _Replay:
    """One reading of a pipe."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._place = 0

    def read(self, size: int, /) -> bytes:
        data = self._pipe.read_at(self._place, size)
        self._place += len(data)
        return data

    def readinto(self, room: memoryview, /) -> int:
        data = self.read(len(room))
        room[: len(data)] = data
        return len(data)

    def close(self) -> None:
        pass
