"""Tables of word counts come back as they were, and a bad line is named."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.word_counts import LARGEST_COUNT, count_rows
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import WHOLE, Part, bytes_opener
from bpe_gui.formats.word_counts_file import (
    is_table,
    read_word_counts,
    reading_table,
    reading_word_counts,
    word_counts_to_bytes,
    write_word_counts,
)
from bpe_gui.paths import corpora_dir

WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\ufdd0\ufdd1"))


def rows_of(data: bytes, part: Part = WHOLE) -> list[tuple[str, int]]:
    return result_of(reading_table(bytes_opener(data, "here"), "utf-8", part)).rows


@given(st.lists(st.tuples(WORDS, st.integers(1, LARGEST_COUNT))))
def test_any_rows_come_back(rows: list[tuple[str, int]]) -> None:
    assert rows_of(word_counts_to_bytes(rows)) == rows


def test_a_first_word_with_u_feff_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    write_word_counts(path, [("\ufeffel", 2)])
    assert read_word_counts(path) == [("\ufeffel", 2)]


def test_bom_and_crlf_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    path.write_bytes(b"\xef\xbb\xbfel\t2\r\npago\t1\r\n\r\n")
    assert read_word_counts(path) == [("el", 2), ("pago", 1)]


def test_escapes_are_read_from_left_to_right() -> None:
    assert rows_of(rb"a\\tb\t\\\n" + b"\t3") == [("a\\tb\t\\\n", 3)]


def test_surrogates_are_written_as_replacement_characters() -> None:
    assert word_counts_to_bytes([("a\ud83d", 1)]) == "a\ufffd\t1\n".encode()


@pytest.mark.parametrize(
    ("line", "reason", "values"),
    [
        ("pago", FormatReason.ROW_WITHOUT_TAB, {}),
        ("", FormatReason.ROW_WITHOUT_TAB, {}),
        ("pago 3", FormatReason.ROW_WITHOUT_TAB, {}),
        ("pa\tgo\t3", FormatReason.ROW_WITH_TABS, {}),
        ("pa\\go\t3", FormatReason.ROW_ESCAPE, {"escape": "\\g"}),
        ("pago\\\t3", FormatReason.ROW_ESCAPE, {"escape": "\\"}),
        ("word\tcount", FormatReason.ROW_COUNT, {"count": "count"}),
        ("pago\t", FormatReason.ROW_COUNT, {"count": ""}),
        ("pago\t0", FormatReason.ROW_COUNT, {"count": "0"}),
        ("pago\t-3", FormatReason.ROW_COUNT, {"count": "-3"}),
        ("pago\t3.0", FormatReason.ROW_COUNT, {"count": "3.0"}),
        ("pago\t1_000", FormatReason.ROW_COUNT, {"count": "1_000"}),
        ("pago\t٣", FormatReason.ROW_COUNT, {"count": "٣"}),
        ("pago\tnan", FormatReason.ROW_COUNT, {"count": "nan"}),
        (f"pago\t{2**63}", FormatReason.ROW_COUNT, {"count": str(2**63)}),
        ("pago\t" + "9" * 5000, FormatReason.ROW_COUNT, {"count": "9" * 5000}),
    ],
)
def test_a_bad_line_is_named(line: str, reason: FormatReason, values: dict[str, str]) -> None:
    with pytest.raises(Problem) as caught:
        rows_of(f"el\t2\n{line}\nla\t1\n".encode())
    assert caught.value.reason is reason
    assert caught.value.values == {"path": "here", "line": 2, **values}


def test_the_lesson_has_208_words_83_of_them_distinct() -> None:
    counts = count_rows(read_word_counts(corpora_dir() / "lesson-es.counts.tsv"), Settings())
    assert (counts.words, counts.distinct_words) == (208, 83)


@pytest.mark.parametrize("name", ["words.tsv", "WORDS.TSV", "words.tsv.gz", "words.tsv.xz", "words.parquet"])
def test_tables_are_known_by_their_names(name: str) -> None:
    assert is_table(Path("folder.txt", name))
    assert not is_table(Path("words.tsv", f"{name}.txt"))


def test_packed_tables_in_other_encodings_are_read(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv.gz"
    text = "пратката\t5000000000\nсутринта\t2\nчетиринайсет\t1\n"
    path.write_bytes(gzip.compress(text.encode("cp1251")))
    assert read_word_counts(path) == [("пратката", 5_000_000_000), ("сутринта", 2), ("четиринайсет", 1)]


def test_blocks_cut_no_line() -> None:
    rows = [(f"palabra{number}" * (number % 7), number + 1) for number in range(30_000)]
    for end in ("\n", "\r\n", "\r"):
        data = word_counts_to_bytes(rows).replace(b"\n", end.encode())
        assert rows_of(data) == rows
        assert rows_of(data + end.encode() * 3) == rows


@pytest.mark.parametrize("number", [2, 29_999])
def test_the_line_of_an_error_is_right_in_every_block(number: int) -> None:
    lines = [f"palabra{line}\t{line}" for line in range(1, 30_001)]
    for bad, reason in (("", FormatReason.ROW_WITHOUT_TAB), ("el\t-3", FormatReason.ROW_COUNT)):
        broken = [*lines[: number - 1], bad, *lines[number:]]
        with pytest.raises(Problem) as caught:
            rows_of("\n".join(broken).encode())
        assert (caught.value.reason, caught.value.values["line"]) == (reason, number)


def test_a_line_without_end_is_refused_soon() -> None:
    with pytest.raises(Problem) as caught:
        rows_of(b"el\t1\n" + b"x" * 4_200_000)
    assert caught.value.reason is FormatReason.ROW_TOO_LONG
    assert caught.value.values == {"path": "here", "line": 2, "longest": 4_000_000}


def test_a_part_is_the_first_rows() -> None:
    data = b"".join(b"palabra\t%d\n" % number for number in range(10, 99))
    table = result_of(reading_table(bytes_opener(data, "here"), None, Part(bytes=112)))
    assert table.rows == [("palabra", number) for number in range(10, 20)]
    assert (table.first, table.facts.is_part) == (10, True)
    again = result_of(reading_table(bytes_opener(data, "here"), None, Part(first=10)))
    assert (again.rows, again.facts.sha256) == (table.rows, table.facts.sha256)
    whole = result_of(reading_table(bytes_opener(data, "here"), None, Part(bytes=len(data))))
    assert (len(whole.rows), whole.first) == (89, None)


def test_a_table_tells_its_encoding(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    path.write_bytes("пратката\t5\nсутринта\t2\nчетиринайсет\t1\n".encode("cp1251"))
    table = result_of(reading_word_counts(path))
    assert (table.facts.encoding, table.facts.lines) == ("cp1251", 3)
    assert table.rows[0] == ("пратката", 5)
    assert result_of(reading_word_counts(path, "koi8-r")).rows[0][0] != "пратката"


def test_reading_is_cut_into_slices(tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    write_word_counts(path, [(f"palabra{number}", 1) for number in range(100_000)])
    shares = list(reading_word_counts(path))
    assert len(shares) > path.stat().st_size // 65_536 * 2
    assert shares == sorted(shares)
    assert 0.9 < shares[-1] <= 1.0
