"""The family tree of a token as a part of a page: its tokens lead to what is told about them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bpe_gui import look
from bpe_gui.core.family import Family
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.panes.tree_picture import TreePicture
from bpe_gui.panes.widgets import named


class TreeView(QWidget):
    """Draws a tree; a click on one of its tokens asks about it. The keyboard has the links beside it."""

    pressed = Signal(str)
    """The symbol under a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "familyTree")
        self._tree: Family | None = None
        self._tokenizer: Tokenizer | None = None
        self._picture: TreePicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def show_tree(self, tree: Family, tokenizer: Tokenizer) -> None:
        """Shows another tree."""
        self._tree, self._tokenizer = tree, tokenizer
        self._draw()

    def sizeHint(self) -> QSize:
        return self._picture.size.toSize() if self._picture else QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._draw()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._picture is not None:
            painter = QPainter(self)
            self._picture.paint(painter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._picture is not None and self._picture.at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = self._picture.at(event.position()) if self._picture else None
        if found is not None:
            self.pressed.emit(found.symbol)

    def _draw(self) -> None:
        if self._tree is None or self._tokenizer is None:
            return
        colours, small = look.colours(self.palette()), look.text_font(look.Size.SMALL)
        self._picture = TreePicture(self._tree, self._tokenizer, colours, look.mono_font(), small)
        self.updateGeometry()
        self.update()
