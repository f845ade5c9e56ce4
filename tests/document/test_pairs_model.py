"""The table of the round's pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from string import ascii_lowercase

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document import background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History
from bpe_gui.document.leading import PAIRS_SHOWN
from bpe_gui.document.pairs_model import PairColumn, PairRole, PairsModel
from bpe_gui.document.session import Session

Tester = Callable[[QAbstractItemModel], None]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short work never goes to a thread here, however busy the machine is."""
    monkeypatch.setattr(background, "INLINE_SECONDS", 60.0)


@pytest.fixture
def open_corpus() -> Iterator[Callable[[str], Session]]:
    sessions = []

    def opened(text: str) -> Session:
        sessions.append(Session())
        sessions[-1].put_corpus(Corpus(text=text))
        return sessions[-1]

    yield opened
    for each in sessions:
        each.close()


def rows(model: PairsModel) -> list[tuple[object, ...]]:
    return [
        tuple(model.index(row, column).data() for column in PairColumn) for row in range(model.rowCount())
    ]


def test_it_lists_the_pairs_of_the_round(session: Session) -> None:
    model = PairsModel(session)
    assert rows(model)[:3] == [("e", "l", 25), ("e", "n", 22), ("r", "o", 20)]
    assert len(rows(model)) == session.pairs.total
    assert model.index(0, 0).data(PairRole.WINNER)
    assert [row for row in range(model.rowCount()) if model.index(row, 0).data(PairRole.TIE)] == []
    assert model.index(0, PairColumn.RIGHT).data(PairRole.SYMBOL) == "l"


def test_rivals_with_the_same_count_are_ties(open_corpus: Callable[[str], Session]) -> None:
    model = PairsModel(open_corpus("nemo omen nemo omen sol"))
    pairs = " ".join(f"{left}{right}{count}" for left, right, count in rows(model))
    assert pairs == "ne2 em2 mo2 om2 me2 en2 so1 ol1"
    winners = [row for row in range(8) if model.index(row, 0).data(PairRole.WINNER)]
    ties = [row for row in range(8) if model.index(row, 0).data(PairRole.TIE)]
    assert (winners, ties) == ([0], [1, 2, 3, 4, 5])


def test_it_follows_merging_and_going_back(session: Session, model_tester: Tester) -> None:
    model = PairsModel(session)
    model_tester(model)
    reset = QSignalSpy(model.modelReset)
    first = rows(model)
    session.merge()
    assert rows(model)[0] == ("e", "n", 22)
    assert (model.merges, model.winner) == (1, 0)
    session.undo()
    assert rows(model) == first
    assert model.merges == 0
    session.merge_to(202)
    session.merge()
    assert reset.count() == 0


def test_at_the_end_there_is_no_pair(open_corpus: Callable[[str], Session], model_tester: Tester) -> None:
    session = open_corpus("sol")
    model = PairsModel(session)
    model_tester(model)
    session.merge()
    assert rows(model) == [("so", "l", 1)]
    session.merge()
    assert model.rowCount() == 0
    assert model.winner is None


def test_below_the_minimum_pairs_are_listed_without_a_winner(open_corpus: Callable[[str], Session]) -> None:
    session = open_corpus("sol")
    session.put_settings(PRESETS["book"])
    model = PairsModel(session)
    assert rows(model) == [("s", "o", 1), ("o", "l", 1)]
    assert model.winner is None
    assert not any(model.is_tie(row) for row in range(2))


def test_pairs_that_are_not_listed_are_counted_in_a_last_row(
    open_corpus: Callable[[str], Session], model_tester: Tester
) -> None:
    session = open_corpus("sol")
    model = PairsModel(session)
    model_tester(model)
    session.edit_corpus(lambda: " ".join(map("".join, product(ascii_lowercase, repeat=2))))
    session.flush_edits()
    assert model.rowCount() == PAIRS_SHOWN + 1
    last = model.index(PAIRS_SHOWN, 0)
    assert last.data(PairRole.MORE)
    assert last.data() == 26 * 26 - PAIRS_SHOWN
    assert last.flags() == Qt.ItemFlag.NoItemFlags
    assert not model.index(PAIRS_SHOWN - 1, 0).data(PairRole.MORE)
    assert model.index(PAIRS_SHOWN - 1, 0).flags() & Qt.ItemFlag.ItemIsSelectable


def test_it_is_empty_while_pairs_are_looked_up(
    session: Session, qtbot: QtBot, model_tester: Tester, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.merge_to(20)
    model = PairsModel(session)
    model_tester(model)
    monkeypatch.setattr(background, "INLINE_SECONDS", 0.0)
    session.jump(7)
    assert session.pairs is None
    assert model.rowCount() == 0
    qtbot.waitUntil(lambda: model.rowCount() > 0)
    assert model.pairs == session.pairs.pairs


def test_the_pair_that_a_fork_took_wins() -> None:
    history = History()
    history.append(Round(Rule("r", "o"), 2, 1, 10))
    session = Session()
    session.adopt(Corpus(text="el el el oro oro"), PRESETS["lesson"], history, "elor", 0)
    model = PairsModel(session)
    assert rows(model)[0] == ("e", "l", 3)
    assert rows(model)[model.winner] == ("r", "o", 2)
    assert [row for row in range(model.rowCount()) if model.is_tie(row)] == [1]
    session.close()


def test_a_large_count_survives() -> None:
    session = Session()
    session.put_corpus(Corpus(rows=(("ab", 3_000_000_000),)))
    assert rows(PairsModel(session)) == [("a", "b", 3_000_000_000)]
    session.close()
