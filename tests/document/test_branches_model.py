from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Rule
from bpe_gui.document.branches_model import BranchesModel, BranchRow
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from tests.document.watched import BAJO, open_session

PA_G, PE_DI = Rule("pa", "g"), Rule("pe", "di")


@pytest.fixture
def session(qapp: QCoreApplication) -> Iterator[Session]:
    """The Spanish lesson after 60 merges, and a fork at 41 of which 50 are in force."""
    sample = shipped_samples()["lesson-es"]
    with open_session(qapp, load_sample(sample), sample.answer) as session:
        session.merge_to(60)
        session.jump(41)
        session.fork(PA_G)
        session.merge_to(50)
        yield session


@pytest.fixture
def model(session: Session, model_tester: Callable[[QAbstractItemModel], None]) -> BranchesModel:
    model = BranchesModel(session, session)
    model_tester(model)
    model.measured.connect(model.follow)
    model.follow()
    return model


def counts(row: BranchRow) -> tuple[int | None, ...]:
    return (row.corpus_here, row.sample_here, row.corpus_end, row.sample_end)


def sample_after(session: Session, branch: int, merges: int) -> int:
    """The sample's tokens on a branch, cut there and nowhere else."""
    standing = session.history.position
    session.go_to_branch(branch, merges)
    tokens = session.sample_tokens
    session.go_to_branch(*standing)
    return tokens


def test_each_branch_has_its_tokens_here_and_at_its_end(session: Session, model: BranchesModel) -> None:
    expected = [sample_after(session, *place) for place in ((0, 50), (0, 60), (1, 50))]
    model.follow()
    main, fork = model.rows
    assert (main.parent, main.choice, main.rules, main.present) == (None, None, 60, False)
    assert (fork.parent, fork.left_at, fork.choice, fork.instead) == (0, 41, PA_G, PE_DI)
    assert (fork.rules, fork.present) == (50, True)
    tokens = [found.tokens for found in session.history.rounds_of(0)]
    assert counts(main) == (tokens[49], expected[0], 449, expected[1])
    assert counts(fork) == (session.token_counts[50], expected[2], session.token_counts[50], expected[2])
    assert [model.index(0, column).data() for column in range(6)] == [0, 60, *counts(main)]


def test_a_branch_that_does_not_go_so_far_has_no_count_there(session: Session, model: BranchesModel) -> None:
    session.go_to_branch(0, 60)
    model.follow()
    assert counts(model.rows[1])[:2] == (None, None)
    assert model.index(1, 2).data() is None
    session.reset()
    model.follow()
    for row in model.rows:
        assert counts(row)[:2] == (937, session.sample_counts[0])


def test_another_sample_is_measured_on_every_branch(session: Session, model: BranchesModel) -> None:
    session.set_sample("paga el pedido")
    expected = sample_after(session, 0, 60)
    model.follow()
    assert model.rows[0].sample_end == expected
    session.set_sample("")
    model.follow()
    assert (model.rows[0].sample_end, model.rows[1].sample_end) == (0, 0)


def test_rules_learned_since_are_measured(session: Session, model: BranchesModel) -> None:
    session.go_to_branch(0, 80)
    session.go_to_branch(1)
    expected = sample_after(session, 0, 80)
    model.follow()
    assert (model.rows[0].rules, model.rows[0].sample_end) == (80, expected)


def test_what_cannot_be_learned_and_what_waits(
    session: Session, model: BranchesModel, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.replace_corpus(Corpus(BAJO))
    qapp.processEvents()
    model.follow()
    assert [(row.lost, row.waiting) for row in model.rows] == [(False, False), (True, False)]
    # What it shares with the branch that it leaves are no rules of its own.
    assert (model.rows[1].rules, counts(model.rows[1])) == (0, (None,) * 4)
    session.undo()
    session.go_to_branch(0)
    monkeypatch.setattr("bpe_gui.document.training_work.is_light", lambda *_: False)
    session.change_settings(PRESETS["book"])
    qapp.processEvents()
    model.follow()
    assert [(row.lost, row.waiting) for row in model.rows] == [(False, False), (False, True)]
    session.learn_branches()
    qapp.processEvents()
    model.follow()
    assert [(row.lost, row.waiting, row.rules) for row in model.rows] == [
        (False, False, 42),
        (False, False, 50),
    ]


def test_another_document_has_its_own_branches(session: Session, model: BranchesModel) -> None:
    session.begin(Corpus(BAJO), "bajo", None)
    model.follow()
    assert [(row.number, row.rules) for row in model.rows] == [(0, 0)]


def test_a_long_sample_is_measured_behind(session: Session, qtbot: QtBot) -> None:
    session.set_sample(" ".join(f"paga{number}" for number in range(9_000)))
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    model = BranchesModel(session, QObject(session))
    model.measured.connect(model.follow)
    model.follow()
    qtbot.waitUntil(lambda: model.rows[0].sample_end is not None, timeout=10_000)
    session.go_to_branch(0, 60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    assert model.rows[0].sample_end == session.sample_tokens
