from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.blind_spots import (
    backwards,
    example_numbers,
    follows_places,
    group_borders,
    most_frequent_letter,
    numbers_in,
)


def test_letters_are_what_people_see() -> None:
    assert most_frequent_letter("ñ👩‍👧n\u0303n\u0303") == ("n\u0303", 2)
    assert backwards("n\u0303a👩‍👧") == "👩‍👧an\u0303"


def test_the_first_of_equally_frequent_letters_is_counted() -> None:
    assert most_frequent_letter("baab") == ("b", 2)


@given(st.text(alphabet="añяb", max_size=12))
def test_backwards_twice_is_forwards(word: str) -> None:
    assert backwards(backwards(word)) == word
    letter, times = most_frequent_letter(word)
    assert times == max(map(word.count, word), default=0)
    assert word.count(letter) == times or not word


@given(st.integers(1, 10**14))
def test_thousands_begin_where_the_number_is_written_with_commas(number: int) -> None:
    written = f"{number:,}"
    digits = str(number)
    borders = group_borders(len(digits))
    pieces = [digits[a:b] for a, b in zip([0, *borders], [*borders, len(digits)], strict=True)]
    assert pieces == written.split(",")
    assert follows_places([len(piece) for piece in pieces])
    assert follows_places([1] * len(digits)) == (len(digits) == 1)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("31645 + 3164 = ?", ["31645", "3164"]), ("1 2 3", ["1", "2"]), ("no", []), ("a12b", ["12"])],
)
def test_numbers_are_found_in_any_text(text: str, numbers: list[str]) -> None:
    assert numbers_in(text, 2) == numbers


def test_the_example_is_the_most_frequent_number_of_the_corpus() -> None:
    words = [("el", 9), ("12", 8), ("2907", 2), ("1042", 3), ("12345678", 7)]
    assert example_numbers(words) == ["10425", "1042"]
    assert example_numbers([("el", 9)]) == ["31645", "3164"]
