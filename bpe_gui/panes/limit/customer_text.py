"""The answer as a customer would see it, in a bubble, and behind it what the limit cut off."""

from __future__ import annotations

import regex
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.panes.qt_text import utf16_length, x_of

_MOST_LINES = 3
_RTL = Qt.LayoutDirection.RightToLeft
_STRONG = regex.compile(r"[\p{bidi_class=L}\p{bidi_class=R}\p{bidi_class=AL}]")
_RIGHT_TO_LEFT = regex.compile(r"[\p{bidi_class=R}\p{bidi_class=AL}\u200f\u202b\u202e\u2067]")
_NON_JOINER = "\u200c"
_NO_LETTER = "◌"
_MARK = regex.compile(r"\p{M}")
_JOINS = regex.compile(r"[^\s\x00-\u02ff][^\s\x00-\u02ff]")
# Line ends show as spaces, so that the bubble stays one; U+2028 and U+2029 would end lines as well.
_LINE_ENDS = str.maketrans("\r\n\u2028\u2029", "    ")


class CustomerText(QLabel):
    """A label whose text is what the customer sees; what is lost follows it in grey, outside the bubble.

    Both are laid out as one text, so nothing moves while the limit does and the height stays the same.
    Of a long answer the lines around the cut are shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._half = self._lost = ""
        self._writing = False
        self._layout = QTextLayout()
        self._lines: list[QTextLine] = []
        self._cut = 0  # Qt's position of the first lost character
        self._two_ways = False
        self._copy = QAction(self)
        self._copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(self.text()))
        self.addAction(self._copy)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFont(look.text_font(look.Size.LARGE))

    @property
    def lost(self) -> str:
        """What is shown behind the bubble."""
        return self._half + self._lost

    def show_cut(self, kept: str, half: str, lost: str, *, writing: bool = False) -> None:
        """Shows what the customer sees, a character that was cut in two, and what else is lost.

        While the answer is being written nothing is lost: a caret stands at its end instead, and what
        comes keeps its place free.
        """
        if (kept, half, lost, writing) != (self.text(), self._half, self._lost, self._writing):
            self._half, self._lost, self._writing = half, lost, writing
            self.setText(kept)
            self.setAccessibleDescription(kept)
            self._lay_out()
            self.update()

    def set_copy_text(self, text: str) -> None:
        """Names the command of the context menu."""
        self._copy.setText(text)

    def sizeHint(self) -> QSize:
        lines = 1  # a widget that was not laid out yet is narrow for no reason
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            lines = max(1, min(_MOST_LINES, len(self._lines)))
        return QSize(240, round(lines * self._pitch + 2 * self._pad))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt sends font changes from within its own constructor, too.
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_copy"):
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cut_line = self._cut_line()
        above = max(0, min(cut_line - 1, len(self._lines) - _MOST_LINES))
        painter.translate(0, -above * self._pitch)
        painter.setPen(QPen(colours.border, 1))
        painter.setBrush(colours.surface)
        painter.drawPath(self._bubble(cut_line))
        shown = range(above, min(len(self._lines), above + _MOST_LINES))
        for number in shown:
            row = QRectF(0, self._top(number), self.width(), self._pitch)
            if number < cut_line:
                self._draw(painter, row, colours.text, row)
            elif number > cut_line:
                self._draw_lost(painter, row, row)
            else:
                self._draw_cut_row(painter, row, self._lines[number])

    @property
    def _pad(self) -> float:
        """Between the text and the upper and lower edge of the bubble."""
        return round(self.fontMetrics().height() / 4)

    @property
    def _side(self) -> float:
        """Between the text and the left or right edge of the bubble."""
        return 2 * self._pad

    @property
    def _gap(self) -> float:
        """So far what is lost moves aside for the edge of the bubble."""
        return self._side + self._pad

    @property
    def _pitch(self) -> float:
        return round(QFontMetricsF(self.font()).lineSpacing() + 2)

    def _top(self, line: int) -> float:
        return self._pad + line * self._pitch

    def _lay_out(self) -> None:
        kept, lost = self.text(), self.lost
        if _MARK.match(lost):
            lost = _NO_LETTER + lost
        elif _JOINS.search(kept[-1:] + lost[:1]):
            # Letters that join, such as those of Arabic or a family of emoji, end where the text ends.
            kept += _NON_JOINER
        text = (kept + lost).translate(_LINE_ENDS)
        self._cut = utf16_length(kept)
        self._two_ways = _RIGHT_TO_LEFT.search(text) is not None
        lines = len(self._lines)
        self._layout = QTextLayout(text, self.font())
        self._layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        first = _STRONG.search(text)
        backwards = first is not None and _RIGHT_TO_LEFT.match(first[0]) is not None
        option.setTextDirection(_RTL if backwards else Qt.LayoutDirection.LeftToRight)
        self._layout.setTextOption(option)
        self._lines = []
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(40.0, self.width() - 2 * self._side - self._gap - 1))
            # A text that begins at the right is moved aside to the left.
            left = self._side + (self._gap if backwards else 1)
            line.setPosition(QPointF(left, self._top(len(self._lines))))
            self._lines.append(line)
        self._layout.endLayout()
        if min(lines, _MOST_LINES) != min(len(self._lines), _MOST_LINES):
            self.updateGeometry()

    def _cut_line(self) -> int:
        """The line in which the text is cut, the last one when nothing is lost."""
        for number, line in enumerate(self._lines):
            if self._cut <= line.textStart() + line.textLength():
                return number
        return max(0, len(self._lines) - 1)

    def _bubble(self, cut_line: int) -> QPainterPath:
        """The outline around what is kept: whole lines as one block, and the part of the line that is cut."""
        path = QPainterPath()
        if not self._lines:
            return path
        radius = 1.5 * self._pad
        left, right = self._extent(self._lines[cut_line])
        whole = [self._extent(line) for line in self._lines[:cut_line]]
        outer = (
            min((edge for edge, _ in whole), default=left),
            max((edge for _, edge in whole), default=right),
        )
        # A row of lost text close below leaves no room for the lower edge.
        last = cut_line + 1 == len(self._lines)
        bottom = self._top(cut_line) + self._pitch + (self._pad if last else 1)
        if not whole or not self.lost:
            left, right = min(left, outer[0]), max(right, outer[1])
            box = QRectF(left - self._side, 0.5, right - left + 2 * self._side, bottom - 1)
            path.addRoundedRect(box, radius, radius)
            return path
        middle = self._top(cut_line)
        upper, lower, filler = QPainterPath(), QPainterPath(), QPainterPath()
        upper.addRoundedRect(
            QRectF(outer[0] - self._side, 0.5, outer[1] - outer[0] + 2 * self._side, middle + 1),
            radius,
            radius,
        )
        lower.addRoundedRect(
            QRectF(
                left - self._side,
                middle - self._pad,
                right - left + 2 * self._side,
                bottom - middle + self._pad - 0.5,
            ),
            radius,
            radius,
        )
        # Without it both round corners would leave a notch at the side where the lines begin.
        edge = outer[0] - self._side if left == outer[0] else outer[1] + self._side - radius
        filler.addRect(QRectF(edge, middle - radius, radius, 2 * radius))
        return upper.united(lower).united(filler)

    def _draw_cut_row(self, painter: QPainter, row: QRectF, line: QTextLine) -> None:
        """Draws a row that is kept in part; what is lost moves aside for the edge of the bubble."""
        colours = look.colours(self.palette())
        stop = line.textStart() + line.textLength()
        left, right = self._between(line, line.textStart(), min(stop, self._cut))
        lost_left, lost_right = self._between(line, min(stop, self._cut), stop)
        if lost_left >= right - 0.5 or lost_right <= left + 0.5:
            behind = lost_left >= right - 0.5
            kept = QRectF(row.left(), row.top(), right, row.height())
            lost = row.adjusted(right, 0, 0, 0)
            if not behind:
                kept, lost = row.adjusted(left, 0, 0, 0), QRectF(row.left(), row.top(), left, row.height())
            self._draw(painter, row, colours.text, kept)
            painter.translate(self._gap if behind else -self._gap, 0)
            self._draw_lost(painter, row, lost)
            painter.translate(-self._gap if behind else self._gap, 0)
        else:
            # Where the directions meet, what is kept may stand on both sides of what is lost.
            behind_cut = QColor(0, 0, 0, 0) if self._writing else colours.quiet
            self._draw(painter, row, behind_cut, row, kept=colours.text)
        if self._writing:
            x = left - 2 if lost_left < left else right + 2
            painter.setPen(QPen(colours.accent, 2))
            painter.drawLine(QPointF(x, row.top() + 3), QPointF(x, row.bottom() - 3))

    def _draw_lost(self, painter: QPainter, row: QRectF, clip: QRectF) -> None:
        if not self._writing:
            self._draw(painter, row, look.colours(self.palette()).quiet, clip)

    def _extent(self, line: QTextLine) -> tuple[float, float]:
        """Between which x what is kept of a line stands."""
        return self._between(line, line.textStart(), min(line.textStart() + line.textLength(), self._cut))

    def _between(self, line: QTextLine, start: int, stop: int) -> tuple[float, float]:
        """The leftmost and the rightmost x of a part of a line."""
        if not self._two_ways:
            end = line.textStart() + line.textLength()
            if stop == end:
                return x_of(line, start), self._side + line.naturalTextWidth()
            return x_of(line, start), x_of(line, stop)
        # One x is not enough for a place where the directions meet; the boxes of glyphs are right.
        boxes = [run.boundingRect() for run in line.glyphRuns(start, stop - start)] if start < stop else []
        if not boxes:
            edge = x_of(line, start)
            return edge, edge
        return min(box.left() for box in boxes), max(box.right() for box in boxes)

    def _draw(
        self, painter: QPainter, row: QRectF, colour: QColor, clip: QRectF, kept: QColor | None = None
    ) -> None:
        """Draws a row in a colour, the half character in the colour of what is lost."""
        marks = []
        for start, length, own in (
            (0, self._cut, kept),
            (self._cut, utf16_length(self._half), look.colours(self.palette()).lost),
        ):
            if own is not None and length:
                mark = QTextLayout.FormatRange()
                mark.start, mark.length, mark.format = start, length, QTextCharFormat()
                mark.format.setForeground(own)
                marks.append(mark)
        painter.save()
        painter.setClipRect(clip)
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(0, 0), marks, row)
        painter.restore()
