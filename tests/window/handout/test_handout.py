"""Hand-outs: what stands in them, as a page for a browser and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.window.handout.blocks import Handout, Lines, Paragraph
from bpe_gui.window.handout.handout_dialog import HandoutDialog
from bpe_gui.window.handout.html_page import html_of
from bpe_gui.window.handout.making import Contents, HandoutMaker
from bpe_gui.window.handout.pages import pdf_of
from bpe_gui.window.main_window import MainWindow

VOID = {"meta", "path", "line", "rect", "circle", "polyline", "polygon", "image", "use", "stop"}


class Page(HTMLParser):
    """The texts and the tokens of a page; unbalanced tags are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tokens: list[tuple[str, str]] = []
        self.titles: list[str] = []
        self.addresses: list[str] = []
        self.scripts = 0
        self._kind = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        self.addresses += [str(value) for name, value in attributes if name in ("src", "href")]
        if tag == "i":
            self._kind = str(dict(attributes)["class"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, text: str) -> None:
        if self.open and self.open[-1] == "i":
            self.tokens.append((self._kind, text))
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.titles.append(text)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = create_window(["--language", "es", "--merges", "34"])
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: not made.busy)
    yield made
    made.close()


def handout(window: MainWindow, contents: Contents) -> Handout:
    return HandoutMaker(window.session, lambda: window.chart.picture(640, 260), window).made(
        contents, window.locale()
    )


def texts(made: Handout) -> str:
    return "\n".join(
        each.text if isinstance(each, Paragraph) else "\n".join(each.texts)
        for each in made.blocks
        if isinstance(each, Paragraph | Lines)
    )


def test_the_page_has_the_rules_and_the_tokens_of_the_window(window: MainWindow) -> None:
    session = window.session
    html = html_of(handout(window, Contents()))
    page = Page(html)
    words = session.tokenizer.encode(session.sample_text, session.merges)
    sample = [token for word in words for token in word.tokens]
    shown = page.tokens[: len(sample)]
    assert [text for _, text in shown] == sample
    assert [kind == "lost" for kind, _ in shown] == [place >= session.limit for place in range(len(sample))]
    neighbours = pairwise(shown)
    assert all(one[0] != other[0] or one[0] == "lost" for one, other in neighbours if one[0][0] == "t")
    for number, found in enumerate(session.rounds[:34], 1):
        assert f"{number}. {found.rule.left}+{found.rule.right} ({found.count})" in html
    assert session.cut.text in html


def test_the_page_needs_nothing_from_elsewhere(window: MainWindow) -> None:
    html = html_of(handout(window, Contents()))
    page = Page(html)
    assert page.scripts == 0
    assert page.addresses == []
    assert not re.search(r"url\((?!#)|@import|<link", html)
    assert '<html lang="es">' in html
    assert "<svg" in html


def test_markup_in_a_corpus_stays_text(window: MainWindow, qtbot: QtBot) -> None:
    window.session.set_sample("<b>a&b</b> <script>x</script>")
    qtbot.waitUntil(lambda: not window.busy)
    html = html_of(handout(window, Contents(exercises=0)))
    page = Page(html)
    assert page.scripts == 0
    assert "".join(text for _, text in page.tokens).startswith("<b>a&b</b><script>x</script>")


@pytest.mark.parametrize("answers", [True, False])
def test_the_exercises_with_or_without_answers(window: MainWindow, answers: bool) -> None:
    page = Page(html_of(handout(window, Contents(exercises=5, answers=answers))))
    numbered = [title for title in page.titles if re.match(r"\d+\.", title)]
    assert len(numbered) == (10 if answers else 5)


def test_the_same_seed_gives_the_same_page(window: MainWindow) -> None:
    def exercises(seed: int) -> str:
        contents = Contents(False, False, False, False, exercises=8, seed=seed)
        return html_of(handout(window, contents))

    assert exercises(3) == exercises(3)
    assert exercises(3) != exercises(4)


def test_what_is_not_wanted_is_left_out(window: MainWindow) -> None:
    nothing = handout(window, Contents(False, False, False, False, 0, False))
    assert len(nothing.blocks) == 2
    assert "1. " not in texts(nothing)


def test_the_pdf_has_its_text_and_its_colours(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "handout.pdf"
    path.write_bytes(pdf_of(handout(window, Contents())))
    assert path.read_bytes().startswith(b"%PDF-")
    pdf = path.read_bytes()
    pages = len(re.findall(rb"/Type /Page\b", pdf))
    assert 3 <= pages <= 8


def test_the_chart_on_paper_is_light_and_has_its_curves(window: MainWindow, qapp: QApplication) -> None:
    look.apply(qapp, Qt.ColorScheme.Dark)
    try:
        picture = window.chart.picture(640, 260)
        image = QImage(640, 260, QImage.Format.Format_RGB32)
        image.fill(picture.ground)
        painter = QPainter(image)
        picture.paint(painter)
        painter.end()
    finally:
        look.apply(qapp, Qt.ColorScheme.Light)
    assert image.pixelColor(2, 2).lightness() > 200
    dark = sum(image.pixelColor(x, y).lightness() < 100 for x in range(120, 520) for y in range(10, 240))
    assert dark > 350  # the corpus's curve goes from one side to the other


def test_the_dialog_writes_both_files_and_speaks_each_language(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.actions_.handout.trigger()
    dialog = window.findChild(HandoutDialog)
    assert dialog is not None and dialog.isVisible() and not dialog.isModal()
    number, chart = dialog.findChild(QSpinBox, "handoutNumber"), dialog.findChild(QCheckBox, "handoutChart")
    assert number is not None and chart is not None
    number.setValue(2)
    chart.setChecked(False)
    assert dialog.contents == Contents(chart=False, exercises=2)
    dialog.write_html(tmp_path / "a.html")
    dialog.write_pdf(tmp_path / "a.pdf")
    assert "<svg" not in (tmp_path / "a.html").read_text(encoding="utf-8")
    assert (tmp_path / "a.pdf").stat().st_size > 5_000
    pdf = dialog.findChild(QPushButton, "handoutPdf")
    assert pdf is not None
    spanish = pdf.text()
    window.set_language("bg")
    qtbot.waitUntil(lambda: pdf.text() != spanish)
