"""The pane that shows a text of any length with its tokens coloured, for the eye, the mouse and the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from html import escape

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleTextCursorEvent,
    QAction,
    QContextMenuEvent,
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
from bpe_gui.core.text_change import TextChange
from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.panes.glyphs import short
from bpe_gui.panes.shine import Shine
from bpe_gui.panes.tokens.selecting_area import SelectingArea
from bpe_gui.panes.tokens.token_layout import ShownToken, TokensSource, token_text
from bpe_gui.panes.tokens.token_navigation import (
    Navigation,
    Spot,
    first_visible,
    leads_somewhere,
    row_of,
    token_at,
    token_number,
)
from bpe_gui.panes.tokens.token_painting import Marks, RowPainter

_LONGEST_SPOKEN = 100


class TokensView(SelectingArea):
    """A text with its tokens, from ten to ten million characters."""

    token_hovered = Signal(object)
    """The token under the pointer as (first code point of its line or piece, ShownToken), or None."""
    token_clicked = Signal(object)
    """The token clicked as (first code point of its line or piece, ShownToken)."""
    token_reached = Signal(object)
    """The ShownToken that somebody went to, by a click or by keys."""
    announced = Signal(str)
    """What a screen reader was told as somebody went to a token by keys."""
    menu_asked = Signal(object)
    """A menu is wanted at this point of the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = RowPainter(look.colours(self.palette()), self.measures)
        self._marks = Marks()
        self._navigation = Navigation(self)
        self._describer: Callable[[ShownToken, str], str] | None = None
        self._placeholder = ""
        self._actions: Sequence[QAction] = ()
        self._hovered: Spot | None = None
        self._current: Spot | None = None
        self._extended_from: Spot | None = None
        self._shine = Shine(self)
        self._shine.changed.connect(self.viewport().update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        _let_screen_readers_read()

    @property
    def current_token(self) -> ShownToken | None:
        """The token that keys or mouse have reached."""
        return None if self._current is None else token_at(self, self._current)

    @property
    def current_spot(self) -> Spot | None:
        """Where that token stands."""
        return self._current

    def set_source(self, source: TokensSource, change: TextChange | None = None) -> None:
        """Show another text, or the same one with other tokens; what is on top stays there if it can."""
        self._hover(None)
        super().set_source(source, change)
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

    def light_where(self, asked: Callable[[EncodedWord, int], bool] | None) -> None:
        """Let the tokens of which this is true (given as a word and a number in it) stand out, too."""
        self._marks.asked = asked
        self.viewport().update()

    def flash(self, token_id: int) -> None:
        """Let the tokens with an id shine for a moment, unless the system asks for less motion."""
        self._marks.flash_id = token_id
        self._shine.begin()
        self.viewport().update()

    def set_describer(self, describer: Callable[[ShownToken, str], str] | None) -> None:
        """Take the words about a token (given with its shown text) from a function."""
        self._describer = describer

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """Take actions whose keys work while the view has the focus, whatever else has the same keys."""
        self._actions = actions

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

    def copy(self) -> None:
        """Put the selected text on the clipboard, or the current token's if nothing is selected."""
        text = self.selected_text
        if not text and self._current is not None and (token := self.current_token) is not None:
            text = token_text(self.block(self._current.block).shown, token)
        if text:
            QGuiApplication.clipboard().setText(text)

    def go_to_first(self) -> None:
        """Make the first token in view the current one."""
        if (spot := first_visible(self)) is not None:
            self.go_to(spot)

    def go_to(self, spot: Spot) -> None:
        """Make a token the current one and bring it into view, as a click on it does."""
        self._go_to(spot)
        self._reach()

    def forget_places(self) -> None:
        """Drop what points into the shown text; called when that changes."""
        self.selection.clear()
        self._current = self._extended_from = None

    def event(self, event: QEvent) -> bool:
        # A menu's Copy must not take Ctrl+C from the pane that has the focus.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Copy) or event.matches(keys.SelectAll) or self._action_of(event):
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
        self._marks.flash_strength = self._shine.strength
        marked = -1
        for shown in self.visible_rows():
            block = self.block(shown.block)
            if marked != shown.block:
                marked = shown.block
                self._marks.hovered = self._number_in(marked, self._hovered)
                self._marks.current = self._number_in(marked, self._current)
                self._marks.selected = self.selection.bytes_in(marked)
            row = QRect(0, shown.y, self.viewport().width(), block.rows[shown.row].height)
            if row.intersects(event.rect()):
                self._painter.paint(painter, block, shown.row, QPointF(self.margin, shown.y), self._marks)
        self._shine.seen()

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
        if (action := self._action_of(event)) is not None:
            action.trigger()
        elif event.matches(QKeySequence.StandardKey.Copy):
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
                self._reach()
                self._announce()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(self.spot_at(event.position()))

    def token_chosen(self, spot: Spot, *, twice: bool) -> None:
        """A token was clicked, once or twice; nothing was selected by dragging."""
        self.go_to(spot)
        if not twice:
            self.token_clicked.emit(self._token_of(spot))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Let somebody show a menu, about the selection or about the token there."""
        place = QPointF(self.viewport().mapFromGlobal(event.globalPos()))
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if by_mouse and not self.selection.holds(self.place_at(place)):
            self.selection.clear()
            if (spot := self.spot_at(place)) is not None:
                self.go_to(spot)
        elif not by_mouse:
            place = self._menu_place()
        self.menu_asked.emit(self.viewport().mapToGlobal(place.toPoint()))

    def _action_of(self, event: QKeyEvent) -> QAction | None:
        keys = QKeySequence(event.keyCombination())
        return next((each for each in self._actions if each.isEnabled() and keys in each.shortcuts()), None)

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
        spot = self.spot_at(QPointF(event.pos()))
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

    def _reach(self) -> None:
        if (token := self.current_token) is not None:
            self.token_reached.emit(token)

    def _announce(self) -> None:
        """Lets a screen reader follow the caret, and say what the token is."""
        if QAccessible.isActive() and self._current is not None:
            text = QAccessible.queryAccessibleInterface(self).textInterface()
            caret = QAccessibleTextCursorEvent(self, text.cursorPosition())
            words = self._selected_words() + self.accessibleDescription()
            QAccessible.updateAccessibility(caret)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
            self.announced.emit(words)

    def _selected_words(self) -> str:
        """A line about what is selected; nothing without a selection."""
        found = self.selection.tokens()
        if found is None:
            return ""
        if self.selection.is_own_text:
            text = short(self.selected_text, _LONGEST_SPOKEN)
        else:
            text = " … ".join(filter(None, (token.symbol for token in found)))
        told: str = self.tr("selected: {text}")
        return told.replace("{text}", text) + "\n"

    def _menu_place(self) -> QPointF:
        """Where a menu that was asked for by keys is shown: under the current token, if it is in view."""
        token, corner = self.current_token, QPointF(self.margin, self.measures.above)
        boxes = (box for each, box in self.token_rects() if each is token)
        return next((box.bottomLeft() for box in boxes), corner)

    def _describe_current(self) -> None:
        words = "" if self._current is None else self._described(self._current)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def _select_by_keys(self, before: Spot | None, target: Spot) -> None:
        """Select the tokens from where Shift was first held; nothing without Shift."""
        if before is None:
            self._extended_from = None
            self.selection.clear()
            return
        self._extended_from = self._extended_from or before
        self.selection.take_tokens(self._extended_from, target)


@cache
def _let_screen_readers_read() -> None:
    """Offers the text of each view to screen readers; what answers them is loaded when one asks."""
    QAccessible.installFactory(_accessible)


def _accessible(kind: str, thing: QObject) -> QAccessibleInterface | None:
    if kind != TokensView.__name__ or not isinstance(thing, TokensView):
        return None
    from bpe_gui.panes.tokens.tokens_accessible import AccessibleTokens

    return AccessibleTokens(thing)
