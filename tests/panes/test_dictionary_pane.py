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
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.dictionary_pane import DictionaryPane

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
    assert pane.explanation.endswith("1 word of the sample became ?: what it said is lost.")
    unseen = pane.option(pane.message, 1, 6)
    seen = pane.option(pane.message, 1, 0)
    text = QPalette.ColorRole.Text
    colours = look.colours(pane.widget.palette())
    assert (unseen.palette.color(text), unseen.font.bold()) == (colours.lost, True)
    assert (seen.palette.color(text), seen.font.bold()) == (colours.accent, False)
    pane.widget.grab()


def test_when_every_word_is_known(session: Session, opened: Opened) -> None:
    session.set_sample("el paquete llegará")
    assert opened(session).explanation.endswith("Every word of the sample is in it.")


def test_a_special_token_is_no_word(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.change_settings(Settings(special_tokens=("<fin>",)))
    settle(qtbot, session)
    session.set_sample("el <fin>")
    pane = opened(session)
    assert pane.numbers[1] == ("<fin>", "–")
    assert pane.explanation.endswith("Every word of the sample is in it.")


def test_empty_states_teach(session: Session, opened: Opened, qtbot: QtBot) -> None:
    session.set_sample("")
    pane = opened(session)
    assert pane.explanation.endswith("Type a sample text to see it as numbers.")
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
    assert pane.explanation.endswith("Only the first 200 words of the sample stand here.")
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
