"""The pane "Tokens per merge": how the token counts of the corpus and of other texts fall."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QPoint, QSize, QSizeF, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFontInfo, QPaintEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from bpe_gui import icons, look
from bpe_gui.core.problem import Problem
from bpe_gui.core.trainer import Round
from bpe_gui.document.held_out import MeasuredText
from bpe_gui.document.history import History
from bpe_gui.panes.chart.chart_curves import CountedCurve, counts_of
from bpe_gui.panes.chart.chart_export import ChartExport
from bpe_gui.panes.chart.chart_plot import MergesPlot
from bpe_gui.panes.chart.chart_view import ChartView
from bpe_gui.panes.chart.chart_words import ChartWords
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named

if TYPE_CHECKING:
    from bpe_gui.panes.chart.read_off_table import ReadOffTable
    from bpe_gui.panes.pictures import Picture

SMALLEST_PICTURE = QSize(320, 160)
"""A chart that is hidden, or squeezed to a sliver, is drawn this large."""


class ChartSession(Protocol):
    """What the chart needs of the session."""

    @property
    def token_counts(self) -> Sequence[int]: ...
    @property
    def sample_counts(self) -> Sequence[int]: ...
    @property
    def held_out_curves(self) -> Sequence[MeasuredText]: ...
    @property
    def history(self) -> History: ...
    @property
    def merges(self) -> int: ...
    @property
    def announced(self) -> int: ...
    @property
    def rules_changed(self) -> SignalInstance: ...
    @property
    def position_changed(self) -> SignalInstance: ...
    @property
    def sample_changed(self) -> SignalInstance: ...
    @property
    def held_out_changed(self) -> SignalInstance: ...
    @property
    def branches_changed(self) -> SignalInstance: ...
    @property
    def settings_changed(self) -> SignalInstance: ...
    def jump(self, merges: int) -> None: ...


class ChartPane(QWidget):
    """The chart with its title and its menus; a click or a key in it goes to a merge."""

    noticed = Signal(str)
    """What was saved or copied, in a sentence."""
    save_failed = Signal(Problem)
    """Why it could not be."""
    enlarged = Signal(bool)
    """The chart is to have the room of others, or to give it back."""
    view_chosen = Signal(ChartView)
    """The user looks at it in another way."""
    texts_wanted = Signal()
    """The user wants to choose the texts that are measured."""

    def __init__(self, session: ChartSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        # Read again: the corpus's counts, the sample's counts.
        self._stale = [True, True]
        self._counts = self._sample = counts_of(())
        self._branches: dict[tuple[int, int, int], tuple[Sequence[Round], CountedCurve]] = {}

        self._title = label(self, "title")
        self._words = ChartWords(self, self.locale())
        self._plot = named(MergesPlot(self._words, self), "mergesChart")
        self._plot.jumped.connect(session.jump)
        self._plot.menu_wanted.connect(self._show_menu)
        self._plot.read.connect(self._describe)
        self._menu = ChartExport(self._screen_picture, self._plot.drawing, self)
        self._menu.noticed.connect(self.noticed)
        self._menu.failed.connect(self.save_failed)
        self._table: ReadOffTable | None = None
        self._large_button = self._tool("chartLargeButton")
        self._large_button.setCheckable(True)
        self._large_button.toggled.connect(self._enlarge)
        self._view_button = self._tool("chartViewButton")
        self._view_button.clicked.connect(self._show_view)
        self._export_button = self._tool("chartExportButton")
        self._export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._export_button.setMenu(self._menu)

        heading = FlowLayout()
        heading.addWidget(self._title)
        heading.add_stretch()
        for button in (self._large_button, self._view_button, self._export_button):
            heading.addWidget(button)
        column = self._column = QVBoxLayout(self)
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
        session.held_out_changed.connect(self._soon.start)
        session.branches_changed.connect(self._soon.start)
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
        self._large_button.setAccessibleName(self.tr("Large chart"))
        self._large_button.setToolTip(
            self.tr("Give the chart the room of sample and limit, with a table to read the tokens off")
        )
        self._view_button.setAccessibleName(self.tr("How the chart is looked at"))
        self._view_button.setToolTip(self.tr("Scales, what each merge saves, and where that becomes little"))
        self._export_button.setAccessibleName(self.tr("Export the chart"))
        self._export_button.setToolTip(self.tr("Save or copy the chart (Menu key in the chart)"))
        if self._table is not None:
            self._table.setAccessibleName(self.tr("Tokens of all texts at the merge that is read"))
            self._table.setToolTip(self.tr("Enter or a double click goes to the last merge that helped"))
        self._plot.restyle()
        self._refresh()
        if self._table is not None:
            self._table.fit()

    @property
    def is_large(self) -> bool:
        """Whether the chart has the room of others, and the table below it is shown."""
        return self._large_button.isChecked()

    def set_large(self, large: bool) -> None:
        """Show the chart with its table, or alone."""
        self._large_button.setChecked(large)

    def set_view(self, view: ChartView) -> None:
        """Look at the chart in another way."""
        if view != self.view:
            self._plot.set_view(view)
            self._describe()

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
        # Here, because the window opens sooner without it.
        from bpe_gui.panes.pictures import Picture

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
            partial(self._plot.paint_picture, drawing),
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
            # No further than the position while rules are learned: what comes later is painted apart.
            self._counts = counts_of(self._session.token_counts[: self._session.announced + 1])
        if self._stale[1]:
            self._sample = counts_of(self._session.sample_counts)
        self._stale = [False, False]
        self._soon.stop()
        texts = self._session.held_out_curves
        branches = self._other_branches()
        self._plot.show_counts(self._counts, self._sample, self._session.merges, texts, branches)
        self._describe()

    def _other_branches(self) -> tuple[CountedCurve, ...]:
        """The corpus's curves on the branches on which one does not stand; those that grew are made anew."""
        history = self._session.history
        before, self._branches = self._branches, {}
        for number, branch in enumerate(history.branches):
            if number != history.branch and branch.begun:
                # Rounds are kept beside their curve: only a list that is gone could have its id again.
                key = (id(branch.rounds), len(branch.rounds), history.untouched_tokens)
                made = before.get(key)
                if made is None:
                    made = (branch.rounds, CountedCurve(counts_of(history.token_counts_of(number))))
                self._branches[key] = made
        return tuple(curve for _, curve in self._branches.values())

    def _describe(self) -> None:
        """Tell what stands at the merge that is read, or at the current one."""
        drawing = self._plot.drawing
        merges = drawing.merges if drawing.hovered is None else drawing.hovered
        if self._table is not None and self.is_large:
            self._show_rows(self._table, merges)
        description = self._description(merges)
        if description != self._plot.accessibleDescription():
            self._plot.setAccessibleDescription(description)

    def _description(self, merges: int) -> str:
        drawing = self._plot.drawing
        tokens = drawing.tokens(merges)
        if tokens is None:
            return self._words.empty(has_corpus=False)
        said = self._words.tokens(merges, tokens, drawing.sample_tokens(merges))
        texts = [line for line in drawing.own_lines() if line.stroke.sign is not None]
        return "; ".join([said, *(f"{line.name}: {drawing.value(line, merges)}" for line in texts)])

    def _show_rows(self, table: ReadOffTable, merges: int) -> None:
        words, before = self._words, len(table.shown.rows)
        table.shown.set_heads(
            (
                words.text_head(),
                words.at_merge(0),
                words.at_merge(merges),
                words.share_head(),
                words.helped_head(),
            )
        )
        table.shown.show(self._plot.drawing.rows(merges))
        table.show_strokes([line.stroke for line in self._plot.drawing.own_lines()])
        if before != len(table.shown.rows):
            table.fit()

    def _enlarge(self, large: bool) -> None:
        if large and self._table is None:
            # Most people never do: what is below the chart is made when it is wanted.
            from bpe_gui.panes.chart.read_off_table import ReadOffTable

            self._table = named(ReadOffTable(self._words, self), "readOffTable")
            self._table.jumped.connect(self._session.jump)
            self._column.addWidget(self._table)
            self.retranslate()
        if self._table is not None:
            self._table.setVisible(large)
        self._describe()
        self.enlarged.emit(large)

    def _colour_icons(self) -> None:
        quiet = look.colours(self.palette()).quiet
        self._large_button.setIcon(icons.icon("enlarge", quiet))
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
        from bpe_gui.panes.chart.chart_view_menu import ChartViewMenu

        menu = ChartViewMenu(self.view, self)
        menu.chosen.connect(self.set_view)
        menu.chosen.connect(self.view_chosen)
        menu.texts_wanted.connect(self.texts_wanted)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view_button.mapToGlobal(self._view_button.rect().bottomLeft()))
