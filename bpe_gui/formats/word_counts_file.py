r"""Tables of word counts: `word<TAB>count` on each line, no header, `\\ \t \n \r` escaped in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import regex

from bpe_gui.core.problem import Problem
from bpe_gui.core.units import clean
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.byte_stream import SUFFIXES
from bpe_gui.formats.parquet_file import read_parquet
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_file import read_text

PARQUET = ".parquet"

_LINE_END = regex.compile(r"\r\n|\n|\r")
_COUNT = regex.compile(r"[0-9]{1,30}")
_ESCAPE = regex.compile(r"\\(.?)")
_TO_ESCAPE = str.maketrans({"\\": r"\\", "\t": r"\t", "\n": r"\n", "\r": r"\r"})
_MEANING = {"\\": "\\", "t": "\t", "n": "\n", "r": "\r"}


def is_table(path: Path) -> bool:
    """Whether a file is a table of word counts, by its name: `.tsv`, also packed, or `.parquet`."""
    name = path.name.lower()
    for suffix in SUFFIXES:
        name = name.removesuffix(suffix)
    return name.endswith((".tsv", PARQUET))


def read_word_counts(path: Path, encoding: str | None = None) -> list[tuple[str, int]]:
    """The rows of a table, words as they stand.

    Raises what `read_text` and `read_parquet` raise, and Problem(ROW_WITHOUT_TAB, ROW_WITH_TABS, ROW_ESCAPE,
    ROW_COUNT).
    """
    if path.name.lower().endswith(PARQUET):
        return read_parquet(path)
    return word_counts_from_text(read_text(path, encoding).text, str(path))


def word_counts_from_text(text: str, name: str) -> list[tuple[str, int]]:
    """The rows of a table already read; `name` is what a Problem calls it.

    Empty lines may stand at its end.
    """
    lines = _LINE_END.split(text)
    while lines and not lines[-1]:
        lines.pop()
    return [_row(line, name, number) for number, line in enumerate(lines, 1)]


def write_word_counts(path: Path, rows: Iterable[tuple[str, int]]) -> None:
    """Writes a table, whole or not at all; Problem(CANNOT_WRITE, NO_SPACE)."""
    write_atomically(path, word_counts_to_bytes(rows))


def word_counts_to_bytes(rows: Iterable[tuple[str, int]]) -> bytes:
    r"""The table that holds the rows, in UTF-8 with LF.

    >>> word_counts_to_bytes([("a\tb", 2)])
    b'a\\tb\t2\n'
    """
    table = "".join(f"{clean(word)[0].translate(_TO_ESCAPE)}\t{count}\n" for word, count in rows)
    # A first word that begins with U+FEFF would lose it as a byte order mark when the table is read.
    mark = "\ufeff" if table.startswith("\ufeff") else ""
    return (mark + table).encode()


def _row(line: str, name: str, number: int) -> tuple[str, int]:
    word, tab, count = line.partition("\t")
    if not tab:
        raise Problem(FormatReason.ROW_WITHOUT_TAB, path=name, line=number)
    if "\t" in count:
        raise Problem(FormatReason.ROW_WITH_TABS, path=name, line=number)
    if not _COUNT.fullmatch(count) or not 1 <= int(count) <= LARGEST_COUNT:
        raise Problem(FormatReason.ROW_COUNT, path=name, line=number, count=count)
    if "\\" in word:
        for escape in _ESCAPE.finditer(word):
            if escape[1] not in _MEANING:
                raise Problem(FormatReason.ROW_ESCAPE, path=name, line=number, escape=escape[0])
        word = _ESCAPE.sub(lambda escape: _MEANING[escape[1]], word)
    return word, int(count)
