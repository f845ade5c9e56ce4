"""A sample cut by compiled code shows what one cut word by word shows, at every number of merges."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.engines import compiled_engines
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document import sample as sample_module
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.word_cuts import CompiledCutting
from tests.core.strategies import any_settings, few, learned, texts

COMPILED = compiled_engines()


@pytest.fixture(autouse=True)
def every_text_is_long(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So that short ones, too, are cut by kernels; without Numba their numbers warn when they run over."""
    monkeypatch.setattr(sample_module, "SHORT_TEXT", -1)
    with numpy.errstate(over="ignore"):
        yield


def both(text: str, tokenizer: Tokenizer) -> tuple[MeasuredSample, MeasuredSample]:
    """The sample cut by both, filled."""
    samples = MeasuredSample(text, tokenizer), MeasuredSample(text, tokenizer, engines=COMPILED)
    for sample in samples:
        result_of(sample.fill())
    assert isinstance(samples[1]._cutting, CompiledCutting)
    return samples


def assert_same(readable: MeasuredSample, compiled: MeasuredSample) -> None:
    """Whatever can be asked of a sample."""
    assert compiled.text == readable.text
    assert compiled.followed == readable.followed
    assert compiled.token_counts() == readable.token_counts()
    assert compiled.words == readable.words
    words, expected = compiled.cut_words, readable.cut_words
    assert words and expected
    assert (words.letters, words.written) == (expected.letters, expected.written)
    for merges in {0, 1, readable.followed // 2, readable.followed}:
        assert compiled.tokens(merges) == readable.tokens(merges)
        assert list(compiled.encoded(merges)) == list(readable.encoded(merges))
        for limit in {0, 1, readable.tokens(merges) // 2, readable.tokens(merges)}:
            assert compiled.cut(merges, limit) == readable.cut(merges, limit)
            assert compiled.lost(merges, limit) == readable.lost(merges, limit)


@few
@given(texts, texts, any_settings, st.integers(0, 20))
def test_samples_are_the_same_and_follow_rules(
    corpus: str, text: str, settings: Settings, first: int
) -> None:
    whole = learned([corpus, text], settings, 20)
    tokenizer = Tokenizer(settings, whole.alphabet, whole.rules[:first])
    readable, compiled = both(text, tokenizer)
    assert_same(readable, compiled)
    for end in (first + 1, len(whole.rules)):
        tokenizer.extend(whole.rules[len(tokenizer.rules) : end])
        result_of(readable.follow())
        result_of(compiled.follow())
        assert_same(readable, compiled)


@pytest.mark.parametrize("pretokenizer", [Pretokenizer.SPACES, Pretokenizer.MARKER, Pretokenizer.END_MARKER])
@pytest.mark.parametrize("unit", Unit)
def test_a_very_long_word(pretokenizer: Pretokenizer, unit: Unit) -> None:
    settings = Settings(pretokenizer, unit)
    text = "sol " + "mañanaluzñu" * 500 + " luz"
    whole = learned([text[:900]], settings, 30)
    tokenizer = Tokenizer(settings, whole.alphabet, whole.rules[:20])
    readable, compiled = both(text, tokenizer)
    for _ in range(2):
        assert compiled.token_counts() == readable.token_counts()
        for merges in (0, 7, readable.followed):
            for start in (0, 1_000, 5_400):
                shown = list(readable.encoded(merges, start, start + 60))
                assert list(compiled.encoded(merges, start, start + 60)) == shown
            assert compiled.cut(merges, 50) == readable.cut(merges, 50)
            assert compiled.lost(merges, 50) == readable.lost(merges, 50)
        tokenizer.extend(whole.rules[20:])
        result_of(readable.follow())
        result_of(compiled.follow())


def test_known_words_are_cut_again() -> None:
    settings = Settings()
    _, compiled = both("sol luz sol", learned(["sol sol"], settings, 2))
    other = learned(["luz luz"], settings, 2)
    again = MeasuredSample("sol luz sol", other, compiled.cut_words, COMPILED)
    result_of(again.fill())
    assert again.cut_words is compiled.cut_words
    assert_same(both("sol luz sol", other)[0], again)
    # Words that were found without kernels are found once more.
    readable = both("sol luz sol", other)[0]
    anew = MeasuredSample("sol luz sol", other, readable.cut_words, COMPILED)
    result_of(anew.fill())
    assert_same(readable, anew)


def test_rules_made_by_hand() -> None:
    rules = [Rule("a", "bc"), Rule("b", "c"), Rule("a", "bc")]
    assert_same(*both("abc bc abcabc x", Tokenizer(Settings(), "abc", rules)))
