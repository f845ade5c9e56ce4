"""What is different between two texts."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bpe_gui.core import text_change as module
from bpe_gui.core.text_change import TextChange, text_change
from tests.core.strategies import fixed

few_letters = st.text("ab🙂\n", max_size=14)


def looked_for(old: str, new: str) -> TextChange:
    """Letter by letter."""
    start = behind = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    while behind < min(len(old), len(new)) - start and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    return TextChange(start, len(old) - behind, len(new) - behind)


@pytest.mark.parametrize("step", [1, 2, 3, 8, 1 << 18])
@fixed
@given(few_letters, few_letters, few_letters, few_letters)
@example("aa", "", "a", "aa")
@example("", "", "", "")
def test_it_is_what_looking_letter_by_letter_finds(
    step: int, before: str, taken: str, put: str, behind: str
) -> None:
    old, new = before + taken + behind, before + put + behind
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_SLICE", step)
        assert text_change(old, new) == looked_for(old, new)
        assert text_change(taken, put) == looked_for(taken, put)


def test_the_rest_has_moved() -> None:
    change = text_change("tu pedido llega", "tu gran pedido llega")
    assert (change.start, change.shift) == (3, 5)
    assert text_change("igual", "igual") == (5, 5, 5)
