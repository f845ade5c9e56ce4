"""Why a pair is what it is: the words that hold it, what merging it saves, and how ties are decided."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.core.trainer import Rule
from bpe_gui.document.pair_answers import PairAnswers
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedTie, AskedWord, Subject
from bpe_gui.panes.beside import Beside
from bpe_gui.panes.corpus.pair_places import PairPlaces
from bpe_gui.panes.numbers import plural
from bpe_gui.panes.why.holders_view import HoldersTable, SpokenHolders
from bpe_gui.panes.why.linked_text import LinkedText, Piece
from bpe_gui.panes.why.pair_words import PairWords
from bpe_gui.panes.why.tie_part import TiePart
from bpe_gui.panes.why.tie_words import problem_told
from bpe_gui.panes.widgets import label, named, say

_FACTS_LETTERS = 25


class PairAnswer(Beside):
    """What there is to tell about a pair, or about a rule; it follows the session while it is in view."""

    followed = Signal(object)
    """A link to another question."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._answers = PairAnswers(session, self)
        self._words = PairWords(session, self)
        self._asked: tuple[Rule, int] | None = None
        self._turned_for: Subject | None = None
        self._facts = QWidget(self)
        self._text = LinkedText(self._facts, "pairTold")
        self._holders = SpokenHolders(self)
        self._words_button = named(QPushButton(self), "pairWordsButton")
        self._tie_button = named(QPushButton(self), "pairTieButton")
        self._ties = TiePart(session, self._answers, self)
        self._sum = label(self, "quiet", "pairSum")
        self._holders_view = named(HoldersTable(self._holders, self), "holdersView")
        self._lay_out()
        self._connect()
        self._turn()
        self._restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._holders_view.setAccessibleName(self.tr("Words of the corpus that hold the pair"))
        self._holders_view.setToolTip(
            self.tr(
                "Frequency × times in the word = what the word adds to the count; Enter asks about the word"
            )
        )
        self._holders.retranslate()
        self._words_button.setText(self.tr("Words"))
        self._words_button.setAccessibleName(self.tr("Words of the corpus that hold the pair"))
        self._words_button.setToolTip(self.tr("Each word of the corpus that holds the pair"))
        self._tie_button.setToolTip(self.tr("The pairs seen equally often, and what other programs take"))
        self._ties.retranslate()
        self._tell()

    def title(self) -> str:
        """The pair that is told about, and which rule it is."""
        return self._words.title(*self._asked) if self._asked else ""

    def show_pair(self, rule: Rule, merges: int) -> None:
        """Tells about a pair as it stands after so many merges; about its tie where that was asked for."""
        self._asked = (rule, merges)
        subject = self._session.subject
        if subject is not self._turned_for:
            self._turned_for = subject
            self._turn_to_tie()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.LanguageChange, kinds.LocaleChange):
            self.retranslate()
        elif event.type() in (kinds.PaletteChange, kinds.FontChange, kinds.StyleChange):
            self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        if self.isVisible() and self._asked is not None:
            self._answers.ask(*self._asked)
            self._turn()
            self._tell()

    def _turn_to_tie(self) -> None:
        if isinstance(self._session.subject, AskedTie):
            self._tie_button.setChecked(True)

    def _turn(self) -> None:
        """Shows the page that is chosen."""
        ties = self._tie_button.isChecked()
        # No stack: the page in view alone decides how much room is needed.
        self._holders_view.setVisible(not ties)
        self._ties.setVisible(ties)
        if ties and self.isVisible():
            self._ties.follow()
        self._sum_up()

    def _tell(self) -> None:
        """Shows what is known now; out of view that may be of rules that are gone."""
        if self._asked is None or not self.isVisible():
            return
        rule, merges = self._asked
        facts = self._answers.facts
        self._name_tie(merges)
        self._holders.show(facts.story if facts else None)
        if facts is None:
            self._text.show_lines(((Piece(self._why_nothing()),),))
            self._sum_up()
            return
        self._text.show_lines(self._words.sentences(facts))
        self._sum_up()
        self._holders_view.places = PairPlaces(self._session.tokenizer, rule, merges)
        self._holders_view.viewport().update()

    def _sum_up(self) -> None:
        """What all rows of the page come to."""
        facts = self._answers.facts
        if self._tie_button.isChecked():
            say(self._sum, self._ties.sentence())
        else:
            say(self._sum, self._words.sum(facts.story) if facts else "")

    def _why_nothing(self) -> str:
        if isinstance(fault := self._answers.fault, Problem):
            return problem_told(fault, self.locale())
        if self._answers.is_of_these_rules:
            return str(self.tr("looking…"))
        return str(self.tr("The rules have changed since. Choose a rule or a pair again."))

    def _name_tie(self, merges: int) -> None:
        """The name of the second page, with the number of tied pairs where that is known."""
        tied = self._words.tied(merges)
        name: str = self.tr("Tie")
        if tied is not None:
            name = self.tr("Tie of %Ln", "", plural(tied)) if tied > 1 else self.tr("No tie")
        if name != self._tie_button.text():
            self._tie_button.setText(name)
            self._tie_button.setAccessibleName(name)

    def _ask_about_pair(self, rule: Rule) -> None:
        if self._asked:
            self._session.ask_why(AskedPair(rule, self._asked[1]))

    def _ask_about_word(self, row: int) -> None:
        if story := self._holders.story:
            self._session.ask_why(AskedWord(story.words[row]))

    def _copy_words(self) -> None:
        story = self._holders.story
        rows = self._holders_view.selected_rows()
        if story is None or not rows:
            return
        lines = [
            f"{story.words[row]}\t{story.frequencies[row]}\t{story.seen[row]}\t{story.contribution(row)}"
            for row in rows
        ]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _restyle(self) -> None:
        self._holders_view.restyle()
        self._ties.restyle()
        self._facts.setMinimumWidth(_FACTS_LETTERS * self.fontMetrics().averageCharWidth())

    def _lay_out(self) -> None:
        pages = QWidget(self)
        left, right, heading = QVBoxLayout(self._facts), QVBoxLayout(pages), QHBoxLayout()
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
        left.addWidget(self._text)
        left.addStretch(1)
        heading.setSpacing(8)
        for button in (self._words_button, self._tie_button):
            button.setProperty("kind", "plain")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # arrow keys go from one to the other
            heading.addWidget(button)
        self._words_button.setChecked(True)
        heading.addWidget(self._sum, 1)
        right.addLayout(heading)
        right.addWidget(self._holders_view, 1)
        right.addWidget(self._ties, 1)
        self._sum.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.put(self._facts, pages, (2, 7), 16)

    def _connect(self) -> None:
        session, answers = self._session, self._answers
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.sample_changed,
            session.pairs_changed,
            session.settings_changed,
        ):
            signal.connect(self._follow)
        session.why_asked.connect(self._turn_to_tie)
        answers.told.connect(self._tell)
        answers.tied.connect(self._sum_up)
        self._tie_button.toggled.connect(lambda _: self._turn())
        self._text.followed.connect(self.followed)
        self._ties.pair_wanted.connect(self._ask_about_pair)
        self._holders_view.gone_to.connect(self._ask_about_word)
        self._holders_view.copy_wanted.connect(self._copy_words)
