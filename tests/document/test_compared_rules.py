from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QAbstractItemModel

from bpe_gui.core.slices import result_of
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.compared_rules import ComparedModel, Comparison, comparing


def rounds(letters: str) -> list[Round]:
    return [Round(Rule(letter, "x"), 2, 1, 9) for letter in letters]


def compare(one: str, other: str) -> Comparison:
    return result_of(comparing(rounds(one), rounds(other)))


def test_the_same_rules_in_another_order() -> None:
    found = compare("abcde", "acbde")
    assert (found.first, found.differing, found.only_one, found.only_other) == (1, [1, 2], [], [])
    assert [found.place_of(rank, in_other=True) for rank in range(5)] == [0, 2, 1, 3, 4]
    assert [found.place_of(rank, in_other=False) for rank in range(5)] == [0, 2, 1, 3, 4]


def test_rules_that_only_one_has_as_far_as_both_go() -> None:
    found = compare("abcd", "abxycd")
    assert (found.length, found.first, found.differing) == (4, 2, [2, 3, 4, 5])
    assert (found.only_one, found.only_other) == ([2, 3], [2, 3])
    # The other takes c and d as well, but not within as many rounds.
    assert found.place_of(2, in_other=True) is None
    assert found.place_of(2, in_other=False) is None


def test_where_one_goes_on_alone_there_is_no_difference_yet() -> None:
    for one, other in (("ab", "abcd"), ("abcd", "ab"), ("", "ab"), ("ab", "ab")):
        found = compare(one, other)
        assert (found.first, found.only_one, found.only_other) == (None, [], [])
        assert found.differing == list(range(found.length, max(len(one), len(other))))


def test_it_is_what_sets_and_lists_say() -> None:
    dice = Random(3)
    for _ in range(60):
        letters = [chr(0x4E00 + number) for number in range(dice.randint(1, 4_500))]
        one, other = ("".join(dice.sample(letters, dice.randint(0, len(letters)))) for _ in range(2))
        if dice.random() < 0.5:
            other = one[: len(other) // 2] + "".join(letter for letter in other if letter not in one)
        found, both = compare(one, other), min(len(one), len(other))
        assert found.differing == [
            rank
            for rank in range(max(len(one), len(other)))
            if one[rank : rank + 1] != other[rank : rank + 1]
        ]
        assert {one[rank] for rank in found.only_one} == set(one[:both]) - set(other[:both])
        assert {other[rank] for rank in found.only_other} == set(other[:both]) - set(one[:both])


def test_the_table_shows_all_or_what_differs(model_tester: Callable[[QAbstractItemModel], None]) -> None:
    model = ComparedModel()
    model_tester(model)
    assert model.rowCount() == 0
    model.show(compare("abcde", "acbde"), differences_only=False)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [1, 2, 3, 4, 5]
    assert model.row_of(2) == 2
    model.show(model.comparison, differences_only=True)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == [2, 3]
    assert (model.rank_of(1), model.row_of(2)) == (2, 1)
