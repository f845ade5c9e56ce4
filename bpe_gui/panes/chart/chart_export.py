"""The chart as a picture, a drawing and a table, for the clipboard and for files."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.panes.ask_path import ask_path
from bpe_gui.panes.chart.chart_drawing import Drawing

if TYPE_CHECKING:
    from bpe_gui.panes.pictures import Picture


class ChartExport(QMenu):
    """The menu that saves or copies the chart; `picture` gives it as it stands on the screen."""

    noticed = Signal(str)
    """What was saved or copied, in a sentence."""
    failed = Signal(Problem)
    """Why it could not be."""

    def __init__(self, picture: Callable[[], Picture], drawing: Drawing, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture, self._drawing = picture, drawing
        self._png_action = self._action("exportPngAction", self._choose_png)
        self._svg_action = self._action("exportSvgAction", self._choose_svg)
        self._csv_action = self._action("exportCsvAction", self._choose_csv)
        self.addSeparator()
        self._copy_action = self._action("copyChartAction", self.copy)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self.setTitle(self.tr("&Chart"))
        self._png_action.setText(self.tr("Save as picture (PNG)…"))
        self._svg_action.setText(self.tr("Save as drawing (SVG)…"))
        self._csv_action.setText(self.tr("Save the numbers (CSV)…"))
        self._copy_action.setText(self.tr("Copy picture and numbers"))

    def write_png(self, path: Path) -> None:
        """Writes the chart as a picture with twice its pixels; Problem(CANNOT_WRITE, NO_SPACE)."""
        # Here and below, because the window opens sooner without them.
        from bpe_gui.panes.pictures import png_of

        _write(path, png_of(self._picture()))

    def write_svg(self, path: Path) -> None:
        """Writes the chart as a drawing; Problem(CANNOT_WRITE, NO_SPACE)."""
        from bpe_gui.panes.pictures import svg_of

        _write(path, svg_of(self._picture()))

    def write_csv(self, path: Path) -> None:
        """Writes the tokens of all texts after each merge, a line each; Problem(CANNOT_WRITE, NO_SPACE)."""
        self._picture()  # which brings the drawing up to date
        _write(path, table_of(self._drawing).encode())

    def save_to(self, path: Path, write: Callable[[Path], None]) -> None:
        """Writes the chart in one of the three ways, and tells how it went."""
        try:
            write(path)
        except Problem as problem:
            self.failed.emit(problem)
        else:
            self.noticed.emit(self.tr("Saved: {path}").replace("{path}", str(path)))

    def copy(self) -> None:
        """Puts the chart on the clipboard, as a picture and as a table for spreadsheets."""
        from bpe_gui.panes.pictures import image_of

        content = QMimeData()
        content.setImageData(image_of(self._picture()))
        content.setText(table_of(self._drawing, "\t"))
        QGuiApplication.clipboard().setMimeData(content)
        self.noticed.emit(self.tr("The chart is on the clipboard."))

    def _action(self, name: str, respond: Callable[[], None]) -> QAction:
        action = self.addAction("")
        action.setObjectName(name)
        action.triggered.connect(lambda: respond())
        return action

    def _choose_png(self) -> None:
        self._choose(self.tr("Picture (*.png)"), ".png", self.write_png)

    def _choose_svg(self) -> None:
        self._choose(self.tr("Drawing (*.svg)"), ".svg", self.write_svg)

    def _choose_csv(self) -> None:
        self._choose(self.tr("Table (*.csv)"), ".csv", self.write_csv)

    def _choose(self, kind: str, ending: str, write: Callable[[Path], None]) -> None:
        name = self.tr("tokens-per-merge") + ending
        path = ask_path(self, self.tr("Save the chart"), name, kind, ending)
        if path is not None:
            self.save_to(path, write)


def table_of(drawing: Drawing, delimiter: str = ",") -> str:
    """The token counts as lines of text: of corpus, sample, and each held-out text.

    A cell is empty where something is not counted.
    """
    text = io.StringIO()
    table = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    table.writerow(["merges", "corpus_tokens", "sample_tokens", *(each.name for each in drawing.texts)])
    for merges in range(len(drawing.corpus.counts)):
        counts = [drawing.tokens(merges), drawing.sample_tokens(merges)]
        counts += [each.curve.tokens(merges) for each in drawing.texts]
        table.writerow([merges, *("" if tokens is None else tokens for tokens in counts)])
    return text.getvalue()


def _write(path: Path, data: bytes) -> None:
    from bpe_gui.formats.atomic_file import write_atomically

    write_atomically(path, data)
