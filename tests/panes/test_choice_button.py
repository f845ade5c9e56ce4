"""The buttons of answers: right and wrong are told apart by more than a hue."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.panes.chip_rows import Piece, Role
from bpe_gui.panes.choice_button import ChoiceButton, Mark


@pytest.fixture(params=[Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def scheme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[look.Colours]:
    look.apply(qapp, request.param)
    yield look.colours(qapp.palette())
    look.apply(qapp, Qt.ColorScheme.Light)


def test_only_the_right_answer_is_filled(scheme: look.Colours, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    grounds = {}
    for mark in Mark:
        button = ChoiceButton(page, 1)
        button.set_answer(((Piece("tu pedido", Role.TEXT),),))
        button.set_mark(mark)
        button.resize(400, 44)
        grounds[mark] = button.grab().toImage().pixelColor(380, 22)
    assert grounds[Mark.OPEN] == grounds[Mark.WRONG]
    right, open_ = grounds[Mark.RIGHT], grounds[Mark.OPEN]
    assert max(abs(right.red() - open_.red()), abs(right.blue() - open_.blue())) >= 20
    assert _contrast(right, scheme.text) > 7


def _contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
