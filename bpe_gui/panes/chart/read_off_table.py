"""The tokens of all texts at the merge that is read, as a table below the chart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from bpe_gui import look
from bpe_gui.document.read_off_model import ReadOffColumn, ReadOffModel
from bpe_gui.panes.chart.chart_curves import Stroke, paint_sign
from bpe_gui.panes.chart.chart_labels import SIGN
from bpe_gui.panes.chart.chart_words import ChartWords
from bpe_gui.panes.rows_table import RowsTable

_NOTHING = "–"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MOST_LINES = 7
_NAME = 9  # in heights of a line


class _Delegate(QStyledItemDelegate):
    """Numbers as the language writes them; before a name the sign of its curve."""

    def __init__(self, words: ChartWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.strokes: Sequence[Stroke] = ()

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return written(value, self._words)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = _LEFT if index.column() == ReadOffColumn.NAME else _RIGHT
        option.font.setBold(index.column() == ReadOffColumn.HERE)
        if index.data() is None:
            option.text = _NOTHING
        if index.column() == ReadOffColumn.NAME:
            # Room for the sign; an icon would be drawn again for each colour and size.
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            side = option.fontMetrics.height()
            option.decorationSize = QSize(side, side)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if index.column() != ReadOffColumn.NAME or index.row() >= len(self.strokes):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = option.fontMetrics.height()
        place = QPointF(option.rect.left() + 3 + side / 2, option.rect.center().y() + 0.5)
        stroke = self.strokes[index.row()]
        paint_sign(painter, place, SIGN * side, stroke, look.colours(option.palette).surface)
        painter.restore()


class ReadOffTable(RowsTable):
    """Corpus, sample and held-out texts; Enter or a double click goes to the last merge that helped one."""

    jumped = Signal(int)

    def __init__(self, words: ChartWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._delegate = ReadOffModel(self), _Delegate(words, self)
        self._words = words
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.verticalHeader().hide()
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
            header.setMinimumSectionSize(1)
            header.setSectionsClickable(False)
        self.horizontalHeader().setDefaultAlignment(_RIGHT)
        self.horizontalHeader().setSectionResizeMode(ReadOffColumn.NAME, QHeaderView.ResizeMode.Stretch)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrap(False)
        self.doubleClicked.connect(self._go)
        self.copy_wanted.connect(self._copy)

    @property
    def shown(self) -> ReadOffModel:
        """The numbers in it."""
        return self._model

    def fit(self) -> None:
        """Widths and heights from the font, the language and the numbers."""
        metrics = self.fontMetrics()
        row = round(metrics.height() * 1.4)
        self.verticalHeader().setDefaultSectionSize(row)
        bold = self.font()
        bold.setBold(True)
        wide, heads = QFontMetrics(bold), self.horizontalHeader().fontMetrics()
        room = self.width() - 4
        widths: dict[ReadOffColumn, int] = {}
        for column in ReadOffColumn:
            if column != ReadOffColumn.NAME:
                head = str(self._model.headerData(column, Qt.Orientation.Horizontal))
                texts = [written(self._value(number, column), self._words) for number in self._lines]
                widest = max(heads.horizontalAdvance(head), *map(wide.horizontalAdvance, texts), 0)
                widths[column] = widest + metrics.height()
                self.setColumnWidth(column, widths[column])
        room -= sum(widths.values())
        # The chart has these numbers as well: a name needs the room more.
        for column in (ReadOffColumn.SHARE, ReadOffColumn.START):
            is_hidden = room < _NAME * metrics.height()
            self.setColumnHidden(column, is_hidden)
            room += widths[column] if is_hidden else 0
        lines = min(self._model.rowCount(), _MOST_LINES)
        self.setFixedHeight(lines * row + self.horizontalHeader().sizeHint().height() + 4)

    def show_strokes(self, strokes: Sequence[Stroke]) -> None:
        """How the curves of the first rows are drawn; the others are not."""
        self._delegate.strokes = strokes
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._go(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @property
    def _lines(self) -> range:
        return range(self._model.rowCount())

    def _value(self, row: int, column: int) -> object:
        return self._model.index(row, column).data()

    def _go(self, index: QModelIndex) -> None:
        helped = self._model.rows[index.row()].helped
        if helped is not None:
            self.jumped.emit(helped)

    def _copy(self) -> None:
        """Puts the chosen rows on the clipboard, numbers without signs of any language."""
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        rows = [[self._value(row, column) for column in ReadOffColumn] for row in chosen]
        lines = ("\t".join("" if value is None else str(value) for value in row) for row in rows)
        QGuiApplication.clipboard().setText("\n".join(lines))


def written(value: object, words: ChartWords) -> str:
    """A value of the table as text."""
    if isinstance(value, float):
        return words.percent(value)
    return words.number(value) if isinstance(value, int) else str(value or _NOTHING)
