"""The window imports modules as Python does."""

from __future__ import annotations

import subprocess
import sys


def test_no_source_is_read_for_what_is_imported_with_the_window() -> None:
    """In a process of its own, where nobody has imported anything yet."""
    program = """
import linecache, sys
import bpe_gui.app
print("bpe_gui.window.main_window" in sys.modules, any("main_window" in path for path in linecache.cache))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.split() == ["True", "False"]
