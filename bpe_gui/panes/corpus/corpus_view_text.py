"""What an editor shows of a corpus that it cannot keep: the first part, and signs for what has none."""

from __future__ import annotations

from collections.abc import Iterable

from bpe_gui.document.corpus import Corpus, with_lf

PREVIEW_LENGTH = 20_000
"""So many code points of a text are shown; more would be slow to lay out, and nobody reads them here."""

PREVIEW_ROWS = 1_000
LONGEST_SHOWN_LINE = 1_000
LONGEST_SHOWN_WORD = 60

# One sign for each character, so that places in the text stay places on the screen.
_SIGNS: dict[int, str] = {code: chr(0x2400 + code) for code in range(0x20)}
_SIGNS |= {0x09: "→", 0x0A: "↵", 0x7F: "␡", 0x2028: "↲", 0x2029: "¶", 0xFEFF: "⍰", 0xFFFC: "⍰"}
_SIGNS |= dict.fromkeys((0xFDD0, 0xFDD1, 0xFFFE, *range(0xD800, 0xE000)), "\ufffd")


def preview_lines(text: str) -> list[str]:
    """The first lines of a text, long ones cut at the end of a word if there is one near."""
    lines = with_lf(text[:PREVIEW_LENGTH]).split("\n")
    return [_cut(line, LONGEST_SHOWN_LINE) for line in lines]


def preview_rows(rows: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """The first rows of a table of word counts."""
    return [row for row, _ in zip(rows, range(PREVIEW_ROWS), strict=False)]


def is_all_shown(corpus: Corpus) -> bool:
    """Whether the first lines or rows of a corpus are all of it."""
    if corpus.rows is not None:
        return len(corpus.rows) <= PREVIEW_ROWS and all(
            len(word) <= LONGEST_SHOWN_WORD for word, _ in corpus.rows
        )
    if not corpus.is_whole or len(corpus.text) > PREVIEW_LENGTH:
        return False
    return all(len(line) <= LONGEST_SHOWN_LINE for line in with_lf(corpus.text).split("\n"))


def with_signs(text: str, longest: int | None = None) -> str:
    """The text with a sign for each character that has none of its own; a longer one ends in `…`.

    >>> with_signs("uno\\tdos\\x00")
    'uno→dos␀'
    """
    cut = text if longest is None or len(text) <= longest else text[: longest - 1] + "…"
    return cut.translate(_SIGNS)


def _cut(line: str, longest: int) -> str:
    if len(line) <= longest:
        return line
    space = line.rfind(" ", longest - 60, longest)
    return line[: space if space > 0 else longest]
