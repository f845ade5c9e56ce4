"""Selecting text among the tokens with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, QTimerEvent
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from bpe_gui.panes.tokens.token_navigation import Spot
from bpe_gui.panes.tokens.token_scroll_area import TokenScrollArea
from bpe_gui.panes.tokens.token_selection import Place, Selection

_AUTO_SCROLL_MS = 40


class SelectingArea(TokenScrollArea):
    """Blocks of text of which a part can be selected: by dragging, by Shift and a click, a token by two."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = Selection(self)
        self._pressed: QPoint | None = None
        self._auto_scroll = 0

    @property
    def selection(self) -> Selection:
        """What is selected."""
        return self._selection

    @property
    def selected_text(self) -> str:
        """The selected characters; where the screen shows the sample's own letters, those of the sample."""
        return self._selection.text()

    def select_all(self) -> None:
        """Select the whole text."""
        self._selection.take_all()
        self.viewport().update()

    def place_at(self, position: QPointF) -> Place:
        """The place between two characters that is nearest to a point of the viewport."""
        row = self.row_at(position.y())
        if row is None:
            return Place(0, 0)
        return Place(row.block, self.block(row.block).unit_at(row.row, position.x() - self.margin))

    def spot_at(self, position: QPointF) -> Spot | None:
        """The token at a point of the viewport."""
        row = self.row_at(position.y())
        if row is None:
            return None
        block = self.block(row.block)
        if not self.measures.above <= position.y() - row.y < block.rows[row.row].height:
            return None
        x = position.x() - self.margin
        for chip in block.chips(row.row):
            if chip.left <= x < chip.right:
                return Spot(row.block, block.shown.tokens[chip.token].start)
        return None

    def token_chosen(self, spot: Spot, *, twice: bool) -> None:
        """A token was clicked, once or twice; nothing was selected by dragging."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self.text:
            super().mousePressEvent(event)
            return
        self._pressed = event.position().toPoint()
        place = self.place_at(event.position())
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._selection.extend(place)
        else:
            self._selection.begin(place)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        if self._pressed is None:
            return
        moved = (position.toPoint() - self._pressed).manhattanLength()
        if moved < QGuiApplication.styleHints().startDragDistance() and self._selection.is_empty:
            return
        self._drag_to(position)
        if 0 <= position.y() < self.viewport().height():
            self._stop_auto_scroll()
        elif not self._auto_scroll:
            self._auto_scroll = self.startTimer(_AUTO_SCROLL_MS)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            super().mouseReleaseEvent(event)
            return
        self._stop_auto_scroll()
        self._pressed = None
        spot = self.spot_at(event.position())
        if self._selection.is_empty and spot is not None:
            self.token_chosen(spot, twice=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and spot is not None:
            self._selection.take_tokens(spot, spot)
            self.token_chosen(spot, twice=True)

    def timerEvent(self, event: QTimerEvent) -> None:
        if event.timerId() != self._auto_scroll:
            super().timerEvent(event)
            return
        position = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + (bar.singleStep() if position.y() > 0 else -bar.singleStep()))
        self._drag_to(position)

    def _drag_to(self, position: QPointF) -> None:
        self._selection.extend(self.place_at(position))
        self.viewport().update()

    def _stop_auto_scroll(self) -> None:
        if self._auto_scroll:
            self.killTimer(self._auto_scroll)
            self._auto_scroll = 0
