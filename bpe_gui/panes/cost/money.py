"""Money as people write it, and a box to type a price in."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Context, Decimal

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from bpe_gui.core.cost_sheet import HIGHEST_PRICE

_CENT = Decimal("0.01")
_PRICE_DIGITS = 4


def two_digits(number: float, locale: QLocale) -> str:
    """A number with two digits, halves rounded up, as the language writes it.

    >>> two_digits(2.125, QLocale("en")), two_digits(1234.5, QLocale("de"))
    ('2.13', '1.234,50')
    """
    rounded = Decimal(repr(number)).quantize(_CENT, ROUND_HALF_UP, Context(prec=400))
    return locale.toString(float(rounded), "f", 2)


def money(amount: float, currency: str, locale: QLocale) -> str:
    """An amount with its currency; a space that does not break stands between them."""
    return f"{two_digits(amount, locale)}\u00a0{currency}" if currency else two_digits(amount, locale)


class PriceBox(QDoubleSpinBox):
    """A price for a million tokens: at least two digits are shown, and up to four where they are needed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDecimals(_PRICE_DIGITS)
        self.setRange(0, HIGHEST_PRICE)
        self.setSingleStep(0.5)
        self.setGroupSeparatorShown(True)

    def textFromValue(self, value: float) -> str:
        digits = len(f"{value:.{_PRICE_DIGITS}f}".rstrip("0").partition(".")[2])
        return self.locale().toString(value, "f", max(2, digits))
