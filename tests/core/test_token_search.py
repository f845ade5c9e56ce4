"""Tokens in string order, and those that hold a text, against Python's own `sorted` and `in`."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.settings import Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.token_search import TokenOrder, TokenTexts, spellings
from bpe_gui.core.units import END_MARKER, START_MARKER, without_markers
from tests.core.strategies import fixed, letters

tokens = st.lists(letters, min_size=1, max_size=5).map("".join)


def order_of(symbols: list[str], order: TokenOrder) -> list[int]:
    for _ in order.follow(symbols):
        pass
    places = order.places(len(symbols)).tolist()
    return sorted(range(len(symbols)), key=places.__getitem__)


@fixed
@given(st.lists(tokens, max_size=30), st.integers(0, 30))
def test_string_order_whether_tokens_come_together_or_one_by_one(symbols: list[str], first: int) -> None:
    order = TokenOrder()
    order_of(symbols[:first], order)
    wanted = sorted(range(len(symbols)), key=lambda number: (symbols[number], number))
    assert order_of(symbols, order) == wanted


def test_many_tokens_in_string_order() -> None:
    dice = Random(3)
    symbols = ["".join(dice.choices("abñж", k=dice.randint(1, 6))) for _ in range(9_000)]
    order = TokenOrder()
    for size in (8_000, 8_010, 9_000):
        some = symbols[:size]
        assert order_of(some, order) == sorted(range(size), key=lambda number: (some[number], number))
    places = order.places(500).tolist()
    first = sorted(range(500), key=places.__getitem__)
    assert first == sorted(range(500), key=lambda number: (symbols[number], number))


def test_markers_are_left_out_where_bytes_are_compared() -> None:
    order = TokenOrder(without_markers)
    assert order_of(["b", START_MARKER + "a", "a", START_MARKER], order) == [3, 1, 2, 0]


def found(texts: TokenTexts, symbols: list[str], wanted: str, marker: str = "·") -> list[int]:
    for _ in texts.follow(symbols):
        pass
    mask = result_of(texts.holding([wanted], len(symbols), marker))
    return [number for number, is_one in enumerate(mask.tolist()) if is_one]


@fixed
@given(st.lists(tokens, max_size=30), st.integers(0, 30), tokens)
def test_tokens_that_hold_a_text(symbols: list[str], first: int, wanted: str) -> None:
    texts = TokenTexts(Unit.CHARACTERS, 0, fold=False)
    found(texts, symbols[:first], wanted)
    forms = spellings(wanted)
    assert found(texts, symbols, wanted) == [
        number for number, symbol in enumerate(symbols) if any(form in symbol for form in forms)
    ]
    mask = result_of(texts.holding([wanted], first, "·")).tolist() if first <= len(symbols) else []
    assert mask == [any(form in symbol for form in forms) for symbol in symbols[: len(mask)]]


@pytest.mark.parametrize(
    ("wanted", "fold", "ids"),
    [
        ("el", False, [0, 3]),
        ("EL", False, [1]),
        ("El", True, [0, 1, 3]),
        ("·e", False, [3]),
        ("a·", False, [2, 4]),
        ("ss", True, [5]),
        ("", False, []),
        ("el" * 50, False, []),
    ],
)
def test_case_and_markers(wanted: str, fold: bool, ids: list[int]) -> None:
    symbols = ["pel", "EL", "a·b", START_MARKER + "el", "a" + END_MARKER, "ß"]
    assert found(TokenTexts(Unit.CHARACTERS, 0, fold=fold), symbols, wanted) == ids


def test_bytes_are_looked_for_as_they_are_shown() -> None:
    symbols = ["ñ", "\xc3", "\xc3\xb1", "a\xb1"]
    texts = TokenTexts(Unit.BYTES, 1, fold=True)
    assert found(texts, symbols, "ñ") == [0, 2]
    assert found(texts, symbols, "n\u0303") == [0, 2]
    assert found(texts, symbols, "<C3>") == [1]
    assert found(texts, symbols, "b1") == [3]
