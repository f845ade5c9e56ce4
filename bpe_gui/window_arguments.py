"""What the window is opened with."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bpe_gui.arguments import Parser, UsageError, unhidden, whole_number

LANGUAGES = ("en", "es", "bg")

_MOST = 2**31 - 1  # Qt's own numbers end there


@dataclass(frozen=True, slots=True)
class WindowArguments:
    """Files to open and what to show of them; None where the command line says nothing."""

    file: Path | None = None
    merges: int | None = None
    sample: str | None = None
    limit: int | None = None
    language: str | None = None
    more_files: tuple[Path, ...] = ()
    presentation: bool = False

    @property
    def files(self) -> tuple[Path, ...]:
        """All files and folders to open."""
        return () if self.file is None else (self.file, *self.more_files)


def parse_window_arguments(words: Sequence[str]) -> WindowArguments:
    """The window's arguments from command-line words, the program's name left out.

    Raises UsageError where they are wrong.
    """
    # Without words, as mostly, there is nothing to parse, which would take a moment.
    return window_arguments(window_parser().parse(words)) if words else WindowArguments()


def window_parser(prog: str = "bpe-gui", description: str = "", epilog: str | None = None) -> Parser:
    """A parser of the window's options, to which more can be added."""
    parser = Parser(prog, description, epilog)
    parser.add_argument(
        "files", metavar="FILE", nargs="*", help="a session to open, or files and folders as one corpus"
    )
    parser.add_argument(
        "--merges", metavar="N", type=whole_number(0, _MOST), help="learn so many rules at once"
    )
    parser.add_argument("--sample", metavar="TEXT", help="the text shown as tokens")
    parser.add_argument(
        "--limit", metavar="N", type=whole_number(0, _MOST), help="the response limit in tokens"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the window")
    parser.add_argument("--presentation", action="store_true", help="full screen, for a class")
    return parser


def window_arguments(parsed: argparse.Namespace) -> WindowArguments:
    """The window's arguments from what its parser found."""
    words: list[str] = parsed.files
    if any(word == "-" or not unhidden(word) for word in words):
        raise UsageError("the window opens files: save the text in one first")
    files = tuple(Path(unhidden(word)) for word in words)
    return WindowArguments(
        files[0] if files else None,
        parsed.merges,
        parsed.sample,
        parsed.limit,
        parsed.language,
        files[1:],
        parsed.presentation,
    )
