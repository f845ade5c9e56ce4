"""The words of a corpus cut by rules, against cutting each word by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.compiled_corpus_cuts import CompiledCuts
from bpe_gui.core.corpus_cuts import CorpusCuts, ReadableCuts, corpus_cuts
from bpe_gui.core.metrics import dearest_words
from bpe_gui.core.packed_words import pack
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Round, learn
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, few, word_counts
from tests.made_text import made_text

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls


@pytest.fixture(autouse=True)
def numbers_may_run_over() -> Iterator[None]:
    """Without Numba the kernels are Python, whose numbers warn when they run over, as they shall."""
    with numpy.errstate(over="ignore"):
        yield


def learned(counts: WordCounts, settings: Settings, merges: int) -> tuple[Tokenizer, list[Round], int]:
    trainer = ReadableTrainer(counts, settings)
    tokens = trainer.tokens
    rounds = list(learn(trainer, merges))
    return Tokenizer(settings, trainer.alphabet, [found.rule for found in rounds]), rounds, tokens


def both(counts: WordCounts, tokenizer: Tokenizer) -> tuple[CorpusCuts, CorpusCuts]:
    return ReadableCuts(counts, tokenizer), CompiledCuts(pack(counts), tokenizer)


def follow(cuts: CorpusCuts, merges: int) -> None:
    for share in cuts.follow(merges):
        assert 0 <= share <= 1
    assert cuts.followed == merges


def check(cuts: CorpusCuts, counts: WordCounts, tokenizer: Tokenizer, merges: int) -> None:
    """What the cuts say, against each word cut by itself."""
    words = result_of(cuts.words(merges))
    sizes = [len(tokenizer.encode_word(word, merges)) for word in counts.counts]
    names = list(counts.counts)
    dearest, most = dearest_words(tokenizer, counts, merges)
    assert ([names[number] for number in words.dearest], words.most) == (dearest, most)
    assert words.whole.tolist() == [number for number, size in enumerate(sizes) if size == 1]
    for number, since in zip(words.whole.tolist(), words.whole_since.tolist(), strict=True):
        word, frequency = cuts.word(number)
        assert (word, frequency) == (names[number], counts.counts[word])
        assert len(tokenizer.encode_word(word, since)) == 1
        assert since == 0 or len(tokenizer.encode_word(word, since - 1)) > 1


@few
@given(word_counts, any_settings, st.integers(0, 20), st.integers(0, 20))
def test_all_that_is_said_is_what_cutting_each_word_gives(
    counts: WordCounts, settings: Settings, merges: int, fewer: int
) -> None:
    tokenizer, rounds, tokens = learned(counts, settings, merges)
    merges = len(rounds)
    units: Counter[str] = Counter()
    for word, frequency in counts.counts.items():
        for unit in tokenizer.encode_word(word, 0):
            units[unit] += frequency
    made = [before - after.tokens for before, after in zip((tokens, *_tokens(rounds)), rounds, strict=False)]
    for cuts in both(counts, tokenizer):
        follow(cuts, merges // 2)
        follow(cuts, merges)
        assert dict(cuts.units) == dict(units)
        assert cuts.made.tolist() == made
        for place in (merges, merges // 2, min(fewer, merges), 0):
            check(cuts, counts, tokenizer, place)


def _tokens(rounds: list[Round]) -> list[int]:
    return [found.tokens for found in rounds]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_long_run_gives_what_single_steps_give(preset: str) -> None:
    settings = PRESETS[preset]
    counts = count_text([made_text(1_500, 700)], settings)
    tokenizer, rounds, _ = learned(counts, settings, 260)
    assert len(rounds) == 260
    steps, leap = ReadableCuts(counts, tokenizer), ReadableCuts(counts, tokenizer)
    for merges in range(0, 261, 20):
        follow(steps, merges)
    follow(leap, 260)
    compiled = CompiledCuts(pack(counts), tokenizer)
    follow(compiled, 260)
    for cuts in (leap, compiled):
        assert cuts.made.tolist() == steps.made.tolist()
        for merges in (0, 7, 130, 260):
            one, other = result_of(cuts.words(merges)), result_of(steps.words(merges))
            assert one.most == other.most
            for field in ("dearest", "whole", "whole_since"):
                assert getattr(one, field).tolist() == getattr(other, field).tolist()
    check(leap, counts, tokenizer, 260)


def test_what_was_left_in_between_goes_on() -> None:
    counts = lesson.counts("es")
    tokenizer = lesson.tokenizer("es", 202)
    for cuts, whole in zip(both(counts, tokenizer), both(counts, tokenizer), strict=True):
        follow(whole, 202)
        for steps in range(1, 40):
            for number, _ in enumerate(cuts.follow(5 * steps)):
                if number == steps % 3:
                    break
        follow(cuts, 202)
        assert cuts.made.tolist() == whole.made.tolist()
        for merges in (0, 60, 202):
            check(cuts, counts, tokenizer, merges)


def test_sums_beyond_64_bits() -> None:
    counts = WordCounts({"aaba": 2**62, "ab": 2**62, "b": 2**63 - 1})
    tokenizer, rounds, tokens = learned(counts, Settings(), 3)
    cuts = corpus_cuts(counts, tokenizer, compiled=True)
    follow(cuts, len(rounds))
    assert cuts.made.tolist() == [
        before - after.tokens for before, after in zip((tokens, *_tokens(rounds)), rounds, strict=False)
    ]
    assert max(cuts.made.tolist()) >= 2**63


def test_the_words_of_the_lesson() -> None:
    for language, dearest, most in (("es", {"original", "reembolso"}, 7), ("bg", {"оригиналната"}, 8)):
        counts, tokenizer = lesson.counts(language), lesson.tokenizer(language)
        for cuts in both(counts, tokenizer):
            follow(cuts, 60)
            words = result_of(cuts.words(60))
            assert {cuts.word(number)[0] for number in words.dearest.tolist()} == dearest
            assert words.most == most


def test_no_words() -> None:
    for counts in (WordCounts(), WordCounts({"": 3})):
        for cuts in both(counts, Tokenizer(Settings(), ())):
            follow(cuts, 0)
            words = result_of(cuts.words(0))
            assert (words.most, words.dearest.tolist(), words.whole.tolist()) == (0, [], [])
            assert dict(cuts.units) == {}
