"""Numbers in sentences, also those too large for Qt: word counts go up to 2**63 − 1 and add up."""

from __future__ import annotations

from PySide6.QtCore import QLocale

LARGEST_PLURAL = 2**31 - 1
"""Qt chooses a plural, and counts in a spin box, by a number of 32 bits."""

_LARGEST_IN_QT = 2**63 - 1


def number_text(number: int, locale: QLocale) -> str:
    """A whole number of any size as the language writes it."""
    if abs(number) <= _LARGEST_IN_QT:
        return locale.toString(number)
    return f"{number:,}".replace(",", locale.groupSeparator())


def size_text(size: int, locale: QLocale) -> str:
    """A number of bytes in the largest unit that fits (kB, MB …), with at most one decimal."""
    text = locale.formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
    return text.replace(f"{locale.decimalPoint()}{locale.zeroDigit()} ", " ")


def plural(number: int) -> int:
    """What stands for a number where Qt chooses the plural; `with_number` puts the number itself in."""
    return min(number, LARGEST_PLURAL)


def with_number(text: str, number: int, locale: QLocale) -> str:
    """A text made by `%Ln` with the plural of a number, and the number itself in it."""
    if number <= LARGEST_PLURAL:
        return text
    # Qt writes the number of a plural in the default locale.
    return text.replace(QLocale().toString(LARGEST_PLURAL), number_text(number, locale))
