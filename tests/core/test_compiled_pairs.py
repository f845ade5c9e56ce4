"""Stories and ties by compiled code are those of the readable half, number by number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core import compiled_pairs
from bpe_gui.core.compiled_pairs import seek_tied_packed, tell_packed
from bpe_gui.core.packed_words import pack
from bpe_gui.core.pair_story import tell_pair
from bpe_gui.core.settings import Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tied_pairs import seek_tied
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, few, texts, word_counts

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls


@pytest.fixture(autouse=True)
def numbers_may_run_over() -> Iterator[None]:
    """Without Numba the kernels are Python, whose numbers warn when they run over, as they shall."""
    with numpy.errstate(over="ignore"):
        yield


def check(counts: WordCounts, settings: Settings, merges: int, more: int) -> None:
    """All pairs of a round by both, with what becomes of them some merges later; and the round's tie."""
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges + more)]
    tokenizer = Tokenizer(settings, trainer.alphabet, rules)
    while trainer.merges > merges:
        trainer.unmerge()
    for rule, _ in [*trainer.pairs(10_000).pairs, (Rule("a", "zz"), 0)]:
        now = len(rules) if more else None
        plain = result_of(tell_pair(counts, tokenizer, rule, trainer.merges, now))
        fast = result_of(tell_packed(pack(counts), tokenizer, rule, trainer.merges, now))
        for name in ("numbers", "words", "frequencies", "seen", "replaced"):
            assert list(getattr(fast, name)) == list(getattr(plain, name)), (rule, name)
        for name in ("rule", "merges", "count", "saved", "first", "left"):
            assert getattr(fast, name) == getattr(plain, name), (rule, name)
    plain_tie = result_of(seek_tied(counts, tokenizer, trainer.merges))
    assert result_of(seek_tied_packed(pack(counts), tokenizer, trainer.merges)) == plain_tie


@few
@given(word_counts, st.integers(0, 5), st.integers(0, 3))
def test_they_agree_on_words_full_of_ties(counts: WordCounts, merges: int, more: int) -> None:
    check(counts, Settings(), merges, more)


@few
@given(texts, any_settings, st.integers(0, 4), st.integers(0, 2))
def test_they_agree_whatever_cuts_the_words(text: str, settings: Settings, merges: int, more: int) -> None:
    check(count_text([text], settings), settings, merges, more)


@pytest.mark.parametrize("searched", [1, 3, 7])
def test_what_lies_across_two_slices_is_found(monkeypatch: pytest.MonkeyPatch, searched: int) -> None:
    monkeypatch.setattr(compiled_pairs, "_SEARCHED", searched)
    monkeypatch.setattr(compiled_pairs, "_SORTED", searched)
    check(WordCounts({"aaa": 2, "aa": 1, "": 1, "xaay": 3, "ñaña": 4, "ab": 1}), Settings(), 0, 2)


def test_they_agree_on_the_lesson() -> None:
    check(lesson.counts("es"), Settings(), 41, 19)


def test_large_counts_are_added_up_exactly() -> None:
    counts = WordCounts({"ab": 2**58 + 1, "cab": 2**58 + 3, "xy": 1})
    check(counts, Settings(), 0, 1)
    assert (
        result_of(tell_packed(pack(counts), Tokenizer(Settings(), ""), Rule("a", "b"), 0)).count == 2**59 + 4
    )


def test_nothing_is_changed_in_the_words_that_are_read() -> None:
    words = pack(WordCounts({"abab": 3, "ab": 1}))
    before = words.text.tobytes()
    tokenizer = Tokenizer(Settings(), "ab", [Rule("a", "b")])
    result_of(tell_packed(words, tokenizer, Rule("ab", "ab"), 1))
    result_of(seek_tied_packed(words, tokenizer, 1))
    assert words.text.tobytes() == before
    assert words.ends.tolist() == [4, 6]
