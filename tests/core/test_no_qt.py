from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import bpe_gui.core

IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
loaded = {name.partition(".")[0] for name in sys.modules}
print(*sorted(loaded & {"PySide6", "shiboken6", "pyqtgraph", "numba"}))
"""


def test_the_core_loads_no_qt() -> None:
    modules = [f"bpe_gui.core.{path.stem}" for path in Path(bpe_gui.core.__file__).parent.glob("*.py")]
    assert len(modules) > 10
    loaded = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *modules], check=True, capture_output=True, text=True
    ).stdout
    assert loaded.split() == []
