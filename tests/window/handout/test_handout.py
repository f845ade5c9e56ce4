"""Hand-outs: what stands in them, as a page for a browser and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.core.exercises.exercise import Kind, TextAnswer, WordRows
from bpe_gui.core.exercises.making import make_set
from bpe_gui.core.exercises.material import Material
from bpe_gui.document.corpus import Corpus
from bpe_gui.window.handout.blocks import Block, Handout, Lines, Paragraph, Sentence, Together
from bpe_gui.window.handout.exercise_blocks import ExerciseBlocks
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
        self.near: list[bool] = []
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
            self._kind, *near = str(dict(attributes)["class"]).split()
            self.near.append(near == ["near"])
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


def test_a_printer_with_many_dots_draws_the_same_chart(window: MainWindow) -> None:
    """Text that is measured in points would be ten times as large there."""
    picture = window.chart.picture(640, 260)

    def inked(dots_per_metre: int) -> int:
        image = QImage(640, 260, QImage.Format.Format_RGB32)
        image.setDotsPerMeterX(dots_per_metre)
        image.setDotsPerMeterY(dots_per_metre)
        image.fill(picture.ground)
        painter = QPainter(image)
        picture.paint(painter)
        painter.end()
        return sum(image.pixelColor(x, y).lightness() < 150 for x in range(640) for y in range(260))

    assert inked(47_000) == pytest.approx(inked(3_780), rel=0.02)


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


def inside(blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks and those within them."""
    for block in blocks:
        yield block
        if isinstance(block, Together):
            yield from inside(block.blocks)


@pytest.mark.parametrize(("language", "left", "right"), [("es", "«", "»"), ("bg", "„", "“")])
def test_what_the_customer_sees_has_spaces_and_the_quotes_of_the_language(
    window: MainWindow, language: str, left: str, right: str
) -> None:
    window.set_language(language)
    session = window.session
    material = Material(session.counts.counts.items(), session.tokenizer, session.merges)
    exercises = make_set(material, 1, (Kind.CUSTOMER,), 4)
    answers = [choice.answer for each in exercises for choice in each.choices]
    seen = [answer.text for answer in answers if isinstance(answer, TextAnswer) and answer.text]
    assert any(" " in text for text in seen)
    blocks = list(inside(list(ExerciseBlocks(QLocale(language), window).questions(exercises))))
    printed = [
        text for block in blocks if isinstance(block, Lines) and not block.mono for text in block.texts
    ]
    for text in seen:
        assert any(line.endswith(f"{left}{text}{right}") for line in printed), text
    assert "␣" not in "".join(printed)


def test_right_to_left_words_do_not_turn_their_counts_round(window: MainWindow, qtbot: QtBot) -> None:
    window.session.replace_corpus(Corpus.of_text("مرحبا مرحبا مرحبا سلام سلام"))
    qtbot.waitUntil(lambda: not window.busy)
    session = window.session
    material = Material(session.counts.counts.items(), session.tokenizer, session.merges)
    exercises = make_set(material, 1, (Kind.NEXT_MERGE,), 1)
    assert any(isinstance(part, WordRows) for each in exercises for part in each.parts)
    blocks = inside(list(ExerciseBlocks(QLocale("en"), window).questions(exercises)))
    rows = [text for block in blocks if isinstance(block, Lines) for text in block.texts if "×" in text]
    assert rows
    assert all(row.startswith("\u2068") and "\u2069  × " in row for row in rows)


def corpus_lines(made: Handout) -> list[str]:
    return [text for each in made.blocks if isinstance(each, Lines) and not each.mono for text in each.texts]


def opened(window: MainWindow, qtbot: QtBot, corpus: str, sample: str = "") -> Handout:
    window.set_language("en")
    window.session.begin(Corpus.of_text(corpus), sample, None)
    qtbot.waitUntil(lambda: not window.busy and window.session.sample.filled, timeout=20_000)
    return handout(window, Contents(rules=False, chart=False, exercises=0))


def test_what_is_left_out_of_long_texts_is_said(window: MainWindow, qtbot: QtBot) -> None:
    whole = opened(window, qtbot, "ab ab\ncd\n", "ab ab cd")
    assert corpus_lines(whole) == ["ab ab", "cd"]
    assert " go on" not in texts(whole) and "goes on" not in texts(whole)

    line = opened(window, qtbot, "tu pedido " * 500, "si")
    (shown,) = corpus_lines(line)
    assert 390 < len(shown) < 404 and shown.endswith(" …")
    assert "Lines that end with … go on." in texts(line)
    assert "The corpus goes on." not in texts(line)
    assert "Here the beginning; the text goes on." in texts(line)

    sample = opened(window, qtbot, "ab", "ab " * 1_200)
    (sentence, _) = (each for each in sample.blocks if isinstance(each, Sentence))
    assert len(sentence.source.text) == 2_999
    assert texts(sample).count("Here the beginning; the text goes on.") == 1

    many = opened(window, qtbot, "ab\n" * 121)
    assert corpus_lines(many) == ["ab"] * 120
    assert "The corpus goes on." in texts(many)
    long = opened(window, qtbot, ("tu pedido " * 39 + "fin\n") * 124)
    assert len(corpus_lines(long)) == 120
    assert "The corpus goes on." in texts(long)


def test_only_line_ends_end_lines(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, "a\u2028b\x85c\rd\r\n\ne\x0bf")
    assert corpus_lines(made) == ["a\u2028b\x85c", "d", "", "e\x0bf"]
    assert "goes on" not in texts(made)


def test_control_characters_are_signs_on_the_page(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, "a\x00b \x0c c\x0bd", "a\x00b\x0b c\x0c")
    html = html_of(made)
    assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", html)
    page = Page(html)
    assert [text for _, text in page.tokens][:5] == ["a", "␀", "b", "␋", "c"]
    assert "␋" in html and "␌" in html
    assert pdf_of(made).startswith(b"%PDF-")


def test_a_page_lets_each_text_run_its_own_way(window: MainWindow, qtbot: QtBot) -> None:
    html = html_of(opened(window, qtbot, "مرحبا ab", "ab ab"))
    assert '<p dir="auto"' in html and '<li dir="auto"' in html and '<div class="tokens" dir="auto"' in html
    assert not re.search(r"<(p|li)(?! dir)[ >]", html)
    page = Page(html)
    assert [text for _, text in page.tokens][:4] == ["a", "b", "a", "b"]
    assert page.near[:4] == [False, True, False, True]  # a space parts the second and the third


def test_a_long_line_is_one_line_on_the_page(window: MainWindow, qtbot: QtBot) -> None:
    html = html_of(opened(window, qtbot, "ab", "ab " * 400))
    block = re.search(r'<div class="tokens" dir="auto">(.*?)</div>', html, re.DOTALL)
    assert block and block[1].count(">a</i>") == 400
    assert "\n" not in block[1]


def test_rules_chosen_by_hand_are_told_and_won_no_tie(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    rules = Contents(corpus=False, sentences=False, chart=False, exercises=0)

    def told() -> list[str]:
        return [block.text for block in handout(window, rules).blocks if isinstance(block, Paragraph)]

    ties = sum(found.tied > 1 for found in session.rounds[:34])
    assert ties > 2
    assert any(text.startswith(f"{ties} ") for text in told())
    row = next(row for row, found in enumerate(session.rounds) if found.tied > 1)
    session.jump(row)
    qtbot.waitUntil(lambda: not session.busy)
    first, second = (pair for pair, _ in session.pairs.pairs[:2])
    session.fork(second)
    qtbot.waitUntil(lambda: not session.busy)
    session.merge_to(34)
    qtbot.waitUntil(lambda: not session.busy)
    hand = [text for text in told() if "a mano" in text]
    count = session.history.rounds_of(0)[row].count
    assert hand == [f"La regla {row + 1} se eligió a mano en vez de {first.left}+{first.right} ({count})."]
    won = sum(found.tied > 1 for place, found in enumerate(session.rounds[:34]) if place != row)
    assert any(text.startswith(f"{won} ") for text in told())
