"""What can be told about a word: how its pieces grow, what may be merged in it, why it is not one token."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy

from bpe_gui.core.packed_words import PackedMapping, PackedWords
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.standing import Standing
from bpe_gui.core.tokenizer import prepare
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.core.units import START_MARKER, symbols
from bpe_gui.core.word_counts import WordCounts

_SLICE = 4096
_FEW = 1024
# A longer line than twice this is looked at around the place only.
_AROUND = 4_000


@dataclass(frozen=True, slots=True)
class Step:
    """A word's pieces after so many merges, the last of which joined something in it; 0 are its letters."""

    merges: int
    rule: Rule | None
    pieces: tuple[str, ...]


class Growth:
    """The steps in which a word grows as rules come, from its letters on.

    >>> growth = Growth(["b", "a", "j", "a"])
    >>> growth.take([Rule("b", "a"), Rule("e", "l"), Rule("ba", "j")])
    >>> [(step.merges, step.pieces) for step in growth.steps]
    [(0, ('b', 'a', 'j', 'a')), (1, ('ba', 'j', 'a')), (3, ('baj', 'a'))]
    """

    def __init__(self, letters: Iterable[str]) -> None:
        self.steps = [Step(0, None, tuple(letters))]
        self.merges = 0
        """How many rules it has seen."""
        self._present = set(self.steps[0].pieces)

    @property
    def is_whole(self) -> bool:
        """Whether nothing in it can be joined any more."""
        return len(self.steps[-1].pieces) <= 1

    def take(self, rules: Iterable[Rule]) -> None:
        """Follows the next rules."""
        present = self._present
        for number, rule in enumerate(rules, self.merges + 1):
            self.merges = number
            if rule[0] in present and rule[1] in present:
                before = self.steps[-1].pieces
                pieces = tuple(merge_pair(before, rule))
                if len(pieces) < len(before):
                    self.steps.append(Step(number, rule, pieces))
                    present = self._present = set(pieces)

    def at(self, merges: int) -> Step:
        """The step that stands after so many merges."""
        return next(step for step in reversed(self.steps) if step.merges <= merges)


@dataclass(frozen=True, slots=True)
class InnerPair:
    """Two neighbouring pieces of a word.

    `standing` is None where the corpus has no such pair in this round. `ends_at` is the number of the rule
    after which they are neighbours no more, if that is known: `itself` when it joins these two.
    """

    rule: Rule
    standing: Standing | None = None
    ends_at: int | None = None
    itself: bool = False


def inner_pairs(steps: Sequence[Step], merges: int) -> list[InnerPair]:
    """The neighbouring pieces of a word after so many merges, from left to right, and what becomes of them.

    >>> steps = [Step(0, None, ("a", "b", "c")), Step(2, Rule("b", "c"), ("a", "bc"))]
    >>> [(each.ends_at, each.itself) for each in inner_pairs(steps, 1)]
    [(2, False), (2, True)]
    """
    now = next(step for step in reversed(steps) if step.merges <= merges)
    later = [(step, frozenset(_borders(step.pieces))) for step in steps if step.merges > merges]
    found = []
    for place, pair in enumerate(pairwise(now.pieces)):
        start, middle, end = _borders(now.pieces)[place : place + 3]
        last = next((each for each in later if not {start, middle, end} <= each[1]), None)
        itself = last is not None and middle not in last[1] and {start, end} <= last[1]
        found.append(InnerPair(Rule(*pair), None, last[0].merges if last else None, itself))
    return found


def lacking(word: str, alphabet: Iterable[str], settings: Settings) -> list[str]:
    """The letters of a word that the alphabet of a corpus lacks, each once: no rule ever joins them.

    >>> lacking("baño", "abo", Settings())
    ['ñ']
    """
    known = {*alphabet, START_MARKER}
    return [each for each in dict.fromkeys(symbols(word, settings)) if each not in known]


def is_held(word: str, counts: WordCounts, settings: Settings) -> Generator[None, None, bool]:
    """Whether any word of the corpus holds this one: a token is always a piece of a corpus word.

    Where words have a marker, it must begin, or end, with it. With clusters as letters the answer may be
    true of a piece that no token can be, never false of one that a token can be.
    """
    if word in counts.counts:
        return True
    marker = settings.pretokenizer if settings.pretokenizer.has_marker else None
    if isinstance(counts.counts, PackedMapping):
        for holds in _look_through(word.encode("utf-8", "surrogatepass"), counts.counts.packed, marker):
            if holds:
                return True
            yield
        return False
    for number, each in enumerate(counts.counts):
        if word in each and (
            marker is None
            or (each.startswith(word) if marker is Pretokenizer.MARKER else each.endswith(word))
        ):
            return True
        if not number % _SLICE:
            yield
    return False


def word_at(line: str, place: int, settings: Settings) -> str:
    """The word of a line that holds a place in it (in code points), or ends there; nothing between words.

    >>> word_at("tu pedido", 4, Settings()), word_at("tu  pedido", 2, Settings())
    ('pedido', 'tu')
    """
    start = max(0, place - _AROUND)
    prepared, words = prepare(line[start : place + _AROUND], settings)
    at = len(prepare(line[start:place], settings)[0])
    touching = [word for word in words if word.start <= at <= word.end and word.end > word.start]
    # Between two words that touch the place, white space says less than letters, and the later one is meant.
    touching.sort(key=lambda word: (bool(prepared[word.start : word.end].strip()), word.start))
    return prepared[touching[-1].start : touching[-1].end] if touching else ""


def _look_through(word: bytes, packed: PackedWords, marker: Pretokenizer | None) -> Iterator[bool]:
    """The same of packed words, found by the bytes of all of them; gives True and ends when there is one."""
    text, ends, found, looked = packed.text.tobytes(), packed.ends, -1, 0
    while (found := text.find(word, found + 1)) >= 0:
        number = int(numpy.searchsorted(ends, found, "right"))
        begin, end = int(ends[number - 1]) if number else 0, int(ends[number])
        at_begin, at_end = found == begin, found + len(word) == end
        if found + len(word) <= end and (
            marker is None or (at_begin if marker is Pretokenizer.MARKER else at_end)
        ):
            yield True
            return
        looked += 1
        if not looked % _FEW:
            yield False


def _borders(pieces: Sequence[str]) -> list[int]:
    """Where pieces begin and end, the beginning and the end of the word included."""
    return [0, *accumulate(map(len, pieces))]
