from __future__ import annotations

import pytest

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import PRESETS, Normalization, Pretokenizer, Settings, Unit


def test_the_presets() -> None:
    assert {
        name: (chosen.pretokenizer, chosen.unit, chosen.minimum_count) for name, chosen in PRESETS.items()
    } == {
        "lesson": ("spaces", "characters", 1),
        "book": ("whitespace", "characters", 2),
        "book-marker": ("marker", "characters", 2),
        "bytes": ("gpt2", "bytes", 2),
    }
    assert all(chosen.normalization is Normalization.NONE for chosen in PRESETS.values())
    assert PRESETS["lesson"] == Settings()


def test_names_that_people_type() -> None:
    assert list(Pretokenizer) == [
        "spaces",
        "whitespace",
        "marker",
        "end-marker",
        "gpt2",
        "cl100k",
        "o200k",
        "lines",
    ]
    assert list(Unit) == ["characters", "graphemes", "bytes"]
    assert list(Normalization) == ["none", "NFC", "NFD", "NFKC"]
    assert [kind for kind in Pretokenizer if kind.has_marker] == ["marker", "end-marker"]


@pytest.mark.parametrize("minimum", [0, -1])
def test_a_pair_that_never_occurs_makes_no_rule(minimum: int) -> None:
    with pytest.raises(Problem) as caught:
        Settings(minimum_count=minimum)
    assert caught.value.reason is CoreReason.NEGATIVE
    assert caught.value.values == {"name": "minimum count", "value": minimum}


def test_special_tokens() -> None:
    with pytest.raises(Problem) as caught:
        Settings(special_tokens=("<fin>", ""))
    assert caught.value.reason is CoreReason.EMPTY_SPECIAL_TOKEN
    assert Settings(special_tokens=("<b>", "<a>", "<b>")).special_tokens == ("<b>", "<a>")


def test_a_problem_tells_its_reason_and_values() -> None:
    problem = Problem(CoreReason.UNKNOWN_ID, id=7, size=5)
    assert str(problem) == "unknown-id {'id': 7, 'size': 5}"
    assert str(Problem(CoreReason.EMPTY_SPECIAL_TOKEN)) == "empty-special-token"
    assert isinstance(problem, ValueError)
