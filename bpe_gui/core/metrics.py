"""What can be measured of a text and its tokens."""

from __future__ import annotations

from collections.abc import Iterable

import regex

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer, prepare
from bpe_gui.core.units import readable
from bpe_gui.core.word_counts import WordCounts

_WORD = regex.compile(r"\S+")
_LETTER = regex.compile(r"\S")
# Bytes that are no text stand as escaped surrogates.
_WHOLE_LETTER = regex.compile("[^\\s\udc80-\udcff]")
_CLUSTER = regex.compile(r"\X")


def word_count(text: str) -> int:
    """The pieces of the text between white space: what people call words, whatever the pretokenizer.

    >>> word_count("tu  pedido llegará")
    3
    """
    return sum(1 for _ in _WORD.finditer(text))


def letter_count(text: str, settings: Settings) -> int:
    """The text's units that are not white space; with bytes, its code points that are not.

    >>> letter_count("el día", Settings())
    5
    """
    prepared, _ = prepare(text, settings)
    if settings.unit is Unit.GRAPHEMES:
        return sum(1 for cluster in _CLUSTER.finditer(prepared) if _LETTER.search(cluster[0]))
    return sum(1 for _ in _LETTER.finditer(prepared))


def token_letters(symbol: str, settings: Settings) -> int:
    """How many letters a symbol has, counted as in a text; markers are none, nor is a part of a letter.

    >>> token_letters("qu", Settings()), token_letters(" a\xc3", Settings(unit=Unit.BYTES))
    (2, 1)
    """
    text = readable(symbol, settings.unit)
    if text.isalnum() and settings.unit is not Unit.GRAPHEMES:
        return len(text)
    if settings.unit is Unit.GRAPHEMES:
        return sum(1 for cluster in _CLUSTER.finditer(text) if _LETTER.search(cluster[0]))
    return sum(1 for _ in _WHOLE_LETTER.finditer(text))


def fertility(tokens: int, words: int) -> float | None:
    """Tokens per word, or None without words."""
    return tokens / words if words else None


def dearest_words(
    tokenizer: Tokenizer, counts: WordCounts, merges: int | None = None
) -> tuple[list[str], int]:
    """The corpus words that take most tokens, first seen first, all that tie; and that number of tokens."""
    return _longest((word, len(tokenizer.encode_word(word, merges))) for word in counts.counts)


def _longest(sizes: Iterable[tuple[str, int]]) -> tuple[list[str], int]:
    words: list[str] = []
    most = 0
    for word, size in sizes:
        if size > most:
            words, most = [word], size
        elif size == most and most:
            words.append(word)
    return words, most
