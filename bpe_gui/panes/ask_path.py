"""Where to write a file, asked so that no other file is replaced unasked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bpe_gui.paths import is_there


def ask_path(parent: QWidget, title: str, name: str, kind: str, ending: str) -> Path | None:
    """A path with the ending, `name` or its folder suggested; None when the user thinks better of it."""
    while True:
        chosen, _ = QFileDialog.getSaveFileName(parent, title, name, kind)
        if not chosen:
            return None
        if chosen.endswith(ending):
            return Path(chosen)
        # The dialog has asked about a file of the name that was typed; it is shown once more with all of it.
        name = chosen + ending
        if not is_there(Path(name)):
            return Path(name)
