"""A button for one answer of an exercise: its number, the answer, and later whether it was right."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from bpe_gui import look
from bpe_gui.look import blend
from bpe_gui.panes.chip_rows import ChipRows, Group

_PAD = 8
# The ground of a right answer is the green of the tokens, paler than these so that they stand out on it.
_RIGHT_TINT, _RIGHT_SHARE = 2, 0.55
_NONE = QColor(Qt.GlobalColor.transparent)


class Mark(Enum):
    """What is known of an answer."""

    OPEN = auto()
    RIGHT = auto()
    WRONG = auto()


_SIGNS = {Mark.RIGHT: "✓", Mark.WRONG: "✗"}


class ChoiceButton(QPushButton):
    """An answer in rows; a sign and a frame say more than a colour when it is marked."""

    def __init__(self, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self._number = number
        self._groups: tuple[Group, ...] = ()
        self._mark = Mark.OPEN
        self._rows = ChipRows(self._groups)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def content(self) -> str:
        """The answer as text."""
        return self._rows.text()

    @property
    def mark(self) -> Mark:
        """What is known of the answer."""
        return self._mark

    def set_answer(self, groups: Iterable[Group]) -> None:
        """Shows another answer."""
        self._groups = tuple(groups)
        self._rows = ChipRows(self._groups)
        self.updateGeometry()

    def set_mark(self, mark: Mark) -> None:
        """Says whether the answer was right."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        width = self._rows.natural_width()
        return QSize(width + self._beside, self._rows.height(width) + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._rows.widest_piece() + self._beside, self._rows.height(1 << 20) + 2 * _PAD)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._rows.height(width - self._beside) + 2 * _PAD

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._rows = ChipRows(self._groups)
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        colours = look.colours(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = colours.quiet
        if self._mark in _SIGNS:
            # The right one is filled and the wrong one is not, so that nobody has to tell two hues apart.
            right = self._mark is Mark.RIGHT
            colour = colours.text if right else colours.lost
            painter.setPen(QPen(colours.quiet if right else colours.lost, 1))
            painter.setBrush(
                blend(colours.window, colours.tints[_RIGHT_TINT], _RIGHT_SHARE) if right else _NONE
            )
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        sign = _SIGNS.get(self._mark, str(self._number))
        painter.setFont(look.text_font())
        painter.setPen(colour)
        place = QRect(_PAD, 0, self._number_width, self.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)
        width = self.width() - self._beside
        top = (self.height() - self._rows.height(width)) / 2
        self._rows.paint(painter, self._beside - _PAD, top, width, colours)

    @property
    def _number_width(self) -> int:
        return self.fontMetrics().horizontalAdvance("88")

    @property
    def _beside(self) -> int:
        """The width that the number and the edges take."""
        return self._number_width + 3 * _PAD
