"""The parts of the window and where they stand, for what arranges or points at them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget


@dataclass(frozen=True, slots=True)
class Stage:
    """What the presentation arranges: the columns, the parts in them, what it hides, and where all stands."""

    ground: QVBoxLayout
    columns: Sequence[QWidget]
    corpus: QWidget
    rules: QWidget
    tokens: QWidget
    limit: QWidget
    chart: QWidget
    scenery: Sequence[QWidget]

    @property
    def parts(self) -> tuple[tuple[QWidget, QWidget], ...]:
        """Each part with its column, in the order of their keys."""
        first, second, third = self.columns
        return (
            (self.corpus, first),
            (self.rules, second),
            (self.tokens, third),
            (self.limit, third),
            (self.chart, third),
        )
