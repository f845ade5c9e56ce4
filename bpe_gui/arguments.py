"""Command-line words, understood or refused in one line."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NoReturn, TypeVar

import regex

from bpe_gui.problems import plain

MOST = 2**63 - 1

_WHOLE = regex.compile(r"[+-]?[0-9]+")
_LITERAL = "\0"

_Choice = TypeVar("_Choice", bound=StrEnum)


class UsageError(ValueError):
    """The words of a command line make no sense; its text is one English sentence."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError instead of printing its usage and leaving."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The options and texts of a command, in any order; what stands after `--` is text.

        Words behind `--` are hidden from argparse, whose versions differ in what they do with them
        when options may stand between texts. `literal` and `unhidden` show them again.
        """
        visible, hidden = list(words), []
        if "--" in visible:
            place = visible.index("--")
            visible, hidden = visible[:place], visible[place + 1 :]
        for word in visible:  # argparse would complain about a missing text first
            if (
                word.startswith("--")
                and " " not in word
                and word.split("=")[0] not in self._option_string_actions
            ):
                self.error(f"there is no option {word}")
        return self.parse_intermixed_args([*visible, *(_LITERAL + word for word in hidden)])

    def error(self, message: str) -> NoReturn:
        raise UsageError(message.replace(_LITERAL, ""))


def is_literal(word: str) -> bool:
    """Whether the word stood behind `--`."""
    return word.startswith(_LITERAL)


def unhidden(word: str) -> str:
    """The word as it was typed."""
    return word.removeprefix(_LITERAL)


def whole_number(least: int, most: int = MOST) -> Callable[[str], int]:
    """A reader of whole numbers between two others, both allowed."""

    def read(word: str) -> int:
        word = unhidden(word)
        if not _WHOLE.fullmatch(word):
            raise argparse.ArgumentTypeError(f"{plain(word)!r} is not a whole number")
        # Python refuses to read numbers of thousands of digits.
        number = int(word) if len(word) <= 40 else (-1 if word.startswith("-") else 1) * 10**40
        if number < least:
            raise argparse.ArgumentTypeError(f"{plain(word)} is too small, the least is {least}")
        if number > most:
            raise argparse.ArgumentTypeError(f"{plain(word)} is too large, the most is {most}")
        return number

    return read


def amount(most: float) -> Callable[[str], float]:
    """A reader of numbers from 0 to another one."""

    def read(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = math.nan
        if not math.isfinite(number) or not word.isascii() or "_" in word:
            raise argparse.ArgumentTypeError(f"{plain(word)!r} is not a number such as 2.5")
        if not 0 <= number <= most:
            raise argparse.ArgumentTypeError(f"{plain(word)} is out of range, it goes from 0 to {most:.0f}")
        return number

    return read


def choice(kind: type[_Choice]) -> Callable[[str], _Choice]:
    """A reader of an enum's values, in capitals or not."""

    def read(word: str) -> _Choice:
        for member in kind:
            if member.value.casefold() == word.casefold():
                return member
        raise argparse.ArgumentTypeError(f"{plain(word)!r} is none of {', '.join(kind)}")

    return read
