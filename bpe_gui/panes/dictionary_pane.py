"""The word dictionary: what BPE replaces, and where it fails."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import look
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.document.dictionary_model import (
    LONGEST_MESSAGE,
    DictionaryModel,
    MessageModel,
    MessageRole,
    MessageRow,
    MessageWord,
)
from bpe_gui.document.session import Session
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.letter_tiles import letter_tiles, paint_letters, paint_tiles, pitch
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.widgets import label, named, say
from bpe_gui.panes.word_asking import ListedWords

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
# Keeps a word apart from the number on its left, which stands at the edge of its cell.
_EM_SPACE = "\u2003"


class _WordDelegate(QStyledItemDelegate):
    """Words with signs for what is invisible in them, numbers as the language writes them."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return QLocale(locale).toString(value) if isinstance(value, int) else _EM_SPACE + visible(str(value))

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = _LEFT if index.column() == 1 else _RIGHT


class _MessageDelegate(QStyledItemDelegate):
    """Letters over their number and over their tokens; an unseen word has a colour besides its `?`."""

    def __init__(self, view: QTableView, session: Session) -> None:
        super().__init__(view)
        self._session = session
        self.column = 10.0
        """The width of a letter's column."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: ARG002
        return visible(str(value))

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = Qt.AlignmentFlag.AlignCenter
        unseen = bool(index.data(MessageRole.UNSEEN)) and index.row() != MessageRow.TOKENS
        if unseen or index.row() == MessageRow.NUMBERS:
            colours = look.colours(option.palette)
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.Text, colours.lost if unseen else colours.accent)
            option.palette = palette
            option.font.setBold(unseen)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        word = index.data(MessageRole.WORD)
        if index.row() == MessageRow.NUMBERS or not isinstance(word, MessageWord) or not word.tokens:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text = ""
        option.widget.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget
        )
        tiles = letter_tiles(self._session.tokenizer, word.text, word.tokens, special=word.special)
        box = QRectF(option.rect)
        box.setLeft(box.center().x() - len(tiles.letters) * self.column / 2)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        if index.row() == MessageRow.LETTERS:
            paint_letters(painter, tiles, box, self.column)
        else:
            room = box.height() * 0.08
            paint_tiles(
                painter, tiles, box.adjusted(0, room, 0, -room), self.column, look.colours(option.palette)
            )
        painter.restore()


class DictionaryPane(Fitted, QWidget):
    """Every corpus word with its number, and a message in letters, as numbers and in tokens.

    It follows the session while it is in view.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._words = DictionaryModel(session, self)
        self._message = MessageModel(session, self)
        self._words_title = label(self, "title")
        self._message_title = label(self, "title")
        self._explanation = label(self, "", "dictionaryExplanation")
        self._words_view = self._table(self._words, "dictionaryView")
        self._words_view.setItemDelegate(_WordDelegate(self._words_view))
        self._message_view = self._table(self._message, "dictionaryMessage")
        self._delegate = _MessageDelegate(self._message_view, session)
        self._message_view.setItemDelegate(self._delegate)
        self._message_view.setFont(look.mono_font())
        ListedWords(session, self._words_view, self._words.word_at)
        ListedWords(session, self._message_view, self._message.word_at)
        self._typed = named(PlainTextEdit(self, 2), "messageEditor")
        self._typed.edited.connect(self._type)
        self._lay_out()
        session.rules_changed.connect(self._follow)
        session.position_changed.connect(self._follow)
        session.sample_changed.connect(self._follow)
        self._message.followed.connect(self._tell_and_fit)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._words_title.setText(self.tr("WORDS OF THE CORPUS"))
        self._message_title.setText(self.tr("A MESSAGE IN LETTERS, NUMBERS AND TOKENS"))
        headings = (self.tr("number"), _EM_SPACE + self.tr("word"), self.tr("count"))
        for column, text in enumerate(headings):
            alignment = _LEFT if column == 1 else _RIGHT
            horizontal, roles = Qt.Orientation.Horizontal, Qt.ItemDataRole
            self._words.setHeaderData(column, horizontal, text)
            self._words.setHeaderData(column, horizontal, int(alignment), roles.TextAlignmentRole)
        self._words_view.setAccessibleName(self.tr("Words of the corpus, numbered"))
        self._words_view.setToolTip(self.tr("Each distinct word of the corpus, in the order first seen"))
        self._message_view.setAccessibleName(self.tr("The message in letters, as numbers and in tokens"))
        self._message_view.setToolTip(
            self.tr("Each word with its number, and with its tokens; ? is a word never seen")
        )
        self._typed.setAccessibleName(self.tr("A message to look up"))
        self._typed.setToolTip(self.tr("Type a message of your own; an empty field shows the sample"))
        self._typed.setPlaceholderText(self.tr("The sample is shown. Type another message here."))
        self._explanation.setAccessibleName(self.tr("What the dictionary knows"))
        self._tell()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        if self.isVisible():
            bar = self._words_view.verticalScrollBar()
            place = bar.value()
            self._words.follow()
            self._message.follow()
            bar.setValue(place)
            self._tell_and_fit()

    def _tell_and_fit(self) -> None:
        self._tell()
        self.fit()

    def _type(self) -> None:
        self._message.set_typed(self._typed.text())
        self._tell()
        self.fit()

    def _tell(self) -> None:
        size, columns, unseen = self._words.rowCount(), self._message.columnCount(), self._message.unseen
        sentences = [self.tr("The dictionary knows %Ln word(s) of the corpus.", "", size)]
        if not size:
            sentences = [self.tr("The corpus has no word yet.")]
        elif not columns:
            sentences.append(self.tr("Type a message to see it as numbers."))
        elif unseen:
            sentences.append(
                self.tr("%Ln word(s) became ?: what they said is lost. Tokens lose nothing.", "", unseen)
            )
        else:
            sentences.append(self.tr("Every word of the message is in it."))
        if self._message.shortened:
            sentences.append(self.tr("Only the first %Ln word(s) stand here.", "", LONGEST_MESSAGE))
        self._message.set_heads(
            self.tr("%Ln letter(s)", "", self._message.letters),
            self.tr("%Ln word(s)", "", columns),
            self.tr("%Ln token(s)", "", self._message.tokens),
        )
        say(self._explanation, " ".join(sentences))
        self._message_view.setVisible(columns > 0)

    def fit(self) -> None:
        """Widths and heights from the font: asking every row would take seconds in a long list."""
        metrics = self._words_view.fontMetrics()
        row = round(metrics.height() * 1.4)
        for view in (self._words_view, self._message_view):
            view.verticalHeader().setDefaultSectionSize(row)
        header = self._words_view.horizontalHeader().fontMetrics()
        for column, largest in ((0, self._words.rowCount()), (2, self._words.largest_count)):
            heading = str(self._words.headerData(column, Qt.Orientation.Horizontal) or "")
            number = self.locale().toString(largest)
            widest = max(metrics.horizontalAdvance(number), header.horizontalAdvance(heading))
            self._words_view.setColumnWidth(column, widest + row)
        self._fit_message(row)

    def _fit_message(self, row: int) -> None:
        view, words = self._message_view, self._message.words
        mono = view.fontMetrics()
        letters = {letter for word in words for letter in visible(word.text)}
        marker = self._session.settings.marker
        self._delegate.column = column = pitch({*letters, marker}, view.font())
        for place, word in enumerate(words):
            markers = "".join(word.tokens).count(START_MARKER) + "".join(word.tokens).count(END_MARKER)
            written = (len(visible(word.text)) + markers) * column
            width = round(max(written, mono.horizontalAdvance(word.number))) + round(column)
            view.setColumnWidth(place, width)
        names = view.verticalHeader()
        heads = (str(self._message.headerData(line, Qt.Orientation.Vertical)) for line in MessageRow)
        names.setFixedWidth(max(map(names.fontMetrics().horizontalAdvance, heads)) + row)
        names.setDefaultSectionSize(round(row * 1.1))
        bar = view.horizontalScrollBar().sizeHint().height()
        view.setFixedHeight(len(MessageRow) * round(row * 1.1) + bar + 4)

    def _table(self, model: DictionaryModel | MessageModel, name: str) -> QTableView:
        view = named(QTableView(self), name)
        view.setModel(model)
        # Fixed sizes, because measuring the rows costs 150 s at 100,000 of them.
        for header in (view.verticalHeader(), view.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
            header.setMinimumSectionSize(1)
        view.verticalHeader().setVisible(model is self._message)
        view.setShowGrid(False)
        view.setTabKeyNavigation(False)  # else Tab would walk through the cells and never leave
        view.setWordWrap(False)
        view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        return view

    def _lay_out(self) -> None:
        self._words_view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._words_view.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self._message_view.horizontalHeader().hide()
        self._message_view.setSelectionBehavior(QTableView.SelectionBehavior.SelectColumns)
        self._explanation.setWordWrap(True)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
        left.addWidget(self._words_title)
        left.addWidget(self._words_view, 1)
        right.addWidget(self._message_title)
        right.addWidget(self._typed)
        right.addWidget(self._message_view)
        right.addWidget(self._explanation)
        right.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(24)
        row.addLayout(left, 2)
        row.addLayout(right, 3)
