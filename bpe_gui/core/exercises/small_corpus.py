"""Learning with a pencil: a few words, counted anew in each round, with or without a fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bpe_gui.core.exercises.exercise import Cut, Fault
from bpe_gui.core.trainer import Rule, merge_pair

Words = Sequence[tuple[Cut, int]]

NAMES = ("rules", "wanted", "counts", "word", "times", "words", "pair", "best", "new", "place", "found")
"""The names in the listing, which a front end may give in another language."""

_LINES = (
    "while len({rules}) < {wanted}:",
    "    {counts} = {{}}",
    "    for {word}, {times} in {words}:",
    "        for {pair} in zip({word}, {word}[1:]):",
    "            {counts}[{pair}] = {counts}.get({pair}, 0) + {times}",
    "    {best} = max({counts}, key={counts}.get)",
    "    {rules}.append({best})",
    "    for {word}, {times} in {words}:",
    "        {new}, {place} = [], 0",
    "        while {place} < len({word}):",
    "            {found} = tuple({word}[{place}:{place} + 2]) == {best}",
    "            {new}.append(''.join({best}) if {found} else {word}[{place}])",
    "            {place} += 2 if {found} else 1",
    "        {word}[:] = {new}",
)
_FAULTY_LINES = {
    Fault.WORD_TYPES: (5, "            {counts}[{pair}] = {counts}.get({pair}, 0) + 1"),
    Fault.LAST_OF_TIE: (6, "    {best} = max(reversed({counts}), key={counts}.get)"),
    Fault.WORD_FORGOTTEN: (8, "    for {word}, {times} in {words}[1:]:"),
    Fault.STEP_OF_ONE: (13, "            {place} += 1"),
}


def line_of(fault: Fault) -> int:
    """The number of the line, from 1, in which the fault stands."""
    return _FAULTY_LINES[fault][0]


def listing(fault: Fault | None = None, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The lines of a program in Python that learns from `words`, a list of (list of symbols, times).

    It begins with an empty list `rules` and ends when that has `wanted` rules. Its names may be replaced.
    """
    known = {name: name for name in NAMES} | dict(names or {})
    lines = list(_LINES)
    if fault:
        number, line = _FAULTY_LINES[fault]
        lines[number - 1] = line
    return tuple(line.format_map(known) for line in lines)


def pair_counts(words: Words, *, types: bool = False) -> dict[Rule, int]:
    """Each pair with its count, first seen first; with `types` each word counts once."""
    counts: dict[Rule, int] = {}
    for word, times in words:
        for left, right in pairwise(word):
            pair = Rule(left, right)
            counts[pair] = counts.get(pair, 0) + (1 if types else times)
    return counts


def merged(words: Words, rule: Rule) -> list[tuple[Cut, int]]:
    """The words with the rule applied."""
    return [(tuple(merge_pair(word, rule)), times) for word, times in words]


def learned(words: Words, wanted: int, fault: Fault | None = None, minimum: int = 1) -> list[Rule]:
    """The rules that the program of `listing` learns, with its fault; fewer where no pair is left.

    Without a fault it ends below the minimum count, too.

    >>> [rule.token for rule in learned([(("b", "a", "b", "a"), 1)], 2)]
    ['ba', 'baba']
    """
    rules: list[Rule] = []
    now = list(words)
    while len(rules) < wanted:
        counts = pair_counts(now, types=fault is Fault.WORD_TYPES)
        if not counts:
            break
        highest = max(counts.values())
        if highest < minimum and fault is None:
            break
        equals = [pair for pair, count in counts.items() if count == highest]
        rule = equals[-1 if fault is Fault.LAST_OF_TIE else 0]
        rules.append(rule)
        if fault is Fault.STEP_OF_ONE:
            now = [(_stepped_by_one(word, rule), times) for word, times in now]
        elif fault is Fault.WORD_FORGOTTEN:
            now = [now[0], *merged(now[1:], rule)]
        else:
            now = merged(now, rule)
    return rules


def _stepped_by_one(word: Cut, rule: Rule) -> Cut:
    """The word as it becomes when the place moves on by one symbol after a merge, too."""
    following = (*word[1:], None)
    return tuple(
        rule.token if (left, right) == rule else left for left, right in zip(word, following, strict=True)
    )
