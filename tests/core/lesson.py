"""The lesson's corpora, published rules and facts, as the tests of the core use them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Round, learn
from bpe_gui.core.word_counts import WordCounts, count_rows

_ROOT = Path(__file__).parents[2]
LANGUAGES = ("es", "bg")


@dataclass(frozen=True)
class Message:
    """One of the lesson's messages, as it is printed there."""

    pieces: list[list[str]]
    words: int
    letters: int
    tokens: int

    @property
    def text(self) -> str:
        """The message as it is typed."""
        return " ".join("".join(word) for word in self.pieces)


def _lines(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]


@cache
def counts(language: str) -> WordCounts:
    """The word counts of a lesson corpus."""
    rows = _lines(_ROOT / "corpora" / f"lesson-{language}.counts.tsv")
    return count_rows(((word, int(count)) for word, count in rows), Settings())


@cache
def published(language: str) -> list[tuple[str, str, int]]:
    """The 60 rules that the lesson prints."""
    rows = _lines(_ROOT / "tests" / "lesson" / f"lesson-{language}.rules.tsv")
    return [(left, right, int(count)) for left, right, count in rows]


@cache
def messages(language: str) -> list[Message]:
    """The lesson's messages."""
    path = _ROOT / "tests" / "lesson" / f"lesson-{language}.json"
    facts = json.loads(path.read_text(encoding="utf-8"))
    return [Message(**message) for message in facts["messages"]]


def trainer(language: str, settings: Settings | None = None) -> ReadableTrainer:
    """A fresh trainer on a lesson corpus."""
    return ReadableTrainer(counts(language), settings or Settings())


@cache
def rounds(language: str, merges: int = 60) -> list[Round]:
    """The first rounds of a lesson corpus."""
    return list(learn(trainer(language), merges))


@cache
def tokenizer(language: str, merges: int = 60) -> Tokenizer:
    """The tokenizer that the lesson learns."""
    rules = (found.rule for found in rounds(language, merges))
    return Tokenizer(Settings(), trainer(language).alphabet, rules)
