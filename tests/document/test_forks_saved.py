"""A saved session has all its forks again; files made by hand or by earlier versions do no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Unit
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.learning import Task
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.saving import adopt, open_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import SavedBranch, SavedCorpus, read_session, write_session
from tests.document.trees import check_tree
from tests.document.watched import BAJO, LONG, settle, shown, tokens, type_text
from tests.document.watched import open_session as open_window_session


@pytest.fixture
def forked(qapp: QCoreApplication) -> Iterator[Session]:
    """The Spanish lesson with a fork at 41, and a fork of that one at 50, on which 55 merges are in force."""
    sample = shipped_samples()["lesson-es"]
    with open_window_session(qapp, load_sample(sample), sample.answer) as session:
        session.merge_to(60)
        session.jump(41)
        session.fork(Rule("pa", "g"))
        session.merge_to(50)
        assert session.pairs is not None
        session.fork(session.pairs.pairs[5][0])
        session.merge_to(55)
        yield session


@pytest.fixture
def other(qapp: QCoreApplication) -> Iterator[Session]:
    """Another window, which opens what the first one saved."""
    with open_window_session(qapp, "nemo omen", "nemo") as session:
        yield session


def tree(session: Session) -> list[tuple[object, ...]]:
    return [
        (each.parent, each.left_at, each.choice, list(each.rounds), each.merges)
        for each in session.history.branches
    ]


def reopen(session: Session, other: Session, path: Path) -> None:
    write_session(path, to_saved(session))
    adopt(other, open_session(path))


def test_all_branches_and_the_places_on_them_come_back(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    reopen(forked, other, tmp_path / "a.bpe.json")
    assert tree(other) == tree(forked)
    assert (other.branch, other.merges, other.wanted, other.saved_rules_differ) == (2, 55, 55, False)
    assert (other.pairs, other.sample_counts) == (forked.pairs, forked.sample_counts)
    check_tree(other)
    for branch in (0, 1, 2):
        forked.go_to_branch(branch)
        other.go_to_branch(branch)
        assert (other.merges, other.pairs, other.next_round) == (
            forked.merges,
            forked.pairs,
            forked.next_round,
        )
        other.merge_to(70)
        check_tree(other)


def test_what_was_chosen_and_cannot_be_is_kept_and_comes_back_with_its_corpus(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    corpus, before = forked.corpus, shown(forked)
    forked.replace_corpus(Corpus(BAJO))
    assert forked.lost_choice is not None
    reopen(forked, other, tmp_path / "a.bpe.json")
    assert [each.choice for each in other.history.branches] == [
        each.choice for each in forked.history.branches
    ]
    assert tokens(other) == ["ba", "baj", "bajo"]
    other.go_to_branch(2, 55)
    assert (other.branch, other.lost_choice) == (0, other.history.branches[2])
    other.replace_corpus(corpus)
    assert (other.branch, shown(other)) == (2, before)
    check_tree(other)


def test_what_was_chosen_among_letters_is_kept_while_bytes_are_learned(
    qapp: QCoreApplication, other: Session, tmp_path: Path
) -> None:
    with open_window_session(qapp, "пратка пратката друг дърво пратки") as session:
        session.merge(2)
        session.fork(Rule("к", "ат"))
        before = session.settings
        session.change_settings(replace(before, unit=Unit.BYTES))
        assert session.history.branches[1].lost
        reopen(session, other, tmp_path / "a.bpe.json")
        other.change_settings(before)
        other.go_to_branch(1)
        assert (other.branch, tokens(other)[2]) == (1, "кат")
        check_tree(other)


def test_a_fork_saved_while_it_is_learned_anew_is_learned_when_it_is_opened(
    forked: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    corpus = Corpus(f"{LONG} pagar pagó pago")
    forked.replace_corpus(corpus)
    assert forked.task is Task.ANEW
    saved = to_saved(forked)
    assert (saved.branch, saved.rounds, saved.wanted) == (2, (), 55)
    reopen(forked, other, tmp_path / "a.bpe.json")
    settle(qtbot, other)
    settle(qtbot, forked)
    assert (other.branch, shown(other), other.wanted) == (forked.branch, shown(forked), 55)
    assert not other.saved_rules_differ
    check_tree(other)


def test_going_to_another_branch_does_not_wait_for_the_corpus(
    forked: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    forked.begin(Corpus(LONG), "mensaje", None)
    settle(qtbot, forked)
    forked.merge_to(20)
    settle(qtbot, forked)
    assert forked.pairs is not None
    forked.fork(forked.pairs.pairs[3][0])
    settle(qtbot, forked)
    reopen(forked, other, tmp_path / "a.bpe.json")
    assert other.task is Task.RECOVERING
    other.go_to_branch(0)
    assert (other.branch, tokens(other)) == (
        0,
        [found.rule.token for found in forked.history.rounds_of(0)[:20]],
    )
    assert other.task is Task.RECOVERING
    other.merge_to(25)
    settle(qtbot, other)
    assert (other.branch, other.merges, other.saved_rules_differ) == (0, 25, False)
    check_tree(other)


def test_a_tokenizer_without_a_corpus_has_its_branches_too(
    forked: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    write_session(tmp_path / "a.bpe.json", replace(to_saved(forked), corpus=None))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    settle(qtbot, other)
    for branch in (0, 1, 2):
        other.go_to_branch(branch, 55)
        assert other.branch == branch
        assert other.merges == min(55, len(forked.history.rounds_of(branch)))
        assert list(other.tokenizer.rules) == [found.rule for found in forked.history.rounds_of(branch)]
    assert other.pairs is not None
    other.fork(Rule("a", "b"))
    assert len(other.history.branches) == 3


def test_a_branch_with_rules_of_another_corpus_is_shown_and_goes_nowhere(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    saved = to_saved(forked)
    foreign = SavedBranch(0, 3, (Round(Rule("q", "q"), 9, 1, 400), Round(Rule("qq", "q"), 9, 1, 300)))
    write_session(tmp_path / "a.bpe.json", replace(saved, branches=(*saved.branches, foreign)))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    other.go_to_branch(3)
    assert (tokens(other)[3:], other.can_learn) == (["qq", "qqq"], False)
    other.merge()
    assert other.merges == 5
    other.go_to_branch(2)
    assert other.can_learn
    other.merge()
    assert other.merges == 56
    write_session(tmp_path / "b.bpe.json", to_saved(other))
    assert read_session(tmp_path / "b.bpe.json").branches[3].rounds == foreign.rounds
    # Where one stands on it first, the others are learned from as soon as one goes there.
    write_session(
        tmp_path / "a.bpe.json", replace(saved, branches=(*saved.branches, foreign), branch=3, merges=5)
    )
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert (other.can_learn, other.saved_rules_differ) == (False, True)
    other.go_to_branch(1)
    assert (other.can_learn, other.saved_rules_differ) == (True, False)
    other.merge_to(70)
    assert shown(other)[:50] == list(forked.history.rounds_of(1)[:50])
    assert other.merges == 70


def test_a_file_of_an_earlier_version_knows_neither_choices_nor_places(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    reopen(forked, other, path := tmp_path / "a.bpe.json")
    fields = json.loads(path.read_text("utf-8"))
    for branch in fields["branches"]:
        del branch["merges"]
    path.write_text(json.dumps(fields), "utf-8")
    adopt(other, open_session(path))
    assert [each[:4] for each in tree(other)] == [each[:4] for each in tree(forked)]
    other.go_to_branch(0)
    assert other.merges == 60  # at its end
    plain = SavedBranch(None, 0, tuple(forked.history.rounds_of(0)))
    write_session(path, replace(to_saved(forked), branches=(plain,), branch=0, merges=9))
    adopt(other, open_session(path))
    assert (other.merges, other.learned, len(other.history.branches)) == (9, 60, 1)


def test_a_branch_that_leaves_before_its_parent_did_leaves_what_that_one_left(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    saved = to_saved(forked)
    early = SavedBranch(2, 0, (Round(Rule("e", "n"), 22, 1, 915),))
    write_session(tmp_path / "a.bpe.json", replace(saved, branches=(*saved.branches, early)))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert (other.history.branches[3].parent, other.history.branches[3].left_at) == (0, 0)
    other.go_to_branch(3, 5)
    check_tree(other)


@pytest.mark.parametrize(
    ("place", "value", "reason"),
    [
        (("branches", 1, "parent"), 1, FormatReason.FIELD_NOT_A_NUMBER),
        (("branches", 1, "parent"), 2, FormatReason.FIELD_NOT_A_NUMBER),
        (("branches", 2, "parent"), None, FormatReason.FIELD_NOT_A_NUMBER),
        (("branches", 0, "parent"), 1, FormatReason.FIELD_NOT_A_NUMBER),
        (("branches", 1, "left_at"), 61, FormatReason.FIELD_NOT_A_NUMBER),
        (("branches", 2, "rounds"), [], FormatReason.FIELD_MISSING),
        (("branch",), 3, FormatReason.FIELD_NOT_A_NUMBER),
        (("merges",), 56, FormatReason.FIELD_NOT_A_NUMBER),
    ],
)
def test_a_damaged_tree_is_one_problem_and_changes_nothing(
    forked: Session,
    other: Session,
    tmp_path: Path,
    place: tuple[str | int, ...],
    value: object,
    reason: FormatReason,
) -> None:
    write_session(path := tmp_path / "a.bpe.json", to_saved(forked))
    fields = json.loads(path.read_text("utf-8"))
    inner = fields
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    path.write_text(json.dumps(fields), "utf-8")
    with pytest.raises(Problem) as caught:
        adopt(other, open_session(path))
    assert caught.value.reason is reason
    assert other.corpus.text == "nemo omen"


def test_forks_are_kept_by_themselves(
    forked: Session, other: Session, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.autosave._PAUSE_MS", 60)
    autosave = Autosave(forked, tmp_path)
    path = tmp_path / "unsaved-1.bpe.json"

    def kept() -> tuple[int, list[int]]:
        saved = read_session(path)
        return saved.branch, [len(branch.rounds) for branch in saved.branches]

    forked.go_to_branch(0)
    qtbot.waitUntil(lambda: path.exists() and kept() == (0, [60, 10, 5]), timeout=8_000)
    forked.jump(10)
    assert forked.pairs is not None
    forked.fork(forked.pairs.pairs[2][0])
    qtbot.waitUntil(lambda: kept() == (3, [60, 10, 5, 1]), timeout=8_000)
    autosave.close()
    adopt(other, open_session(path))
    assert tree(other) == tree(forked)


def test_typed_text_is_learned_on_the_fork_after_opening(
    forked: Session, other: Session, tmp_path: Path
) -> None:
    forked.begin(Corpus("bajo bajo bajo el el"), "bajo", None)
    forked.fork(Rule("a", "j"))
    saved = replace(to_saved(forked), corpus=SavedCorpus("text", text="bajo bajo bajo el el"))
    write_session(tmp_path / "a.bpe.json", saved)
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    type_text(other, "bajo bajo bajo el el el")
    other.flush_edits()
    assert (other.branch, tokens(other)) == (1, ["aj"])
    check_tree(other)
