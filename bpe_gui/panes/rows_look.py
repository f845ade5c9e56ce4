"""Type, colours and distances of the rows in the lists of pairs and rules."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from bpe_gui import look
from bpe_gui.panes.row_texts import RowTexts

_HAND = (
    (3.4, 2.6, 2.4, 9),
    (6.4, 0.6, 2.4, 10),
    (9.4, 1.2, 2.4, 10),
    (12.4, 3.4, 2.4, 8),
    (3.4, 8.2, 11.4, 7.2),
)


@dataclass(frozen=True, slots=True)
class RowsLook:
    """Everything painting needs, looked up once; distances in pixels follow the font."""

    colours: look.Colours
    mono: QFont
    bold: QFont
    text: QFont
    small: QFont
    mono_metrics: QFontMetrics
    bold_metrics: QFontMetrics
    text_metrics: QFontMetrics
    small_metrics: QFontMetrics
    in_mono: RowTexts
    in_bold: RowTexts
    in_text: RowTexts
    in_small: RowTexts
    height: int
    """The height of a row."""
    gap: int
    """The distance of text from the edge of its cell, the same as in the headings of a table."""

    @classmethod
    def of(cls, widget: QWidget) -> RowsLook:
        """The look that goes with a widget's palette and the application's font."""
        mono, text, small = look.mono_font(), look.text_font(), look.text_font(look.Size.SMALL)
        bold = look.mono_font()
        bold.setBold(True)
        of_mono, of_bold = QFontMetrics(mono, widget), QFontMetrics(bold, widget)
        of_text, of_small = QFontMetrics(text, widget), QFontMetrics(small, widget)
        return cls(
            colours=look.colours(widget.palette()),
            mono=mono,
            bold=bold,
            text=text,
            small=small,
            mono_metrics=of_mono,
            bold_metrics=of_bold,
            text_metrics=of_text,
            small_metrics=of_small,
            in_mono=RowTexts(mono, of_mono),
            in_bold=RowTexts(bold, of_bold),
            in_text=RowTexts(text, of_text),
            in_small=RowTexts(small, of_small),
            height=round(of_mono.height() * 1.36),
            gap=round(QFontInfo(text).pixelSize() * 0.5),
        )

    def number_width(self, digits: int) -> int:
        """The width of a number of so many digits with the separators of thousands."""
        return self.text_metrics.horizontalAdvance("0" * digits + "," * ((digits - 1) // 3))

    def letters_width(self, letters: int) -> int:
        """The width of so many monospaced letters."""
        return self.mono_metrics.horizontalAdvance("0") * letters


def star(box: QRectF) -> QPolygonF:
    """A five-pointed star that fills a box."""
    # The ten corners of a regular star of radius 1; not a letter, which many fonts have not.
    corners = (
        (0.0, -1.0), (0.225, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809),
        (0.0, 0.382), (-0.588, 0.809), (-0.363, 0.118), (-0.951, -0.309), (-0.225, -0.309),
    )  # fmt: skip
    middle, radius = box.center(), box.width() / 2
    return QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in corners])


def paint_hand(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Paints a raised hand, the sign of what was chosen by hand, into a box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(hand(box))
    painter.restore()


def hand(box: QRectF) -> QPainterPath:
    """A raised hand that fills a box."""
    unit = box.width() / 16
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    # Four fingers and the palm, in sixteenths of the box: left, top, width, height.
    for left, top, width, height in _HAND:
        part = QRectF(box.left() + left * unit, box.top() + top * unit, width * unit, height * unit)
        path.addRoundedRect(part, min(1.25, width / 2) * unit, 1.25 * unit)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-1.25 * unit, -5.5 * unit, 2.5 * unit, 7 * unit), 1.25 * unit, 1.25 * unit)
    turned = QTransform.fromTranslate(box.left() + 4.6 * unit, box.top() + 13 * unit).rotate(-42)
    path.addPath(turned.map(thumb))
    return path


def diamond(box: QRectF) -> QPolygonF:
    """A square that stands on a corner in a box."""
    middle = box.center()
    return QPolygonF(
        [
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        ]
    )
