"""Work that learns: a corpus from the start, a trainer led to a round, a trainer led on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from bpe_gui.core.block_counting import CountedBlocks
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, ReadableTrainer, Round, Stop, Trainer
from bpe_gui.core.units import two_spellings
from bpe_gui.core.word_counts import Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History

# More pairs than anybody scrolls through; the pane says how many there are in all.
PAIRS_SHOWN = 500


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


def learn_corpus(corpus: Corpus, settings: Settings, wanted: Callable[[], int], tick: Tick) -> Work[Learned]:
    """Counts a corpus and learns as many rounds as are wanted; that number may change meanwhile."""
    counted = corpus.counted(settings, lambda share: tick(share / 3))
    counts = counted.counts
    yield 1 / 3
    trainer = ReadableTrainer(counts, settings, lambda share: tick((1 + share) / 3))
    yield 2 / 3
    said = remarks(corpus, settings, counted)
    first = last = next_of(trainer)
    history = History(untouched_tokens=trainer.tokens)
    while history.learned < wanted() and (found := trainer.merge()):
        history.append(found)
        yield (2 + history.learned / max(1, wanted())) / 3
    if history.learned:
        yield 1.0
        last = next_of(trainer)
    tokenizer = Tokenizer(settings, trainer.alphabet, (found.rule for found in history.rounds))
    return Learned(counts, trainer, tokenizer, history, said, first, last)


def learn_saved(
    corpus: Corpus, settings: Settings, saved: History, tokenizer: Tokenizer, tick: Tick
) -> Work[Learned]:
    """Learns a saved document's corpus again, to go on from its rules, and compares.

    Where the rules differ those of the file are kept, and the trainer is led along them.
    """
    fresh = yield from learn_corpus(corpus, settings, lambda: saved.learned, tick)
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


def remarks(corpus: Corpus, settings: Settings, counted: CountedBlocks) -> Remarks:
    """What to say about a corpus that was counted."""
    spelled = None
    if settings.normalization is Normalization.NONE:
        # Of a corpus that is not here whole, the words are.
        spelled = two_spellings(corpus.text if corpus.is_text_here else "\n".join(counted.counts.counts))
    return Remarks(counted.replaced, spelled)


def next_of(trainer: Trainer) -> NextRound:
    """What the trainer's next round chooses from."""
    return NextRound(trainer.best(), trainer.pairs(PAIRS_SHOWN), trainer.stopped)


def look_at(trainer: Trainer, history: History, merges: int) -> Work[NextRound]:
    """Leads a trainer along learned rounds, back or forward, and looks at the pairs there.

    Raises Problem(NO_SUCH_PAIR) where the rounds are not of the trainer's corpus.
    """
    rounds = history.rounds
    way = max(1, abs(trainer.merges - merges))
    while trainer.merges != merges:
        if trainer.merges > merges:
            trainer.unmerge()
        elif not trainer.merge(rounds[trainer.merges].rule):
            rule = rounds[trainer.merges].rule
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rule.left, right=rule.right)
        yield 1 - abs(trainer.merges - merges) / way
    return next_of(trainer)


def learn_on(trainer: Trainer, history: History, wanted: Callable[[], int]) -> Work[NextRound]:
    """Leads a trainer past the last learned round, as far as is wanted or as there are pairs."""
    start = history.learned
    yield from look_at(trainer, history, start)
    while history.learned < wanted() and (found := trainer.merge()):
        history.append(found)
        yield (history.learned - start) / max(1, wanted() - start)
    return next_of(trainer)


def without_looks(settings: Settings) -> tuple[object, ...]:
    """All settings but the look of a marker."""
    return (
        settings.pretokenizer,
        settings.unit,
        settings.normalization,
        settings.minimum_count,
        settings.special_tokens,
    )
