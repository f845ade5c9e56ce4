"""What is written over the chart: the names of the curves, and what is read at a merge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from bpe_gui.panes.chart.chart_curves import paint_sign
from bpe_gui.panes.chart.chart_view import Measure

if TYPE_CHECKING:
    from bpe_gui.panes.chart.chart_drawing import Drawing, Line

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = int(_CENTRE) | int(Qt.TextFlag.TextWordWrap)
# In heights of a line of text: the longest name beside the end of a curve.
_LONGEST_NAME = 8.0
_LONGEST_ROW = 14.0
SIGN = 0.26
"""How large the signs of the curves are: from their middle, in heights of a line."""


def width_at_ends(names: Sequence[str], values: Sequence[str], metrics: QFontMetricsF) -> float:
    """What names beside the ends of the curves take, with their signs and the longest of some values."""
    line = metrics.height()
    longest = max(map(metrics.horizontalAdvance, names))
    return line * 1.6 + max(map(metrics.horizontalAdvance, values)) + min(longest, _LONGEST_NAME * line) + 8


def paint_names_at_ends(drawing: Drawing, painter: QPainter, left: float) -> list[QRectF]:
    """Name each curve where it ends, with its tokens at the current merge; as many as there is room for.

    Answers where.
    """
    metrics = QFontMetricsF(drawing.font)
    line = metrics.height()
    ends: list[tuple[float, Line]] = []
    for each in drawing.own_lines():
        end = drawing.point(each, drawing.last(each))
        if end is not None:
            ends.append((end.y(), each))
    highest, lowest = 4.0, drawing.layout.area.bottom() + line / 2
    ends = sorted(ends[: max(1, int((lowest - highest) / line))], key=lambda end: end[0])
    places = _apart([y - line / 2 for y, _ in ends], line, highest, lowest - line)
    values = [drawing.value(each, drawing.merges) for _, each in ends]
    wide = max(map(metrics.horizontalAdvance, values), default=0)
    for (_, each), y, value in zip(ends, places, values, strict=True):
        middle = QPointF(left + line * 0.5, y + line / 2)
        paint_sign(painter, middle, SIGN * line, each.stroke, drawing.colours.surface)
        painter.setPen(drawing.colours.accent)
        painter.drawText(QRectF(left + line, y, wide, line), _RIGHT, value)
        painter.setPen(drawing.colours.text)
        room = drawing.size.width() - 4 - (left + line * 1.4 + wide)
        name = metrics.elidedText(each.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left + line * 1.4 + wide, y, room, line), _LEFT, name)
    return [QRectF(left, y, drawing.size.width() - left, line) for y in places]


def paint_names(drawing: Drawing, painter: QPainter, number: QRectF) -> list[QRectF]:
    """Name corpus and sample beside their points at the current merge; answers where.

    They stand on the free side: falling curves leave the upper right. `number` is where the merge's stands.
    """
    area = drawing.layout.area
    names = []
    for line in drawing.own_lines()[:2]:
        point = drawing.point(line, drawing.merges)
        if point is not None:
            names.append((point, line, _name(drawing, line, drawing.merges)))
    names.sort(key=lambda name: name[0].y())
    metrics = QFontMetricsF(drawing.font)
    height = metrics.height()
    taken = area.top()
    places = []
    for point, line, name in names:
        width = metrics.horizontalAdvance(name)
        is_upper = taken == area.top()
        left = point.x() + 8 if is_upper else point.x() - 8 - width
        left = min(max(left, area.left() + 4), area.right() - width - 4)
        if is_upper:
            y = min(point.y(), _height_at(drawing, line, left)) - height - 5
            # A curve that begins at the very top is named in the margin, beside the merge's number.
            is_beside = left > number.right() + 4 or left + width < number.left() - 4
            y = max(y, number.top() if is_beside else area.top())
        else:
            y = max(point.y(), _height_at(drawing, line, left + width)) + 5
            y = max(min(y, area.bottom() - height - 2), taken)
        place = QRectF(left, y, width, height)
        taken = place.bottom()
        places.append(place)
        _paint_veiled(drawing, painter, place, name, line.stroke.colour)
    return places


def paint_worth(drawing: Drawing, painter: QPainter, first: int, x: float, taken: Sequence[QRectF]) -> None:
    """Say beside the mark at x what it means, in few words where there is little room."""
    metrics, area = QFontMetricsF(drawing.font), drawing.layout.area
    height = metrics.height()
    tops = (area.top() - height - 1, area.top() + 2, area.top() + height + 4, area.bottom() - height - 3)
    words, worth = drawing.words, drawing.view.worth
    for text in (words.worth(first, worth), words.worth_in_short(first, worth)):
        width = metrics.horizontalAdvance(text)
        for top, left in product(tops, (x + 6, x - 6 - width)):
            place = QRectF(left, top, width, height)
            room = place.adjusted(-4, 0, 4, 0)
            is_inside = room.left() >= 0 and room.right() <= drawing.size.width()
            if is_inside and not any(room.intersects(other) for other in taken):
                _paint_veiled(drawing, painter, place, text, drawing.colours.quiet)
                return


def paint_card(drawing: Drawing, painter: QPainter, merges: int) -> None:
    """Show what is read at a merge on a card beside it, in as many columns as its height asks for."""
    metrics, area = QFontMetricsF(drawing.font), drawing.layout.area
    line = metrics.height()
    rows: list[tuple[str, Line | None]] = [(text, None) for text in drawing.heads(merges)]
    for each in drawing.own_lines():
        if each.curve.tokens(merges) is not None:
            text = _read(drawing, each, merges)
            rows.append((metrics.elidedText(text, Qt.TextElideMode.ElideRight, _LONGEST_ROW * line), each))
    in_column = max(1, min(len(rows), int((drawing.size.height() - area.top() - 18) / line)))
    columns = [rows[start : start + in_column] for start in range(0, len(rows), in_column)]
    signed = any(each and each.stroke.sign is not None for _, each in rows)
    beside = 16 + (line if signed else 0)
    widths = [max(metrics.horizontalAdvance(text) for text, _ in column) + beside for column in columns]
    while len(widths) > 1 and sum(widths) > drawing.size.width() - 8:
        widths.pop()
    x = drawing.x_of(merges)
    card = QRectF(x + 10, area.top() + 4, sum(widths), line * in_column + 10)
    if card.right() > drawing.size.width() - 4:
        card.moveRight(x - 10)
    card.moveLeft(max(card.left(), 4))
    painter.setPen(QPen(drawing.colours.border, 1))
    painter.setBrush(drawing.colours.surface)
    painter.drawRoundedRect(card, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left = card.left() + 8
    for column, width in zip(columns, widths, strict=False):
        for place, (text, line_of) in enumerate(column):
            row = QRectF(left, card.top() + 5 + place * line, width, line)
            _paint_row(drawing, painter, row, text, line_of)
        left += width


def paint_empty(drawing: Drawing, painter: QPainter) -> None:
    """Say beside the only point what will come, where there is room for it."""
    metrics = QFontMetricsF(drawing.font)
    taken = 0.0
    if drawing.tokens(0) is not None:
        names = [_name(drawing, line, 0) for line in drawing.own_lines()[:2]]
        taken = 24 + max(map(metrics.horizontalAdvance, names))
    place = drawing.layout.area.adjusted(taken, 0, -8, 0)
    words = drawing.words.empty(has_corpus=bool(drawing.tokens(0)))
    needed = metrics.boundingRect(place, _WRAPPED, words)
    if needed.height() <= place.height() and needed.width() <= place.width():
        painter.setPen(drawing.colours.quiet)
        painter.drawText(place, _WRAPPED, words)


def _paint_row(drawing: Drawing, painter: QPainter, place: QRectF, text: str, line: Line | None) -> None:
    colours = drawing.colours
    painter.setPen(colours.quiet if line is None else line.stroke.colour)
    if line is not None and line.stroke.sign is not None:
        middle = QPointF(place.left() + place.height() * 0.35, place.center().y())
        paint_sign(painter, middle, SIGN * place.height(), line.stroke, colours.surface)
        painter.setPen(colours.text)
        place = place.adjusted(place.height(), 0, 0, 0)
    painter.drawText(place, _LEFT, text)


def _name(drawing: Drawing, line: Line, merges: int) -> str:
    """What stands at a point of the corpus's curve or the sample's."""
    if drawing.view.measure is Measure.SHARE:
        return f"{line.name} {drawing.value(line, merges)}"
    tokens = line.curve.tokens(merges) or 0
    if line.curve is drawing.corpus:
        return drawing.words.corpus(tokens)
    return drawing.words.sample(tokens, own_scale=drawing.has_own_scale)


def _read(drawing: Drawing, line: Line, merges: int) -> str:
    """What is read of a curve at a merge."""
    number = drawing.words.number(line.curve.tokens(merges) or 0)
    if drawing.view.measure is Measure.SHARE:
        number = f"{number} ({drawing.value(line, merges)})"
    return f"{number} {line.name}" if line.stroke.sign is not None else f"{line.name} {number}"


def _paint_veiled(drawing: Drawing, painter: QPainter, place: QRectF, words: str, colour: QColor) -> None:
    """Writes over curves, which shine through a little around it."""
    veil = QColor(drawing.colours.surface)
    veil.setAlphaF(0.8)
    painter.fillRect(place.adjusted(-2, 0, 2, 0), veil)
    painter.setPen(colour)
    painter.drawText(place, _CENTRE, words)


def _height_at(drawing: Drawing, line: Line, x: float) -> float:
    """A curve's height at x, in pixels from above; beyond its ends that of the end."""
    merges = min(max(drawing.layout.merge_at(x), 0), line.curve.learned)
    point = drawing.point(line, merges)
    return point.y() if point is not None else drawing.layout.area.bottom()


def _apart(tops: Sequence[float], height: float, highest: float, lowest: float) -> list[float]:
    """Places from above that are at least a height apart, near those that are wanted, which rise."""
    places: list[float] = []
    for top in tops:
        places.append(max(top, places[-1] + height if places else highest))
    limit = lowest
    for place in reversed(range(len(places))):
        places[place] = min(places[place], limit)
        limit = places[place] - height
    return places
