from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.word_counts import count_text, no_tick
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.learning import Task
from bpe_gui.document.opening import opening_corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.saving import OpenedSession, adopt, open_corpus, open_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import (
    INLINE_BYTES,
    SavedBranch,
    SavedCorpus,
    SavedFile,
    SavedSession,
    read_session,
    session_from_json,
    session_to_json,
    write_session,
)
from tests.document.watched import (
    BAJO,
    LONG,
    Heard,
    rounds_of,
    settle,
    shown,
    tokens,
    type_text,
)
from tests.document.watched import open_session as open_window_session


@pytest.fixture
def session(qapp: QCoreApplication) -> Iterator[Session]:
    with open_window_session(qapp, BAJO, "bajo baja") as session:
        yield session


@pytest.fixture
def other(qapp: QCoreApplication) -> Iterator[Session]:
    """Another window, which opens what the first one saved."""
    with open_window_session(qapp, "nemo omen", "nemo") as session:
        yield session


def large_text(letter: str = "a") -> str:
    """A text that is too large to stand in a session, of few distinct words."""
    return f"{letter}bajo {letter}baja\n" * (INLINE_BYTES // 10)


def reopened(qtbot: QtBot, session: Session, other: Session, path: Path) -> OpenedSession:
    """What the session is in a file, adopted by the other one."""
    write_session(path, to_saved(session))
    opened = open_session(path)
    adopt(other, opened)
    settle(qtbot, other)
    return opened


def state(session: Session) -> tuple[object, ...]:
    return (
        session.corpus,
        session.settings,
        list(session.rounds),
        session.merges,
        session.wanted,
        session.token_counts,
        session.tokenizer.alphabet,
        session.sample_text,
        session.sample_counts,
        session.chosen_limit,
        session.cut,
        session.pairs,
        session.stopped,
    )


def in_the_middle(session: Session) -> None:
    session.merge(3)
    session.jump(2)
    session.set_limit(3)


def at_the_end(session: Session) -> None:
    session.merge(10)


def with_own_settings(session: Session) -> None:
    session.change_settings(
        Settings(Pretokenizer.MARKER, minimum_count=2, special_tokens=("<fin>",), marker="▁")
    )
    session.merge(2)
    session.set_sample("bajo<fin>baja \ud83d ñ")


def with_bytes(session: Session) -> None:
    session.replace_corpus(Corpus("ñandú 🙂 ñandú\x00"))
    session.change_settings(PRESETS["bytes"])
    session.merge(4)
    session.choose_limit(1_000)


def emptied(session: Session) -> None:
    session.merge(3)
    type_text(session, "")
    session.flush_edits()


def untouched(session: Session) -> None:
    assert not session.touched


def with_shipped_text(session: Session) -> None:
    session.replace_corpus(load_sample(shipped_samples()["shop-bg"]))
    session.merge(5)


def with_shipped_counts(session: Session) -> None:
    session.replace_corpus(load_sample(shipped_samples()["lesson-es"]))
    session.merge(60)


@pytest.mark.parametrize(
    "prepare",
    [
        in_the_middle,
        at_the_end,
        with_own_settings,
        with_bytes,
        emptied,
        untouched,
        with_shipped_text,
        with_shipped_counts,
    ],
)
def test_a_session_comes_back_as_it_was(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path, prepare: object
) -> None:
    assert callable(prepare)
    prepare(session)
    opened = reopened(qtbot, session, other, tmp_path / "a.bpe.json")
    assert opened.corpus_problem is None
    assert state(other) == state(session)
    assert (other.saved_rules_differ, other.can_learn, other.relearning) == (False, True, False)
    assert (other.undo_stack.count(), other.opened_from) == (0, tmp_path / "a.bpe.json")
    # And it goes on as the first one does.
    for each in (session, other):
        type_text(each, "nemo omen nemo omen")
        each.merge()
    assert shown(other) == shown(session) != []


texts = st.text(
    st.one_of(st.sampled_from(" \n\r\t\x00\x85\xa0\u2028\u2029\ufeff\ud83d\ufdd0ab"), st.characters()),
    max_size=30,
)
corpora = st.one_of(
    texts.map(Corpus.of_text),
    texts.map(lambda text: Corpus.of_text(text, path=Path("a folder") / "libro (1).txt")),
    st.lists(st.tuples(texts, st.integers(1, 2**63 - 1)), max_size=4).map(
        lambda rows: Corpus(rows=tuple(rows))
    ),
)


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(corpora)
def test_any_corpus_comes_back(session: Session, tmp_path: Path, corpus: Corpus) -> None:
    session.begin(corpus, "bajo", None)
    path = tmp_path / "a.bpe.json"
    write_session(path, to_saved(session))
    found = open_session(path).corpus
    assert found is not None
    # Two halves of a pair that stand together are one character when they are read again.
    whole = corpus.text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    assert (found.text, found.newline, found.sample) == (whole, corpus.newline, None)
    assert found.name == corpus.name
    if corpus.rows is not None:
        assert found.rows is not None
        assert [count for _, count in found.rows] == [count for _, count in corpus.rows]


def test_a_line_end_is_remembered_where_no_line_ends(session: Session, tmp_path: Path) -> None:
    session.replace_corpus(Corpus("uno", newline="\r\n"))
    path = tmp_path / "a.bpe.json"
    write_session(path, to_saved(session))
    found = open_session(path).corpus
    assert found is not None
    assert found.newline == "\r\n"


def test_a_shipped_corpus_that_is_another_one_now_is_the_reader_s_own(
    session: Session, tmp_path: Path
) -> None:
    lesson = load_sample(shipped_samples()["lesson-es"])
    assert lesson.rows is not None
    session.replace_corpus(replace(lesson, rows=lesson.rows[1:]))
    saved = to_saved(session)
    assert saved.corpus is not None
    assert saved.corpus.name == "shipped:lesson-es"
    path = tmp_path / "a.bpe.json"
    write_session(path, saved)
    found = open_session(path).corpus
    assert found is not None
    assert (found.sample, found.rows) == (None, lesson.rows[1:])


# -- rules from a file -----------------------------------------------------------------------------


def test_saved_rules_show_at_once_and_are_learned_behind(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.replace_corpus(Corpus(LONG))
    session.merge_to(90)
    settle(qtbot, session)
    session.jump(80)
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    heard = Heard(other, "corpus_changed", "settings_changed", "rules_changed", "sample_changed")
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert other.task is Task.RECOVERING
    assert set(heard.take()) == {"corpus_changed", "settings_changed", "rules_changed", "sample_changed"}
    assert (shown(other), other.token_counts) == (shown(session), session.token_counts)
    assert (other.sample_counts, other.can_learn, other.pairs) == (session.sample_counts, True, None)
    # Going along the log does not wait for anything.
    other.merge()
    assert other.merges == 81
    other.undo()
    other.reset()
    assert (other.merges, other.task) == (0, Task.RECOVERING)
    # Going on behind it does.
    other.merge_to(93)
    other.merge()
    other.merge(2)
    assert (other.merges, other.wanted) == (90, 96)
    settle(qtbot, other)
    assert shown(other) == rounds_of(LONG, 96)
    assert other.undo_stack.count() == 2
    other.undo()
    assert other.merges == 0


def test_an_undo_while_rules_are_learned_behind_ends_the_run(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.replace_corpus(Corpus(LONG))
    session.merge_to(30)
    settle(qtbot, session)
    session.jump(10)
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    other.merge_to(50)
    other.undo()
    assert (other.merges, other.task) == (10, Task.RECOVERING)
    settle(qtbot, other)
    assert (other.merges, other.learned, other.wanted) == (10, 30, 10)


def test_a_cancel_leaves_the_rules_and_the_next_merge_tries_again(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.replace_corpus(Corpus(LONG))
    session.merge_to(30)
    settle(qtbot, session)
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    other.cancel()
    settle(qtbot, other)
    assert (other.merges, other.relearning, other.can_learn) == (30, False, True)
    other.merge()
    settle(qtbot, other)
    assert shown(other) == rounds_of(LONG, 31)


def test_a_difference_is_announced_and_the_file_s_rules_are_kept(
    session: Session, other: Session, tmp_path: Path
) -> None:
    session.merge(2)
    saved = to_saved(session)
    changed = replace(saved, corpus=SavedCorpus("text", text="jo jo jo jo " + BAJO))
    write_session(tmp_path / "a.bpe.json", changed)
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert (other.saved_rules_differ, tokens(other)) == (True, ["ba", "baj"])
    assert other.token_counts == session.token_counts
    other.merge()
    assert tokens(other) == ["ba", "baj", "jo"]
    type_text(other, "jo jo jo jo jo " + BAJO)
    other.flush_edits()
    assert (other.saved_rules_differ, tokens(other)) == (False, ["jo", "ba", "bajo"])


def test_rules_whose_pairs_the_corpus_lacks_cut_text_and_go_nowhere(
    session: Session, other: Session, tmp_path: Path
) -> None:
    session.merge(2)
    changed = replace(to_saved(session), corpus=SavedCorpus("text", text="otra cosa"))
    write_session(tmp_path / "a.bpe.json", changed)
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert (other.saved_rules_differ, tokens(other), other.can_learn) == (True, ["ba", "baj"], False)
    other.merge()
    other.merge_to(9)
    other.jump(1)
    assert (tokens(other), other.learned, other.busy) == (["ba"], 2, False)
    assert to_saved(other).corpus == changed.corpus
    type_text(other, BAJO)
    other.flush_edits()
    assert (tokens(other), other.can_learn) == (["ba"], True)


def test_a_tokenizer_without_a_corpus_encodes_but_learns_nothing(
    session: Session, other: Session, tmp_path: Path
) -> None:
    in_the_middle(session)
    write_session(tmp_path / "a.bpe.json", replace(to_saved(session), corpus=None))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    assert (other.can_learn, other.has_corpus, other.busy) == (False, False, False)
    assert (tokens(other), other.sample_tokens) == (["ba", "baj"], session.sample_tokens)
    assert other.token_counts == session.token_counts == [12, 9, 6, 3]
    other.merge_to(50)
    assert (tokens(other), other.next_round, other.wanted) == (["ba", "baj", "bajo"], None, 3)
    other.merge()
    assert other.undo_stack.count() == 1
    again = to_saved(other)
    assert (again.corpus, again.untouched_tokens) == (None, 12)
    type_text(other, BAJO + " " + BAJO)
    other.flush_edits()
    assert (other.can_learn, tokens(other)) == (True, ["ba", "baj", "bajo"])


def test_a_file_without_the_first_count_gets_it_when_its_corpus_is_learned(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.replace_corpus(Corpus("aaaa aaa"))
    session.merge(2)
    write_session(tmp_path / "a.bpe.json", replace(to_saved(session), untouched_tokens=None))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    settle(qtbot, other)
    assert other.token_counts == session.token_counts


def test_a_session_saved_while_it_learns_anew_learns_when_it_is_opened(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.merge(3)
    type_text(session, LONG)
    session.flush_edits()
    assert session.task is Task.ANEW
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    adopt(other, open_session(tmp_path / "a.bpe.json"))
    settle(qtbot, other)
    assert (other.corpus.text, shown(other), other.wanted) == (LONG, rounds_of(LONG, 3), 3)
    assert not other.saved_rules_differ


def test_a_run_that_is_saved_in_the_middle_ends_there(session: Session, qtbot: QtBot) -> None:
    session.replace_corpus(Corpus(LONG))
    settle(qtbot, session)
    session.merge_to(100_000)
    qtbot.waitUntil(lambda: session.task is Task.ON and session.merges > 2)
    saved = to_saved(session)
    assert saved.wanted == saved.merges == session.merges
    assert len(saved.rounds) >= saved.merges
    assert session_from_json(session_to_json(saved), "here") == saved


def test_what_was_saved_does_not_change_with_the_session(session: Session) -> None:
    session.merge()
    saved = to_saved(session)
    data = session_to_json(saved)
    session.merge(2)
    type_text(session, "otra")
    session.flush_edits()
    assert session_to_json(saved) == data


# -- corpora outside the session -------------------------------------------------------------------


def test_a_large_text_stays_outside(session: Session, other: Session, qtbot: QtBot, tmp_path: Path) -> None:
    book = tmp_path / "libro.txt"
    book.write_bytes(b"\xef\xbb\xbf" + large_text().encode())
    session.replace_corpus(open_corpus(book))
    session.merge(3)
    settle(qtbot, session)
    reopened(qtbot, session, other, tmp_path / "a.bpe.json")
    saved = read_session(tmp_path / "a.bpe.json").corpus
    assert saved is not None
    assert (saved.kind, saved.path, saved.text) == ("file", str(book), "")
    assert (tmp_path / "a.bpe.json").stat().st_size < 10_000
    assert state(other) == state(session)
    # Once more, from what was opened.
    assert to_saved(other).corpus == saved


def test_a_large_text_is_found_beside_its_session_too(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    book = home / "libro.txt"
    book.write_text(large_text(), encoding="utf-8")
    session.replace_corpus(open_corpus(book))
    settle(qtbot, session)
    write_session(home / "a.bpe.json", to_saved(session))
    home.rename(elsewhere)
    opened = open_session(elsewhere / "a.bpe.json")
    assert opened.corpus_problem is None
    assert opened.corpus is not None
    assert opened.corpus.path == elsewhere / "libro.txt"


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (lambda book: book.unlink(), FormatReason.CORPUS_GONE),
        (lambda book: book.write_text("otra", encoding="utf-8"), FormatReason.CORPUS_CHANGED),
        (lambda book: (book.unlink(), book.mkdir()), FormatReason.CORPUS_GONE),
    ],
    ids=["gone", "changed", "a folder"],
)
def test_a_large_corpus_that_is_not_what_it_was(
    session: Session, other: Session, qtbot: QtBot, tmp_path: Path, harm: object, reason: FormatReason
) -> None:
    book = tmp_path / "libro.txt"
    book.write_text(large_text(), encoding="utf-8")
    session.replace_corpus(open_corpus(book))
    session.merge(3)
    settle(qtbot, session)
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    assert callable(harm)
    harm(book)
    opened = open_session(tmp_path / "a.bpe.json")
    assert opened.corpus_problem is not None
    assert (opened.corpus_problem.reason, opened.corpus_problem.values) == (reason, {"path": str(book)})
    adopt(other, opened)
    assert (tokens(other), other.can_learn) == (tokens(session), False)
    assert other.token_counts == session.token_counts


def test_a_large_text_that_is_no_longer_its_file_s_stands_in_the_session(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    book = tmp_path / "libro.txt"
    book.write_text(large_text(), encoding="utf-8")
    session.replace_corpus(open_corpus(book))
    type_text(session, large_text("b"))
    session.flush_edits()
    settle(qtbot, session)
    saved = to_saved(session).corpus
    assert saved is not None
    assert (saved.kind, saved.text, saved.name) == ("text", large_text("b"), "libro.txt")


def test_a_file_that_changes_after_it_was_opened_is_noticed(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    book = tmp_path / "libro.txt"
    book.write_text(large_text(), encoding="utf-8")
    session.replace_corpus(open_corpus(book))
    settle(qtbot, session)
    book.write_text(large_text("b"), encoding="utf-8")
    write_session(tmp_path / "a.bpe.json", to_saved(session))
    problem = open_session(tmp_path / "a.bpe.json").corpus_problem
    assert problem is not None
    assert problem.reason is FormatReason.CORPUS_CHANGED


def test_large_word_counts_stay_outside(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    table = tmp_path / "palabras.tsv"
    table.write_text("".join(f"p{number}\t{number + 1}\n" for number in range(130_000)), encoding="utf-8")
    corpus = open_corpus(table)
    session.begin(corpus, "", None)
    saved = to_saved(session)
    session.begin(Corpus(), "", None)
    assert saved.corpus is not None
    assert (saved.corpus.kind, saved.corpus.word_counts) == ("file", True)
    write_session(tmp_path / "a.bpe.json", saved)
    assert open_session(tmp_path / "a.bpe.json").corpus == corpus
    settle(qtbot, session)


@pytest.mark.parametrize("pretokenizer", Pretokenizer)
@pytest.mark.parametrize("texts", [["el el\n", "", "la el"], ["uno\r", "\ndos", "tres"], ["a b", " c"]])
def test_several_files_are_each_cut_by_themselves(
    tmp_path: Path, pretokenizer: Pretokenizer, texts: list[str]
) -> None:
    files = []
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.txt"
        path.write_bytes(text.encode())
        files.append(SavedFile(str(path), sha256(path)))
    made = Settings(pretokenizer)
    held = SavedCorpus(
        "file", path=files[0].path, sha256=files[0].sha256, name="0.txt", more_files=tuple(files[1:])
    )
    path = tmp_path / "a.bpe.json"
    write_session(path, SavedSession(made, (), (SavedBranch(None, 0, ()),), corpus=held))
    corpus = open_session(path).corpus
    assert corpus is not None
    counts = count_text(texts, made).counts
    assert list(corpus.count(made, no_tick).counts.items()) == list(counts.items())
    assert corpus.read_from is not None
    assert corpus.read_from.files == tuple(files)


@pytest.mark.parametrize(
    "made",
    [
        Settings(Pretokenizer.GPT2),
        Settings(Pretokenizer.LINES),
        Settings(special_tokens=("\n",)),
        Settings(Pretokenizer.WHITESPACE),
    ],
    ids=["gpt2", "lines", "special token", "whitespace"],
)
def test_texts_that_were_joined_are_cut_one_by_one_whatever_the_settings(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path, made: Settings
) -> None:
    files = [tmp_path / name for name in ("1.txt", "2.txt", "3.txt")]
    for file, text in zip(files, ("uno dos", "dos\n", " tres"), strict=True):
        file.write_bytes(text.encode())
    expected = count_text([file.read_text() for file in files], made).counts
    path = tmp_path / "several.bpe.json"
    with open_window_session(qapp) as session:
        session.replace_corpus(result_of(opening_corpus(files, session.settings)))
        joined = session.corpus.text
        assert (joined, session.corpus.read_only()) == ("uno dos\ndos\n tres", None)
        session.change_settings(made)
        session.merge_to(2)
        assert list(session.counts.counts.items()) == list(expected.items())
        write_session(path, to_saved(session))
        rounds = list(session.rounds)
        type_text(session, joined + "!")
        session.flush_edits()
        assert session.counts == count_text([joined + "!"], made)
        type_text(session, joined)
        session.flush_edits()
        assert session.counts.counts == expected
    with open_window_session(qapp) as session:
        adopt(session, open_session(path))
        settle(qtbot, session)
        assert list(session.counts.counts.items()) == list(expected.items())
        assert (list(session.rounds), session.saved_rules_differ) == (rounds, False)


def test_several_tables_of_word_counts(tmp_path: Path) -> None:
    files = []
    for name, rows in (("a.tsv", "el\t2\nla\t1\n"), ("b.tsv", "el\t3\n")):
        (tmp_path / name).write_text(rows, encoding="utf-8")
        files.append(SavedFile(name, sha256(tmp_path / name)))
    held = SavedCorpus(
        "file", path="a.tsv", sha256=files[0].sha256, word_counts=True, more_files=tuple(files[1:])
    )
    path = tmp_path / "a.bpe.json"
    write_session(path, SavedSession(Settings(), (), (SavedBranch(None, 0, ()),), corpus=held))
    corpus = open_session(path).corpus
    assert corpus is not None
    assert corpus.rows == (("el", 2), ("la", 1), ("el", 3))


def test_files_that_are_opened(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\xef\xbb\xbfuno\r\ndos\r\n")
    (tmp_path / "a.TSV").write_text("el\t2\n", encoding="utf-8")
    text, table = open_corpus(tmp_path / "a.txt"), open_corpus(tmp_path / "a.TSV")
    assert (text.text, text.newline, text.name, text.source) == ("uno\r\ndos\r\n", "\r\n", "a.txt", None)
    assert (table.rows, table.name) == ((("el", 2),), "a.TSV")
    with pytest.raises(Problem):
        open_corpus(tmp_path / "b.txt")


def test_a_damaged_session_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "a.bpe.json"
    path.write_bytes(b'{"format": 1, "settings"')
    with pytest.raises(Problem) as problem:
        open_session(path)
    assert problem.value.reason is FormatReason.BROKEN_JSON
