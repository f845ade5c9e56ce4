"""What can be told about a token: how often it stands in the corpus, and what became of the others."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from typing import Protocol, runtime_checkable

from bpe_gui.core.packed_words import PackedMapping
from bpe_gui.core.trainer import Round, Trainer
from bpe_gui.core.word_counts import WordCounts

_SLICE = 2048


@dataclass(frozen=True, slots=True)
class Holder:
    """A word of the corpus with its frequency, and how many times it holds a token."""

    word: str
    frequency: int
    times: int

    @property
    def tokens(self) -> int:
        """How many tokens of the corpus these are."""
        return self.frequency * self.times


@dataclass(frozen=True, slots=True)
class InCorpus:
    """How often a token stands in the corpus, in how many distinct words, and those in which mostly."""

    tokens: int = 0
    words: int = 0
    best: tuple[Holder, ...] = ()


@runtime_checkable
class HoldersFinder(Protocol):
    """A trainer that finds the words that hold a token without going through all of them."""

    def holders(self, symbol: str, most: int) -> tuple[int, int, list[tuple[int, int]]]:
        """How often a token stands in the corpus, in how many words, and the numbers of the first ones."""
        ...


def in_corpus(
    trainer: Trainer, counts: WordCounts, symbol: str, most: int
) -> Generator[None, None, InCorpus]:
    """Where a token stands in the words that a trainer has cut so far, in slices of a few milliseconds.

    `counts` are the trainer's words; of those that hold the token the `most` weighty ones are named.
    """
    if isinstance(trainer, HoldersFinder):
        tokens, words, found = trainer.holders(symbol, most)
        yield
        named = yield from _words_at(counts, [number for number, _ in found])
        best = tuple(
            Holder(word, frequency, times) for (word, frequency), (_, times) in zip(named, found, strict=True)
        )
        return InCorpus(tokens, words, best)
    tokens = words = 0
    holding: list[Holder] = []
    for number, (word, (cut, frequency)) in enumerate(
        zip(counts.counts, trainer.segmentation(), strict=True)
    ):
        if times := cut.count(symbol):
            tokens, words = tokens + frequency * times, words + 1
            holding.append(Holder(word, frequency, times))
        if not number % _SLICE:
            yield
    return InCorpus(tokens, words, tuple(nsmallest(most, holding, key=lambda each: -each.tokens)))


@dataclass(frozen=True, slots=True)
class Taker:
    """A later rule that took a token as a part, by its number from 1, and how many of them it took."""

    number: int
    token: str
    taken: int


def takers(
    symbol: str, rounds: Sequence[Round], first: int, merges: int, token_counts: Sequence[int]
) -> list[Taker]:
    """Which of the rules number `first` + 1 to `merges` took a token as a part.

    `token_counts` are the corpus's tokens after 0, 1, 2 … merges. What was taken and what still stands is
    all that was ever made.

    >>> from bpe_gui.core.trainer import Rule
    >>> rounds = [Round(Rule("b", "a"), 3, 1, 9), Round(Rule("ba", "j"), 3, 1, 6)]
    >>> [(each.number, each.taken) for each in takers("ba", rounds, 1, 2, [12, 9, 6])]
    [(2, 3)]
    """
    return [
        Taker(rank + 1, made.rule.token, (token_counts[rank] - made.tokens) * made.rule.count(symbol))
        for rank, made in enumerate(rounds[first:merges], first)
        if symbol in made.rule
    ]


def _words_at(counts: WordCounts, numbers: Iterable[int]) -> Generator[None, None, list[tuple[str, int]]]:
    """The words with these numbers, first seen first from 0, with their frequencies."""
    wanted = list(numbers)
    if isinstance(counts.counts, PackedMapping):
        packed = counts.counts.packed
        return [(packed.decoded(each, each + 1)[0], int(packed.counts[each])) for each in wanted]
    missing, found = set(wanted), {}
    for number, row in enumerate(counts.counts.items()):
        if number in missing:
            found[number] = row
            if len(found) == len(missing):
                break
        if not number % _SLICE:
            yield
    return [found[number] for number in wanted]
