"""What the window is opened with."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_gui.arguments import UsageError
from bpe_gui.window_arguments import WindowArguments, parse_window_arguments


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], WindowArguments()),
        (["a.txt"], WindowArguments(Path("a.txt"))),
        (["a.txt", "in", "--merges", "2"], WindowArguments(Path("a.txt"), 2, more_files=(Path("in"),))),
        (["--", "-a.txt"], WindowArguments(Path("-a.txt"))),
        (
            ["--merges", "60", "a.txt", "--sample", "el pago", "--limit=6", "--language", "bg"],
            WindowArguments(Path("a.txt"), 60, "el pago", 6, "bg"),
        ),
        (["--sample", "", "--limit", "0", "--merges", "0"], WindowArguments(None, 0, "", 0)),
    ],
)
def test_words_become_arguments(words: list[str], expected: WindowArguments) -> None:
    assert parse_window_arguments(words) == expected


@pytest.mark.parametrize(
    "words",
    [
        ["-"],
        [""],
        ["a", "-"],
        ["--limit", "-1"],
        ["--merges", str(2**31)],
        ["--language", "fr"],
        ["--json"],
        ["--screenshot", "x.png"],
    ],
)
def test_words_that_make_no_sense_are_refused(words: list[str]) -> None:
    with pytest.raises(UsageError):
        parse_window_arguments(words)
