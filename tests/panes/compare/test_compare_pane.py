"""Branches side by side, in a real pane with the lesson's numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Rule
from bpe_gui.document import background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.learning import Task
from bpe_gui.document.session import Session
from bpe_gui.panes.compare.compare_pane import ComparePane
from bpe_gui.panes.compare.fork_picture import ForkPicture
from tests.document.trees import check_tree
from tests.document.watched import LONG

Kind = TypeVar("Kind", bound=QWidget)
PA_G = Rule("pa", "g")


class Shown:
    """A pane in view and its parts by name."""

    def __init__(self, session: Session, qtbot: QtBot, width: int = 1_000) -> None:
        self.session = session
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.pane = ComparePane(session, self.window)
        self.window.resize(width, 300)
        self.pane.resize(width, 300)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        QApplication.processEvents()

    def part(self, kind: type[Kind], name: str) -> Kind:
        found = self.pane.findChild(kind, name)
        assert found is not None
        return found

    @property
    def branches(self) -> QTableView:
        return self.part(QTableView, "branchesView")

    @property
    def rules(self) -> QTableView:
        return self.part(QTableView, "comparedView")

    @property
    def difference(self) -> str:
        return self.part(QLabel, "differenceSentence").text()

    def numbers(self, row: int) -> list[object]:
        model = self.branches.model()
        return [model.index(row, column).data() for column in range(1, model.columnCount())]

    def spoken(self, view: QTableView, row: int) -> str:
        return str(view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


@pytest.fixture
def shown(session: Session, qtbot: QtBot) -> Iterator[Shown]:
    """60 rules on both branches, the second of which takes pa + g in round 42."""
    qtbot.waitUntil(lambda: not session.busy)
    session.merge_to(60)
    session.jump(41)
    session.fork(PA_G)
    session.merge_to(60)
    yield Shown(session, qtbot)


def test_where_there_is_one_branch_it_teaches_how_to_fork(session: Session, qtbot: QtBot) -> None:
    shown = Shown(session, qtbot)
    empty = shown.part(QLabel, "compareEmpty")
    assert empty.isVisible()
    assert "press Enter" in empty.text()
    assert not shown.branches.isVisible()
    picture = shown.part(ForkPicture, "")
    accent = look.colours(shown.pane.palette()).accent
    image = picture.grab().toImage()
    inked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == accent
    ]
    assert len(inked) > 100
    qtbot.waitUntil(lambda: not session.busy)
    session.fork(Rule("e", "n"))
    qtbot.waitUntil(shown.branches.isVisible)
    assert not empty.isVisible()


def test_the_branches_stand_side_by_side_with_their_counts(shown: Shown) -> None:
    assert [shown.numbers(row) for row in range(2)] == [[60, 449, 15, 449, 15], [60, 449, 15, 449, 15]]
    assert "Fork 1, where you stand" in shown.spoken(shown.branches, 1)
    assert "leaves Main at 42: pa + g instead of pe + di" in shown.spoken(shown.branches, 1)
    assert "after 60: corpus 449 tokens, sample 15" in shown.spoken(shown.branches, 0)
    shown.session.jump(41)
    assert [shown.numbers(row)[1:3] for row in range(2)] == [[539, 17], [539, 17]]
    assert "after 41: corpus 539 tokens, sample 17" in shown.spoken(shown.branches, 0)
    headings = [
        str(shown.branches.model().headerData(column, Qt.Orientation.Horizontal)) for column in (2, 4)
    ]
    assert headings == ["corpus\nafter 41", "corpus\nat the end"]


def test_the_first_difference_is_told_and_in_view(shown: Shown) -> None:
    assert shown.difference == (
        "First difference: in rule 42 Main takes pe + di, Fork 1 takes pa + g. "
        "All 60 rules are in both, in another order."
    )
    place = shown.rules.visualRect(shown.rules.model().index(41, 0))
    QApplication.processEvents()
    place = shown.rules.visualRect(shown.rules.model().index(41, 0))
    assert shown.rules.viewport().rect().contains(place.center())


def test_each_row_says_what_both_take_and_where_the_other_has_it(shown: Shown) -> None:
    assert shown.spoken(shown.rules, 0) == "rule 1; Main: e + l, 25 times; Fork 1: e + l, 25 times"
    assert shown.spoken(shown.rules, 41) == (
        "rule 42; Main: pe + di, 5 times, there 43; Fork 1: pa + g, 5 times, chosen by hand, there 55"
    )
    assert shown.rules.model().rowCount() == 60


def test_differences_are_marked_by_more_than_a_colour(shown: Shown) -> None:
    QApplication.processEvents()
    image, soft = shown.rules.viewport().grab().toImage(), look.colours(shown.pane.palette()).accent_soft
    column, inked = shown.rules.columnViewportPosition(2), []
    for row, ground in ((40, look.colours(shown.pane.palette()).surface), (41, soft)):
        box = shown.rules.visualRect(shown.rules.model().index(row, 2))
        cell = [(x, y) for x in range(column, column + box.width()) for y in range(box.top(), box.bottom())]
        inked.append(sum(image.pixelColor(x, y) != ground for x, y in cell))
    assert inked[0] == 0
    assert inked[1] > 10  # the sign


def test_rules_that_only_one_branch_has_are_named(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.busy)
    session.merge_to(41)
    qtbot.waitUntil(lambda: not session.busy)
    session.fork(PA_G)
    shown = Shown(session, qtbot)
    qtbot.waitUntil(lambda: shown.rules.model().rowCount() == 42)
    assert shown.difference == (
        "First difference: in rule 42 Main takes pe + di, Fork 1 takes pa + g. "
        "Of the first 42 rules only Main has pe + di. Only Fork 1 has pa + g."
    )
    assert "only here" in shown.spoken(shown.rules, 41)


def test_only_differences(shown: Shown) -> None:
    box = shown.part(QCheckBox, "differencesBox")
    box.click()
    assert [shown.rules.model().index(row, 0).data() for row in range(14)] == list(range(42, 56))
    assert shown.rules.model().rowCount() == 14
    box.click()
    assert shown.rules.model().rowCount() == 60


def test_one_goes_to_a_branch_by_enter_double_click_and_button(shown: Shown, qtbot: QtBot) -> None:
    session, branches = shown.session, shown.branches
    button = shown.part(QPushButton, "goToBranchButton")
    assert not button.isEnabled()
    assert button.toolTip()
    branches.setFocus()
    branches.selectRow(0)
    assert (button.isEnabled(), button.text()) == (True, "Go to Main")
    qtbot.keyClick(branches, Qt.Key.Key_Return)
    assert (session.branch, session.merges) == (0, 41)
    assert "Main, where you stand" in shown.spoken(branches, 0)
    assert not button.isEnabled()
    place = branches.visualRect(branches.model().index(1, 0)).center()
    qtbot.mouseClick(branches.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(branches.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (session.branch, session.merges) == (1, 60)
    branches.selectRow(0)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.branch == 0
    session.undo()
    assert session.branch == 1


def test_the_newest_fork_is_compared_with_what_it_left_and_others_can_be_chosen(
    shown: Shown, qtbot: QtBot
) -> None:
    session = shown.session
    one, other = (shown.part(QComboBox, name) for name in ("oneBranchCombo", "otherBranchCombo"))
    assert (one.currentText(), other.currentText()) == ("Main", "Fork 1")
    session.jump(50)
    session.fork(session.pairs.pairs[3][0])
    assert (one.currentText(), other.currentText()) == ("Fork 1", "Fork 2")
    assert shown.difference.startswith("First difference: in rule 51 ")
    one.setFocus()
    qtbot.keyClick(one, Qt.Key.Key_Up)
    assert (one.currentText(), other.currentText()) == ("Main", "Fork 2")
    assert shown.difference.startswith("First difference: in rule 42 ")
    session.merge()
    assert (one.currentText(), other.currentText()) == ("Main", "Fork 2")
    headings = [str(shown.rules.model().headerData(column, Qt.Orientation.Horizontal)) for column in (1, 3)]
    assert headings == ["Main", "Fork 2"]


def test_rows_are_copied_with_tabs(shown: Shown, qtbot: QtBot) -> None:
    shown.rules.setFocus()
    shown.rules.selectRow(41)
    qtbot.keyClick(shown.rules, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "42\tpe+di (5)\tpa+g (5)"
    shown.session.go_to_branch(0, 61)
    shown.rules.clearSelection()
    qtbot.keyClick(shown.rules, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert len(lines) == 61
    assert lines[-1].endswith("\t")  # the other has no such rule


def test_branches_of_another_corpus_are_kept_and_say_so(shown: Shown, qtbot: QtBot) -> None:
    shown.session.replace_corpus(Corpus("bajo bajo bajo"))
    qtbot.waitUntil(lambda: shown.session.history.branches[1].lost)
    about = shown.part(QLabel, "branchSentence")
    assert about.isVisible()
    assert "1 branch cannot be learned from this corpus" in about.text()
    assert "not possible with this corpus" in shown.spoken(shown.branches, 1)
    shown.branches.selectRow(1)
    button = shown.part(QPushButton, "goToBranchButton")
    assert not button.isEnabled()
    qtbot.keyClick(shown.branches, Qt.Key.Key_Return)
    assert shown.session.branch == 0
    assert shown.difference == "Fork 1 has no rule yet."
    shown.session.undo()
    qtbot.waitUntil(lambda: not about.isVisible())


def test_what_was_chosen_among_letters_is_named_while_bytes_are_learned(
    session: Session, qtbot: QtBot
) -> None:
    session.replace_corpus(Corpus("пратка пратката друг"))
    session.fork(Rule("т", "к"))
    session.change_settings(PRESETS["bytes"])
    shown = Shown(session, qtbot)
    assert "т + к" in shown.spoken(shown.branches, 1)
    assert "not possible with this corpus" in shown.spoken(shown.branches, 1)


def test_branches_that_wait_can_be_learned(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = shown.part(QPushButton, "learnBranchesButton")
    assert not button.isVisible()
    monkeypatch.setattr("bpe_gui.document.training_work.is_light", lambda *_: False)
    shown.session.go_to_branch(0)
    shown.session.replace_corpus(Corpus(f"{shown.session.corpus.text} pagar pagar"))
    qtbot.waitUntil(lambda: not shown.session.busy)
    if shown.session.history.branches[1].begun:
        pytest.fail("it was learned though nobody asked for it")
    assert button.isVisible()
    assert "not learned from this corpus yet" in shown.spoken(shown.branches, 1)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not button.isVisible())


def test_branches_with_fewer_rules_can_be_learned_as_far_as_one_stands(shown: Shown, qtbot: QtBot) -> None:
    session, button = shown.session, shown.part(QPushButton, "learnBranchesButton")
    assert not button.isVisible()
    session.merge_to(100)
    assert shown.numbers(0)[:3] == [60, None, None]
    assert (button.isVisible(), button.text()) == (True, "Learn all to 100")
    undo, places = session.undo_stack.index(), [each.merges for each in session.history.branches]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown.numbers(0)[2] is not None)
    assert shown.numbers(0)[:2] == [100, 337]
    assert not button.isVisible()
    assert (session.branch, session.merges, session.undo_stack.index()) == (1, 100, undo)
    assert [each.merges for each in session.history.branches] == places
    check_tree(session)
    session.go_to_branch(0)
    assert (session.merges, session.learned) == (41, 100)
    session.merge()
    check_tree(session)


def test_a_branch_that_ends_before_is_not_offered_for_ever(shown: Shown, qtbot: QtBot) -> None:
    session, button = shown.session, shown.part(QPushButton, "learnBranchesButton")
    session.replace_corpus(Corpus("abcabc abc bcab bca"))
    session.go_to_branch(0, 0)
    session.fork(Rule("c", "a"))
    session.merge_to(1_000)
    assert session.merges == 7  # the main branch has no more than six
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not button.isVisible())
    check_tree(session)


def test_learning_the_branches_can_be_cancelled(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, button = shown.session, shown.part(QPushButton, "learnBranchesButton")
    session.replace_corpus(Corpus(LONG))
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    session.reset()
    assert session.pairs is not None
    session.fork(session.pairs.pairs[2][0])
    session.merge_to(1_500)
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    monkeypatch.setattr(background, "INLINE_SECONDS", 0.0)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.task is Task.OTHERS)
    assert not button.isEnabled()
    session.cancel()
    qtbot.waitUntil(lambda: not session.busy)
    assert len(session.history.rounds_of(0)) < 1_500
    assert session.merges == 1_500
    assert (button.isVisible(), button.isEnabled()) == (True, True)


def test_what_is_not_in_view_costs_nothing(shown: Shown, qtbot: QtBot) -> None:
    before = shown.numbers(1)
    shown.pane.hide()
    shown.session.merge()
    assert shown.numbers(1) == before
    shown.pane.show()
    qtbot.waitUntil(lambda: shown.numbers(1)[0] == 61)


@pytest.mark.parametrize("language", ["es", "bg"])
def test_every_word_follows_the_language(shown: Shown, qapp: QApplication, language: str) -> None:
    def words() -> list[str]:
        told = [each.text() for each in shown.pane.findChildren(QLabel) if each.text()]
        told += [each.text() for each in shown.pane.findChildren(QPushButton)]
        told += [shown.part(QCheckBox, "differencesBox").text()]
        told += [shown.spoken(shown.branches, 1), shown.spoken(shown.rules, 41)]
        told += [
            str(shown.branches.model().headerData(number, Qt.Orientation.Horizontal)) for number in range(6)
        ]
        return told

    before = words()
    i18n.set_language(qapp, language)
    QApplication.processEvents()
    after = words()
    assert len(after) == len(before)
    assert not [word for word in after if word in before and word not in ("tokens",)]


def test_it_fits_at_double_size(shown: Shown, qapp: QApplication) -> None:
    look.set_text_size(qapp, 2 * look.DEFAULT_POINTS)
    QApplication.processEvents()
    assert shown.pane.minimumSizeHint().width() <= 1_000
    assert shown.branches.verticalHeader().defaultSectionSize() >= 2 * shown.branches.fontMetrics().height()
    top = shown.branches.mapTo(shown.pane, QPoint(0, 0))
    assert top.y() >= 0
