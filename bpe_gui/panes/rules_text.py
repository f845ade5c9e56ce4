"""Rules and pairs as text for other programs and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import regex

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.units import shown

# What would make `1. e+l (25)` ambiguous or invisible.
_UNCLEAR = regex.compile(r'[+("\s\p{C}]')
_TO_ESCAPE = regex.compile(r'["\\\p{C}]|[^\S ]')
_ESCAPES = {'"': r"\"", "\\": r"\\", "\n": r"\n", "\t": r"\t", "\r": r"\r"}
_TSV_ESCAPES = str.maketrans({"\\": r"\\", "\t": r"\t", "\n": r"\n", "\r": r"\r"})


def quoted(text: str) -> str:
    r"""A symbol as it can stand in a line; in quotes with escapes as in JSON where it must.

    >>> quoted("el"), quoted("+"), quoted(" a\n"), quoted("\u200d")
    ('el', '"+"', '" a\\n"', '"\\u200d"')
    """
    return f'"{_TO_ESCAPE.sub(_escape, text)}"' if _UNCLEAR.search(text) else text


def pair_text(rule: Rule, count: int, settings: Settings) -> str:
    """A pair as the lesson prints it.

    >>> pair_text(Rule("e", "l"), 25, Settings())
    'e+l (25)'
    """
    left, right = (quoted(shown(symbol, settings)) for symbol in rule)
    return f"{left}+{right} ({count})"


def lesson_lines(rows: Iterable[int], rounds: Sequence[Round], settings: Settings) -> Iterator[str]:
    """The rules of some rows as the lesson prints them, `1. e+l (25)`."""
    for row in rows:
        yield f"{row + 1}. {pair_text(rounds[row].rule, rounds[row].count, settings)}"


def table_lines(rows: Iterable[int], rounds: Sequence[Round], settings: Settings) -> Iterator[str]:
    r"""Some rows as lines of a table: left, right, count with tabs between, `\\ \t \n \r` escaped."""
    for row in rows:
        symbols = [shown(symbol, settings).translate(_TSV_ESCAPES) for symbol in rounds[row].rule]
        yield "\t".join([*symbols, str(rounds[row].count)])


def _escape(found: regex.Match[str]) -> str:
    character = found[0]
    if character in _ESCAPES:
        return _ESCAPES[character]
    units = character.encode("utf-16-be", "surrogatepass")  # JSON escapes in UTF-16 units
    return "".join(f"\\u{units[at] << 8 | units[at + 1]:04x}" for at in range(0, len(units), 2))
