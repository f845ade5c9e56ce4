"""The vocabulary's columns, against counting tokens one by one."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.corpus_cuts import corpus_cuts
from bpe_gui.core.metrics import token_letters
from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.units import END_MARKER, START_MARKER, symbols
from bpe_gui.core.vocabulary import TokenKind, TokenTable, Vocabulary, vocabulary_at
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, few, word_counts
from tests.made_text import made_text


def vocabulary(counts: WordCounts, tokenizer: Tokenizer, merges: int | None = None) -> Vocabulary:
    table = TokenTable(tokenizer)
    for _ in table.follow():
        pass
    cuts = corpus_cuts(counts, tokenizer, compiled=False)
    for _ in cuts.follow(len(tokenizer.rules)):
        pass
    return result_of(vocabulary_at(table, cuts, len(tokenizer.rules) if merges is None else merges))


def tokenizer_of(counts: WordCounts, settings: Settings, merges: int) -> Tokenizer:
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges)]
    return Tokenizer(settings, trainer.alphabet, rules)


def check(counts: WordCounts, tokenizer: Tokenizer, merges: int) -> None:
    found = vocabulary(counts, tokenizer, merges)
    specials, base = len(tokenizer.settings.special_tokens), tokenizer.base_size
    tokens: Counter[str] = Counter()
    units: Counter[str] = Counter()
    whole = set()
    for word, frequency in counts.counts.items():
        cut = tokenizer.encode_word(word, merges)
        for token in cut:
            tokens[token] += frequency
        for unit in symbols(word, tokenizer.settings):
            units[unit] += frequency
        whole |= set(cut) if len(cut) == 1 else set()
    names = tokenizer.vocabulary(merges)
    assert found.table.symbols[: found.size] == names
    assert found.counts is not None and found.made is not None
    assert found.counts.tolist()[specials:] == [tokens[name] for name in names[specials:]]
    assert [found.count(token) for token in range(specials)] == [None] * specials
    assert sum(found.counts.tolist()) == sum(tokens.values())
    joined = {part for rule in tokenizer.rules[:merges] for part in rule}
    kinds = {
        TokenKind.ALL: range(found.size),
        TokenKind.SPECIAL: range(specials),
        TokenKind.UNITS: range(specials, base),
        TokenKind.RULES: range(base, found.size),
        TokenKind.UNUSED: [at for at in range(specials, found.size) if not tokens[names[at]]],
        TokenKind.NEVER_MERGED: [
            at for at in range(specials, base) if units[names[at]] and names[at] not in joined
        ],
        TokenKind.WHOLE_WORDS: [
            at
            for at in range(specials, found.size)
            if names[at] in whole and (at >= base or units[names[at]])
        ],
    }
    for kind, ids in kinds.items():
        chosen = [at for at, is_one in enumerate(found.of_kind(kind).tolist()) if is_one]
        assert chosen == list(ids), kind
    for token in range(specials, found.size):
        taken = found.uses(token)
        assert int(found.made[token]) - sum(times for _, times in taken) == tokens[names[token]]
        for rank, times in taken:
            assert names[token] in tokenizer.rules[rank - 1] and times >= 0


@few
@given(word_counts, any_settings, st.integers(0, 15), st.integers(0, 15))
def test_counts_and_kinds(counts: WordCounts, settings: Settings, merges: int, fewer: int) -> None:
    tokenizer = tokenizer_of(counts, settings, merges)
    check(counts, tokenizer, min(fewer, len(tokenizer.rules)))
    check(counts, tokenizer, len(tokenizer.rules))


@pytest.mark.parametrize("preset", PRESETS)
def test_counts_and_kinds_of_all_presets(preset: str) -> None:
    counts = count_text([made_text(1_200, 500)], PRESETS[preset])
    tokenizer = tokenizer_of(counts, PRESETS[preset], 120)
    for merges in (0, 60, 120):
        check(counts, tokenizer, merges)


@pytest.mark.parametrize(
    ("language", "size", "tokens", "whole", "swallowed", "lonely"),
    [("es", 93, 449, 23, 14, "01345fhqyzéñ"), ("bg", 92, 413, 24, 19, "01345жзймфшюя")],
    ids=["es", "bg"],
)
def test_the_lesson(language: str, size: int, tokens: int, whole: int, swallowed: int, lonely: str) -> None:
    counts, tokenizer = lesson.counts(language), lesson.tokenizer(language, 202)
    check(counts, tokenizer, 60)
    check(counts, tokenizer, len(tokenizer.rules))
    found = vocabulary(counts, tokenizer, 60)
    assert found.counts is not None and found.words is not None
    assert (found.size, int(found.counts.sum()), len(found.words.whole)) == (size, tokens, whole)
    assert int(found.of_kind(TokenKind.UNUSED).sum()) == swallowed
    never = found.of_kind(TokenKind.NEVER_MERGED).tolist()
    assert "".join(found.shown(token) for token in range(size) if never[token]) == lonely
    assert tokens == lesson.rounds(language, 60)[-1].tokens


def test_it_grows_with_the_rules() -> None:
    counts, tokenizer = lesson.counts("es"), lesson.tokenizer("es", 100)
    growing = Tokenizer(tokenizer.settings, tokenizer.alphabet)
    table, cuts = TokenTable(growing), corpus_cuts(counts, growing, compiled=False)
    for rule in tokenizer.rules:
        growing.extend([rule])
        for _ in (*table.follow(), *cuts.follow(len(growing.rules))):
            pass
    grown = result_of(vocabulary_at(table, cuts, 100))
    whole = vocabulary(counts, tokenizer)
    assert grown.table.symbols == whole.table.symbols
    assert grown.counts is not None and whole.counts is not None
    assert grown.counts.tolist() == whole.counts.tolist()
    assert grown.table.letters.tolist() == whole.table.letters.tolist()


def test_without_a_corpus_nothing_is_counted() -> None:
    tokenizer = Tokenizer(Settings(special_tokens=("<end>",)), "ab", [Rule("a", "b"), Rule("ab", "x")])
    table = TokenTable(tokenizer)
    for _ in table.follow():
        pass
    found = result_of(vocabulary_at(table, None, 2))
    assert found.size == 5
    assert [found.shown(token) for token in range(5)] == ["<end>", "a", "b", "ab", "abx"]
    assert [found.count(token) for token in range(5)] == [None] * 5
    assert found.of_kind(TokenKind.NEVER_MERGED).tolist() == [False] * 5
    assert not found.of_kind(TokenKind.UNUSED).any() and not found.of_kind(TokenKind.WHOLE_WORDS).any()
    assert found.uses(1) == []
    assert table.rights.tolist() == [2, -1]


def test_tokens_as_people_see_them_and_their_bytes() -> None:
    settings = Settings(Pretokenizer.MARKER, Unit.BYTES, special_tokens=("ñ",))
    table = TokenTable(Tokenizer(settings, map(chr, range(256)), [Rule(START_MARKER, "\xc3")]))
    for _ in table.follow():
        pass
    found = Vocabulary(table, 1)
    assert [found.shown(token) for token in (0, 1, 2 + 0xC3, 258)] == ["ñ", "·", "<C3>", "·<C3>"]
    assert [found.bytes_of(token) for token in (0, 1, 2 + 0xC3, 258)] == [b"\xc3\xb1", b"", b"\xc3", b"\xc3"]


@pytest.mark.parametrize(
    ("symbol", "unit", "letters"),
    [
        ("que", Unit.CHARACTERS, 3),
        (" que\t", Unit.CHARACTERS, 3),
        (START_MARKER, Unit.CHARACTERS, 0),
        ("ña" + END_MARKER, Unit.CHARACTERS, 2),
        ("n\u0303", Unit.CHARACTERS, 2),
        ("n\u0303👩\u200d👧", Unit.GRAPHEMES, 2),
        ("\xc3\xb1a", Unit.BYTES, 2),
        (" a\xc3", Unit.BYTES, 1),
        ("\xb1", Unit.BYTES, 0),
    ],
)
def test_letters_of_a_token(symbol: str, unit: Unit, letters: int) -> None:
    assert token_letters(symbol, Settings(unit=unit)) == letters
