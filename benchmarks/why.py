"""How quickly the window tells why, with a large corpus.

Run `python benchmarks/why.py FILE [RULES]`; it needs no screen and takes half a minute. It prints where it
was measured and a Markdown table. *Asked* is how long the question itself holds the window up, *told* how
long until everything is told: the places of a word's pairs in the queue and the merges to come, or a token
counted in the corpus. *Gap* is the longest time that a 60 Hz timer of the window had to wait meanwhile.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from PySide6.QtWidgets import QApplication
from window import Gaps, opened, processor, wait

from bpe_gui.document.subject import AskedToken, AskedWord, Subject
from bpe_gui.panes.why.why_pane import WhyPane
from bpe_gui.window.drawer import Drawer
from bpe_gui.window.main_window import MainWindow

RULES = 10_000
QUESTIONS = 20


def main() -> None:
    """Prints the table."""
    path, rules = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else RULES
    QApplication(sys.argv[:1])
    print(f"{processor()}, {os.cpu_count()} cores\n")
    print("| what | asked | told, median | told, worst | gap |\n|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BPE_TRAINER_DATA"] = folder
        window = with_corpus(path, rules)
        dice, words = random.Random(1), list(window.session.counts.counts)
        frequent = [word for word in words[:20_000] if 4 < len(word) < 16]
        ask(window, "the first word, which makes a second trainer", [AskedWord(frequent[0])])
        ask(window, "words", [AskedWord(dice.choice(words)) for _ in range(QUESTIONS)])
        ask(window, "words that no text has", [AskedWord(word + word[::-1]) for word in frequent[:QUESTIONS]])
        tokens = [found.rule.token for found in dice.sample(list(window.session.rounds), QUESTIONS)]
        ask(window, "tokens", [AskedToken(token) for token in tokens])
        print(f"\n{len(words):,} distinct words, {window.session.learned:,} rules")
        window.close()


def with_corpus(path: Path, rules: int) -> MainWindow:
    """A window with a file as its corpus, so many rules, and the tab in view."""
    window = opened("--language", "en")
    window.session.engine_loading.begin()
    wait(lambda: not window.session.engine_loading.busy)
    window.files.open(path)
    wait(lambda: not window.busy)
    window.session.merge_to(rules)
    wait(lambda: not window.busy)
    drawer = window.findChild(Drawer)
    assert drawer is not None
    drawer.open("whyTab")
    return window


def ask(window: MainWindow, name: str, subjects: list[Subject]) -> None:
    """Asks one question after the other."""
    gaps, first, whole = Gaps(), [], []
    for subject in subjects:
        begin = time.perf_counter()
        window.session.ask(subject)
        first.append(time.perf_counter() - begin)
        wait(lambda: not pane(window).why.busy)
        whole.append(time.perf_counter() - begin)
    told = f"{1e3 * median(first):.0f} ms | {1e3 * median(whole):.0f} ms | {1e3 * max(whole):.0f} ms"
    print(f"| {name} | {told} | {gaps.worst:.1f} ms |")


def pane(window: MainWindow) -> WhyPane:
    """The tab that tells why."""
    found = window.findChild(WhyPane)
    assert found is not None
    return found


if __name__ == "__main__":
    main()
