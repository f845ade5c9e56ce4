"""Every sentence of an exercise exists in three languages, with the same places for values."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from bpe_gui import i18n
from bpe_gui.core.exercises.exercise import Concept, Exercise, Fault, Kind, Say, Told, Why
from bpe_gui.core.exercises.making import make_exercise
from bpe_gui.core.exercises.small_corpus import NAMES, listing
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.panes.concept_words import concept_words
from bpe_gui.panes.practice.practice_words import code_names, kind_name, rule_text, told_text
from tests.core.exercises.materials import all_materials

LANGUAGES = ["en", "es", "bg"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    """The interface in one language after the other."""
    code = str(request.param)
    i18n.set_language(qapp, code)
    return code


def all_told() -> Iterator[tuple[Exercise, Told]]:
    """Every sentence of many exercises."""
    for material in all_materials():
        for seed in range(25):
            for kind in Kind:
                if exercise := make_exercise(material, seed, (kind,)):
                    told = [part for part in exercise.parts if isinstance(part, Told)]
                    told += [*exercise.hints, *(choice.why for choice in exercise.choices)]
                    if exercise.typed:
                        told += [exercise.typed.why, *(why for _, why in exercise.typed.known_faults)]
                        told.append(exercise.typed.marked("zzz")[1])
                    yield from ((exercise, each) for each in told)


def test_every_sentence_is_said_with_all_its_values(language: str) -> None:
    said: set[object] = set()
    locale = QLocale(language)
    for exercise, told in all_told():
        text = told_text(told, exercise.settings, locale)
        assert text
        assert not re.search(r"\{\w+\}", text), (told, text)
        said.add(told.what)
    assert said >= {each for each in (*Say, *Why) if each is not Why.COMPLETE}


def test_a_value_that_looks_like_a_place_is_left_alone(qapp: QApplication) -> None:  # noqa: ARG001
    told = Told(Why.NOT_THE_PIECE, {"text": "{other}", "other": ("b",), "token": ("ab",)})
    assert told_text(told, Settings(), QLocale("en")) == "«{other}» and «b» do not make «ab»."


def test_the_program_has_names_that_python_takes(language: str) -> None:
    names = code_names()
    assert list(names) == list(NAMES)
    assert all(name.isidentifier() for name in names.values())
    assert len(set(names.values())) == len(NAMES)
    for fault in (None, *Fault):
        compile("\n".join(listing(fault, names)), language, "exec")


def test_kinds_and_concepts_have_words_of_their_own(language: str) -> None:
    assert len({kind_name(kind) for kind in Kind}) == len(Kind)
    questions: set[str] = set()
    for concept in Concept:
        words = concept_words(concept)
        assert len({*words.answers}) == len({*words.whys}) == 3
        questions.update((words.question, words.hint))
        if language == "bg":
            assert all(re.search("[а-я]", text) for text in (words.question, words.hint, *words.whys))
    assert len(questions) == 2 * len(Concept)


def test_a_rule_is_written_as_people_write_it() -> None:
    assert rule_text(Rule("e", " l"), Settings()) == "e + ␣l"
