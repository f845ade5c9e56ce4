from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.context import Part, fit, tokens_given
from bpe_gui.core.problem import CoreReason, Problem

sizes = st.integers(0, 50)


@given(sizes, sizes, sizes, sizes)
def test_what_is_kept_fits_and_nothing_falls_out_that_had_a_place(
    size: int, system: int, history: int, response: int
) -> None:
    found = fit(size, system, history, response)
    parts = (found.system, found.history, found.response)
    assert [part.tokens for part in parts] == [system, history, response]
    assert all(0 <= part.lost <= part.tokens for part in parts)
    kept = sum(part.kept for part in parts)
    assert kept + found.free == size
    assert found.lost == max(0, found.wanted - size)
    assert not (found.free and found.lost)
    # The order in which parts give way.
    assert not found.response.lost or found.history.kept == 0
    assert not found.system.lost or found.response.kept == 0


def test_the_history_goes_first_then_the_response_stops_then_the_prompt_loses_its_end() -> None:
    assert [part.lost for part in _parts(90)] == [0, 0, 0]
    assert [part.lost for part in _parts(89)] == [0, 1, 0]
    assert [part.lost for part in _parts(40)] == [0, 50, 0]
    assert [part.lost for part in _parts(35)] == [0, 50, 5]
    assert [part.lost for part in _parts(20)] == [0, 50, 20]
    assert [part.lost for part in _parts(0)] == [20, 50, 20]


def _parts(size: int) -> tuple[Part, Part, Part]:
    found = fit(size, 20, 50, 20)
    return found.system, found.history, found.response


@pytest.mark.parametrize("numbers", [(-1, 0, 0, 0), (0, -1, 0, 0), (0, 0, -1, 0), (0, 0, 0, -1)])
def test_impossible_numbers(numbers: tuple[int, int, int, int]) -> None:
    with pytest.raises(Problem) as caught:
        fit(*numbers)
    assert caught.value.reason is CoreReason.NEGATIVE


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("1500", 1500),
        (" 1 500\n", 1500),
        ("128,000", 128_000),
        ("128.000", 128_000),
        ("1\u202f500", 1500),
        ("", None),
        ("pedido 1042", None),
        ("-5", None),
        ("1042 1042 1042 1042", None),  # more than any window has
        ("١٢", None),
    ],
)
def test_a_number_of_tokens_in_place_of_a_text(text: str, number: int | None) -> None:
    assert tokens_given(text) == number
