"""How the tokens of a text fall, merge by merge."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class TokenCurve:
    """How a text's tokens fall: `merges` are those that save some, `saved` the tokens saved up to each.

    `learned` is after how many merges they are known.
    """

    start: int
    merges: Numbers
    saved: Numbers
    learned: int

    @property
    def last_helped(self) -> int | None:
        """The last merge that saved a token; None where none did."""
        return int(self.merges[-1]) if len(self.merges) else None

    def tokens(self, merges: int) -> int | None:
        """The tokens after so many merges, if known."""
        if not 0 <= merges <= self.learned:
            return None
        place = int(np.searchsorted(self.merges, merges, "right"))
        return self.start - (int(self.saved[place - 1]) if place else 0)

    def many(self, merges: Numbers) -> npt.NDArray[np.float64]:
        """The tokens after each of these numbers of merges, all known."""
        saved = np.concatenate(([0], self.saved))
        return (self.start - saved[np.searchsorted(self.merges, merges, "right")]).astype(np.float64)

    def followed(self, merges: Numbers, gains: Numbers, learned: int) -> TokenCurve:
        """The curve with more merges, each with the tokens that it saves."""
        if not len(merges):
            return TokenCurve(self.start, self.merges, self.saved, learned)
        before = int(self.saved[-1]) if len(self.saved) else 0
        return TokenCurve(
            self.start,
            np.concatenate((self.merges, merges)),
            np.concatenate((self.saved, before + np.cumsum(gains))),
            learned,
        )
