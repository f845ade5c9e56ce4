"""Where a pair's count comes from, against counting by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.pair_story import PairStory, occurrences, tell_pair
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn, merge_pair
from bpe_gui.core.units import symbols, without_markers
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, few, texts, word_counts


def told(
    counts: WordCounts, tokenizer: Tokenizer, rule: Rule, merges: int, now: int | None = None
) -> PairStory:
    return result_of(tell_pair(counts, tokenizer, rule, merges, now))


def check_all(counts: WordCounts, settings: Settings, merges: int) -> None:
    """Every pair of a round, against the words as the trainer itself cuts them."""
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges)]
    tokenizer = Tokenizer(settings, trainer.alphabet, rules)
    cut = [
        (word, list(tokens), times)
        for word, (tokens, times) in zip(counts.counts, trainer.segmentation(), strict=True)
    ]
    for rule, count in trainer.pairs(10_000).pairs:
        story = told(counts, tokenizer, rule, trainer.merges)
        assert story.count == count
        by_hand = []
        for number, (word, tokens, times) in enumerate(cut):
            if seen := sum(pair == rule for pair in pairwise(tokens)):
                by_hand.append((number, word, times, seen, len(tokens) - len(merge_pair(tokens, rule))))
        first = by_hand[0]
        by_hand.sort(key=lambda one: -one[2] * one[3])
        columns = (story.numbers, story.words, story.frequencies, story.seen, story.replaced)
        assert list(zip(*map(list, columns), strict=True)) == by_hand
        assert story.saved == sum(times * made for *_, times, _, made in by_hand)
        assert story.first is not None
        assert story.first[:2] == first[:2]
        tokens = cut[first[0]][1]
        at = list(pairwise(tokens)).index(rule)
        units = [len(symbols_of(part, settings)) for part in tokens]
        assert story.first[2:] == (sum(units[:at]) + 1, sum(units[: at + 2]))


def symbols_of(part: str, settings: Settings) -> tuple[str, ...]:
    """The units of a token; bytes stand one in a character already."""
    bare = without_markers(part)
    return symbols(bare, Settings(unit=settings.unit)) if settings.unit is not Unit.BYTES else tuple(bare)


@few
@given(word_counts, st.integers(0, 6))
def test_every_pair_of_a_round_is_told_exactly(counts: WordCounts, merges: int) -> None:
    check_all(counts, Settings(), merges)


@few
@given(texts, any_settings, st.integers(0, 4))
def test_whatever_cuts_the_words(text: str, settings: Settings, merges: int) -> None:
    check_all(count_text([text], settings), settings, merges)


def test_overlapping_places_are_seen_more_often_than_they_are_replaced() -> None:
    counts = WordCounts({"aaaa": 1, "aaa": 1})
    story = told(counts, Tokenizer(Settings(), "a"), Rule("a", "a"), 0)
    assert (story.count, story.saved) == (5, 3)
    assert list(story.words) == ["aaaa", "aaa"]
    assert [story.contribution(row) for row in (0, 1)] == [3, 2]
    assert story.first == (0, "aaaa", 1, 2)


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_lesson_s_rules_are_told_to_the_last_word(language: str) -> None:
    counts, tokenizer, rounds = lesson.counts(language), lesson.tokenizer(language), lesson.rounds(language)
    before = sum(times * len(word) for word, times in counts.counts.items())
    for merges, found in enumerate(rounds):
        story = told(counts, tokenizer, found.rule, merges)
        assert story.count == found.count == sum(story.contribution(row) for row in range(len(story.words)))
        assert before - story.saved == found.tokens
        before = found.tokens


def test_the_first_rule_of_the_spanish_lesson() -> None:
    story = told(lesson.counts("es"), lesson.tokenizer("es"), Rule("e", "l"), 0, 60)
    holders = [word for word in lesson.counts("es").counts if "el" in word]
    assert sorted(story.words) == sorted(holders)
    assert story.count == story.saved == 25
    number, word, first, last = story.first
    assert holders[0] == word == list(lesson.counts("es").counts)[number]
    assert word[first - 1 : last] == "el"


def test_tokens_that_longer_ones_took_are_gone() -> None:
    counts, tokenizer, rounds = lesson.counts("es"), lesson.tokenizer("es"), lesson.rounds("es")
    for merges, found in enumerate(rounds):
        story = told(counts, tokenizer, found.rule, merges, 60)
        left = sum(
            times * tokenizer.encode_word(word, 60).count(found.rule.token)
            for word, times in counts.counts.items()
        )
        assert story.left == left <= story.saved
    last = told(counts, tokenizer, rounds[-1].rule, 59, 60)
    assert last.left == last.saved


def test_a_pair_that_no_word_holds_has_no_story() -> None:
    story = told(lesson.counts("es"), lesson.tokenizer("es"), Rule("el", "zz"), 60, 60)
    assert (story.count, story.saved, story.left, len(story.words), story.first) == (0, 0, 0, 0, None)


def test_counts_beyond_64_bits_add_up() -> None:
    largest = 2**63 - 1
    counts = WordCounts({"ab": 1, "abab": largest, "xab": largest})
    story = told(counts, Tokenizer(Settings(), "abx"), Rule("a", "b"), 0)
    assert story.count == story.saved == 3 * largest + 1
    assert list(story.words) == ["abab", "xab", "ab"]
    assert story.contribution(0) == 2 * largest


def test_a_marker_takes_no_letter() -> None:
    settings = Settings(Pretokenizer.MARKER)
    counts = count_text(["de la de"], settings)
    trainer = ReadableTrainer(counts, settings)
    rule = trainer.merge().rule
    story = told(counts, Tokenizer(settings, trainer.alphabet), rule, 0)
    assert story.first == (0, "de", 1, 1)


def test_a_letter_of_two_bytes_counts_as_two() -> None:
    settings = Settings(unit=Unit.BYTES)
    story = told(WordCounts({"año": 2}), Tokenizer(settings, ()), Rule("\xc3", "\xb1"), 0)
    assert (story.count, story.first) == (2, (0, "año", 2, 3))


@given(st.text("ab", max_size=12))
def test_occurrences_are_those_that_merging_replaces(word: str) -> None:
    for pair in (("a", "a"), ("a", "b")):
        seen, replaced = occurrences(word, pair)
        assert seen == sum(one == pair for one in pairwise(word))
        assert replaced == len(word) - len(merge_pair(word, pair))
