"""The pane "Tokens per merge": how the token counts of the corpus and of other texts fall."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QSize, QSizeF, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFontInfo, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from bpe_gui import icons, look
from bpe_gui.core.problem import Problem
from bpe_gui.panes.chart_curves import counts_of
from bpe_gui.panes.chart_export import ChartExport
from bpe_gui.panes.chart_plot import MergesPlot
from bpe_gui.panes.chart_view import ChartView
from bpe_gui.panes.chart_words import ChartWords
from bpe_gui.panes.pictures import Picture
from bpe_gui.panes.widgets import label, named

SMALLEST_PICTURE = QSize(320, 160)
"""A chart that is hidden, or squeezed to a sliver, is drawn this large."""


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
    """The chart with its title and its menus; a click or a key in it goes to a merge."""

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
        self._words = ChartWords(self, self.locale())
        self._plot = named(MergesPlot(self._words, self), "mergesChart")
        self._plot.jumped.connect(session.jump)
        self._plot.menu_wanted.connect(self._show_menu)
        self._plot.read.connect(self._describe)
        self._menu = ChartExport(self._screen_picture, self._plot.drawing, self)
        self._menu.noticed.connect(self.noticed)
        self._menu.failed.connect(self.save_failed)
        self._view_button = self._tool("chartViewButton")
        self._view_button.clicked.connect(self._show_view)
        self._export_button = self._tool("chartExportButton")
        self._export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._export_button.setMenu(self._menu)

        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._view_button)
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
        self._colour_icons()
        self.retranslate()

    @property
    def plot(self) -> MergesPlot:
        """The view with the curves."""
        return self._plot

    @property
    def menu(self) -> ChartExport:
        """What saves and copies the chart, for the window's own menus."""
        return self._menu

    @property
    def view(self) -> ChartView:
        """How the chart is looked at."""
        return self._plot.drawing.view

    def retranslate(self) -> None:
        """Set all words in the language of the interface."""
        self._title.setText(self.tr("TOKENS PER MERGE"))
        self._menu.retranslate()
        self._plot.setAccessibleName(self.tr("Tokens per merge"))
        how = self.tr("Click to go to a merge; Left, Right, Page up, Page down, Home and End go there too")
        how += "\n" + self.tr("With Shift these keys only read; Enter goes to what is read.")
        self._title.setToolTip(how)
        self._plot.setToolTip(how)
        self._view_button.setAccessibleName(self.tr("How the chart is looked at"))
        self._view_button.setToolTip(self.tr("Scales, what each merge saves, and where that becomes little"))
        self._export_button.setAccessibleName(self.tr("Export the chart"))
        self._export_button.setToolTip(self.tr("Save or copy the chart (Menu key in the chart)"))
        self._plot.restyle()
        self._refresh()

    def set_view(self, view: ChartView) -> None:
        """Look at the chart in another way."""
        if view != self.view:
            self._plot.set_view(view)

    def picture(self, width: int, height: int) -> Picture:
        """The chart in the colours of paper, without what the pointer reads out."""
        return self._picture(QSize(width, height), look.LIGHT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self.retranslate()
        elif kind == QEvent.Type.PaletteChange:
            self._colour_icons()

    def paintEvent(self, event: QPaintEvent) -> None:
        # A picture taken before the timer has run shows the present state too.
        self._refresh()
        super().paintEvent(event)

    def _screen_picture(self) -> Picture:
        """The chart as it stands on the screen."""
        size = self._plot.size().expandedTo(SMALLEST_PICTURE)
        return self._picture(size, self._plot.drawing.colours)

    def _picture(self, size: QSize, colours: look.Colours) -> Picture:
        self._refresh()
        drawing = copy(self._plot.drawing)
        # In pixels: a size in points would grow with the dots of a printer.
        font = look.text_font(look.Size.SMALL)
        font.setPixelSize(QFontInfo(font).pixelSize())
        drawing.font, drawing.size, drawing.colours, drawing.hovered = font, size, colours, None
        drawing.fit()
        return Picture(
            self.tr("Tokens per merge"),
            QSizeF(size),
            colours.surface,
            drawing.paint,
            self._description(drawing.merges),
        )

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
        self._describe()

    def _describe(self) -> None:
        """Tell what stands at the merge that is read, or at the current one."""
        drawing = self._plot.drawing
        merges = drawing.merges if drawing.hovered is None else drawing.hovered
        description = self._description(merges)
        if description != self._plot.accessibleDescription():
            self._plot.setAccessibleDescription(description)

    def _description(self, merges: int) -> str:
        drawing = self._plot.drawing
        tokens = drawing.tokens(merges)
        if tokens is None:
            return self._words.empty(has_corpus=False)
        return self._words.tokens(merges, tokens, drawing.sample_tokens(merges))

    def _colour_icons(self) -> None:
        quiet = look.colours(self.palette()).quiet
        self._view_button.setIcon(icons.icon("settings", quiet))
        self._export_button.setIcon(icons.icon("save", quiet))

    def _tool(self, name: str) -> QToolButton:
        button = named(QToolButton(self), name)
        button.setProperty("kind", "plain")
        return button

    def _show_menu(self, place: QPoint) -> None:
        self._menu.popup(place)

    def _show_view(self) -> None:
        # Few people change it: the menu is made when it is wanted.
        from bpe_gui.panes.chart_view_menu import ChartViewMenu

        menu = ChartViewMenu(self.view, self)
        menu.chosen.connect(self.set_view)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view_button.mapToGlobal(self._view_button.rect().bottomLeft()))
