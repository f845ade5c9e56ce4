"""A corpus: what an editor could keep of it, its line ends and lines, and how it is cleaned."""

from __future__ import annotations

import pytest

from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document import corpus as module
from bpe_gui.document.corpus import (
    Corpus,
    ReadOnly,
    cleaned,
    line_count,
    line_end,
    longest_line,
    not_kept,
    with_lf,
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "uno dos",
        "uno\n\ndos\n",
        "uno\r\ndos\r\n",
        "uno\rdos\r",
        "sin\u00a0romper\t👋🏽 ñ n\u0303 \u200d \x85",
    ],
)
def test_ordinary_texts_can_be_edited(text: str) -> None:
    assert Corpus.of_text(text).read_only() is None


@pytest.mark.parametrize(
    "text",
    [
        "uno\r\ndos\n",
        "uno\ndos\r",
        "uno\u2028dos",
        "uno\u2029dos",
        "\ufeffuno",
        "uno\ufeffdos",
        "\ufffeuno",
        "uno\x00dos",
        "uno\ud83d",
        "a\ufdd0b",
        "a\ufffcb",
    ],
)
def test_what_an_editor_would_change_is_read_only(text: str) -> None:
    assert Corpus.of_text(text).read_only() is ReadOnly.CHARACTERS


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_a_line_too_long_and_a_text_too_large_are_read_only(newline: str) -> None:
    line = "a" * module.LONGEST_EDITED_LINE
    assert Corpus.of_text(line + newline + line).read_only() is None
    assert Corpus.of_text(newline + line + "a" + newline).read_only() is ReadOnly.LONG_LINE
    assert Corpus.of_text((line + "\n") * 101).read_only() is ReadOnly.LARGE


def test_word_counts_are_read_only() -> None:
    counts = Corpus(rows=(("sol", 2),))
    assert counts.read_only() is ReadOnly.COUNTS
    assert counts.size == 1
    assert counts.count(Settings(), no_tick).counts == {"sol": 2}


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("", "\n"),
        ("a", "\n"),
        ("a\nb", "\n"),
        ("a\r\nb\r\n", "\r\n"),
        ("a\rb", "\r"),
        ("a\r\nb\n", None),
        ("\n\r", None),
    ],
)
def test_the_line_end_that_all_lines_share(text: str, end: str | None) -> None:
    assert line_end(text) == end
    assert Corpus.of_text(text).newline == (end or "\n")


@pytest.mark.parametrize(
    ("text", "lines", "longest"),
    [
        ("", 0, 0),
        ("uno", 1, 3),
        ("uno\n", 1, 3),
        ("\n\n\n", 3, 0),
        ("uno\r\ncuatro\r\n", 2, 6),
        ("uno\rcuatro\ndos", 3, 6),
        ("a\u2028b\x0bc", 1, 5),
    ],
)
def test_lines_end_with_lf_crlf_and_cr_only(text: str, lines: int, longest: int) -> None:
    assert line_count(text) == lines
    assert longest_line(text) == longest


def test_with_lf_changes_line_ends_only() -> None:
    assert with_lf("a\r\nb\rc\n\u2028") == "a\nb\nc\n\u2028"


def test_not_kept_names_each_character_once_and_not_all() -> None:
    assert not_kept("a\x00b\u2028c\x00d\ud83d", 9) == ["\x00", "\u2028", "\ud83d"]
    assert not_kept("a\x00b\u2028c", 1) == ["\x00"]
    assert not_kept("a\r\nb\n", 9) == []


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("\ufeffel el", "el el"),
        ("el\ufeff el", "el el"),
        ("uno\r\ndos\rtres\u2028cuatro\u2029", "uno\ndos\ntres\ncuatro\n"),
        ("a\x00b\ud83dc\ufdd0", "a\ufffdb\ufffdc\ufffd"),
        ("sin\u00a0romper\t👋", "sin\u00a0romper\t👋"),
    ],
)
def test_a_cleaned_copy_can_be_edited(text: str, clean: str) -> None:
    assert cleaned(text) == clean
    assert Corpus.of_text(cleaned(text)).read_only() is None
