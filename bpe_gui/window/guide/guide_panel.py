"""The side panel of the lesson: the story, what to do, what happened, back and next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import icons, look
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named, say, say_button

_MARGIN = 16
# The width in letters, and the share of the window that it takes at most.
_LETTERS, _SHARE = 40, 0.32
BACK_KEYS, NEXT_KEYS, KEYS = "Alt+PgUp", "Alt+PgDown", "F2"


class GuidePanel(QFrame):
    """Shows one step. It knows nothing of the lesson; its buttons are signals."""

    back_wanted = Signal()
    next_wanted = Signal()
    restart_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "guidePanel")
        self._place, self._steps = 0, 1
        self._done = False
        self._head = label(self, "title")
        self._head.setWordWrap(True)
        self._number = label(self, "quiet", "guideNumber")
        self._close = named(QToolButton(self), "guideClose")
        self._progress = named(_Progress(self), "guideProgress")
        self._area = QScrollArea(self)
        self._inside = QWidget(self._area)
        self._title = self._text("guideTitle")
        self._title.setFont(look.text_font(look.Size.LARGE))
        self._story = self._text("guideStory")
        self._task_head = label(self._inside, "title")
        self._task = self._text("guideTask")
        self._told_head = label(self._inside, "accent", "guideDone")
        self._told = self._text("guideTold")
        self._aside = self._text("guideAside")
        self._aside.setProperty("role", "quiet")
        self._back = named(QPushButton(self), "guideBack")
        self._next = named(QPushButton(self), "guideNext")
        self._restart = named(QPushButton(self._inside), "guideRestart")
        self._restart.setProperty("kind", "plain")
        self._lay_out()
        self._back.clicked.connect(self.back_wanted)
        self._next.clicked.connect(self.next_wanted)
        self._restart.clicked.connect(self.restart_wanted)
        self._close.clicked.connect(self.close_wanted)
        self._colour()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets the texts that are the same at every step."""
        self.setAccessibleName(self.tr("Guided lesson"))
        self._head.setText(self.tr("GUIDED LESSON"))
        self._task_head.setText(self.tr("YOUR TURN"))
        self._told_head.setText("✓ " + self.tr("Done"))
        self._close.setAccessibleName(self.tr("Close the lesson"))
        self._close.setToolTip(self.tr("Close the lesson; it goes on here next time") + f" ({KEYS})")
        self._restart.setText(self.tr("From the start"))
        self._restart.setAccessibleName(self.tr("Begin the lesson again"))
        self._restart.setToolTip(self.tr("Begin the lesson again with its first step"))
        say_button(self._back, self.tr("Back"), self.tr("The step before"), BACK_KEYS)
        self._say_next()
        self._say_number()
        self._fit()

    def show_step(self, place: int, steps: int, title: str, story: str, task: str) -> None:
        """Shows a step, by its place from 0, that is still to be done."""
        self._place, self._steps = place, steps
        self._done = False
        say(self._title, title)
        say(self._story, story)
        say(self._task, task)
        say(self._told, "")
        for part in (self._told_head, self._told):
            part.hide()
        self._back.setEnabled(place > 0)
        self._restart.setVisible(place > 0)
        self._say_number()
        self._say_next()
        self._area.verticalScrollBar().setValue(0)
        self._speak(f"{self._number.text()}. {title}. {story} {task}")

    def show_told(self, text: str) -> None:
        """Says what happened; it is time to go on."""
        self._done = True
        say(self._told, text)
        for part in (self._told_head, self._told):
            part.show()
        self._say_next()
        self._speak(text)
        # When the layout knows how high the text is.
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self._told, 0, 8))

    def show_aside(self, text: str) -> None:
        """Says what has become of the user's own session; nothing if there is none."""
        say(self._aside, text)
        self._aside.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "_restart"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._colour()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        edge = self.rect().adjusted(0, 8, 0, -8)
        edge.setWidth(1)
        QPainter(self).fillRect(edge, look.colours(self.palette()).hairline)

    def fit(self) -> None:
        """Takes the width that goes with the letters and the window."""
        self._fit()

    def _fit(self) -> None:
        letters = _LETTERS * QFontMetrics(look.text_font()).averageCharWidth()
        least = self._row.minimumSize().width() + 2 * _MARGIN
        room = round(_SHARE * self.window().width())
        self.setFixedWidth(max(min(letters, room), least))

    def _say_number(self) -> None:
        text: str = self.tr("{step} of {steps}")
        number = self.locale().toString
        text = text.replace("{steps}", number(self._steps)).replace("{step}", number(self._place + 1))
        say(self._number, text)
        self._number.setAccessibleName(self.tr("Step of the lesson"))
        self._progress.show_share((self._place + 1) / self._steps)

    def _say_next(self) -> None:
        last = self._place == self._steps - 1
        text = self.tr("Close") if last else self.tr("Next")
        tip = self.tr("Close the lesson") if last else self.tr("The next step; you may skip this one")
        if self._done and not last:
            tip = self.tr("Go on to the next step")
        say_button(self._next, text, tip, NEXT_KEYS)
        kind = "primary" if self._done else ""
        if self._next.property("kind") != kind:
            self._next.setProperty("kind", kind)
            self._next.style().unpolish(self._next)
            self._next.style().polish(self._next)

    def _speak(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _text(self, name: str) -> QLabel:
        made = label(self._inside, "", name)
        made.setWordWrap(True)
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return made

    def _colour(self) -> None:
        self._close.setIcon(icons.icon("close", look.colours(self.palette()).text))

    def _lay_out(self) -> None:
        self._close.setProperty("kind", "plain")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._inside)
        text = QVBoxLayout(self._inside)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(8)
        for part, above in (
            (self._title, 8),
            (self._story, 0),
            (self._task_head, 16),
            (self._task, 0),
            (self._told_head, 16),
            (self._told, 0),
        ):
            text.addSpacing(above)
            text.addWidget(part)
        text.addStretch(1)
        text.addSpacing(8)
        text.addWidget(self._aside)
        text.addWidget(self._restart, 0, Qt.AlignmentFlag.AlignLeft)
        top, column = QHBoxLayout(), QVBoxLayout(self)
        top.setSpacing(8)
        top.addWidget(self._head, 1)
        top.addWidget(self._number)
        top.addWidget(self._close)
        self._row = FlowLayout()
        for button in (self._back, self._next):
            self._row.addWidget(button)
        column.setContentsMargins(_MARGIN, 8, _MARGIN, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._progress)
        column.addWidget(self._area, 1)
        column.addLayout(self._row)


class _Progress(QWidget):
    """A thin line that fills; the number beside the heading says the same in words.

    A QProgressBar would be painted at once at each change, before the window has its new layout.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 0.0
        self.setFixedHeight(6)

    def show_share(self, share: float) -> None:
        """Fills so much of the line, from 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), look.colours(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        line = QRectF(self.rect())
        for colour, share in ((colours.hairline, 1.0), (colours.accent, self._share)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(0, 0, line.width() * share, line.height()), 3, 3)
