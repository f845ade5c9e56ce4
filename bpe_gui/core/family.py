"""Where a token comes from: the rule that made it, the rules of its parts, down to the letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bpe_gui.core.tokenizer import Tokenizer


@dataclass(frozen=True, slots=True)
class Family:
    """A symbol with its two parts; a letter, or a byte, has none.

    `rank` is that of its rule, from 1; `depth` how many rules stand above one another, 0 for a letter;
    `letters` how many symbols without parts it was made of.
    """

    symbol: str
    rank: int | None = None
    parts: tuple[Family, ...] = ()
    depth: int = 0
    letters: int = 1

    def walk(self) -> Iterator[Family]:
        """Itself and all below it, the left ones first."""
        yield self
        for part in self.parts:
            yield from part.walk()


DEEPEST = 64
"""Rules above one another; of a word that repeats itself a thousand times Python could not climb all."""


def family(tokenizer: Tokenizer, symbol: str, merges: int | None = None, deepest: int = DEEPEST) -> Family:
    """The family tree of a symbol by the first `merges` rules, its first `deepest` levels.

    A list of rules that was made by hand may make one token twice: the first rule counts.

    >>> from bpe_gui.core.settings import Settings
    >>> from bpe_gui.core.trainer import Rule
    >>> tree = family(Tokenizer(Settings(), "abj", [Rule("b", "a"), Rule("ba", "j")]), "baj")
    >>> [(each.symbol, each.rank) for each in tree.walk()]
    [('baj', 2), ('ba', 1), ('b', None), ('a', None), ('j', None)]
    """
    rank = tokenizer.rank_of(symbol)
    if rank is None or (merges is not None and rank >= merges):
        return Family(symbol)
    rule = tokenizer.rules[rank]
    if not deepest:
        return Family(symbol, rank + 1)
    # Parts are made by earlier rules in learned lists; in others a later rule cannot be where this came from.
    parts = tuple(family(tokenizer, part, rank, deepest - 1) for part in rule)
    depth = 1 + max(part.depth for part in parts)
    return Family(symbol, rank + 1, parts, depth, sum(part.letters for part in parts))
