#!/usr/bin/env python3
"""Set BPE Trainer up in `.venv` beside this file and start it; `run.py test` runs its tests.

Other words go to `bpe-gui`. Exits 2, with a sentence, where the system lacks something.
"""

# No `from __future__ import annotations`: Python 3.6 would stop there before it can say that it is too old.
import collections
import contextlib
import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

if sys.version_info < (3, 11):  # noqa: UP036
    print(f"BPE Trainer needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
    raise SystemExit(2)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "bpe-trainer.json"
SCRIPTS, SUFFIX = (VENV / "Scripts", ".exe") if sys.platform == "win32" else (VENV / "bin", "")
PYTHON, PROGRAM = SCRIPTS / f"python{SUFFIX}", SCRIPTS / f"bpe-gui{SUFFIX}"
# Tried after the rest, each with what to say when it cannot be installed: the program does without.
OPTIONAL_EXTRAS = {"fast": "Numba could not be installed; large corpora will take longer."}

NO_WINDOW = {"train", "encode", "decode", "limit", "cost", "dictionary", "trace", "count", "export", "import"}
HELP = {"-h", "--help", "--version"}
FONT, FONT_PACKAGE = "a font with Latin and Cyrillic letters", "fonts-dejavu-core"


def table(pairs: str) -> dict[str, str]:
    """The names written in pairs, as a dictionary."""
    return dict(pair.split("=") for pair in pairs.split())


# Name and Debian package of all that `ldd` finds in Qt 6.11's libraries and platform plugins.
# Debian 13 and Ubuntu 24.04 take the name libglib2.0-0 for their libglib2.0-0t64.
LIBRARIES = table("""
    libGL.so.1=libgl1 libEGL.so.1=libegl1 libX11.so.6=libx11-6 libxkbcommon.so.0=libxkbcommon0
    libglib-2.0.so.0=libglib2.0-0 libgthread-2.0.so.0=libglib2.0-0 libdbus-1.so.3=libdbus-1-3
    libfontconfig.so.1=libfontconfig1 libfreetype.so.6=libfreetype6""")
X11_LIBRARIES = table("""
    libX11-xcb.so.1=libx11-xcb1 libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4
    libxcb-image.so.0=libxcb-image0 libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-randr.so.0=libxcb-randr0
    libxcb-render-util.so.0=libxcb-render-util0 libxcb-shape.so.0=libxcb-shape0 libxcb-sync.so.1=libxcb-sync1
    libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1 libxkbcommon-x11.so.0=libxkbcommon-x11-0""")
WAYLAND_LIBRARIES = table("""
    libwayland-client.so.0=libwayland-client0 libwayland-cursor.so.0=libwayland-cursor0""")
TEST_PROGRAMS = table("Xvfb=xvfb xauth=xauth xdotool=xdotool")

# A process for each core that may be used, four at most, since each takes 1 GB. They share the tests in their
# order, so that what the tests of a file have in common is made once; one that has done its own takes over
# some of another's.
SEVERAL_PROCESSES = ["--numprocesses", "auto", "--maxprocesses", "4", "--dist", "worksteal"]


class SetUpError(Exception):
    """What the person has to put right before the program can start."""


def has_screen() -> bool:
    """Whether a window would be seen; only Linux tells."""
    hidden = os.environ.get("QT_QPA_PLATFORM") in ("offscreen", "minimal")
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform != "linux" or (bool(shown) and not hidden)


def is_loadable(library: str) -> bool:
    """Whether this Python, and so Qt in its virtual environment, finds the shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    """Whether fontconfig knows a font for Bulgarian; such fonts have Latin letters too."""
    if not is_loadable("libfontconfig.so.1"):
        return False
    fontconfig = ctypes.CDLL("libfontconfig.so.1")
    fontconfig.FcNameParse.restype = fontconfig.FcObjectSetBuild.restype = ctypes.c_void_p
    fontconfig.FcFontList.restype = ctypes.POINTER(ctypes.c_int)  # the number of fonts comes first in it
    family = ctypes.c_void_p(fontconfig.FcObjectSetBuild(b"family", None))
    found = fontconfig.FcFontList(None, ctypes.c_void_p(fontconfig.FcNameParse(b":lang=bg")), family)
    return bool(found) and found[0] > 0


def missing(words: list[str]) -> dict[str, str]:
    """What this Linux lacks for these words, each with Debian's package for it."""
    testing = words[:1] == ["test"]
    qt = testing or (not HELP & set(words) and not NO_WINDOW & set(words[:1]))
    window = has_screen() and not any(word.startswith("--screenshot") for word in words)
    needed = dict(LIBRARIES if qt else {})
    if testing or (qt and window and os.environ.get("DISPLAY")):
        needed |= X11_LIBRARIES
    if qt and window and os.environ.get("WAYLAND_DISPLAY"):
        needed |= WAYLAND_LIBRARIES
    absent = {name: package for name, package in needed.items() if not is_loadable(name)}
    if testing:
        absent |= {name: package for name, package in TEST_PROGRAMS.items() if not shutil.which(name)}
    if qt and not has_font():
        absent[FONT] = FONT_PACKAGE
    if not is_ready(extras_for(words)) and not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        absent["Python's venv and ensurepip"] = f"python3.{sys.version_info.minor}-venv"
    return absent


def check_linux(words: list[str]) -> None:
    """Install, as root with apt-get, what the system lacks; otherwise say what to type."""
    absent = missing(words)
    apt = shutil.which("apt-get") is not None
    if absent and apt and os.geteuid() == 0:
        packages = sorted(set(absent.values()))
        print("Installing with apt-get: " + " ".join(packages), flush=True)
        options = ["-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"]
        install = ["apt-get", "install", *options, *packages]
        failure = "apt-get could not install " + " ".join(packages) + "."
        try:
            follow(install, failure)
        except SetUpError:  # lists of packages may be absent or stale
            follow(["apt-get", "update"], failure)
            follow(install, failure)
        importlib.invalidate_caches()
        absent = missing(words)
    if not absent:
        return
    way = "Install it with the system's package manager, then start again."
    if apt:
        line = "sudo apt-get install -y " + " ".join(sorted(set(absent.values())))
        way = f"Type this line, then start again:\n\n    {line}\n"
    sentence = "This system lacks " + ", ".join(absent) + f".\n{way}"
    if list(absent) != [FONT] or words[:1] == ["test"]:
        raise SetUpError(sentence)
    print(sentence + "\nGoing on without it; some letters may look like boxes.", flush=True)


def extras_for(words: list[str]) -> set[str]:
    """Which optional dependencies of pyproject.toml these words need."""
    return {"test"} if words[:1] == ["test"] else set()


def place() -> list[str]:
    """What a virtual environment is bound to: the Python it was made of, and the folder."""
    return [str(sys.implementation.cache_tag), sys.base_prefix, str(ROOT)]


def project_hash() -> str:
    """Changes when the packages to install may have changed."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def read_stamp() -> dict[str, list[str] | str]:
    """What the last finished set-up wrote; empty where there was none, or an interrupted one."""
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def is_ready(extras: set[str]) -> bool:
    """Whether nothing has to be asked of pip."""
    stamp = read_stamp()
    current = stamp.get("place") == place() and stamp.get("project") == project_hash()
    return current and extras <= set(stamp["extras"]) and PYTHON.exists() and PROGRAM.exists()


def is_whole() -> bool:
    """Whether `.venv` was finished, here and by this Python; one made by hand will do if it has pip."""
    if not PYTHON.exists() or STAMP.exists():
        return PYTHON.exists() and read_stamp().get("place") == place()
    probe = "import json, pip, sys; print(json.dumps([sys.implementation.cache_tag, sys.base_prefix]))"
    answer = subprocess.run([str(PYTHON), "-c", probe], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return answer.returncode == 0 and json.loads(answer.stdout) == place()[:2]


def try_lock(handle: BinaryIO) -> bool:
    """Take the lock unless another process has it; the system frees it even when we are killed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            handle.seek(1 << 30)  # behind the end: nobody could read a locked part of the text
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        pass  # some network file systems know no locks: go on without
    return True


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one set-up of this folder run at a time."""
    with Path(__file__).open("rb") as handle:
        if not try_lock(handle):
            print("Waiting for another set-up of this folder ...", flush=True)
            while not try_lock(handle):
                time.sleep(0.2)
        yield


def follow(command: list[str], failure: str) -> None:
    """Run a step of the set-up, naming what pip collects; if it fails, raise its last lines."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}
    last: collections.deque[str] = collections.deque(maxlen=20)
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            last.append(line)
            if line.startswith("Collecting "):
                print("  " + line.split()[1], flush=True)
    if process.returncode:
        raise SetUpError(f"{failure} Its last lines:\n" + "".join(last).rstrip())


def prepare(extras: set[str]) -> None:
    """Make `.venv` or bring it up to date, so that the project and these extras are installed in it."""
    if is_ready(extras):
        return
    with alone():
        if is_ready(extras):  # another start was quicker
            return
        extras = extras | set(read_stamp().get("extras", []))
        whole = is_whole()
        print(f"Setting up {VENV}; the first time takes some minutes ...", flush=True)
        if not whole and VENV.exists():
            shutil.rmtree(VENV)
        VENV.mkdir(exist_ok=True)
        STAMP.write_text("unfinished", encoding="utf-8")
        if not whole:
            base = getattr(sys, "_base_executable", sys.executable)  # ours may have gone with the old .venv
            follow([base, "-m", "venv", str(VENV)], "Python could not make a virtual environment.")
        install = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-e"]
        failure = "pip could not install the project: is there a network, and 1 GB of room on the disk?"
        follow([*install, "." + (f"[{','.join(sorted(extras))}]" if extras else "")], failure)
        stamp = {"place": place(), "project": project_hash(), "extras": sorted(extras)}
        STAMP.write_text(json.dumps(stamp), encoding="utf-8")
        # From here on the program can start. Built from its sources llvmlite would need a whole LLVM.
        install.insert(-1, "--only-binary=numba,llvmlite")
        for extra, sentence in OPTIONAL_EXTRAS.items():
            try:
                follow([*install, f".[{extra}]"], "")
            except SetUpError:
                print(sentence, flush=True)


def start(command: list[str]) -> int:
    """Become the command where the system can, so that signals reach it; otherwise run it."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def core_count() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def spread(words: list[str]) -> list[str]:
    """What pytest is told beside the words: the whole suite takes all cores, what was chosen starts soon."""
    whole = all(word.startswith("-") for word in words)  # neither a file nor the value of an option like -k
    return SEVERAL_PROCESSES if whole and core_count() > 1 else []


def start_tests(words: list[str]) -> int:
    """Run the tests, the one of the real window only where there is a virtual screen for it."""
    os.chdir(ROOT)
    words = [*spread(words), *words]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform != "linux":
        print("Leaving out the tests marked real_window: they need Xvfb, which only Linux has.")
        words = ["-m", "not real_window", *words]
    return start([str(PYTHON), "-m", "pytest", *words])


def start_without_screen() -> int:
    """Do the main job where no window can be shown: print rules, write a picture of the window."""
    from bpe_gui.paths import corpora_dir

    picture = "bpe-trainer.png"
    print(f"There is no screen here: 60 rules follow, a picture of the window goes to {picture}.", flush=True)
    counts = str(corpora_dir() / "lesson-es.counts.tsv")
    code = subprocess.call([str(PROGRAM), "train", "--counts", counts, "--merges", "60"])
    return code or start([str(PROGRAM), "--screenshot", picture, "--merges", "60"])


def main(words: list[str]) -> int:
    """Check, set up and start; gives the exit code."""
    try:
        if sys.platform == "linux":
            check_linux(words)
        prepare(extras_for(words))
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Cannot set up {VENV}: {error}. Is the folder yours to write to?", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted; start again to go on.", file=sys.stderr)
        return 130
    if words[:1] == ["test"]:
        return start_tests(words[1:])
    if not words and not has_screen():
        return start_without_screen()
    return start([str(PROGRAM), *words])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
