"""What a step of the lesson looks at: the window that it has set up, and the facts of the shop's messages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.dictionary_model import MessageModel
from bpe_gui.document.samples import load_sample, shipped_samples, shop_name
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import visible
from bpe_gui.paths import corpora_dir

Found = TypeVar("Found", bound=QObject)

# After so many rules of the shop's messages the next pair is chosen out of a tie for the first time.
_FIRST_TIE = {"en": 1, "es": 2, "bg": 2}
_SAMPLE_WORDS = 200


@dataclass(frozen=True, slots=True)
class Shop:
    """The messages of the shop in one language, and the words in them that show something.

    `unseen` is in none of the messages but is cut into known pieces, `frequent` is one token after 60 rules,
    `rare` occurs once and has four. So many rules can be learned: `all_rules`, and of pairs that occur at
    least twice `rules_seen_twice`.
    """

    corpus: Corpus
    answer: str
    limit: int
    first_tie: int
    unseen: str
    frequent: str
    frequent_count: int
    rare: str
    all_rules: int
    rules_seen_twice: int

    @property
    def first_line(self) -> str:
        """The first message: each of its words is known."""
        return self.corpus.text.partition("\n")[0]


def shop_of(language: str) -> Shop:
    """The shop that speaks a language of the interface."""
    name = shop_name(language)
    sample = shipped_samples()[name]
    fact = json.loads((corpora_dir() / "samples.json").read_bytes())[name]
    see = fact["to_see"]
    return Shop(
        corpus=load_sample(sample),
        answer=sample.answer,
        limit=sample.limit,
        first_tie=_FIRST_TIE[language],
        unseen=see["suffixed_word"]["word"],
        frequent=see["frequent_word"]["word"],
        frequent_count=see["frequent_word"]["count"],
        rare=see["rare_word"]["word"],
        all_rules=fact["corpus"]["rules"],
        rules_seen_twice=fact["corpus"]["rules_seen_twice"],
    )


@dataclass(frozen=True, slots=True)
class Scene:
    """The session and the window while a step is in view."""

    session: Session
    window: QWidget
    shop: Shop

    def find(self, kind: type[Found], name: str = "") -> Found | None:
        """A part of the window by its class and its object name; None where the drawer has not made it."""
        found = self.window.findChild(kind, name) if name else self.window.findChild(kind)
        return found if isinstance(found, kind) else None

    @property
    def words(self) -> list[str]:
        """The words of the sample, each once; of a long one those at its beginning."""
        found = self.session.sample.cut_words
        if found is None:
            return []
        return list(dict.fromkeys(found.distinct[kind] for kind in found.kinds[:_SAMPLE_WORDS].tolist()))

    @property
    def unseen(self) -> str:
        """A word of the sample, or of the message in the dictionary, that the corpus lacks."""
        known = self.session.counts.counts
        model = self.find(MessageModel)
        typed = [word.text for word in model.words] if model and model.unseen else []
        return next((word for word in (*self.words, *typed) if word not in known), "")

    @property
    def dearest(self) -> tuple[str, int]:
        """The word of the sample with most tokens, and how many they are."""
        sizes = [(word, len(self.tokens(word))) for word in self.words]
        return max(sizes, key=lambda size: size[1], default=("", 0))

    @property
    def asked_word(self) -> str:
        """The word in the drawer of what the model sees."""
        editor = self.find(QPlainTextEdit, "wordEditor")
        return next(iter(editor.toPlainText().split()), "") if editor else ""

    def tokens(self, word: str) -> tuple[str, ...]:
        """The tokens of a word after the merges in force."""
        return tuple(self.session.tokenizer.encode_word(word, self.session.merges))

    def pieces(self, word: str) -> str:
        """The tokens of a word as people read them."""
        return " | ".join(self.symbol(token) for token in self.tokens(word))

    def symbol(self, token: str) -> str:
        """A token as people read it."""
        return visible(shown(token, self.session.tokenizer.settings))

    def pair(self, rule: Rule) -> str:
        """A pair as people read it."""
        return f"{self.symbol(rule.left)} + {self.symbol(rule.right)}"
