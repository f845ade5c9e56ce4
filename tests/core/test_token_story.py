"""How often a token stands in the corpus, and which rules took the others: the lesson, and both trainers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bpe_gui.core.packed_words import pack
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.token_story import Holder, InCorpus, Taker, in_corpus, takers
from bpe_gui.core.trainer import ReadableTrainer, Rule, Trainer, learn
from bpe_gui.core.word_counts import WordCounts
from tests.core import lesson


def trainers(kernels: str, counts: WordCounts, settings: Settings) -> Iterator[Trainer]:
    yield ReadableTrainer(counts, settings)
    if kernels == "compiled":
        from bpe_gui.core.compiled_trainer import CompiledTrainer

        yield CompiledTrainer(counts, settings)


def brute(trainer: Trainer, counts: WordCounts, symbol: str) -> InCorpus:
    """Every word looked at."""
    rows = [
        Holder(word, frequency, list(cut).count(symbol))
        for word, (cut, frequency) in zip(counts.counts, trainer.segmentation(), strict=True)
        if symbol in cut
    ]
    best = sorted(rows, key=lambda each: -each.frequency * each.times)[:3]
    return InCorpus(sum(each.frequency * each.times for each in rows), len(rows), tuple(best))


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("settings", [Settings(), PRESETS["bytes"], PRESETS["book-marker"]])
def test_tokens_are_counted_where_they_stand(kernels: str, settings: Settings, packed: bool) -> None:
    dice = Random(3)
    texts = ["".join(dice.choices("aañb", k=dice.randint(1, 7))) for _ in range(80)]
    plain = WordCounts({text: dice.randint(1, 9) for text in texts})
    counts = pack(plain).word_counts() if packed else plain
    for trainer in trainers(kernels, counts, settings):
        made = [found.rule.token for found in learn(trainer, 15)]
        for symbol in (*trainer.alphabet[:300], *made, "no such token"):
            assert result_of(in_corpus(trainer, counts, symbol, 3)) == brute(trainer, plain, symbol)
        while trainer.merges > 5:
            trainer.unmerge()
        for symbol in made:
            assert result_of(in_corpus(trainer, counts, symbol, 3)) == brute(trainer, plain, symbol)


def test_of_nine_pa_of_the_lesson_pag_took_five() -> None:
    counts = lesson.counts("es")
    trainer = lesson.trainer("es")
    token_counts = [trainer.tokens]
    rounds = list(learn(trainer, 60))
    token_counts += [found.tokens for found in rounds]
    assert (rounds[14].rule, rounds[14].count) == (Rule("p", "a"), 9)
    assert takers("pa", rounds, 15, 60, token_counts) == [Taker(55, "pag", 5)]
    found = result_of(in_corpus(trainer, counts, "pa", 3))
    assert found == InCorpus(4, 1, (Holder("paquete", 4, 1),))


def test_what_was_taken_and_what_stands_is_what_was_made(kernels: str) -> None:
    counts = WordCounts({"aaaa": 3, "aab": 2, "baab": 4, "ababab": 1, "bbb": 5})
    for trainer in trainers(kernels, counts, Settings()):
        token_counts = [trainer.tokens]
        at_start = {letter: result_of(in_corpus(trainer, counts, letter, 0)).tokens for letter in "ab"}
        rounds = []
        while found := trainer.merge():
            rounds.append(found)
            token_counts.append(found.tokens)
            made = {each.rule.token: token_counts[rank] - each.tokens for rank, each in enumerate(rounds)}
            for symbol, number in {**at_start, **made}.items():
                first = next((rank + 1 for rank, each in enumerate(rounds) if each.rule.token == symbol), 0)
                taken = takers(symbol, rounds, first, len(rounds), token_counts)
                now = result_of(in_corpus(trainer, counts, symbol, 0)).tokens
                assert number == now + sum(each.taken for each in taken)
        assert len(rounds) > 6
