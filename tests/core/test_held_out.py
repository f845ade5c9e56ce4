from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from bpe_gui.core.held_out import token_counts
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from tests.core import lesson
from tests.core.strategies import any_settings, few, learned, texts


def test_the_corpus_s_own_curve() -> None:
    tokenizer = lesson.tokenizer("es", 200)
    expected = [937, *(found.tokens for found in lesson.rounds("es", 200))]
    assert token_counts(tokenizer, lesson.counts("es").counts) == expected


def test_two_rules() -> None:
    tokenizer = Tokenizer(Settings(), "abjo", [Rule("b", "a"), Rule("ba", "j")])
    assert token_counts(tokenizer, {"baja": 2}) == [8, 6, 4]
    assert token_counts(tokenizer, {"baja": 2}, special_tokens=3) == [11, 9, 7]
    assert token_counts(tokenizer, {}) == [0, 0, 0]


@few
@given(texts, any_settings, texts)
def test_one_pass_gives_what_cutting_anew_gives(corpus: str, settings: Settings, text: str) -> None:
    tokenizer = learned([corpus], settings, 12)
    encoded = tokenizer.encode(text)
    words = Counter(word.text for word in encoded if not word.special)
    special = sum(word.special for word in encoded)
    expected = [
        sum(len(word.tokens) for word in tokenizer.encode(text, merges))
        for merges in range(len(tokenizer.rules) + 1)
    ]
    assert token_counts(tokenizer, words, special_tokens=special) == expected


def test_it_can_be_abandoned() -> None:
    shares: list[float] = []

    def tick(share: float) -> None:
        shares.append(share)
        if share > 0.4:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        token_counts(lesson.tokenizer("es"), {f"w{number}": 1 for number in range(1000)}, tick)
    assert len(shares) == 3
