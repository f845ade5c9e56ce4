from __future__ import annotations

import math

import pytest

from bpe_gui.core.cost import TextSize, cost, dearest, month, size_of, together, total
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from tests.core import lesson


@pytest.mark.parametrize(
    ("language", "sizes", "per_word", "by_words", "by_letters", "by_tokens"),
    [
        ("es", ((6, 26, 10), (4, 24, 12), (5, 23, 18)), 40 / 15, 3.0, 14.6, 8.0),
        ("bg", ((4, 23, 6), (5, 26, 12), (4, 27, 24)), 42 / 13, 2.6, 15.2, 8.4),
    ],
)
def test_the_lesson_s_messages(
    language: str,
    sizes: tuple[tuple[int, int, int], ...],
    per_word: float,
    by_words: float,
    by_letters: float,
    by_tokens: float,
) -> None:
    texts = [message.text for message in lesson.messages(language)]
    found = cost(lesson.tokenizer(language), texts, 3.0, 200_000)
    assert found.messages == tuple(TextSize(*size) for size in sizes)
    assert found.estimate.by_letters == by_letters
    assert (found.tokens_per_word, found.by_words, found.by_tokens) == (per_word, by_words, by_tokens)


def test_words_are_pieces_between_white_space_whatever_the_pretokenizer() -> None:
    found = cost(Tokenizer(Settings(), "ab"), ["a\tb\u00a0c  d\x1ce"], 1.0, 1)
    assert found.messages == (TextSize(4, 6, 8),)


def test_fewer_merges_cost_more() -> None:
    tokenizer = lesson.tokenizer("es")
    assert cost(tokenizer, ["el pago"], 1.0, 1, merges=0).messages == (TextSize(2, 6, 6),)
    assert cost(tokenizer, ["el pago"], 1.0, 1).messages == (TextSize(2, 6, 3),)


@pytest.mark.parametrize(
    ("price", "by_tokens"), [(0.2, "0.075"), (1.16, "0.435"), (2.2, "0.825"), (9.8, "3.675")]
)
def test_half_a_cent_stays_half_a_cent(price: float, by_tokens: str) -> None:
    """In floating point alone 1.16 × 0.375 is 0.43499999999999994, which would be rounded down."""
    assert repr(cost(Tokenizer(Settings(), "a"), ["aaa"], price, 125_000).by_tokens) == by_tokens


def test_no_message_costs_nothing() -> None:
    found = cost(lesson.tokenizer("es"), [], 3.0, 200_000)
    assert (found.messages, found.tokens_per_word, found.by_words, found.by_tokens) == ((), None, 0.0, 0.0)
    assert cost(lesson.tokenizer("es"), [""], 3.0, 200_000).tokens_per_word is None


@pytest.mark.parametrize(("price", "monthly"), [(-0.01, 1), (1.0, -1), (math.nan, 1), (math.inf, 1)])
def test_impossible_prices(price: float, monthly: int) -> None:
    with pytest.raises(Problem) as caught:
        cost(lesson.tokenizer("es"), ["el"], price, monthly)
    assert caught.value.reason is CoreReason.NEGATIVE


def test_input_and_response_are_priced_apart_and_added_up_in_decimal_digits() -> None:
    asked = month([TextSize(1, 5, 1)], 0.1, 1_000_000)
    answered = month([TextSize(2, 4, 1)], 0.2, 1_000_000)
    assert (asked.by_tokens, answered.by_tokens) == (0.1, 0.2)
    # In floating point alone it is 0.30000000000000004.
    assert together(asked, answered).by_tokens == 0.3
    assert (together(asked, answered).by_words, together(asked, answered).by_letters) == (0.5, 1.3)


def test_the_dearest_are_all_that_have_most_tokens() -> None:
    sizes = [TextSize(9, 9, 4), TextSize(1, 1, 5), TextSize(2, 2, 5)]
    assert (dearest(sizes), dearest([]), dearest([TextSize(0, 0, 0)])) == ([1, 2], [], [])
    assert total(sizes) == TextSize(12, 12, 14)


def test_a_special_token_is_one_token_of_no_word_s() -> None:
    tokenizer = Tokenizer(Settings(special_tokens=("<fin>",)), "el")
    assert size_of(tokenizer, "el<fin>el el").tokens == 7


def test_a_month_without_messages_is_refused_like_any_other() -> None:
    with pytest.raises(Problem):
        month([], -1.0, 1)
