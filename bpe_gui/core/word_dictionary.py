"""What BPE replaces: a numbered list of known words, in which an unseen word is lost."""

from __future__ import annotations

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import prepare
from bpe_gui.core.word_counts import WordCounts


class WordDictionary:
    """Every distinct corpus word with a number, in first-seen order from 0.

    >>> WordDictionary(WordCounts({"el": 2, "pago": 1})).numbers("el paquete", Settings())
    [0, None]
    """

    def __init__(self, counts: WordCounts) -> None:
        self._numbers = {word: number for number, word in enumerate(counts.counts)}

    def __len__(self) -> int:
        return len(self._numbers)

    def number(self, word: str) -> int | None:
        """The word's number, or None for a word never seen."""
        return self._numbers.get(word)

    def numbers(self, message: str, settings: Settings) -> list[int | None]:
        """A message as numbers; None is an unseen word."""
        text, found = prepare(message, settings)
        return [self.number(text[span.start : span.end]) for span in found]
