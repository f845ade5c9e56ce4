"""The text in the tokens pane, the measuring of it in the background, and the limit it is cut at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.document.background import Background
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.sample_words import SHORT_TEXT

_FRAME_SECONDS = 0.016
# Following a rule takes a microsecond; a run of thousands is not followed where it stands.
_FEW_RULES = 2_000


class SampleState(QObject):
    """The sample as it was typed, measured by a tokenizer that may go on growing, and its response limit.

    `measured_late` says that measuring took longer than a moment and has come to its end.
    """

    measured_late = Signal()
    busy_changed = Signal()
    progressed = Signal()
    failed = Signal(object)

    def __init__(
        self, tokenizer: Tokenizer, parent: QObject, engines: Callable[[], Engines] = lambda: READABLE
    ) -> None:
        super().__init__(parent)
        self._engines = engines
        self.text = ""
        self.limit: int | None = None  # as it was chosen; None is the end
        self.measured = MeasuredSample("", tokenizer)
        self._filled = self.measured  # the last one that was measured to its end
        self._words_of = ("", _cutting(tokenizer.settings))
        # The window shows the new text first, with the interpreter to itself.
        self._lane = Background(self, patience=_FRAME_SECONDS)
        self._lane.busy_changed.connect(self.busy_changed)
        self._lane.progressed.connect(self.progressed)

    @property
    def busy(self) -> bool:
        """Whether the sample is being measured."""
        return self._lane.busy

    @property
    def share(self) -> float:
        """The share of the measuring that is done, from 0 to 1."""
        return self._lane.share

    def measure(self, tokenizer: Tokenizer) -> None:
        """Measures the text by another tokenizer, or another text."""
        looks = (self.text, _cutting(tokenizer.settings))
        known = self.measured.cut_words if looks == self._words_of else None
        self._words_of = looks
        self.measured = MeasuredSample(self.text, tokenizer, known, self._engines(), self._filled)
        self._work(self.measured)

    def go_over(self) -> None:
        """Measures a long text again by other engines; the one before is shown until that is done."""
        if len(self.text) > SHORT_TEXT:
            self._work(MeasuredSample(self.text, self.measured.tokenizer, None, self._engines()))

    def follow(self) -> None:
        """Follows the rules that the tokenizer has learned since, now or when the text has been cut."""
        if not self._lane.busy:
            self._work(self.measured)

    def limit_at(self, merges: int) -> int:
        """The limit in tokens, never more than the sample has after so many merges."""
        tokens = self.measured.tokens(merges)
        return tokens if self.limit is None else min(self.limit, tokens)

    def set_limit(self, limit: int, merges: int) -> bool:
        """Another limit; one at the end stays there when the text grows. Answers whether it changed."""
        if self.measured.filled and limit == self.limit_at(merges):
            return False
        at_end = self.measured.filled and limit >= self.measured.tokens(merges)
        chosen = None if at_end else max(0, limit)
        changed = chosen != self.limit
        self.limit = chosen
        return changed

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()

    def _work(self, measured: MeasuredSample) -> None:
        late = False

        def done(_: None) -> None:
            self.measured = self._filled = measured
            if measured.followed < len(measured.tokenizer.rules):
                self._work(measured)  # rules were learned just when it ended
            if late:
                self.measured_late.emit()

        few = not measured.filled or measured.behind <= _FEW_RULES
        inline = len(self.text) <= SHORT_TEXT and few
        self._lane.run(measured.follow(), done, self._failed, inline=inline)
        late = True

    def _failed(self, fault: Exception) -> None:
        self.failed.emit(fault)


def _cutting(settings: Settings) -> tuple[object, ...]:
    """Those settings that decide where a text is cut into words and symbols."""
    return (settings.pretokenizer, settings.unit, settings.normalization, settings.special_tokens)
