"""Tokens in string order, and the tokens that hold a text: both in a moment among a hundred thousand."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from heapq import merge
from itertools import islice
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.settings import Unit
from bpe_gui.core.units import END_MARKER, START_MARKER, bytes_shown, for_json

Places: TypeAlias = NDArray[numpy.int64]
Mask: TypeAlias = NDArray[numpy.bool_]

# Tokens looked at between two yields: a few milliseconds.
_SLICE = 2_048
_RUN = 8_192
_FEW = 64
# Stands before each token, none of which holds half a surrogate pair.
_BORDER = "\ud800"


def spellings(text: str) -> tuple[str, ...]:
    """A text as it was typed, with letters and accents joined, and with them apart: they look the same.

    >>> spellings("pago"), len(spellings("an\\u0303o"))
    (('pago',), 2)
    """
    return tuple(dict.fromkeys((text, *(unicodedata.normalize(form, text) for form in ("NFC", "NFD")))))


class TokenOrder:
    """The places of tokens in string order, by id; `key` gives what is compared (the token itself)."""

    def __init__(self, key: Callable[[str], str] | None = None) -> None:
        self._key = key
        self._sorted: list[str] = []
        self._order: Places = numpy.zeros(0, numpy.int64)

    def __len__(self) -> int:
        return len(self._order)

    def follow(self, symbols: Sequence[str]) -> Iterator[float]:
        """Takes the tokens that it lacks; equal ones stand in the order of their ids."""
        known, end = len(self._sorted), len(symbols)
        if end - known <= _FEW:
            for number in range(known, end):
                text = self._text(symbols[number])
                place = bisect_left(self._sorted, text)
                while place < number and self._sorted[place] == text:
                    place += 1
                self._sorted.insert(place, text)
                self._order = numpy.insert(self._order, place, number)
            return
        texts = list(symbols[:end])
        if self._key is not None:
            for start in range(0, end, _SLICE):
                texts[start : start + _SLICE] = map(self._key, texts[start : start + _SLICE])
                yield start / end / 2
        runs = []
        for start in range(0, end, _RUN):
            runs.append(sorted(range(start, min(start + _RUN, end)), key=texts.__getitem__))
            yield start / end / 2
        order: list[int] = []
        # Merged a few thousand at a time: sorting all at once would stop every thread for 40 ms.
        merged = merge(*runs, key=texts.__getitem__)
        while some := list(islice(merged, _SLICE)):
            order += some
            yield 0.5 + len(order) / end / 2
        self._sorted, self._order = [texts[number] for number in order], numpy.array(order, numpy.int64)

    def places(self, size: int) -> Places:
        """The place of each of the first so many tokens; later ones stand between them."""
        places = numpy.empty(len(self._order), numpy.int64)
        places[self._order] = numpy.arange(len(self._order))
        return places[:size]

    def _text(self, symbol: str) -> str:
        return self._key(symbol) if self._key else symbol


class TokenTexts:
    """Tokens as people read them, end to end, to look for texts in all of them at once.

    With `fold` capital and small letters are the same. The first `specials` tokens are texts as they are.
    """

    def __init__(self, unit: Unit, specials: int, *, fold: bool) -> None:
        self._unit, self._specials, self._fold = unit, specials, fold
        self._codes = numpy.zeros(0, numpy.uint32)
        self._starts: Places = numpy.zeros(0, numpy.int64)

    def __len__(self) -> int:
        return len(self._starts)

    def follow(self, symbols: Sequence[str]) -> Iterator[float]:
        """Takes the tokens that it lacks."""
        end = len(symbols)
        while (known := len(self._starts)) < end:
            joined = self._joined(known, symbols[known : min(known + _SLICE, end)])
            # At once, because asking each token for its length would take ten times as long.
            text = joined.casefold() if self._fold else joined
            codes = numpy.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
            starts = numpy.flatnonzero(codes == ord(_BORDER))
            self._starts = numpy.concatenate((self._starts, starts + len(self._codes)))
            self._codes = numpy.concatenate((self._codes, codes))
            yield len(self._starts) / end

    def holding(self, texts: Iterable[str], size: int, marker: str) -> Generator[float, None, Mask]:
        """Which of the first so many tokens hold one of the texts; `marker` is how word markers are shown."""
        found = numpy.zeros(size, numpy.bool_)
        end = int(self._starts[size]) if size < len(self._starts) else len(self._codes)
        forms = dict.fromkeys(form for text in texts for form in self._forms(text, marker))
        for form in filter(None, forms):
            found[self._find(form, end)] = True
            yield 1.0
        return found

    def _find(self, text: str, end: int) -> Places:
        codes = self._codes[:end]
        wanted = numpy.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        if len(wanted) > len(codes):
            return numpy.zeros(0, numpy.int64)
        places = numpy.flatnonzero(codes[: len(codes) - len(wanted) + 1] == wanted[0])
        for offset in range(1, len(wanted)):
            places = places[codes[places + offset] == wanted[offset]]
        return numpy.searchsorted(self._starts, places, "right") - 1

    def _forms(self, text: str, marker: str) -> Iterator[str]:
        for spelled in spellings(text):
            forms = [spelled]
            if marker in spelled:
                forms += [spelled.replace(marker, inside) for inside in (START_MARKER, END_MARKER)]
            yield from (form.casefold() if self._fold else form for form in forms)

    def _joined(self, first: int, symbols: Sequence[str]) -> str:
        """Tokens as they are shown, each behind a border."""
        if self._unit is Unit.BYTES:
            specials = max(0, self._specials - first)
            texts = [bytes_shown(for_json(symbol, self._unit)) for symbol in symbols[specials:]]
            symbols = [*symbols[:specials], *texts]
        return _BORDER + _BORDER.join(symbols)
