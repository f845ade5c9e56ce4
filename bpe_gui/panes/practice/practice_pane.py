"""Practice: one exercise at a time, marked with its reason."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import look
from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.core.exercises.making import LARGEST_SEED
from bpe_gui.document.practice import Practice
from bpe_gui.document.session import Session
from bpe_gui.panes.choice_button import ChoiceButton, Mark
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.notice_strip import NoticeStrip
from bpe_gui.panes.practice.exercise_parts import ExerciseParts
from bpe_gui.panes.practice.practice_report import PracticeReport
from bpe_gui.panes.practice.practice_sets import PracticeSets
from bpe_gui.panes.practice.practice_words import kind_name, told_text
from bpe_gui.panes.widgets import label, named, say

# Below so many letters of width the answers stand under the question.
_TWO_COLUMNS = 96
# In a pane of fewer lines the verdict is scrolled together with the exercise.
_LOW_LINES = 14
_VERDICT_LINES = 2.8
_MOST_CHOICES = 4
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Page(QWidget):
    """As high as its parts need in its width: a scroll area asks for a minimum only."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and (layout := self.layout()):
            height = max(0, layout.totalHeightForWidth(self.width()))
            if height != self.minimumHeight():
                self.setMinimumHeight(height)
        return done


class PracticePane(QWidget):
    """An exercise from the corpus and rules at hand, its answers, and what is to be said about them."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._practice = Practice(session)
        self._report = PracticeReport(self._practice, self)
        self._kind = named(QComboBox(self), "practiceKind")
        self._seed_label = label(self, "quiet")
        self._seed = named(QSpinBox(self), "practiceSeed")
        self._place = label(self, "quiet", "practicePlace")
        self._score = label(self, "quiet", "practiceScore")
        self._sets = PracticeSets(self._practice, self)
        self._notice = NoticeStrip(self, "practiceNotice", "info")
        self._area = QScrollArea(self)
        self._box = _Page(self._area)
        self._prompt = QWidget(self._box)
        self._buttons = [
            named(ChoiceButton(self._box, number), f"practiceChoice{number}")
            for number in range(1, _MOST_CHOICES + 1)
        ]
        self._choices: list[ChoiceButton] = []
        self._typed = named(QLineEdit(self._box), "practiceTyped")
        self._check = named(QPushButton(self._box), "practiceCheck")
        self._bottom = QWidget(self)
        self._hint = named(QPushButton(self._bottom), "practiceHint")
        self._verdict = label(self._bottom, "", "practiceVerdict")
        self._explanation = label(self._bottom, "", "practiceExplanation")
        self._next = named(QPushButton(self._bottom), "practiceNext")
        self._lay_out()
        self._order()
        self._connect()
        self.retranslate()

    @property
    def practice(self) -> Practice:
        """What is practised."""
        return self._practice

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._kind.setAccessibleName(self.tr("Kind of exercise"))
        self._kind.setToolTip(self.tr("Which kind of exercise comes next"))
        if not self._kind.count():
            self._kind.addItems([""] * (len(Kind) + 1))
        for place, text in enumerate((self.tr("All kinds"), *map(kind_name, Kind))):
            self._kind.setItemText(place, text)
        self._seed_label.setText(self.tr("Seed"))
        self._seed.setAccessibleName(self.tr("Seed of the exercise"))
        self._seed.setToolTip(self.tr("The same number gives the same exercise again"))
        self._score.setAccessibleName(self.tr("Score"))
        self._sets.retranslate()
        self._typed.setAccessibleName(self.tr("Your answer"))
        self._typed.setPlaceholderText(self.tr("your answer"))
        self._typed.setToolTip(self.tr("Type the answer and press Enter"))
        self._check.setText(self.tr("Check"))
        self._check.setAccessibleName(self.tr("Check the answer"))
        self._check.setToolTip(self.tr("Say whether the answer is right (Enter)"))
        self._hint.setText(self.tr("Hint"))
        self._hint.setAccessibleName(self.tr("Hint"))
        self._hint.setToolTip(self.tr("Something that helps (key ?)"))
        self._verdict.setAccessibleName(self.tr("What is said about the answer"))
        self._explanation.setAccessibleName(self.tr("Hints and the right answer"))
        self._next.setText(self.tr("Next exercise"))
        self._next.setAccessibleName(self.tr("Next exercise"))
        self._next.setToolTip(self.tr("Another exercise (Enter, after an answer)"))
        self._area.setAccessibleName(self.tr("Exercise"))
        if self._practice.exercise:
            self._show_exercise()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._turn()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._practice.begin()
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """Room for the controls and a few rows of the exercise."""
        rows = 6 * self.fontMetrics().height()
        return QSize(super().minimumSizeHint().width(), rows + 2 * self._next.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text, key = event.text(), event.key()
        if text.isdecimal() and 1 <= int(text) <= len(self._choices):
            self._practice.choose(int(text) - 1)
        elif text == "?":
            self._practice.hint()
        elif key in _RETURN and self.focusWidget() is self._typed:
            event.accept()  # the field has heard it already
        elif key in _RETURN and self._practice.answer:
            self._practice.next()
        elif key in _RETURN and isinstance(focused := self.focusWidget(), QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _show_exercise(self) -> None:
        """Builds the page of the exercise at hand anew."""
        exercise = self._practice.exercise
        goes_on = QApplication.focusWidget() in (
            *self._choices,
            self._typed,
            self._check,
            self._hint,
            self._next,
        )
        self._box.hide()  # or every part that comes or goes would lay out all the others (4 ms each)
        self._columns.removeWidget(self._prompt)
        self._prompt.setParent(None)
        self._prompt.deleteLater()
        self._choices = self._buttons[: len(exercise.choices)] if exercise else []
        if exercise is None:
            self._prompt = self._empty_page()
        else:
            parts = ExerciseParts(exercise, self.locale(), self.tr("(nothing)"))
            self._prompt = parts.prompt(self._box)
            for button, choice in zip(self._choices, exercise.choices, strict=True):
                button.set_answer(parts.answer(choice.answer))
        for button in self._buttons:
            button.setVisible(button in self._choices)
        self._columns.insertWidget(0, self._prompt, 5)
        is_typed = exercise is not None and exercise.typed is not None
        for part in (self._typed, self._check):
            part.setVisible(is_typed)
        self._typed.clear()
        self._prompt.show()
        self._tell()
        self._box.show()
        self._area.verticalScrollBar().setValue(0)
        if goes_on:
            first = self._typed if is_typed else next(iter(self._choices), self._next)
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _empty_page(self) -> QWidget:
        page = label(self._box, "", "practiceQuestion")
        page.setText(self.tr("The words and rules are too few for this kind of exercise: choose another kind, or learn more rules."))  # fmt: skip  # noqa: E501
        page.setWordWrap(True)
        page.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return page

    def _tell(self) -> None:
        """Controls, marks and sentences as the exercise stands."""
        practice, exercise = self._practice, self._practice.exercise
        kinds = practice.kinds
        self._following = True
        self._kind.setCurrentIndex(1 + list(Kind).index(kinds[0]) if len(kinds) == 1 else 0)
        self._seed.setValue(practice.seed)
        self._following = False
        say(self._place, self._report.place())
        self._place.setVisible(bool(self._report.place()))
        self._tell_score()
        self._tell_notice()
        answered = practice.answer is not None
        for number, button in enumerate(self._choices):
            self._mark(button, number)
        self._typed.setReadOnly(answered)
        self._hint.setVisible(practice.has_more_hints)
        self._check.setEnabled(not answered)
        kind = "primary" if answered else ""
        if self._next.property("kind") != kind:
            self._next.setProperty("kind", kind)
            self._next.style().polish(self._next)
        self._next.setEnabled(exercise is not None)
        self._say_verdict()

    def _mark(self, button: ChoiceButton, number: int) -> None:
        practice, exercise = self._practice, self._practice.exercise
        mark, name = Mark.OPEN, self.tr("Answer {number}: {answer}")
        if practice.answer and exercise:
            if number == exercise.right:
                mark, name = Mark.RIGHT, self.tr("Right, answer {number}: {answer}")
            elif number == practice.chosen:
                mark, name = Mark.WRONG, self.tr("Wrong, answer {number}: {answer}")
        button.set_mark(mark)
        spoken = name.replace("{number}", str(number + 1)).replace("{answer}", button.content)
        button.setAccessibleName(spoken)
        tip = self.tr("Choose this answer (key {number})").replace("{number}", str(number + 1))
        if practice.answer and exercise:
            tip = told_text(exercise.choices[number].why, exercise.settings, self.locale())
        button.setToolTip(tip)

    def _say_verdict(self) -> None:
        role, text = self._report.verdict()
        if self._verdict.property("role") != role:
            self._verdict.setProperty("role", role)
            self._verdict.style().polish(self._verdict)
        say(self._verdict, text)
        self._verdict.setVisible(bool(text))
        say(self._explanation, self._report.explanation())
        if (text or self._explanation.text()) and self._bottom.parentWidget() is self._box:
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self._bottom))

    def _tell_score(self) -> None:
        say(self._score, self._report.score())
        self._score.setToolTip(self._report.score_parts())

    def _tell_notice(self) -> None:
        self._notice.say(self._report.notice())

    def _choose_kind(self, place: int) -> None:
        if not self._following:
            self._practice.choose_kinds((tuple(Kind)[place - 1],) if place else tuple(Kind))

    def _choose_seed(self, seed: int) -> None:
        if not self._following:
            self._practice.go(seed)

    def _type(self) -> None:
        if self._practice.answer:
            self._practice.next()
        else:
            self._practice.type_answer(self._typed.text())

    def _turn(self) -> None:
        """Question and answers side by side where there is room, and the verdict in view where there is."""
        metrics = self.fontMetrics()
        kinds = QBoxLayout.Direction
        is_wide = self.width() >= _TWO_COLUMNS * metrics.averageCharWidth()
        self._columns.setDirection(kinds.LeftToRight if is_wide else kinds.TopToBottom)
        self._bottom.setMinimumHeight(round(_VERDICT_LINES * metrics.height()))
        is_low = self.height() < _LOW_LINES * metrics.height()
        holder = self._box if is_low else self
        if self._bottom.parentWidget() is not holder and (layout := holder.layout()):
            layout.addWidget(self._bottom)
            self._order()

    def _order(self) -> None:
        """The Tab key goes from the answers to the hint and on."""
        chain: list[QWidget] = [self._sets, *self._buttons, self._typed, self._check, self._hint, self._next]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        practice = self._practice
        practice.exercise_changed.connect(self._show_exercise)
        for signal in (practice.marked, practice.outdated_changed, practice.score_changed, practice.failed):
            signal.connect(self._tell)
        self._kind.currentIndexChanged.connect(self._choose_kind)
        self._seed.valueChanged.connect(self._choose_seed)
        for place, button in enumerate(self._buttons):
            button.clicked.connect(lambda _checked=False, place=place: practice.choose(place))
        self._typed.returnPressed.connect(self._type)
        self._check.clicked.connect(self._type)
        self._hint.clicked.connect(practice.hint)
        self._next.clicked.connect(practice.next)

    def _lay_out(self) -> None:
        self._following = False
        self._seed.setRange(0, LARGEST_SEED)
        self._seed.setKeyboardTracking(False)  # not an exercise for each digit
        for told in (self._verdict, self._explanation):
            told.setWordWrap(True)
            told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._typed.setFont(look.mono_font())
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._box)
        top = FlowLayout()
        for part in (self._kind, self._seed_label, self._seed, self._place):
            top.addWidget(part)
        top.add_stretch()
        top.addWidget(self._score)
        top.addWidget(self._sets)
        typing = QHBoxLayout()
        typing.setSpacing(8)
        typing.addWidget(self._typed, 1)
        typing.addWidget(self._check)
        page = QWidget(self._box)
        self._answers = QVBoxLayout(page)
        for button in self._buttons:
            self._answers.addWidget(button)
        self._answers.setContentsMargins(0, 0, 0, 0)
        self._answers.setSpacing(8)
        self._answers.addLayout(typing)
        self._answers.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(24)
        self._columns.addWidget(self._prompt, 5)
        self._columns.addWidget(page, 4)
        inside = QVBoxLayout(self._box)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(8)
        inside.addLayout(self._columns, 1)
        sentences = QVBoxLayout()
        sentences.setSpacing(0)
        sentences.addStretch(1)
        sentences.addWidget(self._verdict)
        sentences.addWidget(self._explanation)
        sentences.addStretch(1)
        bottom = QHBoxLayout(self._bottom)
        bottom.setContentsMargins(0, 0, 0, 0)
        bottom.setSpacing(16)
        bottom.addWidget(self._hint)
        bottom.addLayout(sentences, 1)
        bottom.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._notice)
        column.addWidget(self._area, 1)
        column.addWidget(self._bottom)
