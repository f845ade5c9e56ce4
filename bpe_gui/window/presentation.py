"""The presentation: full screen, in type that the last row of a class can read, one part alone if wished."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QWidget
from shiboken6 import Shiboken

from bpe_gui import look
from bpe_gui.document.session import Session
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import named
from bpe_gui.window.actions import Actions
from bpe_gui.window.bar import ActionButton
from bpe_gui.window.stage import Stage

# Lines of text that the height of the screen would hold: of 24 lines the letters are read from eight times
# the picture's height away, where the last row of an ordinary class sits.
_LINES_OF_ALL, _LINES_OF_ONE = 38, 24
# What the presenter alone reads, from nearby.
_STRIP_POINTS = 13.0


class Presentation(QObject):
    """Enters and leaves the presentation; nothing of it is made before it is entered first."""

    def __init__(self, session: Session, actions: Actions, stage: Stage, window: QMainWindow) -> None:
        super().__init__(window)
        self._session, self._actions, self._stage, self._window = session, actions, stage, window
        self._strip: PresentationStrip | None = None
        self._curtain: _Curtain | None = None
        self._keys: list[QShortcut] = []
        # What shows something that has no place in it.
        self._unfit = (actions.lesson, actions.own_settings)
        self._shown: list[QWidget] = []  # what was in view before
        self._was = Qt.WindowState.WindowNoState
        self._points = look.DEFAULT_POINTS
        self._focus: QWidget | None = None

    def enlarge(self, place: int) -> None:
        """Shows one part alone, by its place from 1, or all of them with 0."""
        self._arrange(place)
        self._set_text_size(_LINES_OF_ONE if place else _LINES_OF_ALL)

    def _arrange(self, place: int) -> None:
        parts = self._stage.parts
        chosen = parts[place - 1] if place else None
        for column in self._stage.columns:
            column.setVisible(chosen is None or chosen[1] is column)
        for part, _ in parts:
            part.setVisible(chosen is None or chosen[0] is part or chosen[1] is not self._stage.columns[2])
        if self._strip is not None:
            self._strip.mark(place)

    def turn(self, presenting: bool) -> None:
        """Begins or ends it."""
        if presenting:
            self._enter()
        else:
            self._leave()

    def _enter(self) -> None:
        window = self._window
        if self._strip is None:
            self._make()
        self._was, self._points = window.windowState(), look.text_size(_app())
        self._focus = window.focusWidget()
        self._shown = [each for each in self._stage.scenery if each.isVisibleTo(window)]
        for each in self._stage.scenery:
            each.hide()
        for key in self._keys:
            key.setEnabled(True)
        for action in self._unfit:
            action.setEnabled(False)
        self._session.let_guess(True)
        window.setWindowState(self._was | Qt.WindowState.WindowFullScreen)
        assert self._strip is not None
        self._strip.show()
        self.enlarge(0)
        self._strip.take_focus()

    def _leave(self) -> None:
        if self._curtain is not None:
            self._curtain.hide()
        for key in self._keys:
            key.setEnabled(False)
        for action in self._unfit:
            action.setEnabled(True)
        self._arrange(0)
        if self._strip is not None:
            self._strip.hide()
        for each in self._shown:
            each.show()
        self._session.let_guess(False)
        if look.text_size(_app()) != self._points:
            look.set_text_size(_app(), self._points)
        self._window.setWindowState(self._was)
        if self._focus is not None and Shiboken.isValid(self._focus):
            self._focus.setFocus()

    def _make(self) -> None:
        self._strip = PresentationStrip(self._actions, self.enlarge, self._window)
        self._stage.ground.addWidget(self._strip)
        self._curtain = _Curtain(self._window)
        leave, curtain = self._actions.present.toggle, self._curtain.draw
        # What a presenter's remote sends: Page down and up, F5, Esc, full stop or B.
        for keys, run in (
            ("PgDown", self._actions.merge.trigger),
            ("PgUp", self._actions.undo.trigger),
            ("Esc", leave),
            (".", curtain),
            ("B", curtain),
        ):
            self._add_key(keys).activated.connect(run)
        for place in range(len(self._stage.parts) + 1):
            self._add_key(str(place)).activated.connect(lambda place=place: self.enlarge(place))

    def _add_key(self, keys: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._window)
        self._keys.append(shortcut)
        return shortcut

    def _set_text_size(self, lines: int) -> None:
        screen = self._window.screen()
        pixels = screen.geometry().height() / lines / 1.4  # a line is some 1.4 times its letters' size
        points = round(pixels * 72 / screen.logicalDotsPerInchY(), 1)
        if abs(points - look.text_size(_app())) > 0.2:
            look.set_text_size(_app(), max(points, look.DEFAULT_POINTS))
        if self._strip is not None:
            self._strip.set_text_size(min(points, _STRIP_POINTS))


class PresentationStrip(QWidget):
    """What the presenter can do, small, at the lower edge."""

    def __init__(self, actions: Actions, enlarge: Callable[[int], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("presentationStrip")
        row = FlowLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        self._back = named(ActionButton(actions.undo, self), "presentBackButton")
        self._next = named(ActionButton(actions.merge, self), "presentNextButton")
        self._next.setProperty("kind", "primary")
        row.addWidget(self._back)
        row.addWidget(self._next)
        row.add_stretch()
        self._parts = [named(QPushButton(self), f"presentPart{place}") for place in range(6)]
        for place, button in enumerate(self._parts):
            button.setCheckable(True)
            button.setProperty("kind", "plain")
            button.clicked.connect(lambda _checked=False, place=place: enlarge(place))
            row.addWidget(button)
        self._leave = named(QPushButton(self), "presentLeaveButton")
        self._leave.clicked.connect(lambda: actions.present.setChecked(False))
        row.addWidget(self._leave)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._leave.setText(self.tr("Leave"))
        self._leave.setAccessibleName(self.tr("Leave the presentation"))
        self._leave.setToolTip(self.tr("Leave the presentation (Esc)"))
        names = (
            self.tr("All"),
            self.tr("Corpus"),
            self.tr("Rules"),
            self.tr("Tokens"),
            self.tr("Limit"),
            self.tr("Chart"),
        )
        for place, (button, name) in enumerate(zip(self._parts, names, strict=True)):
            button.setText(f"{place} {name}")
            button.setAccessibleName(name)
            tip = self.tr("Show this part alone") if place else self.tr("Show all parts")
            button.setToolTip(f"{tip} ({place})")

    def mark(self, place: int) -> None:
        """Marks the part in view."""
        for number, button in enumerate(self._parts):
            button.setChecked(number == place)

    def set_text_size(self, points: float) -> None:
        """The size of its words in points."""
        font = self.font()
        font.setPointSizeF(points)
        self.setFont(font)

    def take_focus(self) -> None:
        """Space and Enter go on."""
        self._next.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Curtain(QWidget):
    """A black screen, until a key or a click."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("presentationCurtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._focus: QWidget | None = None
        self.hide()

    def draw(self) -> None:
        """Closes or opens it."""
        if self.isVisible():
            self._open()
        else:
            self._focus = self.window().focusWidget()
            self.setGeometry(self.window().rect())
            self.show()
            self.raise_()
            self.setFocus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # the key is pressed here: nothing happens behind the curtain
            return True
        return super().event(event)

    def focusNextPrevChild(self, _next: bool) -> bool:
        return False  # Tab is a key like others

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self._open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._open()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), Qt.GlobalColor.black)

    def _open(self) -> None:
        self.hide()
        if self._focus is not None and Shiboken.isValid(self._focus):
            self._focus.setFocus()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
