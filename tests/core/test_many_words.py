"""Millions of words in small tables are the same counts in the same order."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bpe_gui.core import block_counting, word_counts
from bpe_gui.core.block_counting import count_blocks
from bpe_gui.core.many_words import ManyWords
from bpe_gui.core.settings import Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.word_counts import count_rows


def some_words() -> list[str]:
    chance = random.Random(3)
    return [f"palabra{chance.randrange(40_000)}" for _ in range(120_000)]


def test_counts_and_order_are_those_of_one_table() -> None:
    words = some_words()
    one = Counter(words)
    many = ManyWords(dict(Counter(words[:1_000])))
    for start in range(1_000, len(words), 777):
        many.add(Counter(words[start : start + 777]).items())
    assert list(many.items()) == list(one.items())
    assert (len(many), sum(many.values())) == (len(one), len(words))
    assert many["palabra7"] == one["palabra7"]
    assert "palabra" not in many
    with pytest.raises(KeyError):
        many["palabra"]
    last = list(one)[-5:]
    assert list(many.latest(5)) == last


def test_texts_and_tables_of_many_words_are_counted_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    words = some_words()
    expected = list(Counter(words).items())
    for module in (block_counting, word_counts):
        monkeypatch.setattr(module, "MOST_IN_ONE", 5_000)
    counted = result_of(count_blocks([[" ".join(words)]], Settings())).counts
    assert isinstance(counted.counts, ManyWords)
    assert list(counted.counts.items()) == expected
    rows = count_rows([(word, 1) for word in words], Settings())
    assert isinstance(rows.counts, ManyWords)
    assert list(rows.counts.items()) == expected
    assert (rows.words, rows.distinct_words) == (len(words), len(expected))
