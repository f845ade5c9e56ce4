"""Where that stands in the sample which somebody asked about."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document.asked_places import count_places, is_asked
from bpe_gui.document.background import Work
from bpe_gui.document.long_word import LONG_WORD
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord, Subject
from tests.core.strategies import any_settings, fixed, learned, texts

LESSON = Tokenizer(Settings(), "aelns", [Rule("e", "l"), Rule("el", "a")])


def done(work: Work[int]) -> int:
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return int(stop.value)


def filled(text: str, tokenizer: Tokenizer) -> MeasuredSample:
    sample = MeasuredSample(text, tokenizer)
    for _ in sample.fill():
        pass
    return sample


def count(text: str, subject: Subject, merges: int, tokenizer: Tokenizer = LESSON) -> int:
    return done(count_places(filled(text, tokenizer), merges, subject))


def lit(tokens: str, subject: Subject) -> str:
    """A word of tokens with signs on those that are lit."""
    symbols = tuple(tokens.split("|"))
    word = EncodedWord("".join(symbols), 0, 9, symbols)
    return " ".join(
        f"[{each}]" if is_asked(subject, word, number) else each for number, each in enumerate(symbols)
    )


def test_a_token_is_lit_wherever_it_stands() -> None:
    assert lit("pa|q|ue|pa", AskedToken("pa")) == "[pa] q ue [pa]"
    assert lit("pa|q|ue|te", AskedToken("p")) == "pa q ue te"


def test_a_word_is_lit_whole() -> None:
    assert lit("pa|q|ue|te", AskedWord("paquete")) == "[pa] [q] [ue] [te]"
    assert lit("pa|q|ue|te", AskedWord("paque")) == "pa q ue te"


@pytest.mark.parametrize(
    ("tokens", "shown"),
    [
        ("el|a", "[el] a"),
        ("e|l|a", "[e] [l] a"),
        ("l|e|l|e", "l [e] [l] e"),
        ("e|e|l", "e [e] [l]"),
        ("el|e|l", "[el] [e] [l]"),
    ],
)
def test_of_a_pair_the_token_and_its_parts_side_by_side(tokens: str, shown: str) -> None:
    assert lit(tokens, AskedPair(Rule("e", "l"), 3)) == shown


def test_a_pair_of_equals_overlaps() -> None:
    assert lit("a|a|a", AskedPair(Rule("a", "a"), 0)) == "[a] [a] [a]"


def test_places_are_counted() -> None:
    text = "el ela ele la el\nelel"
    assert [count(text, AskedToken("el"), k) for k in (0, 1, 2)] == [0, 6, 5]
    assert [count(text, AskedToken("ela"), k) for k in (0, 1, 2)] == [0, 0, 1]
    assert [count(text, AskedPair(Rule("e", "l"), 0), k) for k in (0, 1, 2)] == [6, 6, 5]
    assert [count(text, AskedWord("el"), k) for k in (0, 2)] == [2, 2]
    assert count("", AskedToken("el"), 1) == 0


def test_places_in_a_very_long_word_are_counted_over_its_pieces() -> None:
    text = "lse" * (2 * LONG_WORD) + "l ase"
    assert count(text, AskedToken("e"), 0) == 2 * LONG_WORD + 1
    assert count(text, AskedToken("el"), 1) == 2 * LONG_WORD
    assert count(text, AskedPair(Rule("e", "l"), 0), 0) == 2 * LONG_WORD
    assert count(text, AskedPair(Rule("s", "e"), 0), 0) == 2 * LONG_WORD + 1


@fixed
@given(any_settings, st.lists(texts, min_size=1, max_size=3), texts, st.integers(0, 9), st.data())
def test_counts_are_those_of_the_cut_text(
    settings: Settings, corpus: list[str], text: str, merges: int, data: st.DataObject
) -> None:
    tokenizer = learned(corpus, settings, merges)
    sample = filled(text, tokenizer)
    k = data.draw(st.integers(0, len(tokenizer.rules)))
    words = tokenizer.encode(text, k)
    symbols = sorted({token for word in words for token in word.tokens}) or ["a"]
    left, right = data.draw(st.sampled_from(symbols)), data.draw(st.sampled_from(symbols))
    assert done(count_places(sample, k, AskedToken(left))) == sum(w.tokens.count(left) for w in words)
    pairs = sum(pair == (left, right) for word in words for pair in pairwise(word.tokens))
    made = sum(word.tokens.count(left + right) for word in words)
    assert done(count_places(sample, k, AskedPair(Rule(left, right), k))) == pairs + made
