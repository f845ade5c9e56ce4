"""The words of a long text, found and numbered by compiled code."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

import numpy
import regex
from numpy.typing import NDArray

from bpe_gui.core.kernels import gpt_patterns
from bpe_gui.core.kernels import word_numbers as kernels
from bpe_gui.core.kernels._layout import SLACK
from bpe_gui.core.packed_words import Bytes, Numbers, PackedWords
from bpe_gui.core.pretokenizer import split_special
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings
from bpe_gui.core.units import END_MARKER, START_MARKER, clean, normalize

Kind = TypeVar("Kind", bound=numpy.generic)

CUTTING = {
    Pretokenizer.GPT2: gpt_patterns.GPT2,
    Pretokenizer.CL100K: gpt_patterns.CL100K,
    Pretokenizer.O200K: gpt_patterns.O200K,
    Pretokenizer.SPACES: kernels.SPACES,
    Pretokenizer.WHITESPACE: kernels.WHITE_SPACE,
    Pretokenizer.MARKER: kernels.WHITE_SPACE,
    Pretokenizer.END_MARKER: kernels.WHITE_SPACE,
    Pretokenizer.LINES: kernels.LINES,
}
"""What the kernels call a pretokenizer."""

_CLASSES = {
    r"[\p{Lu}\p{Lt}]+": gpt_patterns.UPPER,
    r"\p{Ll}+": gpt_patterns.LOWER,
    r"[\p{Lm}\p{Lo}]+": gpt_patterns.LETTER,
    r"\p{M}+": gpt_patterns.MARK,
    r"\p{N}+": gpt_patterns.NUMBER,
    r"[\s--[\r\n]]+": gpt_patterns.SPACE,
    r"[\r\n]+": gpt_patterns.LINE_END,
}
# Words found in one call of a kernel: a millisecond or two.
_SLICE = 32_768
_ENCODE_AT_ONCE = 1 << 16  # code points, which stay near the processor


@cache
def character_classes() -> Bytes:
    """The class of each code point as the package `regex` has it; made in some 60 ms, a megabyte."""
    codes = numpy.arange(0x110000, dtype=numpy.uint32)
    codes[0xD800:0xE000] = 0  # lone surrogates, which no text has
    text = codes.tobytes().decode("utf-32-" + ("le" if codes.dtype.str[0] == "<" else "be"))
    classes = numpy.full(0x110000, gpt_patterns.OTHER, numpy.uint8)
    for pattern, kind in _CLASSES.items():
        for run in regex.compile(pattern, regex.VERSION1).finditer(text):
            classes[run.start() : run.end()] = kind
    return classes


def grown(array: NDArray[Kind], size: int) -> NDArray[Kind]:
    """An array with room for so many rows; where there is too little a new one, at least twice as large."""
    if size <= len(array):
        return array
    larger = numpy.empty((max(size, 2 * len(array)), *array.shape[1:]), array.dtype)
    larger[: len(array)] = array
    return larger


@dataclass(frozen=True, slots=True)
class FoundWords:
    """Some words of a text in a row: where each begins and ends, in code points, and its number."""

    starts: Numbers
    ends: Numbers
    numbers: NDArray[numpy.int32]
    share: float
    """Of the text, up to here."""


class NumberedWords:
    """The distinct words of texts, numbered as they are first seen; the first numbers are special tokens.

    Each word's UTF-8 is kept once: beside it a word takes some 30 bytes. Numbering goes on from text to text.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._text = numpy.zeros(1 << 16, numpy.uint8)
        self._ends = numpy.zeros(1 << 12, numpy.int64)
        self._keys = numpy.zeros((1 << 12, 2), numpy.uint64)
        self._slots = numpy.zeros(1 << 13, numpy.int32)
        self._specials = {token: number for number, token in enumerate(settings.special_tokens)}
        self._size = 0
        for token in settings.special_tokens:
            self._keep(token.encode())

    @classmethod
    def of(cls, words: PackedWords, settings: Settings) -> NumberedWords:
        """The words of a corpus by their places in the order first seen, special tokens none of them."""
        numbered = cls(replace(settings, special_tokens=()))
        # Kernels are compiled for arrays that may be written to, though nobody writes to these.
        numbered._text = words.text if words.text.flags.writeable else words.text.copy()
        numbered._ends, numbered._size = words.ends, words.distinct_words
        return numbered

    def __len__(self) -> int:
        return self._size

    def copy(self) -> NumberedWords:
        """The same words, to go on from by itself."""
        other = copy(self)
        other._text, other._ends = self._text.copy(), self._ends.copy()
        other._keys, other._slots = self._keys.copy(), self._slots.copy()
        return other

    @property
    def specials(self) -> int:
        """How many special tokens stand before the words."""
        return len(self._specials)

    @property
    def text(self) -> Bytes:
        """The UTF-8 of all distinct words end to end; only to be read."""
        return self._text[: self._ends[self._size - 1] if self._size else 0]

    @property
    def ends(self) -> Numbers:
        """Where each distinct word ends in `text`; only to be read."""
        return self._ends[: self._size]

    def word(self, number: int) -> str:
        """The distinct word of this number."""
        start = int(self._ends[number - 1]) if number else 0
        return self._text[start : self._ends[number]].tobytes().decode()

    def find(self, text: str, places: bool = True) -> tuple[str, Iterator[FoundWords]]:
        """The text as it is cut (cleaned, normalized), and its words in slices, numbered as they are read.

        Where nobody asks for the `places` of words there are only their numbers.
        """
        prepared, data, pieces = _prepare(text, self.settings)
        return prepared, self._find(data, pieces, _SLICE if places else 0)

    def _find(self, text: Bytes, pieces: list[tuple[int, str]], places: int) -> Iterator[FoundWords]:
        borders = numpy.array([end for end, _ in pieces], numpy.int64)
        special = numpy.array([self._specials.get(token, -1) for _, token in pieces], numpy.int64)
        # Here, on whichever thread cuts: whoever only makes the object need not wait for them.
        cutting, classes = CUTTING[self.settings.pretokenizer], character_classes()
        state = numpy.zeros(kernels.STATES, numpy.int64)
        batch = numpy.empty((kernels.BATCH, 2), numpy.int64), numpy.empty((kernels.BATCH, 3), numpy.uint64)
        while state[kernels.PIECE] < len(borders):
            starts, ends = numpy.empty(places, numpy.int64), numpy.empty(places, numpy.int64)
            numbers = numpy.empty(_SLICE, numpy.int32)
            state[kernels.SIZE] = self._size
            kernels.number_words(
                text,
                borders,
                special,
                cutting,
                classes,
                self._text,
                self._ends,
                self._keys,
                self._slots,
                starts,
                ends,
                numbers,
                state,
                *batch,
            )
            self._size = int(state[kernels.SIZE])
            found = int(state[kernels.FOUND])
            if found:
                yield FoundWords(
                    starts[:found],
                    ends[:found],
                    numbers[:found],
                    int(state[kernels.PLACE]) / (len(text) - SLACK),
                )
            self._make_room(int(state[kernels.NEEDED]))

    def _keep(self, word: bytes) -> None:
        start = int(self._ends[self._size - 1]) if self._size else 0
        self._make_room(len(word))
        self._text[start : start + len(word)] = numpy.frombuffer(word, numpy.uint8)
        self._ends[self._size] = start + len(word)
        self._size += 1
        self._make_room(0)

    def _make_room(self, needed: int) -> None:
        """For a word of `needed` bytes and for some more words."""
        kept = len(self.text)
        self._text = grown(self._text, kept + needed + SLACK)
        if self._size == len(self._ends):
            self._ends = grown(self._ends, self._size + 1)
            self._keys = grown(self._keys, self._size + 1)
        if 2 * self._size >= len(self._slots):
            self._slots = numpy.zeros(2 * len(self._slots), numpy.int32)
            kernels.enter(self._keys, self.specials, self._size, self._slots)


def _prepare(text: str, settings: Settings) -> tuple[str, Bytes, list[tuple[int, str]]]:
    """The text as it is cut, also in UTF-8, and its pieces: where each ends there, and its special token."""
    try:
        data = _encoded(text)
        is_clean = (
            START_MARKER not in text and END_MARKER not in text
        )  # `clean` would take longer to find nothing
    except UnicodeEncodeError:
        is_clean = False
    if not is_clean:
        text = clean(text)[0]
        data = _encoded(text)
    if settings.normalization is Normalization.NONE and not settings.special_tokens:
        return text, data, [(len(data) - SLACK, "")] if text else []
    parts: list[str] = []
    pieces: list[tuple[int, str]] = []
    end = 0
    for piece, special in split_special(text, settings.special_tokens):
        part = piece if special else normalize(piece, settings.normalization)
        if part:
            parts.append(part)
            end += len(part.encode())
            pieces.append((end, piece if special else ""))
    prepared = "".join(parts)
    return prepared, _encoded(prepared), pieces


def _encoded(text: str) -> Bytes:
    """A text in UTF-8 and SLACK bytes behind it; raises UnicodeEncodeError for a lone surrogate.

    Encoded at once, and once more with the bytes behind it, it would be written to memory twice.
    """
    data, end = numpy.empty(len(text) + len(text) // 8 + SLACK, numpy.uint8), 0
    for start in range(0, len(text), _ENCODE_AT_ONCE):
        piece = numpy.frombuffer(text[start : start + _ENCODE_AT_ONCE].encode(), numpy.uint8)
        data = grown(data, end + len(piece) + SLACK)
        data[end : end + len(piece)] = piece
        end += len(piece)
    data[end : end + SLACK] = 0
    return data[: end + SLACK]
