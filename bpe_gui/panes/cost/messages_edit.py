"""Messages, one on a line, with their words, letters and tokens beside each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from bpe_gui import look
from bpe_gui.core.cost import TextSize
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.rows_look import diamond

_LINES = 7
_WIDEST = "88888"


class MessagesEdit(PlainTextEdit):
    """The editor of the messages; beside each line stand its counts, the dearest one's with a diamond."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _LINES)
        self._heads: Sequence[str] = ("", "", "")
        self._sizes: Sequence[TextSize] = ()
        self._dearest: frozenset[int] = frozenset()
        self._places: Sequence[int | None] = ()  # which message stands in each line
        self._counts = _Counts(self)
        self.updateRequest.connect(lambda _area, _dy: self._counts.update())
        self.document().contentsChanged.connect(self._counts.update)

    def set_heads(self, words: str, letters: str, tokens: str) -> None:
        """Names the three columns."""
        self._heads = (words, letters, tokens)
        self._fit()

    def show_sizes(self, sizes: Sequence[TextSize], dearest: Sequence[int]) -> None:
        """Shows the counts of the lines that are not empty."""
        self._sizes, self._dearest = sizes, frozenset(dearest)
        numbers = iter(range(len(sizes)))
        self._places = [next(numbers, None) if line.strip() else None for line in self.text().split("\n")]
        self._counts.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt sends font changes from within its own constructor, too.
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_counts"):
            self._fit()

    def paint_counts(self, painter: QPainter) -> None:
        """Paints heads and counts into the strip beside the text."""
        colours = look.colours(self.palette())
        small, plain, bold = look.text_font(look.Size.SMALL), QFont(self.font()), QFont(self.font())
        bold.setBold(True)
        width = self._counts.width()
        painter.setPen(colours.quiet)
        painter.setFont(small)
        self._write(painter, 0, self._head_height, self._heads)
        painter.setPen(QPen(colours.hairline, 1))
        painter.drawLine(0, self._head_height - 1, width, self._head_height - 1)
        painter.setClipRect(0, self._head_height, width, self.viewport().height())
        line = QFontMetrics(plain).lineSpacing()
        block = self.firstVisibleBlock()
        while block.isValid() and block.blockNumber() < len(self._places):
            top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
            if top > self.viewport().height():
                return
            number = self._places[block.blockNumber()]
            if number is not None:
                self._paint_row(painter, round(top) + self._head_height, line, number, (plain, bold))
            block = block.next()

    def _paint_row(
        self, painter: QPainter, top: int, height: int, number: int, fonts: tuple[QFont, QFont]
    ) -> None:
        colours = look.colours(self.palette())
        size, dear = self._sizes[number], number in self._dearest
        painter.setPen(colours.quiet)
        painter.setFont(fonts[0])
        cells = [self.locale().toString(each) for each in (size.words, size.letters, size.tokens)]
        self._write(painter, top, height, (cells[0], cells[1], ""))
        painter.setPen(colours.accent if dear else colours.text)
        painter.setFont(fonts[1] if dear else fonts[0])
        self._write(painter, top, height, ("", "", cells[2]))
        if dear:
            side = height * 0.45
            left = sum(self._columns[:2]) + 2.0
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            painter.drawPolygon(diamond(QRectF(left, top + (height - side) / 2, side, side)))

    def _write(self, painter: QPainter, top: int, height: int, cells: Sequence[str]) -> None:
        left = 0
        for width, text in zip(self._columns, cells, strict=True):
            box = QRect(left, top, width - self._gap // 2, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
            left += width

    @property
    def _gap(self) -> int:
        return self.fontMetrics().averageCharWidth() * 2

    @property
    def _columns(self) -> list[int]:
        small = QFontMetrics(look.text_font(look.Size.SMALL))
        numbers = self.fontMetrics().horizontalAdvance(_WIDEST)
        widths = [max(small.horizontalAdvance(head), numbers) + self._gap for head in self._heads]
        widths[2] += self.fontMetrics().height() // 2  # for the diamond
        return widths

    @property
    def _head_height(self) -> int:
        return round(QFontMetrics(look.text_font(look.Size.SMALL)).height() * 1.3)

    def _fit(self) -> None:
        self.setViewportMargins(0, self._head_height, sum(self._columns), 0)
        self._place()
        self.updateGeometry()

    def _place(self) -> None:
        inside, width = self.contentsRect(), sum(self._columns)
        view = self.viewport().geometry()
        self._counts.setGeometry(view.right() + 1, inside.top(), width, view.bottom() + 1 - inside.top())
        self._counts.update()


class _Counts(QWidget):
    """The strip beside the text; the editor knows what stands in it."""

    def __init__(self, editor: MessagesEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        self._editor.paint_counts(painter)
