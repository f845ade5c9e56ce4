"""The vocabulary as a table that is sorted, searched and filtered, for views."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from bpe_gui.core.corpus_cuts import is_small
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.vocabulary import TokenKind, TokenTable, Vocabulary
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Background
from bpe_gui.document.headed_table import AnyIndex, HeadedTable
from bpe_gui.document.rules_model import in_qt
from bpe_gui.document.session import Session
from bpe_gui.document.vocabulary_rows import Arranger, Ids, VocabularyColumn, Wish
from bpe_gui.document.vocabulary_source import VocabularySource


class VocabularyModel(HeadedTable):
    """Every token after the present merge; raw values, with None for what is not counted yet.

    It looks at the session when it is told to `follow`: a vocabulary that nobody sees costs nothing. Counting
    and arranging that take longer than a moment go on behind the window; `followed` tells when another
    vocabulary or other rows are there, `counting_changed` when counting begins, goes on or ends.
    """

    followed = Signal()
    counting_changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(VocabularyColumn, parent)
        self._session = session
        self._vocabulary = Vocabulary(TokenTable(Tokenizer(Settings(), ())), 0)
        self._rows: Ids = np.zeros(0, np.int64)
        self._wish = Wish()
        self._latest = self._vocabulary  # what is being arranged, or was last
        self._source = VocabularySource(self._latest.table.tokenizer, WordCounts(), False)
        self._arranger = Arranger(self._latest.table)
        self._edition = 0
        self._again = False
        self._counting, self._arranging = Background(self), Background(self)
        self._counting.progressed.connect(self.counting_changed)
        self._counting.busy_changed.connect(self.counting_changed)
        session.closing.connect(self._close)

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary that is shown."""
        return self._vocabulary

    @property
    def rows(self) -> Ids:
        """The ids of the tokens shown, by row."""
        return self._rows

    @property
    def edition(self) -> int:
        """Another number whenever other rows, or the rows of another vocabulary, are shown."""
        return self._edition

    @property
    def settings(self) -> Settings:
        """The settings that the tokens are shown with."""
        return self._vocabulary.table.tokenizer.settings

    @property
    def is_counting(self) -> bool:
        """Whether the corpus is being cut and counted."""
        return self._counting.busy

    @property
    def share(self) -> float:
        """The share of the counting that is done, from 0 to 1."""
        return self._counting.share

    @property
    def kind(self) -> TokenKind:
        """Which tokens are asked for."""
        return self._wish.kind

    @property
    def texts(self) -> tuple[str, ...]:
        """What the tokens asked for hold, one of these; nothing for all tokens."""
        return self._wish.texts

    @property
    def sorted_by(self) -> tuple[VocabularyColumn, bool]:
        """The column that the rows are sorted by, and whether the last comes first."""
        return self._wish.column, self._wish.descending

    def follow(self) -> None:
        """Takes the vocabulary after the present merge of the session."""
        session = self._session
        if not self._source.is_for(session.tokenizer, session.counts):
            self._counting.cancel()
            self._again, self._source = False, VocabularySource.of(session)
            if is_small(session.counts):
                self._count()
            else:  # the tokens are shown before they are counted
                self._counting.run(self._source.naming(session.merges), self._name, self._fail)
        elif self._counting.busy:
            self._again = True
        else:
            self._count()

    def show_kind(self, kind: TokenKind) -> None:
        """Shows only tokens of a kind."""
        self._arrange(replace(self._wish, kind=kind))

    def show_holding(self, *texts: str) -> None:
        """Shows only tokens that hold one of these texts, whatever their case, or have it as a number."""
        self._arrange(replace(self._wish, texts=texts))

    def row_of(self, token: int) -> int | None:
        """The row of a token, or None where it is not shown."""
        found = np.flatnonzero(self._rows == token)
        return int(found[0]) if len(found) else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        descending = order == Qt.SortOrder.DescendingOrder
        self._arrange(replace(self._wish, column=VocabularyColumn(column), descending=descending))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        vocabulary, token = self._vocabulary, int(self._rows[index.row()])
        match index.column():
            case VocabularyColumn.ID:
                return token
            case VocabularyColumn.TOKEN:
                return vocabulary.shown(token)
            case VocabularyColumn.BYTES:
                return vocabulary.bytes_of(token).hex(" ").upper()
            case VocabularyColumn.COUNT:
                return None if (count := vocabulary.count(token)) is None else in_qt(count)
            case VocabularyColumn.LETTERS:
                return int(vocabulary.table.letters[token])
        rank = token - vocabulary.table.base
        return rank + 1 if rank >= 0 else None

    # Slots and helpers

    def _name(self, vocabulary: Vocabulary) -> None:
        self._show(vocabulary)
        self._count()

    def _count(self) -> None:
        session, source = self._session, self._source
        self._counting.run(
            source.counting(session.merges), self._counted, self._fail, inline=is_small(source.counts)
        )

    def _counted(self, vocabulary: Vocabulary) -> None:
        self._show(vocabulary)
        if self._again:
            self._again = False
            self.follow()

    def _show(self, vocabulary: Vocabulary) -> None:
        self._latest = vocabulary
        if self._arranger.table is not vocabulary.table:
            self._arranger = Arranger(vocabulary.table)
        self._arrange(self._wish)

    def _arrange(self, wish: Wish) -> None:
        self._wish, vocabulary = wish, self._latest
        work = self._arranger.rows(vocabulary, wish)
        self._arranging.run(work, lambda rows: self._take(vocabulary, rows), self._fail)

    def _take(self, vocabulary: Vocabulary, rows: Ids) -> None:
        """Shows other rows; where they only grow or shrink at the end the others stay where they are."""
        before, both = self._rows, min(len(self._rows), len(rows))
        self._edition += 1
        same_table = vocabulary.table is self._vocabulary.table
        if not same_table or not np.array_equal(before[:both], rows[:both]):
            self.beginResetModel()
            self._vocabulary, self._rows = vocabulary, rows
            self.endResetModel()
        elif len(rows) > both:
            self.beginInsertRows(QModelIndex(), both, len(rows) - 1)
            self._vocabulary, self._rows = vocabulary, rows
            self.endInsertRows()
        elif len(before) > both:
            self.beginRemoveRows(QModelIndex(), both, len(before) - 1)
            self._vocabulary, self._rows = vocabulary, rows
            self.endRemoveRows()
        self._vocabulary, self._rows = vocabulary, rows
        if both:
            last = self.index(both - 1, len(VocabularyColumn) - 1)
            self.dataChanged.emit(self.index(0, VocabularyColumn.COUNT), last, [])
        self.followed.emit()
        if not self._arranger.ready and not self._arranging.busy:
            self._arranging.run(self._arranger.prepare(), lambda _: None, self._fail, inline=False)

    def _fail(self, fault: Exception) -> None:
        raise fault

    def _close(self) -> None:
        self._counting.stop()
        self._arranging.stop()
