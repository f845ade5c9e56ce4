"""The menu of how the chart is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QMenu, QWidget, QWidgetAction

from bpe_gui.panes.chart.chart_view import LARGEST_SHARE, LEAST_SHARE, ChartView, Measure
from bpe_gui.panes.widgets import named

_DECIMALS = 3


class ChartViewMenu(QMenu):
    """Scales, gains and the mark, each a choice that is made at once."""

    chosen = Signal(ChartView)
    """What is wanted from now on."""
    texts_wanted = Signal()
    """The held-out texts are to be chosen."""

    def __init__(self, view: ChartView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chartViewMenu")
        self._view = view
        self.setToolTipsVisible(True)
        texts = named(QAction(self.tr("&Held-out texts…"), self), "heldOutAction")
        texts.setToolTip(
            self.tr("Texts that the rules are not learned from show whether more rules still help")
        )
        texts.triggered.connect(self.texts_wanted)
        self.addAction(texts)
        self.addSeparator()
        group = QActionGroup(self)
        for name, text, tip, measure in (
            ("chartTokensAction", self.tr("&Tokens"), self.tr("Their number"), Measure.TOKENS),
            (
                "chartShareAction",
                self.tr("&Percent of the tokens at merge 0"),
                self.tr("Every curve begins at 100: texts of any size can be compared"),
                Measure.SHARE,
            ),
        ):
            action = self._add(name, text, tip, view.measure is measure)
            group.addAction(action)
            action.triggered.connect(lambda _on=False, measure=measure: self._choose(measure=measure))
        self.addSeparator()
        self._switch(
            "chartLogMergesAction",
            self.tr("&Merges on a logarithmic scale"),
            self.tr("The first merges get more room; merge 0 stays at the left end"),
            view.log_merges,
            lambda on: self._choose(log_merges=on),
        )
        self._switch(
            "chartLogTokensAction",
            self.tr("Tokens on a &logarithmic scale"),
            self.tr("Large and small texts on one scale"),
            view.log_tokens,
            lambda on: self._choose(log_tokens=on),
        )
        self.addSeparator()
        self._switch(
            "chartGainsAction",
            self.tr("What &each merge saves"),
            self.tr("The corpus's tokens saved by each merge, below the curves"),
            view.gains,
            lambda on: self._choose(gains=on),
        )
        self._switch(
            "chartMarkAction",
            self.tr("Mark where a merge &saves less than:"),
            self.tr("From there on no learned merge saves so much any more"),
            view.marked,
            lambda on: self._choose(marked=on),
        )
        self._worth = named(_PercentBox(self), "chartWorthBox")
        self._worth.setDecimals(_DECIMALS)
        self._worth.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        self._worth.setRange(100 * LEAST_SHARE, 100 * LARGEST_SHARE)
        self._worth.setValue(100 * view.worth)
        self._worth.setSuffix(self.tr(" %"))
        self._worth.setAccessibleName(self.tr("The share that a merge should save"))
        self._worth.setToolTip(self.tr("In percent of the corpus's tokens at merge 0"))
        self._worth.valueChanged.connect(lambda value: self._choose(worth=value / 100, marked=True))
        row = QWidget(self)
        inside = QHBoxLayout(row)
        inside.setContentsMargins(24, 0, 8, 4)
        inside.addWidget(self._worth)
        carrier = QWidgetAction(self)
        carrier.setDefaultWidget(row)
        self.addAction(carrier)

    def _choose(self, **changes: object) -> None:
        self._view = replace(self._view, **changes)  # type: ignore[arg-type]  # each name is a field's
        self.chosen.emit(self._view)

    def _switch(self, name: str, text: str, tip: str, on: bool, respond: Callable[[bool], None]) -> QAction:
        action = self._add(name, text, tip, on)
        action.toggled.connect(respond)
        return action

    def _add(self, name: str, text: str, tip: str, on: bool) -> QAction:
        action = named(QAction(text, self), name)
        action.setToolTip(tip)
        action.setCheckable(True)
        action.setChecked(on)
        self.addAction(action)
        return action


class _PercentBox(QDoubleSpinBox):
    """Without the zeros that the decimals of small shares would add to large ones."""

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(round(value, self.decimals()), "g", 6)
