"""Tokens and tables as text for people."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from decimal import ROUND_HALF_UP, Context, Decimal

from bpe_gui.core.lesson_text import quoted
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.core.units import shown

_CENT = Decimal("0.01")


def word_text(word: EncodedWord, settings: Settings) -> str:
    """A word as its tokens with bars between them."""
    return "|".join(quoted(token if word.special else shown(token, settings)) for token in word.tokens)


def words_text(words: Iterable[EncodedWord], settings: Settings) -> str:
    """Words as tokens, on one line, two spaces between the words."""
    return "  ".join(word_text(word, settings) for word in words)


def columns(cells: Sequence[str], across: int) -> Iterator[str]:
    """The cells in rows of so many, in columns that are aligned."""
    widths = [max(map(_width, cells[place::across])) for place in range(min(across, len(cells)))]
    for start in range(0, len(cells), across):
        row = cells[start : start + across]
        padded = [cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=False)]
        yield "   ".join(padded).rstrip()


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of equal length with the first column to the left and the others to the right."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first + " " * (widths[0] - _width(first))]
        cells += [" " * (width - _width(cell)) + cell for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join(cells)


def two_digits(number: float) -> str:
    """A number with two digits, halves rounded up as people do it.

    >>> two_digits(2.125), two_digits(2.675)
    ('2.13', '2.68')
    """
    return str(Decimal(repr(number)).quantize(_CENT, ROUND_HALF_UP, Context(prec=400)))


def number_of(number: int, thing: str) -> str:
    """A number of things: `1 rule`, `2 rules`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _width(text: str) -> int:
    """How many columns a terminal needs: letters of East Asia take two, marks on letters none."""
    if text.isascii():
        return len(text)
    marks = sum(1 for letter in text if unicodedata.category(letter) in ("Mn", "Me", "Cf"))
    return len(text) - marks + sum(1 for letter in text if unicodedata.east_asian_width(letter) in "WF")
