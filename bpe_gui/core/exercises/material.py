"""What exercises are made from: words of the corpus, and the rules in force."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import regex

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import Cut
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.core.units import symbols

MOST_WORDS = 1_000
"""So many words are enough for exercises that never run out; a corpus may have half a million."""

_MOST_LOOKED_AT = 5_000
_LONGEST = 12
_MOST_TIMES = 40
# Words that are seen at a glance: an invisible character would be a trap, not an exercise. The space that
# some patterns leave at the beginning of a word is drawn as a sign.
_PLAIN = regex.compile(r" ?[\p{L}\p{M}\p{N}\p{P}\p{S}]+")


class Material:
    """Words with their frequencies in the order first seen, and the first `merges` rules of a tokenizer."""

    def __init__(self, words: Iterable[tuple[str, int]], tokenizer: Tokenizer, merges: int) -> None:
        self.settings: Settings = tokenizer.settings
        self.tokenizer = tokenizer
        self.merges = min(merges, len(tokenizer.rules))
        self.words: list[tuple[str, int]] = []
        self._symbols: list[Cut] = []
        for number, (word, times) in enumerate(words):
            if len(self.words) == MOST_WORDS or number == _MOST_LOOKED_AT:
                break
            if 1 < len(word) <= _LONGEST and _PLAIN.fullmatch(word):
                units = symbols(word, self.settings)
                if len(units) <= 2 * _LONGEST:
                    self.words.append((word, times))
                    self._symbols.append(units)
        seldom = [place for place, (_, times) in enumerate(self.words) if times <= _MOST_TIMES]
        # Counts that can be added up in one's head, where there are enough of them.
        self._countable = seldom if len(seldom) >= len(self.words) // 4 else list(range(len(self.words)))

    @property
    def rules(self) -> list[Rule]:
        """The rules in force, by rank."""
        return list(self.tokenizer.rules[: self.merges])

    def symbols(self, word: str) -> Cut:
        """The word before any merge."""
        return symbols(word, self.settings)

    def cut(self, word: str) -> Cut:
        """The word cut by the rules in force."""
        return self.tokenizer.encode_word(word, self.merges)

    def rules_for(self, words: Sequence[str], most: int) -> list[tuple[int, Rule]]:
        """The rules, with ranks from 0, whose token stands in one of the words: no other can change them.

        Where they are more than `most`, only those that do change a word; they cut it alike, because a rule
        left out finds nothing at its turn. Where two rules make one token, as in an imported list, it is the
        first and those in use.
        """
        tokenizer, base = self.tokenizer, self.tokenizer.base_size
        in_use = {rank for word in words for rank in tokenizer.apply_rules(word, self.merges)[1]}
        ranks = set(in_use)
        for word in words:
            units = self.symbols(word)
            for start in range(len(units)):
                for end in range(start + 2, len(units) + 1):
                    token = tokenizer.id("".join(units[start:end]))
                    if token is not None and base <= token < base + self.merges:
                        ranks.add(token - base)
            if len(ranks) > most:
                ranks = in_use
                break
        return [(rank, tokenizer.rules[rank]) for rank in sorted(ranks)]

    def handful(self, draw: Draw) -> list[tuple[Cut, int]]:
        """A few words with their frequencies, some of which share a pair, in the order of the corpus.

        None where there are fewer than two.
        """
        places = self._countable
        if len(places) < 2:
            return []
        # The longest of three, so that there is something to merge.
        place = max(draw.some(places, 3), key=lambda each: len(self._symbols[each]))
        first, chosen = self._symbols[place], {place}
        if len(first) > 1:
            start = draw.below(len(first) - 1)
            pair = first[start : start + 2]
            near = draw.some(places, 60)
            sharing = [other for other in near if other != place and _holds(self._symbols[other], pair)]
            chosen.update(sharing[: draw.between(1, 3)])
        chosen.update(draw.some(places, draw.between(1, 2)))
        return [(self._symbols[each], self.words[each][1]) for each in sorted(chosen)[:6]]


def by_rules(units: Iterable[str], rules: Iterable[Rule]) -> Cut:
    """Symbols with the rules applied, one after the other, each one everywhere."""
    word = list(units)
    for rule in rules:
        word = merge_pair(word, rule)
    return tuple(word)


def _holds(word: Cut, pair: Cut) -> bool:
    return any(word[place : place + 2] == pair for place in range(len(word) - 1))
