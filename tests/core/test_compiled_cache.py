from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bpe_gui.core import kernels
from bpe_gui.core.compiled_cache import is_available, is_installed, sources, version_of

ROOT = Path(__file__).resolve().parents[2]
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

# All kernels are one; what became of them is said.
ALL = """
import sys
from bpe_gui.core import kernels
kernels.__path__ = [sys.argv[0].removesuffix(".py")]
from bpe_gui.core.compiled_cache import can_be_kept, is_compiled, load_all
print(is_compiled(), can_be_kept(), list(load_all())[-1], is_compiled())
"""
ADDING = """
import numpy
from bpe_gui.core.compiled_cache import kernel
@kernel
def twice(numbers):
    for place in range(len(numbers)):
        numbers[place] *= 2
def warm_up():
    yield twice(numpy.arange(5))
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


def test_all_that_kernels_import_names_from_belongs_to_their_version() -> None:
    found = set()
    for path in Path(kernels.__path__[0]).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [each.name for each in getattr(node, "names", ())]
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module), *(f"{node.module}.{name}" for name in names)]
            found |= {ROOT / f"{name.replace('.', '/')}.py" for name in names}
    found = {path for path in found if path.is_file()}
    assert {path.name for path in found} >= {"compiled_cache.py", "trainer_arrays.py", "table.py"}
    assert found <= {path.resolve() for path in sources()}


def test_another_file_is_another_version(tmp_path: Path) -> None:
    path = tmp_path / "adding.py"
    path.write_text("ONE = 1", encoding="utf-8")
    os.utime(path, ns=(10**18, 10**18))
    seen = [version_of([path])]
    assert version_of([path]) == seen[0]
    path.write_text("ONE = 2", encoding="utf-8")
    os.utime(path, ns=(10**18, 10**18))
    seen.append(version_of([path]))
    os.utime(path, ns=(10**18, 10**18 + 1))  # Numba compiles anew
    seen.append(version_of([path]))
    seen.append(version_of([path.rename(tmp_path / "other.py")]))
    assert len(set(seen)) == 4


def run_all(home: Path, before: str = "") -> str:
    """What `ALL` prints of one kernel in the place of all of them."""
    folder = home.with_suffix("")
    folder.mkdir(exist_ok=True)
    if not (folder / "adding.py").exists():
        (folder / "adding.py").write_text(ADDING, encoding="utf-8")
    return run(ALL, home, before)


def test_kernels_are_complete_when_all_are_kept(tmp_path: Path) -> None:
    there = is_available()
    assert run_all(tmp_path / "user") == f"False True 1.0 {there}"
    assert run_all(tmp_path / "user") == f"{there} True 1.0 {there}"


FULL = """
import builtins, errno
real = builtins.open
def full(name, mode="r", *rest, **more):
    if "w" in mode and ".nbc" in str(name):
        raise OSError(errno.ENOSPC, "No space left on device")
    return real(name, mode, *rest, **more)
builtins.open = full
"""


def test_kernels_that_are_not_kept_are_not_complete(tmp_path: Path) -> None:
    assert run_all(tmp_path / "user", FULL) == "False True 1.0 False"


if sys.platform != "win32":  # which has no such limit

    def test_a_disk_that_takes_empty_files_only_keeps_nothing(tmp_path: Path) -> None:
        limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
        assert run_all(tmp_path / "user", limit) == "False False 1.0 False"


def test_kernels_of_other_versions_go_after_a_day(tmp_path: Path) -> None:
    home = tmp_path / "user"
    kept = home / "cache" / "kernels"
    days = {"old": 2.0, "recent": 0.5, "compiling": 2.0}
    for name in days:
        (kept / name / "core").mkdir(parents=True)
        (kept / name / "core" / "table.nbi").touch()
        (kept / name / "complete").touch()
    for name, age in days.items():
        for path in (*(kept / name).rglob("*"), kept / name):
            os.utime(path, (time.time() - age * 86_400,) * 2)
    (kept / "compiling" / "core" / "table.nbi").touch()
    (kept / "note").write_text("no folder", encoding="utf-8")
    run_all(home)
    left = {path.name for path in kept.iterdir()}
    assert {"recent", "compiling", "note"} <= left
    assert len(left) == 4 + (not is_available())
    assert ("old" in left) != is_available()
