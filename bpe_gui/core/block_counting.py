"""Counting the words of texts that arrive in blocks, with no more memory than their distinct words take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from sys import getsizeof

from bpe_gui.core.many_words import MOST_IN_ONE, ManyWords
from bpe_gui.core.memory_limit import room_for_words
from bpe_gui.core.pretokenizer import cut
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.safe_cuts import LONGEST_WORD, normal_blocks, safe_pieces, segments
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.units import clean
from bpe_gui.core.word_counts import CountedBlocks, WordCounts

# An entry of the table and its count, beside the word itself: 48 to 76 bytes, as full as the table is
# (measured with 0.7 to 3 million words).
_ENTRY_BYTES = 76
# Counting so many takes 1 to 3 ms.
_SLICE_WORDS = 4096


def count_blocks(
    texts: Iterable[Iterable[str]],
    settings: Settings,
    longest: int = LONGEST_WORD,
    room: int | None = None,
) -> Generator[int, None, CountedBlocks]:
    """The word counts of texts, each in blocks and cut by itself, as `count_text` has them.

    Yields how many distinct words there are, after each block or oftener: blocks of 64,000 code points
    make slices of a few milliseconds. Raises Problem(WORD_TOO_LONG, MARKS_WITHOUT_END) where more than
    `longest` code points would have to be held at once, Problem(TOO_MANY_WORDS) where the distinct words
    would take more than `room` bytes of memory, those of `room_for_words` unless it is given.
    """
    first: Counter[str] = Counter()
    counts: Counter[str] | ManyWords = first
    left = room_for_words() if room is None else room
    replaced = [0]
    for text in texts:
        for segment in segments(_cleaned(text, replaced), settings):
            blocks = normal_blocks(segment, settings.normalization, longest)
            for found in _words(safe_pieces(blocks, settings.pretokenizer, longest), settings.pretokenizer):
                for start in range(0, len(found), _SLICE_WORDS):
                    before, slice_ = len(counts), found[start : start + _SLICE_WORDS]
                    if isinstance(counts, ManyWords):
                        counts.add(Counter(slice_).items())
                        new = iter(counts.latest(len(counts) - before))
                    else:
                        counts.update(slice_)
                        # A table keeps its order: the new words are its last ones.
                        new = islice(reversed(counts), len(counts) - before)
                        if len(first) > MOST_IN_ONE:
                            counts = ManyWords(first)
                    left -= sum(map(getsizeof, new)) + (len(counts) - before) * _ENTRY_BYTES
                    if left < 0:
                        raise Problem(CoreReason.TOO_MANY_WORDS, most=len(counts) - 1)
                    yield len(counts)
    # A Counter is a dict; a copy of half a million words would take 40 ms.
    return CountedBlocks(WordCounts(counts), replaced[0])


def _cleaned(blocks: Iterable[str], replaced: list[int]) -> Iterator[str]:
    for block in blocks:
        cleaned, times = clean(block)
        replaced[0] += times
        yield cleaned


def _words(pieces: Iterable[str], pretokenizer: Pretokenizer) -> Iterator[list[str]]:
    """The words of each piece."""
    if pretokenizer is not Pretokenizer.LINES:
        for piece in pieces:
            yield cut(piece, pretokenizer)
        return
    before: str | None = None
    for piece in pieces:
        if before is not None:
            yield cut(before, pretokenizer)[:-1]  # behind its last line end the next piece begins
        last, before = before, piece
    if before is not None:
        # A text that ends in a line end has one more word behind it, an empty one.
        yield cut(before, pretokenizer) or ([] if last is None else [""])
