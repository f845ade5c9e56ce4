"""Rules as text for other programs and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bpe_gui.core.lesson_text import rule_line
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round
from bpe_gui.core.units import shown

_TSV_ESCAPES = str.maketrans({"\\": r"\\", "\t": r"\t", "\n": r"\n", "\r": r"\r"})


def lesson_lines(rows: Iterable[int], rounds: Sequence[Round], settings: Settings) -> Iterator[str]:
    """The rules of some rows as the lesson prints them, `1. e+l (25)`."""
    for row in rows:
        yield rule_line(row + 1, rounds[row], settings)


def table_lines(rows: Iterable[int], rounds: Sequence[Round], settings: Settings) -> Iterator[str]:
    r"""Some rows as lines of a table: left, right, count with tabs between, `\\ \t \n \r` escaped."""
    for row in rows:
        symbols = [escaped(shown(symbol, settings)) for symbol in rounds[row].rule]
        yield "\t".join([*symbols, str(rounds[row].count)])


def escaped(cell: str) -> str:
    r"""A cell of a table with tabs between: `\\ \t \n \r` are written as escapes."""
    return cell.translate(_TSV_ESCAPES)
