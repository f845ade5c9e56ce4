"""Work that learns: a corpus from the start, a trainer led to a round, a trainer led on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TypeAlias, TypeVar

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, Round, Rule, Sliced, Stop, Trainer, learn_some
from bpe_gui.core.units import seek_two_spellings
from bpe_gui.core.word_counts import CountedBlocks, Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History

# More pairs than anybody scrolls through; the pane says how many there are in all.
PAIRS_SHOWN = 500
SLICE_SECONDS = 0.025
"""Work looks so often whether it is still wanted."""
# Measured: 5 ms for 6,000 code points of Spanish.
_INLINE_SIZE = 6_000
_INLINE_ROWS = 1_000
# One readable merge in a corpus of more distinct words may take longer (36,000 words: 43 ms).
_INLINE_WORDS = 3_000
# The compiled trainer takes one back in up to 1.5 ms among 500,000 distinct words, in less among fewer.
_INLINE_MERGES = 20
_INLINE_MERGED_WORDS = 1_000_000

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


@dataclass(frozen=True, slots=True)
class NextRound:
    """What a round has to choose from, or why there is none."""

    best: Round | None = None
    pairs: RankedPairs = field(default_factory=RankedPairs)
    stopped: Stop | None = None


@dataclass(frozen=True, slots=True)
class Remarks:
    """What to know about the text: how many code points were no text, a letter that is spelled two ways."""

    replaced: int = 0
    two_spellings: str | None = None


@dataclass(frozen=True, slots=True)
class Learned:
    """A corpus learned from the start, and what its first and its last round choose from.

    `differs` when saved rules are not the ones it gives; `trainer` is None where the corpus does
    not even hold their pairs, so that nothing can be learned behind them.
    """

    counts: WordCounts
    trainer: Trainer | None
    tokenizer: Tokenizer
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
) -> Work[Learned]:
    """Counts a corpus and learns as many rounds as are wanted; that number may change meanwhile."""
    engines = yield from engines_for(corpus.size)
    counted = corpus.counted(settings, lambda share: tick(share / 3), engines)
    counts = counted.counts
    yield 1 / 3
    trainer = engines.trainer(counts, settings, lambda share: tick((1 + share) / 3))
    yield 2 / 3
    said = yield from remarks(corpus, settings, counted)
    first = last = yield from next_of(trainer)
    history = History(untouched_tokens=trainer.tokens)
    while history.learned < wanted() and (found := learn_some(trainer, wanted(), SLICE_SECONDS)):
        history.extend(found)
        yield (2 + min(1.0, history.learned / max(1, wanted()))) / 3
    if history.learned:
        yield 1.0
        last = yield from next_of(trainer)
    tokenizer = Tokenizer(settings, trainer.alphabet)
    follow(tokenizer, history)
    return Learned(counts, trainer, tokenizer, history, said, first, last)


def learn_saved(
    corpus: Corpus,
    settings: Settings,
    saved: History,
    tokenizer: Tokenizer,
    tick: Tick,
    engines_for: EnginesFor = readable_engines,
) -> Work[Learned]:
    """Learns a saved document's corpus again, to go on from its rules, and compares.

    Where the rules differ those of the file are kept, and the trainer is led along them.
    """
    fresh = yield from learn_corpus(corpus, settings, lambda: saved.learned, tick, engines_for)
    ours, theirs = list(fresh.history.rounds), list(saved.rounds)
    kept = replace(fresh, history=saved, tokenizer=tokenizer, differs=ours != theirs)
    if not kept.differs:
        saved.untouched_tokens = fresh.history.untouched_tokens
    if [found.rule for found in ours] == [found.rule for found in theirs] or fresh.trainer is None:
        return kept
    same = 0
    while same < len(ours) and ours[same].rule == theirs[same].rule:
        same += 1
    try:
        yield from look_at(fresh.trainer, fresh.history, same)
        last = yield from look_at(fresh.trainer, saved, saved.learned)
    except Problem as problem:
        if problem.reason is not CoreReason.NO_SUCH_PAIR:
            raise
        return replace(kept, trainer=None, first=NextRound(), last=NextRound())
    return replace(kept, last=last)


def change_trainer(
    engines: Engines, counts: WordCounts, settings: Settings, history: History, tick: Tick
) -> Work[Trainer]:
    """Another trainer of the same words, led to the end of the log; the one before is left as it is."""
    yield 0.0
    trainer = engines.trainer(counts, settings, tick)
    yield 1.0
    yield from lead(trainer, history, history.learned)
    return trainer


def remarks(corpus: Corpus, settings: Settings, counted: CountedBlocks) -> Work[Remarks]:
    """What to say about a corpus that was counted."""
    spelled = None
    if settings.normalization is Normalization.NONE:
        # Of a corpus that is not here whole, the words are.
        pieces = (lambda: [corpus.text]) if corpus.is_text_here else counted.counts.beyond_ascii
        spelled = yield from shared(seek_two_spellings(pieces), 2 / 3)
    return Remarks(counted.replaced, spelled)


def next_of(trainer: Trainer) -> Work[NextRound]:
    """What the trainer's next round chooses from."""
    best, stopped = trainer.best(), trainer.stopped
    yield 1.0
    return NextRound(best, trainer.pairs(PAIRS_SHOWN), stopped)


def look_at(trainer: Trainer, history: History, merges: int) -> Work[NextRound]:
    """Leads a trainer along learned rounds, back or forward, and looks at the pairs there.

    Raises Problem(NO_SUCH_PAIR) where the rounds are not of the trainer's corpus.
    """
    yield from lead(trainer, history, merges)
    return (yield from next_of(trainer))


def lead(trainer: Trainer, history: History, merges: int) -> Work[None]:
    """Leads a trainer along learned rounds, back or forward; raises Problem(NO_SUCH_PAIR) as `look_at`."""
    rounds = history.rounds
    way = max(1, abs(trainer.merges - merges))
    rules = history.rules(merges) if isinstance(trainer, Sliced) and trainer.merges < merges else []
    while trainer.merges != merges:
        if isinstance(trainer, Sliced):
            trainer.go_to(merges, rules, SLICE_SECONDS)
        elif trainer.merges > merges:
            trainer.unmerge()
        elif not trainer.merge(rounds[trainer.merges].rule):
            rule = rounds[trainer.merges].rule
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rule.left, right=rule.right)
        yield 1 - abs(trainer.merges - merges) / way


def learn_on(
    trainer: Trainer, history: History, tokenizer: Tokenizer, wanted: Callable[[], int]
) -> Work[NextRound]:
    """Leads a trainer past the last learned round, as far as is wanted or as there are pairs.

    Log and tokenizer grow at their ends, which those who read them meanwhile do not look at.
    """
    start = history.learned
    follow(tokenizer, history)
    yield from lead(trainer, history, start)
    while history.learned < wanted() and (found := learn_some(trainer, wanted(), SLICE_SECONDS)):
        history.extend(found)
        follow(tokenizer, history)
        yield min(1.0, (history.learned - start) / max(1, wanted() - start))
    return (yield from next_of(trainer))


def follow(tokenizer: Tokenizer, history: History) -> None:
    """Gives a tokenizer the learned rules that it lacks."""
    tokenizer.extend([found.rule for found in history.rounds[len(tokenizer.rules) :]])


def changed_rows(before: Sequence[Rule], after: Sequence[Rule]) -> frozenset[int]:
    """Which rows hold another rule than before, those behind the former end included; none without rules."""
    if not before or before == after:
        return frozenset()
    same = [one == other for one, other in zip(before, after, strict=False)]
    return frozenset(row for row in range(len(after)) if row >= len(same) or not same[row])


def is_small(corpus: Corpus) -> bool:
    """Whether counting it and a first look fit into half a frame."""
    return corpus.size <= (_INLINE_SIZE if corpus.rows is None else _INLINE_ROWS)


def is_quick(trainer: Trainer, counts: WordCounts, merges: int) -> bool:
    """Whether the trainer gets to so many merges in slices that fit into half a frame."""
    if isinstance(trainer, Sliced):
        way = abs(trainer.merges - merges)
        return way <= _INLINE_MERGES and way * counts.distinct_words <= _INLINE_MERGED_WORDS
    return counts.distinct_words <= _INLINE_WORDS


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
