from __future__ import annotations

import pytest
from hypothesis import given

from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trace import trace
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
        assert [list(word) for word in way.steps[-1].words] == message.pieces


def test_only_the_first_rules() -> None:
    assert [step.rank for step in trace(lesson.tokenizer("es"), "mensajero", 24).steps] == [2, 3, 7, 23, 24]
    assert trace(lesson.tokenizer("es"), "mensajero", 0).steps == ()


def test_rules_by_hand() -> None:
    tokenizer = Tokenizer(Settings(), "abc", [Rule("ab", "c"), Rule("a", "b"), Rule("ab", "c")])
    assert [(step.rank, step.words) for step in trace(tokenizer, "abc abc").steps] == [
        (2, (("ab", "c"), ("ab", "c"))),
        (3, (("abc",), ("abc",))),
    ]


def test_a_special_token_is_one_token_throughout() -> None:
    tokenizer = learned(["aa aa"], Settings(special_tokens=("<aa>",)), 1)
    way = trace(tokenizer, "aa<aa>")
    assert way.words == (("a", "a"), ("<aa>",))
    assert [step.words for step in way.steps] == [(("aa",), ("<aa>",))]


@few
@given(texts, any_settings, texts)
def test_each_step_is_what_so_many_rules_give(corpus: str, settings: Settings, text: str) -> None:
    tokenizer = learned([corpus, text], settings, 12)
    way = trace(tokenizer, text)
    states = {0: way.words} | {step.rank: step.words for step in way.steps}
    now = way.words
    for merges in range(len(tokenizer.rules) + 1):
        changed = now != (now := states.get(merges, now))
        assert now == tuple(word.tokens for word in tokenizer.encode(text, merges))
        assert changed == (merges in states and merges > 0)
