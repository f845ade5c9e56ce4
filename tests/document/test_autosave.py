from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.problem import Problem
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.saving import adopt, open_session
from bpe_gui.document.session import Session
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import read_session
from tests.document.watched import BAJO, settle, tokens, type_text
from tests.document.watched import open_session as open_window_session

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes sooner than people need it."""
    monkeypatch.setattr("bpe_gui.document.autosave._PAUSE_MS", 60)


class Window:
    """A session that keeps itself, as a window does."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.session = session
        self.autosave = Autosave(session, folder)
        self.problems: list[Problem | None] = []
        self.autosave.failed.connect(lambda: self.problems.append(self.autosave.problem))

    @property
    def offered(self) -> list[str]:
        """The rules of what is offered."""
        offered = self.autosave.offered
        return saved_tokens(offered) if offered else []

    def open_offered(self) -> None:
        assert self.autosave.offered is not None
        adopt(self.session, open_session(self.autosave.offered))


@contextmanager
def window(app: QCoreApplication, folder: Path, corpus: str = BAJO) -> Iterator[Window]:
    """A window that is opened and closed."""
    with open_window_session(app, corpus, "bajo baja") as session:
        shown = Window(session, folder)
        yield shown
        shown.autosave.close()


def saved_tokens(path: Path) -> list[str]:
    saved = read_session(path)
    return [found.rule.token for found in saved.rounds[: saved.merges]]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.bpe.json"))


def written(qtbot: QtBot, folder: Path, rules: list[str], number: int = 1) -> None:
    """Waits until a window's file holds these rules."""
    path = folder / f"unsaved-{number}.bpe.json"
    qtbot.waitUntil(lambda: path.exists() and saved_tokens(path) == rules, timeout=8_000)


def test_a_session_is_written_a_moment_after_it_changes(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    with window(qapp, tmp_path / "data") as first:
        first.session.merge(2)
        written(qtbot, tmp_path / "data", ["ba", "baj"])
        first.session.merge()
    assert saved_tokens(tmp_path / "data" / "unsaved-1.bpe.json") == ["ba", "baj", "bajo"]
    assert first.problems == []


def test_changes_that_never_pause_are_written_all_the_same(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    with window(qapp, tmp_path) as first:
        path = tmp_path / "unsaved-1.bpe.json"

        def go_on() -> bool:
            first.session.set_limit(int(time.monotonic() * 1000) % 7)
            return path.exists()

        qtbot.waitUntil(go_on, timeout=8_000)


def test_nothing_is_kept_of_a_document_that_nobody_touched(qapp: QCoreApplication, tmp_path: Path) -> None:
    with window(qapp, tmp_path) as first:
        assert first.autosave.offered is None
        first.session.begin(Corpus("otra"), "otra", None)
    assert names(tmp_path) == []


def test_the_next_start_offers_what_was_left(qapp: QCoreApplication, tmp_path: Path) -> None:
    with window(qapp, tmp_path) as first:
        first.session.merge(2)
        first.session.set_limit(3)
    with window(qapp, tmp_path, "nemo") as second:
        assert second.offered == ["ba", "baj"]
        second.open_offered()
        assert (tokens(second.session), second.session.limit) == (["ba", "baj"], 3)
        second.session.merge()
    # What was opened goes on in the window's own file.
    assert names(tmp_path) == ["unsaved-1.bpe.json"]
    with window(qapp, tmp_path, "nemo") as third:
        assert third.offered == ["ba", "baj", "bajo"]


def test_a_session_that_was_not_opened_survives_any_number_of_starts(
    qapp: QCoreApplication, tmp_path: Path
) -> None:
    corpora = ["bajo bajo", "nemo nemo", "sol sol", "el el"]
    for corpus in corpora:
        with window(qapp, tmp_path, corpus) as each:
            each.session.merge()
    for _ in range(3):
        with window(qapp, tmp_path, "otra") as idle:
            assert idle.offered == ["el"]
    kept = idle.autosave.kept
    assert [saved_tokens(path) for path in kept] == [["el"], ["so"], ["ne"], ["ba"]]
    with window(qapp, tmp_path, "otra") as fifth:
        fifth.open_offered()
    with window(qapp, tmp_path, "otra") as sixth:
        assert sixth.offered == ["el"]
        assert len(sixth.autosave.kept) == 4


def test_only_so_many_are_kept(
    qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.autosave._MOST_KEPT", 2)
    for corpus in ("bajo bajo", "nemo nemo", "sol sol", "el el"):
        with window(qapp, tmp_path, corpus) as each:
            each.session.merge()
    with window(qapp, tmp_path, "otra") as last:
        assert [saved_tokens(path) for path in last.autosave.kept] == [["el"], ["so"]]


def test_a_document_that_makes_room_for_another_is_kept(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    with window(qapp, tmp_path) as first:
        first.session.merge(2)
        first.session.begin(Corpus("nemo nemo"), "nemo", None)
        qtbot.waitUntil(lambda: bool(first.autosave.kept))
        assert names(tmp_path) == [first.autosave.kept[0].name]
        assert [saved_tokens(path) for path in first.autosave.kept] == [["ba", "baj"]]
        first.session.merge()
        first.session.begin(Corpus("sol"), "sol", None)  # before its first writing
    with window(qapp, tmp_path) as second:
        assert [saved_tokens(path) for path in second.autosave.kept] == [["ne"], ["ba", "baj"]]
        second.open_offered()
        second.session.begin(Corpus("sol"), "sol", None)
    with window(qapp, tmp_path) as third:
        assert [saved_tokens(path) for path in third.autosave.kept] == [["ne"], ["ba", "baj"]]


def test_two_windows_have_files_of_their_own(qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path) -> None:
    with window(qapp, tmp_path, "bajo bajo") as first, window(qapp, tmp_path, "nemo nemo") as second:
        first.session.merge()
        second.session.merge()
        written(qtbot, tmp_path, ["ba"], 1)
        written(qtbot, tmp_path, ["ne"], 2)
    # One window finds what both of them left.
    with window(qapp, tmp_path) as third:
        assert third.offered in (["ba"], ["ne"])
        assert sorted(saved_tokens(path) for path in third.autosave.kept) == [["ba"], ["ne"]]
        third.session.merge()
        with window(qapp, tmp_path) as fourth:
            assert len(fourth.autosave.kept) == 2
            assert fourth.autosave.offered == third.autosave.offered


KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session

app = QCoreApplication([])
session = Session()
session.begin(Corpus(sys.argv[2]), "bajo", None)
autosave = Autosave(session, Path(sys.argv[1]))
session.merge(2)
timer = QTimer()
timer.timeout.connect(lambda: session.set_sample(session.sample_text + "."))  # never a pause
timer.start(50)
app.exec()
"""


def test_a_killed_program_loses_nothing_older_than_a_few_seconds(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path), BAJO]
    child = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    try:
        written(qtbot, tmp_path, ["ba", "baj"])
        # A window that opens meanwhile leaves the file alone.
        with window(qapp, tmp_path) as beside:
            assert beside.autosave.offered is None
    finally:
        child.kill()
        child.wait()
    with window(qapp, tmp_path) as after:
        assert after.offered == ["ba", "baj"]
        after.open_offered()
        assert after.session.sample_text.startswith("bajo")
        assert after.session.corpus.text == BAJO
        after.session.merge()
        assert tokens(after.session) == ["ba", "baj", "bajo"]


def test_a_folder_that_cannot_be_written_is_told_once(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.autosave._RETRY_MS", 20)
    place = tmp_path / "data"
    place.write_text("a file where the folder should be", encoding="utf-8")
    with window(qapp, place / "more") as first:
        qtbot.waitUntil(lambda: len(first.problems) == 1)
        problem = first.problems[0]
        assert problem is not None
        assert problem.reason is FormatReason.CANNOT_WRITE
        first.session.merge(2)
        attempts: list[None] = []
        first.autosave._timer.timeout.connect(lambda: attempts.append(None))
        qtbot.waitUntil(lambda: len(attempts) >= 3)
        assert len(first.problems) == 1
        assert tokens(first.session) == ["ba", "baj"]
        # Once there is a place, everything is written after all.
        place.unlink()
        written(qtbot, place / "more", ["ba", "baj"])
    assert len(first.problems) == 1


if sys.platform != "win32":  # which has no such limit

    def test_a_disk_without_room_for_a_lock_is_full(
        qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path
    ) -> None:
        import resource

        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        with open_window_session(qapp, BAJO, "bajo") as session:
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
            try:
                shown = Window(session, tmp_path)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            qtbot.waitUntil(lambda: bool(shown.problems))
            assert shown.problems[0] is not None
            assert shown.problems[0].reason is FormatReason.NO_SPACE
            shown.autosave.close()


@contextmanager
def full_disk() -> Iterator[None]:
    """No byte reaches the disk."""

    def refuse(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        yield


def test_a_full_disk_is_told_once_and_loses_nothing(
    qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bpe_gui.document.autosave._RETRY_MS", 20)
    with window(qapp, tmp_path) as first:
        first.session.merge()
        written(qtbot, tmp_path, ["ba"])
        with full_disk():
            first.session.merge()
            qtbot.waitUntil(lambda: len(first.problems) == 1)
            attempts: list[None] = []
            first.autosave._timer.timeout.connect(lambda: attempts.append(None))
            qtbot.waitUntil(lambda: len(attempts) >= 3)
            settled = saved_tokens(tmp_path / "unsaved-1.bpe.json")
        problem = first.problems[0]
        assert problem is not None
        assert (problem.reason, settled, len(first.problems)) == (FormatReason.NO_SPACE, ["ba"], 1)
        written(qtbot, tmp_path, ["ba", "baj"])
        qtbot.waitUntil(lambda: first.autosave.problem is None)
        # A second time is told again.
        with full_disk():
            first.session.merge()
            qtbot.waitUntil(lambda: len(first.problems) == 2)
    assert saved_tokens(tmp_path / "unsaved-1.bpe.json") == ["ba", "baj", "bajo"]
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".tmp")] == []


def test_a_damaged_file_is_one_problem_and_no_crash(qapp: QCoreApplication, tmp_path: Path) -> None:
    (tmp_path / "unsaved-1.bpe.json").write_bytes(b'{"format": 1,')
    with window(qapp, tmp_path) as first:
        assert first.autosave.offered is not None
        with pytest.raises(Problem) as problem:
            open_session(first.autosave.offered)
        assert problem.value.reason is FormatReason.BROKEN_JSON
        first.session.merge()
    assert saved_tokens(tmp_path / "unsaved-1.bpe.json") == ["ba"]


def test_closing_writes_what_was_typed_last(qapp: QCoreApplication, tmp_path: Path) -> None:
    with window(qapp, tmp_path) as first:
        first.session.merge()
        type_text(first.session, "nemo nemo")
        first.session.flush_edits()
    assert read_session(tmp_path / "unsaved-1.bpe.json").corpus is not None
    assert saved_tokens(tmp_path / "unsaved-1.bpe.json") == ["ne"]


def test_nothing_is_written_after_close(qapp: QCoreApplication, qtbot: QtBot, tmp_path: Path) -> None:
    with open_window_session(qapp, BAJO) as session:
        autosave = Autosave(session, tmp_path)
        session.merge()
        autosave.close()
        session.merge()
        session.begin(Corpus("nemo"), "", None)
        settle(qtbot, session)
        autosave.close()
    assert names(tmp_path) == ["unsaved-1.bpe.json"]
    assert saved_tokens(tmp_path / "unsaved-1.bpe.json") == ["ba"]
