"""How quick the window is with a large corpus, such as a text of 100 MB.

Run `python benchmarks/large_corpus.py FILE`; it needs no screen and takes a minute. It prints where it was
measured and a Markdown table of the figures, with what they should be at most. *Gap* is the longest time that
a 60 Hz timer of the window had to wait.

* *compiling*, *loading*: from the first start of all until the compiled half works, and at each later start.
* *opening*: from the choice of the file until its words are counted and the first pairs are shown.
* *learning*: 32,000 rules, while somebody types into the sample; *key*: until its tokens, the limit and the
  chart were painted.
* *merge*: a click on Merge behind the last rule until all parts were painted.
* *jump*: a move to another merge until rules, tokens and chart were painted, and until the pairs were there.
* *fork*: another pair taken by hand somewhere along the rules until the same parts were painted, and a move
  to another branch of as many rules, which was learned before.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QWidget
from window import FRAME_MS, PARTS, Gaps, Painted, keys, opened, part, row, tell_machine, wait

from bpe_gui.document.learning import Task
from bpe_gui.window.main_window import MainWindow

RULES = 32_000
KEY_MS = 60
MERGES = 20
JUMPS = 20
FORKS = 8


def main() -> None:
    """Prints the table."""
    path = Path(sys.argv[1])
    QApplication(sys.argv[:1])
    tell_machine()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BPE_TRAINER_DATA"] = folder
        load("compiling the compiled half").close()
        window = load("loading it")
        open_file(window, path)
        learn(window)
        merge(window)
        jump(window)
        fork(window)
        window.close()


def load(name: str) -> MainWindow:
    """A window with the compiled half, and what it took to get it."""
    window = opened("--language", "en")
    gaps, begin = Gaps(), time.perf_counter()
    window.session.engine_loading.begin()
    wait(lambda: not window.session.engine_loading.busy)
    assert window.session.engine_loading.engines.name == "compiled"
    tell(name, begin, gaps)
    return window


def open_file(window: MainWindow, path: Path) -> None:
    """The file as the corpus."""
    gaps, begin = Gaps(), time.perf_counter()
    window.files.open(path)
    wait(lambda: not window.busy)
    assert window.session.counts.distinct_words, window.files.problem
    tell(f"opening {path.stat().st_size / 1e6:.0f} MB", begin, gaps)


def learn(window: MainWindow) -> None:
    """All rules, with keys pressed in the sample meanwhile."""
    session = window.session
    editor = part(window, "sampleEditor", QPlainTextEdit)
    editor.setFocus()
    painted = Painted([editor, *(part(window, name, QWidget) for name in PARTS[2:])])
    letters, times = keys("pedido" * 100), []

    def press() -> None:
        if session.task is Task.ON:
            times.append(painted.milliseconds(partial(QTest.keyClick, editor, letters.pop())))

    typist = QTimer()
    typist.timeout.connect(press)
    gaps, begin = Gaps(), time.perf_counter()
    session.merge_to(RULES)
    typist.start(KEY_MS)
    wait(lambda: not session.busy)
    typist.stop()
    assert session.merges == RULES
    tell(f"learning {RULES:,} rules", begin, gaps)
    if times:
        row("key in the sample meanwhile", times, "33 ms")


def merge(window: MainWindow) -> None:
    """One rule more, again and again."""
    button = part(window, "mergeButton", QPushButton)
    painted = Painted([part(window, name, QWidget) for name in PARTS])
    click = partial(QTest.mouseClick, button, Qt.MouseButton.LeftButton)
    times = []
    for _ in range(MERGES):
        times.append(painted.milliseconds(click))
        wait(lambda: not window.busy)
    assert window.session.merges == RULES + MERGES
    row(f"merge behind {RULES:,} rules", times, "33 ms")


def jump(window: MainWindow) -> None:
    """Here and there along the rules."""
    session, dice = window.session, random.Random(5)
    painted = Painted([part(window, name, QWidget) for name in ("rulesView", "tokensView", "mergesChart")])
    gaps, times, pairs = Gaps(), [], []
    for place in dice.sample(range(session.learned), JUMPS):
        begin = time.perf_counter()
        times.append(painted.milliseconds(partial(session.jump, place)))
        assert session.merges == place
        wait(lambda: session.pairs is not None)
        pairs.append(1000 * (time.perf_counter() - begin))
    row("jump: rules, tokens and chart", times, "100 ms")
    row("the same: pairs of that round", pairs)
    print(f"| the same: gap | | {gaps.worst:.1f} ms | 50 ms |", flush=True)


def fork(window: MainWindow) -> None:
    """Another pair here and there, and from branch to branch, all of which have all rules in the end."""
    session, dice = window.session, random.Random(6)
    painted = Painted([part(window, name, QWidget) for name in ("rulesView", "tokensView", "mergesChart")])
    forked: list[float] = []
    for place in dice.sample(range(RULES), FORKS):
        session.go_to_branch(0, place)
        wait(lambda: not window.busy and session.pairs is not None)
        assert session.pairs is not None
        forked.append(painted.milliseconds(partial(session.fork, session.pairs.pairs[1][0])))
        wait(lambda: not window.busy)
        assert session.merges == place + 1
        session.merge_to(RULES)
        wait(lambda: not window.busy)
    gaps, times = Gaps(), []
    for branch in [dice.randrange(FORKS) for _ in range(JUMPS)]:
        to = branch + (branch >= session.branch)
        times.append(painted.milliseconds(partial(session.go_to_branch, to, RULES)))
        assert (session.branch, session.merges) == (to, RULES)
        wait(lambda: not window.busy)
    row("fork: rules, tokens and chart", forked, "100 ms")
    row("to another branch: the same", times, "100 ms")
    print(f"| the same: gap | | {gaps.worst:.1f} ms | 50 ms |", flush=True)


def tell(name: str, begin: float, gaps: Gaps) -> None:
    """Prints how long something took, and how long the window had to wait."""
    seconds = time.perf_counter() - begin
    wait_a_frame = time.perf_counter() + FRAME_MS / 1000
    wait(lambda: time.perf_counter() > wait_a_frame)  # a gap at the very end counts, too
    print(f"| {name} | {seconds:.2f} s | gap {gaps.worst:.1f} ms | gap 50 ms |", flush=True)


if __name__ == "__main__":
    main()
