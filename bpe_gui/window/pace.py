"""How fast work goes and how long it will still take, as far as that can be known."""

from __future__ import annotations

from collections import deque

# Over the last few seconds: a disk is quick at first, and a file begins with what is in memory already.
_SECONDS = 4.0
# Before that neither a speed nor a time left can be known.
_LEAST_SECONDS = 0.7
_LEAST_SHARE = 0.02


class Pace:
    """Takes down how much of some work is done when, times in seconds, shares from 0 to 1."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float]] = deque()

    def begin(self) -> None:
        """Other work begins."""
        self._seen.clear()

    def add(self, share: float, now: float) -> None:
        """So much is done now; less than before means that other work has begun."""
        if self._seen and share < self._seen[-1][1]:
            self.begin()
        self._seen.append((now, share))
        while len(self._seen) > 2 and self._seen[1][0] <= now - _SECONDS:
            self._seen.popleft()

    @property
    def share(self) -> float:
        """The share that is done."""
        return self._seen[-1][1] if self._seen else 0.0

    @property
    def share_a_second(self) -> float | None:
        """The share that was done in a second of late, or None while that cannot be known."""
        if len(self._seen) < 2:
            return None
        (began, before), (now, share) = self._seen[0], self._seen[-1]
        if now - began < _LEAST_SECONDS or share <= before:
            return None
        return (share - before) / (now - began)

    @property
    def seconds_left(self) -> float | None:
        """How long it will still take at this pace, or None while that cannot be known."""
        pace = self.share_a_second
        return (1 - self.share) / pace if pace and self.share >= _LEAST_SHARE else None
