"""What a command gives back."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bpe_gui.arguments import Parser
from bpe_gui.commands.inputs import Inputs
from bpe_gui.formats.json_text import Json


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer twice: as one JSON object for machines, and as lines for people; only one of them is made."""

    value: Callable[[], Json]
    lines: Callable[[], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: one line on what it does, the words it takes, and the doing."""

    summary: str
    add_arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Inputs], Answer]
