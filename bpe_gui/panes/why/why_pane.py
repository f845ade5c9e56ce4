# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""Why: the answer to whatever was touched last, and the way back to what was touched before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import icons, look
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord, Subject
from bpe_gui.document.why import Why
from bpe_gui.document.why_token import TokenStory
from bpe_gui.document.why_word import WordStory
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.why.linked_text import LinkedText, Piece, weave
from bpe_gui.panes.why.pair_answer import PairAnswer
from bpe_gui.panes.why.token_answer import TokenAnswer
from bpe_gui.panes.why.word_answer import WordAnswer
from bpe_gui.panes.why.word_field import WordField, offered_words, word_of
from bpe_gui.panes.widgets import label, named

_LONGEST_TRAIL = 100
# Work that is done sooner needs neither a bar nor a button.
_PATIENCE_MS = 300
_BAR_WIDTH = 72
_LEAST_LINES = 4


class WhyPane(QWidget):
    """One page that answers about the session's subject; it follows the session while it is in view."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyPane")
        self._session = session
        self._why = Why(session, self)
        self._subject: Subject | None = None
        self._trail: list[Subject] = []
        self._going_back = self._told = False
        self._area = QScrollArea(self)
        self._page = QWidget(self._area)
        self._head = QWidget(self._page)
        self._back = named(QPushButton(self._head), "whyBackButton")
        self._title = label(self._head, "", "whyTitle")
        self._bar = named(QProgressBar(self._head), "whyProgress")
        self._stop = named(QPushButton(self._head), "whyStopButton")
        self._question = label(self._head, "quiet")
        self._field = named(WordField(self._head), "wordField")
        self._ask = named(QPushButton(self._head), "askWordButton")
        self._late = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._empty = LinkedText(self._page, "whyEmpty")
        self._word = WordAnswer(session, self._page)
        self._token = TokenAnswer(session, self._page)
        self._pair = PairAnswer(session, self._page)
        self._lay_out()
        self._connect()
        self._colour()
        self._asked()
        self.retranslate()

    @property
    def trail(self) -> tuple[Subject, ...]:
        """What was touched before, the last one last."""
        return tuple(self._trail)

    @property
    def why(self) -> Why:
        """What works the answers out."""
        return self._why

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._back.setText(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back to the question before"))
        self._back.setToolTip(self.tr("What was asked before (Backspace)"))
        self._stop.setText(self.tr("Stop"))
        self._stop.setAccessibleName(self.tr("Stop looking ahead"))
        self._stop.setToolTip(self.tr("Leave the answer as far as it is known"))
        self._bar.setAccessibleName(self.tr("How much of the answer is worked out"))
        self._question.setText(self.tr("Why is this word not one token yet?"))
        self._field.setAccessibleName(self.tr("Why is this word not one token yet?"))
        self._field.setToolTip(self.tr("Type any word and press Enter, or choose one of the sample's"))
        self._ask.setText(self.tr("Ask"))
        self._ask.setAccessibleName(self.tr("Ask about the word"))
        self._ask.setToolTip(self.tr("Tells why the word is not one token yet"))
        self._word.retranslate()
        self._token.retranslate()
        self._pair.retranslate()
        self._tell()

    def go_back(self) -> None:
        """The question before, if there was one."""
        if self._trail:
            self._going_back = True
            self._session.ask(self._trail.pop())
            self._going_back = False

    def minimumSizeHint(self) -> QSize:
        """A few lines: what is more is scrolled."""
        return QSize(super().minimumSizeHint().width(), _LEAST_LINES * self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._asked()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._why.rest()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Back):
            self.go_back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.BackButton:
            self.go_back()
        else:
            super().mousePressEvent(event)

    # Slots

    def _asked(self) -> None:
        """Something else was touched, or the pane has come into view."""
        if not self.isVisible():
            return
        before, self._subject = self._subject, self._session.subject
        if self._subject is None:
            self._trail.clear()
        elif before is not None and before != self._subject and not self._going_back:
            self._trail = [*self._trail, before][-_LONGEST_TRAIL:]
        self._follow()
        self._area.verticalScrollBar().setValue(0)

    def _follow(self) -> None:
        """The same question at another merge, with other rules, or about another sample."""
        if not self.isVisible():
            return
        self._field.offer(offered_words(self._session))
        if isinstance(self._subject, AskedWord):
            self._field.show_word(self._subject.word)
        self._told = False
        self._why.ask(self._subject)
        if not self._told:
            self._tell()

    def _tell(self) -> None:
        self._told = True
        story, subject = self._why.story, self._subject
        self._back.setEnabled(bool(self._trail))
        if isinstance(subject, AskedToken | AskedWord) and story is None:
            return  # the answer before stays for the moment that this one takes
        if isinstance(story, WordStory):
            self._word.show_story(story)
        elif isinstance(story, TokenStory):
            self._token.show_story(story)
        if isinstance(subject, AskedPair):
            self._pair.show_pair(subject.rule, subject.merges)
        self._empty.show_lines(() if subject else self._invitation())
        shown = {
            self._word: isinstance(subject, AskedWord) and isinstance(story, WordStory),
            self._token: isinstance(subject, AskedToken) and isinstance(story, TokenStory),
            self._pair: isinstance(subject, AskedPair),
            self._empty: subject is None,
        }
        for part, wanted in shown.items():
            if wanted == part.isHidden():
                part.setVisible(wanted)
        self._title.setText(self._heading())

    def _heading(self) -> str:
        if self._word.isVisibleTo(self):
            return self._word.title()
        if self._token.isVisibleTo(self):
            return self._token.title()
        if self._pair.isVisibleTo(self):
            return self._pair.title()
        return "" if self._subject else str(self.tr("Why?"))

    def _invitation(self) -> tuple[tuple[Piece, ...], ...]:
        told = self.tr(
            "Touch a token, a pair, a rule or a word, and here stands why it is so: where it came from, how often it is seen, what comes before it."
        )
        ways = self.tr("A double click, Ctrl+I or the context menu leads here from wherever it stands.")
        lines = ((Piece(told),), (Piece(ways),))
        word = self._field.word
        if not word:
            return lines
        link = Piece(isolated(visible(word)), AskedWord(word), token=True)
        return (
            *lines,
            weave(self.tr("Or begin with a question: why is {word} not one token yet?"), word=link),
        )

    def _ask_word(self, typed: str) -> None:
        word = (
            typed
            if typed in self._session.tokenizer.settings.special_tokens
            else word_of(typed, self._session)
        )
        if word:
            self._session.ask(AskedWord(word))

    def _go_to(self, target: object) -> None:
        """Follows a link; the keyboard goes with it."""
        if isinstance(target, AskedToken | AskedPair | AskedWord):
            self._session.ask(target)
            self._rest_on_answer()

    def _rest_on_answer(self) -> None:
        answer = next((part for part in (self._word.text, self._token.text) if part.isVisible()), None)
        if answer is not None:
            answer.setFocus(Qt.FocusReason.OtherFocusReason)

    def _busy_changed(self) -> None:
        if self._why.busy:
            self._late.start()
        else:
            self._late.stop()
            self._show_progress()

    def _show_progress(self) -> None:
        busy = self._why.busy
        self._bar.setVisible(busy)
        self._stop.setVisible(busy)
        self._bar.setValue(round(100 * self._why.share))

    def _failed(self, fault: Exception) -> None:
        raise fault

    def _colour(self) -> None:
        self._back.setIcon(icons.icon("back", look.colours(self.palette()).text))

    # Helpers

    def _lay_out(self) -> None:
        font = look.text_font()
        font.setBold(True)
        self._title.setFont(font)
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._back.setProperty("kind", "plain")
        self._bar.setRange(0, 100)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(_BAR_WIDTH)
        self._bar.hide()
        self._stop.hide()
        head = FlowLayout(self._head)
        left, right = (
            (self._back, self._title, self._bar, self._stop),
            (self._question, self._field, self._ask),
        )
        for part in left:
            head.addWidget(part)
        head.add_stretch()
        for control in right:
            head.addWidget(control)
        page = QVBoxLayout(self._page)
        page.setContentsMargins(16, 8, 16, 8)
        page.setSpacing(8)
        page.addWidget(self._head)
        for answer in (self._empty, self._word, self._token):
            page.addWidget(answer)
        page.addWidget(self._pair, 1)  # its tables take all the room there is
        page.addStretch(0)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)

    def _connect(self) -> None:
        session, why = self._session, self._why
        session.subject_changed.connect(self._asked)
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.pairs_changed,
            session.sample_changed,
            session.settings_changed,
        ):
            signal.connect(self._follow)
        why.told.connect(self._tell)
        why.busy_changed.connect(self._busy_changed)
        why.progressed.connect(self._show_progress_late)
        why.failed.connect(self._failed)
        self._late.timeout.connect(self._show_progress)
        self._back.clicked.connect(self.go_back)
        self._stop.clicked.connect(why.stop)
        self._field.word_asked.connect(self._ask_word)
        self._ask.clicked.connect(self._field.ask)
        self._word.further_wanted.connect(why.look_further)
        for answer in (self._word, self._token, self._pair):
            answer.followed.connect(self._go_to)
        self._empty.followed.connect(self._go_to)

    def _show_progress_late(self) -> None:
        if not self._late.isActive():
            self._show_progress()
