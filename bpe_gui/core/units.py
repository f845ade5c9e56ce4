"""Words cut into symbols, and symbols put together again.

Every symbol is a `str`, so that order, equality and joining are those of strings: a byte is the
character with that code point, and the two word markers are noncharacters, which no text of
people holds (the Unicode Standard, section 23.7), so `col·lecció` keeps its dot.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Generator, Iterable

import regex

from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of

START_MARKER = "\ufdd0"
END_MARKER = "\ufdd1"
BYTES = tuple(map(chr, range(256)))

_NOT_TEXT = regex.compile("[\ufdd0\ufdd1\ud800-\udfff]")
_CLUSTER = regex.compile(r"\X")
# Only clusters with something beyond ASCII can be spelled in two ways; their base letter may be ASCII.
_NOT_ASCII = regex.compile(r"[\x00-\x7f]?[^\x00-\x7f]+")
_ESCAPED_BYTE = regex.compile("[\udc80-\udcff]")


def clean(text: str) -> tuple[str, int]:
    """The text with lone surrogates and our two markers replaced by U+FFFD, and how many there were.

    >>> clean("el \\ud83d pago")
    ('el � pago', 1)
    """
    return (text, 0) if text.isascii() else _NOT_TEXT.subn("\ufffd", text)


def normalize(text: str, form: Normalization) -> str:
    """The text in the Unicode normalization form asked for.

    >>> len(normalize("man\\u0303ana", Normalization.NFC))
    6
    """
    match form:
        case Normalization.NONE:
            return text
        case Normalization.NFC:
            return unicodedata.normalize("NFC", text)
        case Normalization.NFD:
            return unicodedata.normalize("NFD", text)
        case Normalization.NFKC:
            return unicodedata.normalize("NFKC", text)


def two_spellings(text: str) -> str | None:
    """The first visible letter that the text holds in two spellings that are canonically the same, or None.

    >>> two_spellings("mañana man\\u0303ana")
    'ñ'
    """
    return result_of(seek_two_spellings(lambda: [text]))


def seek_two_spellings(pieces: Callable[[], Iterable[str]]) -> Generator[None, None, str | None]:
    """The same of a text in pieces that cut no letter in two, a piece at a time; `pieces` gives them anew."""
    for piece in pieces():
        if not unicodedata.is_normalized("NFC", piece):
            break
        yield
    else:
        return None
    spelled: dict[str, str] = {}
    for piece in pieces():
        for found in dict.fromkeys(found[0] for found in _NOT_ASCII.finditer(piece)):
            for cluster in _CLUSTER.findall(found):
                composed = unicodedata.normalize("NFC", cluster)
                if spelled.setdefault(composed, cluster) != cluster:
                    return composed
        yield
    return None


def symbols(word: str, settings: Settings) -> tuple[str, ...]:
    """The symbols a word starts with, before any merge.

    >>> symbols("ñu", Settings())
    ('ñ', 'u')
    >>> symbols("ñ", Settings(unit=Unit.BYTES)) == ("\\xc3", "\\xb1")
    True
    >>> symbols("el", Settings(Pretokenizer.MARKER)) == (START_MARKER, "e", "l")
    True
    """
    units: tuple[str, ...]
    match settings.unit:
        case Unit.CHARACTERS:
            units = tuple(word)
        case Unit.GRAPHEMES:
            units = tuple(_CLUSTER.findall(word))
        case Unit.BYTES:
            units = tuple(word.encode().decode("latin-1"))
    if settings.pretokenizer is Pretokenizer.MARKER:
        return (START_MARKER, *units)
    if settings.pretokenizer is Pretokenizer.END_MARKER and units:
        return (*units[:-1], units[-1] + END_MARKER)
    return units


def alphabet_of(found: Iterable[str], settings: Settings) -> tuple[str, ...]:
    """The units that symbols found in a corpus make up, in string order, without the start marker.

    With bytes it is all 256 of them, and with a word-end marker also their ending forms: nothing
    made of bytes is unknown.

    >>> alphabet_of(symbols("baba", Settings(Pretokenizer.MARKER)), Settings(Pretokenizer.MARKER))
    ('a', 'b')
    """
    if settings.unit is Unit.BYTES:
        endings = ("", END_MARKER) if settings.pretokenizer is Pretokenizer.END_MARKER else ("",)
        return tuple(byte + ending for byte in BYTES for ending in endings)
    return tuple(sorted(dict.fromkeys(symbol for symbol in found if symbol != START_MARKER)))


def without_markers(joined: str) -> str:
    """Joined symbols without the word markers."""
    return joined.replace(START_MARKER, "").replace(END_MARKER, "")


def readable(joined: str, unit: Unit) -> str:
    """The text that joined symbols stand for; bytes that are no text become escaped surrogates (PEP 383).

    >>> readable("\\xc3\\xb1", Unit.BYTES), readable("\\xc3", Unit.BYTES)
    ('ñ', '\\udcc3')

    What was chosen when letters were the units is no bytes, and stays as it is.
    """
    text = without_markers(joined)
    try:
        return text.encode("latin-1").decode("utf-8", "surrogateescape") if unit is Unit.BYTES else text
    except UnicodeEncodeError:
        return text


def bytes_of(symbol: str, unit: Unit) -> bytes:
    """The bytes that a symbol stands for, in UTF-8 unless bytes are the units; a marker has none.

    >>> bytes_of("ñu", Unit.CHARACTERS).hex(" "), bytes_of("\xc3", Unit.BYTES).hex()
    ('c3 b1 75', 'c3')
    """
    text = without_markers(symbol)
    in_bytes = unit is Unit.BYTES and max(text, default="") <= "\xff"  # else it is of another unit
    return text.encode("latin-1" if in_bytes else "utf-8")


def for_json(symbol: str, unit: Unit) -> str:
    """A symbol for machines: bytes as UTF-8 with surrogateescape, markers as their noncharacters."""
    if unit is not Unit.BYTES:
        return symbol
    start = START_MARKER if symbol.startswith(START_MARKER) else ""
    end = END_MARKER if symbol.endswith(END_MARKER) else ""
    return start + readable(symbol, unit) + end


def shown(symbol: str, settings: Settings) -> str:
    """A symbol as people see it: markers by the glyph of their choice, bytes that are no text as `<C3>`.

    >>> shown(START_MARKER + "el", Settings(Pretokenizer.MARKER))
    '·el'
    >>> shown("a\\xc3", Settings(unit=Unit.BYTES))
    'a<C3>'
    """
    text = for_json(symbol, settings.unit)
    return bytes_shown(text.replace(START_MARKER, settings.marker).replace(END_MARKER, settings.marker))


def bytes_shown(text: str) -> str:
    """The text with each byte that is no text (an escaped surrogate) written as `<C3>`."""
    return _ESCAPED_BYTE.sub(lambda byte: f"<{ord(byte[0]) - 0xDC00:02X}>", text)
