"""The program from the outside: how it starts, what it is given, how it ends."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.arguments import UsageError
from bpe_gui.core.settings import Settings
from bpe_gui.document.saving import to_saved
from bpe_gui.formats.session_file import read_session, write_session
from bpe_gui.i18n import LANGUAGES
from bpe_gui.paths import corpora_dir
from bpe_gui.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = json.loads((corpora_dir() / "samples.json").read_text(encoding="utf-8"))

Opened = Callable[..., MainWindow]
Finished = subprocess.CompletedProcess[str]
Run = Callable[..., Finished]
Kind = TypeVar("Kind", bound=QWidget)


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    """Opens a window for command-line words, and waits until it has nothing left to do."""

    def opened(*words: str | Path) -> MainWindow:
        window = create_window([*map(str, words)])
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: not window.busy)
        return window

    return opened


@pytest.fixture
def run(tmp_path: Path, data_folder: Path) -> Run:
    """Runs the program, or some lines of Python, in a process with data of its own."""
    (tmp_path / "user").mkdir()
    if (data_folder / "cache").exists():  # kernels that are compiled are not compiled again for each test
        (tmp_path / "user" / "cache").symlink_to(data_folder / "cache", True)

    def run(*words: str | Path, code: str = "", platform: str | None = "offscreen") -> Finished:
        environment = {**os.environ, "BPE_TRAINER_DATA": str(tmp_path / "user")}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            environment.pop(name, None)
        if platform:
            environment["QT_QPA_PLATFORM"] = platform
        command = [sys.executable, *(["-c", DRIVER + code] if code else ["-m", "bpe_gui"]), *map(str, words)]
        return subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", timeout=60
        )

    return run


# What follows it is called with the window as soon as the event loop runs.
DRIVER = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QLabel
from bpe_gui import app as program
from bpe_gui.document.corpus import Corpus
from bpe_gui.window.main_window import MainWindow
from bpe_gui.window_arguments import parse_window_arguments


def start(drive):
    application = QApplication([])
    find = lambda: next(each for each in application.topLevelWidgets() if isinstance(each, MainWindow))
    QTimer.singleShot(0, lambda: drive(find()))
    sys.exit(program.run(parse_window_arguments(sys.argv[1:])))


def later(condition, do):
    if condition():
        do()
    else:
        QTimer.singleShot(5, lambda: later(condition, do))

"""


def part(window: MainWindow, name: str, kind: type[Kind]) -> Kind:
    """A widget of the window by its name."""
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def rules(window: MainWindow) -> int:
    """How many rules the list shows."""
    return part(window, "rulesView", QTableView).model().rowCount()


# The first start


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_first_a_lesson_waits_for_merge(opened: Opened, language: str) -> None:
    window = opened("--language", language)
    shop = SAMPLES[f"shop-{language}"]
    text = (corpora_dir() / shop["file"]).read_text(encoding="utf-8")
    assert part(window, "corpusEditor", QPlainTextEdit).toPlainText().split() == text.split()
    assert part(window, "sampleEditor", QPlainTextEdit).toPlainText() == shop["sample"]
    assert rules(window) == 0
    left, right, count = shop["to_see"]["first_rule"]
    merge = part(window, "mergeButton", QPushButton)
    assert f"{left} + {right}" in merge.text()
    assert merge.isEnabled()
    first = part(window, "pairsView", QAbstractItemView).model().index(0, 0)
    assert str(count) in first.data(Qt.ItemDataRole.AccessibleTextRole)
    assert window.session.chosen_limit == shop["limit"]
    assert window.windowTitle() == "BPE Trainer"


def test_merging_names_the_next_pair_at_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened("--language", "es")
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 60.0)  # even on a busy machine
    merge = window.actions_.merge
    told: list[str] = []
    merge.changed.connect(lambda: told.append(merge.text()))
    for _ in range(3):
        window.session.merge()
    left, right = window.session.next_round.rule
    assert [text.count("+") for text in told] == [1, 1, 1]
    assert told[-1].endswith(f"{left} + {right}")
    assert window.actions_.undo.isEnabled()
    assert not window.actions_.redo.isEnabled()
    window.session.undo()
    assert window.actions_.redo.isEnabled()


# Command-line words


def test_merges_sample_and_limit(opened: Opened) -> None:
    shop = SAMPLES["shop-es"]
    window = opened(
        "--language", "es", "--merges", str(shop["merges"]), "--limit", "4", "--sample", "la taza"
    )
    assert rules(window) == shop["merges"]
    assert part(window, "sampleEditor", QPlainTextEdit).toPlainText() == "la taza"
    assert window.session.chosen_limit == 4
    assert window.session.limit == window.session.sample_tokens < 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_answer_is_cut_as_its_file_says(opened: Opened, language: str) -> None:
    shop = SAMPLES[f"shop-{language}"]
    window = opened("--language", language, "--merges", str(shop["merges"]))
    assert window.session.sample_tokens == shop["tokens"]
    assert part(window, "limitBox", QSpinBox).value() == shop["limit"]
    assert part(window, "limitText", QLabel).text() == shop["kept"]


def test_a_limit_behind_the_end_waits_for_a_longer_text(opened: Opened) -> None:
    window = opened("--limit", "7", "--sample", "abc")
    assert part(window, "limitBox", QSpinBox).value() == 3
    window.session.set_sample("abcabcabc")
    assert part(window, "limitBox", QSpinBox).value() == 7


def test_a_text(opened: Opened, tmp_path: Path) -> None:
    path = tmp_path / "bajo & <alto>.txt"
    path.write_text("bajo bajo bajo\n", encoding="utf-8")
    window = opened(path, "--merges", "2", "--sample", "bajo", "--limit", "1")
    assert [each.rule for each in window.session.rounds] == [("b", "a"), ("ba", "j")]
    assert part(window, "limitText", QLabel).text() == "baj"
    assert window.windowTitle() == "bajo & <alto>.txt – BPE Trainer"


def test_word_counts(opened: Opened) -> None:
    window = opened(corpora_dir() / SAMPLES["lesson-es"]["file"], "--merges", "60")
    corpus = SAMPLES["lesson-es"]["corpus"]
    assert window.session.token_counts[60] == corpus["tokens"]
    assert window.session.counts.words == corpus["words"]


def test_a_session(opened: Opened, tmp_path: Path) -> None:
    before = opened("--language", "es", "--merges", "5", "--sample", "la casa", "--limit", "2")
    path = tmp_path / "clase.bpe.json"
    write_session(path, to_saved(before.session))
    after = opened("--language", "bg", path)
    assert rules(after) == 5
    assert part(after, "sampleEditor", QPlainTextEdit).toPlainText() == "la casa"
    assert after.session.limit == 2
    assert after.session.corpus == before.session.corpus
    assert after.windowTitle() == "clase.bpe.json – BPE Trainer"


def test_a_file_that_is_not_there(opened: Opened, tmp_path: Path) -> None:
    window = opened(tmp_path / "no.txt", "--language", "en")
    assert "no.txt" in part(window, "noticeText", QLabel).text()
    assert part(window, "noticeText", QLabel).isVisible()
    assert part(window, "mergeButton", QPushButton).isEnabled()


def test_words_that_make_no_sense() -> None:
    with pytest.raises(UsageError):
        create_window(["--language", "fr"])


# The language


def choose_language(window: MainWindow, code: str) -> None:
    combo = part(window, "languageCombo", QComboBox)
    combo.setCurrentIndex(combo.findData(code))
    combo.activated.emit(combo.currentIndex())


def test_an_untouched_corpus_follows_the_language(opened: Opened) -> None:
    window = opened("--language", "en")
    choose_language(window, "bg")
    assert window.session.corpus.sample == "shop-bg"
    assert part(window, "sampleEditor", QPlainTextEdit).toPlainText() == SAMPLES["shop-bg"]["sample"]
    assert window.session.chosen_limit == SAMPLES["shop-bg"]["limit"]
    choose_language(window, "es")
    assert window.session.corpus.sample == "shop-es"


@pytest.mark.parametrize(
    "touch",
    [
        lambda window: window.session.merge(),
        lambda window: part(window, "sampleEditor", QPlainTextEdit).insertPlainText("no "),
        lambda window: part(window, "corpusEditor", QPlainTextEdit).insertPlainText("no "),
        lambda window: part(window, "limitBox", QSpinBox).setValue(3),
    ],
    ids=["a rule", "a letter in the sample", "a letter in the corpus", "another limit"],
)
def test_what_was_touched_stays(opened: Opened, touch: Callable[[MainWindow], None]) -> None:
    window = opened("--language", "es")
    touch(window)
    kept = [part(window, name, QPlainTextEdit).toPlainText() for name in ("corpusEditor", "sampleEditor")]
    limit = window.session.chosen_limit
    choose_language(window, "bg")
    window.session.flush_edits()
    assert [
        part(window, name, QPlainTextEdit).toPlainText() for name in ("corpusEditor", "sampleEditor")
    ] == kept
    assert window.session.chosen_limit == limit


def test_the_chosen_language_is_remembered(opened: Opened) -> None:
    window = opened("--language", "en")
    choose_language(window, "bg")
    assert window.preferences.language == "bg"


# The picture


def test_a_picture_of_the_window_without_a_screen(run: Run, tmp_path: Path) -> None:
    pictures = []
    for merges in (0, 60):
        path = tmp_path / f"{merges}.png"
        done = run("--screenshot", path, "--merges", str(merges), "--language", "es", platform=None)
        assert (done.returncode, done.stdout) == (0, "")
        pictures.append(QImage(str(path)))
    none, sixty = pictures
    assert none.size() == sixty.size()
    assert sixty.width() >= 1366
    # The list of rules is the middle column: empty at first, full of ink after sixty merges.
    inks = [ink(picture, 0.24, 0.46, 0.45, 0.85) for picture in pictures]
    assert inks[0] < 50
    assert inks[1] > 1000


def ink(picture: QImage, left: float, right: float, top: float, bottom: float) -> int:
    """How many dark points a part of the picture has, given in shares of its width and height."""
    columns = range(int(left * picture.width()), int(right * picture.width()))
    rows = range(int(top * picture.height()), int(bottom * picture.height()))
    return sum(picture.pixelColor(x, y).lightness() < 100 for x in columns for y in rows)


def test_a_picture_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    done = run("--screenshot", tmp_path / "no" / "folder.png", platform=None)
    assert done.returncode == 2
    assert "folder.png" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_a_picture_of_a_file_that_is_none(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.bpe.json"
    broken.write_text("{", encoding="utf-8")
    done = run("--screenshot", tmp_path / "picture.png", broken, platform=None)
    assert done.returncode == 2
    assert "broken.bpe.json" in done.stderr.splitlines()[-1]
    assert not (tmp_path / "picture.png").exists()


if sys.platform == "linux":  # other systems do not tell

    def test_without_a_screen_it_says_so(run: Run) -> None:
        done = run(platform=None)
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert "screen" in done.stderr


def test_counts_that_are_too_large_for_qt(opened: Opened, tmp_path: Path) -> None:
    table = tmp_path / "large.tsv"
    table.write_text("abc\t9223372036854775807\nacd\t9223372036854775807\n")
    window = opened(table, "--language", "es")
    assert "18.446.744.073.709.551.614 palabras" in part(window, "corpusSummary", QLabel).text()
    window.session.merge()
    assert rules(window) == 1
    assert not window.grab().isNull()
    said = part(window, "mergesChart", QWidget).accessibleDescription()
    assert "46.116.860.184.273.879.035" in said


def test_a_minimum_that_is_too_large_for_qt(opened: Opened, qtbot: QtBot) -> None:
    window = opened("--language", "en")
    window.session.change_settings(Settings(minimum_count=3_000_000_000))
    qtbot.waitUntil(lambda: not window.busy)
    assert "3,000,000,000 times" in part(window, "mergeButton", QPushButton).toolTip()
    assert "3,000,000,000 times" in part(window, "pairsSentence", QLabel).text()


def test_a_large_file_is_read_in_the_background(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened()
    text = tmp_path / "large.txt"
    text.write_text("el pedido llega\r\nel lunes\n" * 20_000)
    window.files.open(text)
    assert window.files.busy
    qtbot.waitUntil(lambda: not window.busy)
    assert window.session.corpus.path == text
    assert "mixed line ends" in part(window, "encodingLabel", QLabel).text()


def test_a_fault_of_the_program_is_told_in_the_window(run: Run) -> None:
    code = """
def drive(window):
    QTimer.singleShot(0, lambda: 1 / 0)
    note = window.findChild(QLabel, "noticeText")
    later(note.isVisible, lambda: (print(note.text()), window.close()))

start(drive)
"""
    done = run("--language", "en", code=code)
    assert done.returncode == 0
    assert "ZeroDivisionError: division by zero" in done.stdout
    assert "ZeroDivisionError" in done.stderr


# The end


def test_closing_asks_nothing(opened: Opened, qtbot: QtBot) -> None:
    window = opened("--merges", "3")
    part(window, "corpusEditor", QPlainTextEdit).insertPlainText("no ")
    assert window.close()
    assert not window.isVisible()
    qtbot.waitUntil(lambda: not window.busy)


@pytest.mark.parametrize(
    "corpus",
    [
        "rows=tuple((f'{number:x}' * 3, number % 7 + 1) for number in range(200_000))",
        "text=' '.join(f'{number:x}' * 3 for number in range(500_000))",
    ],
    ids=["learning", "counting words"],
)
def test_closing_in_the_middle_of_long_work(run: Run, corpus: str) -> None:
    code = f"""
def drive(window):
    window.session.replace_corpus(Corpus({corpus}))
    window.session.merge(10_000)
    QTimer.singleShot(200, lambda: leave(window))

def leave(window):
    assert window.session.busy
    begin = time.monotonic()
    window.close()
    print(time.monotonic() - begin)

start(drive)
"""
    done = run(code=code)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert float(done.stdout) < 2


def test_the_last_session_is_offered_at_the_next_start(run: Run) -> None:
    leave = """
def drive(window):
    window.session.merge(3)
    window.session.set_sample("мой текст")
    later(lambda: window.session.merges == 3, window.close)

start(drive)
"""
    come_back = """
def drive(window):
    assert window.findChild(QLabel, "noticeText").isVisible()
    assert window.session.merges == 0
    window.findChild(QPushButton, "noticeButton").click()
    later(lambda: window.session.merges == 3 and not window.busy, lambda: tell(window))

def tell(window):
    print(ascii(window.session.sample_text), window.session.corpus.sample, window.windowTitle())
    window.close()

start(drive)
"""
    assert run("--language", "es", code=leave).returncode == 0
    done = run("--language", "es", code=come_back)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{'мой текст'!a} shop-es BPE Trainer"


def test_a_small_screen_shows_all_of_the_window(run: Run) -> None:
    code = """
def drive(window):
    print(window.size().boundedTo(window.screen().availableSize()) == window.size())
    window.close()

start(drive)
"""
    done = run(code=code)  # without a screen Qt has one of 800 by 800 pixels
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr


def test_what_was_not_touched_is_not_offered(run: Run) -> None:
    leave = "start(lambda window: window.close())"
    ask = """
def drive(window):
    print(window.findChild(QLabel, "noticeText").isVisible())
    window.close()

start(drive)
"""
    assert run(code=leave).returncode == 0
    assert run(code=ask).stdout.strip() == "False"


def test_a_session_that_is_being_saved_is_whole_when_the_window_is_closed(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened("--merges", "2")
    window.files.path = tmp_path / "kept.bpe.json"
    window.files.save()
    window.session.merge()
    window.files.save()
    assert window.close()
    assert not window.files.busy
    assert read_session(tmp_path / "kept.bpe.json").merges == 3
    assert list(tmp_path.glob("*.tmp")) == []


STALLED = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bpe_gui.app import run
from bpe_gui.window.main_window import MainWindow
from bpe_gui.window_arguments import WindowArguments

reading, writing = os.pipe()

def work():
    yield 0.0
    os.read(reading, 1)  # as a file of a network that does not answer

def close():
    (window,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    window.session.set_sample("is kept")
    window.files._reading.run(work(), print, print, inline=False)
    QTimer.singleShot(200, window.close)

app = QApplication([])
QTimer.singleShot(100, close)
sys.exit(run(WindowArguments(language="en")))
"""


def test_a_file_that_stalls_does_not_keep_the_window_open(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BPE_TRAINER_DATA": str(tmp_path)}
    started = time.monotonic()
    answer = subprocess.run(
        [sys.executable, "-c", STALLED], env=environment, capture_output=True, text=True, timeout=60
    )
    assert (answer.returncode, answer.stdout) == (0, "")
    assert "QThread" not in answer.stderr
    assert time.monotonic() - started < 20
    (kept,) = tmp_path.rglob("unsaved-*.bpe.json")
    assert "is kept" in kept.read_text("utf-8")


def test_the_program_loads_the_compiled_half_behind_its_window(kernels: str) -> None:
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bpe_gui.app import create_window, run
from bpe_gui.window_arguments import WindowArguments
app = QApplication([])
create_window([]).close()
print("numba" in sys.modules)
def look():
    for window in app.topLevelWidgets():
        if window.isVisible() and window.objectName() == "mainWindow":
            if window.session.engine_loading.engines.name == sys.argv[1]:
                timer.stop()
                window.close()
timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
print(run(WindowArguments()))
"""
    done = subprocess.run(
        [sys.executable, "-c", program, kernels], capture_output=True, text=True, cwd=ROOT, timeout=120
    )
    assert done.stdout.split() == ["False", "0"]


def test_the_first_picture_needs_nothing_that_files_and_pictures_need() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; from bpe_gui.app import create_window;"
        "app = QApplication([]); window = create_window(['--language', 'es']); window.show();"
        "print(*(name for name in sys.modules if name.startswith('bpe_gui.')))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(found.stdout.split())
    assert "bpe_gui.panes.chart.chart_pane" in loaded
    later = ("core.cost", "core.exercises.exercise", "core.block_counting", "core.safe_cuts")
    later += ("document.opening", "document.saving", "document.cost_counting", "formats.session_file")
    later += ("formats.text_stream", "formats.detection", "formats.word_counts_file", "formats.atomic_file")
    later += ("panes.practice.practice_pane", "panes.cost.cost_pane", "window.handout.making")
    assert loaded & {f"bpe_gui.{name}" for name in later} == set()


def test_the_first_picture_does_not_wait_for_the_curves() -> None:
    code = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from bpe_gui.app import create_window
app = QApplication([])
window = create_window(["--language", "es", "--merges", "20"])
chart = window.findChild(QWidget, "mergesChart")
def colours():
    image = chart.grab().toImage()
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})
window.show()
print("pyqtgraph" in sys.modules, colours() < 20, "pyqtgraph" in sys.modules)
while "pyqtgraph" not in sys.modules:
    app.processEvents()
print(colours() > 40)
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "True", "False", "True"]


def test_no_widget_is_taken_apart_while_a_window_is_built(qtbot: QtBot) -> None:
    building = []

    def look_for_garbage(_: str, __: object) -> None:
        building.extend(frame.name for frame in traceback.extract_stack() if frame.name == "_build")

    gc.callbacks.append(look_for_garbage)
    try:
        window = create_window(["--language", "es"])
    finally:
        gc.callbacks.remove(look_for_garbage)
    qtbot.addWidget(window)
    assert building == []
    assert gc.isenabled()
