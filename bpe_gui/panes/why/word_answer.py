"""The answer about a word: how it grows, which pairs are in it, when it is one token."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bpe_gui.document.session import Session
from bpe_gui.document.why_word import WordStory
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.why.linked_text import LinkedText
from bpe_gui.panes.why.step_card import StepCard, When
from bpe_gui.panes.why.word_answer_words import WordAnswerWords
from bpe_gui.panes.widgets import label, named

LONGEST_DRAWN = 32
"""Symbols of a word whose steps are drawn; of a longer one they would not fit."""
_MOST_PAIRS = 12
_COLUMNS = 4
_BESIDE_LETTERS = 100


class WordAnswer(QWidget):
    """Steps as cards to press, a few sentences, and the pairs inside with their places in the queue."""

    followed = Signal(object)
    """A link to another question."""
    further_wanted = Signal()
    """The word is to be followed further."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._story: WordStory | None = None
        self._words = WordAnswerWords(self)
        self._cards_box = named(QWidget(self), "wordSteps")
        self._cards_row = FlowLayout(self._cards_box, 6)
        self._cards: list[StepCard] = []
        self._text = LinkedText(self, "wordAnswerText")
        self._further = named(QPushButton(self), "lookFurtherButton")
        self._pairs_box = QWidget(self)
        self._pairs_title = label(self._pairs_box, "title")
        self._pairs = QGridLayout()
        self._rows: list[tuple[LinkedText, QLabel, QLabel, QLabel]] = []
        self._more = label(self._pairs_box, "quiet")
        self._lay_out()
        self._text.followed.connect(self.followed)
        self._further.clicked.connect(self.further_wanted)
        self.retranslate()

    @property
    def text(self) -> LinkedText:
        """The sentences."""
        return self._text

    @property
    def cards(self) -> list[StepCard]:
        """The steps in view."""
        return [card for card in self._cards if not card.isHidden()]

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """The pairs in view as they are written."""
        shown = [row for row in self._rows if not row[0].isHidden()]
        return [("".join(row[0].lines), *(each.text() for each in row[1:])) for row in shown]

    def title(self) -> str:
        """The question that is answered."""
        return self._words.title(self._story) if self._story else ""

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._cards_box.setAccessibleName(self.tr("How the word grows"))
        self._pairs_title.setText(self.tr("PAIRS INSIDE IT NOW"))
        self._further.setText(self.tr("Look further"))
        self._further.setAccessibleName(self.tr("Look further"))
        self._further.setToolTip(self.tr("Follow the word through twice as many merges"))
        if self._story is not None:
            self.show_story(self._story)

    def show_story(self, story: WordStory) -> None:
        """Shows what is known of a word."""
        self._story = story
        self._text.show_lines(self._words.lines(story, self._session.tokenizer.settings))
        self._show_steps(story)
        self._show_pairs(story)
        is_open = story.complete and story.counted and story.whole_at is None and story.stopped is None
        self._further.setVisible(is_open and bool(story.pairs) and not story.lacking and story.held is True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_steps(self, story: WordStory) -> None:
        tokenizer = self._session.tokenizer
        drawn = not story.special and not story.long and len(story.steps[0].pieces) <= LONGEST_DRAWN
        steps = story.steps if drawn and len(story.steps[0].pieces) > 1 else ()
        to_come = {
            step.rule.token: tokenizer.base_size + step.merges - 1 for step in steps if step.rule is not None
        }
        _quietly(self._cards_box, sum(not card.isHidden() for card in self._cards) != len(steps))
        while len(self._cards) < len(steps):
            card = StepCard(self._cards_box)
            card.clicked.connect(lambda _=False, card=card: self._session.merge_to(card.step.merges))
            self._cards_row.addWidget(card)
            self._cards.append(card)
        for card, step in zip(self._cards, steps, strict=False):
            when = _when(step.merges, story)
            texts = self._words.card(step, when, tokenizer.settings)
            card.show_step(step, when, story.word, tokenizer, to_come, texts)
            name, tip = self._words.card_told(step, when, tokenizer.settings)
            if (name, tip) != (card.accessibleName(), card.toolTip()):
                card.setAccessibleName(name)
                card.setToolTip(tip)
        for number, card in enumerate(self._cards):
            _show(card, number < len(steps))
        _show(self._cards_box, bool(steps))

    def _show_pairs(self, story: WordStory) -> None:
        settings = self._session.tokenizer.settings
        pairs = story.pairs if story.counted else ()
        for pair, row in zip(pairs[:_MOST_PAIRS], self._rows_for(len(pairs)), strict=False):
            link, times, place, fate = row
            link.show_lines([(self._words.pair(pair.rule, settings, story.merges),)])
            for told, text in zip(
                (times, place, fate),
                (*self._words.standing(pair.standing, story.total), self._words.fate(pair)),
                strict=True,
            ):
                told.setText(text)
        left = len(pairs) - _MOST_PAIRS
        self._more.setText(self.tr("%Ln more pair(s)", "", left) if left > 0 else "")
        self._more.setVisible(left > 0)
        _show(self._pairs_box, bool(pairs))

    def _rows_for(self, pairs: int) -> list[tuple[LinkedText, QLabel, QLabel, QLabel]]:
        """As many rows as there are pairs, up to the most that are shown; the others are hidden."""
        wanted = min(pairs, _MOST_PAIRS)
        _quietly(self._pairs_box, sum(not row[0].isHidden() for row in self._rows) != wanted)
        while len(self._rows) < wanted:
            link = LinkedText(self._pairs_box, "innerPair")
            link.setWordWrap(False)
            link.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            link.followed.connect(self.followed)
            others = [label(self._pairs_box) for _ in range(_COLUMNS - 1)]
            others[0].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            for column, part in enumerate((link, *others)):
                self._pairs.addWidget(part, len(self._rows), column)
            self._rows.append((link, others[0], others[1], others[2]))
        for number, row in enumerate(self._rows):
            for part in row:
                _show(part, number < wanted)
        return self._rows[:wanted]

    def _fit(self) -> None:
        """The pairs beside the sentences where both have room, else below them."""
        kinds = QBoxLayout.Direction
        beside = self.width() >= _BESIDE_LETTERS * self.fontMetrics().averageCharWidth()
        direction = kinds.LeftToRight if beside else kinds.TopToBottom
        if self._below.direction() != direction:
            self._below.setDirection(direction)

    def _lay_out(self) -> None:
        self._pairs.setContentsMargins(0, 0, 0, 0)
        self._pairs.setHorizontalSpacing(16)
        self._pairs.setVerticalSpacing(4)
        self._pairs.setColumnStretch(_COLUMNS - 1, 1)
        left, right = QVBoxLayout(), QVBoxLayout(self._pairs_box)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addWidget(self._pairs_title)
        right.addLayout(self._pairs)
        right.addWidget(self._more)
        right.addStretch(1)
        left.setSpacing(8)
        left.addWidget(self._text)
        left.addWidget(self._further, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setSpacing(24)
        self._below.addLayout(left, 3)
        self._below.addWidget(self._pairs_box, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._cards_box)
        column.addLayout(self._below)
        column.addStretch(1)


def _when(merges: int, story: WordStory) -> When:
    if merges == story.now.merges:
        return When.NOW
    if merges < story.merges:
        return When.BEFORE
    return When.LEARNED if merges <= story.learned else When.TO_COME


def _show(part: QWidget, wanted: bool) -> None:
    """Shows or hides a part: saying the same again would lay out everything around it."""
    if part.isHidden() == wanted:
        part.setVisible(wanted)


def _quietly(box: QWidget, changes: bool) -> None:
    """Hides a box whose parts come and go: each of them would lay out everything around it.

    It shows again when they are there, before anything is painted; the keyboard is not taken out of it.
    """
    focus = box.focusWidget()
    if changes and not (focus is not None and focus.hasFocus()):
        box.hide()
