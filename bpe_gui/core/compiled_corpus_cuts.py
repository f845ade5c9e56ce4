"""The words of a large corpus cut by kernels; the same numbers as `bpe_gui/core/corpus_cuts.py` gives."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import numpy

from bpe_gui.core.compiled_tokenizer import CutWords, PackedRules
from bpe_gui.core.corpus_cuts import NEVER, Amounts, CorpusCuts, CorpusWords, Int32s, words_of
from bpe_gui.core.fast_words import NumberedWords
from bpe_gui.core.packed_words import Numbers, PackedWords
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import START_MARKER

# Words whose symbols are looked at between two yields: a millisecond or two.
_SLICE = 16_384


class CompiledCuts(CorpusCuts):
    """All words at once; for each symbol `CutWords` remembers the rule that joined it to the one before."""

    def __init__(self, words: PackedWords, tokenizer: Tokenizer) -> None:
        self._packed, self._tokenizer = words, tokenizer
        self._cut: CutWords | None = None
        self._units: dict[str, int] = {}
        self._made = numpy.zeros(0, numpy.int64)
        self._whole: Int32s = numpy.zeros(0, numpy.int32)

    @property
    def followed(self) -> int:
        return len(self._made)

    @property
    def units(self) -> dict[str, int]:
        return self._units

    @property
    def made(self) -> Amounts:
        return self._made

    def follow(self, merges: int) -> Iterator[float]:
        cut = self._cut
        if cut is None:
            cut = yield from self._begin()
        if merges <= self.followed:
            return
        cut.rules.extend(self._tokenizer.rules[len(cut.rules) : merges])
        yield from cut.follow(merges)
        whole = yield from self._find_whole(cut)
        made = yield from self._count_made(cut, merges)
        self._whole, self._made = whole, made

    def words(self, merges: int) -> Generator[float, None, CorpusWords]:
        if self._cut is None:
            raise RuntimeError("ask after following")
        if merges == self.followed:
            sizes = self._cut.sizes
        else:
            sizes = numpy.empty(len(self._cut), numpy.int32)
            for first in range(0, len(sizes), _SLICE):
                _, removed, ends = self._cut.part(first, first + _SLICE)
                kept = numpy.zeros(len(removed) + 1, numpy.int32)
                numpy.cumsum(removed >= merges, out=kept[1:])
                sizes[first : first + _SLICE] = numpy.diff(kept[ends], prepend=0)
                yield first / len(sizes)
        return words_of(sizes, self._whole, merges)

    def word(self, number: int) -> tuple[str, int]:
        return self._packed.decoded(number, number + 1)[0], int(self._packed.counts[number])

    def _begin(self) -> Generator[float, None, CutWords]:
        """Cuts the words into symbols and counts these."""
        packed = self._packed
        cut = CutWords(NumberedWords.of(packed, self._tokenizer.settings), PackedRules())
        cut.make_room(len(packed.text) + packed.distinct_words, packed.distinct_words)
        yield from cut.follow(0)
        alphabet = (START_MARKER, *self._tokenizer.alphabet)
        numbers = [cut.rules.number(unit) for unit in alphabet]
        # What the alphabet lacks is counted behind it, and forgotten.
        places = numpy.full(cut.rules.numbers_end, len(alphabet), numpy.int32)
        places[numbers] = range(len(alphabet))
        found = numpy.zeros(len(alphabet) + 1, numpy.int64)
        for first in range(0, len(cut), _SLICE):
            symbols, _, ends = cut.part(first, first + _SLICE)
            times = numpy.repeat(packed.counts[first : first + _SLICE], numpy.diff(ends, prepend=0))
            numpy.add.at(found, places[symbols], times)
            yield first / len(cut)
        self._units = {unit: count for unit, count in zip(alphabet, found.tolist(), strict=False) if count}
        self._whole = numpy.where(cut.symbols == 1, -1, NEVER).astype(numpy.int32)
        self._cut = cut
        return cut

    def _find_whole(self, cut: CutWords) -> Generator[float, None, Int32s]:
        """For each word that is one token the rank that made it so; others have NEVER."""
        whole = self._whole.copy()
        for first in range(0, len(cut), _SLICE):
            new = numpy.flatnonzero(
                (cut.sizes[first : first + _SLICE] == 1) & (whole[first : first + _SLICE] == NEVER)
            )
            if len(new):
                _, removed, ends = cut.part(first, first + _SLICE)
                starts = ends - numpy.diff(ends, prepend=0)
                lengths = (ends - starts)[new]
                # Their symbols end to end; the first of each was joined to nothing.
                borders = numpy.cumsum(lengths) - lengths
                places = numpy.arange(int(lengths.sum())) + numpy.repeat(starts[new] - borders, lengths)
                ranks = removed[places]
                ranks[borders] = -1
                whole[first + new] = numpy.maximum.reduceat(ranks, borders)
            yield first / len(cut)
        return whole

    def _count_made(self, cut: CutWords, merges: int) -> Generator[float, None, Numbers]:
        """How often each rule joined its pair, those counted before and those up to `merges`."""
        before = self.followed
        made = numpy.zeros(merges, numpy.int64)
        made[:before] = self._made
        for first in range(0, len(cut), _SLICE):
            _, removed, ends = cut.part(first, first + _SLICE)
            places = numpy.flatnonzero((removed >= before) & (removed < merges))
            if len(places):
                owners = first + numpy.searchsorted(ends, places, "right")
                numpy.add.at(made, removed[places], self._packed.counts[owners])
            yield first / len(cut)
        return made
