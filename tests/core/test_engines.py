from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

from bpe_gui.core.engines import LEAST_WORDS, READABLE, check_room, compiled_engines, fits_kernels
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.trainer import ReadableTrainer, Trainer, learn
from bpe_gui.core.word_counts import WordCounts, no_tick

LIMITED = """
import os, resource
from pathlib import Path
from bpe_gui.core.engines import READABLE, compiled_engines
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import WordCounts, no_tick
trainer = compiled_engines().trainer
def told(make, counts):
    try:
        make(counts, Settings(), no_tick)
    except Problem as problem:
        print(make.__name__, problem)
    else:
        print(make.__name__, "fits")
counts = [WordCounts({f"{number:0{size}}": 1 for number in range(60_000)}) for size in (30, 90, 6)]
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (120 << 20),) * 2)
told(READABLE.trainer, counts[0])
told(trainer, counts[1])
told(READABLE.trainer, counts[2])
"""


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


@pytest.mark.parametrize(("unit", "symbols"), [(Unit.CHARACTERS, 3), (Unit.GRAPHEMES, 3), (Unit.BYTES, 5)])
def test_what_there_is_room_for(unit: Unit, symbols: int) -> None:
    words, settings = pack(WordCounts({"añж": 7})), Settings(unit=unit)
    check_room(words, settings, 24 * (symbols + 2))
    with pytest.raises(Problem) as caught:
        check_room(words, settings, 24 * (symbols + 2) - 1)
    assert caught.value.reason is CoreReason.TOO_MANY_SYMBOLS
    assert caught.value.values == {"most": symbols + 1}


def test_places_are_numbers_below_a_limit() -> None:
    # 2³¹ letters are not made here: a view that repeats one is as long.
    text = numpy.lib.stride_tricks.as_strided(numpy.zeros(1, numpy.uint8), (2**31,), (0,))
    words = PackedWords(text, numpy.array([2**31], numpy.int64), numpy.ones(1, numpy.int64))
    with pytest.raises(Problem) as caught:
        check_room(words, Settings(unit=Unit.BYTES), 2**40)
    assert caught.value.values == {"most": 2**31 - 64}


def test_no_tick_is_left_out_while_words_are_packed_and_laid_out() -> None:
    shares: list[float] = []
    compiled_engines().trainer(numbered(20_000), Settings(), shares.append)
    assert shares == sorted(shares)
    assert len([share for share in shares if share < 0.25]) >= 4
    assert 0.25 <= shares[-1] <= 1.0

    class Cancelled(Exception):
        pass

    def cancel(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        compiled_engines().trainer(numbered(20_000), Settings(), cancel)


if sys.platform == "linux":  # elsewhere the memory of a process is limited in other ways, or not at all

    def test_a_trainer_that_would_not_fit_is_refused() -> None:
        answer = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True)
        readable, compiled, fine = answer.stdout.splitlines()
        assert readable.startswith("ReadableTrainer too-many-symbols")
        assert compiled.startswith("trainer too-many-symbols")
        assert fine == "ReadableTrainer fits"


def test_numba_is_loaded_with_the_compiled_engines_only() -> None:
    ask = "import sys; from bpe_gui.core import engines, compiled_cache; print('numba' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", ask], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "False"
