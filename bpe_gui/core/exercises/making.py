"""Making an exercise from a seed."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bpe_gui.core.exercises.customer import customer
from bpe_gui.core.exercises.cutting import cut_word, dearest_word, missing_piece
from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import (
    CONCEPT_CHOICES,
    Choice,
    Concept,
    ConceptAnswer,
    Exercise,
    Kind,
    Question,
    Say,
    Told,
    Why,
)
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.exercises.next_merge import next_merge
from bpe_gui.core.exercises.rule_lists import faulty_line, rule_list

LARGEST_SEED = 999_999
_STEP = 5


def make_exercise(material: Material, seed: int, kinds: Collection[Kind] = tuple(Kind)) -> Exercise | None:
    """The exercise of a seed, of one of the kinds; None where words and rules are too few for them.

    The same material, seed and kinds give the same exercise.
    """
    draw = Draw(seed)
    for kind in draw.shuffled(kind for kind in Kind if kind in kinds):
        if exercise := _MAKERS[kind](material, draw, seed):
            return exercise
    return None


def make_set(material: Material, seed: int, kinds: Collection[Kind], number: int) -> list[Exercise]:
    """The exercises of so many seeds in a row; none where none of the kinds can be made.

    Behind the largest seed comes 0.
    """
    seeds = (each % (LARGEST_SEED + 1) for each in range(seed, seed + number))
    made = (make_exercise(material, each, kinds) for each in seeds)
    return [exercise for exercise in made if exercise]


def _concept(material: Material, draw: Draw, seed: int) -> Exercise:
    """A question of the fixed test."""
    # The step has no divisor in common with the number of questions: seeds in a row ask all of them.
    concept = tuple(Concept)[seed * _STEP % len(Concept)]
    numbers = draw.shuffled(range(CONCEPT_CHOICES))
    choices = [
        Choice(ConceptAnswer(concept, number), Told(Why.CONCEPT, {"question": concept, "number": number}))
        for number in numbers
    ]
    return Exercise(
        Kind.CONCEPT,
        seed,
        material.settings,
        (Question(concept),),
        tuple(choices),
        numbers.index(0),
        hints=(Told(Say.CONCEPT_HINT, {"question": concept}),),
    )


_MAKERS: dict[Kind, Callable[[Material, Draw, int], Exercise | None]] = {
    Kind.NEXT_MERGE: next_merge,
    Kind.MISSING_PIECE: missing_piece,
    Kind.CUT_WORD: cut_word,
    Kind.RULE_LIST: rule_list,
    Kind.FAULTY_LINE: faulty_line,
    Kind.DEAREST_WORD: dearest_word,
    Kind.CUSTOMER: customer,
    Kind.CONCEPT: _concept,
}
