"""Choosing another pair in the middle column, and how what was chosen by hand is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAccessible, QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.core.trainer import Rule
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.rules_model import RuleRole, RulesModel
from bpe_gui.document.session import Session
from bpe_gui.panes.corpus.corpus_pane import CorpusPane
from bpe_gui.panes.rules.rules_pane import RulesPane
from bpe_gui.panes.tokens.tokens_pane import TokensPane

PA_G = Rule("pa", "g")


class Shown:
    """The middle column over the lesson after 41 merges, where 14 pairs tie."""

    def __init__(self, session: Session, qtbot: QtBot, width: int = 400) -> None:
        self.session = session
        self.pane = RulesPane(session)
        qtbot.addWidget(self.pane)
        self.pane.resize(width, 700)
        self.pane.show()
        self.pane.activateWindow()
        qtbot.waitUntil(self.pane.isActiveWindow)
        self.pairs = self.part(QTableView, "pairsView")
        self.rules = self.part(QTableView, "rulesView")
        self.button = self.part(QPushButton, "forkButton")

    def part(self, kind: type[QWidget], name: str) -> QWidget:
        found = self.pane.findChild(kind, name)
        assert found is not None
        return found

    def select(self, row: int) -> None:
        self.pairs.setFocus()
        self.pairs.selectRow(row)

    def spoken(self, view: QAbstractItemView, row: int) -> str:
        return str(view.model().index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole))

    def tip(self, view: QAbstractItemView, row: int) -> str:
        return str(view.model().index(row, 1).data(Qt.ItemDataRole.ToolTipRole))

    def row_colours(self, view: QTableView, row: int, left: int, right: int) -> list[str]:
        """The colours of a part of a row, in pixels from the left."""
        box = view.visualRect(view.model().index(row, 0))
        image = view.viewport().grab().toImage()
        return [
            image.pixelColor(x, y).name() for x in range(left, right) for y in range(box.top(), box.bottom())
        ]


@pytest.fixture
def shown(session: Session, qtbot: QtBot) -> Iterator[Shown]:
    qtbot.waitUntil(lambda: not session.busy)
    session.merge_to(60)
    session.jump(41)
    yield Shown(session, qtbot)


def test_a_button_offers_the_selected_pair_only_where_it_is_another_one(shown: Shown, qtbot: QtBot) -> None:
    assert shown.button.isHidden()
    shown.select(0)
    assert shown.button.isHidden()
    shown.select(13)
    assert (shown.button.isVisible(), shown.button.text()) == (True, "Merge pa + g instead")
    assert shown.button.accessibleName() == shown.button.text()
    assert "branch of their own" in shown.button.toolTip()
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Escape)
    assert shown.button.isHidden()
    shown.select(13)
    qtbot.mouseClick(shown.button, Qt.MouseButton.LeftButton)
    assert (shown.session.branch, shown.session.merges) == (1, 42)
    assert shown.session.rounds[41].rule == PA_G
    assert shown.button.isHidden()


def test_lists_keep_their_places_when_the_button_comes(shown: Shown) -> None:
    before = (shown.pairs.geometry(), shown.rules.geometry())
    shown.select(13)
    QApplication.processEvents()
    assert shown.button.isVisible()
    assert (shown.pairs.geometry(), shown.rules.geometry()) == before


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_enter_takes_the_pair_that_has_the_keyboard(
    shown: Shown, qtbot: QtBot, modifier: Qt.KeyboardModifier
) -> None:
    shown.select(13)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Return, modifier)
    assert (shown.session.branch, shown.session.merges) == (1, 42)
    shown.select(0)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Return, modifier)
    assert (shown.session.branch, shown.session.merges, len(shown.session.history.branches)) == (1, 43, 2)


def menu_of(shown: Shown, row: int, qtbot: QtBot) -> tuple[QMenu, QAction]:
    shown.pairs.setCurrentIndex(shown.pairs.model().index(row, 0))
    place = shown.pairs.visualRect(shown.pairs.model().index(row, 0)).center()
    shown.pairs.customContextMenuRequested.emit(place)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu, next(action for action in menu.actions() if action.objectName() == "forkAction")


def test_the_menu_takes_a_pair_too(shown: Shown, qtbot: QtBot) -> None:
    menu, action = menu_of(shown, 3, qtbot)
    pair = shown.session.pairs.pairs[3][0]
    assert action.text() == f"Merge {pair.left} + {pair.right} instead"
    assert "own" in action.toolTip()
    menu.close()
    menu, action = menu_of(shown, 0, qtbot)
    assert (action.text(), action.isEnabled()) == ("Merge pe + di", True)
    menu.close()
    menu, action = menu_of(shown, 3, qtbot)
    action.trigger()
    menu.close()
    assert shown.session.rounds[41].rule == pair
    assert shown.session.branch == 1


def test_a_pair_that_another_branch_takes_is_marked_and_leads_there(shown: Shown, qtbot: QtBot) -> None:
    quiet = look.colours(shown.pane.palette()).quiet.name()
    assert "takes it" not in shown.spoken(shown.pairs, 3).replace("the next merge takes it", "")
    pair = shown.session.pairs.pairs[3][0]
    shown.session.fork(pair)
    shown.session.go_to_branch(0)
    assert "Fork 1 takes it" in shown.spoken(shown.pairs, 3)
    # A hand behind the pair, where other pairs have nothing.
    behind = shown.pairs.fontMetrics().horizontalAdvance("0" * 9)
    assert shown.row_colours(shown.pairs, 3, behind, behind + 40).count(quiet) > 20
    assert shown.row_colours(shown.pairs, 4, behind, behind + 40).count(quiet) == 0
    shown.select(3)
    assert "Fork 1 takes this pair" in shown.button.toolTip()
    shown.session.go_to_branch(1, 41)
    assert "Main takes it" in shown.spoken(shown.pairs, 0)
    assert "chosen" in shown.spoken(shown.pairs, 3)
    shown.select(0)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Return)
    assert (shown.session.branch, shown.session.merges, len(shown.session.history.branches)) == (0, 42, 2)


def test_a_rule_chosen_by_hand_has_a_hand_and_says_instead_of_what(shown: Shown) -> None:
    accent = look.colours(shown.pane.palette()).accent.name()
    assert shown.row_colours(shown.rules, 40, 4, 24).count(accent) == 0
    shown.session.fork(PA_G)
    shown.session.merge()
    shown.rules.scrollToBottom()
    assert "chosen by hand instead of pe + di (5)" in shown.spoken(shown.rules, 41)
    assert "chosen by hand" not in shown.spoken(shown.rules, 40)
    tip = shown.tip(shown.rules, 41)
    assert "14 pairs had this count" in tip
    assert "the first one seen won" not in tip  # it was not the first one
    assert "the first one seen won" in shown.tip(shown.rules, 42)
    hands = [shown.row_colours(shown.rules, row, 4, 24).count(accent) for row in (40, 41, 42)]
    assert hands[1] > 20
    assert hands[0] == hands[2] == 0
    model = shown.rules.model()
    assert [model.index(row, 0).data(RuleRole.BY_HAND) for row in (40, 41)] == [False, True]


def test_what_is_copied_is_the_rule_and_its_count(shown: Shown, qtbot: QtBot) -> None:
    shown.session.fork(PA_G)
    shown.rules.selectRow(41)
    shown.rules.setFocus()
    qtbot.keyClick(shown.rules, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "42. pa+g (5)"


def test_the_model_tells_views_of_hands_that_come_and_go(
    shown: Shown, model_tester: Callable[[QAbstractItemModel], None]
) -> None:
    model = RulesModel(shown.session)
    model_tester(model)
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    shown.session.fork(PA_G)
    shown.session.merge_to(60)
    assert list(model.by_hand) == [41]
    changed.clear()
    shown.session.go_to_branch(0, 60)
    assert not model.by_hand
    assert changed
    assert changed[0][0] == 41


def test_before_the_first_rule_nothing_false_is_said(shown: Shown) -> None:
    shown.session.reset()
    shown.session.fork(Rule("e", "n"))
    shown.session.reset()
    sentence = shown.part(QLabel, "pairsSentence").text()
    assert "another pair was chosen here" in sentence
    assert shown.rules.accessibleDescription().startswith("No rule yet. The pair chosen by hand is e + n")


def test_without_anything_to_merge_nothing_is_offered(shown: Shown, qtbot: QtBot) -> None:
    shown.session.merge(500)
    assert shown.session.next_round is None
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Return)
    assert (shown.button.isHidden(), len(shown.session.history.branches)) == (True, 1)


def test_an_accessible_interface_reads_the_button(shown: Shown) -> None:
    shown.select(13)
    interface = QAccessible.queryAccessibleInterface(shown.button)
    assert interface is not None
    assert interface.text(QAccessible.Text.Name) == "Merge pa + g instead"


def test_a_choice_that_another_corpus_lacks_is_told(session: Session, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    pane = CorpusPane(session, window)
    qtbot.waitUntil(lambda: not session.busy)
    session.fork(Rule("e", "n"))

    def told() -> str:
        found = pane.findChild(QLabel, "choiceLostNoticeText")
        assert found is not None
        return found.text()

    qtbot.waitUntil(lambda: session.branch == 1)
    assert told() == ""
    session.replace_corpus(Corpus("sol sol mar"))
    qtbot.waitUntil(lambda: session.lost_choice is not None)
    assert told().startswith("e + n, chosen by hand for rule 1, is no pair of that round here")
    session.merge()
    qtbot.waitUntil(lambda: told() == "")
    session.undo()
    session.undo()
    qtbot.waitUntil(lambda: session.branch == 1)
    assert told() == ""


def test_what_rules_did_to_the_sample_is_told_of_those_that_the_branches_do_not_share(
    session: Session, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not session.busy)
    window = QWidget()
    qtbot.addWidget(window)
    pane = TokensPane(session, window)
    session.merge_to(20)
    session.jump(10)
    session.fork(session.pairs.pairs[1][0])
    session.merge_to(15)
    session.go_to_branch(0, 20)
    session.go_to_branch(1, 15)
    effect = pane.findChild(QLabel, "ruleEffect")
    assert effect is not None
    assert "of 5 new rules" in effect.text()  # behind the 10 of both
