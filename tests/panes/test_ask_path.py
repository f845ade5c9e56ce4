from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui.panes.ask_path import ask_path


def asked(qtbot: QtBot, folder: Path, *answers: str | None) -> tuple[Path | None, list[str]]:
    """What comes of typing these names one after the other (None: Cancel), and the names suggested."""
    parent = QWidget()
    qtbot.addWidget(parent)
    left, suggested = list(answers), []
    timer = QTimer(parent)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog) or not left:
            return
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        assert edit is not None
        suggested.append(edit.text())
        name = left.pop(0)
        if name is None:
            dialog.reject()
        else:
            edit.setText(name)
            dialog.accept()

    timer.timeout.connect(answer)
    timer.start(10)
    path = ask_path(parent, "Save", str(folder), "Table (*.csv)", ".csv")
    timer.stop()
    return path, suggested


def test_the_ending_is_added_where_it_is_missing(qtbot: QtBot, tmp_path: Path) -> None:
    assert asked(qtbot, tmp_path, "chart") == (tmp_path / "chart.csv", [""])
    assert asked(qtbot, tmp_path, "my.chart") == (tmp_path / "my.chart.csv", [""])
    assert asked(qtbot, tmp_path, "chart.csv") == (tmp_path / "chart.csv", [""])


def test_a_file_that_the_ending_leads_to_is_not_replaced_unasked(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "chart.csv").write_text("mine")
    assert asked(qtbot, tmp_path, "chart", None) == (None, ["", "chart.csv"])
    assert asked(qtbot, tmp_path, "chart", "other") == (tmp_path / "other.csv", ["", "chart.csv"])
