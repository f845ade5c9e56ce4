"""What is asked about cost, counted by the tokenizer in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.document.background import Background

if TYPE_CHECKING:
    from bpe_gui.document.cost_counting import CountedSheet


class CostState(QObject):
    """The sheet as it was filled in, and its counts by a tokenizer that may go on growing.

    `counted_changed` says that new counts have arrived.
    """

    counted_changed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sheet = self.offered = CostSheet()
        self.counted: CountedSheet | None = None
        self._wanted: tuple[CostSheet, Tokenizer, int] | None = None
        self._lane = Background(self)

    def offer(self, sheet: CostSheet) -> bool:
        """Another example to begin with; texts that nobody has changed follow it. Answers whether any did."""
        before, self.offered = self.offered, sheet
        changed = self.sheet.swapped(before, sheet)
        if changed == self.sheet:
            return False
        self.sheet = changed
        return True

    def count(self, tokenizer: Tokenizer, merges: int) -> None:
        """Counts the sheet by the first `merges` rules, unless that is known or being done."""
        wanted = (self.sheet, tokenizer, merges)
        if self._wanted is not None and _same(wanted, self._wanted):
            return
        self._wanted = wanted
        # Here, because the window opens sooner without it.
        from bpe_gui.document.cost_counting import counting

        self._lane.run(counting(*wanted), self._arrived, self._failed)

    def close(self) -> None:
        """Waits until nothing runs."""
        self._lane.stop()

    def _arrived(self, counted: CountedSheet) -> None:
        self.counted = counted
        self.counted_changed.emit()

    def _failed(self, fault: Exception) -> None:
        self._wanted = None
        self.failed.emit(fault)


def _same(one: tuple[CostSheet, Tokenizer, int], other: tuple[CostSheet, Tokenizer, int]) -> bool:
    return one[0] == other[0] and one[1] is other[1] and one[2] == other[2]
