"""Text files, read exactly as they are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.formats.file_bytes import read_bytes
from bpe_gui.formats.os_reasons import os_reason
from bpe_gui.formats.reasons import FormatReason

LARGEST_TEXT = 2_000_000_000
"""Bytes; text takes up to four times as much in memory."""

_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file's text, line ends and NUL as they stand, without its byte order mark.

    `newline` is the one kind of line end that the text has (LF where it has none), or None when
    it mixes them; `path` is None for what came from no file.
    """

    text: str
    path: Path | None
    newline: str | None
    had_bom: bool
    size_bytes: int
    encoding: str = "utf-8"


def read_text(path: Path) -> TextFile:
    """The text of a file in UTF-8.

    Raises Problem(NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, TOO_LARGE, NOT_UTF8).
    """
    return text_from_bytes(read_bytes(path, LARGEST_TEXT), str(path), path)


def text_from_bytes(data: bytes, name: str, path: Path | None = None) -> TextFile:
    """The text that bytes stand for; `name` is what a Problem(NOT_UTF8) calls them."""
    had_bom = data.startswith(_BOM)
    try:
        text = data[len(_BOM) :].decode() if had_bom else data.decode()
    except UnicodeDecodeError as error:
        offset = error.start + (len(_BOM) if had_bom else 0)
        raise Problem(FormatReason.NOT_UTF8, path=name, offset=offset) from error
    return TextFile(text, path, newline_of(text), had_bom, len(data))


def newline_of(text: str) -> str | None:
    r"""The one kind of line end in a text, LF where it has none, None where it mixes them.

    >>> newline_of("uno\r\ndos\r\n"), newline_of("uno\rdos\n")
    ('\r\n', None)
    """
    pairs = text.count("\r\n")
    feeds, returns = text.count("\n") - pairs, text.count("\r") - pairs
    kinds = [newline for newline, times in (("\r\n", pairs), ("\n", feeds), ("\r", returns)) if times]
    if len(kinds) > 1:
        return None
    return kinds[0] if kinds else "\n"


def files_in(folder: Path) -> list[Path]:
    """All files of a folder and its folders in code-point order of their relative paths.

    Hidden ones are left out.

    Raises Problem(CANNOT_READ) for a folder that cannot be read, Problem(EMPTY_FOLDER) where nothing is left.
    """
    found: dict[str, Path] = {}

    def give_up(error: OSError) -> None:
        raise Problem(
            FormatReason.CANNOT_READ,
            path=str(error.filename or folder),
            why=os_reason(error),
        ) from error

    for place, folders, names in os.walk(folder, onerror=give_up):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(place, name)
            if not name.startswith(".") and path.is_file():
                found[path.relative_to(folder).as_posix()] = path
    if not found:
        raise Problem(FormatReason.EMPTY_FOLDER, path=str(folder))
    return [found[name] for name in sorted(found)]
