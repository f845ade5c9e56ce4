"""A text's way through the rules, one step for each rule that changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.core.units import symbols


@dataclass(frozen=True, slots=True)
class TraceStep:
    """A rule that changed something: its rank from 1, and all words of the text after it."""

    rank: int
    rule: Rule
    words: tuple[tuple[str, ...], ...]

    @property
    def tokens(self) -> int:
        """How many tokens the text has after this step."""
        return sum(map(len, self.words))


@dataclass(frozen=True, slots=True)
class Trace:
    """The text's words as symbols, before any rule, and the steps from there."""

    words: tuple[tuple[str, ...], ...]
    steps: tuple[TraceStep, ...]

    @property
    def start(self) -> int:
        """How many symbols the text has before any rule."""
        return sum(map(len, self.words))


def trace(tokenizer: Tokenizer, text: str, merges: int | None = None) -> Trace:
    """Applies the rules in order and keeps each state in which something changed."""
    encoded = tokenizer.encode(text, 0)
    words: list[Sequence[str]] = [word.tokens for word in encoded]
    ranks = sorted({rank for word in encoded if not word.special for rank in tokenizer.ranks_used(word.text)})
    steps = []
    for rank in ranks:
        if merges is not None and rank >= merges:
            break
        rule = tokenizer.rules[rank]
        words = [
            tokens if word.special else merge_pair(list(tokens), rule)
            for tokens, word in zip(words, encoded, strict=True)
        ]
        steps.append(TraceStep(rank + 1, rule, tuple(map(tuple, words))))
    return Trace(tuple(word.tokens for word in encoded), tuple(steps))
