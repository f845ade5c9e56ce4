"""A calm frame round the parts of the window that a step is about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from bpe_gui import look

_LINE, _ROOM, _RADIUS = 2, 4, 8
_MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
)


class Pointer(QObject):
    """Frames parts of a window; the frames follow their parts and let clicks through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._frames: list[tuple[QWidget, _Frame]] = []
        self._watched: list[QWidget] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._place)

    def point_at(self, parts: Iterable[QWidget]) -> None:
        """Frames these parts and no others."""
        for watched in self._watched:
            watched.removeEventFilter(self)
        for _, frame in self._frames:
            frame.hide()
            frame.deleteLater()
        self._frames = [(part, _Frame(self._window, first=not at)) for at, part in enumerate(parts)]
        chain: dict[QWidget, None] = {}
        for part, _ in self._frames:
            chain.update(dict.fromkeys(_ancestors(part, self._window)))
        self._watched = list(chain)
        for watched in self._watched:
            watched.installEventFilter(self)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        for part, frame in self._frames:
            seen = _in_view(part, self._window)
            if part.isVisible() and not seen.isEmpty():
                room = seen.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
                frame.setGeometry(room.intersected(self._window.rect()))
                frame.show()
                frame.raise_()
            else:
                frame.hide()


class _Frame(QWidget):
    """A rounded line with nothing in it: whole round what to use, dotted round what to watch."""

    def __init__(self, window: QWidget, *, first: bool) -> None:
        super().__init__(window)
        self._line = Qt.PenStyle.SolidLine if first else Qt.PenStyle.DotLine
        self.setObjectName("guideFrame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.colours(self.palette()).accent, _LINE, self._line))
        half = _LINE / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS, _RADIUS)


def bring_into_view(part: QWidget, window: QWidget) -> None:
    """Scrolls whatever holds a part so that it can be seen."""
    for ancestor in _ancestors(part, window):
        if isinstance(ancestor, QScrollArea):
            across = ancestor.horizontalScrollBar().value()
            ancestor.ensureWidgetVisible(part, 16, 16)
            ancestor.horizontalScrollBar().setValue(
                across
            )  # what is wider than its column is read from its start


def _ancestors(part: QWidget, window: QWidget) -> Iterable[QWidget]:
    """The part and all that hold it, the window last."""
    each: QWidget | None = part
    while each is not None:
        yield each
        each = None if each is window else each.parentWidget()


def _in_view(part: QWidget, window: QWidget) -> QRect:
    """Where a part is seen, in the window; what scrolls may hide some of it."""
    seen = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    for ancestor in _ancestors(part, window):
        seen = seen.intersected(QRect(ancestor.mapTo(window, QPoint(0, 0)), ancestor.size()))
    return seen
