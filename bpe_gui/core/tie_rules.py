"""Ties as other programs decide them, and what they would have learned in place of these rules."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, Trainer


class TieRule(StrEnum):
    """Which of the pairs that are seen equally often is merged.

    Strings are compared by their code points, in which bytes and markers are what the core holds them as.
    """

    FIRST_SEEN = "first-seen"
    """The one whose first place comes first: this program, minbpe, the educational code of tiktoken."""
    LAST_SEEN = "last-seen"
    """The one whose first place comes last."""
    SMALLEST = "smallest"
    """The smallest left part, then the smallest right part."""
    LARGEST = "largest"
    """The largest left part, then the largest right part.

    subword-nmt 0.3.8 learns the lesson corpora so, where the word-end marker is the letters `</w>`.
    """
    SHORTEST = "shortest"
    """The shortest joined token in code points, then the smallest of these, then the smallest left part.

    SentencePiece 0.2.3 learns the same tokens from the lesson corpora; it compares joined tokens only.
    """
    LOWEST_IDS = "lowest-ids"
    """The left part with the lowest id, then the right part with it: units in string order, then tokens as
    they were learned.

    Hugging Face's tokenizers 0.23.3 with characters learns the same rules from both lesson corpora, and
    rustbpe 0.1.0 with bytes from the Spanish one.
    """


def choose(tie_rule: TieRule, tied: Sequence[Rule], id_of: Callable[[str], int | None]) -> Rule:
    """The one of some pairs that a tie rule takes; they are given first seen first, and there is one.

    >>> tied = [Rule("o", "s"), Rule("d", "e"), Rule("de", "l")]
    >>> [str(choose(each, tied, "deosl".index)) for each in (TieRule.SMALLEST, TieRule.LARGEST)]
    ["Rule(left='d', right='e')", "Rule(left='o', right='s')"]
    """
    match tie_rule:
        case TieRule.FIRST_SEEN:
            return tied[0]
        case TieRule.LAST_SEEN:
            return tied[-1]
        case TieRule.SMALLEST:
            return min(tied)
        case TieRule.LARGEST:
            return max(tied)
        case TieRule.SHORTEST:
            return min(tied, key=lambda pair: (len(pair.token), pair.token, pair))
        case TieRule.LOWEST_IDS:
            return min(tied, key=lambda pair: [id_of(part) or 0 for part in pair])


@dataclass(frozen=True, slots=True)
class OtherRules:
    """What a tie rule learns from a corpus.

    `differs_at` is after how many merges it takes another pair than the rules it is compared with first,
    None where it never does; `tokens` is the corpus's token count after all its rules.
    """

    tie_rule: TieRule
    rules: tuple[Rule, ...]
    differs_at: int | None
    tokens: int


@dataclass(frozen=True, slots=True)
class TieComparison:
    """What each tie rule learns.

    `own` are the rules that all are compared with, `own_tokens` is the corpus's token count after them.
    """

    own: tuple[Rule, ...]
    own_tokens: int
    others: tuple[OtherRules, ...]


def learn_otherwise(
    trainer: Trainer, log: Sequence[Rule], merges: int, settings: Settings
) -> Generator[float, None, TieComparison]:
    """What each tie rule learns in so many rounds, by a trainer that has made none; yields the share done.

    `log` is what they are compared with, continued by the pairs first seen where it is too short.
    Raises Problem(NO_SUCH_PAIR) where it holds pairs that the corpus does not.
    """
    walk = _Walk(trainer, settings)
    parted: dict[TieRule, int] = {}
    steps, done = max(1, merges * (1 + len(TieRule))), 0
    while len(walk.rules) < merges and (tied := walk.tied()):
        own = log[len(walk.rules)] if len(walk.rules) < len(log) else tied[0]
        for each in TieRule:
            if each not in parted and walk.choose(each, tied) != own:
                parted[each] = len(walk.rules)
        walk.merge(own)
        done += 1
        yield done / steps
    ours, tokens = tuple(walk.rules), trainer.tokens
    found = {each: OtherRules(each, ours, None, tokens) for each in TieRule if each not in parted}
    # The one that parts last comes first, so that what they share is gone back over only once.
    for each, at in sorted(parted.items(), key=lambda one: -one[1]):
        while len(walk.rules) > at:
            walk.unmerge()
            yield done / steps
        while len(walk.rules) < merges and (tied := walk.tied()):
            walk.merge(walk.choose(each, tied))
            done += 1
            yield done / steps
        found[each] = OtherRules(each, tuple(walk.rules), at, trainer.tokens)
    return TieComparison(ours, tokens, tuple(found[each] for each in TieRule))


class _Walk:
    """A trainer that is led pair by pair, with the ids that its symbols have."""

    def __init__(self, trainer: Trainer, settings: Settings) -> None:
        self.rules: list[Rule] = []
        self._trainer = trainer
        self._ids = {
            unit: number for number, unit in enumerate(Tokenizer(settings, trainer.alphabet).vocabulary())
        }
        self._units = len(self._ids)

    def tied(self) -> Sequence[Rule]:
        """The pairs of this round that share the highest count, first seen first; none at the end."""
        best = self._trainer.best()
        if best is None or best.tied < 2:
            return [best.rule] if best else []
        return [rule for rule, _ in self._trainer.pairs(best.tied).pairs[: best.tied]]

    def choose(self, tie_rule: TieRule, tied: Sequence[Rule]) -> Rule:
        return choose(tie_rule, tied, self._ids.get)

    def merge(self, rule: Rule) -> None:
        if not self._trainer.merge(rule):
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rule.left, right=rule.right)
        self._ids.setdefault(rule.token, self._units + len(self.rules))
        self.rules.append(rule)

    def unmerge(self) -> None:
        self._trainer.unmerge()
        rule = self.rules.pop()
        if self._ids[rule.token] == self._units + len(self.rules):
            del self._ids[rule.token]
