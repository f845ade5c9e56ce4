"""The arrows of ARCHITECTURE.md, which pyproject.toml states as contracts for import-linter."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, cast

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = ROOT / "pyproject.toml"


class Contract(TypedDict, total=False):
    name: str
    layers: list[str]
    modules: list[str]
    source_modules: list[str]


def contracts() -> dict[str, Contract]:
    """The contracts by name."""
    tools = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]
    return {
        contract["name"]: contract for contract in cast(list[Contract], tools["importlinter"]["contracts"])
    }


def lint_imports(folder: Path) -> tuple[int, str]:
    """import-linter's exit code and report on the package in a folder."""
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    found = subprocess.run(
        [sys.executable, "-c", command, "--config", str(PYPROJECT), "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    return found.returncode, found.stdout + found.stderr


def skeleton(folder: Path) -> None:
    """A package with all modules that the contracts name, each of them empty."""
    layers = (layer for line in contracts()["arrows point down"]["layers"] for layer in line.split())
    names = [f"bpe_gui.{layer}" for layer in layers if layer.isidentifier()]
    for contract in contracts().values():
        names += contract.get("modules", []) + contract.get("source_modules", [])
    for name in names:
        package = folder.joinpath(*name.split("."))
        package.mkdir(parents=True, exist_ok=True)
    for package in [folder / "bpe_gui", *(path for path in (folder / "bpe_gui").rglob("*") if path.is_dir())]:
        (package / "__init__.py").touch()


def test_the_arrows_point_down() -> None:
    code, report = lint_imports(ROOT)
    assert code == 0, report
    assert report.count(" KEPT") == len(contracts()) >= 4


def test_an_empty_package_keeps_the_contracts(tmp_path: Path) -> None:
    skeleton(tmp_path)
    code, report = lint_imports(tmp_path)
    assert code == 0, report


@pytest.mark.parametrize(
    ("module", "text", "broken"),
    [
        ("core", "from bpe_gui import document", "arrows point down"),
        ("formats", "import bpe_gui.panes.limit.limit_pane", "arrows point down"),
        ("something_new", "", "arrows point down"),
        (
            "core",
            "from PySide6.QtCore import QObject",
            "the command line, the formats and the core know no Qt",
        ),
        ("commands", "import pyqtgraph", "the command line, the formats and the core know no Qt"),
        ("document", "import pyqtgraph", "the document draws nothing"),
        ("panes/limit/limit_pane", "import bpe_gui.panes.chart.chart_pane", "panes do not know each other"),
    ],
)
def test_the_contracts_can_be_broken(tmp_path: Path, module: str, text: str, broken: str) -> None:
    skeleton(tmp_path)
    package = tmp_path / "bpe_gui" / module
    package.mkdir(exist_ok=True)
    (package / "__init__.py").write_text(text, encoding="utf-8")
    code, report = lint_imports(tmp_path)
    assert code == 1, report
    assert f"{broken} BROKEN" in report


def test_all_panes_are_named_in_their_contract() -> None:
    paths = (ROOT / "bpe_gui" / "panes").rglob("*_pane.py")
    panes = sorted(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    assert contracts()["panes do not know each other"]["modules"] == panes


def imported(source: str) -> Iterator[str]:
    """What a module imports, fully named."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_document_knows_no_widgets() -> None:
    for path in (ROOT / "bpe_gui" / "document").rglob("*.py"):
        widgets = [name for name in imported(path.read_text(encoding="utf-8")) if "QtWidgets" in name]
        assert widgets == [], path.name
    assert list(imported("from PySide6 import QtWidgets")) == ["PySide6.QtWidgets"]
