from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.limit import Cut, CutCharacter, CutWord, FinishReason, cut
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import BYTES, START_MARKER, readable
from tests.core import lesson
from tests.core.strategies import any_settings, fixed, learned, texts


def cut_text(tokenizer: Tokenizer, text: str, limit: int) -> Cut:
    return cut(tokenizer, tokenizer.encode(text), limit)


# -- the lesson ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "text", "inside"),
    [
        (0, "", None),
        (1, "tu", None),
        (2, "tu pedido", None),
        (3, "tu pedido llegará", None),
        (4, "tu pedido llegará en", None),
        (5, "tu pedido llegará en ci", CutWord("cinco", "ci", 1, 3)),
        (6, "tu pedido llegará en cin", CutWord("cinco", "cin", 2, 3)),
        (7, "tu pedido llegará en cinco", None),
        (8, "tu pedido llegará en cinco días", None),
        (9, "tu pedido llegará en cinco días", None),
    ],
)
def test_the_spanish_answer(limit: int, text: str, inside: CutWord | None) -> None:
    found = cut_text(lesson.tokenizer("es"), "tu pedido llegará en cinco días", limit)
    reason = FinishReason.LENGTH if limit < 8 else FinishReason.STOP
    assert found == Cut(8, limit, text, reason, inside)


def test_the_bulgarian_answer() -> None:
    found = cut_text(lesson.tokenizer("bg"), "пратката ви ще пристигне до два дни", 6)
    assert (found.tokens, found.text, found.cut_word) == (
        8,
        "пратката ви ще пристигне до д",
        CutWord("два", "д", 1, 2),
    )


def test_the_limit_counts_through_line_ends() -> None:
    found = cut_text(lesson.tokenizer("es"), "tu pedido\n\nllegará en\ncinco días", 6)
    assert (found.tokens, found.text) == (8, "tu pedido llegará en cin")


# -- bytes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "text", "word", "kept_bytes"),
    [
        (4, "hola", None, None),
        (5, "hola ", ("", 1), None),
        (6, "hola ", ("", 2), 1),
        (7, "hola ", ("", 3), 2),
        (8, "hola ", ("", 4), 3),
        (9, "hola 🙂", None, None),
    ],
)
def test_a_cut_inside_a_character(
    limit: int, text: str, word: tuple[str, int] | None, kept_bytes: int | None
) -> None:
    found = cut_text(Tokenizer(PRESETS["bytes"], BYTES), "hola 🙂", limit)
    assert found.text == text
    assert found.cut_word == (word and CutWord("🙂", *word, 5))
    assert found.cut_character == (kept_bytes and CutCharacter("🙂", kept_bytes, 4))
    assert found.finish_reason is (FinishReason.STOP if limit == 9 else FinishReason.LENGTH)


@pytest.mark.parametrize(
    ("limit", "text", "inside", "half"),
    [
        (1, " ", CutWord("año", "", 1, 3), None),  # the glued space alone is no text of the word
        (2, " a", CutWord("año", "a", 2, 3), CutCharacter("ñ", 1, 2)),
        (3, " año", None, None),
    ],
)
def test_a_token_that_ends_inside_a_letter_behind_a_glued_space(
    limit: int, text: str, inside: CutWord | None, half: CutCharacter | None
) -> None:
    rules = [Rule("a", "\xc3"), Rule("\xb1", "o")]
    found = cut_text(Tokenizer(PRESETS["bytes"], BYTES, rules), " año", limit)
    assert found.tokens == 3
    assert (found.text, found.cut_word, found.cut_character) == (text, inside, half)


@pytest.mark.parametrize(
    ("pretokenizer", "text"),
    [
        (Pretokenizer.SPACES, "el"),
        (Pretokenizer.MARKER, "el"),
        (Pretokenizer.END_MARKER, "el"),
        (Pretokenizer.LINES, "el "),
        (Pretokenizer.GPT2, "el "),
    ],
)
def test_nothing_is_shown_of_a_first_letter_cut_in_two(pretokenizer: Pretokenizer, text: str) -> None:
    tokenizer = learned(["el"], Settings(pretokenizer, Unit.BYTES), 0)
    encoded = tokenizer.encode("el ñu")
    limit = len(tokenizer.encode("el ")[0].tokens)
    while (found := cut(tokenizer, encoded, limit)).cut_character is None:
        limit += 1
    assert (found.text, found.cut_character) == (text, CutCharacter("ñ", 1, 2))
    assert found.cut_word is not None
    assert found.cut_word.kept == ("el " if pretokenizer is Pretokenizer.LINES else "")


# -- markers, glued space, lines -------------------------------------------------------------------


def test_a_lone_marker_shows_nothing() -> None:
    tokenizer = learned(["sol luz"], Settings(Pretokenizer.MARKER), 0)
    found = cut_text(tokenizer, "sol luz", 5)
    assert (found.text, found.cut_word) == ("sol", CutWord("luz", "", 1, 4))
    assert cut_text(tokenizer, "sol luz", 6).cut_word == CutWord("luz", "l", 2, 4)
    assert cut_text(tokenizer, "sol luz", 1).text == ""


def test_the_end_marker_is_not_shown() -> None:
    tokenizer = learned(["sol luz"], Settings(Pretokenizer.END_MARKER), 0)
    assert cut_text(tokenizer, "sol luz", 4).text == "sol l"
    assert cut_text(tokenizer, "sol luz", 6).text == "sol luz"


def test_a_cut_inside_white_space_falls_between_words() -> None:
    tokenizer = learned(["el"], Settings(Pretokenizer.GPT2), 0)
    found = cut_text(tokenizer, "el    pago", 4)
    assert (found.text, found.cut_word, found.finish_reason) == ("el  ", None, FinishReason.LENGTH)
    tokenizer = learned(["el"], Settings(Pretokenizer.CL100K), 0)
    found = cut_text(tokenizer, "el!!\n\n", 5)
    assert (found.text, found.cut_word) == ("el!!\n", None)
    assert cut_text(tokenizer, "el!!\n\n", 3).cut_word == CutWord("!!", "!", 1, 4)


def test_what_is_no_white_space_stays_in_the_word() -> None:
    tokenizer = learned(["el"], Settings(Pretokenizer.GPT2), 0)
    assert cut_text(tokenizer, " \x1c\x1fa", 2).cut_word == CutWord("\x1c\x1f", "\x1c", 2, 3)


def test_a_tab_belongs_to_a_word_of_the_lesson() -> None:
    tokenizer = learned(["el"], Settings(), 0)
    assert cut_text(tokenizer, "\tel", 2).cut_word == CutWord("\tel", "\te", 2, 3)


@pytest.mark.parametrize(("limit", "text"), [(0, ""), (1, "\na"), (2, "\na\n\nb\n"), (3, "\na\n\nb\n")])
def test_empty_lines(limit: int, text: str) -> None:
    tokenizer = learned(["ab"], Settings(Pretokenizer.LINES), 0)
    found = cut_text(tokenizer, "\na\n\nb\n", limit)
    assert (found.tokens, found.text) == (2, text)


def test_a_text_of_empty_lines_is_complete_at_once() -> None:
    tokenizer = learned(["ab"], Settings(Pretokenizer.LINES), 0)
    assert cut_text(tokenizer, "\n\n", 0) == Cut(0, 0, "\n\n", FinishReason.STOP)


def test_an_empty_text_is_complete() -> None:
    assert cut_text(lesson.tokenizer("es"), "", 0) == Cut(0, 0, "", FinishReason.STOP)


def test_a_special_token_is_kept_whole() -> None:
    tokenizer = learned(["sol"], Settings(Pretokenizer.GPT2, special_tokens=("<fin>",)), 0)
    assert cut_text(tokenizer, "sol<fin>sol", 4).text == "sol<fin>"
    assert cut_text(tokenizer, "sol<fin>sol", 3).text == "sol"


def test_a_negative_limit_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        cut_text(lesson.tokenizer("es"), "tu", -1)
    assert caught.value.reason is CoreReason.NEGATIVE


@fixed
@given(texts, any_settings, st.integers(0, 10), st.integers(0, 60))
def test_what_is_kept_is_the_beginning_and_no_more_than_the_limit(
    text: str, settings: Settings, merges: int, limit: int
) -> None:
    tokenizer = learned([text], settings, merges)
    encoded = tokenizer.encode(text)
    found = cut(tokenizer, encoded, limit)
    whole = cut(tokenizer, encoded, 10**6)
    assert found.tokens == sum(len(word.tokens) for word in encoded)
    assert found.finish_reason is (FinishReason.LENGTH if limit < found.tokens else FinishReason.STOP)
    assert whole.text == tokenizer.decode((w.tokens for w in encoded), (w.special for w in encoded))
    assert whole.text.startswith(found.text)
    assert (found.text == whole.text) or found.finish_reason is FinishReason.LENGTH
    assert (whole.cut_word, whole.cut_character) == (None, None)
    flat = [token for word in encoded for token in word.tokens][:limit]
    if settings.unit is Unit.BYTES and not settings.special_tokens:
        kept = readable("".join(flat), Unit.BYTES)
        half = sum("\udc80" <= letter <= "\udcff" for letter in kept)
        assert half == (found.cut_character.kept_bytes if found.cut_character else 0)
    if inside := found.cut_word:
        assert 0 < inside.kept_tokens < inside.tokens
        assert inside.word.startswith(inside.kept)
        assert inside.kept != inside.word
        assert found.text.endswith(inside.kept)
        assert START_MARKER not in inside.kept
