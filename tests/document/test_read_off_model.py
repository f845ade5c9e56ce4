"""The table of what is read off the chart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bpe_gui.document.read_off_model import ReadOffColumn, ReadOffModel, ReadOffRow

CORPUS, QUEJA = ReadOffRow("corpus", 937, 449, 202), ReadOffRow("queja", 23, 18, 131)


@pytest.fixture
def model(qapp: QCoreApplication) -> ReadOffModel:
    return ReadOffModel(qapp)


def test_it_has_raw_numbers(model: ReadOffModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show([CORPUS, ReadOffRow("new", 4, None, None)])
    cells = [[model.index(row, column).data() for column in ReadOffColumn] for row in range(2)]
    assert cells == [["corpus", 937, 449, pytest.approx(100 * 449 / 937), 202], ["new", 4, None, None, None]]
    assert tester.model() is model


def test_other_numbers_keep_the_rows_and_other_texts_do_not(model: ReadOffModel, qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show([CORPUS, QUEJA])
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.show([CORPUS, ReadOffRow("queja", 23, 16, 131)])
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.show([CORPUS, ReadOffRow("queja", 23, 16, 131)])
    with qtbot.waitSignal(model.modelReset):
        model.show([CORPUS])
    assert (model.rowCount(), tester.model()) == (1, model)


def test_heads_are_given(model: ReadOffModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.headerDataChanged):
        model.set_heads(("a", "b", "c", "d", "e"))
    heads = [model.headerData(section, Qt.Orientation.Horizontal) for section in range(5)]
    assert heads == ["a", "b", "c", "d", "e"]
