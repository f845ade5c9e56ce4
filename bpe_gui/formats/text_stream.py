"""The text of a file in blocks, and what there is to know about it: encoding, line ends, damage, size."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import regex

from bpe_gui.core.problem import Problem
from bpe_gui.core.safe_cuts import begins_afresh
from bpe_gui.formats.byte_stream import ByteStream, open_bytes, open_file
from bpe_gui.formats.detection import (
    SAMPLE_BYTES,
    Detected,
    has_many_controls,
    is_binary,
    marked,
    telling_lines,
    utf16,
    weighing,
)
from bpe_gui.formats.encodings import BlockDecoder, Sureness, known_encoding
from bpe_gui.formats.reasons import FormatReason

BLOCK_BYTES = 1 << 16
# Backwards; a CR at the very end may be the first half of CRLF.
_LAST_LINE_END = regex.compile(r"(?r)\n|\r(?=[^\n])")
_LAST_WHITE_SPACE = regex.compile(r"(?r)\s(?=\S)")
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
    `sha256` is that of the file as it lies on the disk, `stamp` its size and time. Of a part (`is_part`)
    everything but `size_bytes` and `stamp` is that of the part, `sha256` of its text in UTF-8; `cuts_word`
    where it could end only inside a word.
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
    is_part: bool = False
    cuts_word: bool = False

    @property
    def first(self) -> int | None:
        """How many code points of the file are the part that was read; None for all of it."""
        return self.characters if self.is_part else None

    @property
    def is_whole(self) -> bool:
        """Whether the preview is the whole text."""
        return len(self.preview) == self.characters


class TextBlocks:
    """The blocks of a file's text; iterate over them once.

    `share` is how much of them is read, `first` the code points after which they end. A file whose stamp is
    another one raises Problem(FILE_CHANGED).
    """

    def __init__(self, open_it: Opener, encoding: str, stamp: int = 0, first: int | None = None) -> None:
        self._open, self._stamp = open_it, stamp
        self.decoder = BlockDecoder(encoding, first)
        self.share = 0.0
        self.name = ""

    def __iter__(self) -> Iterator[str]:
        with self._open() as stream:
            self.name = stream.name
            if self._stamp and stream.stamp != self._stamp:
                raise Problem(FormatReason.FILE_CHANGED, path=stream.name)
            decoder = self.decoder
            while not decoder.is_full and (data := stream.read(BLOCK_BYTES)):
                yield decoder.decode(data)
                self.share = decoder.characters / decoder.most if decoder.most else stream.share
            yield decoder.decode(b"", final=True)


def file_opener(path: Path, *, hashed: bool = False) -> Opener:
    """Opens a file on the disk."""
    return lambda: open_file(path, hashed=hashed)


def bytes_opener(data: bytes, name: str) -> Opener:
    """Opens bytes that stand in memory."""
    return lambda: open_bytes(data, name, hashed=True)


@dataclass(frozen=True, slots=True)
class Part:
    """The beginning of a file: what stands in so many bytes, or the first code points, or rows of a table."""

    bytes: int | None = None
    first: int | None = None


WHOLE = Part()


def examine(
    open_it: Opener, encoding: str | None = None, keep: int = PREVIEW_LENGTH, part: Part = WHOLE
) -> Generator[float, None, TextFacts]:
    """Reads a text to its end, yielding the share of it that is read; finds its encoding unless one is given.

    The first `keep` code points stay as the preview. With `part` no more than that is read; it ends behind a
    line end, in a line of more than 64 kB behind white space, and in the middle of a word only where there
    is nothing else. Raises Problem(BINARY, UNKNOWN_ENCODING) and what opening and reading raise.
    """
    if encoding is not None:
        known = known_encoding(encoding)
        if known is None:
            raise Problem(FormatReason.UNKNOWN_ENCODING, encoding=encoding)
        facts, _ = yield from _read(open_it, Detected(known, Sureness.CHOSEN), keep, part)
        return facts
    detected, whole = yield from sniffing(open_it)
    if detected.sureness is Sureness.GUESSED and not whole:
        detected = Detected("utf-8", Sureness.LIKELY)  # the whole will tell more than its beginning
    facts, doubtful = yield from _read(open_it, detected, keep, part)
    if doubtful:
        # Not UTF-8 after all, as what did not fit shows, which may stand far behind the beginning.
        facts, _ = yield from _read(open_it, (yield from weighing(doubtful)), keep, part)
    return facts


def sniffing(open_it: Opener) -> Generator[float, None, tuple[Detected, bool]]:
    """The encoding that the beginning of a text tells, and whether that is the whole; Problem(BINARY)."""
    parts: list[bytes] = []
    size = 0
    with open_it() as stream:
        while size < SAMPLE_BYTES and (data := stream.read(SAMPLE_BYTES - size)):
            parts.append(data)
            size += len(data)
    whole = size < SAMPLE_BYTES
    detected = yield from detecting(b"".join(parts), whole)
    if detected is None:
        raise Problem(FormatReason.BINARY, path=stream.name)
    return detected, whole


def detecting(head: bytes, whole: bool) -> Generator[float, None, Detected | None]:
    """The encoding of a text that begins so, or None for what is no text.

    It is certain only as far as the sample goes: a text of ASCII, or of UTF-8, may go on otherwise.
    """
    is_text, unicode = _glance(head, whole)
    return (yield from weighing(head)) if is_text and unicode is None else unicode


def is_like_text(head: bytes, whole: bool) -> bool:
    """Whether a file that begins so is a text, in whatever encoding."""
    return _glance(head, whole)[0]


def _glance(head: bytes, whole: bool) -> tuple[bool, Detected | None]:
    """Whether bytes begin like a text, and its encoding where that is Unicode."""
    if encoding := marked(head):
        return True, Detected(encoding, Sureness.CERTAIN)
    decoder = BlockDecoder("utf-8")
    text = decoder.decode(head, final=whole)
    # UTF-16 may be valid UTF-8, half of it controls; a text in UTF-8 may hold a NUL here and there.
    may_be_utf16 = not (whole and len(head) % 2)
    if may_be_utf16 and (decoder.broken or has_many_controls(head)) and (encoding := utf16(head)):
        return True, Detected(encoding, Sureness.LIKELY)
    is_utf8 = is_mostly_utf8(len(head), len(text), decoder)
    if is_binary(head, is_utf8):
        return False, None
    if is_utf8:
        return True, Detected("utf-8", Sureness.LIKELY if decoder.broken else Sureness.CERTAIN)
    return True, None


def is_mostly_utf8(size: int, characters: int, decoder: BlockDecoder) -> bool:
    """Whether bytes are UTF-8, some damage aside: text in other encodings hardly ever fits by chance."""
    # Characters of several bytes, at least: each has one to three bytes more than characters.
    fitting = (size - characters - (decoder.broken - decoder.events)) / 3
    return fitting >= decoder.events


def _read(
    open_it: Opener, detected: Detected, keep: int, part: Part
) -> Generator[float, None, tuple[TextFacts, bytes]]:
    """The facts of a text in an encoding, and bytes of it that speak against the encoding."""
    decoder = BlockDecoder(detected.encoding, part.first)
    tentative = detected.encoding == "utf-8" and detected.sureness is not Sureness.CHOSEN
    doubtful = bytearray()
    kept: list[str] = []
    kept_length = text_bytes = 0
    last = ""
    digest = None if part == WHOLE else hashlib.sha256()
    is_part = part.first is not None
    left = sys.maxsize if part.bytes is None else part.bytes
    with open_it() as stream:
        while True:
            data = stream.read(min(BLOCK_BYTES, left)) if not decoder.is_full and left else b""
            left -= len(data)
            if not left and data and stream.read(1):
                is_part = True
                decoder.most = decoder.characters + safe_end(decoder.ahead(data))
            broken = decoder.broken
            text = decoder.decode(data, final=not data)
            if tentative and decoder.broken > broken and len(doubtful) < SAMPLE_BYTES:
                doubtful += telling_lines(data, _TELLING_BYTES)
            text_bytes += len(data)
            last = text[-1:] or last
            if digest:
                digest.update(text.encode("utf-8", "surrogatepass"))
            if kept_length < keep:
                kept.append(text[: keep - kept_length])
                kept_length += len(kept[-1])
            if not data:
                break
            yield max(stream.share, text_bytes / part.bytes if part.bytes else 0.0)
        if decoder.had_bom or is_mostly_utf8(text_bytes, decoder.characters, decoder):
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
                characters=decoder.characters,
                size_bytes=stream.total if stream.total is not None else stream.done,
                text_bytes=text_bytes,
                sha256=digest.hexdigest() if digest and is_part else stream.sha256(),
                stamp=stream.stamp,
                preview="".join(kept),
                is_part=is_part,
                cuts_word=is_part and not last.isspace(),
            ),
            bytes(doubtful),
        )


def safe_end(text: str) -> int:
    r"""Where a text may be cut so that as little as can be is cut through.

    >>> safe_end("uno dos\nt"), safe_end("uno do"), safe_end("uno")
    (8, 4, 3)
    """
    found = _LAST_LINE_END.search(text) or _LAST_WHITE_SPACE.search(text)
    if found:
        return found.end()
    # What comes next may be a mark on the last letter, so that letter goes with it.
    place = len(text)
    while place and not begins_afresh(text[place - 1]):
        place -= 1
    return place - 1 if 1 < place < len(text) else len(text)
