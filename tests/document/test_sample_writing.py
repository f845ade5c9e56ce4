"""Tokens of the sample written as text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import regex
from hypothesis import assume, example, given
from hypothesis import strategies as st

from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document import sample as sample_module
from bpe_gui.document import sample_writing, word_cuts
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.sample_writing import Writing, written
from tests.core.strategies import any_settings, fixed, learned, texts

PLAIN = Writing(lambda token, special: f"<{token}>" if special else token, "|")
LESSON = Tokenizer(Settings(), "abejlo", [Rule("e", "l"), Rule("b", "a")])


def filled(text: str, tokenizer: Tokenizer) -> MeasuredSample:
    sample = MeasuredSample(text, tokenizer)
    for _ in sample.fill():
        pass
    return sample


@contextmanager
def long_from(symbols: int) -> Iterator[None]:
    """Treats words of more symbols than that as long ones, and writes them in pieces as small."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (sample_module, sample_writing, word_cuts):
            patch.setattr(module, "LONG_WORD", symbols)
        yield


def whole(sample: MeasuredSample, merges: int, numbers: range, writing: Writing = PLAIN) -> str:
    return "".join(piece for _, piece in written(sample, merges, numbers, writing))


def expected(text: str, tokenizer: Tokenizer, merges: int, numbers: range) -> str:
    """The same word by word, as the definition says."""
    out, number, behind = "", 0, -1
    for word in tokenizer.encode(text, merges):
        chosen = [token for at, token in enumerate(word.tokens, number) if at in numbers]
        if chosen or (behind >= 0 and number in numbers and not word.tokens):
            if behind >= 0:
                prepared = filled(text, tokenizer).text
                ends = regex.findall(r"\r\n|\r|\n", prepared[behind : word.start])
                out += "\n" * len(ends) or "  "
            out += "|".join(PLAIN.token(token, word.special) for token in chosen)
            behind = word.end
        number += len(word.tokens)
    return out


@pytest.mark.parametrize("symbols", [1_000, 2])
@fixed
@given(
    any_settings,
    st.lists(texts, max_size=3),
    texts,
    st.integers(0, 9),
    st.integers(0, 30),
    st.integers(0, 30),
)
@example(Settings(Pretokenizer.GPT2, Unit.BYTES), ["el el"], "el 🙂\r\n\r\nel", 1, 0, 30)
def test_any_stretch_of_tokens_is_written_word_by_word(
    symbols: int, settings: Settings, corpus: list[str], text: str, merges: int, first: int, size: int
) -> None:
    assume(settings.pretokenizer is not Pretokenizer.LINES)  # has words without tokens, see below
    tokenizer = learned(corpus, settings, merges)
    with long_from(symbols):
        sample = filled(text, tokenizer)
        for k in {0, merges}:
            numbers = range(first, min(first + size, sample.tokens(k)))
            assert whole(sample, k, numbers) == expected(text, tokenizer, k, numbers)


def test_words_stand_apart_and_lines_are_kept() -> None:
    sample = filled("bajo el\n\nbajo  el\r\nel", LESSON)
    assert whole(sample, 2, range(sample.tokens(2))) == "ba|j|o  el\n\nba|j|o  el\nel"
    assert whole(sample, 0, range(3, 6)) == "o  e|l"
    assert whole(sample, 2, range(1, 2)) == "j"
    assert whole(sample, 2, range(0)) == ""


def test_empty_lines_are_words_without_tokens() -> None:
    tokenizer = Tokenizer(Settings(Pretokenizer.LINES), "abejlo ", [Rule("e", "l")])
    sample = filled("el\n\nba el", tokenizer)
    assert whole(sample, 1, range(sample.tokens(1))) == "el\n\nb|a| |el"


def test_special_tokens_are_written_as_such() -> None:
    tokenizer = Tokenizer(Settings(special_tokens=("<fin>",)), "ael", [Rule("e", "l")])
    sample = filled("el<fin>el", tokenizer)
    assert whole(sample, 1, range(3)) == "el  <<fin>>  el"


def test_a_very_long_word_is_written_in_pieces() -> None:
    sample = filled("el " + "baja" * 5_000 + " el", LESSON)
    pieces = [piece for _, piece in written(sample, 2, range(sample.tokens(2)), PLAIN)]
    assert "".join(pieces) == "el  " + "|".join(["ba|j|a"] * 5_000) + "  el"
    assert max(map(len, pieces)) < 20_000


def test_what_is_not_counted_yet_is_not_written() -> None:
    assert whole(MeasuredSample("el", LESSON), 2, range(1)) == ""
