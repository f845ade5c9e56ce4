"""Text files, read exactly as they are."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.core.slices import result_of
from bpe_gui.formats.encodings import Sureness
from bpe_gui.formats.file_bytes import too_large
from bpe_gui.formats.line_ends import newline_of
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import Opener, TextFacts, bytes_opener, examine, file_opener

LARGEST_TEXT = 2_000_000_000
"""Bytes; text takes up to four times as much in memory."""

_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file's text, line ends and NUL as they stand, without its byte order mark.

    `newline` is the one kind of line end that the text has (LF where it has none), or None when
    it mixes them; `path` is None for what came from no file. `broken` bytes were no text in the file's
    encoding and became U+FFFD; the first of them stands in line `broken_line`.
    """

    text: str
    path: Path | None
    newline: str | None
    had_bom: bool
    size_bytes: int
    encoding: str = "utf-8"
    sureness: Sureness = Sureness.CERTAIN
    broken: int = 0
    broken_line: int = 0


def read_text(path: Path, encoding: str | None = None) -> TextFile:
    """The text of a file, in the encoding given or in the one that its bytes tell.

    Raises Problem(NO_SUCH_FILE, IS_DIRECTORY, CANNOT_READ, TOO_LARGE, BINARY, UNKNOWN_ENCODING, FILE_SHRANK,
    BROKEN_ARCHIVE, ARCHIVE_MEMORY, NEEDS_PACKAGE).
    """
    opener = file_opener(path)
    with opener() as stream:
        if stream.total is None:  # a pipe or a device gives its bytes only once
            data = stream.read_all(LARGEST_TEXT)
            opener = bytes_opener(data, str(path))
        elif stream.total > LARGEST_TEXT:
            raise too_large(str(path), LARGEST_TEXT)
    return _text_file(opener, path, encoding)


def text_of_bytes(data: bytes, name: str, encoding: str | None = None) -> TextFile:
    """The text that bytes stand for, like that of a file; `name` is what a Problem calls them."""
    return _text_file(bytes_opener(data, name), None, encoding)


def text_from_bytes(data: bytes, name: str) -> TextFile:
    """The text of bytes in UTF-8; `name` is what a Problem(NOT_UTF8) calls them."""
    had_bom = data.startswith(_BOM)
    try:
        text = data[len(_BOM) :].decode() if had_bom else data.decode()
    except UnicodeDecodeError as error:
        offset = error.start + (len(_BOM) if had_bom else 0)
        raise Problem(FormatReason.NOT_UTF8, path=name, offset=offset) from error
    return TextFile(text, None, newline_of(text), had_bom, len(data))


def text_file_of(facts: TextFacts, path: Path | None) -> TextFile:
    """A text of which everything was kept."""
    return TextFile(
        facts.preview,
        path,
        facts.newline,
        facts.had_bom,
        facts.size_bytes,
        facts.encoding,
        facts.sureness,
        facts.broken,
        facts.broken_line,
    )


def _text_file(opener: Opener, path: Path | None, encoding: str | None) -> TextFile:
    return text_file_of(result_of(examine(opener, encoding, keep=sys.maxsize)), path)
