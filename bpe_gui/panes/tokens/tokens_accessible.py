"""What screen readers read of a tokens view: its text, where its caret is, and what a token is.

PySide6 leaves out those methods of `QAccessibleTextInterface` that answer through pointers (seen with 6.11).
So Qt itself finds words and lines, in all that `text` gives, at each question, and no reader can ask what is
selected: nothing is said to be. What a token is, and what was selected, is spoken as the caret moves.
"""

from __future__ import annotations

from weakref import ref

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleTextInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from bpe_gui.panes.qt_text import utf16_length
from bpe_gui.panes.tokens.token_layout import LineIndex
from bpe_gui.panes.tokens.token_navigation import Spot, row_of, token_number
from bpe_gui.panes.tokens.token_selection import Place
from bpe_gui.panes.tokens.tokens_view import TokensView

STRETCH = 50_000
"""Code points. A longer text is read in stretches of about this length, whole lines: the one with the caret.

Qt goes through all of it at each question, which takes 2 ms.
"""


class AccessibleTokens(QAccessibleWidget):
    """A tokens view as a text that can be read and walked through, not changed."""

    def __init__(self, view: TokensView) -> None:
        super().__init__(view, QAccessible.Role.EditableText)
        self._text = TokensText(view)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """The text of the view, and what every widget has."""
        if kind == QAccessible.InterfaceType.TextInterface:
            return self._text
        usual = super().interface_cast(kind)
        # Of None PySide makes no null pointer but a crash (seen with 6.11).
        return Shiboken.VoidPtr(0) if usual is None else usual

    def state(self) -> QAccessible.State:
        """That it cannot be changed, and has many lines."""
        state = super().state()
        state.readOnly = state.multiLine = state.selectableText = True
        return state


class TokensText(QAccessibleTextInterface):
    """The sample's text in UTF-16 units, whatever the boxes show; of a long one a stretch at the caret."""

    def __init__(self, view: TokensView) -> None:
        super().__init__()
        # Readers may keep this longer than the view lives, and PySide keeps it to the end.
        self._view = ref(view)
        self._read = ("", 0, LineIndex(""))

    def characterCount(self) -> int:
        return self._stretch()[1].units

    def text(self, start: int, end: int) -> str:
        index = self._stretch()[1]
        return index.slice(max(0, start), max(0, min(end, index.units)))

    def cursorPosition(self) -> int:
        view = self._living()
        spot = view.current_spot if view else None
        return 0 if view is None or spot is None else self._unit(_code_point(view, spot.block, spot.byte))

    def setCursorPosition(self, position: int) -> None:
        view = self._living()
        spot = _spot(view, self._code_point_at(position)) if view else None
        if view is not None and spot is not None:
            view.go_to(spot)

    def selectionCount(self) -> int:
        return 0

    def addSelection(self, start: int, end: int) -> None:
        if view := self._living():
            places = []
            for offset in (start, end):
                number, byte = _shown(view, self._code_point_at(offset))
                places.append(Place(number, view.block(number).index.unit_of(byte)))
            view.selection.begin(places[0])
            view.selection.extend(places[1])
            view.viewport().update()

    def setSelection(self, selection: int, start: int, end: int) -> None:  # noqa: ARG002
        self.addSelection(start, end)

    def removeSelection(self, selection: int) -> None:  # noqa: ARG002
        if view := self._living():
            view.selection.clear()
            view.viewport().update()

    def characterRect(self, offset: int) -> QRect:
        view, index = self._living(), self._stretch()[1]
        if view is None or not 0 <= offset < index.units:
            return QRect()
        box = view.box_of(*_shown(view, self._code_point_at(offset)))
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def offsetAtPoint(self, point: QPoint) -> int:
        view = self._living()
        inside = view.viewport().mapFromGlobal(point) if view else point
        if view is None or not view.viewport().rect().contains(inside):
            return -1
        place = view.place_at(QPointF(inside))
        return self._unit(_code_point(view, place.block, view.block(place.block).index.byte_of(place.unit)))

    def scrollToSubstring(self, start: int, end: int) -> None:  # noqa: ARG002
        if view := self._living():
            spot = Spot(*_shown(view, self._code_point_at(start)))
            view.reveal(spot.block, row_of(view, spot))

    def _living(self) -> TokensView | None:
        view = self._view()
        return view if view is not None and Shiboken.isValid(view) else None

    def _stretch(self) -> tuple[int, LineIndex]:
        """Where what is read begins in the text, in code points, and its units."""
        view = self._living()
        if view is None:
            return 0, LineIndex("")
        text, start, end = view.text, 0, len(view.text)
        if end > STRETCH:
            starts = view.blocks.starts
            spot = view.current_spot
            number = int(starts[view.top_block if spot is None else spot.block]) // STRETCH
            borders = starts.searchsorted([number * STRETCH, (number + 1) * STRETCH])
            start, end = (int(starts[each]) if each < len(starts) else len(text) for each in borders)
        known, begun, index = self._read
        if text is not known or start != begun:
            index = LineIndex(text[start:end])
            self._read = (text, start, index)
        return start, index

    def _unit(self, code_point: int) -> int:
        start, index = self._stretch()
        return min(index.units, utf16_length(self._read[0][start : max(start, code_point)]))

    def _code_point_at(self, unit: int) -> int:
        start, index = self._stretch()
        return start + index.code_point_of(max(0, min(unit, index.units)))


def _shown(view: TokensView, code_point: int) -> tuple[int, int]:
    """The block that shows a code point of the text, and the byte there; of ids its token's first one."""
    number = view.blocks.at(min(code_point, max(0, len(view.text) - 1)))
    block = view.block(number)
    first = view.blocks.bounds(number)[0]
    if view.shows_own_text(number):
        return number, len(block.shown.text[: code_point - first].encode("utf-8", "surrogatepass"))
    for token in block.shown.tokens:
        span = view.span(token)
        if span is not None and span[1] > code_point:
            return number, token.start
    return number, len(block.shown.text.encode("utf-8", "surrogatepass"))


def _spot(view: TokensView, code_point: int) -> Spot | None:
    """The token that holds a code point of the text, or the next one in its line, or the last one there."""
    number, byte = _shown(view, code_point)
    block = view.block(number)
    if not block.shown.tokens:
        return None
    token = token_number(block, byte)
    return Spot(number, block.shown.tokens[-1 if token is None else token].start)


def _code_point(view: TokensView, number: int, byte: int) -> int:
    """The code point that a byte of a shown block stands for; in a text of ids the first of its token."""
    block = view.block(number)
    first, last = view.blocks.bounds(number)
    if view.shows_own_text(number):
        encoded = block.shown.text.encode("utf-8", "surrogatepass")
        return min(last, first + len(encoded[:byte].decode("utf-8", "ignore")))
    token = token_number(block, byte)
    span = None if token is None else view.span(block.shown.tokens[token])
    return last if span is None else max(first, span[0])
