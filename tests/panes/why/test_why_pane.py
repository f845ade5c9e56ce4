"""The tab that answers why: the Spanish lesson's numbers in words, cards and links, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import START_MARKER
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord
from bpe_gui.panes.why.linked_text import LinkedText
from bpe_gui.panes.why.step_card import StepCard, When
from bpe_gui.panes.why.tree_view import TreeView
from bpe_gui.panes.why.why_pane import WhyPane
from bpe_gui.panes.why.word_field import WordField

Opened = Callable[[Session], WhyPane]


@pytest.fixture
def at_sixty(session: Session) -> Session:
    session.merge_to(60)
    assert not session.busy
    return session


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_pane(session: Session) -> WhyPane:
        pane = WhyPane(session, None)
        qtbot.addWidget(pane)
        pane.resize(1366, 300)
        with qtbot.waitExposed(pane):
            pane.show()
        pane.activateWindow()
        return pane

    return open_pane


def part(pane: WhyPane, kind: type[LinkedText], name: str) -> LinkedText:
    found = pane.findChild(kind, name)
    assert found is not None
    return found


def told(pane: WhyPane, name: str = "wordAnswerText") -> tuple[str, ...]:
    text = part(pane, LinkedText, name)
    assert text.isVisible()
    return text.lines


def title(pane: WhyPane) -> str:
    found = pane.findChild(QLabel, "whyTitle")
    assert found is not None
    return found.text()


def cards(pane: WhyPane) -> list[StepCard]:
    return [card for card in pane.findChildren(StepCard) if card.isVisible()]


def press(pane: WhyPane, name: str) -> None:
    button = pane.findChild(QPushButton, name)
    assert button is not None
    button.click()


def test_paquete_is_told_with_all_its_numbers(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.ask_why(AskedWord("paquete"))
    assert title(pane) == "Why is «paquete» not one token yet?"
    assert told(pane) == (
        "After rule 60 it is 4 pieces: pa | q | ue | te. The corpus holds it 4 times.",
        "Inside it pa + q is merged next, by rule 62;"
        " now it is seen 4 times and has place 2 of 139 in the queue.",
        "m + a is seen just as often, but earlier in the corpus, and goes first.",
        "It becomes one token with merge 64, 4 merges from now.",
    )
    rows = pane._word.rows
    assert rows == [
        ("pa + q", "4 times", "place 2 of 139", "joined by rule 62"),
        ("q + ue", "4 times", "place 3 of 139", "rule 62 takes one of them"),
        ("ue + te", "4 times", "place 4 of 139", "rule 63 takes one of them"),
    ]
    assert [(card.step.merges, card.when) for card in cards(pane)] == [
        (0, When.BEFORE),
        (15, When.BEFORE),
        (20, When.BEFORE),
        (46, When.NOW),
        (62, When.TO_COME),
        (63, When.TO_COME),
        (64, When.TO_COME),
    ]
    assert cards(pane)[4].accessibleName() == "merge 62: paq | ue | te: pa + q"
    pane.grab()
    assert at_sixty.learned == 60


def test_a_card_leads_to_its_merge_and_learns_only_then(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("paquete"))
    assert cards(pane)[-1].toolTip() == "Learn as far as merge 64"
    cards(pane)[-1].click()
    assert (at_sixty.learned, at_sixty.merges) == (64, 64)
    assert title(pane) == "«paquete» is one token"
    assert told(pane) == ("paquete is one token since merge 64.",)
    assert cards(pane)[-1].when is When.NOW
    cards(pane)[1].click()
    assert (at_sixty.learned, at_sixty.merges) == (64, 15)
    assert [card.when for card in cards(pane)][-1] is When.LEARNED
    assert cards(pane)[-1].toolTip() == "Go to merge 64"


def test_rules_that_come_first_are_named(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("uno"))
    at_sixty.ask(AskedWord("mañana"))
    assert told(pane)[1].startswith("Inside it m + a is merged next, by rule 61;")
    assert told(pane)[2] == "It is the very next pair to be merged."
    at_sixty.ask(AskedWord("dirección"))
    assert "Before it 7 rules are taken: 61. m + a, 62. pa + q, 63. paq + ue …" in told(pane)[2]


def test_never_has_its_reasons(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("kilowatt"))
    assert told(pane)[-1].startswith("It never becomes one token: the corpus lacks k, w,")
    at_sixty.ask(AskedWord("paquetito"))
    assert told(pane)[-1].startswith("It never becomes one token: no word of the corpus holds it,")
    assert "After all 202 rules it is still" in told(pane)[-1]
    at_sixty.ask(AskedWord("quete"))
    assert told(pane)[-1].startswith("It never becomes one token: it is only a piece of corpus words,")
    at_sixty.change_settings(replace(at_sixty.settings, minimum_count=2))
    rare = next(word for word, count in at_sixty.counts.counts.items() if count == 1 and len(word) > 7)
    at_sixty.ask(AskedWord(rare))
    assert told(pane)[-1].startswith(
        "It never becomes one token: no pair reaches the minimum count 2 any more, so learning stops."
        " After all 127 rules it is still"
    )


def test_within_a_limit_and_further(
    at_sixty: Session, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.why.MERGES_AHEAD", 3)
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("paquete"))
    assert told(pane)[-1] == (
        "It is not one token within the next 3 merges: after merge 63 it is still 2 pieces."
    )
    press(pane, "lookFurtherButton")
    assert told(pane)[-1] == "It becomes one token with merge 64, 4 merges from now."
    button = pane.findChild(QPushButton, "lookFurtherButton")
    assert button is not None
    assert not button.isVisible()


def test_a_token_is_told_with_its_counts_and_parts(at_sixty: Session, opened: Opened) -> None:
    at_sixty.set_sample("el paquete en entregado")
    pane = opened(at_sixty)
    at_sixty.ask_why(AskedToken("en"))
    assert title(pane) == "«en», token with id 34"
    assert told(pane, "tokenAnswerText") == (
        "Rule 2 makes it: e + n, seen 22 times. Its parts: e and n.",
        "In the corpus it stands 9 times now. 13 more went into longer tokens: men (7), entr (6).",
        "4 words hold it: en × 5, bueno × 2, envió × 1, contento × 1.".replace(" × ", "\u00a0×\u00a0"),
        "In the sample it stands 1 time.",
    )
    assert told(pane, "tokenSigns") == (
        "e  U+0065  LATIN SMALL LETTER E",
        "n  U+006E  LATIN SMALL LETTER N",
        "2 bytes in UTF-8: 65 6E",
    )
    tree = pane.findChild(TreeView)
    assert tree is not None
    assert tree.isVisible()
    targets = part(pane, LinkedText, "tokenAnswerText").targets
    assert targets[:3] == (AskedPair(Rule("e", "n"), 1), AskedToken("e"), AskedToken("n"))
    assert AskedToken("men") in targets
    assert AskedWord("contento") in targets
    pane.grab()


def test_a_token_whose_rule_was_chosen_by_hand_was_not_the_first_of_its_tie(
    at_sixty: Session, opened: Opened
) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedToken("pedi"))
    assert told(pane, "tokenAnswerText")[0].endswith("14 pairs were seen so often; it was the first.")
    at_sixty.jump(41)
    at_sixty.fork(Rule("pa", "g"))
    at_sixty.ask(AskedToken("pag"))
    assert told(pane, "tokenAnswerText")[0] == (
        "Rule 42 makes it: pa + g, seen 5 times. Its parts: pa and g. It was chosen by hand."
    )


def test_what_was_asked_among_letters_is_told_while_bytes_are_learned(
    session: Session, opened: Opened
) -> None:
    pane = opened(session)
    session.replace_corpus(Corpus("пратка пратката друг"))
    for subject in (AskedToken("т"), AskedPair(Rule("т", "к"), 0), AskedWord("друг"), AskedToken("к")):
        session.change_settings(PRESETS["lesson"])
        session.ask(subject)
        session.change_settings(PRESETS["bytes"])
        pane.retranslate()
        if isinstance(subject, AskedPair):
            assert told(pane, "pairTold") == ("No word of the corpus holds this pair.",)
    assert title(pane) == "«к» has no id"
    assert told(pane, "tokenSigns")[-1] == "2 bytes in UTF-8: D0 BA"
    pane.grab()


def test_links_lead_on_and_back_leads_back(at_sixty: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(at_sixty)
    back = pane.findChild(QPushButton, "whyBackButton")
    assert back is not None
    at_sixty.ask(AskedWord("paquete"))
    assert not back.isEnabled()
    text = part(pane, LinkedText, "wordAnswerText")
    text.linkActivated.emit("0")
    assert at_sixty.subject == AskedToken("pa")
    assert part(pane, LinkedText, "tokenAnswerText").hasFocus()
    part(pane, LinkedText, "tokenAnswerText").linkActivated.emit("0")
    assert at_sixty.subject == AskedPair(Rule("p", "a"), 14)
    assert pane.trail == (AskedWord("paquete"), AskedToken("pa"))
    back.click()
    assert at_sixty.subject == AskedToken("pa")
    qtbot.keyClick(part(pane, LinkedText, "tokenAnswerText"), Qt.Key.Key_Backspace)
    assert at_sixty.subject == AskedWord("paquete")
    assert (pane.trail, back.isEnabled()) == ((), False)
    at_sixty.ask(AskedToken("el"))
    at_sixty.begin(Corpus("sol sol"), "sol", None)
    assert (at_sixty.subject, pane.trail) == (None, ())


def test_a_click_in_the_tree_asks_about_what_is_under_it(
    at_sixty: Session, opened: Opened, qtbot: QtBot
) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedToken("tarjeta"))
    tree = pane.findChild(TreeView)
    assert tree is not None
    picture = tree._picture
    assert picture is not None
    box = picture._root.below[0].box.translated(0, picture._top)
    qtbot.mouseClick(tree, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert at_sixty.subject == AskedToken("tarje")
    before = at_sixty.subject
    qtbot.mouseClick(tree, Qt.MouseButton.LeftButton, pos=QPoint(1, tree.height() - 1))
    assert at_sixty.subject == before


def test_the_empty_page_offers_the_longest_word_that_is_cut(at_sixty: Session, opened: Opened) -> None:
    at_sixty.set_sample("el paquete llegará en cinco reembolso")
    pane = opened(at_sixty)
    assert title(pane) == "Why?"
    assert told(pane, "whyEmpty")[-1] == "Or begin with a question: why is reembolso not one token yet?"
    field = pane.findChild(WordField)
    assert field is not None
    assert (field.word, field.itemText(1), field.count()) == ("reembolso", "paquete", 3)
    part(pane, LinkedText, "whyEmpty").linkActivated.emit("0")
    assert at_sixty.subject == AskedWord("reembolso")


def test_any_word_can_be_typed(at_sixty: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(at_sixty)
    field = pane.findChild(WordField)
    assert field is not None
    line = field.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "paquete")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert at_sixty.subject == AskedWord("paquete")
    line.selectAll()
    for letter in "  mañana es":
        line.event(QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))
    press(pane, "askWordButton")
    assert at_sixty.subject == AskedWord("mañana")
    field.setCurrentIndex(0)
    field.activated.emit(0)
    assert at_sixty.subject == AskedWord(field.word)


def test_where_the_space_belongs_to_the_word_it_is_found(opened: Opened, session: Session) -> None:
    session.begin(Corpus("un sol y un sol"), "un sol", None)
    session.change_settings(PRESETS["bytes"])
    pane = opened(session)
    field = pane.findChild(WordField)
    assert field is not None
    field.word_asked.emit("sol")
    assert session.subject == AskedWord(" sol")
    assert title(pane).startswith("Why is «␣sol»")
    session.merge_to(1)
    assert told(pane)[0].startswith("After rule 1 it is")


def test_half_letters_markers_unknown_and_special_tokens(opened: Opened, session: Session) -> None:
    session.begin(Corpus("año ñu ñu<fin>año"), "ñu<fin>", None)
    session.change_settings(replace(PRESETS["bytes"], special_tokens=("<fin>",)))
    pane = opened(session)
    session.ask(AskedToken("\xc3"))
    assert title(pane).startswith("«<C3>», token with id")
    assert told(pane, "tokenSigns") == (
        "1 byte in UTF-8: C3",
        "It ends inside a letter: it holds 1 of its 2 bytes.",
    )
    session.ask(AskedToken("\xb1u"))
    assert told(pane, "tokenSigns")[-1] == "It begins inside a letter: 1 byte follows bytes of another token."
    session.ask(AskedToken("<fin>"))
    assert title(pane) == "«<fin>», special token with id 0"
    session.ask(AskedWord("<fin>"))
    assert title(pane) == "«<fin>» is a special token"
    session.change_settings(PRESETS["book-marker"])
    session.ask(AskedToken(START_MARKER))
    assert told(pane, "tokenSigns") == ("· marks the beginning of a word; nobody writes it.",)
    session.ask(AskedToken("k"))
    assert title(pane) == "«k» has no id"
    assert told(pane, "tokenAnswerText")[0].startswith("The corpus lacks it")


def test_merging_and_undo_are_followed_and_a_hidden_pane_rests(at_sixty: Session, opened: Opened) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("paquete"))
    at_sixty.merge()
    assert told(pane)[2] == "It is the very next pair to be merged."
    at_sixty.undo()
    assert told(pane)[0].startswith("After rule 60")
    pane.hide()
    assert not pane.why._trainer.made
    at_sixty.merge_to(62)
    pane.show()
    assert told(pane)[0].startswith("After rule 62 it is 3 pieces: paq | ue | te.")


@pytest.mark.parametrize("language", ["es", "bg"])
def test_all_of_it_speaks_the_language(
    at_sixty: Session, opened: Opened, qapp: QApplication, language: str
) -> None:
    pane = opened(at_sixty)
    at_sixty.ask(AskedWord("paquete"))
    english = (*told(pane), title(pane), *(cell for row in pane._word.rows for cell in row[1:]))
    i18n.set_language(qapp, language)
    pane.setLocale(QLocale(language))
    others = (*told(pane), title(pane), *(cell for row in pane._word.rows for cell in row[1:]))
    assert [one for one, other in zip(english, others, strict=True) if one == other] == []
    assert all("paquete" not in each or "%" not in each for each in others)
    look.apply(qapp, Qt.ColorScheme.Dark)
    pane.grab()


def test_a_large_corpus_is_worked_out_behind_the_window(
    opened: Opened, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 0.0)
    lesson = shipped_samples()["lesson-es"]
    pane = opened(session)
    session.begin(load_sample(lesson), lesson.answer, None)
    session.merge_to(60)
    qtbot.waitUntil(lambda: not session.busy and session.merges == 60, timeout=10_000)
    session.ask(AskedWord("paquete"))
    assert pane.why.busy
    session.ask(AskedWord("tarjeta"))
    session.ask(AskedWord("dirección"))
    qtbot.waitUntil(lambda: not pane.why.busy, timeout=10_000)
    assert title(pane) == "Why is «dirección» not one token yet?"
    assert told(pane)[-1] == "It becomes one token with merge 69, 9 merges from now."
