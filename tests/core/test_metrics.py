from __future__ import annotations

import pytest

from bpe_gui.core.metrics import dearest_words, fertility, letter_count, word_count
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.word_counts import WordCounts
from tests.core import lesson
from tests.core.strategies import learned


def test_words_stand_between_white_space() -> None:
    assert word_count(" tu\tpedido\u00a0llegará\r\n\u3000hoy\x85") == 4
    assert word_count("a\x1cb\u200bc") == 1
    assert word_count(" \n") == 0


@pytest.mark.parametrize(
    ("text", "characters", "graphemes", "in_bytes"),
    [
        ("el día", 5, 5, 5),
        ("a\x1cb\tc", 4, 4, 4),
        ("👋🏽👋🏽", 4, 2, 4),
        ("👩\u200d👧 n\u0303", 5, 2, 5),
        ("a\r\nb", 2, 2, 2),
        (" \u0301", 1, 1, 1),
        ("\ufdd0\ud83d", 2, 2, 2),
        ("", 0, 0, 0),
    ],
)
def test_letters_are_units_that_are_no_white_space(
    text: str, characters: int, graphemes: int, in_bytes: int
) -> None:
    counted = [
        letter_count(text, Settings(unit=unit)) for unit in (Unit.CHARACTERS, Unit.GRAPHEMES, Unit.BYTES)
    ]
    assert counted == [characters, graphemes, in_bytes]


def test_letters_of_the_normalized_text() -> None:
    assert letter_count("man\u0303ana", Settings()) == 7
    assert letter_count("man\u0303ana", Settings(normalization=Normalization.NFC)) == 6


def test_markers_are_no_letters() -> None:
    assert letter_count("sol luz", Settings(Pretokenizer.MARKER)) == 6


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_letters_of_the_lesson(language: str) -> None:
    for message in lesson.messages(language):
        assert letter_count(message.text, Settings()) == message.letters
        assert word_count(message.text) == message.words


def test_fertility() -> None:
    assert fertility(40, 15) == 40 / 15
    assert fertility(0, 0) is None


def test_the_dearest_words_of_the_lesson() -> None:
    assert dearest_words(lesson.tokenizer("es"), lesson.counts("es")) == (["original", "reembolso"], 7)
    assert dearest_words(lesson.tokenizer("bg"), lesson.counts("bg")) == (["оригиналната"], 8)


def test_the_dearest_words_depend_on_the_rules() -> None:
    tokenizer = learned(["sol luz oro"], Settings(), 3)
    counts = WordCounts({"sol": 1, "luz": 1, "oro": 1})
    assert dearest_words(tokenizer, counts, 0) == (["sol", "luz", "oro"], 3)
    assert dearest_words(tokenizer, counts, 2) == (["luz", "oro"], 3)
    assert dearest_words(tokenizer, WordCounts()) == ([], 0)
    assert dearest_words(tokenizer, WordCounts({"": 3})) == ([], 0)
