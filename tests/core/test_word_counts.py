from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings
from bpe_gui.core.tokenizer import prepare
from bpe_gui.core.word_counts import LARGEST_COUNT, WordCounts, count_rows, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, fixed, texts

NFC = Settings(normalization=Normalization.NFC)


@fixed
@given(st.lists(texts, max_size=4), any_settings)
def test_counts_are_those_of_the_words_in_first_seen_order(corpus: list[str], settings: Settings) -> None:
    expected: Counter[str] = Counter()
    for text in corpus:
        prepared, spans = prepare(text, settings)
        expected.update(prepared[span.start : span.end] for span in spans if not span.special)
    counts = count_text(corpus, settings)
    assert list(counts.counts.items()) == list(expected.items())
    assert (counts.words, counts.distinct_words) == (expected.total(), len(expected))


def test_each_text_is_cut_by_itself() -> None:
    assert count_text(["sol", "luz sol"], Settings()).counts == {"sol": 2, "luz": 1}
    assert list(count_text(["b a", "c b"], Settings()).counts) == ["b", "a", "c"]
    assert count_text(["a\n", "b"], Settings(Pretokenizer.LINES)).counts == {"a": 1, "": 1, "b": 1}


def test_a_special_token_separates_words_and_is_not_counted() -> None:
    settings = Settings(special_tokens=("<fin>",))
    assert count_text(["sol<fin>luz <fin> sol"], settings).counts == {"sol": 2, "luz": 1}


def test_markers_are_not_in_word_counts() -> None:
    assert count_text(["sol \ufdd0sol"], Settings(Pretokenizer.MARKER)).counts == {"sol": 1, "\ufffdsol": 1}


def test_text_is_normalized_before_it_is_cut() -> None:
    settings = Settings(Pretokenizer.SPACES, normalization=Normalization.NFKC)
    assert count_text(["a\u00a0b"], settings).counts == {"a": 1, "b": 1}
    assert count_text(["a\u00a0b"], Settings()).counts == {"a\u00a0b": 1}
    text = "ma\u00f1ana man\u0303ana ma\u00f1ana man\u0303ana"
    assert count_text([text], NFC).counts == {"ma\u00f1ana": 4}
    assert count_text([text], Settings()).counts == {"ma\u00f1ana": 2, "man\u0303ana": 2}


def test_a_byte_order_mark_is_the_reader_s_business() -> None:
    assert count_text([b"\xef\xbb\xbfel el".decode("utf-8-sig")], Settings()).counts == {"el": 2}
    assert count_text(["\ufeffel el"], Settings()).counts == {"\ufeffel": 1, "el": 1}


def test_rows_are_words_as_they_stand() -> None:
    rows = [("dos palabras", 2), ("\t", 1), ("dos palabras", LARGEST_COUNT - 2), ("sol\ud83d", 1)]
    counts = count_rows(rows, Settings()).counts
    assert counts == {"dos palabras": LARGEST_COUNT, "\t": 1, "sol\ufffd": 1}


def test_rows_that_normalizing_makes_equal_are_added_up_at_the_place_of_the_first() -> None:
    rows = [("ma\u00f1ana", 1), ("sol", 5), ("man\u0303ana", 2)]
    assert list(count_rows(rows, NFC).counts.items()) == [("ma\u00f1ana", 3), ("sol", 5)]
    assert len(count_rows(rows, Settings()).counts) == 3


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        ([("sol", 0)], 0),
        ([("sol", -1)], -1),
        ([("sol", 2**63)], 2**63),
        ([("sol", 2**63 - 1), ("sol", 1)], 2**63),
    ],
)
def test_counts_out_of_range(rows: list[tuple[str, int]], count: int) -> None:
    with pytest.raises(Problem) as caught:
        count_rows(rows, Settings())
    assert caught.value.reason is CoreReason.COUNT_OUT_OF_RANGE
    assert caught.value.values == {"word": "sol", "count": count}


@pytest.mark.parametrize(("language", "total", "distinct"), [("es", 208, 83), ("bg", 185, 84)])
def test_the_lesson(language: str, total: int, distinct: int) -> None:
    counts = lesson.counts(language)
    assert (counts.words, counts.distinct_words) == (total, distinct)


def test_no_words() -> None:
    assert count_text([], Settings()) == WordCounts()
    assert count_text(["", " \n"], Settings()) == WordCounts()


def test_counting_tells_its_progress_and_can_be_abandoned() -> None:
    shares: list[float] = []

    def tick(share: float) -> None:
        shares.append(share)
        if share > 0.6:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        count_text(["luz " * 20_000 + "<fin>" + "sol " * 20_000], Settings(special_tokens=("<fin>",)), tick)
    assert shares == sorted(shares)
    assert len(shares) == 7
