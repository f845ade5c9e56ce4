"""Encodings that people meet, and decoding that counts what it could not decode."""

from __future__ import annotations

import codecs
from dataclasses import replace
from enum import StrEnum

import regex

from bpe_gui.formats.line_ends import LineEnds


class Sureness(StrEnum):
    """How well an encoding is known."""

    CERTAIN = "certain"
    """It has a byte order mark, or is valid UTF-8."""
    LIKELY = "likely"
    """Its letters make sense."""
    GUESSED = "guessed"
    """There was little to go by."""
    CHOSEN = "chosen"
    """A person said so."""


class Region(StrEnum):
    """Where an encoding is at home."""

    UNICODE = "unicode"
    WESTERN = "western"
    CYRILLIC = "cyrillic"
    CENTRAL = "central"
    GREEK_TURKISH = "greek-turkish"
    MIDDLE_EAST = "middle-east"
    EAST_ASIA = "east-asia"


USUAL: dict[str, tuple[Region, str]] = {
    "utf-8": (Region.UNICODE, "UTF-8"),
    "utf-16-le": (Region.UNICODE, "UTF-16 LE"),
    "utf-16-be": (Region.UNICODE, "UTF-16 BE"),
    "cp1252": (Region.WESTERN, "Windows-1252"),
    "iso8859-1": (Region.WESTERN, "Latin-1"),
    "iso8859-15": (Region.WESTERN, "Latin-9"),
    "mac-roman": (Region.WESTERN, "Mac Roman"),
    "cp850": (Region.WESTERN, "DOS 850"),
    "cp1251": (Region.CYRILLIC, "Windows-1251"),
    "koi8-r": (Region.CYRILLIC, "KOI8-R"),
    "koi8-u": (Region.CYRILLIC, "KOI8-U"),
    "cp866": (Region.CYRILLIC, "DOS 866"),
    "iso8859-5": (Region.CYRILLIC, "ISO 8859-5"),
    "mac-cyrillic": (Region.CYRILLIC, "Mac Cyrillic"),
    "cp1250": (Region.CENTRAL, "Windows-1250"),
    "iso8859-2": (Region.CENTRAL, "Latin-2"),
    "cp1257": (Region.CENTRAL, "Windows-1257"),
    "cp1253": (Region.GREEK_TURKISH, "Windows-1253"),
    "cp1254": (Region.GREEK_TURKISH, "Windows-1254"),
    "cp1255": (Region.MIDDLE_EAST, "Windows-1255"),
    "cp1256": (Region.MIDDLE_EAST, "Windows-1256"),
    "gb18030": (Region.EAST_ASIA, "GB 18030"),
    "big5": (Region.EAST_ASIA, "Big5"),
    "shift-jis": (Region.EAST_ASIA, "Shift JIS"),
    "euc-jp": (Region.EAST_ASIA, "EUC-JP"),
    "euc-kr": (Region.EAST_ASIA, "EUC-KR"),
}
"""The encodings to choose from: where each is at home, and its name, the same in every language."""

BOMS: tuple[tuple[bytes, str], ...] = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# What nobody would choose, but a file may say of itself.
_MARKED_ONLY = {"utf-32-le": "UTF-32 LE", "utf-32-be": "UTF-32 BE"}
_WITH_BOM = {name for _, name in BOMS}
_MARKS = "bpe_gui.marks"
_MARK = regex.compile("[\udc00-\udcff]")
_TEXT_CODECS = frozenset(("idna", "punycode", "undefined", "raw_unicode_escape", "unicode_escape", "utf_7"))


def shown_encoding(encoding: str) -> str:
    """An encoding's name for people.

    >>> shown_encoding("utf-16-le"), shown_encoding("utf-32-be"), shown_encoding("cp437")
    ('UTF-16 LE', 'UTF-32 BE', 'CP437')
    """
    usual = USUAL.get(encoding)
    return usual[1] if usual else _MARKED_ONLY.get(encoding, encoding.upper().replace("_", "-"))


def known_encoding(name: str) -> str | None:
    """How this program calls an encoding that Python knows by this name, or None.

    >>> known_encoding("Latin1"), known_encoding("windows-1251"), known_encoding("rot13")
    ('iso8859-1', 'cp1251', None)
    """
    try:
        found = codecs.lookup(name)
    except (LookupError, ValueError):
        return None
    if not getattr(found, "_is_text_encoding", False) or found.name in _TEXT_CODECS:
        return None
    plain = found.name.replace("_", "-")
    return {"utf-16": "utf-16-le", "utf-32": "utf-32-le", "utf-8-sig": "utf-8"}.get(
        plain, plain if plain in USUAL or plain in _WITH_BOM else found.name
    )


class BlockDecoder:
    """Decodes bytes that arrive in blocks; what is no text becomes U+FFFD and is counted.

    `broken` is how many bytes that were, `broken_line` the line, from 1, of the first of them (0 for none);
    `events` is how many U+FFFD they became. A leading byte order mark of Unicode is left out. With `most`
    only so many code points are given, and nothing of what follows them is counted; `characters` are those
    that were.
    """

    def __init__(self, encoding: str, most: int | None = None) -> None:
        self._encoding = encoding
        self._decoder = codecs.getincrementaldecoder(encoding)(_MARKS)
        self._may_begin_with_bom = encoding in _WITH_BOM
        self.most = most
        self.characters = 0
        self.had_bom = False
        self.broken = self.broken_line = self.events = 0
        self.line_ends = LineEnds()

    def decode(self, data: bytes, final: bool = False) -> str:
        """The text of the next block; with `final` of the last one."""
        text = self._decoder.decode(data, final)
        if self._may_begin_with_bom and text:
            self._may_begin_with_bom = False
            if text[0] == "\ufeff":
                self.had_bom = True
                text = text[1:]
        if self.most is not None:
            text = text[: self.most - self.characters]
        self.characters += len(text)
        if not text.isascii() and (first := _MARK.search(text)):
            if not self.broken:
                before = replace(self.line_ends)
                before.add(text[: first.start()])
                self.broken_line = before.all + 1
            marks = _MARK.findall(text)
            self.events += len(marks)
            self.broken += sum(ord(mark) - 0xDC00 for mark in marks)
            text = _MARK.sub("\ufffd", text)
        self.line_ends.add(text)
        return text

    @property
    def is_full(self) -> bool:
        """Whether it gives no more."""
        return self.most is not None and self.characters >= self.most

    def ahead(self, data: bytes) -> str:
        """The text of the next block, which is still to be decoded."""
        decoder = codecs.getincrementaldecoder(self._encoding)(_MARKS)
        decoder.setstate(self._decoder.getstate())
        text = decoder.decode(data)
        return text[1:] if self._may_begin_with_bom and text.startswith("\ufeff") else text


def _mark(error: UnicodeError) -> tuple[str, int]:
    """Puts in place of undecodable bytes one lone surrogate that says how many they were.

    Nothing else makes surrogates: decoders refuse them, and the refused bytes come here.
    """
    if not isinstance(error, UnicodeDecodeError):
        raise error
    return chr(0xDC00 + min(error.end - error.start, 0xFF)), error.end


codecs.register_error(_MARKS, _mark)
