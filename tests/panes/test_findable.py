"""Looking for a text, against looking at each place."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.slices import result_of
from bpe_gui.panes.corpus.corpus_finding import _in_units
from bpe_gui.panes.findable import Query, in_rows, in_text
from tests.core.strategies import fixed, letters, texts

wanted = st.lists(letters, min_size=1, max_size=3).map("".join)


def look(text: str, query: str) -> list[tuple[int, int]]:
    """Each place from left to right, none over another."""
    forms = {query, unicodedata.normalize("NFC", query), unicodedata.normalize("NFD", query)}
    found, place = [], 0
    while place < len(text):
        # The first form that fits is taken, in the order in which they are tried.
        fits = [form for form in (query, *sorted(forms - {query})) if text.startswith(form, place)]
        if fits:
            found.append((place, place + len(fits[0])))
        place = found[-1][1] if fits else place + 1
    return found


@fixed
@given(texts, wanted, st.sampled_from([1, 2, 7, 1_000]))
def test_hits_are_where_the_text_stands(text: str, query: str, size: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bpe_gui.panes.findable._TEXT_SLICE", size)
        found = result_of(in_text(Query(query, match_case=True), text))
    assert found == look(text, query)


@fixed
@given(texts, wanted)
def test_hits_in_the_units_that_qt_counts_in(text: str, query: str) -> None:
    encoded = text.encode("utf-16-le", "surrogatepass")
    hits = result_of(_in_units(Query(query, match_case=True), text)).places
    plain = result_of(in_text(Query(query, match_case=True), text))
    cut = [encoded[2 * start : 2 * end].decode("utf-16-le", "surrogatepass") for start, end in hits]
    assert cut == [text[start:end] for start, end in plain]


@pytest.mark.parametrize(
    ("query", "case", "found"),
    [
        ("SOL", False, ["sol", "Sol", "SOL"]),
        ("Sol", True, ["Sol"]),
        ("ß", False, ["ß", "ss", "SS"]),
        ("ñ", True, ["ñ", "n\u0303"]),
        ("n\u0303", True, ["ñ", "n\u0303"]),
        (".*", True, [".*"]),
    ],
)
def test_case_spellings_and_signs(query: str, case: bool, found: list[str]) -> None:
    text = "sol Sol SOL ß ss SS ñ n\u0303 .* a"
    places = result_of(in_text(Query(query, case), text))
    assert [text[start:end] for start, end in places] == found


def test_rows_and_numbers() -> None:
    rows = ["el", "12", "a12", "x", "El"]

    def find(query: Query) -> tuple[list[int], int | None]:
        hits = result_of(in_rows(query, rows, rows.__getitem__, lambda row, number: row == number - 10))
        return [start for start, _ in hits.places], hits.first

    assert find(Query("el")) == ([0, 4], None)
    assert find(Query("el", match_case=True)) == ([0], None)
    assert find(Query("12")) == ([1, 2], 1)
    assert find(Query("13")) == ([3], 0)
    assert find(Query("99")) == ([], None)
    assert Query("1" * 30).number is None and Query("12a").number is None
