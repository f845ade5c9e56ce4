"""Text cut into words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import regex

from bpe_gui.core.settings import Pretokenizer

# Line ends are LF, CRLF and CR, nothing else: U+0085 and U+2028 stay inside their words.
_LINE_END = regex.compile(r"\r\n|\r|\n")

# `str.split` takes these for white space; Unicode does not.
_SEPARATOR = regex.compile("[\x1c-\x1f]")

# The GPT patterns are those of tiktoken 0.14 (MIT licence); its `$` is `\Z` here, the end of the text alone.
_PATTERNS = {
    Pretokenizer.SPACES: r"[^ \r\n]+",
    Pretokenizer.WHITESPACE: r"\S+",
    Pretokenizer.MARKER: r"\S+",
    Pretokenizer.END_MARKER: r"\S+",
    Pretokenizer.GPT2: (r"'(?:[sdmt]|ll|ve|re)| ?\p{L}++| ?\p{N}++| ?[^\s\p{L}\p{N}]++|\s++\Z|\s+(?!\S)|\s"),
    Pretokenizer.CL100K: (
        r"'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?+\p{L}++|\p{N}{1,3}+| ?[^\s\p{L}\p{N}]++[\r\n]*+"
        r"|\s++\Z|\s*[\r\n]|\s+(?!\S)|\s"
    ),
    Pretokenizer.O200K: (
        r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
        r"|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?"
        r"|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
}


@cache
def _pattern(pretokenizer: Pretokenizer) -> regex.Pattern[str]:
    """Compiled when it is needed first: those of the GPT models would be felt at the start of the program."""
    return regex.compile(_PATTERNS[pretokenizer])


def spans(text: str, pretokenizer: Pretokenizer) -> Iterator[tuple[int, int]]:
    """Where each word of the text begins and ends, in code points.

    >>> list(spans("el  pago", Pretokenizer.SPACES))
    [(0, 2), (4, 8)]
    >>> list(spans("a\\r\\n", Pretokenizer.LINES))
    [(0, 1), (3, 3)]
    """
    if pretokenizer is Pretokenizer.LINES:
        yield from _lines(text)
    else:
        for word in _pattern(pretokenizer).finditer(text):
            yield word.span()


def words(text: str, pretokenizer: Pretokenizer) -> Iterator[str]:
    """The words of the text, one after the other.

    >>> list(words("tu pedido", Pretokenizer.GPT2))
    ['tu', ' pedido']
    """
    for start, end in spans(text, pretokenizer):
        yield text[start:end]


def cut(piece: str, pretokenizer: Pretokenizer) -> list[str]:
    """The words of a short piece of text at once, which is quicker than one by one.

    >>> cut("el  pago", Pretokenizer.SPACES)
    ['el', 'pago']
    """
    match pretokenizer:
        case Pretokenizer.LINES:
            return _LINE_END.split(piece) if piece else []
        case Pretokenizer.SPACES:
            return list(filter(None, piece.replace("\r", " ").replace("\n", " ").split(" ")))
        case Pretokenizer.WHITESPACE | Pretokenizer.MARKER | Pretokenizer.END_MARKER:
            if not _SEPARATOR.search(piece):
                return piece.split()
    return _pattern(pretokenizer).findall(piece)


def split_special(text: str, special_tokens: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """The text in pieces, special tokens (True) apart from what stands between them (False).

    The longest match is taken out first.

    >>> list(split_special("hola<fin>", ("<fin>",)))
    [('hola', False), ('<fin>', True)]
    """
    if not special_tokens:
        yield text, False
        return
    longest_first = sorted(special_tokens, key=len, reverse=True)
    pattern = regex.compile("|".join(map(regex.escape, longest_first)))
    start = 0
    for found in pattern.finditer(text):
        if found.start() > start:
            yield text[start : found.start()], False
        yield found[0], True
        start = found.end()
    if start < len(text):
        yield text[start:], False


def _lines(text: str) -> Iterator[tuple[int, int]]:
    if not text:
        return
    start = 0
    for end in _LINE_END.finditer(text):
        yield start, end.start()
        start = end.end()
    yield start, len(text)
