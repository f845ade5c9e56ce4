"""What can be searched, and what is looked for in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

import regex
from PySide6.QtWidgets import QWidget

from bpe_gui.core.token_search import spellings
from bpe_gui.document.background import Work

Hit: TypeAlias = tuple[int, int]
"""Where a hit begins and ends: in a text, or a row and the next one."""

# Code points, and rows, that are looked through between two yields: some milliseconds.
_TEXT_SLICE = 131_072
_ROWS_SLICE = 1_024
# Letters that are equal when their case is ignored may be three code points in place of one.
_LONGEST_CASE = 3
_MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Query:
    """A text to be found, in any spelling of its letters and accents."""

    text: str
    match_case: bool = False

    @property
    def number(self) -> int | None:
        """The number that was typed, or None."""
        is_number = self.text.isascii() and self.text.isdecimal() and len(self.text) <= _MOST_DIGITS
        return int(self.text) if is_number else None

    def pattern(self) -> regex.Pattern[str]:
        """Finds the text."""
        flags = regex.VERSION0 if self.match_case else regex.IGNORECASE | regex.FULLCASE
        return regex.compile("|".join(map(regex.escape, spellings(self.text))), flags)


@dataclass(frozen=True, slots=True)
class Hits:
    """All hits in their order; `first` is the one to begin with where that is not the next one."""

    places: Sequence[Hit] = ()
    first: int | None = None


class Findable(Protocol):
    """A part of the window that can be searched.

    `state` is another value whenever what is searched is another thing, so that hits hold no more.
    """

    @property
    def widget(self) -> QWidget:
        """What is searched, and takes the focus when the search ends."""
        ...

    @property
    def state(self) -> object:
        """What is searched, to be compared."""
        ...

    @property
    def here(self) -> Hit:
        """What is chosen, or where the keyboard is: the search goes on from there."""
        ...

    def chosen_text(self) -> str:
        """A text of one line that somebody has chosen there, perhaps to find it elsewhere; or nothing."""
        ...

    def remark(self) -> str:
        """What people should know of the search, or nothing."""
        ...

    def finding(self, query: Query) -> Work[Hits]:
        """Looks for all hits, in slices; what is searched is taken when it begins."""
        ...

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Marks all hits; none ends that."""
        ...

    def show_hit(self, hit: Hit) -> None:
        """Chooses a hit and brings it into view, without taking the focus."""
        ...


@runtime_checkable
class FindablePane(Protocol):
    """A pane that has something to search."""

    def findable(self) -> Findable:
        """What is searched in it."""
        ...


def in_text(query: Query, text: str) -> Work[list[Hit]]:
    """The hits in a text, none over another, in code points."""
    pattern, found = query.pattern(), list[Hit]()
    longest = _LONGEST_CASE * max(map(len, spellings(query.text)))
    place = 0
    while place < len(text):
        end = min(place + _TEXT_SLICE, len(text))
        for hit in pattern.finditer(text, place, min(end + longest, len(text))):
            if hit.start() >= end:
                break
            found.append(hit.span())
        place = max(end, found[-1][1] if found else 0)
        yield place / len(text)
    return found


def in_rows(
    query: Query, rows: Sequence[object], texts: Callable[[int], str], is_number: Callable[[int, int], bool]
) -> Work[Hits]:
    """The rows whose text holds what is looked for, or that have it as a number: these come first."""
    search, number = query.pattern().search, query.number
    found: list[Hit] = []
    first = None
    for start in range(0, len(rows), _ROWS_SLICE):
        for row in range(start, min(start + _ROWS_SLICE, len(rows))):
            named = number is not None and is_number(row, number)
            if named or search(texts(row)):
                if named and first is None:
                    first = len(found)
                found.append((row, row + 1))
        yield start / len(rows)
    return Hits(found, first)
