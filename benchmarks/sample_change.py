"""How soon the tokens of a sample are painted after a change of it, from 10,000 to 10,000,000 characters.

Run `python benchmarks/sample_change.py`; it needs no screen and takes some minutes. It prints where it was
measured and a Markdown table. The rules are learned from 100 kB of made-up words, and the sample is made of
the same words, in lines of ten or in one line. A letter is put at its beginning, into its middle, at its end,
where the view is scrolled to, nine times each:

* *typed*: by a key in the sample's field, which takes 20,000 characters; longer texts are set.
* *pane*: until the tokens pane, in a window by itself, was painted; the median, and the worst.
* *window*: until the whole window was painted.
* *thread*: how much of that the window's own thread worked, the median; on a machine that does other things
  as well it is the better measure.
* *counted*: until all tokens were counted again, in the background.
* *new*: until the pane was painted after another text of that size had been set.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("BPE_TRAINER_DATA", tempfile.gettempdir())

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from window import Painted, made_text, opened, part, processor, wait

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.panes.plain_text_edit import LONGEST_TYPED
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.panes.tokens.tokens_view import TokensView

SIZES = (10_000, 1_000_000, 10_000_000)
LINES = {"many": "\n", "one": " "}
PLACES = {"start": 0.0, "middle": 0.5, "end": 1.0}
ROUNDS = 9
PANE = (640, 300)


class Took(NamedTuple):
    """Milliseconds of one change."""

    painted: float
    thread: float
    counted: float


class Shown(NamedTuple):
    """A widget that shows the sample of a session."""

    session: Session
    view: TokensView
    editor: QPlainTextEdit

    @classmethod
    def of(cls, session: Session, root: QWidget) -> Shown:
        """The parts of a pane or of a window."""
        return cls(session, part(root, "tokensView", TokensView), part(root, "sampleEditor", QPlainTextEdit))

    def took(self, do: Callable[[], object]) -> Took:
        """How long something takes until the tokens are painted, and until they are counted."""
        painted = Painted([self.view])
        QApplication.processEvents()
        begin, worked = time.perf_counter(), time.thread_time()
        shown = painted.milliseconds(do)
        worked = 1000 * (time.thread_time() - worked)
        wait(lambda: self.session.sample.filled and not self.session.busy)
        return Took(shown, worked, 1000 * (time.perf_counter() - begin))

    def changed(self, text: str, place: float) -> list[Took]:
        """What letters that are put into a text take, one after the other."""
        self.session.set_sample(text)
        wait(lambda: self.session.sample.filled and not self.session.busy)
        bar = self.view.verticalScrollBar()
        bar.setValue(round(bar.maximum() * place))
        at = round(len(text) * place)
        took = []
        for _ in range(ROUNDS):
            if len(text) < LONGEST_TYPED:
                cursor = QTextCursor(self.editor.document())
                cursor.setPosition(at)
                self.editor.setTextCursor(cursor)
                self.editor.setFocus()
                took.append(self.took(lambda: QTest.keyClick(self.editor, Qt.Key.Key_X)))
            else:
                text = f"{text[:at]}x{text[at:]}"
                took.append(self.took(lambda text=text: self.session.set_sample(text)))
            assert self.session.sample_text[at] == "x"
        return took


def main() -> None:
    """Prints the table."""
    application = QApplication(sys.argv[:1])
    print(f"{processor()}, {os.cpu_count()} cores, Qt {qVersion()}\n")
    names = (
        "rules",
        "characters",
        "lines",
        "place",
        "by",
        "pane",
        "worst",
        "thread",
        "window",
        "worst",
        "thread",
    )
    print(f"| {' | '.join((*names, 'counted', 'new'))} |\n|---:|---:|---|---|---|{'---:|' * 8}", flush=True)
    window = opened("--language", "en")
    pane_session = Session(application)
    pane = TokensPane(pane_session, None)
    pane.resize(*PANE)
    pane.show()
    alone, whole = Shown.of(pane_session, pane), Shown.of(window.session, window)
    for rules in (60, 500):
        for session in (pane_session, window.session):
            session.begin(Corpus.of_text(made_text(100_000)), "", None)
            session.merge_to(rules)
            wait(lambda session=session: not session.busy)
            assert session.merges == rules
        for size in SIZES:
            for lines, separator in LINES.items():
                print_rows(rules, lines, made_text(size - ROUNDS, separator), alone, whole)
    pane.close()
    pane_session.close()
    window.close()


def print_rows(rules: int, lines: str, text: str, alone: Shown, whole: Shown) -> None:
    """Prints what changes of a text take at its three places."""
    new = []
    for first in "abc":
        alone.session.set_sample("")
        new.append(alone.took(lambda first=first: alone.session.set_sample(first + text)).painted)
    by = "typed" if len(text) < LONGEST_TYPED else "set"
    for name, place in PLACES.items():
        one, other = alone.changed(text, place), whole.changed(text, place)
        figures = [f"{rules} | {len(text) + ROUNDS:,} | {lines} | {name} | {by}"]
        for took in (one, other):
            painted = [each.painted for each in took]
            figures += [f"{statistics.median(painted):.1f} ms", f"{max(painted):.1f} ms"]
            figures.append(f"{statistics.median(each.thread for each in took):.1f} ms")
        figures.append(f"{statistics.median(each.counted for each in other):.0f} ms")
        figures.append(f"{statistics.median(new):.1f} ms")
        print(f"| {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    main()
