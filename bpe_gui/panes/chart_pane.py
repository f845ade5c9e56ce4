"""The pane "Tokens per merge": how the token counts of the corpus and of the sample fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, QSizeF, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAction, QFontInfo, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from bpe_gui import icons, look
from bpe_gui.core.problem import Problem
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.panes import chart_export
from bpe_gui.panes.ask_path import ask_path
from bpe_gui.panes.chart_drawing import Drawing, Words, counts_of
from bpe_gui.panes.chart_plot import MergesPlot
from bpe_gui.panes.numbers import number_text, plural, with_number
from bpe_gui.panes.pictures import Picture
from bpe_gui.panes.widgets import label, named


class ChartSession(Protocol):
    """What the chart needs of the session."""

    @property
    def token_counts(self) -> Sequence[int]: ...
    @property
    def sample_counts(self) -> Sequence[int]: ...
    @property
    def merges(self) -> int: ...
    @property
    def rules_changed(self) -> SignalInstance: ...
    @property
    def position_changed(self) -> SignalInstance: ...
    @property
    def sample_changed(self) -> SignalInstance: ...
    @property
    def settings_changed(self) -> SignalInstance: ...
    def jump(self, merges: int) -> None: ...


class ChartPane(QWidget):
    """The chart with its title and its export menu; a click or a key in it goes to a merge."""

    noticed = Signal(str)
    """What was saved or copied, in a sentence."""
    save_failed = Signal(Problem)
    """Why it could not be."""

    def __init__(self, session: ChartSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        # Read again: the corpus's counts, the sample's counts.
        self._stale = [True, True]
        self._counts = self._sample = counts_of(())

        self._title = label(self, "title")
        self._chart_words = Words(self._corpus_words, self._sample_words, self._rows, self._empty_words)
        self._plot = named(MergesPlot(self._chart_words, self), "mergesChart")
        self._plot.jumped.connect(session.jump)
        self._plot.menu_wanted.connect(self._show_menu)

        self._menu = QMenu(self)
        self._png_action = self._action("exportPngAction", self._choose_png)
        self._svg_action = self._action("exportSvgAction", self._choose_svg)
        self._csv_action = self._action("exportCsvAction", self._choose_csv)
        self._menu.addSeparator()
        self._copy_action = self._action("copyChartAction", self.copy)
        self._export_button = named(QToolButton(self), "chartExportButton")
        self._export_button.setProperty("kind", "plain")
        self._export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._export_button.setMenu(self._menu)

        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._export_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(heading)
        column.addWidget(self._plot, 1)

        # One merge brings several signals; the chart is drawn once, when all have come.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        session.rules_changed.connect(self._rules_changed)
        session.settings_changed.connect(self._rules_changed)
        session.sample_changed.connect(self._sample_changed)
        session.position_changed.connect(self._soon.start)
        self._colour_icon()
        self.retranslate()

    @property
    def plot(self) -> MergesPlot:
        """The view with the curves."""
        return self._plot

    def retranslate(self) -> None:
        """Set all words in the language of the interface."""
        self._title.setText(self.tr("TOKENS PER MERGE"))
        self._menu.setTitle(self.tr("&Chart"))
        self._plot.setAccessibleName(self.tr("Tokens per merge"))
        how = self.tr("Click to go to a merge; Left, Right, Page up, Page down, Home and End go there too")
        self._title.setToolTip(how)
        self._plot.setToolTip(how)
        self._export_button.setAccessibleName(self.tr("Export the chart"))
        self._export_button.setToolTip(self.tr("Save or copy the chart (Menu key in the chart)"))
        self._png_action.setText(self.tr("Save as picture (PNG)…"))
        self._svg_action.setText(self.tr("Save as drawing (SVG)…"))
        self._csv_action.setText(self.tr("Save the numbers (CSV)…"))
        self._copy_action.setText(self.tr("Copy picture and numbers"))
        self._plot.restyle()
        self._refresh()

    @property
    def menu(self) -> QMenu:
        """What can be done with the chart, for the window's own menus."""
        return self._menu

    def picture(self, width: int, height: int) -> Picture:
        """The chart in the colours of paper, without what the pointer reads out."""
        self._refresh()
        # In pixels: a size in points would grow with the dots of a printer.
        font = look.text_font(look.Size.SMALL)
        font.setPixelSize(QFontInfo(font).pixelSize())
        drawing = Drawing(
            words=self._chart_words,
            colours=look.LIGHT,
            font=font,
            size=QSize(width, height),
            locale=self.locale(),
            counts=self._counts,
            sample=self._sample,
            merges=self._session.merges,
        )
        size, ground = QSizeF(width, height), look.LIGHT.surface
        return Picture(self.tr("Tokens per merge"), size, ground, partial(chart_export.paint, drawing))

    def export_png(self, path: Path) -> None:
        """Write the chart as a picture with twice its pixels; Problem(CANNOT_WRITE, NO_SPACE)."""
        self._refresh()
        write_atomically(path, chart_export.png_of(self._plot))

    def export_svg(self, path: Path) -> None:
        """Write the chart as a drawing; Problem(CANNOT_WRITE, NO_SPACE)."""
        self._refresh()
        drawing = chart_export.svg_of(self._plot, self._plot.accessibleName(), self._description())
        write_atomically(path, drawing)

    def export_csv(self, path: Path) -> None:
        """Write merges, corpus tokens and sample tokens, a line each; Problem(CANNOT_WRITE, NO_SPACE)."""
        self._refresh()
        write_atomically(path, chart_export.table_of(self._plot.drawing).encode())

    def save_to(self, path: Path, export: Callable[[Path], None]) -> None:
        """Write the chart by one of the three exports, and tell how it went."""
        try:
            export(path)
        except Problem as problem:
            self.save_failed.emit(problem)
        else:
            self.noticed.emit(self.tr("Saved: {path}").replace("{path}", str(path)))

    def copy(self) -> None:
        """Put the chart on the clipboard, as a picture and as a table for spreadsheets."""
        self._refresh()
        content = QMimeData()
        content.setImageData(chart_export.image_of(self._plot))
        content.setText(chart_export.table_of(self._plot.drawing, "\t"))
        QGuiApplication.clipboard().setMimeData(content)
        self.noticed.emit(self.tr("The chart is on the clipboard."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.retranslate()
        elif kind == QEvent.Type.PaletteChange:
            self._colour_icon()

    def paintEvent(self, event: QPaintEvent) -> None:
        # A picture taken before the timer has run shows the present state too.
        self._refresh()
        super().paintEvent(event)

    def _rules_changed(self) -> None:
        self._stale = [True, True]
        self._soon.start()

    def _sample_changed(self) -> None:
        self._stale[1] = True
        self._soon.start()

    def _refresh(self) -> None:
        """Bring the chart and its description to the session's state; nothing happens where both are."""
        # Copies, because the session's own lists grow, and an array that looked into one would forbid it.
        if self._stale[0]:
            self._counts = counts_of(self._session.token_counts)
        if self._stale[1]:
            self._sample = counts_of(self._session.sample_counts)
        self._stale = [False, False]
        self._soon.stop()
        self._plot.show_counts(self._counts, self._sample, self._session.merges)
        description = self._description()
        if description != self._plot.accessibleDescription():
            self._plot.setAccessibleDescription(description)

    def _colour_icon(self) -> None:
        self._export_button.setIcon(icons.icon("save", look.colours(self.palette()).quiet))

    def _action(self, name: str, respond: Callable[[], None]) -> QAction:
        action = self._menu.addAction("")
        action.setObjectName(name)
        action.triggered.connect(lambda: respond())
        return action

    def _show_menu(self, place: QPoint) -> None:
        self._menu.popup(place)

    def _choose_png(self) -> None:
        self._choose(self.tr("Picture (*.png)"), ".png", self.export_png)

    def _choose_svg(self) -> None:
        self._choose(self.tr("Drawing (*.svg)"), ".svg", self.export_svg)

    def _choose_csv(self) -> None:
        self._choose(self.tr("Table (*.csv)"), ".csv", self.export_csv)

    def _choose(self, kind: str, ending: str, export: Callable[[Path], None]) -> None:
        name = self.tr("tokens-per-merge") + ending
        path = ask_path(self, self.tr("Save the chart"), name, kind, ending)
        if path is not None:
            self.save_to(path, export)

    def _corpus_words(self, merges: int) -> str:
        tokens = self._plot.drawing.tokens(merges)
        return self.tr("corpus {tokens}").replace("{tokens}", self._number(tokens))

    def _sample_words(self, merges: int) -> str:
        tokens = self._plot.drawing.sample_tokens(merges)
        return self.tr("sample {tokens} (own scale)").replace("{tokens}", self._number(tokens))

    def _rows(self, merges: int) -> list[str]:
        rows = [self.tr("%Ln merge(s)", "", merges), self._corpus_words(merges)]
        tokens = self._plot.drawing.sample_tokens(merges)
        if tokens is not None:
            rows.append(self.tr("sample {tokens}").replace("{tokens}", self._number(tokens)))
        return rows

    def _empty_words(self) -> str:
        if not self._plot.drawing.tokens(0):
            return self.tr("Without a corpus there are no tokens to count.")
        return self.tr("No rule yet. Each merge goes one step to the right.")

    def _description(self) -> str:
        drawing = self._plot.drawing
        tokens, sample = drawing.tokens(drawing.merges), drawing.sample_tokens(drawing.merges)
        merges = self.tr("%Ln merge(s)", "", drawing.merges)
        if tokens is None:
            return self._empty_words()
        corpus = self.tr("%Ln token(s) in the corpus", "", plural(tokens))
        corpus = with_number(corpus, tokens, self.locale())
        if sample is None:
            return self.tr("{merges}: {corpus}").format(merges=merges, corpus=corpus)
        words = self.tr("{merges}: {corpus}, {sample}")
        return words.format(merges=merges, corpus=corpus, sample=self.tr("%Ln in the sample", "", sample))

    def _number(self, value: int | None) -> str:
        return "" if value is None else number_text(value, self.locale())
