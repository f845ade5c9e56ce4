from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.kernel_compiling import compiling
from bpe_gui.core.kernels.__main__ import _cores

ROOT = Path(__file__).parents[2]
SECONDS = 20.0


def wait(until: Callable[[], object]) -> bool:
    end = time.monotonic() + SECONDS
    while not until() and time.monotonic() < end:
        time.sleep(0.02)
    return bool(until())


def children(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == process and state != "Z":
            found.append(int(stat.parent.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BPE_TRAINER_DATA", str(tmp_path))


@pytest.mark.usefixtures("empty_cache")
def test_who_no_longer_waits_ends_the_process() -> None:
    before = children(os.getpid())
    work = compiling()
    assert next(work) == 0
    started = [each for each in children(os.getpid()) if each not in before]
    assert len(started) == 1
    work.close()  # type: ignore[attr-defined]
    assert not is_running(started[0])


@pytest.mark.usefixtures("empty_cache")
def test_the_process_ends_with_the_one_that_started_it() -> None:
    program = "from bpe_gui.core.kernel_compiling import compiling\nfor _ in compiling(): pass"
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT) as starter:
        assert wait(lambda: children(starter.pid))
        compiler = children(starter.pid)[0]
        os.kill(starter.pid, signal.SIGKILL)
        starter.wait()
        assert wait(lambda: not is_running(compiler))


@pytest.mark.usefixtures("empty_cache")
@pytest.mark.skipif(not is_available() or _cores() < 2, reason="one process compiles all")
def test_a_second_process_ends_with_the_first_one() -> None:
    before = children(os.getpid())
    work = compiling()
    next(work)
    first = next(each for each in children(os.getpid()) if each not in before)
    assert wait(lambda: children(first))
    second = children(first)[0]
    work.close()  # type: ignore[attr-defined]
    assert wait(lambda: not is_running(second))


def test_a_part_of_the_kernels_is_no_complete_cache(tmp_path: Path) -> None:
    program = """
from bpe_gui.core.compiled_cache import is_available, is_compiled, load_some
if is_available():
    list(load_some(["utf8"]))
print(is_compiled())
"""
    environment = {**os.environ, "BPE_TRAINER_DATA": str(tmp_path)}
    words = [sys.executable, "-c", program]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["False"]


@pytest.mark.usefixtures("empty_cache")
def test_nothing_is_imported_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = tmp_path / "downloads"
    planted.mkdir()
    (planted / "numba.py").write_text("open('imported', 'w').close()", encoding="utf-8")
    monkeypatch.chdir(planted)
    work = compiling()
    next(work)
    assert wait(lambda: (planted / "imported").exists() or list(tmp_path.rglob("*.nb?")) or finished(work))
    work.close()  # type: ignore[attr-defined]
    assert not (planted / "imported").exists()


def finished(work: Iterator[float]) -> bool:
    return next(work, None) is None
