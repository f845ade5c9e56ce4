"""Words drawn large: letters above, tokens under them, and the ids that a model gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.panes.letter_tiles import LetterTiles, Tile, paint_letters, paint_tiles, pitch

_UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class DrawnWord:
    """A word, the columns of its letters that are marked, and the columns before which a group begins."""

    tiles: LetterTiles
    marked: frozenset[int] = frozenset()
    groups: tuple[int, ...] = ()


class TilesView(QWidget):
    """Draws a few words one below the other; numbers end at the right, as they are added up on paper."""

    def __init__(self, parent: QWidget, size: look.Size, *, at_right: bool = False) -> None:
        super().__init__(parent)
        self._words: Sequence[DrawnWord] = ()
        self._at_right = at_right
        self.setFont(look.mono_font(size))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_words(self, words: Sequence[DrawnWord]) -> None:
        """Draws other words."""
        if words != self._words:
            self._words = words
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        widest = max((len(word.tiles.letters) for word in self._words), default=1)
        return QSize(
            round(widest * self._column(self._fitting())) + 2, round(self._height * len(self._words))
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = look.colours(self.palette())
        painter = QPainter(self)
        font = self._fitting()
        small = self._small(font)
        column = self._column(font)
        widest = max((len(word.tiles.letters) for word in self._words), default=0)
        top = 0.0
        for word in self._words:
            indent = (widest - len(word.tiles.letters)) * column if self._at_right else 0.0
            line = self._line
            letters = QRectF(1 + indent, top, len(word.tiles.letters) * column, line)
            painter.setFont(font)
            self._paint_marks(painter, word, letters, column)
            painter.setPen(colours.text)
            paint_letters(painter, word.tiles, letters, column)
            tiles = letters.translated(0, line)
            paint_tiles(painter, word.tiles, tiles, column, colours)
            painter.setFont(small)
            for tile in word.tiles.tiles:
                painter.setPen(colours.lost if tile.id is None else colours.accent)
                left = letters.left() + tile.start * column
                box = QRectF(left, tiles.bottom(), (tile.end - tile.start) * column, line)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._id(tile))
            top += self._height

    def _paint_marks(self, painter: QPainter, word: DrawnWord, box: QRectF, column: float) -> None:
        """A ring around marked letters, a tick where thousands begin."""
        colours = look.colours(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent, 1.5))
        painter.setBrush(colours.accent_soft)
        for place in word.marked:
            side = min(column, box.height()) - 1.5
            ring = QRectF(0, 0, side, side)
            ring.moveCenter(QRectF(box.left() + place * column, box.top(), column, box.height()).center())
            painter.drawEllipse(ring)
        painter.setPen(QPen(colours.text, 1.5))
        for place in word.groups:
            x = box.left() + place * column
            painter.drawLine(round(x), round(box.top()), round(x), round(box.bottom() - 1))

    def _id(self, tile: Tile) -> str:
        return _UNKNOWN if tile.id is None else self.locale().toString(tile.id)

    @property
    def _line(self) -> float:
        return round(QFontMetricsF(self.font()).height() * 1.15)

    @property
    def _height(self) -> float:
        """The height of a word with its tokens and ids, and the distance to the next."""
        return 3 * self._line + 4

    def _small(self, font: QFont) -> QFont:
        small = look.text_font()
        small.setPointSizeF(min(small.pointSizeF(), font.pointSizeF()))
        return small

    def _column(self, font: QFont) -> float:
        """The width of a letter's column: the letters have room in it, and the ids under their tokens."""
        letters = pitch((letter for word in self._words for letter in word.tiles.letters), font)
        metrics = QFontMetricsF(self._small(font))
        gap = metrics.horizontalAdvance("0")
        ids = (
            (metrics.horizontalAdvance(self._id(tile)) + gap) / max(0.25, tile.end - tile.start)
            for word in self._words
            for tile in word.tiles.tiles
        )
        return max(letters, min(max(ids, default=0.0), 3 * letters))

    def _fitting(self) -> QFont:
        """The font, smaller where the longest word would not fit into the width."""
        font = QFont(self.font())
        widest = max((len(word.tiles.letters) for word in self._words), default=1)
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized) and self.width() > 80:
            needed = widest * self._column(font)
            if needed > self.width() - 2:
                share = max(0.4, (self.width() - 2) / needed)
                font.setPointSizeF(font.pointSizeF() * share)
        return font
