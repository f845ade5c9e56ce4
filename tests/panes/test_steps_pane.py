"""Step by step with a real session: every step, where it joins, and what is said about it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS
from bpe_gui.document.session import Session
from bpe_gui.panes.sentence_combo import SentenceCombo
from bpe_gui.panes.steps_pane import StepsPane
from bpe_gui.panes.tokens.token_layout import token_text
from bpe_gui.panes.tokens.tokens_view import TokensView
from bpe_gui.panes.traced_text import LONGEST_SENTENCE, shortened

# The rules that change "mensajero", and the tiles after each of them, by the published lesson.
MENSAJERO = [
    ("", "m e n s a j e r o"),
    ("2.  e + n → en", "m en s a j e r o"),
    ("3.  r + o → ro", "m en s a j e ro"),
    ("7.  j + e → je", "m en s a je ro"),
    ("23.  m + en → men", "men s a je ro"),
    ("24.  men + s → mens", "mens a je ro"),
    ("25.  mens + a → mensa", "mensa je ro"),
    ("26.  mensa + je → mensaje", "mensaje ro"),
    ("44.  mensaje + ro → mensajero", "mensajero"),
]


class Pane:
    """A shown pane and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.widget = StepsPane(session, None)
        self.widget.setLocale(QLocale("en"))
        self.sentence = self.widget.findChild(SentenceCombo, "stepsSentence")
        self.tiles_view = self.widget.findChild(TokensView, "stepsTiles")
        self.slider = self.widget.findChild(QSlider, "stepsSlider")

    def said(self, name: str) -> str:
        return self.widget.findChild(QLabel, name).text()

    def press(self, name: str) -> None:
        QTest.mouseClick(self.widget.findChild(QPushButton, name), Qt.MouseButton.LeftButton)

    @property
    def tiles(self) -> list[str]:
        block = self.tiles_view.block(0)
        return [token_text(block.shown, token) for token in block.shown.tokens]

    @property
    def lit(self) -> list[str]:
        tokens = self.tiles_view.block(0).shown.tokens
        return [
            text
            for token, text in zip(tokens, self.tiles, strict=True)
            if token.place in self.tiles_view._marks.lit
        ]

    def type(self, text: str) -> None:
        line = self.sentence.lineEdit()
        line.selectAll()
        line.insert(text)
        line.textEdited.emit(line.text())


@pytest.fixture
def pane(session: Session, qtbot: QtBot, qapp: QApplication) -> Iterator[Pane]:
    """The 60 Spanish rules; nothing moves unless a test wants it."""
    look.set_reduced_motion(qapp, True)
    session.set_sample("mensajero")
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    shown = Pane(session)
    qtbot.addWidget(shown.widget)
    shown.widget.resize(900, 220)
    with qtbot.waitExposed(shown.widget):
        shown.widget.show()
    yield shown


def test_the_lesson_s_word_forward_and_back(pane: Pane) -> None:
    for step, (rule, tiles) in enumerate(MENSAJERO):
        assert (pane.widget.step, pane.slider.value()) == (step, step)
        assert pane.said("stepsRule") == rule
        assert pane.tiles == tiles.split()
        assert pane.said("stepsCounters") == f"9 letters · {9 - step} token{'s' * (step < 8)}"
        assert pane.said("stepsPlace") == f"step {step} of 8"
        assert pane.lit == ([rule.split("→ ")[1]] if step else [])
        pane.press("stepsForward")
    for step in (7, 6, 5):
        pane.press("stepsBack")
        assert pane.tiles == MENSAJERO[step][1].split()
    pane.press("stepsFirst")
    assert pane.tiles == MENSAJERO[0][1].split()
    assert pane.said("stepsTold") == "Before the first rule each letter is a token."
    pane.press("stepsLast")
    assert pane.tiles == ["mensajero"]


def test_rules_that_find_nothing_are_jumped_and_said(pane: Pane) -> None:
    said = []
    for step in range(1, 9):
        pane.slider.setValue(step)
        said.append(pane.said("stepsTold").removeprefix("joins 1 place. "))
    assert said[:4] == [
        "Rule 1 finds nothing here.",
        "joins 1 place.",
        "Rules 4 to 6 find nothing here.",
        "Rules 8 to 22 find nothing here.",
    ]
    assert said[-1] == "Rules 27 to 43 find nothing here. Rules 45 to 60 find nothing here."


def test_two_tokens_light_up_and_become_one(pane: Pane, qtbot: QtBot, qapp: QApplication) -> None:
    look.set_reduced_motion(qapp, False)
    pane.slider.setValue(6)
    pane.press("stepsForward")
    assert pane.tiles == ["mensa", "je", "ro"]
    assert pane.lit == ["mensa", "je"]
    assert pane.said("stepsRule") == "26.  mensa + je → mensaje"
    assert pane.said("stepsCounters") == "9 letters · 3 tokens"
    qtbot.waitUntil(lambda: pane.tiles == ["mensaje", "ro"], timeout=3_000)
    assert pane.lit == ["mensaje"]
    assert pane.said("stepsCounters") == "9 letters · 2 tokens"
    pane.press("stepsForward")
    pane.press("stepsBack")
    assert pane.tiles == ["mensaje", "ro"]


def test_all_places_of_a_rule_are_lit(pane: Pane) -> None:
    pane.type("en men en enen")
    pane.slider.setValue(1)
    assert pane.lit == ["en"] * 5
    assert pane.said("stepsTold").startswith("joins 5 places.")


def test_playing_goes_to_the_end_and_stops(pane: Pane, qtbot: QtBot) -> None:
    pane.widget.findChild(QSlider, "stepsSpeed").setValue(10)
    play = pane.widget.findChild(QPushButton, "stepsPlay")
    pane.slider.setFocus()
    QTest.keyClick(pane.slider, Qt.Key.Key_Space)
    assert (play.text(), pane.widget.step) == ("Pause", 1)
    qtbot.waitUntil(lambda: pane.widget.step == 8, timeout=6_000)
    assert play.text() == "Play"
    pane.press("stepsPlay")
    assert (play.text(), pane.widget.step) == ("Pause", 1)
    pane.press("stepsPlay")
    assert play.text() == "Play"


def test_it_follows_the_rules(pane: Pane) -> None:
    session = pane.session
    pane.slider.setValue(4)
    session.jump(24)
    assert (pane.widget.step, pane.slider.maximum()) == (4, 5)
    session.jump(3)
    assert (pane.widget.step, pane.tiles) == (2, MENSAJERO[2][1].split())
    session.jump(60)
    assert (pane.widget.step, pane.tiles) == (8, ["mensajero"])  # an end stays at the end
    session.reset()
    assert pane.said("stepsTold").startswith("No rule yet")
    assert not pane.widget.findChild(QPushButton, "stepsPlay").isEnabled()


def test_the_end_is_what_the_rules_make_of_any_text(pane: Pane, qtbot: QtBot) -> None:
    session = pane.session
    session.change_settings(PRESETS["bytes"])
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    pane.type("¿ñandú 🙂 el  pedido?")
    pane.press("stepsLast")
    words = session.tokenizer.encode("¿ñandú 🙂 el  pedido?", session.merges)
    assert len(pane.tiles) == sum(len(word.tokens) for word in words) == pane.widget._trace.steps[-1].tokens
    pane.widget.grab()


def test_lines_of_the_sample_are_offered_and_what_is_typed_stays(pane: Pane) -> None:
    session = pane.session
    session.set_sample("tu pedido\n\n  llegará hoy\r\nfin")
    offered = [pane.sentence.itemText(row) for row in range(pane.sentence.count())]
    assert offered == ["tu pedido", "llegará hoy", "fin", "tu pedido    llegará hoy  fin"]
    assert pane.sentence.sentence == "tu pedido"
    pane.sentence.setCurrentIndex(1)
    pane.sentence.activated.emit(1)
    assert pane.said("stepsCounters").startswith("10 letters")
    pane.type("hola")
    session.set_sample("otra cosa")
    assert (pane.sentence.sentence, pane.sentence.currentText()) == ("hola", "hola")
    pane.type("")
    assert (pane.tiles_view.text, pane.said("stepsTold")) == ("", "")
    pane.widget.grab()


def test_a_long_text_is_shortened_and_said(pane: Pane) -> None:
    session = pane.session
    begun = time.perf_counter()
    session.set_sample("mensajero " * 200_000)
    assert time.perf_counter() - begun < 2
    assert len(pane.sentence.sentence) <= LONGEST_SENTENCE
    pane.type("mensajero " * 40)
    assert pane.said("stepsTold").endswith("Only the first 300 letters pass through the rules.")
    begun = time.perf_counter()
    for step in range(9):
        pane.slider.setValue(step)
    # Measured 4 ms a step.
    assert (time.perf_counter() - begun) / 9 < 0.05


def test_a_text_is_never_shortened_inside_a_letter() -> None:
    family = "👩\u200d👩\u200d👧"
    assert shortened(family * 80) == family * 60
    assert shortened("a" * 299 + "n\u0303" * 9) == "a" * 299
    assert shortened("x" + "\u0303" * 400) == "x" + "\u0303" * 299
    assert shortened("ab " * 100) == "ab " * 100
    assert shortened("abc " * 100) == ("abc " * 75)[:-1]


def test_it_speaks_three_languages_and_to_screen_readers(pane: Pane, qapp: QApplication) -> None:
    pane.slider.setValue(3)
    spoken = {pane.said("stepsTold")}
    for code in ("es", "bg"):
        i18n.set_language(qapp, code)
        pane.widget.setLocale(QLocale(code))
        spoken.add(pane.said("stepsTold"))
    assert len(spoken) == 3
    for name in ("stepsRule", "stepsTold", "stepsCounters"):
        told = pane.widget.findChild(QLabel, name)
        assert told.accessibleName()
        assert told.accessibleDescription() == told.text()
    buttons = pane.widget.findChildren(QPushButton)
    assert len(buttons) == 5
    for control in (*buttons, pane.slider, pane.sentence):
        assert control.accessibleName()
        assert control.toolTip()
