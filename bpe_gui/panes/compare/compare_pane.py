# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""Branches side by side: what another choice in one round leads to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from bpe_gui.core.trainer import Rule
from bpe_gui.document.background import Background
from bpe_gui.document.branches_model import BranchColumn
from bpe_gui.document.compared_rules import Comparison, comparing
from bpe_gui.document.learning import Task
from bpe_gui.document.session import Session
from bpe_gui.panes.compare.branch_words import BranchWords
from bpe_gui.panes.compare.branches_view import BranchesTable, SpokenBranches
from bpe_gui.panes.compare.compared_view import ComparedTable, SpokenComparison
from bpe_gui.panes.compare.fork_picture import ForkPicture
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.widgets import label, named, say

_RULES_NAMED = 6
# Of the name of a branch so much is to be read in a narrow window.
_LEAST_LETTERS = 7


class ComparePane(QWidget):
    """All branches with their counts, and the rules of two of them; it follows the session while in view."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._words, self._branch_words = RuleWords(self), BranchWords(self)
        self._branches = SpokenBranches(session, self)
        self._compared = SpokenComparison(session, self)
        self._lane = Background(self)
        self._scrolling = QTimer(self, singleShot=True, interval=0)
        self._scrolling.timeout.connect(self._scroll)
        self._short = False
        self._pair = (0, 0)
        """The branches that are compared."""
        self._made_of: tuple[object, ...] = ()
        self._empty = ForkPicture(self)
        self._none = label(self._empty, "", "compareEmpty")
        self._content = QWidget(self)
        self._branches_title = label(self, "title")
        self._rules_title = label(self, "title")
        self._view = named(BranchesTable(self._branches, self), "branchesView")
        self._go = named(QPushButton(self), "goToBranchButton")
        self._learn = named(QPushButton(self), "learnBranchesButton")
        self._about = label(self, "quiet", "branchSentence")
        self._combos = (named(QComboBox(self), "oneBranchCombo"), named(QComboBox(self), "otherBranchCombo"))
        self._only = named(QCheckBox(self), "differencesBox")
        self._difference = label(self, "", "differenceSentence")
        self._rules_view = named(ComparedTable(self._compared, self), "comparedView")
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._none.setText(
            self.tr(
                "There is one branch so far. In each round Merge takes the pair seen most often. To see what another choice leads to, select another pair under NEXT PAIR and press Enter, or the button below the list: the rules that follow are learned from there, and both branches stand here side by side."
            )
        )
        self._branches_title.setText(self.tr("BRANCHES"))
        self._rules_title.setText(self.tr("RULES"))
        self._view.setAccessibleName(self.tr("Branches"))
        self._view.setToolTip(
            self.tr("Tokens of corpus and sample on each branch; Enter or a double click goes there")
        )
        self._rules_view.setAccessibleName(self.tr("Rules of two branches side by side"))
        self._rules_view.setToolTip(self.tr("≠ marks other pairs in the same round; Ctrl+C copies"))
        self._go.setToolTip(self.tr("Stand on the selected branch, where you stood on it last"))
        self._only.setText(self.tr("Only differences"))
        self._only.setToolTip(self.tr("Leave out the rounds in which both take the same pair"))
        for combo, name in zip(self._combos, (self.tr("One branch"), self.tr("Another branch")), strict=True):
            combo.setAccessibleName(name)
            combo.setToolTip(self.tr("The branches whose rules stand below"))
        self._made_of = ()
        self._head()
        self._tell_branch()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        elif kind in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._view.fit()
            self._rules_view.fit()
            self._empty.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def minimumSizeHint(self) -> QSize:
        # Sentences that wrap need more height the narrower they are, which a layout's own hint leaves out.
        least = super().minimumSizeHint()
        column, content = self.layout(), self._content.layout()
        if column is None or content is None:
            return least
        margins = column.contentsMargins()
        width = max(self.width(), least.width()) - margins.left() - margins.right()
        height = content.totalMinimumHeightForWidth(width) + margins.top() + margins.bottom()
        return QSize(least.width(), max(least.height(), height))

    # Following the session

    def _follow(self) -> None:
        if not self.isVisible():
            return
        self._branches.follow()
        rows = self._branches.rows
        self._stack.setCurrentIndex(0 if len(rows) < 2 else 1)
        self._head()
        self._view.fit()
        self._fill_combos()
        self._tell_branch()
        self._compare()

    def _head(self) -> None:
        """Sets the headings, which name the merge whose counts stand below."""
        merges = self._words.number(self._branches.merges)
        corpus, sample, end = self.tr("corpus"), self.tr("sample"), self.tr("at the end")
        after = self.tr("after {merges}").replace("{merges}", merges)
        headings = {
            BranchColumn.NAME: self.tr("branch"),
            BranchColumn.RULES: self.tr("rules"),
            BranchColumn.CORPUS_HERE: f"{corpus}\n{after}",
            BranchColumn.SAMPLE_HERE: f"{sample}\n{after}",
            BranchColumn.CORPUS_END: f"{corpus}\n{end}",
            BranchColumn.SAMPLE_END: f"{sample}\n{end}",
        }
        for column, text in headings.items():
            if self._branches.headerData(column, Qt.Orientation.Horizontal) != text:
                self._branches.setHeaderData(column, Qt.Orientation.Horizontal, text)

    def _fill_combos(self) -> None:
        names = [self._branches.name(row) for row in self._branches.rows]
        known = [self._combos[0].itemText(number) for number in range(self._combos[0].count())]
        if len(names) != len(known):
            # What is newest is what one wants to see, beside what it grew out of.
            last = self._branches.rows[-1]
            self._pair = (last.parent or 0, last.number)
        if names != known:
            for combo in self._combos:
                combo.clear()
                combo.addItems(names)
        for combo, branch in zip(self._combos, self._pair, strict=True):
            if combo.currentIndex() != branch:
                combo.setCurrentIndex(branch)

    def _compare(self) -> None:
        history, pair = self._session.history, self._pair
        if len(history.branches) < 2:
            return
        one, other = (history.branches[number] for number in pair)
        rounds = [each.rounds if each.begun else [] for each in (one, other)]
        settings, begun = self._session.tokenizer.settings, (one.begun, other.begun)
        made_of = (one.rounds, len(one.rounds), other.rounds, len(other.rounds), settings, pair, begun)
        if len(made_of) == len(self._made_of) and all(map(_same, made_of, self._made_of)):
            return
        self._made_of = made_of
        self._lane.run(comparing(*rounds), self._show_comparison, self._failed)

    def _show_comparison(self, comparison: Comparison) -> None:
        history = self._session.history
        one, other = (self._branch_words.name(number) for number in self._pair)
        self._compared.names = (one, other)
        hands = (frozenset(history.chosen(number)) for number in self._pair)
        self._compared.by_hand = (next(hands), next(hands))
        self._compared.show(comparison, differences_only=self._only.isChecked())
        self._rules_view.fit()
        say(self._difference, self._difference_text(comparison))
        self._scrolling.start()

    def _scroll(self) -> None:
        """Brings the first difference into view, when the table has the size that it will have."""
        if (first := self._compared.comparison.first) is not None:
            place = self._compared.index(self._compared.row_of(first), 0)
            self._rules_view.scrollTo(place, ComparedTable.ScrollHint.PositionAtCenter)

    def _difference_text(self, comparison: Comparison) -> str:
        settings, first = self._session.tokenizer.settings, comparison.first
        one, other = self._compared.names
        number = self._words.number
        if first is None:
            if not comparison.length:
                empty: str = self.tr("{branch} has no rule yet.")
                return empty.replace("{branch}", other if comparison.one else one)
            same: str = self.tr("No difference in the first {count} rules.")
            return same.replace("{count}", number(comparison.length))
        text: str = self.tr(
            "First difference: in rule {number} {branch} takes {one}, {second} takes {other}."
        )
        text = text.replace("{number}", number(first + 1)).replace("{branch}", one).replace("{second}", other)
        text = text.replace("{one}", self._words.pair(comparison.one[first].rule, settings))
        text = text.replace("{other}", self._words.pair(comparison.other[first].rule, settings))
        if not comparison.only_one:
            same = self.tr("All {count} rules are in both, in another order.")
            return f"{text} {same.replace('{count}', number(comparison.length))}"
        only: str = self.tr("Of the first {count} rules only {branch} has {rules}.")
        only = only.replace("{count}", number(comparison.length)).replace("{branch}", one)
        text = f"{text} {only.replace('{rules}', self._named([comparison.one[rank].rule for rank in comparison.only_one]))}"
        only = self.tr("Only {branch} has {rules}.").replace("{branch}", other)
        return f"{text} {only.replace('{rules}', self._named([comparison.other[rank].rule for rank in comparison.only_other]))}"

    def _named(self, rules: list[Rule]) -> str:
        """Some rules by name, and how many more there are."""
        settings = self._session.tokenizer.settings
        names = ", ".join(self._words.pair(rule, settings) for rule in rules[:_RULES_NAMED])
        left = len(rules) - _RULES_NAMED
        if left <= 0:
            return names
        more: str = self.tr("%Ln more", "", left)
        return f"{names}, {more}"

    def _tell_branch(self) -> None:
        """What can be done with the selected branch, or with the present one."""
        rows = self._branches.rows
        selected = self._selected()
        row = rows[selected] if 0 <= selected < len(rows) and not rows[selected].present else None
        text: str = self.tr("Go to {branch}")
        name = self._branches.name(row) if row else self.tr("a branch")
        self._go.setText(text.replace("{branch}", name))
        self._go.setAccessibleName(self._go.text())
        self._go.setEnabled(row is not None and not row.lost)
        if row is None:
            self._go.setToolTip(self.tr("Select another branch to go there"))
        elif row.lost:
            self._go.setToolTip(self.tr("Its pair is none of that round with this corpus"))
        else:
            self._go.setToolTip(self.tr("Stand on the selected branch, where you stood on it last"))
        self._offer_learning()
        lost = [each for each in rows if each.lost]
        sentence = ""
        if lost:
            sentence = self.tr(
                "%Ln branch(es) cannot be learned from this corpus: what was chosen by hand is no pair of that round. They are kept and come back with their corpus.",
                "",
                len(lost),
            )
        say(self._about, sentence)
        self._about.setVisible(bool(sentence))

    def _offer_learning(self) -> None:
        """What is missing can be learned: what was thrown away, or as many rules as there are here."""
        rows, session = self._branches.rows, self._session
        waiting = any(each.waiting for each in rows)
        self._short = session.can_learn and any(each.short for each in rows)
        text, tip = (
            self.tr("Learn them all"),
            self.tr("Learn again what a change of the corpus or the settings has thrown away"),
        )
        if self._short:
            text = self.tr("Learn all to {merges}")
            tip = self.tr("Learn as many rules on every branch; you stay where you stand")
        self._learn.setText(text.replace("{merges}", self._words.number(self._branches.merges)))
        self._learn.setAccessibleName(self._learn.text())
        self._learn.setToolTip(tip)
        self._learn.setVisible(waiting or self._short)
        self._learn.setEnabled(session.task in (Task.NONE, Task.ON))

    # What is done

    def _learn_all(self) -> None:
        self._session.learn_branches(self._branches.merges if self._short else 0)

    def _go_to(self, row: int) -> None:
        if row != self._session.branch and not self._branches.rows[row].lost:
            self._session.go_to_branch(row)

    def _go_selected(self) -> None:
        self._go_to(self._selected())

    def _selected(self) -> int:
        """The row of the selected branch, or −1."""
        return next((index.row() for index in self._view.selectionModel().selectedRows()), -1)

    def _choose(self) -> None:
        one, other = (combo.currentIndex() for combo in self._combos)
        self._pair = (max(0, one), max(0, other))
        self._compare()

    def _show_part(self) -> None:
        self._show_comparison(self._compared.comparison)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._rules_view.copied())

    def _failed(self, fault: Exception) -> None:
        raise fault

    def _connect(self) -> None:
        session = self._session
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.sample_changed,
            session.branches_changed,
            session.settings_changed,
            self._branches.measured,
        ):
            signal.connect(self._follow)
        session.closing.connect(self._lane.stop)
        self._view.gone_to.connect(self._go_to)
        self._view.selectionModel().selectionChanged.connect(lambda *_: self._tell_branch())
        self._go.clicked.connect(self._go_selected)
        self._learn.clicked.connect(self._learn_all)
        session.busy_changed.connect(self._offer_learning)
        for combo in self._combos:
            combo.activated.connect(self._choose)
        self._only.toggled.connect(self._show_part)
        self._rules_view.copy_wanted.connect(self._copy)

    def _lay_out(self) -> None:
        for words in (self._none, self._about, self._difference):
            words.setWordWrap(True)
        self._empty.tell(self._none)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(8)
        buttons, choices = QHBoxLayout(), QHBoxLayout()
        for row in (buttons, choices):
            row.setSpacing(8)
        buttons.addWidget(self._go)
        buttons.addWidget(self._learn)
        buttons.addStretch(1)
        left.addWidget(self._branches_title)
        left.addWidget(self._view, 1)
        left.addWidget(self._about)
        left.addLayout(buttons)
        choices.addWidget(self._rules_title)
        for combo in self._combos:
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(_LEAST_LETTERS)
            choices.addWidget(combo, 1)
        right.addLayout(choices)
        right.addWidget(self._difference)
        right.addWidget(self._rules_view, 1)
        right.addWidget(self._only)
        sides = QHBoxLayout(self._content)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(24)
        sides.addLayout(left, 5)
        sides.addLayout(right, 4)
        self._stack = QStackedLayout()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._content)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 8)
        column.addLayout(self._stack)


def _same(one: object, other: object) -> bool:
    """The same object, or an equal value; a long list is never looked through."""
    return one is other or (not isinstance(one, list) and one == other)
