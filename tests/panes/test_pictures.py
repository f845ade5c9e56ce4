"""Pictures that other programs can read."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.document.session import Session
from bpe_gui.panes.pictures import svg_of
from bpe_gui.panes.tokens.tokens_pane import TokensPane


@pytest.mark.parametrize("control", ["\x0b", "\x0c", "\x00", "\x1b", "\uffff"])
def test_control_characters_are_signs_in_a_drawing(
    session: Session, qtbot: QtBot, qapp: QApplication, control: str
) -> None:
    pane = TokensPane(session, None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(pane)
    session.set_sample(f"tu{control}pedido {control} llegará")
    qtbot.waitUntil(lambda: session.sample.filled)
    drawing = ElementTree.fromstring(svg_of(pane.picture()))
    text = "".join(drawing.itertext())
    assert "pedido" in text
    assert control not in text
    look.apply(qapp)


def test_of_a_long_sample_the_beginning_is_drawn(session: Session, qtbot: QtBot) -> None:
    pane = TokensPane(session, None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(pane)
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    session.set_sample("tu pedido llegará " * 300 + "fin " * 100_000)
    qtbot.waitUntil(lambda: session.sample.filled, timeout=20_000)
    long = pane.picture(3)
    drawn = svg_of(long)
    session.set_sample("tu pedido llegará " * 277 + "tu pedido")
    assert len(session.sample_text) < 5_000
    qtbot.waitUntil(lambda: session.sample.filled, timeout=20_000)
    assert svg_of(pane.picture(3)) == drawn
