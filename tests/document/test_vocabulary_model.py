"""The table of the vocabulary: it follows the session, sorted, searched and filtered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.vocabulary import TokenKind
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import Branch, History
from bpe_gui.document.session import Session
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.document.vocabulary_rows import VocabularyColumn
from tests.document.watched import open_session, settle
from tests.made_text import made_text

Watch = Callable[[QAbstractItemModel], None]


@pytest.fixture(autouse=True)
def what_is_small_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)


@pytest.fixture
def parent(qapp: QApplication) -> Iterator[QObject]:
    made = QObject(qapp)
    yield made
    made.setParent(None)
    made.deleteLater()


def counted(model: VocabularyModel, session: Session, qtbot: QtBot) -> VocabularyModel:
    """The model when it has followed the session to its end."""
    model.follow()
    qtbot.waitUntil(
        lambda: (
            not model.is_counting
            and not model._arranging.busy
            and model.vocabulary.merges == session.merges
            and model.vocabulary.table.tokenizer is session.tokenizer
        ),
        timeout=20_000,
    )
    return model


def column(model: VocabularyModel, which: VocabularyColumn) -> list[object]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def brute_counts(session: Session) -> dict[str, int]:
    found: dict[str, int] = {}
    for word, frequency in session.counts.counts.items():
        for token in session.tokenizer.encode_word(word, session.merges):
            found[token] = found.get(token, 0) + frequency
    return found


def check_counts(model: VocabularyModel, session: Session) -> None:
    brute = brute_counts(session)
    symbols = session.tokenizer.vocabulary(session.merges)
    assert model.rowCount() == len(symbols)
    ids = column(model, VocabularyColumn.ID)
    counts = column(model, VocabularyColumn.COUNT)
    assert sorted(map(int, ids)) == list(range(len(symbols)))  # type: ignore[call-overload]
    assert counts == [brute.get(symbols[int(number)], 0) for number in ids]  # type: ignore[call-overload]


def test_the_rows_of_the_lesson(session: Session, parent: QObject, qtbot: QtBot, model_tester: Watch) -> None:
    session.merge_to(60)
    settle(qtbot, session)
    model = VocabularyModel(session, parent)
    model_tester(model)
    counted(model, session, qtbot)
    assert model.rowCount() == 93
    first, last = ([model.index(row, at).data() for at in range(model.columnCount())] for row in (33, 92))
    assert first == [33, "el", "65 6C", 25, 2, 1]
    rule = session.rounds[59].rule
    assert last == [92, rule.token, rule.token.encode().hex(" ").upper(), last[3], len(rule.token), 60]
    assert [model.index(0, at).data() for at in (0, 1, 5)] == [0, session.tokenizer.alphabet[0], None]
    check_counts(model, session)


def test_it_follows_merges_jumps_and_undo(
    session: Session, parent: QObject, qtbot: QtBot, model_tester: Watch
) -> None:
    model = VocabularyModel(session, parent)
    model_tester(model)
    for go in (
        lambda: None,
        session.merge,
        partial(session.merge, 10),
        partial(session.merge_to, 70),
        partial(session.jump, 20),
        session.undo,
        session.reset,
        session.undo,
        partial(session.merge_to, 300),
    ):
        go()
        settle(qtbot, session)
        check_counts(counted(model, session, qtbot), session)
    assert model.vocabulary.words is not None and model.vocabulary.words.most == 1


def test_a_merge_adds_its_row_and_leaves_the_others(session: Session, parent: QObject, qtbot: QtBot) -> None:
    session.merge_to(5)
    settle(qtbot, session)
    model = counted(VocabularyModel(session, parent), session, qtbot)
    resets, inserted = [], []
    model.modelReset.connect(lambda: resets.append(1))
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    session.merge()
    settle(qtbot, session)
    counted(model, session, qtbot)
    assert (resets, inserted) == ([], [(38, 38)])


@pytest.mark.parametrize("preset", PRESETS)
def test_all_presets_and_other_corpora(
    qapp: QApplication, parent: QObject, qtbot: QtBot, preset: str, model_tester: Watch
) -> None:
    with open_session(qapp, Corpus(made_text(900, 400))) as session:
        model = VocabularyModel(session, parent)
        model_tester(model)
        session.merge_to(50)
        settle(qtbot, session)
        check_counts(counted(model, session, qtbot), session)
        session.change_settings(PRESETS[preset])
        settle(qtbot, session)
        check_counts(counted(model, session, qtbot), session)
        session.replace_corpus(Corpus("bajo bajo bajo"))
        settle(qtbot, session)
        check_counts(counted(model, session, qtbot), session)


def test_sorting_by_each_column_both_ways(session: Session, parent: QObject, qtbot: QtBot) -> None:
    session.merge_to(60)
    settle(qtbot, session)
    model = counted(VocabularyModel(session, parent), session, qtbot)
    symbols = session.tokenizer.vocabulary(60)
    counts = brute_counts(session)
    keys: dict[VocabularyColumn, Callable[[int], object]] = {
        VocabularyColumn.ID: lambda token: token,
        VocabularyColumn.TOKEN: lambda token: symbols[token],
        VocabularyColumn.BYTES: lambda token: symbols[token].encode(),
        VocabularyColumn.COUNT: lambda token: counts.get(symbols[token], 0),
        VocabularyColumn.LETTERS: lambda token: len(symbols[token]),
        VocabularyColumn.RULE: lambda token: token,
    }
    for which, key in keys.items():
        model.sort(which, Qt.SortOrder.AscendingOrder)
        assert model.sorted_by == (which, False)
        assert model.rows.tolist() == sorted(range(93), key=key)  # type: ignore[arg-type]
        model.sort(which, Qt.SortOrder.DescendingOrder)
        down = model.rows.tolist()
        assert [key(token) for token in down] == sorted(map(key, range(93)), reverse=True)  # type: ignore[type-var]
        equal = [(one, two) for one, two in pairwise(down) if key(one) == key(two)]
        assert all(one < two for one, two in equal)
    assert model.row_of(down[7]) == 7
    assert model.row_of(1_000) is None


def test_a_merge_keeps_the_order(
    session: Session, parent: QObject, qtbot: QtBot, model_tester: Watch
) -> None:
    session.merge_to(10)
    settle(qtbot, session)
    model = counted(VocabularyModel(session, parent), session, qtbot)
    model_tester(model)
    model.sort(VocabularyColumn.COUNT, Qt.SortOrder.DescendingOrder)
    for merges in (11, 30, 4):
        session.merge_to(merges)
        settle(qtbot, session)
        counted(model, session, qtbot)
        counts = column(model, VocabularyColumn.COUNT)
        assert counts == sorted(counts, reverse=True)  # type: ignore[type-var]
        check_counts(model, session)


def test_searching_and_filtering(
    session: Session, parent: QObject, qtbot: QtBot, model_tester: Watch
) -> None:
    session.merge_to(60)
    settle(qtbot, session)
    model = counted(VocabularyModel(session, parent), session, qtbot)
    model_tester(model)
    symbols = session.tokenizer.vocabulary(60)

    def rows() -> list[str]:
        return [symbols[token] for token in model.rows.tolist()]

    model.show_holding("ED")
    assert rows() == [symbol for symbol in symbols if "ed" in symbol] != []
    model.show_kind(TokenKind.WHOLE_WORDS)
    assert rows() == [symbol for symbol in symbols if "ed" in symbol and symbol in session.counts.counts]
    model.show_holding()
    assert len(rows()) == 23
    model.show_kind(TokenKind.NEVER_MERGED)
    assert "".join(rows()) == "01345fhqyzéñ"
    model.show_kind(TokenKind.UNUSED)
    assert column(model, VocabularyColumn.COUNT) == [0] * 14
    model.show_kind(TokenKind.SPECIAL)
    assert rows() == []
    model.show_kind(TokenKind.ALL)
    model.show_holding("40")
    assert model.rows.tolist() == [40, 33 + 39]  # its id, and what rule 40 made
    model.show_holding("día\u0301", "nothing of this kind")
    assert rows() == []


def test_special_tokens_and_markers(session: Session, parent: QObject, qtbot: QtBot) -> None:
    model = VocabularyModel(session, parent)
    session.change_settings(Settings(PRESETS["book-marker"].pretokenizer, special_tokens=("<end>",)))
    session.merge_to(20)
    settle(qtbot, session)
    counted(model, session, qtbot)
    assert [model.index(0, at).data() for at in range(6)] == [0, "<end>", "3C 65 6E 64 3E", None, 5, None]
    assert [model.index(1, at).data() for at in range(6)][1:5] == ["·", "", model.vocabulary.count(1), 0]
    model.show_holding("·e")
    assert column(model, VocabularyColumn.TOKEN)[0] == "·e"
    assert all(str(text).startswith("·e") for text in column(model, VocabularyColumn.TOKEN))


def test_a_tokenizer_without_a_corpus(session: Session, parent: QObject, qtbot: QtBot) -> None:
    history = History([Branch(rounds=[Round(Rule("a", "b"), 3, 1, 5)])])
    session.adopt(None, Settings(), history, "ab", 1)
    model = counted(VocabularyModel(session, parent), session, qtbot)
    assert column(model, VocabularyColumn.TOKEN) == ["a", "b", "ab"]
    assert column(model, VocabularyColumn.COUNT) == [None] * 3
    model.sort(VocabularyColumn.COUNT, Qt.SortOrder.DescendingOrder)
    assert model.rows.tolist() == [0, 1, 2]


def test_counts_beyond_64_bits_are_texts(qapp: QApplication, parent: QObject, qtbot: QtBot) -> None:
    rows = tuple((word, 2**62) for word in ("aaa", "aab", "aba"))
    with open_session(qapp, Corpus(rows=rows)) as session:
        settle(qtbot, session)
        model = counted(VocabularyModel(session, parent), session, qtbot)
        assert column(model, VocabularyColumn.COUNT) == [
            str(7 * 2**62),
            str(2 * 2**62),
        ]
        model.sort(VocabularyColumn.COUNT, Qt.SortOrder.AscendingOrder)
        assert model.rows.tolist() == [1, 0]


def test_a_large_corpus_is_counted_by_kernels_too(
    qapp: QApplication, parent: QObject, qtbot: QtBot, kernels: str, model_tester: Watch
) -> None:
    session = Session(qapp)
    session.engine_loading.begin()
    qtbot.waitUntil(lambda: not session.engine_loading.busy, timeout=120_000)
    assert session.engine_loading.engines.name == kernels
    session.begin(Corpus(made_text(30_000, 6_000)), "", None)
    session.merge_to(400)
    model = VocabularyModel(session, parent)
    model_tester(model)
    model.follow()
    qtbot.waitUntil(lambda: not session.busy, timeout=60_000)
    check_counts(counted(model, session, qtbot), session)
    session.merge_to(410)
    qtbot.waitUntil(lambda: not session.busy, timeout=60_000)
    check_counts(counted(model, session, qtbot), session)
    session.jump(100)
    check_counts(counted(model, session, qtbot), session)
    for which in VocabularyColumn:
        model.sort(which, Qt.SortOrder.DescendingOrder)
        qtbot.waitUntil(lambda: not model._arranging.busy)
        check_counts(model, session)
    session.close()
    session.setParent(None)
    session.deleteLater()
