"""Blocks, heights and the index spaces of a line."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from bpe_gui.core.text_change import text_change
from bpe_gui.panes.tokens.token_layout import (
    LONGEST_BLOCK,
    LONGEST_CLUSTER,
    NO_TINT,
    Blocks,
    Heights,
    Kept,
    LineIndex,
    ShownLine,
    ShownToken,
    tint_numbers,
    token_text,
)
from bpe_gui.panes.tokens.token_measures import Measures
from bpe_gui.panes.tokens.token_rows import BlockLayout

FAMILY = "👨‍👩‍👧"


def pieces(text: str) -> list[str]:
    blocks = Blocks(text)
    return [text[slice(*blocks.bounds(number))] for number in range(len(blocks))]


def tokens_of(lengths: list[int], ids: list[int | None] | None = None, start: int = 0) -> list[ShownToken]:
    """Tokens one after the other, with these lengths in bytes."""
    tokens = []
    for number, length in enumerate(lengths):
        identity = number if ids is None else ids[number]
        tokens.append(ShownToken(start, start + length, identity, number))
        start += length
    return tokens


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("a", ["a"]),
        ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
        ("\n\r\n\r", ["", "", "", ""]),
        ("a\r\r\nb", ["a", "", "b"]),
        ("ñ\u2028ñ\x85ñ\x0bñ", ["ñ\u2028ñ\x85ñ\x0bñ"]),  # only LF, CRLF and CR end a line
        ("я\n🙂\r\nя", ["я", "🙂", "я"]),
        ("🙂", ["🙂"]),
    ],
)
def test_each_line_is_a_block(text: str, lines: list[str]) -> None:
    assert pieces(text) == lines


def test_a_long_line_is_cut_before_spaces() -> None:
    text = " ".join(["mensajero"] * 1000)
    found = pieces(text)
    assert "".join(found) == text
    assert all(len(piece) <= LONGEST_BLOCK for piece in found)
    assert all(piece.startswith(" mensajero") for piece in found[1:])
    blocks = Blocks(text)
    assert not blocks.continues(0)
    assert all(blocks.continues(number) for number in range(1, len(blocks)))


def test_a_line_of_exactly_the_longest_block_stays_whole() -> None:
    line = "x" * LONGEST_BLOCK
    assert pieces(f"{line}\r\n{line}\n") == [line, line, ""]


@pytest.mark.parametrize(
    "cluster", [FAMILY, "🇧🇬", "n\u0303", "क्षि", "e" + "\u0301" * 7, "각", "한", "你", "🙂"]
)
def test_no_cut_falls_into_a_cluster(cluster: str) -> None:
    text = "x" + cluster * (5000 // len(cluster))
    borders = {0, *(match.end() for match in regex.finditer(r"\X", text))}
    blocks = Blocks(text)
    assert len(blocks) > 4
    assert set(blocks.starts.tolist()) <= borders


def test_a_letter_with_endless_marks_is_cut_all_the_same() -> None:
    found = pieces("e" + "\u0301" * 100_000)
    assert max(map(len, found)) <= LONGEST_CLUSTER


@given(st.text(alphabet="ab \n\rя🙂\u0301", max_size=60))
def test_blocks_are_lines_of_any_text(text: str) -> None:
    assert pieces(text) == regex.split(r"\r\n|\n|\r", text)
    blocks = Blocks(text)
    for number in range(len(blocks)):
        start, _ = blocks.bounds(number)
        assert blocks.end(number) == start or blocks.at(start) == number


@settings(max_examples=40)
@given(st.lists(st.integers(1, 90), min_size=1, max_size=3000), st.data())
def test_heights_are_sums(heights: list[int], data: st.DataObject) -> None:
    sums = Heights(np.array(heights, np.int64))
    for _ in range(3):
        number = data.draw(st.integers(0, len(heights) - 1))
        heights[number] = data.draw(st.integers(1, 90))
        sums.put(number, heights[number])
    assert sums.total == sum(heights)
    number = data.draw(st.integers(0, len(heights) - 1))
    assert sums.top(number) == sum(heights[:number])
    within = data.draw(st.integers(0, heights[number] - 1))
    assert sums.at(sums.top(number) + within) == (number, within)
    assert sums.at(sums.total + 5)[0] == len(heights) - 1


def test_tints_differ_from_their_left_neighbour() -> None:
    ids = [0, 6, 7, None, 7, 13, 2]
    assert tint_numbers(tokens_of([1] * 7, ids)) == [0, 1, 2, NO_TINT, 1, 2, 3]


def test_token_text_writes_stray_bytes_in_brackets() -> None:
    line = ShownLine("añ🙂", tokens_of([2, 1, 4]))
    assert [token_text(line, token) for token in line.tokens] == ["a<C3>", "<B1>", "🙂"]


@given(st.text(max_size=40))
def test_index_spaces_agree(text: str) -> None:
    index = LineIndex(text)
    unit = byte = 0
    for number, character in enumerate(text):
        assert index.byte_of(unit) == byte
        assert index.code_point_of(unit) == number
        size, units = len(character.encode()), 1 + (character > "\uffff")
        assert index.slice(unit, unit + units) == character
        assert {index.unit_of(byte + part) for part in range(size)} == {unit}
        assert index.unit_of(byte + size, behind=True) == unit + units
        unit, byte = unit + units, byte + size
    assert index.units == unit
    assert index.byte_of(unit) == byte


def laid_out(text: str, tokens: list[ShownToken], width: float = 2000) -> BlockLayout:
    font = QFont()
    font.setFamilies(["Noto Sans Mono", "DejaVu Sans Mono"])
    font.setPixelSize(20)
    return BlockLayout(ShownLine(text, tokens), Measures(font), width)


def test_an_emoji_before_a_word_shifts_nothing(qtbot: QtBot) -> None:  # noqa: ARG001
    block = laid_out("👋👋 pedido", tokens_of([4, 4]) + tokens_of([6], start=9))
    line = block.rows[0].line
    word = block.chips(0)[2]
    left = line.cursorToX(5)[0]  # type: ignore[index]
    assert word.left <= left <= word.left + block.rows[0].height / 4
    assert word.right == pytest.approx(line.cursorToX(11)[0], abs=6)  # type: ignore[index]


def test_a_letter_stands_in_the_middle_of_its_token(qtbot: QtBot) -> None:  # noqa: ARG001
    block = laid_out("ooo", tokens_of([1, 1, 1]))
    plain = QFont(block.layout.font())
    plain.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0)
    glyph = QFontMetricsF(plain).horizontalAdvance("o")
    chip = block.chips(0)[1]
    left = block.rows[0].line.cursorToX(1)[0]  # type: ignore[index]
    assert left - chip.left == pytest.approx(chip.right - (left + glyph), abs=1.1)


def test_bytes_of_a_letter_share_its_box_in_proportion(qtbot: QtBot) -> None:  # noqa: ARG001
    block = laid_out("a€b", tokens_of([1, 1, 2, 1]))
    [whole] = block.spans(0, 1, 4)
    _, first, second, _ = block.chips(0)
    border = whole[0] + (whole[1] - whole[0]) / 3
    assert first.right == pytest.approx(border, abs=1.6)
    assert second.left == pytest.approx(border, abs=1.6)
    assert first.right < second.left
    assert first.ticks == ()
    assert second.ticks == pytest.approx((border,))


@pytest.mark.parametrize("text", [FAMILY, "🇧🇬", "n\u0303", "क्षि", "ลี่", "👋🏽"])
def test_every_byte_of_a_cluster_stays_visible(qtbot: QtBot, text: str) -> None:  # noqa: ARG001
    size = len(text.encode())
    block = laid_out(text, tokens_of([1] * size))
    chips = block.chips(0)
    assert [chip.token for chip in chips] == list(range(size))
    assert all(chip.right - chip.left >= 0.5 for chip in chips)
    assert sum(len(chip.ticks) for chip in chips) >= len(text) - 1


@pytest.mark.parametrize(
    "text",
    ["tu pedido", "مرحبا بالعالم abc سلام 123", "abc سلام x", "שלום 12 hello", "a \U0001f642 я ñ हिन्दी สวัสดี"],
)
def test_tokens_never_overlap(qtbot: QtBot, text: str) -> None:  # noqa: ARG001
    lengths = [len(character.encode()) for character in text]
    tokens = [token for token in tokens_of(lengths) if text.encode()[token.start : token.end] != b" "]
    block = laid_out(text, tokens)
    chips = block.chips(0)
    assert {chip.token for chip in chips} == set(range(len(tokens)))
    assert all(left.right <= right.left for left, right in itertools.pairwise(chips))


def test_boxes_run_from_right_to_left_in_hebrew(qtbot: QtBot) -> None:  # noqa: ARG001
    text = "שלום abc"
    block = laid_out(text, tokens_of([4, 4]) + tokens_of([3], start=9))
    abc, second, first = block.chips(0)
    assert (abc.token, second.token, first.token) == (2, 1, 0)
    row = block.rows[0]
    # Qt's own boxes of the glyphs say the same.
    box = row.line.glyphRuns(0, 2)[0].boundingRect()
    assert first.left - 6 < box.left() < first.left + 6
    assert first.right - 8 < box.right() < first.right + 8


def test_a_token_over_two_directions_has_two_boxes(qtbot: QtBot) -> None:  # noqa: ARG001
    text = "abשלcd"
    block = laid_out(text, tokens_of([1, 3, 3, 1]))
    parts = [chip.token for chip in block.chips(0)]
    assert sorted(parts) == [0, 1, 1, 2, 2, 3]  # b+ש and ל+c: Hebrew runs the other way


def test_both_letters_of_an_arabic_ligature_have_their_half(qtbot: QtBot) -> None:  # noqa: ARG001
    block = laid_out("abc سلام", tokens_of([1, 1, 1]) + tokens_of([2, 2, 2, 2], start=4))
    spans = [block.spans(0, start, start + 2)[0] for start in (4, 6, 8, 10)]
    for right, left in itertools.pairwise(spans):
        assert left[1] == pytest.approx(right[0], abs=0.1)
    assert spans[1][1] - spans[1][0] == pytest.approx(spans[2][1] - spans[2][0])


def test_the_space_of_a_word_in_the_next_row_is_no_token_here(qtbot: QtBot) -> None:  # noqa: ARG001
    block = laid_out("pedido llegara", tokens_of([6, 8]), width=150)
    assert len(block.rows) == 2
    assert [chip.token for chip in block.chips(0)] == [0]
    assert [chip.token for chip in block.chips(1)] == [1]


@pytest.mark.parametrize("text", [FAMILY, "سلام", "क्षत्रिय", "🇧🇬🇪🇸", "1️⃣"])
def test_letters_that_belong_together_are_not_spaced(qtbot: QtBot, text: str) -> None:  # noqa: ARG001
    mixed = laid_out(f"a{text}b", [])
    font = QFont(mixed.layout.font())
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0)
    alone = QFontMetricsF(font).horizontalAdvance(text)
    begin, end = 1, 1 + len(text.encode())
    width = sum(right - left for left, right in mixed.spans(0, begin, end))
    assert width == pytest.approx(alone, abs=1)


changed_texts = st.text("ab \n\r", max_size=30)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(changed_texts, changed_texts, changed_texts, changed_texts)
def test_blocks_after_a_change_are_those_of_the_text(before: str, taken: str, put: str, behind: str) -> None:
    old, new = before + taken + behind, before + put + behind
    blocks, kept = Blocks(old).changed(new, text_change(old, new))
    assert blocks.starts.tolist() == Blocks(new).starts.tolist()
    for number in range(len(Blocks(old))):
        there = kept.number(number)
        if there is not None:
            assert old[slice(*Blocks(old).bounds(number))] == new[slice(*blocks.bounds(there))]


LONG_LINES = {
    "words": "tu pedido llegará en cinco días ",
    "letters": "abcdefghij",
    "Chinese": "你的订单将在五天内送达，",
    "flags": "🇧🇬🇪🇸🇫🇷",
    "families": f"{FAMILY} ok",
    "marks": "e\u0301\u0302n\u0303 ",
    "Hangul": "\u1112\u1161\u11ab",
    "lines": "tu pedido llegará en cinco días " * 40 + "\r\n",
}


@pytest.mark.parametrize("unit", LONG_LINES.values(), ids=LONG_LINES)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.data())
def test_blocks_of_a_changed_long_line_are_whole_letters(unit: str, data: st.DataObject) -> None:
    text = unit * (4_000 // len(unit))
    blocks = Blocks(text)
    for _ in range(4):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.sampled_from([0, 1, 2, 700])))
        put = data.draw(
            st.sampled_from(["", "x", " ", "\n", "🇧", "\u0301", "\u200d", FAMILY, "palabra " * 200])
        )
        new = text[:start] + put + text[end:]
        blocks, kept = blocks.changed(new, text_change(text, new))
        starts = blocks.starts.tolist()
        assert starts == sorted(set(starts)) and starts[0] == 0
        lines = [found.end() for found in regex.finditer(r"\r\n|\n|\r", new)]
        assert set(lines) <= set(starts)
        letters = {0, len(new)} | {found.end() for found in regex.finditer(r"\X", new)}
        assert set(starts) - {0} <= letters | set(lines)
        longest = max((end - start for start, end in map(blocks.bounds, range(len(blocks)))), default=0)
        assert longest <= LONGEST_BLOCK
        assert kept.first <= kept.new_last <= len(blocks)
        text = new


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(1, 99), min_size=1, max_size=30), st.data())
def test_heights_after_a_change_are_sums_again(heights: list[int], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(heights) - 1))
    last = data.draw(st.integers(first, len(heights)))
    between = data.draw(st.lists(st.integers(1, 99), min_size=1, max_size=5))
    kept = Kept(first, last, first + len(between))
    found = Heights(np.array(heights, np.int64)).changed(kept, np.array(between, np.int64))
    expected = heights[:first] + between + heights[last:]
    assert [found.top(number) for number in range(len(expected))] == [
        sum(expected[:number]) for number in range(len(expected))
    ]
    assert found.total == sum(expected)
