"""The family tree of a token as a picture: the token above, its letters below, a number at each rule."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from bpe_gui.core.family import Family
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import shown
from bpe_gui.look import Colours
from bpe_gui.panes.glyphs import isolated, visible

TINTS = 6


@dataclass(slots=True)
class _Node:
    family: Family
    text: str
    box: QRectF
    below: list[_Node] = field(default_factory=list)


class TreePicture:
    """A tree laid out from its letters upwards, each token above the middle of its two parts."""

    def __init__(
        self, tree: Family, tokenizer: Tokenizer, colours: Colours, font: QFont, small: QFont
    ) -> None:
        self._colours, self._font, self._small = colours, font, small
        self._tokenizer = tokenizer
        self._metrics, self._small_metrics = QFontMetricsF(font), QFontMetricsF(small)
        self._pad = round(self._metrics.horizontalAdvance("m") * 0.5)
        self._height = round(self._metrics.height() + self._pad)
        self._step = round(self._height * 1.9)
        self._right = float(self._pad)
        self._root = self._placed(tree, tokenizer.settings, tree.depth)
        self._top = round(self._small_metrics.height()) + 2
        self.size = QSizeF(
            max(self._right, self._root.box.right() + self._pad),
            self._top + tree.depth * self._step + self._height + 2,
        )

    def paint(self, painter: QPainter) -> None:
        """Paints the tree at the upper left corner."""
        painter.save()
        painter.translate(0, self._top)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, self._root)
        self._paint_boxes(painter, self._root)
        painter.restore()

    def at(self, point: QPointF) -> Family | None:
        """The token that is drawn at a point, or None."""
        nodes = [self._root]
        while nodes:
            node = nodes.pop()
            if node.box.contains(point - QPointF(0, self._top)):
                return node.family
            nodes += node.below
        return None

    def _placed(self, tree: Family, settings: Settings, level: int) -> _Node:
        text = isolated(visible(shown(tree.symbol, settings)))
        width = (
            max(self._metrics.horizontalAdvance(text), self._metrics.horizontalAdvance("m")) + 2 * self._pad
        )
        # Letters stand on the lowest line, a token one line above the higher one of its parts.
        below = [self._placed(part, settings, level) for part in tree.parts]
        if below:
            middle = (below[0].box.center().x() + below[-1].box.center().x()) / 2
        else:
            middle = self._right + width / 2
        top = (level - tree.depth) * self._step
        box = QRectF(middle - width / 2, top, width, self._height)
        self._right = max(self._right, box.right() + self._pad)
        return _Node(tree, text, box, below)

    def _paint_lines(self, painter: QPainter, node: _Node) -> None:
        painter.setPen(QPen(self._colours.faint, 1.2))
        for part in node.below:
            start = QPointF(node.box.center().x(), node.box.bottom())
            painter.drawLine(QLineF(start, QPointF(part.box.center().x(), part.box.top())))
            self._paint_lines(painter, part)

    def _paint_boxes(self, painter: QPainter, node: _Node) -> None:
        colours = self._colours
        number = self._tokenizer.id(node.family.symbol)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.surface if number is None else colours.tints[number % TINTS])
        painter.drawRoundedRect(node.box, 4, 4)
        edge = colours.quiet if number is None else colours.tint_edges[number % TINTS]
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(node.box, 4, 4)
        painter.setPen(colours.text)
        painter.setFont(self._font)
        painter.drawText(node.box, Qt.AlignmentFlag.AlignCenter, node.text)
        if node.family.rank is not None:
            painter.setFont(self._small)
            painter.setPen(colours.quiet)
            height = self._small_metrics.height()
            place = QRectF(node.box.left() - 40, node.box.top() - height - 1, node.box.width() + 80, height)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(node.family.rank))
        for part in node.below:
            self._paint_boxes(painter, part)
