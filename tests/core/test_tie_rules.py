"""What other tie rules learn, against the reference with another choice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tie_rules import OtherRules, TieRule, choose, learn_otherwise
from bpe_gui.core.trainer import ReadableTrainer, Round, Rule, learn
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import WordCounts
from tests import reference_bpe as reference
from tests.core import lesson
from tests.core.strategies import few, word_counts

Pair = tuple[str, str]
Choice = Callable[[list[Pair], list[Pair], list[str]], Pair]


def lowest_ids(tied: list[Pair], rules: list[Pair], alphabet: list[str]) -> Pair:
    vocabulary = [*alphabet, *(left + right for left, right in rules)]
    return min(tied, key=lambda pair: (vocabulary.index(pair[0]), vocabulary.index(pair[1])))


BY_HAND: dict[TieRule, Choice] = {
    TieRule.FIRST_SEEN: lambda tied, *_: tied[0],
    TieRule.LAST_SEEN: lambda tied, *_: tied[-1],
    TieRule.SMALLEST: lambda tied, *_: sorted(tied)[0],
    TieRule.LARGEST: lambda tied, *_: sorted(tied)[-1],
    TieRule.SHORTEST: lambda tied, *_: sorted(tied, key=lambda one: (len("".join(one)), "".join(one), one))[
        0
    ],
    TieRule.LOWEST_IDS: lowest_ids,
}


def by_hand(
    words: list[reference.Word], merges: int, take: Choice, minimum: int = 1
) -> tuple[list[Pair], int]:
    """The rules that a choice among equals gives, counted anew in each round, and the tokens after them."""
    alphabet = sorted({symbol for word, _ in words for symbol in word if symbol != "\ufdd0"})
    if any(word[:1] == ["\ufdd0"] for word, _ in words):
        alphabet.insert(0, "\ufdd0")
    rules: list[Pair] = []
    while len(rules) < merges:
        counts = reference.count_pairs(words)
        best = max(counts.values(), default=0)
        if best < minimum:
            break
        pair = take([pair for pair in counts if counts[pair] == best], rules, alphabet)
        rules.append(pair)
        words = [(reference.merge(word, *pair), times) for word, times in words]
    return rules, sum(len(word) * times for word, times in words)


def check(counts: WordCounts, settings: Settings, merges: int, log: list[Rule]) -> tuple[OtherRules, ...]:
    words = [(list(symbols(word, settings)), times) for word, times in counts.counts.items()]
    compared = result_of(learn_otherwise(ReadableTrainer(counts, settings), log, merges, settings))
    found = compared.others
    assert [other.tie_rule for other in found] == list(TieRule)
    own = [*log, *by_hand(words, merges, BY_HAND[TieRule.FIRST_SEEN], settings.minimum_count)[0][len(log) :]]
    assert list(compared.own) == own
    assert compared.own_tokens == sum(len(tokens) * times for tokens, times in cut_by(words, own))
    for other in found:
        rules, tokens = by_hand(words, merges, BY_HAND[other.tie_rule], settings.minimum_count)
        assert list(other.rules) == rules
        assert other.tokens == tokens
        differ = (at for at in count() if at >= len(rules) or rules[at] != own[at])
        first = next(differ)
        assert other.differs_at == (None if first >= len(rules) else first)
    return found


def cut_by(words: list[reference.Word], rules: list[Pair]) -> list[reference.Word]:
    return reference.segment(words, [(*rule, 0, 0) for rule in rules])


@few
@given(word_counts, st.integers(0, 8), st.integers(1, 2))
def test_each_tie_rule_learns_what_the_reference_does(counts: WordCounts, merges: int, minimum: int) -> None:
    settings = Settings(minimum_count=minimum)
    log = [found.rule for found in rounds(counts, settings, merges)]
    check(counts, settings, merges, log)
    check(counts, settings, merges, log[: merges // 2])


@few
@given(word_counts, st.integers(1, 6))
def test_with_markers_too(counts: WordCounts, merges: int) -> None:
    settings = Settings(Pretokenizer.MARKER)
    check(counts, settings, merges, [found.rule for found in rounds(counts, settings, merges)])


def rounds(counts: WordCounts, settings: Settings, merges: int) -> list[Round]:
    return list(learn(ReadableTrainer(counts, settings), merges))


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_lesson_under_each_tie_rule(language: str) -> None:
    log = [found.rule for found in lesson.rounds(language)]
    found = {other.tie_rule: other for other in check(lesson.counts(language), Settings(), 60, log)}
    own = found[TieRule.FIRST_SEEN]
    assert own.differs_at is None
    assert list(own.rules) == log
    assert own.tokens == lesson.rounds(language)[59].tokens
    ties = [at for at, found in enumerate(lesson.rounds(language)) if found.tied > 1]
    for other in found.values():
        assert other.differs_at is None or other.differs_at in ties
    assert found[TieRule.LAST_SEEN].differs_at == ties[0]  # whoever takes another pair parts at once


def test_the_first_bulgarian_rule_is_a_tie_that_others_decide_otherwise() -> None:
    trainer = lesson.trainer("bg")
    tied = [rule for rule, _ in trainer.pairs(2).pairs]
    assert tied == [("а", "т"), ("т", "а")]
    taken = {each: choose(each, tied, "ат".index) for each in TieRule}
    assert taken[TieRule.LAST_SEEN] == taken[TieRule.LARGEST] == ("т", "а")
    others = set(TieRule) - {TieRule.LAST_SEEN, TieRule.LARGEST}
    assert {taken[each] for each in others} == {("а", "т")}


def test_a_pair_that_was_chosen_by_hand_is_a_difference_for_all() -> None:
    counts = WordCounts({"ab": 3, "cd": 2})
    log = [Rule("c", "d"), Rule("a", "b")]
    found = result_of(learn_otherwise(ReadableTrainer(counts, Settings()), log, 2, Settings())).others
    assert {other.differs_at for other in found} == {0}
    assert {other.rules for other in found} == {(("a", "b"), ("c", "d"))}


def test_rules_of_another_corpus_are_none_of_this_one() -> None:
    trainer = ReadableTrainer(WordCounts({"ab": 1}), Settings())
    with pytest.raises(Problem) as raised:
        result_of(learn_otherwise(trainer, [Rule("x", "y")], 1, Settings()))
    assert raised.value.reason is CoreReason.NO_SUCH_PAIR


def test_shortest_counts_code_points_of_the_joined_token_first() -> None:
    tied = [Rule("zz", "z"), Rule("y", "zz"), Rule("yz", "z"), Rule("z", "z")]
    assert choose(TieRule.SHORTEST, tied, str.find) == ("z", "z")
    assert choose(TieRule.SHORTEST, tied[:3], str.find) == ("y", "zz")  # equal joined: the smallest left part
