"""The table of the pairs that tie in a round."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from bpe_gui.core.settings import Unit
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.session import Session
from bpe_gui.document.tied_model import TiedColumn, TiedModel
from bpe_gui.panes.corpus.pair_places import PairPlaces
from bpe_gui.panes.glyphs import isolated
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rows_look import RowsLook, star
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.marked_word import paint_word, shown_word
from bpe_gui.panes.why.pair_words import PairWords
from bpe_gui.panes.why.story_table import LEFT, RIGHT, Headings, StoryTable

_LEAST_ROWS = 4
_WORD_LETTERS = 6
_LONGEST_PAIR = 14
_MEASURED = 50  # rows that the width of a column is measured by


class SpokenTied(TiedModel):
    """The tied pairs, with headings and a sentence for each."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(pane)
        self._words = RuleWords(pane)
        self._places_told = PairWords(session, pane)
        self._headings = Headings()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        put = self._headings.put
        about = self.tr("A pair of the round; the star marks the one that the chosen rule of ties takes")
        put(TiedColumn.PAIR, self.tr("pair"), about, right=False)
        about = self.tr("The number of the word in the dictionary, which is the order first seen")
        put(TiedColumn.NUMBER, self.tr("no."), about, right=True)
        put(
            TiedColumn.WORD,
            self.tr("first seen in"),
            self.tr("The first word that holds the pair"),
            right=False,
        )
        is_bytes = self.tokenizer is not None and self.tokenizer.settings.unit is Unit.BYTES
        units = self.tr("bytes") if is_bytes else self.tr("letters")
        put(TiedColumn.PLACE, units, self.tr("Where in the word the pair stands first"), right=False)
        put(TiedColumn.LINE, self.tr("line"), self.tr("The line of the corpus"), right=True)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(TiedColumn) - 1)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        return self._headings.get(section, orientation, role)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            return self._sentence(index.row())
        return super().data(index, role)

    def pair_text(self, row: int) -> str:
        """The pair of a row as people read it."""
        tokenizer = self.tokenizer
        return self._words.pair(self.tied[row].rule, tokenizer.settings) if tokenizer else ""

    def place_text(self, row: int) -> str:
        """From where to where it stands in its word."""
        if (place := self.place(row)) is None:
            return ""
        first, last = map(self._words.number, (place.first, place.last))
        return first if first == last else f"{first}–{last}"

    def line_text(self, row: int) -> str:
        """In which line its word stands, or nothing."""
        line = self.line(row)
        return "" if line is None else self._words.number(line)

    def _sentence(self, row: int) -> str:
        tied, tokenizer, place = self.tied[row], self.tokenizer, self.place(row)
        if tokenizer is None:
            return ""
        told: str = self.tr("{pair}, first seen in word {number}, «{word}», {place}")
        if self.is_chosen(row):
            told = self.tr("{pair}, taken, first seen in word {number}, «{word}», {place}")
        values = (
            ("{number}", self._words.number(tied.number)),
            ("{place}", self._places_told.first_seen(place, self.line(row)) if place else ""),
            ("{pair}", self.pair_text(row)),
            ("{word}", isolated(shown_word(tied.word, ())[0])),
        )
        for name, value in values:
            told = told.replace(name, value)
        return told


class TiedTable(StoryTable):
    """The pairs of a tie in the order first seen, each with its first place; the one taken has a star."""

    def __init__(self, model: SpokenTied, parent: QWidget) -> None:
        self.pairs = model
        """The tied pairs."""
        super().__init__(model, self._paint_cell, _LEAST_ROWS, parent)
        self.horizontalHeader().setSectionResizeMode(TiedColumn.WORD, QHeaderView.ResizeMode.Stretch)
        self.restyle()

    def fit(self) -> None:
        pairs, rows_look = self.pairs, self.delegate.rows_look
        rows = range(min(len(pairs.tied), _MEASURED))
        largest = max((tied.number for tied in pairs.tied), default=0)
        longest = max((len(pairs.pair_text(row)) for row in rows), default=0)
        pair = rows_look.letters_width(min(longest, _LONGEST_PAIR)) + _star_room(rows_look)
        widths = {
            TiedColumn.PAIR: max(self.width_of(TiedColumn.PAIR), pair + 5 * rows_look.gap // 2),
            TiedColumn.NUMBER: self.width_of(TiedColumn.NUMBER, number_text(largest, self.locale())),
            TiedColumn.PLACE: self.width_of(TiedColumn.PLACE, *map(pairs.place_text, rows)),
        }
        self.setColumnHidden(TiedColumn.LINE, not pairs.has_lines)
        if pairs.has_lines:
            widths[TiedColumn.LINE] = self.width_of(TiedColumn.LINE, *map(pairs.line_text, rows))
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        word = max(self.width_of(TiedColumn.WORD), rows_look.letters_width(_WORD_LETTERS))
        self.setMinimumWidth(sum(widths.values()) + word + 2 * self.frameWidth())

    def _paint_cell(self, painter: QPainter, inside: QRect, row: int, column: int) -> None:
        pairs, rows_look = self.pairs, self.delegate.rows_look
        if row >= len(pairs.tied):
            return
        colours = rows_look.colours
        tied, tokenizer = pairs.tied[row], pairs.tokenizer
        if column == TiedColumn.WORD and tokenizer:
            places = PairPlaces(tokenizer, tied.rule, pairs.merges).in_word(tied.word)
            paint_word(painter, inside, tied.word, places, rows_look.mono, colours)
            return
        painter.setFont(rows_look.text)
        painter.setPen(colours.quiet)
        if column == TiedColumn.NUMBER:
            painter.drawText(inside, RIGHT, number_text(tied.number, self.locale()))
        elif column == TiedColumn.PLACE:
            painter.drawText(inside, LEFT, pairs.place_text(row))
        elif column == TiedColumn.LINE:
            painter.drawText(inside, RIGHT, pairs.line_text(row))
        else:
            self._paint_pair(painter, inside, pairs.pair_text(row), taken=pairs.is_chosen(row))

    def _paint_pair(self, painter: QPainter, inside: QRect, text: str, *, taken: bool) -> None:
        rows_look = self.delegate.rows_look
        colours = rows_look.colours
        size = rows_look.small_metrics.ascent()
        if taken:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            top = inside.center().y() + 0.5 - size / 2
            painter.drawPolygon(star(QRectF(inside.left(), top, size, size)))
            painter.restore()
        place = inside.adjusted(_star_room(rows_look), 0, 0, 0)
        painter.setFont(rows_look.bold if taken else rows_look.mono)
        painter.setPen(colours.text)
        metrics = rows_look.bold_metrics if taken else rows_look.mono_metrics
        painter.drawText(place, LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, place.width()))


def _star_room(rows_look: RowsLook) -> int:
    """What stands before a pair, taken or not."""
    return rows_look.small_metrics.ascent() + rows_look.gap // 2
