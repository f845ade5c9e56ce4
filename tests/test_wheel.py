"""What `pip install .` brings: a wheel that holds all the program needs."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(folder)]
    done = subprocess.run([sys.executable, "-m", *build, str(ROOT)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (path,) = folder.glob("bpe_trainer-*.whl")
    return zipfile.ZipFile(path)


def files_below(folder: Path) -> set[str]:
    """The relative paths of a folder's files, as a wheel writes them."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in found}


def test_it_holds_the_package_the_resources_and_the_corpora(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    package = {f"bpe_gui/{name}" for name in files_below(ROOT / "bpe_gui")}
    resources = {f"bpe_gui/_data/resources/{name}" for name in files_below(ROOT / "resources")}
    corpora = {f"bpe_gui/_data/corpora/{name}" for name in files_below(ROOT / "corpora")}
    assert "bpe_gui/paths.py" in package
    assert "bpe_gui/_data/corpora/lesson-es.counts.tsv" in corpora
    assert package | resources | corpora == {name for name in names if ".dist-info/" not in name}


def test_it_brings_the_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    (entry_points,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "bpe-gui = bpe_gui.cli:main" in wheel.read(entry_points).decode()
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())


def test_a_checkout_can_be_installed_as_it_stands(tmp_path: Path) -> None:
    """What `run.py` does first; hatchling refuses it once a folder that it moves holds a Python file."""
    build = f"from hatchling.build import build_editable; build_editable({str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", build], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("bpe_trainer-*.whl"))


def test_it_finds_its_files_where_it_was_unpacked(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    ask = """
import json, sys
sys.path.insert(0, sys.argv[1])
from bpe_gui import paths
print(json.dumps([paths.__file__, str(paths.corpora_dir()), str(paths.resources_dir())]))
"""
    # -I and -S: neither the current folder nor the editable install of the checkout may answer instead.
    command = [sys.executable, "-I", "-S", "-c", ask, str(tmp_path)]
    answer = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    module, corpora, resources = (Path(path) for path in json.loads(answer.stdout))
    assert module == tmp_path.resolve() / "bpe_gui" / "paths.py"
    assert corpora == module.parent / "_data" / "corpora"
    assert files_below(corpora) == files_below(ROOT / "corpora")
    assert files_below(resources) == files_below(ROOT / "resources")
