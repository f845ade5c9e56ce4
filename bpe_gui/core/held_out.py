"""Texts held out from learning: whether more rules still help is seen on what they were not learned from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import regex

MOST_TEXTS = 1_000
"""Of more lines only the first ones are texts; a thousand tell as much."""

LARGEST_FILES = 2_000_000
"""Code points that all texts out of files may have together: they are kept in the session."""

_LINE = regex.compile(r"[^\r\n]++")


@dataclass(frozen=True, slots=True)
class HeldOutText:
    """A text and what it is called: a line is called by its words, a file's text by the file's name."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class HeldOutTexts:
    """Texts that were typed, one on each of the `lines`, and others out of files.

    With `sample_lines` each line of the sample is one more.
    """

    lines: str = ""
    files: tuple[HeldOutText, ...] = ()
    sample_lines: bool = False

    def texts(self, sample: str) -> tuple[HeldOutText, ...]:
        r"""All of them: lines of the sample, lines that were typed, files; lines of white space are none.

        >>> [each.name for each in HeldOutTexts("uno\n\n dos", sample_lines=True).texts("tres")]
        ['tres', 'uno', 'dos']
        """
        lines = (*_lines(sample if self.sample_lines else ""), *_lines(self.lines))
        return tuple(islice((*lines, *self.files), MOST_TEXTS))


def _lines(text: str) -> Iterator[HeldOutText]:
    """The lines of a text; those behind the first thousand are looked at only when they are wanted."""
    for found in _LINE.finditer(text):
        # Not asked of the pattern, which would look for a letter from each space of a long line of them.
        if name := found[0].strip():
            yield HeldOutText(name, found[0])
