"""The fixtures that watch over the tests can fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from bpe_gui import paths

ROOT = Path(__file__).resolve().parent.parent

# The careless ones must fail. The others must pass, though a careless one went before.
CAREFUL_AND_CARELESS = '''
import warnings

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QStringListModel, QThread, qWarning
from PySide6.QtWidgets import QWidget

from bpe_gui import i18n, look

kept = []


class Sleeper(QThread):
    def run(self):
        while not self.isInterruptionRequested():
            self.msleep(1)


class Untrue(QAbstractListModel):
    """Says that a row was added, and has none."""

    def rowCount(self, parent=None):
        return 0

    def data(self, index, role=0):
        return None

    def grow(self):
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.endInsertRows()


def test_good(qtbot, session):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    session.merge()


def test_bad_window(qapp):
    kept.append(QWidget())
    kept[-1].show()


def test_bad_thread(qapp):
    kept.append(Sleeper())
    kept[-1].start()


def test_good_after_window_and_thread(qtbot):
    assert not kept[0].isVisible()
    assert kept[1].isFinished()


def test_bad_model(model_tester, qapp):
    model = Untrue()
    model_tester(model)
    model.grow()


def test_good_model(model_tester, qapp):
    model = QStringListModel(["l", "a"])
    model_tester(model)
    model.insertRows(0, 1)


def test_bad_warning_of_qt(qapp):
    qWarning("the style sheet cannot be read")


def test_good_platform(qapp):
    qWarning("This plugin does not support propagateSizeHints()")


def test_bad_warning_of_python():
    warnings.warn("it is going away", DeprecationWarning)


def test_good_change_of_language_and_look(qapp):
    i18n.set_language(qapp, "bg")
    look.apply(qapp, look.Qt.ColorScheme.Dark)
    look.set_text_size(qapp, 20)


def test_good_after_the_change(qapp):
    assert QLocale() == QLocale("en")
    assert look.colours(qapp.palette()) is look.LIGHT
    assert look.text_size(qapp) == look.DEFAULT_POINTS
'''


def test_what_is_left_running_or_open_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "test_careless.py"
    path.write_text(CAREFUL_AND_CARELESS, encoding="utf-8")
    options = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-p", "tests.conftest", *options, str(path)]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8").stdout
    went_wrong = re.findall(r"^(?:FAILED|ERROR) .*::(\w+)", answer, re.MULTILINE)
    named = re.findall(r"^def (test_\w+)", CAREFUL_AND_CARELESS, re.MULTILINE)
    assert sorted(went_wrong) == sorted(name for name in named if "_bad_" in name), answer
    passed = re.findall(r"^PASSED .*::(\w+)", answer, re.MULTILINE)
    assert {name for name in named if "_good" in name} <= set(passed), answer


def test_there_is_no_screen(qapp: QApplication) -> None:
    assert qapp.platformName() == "offscreen"


def test_the_users_own_data_lies_elsewhere(data_folder: Path) -> None:
    assert Path(os.environ["BPE_TRAINER_DATA"]) == data_folder
    assert paths.data_dir().is_relative_to(data_folder)
    assert paths.cache_dir().is_relative_to(data_folder)
