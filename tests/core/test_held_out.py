"""Held-out texts, and the curves of their tokens."""

from __future__ import annotations

from time import process_time

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.held_out import MOST_TEXTS, HeldOutText, HeldOutTexts
from bpe_gui.core.token_curve import TokenCurve

NONE = np.zeros(0, np.int64)


def names(texts: HeldOutTexts, sample: str = "") -> list[str]:
    return [each.name for each in texts.texts(sample)]


def test_each_line_is_a_text_and_empty_ones_are_none() -> None:
    assert names(HeldOutTexts(" mis pedidos \n\n \t\nla queja\n")) == ["mis pedidos", "la queja"]
    assert HeldOutTexts(" a \nb").texts("") == (HeldOutText("a", " a "), HeldOutText("b", "b"))
    assert names(HeldOutTexts("uno\r\ndos\rtres")) == ["uno", "dos", "tres"]
    assert names(HeldOutTexts(), "la muestra") == []


def test_lines_of_white_space_are_none_however_long_they_are() -> None:
    lines = HeldOutTexts(f"{' ' * 200_000}\n\t\u3000\n uno\n\x1c")
    begun = process_time()
    texts = lines.texts("")
    # Minutes, if a letter were looked for from each of the spaces.
    assert process_time() - begun < 5
    assert texts == (HeldOutText("uno", " uno"),)


def test_lines_of_the_sample_come_first_and_files_last() -> None:
    texts = HeldOutTexts("b", (HeldOutText("c.txt", "d\ne"),), sample_lines=True)
    assert names(texts, "a\n\nf") == ["a", "f", "b", "c.txt"]
    assert texts.texts("a")[-1].text == "d\ne"


def test_of_very_many_lines_the_first_are_taken() -> None:
    lines = "\n".join(map(str, range(MOST_TEXTS + 500)))
    assert names(HeldOutTexts(lines)) == [str(number) for number in range(MOST_TEXTS)]
    assert len(names(HeldOutTexts(lines, sample_lines=True), lines)) == MOST_TEXTS


@given(st.lists(st.integers(0, 3), max_size=40), st.integers(0, 40))
def test_a_curve_knows_what_a_list_of_all_counts_knows(gains: list[int], known: int) -> None:
    counts = [200]
    for gain in gains:
        counts.append(counts[-1] - gain)
    curve = TokenCurve(200, NONE, NONE, 0)
    for start, end in ((0, min(known, len(gains))), (min(known, len(gains)), len(gains))):
        helping = [merge for merge in range(start + 1, end + 1) if gains[merge - 1]]
        saved = [gains[merge - 1] for merge in helping]
        curve = curve.followed(np.array(helping, np.int64), np.array(saved, np.int64), end)
    assert [curve.tokens(merges) for merges in range(len(counts))] == counts
    assert curve.many(np.arange(len(counts))).tolist() == counts
    assert (curve.tokens(-1), curve.tokens(len(counts))) == (None, None)
    helped = [merge for merge in range(1, len(counts)) if gains[merge - 1]]
    assert curve.last_helped == max(helped, default=None)
