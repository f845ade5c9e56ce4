"""Counting the words of texts that arrive in blocks, with no more memory than their distinct words take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from bpe_gui.core.machine import most_words
from bpe_gui.core.pretokenizer import cut
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.safe_cuts import LONGEST_WORD, normal_blocks, safe_pieces, segments
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.units import clean
from bpe_gui.core.word_counts import WordCounts


@dataclass(frozen=True, slots=True)
class CountedBlocks:
    """Word counts, and how many code points of the text were none and became U+FFFD."""

    counts: WordCounts
    replaced: int


def count_blocks(
    texts: Iterable[Iterable[str]],
    settings: Settings,
    longest: int = LONGEST_WORD,
    most: int | None = None,
) -> Generator[int, None, CountedBlocks]:
    """The word counts of texts, each in blocks and cut by itself, as `count_text` has them.

    Yields how many distinct words there are, after each block or oftener: blocks of 64,000 code points
    make slices of a few milliseconds. Raises Problem(WORD_TOO_LONG, MARKS_WITHOUT_END) where more than
    `longest` code points would have to be held at once, Problem(TOO_MANY_WORDS) above `most` distinct words,
    which is what the machine's memory holds unless it is given.
    """
    limit = most_words() if most is None else most
    counts: Counter[str] = Counter()
    replaced = [0]
    for text in texts:
        for segment in segments(_cleaned(text, replaced), settings):
            blocks = normal_blocks(segment, settings.normalization, longest)
            for found in _words(safe_pieces(blocks, settings.pretokenizer, longest), settings.pretokenizer):
                counts.update(found)
                if len(counts) > limit:
                    raise Problem(CoreReason.TOO_MANY_WORDS, most=limit)
                yield len(counts)
    return CountedBlocks(WordCounts(dict(counts)), replaced[0])


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
