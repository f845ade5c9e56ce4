"""A trainer beside the one that learns, so that questions about any round disturb nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, Round, Stop, Trainer, learn_some
from bpe_gui.core.word_counts import Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.history import Branch, History, Position
from bpe_gui.document.leading import SLICE_SECONDS, Placed, lead
from bpe_gui.document.learning import EnginesFor, Task, without_looks
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.session import Session


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What a session knows at a moment, for work on another thread while the session goes on.

    `pairs` are the first ones of the present round's queue, or None where they are not known;
    `is_counted` tells whether `counts` are the words that the rounds were learned from; `by_hand` are the
    rounds, from 0, whose pairs were chosen by hand.
    """

    tokenizer: Tokenizer
    counts: WordCounts
    rounds: Sequence[Round]
    token_counts: Sequence[int]
    merges: int
    pairs: RankedPairs | None
    next_round: Round | None
    sample: MeasuredSample
    is_counted: bool
    size: int
    engines_for: EnginesFor
    by_hand: frozenset[int] = frozenset()

    @classmethod
    def of(cls, session: Session) -> Known:
        """What a session knows now."""
        at_hand = session.has_corpus and session.task is not Task.RECOVERING
        is_counted = at_hand and bool(session.counts.counts)
        return cls(
            session.tokenizer,
            session.counts,
            list(session.rounds),
            session.token_counts,
            session.merges,
            session.pairs if is_counted else None,
            session.next_round,
            session.sample,
            is_counted,
            session.corpus.size,
            session.engine_loading.best_for,
            frozenset(session.chosen),
        )

    @property
    def settings(self) -> Settings:
        """How the words are cut."""
        return self.tokenizer.settings


class SecondTrainer:
    """Goes along the rounds of a session, back and forth, and past the last one.

    It belongs to one thread at a time, as every trainer does. It is made when it is needed first and takes
    as much memory as the session's own; `forget` lets go of it.
    """

    def __init__(self) -> None:
        self._placed: Placed | None = None
        self._history = History()
        self._of: tuple[WordCounts, tuple[object, ...]] | None = None

    @property
    def rounds(self) -> Sequence[Round]:
        """The session's rounds, and those that were found by going on."""
        return self._history.rounds

    @property
    def made(self) -> bool:
        """Whether there is a trainer, which takes memory, or it would have to be made."""
        return self._placed is not None

    def forget(self) -> None:
        """Lets go of the trainer and of what it found."""
        self.__init__()  # type: ignore[misc]

    def take(self, known: Known) -> Work[None]:
        """Follows a session to what it knows; what was found past its rounds is kept where it still holds."""
        of = (known.counts, without_looks(known.settings))
        if self._of is None or self._of[0] is not of[0] or self._of[1] != of[1]:
            self.forget()
            self._of = of
        ours, theirs = self._history.branches[0].rounds, known.rounds
        both = min(len(ours), len(theirs))
        if ours[:both] != theirs[:both]:
            same = next(place for place in range(both) if ours[place] != theirs[place])
            if self._placed is not None and self._placed.trainer.merges > same:
                yield from lead(self._placed, self._history, Position(0, same))
            self._history = History([Branch(rounds=[*ours[:same], *theirs[same:]])])
        else:
            ours.extend(theirs[len(ours) :])

    def at(self, merges: int, known: Known, tick: Tick) -> Work[Trainer]:
        """The trainer after so many of the rounds.

        Raises Problem: NO_SUCH_PAIR where they are not of its words, TOO_MANY_SYMBOLS without memory.
        """
        if self._placed is None:
            engines = yield from known.engines_for(known.size)
            self._placed = Placed(engines.trainer(known.counts, known.settings, tick))
            yield 0.0
        yield from lead(self._placed, self._history, Position(0, merges))
        return self._placed.trainer

    def learn_on(self, merges: int, seconds: float, known: Known, tick: Tick) -> Work[Stop | None]:
        """Finds the next few rounds, up to `merges` in all or for so many seconds; why there are no more."""
        trainer = yield from self.at(len(self.rounds), known, tick)
        end = time.monotonic() + seconds
        while self._history.learned < merges and time.monotonic() < end:
            found = learn_some(trainer, merges, SLICE_SECONDS)
            if not found:
                break
            self._history.extend(found)
            yield self._history.learned / merges
        return trainer.stopped
