"""Leading a trainer along the branches of rounds, and learning more of them: work in slices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import RankedPairs, Round, Sliced, Stop, Trainer, learn_some
from bpe_gui.document.background import Work
from bpe_gui.document.history import Branch, History, Position

# More pairs than anybody scrolls through; the pane says how many there are in all.
PAIRS_SHOWN = 500
SLICE_SECONDS = 0.025
"""Work looks so often whether it is still wanted."""

# Rules of a large corpus learned in a slice: what Python makes of them takes a millisecond, in which the
# window waits.
_ROUNDS_AT_ONCE = 1_000


@dataclass(frozen=True, slots=True)
class NextRound:
    """What a round has to choose from, or why there is none."""

    best: Round | None = None
    pairs: RankedPairs = field(default_factory=RankedPairs)
    stopped: Stop | None = None


@dataclass(slots=True)
class Placed:
    """A trainer and the branch along which it learned what it has; only work that leads it changes that."""

    trainer: Trainer
    branch: int = 0


def next_of(trainer: Trainer) -> Work[NextRound]:
    """What the trainer's next round chooses from."""
    best, stopped = trainer.best(), trainer.stopped
    yield 1.0
    return NextRound(best, trainer.pairs(PAIRS_SHOWN), stopped)


def look_at(placed: Placed, history: History, position: Position) -> Work[NextRound]:
    """Leads a trainer along learned rounds, back or forward, and looks at the pairs there.

    Raises Problem(NO_SUCH_PAIR) where the rounds are not of the trainer's corpus.
    """
    yield from lead(placed, history, position)
    return (yield from next_of(placed.trainer))


def lead(placed: Placed, history: History, position: Position) -> Work[None]:
    """Leads a trainer to a place that is learned; raises Problem(NO_SUCH_PAIR) as `look_at`."""
    if placed.branch != position.branch:
        shared = history.shared(placed.branch, position.branch)
        yield from _lead_along(placed.trainer, (), min(shared, placed.trainer.merges))
        placed.branch = position.branch
    yield from _lead_along(placed.trainer, history.branches[position.branch].rounds, position.merges)


def learn_on(
    placed: Placed, history: History, branch: int, tokenizer: Tokenizer, wanted: Callable[[], int]
) -> Work[NextRound]:
    """Learns a branch as far as is wanted or as there are pairs, and looks at the pairs behind its end.

    Its tokenizer follows. Both grow at their ends, which those who read them meanwhile do not look at.
    """
    log = history.branches[branch].rounds
    follow(tokenizer, log)
    for share in grow(placed, history, branch, wanted):
        follow(tokenizer, log)
        yield share
    return (yield from look_at(placed, history, Position(branch, len(log))))


def grow(placed: Placed, history: History, branch: int, wanted: Callable[[], int]) -> Work[None]:
    """Learns a branch as far as is wanted or as there are pairs, after what it grows out of.

    A branch whose choice is no pair of its round is `lost`, and stays as long as what it shares.
    """
    here = history.branches[branch]
    if not here.begun:
        yield from _begin(placed, history, branch)
    start = len(here.rounds)
    if here.lost or start >= wanted():
        return
    yield from lead(placed, history, Position(branch, start))
    while (learned := len(here.rounds)) < wanted():
        found = learn_some(placed.trainer, min(wanted(), learned + _ROUNDS_AT_ONCE), SLICE_SECONDS)
        if not found:
            break
        here.rounds.extend(found)
        yield min(1.0, (len(here.rounds) - start) / max(1, wanted() - start))


def follow(tokenizer: Tokenizer, rounds: Sequence[Round]) -> None:
    """Gives a tokenizer the learned rules that it lacks."""
    tokenizer.extend([found.rule for found in rounds[len(tokenizer.rules) :]])


def _begin(placed: Placed, history: History, branch: int) -> Work[None]:
    """Learns a branch's first own round, in which the pair taken by hand is merged."""
    here = history.branches[branch]
    number, left_at = here.parent or 0, here.left_at
    parent: Branch = history.branches[number]
    # One round more than they share: the one that the choice was made instead of.
    yield from grow(placed, history, number, lambda: left_at + 1)
    here.rounds += parent.rounds[len(here.rounds) : left_at]
    if len(here.rounds) == left_at:
        yield from lead(placed, history, Position(number, left_at))
        placed.branch = branch
        try:
            if found := placed.trainer.merge(here.choice):
                here.rounds.append(found)
        except Problem as problem:
            if problem.reason is not CoreReason.NO_SUCH_PAIR:
                raise
    here.lost = not here.begun
    yield 0.0


def _lead_along(trainer: Trainer, rounds: Sequence[Round], merges: int) -> Work[None]:
    way = max(1, abs(trainer.merges - merges))
    while trainer.merges != merges:
        if isinstance(trainer, Sliced):
            trainer.go_to(merges, rounds, SLICE_SECONDS)
        elif trainer.merges > merges:
            trainer.unmerge()
        elif not trainer.merge(rounds[trainer.merges].rule):
            rule = rounds[trainer.merges].rule
            raise Problem(CoreReason.NO_SUCH_PAIR, left=rule.left, right=rule.right)
        yield 1 - abs(trainer.merges - merges) / way
