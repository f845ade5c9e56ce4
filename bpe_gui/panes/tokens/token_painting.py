"""Painting one row of tokens: fills under unbroken text, marks where colour alone would not do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRegion

from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.look import Colours, blend
from bpe_gui.panes.tokens.token_layout import NO_TINT, ShownToken
from bpe_gui.panes.tokens.token_measures import Measures
from bpe_gui.panes.tokens.token_rows import BlockLayout, Chip, Row

_FLASH_SHARE = 0.4


@dataclass(slots=True)
class Marks:
    """What is to be seen besides the tints."""

    limit: int | None = None
    """Tokens from this place on are lost."""
    flash_id: int | None = None
    """The id of the tokens just made."""
    flash_strength: float = 0.0
    """From 1 (just made) to 0."""
    lit: frozenset[int] = frozenset()
    """The running numbers of the tokens that stand out."""
    asked: Callable[[EncodedWord, int], bool] | None = None
    """Tells those, given as a word and a number in it, that stand out and have a sign above them."""
    has_focus: bool = False
    hovered: int | None = None
    """The number of the token under the pointer, in the block that is painted."""
    current: int | None = None
    """The number of the token with the keyboard's frame, in the block that is painted."""
    selected: tuple[int, int] | None = None
    """The selected bytes of the block that is painted."""

    def is_lost(self, token: ShownToken) -> bool:
        """Whether a token stands behind the limit."""
        return self.limit is not None and token.place >= self.limit

    def is_asked(self, token: ShownToken) -> bool:
        """Whether a token is one of those that somebody asked about."""
        return self.asked is not None and token.word is not None and self.asked(token.word, token.number)

    def first_lost_byte(self, block: BlockLayout) -> int | None:
        """Where the lost part of a block begins."""
        if self.limit is None:
            return None
        tokens = block.shown.tokens
        if not tokens or not self.is_lost(tokens[-1]):
            return None
        if self.is_lost(tokens[0]):
            return 0
        return next(token.start for token in tokens if self.is_lost(token))


class RowPainter:
    """Paints rows with the colours of one scheme and the distances of one font."""

    def __init__(self, colours: Colours, measures: Measures) -> None:
        self._colours = colours
        self._measures = measures
        self._greyed = blend(colours.window, colours.quiet, 0.85)
        # Emoji have their own colours, which no pen can grey: there the same grey is made by opacity.
        ground, text = colours.window.lightnessF(), colours.text.lightnessF()
        self._lost_opacity = (self._greyed.lightnessF() - ground) / (text - ground)
        self._dashes = QPen(self._greyed, 1.5, Qt.PenStyle.CustomDashLine)
        self._dashes.setDashPattern([2.5, 2])
        self._dots = QPen(colours.quiet, 1.2, Qt.PenStyle.DotLine)
        self._tick = QPen(colours.text, 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        self._thin_tick = QPen(colours.quiet, 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)

    def paint(
        self, painter: QPainter, block: BlockLayout, number: int, origin: QPointF, marks: Marks
    ) -> None:
        """Paint one row of a block with its upper left corner at `origin`."""
        row = block.rows[number]
        chips = block.chips(number)
        tokens = block.shown.tokens
        painter.save()
        painter.translate(origin)
        top = float(self._measures.above)
        height = row.height - top
        for chip in chips:
            token = tokens[chip.token]
            box = QRectF(chip.left, top, chip.right - chip.left, height)
            if marks.is_lost(token):
                self._paint_lost(painter, box)
            elif block.tints[chip.token] == NO_TINT:
                self._paint_unknown(painter, box)
            else:
                self._paint_fill(painter, box, block.tints[chip.token], token, marks)
        if marks.selected is not None:
            # The lower edges stay free, so that the tokens can be told apart in a selection, too.
            for left, right in block.spans(number, *marks.selected):
                box = QRectF(left, top, right - left, height - self._measures.edge)
                painter.fillRect(box, self._selection(marks))
        self._paint_text(painter, block, number, marks)
        for chip in chips:
            box = QRectF(chip.left, top, chip.right - chip.left, height)
            self._paint_over(painter, box, chip, marks, tokens[chip.token])
        for chip in chips:
            if marks.limit is not None and tokens[chip.token].place == marks.limit and chip.start is not None:
                starts_left = abs(chip.start - chip.left) <= abs(chip.start - chip.right)
                self._paint_cut(painter, chip.left - 1 if starts_left else chip.right + 1, top, height)
        painter.restore()

    def _paint_fill(self, painter: QPainter, box: QRectF, tint: int, token: ShownToken, marks: Marks) -> None:
        measures, colours = self._measures, self._colours
        fill = colours.tints[tint]
        if token.id == marks.flash_id and marks.flash_strength > 0:
            fill = blend(fill, colours.accent, _FLASH_SHARE * marks.flash_strength)
        radius = min(measures.radius, box.width() / 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.tint_edges[tint])
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(fill)
        painter.drawRoundedRect(box.adjusted(0, 0, 0, -measures.edge), radius, radius)

    def _paint_unknown(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(self._dots)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._measures.radius
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)

    def _paint_lost(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(self._dashes)
        y = box.bottom() - 1
        inset = min(1.0, box.width() / 4)
        painter.drawLine(QLineF(box.left() + inset, y, box.right() - inset, y))

    def _paint_over(
        self, painter: QPainter, box: QRectF, chip: Chip, marks: Marks, token: ShownToken
    ) -> None:
        if chip.ticks:
            # Many bytes in one letter leave no room for long ticks: they would hide the letter.
            narrow = box.width() < 4
            painter.setPen(self._thin_tick if narrow else self._tick)
            length, beyond = (2.5, 0) if narrow else (max(4.0, box.height() / 7), 1.5)
            for x in chip.ticks:
                painter.drawLine(QLineF(x, box.top() - beyond, x, box.top() + length))
                painter.drawLine(QLineF(x, box.bottom() - length, x, box.bottom() + beyond))
        asked = marks.is_asked(token)
        if asked or token.place in marks.lit:
            self._outline(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), self._colours.accent, 2)
        if asked:
            self._point_at(painter, box)
        if marks.has_focus and chip.token == marks.current:
            self._outline(painter, box.adjusted(-1, -1, 1, 1), self._colours.accent, 2)
        elif chip.token == marks.hovered:
            self._outline(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), self._colours.quiet, 1)

    def _point_at(self, painter: QPainter, box: QRectF) -> None:
        """A triangle above a token; the frame of the keyboard, which has the same colour, has none."""
        size = self._measures.above * 0.36
        x, y = box.center().x(), box.top() - 2.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.accent)
        painter.drawPolygon(
            QPolygonF([QPointF(x - size, y - size), QPointF(x + size, y - size), QPointF(x, y)])
        )

    def _outline(self, painter: QPainter, box: QRectF, colour: QColor, width: float) -> None:
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = min(self._measures.radius, box.width() / 3)
        painter.drawRoundedRect(box, radius, radius)

    def _paint_text(self, painter: QPainter, block: BlockLayout, number: int, marks: Marks) -> None:
        row = block.rows[number]
        lost = marks.first_lost_byte(block)
        if lost is not None:
            block.measure(row)
        if lost is None or lost >= row.bytes[-1]:
            self._draw_line(painter, row, self._colours.text)
            return
        if lost <= row.bytes[0]:
            self._draw_lost(painter, block, row)
            return
        # The text stays in one piece: it is drawn twice, each time seen through the part that has its colour.
        behind = QRegion()
        for left, right in block.spans(number, lost, row.bytes[-1]):
            behind = behind.united(QRectF(left, -row.height, right - left, 3 * row.height).toRect())
        everything = QRegion(-(1 << 15), -row.height, 1 << 16, 3 * row.height)
        painter.setClipRegion(everything.subtracted(behind), Qt.ClipOperation.IntersectClip)
        self._draw_line(painter, row, self._colours.text)
        painter.setClipping(False)
        painter.setClipRegion(behind)
        self._draw_lost(painter, block, row)
        painter.setClipping(False)

    def _draw_lost(self, painter: QPainter, block: BlockLayout, row: Row) -> None:
        if block.unspaced:
            painter.setOpacity(self._lost_opacity)
            self._draw_line(painter, row, self._colours.text)
            painter.setOpacity(1.0)
        else:
            self._draw_line(painter, row, self._greyed)

    def _draw_line(self, painter: QPainter, row: Row, colour: QColor) -> None:
        painter.setPen(colour)
        row.line.draw(painter, QPointF(row.shift, row.text_top))

    def _selection(self, marks: Marks) -> QColor:
        colour = QColor(self._colours.selection)
        if not marks.has_focus:
            colour = blend(colour, self._colours.hairline, 0.5)
        return colour

    def _paint_cut(self, painter: QPainter, x: float, top: float, height: float) -> None:
        """A pair of scissors above a line at the place where the limit cuts."""
        colour = self._colours.lost
        painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(x, top - 1, x, top + height))
        size = top - 1.0
        ring = size * 0.19
        # At the edge of the view the scissors stand beside the line rather than half outside.
        reach = size * 0.46 + 1
        outside = painter.transform().dx()
        x = min(max(x, reach - outside), painter.window().width() - reach - outside)
        path = QPainterPath()
        for side in (-1, 1):
            path.moveTo(x - side * size * 0.26, top + 1)
            path.lineTo(x + side * size * 0.2, top - size * 0.62)
            path.addEllipse(QPointF(x + side * size * 0.27, top - size * 0.78), ring, ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
