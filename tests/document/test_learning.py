from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import PRESETS, Normalization, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Stop
from bpe_gui.core.word_counts import WordCounts, no_tick
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import Branch, History, Position
from bpe_gui.document.leading import PAIRS_SHOWN, learn_on, look_at, next_of
from bpe_gui.document.learning import (
    Learned,
    Remarks,
    is_quick,
    learn_corpus,
    learn_saved,
    remarks,
    without_looks,
)

LESSON = PRESETS["lesson"]
TEXT = "bajo bajo bajo el ella el pago paga"
Result = TypeVar("Result")


def result(work: Work[Result]) -> Result:
    while True:
        try:
            assert 0 <= next(work) <= 1
        except StopIteration as stop:
            value: Result = stop.value
            return value


def learned(text: str, wanted: int, settings: Settings = LESSON) -> Learned:
    return result(learn_corpus(Corpus(text), settings, lambda: wanted, no_tick))


def saved(of: Learned, merges: int) -> tuple[History, Tokenizer]:
    """What a file holds of the first rounds."""
    rounds = list(of.history.rounds[:merges])
    history = History([Branch(rounds=rounds)], untouched_tokens=of.history.untouched_tokens)
    return history, Tokenizer(LESSON, of.tokenizers[0].alphabet, [found.rule for found in rounds])


def opened(text: str, held: tuple[History, Tokenizer], settings: Settings = LESSON) -> Learned:
    history, tokenizer = held
    return result(learn_saved(Corpus(text), settings, history, tokenizer.alphabet, no_tick))


def test_a_corpus_is_learned_as_the_trainer_learns_it() -> None:
    found = learned(TEXT, 5)
    trainer = ReadableTrainer(Corpus(TEXT).count(LESSON, no_tick), LESSON)
    first = result(next_of(trainer))
    rounds = [trainer.merge() for _ in range(5)]
    assert list(found.history.rounds) == rounds
    assert found.history.untouched_tokens == 28
    assert (found.first, found.last) == (first, result(next_of(trainer)))
    assert list(found.tokenizers[0].rules) == [each.rule for each in rounds if each]
    assert not found.differs


def test_the_number_wanted_may_change_meanwhile() -> None:
    wanted = [2]
    for changed in (1, 4):
        work = learn_corpus(Corpus(TEXT), LESSON, lambda: wanted[0], no_tick)
        next(work)
        wanted[0] = changed
        assert result(work).history.learned == changed


def test_a_corpus_without_pairs_says_why() -> None:
    assert learned("a e i", 3).last.stopped is Stop.NO_PAIR
    once = replace(LESSON, minimum_count=2)
    assert learned("sol", 3, once).last.stopped is Stop.MIN_COUNT


def test_ticks_tell_the_share_of_the_whole() -> None:
    shares: list[float] = []
    corpus = Corpus(" ".join(f"palabra{number}" for number in range(9_000)))
    result(learn_corpus(corpus, LESSON, lambda: 1, shares.append))
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.4 < shares[-1] <= 2 / 3


@pytest.mark.parametrize("merges", [0, 3, 5])
def test_saved_rules_that_the_corpus_gives(merges: int) -> None:
    held = saved(learned(TEXT, 5), merges)
    found = opened(TEXT, held)
    assert not found.differs
    assert found.history is held[0]
    assert found.placed is not None
    assert found.placed.trainer.merges == merges
    assert found.last == result(next_of(found.placed.trainer))


def test_a_first_count_that_was_guessed_is_put_right() -> None:
    history, tokenizer = saved(learned(TEXT, 5), 3)
    history.untouched_tokens = 99
    assert opened(TEXT, (history, tokenizer)).history.token_counts[0] == 28


def test_where_the_rules_differ_those_of_the_file_are_kept() -> None:
    held = saved(learned(TEXT, 5), 5)
    rounds = list(held[0].rounds)
    text = "pago paga pago paga " + TEXT
    found = opened(text, held)
    assert found.differs
    assert list(found.history.rounds) == rounds
    assert found.history.untouched_tokens == 28
    assert found.placed is not None
    # The trainer stands behind the file's rules, to go on from them.
    assert found.placed.trainer.merges == 5
    again = found.placed.trainer.merge()
    assert again is not None
    assert again.rule not in [each.rule for each in rounds]


@pytest.mark.parametrize(
    ("text", "settings"),
    [("otra cosa", LESSON), ("", LESSON), (TEXT, replace(LESSON, minimum_count=3))],
    ids=["other pairs", "no pairs", "pairs below the minimum"],
)
def test_rules_whose_pairs_the_corpus_lacks_stay_without_a_trainer(text: str, settings: Settings) -> None:
    held = saved(learned(TEXT, 5), 5)
    found = opened(text, held, settings)
    assert found.differs
    assert found.placed is None
    assert found.history is held[0]


def test_other_counts_alone_are_a_difference_too() -> None:
    held = saved(learned(TEXT, 5), 2)
    found = opened(TEXT + " " + TEXT, held)
    assert found.differs
    assert found.placed is not None
    assert found.placed.trainer.merges == 2


def test_looking_back_and_forward_leads_the_trainer_along_the_log() -> None:
    found = learned(TEXT, 5)
    assert found.placed is not None
    at_two = result(look_at(found.placed, found.history, Position(0, 2)))
    assert (found.placed.trainer.merges, at_two) == (2, learned(TEXT, 2).last)
    at_four = result(look_at(found.placed, found.history, Position(0, 4)))
    assert (found.placed.trainer.merges, at_four) == (4, learned(TEXT, 4).last)


def test_rounds_of_another_corpus_are_refused_instead_of_going_on_forever() -> None:
    found = learned("a", 0)
    assert found.placed is not None
    with pytest.raises(Problem) as problem:
        result(look_at(found.placed, learned(TEXT, 3).history, Position(0, 3)))
    assert problem.value.reason is CoreReason.NO_SUCH_PAIR


def test_learning_on_goes_to_the_end_of_the_log_first() -> None:
    found = learned(TEXT, 5)
    assert found.placed is not None
    result(look_at(found.placed, found.history, Position(0, 1)))
    last = result(learn_on(found.placed, found.history, 0, found.tokenizers[0], lambda: 8))
    assert list(found.history.rounds) == list(learned(TEXT, 8).history.rounds)
    assert last == learned(TEXT, 8).last


def test_learning_on_ends_when_nothing_is_left() -> None:
    found = learned("sol sal", 0)
    assert found.placed is not None
    last = result(learn_on(found.placed, found.history, 0, found.tokenizers[0], lambda: 1_000))
    assert (found.history.learned, last.best, last.stopped) == (4, None, Stop.NO_PAIR)


def test_no_more_pairs_than_anybody_reads_are_listed() -> None:
    letters = [chr(0x4E00 + number) for number in range(1_500)]
    found = learned(" ".join(map("".join, zip(letters[::2], letters[1::2], strict=True))), 0)
    assert (len(found.last.pairs.pairs), found.last.pairs.total) == (PAIRS_SHOWN, 750)


def test_remarks() -> None:
    odd = Corpus("man\u0303ana \ud83d \ufdd0 mañana")
    assert result(remarks(odd, LESSON, odd.counted(LESSON, no_tick))) == Remarks(2, "ñ")
    nfc = replace(LESSON, normalization=Normalization.NFC)
    assert result(remarks(odd, nfc, odd.counted(nfc, no_tick))) == Remarks(2, None)
    rows = Corpus(rows=(("mañana", 2), ("man\u0303ana", 1), ("\ud83d", 1)))
    assert result(remarks(rows, LESSON, rows.counted(LESSON, no_tick))) == Remarks(1, "ñ")
    plain = Corpus(TEXT)
    assert result(remarks(plain, LESSON, plain.counted(LESSON, no_tick))) == Remarks()


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        ({"marker": "▁"}, False),
        ({"minimum_count": 2}, True),
        ({"special_tokens": ("<fin>",)}, True),
        ({"normalization": Normalization.NFC}, True),
    ],
)
def test_only_the_look_of_a_marker_does_not_count(change: dict[str, object], counts: bool) -> None:
    make: Callable[..., Settings] = replace
    assert (without_looks(make(LESSON, **change)) != without_looks(LESSON)) is counts


@pytest.mark.parametrize(("words", "most"), [(10, 20), (50_000, 20), (100_000, 10), (500_000, 2)])
def test_the_more_words_the_fewer_merges_are_made_where_the_window_waits(
    kernels: str, words: int, most: int
) -> None:
    if kernels == "readable":
        return
    from bpe_gui.core.compiled_trainer import CompiledTrainer

    counts = WordCounts(dict.fromkeys(map(str, range(words)), 1))
    trainer = CompiledTrainer(WordCounts({"bajo": 3}), LESSON)
    assert is_quick(trainer, counts, most)
    assert not is_quick(trainer, counts, most + 1)
