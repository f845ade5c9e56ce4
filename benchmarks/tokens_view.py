"""How long the tokens pane takes for texts of 10,000 to 10,000,000 characters, in many lines and in one.

Run `python benchmarks/tokens_view.py`, with QT_QPA_PLATFORM=offscreen where there is no screen. The tokens
come from a source that cuts words after every three characters, so that only the pane is measured. Each
figure is the median of five runs in milliseconds, the repaint of the whole pane included. `set` shows a text
that is new, `refresh` the same text with other tokens, `page` scrolls by a page, `far` to another place.
"""

from __future__ import annotations

import re
import statistics
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bpe_gui import look
from bpe_gui.panes.tokens.token_layout import ShownLine, ShownToken
from bpe_gui.panes.tokens.tokens_view import TokensView

RUNS = 5
PANE = QSize(600, 300)
LARGE_PANE = QSize(1880, 1000)
SENTENCES = {
    "Latin": "tu pedido llegara en cinco dias y el mensajero te llama antes de la entrega",
    "Cyrillic": "пратката ви ще пристигне до два дни и куриерът ще се обади преди доставката",
    "emoji": "tu pedido 👨‍👩‍👧 llegará en cinco días 🙂 y el mensajero te llama antes 🇧🇬",
    "Arabic": "مرحبا بالعالم abc سلام 123 نعم وصل الطلب اليوم إلى المكتب وسوف يتصل بك",
    "Chinese": "你的订单将在五天内送达快递员会在送货前给你打电话请保持电话畅通谢谢您的惠顾再见",
}
_WORD = re.compile(r"[^ ]+")


class ThreeLetters:
    """Words cut after every three characters; the ids change with `step`, as after a merge."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.step = 0

    def shown(self, start: int, end: int) -> ShownLine:
        """The piece as it is, with its tokens."""
        piece = self.text[start:end]
        plain = piece.isascii()
        tokens = []
        for word in _WORD.finditer(piece):
            for first in range(word.start(), word.end(), 3):
                last = min(first + 3, word.end())
                begin = first if plain else len(piece[:first].encode())
                length = last - first if plain else len(piece[first:last].encode())
                identity = self.step + ord(piece[first])
                tokens.append(ShownToken(begin, begin + length, identity, -1))
        return ShownLine(piece, tokens)


def made_text(sentence: str, characters: int, in_one_line: bool) -> str:
    """A text of so many characters, in lines of one sentence or in a single line."""
    piece = sentence + (" " if in_one_line else "\n")
    return (piece * (characters // len(piece) + 1))[:characters]


def median(action: Callable[[], None]) -> float:
    """The median duration of some runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    return 1000 * statistics.median(times)


def measured(view: TokensView, text: str) -> list[float]:
    """Milliseconds for set, refresh, paint, a page and a far place."""
    picture = QImage(view.viewport().size(), QImage.Format.Format_ARGB32_Premultiplied)
    other = ThreeLetters("otro texto " + text[:20])
    source = ThreeLetters(text)
    bar = view.verticalScrollBar()

    def painted() -> None:
        view.viewport().render(picture)

    times = []
    for _ in range(RUNS):
        view.set_source(other)
        painted()
        begin = time.perf_counter()
        view.set_source(source)
        painted()
        times.append(time.perf_counter() - begin)

    def refresh() -> None:
        source.step += 1
        view.refresh()
        painted()

    def page() -> None:
        bar.setValue(bar.value() + bar.pageStep())
        painted()

    far_places = iter(range(1, RUNS + 1))

    def far() -> None:
        bar.setValue(bar.maximum() * next(far_places) // (RUNS + 1) + 7)
        painted()

    return [1000 * statistics.median(times), *map(median, (refresh, painted, page, far))]


def main() -> None:
    """Print the table."""
    app = QApplication.instance() or QApplication(sys.argv)
    look.apply(app, Qt.ColorScheme.Light)  # type: ignore[arg-type]
    view = TokensView()
    print(f"{'text':<10}{'characters':>12} {'lines':<6}{'pane':<11}", end="")
    print("".join(f"{name:>9}" for name in ("set", "refresh", "paint", "page", "far")))
    cases = [("Latin", count, one) for count in (10_000, 1_000_000, 10_000_000) for one in (False, True)]
    cases += [(name, 1_000_000, one) for name in list(SENTENCES)[1:] for one in (False, True)]
    for size in (PANE, LARGE_PANE):
        view.resize(size)
        view.show()
        app.processEvents()
        for name, count, in_one_line in cases:
            figures = measured(view, made_text(SENTENCES[name], count, in_one_line))
            lines = "one" if in_one_line else "many"
            print(f"{name:<10}{count:>12,} {lines:<6}{size.width()}x{size.height():<6}", end=" ")
            print("".join(f"{figure:9.1f}" for figure in figures), flush=True)


if __name__ == "__main__":
    main()
