"""Imports as Python does them, once this module is imported behind the first one of PySide6.

PySide6 puts an import of its own before Python's, which reads the source of each module that comes after
it, to learn whether `from __feature__ import snake_case` could concern it. Nobody says that here. It takes
a tenth of the time in which the window opens, and a quarter of that in which Numba is loaded while the
window waits; and the sources stay in the memory, 17 MB with Numba.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # it puts its import there, once

# Where another version of PySide6 does it otherwise all stays as it is.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
