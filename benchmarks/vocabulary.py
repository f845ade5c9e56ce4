"""How quick the table of tokens and the search are with 100,000 tokens, and what an open table costs a merge.

Run `python benchmarks/vocabulary.py [TEXT]`; it needs no screen and takes half a minute. It prints where it
was measured and a Markdown table. With a text its first two million characters are searched, too.

* *sort*, *search*, *kind*: from the gesture until the rows are there and painted; *gap*: the longest time
  that a 60 Hz timer of the window had to wait meanwhile.
* *find*: from a key in the strip until the number of hits stands there.
* *merge*: a press on the Spanish lesson, learned anew each time, without the table and with it, in turns.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from window import Gaps, Painted, opened, part, row, tell_machine, wait

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.vocabulary import TokenKind
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, Corpus
from bpe_gui.document.history import Branch, History
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.document.vocabulary_rows import VocabularyColumn
from bpe_gui.panes.vocabulary.vocabulary_table import VocabularyTable
from bpe_gui.paths import corpora_dir
from bpe_gui.window.main_window import MainWindow

TOKENS = 100_000
ROUNDS = 5
MERGES = 60
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
FRAME = "16 ms"


def main() -> None:
    """Prints the table."""
    QApplication(sys.argv[:1])
    tell_machine()
    table_and_search()
    if len(sys.argv) > 1:
        search_text(Path(sys.argv[1]))
    merging()


def many_rules() -> list[Round]:
    """So many rules, each of two tokens that are there, none of which makes the same token."""
    dice, tokens, seen, rounds = random.Random(1), list(ALPHABET), set(ALPHABET), []
    while len(rounds) < TOKENS:
        left, right = dice.choice(tokens), dice.choice(tokens)
        if len(left + right) < 15 and left + right not in seen:
            seen.add(left + right)
            tokens.append(left + right)
            rounds.append(Round(Rule(left, right), 3, 1, 5))
    return rounds


def table_and_search() -> None:
    """The table and the search with a tokenizer of that size."""
    window = opened("--language", "en")
    window.session.adopt(None, Settings(), History([Branch(rounds=many_rules())]), ALPHABET, TOKENS)
    part(window, "vocabularyTab", QPushButton).click()
    table = part(window, "vocabularyView", VocabularyTable)
    model = table.model()
    assert isinstance(model, VocabularyModel)
    wait(lambda: len(model.rows) > TOKENS and not model.is_counting and not model._arranging.busy)
    timed = partial(measure, table, model)
    for column in VocabularyColumn:
        timed(f"sort by {column.name.lower()}", lambda column=column: table.sort_by(column), ROUNDS)
    field = part(window, "vocabularySearch", QLineEdit)
    for text in ("a", "ab", "abc", ""):
        timed(f"search “{text}”", lambda text=text: field.setText(text), 1)
    for kind in (TokenKind.UNITS, TokenKind.RULES, TokenKind.ALL):
        timed(f"kind {kind.name.lower()}", lambda kind=kind: model.show_kind(kind), 1)
    for name in ("rulesView", "vocabularyView"):
        find(window, name, ("e", "abc", "99999"))
    window.close()


def measure(
    table: VocabularyTable, model: VocabularyModel, name: str, do: Callable[[], None], times: int
) -> None:
    """Prints how long some gestures took until other rows were painted."""
    painted, took, gaps = Painted([table]), [], Gaps()
    for _ in range(times):
        begin = time.perf_counter()
        painted.milliseconds(do)
        wait(lambda: not model._arranging.busy)
        took.append(1000 * (time.perf_counter() - begin))
    row(f"{name}, {TOKENS:,} tokens", took, "")
    print(f"| the same: gap | | {gaps.worst:.1f} ms | 33 ms |", flush=True)


def find(window: MainWindow, name: str, texts: tuple[str, ...]) -> None:
    """Texts looked for in a part of the window."""
    part(window, name, QWidget).setFocus()
    window.actions_.find.trigger()
    field, verdict = part(window, "findField", QLineEdit), part(window, "findVerdict", QLabel)
    for text in texts:
        field.setText(text)
        verdict.setText("")
        gaps, begin = Gaps(), time.perf_counter()
        field.textEdited.emit(text)
        wait(lambda: verdict.text() not in ("", "searching…"))
        row(f"find “{text}” in {name}: {verdict.text()}", [1000 * (time.perf_counter() - begin)], "")
        print(f"| the same: gap | | {gaps.worst:.1f} ms | 33 ms |", flush=True)


def search_text(path: Path) -> None:
    """Texts looked for in a corpus that can just be edited."""
    window = opened("--language", "en")
    text = path.read_text(encoding="utf-8")[: LARGEST_EDITED_TEXT - 10]
    window.session.replace_corpus(Corpus(text))
    wait(lambda: not window.busy)
    find(window, "corpusEditor", ("e", "el", "señor", "xyzzy"))
    window.close()


def merging() -> None:
    """Presses on Merge without and with the table."""
    times: dict[bool, list[float]] = {False: [], True: []}
    for turn in range(6):
        window = opened(str(corpora_dir() / "lesson-es.counts.tsv"), "--language", "es")
        is_open = bool(turn % 2)
        if is_open:
            part(window, "vocabularyTab", QPushButton).click()
        painted = Painted(
            [part(window, name, QWidget) for name in ("rulesView", "tokensView", "mergesChart")]
        )
        button = part(window, "mergeButton", QPushButton)
        click = partial(QTest.mouseClick, button, Qt.MouseButton.LeftButton)
        times[is_open] += [painted.milliseconds(click) for _ in range(MERGES)]
        window.close()
    row("merge, table closed", times[False], FRAME)
    row("merge, table open", times[True], FRAME)


if __name__ == "__main__":
    main()
