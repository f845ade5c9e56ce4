"""A set of exercises, `*.exercises.json`: words, settings, rules and a seed, which give them again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bpe_gui.core.exercises.exercise import Exercise, Kind
from bpe_gui.core.exercises.making import LARGEST_SEED, make_set
from bpe_gui.core.exercises.material import MOST_WORDS, Material
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.file_bytes import read_bytes
from bpe_gui.formats.json_fields import Field
from bpe_gui.formats.json_text import Json, from_json, to_json
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.settings_fields import (
    alphabet_from_field,
    count_from_field,
    rule_from_fields,
    settings_from_fields,
    settings_to_fields,
)
from bpe_gui.formats.text_file import text_from_bytes

FORMAT = 1
"""The number of this file format; a file with a higher one is of a newer program."""

MOST_EXERCISES = 100
_LARGEST_SET = 50_000_000


@dataclass(frozen=True, slots=True)
class ExerciseSet:
    """`number` exercises of these kinds, from `seed` on, and all that they are made from.

    `corpus` is what people call the corpus; its words stand in the set, so that nothing else is needed.
    """

    words: tuple[tuple[str, int], ...]
    settings: Settings
    alphabet: tuple[str, ...]
    rules: tuple[Rule, ...]
    seed: int
    number: int
    kinds: tuple[Kind, ...]
    corpus: str = ""

    @classmethod
    def of(
        cls, material: Material, seed: int, number: int, kinds: tuple[Kind, ...], corpus: str = ""
    ) -> ExerciseSet:
        """The set that gives the exercises of this material."""
        tokenizer = material.tokenizer
        words, rules = tuple(material.words), tuple(material.rules)
        return cls(words, material.settings, tokenizer.alphabet, rules, seed, number, kinds, corpus)

    def material(self) -> Material:
        """What its exercises are made from."""
        return Material(self.words, Tokenizer(self.settings, self.alphabet, self.rules), len(self.rules))

    def exercises(self) -> list[Exercise]:
        """Its exercises, the same each time."""
        return make_set(self.material(), self.seed, self.kinds, self.number)


def read_exercise_set(path: Path) -> ExerciseSet:
    """The set in a file, from which at least one exercise can be made.

    Raises what `read_text` raises, and Problem(NOT_AN_EXERCISE_SET, NEWER_FORMAT, NO_EXERCISE) and
    Problem(FIELD_…) for a field that is not as it should be.
    """
    name = str(path)
    try:
        value = from_json(text_from_bytes(read_bytes(path, _LARGEST_SET), name).text)
    except Problem:
        raise
    except ValueError as error:
        raise Problem(FormatReason.NOT_AN_EXERCISE_SET, path=name) from error
    if not isinstance(value, dict) or not isinstance(value.get("exercise_set"), int):
        raise Problem(FormatReason.NOT_AN_EXERCISE_SET, path=name)
    whole = Field(value, name)
    number = whole.get("exercise_set").number(1)
    if number > FORMAT:
        raise Problem(FormatReason.NEWER_FORMAT, path=name, format=number, newest=FORMAT)
    found = _set(whole)
    if not found.exercises():
        raise Problem(FormatReason.NO_EXERCISE, path=name)
    return found


def write_exercise_set(path: Path, exercises: ExerciseSet) -> None:
    """Writes a set, whole or not at all; Problem(CANNOT_WRITE, NO_SPACE)."""
    fields: dict[str, Json] = {
        "exercise_set": FORMAT,
        "corpus": exercises.corpus,
        "seed": exercises.seed,
        "number": exercises.number,
        "kinds": [kind.value for kind in exercises.kinds],
        "settings": settings_to_fields(exercises.settings),
        "alphabet": exercises.alphabet,
        "rules": [[rule.left, rule.right] for rule in exercises.rules],
        "words": exercises.words,
    }
    lines = ",\n".join(f"{to_json(key)}: {to_json(value)}" for key, value in fields.items())
    write_atomically(path, f"{{\n{lines}\n}}\n".encode())


def _set(whole: Field) -> ExerciseSet:
    settings = settings_from_fields(whole.get("settings"))
    kinds = whole.get("kinds")
    chosen = dict.fromkeys(item.choice(Kind) for item in kinds.items())
    if not chosen:
        raise Problem(FormatReason.FIELD_EMPTY, path=kinds.path, field=kinds.name)
    corpus = whole.find("corpus")
    return ExerciseSet(
        words=tuple(map(count_from_field, whole.get("words").items()))[:MOST_WORDS],
        settings=settings,
        alphabet=alphabet_from_field(whole.get("alphabet"), settings),
        rules=tuple(_rule(item, settings) for item in whole.get("rules").items()),
        seed=whole.get("seed").number(0, LARGEST_SEED),
        number=whole.get("number").number(1, MOST_EXERCISES),
        kinds=tuple(chosen),
        corpus=corpus.text() if corpus else "",
    )


def _rule(field: Field, settings: Settings) -> Rule:
    sides = list(field.items())
    if len(sides) != 2:
        raise field.unknown()
    return rule_from_fields(sides[0], sides[1], settings)
