"""The word dictionary: what BPE replaces, and where it fails."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import look
from bpe_gui.document.dictionary_model import DictionaryModel, MessageModel
from bpe_gui.document.session import Session
from bpe_gui.panes.widgets import label, named


class _MessageDelegate(QStyledItemDelegate):
    """Marks an unseen word by colour and weight, besides its question mark."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        unseen: Any = index.data(Qt.ItemDataRole.UserRole)
        if unseen:
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.Text, look.colours(palette).lost)
            option.palette = palette
            option.font.setBold(index.row() == 1)
        elif index.row() == 1:
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.Text, look.colours(palette).accent)
            option.palette = palette


class DictionaryPane(QWidget):
    """Every corpus word with its number, and the sample as numbers with `?` for words never seen."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._words = DictionaryModel(session, self)
        self._message = MessageModel(session, self)
        self._words_title = label(self, "title")
        self._message_title = label(self, "title")
        self._explanation = label(self)
        self._explanation.setWordWrap(True)
        self._words_view = self._table(self._words, "dictionaryView")
        self._words_view.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self._message_view = self._table(self._message, "dictionaryMessage")
        self._message_view.setItemDelegate(_MessageDelegate(self._message_view))
        self._message_view.horizontalHeader().hide()
        self._message_view.setFont(look.mono_font())
        self._lay_out()
        self._message.modelReset.connect(self._tell)
        self._message.modelReset.connect(self._fit)
        self._words.modelReset.connect(self._tell)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._words_title.setText(self.tr("WORDS OF THE CORPUS"))
        self._message_title.setText(self.tr("THE SAMPLE AS NUMBERS"))
        for column, text in enumerate((self.tr("number"), self.tr("word"), self.tr("count"))):
            self._words.setHeaderData(column, Qt.Orientation.Horizontal, text)
        self._words_view.setAccessibleName(self.tr("Words of the corpus, numbered"))
        self._words_view.setToolTip(self.tr("Each distinct word of the corpus, in the order first seen"))
        self._message_view.setAccessibleName(self.tr("The sample's words and their numbers"))
        self._message_view.setToolTip(
            self.tr("Each word of the sample with its number; ? is a word never seen")
        )
        self._tell()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def _tell(self) -> None:
        size, unseen = self._words.rowCount(), self._message.unseen
        text = self.tr("The dictionary knows %n word(s).", "", size)
        if unseen:
            text += " " + self.tr(
                "%n word(s) of the sample are unseen and become ?: what they said is lost.", "", unseen
            )
        elif self._message.columnCount():
            text += " " + self.tr("It knows every word of the sample.")
        self._explanation.setText(text)

    def _fit(self) -> None:
        """Widths and heights from the font: asking every row would take seconds in a long list."""
        metrics = self._words_view.fontMetrics()
        row = metrics.height() + 8
        for view in (self._words_view, self._message_view):
            view.verticalHeader().setDefaultSectionSize(row)
        self._words_view.setColumnWidth(0, metrics.horizontalAdvance("0000000") + 24)
        self._words_view.setColumnWidth(2, metrics.horizontalAdvance("0000000") + 24)
        mono = self._message_view.fontMetrics()
        for column in range(self._message.columnCount()):
            word = self._message.index(0, column).data()
            self._message_view.setColumnWidth(column, min(400, mono.horizontalAdvance(word)) + 24)
        bar = self._message_view.horizontalScrollBar().sizeHint().height()
        self._message_view.setFixedHeight(2 * row + bar + 4)

    def _table(self, model: DictionaryModel | MessageModel, name: str) -> QTableView:
        view = named(QTableView(self), name)
        view.setModel(model)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.setShowGrid(False)
        view.setTabKeyNavigation(False)
        view.setWordWrap(False)
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        return view

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._words_title)
        left.addWidget(self._words_view, 1)
        right = QVBoxLayout()
        right.addWidget(self._message_title)
        right.addWidget(self._message_view)
        right.addWidget(self._explanation)
        right.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(24)
        row.addLayout(left, 1)
        row.addLayout(right, 2)
