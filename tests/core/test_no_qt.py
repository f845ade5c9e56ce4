from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bpe_gui.core

FILES = sorted(Path(bpe_gui.core.__file__).parent.glob("*.py"))
IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
loaded = {name.partition(".")[0] for name in sys.modules}
print(*sorted(loaded & {"PySide6", "shiboken6", "pyqtgraph", "numba"}))
"""


def loaded_by(modules: list[str]) -> list[str]:
    command = [sys.executable, "-c", IMPORT_ALL, *modules]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def test_the_core_loads_no_qt() -> None:
    modules = [f"bpe_gui.core.{path.stem}" for path in FILES]
    assert len(modules) > 10
    assert set(loaded_by(modules)) <= {"numba"}


def test_only_what_stands_on_kernels_loads_numba() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in FILES}
    callers = [name for name, text in texts.items() if "bpe_gui.core.kernels import" in text]
    # What begins with an import of one of them stands on kernels as well.
    over = tuple(f"\nfrom bpe_gui.core.{name} import" for name in callers)
    readable = [
        name for name, text in texts.items() if name not in callers and not any(each in text for each in over)
    ]
    assert {"engines", "trainer", "tokenizer", "compiled_cache"} <= set(readable)
    assert loaded_by([f"bpe_gui.core.{name}" for name in readable]) == []
