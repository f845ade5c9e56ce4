from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bpe_gui.core.compiled_cache import is_available, is_installed

LEARN = """
from bpe_gui.core.compiled_trainer import CompiledTrainer
from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import WordCounts
print(*(found.rule.token for found in CompiledTrainer(WordCounts({"bajo": 3}), Settings()).learn_slice(9)))
"""
# One kernel of its own, so that no test compiles more than that.
ONE = """
import numpy
from bpe_gui.core.compiled_cache import kernel
@kernel
def total(numbers):
    found = 0
    for number in numbers:
        found += number
    return found
print(total(numpy.arange(5)), sum(getattr(total, "stats", ((), {}))[1].values()))
"""


def run(program: str, home: Path, before: str = "") -> str:
    """What a program prints that keeps its kernels in this folder; the program is a file, as Numba wants."""
    home.mkdir(exist_ok=True)
    script = home.parent / f"{home.name}.py"
    if not script.exists() or script.read_text(encoding="utf-8") != before + program:
        script.write_text(before + program, encoding="utf-8")
    environment = {**os.environ, "BPE_TRAINER_DATA": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.strip()


def files(home: Path, ending: str) -> list[Path]:
    """What is kept in the cache."""
    return sorted((home / "cache" / "kernels").rglob(f"*{ending}"))


def test_a_kernel_is_compiled_once(tmp_path: Path) -> None:
    home = tmp_path / "user"
    assert run(ONE, home) == "10 0"
    assert len(files(home, ".nbc")) == int(is_available())
    assert run(ONE, home) == f"10 {int(is_available())}"


@pytest.mark.parametrize(
    ("ending", "damaged"), [(".nbi", b""), (".nbc", b"\0" * 400), (".nbc", b"\x80\x05x")]
)
def test_a_damaged_cache_stops_nothing(tmp_path: Path, ending: str, damaged: bytes) -> None:
    home = tmp_path / "user"
    run(ONE, home)
    for path in files(home, ending):
        path.write_bytes(damaged)
    assert run(ONE, home) == "10 0"


def test_a_cut_off_cache_stops_nothing(tmp_path: Path) -> None:
    home = tmp_path / "user"
    run(ONE, home)
    for path in files(home, ".nbc"):
        path.write_bytes(path.read_bytes()[:-100])
    assert run(ONE, home) == "10 0"


def test_a_cache_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    home = tmp_path / "user"
    home.mkdir()
    (home / "cache").write_text("a file where the folder should be", encoding="utf-8")
    assert run(ONE, home) == "10 0"


def test_a_full_disk_stops_nothing(tmp_path: Path) -> None:
    before = """
import builtins, errno
real = builtins.open
def full(name, mode="r", *rest, **more):
    if "w" in mode and ".nb" in str(name):
        raise OSError(errno.ENOSPC, "No space left on device")
    return real(name, mode, *rest, **more)
builtins.open = full
"""
    assert run(ONE, tmp_path / "user", before) == "10 0"


def test_without_numba_kernels_are_plain_and_right(tmp_path: Path) -> None:
    before = """
import sys
sys.modules["numba"] = None
"""
    assert run(LEARN, tmp_path / "user", before) == "ba baj bajo"
    assert files(tmp_path / "user", "") == []


def test_a_broken_numba_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise SystemError('built for another machine')", encoding="utf-8")
    ask = """
from bpe_gui.core.compiled_cache import is_available, load_all
print(list(load_all())[-1], is_available())
"""
    assert run(ask, tmp_path / "user", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n") == "1.0 False"


def test_kernels_are_there_where_numba_is() -> None:
    assert is_available() == is_installed()
