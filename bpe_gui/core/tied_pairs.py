"""The pairs that share the highest count of a round, and the word in which each was first seen."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Pair, Rule
from bpe_gui.core.word_counts import WordCounts

_CUT = 512  # words between two yields: some 10 ms


@dataclass(frozen=True, slots=True)
class TiedPair:
    """A pair, and the first word that holds it: its place in the order first seen, from 0."""

    rule: Rule
    number: int
    word: str


@dataclass(frozen=True, slots=True)
class Tie:
    """The pairs of a round that share the highest count, the one seen first at the head."""

    count: int
    pairs: tuple[TiedPair, ...]


def seek_tied(counts: WordCounts, tokenizer: Tokenizer, merges: int) -> Generator[float, None, Tie]:
    """The tie of the round after so many merges; no pair where every word is one token.

    >>> from bpe_gui.core.settings import Settings
    >>> from bpe_gui.core.slices import result_of
    >>> tie = result_of(seek_tied(WordCounts({"ab": 1, "xba": 1}), Tokenizer(Settings(), ""), 0))
    >>> [(*pair.rule, pair.number) for pair in tie.pairs]
    [('a', 'b', 0), ('x', 'b', 1), ('b', 'a', 1)]
    """
    found: dict[Pair, int] = {}  # in the order first seen
    first: dict[Pair, tuple[int, str]] = {}
    for number, (word, frequency) in enumerate(counts.counts.items()):
        for pair in pairwise(tokenizer.encode_word(word, merges)):
            if pair in found:
                found[pair] += frequency
            else:
                found[pair] = frequency
                first[pair] = (number, word)
        if not number % _CUT:
            yield number / counts.distinct_words
    best = max(found.values(), default=0)
    equals = (pair for pair, count in found.items() if count == best)
    return Tie(best, tuple(TiedPair(Rule(*pair), *first[pair]) for pair in equals))
