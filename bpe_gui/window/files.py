"""Opening, saving and exporting: which file, and what to say when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Background, Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.formats.encodings import Sureness
from bpe_gui.formats.os_reasons import OsReason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.suffixes import EXERCISE_SET_SUFFIX, SESSION_SUFFIX
from bpe_gui.panes.ask_path import ask_path
from bpe_gui.panes.numbers import number_text
from bpe_gui.paths import is_file, is_folder, is_there
from bpe_gui.preferences import Preferences
from bpe_gui.problems import sentence

_MEGABYTE = 1_000_000
# Of the first that is less than half of what did not fit.
_OFFERED_MEGABYTES = (50, 10, 1)
_MOST_MEGABYTES = 1_000_000
# Saving goes to its end before the window is closed, unless the disk does not answer for so long.
_SAVING_SECONDS = 10.0
# A file of so many bytes is read, and its SHA-256 reckoned, in a millisecond; a larger one would be felt.
_SMALL_BYTES = 100_000


def translated(problem: Problem) -> str:
    """The sentence of a problem in the language of the interface."""
    locale = QLocale()
    return sentence(
        problem,
        lambda text: QCoreApplication.translate("Problems", text),
        lambda number: number_text(number, locale),
    )


@dataclass(frozen=True, slots=True)
class Asked:
    """Files to be opened, in which encoding (None: in that which their bytes tell), and how much of them.

    `size` is how many bytes of text they hold, 0 where that is not known.
    """

    paths: tuple[Path, ...] = ()
    encoding: str | None = None
    part_bytes: int | None = None
    size: int = 0
    begins_with_long_word: bool = False


def asked_for(corpus: Corpus) -> Asked:
    """How the files of a corpus were opened."""
    chosen = [file.encoding for file in corpus.files if file.sureness is Sureness.CHOSEN]
    read = sum(file.text_bytes for file in corpus.files)
    return Asked(
        tuple(Path(file.name) for file in corpus.files),
        chosen[0] if chosen else None,
        read if corpus.is_part else None,
        read,
        begins_with_long_word=len(corpus.text.split()) < 2,
    )


class Files(QObject):
    """The files of one window; what went wrong is `problem`, after `failed`.

    `size` is how many bytes the files have that are being opened, 0 while that is not known.
    """

    opened = Signal()
    saved = Signal()
    exercises_wanted = Signal(Path)
    """A file that was to be opened is a set of exercises, which no document holds."""
    failed = Signal()
    busy_changed = Signal()
    progressed = Signal()

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._preferences, self._window = session, preferences, window
        self._reading, self._writing = Background(self), Background(self)
        self._reading.progressed.connect(self.progressed)
        for lane in (self._reading, self._writing):
            lane.busy_changed.connect(self.busy_changed)
        self.problem: Problem | None = None
        self._asked = Asked()
        self.size = 0
        self.path: Path | None = None

    @property
    def asked(self) -> Asked:
        """What was to be opened last."""
        return self._asked

    @property
    def busy(self) -> bool:
        """Whether a file is being read or written."""
        return self._reading.busy or self._writing.busy

    @property
    def share(self) -> float:
        """The share of the files being opened that is read, from 0 to 1."""
        return self._reading.share

    def cancel(self) -> None:
        """Stops reading; the present document stays. What is being written is written to its end."""
        self._reading.cancel()

    def close(self) -> None:
        """Waits until nothing is read or written; for a file that stalls it does not wait long."""
        self._reading.stop()
        self._writing.stop(_SAVING_SECONDS)

    def open(
        self,
        path: Path,
        *more: Path,
        kept: bool = False,
        encoding: str | None = None,
        part_bytes: int | None = None,
        left_out: int = 0,
    ) -> None:
        """Opens a session, or files and folders as a corpus; the present document stays until then.

        With `part_bytes` only so many bytes are read, from the beginning of the first file on; `left_out`
        files more have nothing of the part.
        """
        # Here and below, because the window opens sooner without them.
        from bpe_gui.document.opening import opening_corpus
        from bpe_gui.document.saving import OpenedSession, adopt, opening_session

        paths, settings = (path, *more), self._session.settings
        self._asked = Asked(paths, encoding, part_bytes)
        is_whole = not more and encoding is None and part_bytes is None
        is_session = is_whole and path.name.endswith(".json")
        if endless := next(filter(_is_endless, paths), None):
            self.tell(Problem(FormatReason.CANNOT_READ, path=str(endless), why=OsReason.NOT_A_FILE))
            return

        if is_session and path.name.endswith(EXERCISE_SET_SUFFIX):
            self._preferences.add_recent(path)
            self.exercises_wanted.emit(path)
            self.opened.emit()
            return

        def begin(size: int) -> None:
            self.size = size

        def work() -> Work[OpenedSession | Corpus]:
            self.size = 0
            yield 0.0
            if is_session:
                return (yield from opening_session(path, begin))
            return (yield from opening_corpus(paths, settings, encoding, part_bytes, left_out, begin))

        def done(found: OpenedSession | Corpus) -> None:
            if isinstance(found, OpenedSession):
                self.path = None if kept else path
                adopt(self._session, found)
            else:
                self._session.replace_corpus(found)
            if not kept and encoding is None and part_bytes is None:
                for each in reversed(paths):
                    self._preferences.add_recent(each)
            self.opened.emit()
            if isinstance(found, OpenedSession) and found.corpus_problem:
                self.tell(found.corpus_problem)

        self._reading.run(work(), done, self.tell, inline=not more and _is_small(path))

    def reopen(self, encoding: str) -> None:
        """Opens the files of the corpus again, as texts in an encoding."""
        corpus = self._session.corpus
        asked = asked_for(corpus)
        if asked.paths:
            self.open(*asked.paths, encoding=encoding, part_bytes=asked.part_bytes, left_out=corpus.left_out)

    def part_for(self, asked: Asked) -> int | None:
        """How many MB of files that did not fit may fit, or None where there is nothing to be tried."""
        size = asked.part_bytes or asked.size or sum(map(_size, asked.paths))
        offered = _OFFERED_MEGABYTES[-1:] if asked.begins_with_long_word else _OFFERED_MEGABYTES
        return next((most for most in offered if 2 * most * _MEGABYTE <= size), None)

    def open_part(self, asked: Asked, megabytes: int) -> None:
        """Opens the beginning of files."""
        self.open(*asked.paths, encoding=asked.encoding, part_bytes=megabytes * _MEGABYTE)

    def open_kept(self, path: Path) -> None:
        """Opens the session that was kept by itself: it is no file of the user's."""
        self.open(path, kept=True)

    def open_dropped(self, names: list[str]) -> None:
        """Opens what was dropped on the window: files and folders."""
        self.open(*map(Path, names))

    def ask_open(self) -> None:
        """Lets the user choose files to open."""
        kinds = (
            self.tr("All files (*)"),
            self.tr("Sessions (*.bpe.json)"),
            self.tr("Texts (*.txt *.md *.gz *.xz)"),
            self.tr("Word counts (*.tsv *.parquet)"),
            self.tr("Sets of exercises (*.exercises.json)"),
        )
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open"), self._folder(), ";;".join(kinds)
        )
        if names:
            self.open(*map(Path, names))

    def ask_open_part(self) -> None:
        """Lets the user choose files, and how much of them is opened."""
        names, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Open a part"), self._folder())
        if not names:
            return
        question = self.tr("How many MB, from the beginning on?")
        megabytes, agreed = QInputDialog.getInt(
            self._window, self.tr("Open a part"), question, _OFFERED_MEGABYTES[0], 1, _MOST_MEGABYTES
        )
        if agreed:
            self.open_part(Asked(tuple(map(Path, names))), megabytes)

    def ask_open_folder(self) -> None:
        """Lets the user choose a folder whose texts are opened."""
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Open a folder"), self._folder())
        if name:
            self.open(Path(name))

    def save(self) -> None:
        """Saves the session where it was saved before, or asks where."""
        if self.path is None:
            self.ask_save()
        else:
            self._write(self.path)

    def ask_save(self) -> None:
        """Lets the user choose where to save the session."""
        path = self.ask_path(self.tr("Save the session"), self.tr("Sessions (*.bpe.json)"), SESSION_SUFFIX)
        if path:
            self._write(path)

    def ask_path(self, title: str, kinds: str, suffix: str) -> Path | None:
        """Where something should be written, or None when the user thinks better of it."""
        return ask_path(self._window, title, self._folder(), kinds, suffix)

    def ask_picture(self, title: str, kinds: str) -> Path | None:
        """Where a picture should be written, as PNG unless the name ends in .svg; None for nowhere."""
        chosen, kind = QFileDialog.getSaveFileName(self._window, title, self._folder(), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix.lower() in (".png", ".svg") else path.with_name(path.name + kind[-5:-1])

    def try_to(self, write: Callable[[], None]) -> None:
        """Writes something; what goes wrong is told, not raised."""
        try:
            write()
        except Problem as problem:
            self.tell(problem)

    def write(self, path: Path, making: Work[bytes]) -> None:
        """Writes what is still to be made, behind the window; what goes wrong is told, not raised."""

        def work() -> Work[None]:
            # Here, because the window opens sooner without it.
            from bpe_gui.formats.atomic_file import write_atomically

            data = yield from making
            write_atomically(path, data)

        self._writing.stop(None)
        self._writing.run(work(), lambda _: None, self.tell)

    def _write(self, path: Path) -> None:
        from bpe_gui.document.saving import to_saved
        from bpe_gui.formats.session_file import write_session

        saved = to_saved(self._session)

        def work() -> Work[None]:
            write_session(path, saved)  # in one step, which nothing can cancel
            yield 1.0

        def done(_: None) -> None:
            self.path = path
            self._preferences.add_recent(path)
            self.saved.emit()

        self._writing.stop(None)  # a file that was saved a moment ago is written to its end before
        self._writing.run(work(), done, self.tell, inline=False)

    def _folder(self) -> str:
        recent = self._preferences.recent
        return str(self.path or (recent[0].parent if recent else Path.home()))

    def tell(self, fault: Exception) -> None:
        """Tells what went wrong; a fault that no file can have is raised again."""
        if not isinstance(fault, Problem):
            raise fault
        self.problem = fault
        self.failed.emit()


def _is_small(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size <= _SMALL_BYTES
    except OSError:
        return False


def _size(path: Path) -> int:
    """The size of a file, or of what stands in a folder itself, in bytes."""
    try:
        files = path.iterdir() if path.is_dir() else [path]
        return sum(file.stat().st_size for file in files if file.is_file())
    except OSError:
        return 0


def _is_endless(path: Path) -> bool:
    """Whether reading it might never end: a pipe or a device."""
    return is_there(path) and not is_file(path) and not is_folder(path)
