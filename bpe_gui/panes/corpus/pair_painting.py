"""Painting parts of a laid-out text in other colours, without touching its formats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion, QTextLayout, QTextLine

from bpe_gui.panes.corpus.pair_places import Place
from bpe_gui.panes.qt_text import utf16_length, x_of

_UNDERLINE = 2


class Patch(NamedTuple):
    """A part of a line of text, and its box."""

    line: QTextLine
    origin: QPointF
    """Where the line's block stands."""
    box: QRect
    written: list[QRect]
    """What of it is written anew."""


class Ink(NamedTuple):
    """How a part is painted: its letters, what is under them, the line below, if any."""

    letters: QColor
    ground: QColor
    underline: QColor | None = None


def utf16_places(text: str, places: Iterable[Place]) -> list[Place]:
    """Places in code points as places in UTF-16 units, in which Qt counts.

    >>> utf16_places("👋 pa", [(2, 4)])
    [(3, 5)]
    """
    if text.isascii():
        return list(places)
    found: list[Place] = []
    done, units = 0, 0
    for start, end in places:
        units += utf16_length(text[done:start])
        first = units
        units += utf16_length(text[start:end])
        done = end
        found.append((first, units))
    return found


def patches(layout: QTextLayout, origin: QPointF, places: Iterable[Place], hidden: Place) -> Iterator[Patch]:
    """The parts of a block at places in UTF-16 units; what is `hidden` (selected) is not written anew."""
    shown = list(_in_layout(layout, places))
    if not shown:
        return
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first = line.textStart()
        last = first + line.textLength()
        for start, end in shown:
            start, end = max(start, first), min(end, last)
            if start >= end:
                continue
            box = _box(line, origin, start, end)
            written = [box]
            if hidden[0] < hidden[1]:
                free = [(start, min(end, hidden[0])), (max(start, hidden[1]), end)]
                written = [_box(line, origin, *part) for part in free if part[0] < part[1]]
            yield Patch(line, origin, box, written)


def paint_ground(painter: QPainter, found: Iterable[Patch], ink: Ink) -> None:
    """Paints what is under the letters, before the text itself is painted."""
    for patch in found:
        painter.fillRect(patch.box, ink.ground)


def paint_letters(painter: QPainter, found: list[Patch], ink: Ink, spared: QRect) -> None:
    """Writes the parts anew over the text; a box that is spared (the caret) stays as it is."""
    painter.setPen(ink.letters)
    # The letters are written anew inside their boxes, a whole line at a time, so that ligatures and clusters
    # stay as the text has them.
    start = 0
    while start < len(found):
        end = start + 1
        while end < len(found) and _same_line(found[start], found[end]):
            end += 1
        region = QRegion()
        for patch in found[start:end]:
            for box in patch.written:
                region = region.united(box)
        region = region.subtracted(spared)
        if not region.isEmpty():
            painter.save()
            painter.setClipRegion(region)
            painter.fillRect(region.boundingRect(), ink.ground)
            found[start].line.draw(painter, found[start].origin)
            painter.restore()
        start = end
    if ink.underline is not None:
        for patch in found:
            box = patch.box  # a pixel short, so that two places side by side stay two
            painter.fillRect(
                box.left(), box.bottom() + 1 - _UNDERLINE, box.width() - 1, _UNDERLINE, ink.underline
            )


def paint_frames(painter: QPainter, found: Iterable[Patch], colour: QColor) -> None:
    """Draws a frame around each part."""
    painter.setPen(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for patch in found:
        painter.drawRect(patch.box.adjusted(0, 0, -1, -1))


def _same_line(one: Patch, other: Patch) -> bool:
    return one.origin == other.origin and one.line.lineNumber() == other.line.lineNumber()


def _in_layout(layout: QTextLayout, places: Iterable[Place]) -> Iterator[Place]:
    """Places behind text that an input method is composing, widened to what one caret step covers."""
    composed_at, composed = layout.preeditAreaPosition(), layout.preeditAreaText()
    shift = utf16_length(composed) if composed else 0
    for start, end in places:
        if shift and start >= composed_at:
            start += shift
        if shift and end > composed_at:
            end += shift
        # Inside a cluster all borders have the same x, and half an emoji has no picture.
        while start > 0 and not layout.isValidCursorPosition(start):
            start -= 1
        while not layout.isValidCursorPosition(end) and end < 2 * len(layout.text()):
            end += 1
        yield start, end


def _box(line: QTextLine, origin: QPointF, start: int, end: int) -> QRect:
    one, other = x_of(line, start), x_of(line, end)
    left, right = min(one, other), max(one, other)  # from right to left in Hebrew and Arabic
    top = origin.y() + line.y()
    box = QRectF(origin.x() + left, top, right - left, line.height()).toRect()
    return box.adjusted(0, 0, 1, 0) if box.isEmpty() else box
