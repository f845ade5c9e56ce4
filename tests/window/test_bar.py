"""The row of buttons: whether its words have room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.i18n import LANGUAGES
from bpe_gui.window.main_window import MainWindow


def words(window: MainWindow) -> list[str]:
    """What stands on the buttons of the bar."""
    names = ("open", "save", "undo", "redo", "merge", "play", "reset")
    buttons = [window.findChild(QPushButton, f"{name}Button") for name in names]
    return [button.text() for button in buttons if button is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_was_narrow_shows_the_words_of_one_that_never_was(qtbot: QtBot, language: str) -> None:
    """The style gives the buttons their sizes when they are shown, after the bar was measured first."""
    window = create_window(["--language", language])
    qtbot.addWidget(window)
    window.resize(3_000, 768)
    with qtbot.waitExposed(window):
        window.show()
    assert all(words(window))
    bar = window.findChild(QPushButton, "mergeButton").parentWidget()  # type: ignore[union-attr]
    least = bar.sizeHint().width() + 24  # how much wider words make a button is known but roughly
    other = create_window(["--language", language])
    qtbot.addWidget(other)
    other.resize(least + window.width() - bar.width(), 768)
    with qtbot.waitExposed(other):
        other.show()
    assert words(other) == words(window)
