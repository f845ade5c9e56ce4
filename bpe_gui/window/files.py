"""Opening, saving and exporting: which file, and what to say when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Background, Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.opening import opening_corpus
from bpe_gui.document.saving import OpenedSession, adopt, opening_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.os_reasons import OsReason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import SESSION_SUFFIX, write_session
from bpe_gui.panes.ask_path import ask_path
from bpe_gui.preferences import Preferences
from bpe_gui.problems import sentence

# A file of so many bytes is read, and its SHA-256 reckoned, in a millisecond; a larger one would be felt.
_SMALL_BYTES = 100_000


def translated(problem: Problem) -> str:
    """The sentence of a problem in the language of the interface."""
    return sentence(problem, lambda text: QCoreApplication.translate("Problems", text))


class Files(QObject):
    """The files of one window; what went wrong is `problem`, after `failed`."""

    opened = Signal()
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
        self.path: Path | None = None

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
        """Waits until nothing is read or written."""
        self._reading.stop()
        self._writing.stop()

    def open(self, path: Path, *more: Path, kept: bool = False, encoding: str | None = None) -> None:
        """Opens a session, or files and folders as a corpus; the present document stays until then."""
        paths, settings = (path, *more), self._session.settings
        is_session = path.name.endswith(".json") and not more and encoding is None
        if endless := next(filter(_is_endless, paths), None):
            self.tell(Problem(FormatReason.CANNOT_READ, path=str(endless), why=OsReason.NOT_A_FILE))
            return

        def work() -> Work[OpenedSession | Corpus]:
            yield 0.0
            if is_session:
                return (yield from opening_session(path))
            return (yield from opening_corpus(paths, settings, encoding))

        def done(found: OpenedSession | Corpus) -> None:
            if isinstance(found, OpenedSession):
                self.path = None if kept else path
                adopt(self._session, found)
                if found.corpus_problem:
                    self.tell(found.corpus_problem)
            else:
                self._session.replace_corpus(found)
            if not kept and encoding is None:
                for each in reversed(paths):
                    self._preferences.add_recent(each)
            self.opened.emit()

        self._reading.run(work(), done, self.tell, inline=not more and _is_small(path))

    def reopen(self, encoding: str) -> None:
        """Opens the files of the corpus again, as texts in an encoding."""
        paths = [Path(file.name) for file in self._session.corpus.files]
        if paths:
            self.open(*paths, encoding=encoding)

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
        )
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open"), self._folder(), ";;".join(kinds)
        )
        if names:
            self.open(*map(Path, names))

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

    def _write(self, path: Path) -> None:
        saved = to_saved(self._session)

        def work() -> Work[None]:
            write_session(path, saved)  # in one step, which nothing can cancel
            yield 1.0

        def done(_: None) -> None:
            self.path = path
            self._preferences.add_recent(path)
            self.opened.emit()

        self._writing.stop()  # a file that was saved a moment ago is written to its end before
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


def _is_endless(path: Path) -> bool:
    """Whether reading it might never end: a pipe or a device."""
    try:
        return path.exists() and not path.is_file() and not path.is_dir()
    except OSError:
        return False
