from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from bpe_gui.panes.cost.money import PriceBox, money, two_digits


@pytest.mark.parametrize(
    ("amount", "code", "text"),
    [
        (2.125, "en", "2.13"),
        (2.675, "en", "2.68"),
        (40 / 15, "es", "2,67"),
        (42 / 13, "bg", "3,23"),
        (0.005, "en", "0.01"),
        (1234567.5, "en", "1,234,567.50"),
        (0.0, "bg", "0,00"),
    ],
)
def test_two_digits_and_halves_up_as_the_language_writes_them(amount: float, code: str, text: str) -> None:
    assert two_digits(amount, QLocale(code)) == text


def test_the_currency_follows_and_stays_on_the_line() -> None:
    assert money(8.0, "€", QLocale("es")) == "8,00\u00a0€"
    assert money(8.4, "лв", QLocale("bg")) == "8,40\u00a0лв"
    assert money(8.0, "", QLocale("en")) == "8.00"


@pytest.mark.parametrize(
    ("price", "code", "text"), [(3.0, "en", "3.00"), (0.15, "es", "0,15"), (0.075, "bg", "0,075")]
)
def test_a_price_shows_the_digits_it_has_and_at_least_two(
    qtbot: QtBot, price: float, code: str, text: str
) -> None:
    box = PriceBox(None)
    qtbot.addWidget(box)
    box.setLocale(QLocale(code))
    box.setValue(price)
    assert box.text() == text
    assert box.value() == price
