"""A month's cost as a table with bars."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bpe_gui import look
from bpe_gui.document.cost_model import TOKENS_ROW, CostColumn, CostModel
from bpe_gui.panes.cost.money import two_digits

_NOTHING = "–"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _AmountDelegate(QStyledItemDelegate):
    """Amounts with two digits; the row that is paid is bold; the bars in the last column."""

    def __init__(self, view: QTableView, model: CostModel) -> None:
        super().__init__(view)
        self._model = model

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return two_digits(value, QLocale(locale)) if isinstance(value, float) else str(value or "")

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = _LEFT if index.column() == CostColumn.NAME else _RIGHT
        option.font.setBold(index.row() == TOKENS_ROW)
        if index.column() != CostColumn.BAR and index.data() is None:
            option.text = _NOTHING

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        most = self._model.most
        if index.column() != CostColumn.BAR or most <= 0:
            return
        colours = look.colours(option.palette)
        colour = colours.accent if index.row() == TOKENS_ROW else colours.faint
        box = QRectF(option.rect).adjusted(8, option.rect.height() * 0.26, -2, -option.rect.height() * 0.26)
        asked, answered = (part / most * box.width() for part in self._model.parts(index.row()))
        _paint_bar(painter, box, asked, answered, colour)


def _paint_bar(painter: QPainter, box: QRectF, asked: float, answered: float, colour: QColor) -> None:
    """The messages as a full bar, behind it the responses as an empty one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if asked > 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(box.left(), box.top(), max(1.5, asked), box.height()), 2, 2)
    if answered > 0:
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rest = QRectF(box.left() + asked, box.top(), max(2.0, answered), box.height())
        painter.drawRoundedRect(rest.adjusted(1.75, 0.75, -0.75, -0.75), 2, 2)
    painter.restore()


class CostTable(QTableView):
    """Three rows, none of which scrolls away."""

    def __init__(self, parent: QWidget, model: CostModel) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_AmountDelegate(self, model))
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
            header.setMinimumSectionSize(1)
            header.setSectionsClickable(False)
        self.horizontalHeader().setDefaultAlignment(_RIGHT)
        self.horizontalHeader().setSectionResizeMode(CostColumn.BAR, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)  # else Tab would walk through the cells and never leave
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self) -> None:
        """Widths and heights from the font, the language and the amounts."""
        metrics = self.fontMetrics()
        row = round(metrics.height() * 1.5)
        self.verticalHeader().setDefaultSectionSize(row)
        bold = self.font()
        bold.setBold(True)
        wide = QFontMetrics(bold)
        heads = self.horizontalHeader().fontMetrics()
        for column in (CostColumn.NAME, CostColumn.MESSAGES, CostColumn.RESPONSES, CostColumn.SUM):
            head = str(self._model.headerData(column, Qt.Orientation.Horizontal) or "")
            texts = [self._text(number, column) for number in range(self._model.rowCount())]
            widest = max(
                [heads.horizontalAdvance(head) + 4, *(wide.horizontalAdvance(text) for text in texts)]
            )
            self.setColumnWidth(column, widest + metrics.height())
        self.setFixedHeight(3 * row + self.horizontalHeader().sizeHint().height() + 4)

    def _text(self, row: int, column: int) -> str:
        value = self._model.index(row, column).data()
        return two_digits(value, self.locale()) if isinstance(value, float) else str(value or _NOTHING)
