"""What the model sees of a word, with a real session."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n
from bpe_gui.core.settings import PRESETS
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.panes.letters_pane import LONGEST_WORD, LettersPane
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.tiles_view import TilesView

Opened = Callable[[Session], LettersPane]


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_pane(session: Session) -> LettersPane:
        pane = LettersPane(session, None)
        qtbot.addWidget(pane)
        pane.resize(1366, 256)
        with qtbot.waitExposed(pane):
            pane.show()
        return pane

    return open_pane


@pytest.fixture
def at_sixty(session: Session, qtbot: QtBot) -> Session:
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    return session


def said(pane: LettersPane, name: str) -> str:
    return pane.findChild(QLabel, name).text()


def ids(pane: LettersPane, name: str) -> list[list[int | None]]:
    return [[tile.id for tile in word.tiles.tiles] for word in pane.findChild(TilesView, name)._words]


def type_into(pane: LettersPane, name: str, text: str) -> None:
    editor = pane.findChild(PlainTextEdit, name)
    editor.selectAll()
    editor.insertPlainText(text)


def known(session: Session, word: str) -> list[int | None]:
    tokenizer = session.tokenizer
    return [tokenizer.id(token) for token in tokenizer.encode_word(word, session.merges)]


def test_a_word_is_the_ids_of_its_tokens(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    type_into(pane, "wordEditor", "reembolso")
    assert ids(pane, "wordTiles") == [known(at_sixty, "reembolso")]
    assert ids(pane, "backwardsTiles") == [known(at_sixty, "oslobmeer")]
    word = pane.findChild(TilesView, "wordTiles")._words[0]
    assert sorted(word.marked) == [1, 2]
    assert said(pane, "countingVerdict") == (
        "You see «e» 2 times. The model gets 7 numbers, and no number says which letters are in it."
    )
    assert said(pane, "turnedWord") == "reembolso → oslobmeer"
    pane.grab()


def test_backwards_it_is_cut_otherwise_and_the_shared_ids_are_counted(
    at_sixty: Session, opened: Opened
) -> None:
    pane = opened(at_sixty)
    type_into(pane, "wordEditor", "llegará")
    assert len(known(at_sixty, "llegará")) == 1
    tokens = known(at_sixty, "áragell")
    assert said(pane, "backwardsVerdict").startswith(
        f"Backwards it has {len(tokens)} tokens in place of 1; 0 of these ids stand in the word itself."
    )
    type_into(pane, "wordEditor", "ana")
    assert said(pane, "backwardsVerdict") == "This word is the same backwards."


def test_before_the_first_rule_nothing_is_said_to_differ(session: Session, opened: Opened) -> None:
    pane = opened(session)
    type_into(pane, "wordEditor", "pedido")
    assert said(pane, "backwardsVerdict").startswith("No rule has joined anything here")


def test_the_words_of_the_sample_come_in_turn_those_in_most_pieces_first(
    at_sixty: Session, opened: Opened
) -> None:
    at_sixty.set_sample("el mensajero llegará mañana")
    pane = opened(at_sixty)
    editor = pane.findChild(PlainTextEdit, "wordEditor")
    button = pane.findChild(QPushButton, "nextWordButton")
    seen = [editor.text()]
    for _ in range(4):
        button.click()
        seen.append(editor.text())
    assert seen[0] == seen[4]
    assert sorted(seen[:4]) == sorted(["el", "mensajero", "llegará", "mañana"])
    sizes = [len(known(at_sixty, word)) for word in seen[:4]]
    assert sizes == sorted(sizes, reverse=True)
    # A word of one's own stays when the sample changes; one of the sample goes.
    at_sixty.set_sample("tres días")
    assert editor.text() in ("tres", "días")
    type_into(pane, "wordEditor", "propio")
    at_sixty.set_sample("otra cosa")
    assert editor.text() == "propio"


def test_long_sums_digit_by_digit_in_pieces_and_unknown(session: Session, opened: Opened) -> None:
    session.replace_corpus(Corpus.of_text("3164 3164 3164 31 290 290 5 6 7"))
    pane = opened(session)
    editor = pane.findChild(PlainTextEdit, "sumEditor")
    assert editor.text() == "31645 + 3164"
    one, six = known(session, "1")[0], known(session, "6")[0]
    assert said(pane, "sumVerdict") == (
        f"Each digit is a token. Its id says nothing about its worth: 1 is {one}, 6 is {six}."
    )
    session.merge(3)
    assert [len(word) for word in ids(pane, "sumTiles")] == [2, 1]
    assert said(pane, "sumVerdict").startswith("The pieces 3164|5 do not keep to the thousands")
    words = pane.findChild(TilesView, "sumTiles")._words
    assert [word.groups for word in words] == [(2,), (1,)]
    session.merge(2)
    type_into(pane, "sumEditor", "290 + 290")
    assert said(pane, "sumVerdict") == "Here the pieces happen to keep to the thousands."
    type_into(pane, "sumEditor", "88 + 1")
    assert said(pane, "sumVerdict").startswith("A digit that the corpus lacks has no id")
    type_into(pane, "sumEditor", "nada")
    assert said(pane, "sumVerdict") == "Type two numbers to see how they are cut."
    pane.grab()


@pytest.mark.parametrize("name", PRESETS)
def test_every_way_of_cutting_can_be_drawn(session: Session, opened: Opened, name: str, qtbot: QtBot) -> None:
    session.change_settings(PRESETS[name])
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    pane = opened(session)
    for word in ("ñandú", "👩‍👧👋🏽", "x" * 20_000, "", "<b>&", "مرحبا"):
        type_into(pane, "wordEditor", word)
        pane.grab()
    view = pane.findChild(TilesView, "wordTiles")
    type_into(pane, "wordEditor", "x" * 500)
    assert sum(view._words[0].tiles.written) == LONGEST_WORD


def test_an_empty_field_asks_for_a_word(session: Session, opened: Opened) -> None:
    session.set_sample("")
    pane = opened(session)
    assert said(pane, "countingVerdict") == "Type a word to see what the model gets."
    assert ids(pane, "wordTiles") == []


def test_names_in_three_languages(session: Session, opened: Opened, qapp: QApplication) -> None:
    pane = opened(session)
    told = set()
    for code in ("en", "es", "bg"):
        i18n.set_language(qapp, code)
        pane.retranslate()
        told.add(said(pane, "countingVerdict"))
        for name in ("wordEditor", "nextWordButton", "sumEditor", "wordTiles", "backwardsTiles", "sumTiles"):
            control = pane.findChild(QWidget, name)
            assert control.accessibleName(), name
            assert control.toolTip(), name
    assert len(told) == 3


def test_letters_that_the_corpus_lacks_are_named_and_not_counted(session: Session, opened: Opened) -> None:
    session.replace_corpus(Corpus.of_text("aba aba ab"))
    pane = opened(session)
    type_into(pane, "wordEditor", "axbyx")
    assert ids(pane, "wordTiles") == [known(session, "axbyx")]
    assert said(pane, "countingVerdict") == (
        "You see «x» 2 times. The model gets 2 numbers, and no number says which letters are in it. "
        "Letters that the corpus lacks have no id: x, y."
    )
    type_into(pane, "wordEditor", "abab")
    assert "lacks" not in said(pane, "countingVerdict")


@pytest.mark.parametrize("name", PRESETS)
def test_the_ids_of_two_digits_are_those_that_are_drawn(
    session: Session, opened: Opened, name: str, qtbot: QtBot
) -> None:
    session.replace_corpus(Corpus.of_text("73 73 37 37"))
    session.change_settings(PRESETS[name])
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)
    session.merge_to(0)
    pane = opened(session)
    type_into(pane, "sumEditor", "73 + 37")
    word = pane.findChild(TilesView, "sumTiles")._words[0].tiles
    places = {word.letters[int(tile.start)]: tile.id for tile in word.tiles}
    assert None not in places.values()
    assert said(pane, "sumVerdict").endswith(f"3 is {places['3']}, 7 is {places['7']}.")
