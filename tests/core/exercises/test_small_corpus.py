"""The program that is shown is the one that is run, with each of its faults."""

from __future__ import annotations

import pytest

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import Cut, Fault
from bpe_gui.core.exercises.small_corpus import NAMES, learned, line_of, listing
from tests import reference_bpe
from tests.core.exercises.materials import all_materials

CYRILLIC = {"rules": "правила", "word": "дума", "words": "думи", "times": "пъти", "best": "най_честа"}


def run(
    lines: tuple[str, ...], words: list[tuple[Cut, int]], wanted: int, names: dict[str, str]
) -> list[tuple[str, str]]:
    """The rules that a listing learns when Python runs it."""
    rules: list[tuple[str, str]] = []
    place: dict[str, object] = {
        names.get("words", "words"): [(list(cut), times) for cut, times in words],
        names.get("rules", "rules"): rules,
        names.get("wanted", "wanted"): wanted,
    }
    exec("\n".join(lines), place)
    return rules


@pytest.mark.parametrize("names", [{}, CYRILLIC], ids=["English", "other names"])
@pytest.mark.parametrize("fault", [None, *Fault])
def test_what_is_shown_is_what_is_run(fault: Fault | None, names: dict[str, str]) -> None:
    made = 0
    for material in all_materials():
        for seed in range(40):
            words = material.handful(Draw(seed))
            rules = learned(words, 5, fault)
            if rules:
                made += 1
                lines = listing(fault, names)
                assert run(lines, words, len(rules), names) == [tuple(rule) for rule in rules]
    assert made > 300


def test_without_a_fault_it_is_the_reference() -> None:
    for material in all_materials():
        for seed in range(40):
            words = material.handful(Draw(seed))
            for minimum in (1, 3):
                found, _ = reference_bpe.learn([(list(cut), times) for cut, times in words], 6, minimum)
                plain = [(left, right) for left, right, *_ in found]
                assert [tuple(rule) for rule in learned(words, 6, minimum=minimum)] == plain


@pytest.mark.parametrize("fault", Fault)
def test_a_fault_is_exactly_one_line(fault: Fault) -> None:
    sound, faulty = listing(), listing(fault)
    different = [
        number for number, pair in enumerate(zip(sound, faulty, strict=True), 1) if pair[0] != pair[1]
    ]
    assert different == [line_of(fault)]


def test_faults_on_an_example() -> None:
    words = [(("a", "a", "a", "b"), 1), (("c", "b"), 5), (("d", "c", "b"), 1), (("a", "b"), 1)]
    assert [rule.token for rule in learned(words, 2)] == ["cb", "aa"]
    assert learned(words, 1, Fault.WORD_TYPES)[0].token == "aa"
    assert [rule.token for rule in learned(words, 2, Fault.LAST_OF_TIE)] == ["cb", "ab"]
    assert [rule.token for rule in learned(words, 3, Fault.WORD_FORGOTTEN)] == ["cb", "aa", "aa"]
    assert [rule.token for rule in learned(words, 2, Fault.STEP_OF_ONE)] == ["cb", "cbb"]


def test_all_names_can_be_replaced() -> None:
    names = {name: f"{name}_1" for name in NAMES}
    assert all(f"{name}_1" in "\n".join(listing(None, names)) for name in NAMES)
