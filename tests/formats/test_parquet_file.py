"""Word counts in Parquet."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pyarrow as arrow
import pytest
from pyarrow import parquet

from bpe_gui.core.problem import Problem
from bpe_gui.core.slices import result_of
from bpe_gui.formats.parquet_file import reading_parquet
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import Part
from bpe_gui.formats.word_counts_file import is_table, read_word_counts


def written(path: Path, **columns: object) -> Path:
    parquet.write_table(arrow.table(columns), path)
    return path


def test_rows_come_as_they_stand(tmp_path: Path) -> None:
    words = ["el", "a\tb", "", "пратка"]
    path = written(tmp_path / "words.parquet", word=words, count=[3, 1, 2, 5_000_000_000], more=[1, 2, 3, 4])
    assert is_table(path)
    assert read_word_counts(path) == [("el", 3), ("a\tb", 1), ("", 2), ("пратка", 5_000_000_000)]


def test_words_of_a_dictionary_column_are_words(tmp_path: Path) -> None:
    words = arrow.array(["el", "la", "el"]).dictionary_encode()
    path = written(tmp_path / "words.parquet", word=words, count=arrow.array([1, 2, 3], arrow.int32()))
    assert read_word_counts(path) == [("el", 1), ("la", 2), ("el", 3)]


@pytest.mark.parametrize(
    "columns",
    [
        {"word": ["el"]},
        {"count": [1]},
        {"words": ["el"], "count": [1]},
        {"word": ["el"], "count": ["1"]},
        {"word": [1], "count": [1]},
        {"word": ["el", None], "count": [1, 1]},
    ],
)
def test_other_columns_are_refused(tmp_path: Path, columns: dict[str, object]) -> None:
    with pytest.raises(Problem) as caught:
        read_word_counts(written(tmp_path / "words.parquet", **columns))
    assert caught.value.reason is FormatReason.PARQUET_COLUMNS


@pytest.mark.parametrize("count", [-3, 0, None])
def test_other_counts_are_refused_with_their_row(tmp_path: Path, count: int | None) -> None:
    path = written(tmp_path / "words.parquet", word=["el", "la"], count=[1, count])
    with pytest.raises(Problem) as caught:
        read_word_counts(path)
    assert caught.value.reason is FormatReason.ROW_COUNT
    assert caught.value.values == {"path": str(path), "line": 2, "count": str(count)}


def test_what_is_no_parquet_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.parquet"
    for data in (b"", b"el\t1\n", b"PAR1 and no more"):
        path.write_bytes(data)
        with pytest.raises(Problem) as caught:
            read_word_counts(path)
        assert caught.value.reason is FormatReason.BROKEN_PARQUET
    with pytest.raises(Problem) as caught:
        read_word_counts(tmp_path / "no.parquet")
    assert caught.value.reason is FormatReason.NO_SUCH_FILE


def test_a_damaged_page_is_told_as_damage(tmp_path: Path) -> None:
    path = written(tmp_path / "words.parquet", word=["el", "la"] * 1_000, count=[1] * 2_000)
    whole = path.read_bytes()
    path.write_bytes(whole[:8] + bytes(8) + whole[16:])
    with pytest.raises(Problem) as caught:
        read_word_counts(path)
    assert caught.value.reason is FormatReason.BROKEN_PARQUET


def test_without_the_package_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "words.parquet", word=["el"], count=[1])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Problem) as caught:
        read_word_counts(path)
    assert caught.value.reason is FormatReason.NEEDS_PACKAGE
    assert caught.value.values == {"path": str(path), "package": "pyarrow"}


def test_a_part_is_the_first_rows(tmp_path: Path) -> None:
    path = written(tmp_path / "words.parquet", word=[f"palabra{n}" for n in range(9_000)], count=[1] * 9_000)
    whole = result_of(reading_parquet(path))
    assert (len(whole.rows), whole.first) == (9_000, None)
    part = result_of(reading_parquet(path, Part(first=5_000)))
    assert (part.rows, part.first) == (whole.rows[:5_000], 5_000)
    few = result_of(reading_parquet(path, Part(bytes=1_000)))
    assert 50 < len(few.rows) < 100
    assert few.rows == whole.rows[: len(few.rows)]
    assert len(list(reading_parquet(path))) >= 3  # slices
    assert whole.facts.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
