"""Byte pair encoding at its plainest: slow, short, and the specification of the program's trainers.

A word is a list of symbols with its frequency; words stand in the order in which they were first seen.
A rule is (left, right, count, tied): the pair, how often it was seen when it was chosen, and how many
pairs were seen that often, itself included.
"""

from __future__ import annotations

from itertools import pairwise

Word = tuple[list[str], int]
Rule = tuple[str, str, int, int]


def count_pairs(words: list[Word]) -> dict[tuple[str, str], int]:
    """Every pair of neighbours with its count, overlapping places included, first seen first."""
    counts: dict[tuple[str, str], int] = {}
    for symbols, frequency in words:
        for pair in pairwise(symbols):
            counts[pair] = counts.get(pair, 0) + frequency
    return counts


def merge(symbols: list[str], left: str, right: str) -> list[str]:
    """The symbols with left and right joined, left to right, without overlap: aaa becomes aa|a."""
    merged: list[str] = []
    for symbol in symbols:
        if merged and merged[-1] == left and symbol == right:
            merged[-1] = left + right
        else:
            merged.append(symbol)
    return merged


def learn(words: list[Word], merges: int, minimum: int = 1) -> tuple[list[Rule], str | None]:
    """The rules, and why learning ended early: "no-pair", "min-count", or None if it did not."""
    rules: list[Rule] = []
    while len(rules) < merges:
        counts = count_pairs(words)
        if not counts:
            return rules, "no-pair"
        best = max(counts.values())
        if best < minimum:
            return rules, "min-count"
        equals = [pair for pair in counts if counts[pair] == best]
        left, right = equals[0]  # among equals the one seen first
        rules.append((left, right, best, len(equals)))
        words = [(merge(symbols, left, right), frequency) for symbols, frequency in words]
    return rules, None


def encode(symbols: list[str], rules: list[Rule]) -> list[str]:
    """The tokens of one word: every rule in the order in which it was learned, each one everywhere."""
    for left, right, *_ in rules:
        symbols = merge(symbols, left, right)
    return symbols


def segment(words: list[Word], rules: list[Rule]) -> list[Word]:
    """The words as the rules cut them, frequencies unchanged."""
    return [(encode(symbols, rules), frequency) for symbols, frequency in words]
