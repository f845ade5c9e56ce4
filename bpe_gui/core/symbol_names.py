"""The strings that a compiled trainer's numbers stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy
from numpy.typing import NDArray

from bpe_gui.core.trainer import Rule
from bpe_gui.core.trainer_arrays import BORDER

_LOW = 2**32 - 1


class SymbolNames:
    """The strings of symbols by their numbers, and the rules that made them; two numbers make a pair's key.

    Both stay when merges are taken back: whoever goes the same way again finds them.
    """

    def __init__(self, first: Sequence[str]) -> None:
        self._first = len(first)
        self._names = list(first)
        self._rules: list[Rule] = []
        self._numbers: dict[str, int] = {}  # of the first names, as many as were looked up

    def __getitem__(self, number: int) -> str:
        """The string of a symbol."""
        return self._names[number]

    def number(self, name: str) -> int:
        """The symbol of this string, BORDER for none; it may have been taken back."""
        for number in range(len(self._numbers), len(self._names)):
            self._numbers[self._names[number]] = number
        return self._numbers.get(name, BORDER)

    def rule(self, key: int) -> Rule:
        """The pair of a key."""
        return Rule(self._names[key >> 32], self._names[key & _LOW])

    def key(self, rule: Rule) -> int:
        """The key of a pair; that of no pair where a part of it is no symbol."""
        return self.number(rule.left) << 32 | self.number(rule.right)

    def same(self, merges: int, rules: list[Rule]) -> int:
        """How many of these rules stood behind so many merges before, from the first one on."""
        before = self._rules[merges : merges + len(rules)]
        if before == rules:  # at once, mostly the same objects
            return len(rules)
        pairs = enumerate(zip(before, rules, strict=False))
        return next((number for number, (one, other) in pairs if one != other), min(len(before), len(rules)))

    def keys(self, merges: int, rules: Sequence[Rule]) -> NDArray[numpy.int64]:
        """The keys of rules that are to be merged one after the other behind so many merges."""
        self._forget(merges)
        first, known = len(self._names), self.number
        ahead = {rule.token: first + number for number, rule in enumerate(rules)}
        parts = [[known(part) or ahead.get(part, BORDER) for part in rule] for rule in rules]
        return numpy.array([left << 32 | right for left, right in parts], numpy.int64)

    def add(self, merges: int, rules: Iterable[Rule]) -> None:
        """Rules that were merged behind so many merges."""
        self._forget(merges)
        for rule in rules:
            self._rules.append(rule)
            self._names.append(rule.token)

    def add_keys(self, merges: int, keys: NDArray[numpy.int64]) -> list[Rule]:
        """The same by their keys; gives the rules."""
        self._forget(merges)
        names, rules, new = self._names, [], tuple.__new__
        lefts, rights = (keys >> 32).tolist(), (keys & _LOW).tolist()
        # A name may be that of a symbol made just before. `Rule(left, right)` would take twice as long.
        for pair in zip(map(names.__getitem__, lefts), map(names.__getitem__, rights), strict=True):
            names.append("".join(pair))
            rules.append(new(Rule, pair))
        self._rules += rules
        return rules

    def _forget(self, merges: int) -> None:
        """Takes back the names of symbols made behind so many merges."""
        begin = self._first + merges
        for name in self._names[begin : len(self._numbers)]:
            del self._numbers[name]
        del self._names[begin:], self._rules[merges:]
