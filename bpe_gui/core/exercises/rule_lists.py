"""Exercises: which list of rules is right, and in which line a colleague's program is wrong."""

from __future__ import annotations

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import (
    Choice,
    Code,
    Cut,
    Exercise,
    Fault,
    Kind,
    LineAnswer,
    RuleList,
    Say,
    Told,
    Why,
    WordRows,
)
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.exercises.small_corpus import learned, line_of
from bpe_gui.core.trainer import Rule

_TRIES = 16
_FEWEST, _MOST = 3, 5


def rule_list(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """The right rules of a small corpus among lists that faulty programs learned; None where none differs."""
    best: tuple[list[tuple[Cut, int]], list[Rule], dict[Fault, list[Rule]]] | None = None
    for _ in range(_TRIES):
        words, right = _small_lesson(material, draw)
        if not right:
            continue
        wrong: dict[Fault, list[Rule]] = {}
        for fault in draw.shuffled(Fault):
            rules = learned(words, len(right), fault)
            if rules not in (right, *wrong.values()):
                wrong[fault] = rules
        if wrong and (best is None or len(wrong) > len(best[2])):
            best = words, right, wrong
        if len(wrong) > 2:
            break
    if best is None:
        return None
    words, right, wrong = best
    right_choice = Choice(RuleList.numbered(right), Told(Why.RIGHT_LIST))
    choices = draw.shuffled(
        [
            right_choice,
            *(
                Choice(RuleList.numbered(rules), _fault_told(fault, rules, right))
                for fault, rules in wrong.items()
            ),
        ][:4]
    )
    parts_at = min(_first_difference(rules, right) for rules in wrong.values())
    return Exercise(
        Kind.RULE_LIST,
        seed,
        material.settings,
        (Told(Say.WHICH_LIST), WordRows(tuple(words))),
        tuple(choices),
        choices.index(right_choice),
        hints=(Told(Say.LISTS_PART_AT, {"round": parts_at + 1}), Told(Say.COUNT_TIMES_WORDS)),
    )


def faulty_line(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """A program with one faulty line, and the rules it learns; None where no fault shows."""
    for fault in draw.shuffled(Fault):
        for _ in range(_TRIES // 2):
            words, right = _small_lesson(material, draw)
            rules = learned(words, len(right), fault)
            if right and rules != right:
                return _line_exercise(material, seed, (words, right, fault, rules))
    return None


def _line_exercise(
    material: Material,
    seed: int,
    lesson: tuple[list[tuple[Cut, int]], list[Rule], Fault, list[Rule]],
) -> Exercise:
    words, right, fault, rules = lesson
    choices = [
        Choice(
            LineAnswer(line, fault),
            Told(Why.FAULTY_LINE, {"fault": fault})
            if line is fault
            else Told(Why.SOUND_LINE, {"line": line}),
        )
        for line in sorted(Fault, key=line_of)
    ]
    parts = (
        Told(Say.WHICH_LINE),
        WordRows(tuple(words)),
        Told(Say.LIST_OF_FAULT),
        RuleList.numbered(rules),
        Told(Say.LIST_WITHOUT_FAULT),
        RuleList.numbered(right),
        Code(fault),
    )
    return Exercise(
        Kind.FAULTY_LINE,
        seed,
        material.settings,
        parts,
        tuple(choices),
        [choice.answer for choice in choices].index(LineAnswer(fault, fault)),
        hints=(
            Told(Say.LISTS_PART_AT, {"round": _first_difference(rules, right) + 1}),
            Told(Say.WORK_ROUND_ONE),
        ),
    )


def _small_lesson(material: Material, draw: Draw) -> tuple[list[tuple[Cut, int]], list[Rule]]:
    """A handful of words, and the rules learned from them."""
    words = material.handful(draw)
    minimum = material.settings.minimum_count
    return words, learned(words, draw.between(_FEWEST, _MOST), minimum=minimum)


def _first_difference(rules: list[Rule], right: list[Rule]) -> int:
    """The place, from 0, where two different lists part."""
    return next(
        (place for place, pair in enumerate(zip(rules, right, strict=False)) if pair[0] != pair[1]),
        min(len(rules), len(right)),
    )


def _fault_told(fault: Fault, rules: list[Rule], right: list[Rule]) -> Told:
    place = _first_difference(rules, right)
    return Told(Why.FAULTY_LIST, {"fault": fault, "round": place + 1, "right": right[place]})
