"""What the program remembers of its user."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QObject, QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.i18n import LANGUAGES
from bpe_gui.preferences import Preferences

Remembered = Callable[[], Preferences]


@pytest.fixture(params=[True, False], ids=["in a file", "while the window lives"])
def remembered(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Remembered:
    """Gives what the next start finds: with a file fresh preferences, else the same ones."""
    parent = QObject(qapp)
    request.addfinalizer(parent.deleteLater)
    if not request.param:
        only = Preferences(parent)
        return lambda: only

    def fresh() -> Preferences:
        for store in parent.findChildren(QSettings):
            store.sync()
        return Preferences(parent, tmp_path / "preferences.ini")

    return fresh


def test_nothing_is_chosen_at_first(remembered: Remembered) -> None:
    preferences = remembered()
    assert preferences.language is None
    assert preferences.scheme == Qt.ColorScheme.Unknown
    assert preferences.text_points is None
    assert preferences.less_motion is False
    assert preferences.recent == []
    assert preferences.geometry is None


def test_how_far_the_lesson_came(remembered: Remembered) -> None:
    assert remembered().lesson_step == 0
    remembered().lesson_step = 7
    assert remembered().lesson_step == 7


@pytest.mark.parametrize("damaged", ["-3", "seven", ""])
def test_a_damaged_place_in_the_lesson_is_its_beginning(
    qapp: QApplication, tmp_path: Path, damaged: str
) -> None:
    path = tmp_path / "preferences.ini"
    path.write_text(f"[General]\nlesson_step={damaged}\n", encoding="utf-8")
    parent = QObject(qapp)
    assert Preferences(parent, path).lesson_step == 0
    parent.deleteLater()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language(remembered: Remembered, code: str) -> None:
    remembered().language = code
    assert remembered().language == code


@pytest.mark.parametrize("scheme", list(Qt.ColorScheme))
def test_light_or_dark(remembered: Remembered, scheme: Qt.ColorScheme) -> None:
    remembered().scheme = Qt.ColorScheme.Dark
    remembered().scheme = scheme
    assert remembered().scheme == scheme


def test_the_size_of_text(remembered: Remembered) -> None:
    remembered().text_points = 13.5
    assert remembered().text_points == 13.5
    remembered().text_points = None
    assert remembered().text_points is None


def test_less_motion(remembered: Remembered) -> None:
    remembered().less_motion = True
    assert remembered().less_motion is True
    remembered().less_motion = False
    assert remembered().less_motion is False


def test_where_the_window_stood(remembered: Remembered) -> None:
    remembered().geometry = QByteArray(b"\x01\x00\xff")
    assert remembered().geometry == QByteArray(b"\x01\x00\xff")


@pytest.mark.parametrize("names", [["a.txt"], ["б, в & г.txt", "a b.txt"], [f"{n}.txt" for n in range(12)]])
def test_recent_files_newest_first_and_only_a_few(
    remembered: Remembered, names: list[str], tmp_path: Path
) -> None:
    for name in names:
        remembered().add_recent(tmp_path / name)
    assert remembered().recent == [tmp_path / name for name in reversed(names)][:8]


def test_a_recent_file_is_named_once(remembered: Remembered) -> None:
    for name in ("a", "b", "a"):
        remembered().add_recent(Path(name))
    assert remembered().recent == [Path("a"), Path("b")]


@pytest.mark.parametrize(
    "text",
    [
        "[General]\nlanguage=fr\nscheme=purple\ntext_points=large\nless_motion=perhaps\ngeometry=7\n",
        "language",
        "",
        "\x00\xff",
    ],
)
def test_a_file_that_somebody_wrote_into(qapp: QApplication, tmp_path: Path, text: str) -> None:
    path = tmp_path / "preferences.ini"
    path.write_text(text, encoding="latin-1")
    parent = QObject(qapp)
    preferences = Preferences(parent, path)
    assert preferences.language is None
    assert preferences.scheme == Qt.ColorScheme.Unknown
    assert preferences.text_points is None
    assert preferences.less_motion is False
    assert preferences.recent == []
    assert preferences.geometry is None
    assert preferences.lesson_step == 0
    parent.deleteLater()


def test_a_window_remembers_what_was_done_in_it(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "bajo.txt"
    path.write_text("bajo bajo", encoding="utf-8")
    window = create_window(["--language", "en"])
    qtbot.addWidget(window)
    window.show()
    label = window.findChild(QLabel, "tokensSummary")
    assert isinstance(label, QLabel)
    width = label.fontMetrics().horizontalAdvance("tokens")
    window.text_size.change(2)
    assert window.preferences.text_points == look.text_size(qapp) == look.DEFAULT_POINTS + 2
    assert label.fontMetrics().horizontalAdvance("tokens") > width
    window.text_size.change(0)
    assert window.preferences.text_points is None
    assert look.text_size(qapp) == look.DEFAULT_POINTS
    window.files.open(path)
    qtbot.waitUntil(lambda: window.preferences.recent == [path])
    assert window.preferences.geometry is None
    window.close()
    assert window.preferences.geometry is not None
