"""The score is kept between two starts, and a damaged file is told from a missing one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.core.problem import Problem
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.score_file import Score, read_score, write_score


def test_a_score_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "not yet there" / "score.json"
    assert read_score(path) == Score()
    score = Score().with_answer(Kind.CUT_WORD, 7, right=True).with_answer(Kind.CUT_WORD, 8, right=False)
    score = score.with_answer(Kind.CONCEPT, 7, right=True)
    write_score(path, score)
    read = read_score(path)
    assert (read.answered, read.right_ones, read.seeds) == (3, 2, (8, 7))
    assert read.right[Kind.CUT_WORD] == read.wrong[Kind.CUT_WORD] == read.right[Kind.CONCEPT] == 1


def test_only_the_last_seeds_are_kept() -> None:
    score = Score()
    for seed in range(30):
        score = score.with_answer(Kind.CUSTOMER, seed, right=True)
    assert score.seeds == tuple(range(10, 30))
    assert score.answered == 30


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        b'{"score": 1}',
        b'{"score": 2}',
    ],
)
def test_a_damaged_file_is_a_problem(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "score.json"
    path.write_bytes(content)
    with pytest.raises(Problem):
        read_score(path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Problem) as caught:
        write_score(tmp_path / "file" / "score.json", Score())
    assert caught.value.reason is FormatReason.CANNOT_WRITE


def test_a_seed_that_is_none_loses_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "score.json"
    path.write_bytes(
        b'{"score": 1, "kinds": {"concept": {"right": 3, "wrong": 1}},'
        b' "seeds": [7, 1000000, -1, "x", true, 999999]}'
    )
    read = read_score(path)
    assert read.right == {Kind.CONCEPT: 3}
    assert (read.answered, read.seeds) == (4, (7, 999_999))
