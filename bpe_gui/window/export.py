"""Rules, chart and window as files for other programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.document.session import Session
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.panes.chart_pane import ChartPane
from bpe_gui.panes.rules_text import lesson_lines
from bpe_gui.window.actions import Actions
from bpe_gui.window.files import Files


class Export(QObject):
    """What File, Export does."""

    def __init__(self, session: Session, actions: Actions, files: Files, chart: ChartPane, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._files, self._chart, self._window = session, files, chart, window
        actions.export_rules.triggered.connect(self._rules)
        actions.export_chart.triggered.connect(self._chart_file)
        actions.export_picture.triggered.connect(self._picture)

    def _rules(self) -> None:
        path = self._files.ask_path(self.tr("Export the rules"), self.tr("Texts (*.txt)"), ".txt")
        if path:
            text = lesson_lines(self._session, range(self._session.merges))
            self._files.try_to(lambda: write_atomically(path, text.encode()))

    def _chart_file(self) -> None:
        kinds = self.tr("Pictures (*.png *.svg);;Tables (*.csv)")
        path = self._files.ask_path(self.tr("Export the chart"), kinds, "")
        if path:
            self._files.try_to(lambda: self._write_chart(path))

    def _write_chart(self, path: Path) -> None:
        match path.suffix.lower():
            case ".svg":
                self._chart.export_svg(path)
            case ".csv":
                self._chart.export_csv(path)
            case ".png":
                self._chart.export_png(path)
            case _:
                self._chart.export_png(path.with_name(path.name + ".png"))

    def _picture(self) -> None:
        path = self._files.ask_path(self.tr("Picture of the window"), self.tr("Pictures (*.png)"), ".png")
        if path:
            self._files.try_to(lambda: save_picture(self._window, path))


def save_picture(window: QWidget, path: Path) -> None:
    """Writes what the window shows; Problem(CANNOT_WRITE)."""
    if not window.grab().save(str(path), "PNG"):
        raise Problem(FormatReason.CANNOT_WRITE, path=str(path), why="PNG")
