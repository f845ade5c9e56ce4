"""An old file survives whatever happens while the new one is written."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from bpe_gui.core.problem import Problem
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.os_reasons import OsReason
from bpe_gui.formats.reasons import FormatReason


def test_a_new_file_has_the_permissions_that_the_umask_leaves(tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    write_atomically(path, b"uno")
    (tmp_path / "ordinary.txt").write_bytes(b"")
    assert path.read_bytes() == b"uno"
    assert path.stat().st_mode == (tmp_path / "ordinary.txt").stat().st_mode


def test_an_existing_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes(b"uno")
    path.chmod(0o640)
    before = stat.S_IMODE(path.stat().st_mode)
    write_atomically(path, b"dos")
    assert path.read_bytes() == b"dos"
    assert stat.S_IMODE(path.stat().st_mode) == before


def test_a_link_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "folder" / "target.txt", tmp_path / "link.txt"
    target.parent.mkdir()
    target.write_bytes(b"uno")
    link.symlink_to(target)
    write_atomically(link, b"dos")
    assert link.is_symlink()
    assert target.read_bytes() == b"dos"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, FormatReason.NO_SPACE),
        (errno.EIO, FormatReason.CANNOT_WRITE),
    ],
)
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: FormatReason
) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes(b"uno")

    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(Problem) as caught:
        write_atomically(path, b"dos")
    assert caught.value.reason is reason
    assert caught.value.values["path"] == str(path)
    assert path.read_bytes() == b"uno"
    assert list(tmp_path.iterdir()) == [path]


def test_an_interruption_removes_the_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "new.txt", b"dos")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "file.txt"
    with pytest.raises(Problem) as caught:
        write_atomically(path, b"")
    assert caught.value.reason is FormatReason.CANNOT_WRITE
    assert caught.value.values == {"path": str(path), "why": OsReason.NO_FOLDER}


@pytest.mark.parametrize("name", ["a\0b", "\ud83d"])
def test_a_name_that_no_file_can_have_is_a_problem(tmp_path: Path, name: str) -> None:
    with pytest.raises(Problem) as caught:
        write_atomically(tmp_path / name, b"")
    assert caught.value.reason is FormatReason.CANNOT_WRITE


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        write_atomically(tmp_path, b"")
    assert caught.value.reason is FormatReason.CANNOT_WRITE
    assert tmp_path.is_dir()


def test_a_device_is_written_to_and_stays_a_device() -> None:
    path = Path(os.devnull)
    write_atomically(path, b"uno")
    assert sys.platform == "win32" or stat.S_ISCHR(path.stat().st_mode)
