"""A text in blocks of any size gives the words of the whole, for every pretokenizer and normalization."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core import pretokenizer as pretokenizer_module
from bpe_gui.core.pretokenizer import split_special, words
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.safe_cuts import begins_afresh, normal_blocks, safe_pieces, segments
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings
from bpe_gui.core.units import normalize
from tests.core.strategies import SPACES, fixed, texts

GPT = (Pretokenizer.GPT2, Pretokenizer.CL100K, Pretokenizer.O200K)
# Everything that an alternative of the GPT patterns, a decomposition or a line end begins or ends with.
SIGNS = (
    *SPACES, "\n\n", "   ", "a", "B", "Ж", "ǅ", "ʰ", "中", "ñ", "n\u0303", "\u0303", "1", "12", "٣", "½", "!",
    "/", "\u200d", "👋", "'", "'s", "'S", "'ll", "'VE", "ſ", "\x00", "\u1112", "\u1161", "\u11ab", "ﾊ", "ﾞ",
    "ﬁ", "\xa0",
)  # fmt: skip
signs = st.lists(st.sampled_from(SIGNS), max_size=30).map("".join)


def in_blocks(text: str, ends: Iterable[int]) -> list[str]:
    """The text cut at these places."""
    places = [0, *sorted(end % (len(text) + 1) for end in ends), len(text)]
    return [text[start:end] for start, end in pairwise(places)]


block_ends = st.lists(st.integers(0, 10_000), max_size=8)


@fixed
@given(st.one_of(signs, texts), block_ends, st.sampled_from([p for p in Pretokenizer if p != "lines"]))
def test_the_pieces_give_the_words_of_the_whole(text: str, ends: list[int], cut: Pretokenizer) -> None:
    pieces = list(safe_pieces(in_blocks(text, ends), cut))
    assert "".join(pieces) == text
    assert [word for piece in pieces for word in words(piece, cut)] == list(words(text, cut))


@fixed
@given(st.one_of(signs, texts), st.sampled_from(Pretokenizer))
def test_words_at_once_are_those_one_by_one(text: str, pretokenizer: Pretokenizer) -> None:
    assert pretokenizer_module.cut(text, pretokenizer) == list(words(text, pretokenizer))


@pytest.mark.parametrize("cut", Pretokenizer)
def test_many_texts_one_code_point_at_a_time(cut: Pretokenizer) -> None:
    drawn = random.Random(20)
    for _ in range(1_500):
        text = "".join(drawn.choices(SIGNS, k=drawn.randrange(14)))
        pieces = list(safe_pieces(text, cut))
        assert "".join(pieces) == text
        if cut is Pretokenizer.LINES:
            found = [word for piece in pieces[:-1] for word in list(words(piece, cut))[:-1]]
            found += list(words(pieces[-1], cut)) or ([""] if text else [])
        else:
            found = [word for piece in pieces for word in words(piece, cut)]
        assert found == list(words(text, cut)), (text, pieces)


@fixed
@given(signs, block_ends, st.sampled_from(Normalization))
def test_blocks_are_normalized_as_the_whole(text: str, ends: list[int], form: Normalization) -> None:
    assert "".join(normal_blocks(in_blocks(text, ends), form)) == normalize(text, form)
    assert "".join(normal_blocks(text, form)) == normalize(text, form)


def test_what_begins_afresh_never_joins_what_stands_before_it() -> None:
    joining = {chr(code) for code in (*range(0x1161, 0x1176), *range(0x11A8, 0x11C3))}
    for code in range(0x110000):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            joining.add(chr(int(parts[1], 16)))
    for code in range(0x110000):
        for form in ("NFD", "NFKD"):
            first = unicodedata.normalize(form, chr(code))[0]
            if first in joining or unicodedata.combining(first):
                assert not begins_afresh(chr(code)), hex(code)
                break


@fixed
@given(
    st.text("ab", max_size=25),
    block_ends,
    st.lists(st.text("ab", min_size=1, max_size=4), min_size=1, max_size=3).map(tuple),
)
def test_special_tokens_are_found_across_the_borders(
    text: str, ends: list[int], tokens: tuple[str, ...]
) -> None:
    settings = Settings(special_tokens=tokens)
    expected = [piece for piece, special in split_special(text, tokens) if not special]
    for blocks in (in_blocks(text, ends), list(text)):
        found = ["".join(segment) for segment in segments(blocks, settings)]
        assert [segment for segment in found if segment] == expected


@pytest.mark.parametrize("cut", Pretokenizer)
def test_a_word_without_an_end_is_refused_before_it_fills_the_memory(cut: Pretokenizer) -> None:
    read = 0

    def blocks() -> Iterable[str]:
        nonlocal read
        while True:
            read += 1_000
            yield "b" * 1_000

    with pytest.raises(Problem) as caught:
        list(safe_pieces(blocks(), cut, 10_000))
    assert caught.value.reason is CoreReason.WORD_TOO_LONG
    assert caught.value.values == {"pretokenizer": cut, "longest": 10_000}
    assert read <= 11_000


@pytest.mark.parametrize(
    ("line", "cuts"),
    [
        ('{"uno":1,"dos":[2,3]},', GPT),
        ("1415926535", (Pretokenizer.CL100K, Pretokenizer.O200K)),
        ("aBcD", (Pretokenizer.O200K,)),
        ("дума,дума;", GPT),
        ("a b", tuple(Pretokenizer)[:4]),
    ],
)
def test_a_line_without_end_is_no_word_without_end(line: str, cuts: tuple[Pretokenizer, ...]) -> None:
    text = line * 3_000
    blocks = [text[place : place + 777] for place in range(0, len(text), 777)]
    for cut in cuts:
        pieces = list(safe_pieces(blocks, cut, 3_000))
        assert max(map(len, pieces)) < 6_000
        assert [word for piece in pieces for word in words(piece, cut)] == list(words(text, cut))


def test_a_letter_with_marks_without_end_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        list(normal_blocks(["e", *["\u0301" * 100] * 100], Normalization.NFC, 5_000))
    assert caught.value.reason is CoreReason.MARKS_WITHOUT_END
