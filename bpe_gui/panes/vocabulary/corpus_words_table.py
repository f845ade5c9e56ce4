"""The table of words that stand out, and how its cells are drawn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import shown
from bpe_gui.document.corpus_words_model import LONGEST_WORD, CorpusWordsModel, WordColumn, WordList
from bpe_gui.panes.asking_table import AskingTable
from bpe_gui.panes.glyphs import short, visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.tokens.token_chip import ChipPainter, tint_of

_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LEAST_ROWS = 3
_LEAST_LETTERS = 10
# How the word and what is told of it share the width, in hundredths.
_WORD_SHARES = {WordList.DEAREST: 38, WordList.WHOLE: 65, WordList.NEVER_MERGED: 100}


class CorpusWordsTable(AskingTable):
    """Words, with how they are cut or since when they are whole, or letters; and their counts."""

    def __init__(self, model: CorpusWordsModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self._words = model
        self._delegate = _WordDelegate(model, self)
        self.setItemDelegate(self._delegate)
        model.headerDataChanged.connect(self._fit)
        model.modelReset.connect(self._fit)
        self.restyled.connect(self._restyle)
        self.restyle()

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.height_of(_LEAST_ROWS))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _restyle(self) -> None:
        self._delegate.restyle()
        self._fit()

    def _fit(self) -> None:
        look, gap = self.rows_look, self.rows_look.gap
        count = max(look.number_width(6), self.heading_width(WordColumn.COUNT)) + 2 * gap
        least = look.letters_width(_LEAST_LETTERS) + 2 * gap
        room = max(self.viewport().width() - count, 2 * least)
        share = _WORD_SHARES[self._words.shown]
        word = room * share // 100
        self.setColumnHidden(WordColumn.HOW, share == 100)
        for column, width in (
            (WordColumn.WORD, word),
            (WordColumn.HOW, room - word),
            (WordColumn.COUNT, count),
        ):
            if width and self.columnWidth(column) != width:
                self.setColumnWidth(column, width)


class _WordDelegate(QStyledItemDelegate):
    """A word as text where it is cut beside it, else as the token that it is."""

    def __init__(self, model: CorpusWordsModel, table: CorpusWordsTable) -> None:
        super().__init__(table)
        self._model, self._table = model, table
        self.restyle()

    def restyle(self) -> None:
        """Takes colours and sizes anew."""
        look = self._table.rows_look
        self._chips = ChipPainter(look.colours, look.mono, look.mono_metrics, look.height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, column = index.row(), index.column()
        if row >= self._model.rowCount():
            return  # the view has not yet heard that the row is gone
        self._table.paint_ground(painter, option, row, column)
        look, model = self._table.rows_look, self._model
        box: QRect = option.rect
        box = box.adjusted(look.gap, 0, -look.gap, 0)
        word, count = model.word(row)
        tokenizer = model.tokenizer
        if column == WordColumn.COUNT:
            painter.setFont(look.text)
            painter.setPen(look.colours.text)
            painter.drawText(box, _RIGHT, number_text(count, self._table.locale()))
        elif (column == WordColumn.WORD) == (model.shown is WordList.DEAREST):
            painter.setFont(look.mono if column == WordColumn.WORD else look.text)
            painter.setPen(look.colours.text if column == WordColumn.WORD else look.colours.quiet)
            text = visible(short(word, LONGEST_WORD))
            if column == WordColumn.HOW:
                since = model.whole_since(row)
                text = number_text(since, self._table.locale()) if since else "–"
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, box.width())
            painter.drawText(box, _LEFT, text)
        elif tokenizer is not None:
            self._chips.paint_row(painter, box, _chips(model.tokens(row), tokenizer))


def _chips(tokens: tuple[str, ...], tokenizer: Tokenizer) -> list[tuple[str, int]]:
    return [(visible(shown(token, tokenizer.settings)), tint_of(tokenizer.id(token))) for token in tokens]
