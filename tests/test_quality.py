"""The code reads as CONTRIBUTING.md promises."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import bpe_gui

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 400
SOURCES = sorted(path for path in (ROOT / "bpe_gui").rglob("*.py"))
OURS = [*SOURCES, ROOT / "run.py", *(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
# A letter in brackets, or this line would be found.
LEFT_FOR_LATER = re.compile(r"\b(T[O]DO|FIX[M]E|XX[X])\b")


@pytest.mark.parametrize(
    "command",
    [["ruff", "check", "--quiet"], ["ruff", "format", "--check", "--quiet"], ["mypy", "--no-error-summary"]],
    ids=["ruff check", "ruff format", "mypy"],
)
def test_tools_find_nothing(command: list[str]) -> None:
    answer = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
    assert answer.stdout + answer.stderr == ""
    assert answer.returncode == 0


def test_no_file_does_many_jobs() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_bytes().splitlines()) for path in SOURCES}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_nothing_is_left_for_later() -> None:
    found = [path.name for path in OURS if LEFT_FOR_LATER.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_public_methods_say_what_they_give() -> None:
    silent = [
        f"{module.__name__}.{kind.__name__}.{name}"
        for module in modules()
        for kind in classes(module)
        for name in methods_without_docstring(kind, protocols(module))
    ]
    assert silent == []


class Documented:
    """A class of this test's own."""

    def told(self) -> None:
        """Has a docstring."""

    def untold(self) -> None: ...


class Derived(Documented):
    """What a base explains needs no second explanation."""

    def told(self) -> None: ...

    @property
    def size(self) -> int:
        return 1

    def _private(self) -> None: ...


def test_a_method_without_docstring_is_found() -> None:
    assert methods_without_docstring(Documented, []) == ["untold"]
    assert methods_without_docstring(Derived, []) == ["size"]


def modules() -> Iterator[ModuleType]:
    """All modules of the program but the one that starts it."""
    for found in pkgutil.walk_packages(bpe_gui.__path__, "bpe_gui."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def classes(module: ModuleType) -> list[type]:
    """The public classes that a module defines, protocols left out: what fulfils them explains itself."""
    own = [
        each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == module.__name__
    ]
    return [each for each in own if not each.__name__.startswith("_") and each not in protocols(module)]


def protocols(module: ModuleType) -> list[type]:
    """The protocols that a module defines."""
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and getattr(each, "_is_protocol", False)
    ]


def methods_without_docstring(kind: type, explained_by: list[type]) -> list[str]:
    """A class's own public methods and properties that nothing explains, neither a base nor a protocol."""
    silent = []
    for name, member in vars(kind).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if name.startswith("_") or not isinstance(function, FunctionType) or function.__doc__:
            continue
        if not any(name in vars(base) for base in (*kind.__mro__[1:], *explained_by)):
            silent.append(name)
    return silent
