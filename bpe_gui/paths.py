"""Where the program's own files lie and a person's own files go, and whether something is at a place."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_WHEEL_DATA = _PACKAGE / "_data"  # made by the build (pyproject.toml); a checkout has none


def resources_dir() -> Path:
    """The folder of icons and translations."""
    return _shipped("resources")


def corpora_dir() -> Path:
    """The folder of sample corpora and lesson word counts."""
    return _shipped("corpora")


def data_dir() -> Path:
    """The folder for sessions that are saved by themselves; it need not exist yet."""
    own = os.environ.get("BPE_TRAINER_DATA")
    if own:
        return Path(own) / "data"
    if sys.platform == "win32":
        return _windows_dir("APPDATA", "Roaming") / "BPE Trainer"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "BPE Trainer"
    return _xdg_dir("XDG_DATA_HOME", ".local/share") / "bpe-trainer"


def cache_dir() -> Path:
    """The folder for what can be made anew; it need not exist yet."""
    own = os.environ.get("BPE_TRAINER_DATA")
    if own:
        return Path(own) / "cache"
    if sys.platform == "win32":
        return _windows_dir("LOCALAPPDATA", "Local") / "BPE Trainer" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "BPE Trainer"
    return _xdg_dir("XDG_CACHE_HOME", ".cache") / "bpe-trainer"


def _shipped(name: str) -> Path:
    in_wheel = _WHEEL_DATA / name
    return in_wheel if in_wheel.is_dir() else _PACKAGE.parent / name


def _windows_dir(variable: str, name: str) -> Path:
    return Path(os.environ.get(variable) or Path.home() / "AppData" / name)


def _xdg_dir(variable: str, default: str) -> Path:
    # The XDG base directory specification: a relative path in the variable is to be ignored.
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home() / default


def is_folder(path: Path) -> bool:
    """Whether a folder is there; False, too, where the system refuses to look, which `Path.is_dir` raises."""
    return os.path.isdir(path)  # noqa: PTH112


def is_file(path: Path) -> bool:
    """Whether an ordinary file is there; False, too, where the system refuses to look."""
    return os.path.isfile(path)  # noqa: PTH113


def is_there(path: Path) -> bool:
    """Whether anything is there; False, too, where the system refuses to look."""
    return os.path.exists(path)  # noqa: PTH110
