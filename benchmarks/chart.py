"""The chart with eight held-out texts at many merges, and measuring such texts.

    .venv/bin/python benchmarks/chart.py [TEXT]

Reading, going to a merge and one more merge, each with its repaint, at 32,000 and 100,000 merges; with a
TEXT also how long it takes to measure its first 2 million code points by the rules of the rest, and to follow
one rule more. Times are of this process alone (CPU), the lowest of several.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from bpe_gui.core.engines import compiled_engines
from bpe_gui.core.held_out import LARGEST_FILES, HeldOutText
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.slices import result_of
from bpe_gui.core.token_curve import TokenCurve
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import learn
from bpe_gui.core.word_counts import count_text, no_tick
from bpe_gui.document.held_out import MeasuredText, TextsTogether
from bpe_gui.document.history import History
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.chart.chart_view import ChartView, Measure

TIMES = 15
TEXTS = 8
RULES = 4_000
EVERYTHING = ChartView(Measure.SHARE, log_merges=True, log_tokens=True, gains=True, marked=True)


class Numbers(QObject):
    """What the chart reads of a session, with curves like those of a large corpus."""

    rules_changed = Signal()
    position_changed = Signal()
    sample_changed = Signal()
    settings_changed = Signal()
    held_out_changed = Signal()
    branches_changed = Signal()

    def __init__(self, merges: int) -> None:
        super().__init__()
        dice = np.random.default_rng(1)
        self.token_counts = [int(1_000_000 * (k + 3) ** -0.1) for k in range(merges + 1)]
        self.sample_counts = [200_000 - 150_000 * k // merges for k in range(merges + 1)]
        self.merges = merges
        self.history = History()
        curves = []
        for number in range(TEXTS):
            helping = np.sort(dice.choice(np.arange(1, merges + 1), merges // 2, replace=False))
            curve = TokenCurve(2 * len(helping), helping, np.arange(1, len(helping) + 1), merges)
            curves.append(MeasuredText(f"text {number}", curve))
        self.held_out_curves = tuple(curves)

    @property
    def announced(self) -> int:
        return len(self.token_counts) - 1

    def jump(self, merges: int) -> None:
        self.merges = merges
        self.position_changed.emit()

    def merge(self) -> None:
        self.token_counts.append(self.token_counts[-1] - 1)
        self.sample_counts.append(self.sample_counts[-1])
        self.merges = len(self.token_counts) - 1
        self.rules_changed.emit()


def milliseconds(do: Callable[[], object]) -> float:
    """The lowest time of several."""
    times = []
    for _ in range(TIMES):
        begin = time.process_time()
        do()
        times.append(time.process_time() - begin)
    return 1000 * min(times)


def chart(merges: int, size: tuple[int, int], view: ChartView) -> None:
    """Prints what one chart takes."""
    numbers = Numbers(merges)
    pane = ChartPane(numbers)
    pane.set_view(view)
    pane.resize(*size)
    pane.show()
    QApplication.processEvents()

    def painted(do: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            do()
            QApplication.processEvents()
            pane.plot.repaint()

        return run

    one_more = milliseconds(painted(numbers.merge))
    going = milliseconds(painted(lambda: numbers.jump(numbers.merges - 1)))
    what = "plain" if view == ChartView() else "everything"
    print(f"{merges:>7,} merges {size[0]:>5} × {size[1]} {what:<10}", end=" ")
    print(f"go {going:5.1f} ms  merge {one_more:5.1f} ms")
    pane.close()


def texts(path: Path) -> None:
    """Prints what it takes to measure texts out of a file."""
    text, settings = path.read_text(encoding="utf-8"), PRESETS["book"]
    held, rest = text[:LARGEST_FILES], text[LARGEST_FILES:]
    engines = compiled_engines()
    trainer = engines.trainer(count_text([rest], settings), settings, no_tick)
    rules = [found.rule for found in learn(trainer, RULES + TIMES)]
    growing = Tokenizer(settings, trainer.alphabet, rules[:RULES])
    size = len(held) // TEXTS
    parts = [HeldOutText(str(place), held[place * size : (place + 1) * size]) for place in range(TEXTS)]
    # What is compiled or loaded once is left out.
    result_of(TextsTogether([HeldOutText("", held[:30_000])], growing, engines).follow())
    together = TextsTogether(parts, growing, engines)
    begin = time.process_time()
    result_of(together.follow())
    whole = time.process_time() - begin
    ones = []
    for rule in rules[RULES:]:
        growing.extend([rule])
        begin = time.process_time()
        result_of(together.follow())
        ones.append(1000 * (time.process_time() - begin))
    print(f"{TEXTS} texts of {size:,} code points by {RULES:,} rules: {whole:.2f} s", end=", ")
    print(f"then each rule {median(ones):.1f} ms")


def main() -> None:
    """Prints all of it."""
    application = QApplication.instance() or QApplication([])
    assert application
    for merges in (32_000, 100_000):
        for size in ((600, 160), (650, 560), (1800, 900)):
            for view in (ChartView(), EVERYTHING):
                chart(merges, size, view)
    if sys.argv[1:]:
        texts(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
