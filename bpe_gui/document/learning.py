"""Work that learns: a corpus from the start, a trainer led to a round, a trainer led on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.trainer import RankedPairs, ReadableTrainer, Round, Stop, Trainer
from bpe_gui.core.units import clean, two_spellings
from bpe_gui.core.word_counts import Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History

# More pairs than anybody scrolls through; the pane says how many there are in all.
PAIRS_SHOWN = 500


@dataclass(frozen=True, slots=True)
class NextRound:
    """What a round has to choose from, or why there is none."""

    best: Round | None = None
    pairs: RankedPairs = RankedPairs()
    stopped: Stop | None = None


@dataclass(frozen=True, slots=True)
class Remarks:
    """What people should know about the text: how many code points were no text, a letter spelled two ways."""

    replaced: int = 0
    two_spellings: str | None = None


@dataclass(frozen=True, slots=True)
class Learned:
    """A corpus learned from the start; `differs` when saved rules are not the ones it gives."""

    counts: WordCounts
    trainer: Trainer
    history: History
    remarks: Remarks
    differs: bool = False


def learn_corpus(corpus: Corpus, settings: Settings, wanted: Callable[[], int], tick: Tick) -> Work[Learned]:
    """Counts a corpus and learns as many rounds as are wanted; that number may change meanwhile."""
    counts = corpus.count(settings, lambda share: tick(share / 3))
    yield 1 / 3
    trainer = ReadableTrainer(counts, settings, lambda share: tick((1 + share) / 3))
    yield 2 / 3
    history = History()
    history.untouched_tokens = trainer.tokens
    while history.learned < wanted() and (found := trainer.merge()):
        history.append(found)
        yield 2 / 3 + history.learned / max(1, wanted()) / 3
    return Learned(counts, trainer, history, remarks(corpus, settings))


def learn_saved(corpus: Corpus, settings: Settings, saved: History, tick: Tick) -> Work[Learned]:
    """Learns a saved document's corpus again, to go on from its rules, and compares.

    Where the rules differ those of the file are kept, and the trainer is led along them.
    Raises Problem(NO_SUCH_PAIR) when the corpus does not even hold the file's pairs.
    """
    fresh = yield from learn_corpus(corpus, settings, lambda: saved.learned, tick)
    differs = list(fresh.history.rounds) != list(saved.rounds)
    if differs:
        while fresh.trainer.merges:
            fresh.trainer.unmerge()
            yield 1.0
        yield from look_at(fresh.trainer, saved, saved.learned)
    saved.untouched_tokens = fresh.history.untouched_tokens
    return replace(fresh, history=saved, differs=differs)


def remarks(corpus: Corpus, settings: Settings) -> Remarks:
    """What to say about a corpus."""
    texts = [corpus.text] if corpus.rows is None else [word for word, _ in corpus.rows]
    replaced = sum(clean(text)[1] for text in texts)
    spelled = two_spellings("\n".join(texts)) if settings.normalization is Normalization.NONE else None
    return Remarks(replaced, spelled)


def look_at(trainer: Trainer, history: History, merges: int) -> Work[NextRound]:
    """Leads a trainer along learned rounds, back or forward, and looks at the pairs there."""
    way = max(1, abs(trainer.merges - merges))
    while trainer.merges != merges:
        if trainer.merges > merges:
            trainer.unmerge()
        else:
            trainer.merge(history.rounds[trainer.merges].rule)
        yield 1 - abs(trainer.merges - merges) / way
    return NextRound(trainer.best(), trainer.pairs(PAIRS_SHOWN), trainer.stopped)


def learn_on(trainer: Trainer, history: History, wanted: Callable[[], int]) -> Work[NextRound]:
    """Leads a trainer past the last learned round, as far as is wanted or as there are pairs."""
    start = history.learned
    yield from look_at(trainer, history, start)
    while history.learned < wanted() and (found := trainer.merge()):
        history.append(found)
        yield (history.learned - start) / max(1, wanted() - start)
    return NextRound(trainer.best(), trainer.pairs(PAIRS_SHOWN), trainer.stopped)
