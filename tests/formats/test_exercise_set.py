"""A teacher's set gives the same exercises when it is opened, and says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.core.exercises.making import make_set
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.formats.exercise_set import ExerciseSet, read_exercise_set, write_exercise_set
from bpe_gui.formats.json_text import Json
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.problems import sentence
from tests.core.exercises.materials import TEXT, all_materials, material


@pytest.mark.parametrize("number", range(len(all_materials())))
def test_opened_again_it_gives_the_same_exercises(number: int, tmp_path: Path) -> None:
    made_from = all_materials()[number]
    path = tmp_path / "group a.exercises.json"
    written = ExerciseSet.of(made_from, 77, 12, tuple(Kind), "shop")
    write_exercise_set(path, written)
    read = read_exercise_set(path)
    assert read == written
    assert read.exercises() == make_set(made_from, 77, tuple(Kind), 12)
    assert len(read.exercises()) == 12


def test_it_needs_no_corpus(tmp_path: Path) -> None:
    """Words, settings, rules, seed and kinds stand in the file in plain text."""
    path = tmp_path / "x.exercises.json"
    write_exercise_set(path, ExerciseSet.of(material(TEXT, Settings(), 3), 5, 2, (Kind.CUT_WORD,)))
    fields = json.loads(path.read_text(encoding="utf-8"))
    assert fields["words"][0] == ["мама", 1]
    assert len(fields["rules"]) == 3
    assert (fields["seed"], fields["number"], fields["kinds"]) == (5, 2, ["cut-word"])


def written(tmp_path: Path, **changes: Json) -> Path:
    """A set's file with some of its fields changed; None takes a field away."""
    path = tmp_path / "changed.exercises.json"
    write_exercise_set(path, ExerciseSet.of(material(TEXT, PRESETS["bytes"], 9), 5, 2, (Kind.CUSTOMER,)))
    fields = json.loads(path.read_text(encoding="utf-8")) | changes
    kept = {key: value for key, value in fields.items() if value is not None}
    path.write_text(json.dumps(kept), encoding="utf-8")
    return path


FAULTS: list[tuple[dict[str, Json], FormatReason]] = [
    ({"exercise_set": None}, FormatReason.NOT_AN_EXERCISE_SET),
    ({"exercise_set": "1"}, FormatReason.NOT_AN_EXERCISE_SET),
    ({"exercise_set": 2}, FormatReason.NEWER_FORMAT),
    ({"kinds": []}, FormatReason.FIELD_EMPTY),
    ({"kinds": ["riddle"]}, FormatReason.FIELD_UNKNOWN),
    ({"seed": -1}, FormatReason.FIELD_NOT_A_NUMBER),
    ({"number": 101}, FormatReason.FIELD_NOT_A_NUMBER),
    ({"number": 0}, FormatReason.FIELD_NOT_A_NUMBER),
    ({"words": None}, FormatReason.FIELD_MISSING),
    ({"words": [["el"]]}, FormatReason.FIELD_NOT_A_ROW),
    ({"words": [["el", 0]]}, FormatReason.FIELD_NOT_A_NUMBER),
    ({"words": []}, FormatReason.NO_EXERCISE),
    ({"rules": [["a", "b", "c"]]}, FormatReason.FIELD_UNKNOWN),
    ({"rules": [["a", ""]]}, FormatReason.FIELD_EMPTY),
    ({"rules": [["a", "ж"]]}, FormatReason.FIELD_NOT_BYTES),
    ({"rules": "ab"}, FormatReason.FIELD_NOT_A_LIST),
    ({"settings": {}}, FormatReason.FIELD_MISSING),
    ({"alphabet": ["a", "a"]}, FormatReason.FIELD_TWICE),
]


@pytest.mark.parametrize(("changes", "reason"), FAULTS)
def test_what_is_wrong_is_said(changes: dict[str, Json], reason: FormatReason, tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_exercise_set(written(tmp_path, **changes))
    assert caught.value.reason is reason
    assert "{" not in sentence(caught.value)


@pytest.mark.parametrize("content", ["", "[]", "tu pedido", "{", '{"exercise_set": NaN}', "[" * 100_000])
def test_other_files_are_no_sets(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read_exercise_set(path)
    assert caught.value.reason is FormatReason.NOT_AN_EXERCISE_SET


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_exercise_set(tmp_path / "nothing.exercises.json")
    assert caught.value.reason is FormatReason.NO_SUCH_FILE
