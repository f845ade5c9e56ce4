"""Counting in blocks is counting the whole."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.block_counting import count_blocks
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.word_counts import CountedBlocks, count_text
from tests.core.strategies import any_settings, fixed, texts
from tests.core.test_safe_cuts import block_ends, in_blocks, signs


def counted(blocks: Iterable[Iterable[str]], settings: Settings) -> CountedBlocks:
    return result_of(count_blocks(blocks, settings))


@fixed
@given(st.lists(st.tuples(st.one_of(signs, texts), block_ends), max_size=3), any_settings)
def test_counts_and_their_order_are_those_of_the_whole_texts(
    corpus: list[tuple[str, list[int]]], settings: Settings
) -> None:
    expected = list(count_text([text for text, _ in corpus], settings).counts.items())
    found = counted([in_blocks(text, ends) for text, ends in corpus], settings)
    assert list(found.counts.counts.items()) == expected
    one_by_one = counted([list(text) for text, _ in corpus], settings)
    assert list(one_by_one.counts.counts.items()) == expected


@pytest.mark.parametrize("text", ["", "\n", "a", "a\n", "\r\n", "a\r\n\r\nb", "\r", "\n\r"])
def test_lines_keep_their_empty_words(text: str) -> None:
    settings = Settings(Pretokenizer.LINES)
    expected = count_text([text], settings).counts
    for blocks in ([text], list(text), [*text, ""], ["", *text]):
        assert counted([blocks], settings).counts.counts == expected


def test_what_was_no_text_is_counted() -> None:
    assert counted([["a\ufdd0", "\ud83d b"], ["\ufdd1"]], Settings()).replaced == 3


def test_each_block_is_a_slice() -> None:
    assert list(count_blocks([["a b ", "b c ", "a"]], Settings())) == [2, 3, 3]


def test_too_many_distinct_words_are_refused() -> None:
    words = [f"palabra{number} " for number in range(10_000)]
    needed = 10_000 * (76 + 60)
    assert counted([words * 3], Settings()).counts.distinct_words == 10_000
    assert result_of(count_blocks([words * 3], Settings(), room=needed)).counts.distinct_words == 10_000
    with pytest.raises(Problem) as caught:
        result_of(count_blocks([["".join(words)]], Settings(), room=needed // 2))
    assert caught.value.reason is CoreReason.TOO_MANY_WORDS
    assert 4_000 < int(caught.value.values["most"]) < 9_000


def test_long_words_take_more_room() -> None:
    words = ["x" * 1_000_000 + f"{number} " for number in range(3)]
    with pytest.raises(Problem) as caught:
        result_of(count_blocks([words], Settings(), room=2_500_000))
    assert caught.value.reason is CoreReason.TOO_MANY_WORDS


def test_counting_is_cut_into_small_slices() -> None:
    shares = list(count_blocks([["uno dos tres " * 20_000]], Settings()))
    assert len(shares) >= 60_000 // 4096
