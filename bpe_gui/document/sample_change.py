"""The words of a sample that was changed in one place: only those there are found anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import regex

from bpe_gui.core.metrics import letter_count, word_count
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.text_change import TextChange
from bpe_gui.core.tokenizer import prepare
from bpe_gui.document.sample_words import Numbers, SampleWords

if TYPE_CHECKING:
    from bpe_gui.core.fast_words import NumberedWords

# So many distinct words may be left of what was typed before a text is measured as a whole again.
_MOST_LEFT = 5_000
_SPACE = regex.compile(r"\s")
_IN_WORD = regex.compile(r"\S\S")
_LAST_SPACE = regex.compile(r"(?r)\s")


class Stretch(NamedTuple):
    """What is cut into words anew: text[start:end], in place of the old words from `first` up to `last`."""

    start: int
    end: int
    first: int
    last: int


class FoundWords(NamedTuple):
    """The words of a piece of a text, counted from its beginning, and all distinct words with these."""

    starts: Numbers
    ends: Numbers
    kinds: Numbers
    distinct: Sequence[str]
    special: Sequence[bool]
    symbols: Numbers
    numbered: NumberedWords | None = None


def stretch_of(old: SampleWords, text: str, change: TextChange, settings: Settings) -> Stretch | None:
    """Around a change of the old words' text the stretch outside of which no word can be another one.

    None where that is not known, or where the text would not be cut as it stands there.
    """
    if np.count_nonzero(old.times == 0) > _MOST_LEFT:
        return None
    # Its patterns are needed by a change of a sample, not by the first picture.
    from bpe_gui.core.safe_cuts import safe_place_before, safe_place_behind

    start = safe_place_before(text, change.start, settings)
    if start == len(text):  # a last empty line belongs to the line end before it
        start = safe_place_before(text, start - 1, settings) if start else 0
    end = safe_place_behind(text, change.new_end, settings)
    if start is None or end is None:
        return None
    if prepare(text[start:end], settings)[0] != text[start:end]:
        return None
    first = int(np.searchsorted(old.starts, start))
    last = int(np.searchsorted(old.starts, end - change.shift)) if end < len(text) else len(old.starts)
    return Stretch(start, end, first, last)


def words_with(
    old: SampleWords, text: str, change: TextChange, stretch: Stretch, found: FoundWords, settings: Settings
) -> SampleWords:
    """The words of the changed text: the old ones with those found in the stretch."""
    first, last = stretch.first, stretch.last
    if settings.pretokenizer is Pretokenizer.LINES and stretch.end < len(text):
        # The line end at the end of the piece made an empty line there, which the next line stands for.
        found = found._replace(starts=found.starts[:-1], ends=found.ends[:-1], kinds=found.kinds[:-1])
    starts, ends, kinds = (
        np.concatenate((kept[:first], new, kept[last:] + shift))
        for kept, new, shift in (
            (old.starts, found.starts + stretch.start, change.shift),
            (old.ends, found.ends + stretch.start, change.shift),
            (old.kinds, found.kinds, 0),
        )
    )
    times = np.zeros(len(found.symbols), np.int64)
    times[: len(old.times)] = old.times
    times -= np.bincount(old.kinds[first:last], minlength=len(times))
    times += np.bincount(found.kinds, minlength=len(times))
    return SampleWords(
        text,
        starts,
        ends,
        kinds,
        found.distinct,
        found.special,
        found.symbols,
        times,
        old.letters + _more_letters(old.text, text, change, settings),
        old.written + _more_written(old.text, text, change),
        found.numbered,
    )


def _more_letters(old: str, new: str, change: TextChange, settings: Settings) -> int:
    start, old_end, new_end = change
    if settings.unit is Unit.GRAPHEMES:
        # Clusters are counted in pieces that end at white space, wherever that stands.
        before = _LAST_SPACE.search(new, 0, start)
        behind = _SPACE.search(new, new_end)
        start = before.start() if before else 0
        new_end = behind.start() if behind else len(new)
        old_end = new_end - change.shift
    return letter_count(new[start:new_end], settings) - letter_count(old[start:old_end], settings)


def _more_written(old: str, new: str, change: TextChange) -> int:
    start, old_end, new_end = change
    # The character behind the change may begin a word now, or no longer.
    return _word_begins(new, start, new_end + 1) - _word_begins(old, start, old_end + 1)


def _word_begins(text: str, start: int, end: int) -> int:
    """How many words that people see begin in text[start:end]."""
    goes_on = start > 0 and _IN_WORD.match(text, start - 1, min(end, start + 1))
    return word_count(text[start:end]) - bool(goes_on)
