"""Rules and pairs that are touched are asked about: by mouse, by keyboard, from their menus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu
from pytestqt.qtbot import QtBot

from bpe_gui.core.trainer import Rule
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedTie, Subject
from bpe_gui.panes.rules.rules_pane import RulesPane


class Asked:
    """A pane over the lesson, and what was asked of the session, the last question last."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session = session
        self.why: list[Subject | None] = []
        session.why_asked.connect(lambda: self.why.append(session.subject))
        self.pane = RulesPane(session)
        qtbot.addWidget(self.pane)
        self.pane.resize(330, 600)
        self.pane.show()
        self.pane.activateWindow()
        qtbot.waitUntil(self.pane.isActiveWindow)
        self.rules = self.view("rulesView")
        self.pairs = self.view("pairsView")

    def view(self, name: str) -> QAbstractItemView:
        found = self.pane.findChild(QAbstractItemView, name)
        assert found is not None
        return found

    def rule(self, number: int) -> AskedPair:
        """A rule as it is to be asked about: by its pair, before it was merged."""
        return AskedPair(self.session.rounds[number - 1].rule, number - 1)

    def pair(self, row: int) -> AskedPair:
        """A pair of the round as it is to be asked about."""
        ranked = self.session.pairs
        assert ranked is not None
        return AskedPair(ranked.pairs[row][0], self.session.merges)


@pytest.fixture
def asked(session: Session, qtbot: QtBot) -> Iterator[Asked]:
    session.merge_to(10)
    yield Asked(session, qtbot)


def click(view: QAbstractItemView, row: int, qtbot: QtBot) -> None:
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, row))


def place(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def test_a_rule_is_asked_about_as_it_was_when_it_was_chosen(asked: Asked, qtbot: QtBot) -> None:
    assert asked.session.subject is None
    click(asked.rules, 0, qtbot)
    assert asked.session.subject == AskedPair(Rule("e", "l"), 0)
    qtbot.keyClick(asked.rules, Qt.Key.Key_Down)
    assert asked.session.subject == asked.rule(2) == AskedPair(Rule("e", "n"), 1)
    assert asked.why == []


def test_a_pair_is_asked_about_in_its_round(asked: Asked, qtbot: QtBot) -> None:
    click(asked.pairs, 0, qtbot)
    assert asked.session.subject == asked.pair(0)
    qtbot.keyClick(asked.pairs, Qt.Key.Key_Down)
    assert asked.session.subject == asked.pair(1)
    qtbot.keyClick(asked.pairs, Qt.Key.Key_Escape)
    assert asked.session.subject == asked.pair(1)  # what was touched last
    assert asked.why == []


def test_keys_ask_why(asked: Asked, qtbot: QtBot) -> None:
    click(asked.rules, 4, qtbot)
    qtbot.keyClick(asked.rules, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    click(asked.pairs, 2, qtbot)
    qtbot.keyClick(asked.pairs, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert asked.why == [asked.rule(5), asked.pair(2)]


def test_keys_ask_about_the_row_with_the_keyboard_where_none_is_chosen(asked: Asked, qtbot: QtBot) -> None:
    asked.rules.setFocus()
    qtbot.keyClick(asked.rules, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert asked.why == [asked.rule(10)]


def test_a_double_click_on_a_pair_asks_why(asked: Asked, qtbot: QtBot) -> None:
    where = place(asked.pairs, 1)
    qtbot.mouseClick(asked.pairs.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(asked.pairs.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert asked.why == [asked.pair(1)]


@pytest.mark.parametrize("name", ["whyRuleAction", "whyPairAction"])
def test_menus_ask_why(asked: Asked, qtbot: QtBot, name: str) -> None:
    view, expected = (asked.rules, asked.rule(2)) if name == "whyRuleAction" else (asked.pairs, asked.pair(1))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place(view, 1))
    view.customContextMenuRequested.emit(place(view, 1))
    menu = next(menu for menu in asked.pane.findChildren(QMenu) if menu.isVisible())
    action = menu.findChild(QAction, name)
    assert action is not None
    assert action in menu.actions()
    assert action.text() == "Why?"
    action.trigger()
    menu.close()
    assert asked.why == [expected]


def test_the_menu_of_the_pairs_copies(asked: Asked, qtbot: QtBot) -> None:
    click(asked.pairs, 1, qtbot)
    action = asked.pane.findChild(QAction, "copyPairsAction")
    assert action is not None
    action.trigger()
    rule, count = asked.session.pairs.pairs[1]
    assert QGuiApplication.clipboard().text() == f"{rule.left}+{rule.right} ({count})"


def test_without_pairs_there_is_nothing_to_ask(asked: Asked, qtbot: QtBot) -> None:
    asked.session.merge_to(300)
    assert asked.session.learned == 202
    asked.pairs.customContextMenuRequested.emit(QPoint(5, 5))
    assert [menu for menu in asked.pane.findChildren(QMenu) if menu.isVisible()] == []
    asked.pairs.setFocus()
    qtbot.keyClick(asked.pairs, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert asked.why == []


def test_the_tip_of_a_tied_pair_tells_how_many_tie(asked: Asked) -> None:
    asked.session.merge_to(41)
    tips = [
        str(asked.pairs.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in (0, 1, 13, 14)
    ]
    assert ["14 pairs have this count; the first one seen wins" in tip for tip in tips] == [
        True,
        True,
        True,
        False,
    ]


def test_the_tip_of_a_rule_tells_of_how_many_it_was_the_first(asked: Asked) -> None:
    asked.session.merge_to(60)
    told = [str(asked.rules.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in range(60)]
    ties = [found.tied for found in asked.session.rounds]
    assert ties[41] == 14
    assert "14 pairs had this count; the first one seen won" in told[41]
    assert sum("had this count" in tip for tip in told) == sum(tie > 1 for tie in ties) == 49


def test_the_sentence_about_a_tie_leads_to_it(asked: Asked, qtbot: QtBot) -> None:
    asked.session.merge_to(41)
    sentence = asked.pane.findChild(QLabel, "pairsSentence")
    assert sentence is not None
    assert "14 pairs have 5" in sentence.text()
    assert sentence.toolTip()
    qtbot.mouseClick(sentence, Qt.MouseButton.LeftButton)
    rule = asked.session.next_round.rule
    assert asked.why == [AskedTie(rule, 41)]
    assert asked.why != [AskedPair(rule, 41)]
    asked.session.merge_to(0)  # no tie
    assert not sentence.toolTip()
    qtbot.mouseClick(sentence, Qt.MouseButton.LeftButton)
    assert len(asked.why) == 1


def test_the_menu_leads_to_the_tie_too(asked: Asked) -> None:
    asked.session.merge_to(41)
    action = asked.pane.findChild(QAction, "whyTieAction")
    assert action is not None
    action.trigger()
    assert asked.why == [AskedTie(asked.session.next_round.rule, 41)]
    asked.session.let_guess(True)
    action.trigger()
    assert len(asked.why) == 1  # a class has to guess first
