"""The chart in the window: its room, its looks from one start to the next, and the texts it measures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.document.session import Session
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.chart.chart_view import ChartView
from bpe_gui.preferences import Preferences
from bpe_gui.window.actions import Actions
from bpe_gui.window.stage import Stage

if TYPE_CHECKING:
    from bpe_gui.window.held_out_dialog import HeldOutDialog


class ChartRoom(QObject):
    """Gives the chart the room of sample and limit, and takes it back for what needs all parts."""

    def __init__(
        self,
        session: Session,
        chart: ChartPane,
        stage: Stage,
        actions: Actions,
        preferences: Preferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._chart, self._stage, self._window = session, chart, stage, window
        self._preferences = preferences
        self._dialog: HeldOutDialog | None = None
        chart.set_view(ChartView.of_words(preferences.chart_view))
        chart.view_chosen.connect(self._remember)
        chart.enlarged.connect(self._turn)
        chart.texts_wanted.connect(self.choose_texts)
        for action in (actions.present, actions.lesson):
            action.toggled.connect(lambda: chart.set_large(False))

    def choose_texts(self) -> None:
        """Opens the window with the held-out texts, which stays open beside the chart."""
        if self._dialog is None:
            from bpe_gui.window.held_out_dialog import HeldOutDialog

            self._dialog = HeldOutDialog(self._session, self._window)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def _remember(self, view: ChartView) -> None:
        self._preferences.chart_view = view.words()

    def _turn(self, large: bool) -> None:
        for part in (self._stage.tokens, self._stage.limit):
            part.setVisible(not large)
