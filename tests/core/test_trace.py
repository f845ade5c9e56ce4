from __future__ import annotations

import time

import pytest
from hypothesis import given

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trace import Join, Trace, trace
from bpe_gui.core.trainer import Rule
from tests.core import lesson
from tests.core.strategies import any_settings, few, learned, texts


def test_mensajero_step_by_step() -> None:
    steps = trace(lesson.tokenizer("es"), "mensajero").steps
    assert [(step.rank, f"{step.rule.left}+{step.rule.right}", step.tokens) for step in steps] == [
        (2, "e+n", 8),
        (3, "r+o", 7),
        (7, "j+e", 6),
        (23, "m+en", 5),
        (24, "men+s", 4),
        (25, "mens+a", 3),
        (26, "mensa+je", 2),
        (44, "mensaje+ro", 1),
    ]


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_lesson_s_messages(language: str) -> None:
    for message in lesson.messages(language):
        way = trace(lesson.tokenizer(language), message.text)
        assert way.start == message.letters
        assert [list(word.tokens) for word in way.after(len(way.steps))] == message.pieces


def test_only_the_first_rules() -> None:
    assert [step.rank for step in trace(lesson.tokenizer("es"), "mensajero", 24).steps] == [2, 3, 7, 23, 24]
    assert trace(lesson.tokenizer("es"), "mensajero", 0).steps == ()


def test_rules_by_hand() -> None:
    tokenizer = Tokenizer(Settings(), "abc", [Rule("ab", "c"), Rule("a", "b"), Rule("ab", "c")])
    way = trace(tokenizer, "abc abc")
    assert [step.rank for step in way.steps] == [2, 3]
    assert states(way) == [(("a", "b", "c"),) * 2, (("ab", "c"),) * 2, (("abc",),) * 2]


def test_a_special_token_is_one_token_throughout() -> None:
    tokenizer = learned(["aa aa"], Settings(special_tokens=("<aa>",)), 1)
    way = trace(tokenizer, "aa<aa>")
    assert states(way) == [(("a", "a"), ("<aa>",)), (("aa",), ("<aa>",))]
    assert [step.joins for step in way.steps] == [(Join(0, 0),)]


def test_where_the_rules_join() -> None:
    tokenizer = Tokenizer(Settings(), "xa", [Rule("a", "a"), Rule("aa", "a")])
    way = trace(tokenizer, "xaaaaa a xaaaaa")
    assert [(step.joins, step.tokens) for step in way.steps] == [
        ((Join(0, 1), Join(0, 3), Join(2, 1), Join(2, 3)), 9),
        ((Join(0, 2), Join(2, 2)), 7),
    ]
    assert [word.tokens for word in way.after(2)] == [("x", "aa", "aaa"), ("a",), ("x", "aa", "aaa")]


def test_a_long_text_is_traced_at_once() -> None:
    tokenizer = lesson.tokenizer("es")
    text = " ".join(message.text for message in lesson.messages("es")) + " "
    begun = time.perf_counter()
    way = trace(tokenizer, 1_000 * text)
    # Measured 0.4 s for 15,000 words: it grows with the replacements, not with words times steps.
    assert time.perf_counter() - begun < 3
    assert way.start - way.steps[-1].tokens == sum(len(step.joins) for step in way.steps) == 33_000


@few
@given(texts, any_settings, texts)
def test_each_step_is_what_so_many_rules_give(corpus: str, settings: Settings, text: str) -> None:
    tokenizer = learned([corpus, text], settings, 12)
    way = trace(tokenizer, text)
    known = {0: 0} | {step.rank: number + 1 for number, step in enumerate(way.steps)}
    all_states, now = states(way), 0
    for merges in range(len(tokenizer.rules) + 1):
        now = known.get(merges, now)
        words = tokenizer.encode(text, merges)
        assert list(way.after(now)) == words
        assert all_states[now] == tuple(word.tokens for word in words)
        assert (way.steps[now - 1].tokens if now else way.start) == sum(len(word.tokens) for word in words)
    for number, step in enumerate(way.steps):
        before = all_states[number]
        for join in step.joins:
            assert before[join.word][join.token : join.token + 2] == step.rule


def states(way: Trace) -> list[tuple[tuple[str, ...], ...]]:
    """All states, the first before any rule, as tokens."""
    return [tuple(word.tokens for word in words) for words in (way.words, *way.states())]
