from __future__ import annotations

import math

import pytest

from bpe_gui.core.cost import MessageSize, cost
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from tests.core import lesson


@pytest.mark.parametrize(
    ("language", "sizes", "per_word", "by_words", "by_tokens"),
    [
        ("es", ((6, 10), (4, 12), (5, 18)), 40 / 15, 3.0, 8.0),
        ("bg", ((4, 6), (5, 12), (4, 24)), 42 / 13, 2.6, 8.4),
    ],
)
def test_the_lesson_s_messages(
    language: str, sizes: tuple[tuple[int, int], ...], per_word: float, by_words: float, by_tokens: float
) -> None:
    texts = [message.text for message in lesson.messages(language)]
    found = cost(lesson.tokenizer(language), texts, 3.0, 200_000)
    assert found.messages == tuple(MessageSize(*size) for size in sizes)
    assert (found.tokens_per_word, found.by_words, found.by_tokens) == (per_word, by_words, by_tokens)


def test_words_are_pieces_between_white_space_whatever_the_pretokenizer() -> None:
    found = cost(Tokenizer(Settings(), "ab"), ["a\tb\u00a0c  d\x1ce"], 1.0, 1)
    assert found.messages == (MessageSize(4, 8),)


def test_fewer_merges_cost_more() -> None:
    tokenizer = lesson.tokenizer("es")
    assert cost(tokenizer, ["el pago"], 1.0, 1, merges=0).messages == (MessageSize(2, 6),)
    assert cost(tokenizer, ["el pago"], 1.0, 1).messages == (MessageSize(2, 3),)


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
