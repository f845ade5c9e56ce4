"""The tie of a round: the pairs seen equally often, and what other programs would make of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.tie_rules import TieRule
from bpe_gui.core.trainer import Rule
from bpe_gui.document.pair_answers import PairAnswers
from bpe_gui.document.session import Session
from bpe_gui.panes.beside import Beside
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.tie_rules_view import TIE_RULES, TieRulesModel, TieRulesTable
from bpe_gui.panes.why.tie_words import TieWords, problem_told
from bpe_gui.panes.why.tied_view import SpokenTied, TiedTable
from bpe_gui.panes.widgets import label, named, say

_SOON_MS = 300
_COMBO_LETTERS = 16
_ABOUT_LINES = 2


class TiePart(Beside):
    """The tied pairs at the left, the rules of ties at the right; one of them is chosen and marked."""

    pair_wanted = Signal(object)
    """Somebody wants to know more about this pair of the round."""

    def __init__(self, session: Session, answers: PairAnswers, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._answers = session, answers
        self._words, self._tie_words = RuleWords(self), TieWords(self)
        self._tied = SpokenTied(session, self)
        self._rules = TieRulesModel(self)
        self._tied_view = named(TiedTable(self._tied, self), "tiedView")
        self._combo = named(QComboBox(self), "tieRuleCombo")
        self._about = label(self, "quiet", "tieRuleAbout")
        self._rules_title = label(self, "title", "tieRulesTitle")
        self._rules_view = named(TieRulesTable(self._rules, self), "tieRulesView")
        self._state = label(self, "quiet", "tieRulesState")
        self._learn = named(QPushButton(self), "tieRulesButton")
        self._progress = named(QProgressBar(self), "tieRulesProgress")
        self._cancel = named(QPushButton(self), "tieRulesCancel")
        # What is there in a moment shows no progress.
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(lambda: self._show_progress(True))
        self._show_progress(False)
        self._combo.setMinimumContentsLength(_COMBO_LETTERS)
        self._combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for _ in TIE_RULES:
            self._combo.addItem("")
        self._lay_out()
        self._connect()
        self._rules_view.selectRow(0)

    @property
    def tie_rule(self) -> TieRule:
        """The rule of ties that is chosen."""
        return TIE_RULES[max(0, self._combo.currentIndex())]

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._tied.retranslate()
        self._rules.retranslate()
        self._tied_view.setAccessibleName(self.tr("Pairs that tie in this round"))
        self._tied_view.setToolTip(
            self.tr(
                "The tied pairs in the order first seen; choose one to see where it stands, Enter tells more"
            )
        )
        self._combo.setAccessibleName(self.tr("Which of the pairs seen equally often is taken"))
        self._combo.setToolTip(self.tr("Programs decide ties in different ways: see what each of them takes"))
        for place, tie_rule in enumerate(TIE_RULES):
            self._combo.setItemText(place, self._tie_words.sentence(tie_rule))
        self._about.setAccessibleName(self.tr("What this rule of ties takes"))
        self._rules_view.setAccessibleName(self.tr("Rules of ties compared"))
        self._rules_view.setToolTip(
            self.tr("What each rule of ties takes here, and what comes of it after as many merges")
        )
        self._learn.setText(self.tr("Learn by each"))
        self._learn.setAccessibleName(self.tr("Learn by each rule of ties"))
        self._learn.setToolTip(self.tr("Learn as many rules once more by each rule of ties, and compare"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setAccessibleName(self.tr("Cancel the comparison"))
        self._cancel.setToolTip(self.tr("Stop comparing the rules of ties"))
        self._progress.setAccessibleName(self.tr("Progress of the comparison"))
        self._progress.setToolTip(self.tr("How much of the comparison is done"))
        self.tell()

    def restyle(self) -> None:
        """Takes colours and sizes anew from palette and font."""
        self._tied_view.restyle()
        self._rules_view.restyle()
        self._about.setMinimumHeight(_ABOUT_LINES * self._about.fontMetrics().lineSpacing())

    def follow(self) -> None:
        """Looks for what is not known yet; what takes long is only offered."""
        self._answers.seek_tie()
        if self._answers.is_quick and self._answers.fault is None:
            self._answers.compare()
        self.tell()

    def tell(self) -> None:
        """Shows what is known now."""
        answers, question = self._answers, self._answers.question
        if question is None:
            return
        tokenizer = question.tokenizer
        self._tied.show(answers.tie, tokenizer, question.merges)
        choices = {each: self._tied.chosen(each) for each in TIE_RULES}
        self._rules.show(choices, answers.answers, tokenizer.settings)
        say(self._about, self._tie_words.about(self.tie_rule))
        merges = answers.merges_compared
        title: str = self.tr("AFTER %Ln MERGE(S)", "", plural(merges))
        self._rules_title.setText(with_number(title, merges, self.locale()))
        busy = answers.comparing
        if busy and not self._soon.isActive() and not self._progress.isVisible():
            self._soon.start()
        elif not busy:
            self._soon.stop()
            self._show_progress(False)
        self._progress.setValue(round(100 * answers.share))
        done = answers.answers is not None
        offered = not busy and not done and answers.can_compare
        self._learn.setVisible(offered)
        say(self._state, "" if done or busy else self._why_not())
        self._state.setVisible(bool(self._state.text()))

    def sentence(self) -> str:
        """What the round has to decide."""
        tie = self._answers.tie
        if tie is None:
            return str(self.tr("looking…"))
        if not tie.tie.pairs:
            return str(self.tr("no pair is left: every word is one token"))
        count = self._words.number(tie.tie.count)
        told: str = self.tr("no tie: only this one has {count}")
        if len(tie.tie.pairs) > 1:
            told = self.tr("%Ln pair(s) have {count}; the first one seen wins", "", len(tie.tie.pairs))
        return told.replace("{count}", count)

    def _why_not(self) -> str:
        answers = self._answers
        if not answers.can_compare:
            words = self._session.counts.distinct_words
            told: str = self.tr(
                "%Ln distinct word(s) are too many to be learned several times here.", "", words
            )
            return told
        if isinstance(fault := answers.fault, Problem):
            if fault.reason is CoreReason.NO_SUCH_PAIR:
                return self.tr("These rules hold pairs that the corpus does not have.")
            return problem_told(fault, self.locale())
        return ""

    def _show_progress(self, shown: bool) -> None:
        self._progress.setVisible(shown)
        self._cancel.setVisible(shown)

    def _choose(self, place: int) -> None:
        self._tied.mark(TIE_RULES[place])
        if self._rules_view.currentIndex().row() != place:
            self._rules_view.selectRow(place)
        say(self._about, self._tie_words.about(TIE_RULES[place]))

    def _row_chosen(self) -> None:
        rows = self._rules_view.selected_rows()
        if rows and rows[0] != self._combo.currentIndex():
            self._combo.setCurrentIndex(rows[0])

    def _light(self) -> None:
        """Shows in the corpus where the pair that was chosen here stands."""
        rows, question = self._tied_view.selected_rows(), self._answers.question
        if rows and question:
            self._session.set_highlight(self._tied.tied[rows[-1]].rule, question.merges)

    def _want_pair(self, row: int) -> None:
        rule: Rule = self._tied.tied[row].rule
        self.pair_wanted.emit(rule)

    def _lay_out(self) -> None:
        self._about.setWordWrap(True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._state.setWordWrap(True)
        self._progress.setTextVisible(False)
        pairs, rules, above = QWidget(self), QWidget(self), QHBoxLayout()
        left, right = QVBoxLayout(pairs), QVBoxLayout(rules)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
        left.addWidget(self._combo)
        left.addWidget(self._tied_view, 1)
        left.addWidget(self._about)
        above.setSpacing(8)
        above.addWidget(self._rules_title)
        above.addWidget(self._progress, 1)
        above.addStretch(0)
        for button in (self._cancel, self._learn):
            above.addWidget(button)
        right.addLayout(above)
        right.addWidget(self._rules_view)
        right.addWidget(self._state)
        right.addStretch(1)
        self.put(pairs, rules, (4, 5), 8)

    def _connect(self) -> None:
        answers = self._answers
        for signal in (answers.tied, answers.compared, answers.progressed):
            signal.connect(self.tell)
        self._combo.currentIndexChanged.connect(self._choose)
        self._rules_view.selectionModel().selectionChanged.connect(lambda *_: self._row_chosen())
        self._tied_view.selectionModel().selectionChanged.connect(lambda *_: self._light())
        self._tied_view.gone_to.connect(self._want_pair)
        self._learn.clicked.connect(lambda: answers.compare())
        self._cancel.clicked.connect(lambda: answers.cancel())
