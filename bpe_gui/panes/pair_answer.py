"""Why a pair is what it is: the words that hold it, what merging it saves, and how ties are decided."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.trainer import Rule
from bpe_gui.document.holders_model import HolderColumn
from bpe_gui.document.pair_answers import PairAnswers
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedWord
from bpe_gui.panes.holders_view import HoldersTable, SpokenHolders
from bpe_gui.panes.pair_places import PairPlaces
from bpe_gui.panes.pair_words import PairWords
from bpe_gui.panes.widgets import label, named, say


class PairAnswer(QWidget):
    """What there is to tell about a pair, or about a rule; it follows the session while it is in view."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._answers = PairAnswers(session, self)
        self._words = PairWords(session, self)
        self._asked: tuple[Rule, int] | None = None
        self._heading = label(self, "", "pairHeading")
        self._place = label(self, "quiet", "pairPlace")
        self._told = label(self, "", "pairTold")
        self._holders = SpokenHolders(self)
        self._holders_title = label(self, "title")
        self._holders_sum = label(self, "quiet", "holdersSum")
        self._holders_view = named(HoldersTable(self._holders, self), "holdersView")
        self._lay_out()
        self._connect()
        self._restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._heading.setAccessibleName(self.tr("The pair"))
        self._told.setAccessibleName(self.tr("What is known about the pair"))
        self._holders_title.setText(self.tr("WORDS THAT HOLD IT"))
        self._holders_view.setAccessibleName(self.tr("Words of the corpus that hold the pair"))
        self._holders_view.setToolTip(
            self.tr(
                "Frequency × times in the word = what the word adds to the count; Enter asks about the word"
            )
        )
        headings = {
            HolderColumn.WORD: (self.tr("word"), self.tr("The pair is lit where it stands")),
            HolderColumn.FREQUENCY: (self.tr("frequency"), self.tr("How often the corpus has the word")),
            HolderColumn.TIMES: (self.tr("times"), self.tr("How often the word holds the pair")),
            HolderColumn.REPLACED: (
                self.tr("replaced"),
                self.tr("How often the pair becomes one token there"),
            ),
            HolderColumn.CONTRIBUTION: (self.tr("count"), self.tr("What the word adds to the count")),
        }
        for column, (heading, tip) in headings.items():
            self._holders.set_heading(column, heading, tip)
        self._tell()

    def show_pair(self, rule: Rule, merges: int) -> None:
        """Tells about a pair as it stands after so many merges."""
        self._asked = (rule, merges)
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
            self._tell()

    def _tell(self) -> None:
        """Shows what is known now."""
        if self._asked is None:
            return
        rule, merges = self._asked
        facts = self._answers.facts
        say(self._heading, self._words.heading(rule))
        self._holders.show(facts.story if facts else None)
        if facts is None:
            say(self._place, "")
            if self._answers.is_of_these_rules:
                say(self._told, self.tr("looking…"))
            else:
                say(self._told, self.tr("The rules have changed since. Choose a rule or a pair again."))
            say(self._holders_sum, "")
            return
        say(self._place, self._words.place_in_log(rule, merges))
        say(self._told, "\n".join(self._words.sentences(facts)))
        say(self._holders_sum, self._words.sum(facts.story))
        tokenizer = self._session.tokenizer
        self._holders_view.set_places(PairPlaces(tokenizer, rule, merges))

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
        heading = look.mono_font(look.Size.LARGE)
        heading.setBold(True)
        self._heading.setFont(heading)
        self._holders_view.restyle()

    def _lay_out(self) -> None:
        for text in (self._heading, self._place, self._told):
            text.setWordWrap(True)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(4)
        for text in (self._heading, self._place, self._told):
            left.addWidget(text)
        left.addStretch(1)
        heading = QHBoxLayout()
        heading.setSpacing(8)
        heading.addWidget(self._holders_title)
        heading.addWidget(self._holders_sum, 1)
        right.addLayout(heading)
        right.addWidget(self._holders_view, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(left, 2)
        row.addLayout(right, 3)

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
        answers.told.connect(self._tell)
        self._holders_view.gone_to.connect(self._ask_about_word)
        self._holders_view.copy_wanted.connect(self._copy_words)
