"""The tokens of the sample written as text: word by word, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import regex

from bpe_gui.document.long_word import LONG_WORD
from bpe_gui.document.sample import MeasuredSample

BETWEEN_WORDS = "  "
"""As the lesson prints them; a line end of the sample between two words is written as one."""

_SLICE = 2_048
_LINE_END = regex.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Writing:
    """How tokens are written."""

    token: Callable[[str, bool], str]
    """Gives the text of a symbol, or of a special token, of which the second argument is true."""
    between: str
    """Stands between two tokens of a word."""


def written(
    sample: MeasuredSample, merges: int, numbers: range, writing: Writing
) -> Iterator[tuple[float, str]]:
    """The tokens with these running numbers after so many merges, in pieces, each with the share done.

    The sample must be filled. Each distinct word is written once.
    """
    words, ends = sample.cut_words, sample.token_ends(merges)
    if words is None or not numbers:
        return
    first, last = (int(np.searchsorted(ends, number, "right")) for number in (numbers[0], numbers[-1]))
    known: dict[int, str] = {}
    behind = 0
    for begin in range(first, last + 1, _SLICE):
        stop = min(begin + _SLICE, last + 1)
        arrays = (words.starts, words.ends, words.kinds)
        parts: list[str] = []
        places = zip(*(each[begin:stop].tolist() for each in arrays), strict=True)
        for place, (start, end, kind) in enumerate(places, begin):
            if place > first:
                parts.append(_apart(sample.text[behind:start]))
            behind = end
            if place not in (first, last) and words.symbols[kind] <= LONG_WORD:
                if kind not in known:
                    known[kind] = _joined(writing, sample.tokens_of(kind, merges), words.special[kind])
                parts.append(known[kind])
                continue
            before = int(ends[place - 1]) if place else 0
            inside = range(numbers.start - before, numbers.stop - before)
            for piece in _word(sample.pieces_of(kind, merges), inside, writing, words.special[kind]):
                yield (place - first) / (last + 1 - first), "".join((*parts, piece))
                parts.clear()
        yield (stop - first) / (last + 1 - first), "".join(parts)


def _word(pieces: Iterable[Sequence[str]], numbers: range, writing: Writing, special: bool) -> Iterator[str]:
    """Those of a word's tokens that have these numbers in it, piece by piece."""
    between = ""
    before = 0
    for piece in pieces:
        tokens = piece[max(0, numbers.start - before) : max(0, numbers.stop - before)]
        if tokens:
            yield between + _joined(writing, tokens, special)
            between = writing.between
        before += len(piece)


def _joined(writing: Writing, tokens: Sequence[str], special: bool) -> str:
    return writing.between.join([writing.token(token, special) for token in tokens])


def _apart(gap: str) -> str:
    """What stands between two words: the line ends of the text between them, or spaces."""
    if gap == " ":
        return BETWEEN_WORDS
    return "\n" * len(_LINE_END.findall(gap)) or BETWEEN_WORDS
