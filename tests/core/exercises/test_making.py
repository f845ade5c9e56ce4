"""What is marked as right is right by the reference, and nothing else is."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeVar

import pytest

from bpe_gui.core.exercises.exercise import (
    Choice,
    Code,
    ConceptAnswer,
    Cut,
    Exercise,
    Fault,
    Kind,
    LineAnswer,
    PairAnswer,
    RuleList,
    RuleWithHole,
    TextAnswer,
    Tokens,
    TokenWords,
    Told,
    Why,
    WordRows,
)
from bpe_gui.core.exercises.making import LARGEST_SEED, make_exercise, make_set
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.exercises.small_corpus import learned
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import shown, symbols
from tests import reference_bpe
from tests.core.exercises.materials import TEXT, all_materials, material

SEEDS = 1_000
SEEDS_OF_A_KIND = 400


PartKind = TypeVar("PartKind")


def part(exercise: Exercise, kind: type[PartKind]) -> PartKind:
    """The only part of a kind."""
    (found,) = [part for part in exercise.parts if isinstance(part, kind)]
    return found


def reference_cut(made_from: Material, word: str) -> Cut:
    rules = [(rule.left, rule.right, 0, 0) for rule in made_from.rules]
    return tuple(reference_bpe.encode(list(made_from.symbols(word)), rules))


def reference_rules(rows: WordRows, wanted: int, minimum: int) -> list[tuple[str, str]]:
    words = [(list(cut), times) for cut, times in rows.rows]
    return [(left, right) for left, right, *_ in reference_bpe.learn(words, wanted, minimum)[0]]


def is_right(made_from: Material, exercise: Exercise, choice: Choice) -> bool:
    """Whether an answer is right, worked out by the reference alone."""
    minimum = made_from.settings.minimum_count
    answer = choice.answer
    match exercise.kind, answer:
        case Kind.NEXT_MERGE, PairAnswer(pair):
            return [pair] == reference_rules(part(exercise, WordRows), 1, minimum)
        case Kind.CUT_WORD, Tokens(tokens):
            (word,) = [part.tokens for part in exercise.parts if isinstance(part, Tokens)]
            rules = [(rule.left, rule.right, 0, 0) for rule in made_from.rules]
            return tokens == tuple(reference_bpe.encode(list(word), rules))
        case Kind.RULE_LIST, RuleList(rules):
            plain = [tuple(rule) for _, rule in rules]
            wanted = max(
                len(each.answer.rules) for each in exercise.choices if isinstance(each.answer, RuleList)
            )
            return plain == reference_rules(part(exercise, WordRows), wanted, minimum)
        case Kind.FAULTY_LINE, LineAnswer(line):
            given, right = [part for part in exercise.parts if isinstance(part, RuleList)]
            rows = part(exercise, WordRows)
            wanted = len(right.rules)
            assert [tuple(rule) for _, rule in right.rules] == reference_rules(rows, wanted, minimum)
            assert part(exercise, Code).fault is exercise_fault(exercise)
            assert given != right
            return RuleList.numbered(learned(rows.rows, wanted, line)) == given and line is exercise_fault(
                exercise
            )
        case Kind.DEAREST_WORD, TextAnswer(text):
            sizes = {
                each.answer.text: len(reference_cut(made_from, each.answer.text))
                for each in exercise.choices
                if isinstance(each.answer, TextAnswer)
            }
            return sizes[text] == max(sizes.values())
        case Kind.CUSTOMER, TextAnswer(text):
            return text.strip() == seen_by_customer(made_from, exercise).strip()
        case Kind.CONCEPT, ConceptAnswer(_, number):
            return number == 0
    raise AssertionError(exercise)


def exercise_fault(exercise: Exercise) -> Fault:
    return part(exercise, Code).fault


def seen_by_customer(made_from: Material, exercise: Exercise) -> str:
    """The first so many tokens, joined and decoded by hand."""
    settings = made_from.settings
    words = part(exercise, TokenWords).words
    for word in words:
        text = "".join(word)
        assert word == tuple(reference_bpe.encode(list(split(text, settings)), rules_of(made_from)))
    limit = next(part.values["limit"] for part in exercise.parts if isinstance(part, Told))
    assert isinstance(limit, int)
    kept: list[str] = []
    for word in words:
        kept.append("".join(word[:limit]))
        limit -= len(word)
        if limit <= 0:
            break
    plain = [each.replace("\ufdd0", "").replace("\ufdd1", "") for each in kept]
    if settings.unit is Unit.BYTES:
        plain = [each.encode("latin-1").decode("utf-8", "ignore") for each in plain]
    return settings.pretokenizer.joiner.join(each for each in plain if each)


def rules_of(made_from: Material) -> list[reference_bpe.Rule]:
    return [(rule.left, rule.right, 0, 0) for rule in made_from.rules]


def split(joined: str, settings: Settings) -> list[str]:
    """Joined symbols of a word as its units again."""
    if settings.pretokenizer.has_marker:
        joined = joined.replace("\ufdd0", "").replace("\ufdd1", "")
    if settings.unit is Unit.BYTES:
        joined = joined.encode("latin-1").decode("utf-8")
    return list(symbols(joined, settings))


@pytest.mark.parametrize("kind", [*Kind, None])
def test_only_the_marked_answer_is_right(kind: Kind | None) -> None:
    """A thousand seeds of all kinds together, and hundreds of each, over corpora of every sort."""
    materials = all_materials()
    made = 0
    seeds = SEEDS if kind is None else SEEDS_OF_A_KIND
    for seed in range(seeds):
        made_from = materials[seed % len(materials)]
        exercise = make_exercise(made_from, seed, tuple(Kind) if kind is None else (kind,))
        if exercise is None:
            continue
        made += 1
        assert kind in (None, exercise.kind)
        assert exercise.seed == seed
        if exercise.typed:
            check_typed(made_from, exercise)
            continue
        assert 2 <= len(exercise.choices) <= 4
        assert len({repr(choice.answer) for choice in exercise.choices}) == len(exercise.choices)
        right = [place for place, each in enumerate(exercise.choices) if is_right(made_from, exercise, each)]
        assert right == [exercise.right], exercise
    assert made > seeds * 0.6


def check_typed(made_from: Material, exercise: Exercise) -> None:
    typed, hole = exercise.typed, part(exercise, RuleWithHole)
    assert typed is not None
    before, after = [part for part in exercise.parts if isinstance(part, Tokens)]
    assert made_from.rules[hole.rank - 1] == hole.rule
    assert tuple(reference_bpe.merge(list(before.tokens), *hole.rule)) == after.tokens
    assert before.hole is not None
    assert before.tokens[before.hole] == typed.answer
    assert typed.answer == (hole.rule.left if hole.left_hidden else hole.rule.right)
    # Nothing else in its place gives the same word.
    assert list(pairwise(before.tokens)).count(hole.rule) == 1
    answer = shown(typed.answer, exercise.settings)
    assert typed.marked(f" {answer} ") == (True, typed.why)
    for fault, why in typed.known_faults:
        assert typed.marked(fault) == (False, why)
    assert not typed.marked(answer + answer)[0]
    assert not typed.marked("")[0]


def test_a_seed_gives_the_same_exercise_again() -> None:
    for made_from in all_materials():
        again = Material(
            made_from.words,
            Tokenizer(made_from.settings, made_from.tokenizer.alphabet, made_from.rules),
            made_from.merges,
        )
        for seed in range(40):
            assert make_exercise(made_from, seed) == make_exercise(again, seed)


def test_seeds_differ() -> None:
    (made_from, *_) = all_materials()
    for kind in Kind:
        found = {
            repr(make_exercise(made_from, seed, (kind,))).partition("settings")[2] for seed in range(100)
        }
        assert len(found) > (13 if kind is Kind.CONCEPT else 60), kind


def test_every_question_of_the_test_comes_in_turn() -> None:
    made = [make_exercise(all_materials()[0], seed, (Kind.CONCEPT,)) for seed in range(500, 514)]
    assert len({exercise.parts for exercise in made if exercise}) == 14


def test_reasons_are_of_all_kinds() -> None:
    """Every reason that the core knows comes up, so none of the front end's sentences is idle."""
    reasons: set[Why] = set()
    for made_from in all_materials():
        for seed in range(60):
            for kind in Kind:
                exercise = make_exercise(made_from, seed, (kind,))
                if exercise is None:
                    continue
                reasons.update(
                    choice.why.what for choice in exercise.choices if isinstance(choice.why.what, Why)
                )
                if exercise.typed:
                    typed = exercise.typed
                    told = [typed.why, typed.other_fault, *(why for _, why in typed.known_faults)]
                    reasons.update(each.what for each in told if isinstance(each.what, Why))
    assert set(Why) - reasons == set()


@pytest.mark.parametrize("text", ["", "a e i o u", "\n\n", "<&"])
def test_a_corpus_without_words_leaves_the_concepts(text: str) -> None:
    made_from = material(text, Settings(), 5)
    assert [kind for kind in Kind if make_exercise(made_from, 1, (kind,))] == [Kind.CONCEPT]
    assert make_exercise(made_from, 1, ()) is None


def test_kinds_without_rules() -> None:
    made_from = material(TEXT, Settings(), 0)
    possible = {kind for kind in Kind if any(make_exercise(made_from, seed, (kind,)) for seed in range(20))}
    assert possible == set(Kind) - {Kind.CUT_WORD, Kind.MISSING_PIECE}


def test_a_set_is_the_exercises_of_seeds_in_a_row() -> None:
    (made_from, *_) = all_materials()
    kinds = (Kind.CUT_WORD, Kind.CUSTOMER)
    made = make_set(made_from, 12, kinds, 3)
    assert made == [make_exercise(made_from, seed, kinds) for seed in (12, 13, 14)]
    assert make_set(material("", Settings(), 0), 1, kinds, 3) == []


def test_behind_the_largest_seed_comes_the_first() -> None:
    (made_from, *_) = all_materials()
    made = make_set(made_from, LARGEST_SEED - 1, (Kind.CONCEPT,), 4)
    assert [each.seed for each in made] == [LARGEST_SEED - 1, LARGEST_SEED, 0, 1]
    assert made[2] == make_exercise(made_from, 0, (Kind.CONCEPT,))
