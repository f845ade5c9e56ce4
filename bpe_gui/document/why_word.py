"""Why a word is not one token yet: its pieces now and to come, and the places of its pairs in the queue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bpe_gui.core.problem import Problem
from bpe_gui.core.standing import Standing
from bpe_gui.core.trainer import RankedPairs, Round, Stop
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import Tick
from bpe_gui.core.word_story import Growth, InnerPair, Step, inner_pairs, is_held, lacking
from bpe_gui.document.background import Work
from bpe_gui.document.learning import shared
from bpe_gui.document.second_trainer import Known, SecondTrainer

LONGEST_TOLD = 200
"""Symbols; of a longer word only the number of its pieces is told."""
MERGES_AHEAD = 2_000
"""So far a word is followed at once; further when somebody asks for it."""
MORE_SECONDS = 5.0
"""So long a trainer learns on for one question."""

_RULES_AT_ONCE = 2_048
_FIRST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class WordStory:
    """A word after so many merges.

    `known` rules are known, of which the session has learned `learned`. `pairs` are the neighbours in it
    from left to right, each with its place in the queue once it is `counted`; `total` pairs are in the
    queue and `best` is its head. `first` are the rules that come before the next one that joins something
    in it, with their numbers, the first few of `first_all`. `stopped` says why no rule follows the last one
    known. `held` tells whether a corpus word holds it, or None while that is not known. `problem` is why
    counts cannot be had. `complete` when the story has come to its end.
    """

    word: str
    merges: int
    learned: int
    known: int
    steps: tuple[Step, ...]
    special: bool = False
    long: bool = False
    pairs: tuple[InnerPair, ...] = ()
    counted: bool = False
    total: int = 0
    best: Round | None = None
    first: tuple[tuple[int, Round], ...] = ()
    first_all: int = 0
    lacking: tuple[str, ...] = ()
    held: bool | None = None
    frequency: int = 0
    stopped: Stop | None = None
    problem: Problem | None = None
    complete: bool = False

    @property
    def now(self) -> Step:
        """Its pieces at the present merge."""
        return next(step for step in reversed(self.steps) if step.merges <= self.merges)

    @property
    def next_step(self) -> Step | None:
        """The next step that joins something in it, if it is known."""
        return next((step for step in self.steps if step.merges > self.merges), None)

    @property
    def whole_at(self) -> int | None:
        """After how many merges it is one token, if that is known."""
        last = self.steps[-1]
        return last.merges if len(last.pieces) == 1 and not self.lacking else None


def tell_word(word: str, known: Known, trainer: SecondTrainer, *, special: bool = False) -> Work[WordStory]:
    """What is known of a word without a trainer, in a moment."""
    yield from trainer.take(known)
    rounds, merges = trainer.rounds, known.merges
    learned = len(known.rounds)
    if special:
        return WordStory(word, merges, learned, len(rounds), (Step(0, None, (word,)),), True, complete=True)
    letters = symbols(word, known.settings)
    frequency = known.counts.counts.get(word, 0)
    if len(letters) > LONGEST_TOLD:
        pieces = known.tokenizer.encode_word(word, merges)
        steps = (Step(0, None, letters), *((Step(merges, None, pieces),) if merges else ()))
        return WordStory(
            word, merges, learned, len(rounds), steps, long=True, frequency=frequency, complete=True
        )
    growth = Growth(letters)
    yield from _follow(growth, rounds)
    found = WordStory(
        word,
        merges,
        learned,
        len(rounds),
        tuple(growth.steps),
        total=known.pairs.total if known.pairs else 0,
        best=known.next_round,
        lacking=tuple(lacking(word, known.tokenizer.alphabet, known.settings)),
        held=True if frequency else None,
        frequency=frequency,
    )
    told = _with_pairs(found, rounds)
    standings = _listed(told.pairs, known.pairs)
    return told if standings is None else _counted(told, standings)


def look_further(
    story: WordStory, known: Known, trainer: SecondTrainer, reach: int, tick: Tick
) -> Work[WordStory]:
    """The same word with all its counts, followed up to about `reach` merges ahead."""
    if story.long or story.special:
        return story
    if not known.is_counted:
        return replace(story, complete=True)
    if story.held is None:
        held = yield from shared(is_held(story.word, known.counts, known.settings), 0.0)
        story = replace(story, held=held)
    try:
        if not story.counted and story.pairs:
            at = yield from trainer.at(story.merges, known, tick)
            standings = []
            for pair in story.pairs:
                standings.append(at.standing(pair.rule))
                yield 0.5
            story = replace(story, total=at.pairs(0).total, best=at.best())
            story = _counted(story, standings)
        return (yield from _follow_on(story, known, trainer, reach, tick))
    except Problem as problem:
        return replace(story, problem=problem, complete=True)


def _follow_on(
    story: WordStory, known: Known, trainer: SecondTrainer, reach: int, tick: Tick
) -> Work[WordStory]:
    growth, stopped = Growth(story.steps[0].pieces), None
    yield from _follow(growth, trainer.rounds)
    # Half of what is wanted is enough: else each merge that is taken would learn one more to look ahead.
    if not growth.is_whole and len(trainer.rounds) - story.merges < reach // 2:
        work = trainer.learn_on(story.merges + reach, MORE_SECONDS, known, tick)
        while not growth.is_whole:
            try:
                yield next(work)
            except StopIteration as end:
                stopped = end.value
                break
            yield from _follow(growth, trainer.rounds)
        work.close()
    rounds = trainer.rounds
    story = replace(story, known=len(rounds), steps=tuple(growth.steps), stopped=stopped, complete=True)
    standings = [pair.standing for pair in story.pairs]
    return _counted(_with_pairs(story, rounds), standings) if story.counted else story


def _follow(growth: Growth, rounds: Sequence[Round]) -> Work[None]:
    while growth.merges < len(rounds) and not growth.is_whole:
        start = growth.merges
        growth.take(found.rule for found in rounds[start : start + _RULES_AT_ONCE])
        yield 0.0


def _with_pairs(story: WordStory, rounds: Sequence[Round]) -> WordStory:
    """The story with its neighbours, without their places, and with the rules that come first."""
    step = story.next_step
    behind = len(rounds) if step is None else step.merges - 1
    pairs = tuple(inner_pairs(story.steps, story.merges))
    between = range(story.merges, behind) if pairs else range(0)
    first = tuple((rank + 1, rounds[rank]) for rank in between[:_FIRST_SHOWN])
    return replace(story, pairs=pairs, first=first, first_all=len(between))


def _listed(pairs: Sequence[InnerPair], ranked: RankedPairs | None) -> list[Standing | None] | None:
    """The places of pairs that are all among the first of the queue; else None."""
    if ranked is None:
        return None
    wanted = {pair.rule for pair in pairs}
    places = {
        rule: Standing(count, place) for place, (rule, count) in enumerate(ranked.pairs, 1) if rule in wanted
    }
    if len(ranked.pairs) < ranked.total and any(pair.rule not in places for pair in pairs):
        return None
    return [places.get(pair.rule) for pair in pairs]


def _counted(story: WordStory, standings: Sequence[Standing | None]) -> WordStory:
    pairs = tuple(
        replace(pair, standing=standing) for pair, standing in zip(story.pairs, standings, strict=True)
    )
    return replace(story, pairs=pairs, counted=True)
