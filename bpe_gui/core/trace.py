"""A text's way through the rules, one step for each rule that changes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.core.trainer import Rule, merge_pair


@dataclass(frozen=True, slots=True)
class Join:
    """A place where a rule joins: the number of the word, and that of the left token in it before."""

    word: int
    token: int


@dataclass(frozen=True, slots=True)
class TraceStep:
    """A rule that changed something: its rank from 1, where it joined, and the text's tokens after it."""

    rank: int
    rule: Rule
    joins: tuple[Join, ...]
    tokens: int


@dataclass(frozen=True, slots=True)
class Trace:
    """The text as it is cut, its words as symbols before any rule, and the steps from there.

    The states between are made when they are asked for: a long text has many words and many steps.
    """

    text: str
    words: tuple[EncodedWord, ...]
    steps: tuple[TraceStep, ...]

    @property
    def start(self) -> int:
        """How many symbols the text has before any rule."""
        return sum(len(word.tokens) for word in self.words)

    def states(self) -> Iterator[tuple[EncodedWord, ...]]:
        """The words after each step, one state after the other."""
        words = list(self.words)
        for step in self.steps:
            for number in dict.fromkeys(join.word for join in step.joins):
                tokens = tuple(merge_pair(words[number].tokens, step.rule))
                words[number] = replace(words[number], tokens=tokens)
            yield tuple(words)

    def after(self, steps: int) -> tuple[EncodedWord, ...]:
        """The words after the first so many steps, 0 for none of them."""
        return next(islice(self.states(), steps - 1, None)) if steps else self.words


def trace(tokenizer: Tokenizer, text: str, merges: int | None = None) -> Trace:
    """Applies the first `merges` rules in order and keeps those that change something."""
    words = tuple(tokenizer.encode(text, 0))
    joined: dict[int, list[Join]] = {}
    ways: dict[str, list[tuple[int, int]]] = {}  # of each distinct word
    for number, word in enumerate(words):
        if not word.special:
            if word.text not in ways:
                ways[word.text] = _way(tokenizer, word, merges)
            for rank, token in ways[word.text]:
                joined.setdefault(rank, []).append(Join(number, token))
    tokens = sum(len(word.tokens) for word in words)
    steps = []
    for rank in sorted(joined):
        tokens -= len(joined[rank])
        steps.append(TraceStep(rank + 1, tokenizer.rules[rank], tuple(joined[rank]), tokens))
    return Trace(prepare(text, tokenizer.settings)[0], words, tuple(steps))


def _way(tokenizer: Tokenizer, word: EncodedWord, merges: int | None) -> list[tuple[int, int]]:
    """Each replacement in a word: the rule's rank from 0, the number of the left token before it."""
    way: list[tuple[int, int]] = []
    now: Sequence[str] = word.tokens
    for rank in dict.fromkeys(tokenizer.apply_rules(word.text, merges)[1]):
        rule = tokenizer.rules[rank]
        after = merge_pair(now, rule)
        before = 0
        for token in after:
            if token == now[before]:
                before += 1
            else:
                way.append((rank, before))
                before += 2
        now = after
    return way
