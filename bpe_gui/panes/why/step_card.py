"""One step in which a word grew, as a card to press: its merge, its pieces as tiles, its rule."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.word_story import Step
from bpe_gui.panes.glyphs import is_right_to_left
from bpe_gui.panes.letter_tiles import LetterTiles, letter_tiles, mirrored, paint_tiles, pitch

_PAD = 6


class When(Enum):
    """When a step is, seen from the present merge."""

    BEFORE = auto()
    NOW = auto()
    LEARNED = auto()
    TO_COME = auto()


class StepCard(QAbstractButton):
    """A step of a word; pressing it goes there. What is not learned yet has dashes around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stepCard")
        self._tiles = LetterTiles((), (), ())
        self._head = self._rule = ""
        self._when = When.BEFORE
        self._column = 10.0
        """The width of a letter's column."""
        self.step = Step(0, None, ())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def when(self) -> When:
        """When its step is."""
        return self._when

    def show_step(
        self,
        step: Step,
        when: When,
        word: str,
        tokenizer: Tokenizer,
        to_come: Mapping[str, int],
        texts: tuple[str, str],
    ) -> None:
        """Shows a step of a word, with a heading and its rule as texts; nothing is done for the same one."""
        tiles = letter_tiles(tokenizer, word, step.pieces, to_come=to_come)
        if is_right_to_left(word):
            tiles = mirrored(tiles)
        state = (step, when, texts, tiles)
        if state != (self.step, self._when, (self._head, self._rule), self._tiles):
            self.step, self._when, (self._head, self._rule), self._tiles = state
            self._measure()

    def sizeHint(self) -> QSize:
        # The heading of the present step is bold: the others have room for it, so that none ever moves.
        small, mono = QFontMetricsF(self._small(bold=True)), QFontMetricsF(look.mono_font())
        words = max(map(small.horizontalAdvance, (self._head, self._rule)))
        width = max(words, len(self._tiles.letters) * self._column) + 2 * _PAD + 2
        return QSize(round(width), round(2 * small.height() + 1.3 * mono.height()) + 2 * _PAD)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = self._when is When.NOW
        ground = colours.accent_soft if now else colours.hover if self.underMouse() else colours.surface
        pen = QPen(colours.accent if now or self.hasFocus() else colours.border, 2 if self.hasFocus() else 1)
        if self._when is When.TO_COME:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        small = QFontMetricsF(look.text_font(look.Size.SMALL)).height()
        inside = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        painter.setFont(self._small(bold=now))
        painter.setPen(colours.accent if now else colours.quiet)
        painter.drawText(inside, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._head)
        painter.setFont(self._small())
        painter.setPen(colours.quiet)
        painter.drawText(inside, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self._rule)
        painter.setFont(look.mono_font())
        tiles = inside.adjusted(0, small + 1, 0, -small - 1)
        tiles.setLeft(tiles.center().x() - len(self._tiles.letters) * self._column / 2)
        paint_tiles(painter, self._tiles, tiles, self._column, colours)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def _measure(self) -> None:
        self._column = pitch(self._tiles.letters, look.mono_font())
        self.updateGeometry()
        self.update()

    def _small(self, *, bold: bool = False) -> QFont:
        font = look.text_font(look.Size.SMALL)
        font.setBold(bold)
        return font
