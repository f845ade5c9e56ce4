"""The place of a pair in the queue of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """How often a pair is seen in a round, and its place among all pairs of the round, from 1.

    The order is that of the rounds to come if nothing changed: highest count first, among equals first seen.
    """

    count: int
    place: int
