"""The word dictionary with a real session."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QLocale, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.core.settings import PRESETS, Settings, Unit
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.dictionary_pane import DictionaryPane
from bpe_gui.panes.plain_text_edit import PlainTextEdit

Watch = Callable[[QAbstractItemModel], None]
Opened = Callable[..., "Pane"]


class Pane:
    """A shown pane and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.widget = DictionaryPane(session, None)
        self.words = self.widget.findChild(QTableView, "dictionaryView")
        self.message = self.widget.findChild(QTableView, "dictionaryMessage")

    @property
    def explanation(self) -> str:
        return self.widget.findChild(QLabel, "dictionaryExplanation").text()

    @property
    def numbers(self) -> list[tuple[str, str]]:
        """The words of the message with their numbers."""
        model = self.message.model()
        return [
            (model.index(0, column).data(), model.index(1, column).data())
            for column in range(model.columnCount())
        ]

    @property
    def tokens(self) -> list[str]:
        """The words of the message as their tokens."""
        model = self.message.model()
        return [model.index(2, column).data() for column in range(model.columnCount())]

    @property
    def heads(self) -> list[str]:
        """The names of the message's rows."""
        model = self.message.model()
        return [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]

    def type(self, text: str) -> None:
        """Types a message in place of the sample."""
        editor = self.widget.findChild(PlainTextEdit, "messageEditor")
        editor.selectAll()
        editor.insertPlainText(text)

    def option(self, view: QTableView, row: int, column: int) -> QStyleOptionViewItem:
        """How a cell is drawn."""
        option = QStyleOptionViewItem()
        option.font, option.palette = view.font(), view.palette()
        option.locale = view.locale()
        index = view.model().index(row, column)
        view.itemDelegate().initStyleOption(option, index)
        return option


@pytest.fixture
def opened(qtbot: QtBot, model_tester: Watch) -> Opened:
    def open_pane(session: Session, watched: bool = True) -> Pane:
        pane = Pane(session)
        pane.widget.setLocale(QLocale("en"))
        for view in (pane.words, pane.message) if watched else ():
            model_tester(view.model())
        qtbot.addWidget(pane.widget)
        pane.widget.resize(900, 220)
        with qtbot.waitExposed(pane.widget):
            pane.widget.show()
        return pane

    return open_pane


def settle(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.busy, timeout=10_000)


@pytest.mark.parametrize(("name", "size"), [("lesson-es", 83), ("lesson-bg", 84)])
def test_the_lessons_have_their_words(
    qapp: QApplication, opened: Opened, qtbot: QtBot, name: str, size: int
) -> None:
    session = Session(qapp)
    session.begin(load_sample(shipped_samples()[name]), "", None)
    settle(qtbot, session)
    pane = opened(session)
    model = pane.words.model()
    assert model.rowCount() == size
    assert [model.index(row, 0).data() for row in (0, size - 1)] == [0, size - 1]
    assert pane.explanation.startswith(f"The dictionary knows {size} words of the corpus.")
    assert sum(model.index(row, 2).data() for row in range(size)) == session.counts.words
    session.close()


def test_a_message_becomes_numbers_and_question_marks(session: Session, opened: Opened) -> None:
    session.set_sample("el paquete llegará en tres días mágicos el")
    pane = opened(session)
    words = list(session.counts.counts)
    wanted = [
        (word, str(words.index(word)) if word in words else "?") for word in session.sample_text.split()
    ]
    assert pane.numbers == wanted
    assert pane.numbers[6] == ("mágicos", "?")
    assert pane.explanation.endswith("1 word became ?: what it said is lost. Tokens lose nothing.")
    unseen = pane.option(pane.message, 1, 6)
    seen = pane.option(pane.message, 1, 0)
    text = QPalette.ColorRole.Text
    colours = look.colours(pane.widget.palette())
    assert (unseen.palette.color(text), unseen.font.bold()) == (colours.lost, True)
    assert (seen.palette.color(text), seen.font.bold()) == (colours.accent, False)
    pane.widget.grab()


def test_when_every_word_is_known(session: Session, opened: Opened) -> None:
    session.set_sample("el paquete llegará")
    assert opened(session).explanation.endswith("Every word of the message is in it.")


def test_a_special_token_is_no_word(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.change_settings(Settings(special_tokens=("<fin>",)))
    settle(qtbot, session)
    session.set_sample("el <fin>")
    pane = opened(session)
    assert pane.numbers[1] == ("<fin>", "–")
    assert pane.explanation.endswith("Every word of the message is in it.")


def test_empty_states_teach(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.set_sample("")
    pane = opened(session)
    assert pane.explanation.endswith("Type a message to see it as numbers.")
    assert pane.message.isHidden()
    session.begin(Corpus(), "tu pedido", None)
    settle(qtbot, session)
    assert pane.explanation == "The corpus has no word yet."
    assert pane.numbers == [("tu", "?"), ("pedido", "?")]


def test_it_follows_the_corpus_and_the_sample(session: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(session)
    session.set_sample("baja bajo")
    session.replace_corpus(Corpus.of_text("bajo bajo"))
    settle(qtbot, session)
    assert pane.numbers == [("baja", "?"), ("bajo", "0")]
    session.set_sample("bajo")
    assert pane.numbers == [("bajo", "0")]
    session.undo()
    settle(qtbot, session)
    assert pane.words.model().rowCount() == 83


def test_the_same_sample_cut_anew_is_followed(session: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(session)
    session.set_sample("bajo bajo")
    for settings in (PRESETS["book"], Settings(unit=Unit.GRAPHEMES), Settings()):
        session.change_settings(settings)
        settle(qtbot, session)
        assert [word for word, _ in pane.numbers] == ["bajo", "bajo"]


def test_out_of_view_it_rests_and_then_catches_up(session: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(session)
    pane.widget.hide()
    session.replace_corpus(Corpus.of_text("uno dos"))
    session.set_sample("dos")
    settle(qtbot, session)
    assert pane.words.model().rowCount() == 83
    pane.widget.show()
    assert pane.words.model().rowCount() == 2
    assert pane.numbers == [("dos", "1")]


def test_merging_changes_nothing(session: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(session)
    resets: list[int] = []
    for view in (pane.words, pane.message):
        view.model().modelReset.connect(lambda: resets.append(1))
    session.merge_to(10)
    settle(qtbot, session)
    session.undo()
    assert resets == []


def test_a_hundred_thousand_words_without_delay(session: Session, opened: Opened, qtbot: QtBot) -> None:
    pane = opened(session, watched=False)  # the tester alone takes seconds
    text = " ".join(f"w{number:x}" for number in range(100_000))
    pane.widget.hide()
    session.replace_corpus(Corpus.of_text(text))
    qtbot.waitUntil(lambda: not session.busy, timeout=30_000)
    session.set_sample(text)
    settle(qtbot, session)
    begun = time.perf_counter()
    pane.widget.show()
    pane.widget.grab()
    # Measured 0.06 s.
    assert time.perf_counter() - begun < 0.5
    assert pane.words.model().rowCount() == 100_000
    assert pane.words.model().index(99_999, 0).data() == 99_999
    assert pane.words.itemDelegate().displayText(99_999, QLocale("en")) == "99,999"
    assert pane.explanation.endswith("Only the first 200 words stand here.")
    assert len(pane.numbers) == 200
    begun = time.perf_counter()
    pane.words.scrollToBottom()
    pane.words.grab()
    assert time.perf_counter() - begun < 0.2


def test_the_largest_count_is_shown(qapp: QApplication, opened: Opened, qtbot: QtBot) -> None:
    session = Session(qapp)
    session.begin(Corpus(rows=(("uno", 2**63 - 1),)), "", None)
    settle(qtbot, session)
    pane = opened(session)
    assert pane.words.model().index(0, 2).data() == 2**63 - 1
    assert pane.option(pane.words, 0, 2).text == "9,223,372,036,854,775,807"
    session.close()


def test_glued_spaces_are_seen(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.replace_corpus(Corpus.of_text("tu pedido"))
    session.change_settings(PRESETS["bytes"])
    settle(qtbot, session)
    pane = opened(session)
    assert pane.option(pane.words, 1, 1).text.strip() == "␣pedido"
    assert pane.words.model().index(1, 1).data() == " pedido"


def test_rows_and_columns_follow_the_font(
    session: Session, opened: Opened, qtbot: QtBot, qapp: QApplication
) -> None:
    session.set_sample("el paquete mágico")
    pane = opened(session)
    row, column = pane.words.rowHeight(0), pane.message.columnWidth(1)
    look.set_text_size(qapp, 20)
    qtbot.waitUntil(lambda: pane.words.rowHeight(0) > 1.5 * row)
    qtbot.waitUntil(lambda: pane.message.columnWidth(1) > 1.5 * column)
    bold = QFont(pane.message.font())
    bold.setBold(True)
    assert pane.message.columnWidth(2) > pane.message.fontMetrics().horizontalAdvance("mágico")


def test_headings_and_names_in_three_languages(session: Session, opened: Opened, qapp: QApplication) -> None:
    pane = opened(session)
    heads = set()
    for code in ("en", "es", "bg"):
        i18n.set_language(qapp, code)
        pane.widget.retranslate()
        heads.add(pane.words.model().headerData(1, Qt.Orientation.Horizontal))
        for view in (pane.words, pane.message):
            assert view.accessibleName()
            assert view.toolTip()
    assert len(heads) == 3


def test_letters_numbers_and_tokens_stand_in_three_rows_and_are_counted(
    session: Session, opened: Opened, qtbot: QtBot
) -> None:
    """The first message of the lesson: 6 words, 26 letters, 10 tokens after 60 rules."""
    session.set_sample("el paquete llegará en tres días")
    pane = opened(session)
    assert pane.tokens[1] == "p|a|q|u|e|t|e"
    assert pane.heads == ["26 letters", "6 words", "26 tokens"]
    session.merge_to(60)
    settle(qtbot, session)
    assert pane.tokens == ["el", "pa|q|ue|te", "llegará", "en", "tr|es", "días"]
    assert pane.heads == ["26 letters", "6 words", "10 tokens"]
    session.jump(1)
    assert pane.tokens[0] == "el"
    pane.widget.grab()


def test_a_typed_message_takes_the_place_of_the_sample(session: Session, opened: Opened) -> None:
    pane = opened(session)
    pane.type("el ratón")
    assert pane.numbers == [("el", "8"), ("ratón", "?")]
    session.set_sample("tu pedido")
    assert [word for word, _ in pane.numbers] == ["el", "ratón"]
    pane.type("")
    assert [word for word, _ in pane.numbers] == ["tu", "pedido"]


def test_a_very_long_word_shows_its_beginning_without_tokens(session: Session, opened: Opened) -> None:
    pane = opened(session)
    pane.type("a" * 4_000 + " el")
    assert [len(word) for word, _ in pane.numbers] == [101, 2]
    assert pane.tokens == ["…", "e|l"]
    assert pane.explanation.endswith("stand here.")
    pane.widget.grab()


@pytest.mark.parametrize("name", PRESETS)
def test_every_way_of_cutting_can_be_drawn(session: Session, opened: Opened, qtbot: QtBot, name: str) -> None:
    session.change_settings(PRESETS[name])
    settle(qtbot, session)
    session.set_sample("el niño 👩‍👧 ñandú")
    pane = opened(session)
    assert not pane.message.isHidden()
    pane.widget.grab()
