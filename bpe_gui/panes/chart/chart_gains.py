"""What each merge saves, and from which merge on it is less than a chosen share."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bpe_gui.panes.chart.chart_curves import Counts, Merges
from bpe_gui.panes.chart.chart_scale import Floats


@dataclass(frozen=True, slots=True, eq=False)
class Gains:
    """The corpus's tokens saved by each merge: that of merge k stands at k − 1."""

    start: int
    """The corpus's tokens before the first merge."""
    saved: Counts

    @classmethod
    def of(cls, counts: Counts) -> Gains:
        """The gains of a corpus that has these tokens after 0, 1, 2 … merges."""
        if not len(counts):
            return cls(0, np.zeros(0, np.int64))
        return cls(int(counts[0]), counts[:-1] - counts[1:])

    def __len__(self) -> int:
        return len(self.saved)

    def of_merge(self, merge: int) -> int | None:
        """What a merge saves, if it is learned."""
        return int(self.saved[merge - 1]) if 1 <= merge <= len(self.saved) else None

    def share(self, merge: int) -> float | None:
        """The same as a share of the corpus's first tokens."""
        saved = self.of_merge(merge)
        return None if saved is None else saved / max(self.start, 1)

    def less_from(self, worth: float) -> int | None:
        """The first merge that saves less than this share of the first tokens, as all after it do.

        None where the last learned merge saves as much, or nothing is learned.
        """
        # The product is not exact; what lies nearer than that to a whole number is one.
        least = worth * self.start * (1 - 1e-12)
        enough = np.flatnonzero(self.saved >= least)
        first = int(enough[-1]) + 2 if len(enough) else 1
        return first if first <= len(self.saved) else None

    def highest(self, first: Merges, last: Merges) -> Floats:
        """The largest gain among the merges from each of `first` up to each of `last`, both included."""
        borders = np.empty(2 * len(first), np.int64)
        borders[::2], borders[1::2] = first - 1, np.minimum(last, len(self.saved) - 1)
        saved = self.saved.astype(np.float64)
        return np.maximum(np.maximum.reduceat(saved, borders)[::2], saved[last - 1])
