"""Tokens, rules and words in rows that wrap: the writing of an exercise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.look import Colours


class Role(Enum):
    """How a piece is drawn."""

    TOKEN = auto()
    HOLE = auto()
    MONO = auto()
    TEXT = auto()
    QUIET = auto()


@dataclass(frozen=True, slots=True)
class Piece:
    """A token with its tint, or a piece of text."""

    text: str
    role: Role
    tint: int = 0


Group = tuple[Piece, ...]
"""Pieces that stay in one row where it is wide enough."""


class Tints:
    """The tints of one exercise: a token has the same everywhere, but never that of its left neighbour."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def tokens(self, symbols: Iterable[tuple[str, str]], hole: int | None = None) -> list[Piece]:
        """Symbols and how they are written, as tokens in a row."""
        size = len(look.LIGHT.tints)
        pieces: list[Piece] = []
        before = -1
        for place, (symbol, text) in enumerate(symbols):
            tint = self._numbers.setdefault(symbol, len(self._numbers)) % size
            if tint == before:
                tint = (tint + 1) % size
            before = tint
            pieces.append(Piece("?", Role.HOLE) if place == hole else Piece(text, Role.TOKEN, tint))
        return pieces


_Place = tuple[Piece, int, float, float]
"""A piece with its row, and where it begins and ends."""


class ChipRows:
    """Groups of pieces laid out in rows with the font of tokens in one size."""

    def __init__(self, groups: Iterable[Group], size: look.Size = look.Size.NORMAL) -> None:
        self.groups = tuple(groups)
        self._fonts = {role: _font(role, size) for role in Role}
        self._metrics = {role: QFontMetricsF(font) for role, font in self._fonts.items()}
        tallest = max(metrics.height() for metrics in self._metrics.values())
        em = self._metrics[Role.TOKEN].horizontalAdvance("m")
        self._pad = max(3.0, em * 0.35)
        self._edge = max(2.0, em / 6)
        self._between_tokens = 2.0
        self._between_texts = em * 0.5
        self._between_groups = em * 1.6
        self._space = self._metrics[Role.TEXT].horizontalAdvance(" ")
        self._inside = max(1.0, em * 0.15)
        self._row = ceil(tallest + 2 * self._inside + self._edge)
        self._between_rows = max(4, round(em * 0.45))
        # Layouts ask again and again; measuring takes 5 µs a piece, and there may be two hundred.
        self._widths = {piece: self._measured(piece) for group in self.groups for piece in group}
        self._laid_out: dict[int, tuple[_Place, ...]] = {}

    def natural_width(self) -> int:
        """The width of all groups in one row."""
        return ceil(max((right for *_, right in self._places(1 << 20)), default=0.0)) + 1

    def widest_piece(self) -> int:
        """The least width, in which one piece stands below the other."""
        return ceil(max(self._widths.values(), default=0.0)) + 1

    def height(self, width: int) -> int:
        """The height of the rows in a width."""
        rows = max((row for _, row, *_ in self._places(width)), default=-1) + 1
        return rows * self._row + max(0, rows - 1) * self._between_rows

    def paint(self, painter: QPainter, left: float, top: float, width: int, colours: Colours) -> None:
        """Paints the rows with their upper left corner there."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece, row, start, end in self._places(width):
            y = top + row * (self._row + self._between_rows)
            self._paint_piece(painter, piece, QRectF(left + start, y, end - start, self._row), colours)

    def text(self) -> str:
        """What stands in the rows, for those who hear it."""
        text = ""
        before: Group | None = None
        for group in self.groups:
            are_words = before and before[-1].role is group[0].role is Role.TEXT
            text += (" " if are_words else "; " if before else "") + _group_text(group)
            before = group
        return text

    def _places(self, width: int) -> tuple[_Place, ...]:
        """The pieces in a width."""
        if width not in self._laid_out:
            self._laid_out[width] = tuple(self._placed(width))
        return self._laid_out[width]

    def _placed(self, width: int) -> Iterator[_Place]:
        row, x = 0, 0.0
        for group in self.groups:
            whole = sum(map(self._widths.__getitem__, group)) + sum(
                self._gap(left, right) for left, right in pairwise(group)
            )
            if x:
                x += self._space if group[0].role is Role.TEXT else self._between_groups
                if x + whole > width:
                    row, x = row + 1, 0.0
            before: Piece | None = None
            for piece in group:
                size = self._widths[piece]
                gap = self._gap(before, piece) if before else 0.0
                if x and x + gap + size > width:
                    row, x, gap = row + 1, 0.0, 0.0
                yield piece, row, x + gap, x + gap + size
                x += gap + size
                before = piece

    def _gap(self, left: Piece, right: Piece) -> float:
        both = left.role in (Role.TOKEN, Role.HOLE) and right.role in (Role.TOKEN, Role.HOLE)
        return self._between_tokens if both else self._between_texts

    def _measured(self, piece: Piece) -> float:
        width = self._metrics[piece.role].horizontalAdvance(piece.text)
        return width + 2 * self._pad if piece.role in (Role.TOKEN, Role.HOLE) else width

    def _paint_piece(self, painter: QPainter, piece: Piece, box: QRectF, colours: Colours) -> None:
        painter.setFont(self._fonts[piece.role])
        centre = Qt.AlignmentFlag.AlignCenter
        if piece.role is Role.TOKEN:
            radius = min(4.0, box.width() / 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.tint_edges[piece.tint])
            painter.drawRoundedRect(box, radius, radius)
            painter.setBrush(colours.tints[piece.tint])
            painter.drawRoundedRect(box.adjusted(0, 0, 0, -self._edge), radius, radius)
        elif piece.role is Role.HOLE:
            painter.setPen(QPen(colours.accent, 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(colours.quiet if piece.role is Role.QUIET else colours.text)
        if piece.role is Role.HOLE:
            painter.setPen(colours.accent)
        if piece.role in (Role.TOKEN, Role.HOLE):
            painter.drawText(box.adjusted(0, 0, 0, -self._edge), centre, piece.text)
        else:
            metrics = self._metrics[piece.role]
            baseline = box.top() + (box.height() - self._edge + metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(box.left(), baseline), piece.text)


class ChipLabel(QWidget):
    """Rows of pieces as a part of a page."""

    def __init__(self, parent: QWidget, groups: Iterable[Group], size: look.Size = look.Size.NORMAL) -> None:
        super().__init__(parent)
        self.setObjectName("practiceRow")
        self._groups, self._size = tuple(groups), size
        self._rows = ChipRows(self._groups, size)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self._rows.text())

    @property
    def text(self) -> str:
        """What stands in it."""
        return self._rows.text()

    def sizeHint(self) -> QSize:
        width = self._rows.natural_width()
        return QSize(width, self._rows.height(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._rows.widest_piece(), self._rows.height(1 << 20))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._rows.height(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._rows.paint(QPainter(self), 0, 0, self.width(), look.colours(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._rows = ChipRows(self._groups, self._size)
            self.updateGeometry()


def _font(role: Role, size: look.Size) -> QFont:
    if role is Role.TEXT:
        return look.text_font(size)
    if role is Role.QUIET:
        return look.text_font(look.Size.SMALL if size is not look.Size.LARGE else look.Size.NORMAL)
    return look.mono_font(size)


def _group_text(group: Group) -> str:
    text = ""
    before: Piece | None = None
    for piece in group:
        both = before and before.role is piece.role is Role.TOKEN
        text += ("|" if both else " " if before else "") + piece.text
        before = piece
    return text
