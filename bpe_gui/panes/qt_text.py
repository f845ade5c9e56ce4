"""Text as Qt counts it: in UTF-16 units, laid out in lines."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QTextLine


def utf16_length(text: str) -> int:
    """How many UTF-16 units a text has."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def x_of(line: QTextLine, unit: int) -> float:
    """Where the caret stands before a position of a laid-out line, in pixels from the layout's left."""
    # PySide returns the x together with the position, which Qt may have corrected.
    return cast("tuple[float, int]", line.cursorToX(unit))[0]
