"""Packed words are the same words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.packed_words import PackedMapping, PackedWords, pack
from bpe_gui.core.word_counts import LARGEST_COUNT, WordCounts
from tests.core.strategies import fixed

words = st.text(st.one_of(st.sampled_from("aábñ жя\0€🌍"), st.characters(codec="utf-8")), max_size=6)
tables = st.dictionaries(words, st.integers(1, LARGEST_COUNT), max_size=8)


@fixed
@given(tables)
def test_they_read_like_the_dictionary(table: dict[str, int]) -> None:
    packed = pack(WordCounts(table))
    assert list(packed.items()) == list(table.items())
    assert (packed.words, packed.distinct_words) == (sum(table.values()), len(table))
    read = packed.word_counts()
    assert (read.words, read.distinct_words) == (packed.words, packed.distinct_words)
    assert list(read.counts) == list(read.counts.keys()) == list(table)
    assert list(read.counts.items()) == list(table.items())
    assert list(read.counts.values()) == list(table.values())
    assert read.counts == table
    for number, (word, count) in enumerate(table.items()):
        assert packed.number(word) == number
        assert read.counts[word] == count
        assert count in read.counts.values()
        assert packed.decoded(number, number + 1) == [word]
    assert 0 not in read.counts.values()
    absent = "".join(table) + "x"
    assert packed.number(absent) is None
    assert absent not in read.counts


def test_many_words_are_read_in_slices() -> None:
    table = {f"{number}ñ" if number > 9000 else str(number): number + 1 for number in range(10_000)}
    shares: list[float] = []
    packed = pack(WordCounts(table), shares.append)
    assert list(packed.items()) == list(table.items())
    assert shares == [0.0, 0.4096, 0.8192]


def test_what_is_packed_is_not_packed_again() -> None:
    packed = pack(WordCounts({"sol": 2}))
    assert pack(packed) is packed
    read = packed.word_counts()
    assert isinstance(read.counts, PackedMapping)
    assert pack(read) is packed


def test_an_unknown_word_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        pack(WordCounts({"sol": 2})).word_counts().counts["luz"]


def test_nothing_is_a_table_too() -> None:
    packed = pack(WordCounts())
    assert isinstance(packed, PackedWords)
    assert list(packed.items()) == []
    assert (packed.words, packed.distinct_words, len(packed.text)) == (0, 0, 0)


@given(st.lists(st.text(alphabet="aeñж\U0001f44b", max_size=3), unique=True))
def test_words_beyond_ascii(words: list[str]) -> None:
    counts = WordCounts(dict.fromkeys(words, 2))
    expected = [word for word in words if not word.isascii()]
    assert list(pack(counts).beyond_ascii()) == expected
    for each in (counts, pack(counts).word_counts()):
        assert "\n".join(each.beyond_ascii()).splitlines() == expected
        assert each.words == 2 * len(words)
