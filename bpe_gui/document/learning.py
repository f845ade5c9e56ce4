"""Work that learns a corpus from the start: a new one, a saved one, one for another trainer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeAlias, TypeVar

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Round, Rule, Sliced, Trainer
from bpe_gui.core.units import seek_two_spellings
from bpe_gui.core.word_counts import CountedBlocks, Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History, Position
from bpe_gui.document.leading import NextRound, Placed, follow, grow, lead, look_at, next_of

# Measured: 5 ms for 6,000 code points of Spanish.
_INLINE_SIZE = 6_000
_INLINE_ROWS = 1_000
# One readable merge in a corpus of more distinct words may take longer (36,000 words: 43 ms).
_INLINE_WORDS = 3_000
# The compiled trainer takes one back in up to 1.5 ms among 500,000 distinct words, in less among fewer.
_INLINE_MERGES = 20
_INLINE_MERGED_WORDS = 1_000_000
_LIGHT_MERGES = 2_000
_LIGHT_MERGED_WORDS = 20_000_000
# A tokenizer takes as many rules in a millisecond or two.
_RULES_AT_ONCE = 2_000

EnginesFor: TypeAlias = Callable[[int], Work[Engines]]
"""Gives the engines for a corpus of so many code points, when they are there."""
Result = TypeVar("Result")


class Task(Enum):
    """What the learning thread is there for."""

    NONE = auto()
    """Nothing, or looking up the pairs of the present round."""
    ANEW = auto()
    """Other rules: those shown are of the corpus or the settings before."""
    RECOVERING = auto()
    """The rules of an opened file hold; its corpus is learned again, to go on from them."""
    ON = auto()
    """More rules behind the last one."""
    OTHERS = auto()
    """Branches on which nobody stands, from a corpus that has changed."""


@dataclass(frozen=True, slots=True)
class Remarks:
    """What to know about the text: how many code points were no text, a letter that is spelled two ways."""

    replaced: int = 0
    two_spellings: str | None = None


@dataclass(frozen=True, slots=True)
class Learned:
    """A corpus learned from the start, and what its first round and that of the place reached choose from.

    `tokenizers` are those of all branches that are learned. `differs` when saved rules are not the ones it
    gives; `placed` is None where the corpus does not even hold their pairs, so that nothing can be learned
    behind them.
    """

    counts: WordCounts
    placed: Placed | None
    tokenizers: dict[int, Tokenizer]
    history: History
    remarks: Remarks
    first: NextRound
    last: NextRound
    differs: bool = False


def readable_engines(_: int) -> Work[Engines]:
    """The readable engines, whatever the size of the corpus."""
    yield 0.0
    return READABLE


def learn_corpus(
    corpus: Corpus,
    settings: Settings,
    wanted: Callable[[], int],
    tick: Tick,
    engines_for: EnginesFor = readable_engines,
    planted: History | None = None,
) -> Work[Learned]:
    """Counts a corpus and learns as many rounds as are wanted; that number may change meanwhile.

    What is `planted` are branches without rounds: the one one stands on is learned, with the pairs that were
    taken by hand. Where one is no pair of its round any more, the branch that it left is learned instead.
    """
    engines = yield from engines_for(corpus.size)
    counted = corpus.counted(settings, lambda share: tick(share / 3), engines)
    counts = counted.counts
    yield 1 / 3
    placed = Placed(engines.trainer(counts, settings, lambda share: tick((1 + share) / 3)))
    yield 2 / 3
    said = yield from remarks(corpus, settings, counted)
    first = last = yield from next_of(placed.trainer)
    history = planted or History()
    history.untouched_tokens = placed.trainer.tokens
    while True:
        for share in grow(placed, history, history.branch, wanted):
            yield (2 + share) / 3
        if not history.here.lost:
            break
        history.branch = history.standing(history.branch)
    if history.learned:
        yield 1.0
        last = yield from look_at(placed, history, Position(history.branch, history.learned))
    tokenizer = Tokenizer(settings, placed.trainer.alphabet)
    follow(tokenizer, history.rounds)
    return Learned(counts, placed, {history.branch: tokenizer}, history, said, first, last)


def learn_saved(
    corpus: Corpus,
    settings: Settings,
    saved: History,
    alphabet: Sequence[str],
    tick: Tick,
    engines_for: EnginesFor = readable_engines,
) -> Work[Learned]:
    """Learns a saved document's corpus again, to go on from its rules, and compares.

    Where the rules of the branch one stands on differ those of the file are kept, and the trainer is led
    along them. The other branches stay as they were saved; their tokenizers are made.
    """
    branch, theirs, planted = saved.branch, list(saved.rounds), saved.replanted(saved.branch)
    fresh = yield from learn_corpus(corpus, settings, lambda: len(theirs), tick, engines_for, planted)
    # A fork that was saved before it was learned has no round of its own, and here it has.
    ours, placed = list(fresh.history.rounds[: len(theirs)]), fresh.placed
    tokenizers = yield from make_tokenizers(settings, alphabet, saved)
    kept = replace(fresh, tokenizers=tokenizers, history=saved, differs=ours != theirs)
    if not kept.differs:
        saved.untouched_tokens = fresh.history.untouched_tokens
    if placed is None or (fresh.history.learned, not kept.differs) == (len(theirs), True):
        return kept
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same].rule == theirs[same].rule:
        same += 1
    try:
        yield from lead(placed, fresh.history, Position(fresh.history.branch, same))
        placed.branch = branch
        last = yield from look_at(placed, saved, Position(branch, len(theirs)))
    except Problem as problem:
        if problem.reason is not CoreReason.NO_SUCH_PAIR:
            raise
        return replace(kept, placed=None, first=NextRound(), last=NextRound())
    return replace(kept, last=last)


def change_trainer(
    engines: Engines, counts: WordCounts, settings: Settings, history: History, tick: Tick
) -> Work[Placed]:
    """Another trainer of the same words, led to the end of the log; the one before is left as it is."""
    yield 0.0
    placed = Placed(engines.trainer(counts, settings, tick))
    yield 1.0
    yield from lead(placed, history, Position(history.branch, history.learned))
    return placed


def make_tokenizers(
    settings: Settings, alphabet: Sequence[str], history: History
) -> Work[dict[int, Tokenizer]]:
    """The tokenizers of all branches but the one one stands on."""
    made: dict[int, Tokenizer] = {}
    for number, branch in enumerate(history.branches):
        if number != history.branch:
            made[number] = yield from make_tokenizer(settings, alphabet, branch.rounds)
    return made


def make_tokenizer(settings: Settings, alphabet: Sequence[str], rounds: Sequence[Round]) -> Work[Tokenizer]:
    """A tokenizer with the rules of these rounds, made in slices."""
    made = Tokenizer(settings, alphabet)
    while len(made.rules) < len(rounds):
        follow(made, rounds[: len(made.rules) + _RULES_AT_ONCE])
        yield 1.0
    return made


def remarks(corpus: Corpus, settings: Settings, counted: CountedBlocks) -> Work[Remarks]:
    """What to say about a corpus that was counted."""
    spelled = None
    if settings.normalization is Normalization.NONE:
        # Of a corpus that is not here whole, the words are.
        pieces = (lambda: [corpus.text]) if corpus.is_text_here else counted.counts.beyond_ascii
        spelled = yield from shared(seek_two_spellings(pieces), 2 / 3)
    return Remarks(counted.replaced, spelled)


def changed_rows(before: Sequence[Rule], after: Sequence[Rule]) -> frozenset[int]:
    """Which rows hold another rule than before, those behind the former end included; none without rules."""
    if not before or before == after:
        return frozenset()
    same = [one == other for one, other in zip(before, after, strict=False)]
    return frozenset(row for row in range(len(after)) if row >= len(same) or not same[row])


def is_small(corpus: Corpus) -> bool:
    """Whether counting it and a first look fit into half a frame."""
    return corpus.size <= (_INLINE_SIZE if corpus.rows is None else _INLINE_ROWS)


def is_quick(trainer: Trainer, counts: WordCounts, way: int) -> bool:
    """Whether the trainer makes, or takes back, so many merges in slices that fit into half a frame."""
    if isinstance(trainer, Sliced):
        return way <= _INLINE_MERGES and way * counts.distinct_words <= _INLINE_MERGED_WORDS
    return counts.distinct_words <= _INLINE_WORDS


def is_light(placed: Placed, counts: WordCounts, merges: int) -> bool:
    """Whether so many merges are learned so soon that nobody need ask for it."""
    if isinstance(placed.trainer, Sliced):
        return merges * counts.distinct_words <= _LIGHT_MERGED_WORDS
    return merges <= _LIGHT_MERGES and counts.distinct_words <= _INLINE_WORDS


def shared(work: Generator[None, None, Result], share: float) -> Work[Result]:
    """Work that does not know how far it is."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            result: Result = stop.value
            return result
        yield share


def without_looks(settings: Settings) -> tuple[object, ...]:
    """All settings but the look of a marker."""
    return (
        settings.pretokenizer,
        settings.unit,
        settings.normalization,
        settings.minimum_count,
        settings.special_tokens,
    )
