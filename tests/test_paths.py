"""Where shipped files and a person's files lie."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bpe_gui import paths

ROOT = Path(paths.__file__).resolve().parent.parent


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder without any of the variables that name other folders."""
    for variable in ("BPE_TRAINER_DATA", "XDG_DATA_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    return tmp_path


def test_a_checkout_has_its_files_beside_the_package() -> None:
    assert paths.corpora_dir() == ROOT / "corpora"
    assert paths.resources_dir() == ROOT / "resources"
    assert (paths.corpora_dir() / "lesson-es.counts.tsv").is_file()
    assert (paths.resources_dir() / "icons").is_dir()


@pytest.mark.parametrize(
    ("platform", "data", "cache"),
    [
        ("linux", ".local/share/bpe-trainer", ".cache/bpe-trainer"),
        ("darwin", "Library/Application Support/BPE Trainer", "Library/Caches/BPE Trainer"),
        ("win32", "AppData/Roaming/BPE Trainer", "AppData/Local/BPE Trainer/Cache"),
    ],
)
def test_each_system_has_its_own_places(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, data: str, cache: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert paths.data_dir() == home / data
    assert paths.cache_dir() == home / cache


@pytest.mark.parametrize(
    ("platform", "data_variable", "cache_variable", "data", "cache"),
    [
        ("linux", "XDG_DATA_HOME", "XDG_CACHE_HOME", "bpe-trainer", "bpe-trainer"),
        ("win32", "APPDATA", "LOCALAPPDATA", "BPE Trainer", "BPE Trainer/Cache"),
    ],
)
def test_the_systems_variables_are_followed(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    data_variable: str,
    cache_variable: str,
    data: str,
    cache: str,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(data_variable, str(home / "elsewhere"))
    monkeypatch.setenv(cache_variable, str(home / "other"))
    assert paths.data_dir() == home / "elsewhere" / data
    assert paths.cache_dir() == home / "other" / cache


@pytest.mark.parametrize("value", ["", "relative/folder"])
def test_an_empty_or_relative_xdg_folder_is_ignored(
    home: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", value)
    assert paths.data_dir() == home / ".local/share/bpe-trainer"


def test_our_own_variable_wins_everywhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BPE_TRAINER_DATA", str(home / "mine"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr(sys, "platform", platform)
        assert paths.data_dir() == home / "mine" / "data"
        assert paths.cache_dir() == home / "mine" / "cache"


def test_asking_creates_nothing(home: Path) -> None:
    ask = "from bpe_gui import paths; print(paths.data_dir(), paths.cache_dir())"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    answer = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.count("rainer") >= 2
    assert list(home.iterdir()) == []
