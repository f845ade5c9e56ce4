"""How quick the window is: to open, to merge, to type, and with a long sample.

Run `python benchmarks/window.py`; it needs no screen and takes twenty seconds. It prints where it was
measured and a Markdown table of the figures, with what they should be at most.

* *opening*: from the start of a process until the window was painted for the first time, and until its chart
  was, for which pyqtgraph is loaded behind that first picture; against a window of Qt with nothing but a plot
  of pyqtgraph in it; in turns, each in a fresh process.
* *merge*: a click on Merge with the Spanish lesson until corpus, rules, tokens, limit and chart were painted.
* *key*: a key in the sample until its tokens, the limit and the chart were painted.
* *typing*: the longest time that the window's 60 Hz timer had to wait while somebody types in a corpus of
  100 kB with 500 rules.
* *long sample*: a sample of 1,000,000 characters, until it was painted, and until its tokens were counted.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["BPE_TRAINER_DATA"] = tempfile.gettempdir()

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPlainTextEdit, QPushButton, QWidget

from bpe_gui.app import create_window
from bpe_gui.paths import corpora_dir
from bpe_gui.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
OPENINGS = 15
MERGES = 60
TYPED = "pedido" * 5
KEY_MS = 80
FRAME_MS = 16
Kind = TypeVar("Kind", bound=QWidget)
PARTS = ("corpusEditor", "rulesView", "tokensView", "limitText", "mergesChart")

# Both children say how many seconds went by until their window was painted, Python's own start included, and
# until all of it was.
UNTIL_PAINTED = """
import sys, time
sys.path.insert(0, sys.argv[2])
{imports}
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication


class FirstPaint(QObject):
    seen = False

    def eventFilter(self, watched, event):
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False


application = QApplication.instance() or QApplication([])
{window}
paint = FirstPaint()
watched.installEventFilter(paint)
window.show()
while not paint.seen:
    application.processEvents()
first = time.time() - float(sys.argv[1])
while "pyqtgraph" not in sys.modules:
    application.processEvents()  # the chart is painted in the event that loads it
print(first, time.time() - float(sys.argv[1]))
window.close()
"""
OURS = UNTIL_PAINTED.format(
    # as the command does it, the garbage collector off meanwhile
    imports="import gc\nimport bpe_gui.cli\ngc.disable()\nfrom bpe_gui.app import create_window",
    window="window = watched = create_window([])",
)
BARE = UNTIL_PAINTED.format(
    imports="import pyqtgraph\nfrom PySide6.QtWidgets import QMainWindow",
    window="""
window = QMainWindow()
window.resize(1366, 768)
plot = pyqtgraph.PlotWidget(window)
plot.plot([937 - 7 * merges for merges in range(61)])
window.setCentralWidget(plot)
watched = plot.viewport()  # it covers the whole window, which paints nothing itself
""",
)


class Painted(QObject):
    """Which of some widgets were painted since the last look."""

    def __init__(self, widgets: Sequence[QWidget]) -> None:
        super().__init__()
        self.widgets = [
            each.viewport() if isinstance(each, QAbstractScrollArea) else each for each in widgets
        ]
        self.seen: set[QWidget] = set()
        for each in self.widgets:
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.seen.add(watched)
        return False

    def milliseconds(self, do: Callable[[], object]) -> float:
        """How long something takes until all are painted, those that it did not change as well."""
        QApplication.processEvents()
        self.seen.clear()
        begin = time.perf_counter()
        do()
        QApplication.processEvents()
        for each in self.widgets:
            if each not in self.seen:
                each.repaint()
        return 1000 * (time.perf_counter() - begin)


class Gaps(QObject):
    """The longest time between two beats of a 60 Hz timer, in milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.worst = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.worst = max(self.worst, 1000 * (now - self._last))
        self._last = now


def main() -> None:
    """Prints the table."""
    QApplication(sys.argv[:1])
    tell_machine()
    opening()
    merging()
    key_in_the_sample()
    typing_in_a_large_corpus()
    for name, separator in (("lines", "\n"), ("one line", " ")):
        long_sample(name, separator)


def tell_machine() -> None:
    """Prints where it is measured, and the heading of the table."""
    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}; ", end="")
    print(f"Python {platform.python_version()}, Qt {qVersion()}\n")
    print("| what | median | worst | at most |\n|---|---:|---:|---|", flush=True)


def opening() -> None:
    """The first paint of the program and of a bare window."""
    times: dict[str, list[list[float]]] = {OURS: [], BARE: []}
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        environment["PYTHONPYCACHEPREFIX"] = (
            folder  # compiled as after the first start of an installed program
        )
        for _ in range(OPENINGS + 1):
            for code, found in times.items():
                words = [sys.executable, "-c", code, str(time.time()), str(ROOT)]
                answer = subprocess.run(words, env=environment, capture_output=True, check=True)
                found.append([1000 * float(seconds) for seconds in answer.stdout.split()])
    # The first round compiles, and warms the disk's cache.
    first, whole = zip(*times[OURS][1:], strict=True)
    bare, _ = zip(*times[BARE][1:], strict=True)
    row("opening the window", first)
    row("the same: with its chart", whole)
    row("a bare window with one plot", bare)
    for name, ours, at_most in (("opening", first, "1.5"), ("with its chart", whole, "")):
        # Of each round by itself: both children then meet the machine in the same mood.
        ratio = statistics.median(one / other for one, other in zip(ours, bare, strict=True))
        print(f"| {name}, times the bare window | {ratio:.2f} | | {at_most} |", flush=True)


def merging() -> None:
    """Sixty clicks on Merge."""
    window = opened(str(corpora_dir() / "lesson-es.counts.tsv"), "--language", "es")
    merge = part(window, "mergeButton", QPushButton)
    painted = Painted([part(window, name, QWidget) for name in PARTS])
    click = partial(QTest.mouseClick, merge, Qt.MouseButton.LeftButton)
    times = [painted.milliseconds(click) for _ in range(MERGES)]
    assert window.session.merges == MERGES
    row(f"merge, {MERGES} times", times, "16 ms, worst 33 ms")
    window.close()


def key_in_the_sample() -> None:
    """Letters typed into the sample."""
    window = opened("--language", "es", "--merges", str(MERGES))
    editor = part(window, "sampleEditor", QPlainTextEdit)
    editor.setFocus()
    painted = Painted([editor, *(part(window, name, QWidget) for name in PARTS[2:])])
    times = [painted.milliseconds(partial(QTest.keyClick, editor, key)) for key in keys(TYPED)]
    assert TYPED in window.session.sample_text, window.session.sample_text
    row("key in the sample", times, "16 ms, worst 33 ms")
    window.close()


def typing_in_a_large_corpus() -> None:
    """Letters typed into 100 kB, at the pace of a quick typist."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.txt"
        path.write_text(made_text(100_000), encoding="utf-8")
        window = opened(str(path), "--language", "en", "--merges", "500")
        wait(lambda: not window.busy)
        assert window.session.merges == 500
        editor = part(window, "corpusEditor", QPlainTextEdit)
        editor.setFocus()
        painted = Painted([editor])
        left, times, gaps = keys(TYPED), [], Gaps()

        def press() -> None:
            if left:
                times.append(painted.milliseconds(partial(QTest.keyClick, editor, left.pop(0))))
            else:
                typist.stop()

        typist = QTimer()
        typist.timeout.connect(press)
        typist.start(KEY_MS)
        wait(lambda: not left)
        begin = time.perf_counter()
        wait(lambda: TYPED in window.session.corpus.text and not window.busy)
        learned = 1000 * (time.perf_counter() - begin)
        assert window.session.merges == 500
        row("key in a corpus of 100 kB with 500 rules", times, "16 ms, worst 33 ms")
        print(f"| typing there, gap of the 60 Hz timer | | {gaps.worst:.1f} ms | 50 ms |")
        print(f"| rules learned anew after the last key | {learned:.0f} ms | | |", flush=True)
        window.close()


def long_sample(name: str, separator: str) -> None:
    """A million characters as the sample."""
    text = made_text(1_000_000, separator)
    window = opened("--language", "es", "--merges", str(MERGES))
    painted = Painted([part(window, name, QWidget) for name in PARTS[2:]])
    gaps = Gaps()
    begin = time.perf_counter()
    first = painted.milliseconds(lambda: window.session.set_sample(text))
    wait(lambda: window.session.sample.filled and not window.busy)
    counted = 1000 * (time.perf_counter() - begin)
    row(f"sample of 1,000,000 characters, {name}: painted", [first], "100 ms")
    print(f"| the same: all tokens counted | {counted:.0f} ms | gap {gaps.worst:.1f} ms | |", flush=True)
    merge = part(window, "mergeButton", QPushButton)
    click = partial(QTest.mouseClick, merge, Qt.MouseButton.LeftButton)
    row("the same: merge", [painted.milliseconds(click) for _ in range(10)], "33 ms")
    window.close()


def opened(*words: str) -> MainWindow:
    """The window, shown with its chart and at rest."""
    window = create_window(words)
    window.show()
    wait(lambda: "pyqtgraph" in sys.modules and not window.busy)
    return window


def part(window: MainWindow, name: str, kind: type[Kind]) -> Kind:
    """A widget of the window by its name."""
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def keys(letters: str) -> list[Qt.Key]:
    """The keys of small Latin letters."""
    return [Qt.Key(ord(letter.upper())) for letter in letters]


def wait(until: Callable[[], bool]) -> None:
    """Runs the event loop until something is so."""
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if until() else None)
    timer.start(2)
    loop.exec()


def row(name: str, times: Sequence[float], at_most: str = "") -> None:
    """Prints median and worst of some milliseconds."""
    worst = f"{max(times):.1f} ms" if len(times) > 1 else ""
    print(f"| {name} | {statistics.median(times):.1f} ms | {worst} | {at_most} |", flush=True)


def made_text(characters: int, separator: str = "\n") -> str:
    """Lines of made-up words of which some are frequent and many are rare, as in real texts."""
    chance = random.Random(8052)
    syllables = [first + second for first in "bcdfglmnprstv" for second in "aeiou"]
    words = ["".join(chance.choices(syllables, k=chance.randint(1, 4))) for _ in range(3_000)]
    weights = [1 / rank for rank in range(1, len(words) + 1)]
    lines = []
    while characters > 0:
        lines.append(" ".join(chance.choices(words, weights, k=10)))
        characters -= len(lines[-1]) + 1
    text = separator.join(lines)
    return text[: len(text) + min(characters + 1, 0)]


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
