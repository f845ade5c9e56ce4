"""The score of the exercises as a file of the user's."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from bpe_gui.core.exercises.exercise import Kind
from bpe_gui.core.exercises.making import LARGEST_SEED
from bpe_gui.core.problem import Problem
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.file_bytes import read_bytes
from bpe_gui.formats.json_fields import Field
from bpe_gui.formats.json_text import Json, from_json, to_json
from bpe_gui.formats.os_reasons import os_reason
from bpe_gui.formats.reasons import FormatReason

FORMAT = 1
_MOST_SEEDS = 20
_LARGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Score:
    """How many exercises of each kind were answered right and wrong, and the seeds of the last ones."""

    right: dict[Kind, int] = field(default_factory=dict)
    wrong: dict[Kind, int] = field(default_factory=dict)
    seeds: tuple[int, ...] = ()

    @property
    def answered(self) -> int:
        """How many exercises were answered."""
        return sum(self.right.values()) + sum(self.wrong.values())

    @property
    def right_ones(self) -> int:
        """How many of them were answered right."""
        return sum(self.right.values())

    def with_answer(self, kind: Kind, seed: int, *, right: bool) -> Score:
        """The score after one more answer; the newest seed stands last."""
        counts = dict(self.right if right else self.wrong)
        counts[kind] = counts.get(kind, 0) + 1
        seeds = (*(each for each in self.seeds if each != seed), seed)[-_MOST_SEEDS:]
        if right:
            return replace(self, right=counts, seeds=seeds)
        return replace(self, wrong=counts, seeds=seeds)


def read_score(path: Path) -> Score:
    """The score in a file, or a new one where there is no file.

    A seed that is none is left out: it only says where practice goes on, and the counts stay right.
    Raises Problem(CANNOT_READ, TOO_LARGE, BROKEN_JSON, FIELD_…) for a file that cannot be used.
    """
    try:
        value = from_json(read_bytes(path, _LARGEST_FILE).decode("utf-8"))
    except Problem as problem:
        if problem.reason is FormatReason.NO_SUCH_FILE:
            return Score()
        raise
    except ValueError as error:
        raise Problem(FormatReason.BROKEN_JSON, path=str(path), line=1, column=1) from error
    whole = Field(value, str(path))
    number = whole.get("score").number(1)
    if number > FORMAT:
        raise Problem(FormatReason.NEWER_FORMAT, path=str(path), format=number, newest=FORMAT)
    kinds = whole.get("kinds")
    right: dict[Kind, int] = {}
    wrong: dict[Kind, int] = {}
    for kind in Kind:
        if counts := kinds.find(kind.value):
            for found, key in ((right, "right"), (wrong, "wrong")):
                if number := counts.get(key).number():
                    found[kind] = number
    seeds = [seed for item in whole.get("seeds").items() if (seed := _seed(item)) is not None]
    return Score(right, wrong, tuple(seeds[-_MOST_SEEDS:]))


def _seed(item: Field) -> int | None:
    try:
        return item.number(0, LARGEST_SEED)
    except Problem:
        return None


def write_score(path: Path, score: Score) -> None:
    """Writes the score, whole or not at all, into a folder made where it is missing.

    Raises Problem(CANNOT_WRITE, NO_SPACE).
    """
    kinds: dict[str, Json] = {
        kind.value: {"right": score.right.get(kind, 0), "wrong": score.wrong.get(kind, 0)}
        for kind in Kind
        if kind in score.right or kind in score.wrong
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(FormatReason.CANNOT_WRITE, path=str(path), why=os_reason(error)) from error
    fields: dict[str, Json] = {"score": FORMAT, "kinds": kinds, "seeds": score.seeds}
    write_atomically(path, f"{to_json(fields)}\n".encode())
