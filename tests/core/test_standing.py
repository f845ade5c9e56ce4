"""The place of a pair in the queue, of both trainers, against sorting all pairs."""

from __future__ import annotations

from random import Random

import pytest

from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings
from bpe_gui.core.standing import Standing
from bpe_gui.core.trainer import ReadableTrainer, Rule, Trainer
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import WordCounts
from tests import reference_bpe
from tests.core import lesson


def queue(words: list[reference_bpe.Word]) -> list[tuple[tuple[str, str], int]]:
    """All pairs of a round in the order of its queue: sorting is stable, so the first seen stays first."""
    counts = reference_bpe.count_pairs(words)
    return sorted(counts.items(), key=lambda each: -each[1])


def trainers(kernels: str, counts: WordCounts, settings: Settings) -> list[Trainer]:
    made: list[Trainer] = [ReadableTrainer(counts, settings)]
    if kernels == "compiled":
        from bpe_gui.core.compiled_trainer import CompiledTrainer

        made.append(CompiledTrainer(counts, settings))
    return made


@pytest.mark.parametrize("settings", [Settings(), PRESETS["bytes"], Settings(Pretokenizer.END_MARKER)])
def test_every_pair_of_random_words_has_its_place(kernels: str, settings: Settings) -> None:
    dice = Random(5)
    texts = ["".join(dice.choices("abñc", k=dice.randint(1, 7))) for _ in range(60)]
    counts = WordCounts({text: dice.randint(1, 4) for text in texts})
    for trainer in trainers(kernels, counts, settings):
        words = [(list(symbols(text, settings)), count) for text, count in counts.counts.items()]
        for _ in range(12):
            for place, (pair, count) in enumerate(queue(words), 1):
                assert trainer.standing(Rule(*pair)) == Standing(count, place)
            assert trainer.standing(Rule("a", "no such piece")) is None
            made = trainer.merge()
            assert made is not None
            words = [(reference_bpe.merge(cut, *made.rule), count) for cut, count in words]
            assert trainer.standing(made.rule) is None or made.rule.left == made.rule.right


def test_going_back_and_forth_moves_no_place(kernels: str) -> None:
    pair = Rule("pa", "q")
    for trainer in trainers(kernels, lesson.counts("es"), Settings()):
        for _ in range(60):
            trainer.merge()
        assert trainer.standing(pair) == Standing(4, 2)
        for _ in range(30):
            trainer.unmerge()
        assert trainer.standing(Rule("t", "e")) == trainer.standing(Rule("t", "e"))
        for _ in range(30):
            trainer.merge()
        assert trainer.standing(pair) == Standing(4, 2)
