"""The stories of pairs and of ties in a large corpus: the same as the readable ones, by compiled code."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, TypeAlias, overload

import numpy
from numpy.typing import NDArray

from bpe_gui.core.packed_words import Numbers, PackedWords
from bpe_gui.core.pair_story import Candidates, PairStory, story_of
from bpe_gui.core.settings import Settings
from bpe_gui.core.tied_pairs import Tie, TiedPair
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import bytes_of

if TYPE_CHECKING:
    from bpe_gui.core.compiled_tokenizer import CutWords, Symbols

Truths: TypeAlias = NDArray[numpy.bool_]

# Bytes searched between two yields: some 5 ms.
_SEARCHED = 1 << 19
# Pairs sorted between two yields: some 60 ms.
_SORTED = 1 << 19
_EXACT_IN_FLOATS = 2.0**53


def tell_packed(
    words: PackedWords, tokenizer: Tokenizer, rule: Rule, merges: int, now: int | None = None
) -> Generator[float, None, PairStory]:
    """The same as `tell_pair` of words in arrays."""
    found = yield from _candidates(words, rule, tokenizer.settings)
    picked = _picked(words, found)
    cut = _uncut(picked, tokenizer.settings)
    yield from _follow(cut, tokenizer, merges)
    tokens, owners = _tokens(cut)
    left, right = map(cut.rules.number, rule)
    fits = (tokens[:-1] == left) & (tokens[1:] == right) & (owners[:-1] == owners[1:])
    yield 0.8
    size = picked.distinct_words
    seen = numpy.bincount(owners[:-1][fits], minlength=size)
    replaced = numpy.bincount(owners[:-1][_apart(fits) if left == right else fits], minlength=size)
    remaining: Numbers | None = None
    at = numpy.flatnonzero(seen)
    yield 0.85
    if now is not None:
        yield from _follow(cut, tokenizer, now)
        tokens, owners = _tokens(cut)
        remaining = numpy.bincount(owners[tokens == cut.rules.number(rule.token)], minlength=size)[at]
    yield 0.9
    of = Candidates(found, _Words(picked), picked.counts)
    return story_of(tokenizer, rule, merges, of, at, seen[at], replaced[at], remaining)


def seek_tied_packed(words: PackedWords, tokenizer: Tokenizer, merges: int) -> Generator[float, None, Tie]:
    """The same as `seek_tied` of words in arrays."""
    cut = _uncut(words, tokenizer.settings)
    yield from _follow(cut, tokenizer, merges)
    tokens, owners = _tokens(cut)
    inside = numpy.flatnonzero(owners[:-1] == owners[1:])
    if not len(inside):
        return Tie(0, ())
    first, counts = yield from _count(tokens, inside, words.counts[owners[inside]])
    best = int(counts.max())
    equals = numpy.sort(first[counts == best])
    begins = numpy.searchsorted(owners, numpy.arange(words.distinct_words))
    found = []
    for place in inside[equals].tolist():
        number = int(owners[place])
        parts = cut.tokens(number, merges)
        at = place - int(begins[number])
        found.append(TiedPair(Rule(parts[at], parts[at + 1]), number, cut.words.word(number)))
        yield 1.0
    return Tie(best, tuple(found))


def _count(
    tokens: Symbols, inside: Numbers, weights: Numbers
) -> Generator[float, None, tuple[Numbers, Numbers]]:
    """For each pair of neighbours its first place in `inside`, and its count."""
    keys, firsts, sums = [], [], []
    for start in range(0, len(inside), _SORTED):
        places = inside[start : start + _SORTED]
        pairs = tokens[places].astype(numpy.int64) << 32 | tokens[places + 1]
        distinct, first, kinds = numpy.unique(pairs, return_index=True, return_inverse=True)
        keys.append(distinct)
        firsts.append(first + start)
        sums.append(_added_up(kinds, weights[start : start + _SORTED], len(distinct)))
        yield 0.8 + 0.15 * start / len(inside)
    all_, first, kinds = numpy.unique(numpy.concatenate(keys), return_index=True, return_inverse=True)
    yield 0.95
    return numpy.concatenate(firsts)[first], _added_up(kinds, numpy.concatenate(sums), len(all_))


class _Words(Sequence[str]):
    """Packed words, each made a string when it is asked for."""

    def __init__(self, packed: PackedWords) -> None:
        self._packed = packed

    def __len__(self) -> int:
        return self._packed.distinct_words

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        if isinstance(at, slice):
            start, stop, _ = at.indices(len(self))
            return self._packed.decoded(start, stop)
        return self._packed.decoded(at, at + 1)[0]


def _candidates(words: PackedWords, rule: Rule, settings: Settings) -> Generator[float, None, Numbers]:
    """The numbers of the words that hold the joined text of a pair."""
    needle = bytes_of(rule.token, settings.unit)
    text, ends = words.text, words.ends
    starts = ends - numpy.diff(ends, prepend=0)
    found = []
    for start in range(0, len(text), _SEARCHED):
        piece = text[start : start + _SEARCHED + len(needle) - 1]
        places = numpy.flatnonzero(piece[: len(piece) - len(needle) + 1] == needle[0])
        for offset in range(1, len(needle)):
            places = places[piece[places + offset] == needle[offset]]
        places += start
        numbers = numpy.searchsorted(ends, places, "right")
        inside = (places >= starts[numbers]) & (places + len(needle) <= ends[numbers])
        found.append(numpy.unique(numbers[inside]))
        yield 0.2 * start / len(text)
    none = numpy.zeros(0, numpy.int64)
    return numpy.unique(numpy.concatenate([none, *found]))


def _picked(words: PackedWords, numbers: Numbers) -> PackedWords:
    """Some of the words, in arrays of their own."""
    sizes = numpy.diff(words.ends, prepend=0)[numbers]
    ends = numpy.cumsum(sizes)
    places = numpy.arange(int(ends[-1]) if len(ends) else 0)
    places += numpy.repeat(words.ends[numbers] - ends, sizes)
    return PackedWords(words.text[places], ends, words.counts[numbers])


def _uncut(words: PackedWords, settings: Settings) -> CutWords:
    # Here, because Numba comes with them.
    from bpe_gui.core.compiled_tokenizer import CutWords, PackedRules
    from bpe_gui.core.fast_words import NumberedWords

    return CutWords(NumberedWords.of(words, settings), PackedRules())


def _follow(cut: CutWords, tokenizer: Tokenizer, merges: int) -> Generator[float, None, None]:
    cut.rules.extend(tokenizer.rules[len(cut.rules) : merges])
    for share in cut.follow(merges):
        yield 0.2 + 0.6 * share


def _tokens(cut: CutWords) -> tuple[Symbols, Numbers]:
    """All tokens of all words, as numbers, and the word that each stands in."""
    numbers = numpy.arange(len(cut))
    return cut.gather(cut.current, [numbers.astype(numpy.int32)]), numpy.repeat(numbers, cut.sizes)


def _apart(fits: Truths) -> Truths:
    """Of places side by side, which overlap, every second one."""
    places = numpy.flatnonzero(fits)
    order = numpy.arange(len(places))
    runs = places - order
    apart = numpy.zeros_like(fits)
    apart[places[(order - numpy.searchsorted(runs, runs)) % 2 == 0]] = True
    return apart


def _added_up(kinds: Numbers, weights: Numbers, size: int) -> Numbers:
    """The sum of the weights of each kind; where kernels learn, all together fit into 64 bits."""
    if float(weights.astype(float).sum()) < _EXACT_IN_FLOATS:
        return numpy.bincount(kinds, weights, minlength=size).astype(numpy.int64)
    sums = numpy.zeros(size, numpy.int64)
    numpy.add.at(sums, kinds, weights)
    return sums
