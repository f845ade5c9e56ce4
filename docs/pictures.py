"""Makes the pictures of the README: `.venv/bin/python docs/pictures.py` from the top of the checkout."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.window.export import save_picture

PICTURES = (
    ("window-es.png", Qt.ColorScheme.Light, ["--language", "es", "--merges", "60"]),
    ("window-bg-dark.png", Qt.ColorScheme.Dark, ["--language", "bg", "--merges", "60"]),
)

if __name__ == "__main__":
    app = QApplication([])
    for name, scheme, words in PICTURES:
        look.apply(app, scheme)
        window = create_window(words)
        look.apply(app, scheme)
        window.show()
        QTest.qWait(300)
        save_picture(window, Path(__file__).parent / name)
        window.close()
