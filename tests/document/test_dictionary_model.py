"""The word dictionary of a large corpus, whose words are packed: the same tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from bpe_gui.core.packed_words import pack
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.dictionary_model import LONGEST_MESSAGE, DictionaryModel, MessageModel
from bpe_gui.document.session import Session
from tests.document.watched import open_session, settle
from tests.made_text import made_text

TEXT = made_text(9_000, 4_000)
WORDS = list(dict.fromkeys(TEXT.split()))


def cells(model: QAbstractItemModel, rows: range) -> list[list[object]]:
    return [[model.index(row, column).data() for column in range(model.columnCount())] for row in rows]


def pack_words(session: Session) -> None:
    """Gives a session its words as the compiled half would."""
    session._training.counts = pack(session.counts).word_counts()


@pytest.fixture
def parent(qapp: QCoreApplication) -> QObject:
    return QObject(qapp)


def test_words_are_read_when_they_are_seen(
    qapp: QCoreApplication,
    qtbot: QtBot,
    parent: QObject,
    model_tester: Callable[[QAbstractItemModel], None],
) -> None:
    with open_session(qapp, Corpus(TEXT)) as session:
        settle(qtbot, session)
        plain, packed = DictionaryModel(session, parent), DictionaryModel(session, parent)
        model_tester(packed)
        plain.follow()
        pack_words(session)
        packed.follow()
        assert packed.rowCount() == plain.rowCount() == len(WORDS)
        assert packed.largest_count == plain.largest_count > 100
        for rows in (range(3), range(1_990, 2_010), range(len(WORDS) - 3, len(WORDS))):
            assert cells(packed, rows) == cells(plain, rows)


def test_a_message_is_looked_up_a_few_words_at_a_time(
    qapp: QCoreApplication, qtbot: QtBot, parent: QObject
) -> None:
    message = " ".join([*WORDS[: LONGEST_MESSAGE - 50 : 2], "unseen", WORDS[-1], *WORDS[3_000:3_200]])
    with open_session(qapp, Corpus(TEXT), message) as session:
        settle(qtbot, session)
        plain, packed = MessageModel(session, parent), MessageModel(session, parent)
        plain.follow()
        pack_words(session)
        with qtbot.waitSignal(packed.followed):
            packed.follow()
        assert plain.columnCount() == LONGEST_MESSAGE
        assert cells(packed, range(2)) == cells(plain, range(2))
        assert (packed.unseen, packed.shortened) == (plain.unseen, plain.shortened) == (1, True)
        session.set_sample(f"{WORDS[5]} {WORDS[7]} another")
        settle(qtbot, session)
        with qtbot.waitSignal(packed.followed):
            packed.follow()
        assert cells(packed, range(2)) == [[WORDS[5], WORDS[7], "another"], ["5", "7", "?"]]
