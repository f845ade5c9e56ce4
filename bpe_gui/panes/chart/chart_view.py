"""How the chart is looked at: what it measures, and on which axes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

LEAST_SHARE, LARGEST_SHARE = 0.00001, 0.2
"""Between these shares of the corpus's tokens lies what a merge should save."""


class Measure(Enum):
    """What stands on the vertical axis."""

    TOKENS = "tokens"
    """Token counts; on an even axis the corpus has one of its own on the left."""
    SHARE = "share"
    """Percent of the tokens before the first merge, so that texts of any size can be compared."""


@dataclass(frozen=True, slots=True)
class ChartView:
    """The choices; `worth` is the share of the corpus's first tokens that a merge should save."""

    measure: Measure = Measure.TOKENS
    log_merges: bool = False
    log_tokens: bool = False
    gains: bool = False
    marked: bool = False
    worth: float = 0.005

    def words(self) -> str:
        """The choices as words to be remembered.

        >>> ChartView(log_merges=True).words()
        'tokens log_merges worth=0.005'
        """
        switches = [name for name in _SWITCHES if getattr(self, name)]
        return " ".join((self.measure.value, *switches, f"worth={self.worth:g}"))

    @classmethod
    def of_words(cls, words: str) -> ChartView:
        """The choices that were remembered; what is no such word changes nothing."""
        known = words.split()
        worth = cls().worth
        for word in known:
            try:
                worth = float(word.removeprefix("worth="))
            except ValueError:
                continue
        measure = Measure.SHARE if Measure.SHARE.value in known else Measure.TOKENS
        switches = {name: name in known for name in _SWITCHES}
        if not LEAST_SHARE <= worth <= LARGEST_SHARE:
            worth = cls().worth
        return cls(measure, **switches, worth=worth)


_SWITCHES = ("log_merges", "log_tokens", "gains", "marked")
