"""Visible signs for what the eye cannot see in a symbol: spaces, controls, joiners, lone marks."""

from __future__ import annotations

import regex

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.units import readable, without_markers

_MOST_CODE_POINTS = 24

_SIGNS = {
    " ": "␣",
    "\t": "→",
    "\n": "␊",
    "\r": "␍",
    "\x7f": "␡",
    "\xa0": "⍽",
    "\x85": "⟨NEL⟩",
    "\xad": "⟨SHY⟩",
    "\u061c": "⟨ALM⟩",
    "\u200b": "⟨ZWSP⟩",
    "\u200c": "⟨ZWNJ⟩",
    "\u200d": "⟨ZWJ⟩",
    "\u200e": "⟨LRM⟩",
    "\u200f": "⟨RLM⟩",
    "\u2028": "⟨LS⟩",
    "\u2029": "⟨PS⟩",
    "\u202f": "⟨NNBSP⟩",
    "\u2060": "⟨WJ⟩",
    "\u3000": "⟨IDSP⟩",
    "\ufeff": "⟨BOM⟩",
    "\ufffc": "⟨OBJ⟩",
    **{chr(0xFE00 + number): f"⟨VS{number + 1}⟩" for number in range(16)},
}
# Separators, controls, what Unicode says may be ignored when drawn, what it has not assigned or leaves to
# private use, the blank braille cell, annotation marks and Egyptian layout controls.
_UNSEEN = (
    r"\p{Z}\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\U00013430-\U0001343f"
)
_TO_SHOW = regex.compile(rf"([{_UNSEEN}])|(?:^|(?<=[{_UNSEEN}]))\p{{M}}")
_ENCLOSING = regex.compile(r"\p{Me}")
# The controls without tabs and line ends, and two code points that are none: XML may not hold most of these.
_CONTROL = regex.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")
_RIGHT_TO_LEFT = regex.compile(r"[\p{bidi_class=R}\p{bidi_class=AL}]")
_ESCAPED_BYTE = regex.compile("[\udc80-\udcff]")


def visible(text: str) -> str:
    r"""The text with a sign for each invisible character, and with a circle under a mark that has no letter.

    >>> visible(" el\t"), visible("👩\u200d"), visible("\u0303"), visible("\x01")
    ('␣el→', '👩⟨ZWJ⟩', '◌̃', '␁')
    >>> visible("1\ufe0f\u20e3")
    '1⟨VS16⟩⟨U+20E3⟩'
    """
    return _TO_SHOW.sub(_sign, text)


def visible_in_words(text: str) -> str:
    r"""The same of a text that people read word by word: its spaces stay spaces.

    >>> visible_in_words("el\tdía llegó")
    'el→día llegó'
    """
    return " ".join(map(visible, text.split(" ")))


def with_controls(text: str) -> str:
    r"""The text with a sign for each control character; tabs, line ends and all else stay.

    >>> with_controls("uno\tdos\x0b")
    'uno\tdos␋'
    """
    return _CONTROL.sub(lambda found: visible(found[0]), text)


def is_right_to_left(text: str) -> bool:
    """Whether letters in it are written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def isolated(text: str) -> str:
    """The text so that letters written from right to left do not reorder a sentence around it."""
    return f"\u2068{text}\u2069" if is_right_to_left(text) else text


def short(text: str, longest: int) -> str:
    """A text for a button or a line, of a longer one the beginning with dots behind it.

    >>> short("llegará", 4), short("llegará", 7)
    ('lleg…', 'llegará')
    """
    return text if len(text) <= longest else f"{text[:longest]}…"


def code_points(symbol: str, settings: Settings) -> str:
    r"""The code points that a symbol of the core stands for, markers and bytes that are no text left out.

    >>> code_points("ñu", Settings())
    'U+00F1 U+0075'
    """
    text = _ESCAPED_BYTE.sub("", readable(symbol, settings.unit))
    return _listed([f"U+{ord(character):04X}" for character in text])


def byte_values(symbol: str, settings: Settings) -> str:
    r"""The bytes of a symbol of the core where its unit is the byte, else nothing.

    >>> byte_values("\xc3\xb1", Settings(unit=Unit.BYTES))
    'C3 B1'
    """
    if settings.unit is not Unit.BYTES:
        return ""
    return _listed([f"{ord(byte):02X}" for byte in without_markers(symbol)])


def _sign(found: regex.Match[str]) -> str:
    character = found[0]
    if not found[1]:
        # What encloses a letter, such as the key of 1️⃣, is drawn beside the circle and over what follows.
        return f"⟨U+{ord(character):04X}⟩" if _ENCLOSING.match(character) else "◌" + character
    if character in _SIGNS:
        return _SIGNS[character]
    # The control pictures stand in the order of the controls.
    return chr(0x2400 + ord(character)) if character < " " else f"⟨U+{ord(character):04X}⟩"


def _listed(values: list[str]) -> str:
    more = " …" if len(values) > _MOST_CODE_POINTS else ""
    return " ".join(values[:_MOST_CODE_POINTS]) + more
