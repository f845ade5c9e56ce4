"""The table that compares what the rules of ties take and learn."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.tie_rules import TieRule
from bpe_gui.core.trainer import Rule
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.pair_facts import TieAnswers
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.story_table import LEFT, RIGHT, Headings, StoryTable
from bpe_gui.panes.why.tie_words import TieWords

TIE_RULES = tuple(TieRule)
"""The rules of ties in the order of the rows."""

_UNKNOWN = "–"
_DIFFERENCE_LETTERS = 9


class TieColumn(IntEnum):
    """The columns of the comparison."""

    NAME = 0
    CHOICE = 1
    DIFFERENCE = 2
    CORPUS = 3
    SAMPLE = 4


class TieRulesModel(QAbstractTableModel):
    """For each rule of ties what it takes in a round, and what comes of it, as people read it."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._words, self._tie_words = RuleWords(pane), TieWords(pane)
        self._headings = Headings()
        self._choices: dict[TieRule, Rule | None] = {}
        self._answers: TieAnswers | None = None
        self._settings = Settings()

    def show(
        self, choices: dict[TieRule, Rule | None], answers: TieAnswers | None, settings: Settings
    ) -> None:
        """Takes what the rules take in the round, and what they learn as far as that is known."""
        state = (choices, answers, settings)
        if state != (self._choices, self._answers, self._settings):
            self._choices, self._answers, self._settings = state
            self.dataChanged.emit(self.index(0, 0), self.index(len(TIE_RULES) - 1, len(TieColumn) - 1))

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        put = self._headings.put
        put(
            TieColumn.NAME,
            self.tr("ties go to"),
            self.tr("Which of the pairs seen equally often is taken"),
            right=False,
        )
        put(TieColumn.CHOICE, self.tr("takes"), self.tr("Which pair of this round it takes"), right=False)
        about = self.tr(
            "Number of the first rule that is another one: the pair it takes ≠ the pair taken now"
        )
        put(TieColumn.DIFFERENCE, self.tr("differs at"), about, right=False)
        about = self.tr("Tokens of the corpus after so many merges, and how many more or fewer than now")
        put(TieColumn.CORPUS, self.tr("corpus"), about, right=True)
        about = self.tr("Tokens of the sample after so many merges, and how many more or fewer than now")
        put(TieColumn.SAMPLE, self.tr("sample"), about, right=True)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(TieColumn) - 1)

    def text(self, row: int, column: int) -> str:
        """What stands in a cell."""
        tie_rule, answers, words = TIE_RULES[row], self._answers, self._tie_words
        if column == TieColumn.NAME:
            return words.name(tie_rule)
        if column == TieColumn.CHOICE:
            choice = self._choices.get(tie_rule)
            return self._words.pair(choice, self._settings) if choice else _UNKNOWN
        if answers is None:
            return _UNKNOWN
        other = answers.learned.others[row]
        if column == TieColumn.DIFFERENCE:
            return words.difference(other, answers.learned.own, self._settings)
        if column == TieColumn.CORPUS:
            return words.tokens(other.tokens, answers.learned.own_tokens)
        return words.tokens(answers.samples[row], answers.own_sample)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(TIE_RULES)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(TieColumn)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            about = self._tie_words.about(TIE_RULES[row])
            return self._words.tip([about, self.text(row, TieColumn.DIFFERENCE)])
        if role == Qt.ItemDataRole.AccessibleTextRole and self._answers and not index.column():
            return self._tie_words.spoken(row, self._answers, self._settings)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._headings.get(section, orientation, role)


class TieRulesTable(StoryTable):
    """A row for each rule of ties, none of which scrolls away."""

    def __init__(self, model: TieRulesModel, parent: QWidget) -> None:
        self.rules = model
        """What stands in it."""
        super().__init__(model, self._paint_cell, len(TIE_RULES), parent)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        header = self.horizontalHeader()
        header.setSectionResizeMode(TieColumn.DIFFERENCE, QHeaderView.ResizeMode.Stretch)
        model.dataChanged.connect(self.fit)
        self.restyle()

    def fit(self) -> None:
        rows, widths, rows_look = range(len(TIE_RULES)), {}, self.delegate.rows_look
        for column in TieColumn:
            texts = [self.rules.text(row, column) for row in rows]
            widths[column] = self.width_of(column, *texts)
            if column == TieColumn.CHOICE:
                letters = max(map(rows_look.mono_metrics.horizontalAdvance, texts)) + 3 * rows_look.gap
                widths[column] = max(letters, self.width_of(column))
            self.setColumnWidth(column, widths[column])
        widths[TieColumn.DIFFERENCE] = min(
            widths[TieColumn.DIFFERENCE], rows_look.letters_width(_DIFFERENCE_LETTERS)
        )
        self.setMinimumWidth(sum(widths.values()) + 2 * self.frameWidth())

    def _paint_cell(self, painter: QPainter, inside: QRect, row: int, column: int) -> None:
        rows_look, text = self.delegate.rows_look, self.rules.text(row, column)
        choice = column == TieColumn.CHOICE
        metrics = rows_look.mono_metrics if choice else rows_look.text_metrics
        painter.setFont(rows_look.mono if choice else rows_look.text)
        painter.setPen(rows_look.colours.text)
        side = RIGHT if column in (TieColumn.CORPUS, TieColumn.SAMPLE) else LEFT
        painter.drawText(inside, side, metrics.elidedText(text, Qt.TextElideMode.ElideRight, inside.width()))
