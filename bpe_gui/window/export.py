"""Rules and the window's picture as files; the chart exports itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.document.session import Session
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.panes.rules_text import lesson_lines
from bpe_gui.window.actions import Actions
from bpe_gui.window.files import Files


class Export(QObject):
    """What File, Export does."""

    def __init__(self, session: Session, actions: Actions, files: Files, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._files, self._window = session, files, window
        actions.export_rules.triggered.connect(self._rules)
        actions.export_picture.triggered.connect(self._picture)

    def _rules(self) -> None:
        path = self._files.ask_path(self.tr("Export the rules"), self.tr("Texts (*.txt)"), ".txt")
        if path:
            session = self._session
            lines = lesson_lines(range(session.merges), list(session.rounds), session.tokenizer.settings)
            text = "".join(f"{line}\n" for line in lines)
            self._files.try_to(lambda: write_atomically(path, text.encode()))

    def _picture(self) -> None:
        path = self._files.ask_path(self.tr("Picture of the window"), self.tr("Pictures (*.png)"), ".png")
        if path:
            self._files.try_to(lambda: save_picture(self._window, path))


def save_picture(window: QWidget, path: Path) -> None:
    """Writes what the window shows; Problem(CANNOT_WRITE, NO_SPACE)."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    window.grab().save(buffer, "PNG")
    write_atomically(path, bytes(buffer.data().data()))
