from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bpe_gui.core.limit import FinishReason, cut
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.core.trainer import Rule
from bpe_gui.document import sample as sample_module
from bpe_gui.document import word_cuts
from bpe_gui.document.background import Work
from bpe_gui.document.sample import MeasuredSample
from tests.core.strategies import any_settings, few, fixed, learned, texts

BOOK = (Path(__file__).parents[2] / "corpora" / "shop-es.txt").read_text(encoding="utf-8")


def finish(work: Work[None]) -> None:
    for share in work:
        assert 0 <= share <= 1


def filled(text: str, tokenizer: Tokenizer) -> MeasuredSample:
    sample = MeasuredSample(text, tokenizer)
    finish(sample.fill())
    return sample


@contextmanager
def long_from(symbols: int) -> Iterator[None]:
    """Treats words of more symbols than that as long ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sample_module, "LONG_WORD", symbols)
        patch.setattr(word_cuts, "LONG_WORD", symbols)
        yield


def places(encoded: list[EncodedWord]) -> list[int]:
    """The running number of the first token of each word."""
    sizes = [len(word.tokens) for word in encoded]
    return [sum(sizes[:place]) for place in range(len(sizes))]


settings_and_texts = (any_settings, st.lists(texts, max_size=4), texts, st.integers(0, 12))


@fixed
@given(*settings_and_texts)
def test_tokens_are_those_of_the_core_after_every_merge(
    settings: Settings, corpus: list[str], text: str, merges: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    sample = filled(text, tokenizer)
    assert sample.text == prepare(text, settings)[0]
    counts = []
    for k in range(len(tokenizer.rules) + 1):
        encoded = tokenizer.encode(text, k)
        assert list(sample.encoded(k)) == list(zip(encoded, places(encoded), strict=True))
        assert sample.tokens(k) == sum(len(word.tokens) for word in encoded)
        counts.append(sample.tokens(k))
    assert sample.token_counts() == counts


@fixed
@given(*settings_and_texts)
def test_the_cut_is_that_of_the_core_at_every_limit(
    settings: Settings, corpus: list[str], text: str, merges: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    for symbols in (1_000, 2):
        with long_from(symbols):
            sample = filled(text, tokenizer)
            for k in {0, merges // 2, merges}:
                encoded = tokenizer.encode(text, k)
                for limit in range(sample.tokens(k) + 2):
                    here = cut(tokenizer, encoded, min(limit, sample.tokens(k)))
                    assert sample.cut(k, limit) == here


@fixed
@given(*settings_and_texts, st.integers(0, 12))
def test_following_rules_one_by_one_equals_cutting_anew(
    settings: Settings, corpus: list[str], text: str, merges: int, before: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    for symbols in (1_000, 2):
        with long_from(symbols):
            anew = filled(text, tokenizer)
            growing = Tokenizer(settings, tokenizer.alphabet, tokenizer.rules[:before])
            sample = filled(text, growing)
            for rule in tokenizer.rules[before:]:
                growing.extend([rule])
                finish(sample.follow())
            assert sample.followed == len(tokenizer.rules)
            assert sample.token_counts() == anew.token_counts()
            for k in range(len(tokenizer.rules) + 1):
                assert list(sample.encoded(k)) == list(anew.encoded(k))


@fixed
@given(*settings_and_texts, st.integers(0, 12))
def test_following_many_rules_word_by_word_equals_cutting_anew(
    settings: Settings, corpus: list[str], text: str, merges: int, before: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    for symbols in (1_000, 2):
        with long_from(symbols), pytest.MonkeyPatch.context() as patch:
            patch.setattr(word_cuts, "_RULES_A_WORD", 0)
            anew = filled(text, tokenizer)
            growing = Tokenizer(settings, tokenizer.alphabet, tokenizer.rules[:before])
            sample = filled(text, growing)
            for end in (before + 2, merges):
                growing.extend(tokenizer.rules[len(growing.rules) : end])
                finish(sample.follow())
            assert (sample.followed, sample.behind) == (len(tokenizer.rules), 0)
            assert sample.token_counts() == anew.token_counts()
            for k in range(len(tokenizer.rules) + 1):
                assert list(sample.encoded(k)) == list(anew.encoded(k))
                assert sample.token_ends(k).tolist() == anew.token_ends(k).tolist()


@fixed
@given(*settings_and_texts, st.integers(0, 30), st.integers(0, 30))
def test_a_part_of_a_long_word_is_the_whole_word_seen_near_a_place(
    settings: Settings, corpus: list[str], text: str, merges: int, start: int, size: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    with long_from(1):
        sample = filled(text, tokenizer)
    for k in (0, merges // 2, merges):
        numbered: dict[int, tuple[str, bool]] = {}
        for word in (whole := tokenizer.encode(text, k)):
            for token in word.tokens:
                numbered[len(numbered)] = (token, word.special)
        seen = list(sample.encoded(k, start, start + size))
        for part, number in seen:
            assert sample.text[part.start : part.end] == part.text
            got = [(token, part.special) for token in part.tokens]
            assert got == [numbered[number + place] for place in range(len(got))]
        # Every token that stands in the place is there.
        touching = [word for word in whole if word.end > start and word.start < start + size]
        for (part, _), word in zip(seen, touching, strict=True):
            assert part.start <= max(start, word.start)
            assert part.end >= min(start + size, word.end)


@few
@given(*settings_and_texts, st.integers(0, 30))
@example(Settings(Pretokenizer.GPT2), ["ab ab"], "ab  ab ab", 3, 3)
def test_before_it_is_filled_a_text_has_rough_words_and_no_counts(
    settings: Settings, corpus: list[str], text: str, merges: int, start: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    sample = MeasuredSample(text, tokenizer)
    assert (sample.filled, sample.tokens(merges), sample.token_counts()) == (False, 0, [])
    for word, place in sample.encoded(merges, start):
        assert place == -1
        assert word.end > start
        assert "".join(word.tokens)


def test_rough_words_near_a_place_of_one_line_are_those_found_later() -> None:
    text = " ".join(BOOK.split()) * 700
    tokenizer = learned([BOOK], Settings(), 60)
    sample = MeasuredSample(text, tokenizer)
    middle = len(text) // 2
    started = time.perf_counter()
    rough = [word for word, _ in sample.encoded(60, middle, middle + 500)]
    assert time.perf_counter() - started < 0.2
    finish(sample.fill())
    assert rough == [word for word, _ in sample.encoded(60, middle, middle + 500)]


@pytest.mark.parametrize("unit", [Unit.CHARACTERS, Unit.BYTES])
def test_one_word_of_a_million_symbols_is_shown_quickly(unit: Unit) -> None:
    text = "".join(BOOK.split()) * 700
    tokenizer = learned([BOOK], Settings(unit=unit), 60)
    sample = MeasuredSample(text, tokenizer)
    middle = len(text) // 2

    def seconds(ask: Callable[[], object]) -> float:
        started = time.perf_counter()
        ask()
        return time.perf_counter() - started

    near = (60, middle, middle + 500)
    assert seconds(lambda: list(sample.encoded(*near))) < 0.2
    finish(sample.fill())
    assert sample.tokens(0) == len(text if unit is Unit.CHARACTERS else text.encode())
    assert seconds(lambda: list(sample.encoded(*near))) < 0.1
    assert seconds(lambda: list(sample.encoded(30, middle, middle + 500))) < 0.1
    assert seconds(lambda: sample.cut(60, sample.tokens(60) // 2)) < 0.2
    (part, number), *others = sample.encoded(*near)
    assert others == []
    assert len(part.tokens) < 1_000
    half = sample.cut(60, number)
    assert half.cut_word is not None
    assert (half.cut_word.kept_tokens, half.cut_word.kept) == (number, text[: part.start])


def test_rules_learned_while_it_is_being_filled_are_followed() -> None:
    tokenizer = learned([BOOK], Settings(), 60)
    growing = Tokenizer(Settings(), tokenizer.alphabet, tokenizer.rules[:10])
    sample = MeasuredSample(BOOK * 20, growing)
    work = sample.follow()
    next(work)
    growing.extend(tokenizer.rules[10:20])
    for _ in range(3):
        next(work)
    growing.extend(tokenizer.rules[20:])
    finish(work)
    assert sample.token_counts() == filled(BOOK * 20, tokenizer).token_counts()


def test_work_that_was_dropped_in_the_middle_is_done_again() -> None:
    tokenizer = learned([BOOK], Settings(), 60)
    for symbols in (1_000, 4):
        with long_from(symbols):
            growing = Tokenizer(Settings(), tokenizer.alphabet, tokenizer.rules[:10])
            sample = filled(BOOK, growing)
            growing.extend(tokenizer.rules[10:])
            work = sample.follow()
            for _ in range(20):
                next(work)
            work.close()
            assert sample.followed == 10
            finish(sample.follow())
            assert sample.token_counts() == filled(BOOK, tokenizer).token_counts()


def test_rules_that_no_trainer_learned_are_applied_in_order() -> None:
    rules = [Rule("a", "bc"), Rule("b", "c"), Rule("a", "bc")]
    tokenizer = Tokenizer(Settings(), "abc", rules)
    sample = filled("abc abc", tokenizer)
    assert sample.token_counts() == [6, 6, 4, 2]
    assert [word.tokens for word, _ in sample.encoded(2)] == [("a", "bc"), ("a", "bc")]


def test_a_long_answer_shows_its_end() -> None:
    tokenizer = learned([BOOK], Settings(), 60)
    text = BOOK * 30
    found = filled(text, tokenizer).cut(60, 9_000)
    assert found.text.startswith("… ")
    assert found.finish_reason is FinishReason.LENGTH
    assert cut(tokenizer, tokenizer.encode(text), 9_000).text.endswith(found.text.removeprefix("… "))
    assert found.tokens == sum(len(word.tokens) for word in tokenizer.encode(text))


def test_words_found_before_serve_other_rules() -> None:
    few_rules, many = learned([BOOK], Settings(), 5), learned([BOOK], Settings(), 60)
    before = filled(BOOK, few_rules)
    sample = MeasuredSample(BOOK, many, before.cut_words)
    first, place = next(sample.encoded(60))
    assert (first, place) == (many.encode(BOOK)[0], -1)
    finish(sample.follow())
    assert sample.token_counts() == filled(BOOK, many).token_counts()


def test_a_long_text_that_is_not_clean_is_shown_clean_at_once() -> None:
    decomposed = "man\u0303ana \ud83d \ufdd0 " * 2_000
    settings = Settings(normalization=Normalization.NFC)
    sample = MeasuredSample(decomposed, learned([BOOK], settings, 9))
    sample.text.encode()
    assert len(sample.text) == len(decomposed)
    # While it is being cut, places in the text that is shown stay what they are.
    for _ in sample.fill():
        words = [(word.text, word.start) for word, _ in sample.encoded(9, 0, 15)]
        assert words == [("man\u0303ana", 0), ("\ufffd", 8), ("\ufffd", 10), ("man\u0303ana", 12)]
    assert sample.text == "mañana \ufffd \ufffd " * 2_000
    assert [word.start for word, _ in sample.encoded(9, 0, 15)] == [0, 7, 9, 11]


def test_nothing_is_nothing() -> None:
    sample = filled("", Tokenizer(Settings(), "ab", [Rule("a", "b")]))
    assert (sample.filled, sample.words, sample.tokens(1), sample.token_counts()) == (True, 0, 0, [0, 0])
    assert list(sample.encoded(1)) == []
    assert sample.cut(1, 5) == cut(sample.tokenizer, [], 0)


def test_the_tokens_of_a_text_are_known_without_adding_up_its_words() -> None:
    found = filled("bajo baja " * 50, Tokenizer(Settings(), "abjo", [Rule("b", "a"), Rule("ba", "j")]))
    assert [found.tokens(merges) for merges in range(4)] == [400, 300, 200, 200]
    assert found._ends_at is None
