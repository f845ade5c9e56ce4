"""Chance that is the same for a seed on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


class Draw:
    """Draws from a seed.

    Only `Random.random` is used: of all its methods Python promises only that one to give the same numbers
    in every version (library reference, "Notes on Reproducibility").
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, size: int) -> int:
        """A whole number from 0 to one below the size, which must be above 0."""
        return int(self._random() * size)

    def between(self, least: int, most: int) -> int:
        """A whole number between two others, both possible."""
        return least + self.below(most - least + 1)

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items, of which there must be one."""
        return items[self.below(len(items))]

    def some(self, items: Sequence[Item], most: int) -> list[Item]:
        """So many different items, or all where there are fewer, in an order by chance."""
        if most * 4 < len(items):  # of a long list a few: without touching the others
            places: dict[int, None] = {}
            while len(places) < most:
                places[self.below(len(items))] = None
            return [items[place] for place in places]
        return self.shuffled(items)[:most]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in an order by chance."""
        mixed = list(items)
        for place in range(len(mixed) - 1, 0, -1):
            other = self.below(place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed
