"""The vocabulary as text for other programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bpe_gui.core.units import shown
from bpe_gui.core.vocabulary import Vocabulary
from bpe_gui.panes.rules.rules_text import escaped

HEADINGS = ("id", "token", "bytes", "count", "letters", "rule", "left", "right")
"""The columns, named the same in each language, so that a program can rely on them."""


def table_lines(tokens: Iterable[int], vocabulary: Vocabulary) -> Iterator[str]:
    r"""Tokens, given by their ids, as lines of a table under `HEADINGS`: tabs between, `\\ \t \n \r` escaped.

    What is not known, or what a token has not, is empty: a count without a corpus, a rule of a letter.
    """
    table, settings = vocabulary.table, vocabulary.table.tokenizer.settings
    yield "\t".join(HEADINGS)
    for token in tokens:
        rank = token - table.base
        count = vocabulary.count(token)
        cells = [
            str(token),
            vocabulary.shown(token),
            vocabulary.bytes_of(token).hex(" ").upper(),
            "" if count is None else str(count),
            str(table.letters[token]),
            "" if rank < 0 else str(rank + 1),
        ]
        cells += ["", ""] if rank < 0 else [shown(part, settings) for part in table.tokenizer.rules[rank]]
        yield "\t".join(map(escaped, cells))
