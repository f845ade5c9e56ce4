"""Real files in the window: opened, dropped, several at once, too large to edit, in the wrong encoding."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.core.settings import PRESETS
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT
from bpe_gui.document.practice import Practice
from bpe_gui.document.saving import open_session, to_saved
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import write_session
from bpe_gui.panes.practice.practice_pane import PracticePane
from bpe_gui.problems import plain
from bpe_gui.window.main_window import MainWindow

SPANISH = "¿Dónde está mi pedido? Llegará mañana por la mañana, señor.\n"
BULGARIAN = "Пратката ще пристигне утре сутринта. Можете да я върнете до четиринайсет дни.\n"

Opened = Callable[..., MainWindow]
Kind = TypeVar("Kind", bound=QWidget)


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def opened(*words: str | Path) -> MainWindow:
        window = create_window([*map(str, words), "--language", "en"])
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: not window.busy)
        return window

    return opened


def part(window: MainWindow, name: str, kind: type[Kind]) -> Kind:
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def said(window: MainWindow, name: str) -> str:
    return part(window, name, QLabel).text()


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    where, buttons, keys = QPoint(50, 50), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(where, Qt.DropAction.CopyAction, data, buttons, keys)
    window.dropEvent(event)


def encoding_actions(window: MainWindow) -> dict[str, QAction]:
    menu = part(window, "encodingMenu", QMenu)
    menu.aboutToShow.emit()
    return {action.data(): action for region in menu.findChildren(QMenu) for action in region.actions()}


def words(window: MainWindow) -> dict[str, int]:
    return window.session.counts.counts


def test_the_encoding_is_shown_and_can_be_changed(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(BULGARIAN.encode("cp1251"))
    window = opened(path, "--merges", "2")
    assert said(window, "encodingLabel").startswith("Windows-1251 · LF · ")
    assert part(window, "encodingButton", QPushButton).isVisible()
    actions = encoding_actions(window)
    assert len(actions) >= 20
    assert [name for name, action in actions.items() if action.isChecked()] == ["cp1251"]
    actions["koi8-r"].trigger()
    qtbot.waitUntil(lambda: not window.busy)
    assert said(window, "encodingLabel").startswith("KOI8-R · ")
    assert window.session.corpus.text == BULGARIAN.encode("cp1251").decode("koi8-r")
    window.session.undo()
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.corpus.text == BULGARIAN
    assert [name for name, action in actions.items() if action.isChecked()] == ["cp1251"]


def test_what_came_from_no_file_has_nothing_to_reopen(opened: Opened) -> None:
    assert part(opened(), "encodingButton", QPushButton).isHidden()


def test_broken_bytes_are_named(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(SPANISH.encode() + b"\xff\xfe!\n")
    window = opened(path)
    assert "became �: 2, the first in line 2 of corpus.txt" in said(window, "brokenNoticeText")
    editor = part(window, "corpusEditor", QPlainTextEdit)
    assert not editor.isReadOnly()
    window.session.edit_corpus(lambda: "el el")
    window.session.flush_edits()
    qtbot.waitUntil(lambda: not window.busy)


def test_several_files_become_one_text(opened: Opened, tmp_path: Path) -> None:
    one, two = tmp_path / "1.txt", tmp_path / "2.txt"
    one.write_bytes(b"sol luz")
    two.write_bytes("mañana sol".encode("utf-16"))
    window = opened(one, two)
    assert window.session.corpus.text == "sol luz\nmañana sol"
    assert not part(window, "corpusEditor", QPlainTextEdit).isReadOnly()
    assert words(window) == {"sol": 2, "luz": 1, "mañana": 1}
    assert said(window, "encodingLabel").startswith("UTF-8, UTF-16 LE · ")
    assert window.session.corpus.name == "1.txt + 1"


def test_a_dropped_folder_is_its_texts(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "novels"
    folder.mkdir()
    (folder / "b.txt").write_bytes(b"luz")
    (folder / "a.txt.gz").write_bytes(gzip.compress(b"sol"))
    (folder / "c.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    last = tmp_path / "last.txt"
    last.write_bytes(b"mar")
    window = opened()
    drop(window, folder, last)
    qtbot.waitUntil(lambda: not window.busy)
    assert list(words(window)) == ["sol", "luz", "mar"]
    assert said(window, "skippedNoticeText") == "Files of this folder that are no text were left out: 1."


def test_files_that_must_not_be_joined_stay_several(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    one, two = tmp_path / "1.txt", tmp_path / "2.txt"
    one.write_bytes(b"sol luz")
    two.write_bytes(b"mar sol")
    window = opened()
    window.session.change_settings(PRESETS["bytes"])
    window.files.open(one, two)
    qtbot.waitUntil(lambda: not window.busy)
    assert words(window) == {"sol": 1, " luz": 1, "mar": 1, " sol": 1}
    assert part(window, "corpusEditor", QPlainTextEdit).isReadOnly()
    assert said(window, "readOnlyNoticeText").startswith("2 files, each cut by itself")
    part(window, "readOnlyNoticeButton", QPushButton).click()
    qtbot.waitUntil(lambda: not window.busy)
    assert words(window) == {"sol": 1, " luz": 1, "\n": 1, "mar": 1, " sol": 1}
    assert not part(window, "corpusEditor", QPlainTextEdit).isReadOnly()


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.txt"
    path.write_bytes(("uno dos tres cuatro.\r\n" * 150_000).encode("cp1252"))
    return path


def test_a_large_text_stays_in_its_file(opened: Opened, qtbot: QtBot, large: Path) -> None:
    window = opened(large, "--merges", "3")
    corpus = window.session.corpus
    assert corpus.size == 22 * 150_000 > LARGEST_EDITED_TEXT
    assert len(corpus.text) < 100_000
    assert part(window, "corpusEditor", QPlainTextEdit).isReadOnly()
    assert "3,300,000 characters" in said(window, "readOnlyNoticeText")
    summary = said(window, "corpusSummary")
    assert summary.startswith("150,000 lines · 600,000 words · 4 distinct")
    assert said(window, "encodingLabel") == "UTF-8 · CRLF · 3.3 MB"
    # Other settings read the file again.
    window.session.change_settings(PRESETS["bytes"])
    assert window.session.busy
    qtbot.waitUntil(lambda: not window.busy)
    assert words(window)["uno"] == 150_000
    assert window.session.learned == 3


def test_while_a_large_text_is_counted_no_other_words_are_shown(
    opened: Opened, qtbot: QtBot, large: Path
) -> None:
    window = opened()
    window.files.open(large)
    qtbot.waitUntil(lambda: not window.files.busy)
    assert window.session.busy
    assert said(window, "corpusSummary") == "150,000 lines"
    qtbot.waitUntil(lambda: not window.busy)
    assert "600,000 words" in said(window, "corpusSummary")


def test_a_session_of_a_large_text_holds_its_place(opened: Opened, tmp_path: Path, large: Path) -> None:
    packed = tmp_path / "large.txt.gz"
    packed.write_bytes(gzip.compress(BULGARIAN.encode("koi8-r") * 40_000))
    window = opened(packed, large, "--merges", "3")
    rules = [found.rule for found in window.session.rounds]
    path = tmp_path / "s.bpe.json"
    write_session(path, to_saved(window.session))
    assert path.stat().st_size < 10_000
    again = open_session(path).corpus
    assert again is not None
    assert again.content == window.session.corpus.content
    assert [file.encoding for file in again.files] == ["koi8-r", "utf-8"]
    other = opened(path)
    assert [found.rule for found in other.session.rounds] == rules
    assert not other.session.saved_rules_differ
    assert other.session.can_learn
    packed.write_bytes(gzip.compress(BULGARIAN.encode("koi8-r") * 39_999))
    problem = open_session(path).corpus_problem
    assert problem is not None
    assert problem.reason is FormatReason.CORPUS_CHANGED


@pytest.mark.parametrize("harm", [lambda path: path.unlink(), lambda path: path.write_bytes(b"otra")])
def test_a_file_that_goes_away_leaves_what_was_learned(
    opened: Opened, qtbot: QtBot, large: Path, harm: Callable[[Path], object]
) -> None:
    window = opened(large, "--merges", "3")
    rules = [found.rule for found in window.session.rounds]
    settings = window.session.settings
    harm(large)
    window.session.change_settings(PRESETS["bytes"])
    qtbot.waitUntil(lambda: not window.busy)
    assert [found.rule for found in window.session.rounds] == rules
    assert window.session.settings == settings
    assert plain(str(large)) in said(window, "noticeText")


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("a.gz", gzip.compress(b"sol " * 90, mtime=0)[:-6], FormatReason.BROKEN_ARCHIVE),
        ("a.txt", bytes(range(256)), FormatReason.BINARY),
        ("a.tsv", b"sol\n", FormatReason.ROW_WITHOUT_TAB),
    ],
)
def test_a_bad_file_leaves_the_corpus_alone(
    opened: Opened, qtbot: QtBot, tmp_path: Path, name: str, data: bytes, reason: FormatReason
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    window = opened()
    before = window.session.corpus
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.busy)
    assert window.files.problem is not None
    assert window.files.problem.reason is reason
    assert window.session.corpus is before
    assert part(window, "noticeText", QLabel).isVisible()


def test_a_name_that_the_system_refuses_is_told(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened()
    window.files.open(tmp_path / ("x" * 300))
    qtbot.waitUntil(lambda: not window.busy)
    assert window.files.problem is not None
    assert window.files.problem.reason is FormatReason.CANNOT_READ


def test_files_that_are_no_one_corpus(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    text, table, session = tmp_path / "a.txt", tmp_path / "a.tsv", tmp_path / "a.bpe.json"
    text.write_bytes(b"sol")
    table.write_bytes(b"sol\t1\n")
    window = opened()
    write_session(session, to_saved(window.session))
    for paths, reason in (
        ((text, table), FormatReason.MIXED_KINDS),
        ((text, session), FormatReason.SESSION_AMONG_FILES),
    ):
        window.files.open(*paths)
        qtbot.waitUntil(lambda: not window.busy)
        assert window.files.problem is not None
        assert window.files.problem.reason is reason
    window.files.open(table, table)
    qtbot.waitUntil(lambda: not window.busy)
    assert words(window) == {"sol": 2}


def test_cancel_while_reading_leaves_the_corpus_alone(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_bytes(b"el la\n" * 10_000_000)
    window = opened()
    before = window.session.corpus
    window.files.open(path)
    assert window.files.busy
    qtbot.waitUntil(lambda: window.files.share > 0)
    part(window, "cancelButton", QPushButton).click()
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.corpus is before
    assert window.files.problem is None


def test_a_part_is_shown_as_one_and_remembered(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path, session = tmp_path / "corpus.txt", tmp_path / "part.bpe.json"
    path.write_text(SPANISH * 50_000, encoding="utf-8")
    window = opened()
    window.files.open(path, part_bytes=1_000_000)
    qtbot.waitUntil(lambda: not window.busy)
    lines = 1_000_000 // len(SPANISH.encode())
    assert window.session.counts.counts["pedido?"] == lines
    notice = "Only the beginning is open, 1 MB of 3.4 MB; what follows is not learned from."
    assert said(window, "readOnlyNoticeText") == notice
    assert part(window, "corpusEditor", QPlainTextEdit).isReadOnly()
    write_session(session, to_saved(window.session))
    window.files.open(session)
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.counts.counts["pedido?"] == lines
    assert said(window, "readOnlyNoticeText").startswith("Only the beginning")
    edit = part(window, "readOnlyNoticeButton", QPushButton)
    assert edit.text() == "Edit this part"
    edit.click()
    qtbot.waitUntil(lambda: not window.busy)
    assert not part(window, "corpusEditor", QPlainTextEdit).isReadOnly()
    assert said(window, "readOnlyNoticeText") == ""
    assert not window.session.corpus.is_part


def test_a_part_stays_one_in_another_encoding(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(3)]
    for path in paths:
        path.write_bytes(BULGARIAN.encode("cp1251") * 1_000)
    window = opened()
    window.files.open(*paths, part_bytes=100_000)
    qtbot.waitUntil(lambda: not window.busy)
    assert said(window, "readOnlyNoticeText").endswith("Files left out: 1.")
    size = window.session.corpus.size
    assert 99_000 < size <= 100_000
    encoding_actions(window)["koi8-r"].trigger()
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.corpus.size == size
    assert said(window, "readOnlyNoticeText").endswith("Files left out: 1.")


def test_where_the_whole_does_not_fit_a_part_is_offered(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "line.txt"
    path.write_bytes(b"x" * 4_500_000)
    window = opened()
    before = window.session.corpus
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.corpus == before
    assert "a word of more than" in said(window, "noticeText")
    offer = part(window, "noticeButton", QPushButton)
    assert offer.text() == "Open the first 1 MB"
    offer.click()
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.counts.counts == {"x" * 1_000_000: 1}
    assert said(window, "readOnlyNoticeText").endswith("so the part ends inside one.")
    assert not part(window, "noticeText", QLabel).isVisible()


def test_a_part_of_a_table(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path, session = tmp_path / "words.tsv", tmp_path / "part.bpe.json"
    path.write_text("".join(f"palabra{n}\t{n}\n" for n in range(1_000, 9_000)), encoding="utf-8")
    window = opened()
    window.files.open(path, part_bytes=17_000)
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.counts.distinct_words == 1_000
    assert said(window, "readOnlyNoticeText").startswith("Only the first 1,000 rows are open")
    assert said(window, "encodingLabel") == "UTF-8 · word counts"
    write_session(session, to_saved(window.session))
    again = open_session(session)
    assert again.corpus is not None
    assert (again.corpus.rows, again.corpus.is_part) == (window.session.corpus.rows, True)


def test_a_table_in_a_guessed_encoding_says_so(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    path.write_bytes("ел\t5\n".encode("cp1251"))
    window = opened(path)
    assert said(window, "encodingLabel").endswith(" (a guess) · word counts")
    encoding_actions(window)["koi8-r"].trigger()
    qtbot.waitUntil(lambda: not window.busy)
    assert list(words(window)) == ["ел".encode("cp1251").decode("koi8-r")]


def test_progress_tells_speed_and_time_left(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path, rows = tmp_path / "words.tsv", 900_000
    window = opened()
    before = window.session.corpus
    told: list[str] = []

    def look() -> None:
        """Stops the reading when it is told how long that will take: a moment later it may have ended."""
        told.append(said(window, "taskLabel"))
        if "left" in told[-1]:
            part(window, "cancelButton", QPushButton).click()

    window.files.progressed.connect(look)
    while not told or "left" not in told[-1]:  # a file is larger than the last, if that was read at once
        told.clear()
        window.session.replace_corpus(before)
        path.write_text("".join(f"palabra{n}\t{n}\n" for n in range(1, rows)), encoding="utf-8")
        window.files.open(path)
        qtbot.waitUntil(lambda: not window.busy)
        rows *= 2
    assert told[0] == "reading…"
    assert re.fullmatch(r"reading… \d+ % · [\d.]+ [kMG]?B/s · \d+ (s|min) left", told[-1])
    assert window.session.corpus is before


def test_an_offer_goes_when_something_else_is_opened(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    path, other = tmp_path / "line.txt", tmp_path / "other.txt"
    path.write_bytes(b"x" * 4_500_000)
    other.write_text(SPANISH, encoding="utf-8")
    window = opened()
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.busy)
    assert "4,000,000" in said(window, "noticeText")
    window.files.open(other)
    qtbot.waitUntil(lambda: not window.busy)
    assert not part(window, "noticeText", QLabel).isVisible()


def exercises(window: MainWindow, path: Path, qtbot: QtBot) -> Path:
    """A file with a set of three exercises."""
    practice = Practice(window.session, 5)
    practice.begin()
    practice.export_set(path, 3)
    qtbot.waitUntil(path.exists)
    return path


def test_a_set_of_exercises_opens_in_the_practice(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = opened("--merges", "20")
    path = exercises(window, tmp_path / "class.exercises.json", qtbot)
    corpus = window.session.corpus
    missing = tmp_path / "no.txt"
    window.files.open(missing)
    qtbot.waitUntil(lambda: not window.busy)
    assert "no.txt" in said(window, "noticeText")
    drop(window, path)
    pane = window.findChild(PracticePane)
    assert pane is not None and pane.isVisible()
    qtbot.waitUntil(lambda: pane.practice.place == (1, 3))
    assert window.session.corpus is corpus
    assert not part(window, "noticeText", QLabel).isVisible()
    assert path in window.preferences.recent
    started = opened(path)
    practice = started.findChild(PracticePane).practice
    qtbot.waitUntil(lambda: practice.place == (1, 3))


def test_what_failed_is_said_until_another_file_opens(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = opened()
    (good := tmp_path / "good.txt").write_text(SPANISH, encoding="utf-8")
    for name in ("no.txt", "nor.txt"):
        window.files.open(tmp_path / name)
        qtbot.waitUntil(lambda: not window.busy)
    assert "nor.txt" in said(window, "noticeText")
    window.files.path = tmp_path / "mine.bpe.json"
    window.files.save()  # nothing is opened by that
    qtbot.waitUntil(lambda: not window.busy)
    assert part(window, "noticeText", QLabel).isVisible()
    window.files.open(good)
    qtbot.waitUntil(lambda: not window.busy)
    assert not part(window, "noticeText", QLabel).isVisible()


def answer_dialog(path: Path, then: Callable[[], None] = lambda: None) -> None:
    """Types a path into the dialog for files that opens next, and accepts it."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(10, answer)
            return
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        assert edit is not None
        edit.setText(str(path))
        dialog.accept()
        then()

    QTimer.singleShot(0, answer)


def test_the_vocabulary_is_exported_as_a_table(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = opened("--merges", "20", "--language", "es")
    path = tmp_path / "vocabulary.tsv"
    answer_dialog(path)
    window.actions_.export_vocabulary.trigger()
    qtbot.waitUntil(lambda: path.exists() and not window.busy)
    heading, *lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    assert heading == ["id", "token", "bytes", "count", "letters", "rule", "left", "right"]
    session = window.session
    assert [line[1] for line in lines] == session.tokenizer.vocabulary(20)
    assert sum(int(line[3]) for line in lines) == session.token_counts[20]
    assert [line[5:] for line in lines[-20:]] == [
        [str(rank + 1), *session.rounds[rank].rule] for rank in range(20)
    ]
    (folder := tmp_path / "gone").mkdir()
    answer_dialog(folder / "x.tsv", folder.rmdir)  # it is gone before anything is written
    window.actions_.export_vocabulary.trigger()
    qtbot.waitUntil(lambda: "x.tsv" in said(window, "noticeText"))
