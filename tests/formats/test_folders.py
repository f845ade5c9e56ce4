"""The texts of a folder: which, in which order, and what was skipped."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from bpe_gui.core.problem import Problem
from bpe_gui.formats.folders import texts_in
from bpe_gui.formats.reasons import FormatReason

PNG = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489")


def fill(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(data)


def test_texts_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    names = ("b.txt", "a/z.txt", "a.txt", "B.txt", "á.txt", ".hidden", ".git/config", "a/.DS_Store")
    fill(tmp_path, dict.fromkeys(names, b""))
    found = texts_in(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found.files] == [
        "B.txt",
        "a.txt",
        "a/z.txt",
        "b.txt",
        "á.txt",
    ]
    assert (found.hidden, found.binary) == (3, 0)


def test_what_is_no_text_is_skipped_and_counted(tmp_path: Path) -> None:
    fill(
        tmp_path,
        {
            "picture.png": PNG,
            "noise": bytes(range(256)) * 8,
            "latin.txt": "mañana".encode("latin-1"),
            "wide.txt": "утре".encode("utf-16"),
            "packed.txt.gz": gzip.compress(b"sol"),
            "packed.png.gz": gzip.compress(PNG),
            "damaged.gz": b"\x1f\x8b\x08 and no more",
        },
    )
    found = texts_in(tmp_path)
    assert [path.name for path in found.files] == ["damaged.gz", "latin.txt", "packed.txt.gz", "wide.txt"]
    assert found.binary == 3


def test_files_that_nobody_may_look_at_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A folder whose names may be read and which may not be entered; permissions mean nothing to root.
    def refuse(path: str | Path, **_: object) -> os.stat_result:
        raise PermissionError(13, "Permission denied", str(path))

    fill(tmp_path, {"closed.txt": b"sol"})
    monkeypatch.setattr(os, "stat", refuse)
    with pytest.raises(Problem) as caught:
        texts_in(tmp_path)
    assert caught.value.reason is FormatReason.EMPTY_FOLDER


def test_a_folder_without_text_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    fill(tmp_path, {".hidden": b"sol"})
    with pytest.raises(Problem) as caught:
        texts_in(tmp_path)
    assert caught.value.reason is FormatReason.EMPTY_FOLDER
    fill(tmp_path, {"picture.png": PNG})
    with pytest.raises(Problem) as caught:
        texts_in(tmp_path)
    assert caught.value.reason is FormatReason.FOLDER_WITHOUT_TEXT
    assert caught.value.values == {"path": str(tmp_path), "skipped": 1}
