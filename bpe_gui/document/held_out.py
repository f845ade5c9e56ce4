"""Held-out texts measured together after any number of merges, in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.held_out import HeldOutText, HeldOutTexts
from bpe_gui.core.token_curve import Numbers, TokenCurve
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.document.background import Background, Work
from bpe_gui.document.sample_words import SHORT_TEXT, DecodedWords, SampleWords, find_words
from bpe_gui.document.word_cuts import CompiledCutting, Cuts, Cutting, ReadableCutting

if TYPE_CHECKING:
    from bpe_gui.core.compiled_tokenizer import CutWords

# Following a rule takes microseconds; a run of thousands is not followed where it stands.
_FEW_RULES = 200
_NONE = np.zeros(0, np.int64)
_NO_TEXTS = HeldOutTexts()


@dataclass(frozen=True, slots=True)
class MeasuredText:
    """A text's name and its curve."""

    name: str
    curve: TokenCurve


@dataclass(frozen=True, slots=True)
class _Shared:
    """The distinct words of all texts; in which text each stands, and how often there, ordered by words."""

    words: SampleWords
    owners: Numbers
    texts: Numbers
    times: Numbers


class TextsTogether:
    """Several texts whose distinct words are cut once, whichever of them they stand in.

    Each replacement in a word is one in every text that has it, as often as the word stands there; so the
    tokens after k merges are a text's symbols less its replacements by the first k rules.
    """

    def __init__(
        self, texts: Sequence[HeldOutText], tokenizer: Tokenizer, engines: Engines = READABLE
    ) -> None:
        self.texts = texts
        self.tokenizer = tokenizer
        self.length = sum(len(each.text) for each in texts)
        self.measured: tuple[MeasuredText, ...] = ()
        self._cut_words = engines.cut_words if self.length > SHORT_TEXT else None
        self._cutting: Cutting = ReadableCutting(tokenizer)
        self._shared: _Shared | None = None
        self._cuts: Cuts | None = None

    @property
    def followed(self) -> int:
        """By how many rules they have been cut."""
        return self._cuts.followed if self._cuts else 0

    def follow(self) -> Work[None]:
        """Applies the rules that the tokenizer has and they do not know; at first it finds their words."""
        if self._shared is None:
            self._shared = yield from self._find()
        while self._cuts is None or self._cuts.followed < len(self.tokenizer.rules):
            before = self._cuts
            if before is None:
                cuts = yield from self._cutting.cut(self._shared.words)
                known = 0
            else:
                cuts = yield from self._cutting.follow(self._shared.words, before, len(self.tokenizer.rules))
                known = len(before.ranks)
            self.measured = self._curves(self._shared, cuts, known)
            self._cuts = cuts

    def _find(self) -> Work[_Shared]:
        """Finds the words of the texts, one after the other."""
        if self._cut_words is not None:
            return (yield from self._find_compiled(self._cut_words(self.tokenizer.settings, None)))
        numbers: dict[tuple[str, bool], int] = {}
        sizes: list[int] = []
        found: list[tuple[Numbers, Numbers]] = []
        for place, each in enumerate(self.texts):
            words = yield from self._part(place, find_words(each.text, self.tokenizer.settings))
            kinds = []
            for key, size in zip(zip(words.distinct, words.special, strict=True), words.symbols, strict=True):
                kinds.append(numbers.setdefault(key, len(numbers)))
                if len(numbers) > len(sizes):
                    sizes.append(int(size))
            found.append((np.array(kinds, np.int64), words.times))
        distinct, special = zip(*numbers, strict=True) if numbers else ((), ())
        return _shared(distinct, special, np.array(sizes, np.int64), found)

    def _find_compiled(self, cut: CutWords) -> Work[_Shared]:
        """The same by compiled code, which numbers words on from text to text."""
        self._cutting = CompiledCutting(self.tokenizer, cut)
        found = []
        for place, each in enumerate(self.texts):
            _, slices = cut.words.find(each.text, places=False)
            numbers: list[Numbers | NDArray[np.int32]] = [_NONE]
            for some in slices:
                numbers.append(some.numbers)
                yield (place + some.share) / len(self.texts)
            times = np.bincount(np.concatenate(numbers))
            kinds = np.flatnonzero(times)
            found.append((kinds, times[kinds].astype(np.int64)))
        yield from cut.follow(0)
        specials = cut.words.specials
        special = (True,) * specials + (False,) * (len(cut.words) - specials)
        return _shared(DecodedWords(cut.words), special, cut.symbols, found)

    def _part(self, place: int, work: Work[SampleWords]) -> Work[SampleWords]:
        """Work on one of the texts, as a part of that on all of them."""
        while True:
            try:
                share = next(work)
            except StopIteration as stop:
                result: SampleWords = stop.value
                return result
            yield (place + share) / len(self.texts)

    def _curves(self, shared: _Shared, cuts: Cuts, known: int) -> tuple[MeasuredText, ...]:
        """The curves, to which the replacements behind the first `known` ones are added."""
        measured = self.measured
        if not measured:
            symbols = shared.words.symbols[shared.owners] * shared.times
            starts = np.bincount(shared.texts, symbols, len(self.texts)).astype(np.int64)
            measured = tuple(
                MeasuredText(each.name, TokenCurve(start, _NONE, _NONE, 0))
                for each, start in zip(self.texts, starts.tolist(), strict=True)
            )
        texts, merges, gains = _gains(shared, cuts.ranks[known:], cuts.owners[known:])
        borders = np.searchsorted(texts, np.arange(len(self.texts) + 1)).tolist()
        return tuple(
            MeasuredText(each.name, each.curve.followed(merges[start:end], gains[start:end], cuts.followed))
            for each, (start, end) in zip(measured, pairwise(borders), strict=True)
        )


class HeldOut(QObject):
    """The held-out texts as they were given, and measured by a tokenizer that may go on growing.

    The curves of before stay until there are new ones; `measured_changed` says that there are.
    """

    measured_changed = Signal()
    busy_changed = Signal()
    progressed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject, engines: Callable[[], Engines] = lambda: READABLE) -> None:
        super().__init__(parent)
        self.given = HeldOutTexts()
        self.measured: tuple[MeasuredText, ...] = ()
        self.stopped = False
        """Whether measuring was cancelled, and nothing has changed since."""
        self._engines = engines
        self._together: TextsTogether | None = None
        self._lane = Background(self)
        self._lane.busy_changed.connect(self.busy_changed)
        self._lane.progressed.connect(self.progressed)

    @property
    def busy(self) -> bool:
        """Whether they are being measured."""
        return self._lane.busy

    @property
    def share(self) -> float:
        """The share of the measuring that is done, from 0 to 1."""
        return self._lane.share

    def measure(self, sample: str, tokenizer: Tokenizer) -> None:
        """Measures the texts, or follows the rules that the tokenizer has learned since."""
        if self._together is None and self.given == _NO_TEXTS:
            return
        texts = self.given.texts(sample)
        together = self._together
        self.stopped = False
        if not texts:
            self._lane.cancel()
            self._together = None
            self._show(())
        elif together is None or together.tokenizer is not tokenizer or together.texts != texts:
            self._together = TextsTogether(texts, tokenizer, self._engines())
            self._work(self._together)
        elif not self._lane.busy and together.followed < len(tokenizer.rules):
            self._work(together)

    def cancel(self) -> None:
        """Stops measuring; curves that are not of the present rules are shown no more."""
        if self._lane.busy:
            self._lane.cancel()
            self._together, self.stopped = None, True
            self._show(())

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()

    def _work(self, together: TextsTogether) -> None:
        def done(_: None) -> None:
            if together.followed < len(together.tokenizer.rules):
                self._work(together)  # rules were learned just when it ended
            self._show(together.measured)

        behind = len(together.tokenizer.rules) - together.followed
        inline = together.length <= SHORT_TEXT and (behind <= _FEW_RULES or not together.followed)
        self._lane.run(together.follow(), done, self.failed.emit, inline=inline)

    def _show(self, measured: tuple[MeasuredText, ...]) -> None:
        if measured is not self.measured:
            self.measured = measured
            self.measured_changed.emit()


def _shared(
    distinct: Sequence[str],
    special: Sequence[bool],
    symbols: Numbers,
    found: Sequence[tuple[Numbers, Numbers]],
) -> _Shared:
    """What texts share, from the distinct words in each and how often they stand there."""
    owners = np.concatenate([_NONE, *(kinds for kinds, _ in found)])
    times = np.concatenate([_NONE, *(times for _, times in found)])
    texts = np.repeat(np.arange(len(found)), [len(kinds) for kinds, _ in found])
    order = np.argsort(owners, kind="stable")
    whole = np.bincount(owners, times, len(distinct)).astype(np.int64)
    # No text as a whole, and so no places in one.
    words = SampleWords("", _NONE, _NONE, _NONE, distinct, special, symbols, whole, 0, 0)
    return _Shared(words, owners[order], texts[order], times[order])


def _gains(shared: _Shared, ranks: Numbers, owners: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """For replacements in distinct words: texts, merges, and the tokens that each saves there, in order."""
    first = np.searchsorted(shared.owners, owners, "left")
    many = np.searchsorted(shared.owners, owners, "right") - first
    places = np.repeat(first - np.cumsum(many) + many, many) + np.arange(int(many.sum()))
    texts, merges, times = shared.texts[places], np.repeat(ranks, many) + 1, shared.times[places]
    order = np.lexsort((merges, texts))
    texts, merges, times = texts[order], merges[order], times[order]
    new = np.ones(len(texts), bool)
    new[1:] = (texts[1:] != texts[:-1]) | (merges[1:] != merges[:-1])
    starts = np.flatnonzero(new)
    gains = np.add.reduceat(times, starts) if len(starts) else _NONE
    return texts[starts], merges[starts], gains
