"""The tokenizer for long texts: compiled code cuts each distinct word once and remembers every cut."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.fast_words import NumberedWords, grown
from bpe_gui.core.kernels import encoding as kernels
from bpe_gui.core.packed_words import Numbers
from bpe_gui.core.settings import Pretokenizer, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import END_MARKER, START_MARKER, symbols

Symbols: TypeAlias = NDArray[numpy.int32]

_MARKED = {Pretokenizer.MARKER: kernels.START_MARKED, Pretokenizer.END_MARKER: kernels.END_MARKED}
_NONE = numpy.zeros(0, numpy.int64)
# Distinct words cut in one call of a kernel: some 10 ms.
_SLICE = 16_384
# Words whose clusters are found at once, in Python.
_CLUSTERS_SLICE = 1_024


class PackedRules:
    """Rules as numbers of symbols, with a table of their pairs; rules may be added at any time.

    A pair may stand more than once, and a rule may hold any string: what a list made by hand has.
    """

    def __init__(self, rules: Iterable[Rule] = ()) -> None:
        self._numbers: dict[str, int] = {}
        self._size = 0
        self._rules = numpy.zeros((64, 3), numpy.int32)
        self.following = numpy.zeros(64, numpy.int32)
        self.table = numpy.zeros(1 << 9, numpy.int64)
        self.extend(rules)

    def __len__(self) -> int:
        return self._size

    @property
    def rules(self) -> Symbols:
        """Left, right and joined symbol of each rule; only to be read."""
        return self._rules[: self._size]

    @property
    def numbers_end(self) -> int:
        """The lowest number that no symbol has."""
        return kernels.JOINED + len(self._numbers)

    def number(self, symbol: str) -> int:
        """The symbol's number (`bpe_gui/core/kernels/encoding.py`)."""
        if len(symbol) == 1:
            return ord(symbol)
        if len(symbol) == 2 and symbol[1] == END_MARKER:
            return kernels.MARKED + ord(symbol[0])
        return kernels.JOINED + self._numbers.setdefault(symbol, len(self._numbers))

    def extend(self, rules: Iterable[Rule]) -> None:
        """Adds rules behind the last one."""
        number = self.number
        added = [(number(left), number(right), number(left + right)) for left, right in rules]
        if not added:
            return
        first, self._size = self._size, self._size + len(added)
        if self._size > len(self._rules):
            self._rules, self.following = grown(self._rules, self._size), grown(self.following, self._size)
        self._rules[first : self._size] = added
        if 4 * self._size > len(self.table):  # half of it is full at most: small, it stays near the processor
            self.table = numpy.zeros(1 << (4 * self._size - 1).bit_length(), numpy.int64)
            first = 0
        last = numpy.full(self._size, -1, numpy.int32)
        kernels.insert_rules(self.rules, first, self.table, self.following, last)


class CutWords:
    """The distinct words of texts, cut by the first `followed` rules, every replacement remembered.

    So the cut by any smaller number of rules is known, too. It takes 12 bytes for each symbol of the
    distinct words. While one thread follows words and rules, others may ask for tokens.
    """

    def __init__(self, words: NumberedWords, rules: PackedRules) -> None:
        self.words = words
        self.rules = rules
        self.followed = 0
        self._settings = words.settings
        self._size = 0  # of the words, those that are cut
        self._symbols, self._places, self._removed = (numpy.zeros(1 << 12, numpy.int32) for _ in range(3))
        self._ends = numpy.zeros(1 << 10, numpy.int64)
        self._sizes = numpy.zeros(1 << 10, numpy.int32)

    def __len__(self) -> int:
        return self._size

    def copy(self) -> CutWords:
        """The same words, cut alike, to go on from by itself; the rules are shared."""
        other = copy(self)
        other.words = self.words.copy()
        other._symbols, other._places = self._symbols.copy(), self._places.copy()
        other._removed, other._ends = self._removed.copy(), self._ends.copy()
        other._sizes = self._sizes.copy()
        return other

    @property
    def symbols(self) -> Numbers:
        """How many symbols each distinct word has before any rule."""
        return numpy.diff(self._ends[: self._size], prepend=0)

    @property
    def current(self) -> Symbols:
        """The tokens of the distinct words, as numbers of symbols, each word's where its symbols begin."""
        return self._symbols[: self._ends[self._size - 1] if self._size else 0]

    @property
    def sizes(self) -> Symbols:
        """How many tokens each distinct word has now; only to be read."""
        return self._sizes[: self._size]

    def follow(self, merges: int) -> Iterator[float]:
        """Applies the rules up to `merges`, and cuts words found since; yields the share done."""
        if merges > self.followed:
            yield from self._cut(0, self.followed - 1, merges)
            self.followed = merges
        first = self._size
        if first < len(self.words):
            yield from self._take_words()
            yield from self._cut(first, -1, self.followed)

    def make_room(self, symbols: int, words: int) -> None:
        """Takes the memory for so many symbols and words in all, where their number is known before."""
        self._symbols, self._places, self._removed = (
            grown(array, symbols) for array in (self._symbols, self._places, self._removed)
        )
        self._ends, self._sizes = grown(self._ends, words), grown(self._sizes, words)

    def replacements(self, first: int = 0) -> tuple[Numbers, Numbers]:
        """The rank of each replacement by the rules from `first` on, and the distinct word it was made in."""
        ends = self._ends[: self._size]
        removed = self._removed[: ends[-1] if len(ends) else 0]
        made = numpy.flatnonzero((removed >= first) & (removed != kernels.NEVER))
        return removed[made].astype(numpy.int64), numpy.searchsorted(ends, made, "right")

    def removed(self, number: int) -> Symbols:
        """For each symbol that a word began with, the rank that joined it to the one before, or 2³¹ − 1."""
        begin = self._ends[number - 1] if number else 0
        return self._removed[begin : self._ends[number]]

    def part(self, first: int, last: int) -> tuple[Symbols, Symbols, Numbers]:
        """Of the words from `first` up to `last`: the tokens at their places, `removed`, where each ends."""
        begin = int(self._ends[first - 1]) if first else 0
        ends = self._ends[first : min(last, self._size)] - begin
        end = begin + (int(ends[-1]) if len(ends) else 0)
        return self._symbols[begin:end], self._removed[begin:end], ends

    def tokens(self, number: int, merges: int) -> tuple[str, ...]:
        """The tokens of a distinct word after so many rules, of those followed."""
        word = self.words.word(number)
        if number < self.words.specials:
            return (word,)
        units = self._units(word)
        begins = numpy.flatnonzero(self.removed(number) >= min(merges, self.followed)).tolist()
        ends = [*begins[1:], len(units)]
        return tuple(["".join(units[begin:end]) for begin, end in zip(begins, ends, strict=False)])

    def _units(self, word: str) -> Sequence[str]:
        """A word's symbols, joined where each is one code point; a marker may stand behind the last."""
        if self._settings.unit is Unit.GRAPHEMES:
            return symbols(word, self._settings)
        joined = word.encode().decode("latin-1") if self._settings.unit is Unit.BYTES else word
        match self._settings.pretokenizer:
            case Pretokenizer.MARKER:
                return START_MARKER + joined
            case Pretokenizer.END_MARKER if joined:
                return joined + END_MARKER
            case _:
                return joined

    def token_ids(self, ids: Symbols) -> Symbols:
        """The tokens of all distinct words at their places, as ids; `ids` has each symbol's plus one."""
        return ids[self.current] - 1

    def gather(self, token_ids: Symbols, numbers: Sequence[Symbols]) -> Symbols:
        """The ids of the words of a text, given by their numbers, some words after the other."""
        spans = numpy.zeros(self._size, numpy.int64)
        spans[1:] = self._ends[: max(0, self._size - 1)]
        single = numpy.flatnonzero(self.sizes == 1)
        ids = token_ids[spans[single]].astype(numpy.int64)
        spans = spans << kernels.SIZE_BITS | self.sizes
        spans[single] = kernels.SINGLE - ids
        found = numpy.empty(sum(int(self._sizes[some].sum()) for some in numbers), numpy.int32)
        at = 0
        for some in numbers:
            at = kernels.gather(some, token_ids, spans, found, at)
        return found

    def _cut(self, first: int, after: int, end: int) -> Iterator[float]:
        rules = self.rules
        longest = max(kernels.SHORT_WORD, int(self._sizes[first : self._size].max(initial=0)))
        room = 2 * longest if longest > kernels.SHORT_WORD else longest
        queue, neighbours = numpy.empty(room, numpy.int64), numpy.empty(room, numpy.int32)
        for start in range(first, self._size, _SLICE):
            kernels.cut_words(
                self._symbols,
                self._places,
                self._removed,
                self._ends,
                self._sizes,
                start,
                min(start + _SLICE, self._size),
                rules.table,
                rules.rules,
                rules.following,
                after,
                end,
                queue,
                neighbours,
            )
            yield start / self._size

    def _take_words(self) -> Iterator[float]:
        """Takes words that have been found since, as symbols."""
        most = _CLUSTERS_SLICE if self._settings.unit is Unit.GRAPHEMES else _SLICE
        while self._size < len(self.words):
            first, last = self._size, min(self._size + most, len(self.words))
            if first < self.words.specials:
                last = self.words.specials
            found, ends = self._first_symbols(first, last)
            begin = int(self._ends[first - 1]) if first else 0
            end = begin + len(found)
            self.make_room(end, last)
            sizes = numpy.diff(ends, prepend=0)
            self._symbols[begin:end] = found
            self._places[begin:end] = numpy.arange(len(found)) - numpy.repeat(ends - sizes, sizes)
            self._removed[begin:end] = kernels.NEVER
            self._ends[first:last] = ends + begin
            self._sizes[first:last] = sizes
            self._size = last
            yield last / len(self.words)

    def _first_symbols(self, first: int, last: int) -> tuple[Symbols, Numbers]:
        """The symbols of the words from `first` up to `last`, and where each word ends in them."""
        words, settings = self.words, self._settings
        if first < words.specials:
            # No rule has a number below 0, so nothing is done to special tokens.
            return -1 - numpy.arange(last, dtype=numpy.int32), numpy.arange(1, last + 1)
        ends = numpy.empty(last - first, numpy.int64)
        if settings.unit is Unit.GRAPHEMES:
            units = [symbols(words.word(number), settings) for number in range(first, last)]
            numbers = [self.rules.number(unit) for word in units for unit in word]
            return numpy.array(numbers, numpy.int32), numpy.cumsum([len(word) for word in units])
        how = kernels.BYTES if settings.unit is Unit.BYTES else 0
        how |= _MARKED.get(settings.pretokenizer, 0)
        begin = words.ends[first - 1] if first else 0
        found = numpy.empty(int(words.ends[last - 1] - begin) + last - first, numpy.int32)
        kernels.first_symbols(words.text, words.ends, first, last, how, found, ends)
        return found[: ends[-1]], ends


@dataclass(frozen=True, slots=True)
class CutText:
    """A text cut into words, and these into tokens: the same as `Tokenizer.encode` gives, in arrays.

    `text` is the text as it is cut (normalized); `starts` and `ends` count its code points, `numbers`
    says which of the distinct `words` stands there. `ids` are those of all tokens, −1 for none.
    """

    text: str
    starts: Numbers
    ends: Numbers
    numbers: Numbers
    ids: Symbols
    words: CutWords
    merges: int

    def encoded(self) -> Iterator[EncodedWord]:
        """The words of the text with their tokens."""
        specials = self.words.words.specials
        tokens: dict[int, tuple[str, ...]] = {}
        places = zip(self.starts.tolist(), self.ends.tolist(), self.numbers.tolist(), strict=True)
        for start, end, number in places:
            if number not in tokens:
                tokens[number] = self.words.tokens(number, self.merges)
            yield EncodedWord(self.text[start:end], start, end, tokens[number], number < specials)


class CompiledTokenizer:
    """Cuts whole texts as a tokenizer does, which may go on learning rules, at many times its speed.

    Words are kept from text to text, each with its tokens. It belongs to one thread at a time.
    """

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._rules = PackedRules()
        self._words = self._no_words()
        self._ids = numpy.zeros(0, numpy.int32)
        self._known = 0  # rules whose tokens' ids stand in it

    def cut(self, text: str, merges: int | None = None) -> Generator[float, None, CutText]:
        """The text cut by the first `merges` rules, or by all, in slices; yields the share done."""
        words, merges = self._words_for(merges)
        prepared, slices = words.words.find(text)
        found = []
        for some in slices:
            found.append(some)
            yield some.share
        yield from words.follow(merges)
        starts, ends, numbers = (
            numpy.concatenate([_NONE, *arrays])
            for arrays in (
                [some.starts for some in found],
                [some.ends for some in found],
                [some.numbers for some in found],
            )
        )
        ids = words.gather(words.token_ids(self._symbol_ids()), [some.numbers for some in found])
        return CutText(prepared, starts, ends, numbers, ids, words, merges)

    def ids(self, text: str, merges: int | None = None) -> Symbols:
        """The ids of a text's tokens by the first `merges` rules, or by all; −1 for none."""
        words, merges = self._words_for(merges)
        _, slices = words.words.find(text, places=False)
        numbers = [some.numbers for some in slices]
        for _ in words.follow(merges):
            pass
        return words.gather(words.token_ids(self._symbol_ids()), numbers)

    def _words_for(self, merges: int | None) -> tuple[CutWords, int]:
        """The distinct words known, cut by no more than so many rules, and how many rules these are."""
        self._rules.extend(self._tokenizer.rules[len(self._rules) :])
        merges = len(self._rules) if merges is None else min(merges, len(self._rules))
        if merges < self._words.followed:
            self._words = self._no_words()
        return self._words, merges

    def _no_words(self) -> CutWords:
        return CutWords(NumberedWords(self._tokenizer.settings), self._rules)

    def _symbol_ids(self) -> Symbols:
        """One more than the id of each symbol by its number; special tokens are found by −1, −2 and so on.

        Nearly all of it is 0, no id, and takes no memory.
        """
        tokenizer = self._tokenizer
        specials = len(tokenizer.settings.special_tokens)
        if len(self._ids) != self._rules.numbers_end + specials or self._known != len(self._rules):
            tokens = tokenizer.vocabulary()[specials:]
            numbers = [self._rules.number(token) for token in tokens]
            ids = [number + 1 for token in tokens if (number := tokenizer.id(token)) is not None]
            self._ids = numpy.zeros(self._rules.numbers_end + specials, numpy.int32)
            self._ids[numbers] = ids
            self._ids[len(self._ids) - specials :] = numpy.arange(specials, 0, -1)
            self._known = len(self._rules)
        return self._ids
