"""Held-out texts out of files in any encoding, and what cannot be taken."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from bpe_gui.core.held_out import LARGEST_FILES, HeldOutText
from bpe_gui.core.problem import Problem
from bpe_gui.core.slices import result_of
from bpe_gui.document.held_out_files import reading_held_out
from bpe_gui.formats.reasons import FormatReason


def read(*paths: Path, before: tuple[HeldOutText, ...] = ()) -> tuple[HeldOutText, ...]:
    return result_of(reading_held_out(paths, before))


def test_each_file_is_one_text_in_its_encoding(tmp_path: Path) -> None:
    cyrillic = "чайникът пристигна счупен\r\nискам друг\n" * 20
    (tmp_path / "one.txt").write_bytes("\ufeffmañana\nsí".encode())
    (tmp_path / "two.txt").write_bytes(cyrillic.encode("cp1251"))
    (tmp_path / "three.txt.gz").write_bytes(gzip.compress(b"tres"))
    found = read(*(tmp_path / name for name in ("one.txt", "two.txt", "three.txt.gz")))
    assert found == (
        HeldOutText("one.txt", "mañana\nsí"),
        HeldOutText("two.txt", cyrillic),
        HeldOutText("three.txt.gz", "tres"),
    )


def test_files_come_behind_those_there_are_and_one_is_read_again(tmp_path: Path) -> None:
    before = (HeldOutText("a.txt", "old"), HeldOutText("b.txt", "b"))
    (tmp_path / "a.txt").write_text("new", encoding="utf-8")
    (tmp_path / "c.txt").write_text("c", encoding="utf-8")
    found = read(tmp_path / "c.txt", tmp_path / "a.txt", before=before)
    assert [(each.name, each.text) for each in found] == [("a.txt", "new"), ("b.txt", "b"), ("c.txt", "c")]


def test_what_cannot_be_taken_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text(" \n", encoding="utf-8")
    (tmp_path / "binary.bin").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "long.txt").write_text("a " * (LARGEST_FILES // 2 + 1), encoding="utf-8")
    (tmp_path / "full.txt").write_text("b" * 10, encoding="utf-8")
    for name, before, reason in (
        ("empty.txt", (), FormatReason.HELD_OUT_EMPTY),
        ("binary.bin", (), FormatReason.BINARY),
        ("none.txt", (), FormatReason.NO_SUCH_FILE),
        ("long.txt", (), FormatReason.HELD_OUT_TOO_LONG),
        ("full.txt", (HeldOutText("x", "x" * (LARGEST_FILES - 9)),), FormatReason.HELD_OUT_TOO_LONG),
    ):
        with pytest.raises(Problem) as caught:
            read(tmp_path / name, before=before)
        assert caught.value.reason is reason
        assert caught.value.values["path"] == str(tmp_path / name)
    full = (HeldOutText("x", "x" * (LARGEST_FILES - 10)),)
    assert len(read(tmp_path / "full.txt", before=full)) == 2
