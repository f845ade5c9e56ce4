"""The table of rules follows the session by the smallest change."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document import background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History
from bpe_gui.document.rules_model import RuleColumn, RuleRole, RulesModel
from bpe_gui.document.session import Session

LESSON = Path(__file__).resolve().parents[1] / "lesson"
SHOP = "el pedido llega hoy\nel paquete llega tarde\nla tarjeta no pasa\n"

Tester = Callable[[QAbstractItemModel], None]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short work never goes to a thread here, however busy the machine is."""
    monkeypatch.setattr(background, "INLINE_SECONDS", 60.0)


@pytest.fixture
def shop() -> Iterator[Session]:
    session = Session()
    session.put_corpus(Corpus(text=SHOP))
    yield session
    session.close()


class Changes:
    """The changes that a model announces from now on, as first and last rows."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._inserted = QSignalSpy(model.rowsInserted)
        self._removed = QSignalSpy(model.rowsRemoved)
        self._changed = QSignalSpy(model.dataChanged)
        self._reset = QSignalSpy(model.modelReset)

    @property
    def inserted(self) -> list[tuple[int, int]]:
        return [(told[1], told[2]) for told in map(self._inserted.at, range(self._inserted.count()))]

    @property
    def removed(self) -> list[tuple[int, int]]:
        return [(told[1], told[2]) for told in map(self._removed.at, range(self._removed.count()))]

    @property
    def changed(self) -> list[tuple[int, int]]:
        spy = self._changed
        return [(told[0].row(), told[1].row()) for told in map(spy.at, range(spy.count()))]

    @property
    def resets(self) -> int:
        return self._reset.count()


def cells(model: RulesModel, column: RuleColumn) -> list[object]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_it_shows_the_published_rules(session: Session, qtbot: QtBot) -> None:
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy)
    model = RulesModel(session)
    lines = (LESSON / "lesson-es.rules.tsv").read_text(encoding="utf-8").splitlines()
    columns = (RuleColumn.LEFT, RuleColumn.RIGHT, RuleColumn.COUNT)
    shown = ["\t".join(map(str, row)) for row in zip(*(cells(model, each) for each in columns), strict=True)]
    assert shown == lines
    assert cells(model, RuleColumn.NUMBER) == list(range(1, 61))
    assert cells(model, RuleColumn.TOKEN)[:3] == ["el", "en", "ro"]
    assert [found.tied for found in session.rounds] == cells(model, RuleColumn.TIE)


def test_a_merge_inserts_one_row_at_the_end(shop: Session, model_tester: Tester) -> None:
    model = RulesModel(shop)
    model_tester(model)
    changes = Changes(model)
    shop.merge()
    shop.merge()
    assert (changes.inserted, changes.removed, changes.changed) == ([(0, 0), (1, 1)], [], [])
    assert cells(model, RuleColumn.TOKEN) == [rule.token for rule in shop.history.rules(2)]


def test_going_back_and_forward_touches_only_the_tail(shop: Session, model_tester: Tester) -> None:
    shop.merge_to(8)
    model = RulesModel(shop)
    model_tester(model)
    changes = Changes(model)
    shop.jump(3)
    shop.jump(7)
    shop.reset()
    assert (changes.inserted, changes.removed, changes.changed) == ([(3, 6)], [(3, 7), (0, 6)], [])


def test_an_edit_changes_rows_where_they_are(shop: Session, model_tester: Tester) -> None:
    shop.merge_to(6)
    model = RulesModel(shop)
    model_tester(model)
    before = cells(model, RuleColumn.TOKEN)
    changes = Changes(model)
    shop.edit_corpus(lambda: SHOP + "la casa la casa la casa la casa\n")
    shop.flush_edits()
    assert cells(model, RuleColumn.TOKEN) != before
    assert cells(model, RuleColumn.TOKEN) == [rule.token for rule in shop.history.rules(6)]
    assert (changes.inserted, changes.removed, changes.resets) == ([], [], 0)
    assert len(changes.changed) == 1
    marked = {row for row in range(6) if model.index(row, 0).data(RuleRole.CHANGED)}
    assert marked == shop.changed_rows != set()


def test_an_edit_that_leaves_fewer_rules_removes_the_rest(shop: Session, model_tester: Tester) -> None:
    shop.merge_to(6)
    model = RulesModel(shop)
    model_tester(model)
    changes = Changes(model)
    shop.edit_corpus(lambda: "sol")
    shop.flush_edits()
    assert cells(model, RuleColumn.TOKEN) == ["so", "sol"]
    assert changes.removed == [(2, 5)]
    shop.edit_corpus(lambda: "")
    shop.flush_edits()
    assert model.rowCount() == 0


def test_marks_go_with_the_next_merge(shop: Session, model_tester: Tester) -> None:
    shop.merge_to(6)
    shop.edit_corpus(lambda: "la casa " + SHOP)
    shop.flush_edits()
    marked = shop.changed_rows
    assert marked
    model = RulesModel(shop)
    model_tester(model)
    changes = Changes(model)
    shop.merge()
    assert changes.changed == [(min(marked), max(marked))]
    assert not any(model.index(row, 0).data(RuleRole.CHANGED) for row in range(7))


def test_another_marker_shows_all_symbols_anew(shop: Session, model_tester: Tester) -> None:
    shop.put_settings(PRESETS["book-marker"])
    shop.merge_to(3)
    model = RulesModel(shop)
    model_tester(model)
    assert any("·" in str(token) for token in cells(model, RuleColumn.TOKEN))
    changes = Changes(model)
    shop.put_settings(replace(shop.settings, marker="▁"))
    assert not any("·" in str(token) for token in cells(model, RuleColumn.TOKEN))
    assert any("▁" in str(token) for token in cells(model, RuleColumn.TOKEN))
    assert (changes.inserted, changes.removed, changes.changed) == ([], [], [(0, 2)])
    assert model.index(0, RuleColumn.LEFT).data(RuleRole.SYMBOL) == shop.rounds[0].rule.left


@pytest.mark.parametrize(
    ("frequency", "shown"), [(3_000_000_000, 6_000_000_000), (2**63 - 1, str(2**64 - 2))]
)
def test_a_count_may_be_larger_than_numbers_of_qt(frequency: int, shown: object) -> None:
    session = Session()
    session.put_corpus(Corpus(rows=(("ab", frequency), ("abc", frequency))))
    session.merge()
    assert RulesModel(session).index(0, RuleColumn.COUNT).data() == shown
    session.close()


def test_thirty_two_thousand_rules_come_and_go_in_one_piece(shop: Session) -> None:
    history = History()
    for number in range(32_000):
        history.append(Round(Rule("a", chr(0x4E00 + number % 20_000)), 32_000 - number, 1, 0))
    model = RulesModel(shop)
    changes = Changes(model)
    start = time.perf_counter()
    shop.adopt(None, shop.settings, history, (), 32_000)
    shop.jump(10)
    shop.jump(32_000)
    took = time.perf_counter() - start
    assert (changes.inserted, changes.removed) == ([(0, 31_999), (10, 31_999)], [(10, 31_999)])
    # 0.1 s with the session's own work; row by row it would be minutes.
    assert took < 3


def test_headings_are_given_by_the_view(shop: Session) -> None:
    model = RulesModel(shop)
    told = QSignalSpy(model.headerDataChanged)
    across = Qt.Orientation.Horizontal
    assert model.headerData(RuleColumn.LEFT, across) is None
    assert model.setHeaderData(RuleColumn.LEFT, across, "left")
    assert model.setHeaderData(RuleColumn.LEFT, across, "the left part", Qt.ItemDataRole.ToolTipRole)
    assert model.headerData(RuleColumn.LEFT, across) == "left"
    assert model.headerData(RuleColumn.LEFT, across, Qt.ItemDataRole.ToolTipRole) == "the left part"
    assert told.count() == 2
    assert not model.setHeaderData(len(RuleColumn), across, "x")
    assert not model.setHeaderData(0, Qt.Orientation.Vertical, "x")
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_another_branch_is_shown_from_the_first_difference_to_the_last(
    shop: Session, model_tester: Tester, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.merge_to(12)
    shop.jump(4)
    assert shop.pairs is not None
    shop.fork(shop.pairs.pairs[-1][0])
    shop.merge_to(12)
    rounds = [list(shop.history.rounds_of(branch)[:12]) for branch in (0, 1)]
    unlike = [row for row in range(12) if rounds[0][row] != rounds[1][row]]
    assert unlike[0] == 4
    for many, last in ((4_000, unlike[-1]), (3, 11)):  # of many rounds all behind the first difference
        monkeypatch.setattr("bpe_gui.document.rules_model._MANY", many)
        monkeypatch.setattr("bpe_gui.document.rules_model._AT_ONCE", 5)
        model = RulesModel(shop)
        model_tester(model)
        for branch in (0, 1, 0, 1):
            changes = Changes(model)
            before = shop.branch
            shop.go_to_branch(branch, 12)
            assert list(model.rounds) == rounds[branch]
            assert changes.changed == ([] if branch == before else [(4, last)])
