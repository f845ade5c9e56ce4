"""A large text that is the same every time: made-up words, of which some are frequent and many are rare."""

from __future__ import annotations

from itertools import accumulate
from random import Random

_SYLLABLES = [
    first + second for first in ("b", "d", "k", "l", "m", "n", "s", "t", "ж", "ñ") for second in "aeio"
]


def made_text(words: int = 60_000, distinct: int = 8_000, seed: int = 1) -> str:
    """So many words out of so many different ones, as frequent as in real texts, ten in a line."""
    dice = Random(seed)
    made = dict.fromkeys("".join(dice.choices(_SYLLABLES, k=dice.randint(1, 5))) for _ in range(2 * distinct))
    known = list(made)[:distinct]
    weights = list(accumulate(1 / rank for rank in range(1, len(known) + 1)))
    chosen = [*known, *dice.choices(known, cum_weights=weights, k=words - len(known))]
    return "".join(" ".join(chosen[start : start + 10]) + "\n" for start in range(0, len(chosen), 10))
