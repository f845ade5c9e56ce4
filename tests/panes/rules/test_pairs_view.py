"""The list of the round's pairs where it is narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.panes.rows_look import RowsLook
from bpe_gui.panes.rules.pairs_view import PairsList


@pytest.mark.parametrize("language", ["en", "es", "bg"])
def test_a_narrow_list_shows_its_pairs_whole_and_of_a_tie_the_sign(qtbot: QtBot, language: str) -> None:
    window = create_window(["--language", language])
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitUntil(lambda: not window.busy)
    view = window.findChild(PairsList, "pairsView")
    assert view is not None
    model = view.model()
    while not (model.is_tie(1) and model.word_of(1)):
        window.session.merge()
        qtbot.waitUntil(lambda: not window.busy)
    rows_look = RowsLook.of(view)
    pair = sum(map(len, model.pairs[1][0])) + 3  # with " + "
    assert pair <= 9
    letters = rows_look.gap + rows_look.letters_width(pair)

    def pair_at(width: int) -> QImage:
        view.setFixedWidth(width)
        QApplication.processEvents()
        row = view.visualRect(model.index(1, 0))
        return view.viewport().grab(QRect(0, row.top(), letters, row.height())).toImage()

    whole = pair_at(400)
    least = rows_look.letters_width(9) + rows_look.number_width(2) + 6 * rows_look.gap
    for width in range(least, 240, 9):
        assert pair_at(width) == whole, width
