"""Why something could not be done, as a value that any front end can put into words."""

from __future__ import annotations

from enum import StrEnum


class Problem(ValueError):
    """Something the user asked for cannot be done: a reason, and the values that belong to its sentence.

    The core and the file formats never speak to people. They raise this, the window translates
    the reason, and the command line says it in English (`bpe_gui/problems.py`).
    """

    def __init__(self, reason: StrEnum, **values: str | int) -> None:
        super().__init__(f"{reason} {values}" if values else str(reason))
        self.reason = reason
        self.values = values


class CoreReason(StrEnum):
    """What can be wrong with a request to the core."""

    NO_SUCH_PAIR = "no-such-pair"  # left, right
    EMPTY_SPECIAL_TOKEN = "empty-special-token"
    COUNT_OUT_OF_RANGE = "count-out-of-range"  # word, count
    MARKER_WITHOUT_PLACE = "marker-without-place"  # pretokenizer
    UNKNOWN_ID = "unknown-id"  # id, size
    NEGATIVE = "negative"  # name, value
    WORD_TOO_LONG = "word-too-long"  # pretokenizer, longest
    MARKS_WITHOUT_END = "marks-without-end"  # longest
    NO_MEMORY = "no-memory"
    TOO_MANY_WORDS = "too-many-words"  # most
    TOO_MANY_SYMBOLS = "too-many-symbols"  # most
