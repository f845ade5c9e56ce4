"""Step by step: a sentence passes through the rules, and each one shows where it joins."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import icons, look
from bpe_gui.core.metrics import letter_count
from bpe_gui.core.trace import Trace, trace
from bpe_gui.document.session import Session
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.sentence_combo import SentenceCombo
from bpe_gui.panes.step_words import StepWords
from bpe_gui.panes.tokens.sample_source import SampleSource, Show
from bpe_gui.panes.tokens.token_layout import ShownToken
from bpe_gui.panes.tokens.token_words import TokenWords
from bpe_gui.panes.tokens.tokens_view import TokensView
from bpe_gui.panes.traced_text import TracedText, lit_after, lit_before
from bpe_gui.panes.widgets import label, named, say

_FASTEST = 10
_USUAL_SPEED = 3
# At speed 1 a step stays so long in view.
_SLOWEST_MS = 2_000
# The two tokens light up for so many times the length of a highlight before they become one.
_LIT = 3
_KEYS = {
    "stepsFirst": "Ctrl+Home",
    "stepsBack": "Ctrl+Left",
    "stepsPlay": "Ctrl+Shift+P",
    "stepsForward": "Ctrl+Right",
    "stepsLast": "Ctrl+End",
}
_ICONS = dict(zip(_KEYS, ("first", "back", "play", "forward", "last"), strict=True))


class StepsPane(Fitted, QWidget):
    """A sentence as tiles after each rule that changes it; it follows the session while in view."""

    moved = Signal()
    """Another step is in view."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._trace = Trace("", (), ())
        self._step = 0
        self._coming = 0  # the step whose two tokens are lit, until they become one
        # Where the drawer is too low for large letters, the pane scrolls.
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area, self._box = area, (box := QWidget(area))
        area.setWidget(box)
        self._sentence = named(SentenceCombo(box), "stepsSentence")
        self._sentence_label = label(box, "title")
        self._counters = label(box, "", "stepsCounters")
        self._view = named(TokensView(box), "stepsTiles")
        self._token_words = TokenWords(session, self)
        self._view.set_describer(self._describe)
        self._rule = label(box, "accent", "stepsRule")
        self._told = label(box, "", "stepsTold")
        self._words = StepWords(self)
        self._buttons = {name: named(QPushButton(box), name) for name in _KEYS}
        self._slider = named(QSlider(Qt.Orientation.Horizontal, box), "stepsSlider")
        self._place = label(box, "quiet", "stepsPlace")
        self._speed_label = label(box, "quiet")
        self._speed = named(QSlider(Qt.Orientation.Horizontal, box), "stepsSpeed")
        self._player = QTimer(self)
        self._join = QTimer(self, singleShot=True)
        self._lay_out()
        self._connect()
        self._set_speed(_USUAL_SPEED)
        self._colour()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._sentence_label.setText(self.tr("SENTENCE"))
        self._sentence.setAccessibleName(self.tr("Sentence that passes through the rules"))
        self._sentence.setToolTip(self.tr("The sample, a line of it, or a sentence that you type here"))
        self._sentence.set_placeholder(self.tr("Type a sentence."))
        self._counters.setAccessibleName(self.tr("Letters and tokens of the sentence"))
        self._view.setAccessibleName(self.tr("The sentence as tiles"))
        self._view.set_placeholder(self.tr("Type a sentence above, and it stands here letter by letter."))
        self._rule.setAccessibleName(self.tr("The rule of this step"))
        self._told.setAccessibleName(self.tr("What the rule does here"))
        self._slider.setAccessibleName(self.tr("Step"))
        self._slider.setToolTip(self.tr("Go to a step: drag, or use the arrow keys; the space bar plays"))
        self._speed_label.setText(self.tr("Speed"))
        self._speed.setAccessibleName(self.tr("Speed of the steps"))
        self._speed.setToolTip(self.tr("How fast the rules pass while it plays"))
        self._say_button("stepsFirst", self.tr("First step"), self.tr("Back to the letters"))
        self._say_button("stepsBack", self.tr("Step back"), self.tr("Take the last rule back"))
        self._say_button("stepsForward", self.tr("Step forward"), self.tr("Apply the next rule that joins"))
        self._say_button("stepsLast", self.tr("Last step"), self.tr("Apply all rules"))
        self._say_play()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def minimumSizeHint(self) -> QSize:
        """The room it takes without scrolling."""
        return QSize(super().minimumSizeHint().width(), self._box.minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.toggle()
        else:
            super().keyPressEvent(event)

    @property
    def step(self) -> int:
        """How many of the rules that change the sentence have been applied."""
        return self._step

    def go(self, step: int) -> None:
        """Shows the sentence after so many of the rules that change it, at once."""
        self._join.stop()
        self._coming = 0
        self._step = max(0, min(step, len(self._trace.steps)))
        self._show_words(self._step)
        if self._step:
            made = self._trace.steps[self._step - 1]
            self._view.light(lit_after(self._trace.after(self._step), made))
        self._tell()
        self.moved.emit()

    def forward(self) -> None:
        """Lights the tokens that the next rule joins, then joins them."""
        self._finish()
        if self._step == len(self._trace.steps):
            return
        if not look.motion_ms():
            self.go(self._step + 1)
            return
        self._coming = self._step + 1
        self._view.light(lit_before(self._trace.after(self._step), self._trace.steps[self._step]))
        self._tell()
        longest = self._player.interval() * 2 // 3 if self._player.isActive() else self._player.interval()
        self._join.start(min(_LIT * look.motion_ms(), longest))

    def back(self) -> None:
        """Takes the last of the rules back."""
        self.go(self._coming - 1 if self._coming else self._step - 1)

    def toggle(self) -> None:
        """Plays from here, or from the beginning when it is at the end; or pauses."""
        if self._player.isActive():
            self._pause()
        elif self._trace.steps:
            if self._step == len(self._trace.steps):
                self.go(0)
            self._player.start()
            self._say_play()
            self.forward()

    def _pause(self) -> None:
        self._player.stop()
        self._say_play()

    def _played(self) -> None:
        if not self.isVisible():
            self._pause()
            return
        self.forward()
        if max(self._step, self._coming) == len(self._trace.steps):
            self._pause()

    def _finish(self) -> None:
        """Joins the tokens that are lit."""
        if self._coming:
            self.go(self._coming)
            rule = self._trace.steps[self._step - 1].rule
            made = self._session.tokenizer.id(rule.token)
            if made is not None:
                self._view.flash(made)

    def _follow(self) -> None:
        """Takes over the session's sample and rules; the step stays where it was, an end at the end."""
        if not self.isVisible():
            return
        session = self._session
        sentence = self._sentence.sentence
        self._sentence.offer(session.sample_text)
        if self._sentence.sentence != sentence:
            self._changed()
            return
        rank = self._trace.steps[self._step - 1].rank if self._step else 0
        at_end = 0 < self._step == len(self._trace.steps)
        self._trace = trace(session.tokenizer, sentence, session.merges)
        steps = self._trace.steps
        self.go(len(steps) if at_end else sum(step.rank <= rank for step in steps))

    def _changed(self) -> None:
        """Another sentence begins with its letters."""
        self._pause()
        session = self._session
        self._trace = trace(session.tokenizer, self._sentence.sentence, session.merges)
        self.go(0)

    def _show_words(self, step: int) -> None:
        words = self._trace.after(step)
        text = TracedText(self._trace.text, self._session.tokenizer, self._session.merges, words)
        self._source = SampleSource(text, Show.TEXT, False)
        self._view.set_source(self._source)
        self._view.light(frozenset())

    def _tell(self) -> None:
        """The rule, what it does, the counters and the controls; of a rule whose tokens are lit, too."""
        shown, steps, merges = self._coming or self._step, len(self._trace.steps), self._session.merges
        settings = self._session.tokenizer.settings
        tokens = self._trace.steps[self._step - 1].tokens if self._step else self._trace.start
        letters = letter_count(self._trace.text, settings)
        say(self._counters, self._words.counters(letters, tokens))
        say(self._rule, self._words.rule(self._trace, shown, settings))
        self._rule.setVisible(bool(shown))
        told = self._words.told(self._trace, shown, merges)
        if self._sentence.is_shortened:
            told = f"{told} {self._words.only_the_beginning()}"
        say(self._told, told)
        self._slider.blockSignals(True)
        self._slider.setMaximum(steps)
        self._slider.setValue(shown)
        self._slider.blockSignals(False)
        say(self._place, self._words.place(shown, steps))
        nothing = self._words.nothing_to_play(merges)
        for name, can in (
            ("stepsFirst", self._step > 0),
            ("stepsBack", self._step > 0),
            ("stepsForward", shown < steps),
            ("stepsLast", shown < steps),
            ("stepsPlay", steps > 0),
        ):
            self._buttons[name].setEnabled(can)
        for control in (self._slider, self._buttons["stepsPlay"]):
            control.setEnabled(steps > 0)
            control.setAccessibleDescription("" if steps else nothing)

    def _describe(self, token: ShownToken, text: str) -> str:
        return self._token_words.about(token, text, self._source)

    def _say_button(self, name: str, text: str, tip: str) -> None:
        button = self._buttons[name]
        keys = QKeySequence(_KEYS[name])
        button.setShortcut(keys)  # again: a new text takes it away
        button.setAccessibleName(text)
        button.setToolTip(f"{tip} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})")

    def _say_play(self) -> None:
        playing = self._player.isActive()
        play = self._buttons["stepsPlay"]
        play.setText(self.tr("Pause") if playing else self.tr("Play"))
        tip = self.tr("Stop here") if playing else self.tr("Let the rules pass one after the other")
        self._say_button("stepsPlay", play.text(), tip)
        self._colour()

    def _colour(self) -> None:
        colour = look.colours(self.palette()).text
        playing = self._player.isActive()
        for name, button in self._buttons.items():
            icon = "pause" if playing and name == "stepsPlay" else _ICONS[name]
            button.setIcon(icons.icon(icon, colour))

    def _set_speed(self, speed: int) -> None:
        self._player.setInterval(_SLOWEST_MS // speed)

    def fit(self) -> None:
        """Widths that depend on the font and the language; none of them on the step."""
        metrics = self._place.fontMetrics()
        self._place.setMinimumWidth(metrics.horizontalAdvance(self._words.place(888, 888)))
        self._counters.setMinimumWidth(
            self._counters.fontMetrics().horizontalAdvance(self._words.counters(888, 888))
        )
        self._view.setMinimumHeight(round(1.25 * self._view.measures.row) + 2)
        play = self._buttons["stepsPlay"]
        widest = max(map(play.fontMetrics().horizontalAdvance, (self.tr("Pause"), self.tr("Play"))))
        play.setMinimumWidth(widest + play.iconSize().width() + 3 * metrics.height() // 2)

    def _lay_out(self) -> None:
        self._rule.setFont(look.mono_font(look.Size.LARGE))
        # A scroll area takes the heights that its parts wish for as the least.
        self._view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._told.setWordWrap(True)
        self._told.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._speed.setRange(1, _FASTEST)
        self._speed.setValue(_USUAL_SPEED)
        self._speed.setFixedWidth(88)
        self._slider.setPageStep(1)
        top, middle, controls = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._sentence_label)
        top.addWidget(self._sentence, 1)
        top.addWidget(self._counters)
        middle.addWidget(self._rule)
        middle.addWidget(self._told, 1)
        for button in self._buttons.values():
            controls.addWidget(button)
        parts: tuple[QLabel | QSlider, ...] = (self._place, self._speed_label, self._speed)
        controls.addWidget(self._slider, 1)
        for part in parts:
            controls.addWidget(part)
        for row in (top, middle, controls):
            row.setSpacing(16 if row is middle else 8)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self._area)
        column = QVBoxLayout(self._box)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._view, 1)
        column.addLayout(middle)
        column.addLayout(controls)

    def _connect(self) -> None:
        presses = (lambda: self.go(0), self.back, self.toggle, self.forward)
        for button, press in zip(self._buttons.values(), presses, strict=False):
            button.clicked.connect(lambda _checked=False, press=press: press())
        self._buttons["stepsLast"].clicked.connect(lambda: self.go(len(self._trace.steps)))
        self._slider.valueChanged.connect(self.go)
        self._speed.valueChanged.connect(self._set_speed)
        self._player.timeout.connect(self._played)
        self._join.timeout.connect(self._finish)
        self._sentence.sentence_changed.connect(self._changed)
        session = self._session
        for signal in (session.rules_changed, session.position_changed, session.sample_changed):
            signal.connect(self._follow)
