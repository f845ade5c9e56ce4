"""Which line ends a text has."""

from __future__ import annotations

from dataclasses import dataclass


def newline_of(text: str) -> str | None:
    r"""The one kind of line end in a text, LF where it has none, None where it mixes them.

    >>> newline_of("uno\r\ndos\r\n"), newline_of("uno\rdos\n")
    ('\r\n', None)
    """
    pairs = text.count("\r\n")
    feeds, returns = text.count("\n") - pairs, text.count("\r") - pairs
    kinds = [newline for newline, times in (("\r\n", pairs), ("\n", feeds), ("\r", returns)) if times]
    if len(kinds) > 1:
        return None
    return kinds[0] if kinds else "\n"


@dataclass(slots=True)
class LineEnds:
    """The line ends of a text that arrives in blocks."""

    pairs: int = 0
    feeds: int = 0
    returns: int = 0
    _pending: bool = False  # the block before ended in CR

    def add(self, block: str) -> None:
        """Counts those of the next block."""
        if not block:
            return
        pairs, feeds, returns = block.count("\r\n"), block.count("\n"), block.count("\r")
        if self._pending and block[0] == "\n":
            self.returns -= 1
            self.feeds -= 1
            self.pairs += 1
        self._pending = block[-1] == "\r"
        self.pairs += pairs
        self.feeds += feeds - pairs
        self.returns += returns - pairs

    @property
    def all(self) -> int:
        """How many lines have ended."""
        return self.pairs + self.feeds + self.returns

    @property
    def newline(self) -> str | None:
        """The one kind there is, LF where there is none, None where they are mixed."""
        kinds = [
            kind for kind, times in (("\r\n", self.pairs), ("\n", self.feeds), ("\r", self.returns)) if times
        ]
        if len(kinds) > 1:
            return None
        return kinds[0] if kinds else "\n"
