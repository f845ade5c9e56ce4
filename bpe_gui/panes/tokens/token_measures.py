"""The type of the tokens and the distances that follow from it."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat


class Measures:
    """The font of the tokens and the distances that follow from it, in pixels."""

    def __init__(self, font: QFont) -> None:
        metrics = QFontMetricsF(font)
        em = metrics.horizontalAdvance("m")
        self.font = QFont(font)
        self.spacing = round(em * 0.2)
        self.font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self.spacing)
        self.unspaced = QTextCharFormat()
        self.unspaced.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        self.unspaced.setFontLetterSpacing(0)
        self.advance = em + self.spacing
        self.gap = 2.0
        """Between two tokens that touch."""
        self.pad = max(2.0, round(em * 0.22))
        """How far a token reaches into the space beside it."""
        self.above = max(8, round(em))
        """Free room above the tokens of a row; the scissors stand in it."""
        self.inside = max(2, round(em * 0.22))
        """Between the text and the upper and lower edge of its token."""
        self.edge = max(2.0, em / 6)
        """The lower edge of a token."""
        self.radius = max(3.0, round(em * 0.3))
        self.row = self.row_height(metrics.height())

    def row_height(self, text_height: float) -> int:
        """The height of a row whose text is so high."""
        return self.above + 2 * self.inside + ceil(text_height + self.edge)
