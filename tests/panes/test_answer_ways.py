"""The answer written token by token, and the two ways out of a limit that cuts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.limit.customer_text import CustomerText
from bpe_gui.panes.limit.limit_pane import LimitPane

SPANISH = "tu pedido llegará en cinco días"
WRITTEN = [
    "",
    "tu",
    "tu pedido",
    "tu pedido llegará",
    "tu pedido llegará en",
    "tu pedido llegará en ci",
    "tu pedido llegará en cin",
]


class Pane:
    """A shown pane and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.widget = LimitPane(session, None)
        self.widget.setLocale(QLocale("en"))
        self.text = self.widget.findChild(CustomerText, "limitText")
        self.slider = self.widget.findChild(QSlider, "limitSlider")
        self.play, self.shorter, self.higher = (
            self.widget.findChild(QPushButton, name) for name in ("limitPlay", "limitShorter", "limitRaise")
        )

    @property
    def verdict(self) -> str:
        return self.widget.findChild(QLabel, "limitVerdict").text()


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def pane(session: Session, qtbot: QtBot) -> Iterator[Pane]:
    """The 60 Spanish rules, a sentence of the lesson's, limit 6."""
    session.set_sample(SPANISH)
    session.choose_limit(6)
    session.merge_to(60)
    settle(qtbot, session)
    shown = Pane(session)
    qtbot.addWidget(shown.widget)
    shown.widget.resize(640, 200)
    with qtbot.waitExposed(shown.widget):
        shown.widget.show()
    yield shown


def settle(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)


def test_the_answer_is_written_up_to_the_limit(pane: Pane, qtbot: QtBot) -> None:
    seen: list[tuple[str, str]] = []
    pane.widget._writer.moved.connect(lambda: seen.append((pane.text.text(), pane.verdict)))
    pane.widget.findChild(QSlider, "limitSpeed").setValue(20)
    press(pane.play)
    qtbot.waitUntil(lambda: len(seen) == 7, timeout=5_000)
    assert [text for text, _ in seen] == WRITTEN
    assert [told for _, told in seen[:-1]] == [
        f"The model is writing: token {written} of at most 6." for written in range(6)
    ]
    assert seen[-1][1] == "✂ Cut inside «cinco», after 2 of 3 tokens; 2 tokens lost (length)."
    assert pane.text.lost == "co días"
    assert pane.session.chosen_limit == 6  # writing changes nothing of the document


def test_a_whole_answer_ends_with_stop(pane: Pane, qtbot: QtBot) -> None:
    pane.slider.setValue(8)
    pane.widget.findChild(QSlider, "limitSpeed").setValue(20)
    pane.slider.setFocus()
    QTest.keyClick(pane.slider, Qt.Key.Key_Space)
    assert pane.verdict.startswith("The model is writing")
    qtbot.waitUntil(lambda: pane.verdict.startswith("Complete"), timeout=5_000)
    assert pane.text.text() == SPANISH


def test_what_is_not_written_yet_is_not_seen(pane: Pane) -> None:
    colours = look.colours(pane.widget.palette())
    pane.slider.setValue(3)
    height = pane.text.height()

    def seen() -> set[int]:
        image = pane.text.grab().toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    assert QColor(colours.quiet).rgb() in seen()
    press(pane.play)
    assert QColor(colours.quiet).rgb() not in seen()
    assert QColor(colours.accent).rgb() in seen()  # the caret
    assert pane.text.height() == height
    press(pane.play)
    assert QColor(colours.quiet).rgb() in seen()
    assert QColor(colours.accent).rgb() not in seen()


def test_another_limit_or_text_stops_the_writing(pane: Pane) -> None:
    for change in (
        lambda: pane.slider.setValue(5),
        lambda: pane.session.set_sample("tu pedido llegará hoy"),
        lambda: pane.session.jump(30),
    ):
        press(pane.play)
        assert pane.verdict.startswith("The model is writing")
        change()
        assert not pane.verdict.startswith("The model is writing")
    pane.slider.setValue(0)
    assert not pane.play.isEnabled()
    assert pane.play.toolTip().startswith("With a limit of 0 the model writes nothing")


def test_a_long_answer_is_written_from_near_its_end(pane: Pane, qtbot: QtBot) -> None:
    session = pane.session
    session.set_sample((SPANISH + "\n") * 30_000)
    settle(qtbot, session)
    pane.slider.setValue(200_000)
    press(pane.play)
    assert pane.verdict == "The model is writing: token 199,800 of at most 200,000."
    press(pane.play)


def test_raising_the_limit(pane: Pane) -> None:
    assert pane.higher.text() == "Raise the limit to 8"
    press(pane.higher)
    assert (pane.session.limit, pane.session.chosen_limit) == (8, None)
    assert pane.verdict.startswith("Complete")
    for button in (pane.higher, pane.shorter):
        assert not button.isEnabled()
        assert button.toolTip().startswith("The answer is complete")


def test_a_shorter_answer_of_one_s_own_text_is_whole_words(pane: Pane) -> None:
    press(pane.shorter)
    assert pane.text.text() == "tu pedido llegará en"
    assert pane.verdict == (
        "Asked “Answer in 4 words at most.”, the model stops by itself after 4 tokens (stop). "
        "It has to be asked, and would choose its own words: here the rest is left out."
    )
    pane.slider.setValue(2)
    assert pane.text.text() == "tu pedido"
    pane.slider.setValue(0)
    assert (pane.text.text(), pane.verdict) == (
        "",
        "Not even one whole word fits: only a higher limit helps.",
    )
    press(pane.shorter)
    assert pane.verdict.startswith("✂ Nothing was written")
    assert pane.session.sample_text == SPANISH


def test_the_words_of_a_long_answer_are_counted_from_its_beginning(pane: Pane, qtbot: QtBot) -> None:
    session = pane.session
    session.change_settings(PRESETS["lesson"])
    session.set_sample("ab " * 20_000)
    settle(qtbot, session)
    each = session.sample_tokens // 20_000
    for words in (19_999, 12_000, 700, 9_999):
        kept, tokens, counted = session.sample.whole_words(session.merges, words * each)
        assert (tokens, counted) == (words * each, words)
        assert kept.startswith("… ab ")
    session.choose_limit(19_999 * each)
    press(pane.shorter)
    assert pane.verdict.startswith("Asked “Answer in 19,999 words at most.”")


def test_whole_sentences_come_first(pane: Pane) -> None:
    pane.session.set_sample("tu pedido. llegará en cinco días. gracias por todo")
    press(pane.shorter)
    for limit in range(pane.slider.maximum()):
        pane.slider.setValue(limit)
        sentences = ("tu pedido. llegará en cinco días.", "tu pedido.")
        fitting = [
            each
            for each in sentences
            if sum(len(word.tokens) for word in pane.session.tokenizer.encode(each)) <= limit
        ]
        if fitting:
            assert pane.text.text() == fitting[0]


@pytest.mark.parametrize("preset", ["lesson", "book", "book-marker", "bytes"])
def test_what_is_kept_fits_and_is_whole(pane: Pane, qtbot: QtBot, preset: str) -> None:
    session = pane.session
    session.change_settings(PRESETS[preset])
    text = "¿tu pedido 8052?  llegará en 15 días 🙂 gracias\nhasta luego"
    session.set_sample(text)
    settle(qtbot, session)
    for limit in range(session.sample_tokens):
        kept, tokens, words = session.sample.whole_words(session.merges, limit)
        assert tokens <= limit
        assert text.startswith(kept)
        assert words == len(kept.split())
        assert not kept or text[len(kept)].isspace()
        assert sum(len(word.tokens) for word in session.tokenizer.encode(kept, session.merges)) == tokens


@pytest.mark.parametrize("name", list(shipped_samples()))
def test_the_shop_says_it_in_its_own_words(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    sample = shipped_samples()[name]
    session = Session(qapp)
    session.begin(load_sample(sample), sample.answer, sample.limit)
    session.merge_to(60)
    settle(qtbot, session)
    shown = Pane(session)
    qtbot.addWidget(shown.widget)
    shown.shorter.click()
    assert shown.text.text() in sample.shorter
    assert shown.verdict.endswith("It has to be asked: the limit alone only cuts.")
    tokens = [sum(len(word.tokens) for word in session.tokenizer.encode(text, 60)) for text in sample.shorter]
    assert tokens == sorted(tokens, reverse=True)
    assert f" {next(each for each in tokens if each <= sample.limit)} token" in shown.verdict
    session.close()


def test_it_fits_where_there_is_little_room(pane: Pane, qapp: QApplication) -> None:
    for code in ("en", "es", "bg"):
        i18n.set_language(qapp, code)
        pane.widget.setLocale(QLocale(code))
        for width in (640, 463, 300):
            pane.widget.resize(width, 400)
            QApplication.processEvents()
            for part in (pane.play, pane.shorter, pane.higher):
                assert part.width() >= part.minimumSizeHint().width()
                assert pane.widget.rect().contains(part.mapTo(pane.widget, part.rect().bottomRight()))


def test_an_empty_sample(pane: Pane) -> None:
    pane.session.set_sample("")
    assert not any(button.isEnabled() for button in (pane.play, pane.shorter, pane.higher))
    pane.session.begin(Corpus.of_text("x"), "", None)
    pane.widget.grab()
