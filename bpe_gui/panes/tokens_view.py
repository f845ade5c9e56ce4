"""The pane that shows a text of any length with its tokens coloured, for the eye, the mouse and the keys."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimerEvent, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from bpe_gui import look
from bpe_gui.panes.token_layout import ShownToken, TokensSource, token_text
from bpe_gui.panes.token_navigation import (
    Navigation,
    Spot,
    first_visible,
    leads_somewhere,
    row_of,
    token_at,
    token_number,
)
from bpe_gui.panes.token_painting import Marks, RowPainter
from bpe_gui.panes.token_scroll_area import TokenScrollArea
from bpe_gui.panes.token_selection import Place, Selection

_AUTO_SCROLL_MS = 40


class TokensView(TokenScrollArea):
    """A text with its tokens, from ten to ten million characters."""

    token_hovered = Signal(object)
    """The token under the pointer as (first code point of its line or piece, ShownToken), or None."""
    token_clicked = Signal(object)
    """The token clicked as (first code point of its line or piece, ShownToken)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = RowPainter(look.colours(self.palette()), self.measures)
        self._marks = Marks()
        self._navigation = Navigation(self)
        self._selection = Selection(self)
        self._describer: Callable[[ShownToken, str], str] | None = None
        self._placeholder = ""
        self._hovered: Spot | None = None
        self._current: Spot | None = None
        self._extended_from: Spot | None = None
        self._pressed: QPoint | None = None
        self._auto_scroll = 0
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._show_fade)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    @property
    def current_token(self) -> ShownToken | None:
        """The token that keys or mouse have reached."""
        return None if self._current is None else token_at(self, self._current)

    @property
    def selected_text(self) -> str:
        """The selected characters; where the screen shows the sample's own letters, those of the sample."""
        return self._selection.text()

    def set_source(self, source: TokensSource) -> None:
        """Show another text, or the same one with other tokens; what is on top stays there if it can."""
        self._hover(None)
        super().set_source(source)
        self._describe_current()

    def refresh(self) -> None:
        """Ask the source again: the text is the same, its tokens have changed."""
        self._hover(None)
        super().refresh()
        self._describe_current()

    def set_limit(self, limit: int | None) -> None:
        """Show the tokens from this place of the sample on as lost; None loses none."""
        if limit != self._marks.limit:
            self._marks.limit = limit
            self.viewport().update()

    def light(self, places: frozenset[int]) -> None:
        """Let the tokens with these running numbers stand out."""
        if places != self._marks.lit:
            self._marks.lit = places
            self.viewport().update()

    def flash(self, token_id: int) -> None:
        """Let the tokens with an id shine for a moment, unless the system asks for less motion."""
        self._fade.stop()
        duration = look.motion_ms()
        if duration:
            self._marks.flash_id = token_id
            self._fade.setDuration(duration)
            self._fade.start()
            self._show_fade(1.0)

    def set_describer(self, describer: Callable[[ShownToken, str], str] | None) -> None:
        """Take the words about a token (given with its shown text) from a function."""
        self._describer = describer

    def set_placeholder(self, text: str) -> None:
        """Set what stands there while there is no text."""
        self._placeholder = text
        self.viewport().update()

    def token_rects(self) -> list[tuple[ShownToken, QRectF]]:
        """The visible tokens and their places in the viewport, a rectangle for each part of a token."""
        rects = []
        for shown in self.visible_rows():
            block = self.block(shown.block)
            top = shown.y + self.measures.above
            height = block.rows[shown.row].height - self.measures.above
            for chip in block.chips(shown.row):
                box = QRectF(chip.left + self.margin, top, chip.right - chip.left, height)
                rects.append((block.shown.tokens[chip.token], box))
        return rects

    def select_all(self) -> None:
        """Select the whole text."""
        self._selection.take_all()
        self.viewport().update()

    def copy(self) -> None:
        """Put the selected text on the clipboard, or the current token's if nothing is selected."""
        text = self.selected_text
        if not text and self._current is not None and (token := self.current_token) is not None:
            text = token_text(self.block(self._current.block).shown, token)
        if text:
            QGuiApplication.clipboard().setText(text)

    def forget_places(self) -> None:
        """Drop what points into the shown text; called when that changes."""
        self._selection.clear()
        self._current = self._extended_from = None

    def event(self, event: QEvent) -> bool:
        # A menu's Copy must not take Ctrl+C from the pane that has the focus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Copy) or event.matches(keys.SelectAll):
                event.accept()
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        fonts = (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange)
        if event.type() in (*fonts, QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._painter = RowPainter(look.colours(self.palette()), self.measures)
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tool_tip(event)
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._hover(None)
        super().scrollContentsBy(dx, dy)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.text:
            self._paint_placeholder(painter)
            return
        self._marks.has_focus = self.hasFocus()
        marked = -1
        for shown in self.visible_rows():
            block = self.block(shown.block)
            if marked != shown.block:
                marked = shown.block
                self._marks.hovered = self._number_in(marked, self._hovered)
                self._marks.current = self._number_in(marked, self._current)
                self._marks.selected = self._selection.bytes_in(marked)
            row = QRect(0, shown.y, self.viewport().width(), block.rows[shown.row].height)
            if row.intersects(event.rect()):
                self._painter.paint(painter, block, shown.row, QPointF(self.margin, shown.y), self._marks)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self.current_token is None and event.reason() in by_keys:
            self._go_to(first_visible(self))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif modifiers & Qt.KeyboardModifier.AltModifier or not leads_somewhere(Qt.Key(event.key())):
            event.ignore()
        else:
            here = self._current
            target = self._navigation.target(Qt.Key(event.key()), control, here)
            if target is not None:
                self._go_to(target)
                self._select_by_keys(here if shift else None, target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self.text:
            super().mousePressEvent(event)
            return
        self._pressed = event.position().toPoint()
        place = self._place_at(event.position())
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._selection.extend(place)
        else:
            self._selection.begin(place)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        if self._pressed is None:
            self._hover(self._spot_at(position))
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
        spot = self._spot_at(event.position())
        if self._selection.is_empty and spot is not None:
            self._go_to(spot)
            self.token_clicked.emit(self._token_of(spot))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        spot = self._spot_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and spot is not None:
            self._go_to(spot)
            self._selection.take_tokens(spot, spot)

    def timerEvent(self, event: QTimerEvent) -> None:
        if event.timerId() != self._auto_scroll:
            super().timerEvent(event)
            return
        position = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + (bar.singleStep() if position.y() > 0 else -bar.singleStep()))
        self._drag_to(position)

    def _show_fade(self, value: float) -> None:
        self._marks.flash_strength = value
        self.viewport().update()

    def _paint_placeholder(self, painter: QPainter) -> None:
        painter.setPen(look.colours(self.palette()).quiet)
        painter.setFont(look.text_font())
        room = QRectF(self.viewport().rect()).adjusted(2, self.measures.above, -2, 0)
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, flags.value | Qt.TextFlag.TextWordWrap.value, self._placeholder)

    def _number_in(self, block: int, spot: Spot | None) -> int | None:
        if spot is None or spot.block != block:
            return None
        return token_number(self.block(block), spot.byte)

    def _place_at(self, position: QPointF) -> Place:
        row = self.row_at(position.y())
        if row is None:
            return Place(0, 0)
        return Place(row.block, self.block(row.block).unit_at(row.row, position.x() - self.margin))

    def _spot_at(self, position: QPointF) -> Spot | None:
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

    def _token_of(self, spot: Spot) -> tuple[int, ShownToken] | None:
        token = token_at(self, spot)
        return None if token is None else (int(self.blocks.starts[spot.block]), token)

    def _hover(self, spot: Spot | None) -> None:
        if spot != self._hovered:
            self._hovered = spot
            self.token_hovered.emit(None if spot is None else self._token_of(spot))
            self.viewport().update()

    def _described(self, spot: Spot) -> str:
        token = token_at(self, spot)
        if token is None:
            return ""
        text = token_text(self.block(spot.block).shown, token)
        return text if self._describer is None else self._describer(token, text)

    def _show_tool_tip(self, event: QHelpEvent) -> None:
        spot = self._spot_at(QPointF(event.pos()))
        words = "" if spot is None or self._describer is None else self._described(spot)
        # QToolTip takes a text with tags for HTML, and tokens contain < and &.
        if "<" in words:
            words = f'<div style="white-space: pre">{escape(words)}</div>'
        QToolTip.showText(event.globalPos(), words, self.viewport())

    def _go_to(self, spot: Spot | None) -> None:
        self._current = spot
        if spot is not None:
            self.reveal(spot.block, row_of(self, spot))
        self._describe_current()
        self.viewport().update()

    def _describe_current(self) -> None:
        words = "" if self._current is None else self._described(self._current)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def _select_by_keys(self, before: Spot | None, target: Spot) -> None:
        """Select the tokens from where Shift was first held; nothing without Shift."""
        if before is None:
            self._extended_from = None
            self._selection.clear()
            return
        self._extended_from = self._extended_from or before
        self._selection.take_tokens(self._extended_from, target)

    def _drag_to(self, position: QPointF) -> None:
        self._selection.extend(self._place_at(position))
        self.viewport().update()

    def _stop_auto_scroll(self) -> None:
        if self._auto_scroll:
            self.killTimer(self._auto_scroll)
            self._auto_scroll = 0
