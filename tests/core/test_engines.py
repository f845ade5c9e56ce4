from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

from bpe_gui.core.engines import LEAST_WORDS, READABLE, compiled_engines, fits_kernels
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import ReadableTrainer, Trainer, learn
from bpe_gui.core.word_counts import WordCounts, no_tick


def numbered(words: int) -> WordCounts:
    """So many words."""
    return WordCounts({f"w{number}": 1 + number % 3 for number in range(words)})


def compiled(counts: WordCounts) -> Trainer:
    return compiled_engines().trainer(counts, Settings(), no_tick)


def test_large_corpora_are_compiled_and_small_ones_readable() -> None:
    assert isinstance(compiled(numbered(LEAST_WORDS - 1)), ReadableTrainer)
    assert not isinstance(compiled(numbered(LEAST_WORDS)), ReadableTrainer)
    assert isinstance(READABLE.trainer(numbered(LEAST_WORDS), Settings(), no_tick), ReadableTrainer)


def test_one_long_word_is_a_large_corpus() -> None:
    assert not isinstance(compiled(WordCounts({"ab" * 30_000: 1})), ReadableTrainer)


@pytest.mark.parametrize("largest", [2**62, 2**63 - 1])
def test_counts_that_64_bits_could_not_add_up_are_added_up_right(largest: int) -> None:
    counts = WordCounts({**numbered(LEAST_WORDS).counts, "aaaa": largest, "baaa": largest})
    trainer = compiled(counts)
    found = next(learn(trainer, 1))
    assert (found.rule.token, found.count) == ("aa", 5 * largest)
    assert trainer.tokens == 5 * largest + sum(
        count * len(word) for word, count in numbered(LEAST_WORDS).counts.items()
    )


def test_what_fits() -> None:
    assert fits_kernels(pack(WordCounts({"a" * 100: 2**50})))
    assert not fits_kernels(pack(WordCounts({"a" * 100: 2**56})))
    assert fits_kernels(pack(WordCounts({})))
    # A text of 2³¹ bytes is not made here; two words that end there say the same.
    ends = numpy.array([2**30, 2**31], numpy.int64)
    assert not fits_kernels(PackedWords(numpy.empty(0, numpy.uint8), ends, numpy.ones(2, numpy.int64)))


def test_numba_is_loaded_with_the_compiled_engines_only() -> None:
    ask = "import sys; from bpe_gui.core import engines, compiled_cache; print('numba' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "False"
