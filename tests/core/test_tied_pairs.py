"""The pairs that tie in a round, against the reference."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.pair_story import place_of
from bpe_gui.core.settings import Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tied_pairs import seek_tied
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.word_counts import WordCounts, count_text
from tests import reference_bpe as reference
from tests.core import lesson
from tests.core.strategies import any_settings, few, texts, word_counts


@few
@given(word_counts, st.integers(0, 6))
def test_the_tie_is_the_reference_s(counts: WordCounts, merges: int) -> None:
    words = [(list(word), times) for word, times in counts.counts.items()]
    rules, _ = reference.learn(words, merges)
    tokenizer = Tokenizer(Settings(), "", [Rule(*rule[:2]) for rule in rules])
    cut = reference.segment(words, rules)
    tie = result_of(seek_tied(counts, tokenizer, len(rules)))
    pairs = reference.count_pairs(cut)
    best = max(pairs.values(), default=0)
    assert tie.count == best
    assert [pair.rule for pair in tie.pairs] == [pair for pair in pairs if pairs[pair] == best]
    for pair in tie.pairs:
        holding = [number for number, (tokens, _) in enumerate(cut) if pair.rule in pairwise(tokens)]
        assert pair.number == holding[0]
        assert pair.word == list(counts.counts)[pair.number]


@few
@given(texts, any_settings, st.integers(0, 4))
def test_whatever_cuts_the_words_it_is_the_trainer_s(text: str, settings: Settings, merges: int) -> None:
    counts = count_text([text], settings)
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges)]
    ranked = trainer.pairs(10_000)
    tie = result_of(seek_tied(counts, Tokenizer(settings, trainer.alphabet, rules), len(rules)))
    assert [pair.rule for pair in tie.pairs] == [rule for rule, _ in ranked.pairs[: ranked.tied]]


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_every_tie_of_the_lesson_has_as_many_pairs_as_its_rule_says(language: str) -> None:
    for merges, found in enumerate(lesson.rounds(language)):
        tie = result_of(seek_tied(lesson.counts(language), lesson.tokenizer(language), merges))
        assert (tie.count, len(tie.pairs)) == (found.count, found.tied)
        assert tie.pairs[0].rule == found.rule


def test_round_42_of_the_spanish_lesson_has_14_pairs_tied_at_5() -> None:
    counts, tokenizer = lesson.counts("es"), lesson.tokenizer("es")
    tie = result_of(seek_tied(counts, tokenizer, 41))
    assert (tie.count, len(tie.pairs)) == (5, 14)
    # Each against the words themselves, cut by the 41 rules before.
    cut = [(word, tokenizer.encode_word(word, 41), times) for word, times in counts.counts.items()]
    places = []
    for pair in tie.pairs:
        held = [
            (number, at, times)
            for number, (_, tokens, times) in enumerate(cut)
            for at in range(len(tokens) - 1)
            if tokens[at : at + 2] == pair.rule
        ]
        assert sum(times for *_, times in held) == 5
        number, at, _ = held[0]
        tokens = cut[number][1]
        start = sum(map(len, tokens[:at]))
        assert pair.word == cut[number][0]
        place = place_of(tokenizer, pair.rule, 41, pair.number, pair.word)
        assert place == (number, pair.word, start + 1, start + len(pair.rule.token))
        assert pair.word[place.first - 1 : place.last] == pair.rule.token
        places.append((number, start))
    assert places == sorted(places)  # first seen first
    assert tie.pairs[0].rule == lesson.rounds("es")[41].rule
