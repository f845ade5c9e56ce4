from __future__ import annotations

import pytest

from bpe_gui.core.settings import Normalization, Settings
from bpe_gui.core.word_counts import count_text
from bpe_gui.core.word_dictionary import WordDictionary
from tests.core import lesson


@pytest.mark.parametrize(
    ("language", "size", "numbers"),
    [
        ("es", 83, [[8, 21, 9, 13, 14, 15], [None, None, None, 12], [None, None, 6, None, None]]),
        ("bg", 84, [[18, 7, 8, 11], [None, 7, 8, None, None], [None, None, None, None]]),
    ],
)
def test_the_lesson(language: str, size: int, numbers: list[list[int | None]]) -> None:
    dictionary = WordDictionary(lesson.counts(language))
    assert len(dictionary) == size
    assert [dictionary.numbers(message.text, Settings()) for message in lesson.messages(language)] == numbers


def test_numbers_are_given_in_first_seen_order() -> None:
    dictionary = WordDictionary(count_text(["sol luz sol oro"], Settings()))
    assert [dictionary.number(word) for word in ("sol", "luz", "oro", "mar")] == [0, 1, 2, None]


def test_a_message_is_cut_and_normalized_as_the_corpus_was() -> None:
    settings = Settings(normalization=Normalization.NFC)
    dictionary = WordDictionary(count_text(["ma\u00f1ana sol"], settings))
    assert dictionary.numbers("  sol\nman\u0303ana\tsol ", settings) == [1, None]
    assert dictionary.numbers("  sol\nman\u0303ana sol ", settings) == [1, 0, 1]
    assert dictionary.numbers("", settings) == []
