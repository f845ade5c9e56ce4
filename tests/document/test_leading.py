"""A trainer led along branches stands everywhere as if it had learned nothing else."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import pytest

from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, Trainer
from bpe_gui.core.word_counts import WordCounts, no_tick
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History, Position
from bpe_gui.document.leading import Placed, grow, lead, learn_on, look_at, next_of
from tests.document.trees import choices_of, learn, pairs_at, words_of

LESSON = PRESETS["lesson"]
TEXT = "bajo bajo baja el ella el pago paga pagada aaaa aaa la le lo lola"
Result = TypeVar("Result")


def result(work: Work[Result]) -> Result:
    while True:
        try:
            assert 0 <= next(work) <= 1
        except StopIteration as stop:
            value: Result = stop.value
            return value


def trainer_of(engine: str, counts: WordCounts, settings: Settings) -> Trainer:
    if engine == "readable":
        return ReadableTrainer(counts, settings)
    from bpe_gui.core.compiled_trainer import CompiledTrainer

    return CompiledTrainer(counts, settings)


@pytest.fixture(params=["readable", "compiled"])
def placed(request: pytest.FixtureRequest, kernels: str) -> Placed:
    """A trainer of either kind, before its first round; without compiled kernels both are the same."""
    engine = request.param if kernels == "compiled" else "readable"
    return Placed(trainer_of(engine, Corpus(TEXT).count(LESSON, no_tick), LESSON))


def test_any_tree_of_any_forks_is_exact_on_every_way_through_it(placed: Placed) -> None:
    dice, words, history = Random(5), words_of(Corpus(TEXT), LESSON), History()
    history.untouched_tokens = placed.trainer.tokens
    for _ in range(150):
        branch = dice.randrange(len(history.branches))
        log = history.branches[branch].rounds
        match dice.randrange(4):
            case 0:
                merges = dice.randint(0, len(log))
                ranked = pairs_at(words, log[:merges])
                if not ranked:
                    continue
                pair = dice.choice(ranked)[0]
                if history.leading_to(Position(branch, merges), pair) is None:
                    branch = history.fork(Position(branch, merges), pair).branch
                    result(grow(placed, history, branch, lambda: 0))
            case 1:
                wanted = len(log) + dice.randint(1, 3)
                result(grow(placed, history, branch, lambda wanted=wanted: wanted))
            case _:
                place = Position(branch, dice.randint(0, len(log)))
                found = result(look_at(placed, history, place))
                fresh = ReadableTrainer(Corpus(TEXT).count(LESSON, no_tick), LESSON)
                for each in log[: place.merges]:
                    fresh.merge(each.rule)
                assert found == result(next_of(fresh))
                assert list(placed.trainer.segmentation()) == list(fresh.segmentation())
                assert placed.trainer.tokens == fresh.tokens
                assert list(found.pairs.pairs) == pairs_at(words, log[: place.merges])
    assert len(history.branches) > 15
    assert max(len(choices_of(history, branch)) for branch in range(len(history.branches))) > 2
    for number, each in enumerate(history.branches):
        assert each.begun
        assert each.rounds == learn(words, choices_of(history, number), len(each.rounds), 1)


def test_what_a_choice_was_made_instead_of_is_learned_with_it(placed: Placed) -> None:
    history = History()
    place = history.fork(Position(0, 0), Rule("p", "a"))
    tokenizer = Tokenizer(LESSON, placed.trainer.alphabet)
    found = result(learn_on(placed, history, place.branch, tokenizer, lambda: 2))
    assert [each.rule for each in history.rounds_of(0)] == [("a", "a")]
    assert [each.rule for each in history.rounds_of(1)] == list(tokenizer.rules)
    assert (history.rounds_of(1)[0].rule, len(tokenizer.rules)) == (("p", "a"), 2)
    assert found == result(look_at(placed, history, Position(1, 2)))
    assert history.chosen(1) == {0: history.rounds_of(0)[0]}


@pytest.mark.parametrize(
    ("left_at", "choice"),
    [(2, Rule("z", "z")), (1_000, Rule("a", "a"))],
    ids=["no such pair", "no such round"],
)
def test_a_choice_that_cannot_be_made_is_lost_and_so_is_what_grew_out_of_it(
    placed: Placed, left_at: int, choice: Rule
) -> None:
    history = History()
    result(grow(placed, history, 0, lambda: 1))
    lost = history.fork(Position(0, 1), choice).branch
    history.branches[lost].left_at = left_at
    above = history.fork(Position(lost, left_at + 1), Rule("b", "a")).branch
    result(grow(placed, history, above, lambda: 9))
    assert [each.lost for each in history.branches] == [False, True, True]
    end = len(history.rounds_of(0))
    assert len(history.rounds_of(lost)) == len(history.rounds_of(above)) == min(left_at, end)
    result(lead(placed, history, Position(0, 1)))
    assert placed.trainer.merges == 1


def test_a_pair_below_the_minimum_may_be_chosen_as_long_as_the_best_one_reaches_it() -> None:
    settings = PRESETS["book"]
    words = words_of(Corpus("sol sol luz"), settings)
    placed = Placed(ReadableTrainer(Corpus("sol sol luz").count(settings, no_tick), settings))
    history = History()
    branch = history.fork(Position(0, 0), Rule("u", "z")).branch
    result(grow(placed, history, branch, lambda: 9))
    assert history.rounds_of(branch) == learn(words, {0: Rule("u", "z")}, 9, 2)
    assert [found.rule.token for found in history.rounds_of(branch)] == ["uz", "so", "sol"]
