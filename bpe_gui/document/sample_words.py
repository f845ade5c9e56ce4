"""The words of the sample: where each stands, and which distinct word it is."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

import numpy as np
import numpy.typing as npt
import regex

from bpe_gui.core.metrics import letter_count, word_count
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import prepare
from bpe_gui.core.units import END_MARKER, START_MARKER, clean, symbols
from bpe_gui.document.background import Work

if TYPE_CHECKING:
    from bpe_gui.core.compiled_tokenizer import CutWords
    from bpe_gui.core.fast_words import NumberedWords

# Up to this length a text is prepared where it stands (measured: 20,000 code points to NFC take 0.4 ms).
SHORT_TEXT = 20_000
_SLICE = 512
# Letters are counted in pieces of about so many code points.
_TEXT_SLICE = 16_384
_SPACE = regex.compile(r"\s")

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class SampleWords:
    """A text cut into words; words and special tokens that are equal have one number.

    `text` is the text as it is cut (normalized); `starts` and `ends` count its code points, `kinds` says
    which distinct word stands there, `times` how often each of them does, `symbols` how long it is.
    """

    text: str
    starts: Numbers
    ends: Numbers
    kinds: Numbers
    distinct: Sequence[str]
    special: Sequence[bool]
    symbols: Numbers
    times: Numbers
    letters: int
    """Its units that are not white space."""
    written: int
    """Its pieces between white space, whatever the pretokenizer."""
    numbered: NumberedWords | None = None
    """The distinct words as compiled code has them, where it found them."""


class DecodedWords(Sequence[str]):
    """The distinct words that compiled code keeps, each made a string when it is asked for."""

    def __init__(self, words: NumberedWords) -> None:
        self._words = words

    def __len__(self) -> int:
        return len(self._words)

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        if isinstance(number, slice):
            return [self._words.word(each) for each in range(*number.indices(len(self)))]
        return self._words.word(range(len(self))[number])


def find_words(text: str, settings: Settings) -> Work[SampleWords]:
    """Cuts a text into words."""
    prepared, found = prepare(text, settings)
    yield 0.0
    numbers: dict[tuple[str, bool], int] = {}
    starts, ends, kinds, sizes = array("q"), array("q"), array("q"), array("q")
    for count, span in enumerate(found):
        key = (prepared[span.start : span.end], span.special)
        number = numbers.setdefault(key, len(numbers))
        if number == len(sizes):
            sizes.append(1 if span.special else len(symbols(key[0], settings)))
        starts.append(span.start)
        ends.append(span.end)
        kinds.append(number)
        if not count % _SLICE:
            yield span.end / len(prepared) if prepared else 1.0
    distinct, special = zip(*numbers, strict=True) if numbers else ((), ())
    times = np.bincount(_numbers(kinds), minlength=len(numbers)).astype(np.int64)
    letters, written = yield from _count_letters(prepared, settings)
    return SampleWords(
        prepared,
        _numbers(starts),
        _numbers(ends),
        _numbers(kinds),
        distinct,
        special,
        _numbers(sizes),
        times,
        letters,
        written,
    )


def number_words(text: str, cut: CutWords) -> Work[SampleWords]:
    """The same by compiled code; the distinct words begin with all special tokens."""
    prepared, slices = cut.words.find(text)
    yield 0.0
    found = []
    for some in slices:
        found.append(some)
        yield some.share
    yield from cut.follow(0)
    none = np.zeros(0, np.int64)
    kinds = np.concatenate([none, *(some.numbers for some in found)])
    letters, written = yield from _count_fast(prepared, cut.words.settings)
    special = cut.words.specials
    return SampleWords(
        prepared,
        np.concatenate([none, *(some.starts for some in found)]),
        np.concatenate([none, *(some.ends for some in found)]),
        kinds,
        DecodedWords(cut.words),
        (True,) * special + (False,) * (len(cut.words) - special),
        cut.symbols,
        np.bincount(kinds, minlength=len(cut.words)).astype(np.int64),
        letters,
        written,
        cut.words,
    )


def shown_before(text: str, settings: Settings) -> str:
    """The text as it is shown until it has been cut: a long one without being normalized."""
    if len(text) <= SHORT_TEXT:
        return prepare(text, settings)[0]
    return as_text(text)


def as_text(text: str) -> str:
    """The text cleaned, in a small part of the time that `clean` takes to find nothing."""
    for encoding in ("latin-1", "utf-16-le"):
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            continue
        if encoding == "latin-1" or not (START_MARKER in text or END_MARKER in text):
            return text
    return clean(text)[0]


def _count_letters(text: str, settings: Settings) -> Work[tuple[int, int]]:
    """Its letters and the words that people see, counted in pieces that end at white space."""
    letters = written = start = 0
    while start < len(text):
        border = _SPACE.search(text, start + _TEXT_SLICE)
        piece = text[start : border.start() if border else len(text)]
        letters += letter_count(piece, settings)
        written += word_count(piece)
        start += len(piece)
        yield 1.0
    return letters, written


def _count_fast(text: str, settings: Settings) -> Work[tuple[int, int]]:
    """The same by compiled code: what stands between white space, unless clusters are counted."""
    from bpe_gui.core.fast_words import NumberedWords

    if settings.unit is Unit.GRAPHEMES:
        return (yield from _count_letters(text, settings))
    letters = written = 0
    for some in NumberedWords(Settings(Pretokenizer.WHITESPACE)).find(text)[1]:
        letters += int((some.ends - some.starts).sum())
        written += len(some.numbers)
        yield 1.0
    return letters, written


def _numbers(found: array[int]) -> Numbers:
    return np.array(found, np.int64)
