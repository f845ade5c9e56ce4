from __future__ import annotations

from PySide6.QtCore import QLocale

from bpe_gui.panes.numbers import LARGEST_PLURAL, number_text, plural, with_number

ENGLISH, SPANISH = QLocale("en"), QLocale("es")


def test_numbers_of_any_size_are_written_as_the_language_does() -> None:
    assert number_text(1_234_567, ENGLISH) == "1,234,567"
    assert number_text(-(2**64), ENGLISH) == "-18,446,744,073,709,551,616"
    assert number_text(2**64, SPANISH) == "18.446.744.073.709.551.616"


def test_a_sentence_holds_a_number_that_is_too_large_for_its_plural() -> None:
    for number in (LARGEST_PLURAL, LARGEST_PLURAL + 1, 2**64):
        sentence = f"{QLocale().toString(plural(number))} words"
        assert with_number(sentence, number, ENGLISH) == f"{number:,} words"
