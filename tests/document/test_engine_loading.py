"""The compiled half behind a session: the same rules, whenever it arrives, and nothing where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread
from pytestqt.qtbot import QtBot

from bpe_gui.core import compiled_cache
from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.fast_words import character_classes
from bpe_gui.core.packed_words import PackedMapping
from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import ReadableTrainer, Round, learn
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.background import _Interpreter
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.engine_loading import LARGE_SIZE, EngineLoading
from bpe_gui.document.leading import PAIRS_SHOWN
from bpe_gui.document.learning import Task
from bpe_gui.document.saving import adopt, open_corpus, open_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.session_file import write_session
from tests.document.watched import rounds_of
from tests.made_text import made_text

ROOT = Path(__file__).parents[2]
LESSON = PRESETS["lesson"]
TEXT = made_text()
LONG_MS = 60_000
MANY = 2_500


@contextmanager
def begun(app: QCoreApplication, corpus: Corpus, merges: int = 0) -> Iterator[Session]:
    session = Session(app)
    session.begin(corpus, "baniso motas", None)
    session.merge_to(merges)
    try:
        yield session
    finally:
        session.close()
        session.setParent(None)
        session.deleteLater()


def load(qtbot: QtBot, session: Session, kernels: str) -> None:
    session.engine_loading.begin()
    qtbot.waitUntil(lambda: not session.engine_loading.busy, timeout=LONG_MS)
    assert session.engine_loading.engines.name == kernels


def rest(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.busy, timeout=LONG_MS)


@pytest.fixture(scope="module")
def readable() -> list[Round]:
    rounds = rounds_of(TEXT, MANY)
    assert len(rounds) == MANY
    assert sum(found.tied > 1 for found in rounds) > 100
    return rounds


@pytest.mark.parametrize(
    "settings",
    [
        LESSON,
        Settings(Pretokenizer.MARKER),
        Settings(Pretokenizer.GPT2, Unit.BYTES),
        Settings(Pretokenizer.LINES, Unit.GRAPHEMES),
    ],
    ids=["spaces", "marker", "gpt2", "lines"],
)
def test_both_halves_learn_the_same(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, settings: Settings
) -> None:
    merges = 150
    with begun(qapp, Corpus()) as session:
        load(qtbot, session, kernels)
        session.change_settings(settings)
        session.replace_corpus(Corpus(TEXT))
        rest(qtbot, session)
        session.merge_to(merges)
        rest(qtbot, session)
        assert isinstance(session.counts.counts, PackedMapping) == (kernels == "compiled")
        trainer = ReadableTrainer(Corpus(TEXT).count(settings, no_tick), settings)
        before = trainer.tokens
        rounds = list(learn(trainer, merges))
        assert list(session.rounds) == rounds
        assert session.token_counts == [before, *(found.tokens for found in rounds)]
        assert session.pairs == trainer.pairs(PAIRS_SHOWN)
        assert session.tokenizer.alphabet == trainer.alphabet
        for _ in range(merges // 2):
            trainer.unmerge()
        session.jump(merges // 2)
        rest(qtbot, session)
        assert session.pairs == trainer.pairs(PAIRS_SHOWN)
        assert session.next_round == rounds[merges // 2]


def test_a_session_goes_over_to_the_compiled_half_in_its_middle(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round]
) -> None:
    with begun(qapp, Corpus(TEXT), 20) as session:
        rest(qtbot, session)
        assert session.engine_loading.engines is READABLE
        load(qtbot, session, kernels)
        session.merge()  # a single rule is not worth beginning anew
        rest(qtbot, session)
        assert isinstance(session._training._trainer, ReadableTrainer)
        session.merge_to(MANY)
        rest(qtbot, session)
        assert isinstance(session._training._trainer, ReadableTrainer) == (kernels == "readable")
        assert (session.merges, session.learned, session.saved_rules_differ) == (MANY, MANY, False)
        assert list(session.rounds) == readable
        session.undo()
        assert session.merges == 21
        session.merge()
        assert (session.merges, session.learned) == (22, MANY)


def test_jumps_while_the_compiled_half_takes_over_leave_it_on_its_way(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round]
) -> None:
    with begun(qapp, Corpus(TEXT), 30) as session:
        rest(qtbot, session)
        load(qtbot, session, kernels)
        session.merge_to(MANY)
        assert session.task is (Task.RECOVERING if kernels == "compiled" else Task.ON)
        session.jump(10)
        rest(qtbot, session)
        assert (session.task, session.merges) == (Task.NONE, 10)
        assert session.next_round == readable[10]
        for merges in (40, MANY):
            session.merge_to(merges)
            rest(qtbot, session)
            assert session.merges == merges
        assert list(session.rounds) == readable
        assert isinstance(session._training._trainer, ReadableTrainer) == (kernels == "readable")


def test_a_cancel_while_the_compiled_half_takes_over_keeps_the_trainer_before(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round]
) -> None:
    with begun(qapp, Corpus(TEXT), 30) as session:
        rest(qtbot, session)
        load(qtbot, session, kernels)
        session.merge_to(MANY)
        session.cancel()
        rest(qtbot, session)
        assert session.task is Task.NONE
        shown = session.merges
        assert session.next_round is not None
        assert session.next_round.rule == readable[shown].rule
        session.merge()
        rest(qtbot, session)
        assert (session.merges, session.rounds[shown]) == (shown + 1, readable[shown])


def test_going_over_to_the_compiled_half_reads_no_file_again(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round], tmp_path: Path
) -> None:
    path = tmp_path / "made.txt"
    path.write_text(12 * TEXT, encoding="utf-8")
    with begun(qapp, Corpus()) as session:
        session.replace_corpus(open_corpus(path))
        session.merge_to(20)
        rest(qtbot, session)
        assert session.corpus.backed
        load(qtbot, session, kernels)
        path.write_text("something else", encoding="utf-8")
        session.merge_to(700)
        rest(qtbot, session)
        assert (session.fault, session.merges) == (None, 700)
        assert [found.rule for found in session.rounds] == [found.rule for found in readable[:700]]
        assert isinstance(session._training._trainer, ReadableTrainer) == (kernels == "readable")


def test_sums_too_large_for_the_compiled_half_stay_with_the_readable_one(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str
) -> None:
    rows = tuple((f"w{number:04}", 2**60) for number in range(4_000))
    with begun(qapp, Corpus(rows=rows), 20) as session:
        rest(qtbot, session)
        load(qtbot, session, kernels)
        session.merge_to(600)
        rest(qtbot, session)
        assert (session.task, session.merges) == (Task.NONE, 600)
        assert isinstance(session._training._trainer, ReadableTrainer)


def test_a_cancel_keeps_what_was_learned(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round]
) -> None:
    with begun(qapp, Corpus()) as session:
        load(qtbot, session, kernels)
        session.replace_corpus(Corpus(TEXT))
        rest(qtbot, session)
        session.merge_to(10**6)
        qtbot.waitUntil(lambda: session.learned > 10, timeout=LONG_MS)
        session.cancel()
        begin = time.monotonic()
        rest(qtbot, session)
        assert time.monotonic() - begin < 1
        shown, learned = session.merges, session.learned
        assert 10 < shown <= learned < 10**6  # what came while nobody looked stays in the log, not in force
        assert list(session.rounds)[:MANY] == readable[:learned]
        assert session.tokenizer.rules == [found.rule for found in session.rounds]
        session.merge()
        rest(qtbot, session)
        assert (session.merges, session.learned) == (shown + 1, max(learned, shown + 1))


def test_a_cancel_while_counting_puts_the_corpus_back(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str
) -> None:
    with begun(qapp, Corpus("bajo bajo"), 2) as session:
        load(qtbot, session, kernels)
        session.replace_corpus(Corpus(20 * TEXT))
        assert session.task is Task.ANEW
        session.cancel()
        rest(qtbot, session)
        assert (session.corpus.text, session.merges) == ("bajo bajo", 2)


def test_a_session_that_was_saved_goes_on(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, readable: list[Round], tmp_path: Path
) -> None:
    corpus, path = tmp_path / "made.txt", tmp_path / "made.bpe.json"
    corpus.write_text(12 * TEXT, encoding="utf-8")  # too large to be edited: it stays in its file
    with begun(qapp, Corpus()) as session:
        load(qtbot, session, kernels)
        session.replace_corpus(open_corpus(corpus))
        assert session.corpus.backed
        session.merge_to(300)
        rest(qtbot, session)
        assert [found.rule for found in session.rounds] == [found.rule for found in readable[:300]]
        write_session(path, to_saved(session))
    with begun(qapp, Corpus()) as session:
        load(qtbot, session, kernels)
        adopt(session, open_session(path))
        rest(qtbot, session)
        assert (session.merges, session.saved_rules_differ) == (300, False)
        session.merge(20)
        rest(qtbot, session)
        assert [found.rule for found in session.rounds] == [found.rule for found in readable[:320]]


def test_a_large_corpus_waits_for_kernels_that_are_there(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str
) -> None:
    assert 3 * len(TEXT) > LARGE_SIZE
    with begun(qapp, Corpus()) as session:
        session.engine_loading.begin(patience=0.2)
        session.replace_corpus(Corpus(3 * TEXT))
        rest(qtbot, session)
        assert session.engine_loading.engines.name == kernels
        assert isinstance(session.counts.counts, PackedMapping) == (kernels == "compiled")


def test_whoever_waits_for_the_compiled_half_waits_until_it_is_taken(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that wakes up just when loading has ended, and nobody has taken what was loaded yet."""
    with begun(qapp, Corpus()) as session:
        loading = session.engine_loading
        given: list[Engines] = []

        class Watched(_Interpreter):
            def end_job(self) -> None:
                super().end_job()
                monkeypatch.setattr("bpe_gui.document.engine_loading._LOOK_SECONDS", 0.0)
                work = loading.best_for(10**9)
                try:
                    next(work)
                except StopIteration as stop:
                    given.append(stop.value)

        monkeypatch.setattr(loading._lane, "_interpreter", Watched())
        load(qtbot, session, kernels)
        assert not given
        with pytest.raises(StopIteration) as stop:
            next(loading.best_for(10**9))
        assert stop.value.value.name == kernels


def test_a_long_sample_from_before_is_measured_again_by_the_compiled_half(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str
) -> None:
    with begun(qapp, Corpus(TEXT[:5_000]), 20) as session:
        session.set_sample(TEXT)
        rest(qtbot, session)
        before = session.sample
        counts, words = before.token_counts(), list(before.encoded(20, 1_000, 2_000))
        session.engine_loading.begin()
        qtbot.waitUntil(lambda: not session.engine_loading.busy, timeout=LONG_MS)
        assert session.sample.filled  # nothing goes out of sight meanwhile
        rest(qtbot, session)
        assert (session.sample is before) == (kernels == "readable")
        found = session.sample.cut_words
        assert found is not None
        assert (found.numbered is None) == (kernels == "readable")
        assert session.sample.token_counts() == counts
        assert list(session.sample.encoded(20, 1_000, 2_000)) == words


def test_a_long_sample_does_not_make_the_window_wait_for_the_classes_of_characters(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str
) -> None:
    with begun(qapp, Corpus("bajo bajo"), 2) as session:
        load(qtbot, session, kernels)
        character_classes.cache_clear()
        session.set_sample(TEXT)
        assert character_classes.cache_info().misses == 0
        rest(qtbot, session)
        assert character_classes.cache_info().misses == (kernels == "compiled")


def test_a_window_closes_while_kernels_are_loaded(qapp: QCoreApplication, kernels: str) -> None:
    with begun(qapp, Corpus(TEXT)) as session:
        session.engine_loading.begin(patience=30)
        assert session.engine_loading.busy == (kernels == "compiled")
        begin = time.monotonic()
        session.close()
        assert time.monotonic() - begin < 2
        assert not session.engine_loading.busy


def test_a_window_closes_while_kernels_are_compiled(kernels: str, tmp_path: Path) -> None:
    """In a process of its own, whose cache is empty."""
    program = """
import sys, time
from PySide6.QtCore import QCoreApplication
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
app = QCoreApplication([])
session = Session(app)
session.begin(Corpus("bajo bajo"), "", None)
session.engine_loading.begin()
end = time.monotonic() + 1
while time.monotonic() < end:
    app.processEvents()
print(session.engine_loading.busy)
begin = time.monotonic()
session.close()
print(time.monotonic() - begin < 2, session.engine_loading.engines.name)
"""
    assert said_by(program, tmp_path) == [str(kernels == "compiled"), "True", "readable"]
    assert not list(tmp_path.rglob("complete"))


@pytest.mark.parametrize("numba", ["missing", "broken"])
def test_without_numba_all_is_as_it_was(numba: str, tmp_path: Path) -> None:
    program = """
import sys, time
if sys.argv[1] == "missing":
    sys.modules["numba"] = None
from PySide6.QtCore import QCoreApplication
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from tests.made_text import made_text
app = QCoreApplication([])
session = Session(app)
begin = time.monotonic()
session.engine_loading.begin()
took = time.monotonic() - begin
while session.engine_loading.busy:
    app.processEvents()
session.begin(Corpus(made_text(9_000, 4_000)), "", None)
session.merge_to(3)
while session.busy:
    app.processEvents()
print(took < 0.5, session.engine_loading.engines.name, session.learned)
session.close()
"""
    if numba == "broken":
        (tmp_path / "numba.py").write_text("raise OSError('no LLVM')\n", encoding="utf-8")
    assert said_by(program, tmp_path, numba) == ["True", "readable", "3"]


def test_a_cache_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be", encoding="utf-8")
    program = """
import sys
from PySide6.QtCore import QCoreApplication, QObject, QThread
from bpe_gui.document.engine_loading import EngineLoading
app = QCoreApplication([])
loading = EngineLoading(QObject(app))
loading.begin()
while loading.busy:
    app.processEvents()
print(loading.engines.name, "numba" in sys.modules)
"""
    assert said_by(program, tmp_path) == ["readable", "False"]


def test_whether_kernels_are_compiled_is_not_looked_up_while_the_window_waits(
    qapp: QCoreApplication, qtbot: QtBot, kernels: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all that the cache is asked only what needs no file is asked on the window's thread."""
    asked: list[bool] = []
    here, really = QThread.currentThread(), compiled_cache.sources

    def sources() -> list[Path]:
        asked.append(QThread.currentThread() is here)
        return really()

    monkeypatch.setattr(compiled_cache, "sources", sources)
    monkeypatch.setattr(compiled_cache, "_folder", compiled_cache._folder.__wrapped__)
    parent = QObject(qapp)
    loading = EngineLoading(parent)
    loading.begin()
    qtbot.waitUntil(lambda: bool(asked) or kernels == "readable", timeout=LONG_MS)
    loading.close()
    assert not any(asked)
    parent.setParent(None)
    parent.deleteLater()


def test_nothing_is_loaded_that_nobody_asked_for(qapp: QCoreApplication) -> None:
    parent = QObject(qapp)
    loading = EngineLoading(parent)
    work = loading.best_for(10**9)
    with pytest.raises(StopIteration) as stop:
        next(work)
    assert stop.value.value is READABLE
    parent.setParent(None)
    parent.deleteLater()


def said_by(program: str, folder: Path, *words: str) -> list[str]:
    """What a program prints, with its cache and its first modules in a folder."""
    environment = {
        **os.environ,
        "BPE_TRAINER_DATA": str(folder),
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
    }
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, cwd=ROOT, text=True)
    assert done.stderr == ""
    return done.stdout.split()
