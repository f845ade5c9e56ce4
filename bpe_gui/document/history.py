"""The rounds that were learned: a tree of branches, of which nothing is ever forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bpe_gui.core.trainer import Round, Rule


@dataclass(slots=True)
class Branch:
    """A run of rounds that left its parent after `left_at` rounds; the first branch has no parent.

    `rounds` only grows, so that a pane may read it while a job appends.
    """

    parent: int | None = None
    left_at: int = 0
    rounds: list[Round] = field(default_factory=list)


class History:
    """Branches of rounds, and the branch one stands on.

    `untouched_tokens` is how many tokens the corpus has before the first round.
    """

    def __init__(
        self, branches: Iterable[Branch] = (), branch: int = 0, *, untouched_tokens: int = 0
    ) -> None:
        self.branches = list(branches) or [Branch()]
        self.branch = branch
        self.untouched_tokens = untouched_tokens
        self._counted: list[int] = []  # the tokens after each round, as far as anybody asked

    @property
    def rounds(self) -> Sequence[Round]:
        """All rounds learned on the present branch, from the first one of all."""
        return self._path(self.branch)

    @property
    def learned(self) -> int:
        """How many rounds are learned on the present branch."""
        here = self.branches[self.branch]
        return here.left_at + len(here.rounds)

    @property
    def token_counts(self) -> list[int]:
        """The corpus's tokens after 0, 1, 2 … rounds."""
        counted = self._counted
        if len(counted) < self.learned:
            counted += [found.tokens for found in self.rounds[len(counted) :]]
        return [self.untouched_tokens, *counted]

    def rules(self, merges: int) -> list[Rule]:
        """The rules of the first rounds."""
        return [found.rule for found in self.rounds[:merges]]

    def append(self, found: Round) -> None:
        """Adds a round behind the last one of the present branch."""
        self.branches[self.branch].rounds.append(found)

    def extend(self, found: Iterable[Round]) -> None:
        """Adds rounds behind the last one of the present branch."""
        self.branches[self.branch].rounds.extend(found)

    def _path(self, branch: int) -> list[Round]:
        here = self.branches[branch]
        if here.parent is None:
            return here.rounds
        return [*self._path(here.parent)[: here.left_at], *here.rounds]
