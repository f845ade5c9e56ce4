"""The text of a file in blocks, and what there is to know about it: encoding, line ends, damage, size."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.formats.byte_stream import ByteStream, open_bytes, open_file
from bpe_gui.formats.detection import (
    SAMPLE_BYTES,
    Detected,
    Sureness,
    has_many_controls,
    is_binary,
    legacy,
    marked,
    telling_lines,
    utf16,
)
from bpe_gui.formats.encodings import BlockDecoder, known_encoding
from bpe_gui.formats.reasons import FormatReason

BLOCK_BYTES = 1 << 16
PREVIEW_LENGTH = 50_000
# Of each block, so that what is collected comes from many places.
_TELLING_BYTES = 1 << 12

Opener = Callable[[], ByteStream]
"""Opens the same bytes from their beginning, as often as it is called."""


@dataclass(frozen=True, slots=True)
class TextFacts:
    """What a file of text is: read once to its end.

    `broken` bytes were no text in this encoding, the first of them in line `broken_line` (from 1);
    `newline` is the one kind of line end, LF where there is none, None where it mixes them; `characters`
    are code points; `preview` is the beginning of the text, or all of it up to what was asked for;
    `sha256` is that of the file as it lies on the disk, `stamp` its size and time.
    """

    name: str
    encoding: str
    sureness: Sureness
    had_bom: bool
    archive: str
    broken: int
    broken_line: int
    newline: str | None
    lines: int
    characters: int
    size_bytes: int
    text_bytes: int
    sha256: str
    stamp: int
    preview: str

    @property
    def is_whole(self) -> bool:
        """Whether the preview is the whole text."""
        return len(self.preview) == self.characters


class TextBlocks:
    """The blocks of a file's text; iterate over them once.

    `share` is how much of the file is read. A file whose stamp is another one raises Problem(FILE_CHANGED).
    """

    def __init__(self, open_it: Opener, encoding: str, stamp: int = 0) -> None:
        self._open, self._stamp = open_it, stamp
        self.decoder = BlockDecoder(encoding)
        self.share = 0.0

    def __iter__(self) -> Iterator[str]:
        with self._open() as stream:
            if self._stamp and stream.stamp != self._stamp:
                raise Problem(FormatReason.FILE_CHANGED, path=stream.name)
            while data := stream.read(BLOCK_BYTES):
                yield self.decoder.decode(data)
                self.share = stream.share
            yield self.decoder.decode(b"", final=True)


def file_opener(path: Path, *, hashed: bool = False) -> Opener:
    """Opens a file on the disk."""
    return lambda: open_file(path, hashed=hashed)


def bytes_opener(data: bytes, name: str) -> Opener:
    """Opens bytes that stand in memory."""
    return lambda: open_bytes(data, name, hashed=True)


def examine(
    open_it: Opener, encoding: str | None = None, keep: int = PREVIEW_LENGTH
) -> Generator[float, None, TextFacts]:
    """Reads a text to its end, yielding the share of it that is read; finds its encoding unless one is given.

    The first `keep` code points stay as the preview. Raises Problem(BINARY, UNKNOWN_ENCODING) and what
    opening and reading raise.
    """
    if encoding is not None:
        known = known_encoding(encoding)
        if known is None:
            raise Problem(FormatReason.UNKNOWN_ENCODING, encoding=encoding)
        facts, _ = yield from _read(open_it, Detected(known, Sureness.CHOSEN), keep)
        return facts
    detected, whole = sniff(open_it)
    if detected.sureness is Sureness.GUESSED and not whole:
        detected = Detected("utf-8", Sureness.LIKELY)  # the whole will tell more than its beginning
    facts, doubtful = yield from _read(open_it, detected, keep)
    if doubtful:
        # Not UTF-8 after all, as what did not fit shows, which may stand far behind the beginning.
        facts, _ = yield from _read(open_it, legacy(doubtful), keep)
    return facts


def sniff(open_it: Opener) -> tuple[Detected, bool]:
    """The encoding that the beginning of a text tells, and whether that is the whole; Problem(BINARY)."""
    parts: list[bytes] = []
    size = 0
    with open_it() as stream:
        while size < SAMPLE_BYTES and (data := stream.read(SAMPLE_BYTES - size)):
            parts.append(data)
            size += len(data)
    whole = size < SAMPLE_BYTES
    detected = detect(b"".join(parts), whole)
    if detected is None:
        raise Problem(FormatReason.BINARY, path=stream.name)
    return detected, whole


def detect(head: bytes, whole: bool) -> Detected | None:
    """The encoding of a text that begins so, or None for what is no text.

    It is certain only as far as the sample goes: a text of ASCII, or of UTF-8, may go on otherwise.
    """
    if encoding := marked(head):
        return Detected(encoding, Sureness.CERTAIN)
    decoder = BlockDecoder("utf-8")
    text = decoder.decode(head, final=whole)
    # UTF-16 may be valid UTF-8, half of it controls; a text in UTF-8 may hold a NUL here and there.
    may_be_utf16 = b"\0" in head and not (whole and len(head) % 2)
    if may_be_utf16 and (decoder.broken or has_many_controls(head)) and (encoding := utf16(head)):
        return Detected(encoding, Sureness.LIKELY)
    is_utf8 = is_mostly_utf8(len(head), len(text), decoder)
    if is_binary(head, is_utf8):
        return None
    if is_utf8:
        return Detected("utf-8", Sureness.LIKELY if decoder.broken else Sureness.CERTAIN)
    return legacy(head)


def is_mostly_utf8(size: int, characters: int, decoder: BlockDecoder) -> bool:
    """Whether bytes are UTF-8, some damage aside: text in other encodings hardly ever fits by chance."""
    # Characters of several bytes, at least: each has one to three bytes more than characters.
    fitting = (size - characters - (decoder.broken - decoder.events)) / 3
    return fitting >= decoder.events


def _read(open_it: Opener, detected: Detected, keep: int) -> Generator[float, None, tuple[TextFacts, bytes]]:
    """The facts of a text in an encoding, and bytes of it that speak against the encoding."""
    decoder = BlockDecoder(detected.encoding)
    tentative = detected.encoding == "utf-8" and detected.sureness is not Sureness.CHOSEN
    doubtful = bytearray()
    kept: list[str] = []
    kept_length = characters = text_bytes = 0
    with open_it() as stream:
        while True:
            data = stream.read(BLOCK_BYTES)
            broken = decoder.broken
            text = decoder.decode(data, final=not data)
            if tentative and decoder.broken > broken and len(doubtful) < SAMPLE_BYTES:
                doubtful += telling_lines(data, _TELLING_BYTES)
            text_bytes += len(data)
            characters += len(text)
            if kept_length < keep:
                kept.append(text[: keep - kept_length])
                kept_length += len(kept[-1])
            if not data:
                break
            yield stream.share
        if decoder.had_bom or is_mostly_utf8(text_bytes, characters, decoder):
            doubtful.clear()
        sureness = detected.sureness
        if sureness is Sureness.CERTAIN and decoder.broken:
            sureness = Sureness.LIKELY
        ends = decoder.line_ends
        return (
            TextFacts(
                name=stream.name,
                encoding=detected.encoding,
                sureness=sureness,
                had_bom=decoder.had_bom,
                archive=stream.archive,
                broken=decoder.broken,
                broken_line=decoder.broken_line,
                newline=ends.newline,
                lines=ends.all,
                characters=characters,
                size_bytes=stream.total if stream.total is not None else stream.done,
                text_bytes=text_bytes,
                sha256=stream.sha256(),
                stamp=stream.stamp,
                preview="".join(kept),
            ),
            bytes(doubtful),
        )
