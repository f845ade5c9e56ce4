"""The rounds that were learned: a tree of branches, of which nothing is ever forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bpe_gui.core.trainer import Round, Rule


class Position(NamedTuple):
    """A place in the tree: a branch, and how many of its rounds are in force."""

    branch: int = 0
    merges: int = 0


@dataclass(slots=True)
class Branch:
    """A run of rounds from the first one of all; a fork shares the first `left_at` with its parent.

    `choice` is the pair that was taken by hand in the round where it leaves; the first branch has neither
    parent nor choice. `rounds` only grows, so that a pane may read it while a job appends. `merges` is where
    one stands there, or stood last. Two things may be true of a branch after the corpus has changed: it is
    not learned again yet (it has no round of its own), or it cannot be (`lost`): the pair is none of that
    round. It is `stuck` where its rounds hold pairs that the corpus lacks, as those of a file may.
    """

    parent: int | None = None
    left_at: int = 0
    choice: Rule | None = None
    rounds: list[Round] = field(default_factory=list)
    merges: int = 0
    lost: bool = False
    stuck: bool = False

    @property
    def begun(self) -> bool:
        """Whether the round in which it leaves its parent is learned."""
        return self.parent is None or len(self.rounds) > self.left_at

    @property
    def wanted(self) -> int:
        """How many rounds it should have: up to where one stood, and the one taken by hand in any case."""
        return self.merges if self.parent is None else max(self.merges, self.left_at + 1)


class History:
    """Branches of rounds, and the branch one stands on; a branch comes after the one that it leaves.

    `untouched_tokens` is how many tokens the corpus has before the first round.
    """

    def __init__(
        self, branches: Iterable[Branch] = (), branch: int = 0, *, untouched_tokens: int = 0
    ) -> None:
        self.branches = list(branches) or [Branch()]
        self.branch = branch
        self.untouched_tokens = untouched_tokens
        self._counted: dict[int, list[int]] = {}  # the tokens after each round, as far as anybody asked

    @property
    def here(self) -> Branch:
        """The branch one stands on."""
        return self.branches[self.branch]

    @property
    def position(self) -> Position:
        """The branch one stands on, and how many of its rounds are in force."""
        return Position(self.branch, self.here.merges)

    @property
    def rounds(self) -> Sequence[Round]:
        """All rounds learned on the present branch, from the first one of all."""
        return self.here.rounds

    @property
    def learned(self) -> int:
        """How many rounds are learned on the present branch."""
        return len(self.here.rounds)

    @property
    def token_counts(self) -> list[int]:
        """The corpus's tokens after 0, 1, 2 … rounds of the present branch."""
        return self.token_counts_of(self.branch)

    def rounds_of(self, branch: int) -> Sequence[Round]:
        """All rounds learned on a branch, from the first one of all."""
        return self.branches[branch].rounds

    def token_counts_of(self, branch: int) -> list[int]:
        """The corpus's tokens after 0, 1, 2 … rounds of a branch."""
        counted, rounds = self._counted.setdefault(branch, []), self.branches[branch].rounds
        if len(counted) < len(rounds):
            counted += [found.tokens for found in rounds[len(counted) :]]
        return [self.untouched_tokens, *counted]

    def rules(self, merges: int) -> list[Rule]:
        """The rules of the first rounds of the present branch."""
        return [found.rule for found in self.rounds[:merges]]

    def append(self, found: Round) -> None:
        """Adds a round behind the last one of the present branch."""
        self.here.rounds.append(found)

    def extend(self, found: Iterable[Round]) -> None:
        """Adds rounds behind the last one of the present branch."""
        self.here.rounds.extend(found)

    # The tree

    def owner(self, position: Position) -> Position:
        """The same place, on the branch where one has to leave it for another round than the one there."""
        branch, merges = position
        here = self.branches[branch]
        while here.parent is not None and merges <= here.left_at:
            branch, here = here.parent, self.branches[here.parent]
        return Position(branch, merges)

    def shared(self, one: int, other: int) -> int:
        """How many rounds two branches have in common because they grew out of one."""
        shared = min(len(self.branches[one].rounds), len(self.branches[other].rounds))
        while one != other:
            later = self.branches[max(one, other)]
            shared = min(shared, later.left_at)
            one, other = min(one, other), later.parent or 0
        return shared

    def chosen(self, branch: int) -> Mapping[int, Round | None]:
        """The rounds of a branch, from 0, whose pairs were taken by hand, and what each was taken instead of.

        None stands for no other pair: the round took this one anyway, or a file does not know it.
        """
        chosen: dict[int, Round | None] = {}
        here = self.branches[branch]
        while here.parent is not None:
            parent = self.branches[here.parent].rounds
            if not chosen or here.left_at < min(chosen):
                instead = parent[here.left_at] if len(parent) > here.left_at else None
                chosen[here.left_at] = None if instead and instead.rule == here.choice else instead
            here = self.branches[here.parent]
        return chosen

    def branches_at(self, position: Position) -> dict[Rule, int]:
        """The pairs taken at a place so far, and the branch that takes each, the present one first."""
        owner, merges = self.owner(position)
        found: dict[Rule, int] = {}
        for number in (position.branch, owner):
            if len(rounds := self.branches[number].rounds) > merges:
                found.setdefault(rounds[merges].rule, number)
        for number, branch in enumerate(self.branches):
            if branch.choice is not None and (branch.parent, branch.left_at) == (owner, merges):
                found.setdefault(branch.choice, number)
        return found

    def leading_to(self, position: Position, pair: Rule) -> Position | None:
        """The place behind a round that takes this pair, on the branch that does, if there is one."""
        branch = self.branches_at(position).get(pair)
        return None if branch is None else Position(branch, position.merges + 1)

    def fork(self, position: Position, pair: Rule) -> Position:
        """A new branch that takes another pair at a place; the place behind that round, to be learned."""
        parent, merges = self.owner(position)
        rounds = self.branches[parent].rounds[:merges]
        self.branches.append(Branch(parent, merges, pair, rounds, merges))
        return Position(len(self.branches) - 1, merges + 1)

    def standing(self, branch: int) -> int:
        """The branch itself, or the nearest one that it grew out of and that is not lost."""
        while self.branches[branch].lost and (parent := self.branches[branch].parent) is not None:
            branch = parent
        return branch

    def way(self, start: Position, end: Position) -> int:
        """How many merges are to be taken back and made between two places."""
        if start.branch == end.branch:
            return abs(start.merges - end.merges)
        crossing = min(self.shared(start.branch, end.branch), start.merges)
        return start.merges - crossing + abs(end.merges - crossing)

    def replanted(self, branch: int) -> History:
        """The same branches and choices without any round, to be learned from another corpus."""
        kept = (Branch(each.parent, each.left_at, each.choice, merges=each.merges) for each in self.branches)
        return History(kept, branch)
