"""A text's way through the rules, one step for each rule that changes it."""

from __future__ import annotations

from dataclasses import dataclass

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, merge_pair


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
    words = start = tuple(word.tokens for word in encoded)
    used = (tokenizer.apply_rules(word.text, merges)[1] for word in encoded if not word.special)
    steps = []
    for rank in sorted({rank for ranks in used for rank in ranks}):
        rule = tokenizer.rules[rank]
        words = tuple(
            tokens if word.special else tuple(merge_pair(tokens, rule))
            for tokens, word in zip(words, encoded, strict=True)
        )
        steps.append(TraceStep(rank + 1, rule, words))
    return Trace(start, tuple(steps))
