"""run.py: what it finds missing, when it sets up again, and a whole set-up without a network."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from bpe_gui.cli import COMMAND_NAMES

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "run.py"
NONSENSE = "libbpe-trainer-nonsense.so.7"
KNOWN_LIBRARY = {"darwin": "libSystem.dylib", "win32": "kernel32.dll"}.get(sys.platform, "libc.so.6")

# A project that pip can install without asking anybody: it brings its own build backend.
PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "bpe-trainer"
version = "1"
"""
BACKEND = '''
import zipfile
from pathlib import Path

PROGRAM = """
import sys
from pathlib import Path

def main():
    print("bpe-gui got", sys.argv[1:])
    if "--screenshot" in sys.argv:
        Path(sys.argv[sys.argv.index("--screenshot") + 1]).touch()
    return 3 if "fail" in sys.argv else 0
"""

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    info = "bpe_trainer-1.dist-info"
    files = {
        "bpe_trainer_stand_in.py": PROGRAM,
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: bpe-trainer\\nVersion: 1\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
        f"{info}/entry_points.txt": "[console_scripts]\\nbpe-gui = bpe_trainer_stand_in:main\\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\\n" for name in [*files, f"{info}/RECORD"])
    name = "bpe_trainer-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return name

build_wheel = build_editable
'''


def load(path: Path) -> ModuleType:
    """A run.py as a module; it works on the folder that it lies in."""
    spec = importlib.util.spec_from_file_location("run", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_checkout(folder: Path) -> Path:
    """A folder with our run.py and the stand-in project."""
    folder.mkdir(parents=True)
    shutil.copy(RUN, folder)
    (folder / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (folder / "backend.py").write_text(BACKEND, encoding="utf-8")
    (folder / "bpe_gui").mkdir()
    shutil.copy(ROOT / "bpe_gui" / "paths.py", folder / "bpe_gui")
    (folder / "corpora").mkdir()
    return folder


def call(checkout: Path, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a checkout's run.py to its end, without a screen, and without modules of another checkout."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, str(checkout / "run.py"), *words],
        cwd=cwd or checkout.parent,
        env=environment,
        capture_output=True,
        encoding="utf-8",
    )


def worked() -> float:
    """How many seconds the programs that were called have worked, which other programs do not make more."""
    times = os.times()
    return times.children_user + times.children_system


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """The module run of a checkout that has no `.venv`."""
    return load(make_checkout(tmp_path / "checkout") / "run.py")


@pytest.fixture
def finished(run: ModuleType) -> ModuleType:
    """The same after a set-up for plain use."""
    run.SCRIPTS.mkdir(parents=True)
    run.PROGRAM.touch()
    run.PYTHON.symlink_to(sys.executable)
    stamp = {"place": run.place(), "project": run.project_hash(), "extras": []}
    run.STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    return run


# What the system lacks


def test_a_shared_library_is_tried_by_loading_it(run: ModuleType) -> None:
    assert run.is_loadable(KNOWN_LIBRARY)
    assert not run.is_loadable(NONSENSE)


@pytest.mark.parametrize(
    ("table", "environment", "words", "asked"),
    [
        ("LIBRARIES", {}, [], True),
        ("LIBRARIES", {}, ["letter.txt", "--limit", "3"], True),
        ("LIBRARIES", {}, ["test"], True),
        ("LIBRARIES", {}, ["train", "letter.txt"], False),
        ("LIBRARIES", {}, ["encode", "lesson.bpe.json", "tu pedido"], False),
        ("LIBRARIES", {}, ["--help"], False),
        ("LIBRARIES", {}, ["--version"], False),
        ("X11_LIBRARIES", {"DISPLAY": ":0"}, [], True),
        ("X11_LIBRARIES", {"DISPLAY": ":0"}, ["train", "letter.txt"], False),
        ("X11_LIBRARIES", {"DISPLAY": ":0"}, ["--screenshot", "window.png"], False),
        ("X11_LIBRARIES", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, [], False),
        ("X11_LIBRARIES", {}, [], False),
        ("X11_LIBRARIES", {}, ["test"], True),
        ("WAYLAND_LIBRARIES", {"WAYLAND_DISPLAY": "wayland-0"}, [], True),
        ("WAYLAND_LIBRARIES", {"DISPLAY": ":0"}, [], False),
    ],
)
def test_qt_libraries_are_asked_for_only_where_they_are_used(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    table: str,
    environment: dict[str, str],
    words: list[str],
    asked: bool,
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "platform", "linux")
    getattr(run, table)[NONSENSE] = "libnonsense7"
    assert run.missing(words).get(NONSENSE) == ("libnonsense7" if asked else None)


def test_it_knows_the_commands_that_open_no_window(run: ModuleType) -> None:
    assert set(COMMAND_NAMES) <= run.NO_WINDOW
    assert "test" not in COMMAND_NAMES


@pytest.mark.parametrize(
    ("words", "cores", "several"),
    [
        ([], 2, True),
        (["-q", "-x", "--durations=9"], 8, True),
        ([], 1, False),
        (["tests/core", "-q"], 2, False),
        (["tests/test_run.py::test_a_whole_set_up"], 2, False),
        (["-k", "lock"], 2, False),
    ],
)
def test_the_whole_suite_takes_all_cores_and_what_was_chosen_starts_at_once(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], cores: int, several: bool
) -> None:
    monkeypatch.setattr(run, "core_count", lambda: cores)
    assert run.spread(words) == (run.SEVERAL_PROCESSES if several else [])


def test_programs_are_asked_for_only_by_the_tests(run: ModuleType) -> None:
    run.TEST_PROGRAMS["bpe-trainer-nonsense"] = "nonsense"
    assert run.missing(["test"])["bpe-trainer-nonsense"] == "nonsense"
    assert "bpe-trainer-nonsense" not in run.missing([])


@pytest.fixture
def apt(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs, the only one there is, with an apt-get that installs after an update."""
    programs = tmp_path / "programs"
    programs.mkdir()
    script = programs / "apt-get"
    script.write_text(
        "#!/bin/sh\n"
        'cd "${0%/*}"; echo "$1" >> log\n'
        'case "$1" in\n'
        "  update) : > lists;;\n"
        '  install) [ -e lists ] || { echo "Unable to locate package tool"; exit 100; }\n'
        '    echo "#!/bin/sh" > bpe-tool; /bin/chmod +x bpe-tool;;\n'
        "esac\n",
        encoding="utf-8",
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    for table in (run.LIBRARIES, run.X11_LIBRARIES, run.WAYLAND_LIBRARIES, run.TEST_PROGRAMS):
        table.clear()
    run.TEST_PROGRAMS["bpe-tool"] = "tool"
    return programs


def test_root_gets_what_is_missing_installed(
    run: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    run.check_linux(["test"])
    assert (apt / "log").read_text().split() == ["install", "update", "install"]
    assert capfd.readouterr().out == "Installing with apt-get: tool\n"
    run.check_linux(["test"])
    assert len((apt / "log").read_text().split()) == 3


def test_others_are_told_the_line_to_type(
    run: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert run.main(["test"]) == 2
    answer = capfd.readouterr().err
    assert "This system lacks bpe-tool." in answer
    assert [line for line in answer.splitlines() if "apt-get" in line] == ["    sudo apt-get install -y tool"]
    assert not (apt / "log").exists()
    assert not run.VENV.exists()


def test_without_apt_the_things_are_named(
    run: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    (apt / "apt-get").unlink()
    with pytest.raises(
        run.SetUpError, match=r"lacks bpe-tool\.\nInstall it with the system's package manager"
    ):
        run.check_linux(["test"])


def test_packages_that_cannot_be_had_are_named_with_the_reason(
    run: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    script = apt / "apt-get"
    script.write_text(script.read_text().replace(": > lists", ":"))
    with pytest.raises(run.SetUpError, match=r"(?s)could not install tool\..*Unable to locate package tool"):
        run.check_linux(["test"])


# When pip is asked


def spoil_nothing(run: ModuleType) -> None:
    """Leave the finished set-up as it is."""


def change_the_project(run: ModuleType) -> None:
    with (run.ROOT / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# one more dependency\n")


def interrupt(run: ModuleType) -> None:
    run.STAMP.write_text("unfinished", encoding="utf-8")


def lose_python(run: ModuleType) -> None:
    run.PYTHON.unlink()
    run.PYTHON.symlink_to(run.ROOT / "python-that-was-removed")


def lose_the_program(run: ModuleType) -> None:
    run.PROGRAM.unlink()


def change_place(run: ModuleType, index: int) -> None:
    stamp = json.loads(run.STAMP.read_text(encoding="utf-8"))
    stamp["place"][index] += "-other"
    run.STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def change_python(run: ModuleType) -> None:
    change_place(run, 0)


def move(run: ModuleType) -> None:
    change_place(run, 2)


@pytest.mark.parametrize(
    ("spoil", "ready", "whole"),
    [
        (spoil_nothing, True, True),
        (change_the_project, False, True),
        (lose_the_program, False, True),
        (interrupt, False, False),
        (lose_python, False, False),
        (change_python, False, False),
        (move, False, False),
    ],
)
def test_the_stamp_tells_what_is_to_do(
    finished: ModuleType, spoil: Callable[[ModuleType], None], ready: bool, whole: bool
) -> None:
    spoil(finished)
    assert (finished.is_ready(set()), finished.is_whole()) == (ready, whole)


def test_the_tests_ask_for_their_extra_once(finished: ModuleType) -> None:
    assert not finished.is_ready({"test"})
    stamp = json.loads(finished.STAMP.read_text(encoding="utf-8"))
    finished.STAMP.write_text(json.dumps(stamp | {"extras": ["test"]}), encoding="utf-8")
    assert finished.is_ready({"test"})
    assert finished.is_ready(set())


def test_an_environment_made_by_hand_is_kept_if_it_has_pip(run: ModuleType) -> None:
    assert not run.is_whole()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(run.VENV)], check=True)
    assert not run.is_whole()
    (packages,) = run.VENV.rglob("site-packages")
    (packages / "pip.py").touch()
    assert run.is_whole()


def test_only_one_can_hold_the_lock(run: ModuleType) -> None:
    with RUN.open("rb") as first, RUN.open("rb") as second:
        assert run.try_lock(first)
        assert not run.try_lock(second)
        first.close()
        assert run.try_lock(second)


# What a person sees


def test_an_old_python_is_told_so_in_one_line() -> None:
    # Old Pythons must get past the syntax to reach that line.
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 6))
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    answer = subprocess.run([sys.executable, "-c", pretend, str(RUN)], capture_output=True, text=True)
    assert answer.returncode == 2
    assert answer.stderr.startswith("BPE Trainer needs Python 3.11 or newer; this is ")
    assert answer.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_named(run: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    run.VENV.write_text("a file is in the way", encoding="utf-8")  # root could write into a read-only folder
    assert run.main(["train"]) == 2
    assert f"Cannot set up {run.VENV}" in capfd.readouterr().err


def test_a_whole_set_up(tmp_path: Path) -> None:
    checkout = make_checkout(tmp_path / "моя папка" / "bpe")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()

    # Two starts at once: one sets up, one waits, both work.
    words = [sys.executable, str(checkout / "run.py"), "train"]
    both = [
        subprocess.Popen([*words, name], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        for name in ("first", "second")
    ]
    outputs = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [0, 0], outputs
    assert sorted(output.count("Setting up") for output in outputs) == [0, 1], outputs
    assert sorted(output.count("Waiting for another") for output in outputs) == [0, 1], outputs
    assert [name in output for name, output in zip(("'first'", "'second'"), outputs, strict=True)] == [
        True
    ] * 2

    # From now on nothing is asked of pip, from whatever folder; words, code and errors are the program's.
    began = worked()
    answer = call(checkout, "train", "a b", "fail", cwd=elsewhere)
    assert (answer.returncode, answer.stdout) == (3, "bpe-gui got ['train', 'a b', 'fail']\n")
    assert worked() - began < 2

    # No words: a window, or, on a Linux without a screen, its picture in the current folder.
    answer = call(checkout, cwd=elsewhere)
    assert answer.returncode == 0, answer.stderr
    if sys.platform == "linux":
        counts = str(checkout / "corpora" / "lesson-es.counts.tsv")
        assert answer.stdout.splitlines() == [
            "There is no screen here: 60 rules follow, a picture of the window goes to bpe-trainer.png.",
            f"bpe-gui got {['train', '--counts', counts, '--merges', '60']}",
            f"bpe-gui got {['--screenshot', 'bpe-trainer.png', '--merges', '60']}",
        ]
        assert (elsewhere / "bpe-trainer.png").exists()
    else:
        assert answer.stdout == "bpe-gui got []\n"

    # A step that fails gives one sentence and pip's last lines.
    (checkout / "backend.py").write_text("raise SystemExit('the disk is on fire')", encoding="utf-8")
    change_the_project(load(checkout / "run.py"))
    answer = call(checkout, "train")
    assert answer.returncode == 2
    assert answer.stderr.startswith("pip could not install the project: is there a network")
    assert "the disk is on fire" in answer.stderr

    # What it left half-made is thrown away by the next start.
    (checkout / "backend.py").write_text(BACKEND, encoding="utf-8")
    leftover = checkout / ".venv" / "leftover"
    leftover.touch()
    answer = call(checkout, "train")
    assert (answer.returncode, answer.stdout.splitlines()[-1]) == (0, "bpe-gui got ['train']")
    assert not leftover.exists()


def make_extra_need(checkout: Path, requirement: str) -> None:
    """Give the stand-in's extra `fast` something that it needs."""
    end = r"Version: 1\n"
    needed = rf"{end}Provides-Extra: fast\nRequires-Dist: {requirement} ; extra == 'fast'\n"
    backend = BACKEND.replace(f'{end}"', f'{needed}"', 1)
    assert backend != BACKEND
    (checkout / "backend.py").write_text(backend, encoding="utf-8")


if sys.platform != "win32":  # where Ctrl+C is no signal

    def test_an_extra_that_cannot_be_had_is_done_without(tmp_path: Path) -> None:
        checkout = make_checkout(tmp_path / "bpe")
        slow = tmp_path / "slow"
        slow.mkdir()
        (slow / "pyproject.toml").write_text(PYPROJECT.replace("bpe-trainer", "slow"), encoding="utf-8")
        begun = tmp_path / "begun"
        (slow / "backend.py").write_text(
            f"import pathlib, time\npathlib.Path({str(begun)!r}).touch()\ntime.sleep(60)\n", encoding="utf-8"
        )
        make_extra_need(checkout, f"slow @ {slow.as_uri()}")

        # Ctrl+C while the extra is installed leaves the finished rest as it is.
        command = [sys.executable, str(checkout / "run.py"), "train"]
        with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
            end = time.monotonic() + 120
            while not begun.exists() and process.poll() is None and time.monotonic() < end:
                time.sleep(0.05)
            assert begun.exists()
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate()
        assert (process.returncode, errors) == (130, b"Interrupted; start again to go on.\n")
        assert call(checkout, "train").stdout == "bpe-gui got ['train']\n"

        # One that is not there costs one line, once.
        make_extra_need(checkout, f"gone @ {(tmp_path / 'gone').as_uri()}")
        change_the_project(load(checkout / "run.py"))
        first = call(checkout, "train")
        assert (first.returncode, first.stderr) == (0, "")
        assert first.stdout.splitlines()[1:] == [
            "Numba could not be installed; large corpora will take longer.",
            "bpe-gui got ['train']",
        ]
        began = worked()
        assert call(checkout, "train").stdout == "bpe-gui got ['train']\n"
        assert worked() - began < 2
