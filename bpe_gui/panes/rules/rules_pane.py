# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""The middle column: the pairs of the next round, and the rules learned so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelection, QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from bpe_gui.core.settings import Unit
from bpe_gui.core.trainer import Stop
from bpe_gui.document.rules_model import RuleColumn
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedTie
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.fork_button import FORK_KEYS, ForkButton
from bpe_gui.panes.rules.pairs_view import PairsList
from bpe_gui.panes.rules.rules_view import RulesTable
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.rules.spoken_rules import SpokenPairs, SpokenRules
from bpe_gui.panes.widgets import WHY_KEYS, PressedLabel, label, named

if TYPE_CHECKING:
    from bpe_gui.panes.findable import Findable

# In digits: from this width of the pane on the sentence stands beside its title.
_SENTENCE_BESIDE = 36
_TABLE = "text/tab-separated-values"
_RIGHT_COLUMNS = (RuleColumn.NUMBER, RuleColumn.COUNT)


class RulesPane(QWidget):
    """The next pair and its rivals, and the rules; what is chosen there is shown in the corpus."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = RuleWords(self)
        self._rules = SpokenRules(session, self)
        self._pairs = SpokenPairs(session, self)
        self._picked_in: RulesTable | PairsList | None = None

        self._pairs_heading = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pairs_title = label(self, "title", "pairsTitle")
        self._pairs_sentence = PressedLabel(self, "quiet", "pairsSentence")
        self._pairs_sentence.setWordWrap(True)
        self._pairs_view = named(PairsList(self._pairs, self), "pairsView")
        self._rules_title = label(self, "title", "rulesTitle")
        self._rules_number = label(self, "quiet", "rulesNumber")
        self._fork = named(ForkButton(session, self), "forkButton")
        self._rules_view = named(RulesTable(self._rules, self), "rulesView")
        self._rules_view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

        self._pairs_view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

        self._menu, self._pairs_menu = QMenu(self), QMenu(self)
        self._why_action = self._action(self._menu, "whyRuleAction", self._rule_asked)
        self._copy_action = self._action(self._menu, "copyRulesAction", self.copy)
        self._copy_table_action = self._action(self._menu, "copyRulesTableAction", self.copy_table)
        self._copy_all_action = self._action(self._menu, "copyAllRulesAction", self.copy_all)
        self._fork_action = self._action(self._pairs_menu, "forkAction", self._take_pair)
        self._why_pair_action = self._action(self._pairs_menu, "whyPairAction", self._pair_asked)
        self._tie_action = self._action(self._pairs_menu, "whyTieAction", self._tie_asked)
        self._copy_pairs_action = self._action(self._pairs_menu, "copyPairsAction", self._copy_pairs)
        # Shown beside the words; the lists themselves answer to the keys.
        for action in (self._copy_action, self._copy_pairs_action):
            action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        for action in (self._why_action, self._why_pair_action):
            action.setShortcut(QKeySequence(WHY_KEYS))
        self._fork_action.setShortcut(QKeySequence(FORK_KEYS))

        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words in the language of the interface."""
        self._pairs_title.setText(self.tr("NEXT PAIR"))
        self._rules_title.setText(self.tr("RULES"))
        self._pairs_view.setAccessibleName(self.tr("Pairs of this round"))
        self._rules_view.setAccessibleName(self.tr("Rules"))
        why_key = self._why_action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        about_pairs = self.tr(
            "Choose a pair to see where it stands in the corpus; Enter merges it, Esc ends the choice, {why} tells more"
        )
        self._pairs_view.setToolTip(about_pairs.replace("{why}", why_key))
        copy_key = self._copy_action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        about_rules = self.tr(
            "Choose a rule to see where it applied; Enter goes to its merge, {copy} copies, {why} tells more"
        )
        self._rules_view.setToolTip(about_rules.replace("{copy}", copy_key).replace("{why}", why_key))
        self._rules_number.setToolTip(self.tr("How many rules are in force"))
        headings = {
            RuleColumn.NUMBER: ("#", self.tr("Number of the rule")),
            RuleColumn.LEFT: (self.tr("left"), self.tr("Left part of the pair")),
            RuleColumn.RIGHT: (self.tr("right"), self.tr("Right part of the pair")),
            RuleColumn.TOKEN: (self.tr("token"), self.tr("The token that the rule makes")),
            RuleColumn.COUNT: (self.tr("count"), self.tr("How often the pair was seen when it was chosen")),
            RuleColumn.TIE: ("", self.tr("Whether other pairs had the same count")),
        }
        for column, (heading, tip) in headings.items():
            self._set_header(column, heading, Qt.ItemDataRole.DisplayRole)
            self._set_header(column, tip, Qt.ItemDataRole.ToolTipRole)
        self._why_action.setText(self.tr("Why?"))
        about_rule = self.tr("Why this rule: the words that hold its pair, and what it saved ({why})")
        self._why_action.setToolTip(about_rule.replace("{why}", why_key))
        self._fork.retranslate()
        self._why_pair_action.setText(self.tr("Why?"))
        about_pair = self.tr("Where its count comes from, and what it would save ({why})")
        self._why_pair_action.setToolTip(about_pair.replace("{why}", why_key))
        self._tie_action.setText(self.tr("How ties are decided"))
        self._tie_action.setToolTip(self.tr("The pairs seen equally often, and what other programs take"))
        self._copy_pairs_action.setText(self.tr("Copy"))
        about_copied = self.tr("Copy the selected pairs with their counts ({copy})")
        self._copy_pairs_action.setToolTip(about_copied.replace("{copy}", copy_key))
        self._copy_action.setText(self.tr("Copy"))
        about_copy = self.tr("Copy the selected rules as the lesson prints them ({copy})")
        self._copy_action.setToolTip(about_copy.replace("{copy}", copy_key))
        self._copy_table_action.setText(self.tr("Copy as TSV"))
        self._copy_table_action.setToolTip(self.tr("Copy left, right and count with tabs between"))
        self._copy_all_action.setText(self.tr("Copy all"))
        self._copy_all_action.setToolTip(self.tr("Copy all rules as the lesson prints them"))
        self._say()
        self._pairs_view.viewport().update()
        self._rules_view.viewport().update()

    def copy(self) -> None:
        """Copy the selected rules, or all when none is selected, as the lesson prints them."""
        self._copy_rows(self._rules_view.selected_rows() or range(len(self._rules.rounds)))

    def copy_table(self) -> None:
        """Copy the selected rules, or all when none is selected, as a table with tabs."""
        rows = self._rules_view.selected_rows() or range(len(self._rules.rounds))
        self._copy_rows(rows, as_table=True)

    def copy_all(self) -> None:
        """Copy all rules as the lesson prints them."""
        self._copy_rows(range(len(self._rules.rounds)))

    def findable(self) -> Findable:
        """What is searched in it: the rules in force."""
        from bpe_gui.panes.rows_finding import RulesFinding

        return RulesFinding(self._rules_view, self._rules)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        elif kind in (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._pairs_view.restyle()
            self._rules_view.restyle()
            self._arrange_heading()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_heading()

    def _rules_picked(self, *_: QItemSelection) -> None:
        self._pick(self._rules_view)

    def _pairs_picked(self, *_: QItemSelection) -> None:
        self._pick(self._pairs_view)

    def _pick(self, view: RulesTable | PairsList) -> None:
        picked = view.picked()
        if view is self._pairs_view:
            self._fork.offer(picked[0] if picked else None)
        if picked is not None:
            self._picked_in = view
            self._session.set_highlight(*picked)
            self._session.ask(AskedPair(*picked))
        elif self._picked_in is view:
            self._picked_in = None
            self._session.set_highlight(None)

    def _follow_highlight(self) -> None:
        """Deselects what is no longer shown in the corpus, because of a merge or a choice elsewhere."""
        for view in (self._pairs_view, self._rules_view):
            picked = view.picked()
            if picked is not None and picked != self._session.highlight:
                if self._picked_in is view:
                    self._picked_in = None
                view.clearSelection()

    def _follow(self) -> None:
        self._pairs_view.follow()
        self._follow_highlight()
        self._fork.offer(picked[0] if (picked := self._pairs_view.picked()) else None)
        self._say()

    def _go_to(self, row: int) -> None:
        self._session.jump(row + 1)

    def _rule_asked(self) -> None:
        self._ask_why(self._rules_view)

    def _pair_asked(self) -> None:
        self._ask_why(self._pairs_view)

    def _tie_asked(self) -> None:
        """Asks how the tie of this round is decided."""
        if (ranked := self._session.pairs) and ranked.pairs and not self._session.next_hidden:
            self._session.ask_why(AskedTie(ranked.pairs[0][0], self._session.merges))

    def _ask_why(self, view: RulesTable | PairsList) -> None:
        if touched := view.at_keyboard():
            self._session.ask_why(AskedPair(*touched))

    def _take_pair(self) -> None:
        if touched := self._pairs_view.at_keyboard():
            self._session.fork(touched[0])

    def _show_menu(self, place: QPoint) -> None:
        if self._rules.rounds:
            self._menu.popup(self._rules_view.viewport().mapToGlobal(place))

    def _show_pairs_menu(self, place: QPoint) -> None:
        if touched := self._pairs_view.at_keyboard():
            self._fork_action.setText(self._fork.words(touched[0]).replace("&", "&&"))
            self._fork_action.setToolTip(self._fork.tip(touched[0]))
            self._fork_action.setEnabled(self._session.next_round is not None)
            self._pairs_menu.popup(self._pairs_view.viewport().mapToGlobal(place))

    def _copy_pairs(self) -> None:
        # Here and below, because the window opens sooner without them.
        from bpe_gui.core.lesson_text import rule_text

        rows = [row for row in self._pairs_view.selected_rows() if row < len(self._pairs.pairs)]
        pairs, settings = self._pairs.pairs, self._pairs.settings
        lines = [f"{rule_text(pairs[row][0], settings)} ({pairs[row][1]})" for row in rows]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))

    def _copy_rows(self, rows: list[int] | range, *, as_table: bool = False) -> None:
        if not rows:
            return
        from bpe_gui.panes.rules.rules_text import lesson_lines, table_lines

        lines = "\n".join(lesson_lines(rows, self._rules.rounds, self._rules.settings))
        table = "\n".join(table_lines(rows, self._rules.rounds, self._rules.settings)) + "\n"
        content = QMimeData()
        content.setText(table if as_table else lines)
        content.setData(_TABLE, table.encode())
        QGuiApplication.clipboard().setMimeData(content)

    def _arrange_heading(self) -> None:
        """Puts the sentence under its title where it would have little room beside it."""
        beside = self.width() >= _SENTENCE_BESIDE * self.fontMetrics().horizontalAdvance("0")
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._pairs_heading.direction() != direction:
            self._pairs_heading.setDirection(direction)
            self._pairs_heading.setSpacing(8 if beside else 0)

    def _say(self) -> None:
        """Sets the sentence about the round, the number of rules and what an empty table says."""
        self._pairs_sentence.setText(self._sentence())
        found, hidden = self._session.next_round, self._session.next_hidden
        tied = found is not None and found.tied > 1 and not hidden
        self._pairs_sentence.set_tip(self.tr("Click to see what other programs take") if tied else "")
        self._rules_number.setText(self._words.number(len(self._rules.rounds)))
        self._rules_view.set_words(self.tr("tie"), self._empty_text())

    def _sentence(self) -> str:
        session = self._session
        if not session.can_learn and session.has_corpus:
            return self.tr("these rules hold pairs that the corpus does not have")
        if not session.can_learn:
            return self.tr("there is no corpus to learn from")
        if session.pairs is None or (session.relearning and not session.pairs.pairs):
            return self.tr("looking…")
        found = session.next_round
        if found is None:
            return self._why_stopped()
        if session.next_hidden:
            return self.tr("hidden: which two neighbours are seen together most often?")
        if session.pairs.pairs and session.pairs.pairs[0][0] != found.rule:
            best = self._words.pair(session.pairs.pairs[0][0], session.tokenizer.settings)
            return self.tr("another pair was chosen here; the first one is {pair}").replace("{pair}", best)
        count = self._words.number(found.count)
        if found.tied > 1:
            tie = self.tr("%Ln pair(s) have {count}; the first one seen wins", "", found.tied)
            return tie.replace("{count}", count)
        return self.tr("no tie: only this one has {count}").replace("{count}", count)

    def _why_stopped(self) -> str:
        session = self._session
        if session.stopped is Stop.MIN_COUNT:
            minimum = session.settings.minimum_count
            why = self.tr("no pair appears %Ln time(s); add text or lower the minimum", "", plural(minimum))
            return with_number(why, minimum, self.locale())
        if not session.counts.distinct_words:
            return self.tr("the corpus is empty")
        if session.merges:
            return self.tr("no pair is left: every word is one token")
        if session.settings.unit is Unit.BYTES:
            return self.tr("no pair: every word is one byte")
        return self.tr("no pair: every word is one letter")

    def _empty_text(self) -> str:
        found = self._session.next_round
        if found is None:
            if self._session.can_learn and not self._session.counts.distinct_words:
                return self.tr("No rule yet. Write a text into the corpus, or choose a sample.")
            return self.tr("No rule yet.")
        if self._session.next_hidden:
            return self.tr("No rule yet. Which pair is seen most often?")
        words = self.tr("No rule yet. The pair seen most often is {pair}, {times}. Press Merge.")
        if 0 in self._session.chosen:
            words = self.tr("No rule yet. The pair chosen by hand is {pair}, {times}. Press Merge.")
        pair = self._words.pair(found.rule, self._session.tokenizer.settings)
        return words.replace("{times}", self._words.times(found.count)).replace("{pair}", pair)

    def _action(self, menu: QMenu, name: str, respond: Callable[[], None]) -> QAction:
        menu.setToolTipsVisible(True)
        action = menu.addAction("")
        action.setObjectName(name)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: respond())
        return action

    def _set_header(self, column: RuleColumn, value: str | Qt.AlignmentFlag, role: int) -> None:
        self._rules.setHeaderData(column, Qt.Orientation.Horizontal, value, role)

    def _lay_out(self) -> None:
        for column in RuleColumn:
            side = Qt.AlignmentFlag.AlignRight if column in _RIGHT_COLUMNS else Qt.AlignmentFlag.AlignLeft
            self._set_header(column, side | Qt.AlignmentFlag.AlignVCenter, Qt.ItemDataRole.TextAlignmentRole)
        self._pairs_heading.setSpacing(8)
        self._pairs_heading.addWidget(self._pairs_title, 0, Qt.AlignmentFlag.AlignTop)
        self._pairs_heading.addWidget(self._pairs_sentence, 1, Qt.AlignmentFlag.AlignTop)
        rules_heading = QHBoxLayout()
        rules_heading.setSpacing(8)
        rules_heading.addWidget(self._rules_title)
        rules_heading.addWidget(self._rules_number, 1)
        rules_heading.addWidget(self._fork)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        column_layout.setSpacing(8)
        column_layout.addLayout(self._pairs_heading)
        column_layout.addWidget(self._pairs_view)
        column_layout.addLayout(rules_heading)
        column_layout.addWidget(self._rules_view, 1)

    def _connect(self) -> None:
        session = self._session
        # The models were made first, so that they have followed a signal before the pane does.
        session.rules_changed.connect(self._follow)
        session.position_changed.connect(self._follow)
        session.pairs_changed.connect(self._follow)
        session.settings_changed.connect(self._say)
        session.highlight_changed.connect(self._follow_highlight)
        self._rules_view.selectionModel().selectionChanged.connect(self._rules_picked)
        self._pairs_view.selectionModel().selectionChanged.connect(self._pairs_picked)
        self._rules_view.gone_to.connect(self._go_to)
        self._rules_view.copy_wanted.connect(self.copy)
        self._pairs_view.copy_wanted.connect(self._copy_pairs)
        self._rules_view.why_wanted.connect(self._rule_asked)
        self._pairs_view.why_wanted.connect(self._pair_asked)
        self._pairs_view.taken.connect(self._take_pair)
        self._pairs_view.doubleClicked.connect(self._pair_asked)
        self._pairs_sentence.pressed.connect(self._tie_asked)
        self._rules_view.customContextMenuRequested.connect(self._show_menu)
        self._pairs_view.customContextMenuRequested.connect(self._show_pairs_menu)
