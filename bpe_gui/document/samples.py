"""The corpora that come with the program."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.document.corpus import Corpus
from bpe_gui.paths import corpora_dir


@dataclass(frozen=True, slots=True)
class ShippedSample:
    """A shipped corpus, and the answer that is cut with its rules at `limit` tokens.

    `shorter` are the words with which the shop would say the same more briefly, the longest first.
    """

    name: str
    file: str
    language: str | None
    answer: str
    limit: int
    shorter: tuple[str, ...]


def shipped_samples() -> dict[str, ShippedSample]:
    """The shipped corpora by name, in the order in which they are offered."""
    facts = json.loads((corpora_dir() / "samples.json").read_bytes())
    return {
        name: ShippedSample(
            name, fact["file"], fact["language"], fact["sample"], fact["limit"], tuple(fact["shorter"])
        )
        for name, fact in facts.items()
    }


def shop_name(language: str) -> str:
    """The name of the shop's messages in a language of the interface."""
    return f"shop-{language}"


def load_sample(sample: ShippedSample) -> Corpus:
    """The corpus itself."""
    path = corpora_dir() / sample.file
    if path.suffix == ".tsv":
        # Here, because the window opens sooner without it.
        from bpe_gui.formats.word_counts_file import read_word_counts

        return Corpus(rows=tuple(read_word_counts(path)), sample=sample.name)
    return Corpus.of_text(path.read_bytes().decode(), sample=sample.name)


def example_cost_sheet(language: str) -> CostSheet:
    """What a shop that speaks this language may ask about cost; the prices are examples."""
    fact = json.loads((corpora_dir() / "samples.json").read_bytes())[shop_name(language)]
    talk = fact["conversation"]
    return CostSheet("\n".join(talk["messages"]), talk["system"], "\n".join(talk["history"]), fact["sample"])
