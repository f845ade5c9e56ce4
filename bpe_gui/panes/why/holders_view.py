"""The table of the words that hold a pair."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.holders_model import HolderColumn, HoldersModel
from bpe_gui.panes.corpus.pair_places import PairPlaces
from bpe_gui.panes.glyphs import isolated
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.marked_word import paint_word, shown_word
from bpe_gui.panes.why.story_table import RIGHT, Headings, StoryTable

_SIGNS = {
    HolderColumn.FREQUENCY: "",
    HolderColumn.TIMES: "× ",
    HolderColumn.REPLACED: "",
    HolderColumn.CONTRIBUTION: "= ",
}
_LEAST_ROWS = 4
_WORD_LETTERS = 8
_QUIET = (HolderColumn.FREQUENCY, HolderColumn.TIMES)


class SpokenHolders(HoldersModel):
    """The words that hold a pair, with headings and a sentence for each."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._words = RuleWords(pane)
        self._headings = Headings()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        put = self._headings.put
        put(HolderColumn.WORD, self.tr("word"), self.tr("The pair is lit where it stands"), right=False)
        put(
            HolderColumn.FREQUENCY,
            self.tr("frequency"),
            self.tr("How often the corpus has the word"),
            right=True,
        )
        put(HolderColumn.TIMES, self.tr("times"), self.tr("How often the word holds the pair"), right=True)
        put(
            HolderColumn.REPLACED,
            self.tr("replaced"),
            self.tr("How often the pair becomes one token there"),
            right=True,
        )
        put(
            HolderColumn.CONTRIBUTION,
            self.tr("adds"),
            self.tr("What the word adds to the count"),
            right=True,
        )
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HolderColumn) - 1)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            return self._sentence(index.row())
        return super().data(index, role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._headings.get(section, orientation, role)

    def _sentence(self, row: int) -> str:
        story, number = self.story, self._words.number
        if story is None:
            return ""
        told: str = self.tr("«{word}», word {number}: seen {frequency} × {times} = {count}")
        values = (
            ("{number}", number(int(story.numbers[row]))),
            ("{frequency}", number(int(story.frequencies[row]))),
            ("{times}", number(int(story.seen[row]))),
            ("{count}", number(story.contribution(row))),
            ("{word}", isolated(shown_word(story.words[row], ())[0])),
        )
        for name, value in values:
            told = told.replace(name, value)
        return told


class HoldersTable(StoryTable):
    """Any number of words, the pair lit in them, with their numbers and the signs between these."""

    def __init__(self, model: HoldersModel, parent: QWidget) -> None:
        self.holders = model
        """The words."""
        super().__init__(model, self._paint_cell, _LEAST_ROWS, parent)
        self.horizontalHeader().setSectionResizeMode(HolderColumn.WORD, QHeaderView.ResizeMode.Stretch)
        self.places: PairPlaces | None = None
        """What finds the pair in a word."""
        self.restyle()

    def fit(self) -> None:
        story = self.holders.story
        overlaps = story is not None and story.count != story.saved
        self.setColumnHidden(HolderColumn.REPLACED, not overlaps)
        needed = 0
        for column, sign in _SIGNS.items():
            width = self.width_of(column, sign + number_text(self.holders.largest[column], self.locale()))
            self.setColumnWidth(column, width)
            needed += 0 if self.isColumnHidden(column) else width
        self.setMinimumWidth(needed + self.delegate.rows_look.letters_width(_WORD_LETTERS))

    def _paint_cell(self, painter: QPainter, inside: QRect, row: int, column: int) -> None:
        # From the story itself: asking the model for each cell would cost more than drawing.
        rows_look = self.delegate.rows_look
        if (story := self.holders.story) is None:
            return
        if column == HolderColumn.WORD:
            word = story.words[row]
            places = self.places.in_word(word) if self.places else ()
            paint_word(painter, inside, word, places, rows_look.mono, rows_look.colours)
            return
        number = story.contribution(row)
        if column != HolderColumn.CONTRIBUTION:
            columns = (story.frequencies, story.seen, story.replaced)
            number = int(columns[column - HolderColumn.FREQUENCY][row])
        painter.setFont(rows_look.text)
        painter.setPen(rows_look.colours.quiet if column in _QUIET else rows_look.colours.text)
        text = _SIGNS[HolderColumn(column)] + number_text(number, self.locale())
        painter.drawText(inside, RIGHT, text)
