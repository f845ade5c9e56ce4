"""What is asked about cost, counted by the present rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.context import Context, Part
from bpe_gui.core.cost import Estimate, TextSize
from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, learn
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.cost_counting import CountedSheet, count_at_once
from bpe_gui.document.samples import example_cost_sheet, load_sample, shipped_samples
from bpe_gui.document.saving import adopt, open_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.session_file import write_session
from bpe_gui.i18n import LANGUAGES
from tests.core import lesson
from tests.document.watched import BAJO, Heard, type_text
from tests.document.watched import open_session as open_window_session


@pytest.fixture
def session(qapp: QCoreApplication) -> Iterator[Session]:
    with open_window_session(qapp, BAJO, "bajo baja") as session:
        yield session


def counted(session: Session) -> CountedSheet:
    """The counts, which small sheets have at once."""
    session.count_cost()
    assert session.counted_cost is not None
    return session.counted_cost


def of_lesson(language: str, **others: object) -> CostSheet:
    texts = "\n".join(message.text for message in lesson.messages(language))
    return replace(CostSheet(texts), **others)


@pytest.mark.parametrize(
    ("language", "sizes", "asked", "dearest"),
    [
        ("es", [(6, 26, 10), (4, 24, 12), (5, 23, 18)], Estimate(3.0, 14.6, 8.0), (2,)),
        ("bg", [(4, 23, 6), (5, 26, 12), (4, 27, 24)], Estimate(2.6, 15.2, 8.4), (2,)),
    ],
)
def test_the_figures_of_the_lesson(
    language: str, sizes: list[tuple[int, int, int]], asked: Estimate, dearest: tuple[int, ...]
) -> None:
    found = count_at_once(of_lesson(language), lesson.tokenizer(language), 60)
    assert found.messages == tuple(TextSize(*size) for size in sizes)
    assert (found.asked, found.dearest) == (asked, dearest)
    assert found.sum == asked  # nothing is answered yet


def test_what_falls_out_of_the_window_is_told() -> None:
    sheet = of_lesson(
        "es",
        history="el paquete llegará en tres días",
        system="4",
        response="mis pedidos llegarán",
        window=14,
    )
    found = count_at_once(sheet, lesson.tokenizer("es"), 60)
    # el|pa|q|ue|te|llegará|en|tr|es|días and m|i|s|pedido|s|llegará|n
    assert found.context == Context(14, Part(4), Part(10, 7), Part(7))
    assert (found.fallen, found.cut_off) == ("el paquete llegará en", "")
    found = count_at_once(replace(sheet, window=8), lesson.tokenizer("es"), 60)
    assert found.context == Context(8, Part(4), Part(10, 10), Part(7, 3))
    assert (found.fallen, found.cut_off) == ("el paquete llegará en tres días", "s llegarán")


def test_a_number_of_tokens_stands_for_a_text() -> None:
    sheet = of_lesson("es", response="1 000", history="500", system="", window=1_200)
    found = count_at_once(sheet, lesson.tokenizer("es"), 60)
    assert found.context == Context(1_200, Part(0), Part(500, 300), Part(1_000))
    assert (found.answered, found.sum, found.answered_tokens) == (None, None, 2_000.0)
    assert (found.fallen, found.cut_off) == ("", "")


def test_it_is_counted_when_asked_and_once(session: Session) -> None:
    session.set_cost_sheet(CostSheet("bajo baja"))
    heard = Heard(session, "cost_changed")
    assert session.counted_cost is None
    assert counted(session).messages == (TextSize(2, 8, 8),)
    session.count_cost()
    assert heard.take() == ["cost_changed"]
    session.merge(2)
    assert counted(session).messages == (TextSize(2, 8, 4),)
    session.undo()
    assert counted(session).messages == (TextSize(2, 8, 8),)
    type_text(session, "baja baja baja")
    session.merge(3)
    assert counted(session).messages == (TextSize(2, 8, 3),)  # ba|j|o, baja


def test_a_long_sheet_is_counted_behind(qapp: QCoreApplication, qtbot: QtBot) -> None:
    text = " ".join(f"palabra{number:x}" for number in range(20_000))
    session = Session(qapp)
    session.set_cost_sheet(CostSheet(text))
    with qtbot.waitSignal(session.cost_changed, timeout=20_000):
        session.count_cost()
        assert session.counted_cost is None
    found = session.counted_cost
    assert found is not None
    assert found.messages[0].words == 20_000
    assert found.messages[0].tokens == found.messages[0].letters == len(text) - 19_999
    session.set_cost_sheet(CostSheet(text + " más"))
    session.count_cost()
    session.close()  # waits for what is being counted
    session.setParent(None)
    session.deleteLater()


def test_the_example_follows_the_language_where_nobody_changed_it(session: Session) -> None:
    spanish, bulgarian = example_cost_sheet("es"), example_cost_sheet("bg")
    session.offer_cost_sheet(spanish)
    assert (session.cost_sheet, session.touched) == (spanish, False)
    session.set_cost_sheet(replace(spanish, system="sé breve", input_price=0.15))
    assert session.touched
    session.offer_cost_sheet(bulgarian)
    assert session.cost_sheet == replace(bulgarian, system="sé breve", input_price=0.15)
    session.begin(load_sample(shipped_samples()["shop-bg"]), "", None)
    assert session.cost_sheet == bulgarian


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_an_example_that_outgrows_its_window(language: str) -> None:
    sheet = example_cost_sheet(language)
    shop = load_sample(shipped_samples()[f"shop-{language}"])
    assert len(sheet.lines) == 3
    assert sheet.response == shipped_samples()[f"shop-{language}"].answer
    alphabet = set(shop.text)
    assert not set("".join((sheet.messages, sheet.system, sheet.history))) - alphabet
    counts = shop.count(PRESETS["lesson"], no_tick)
    trainer = ReadableTrainer(counts, PRESETS["lesson"])
    before = count_at_once(sheet, Tokenizer(PRESETS["lesson"], trainer.alphabet), 0)
    assert before.context.history.lost > 0
    rules = [found.rule for found in learn(trainer, 100)]
    after = count_at_once(sheet, Tokenizer(PRESETS["lesson"], trainer.alphabet, rules), 100)
    assert after.context.lost == 0


def test_it_is_saved_with_the_session(session: Session, tmp_path: Path) -> None:
    sheet = CostSheet("hola\n<b>", "7", "uno\ndos", "x", 0.15, 0.6, "лв", 5, 4_096)
    session.set_cost_sheet(sheet)
    path = tmp_path / "a.bpe.json"
    write_session(path, to_saved(session))
    session.set_cost_sheet(CostSheet())
    adopt(session, open_session(path))
    assert session.cost_sheet == sheet
    # A file that asks nothing shows the example.
    session.offer_cost_sheet(example_cost_sheet("es"))
    write_session(path, replace(to_saved(session), cost=None))
    adopt(session, open_session(path))
    assert session.cost_sheet == example_cost_sheet("es")
