"""The unsaved session, kept by itself: what a crash, a kill or a closed window would lose."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Background, Work
from bpe_gui.document.saving import to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.session_file import SavedSession, write_session

_PAUSE_MS = 1_500
_MOST_WINDOWS = 9


class Autosave(QObject):
    """Writes the session a moment after each change; each open window has a file of its own.

    `offered` is the session that an earlier start left behind. It is moved aside, so that it stays
    until the next start even when this window is used for something else.
    """

    failed = Signal()

    def __init__(self, session: Session, folder: Path) -> None:
        super().__init__(session)
        self._session = session
        self.problem: Problem | None = None
        self.offered: Path | None = None
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._lane = Background(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._save_later)
        try:
            self._take_place(folder)
        except OSError:
            return  # a folder that cannot be written: nothing is kept, and saying so at each start helps nobody
        for signal in (
            session.corpus_changed,
            session.settings_changed,
            session.rules_changed,
            session.position_changed,
            session.sample_changed,
            session.limit_changed,
        ):
            signal.connect(self._timer.start)

    def close(self) -> None:
        """Writes what is not written yet, and lets the place go."""
        if self._path is None:
            return
        if self._timer.isActive() or self._lane.busy:
            self._timer.stop()
            self._lane.stop()
            if self._session.touched:
                try:
                    write_session(self._path, to_saved(self._session))
                except Problem as problem:
                    self._say(problem)
        if self._lock is not None:
            self._lock.unlock()

    def _take_place(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, _MOST_WINDOWS + 1):
            lock = QLockFile(str(folder / f"unsaved-{number}.lock"))
            lock.setStaleLockTime(0)  # stale only when its process is gone
            if lock.tryLock(0):
                self._lock, self._path = lock, folder / f"unsaved-{number}.bpe.json"
                break
        if self._path is not None:
            aside = self._path.with_name(self._path.name.replace("unsaved", "before"))
            if self._path.exists():
                self._path.replace(aside)
            self.offered = aside if aside.exists() else None

    def _save_later(self) -> None:
        if not self._session.touched or self._path is None:
            return
        saved, path = to_saved(self._session), self._path

        def work(saved: SavedSession) -> Work[None]:
            yield 0.0
            write_session(path, saved)

        self._lane.run(work(saved), self._written, self._say, inline=False)

    def _written(self, _: None) -> None:
        self.problem = None

    def _say(self, fault: Exception) -> None:
        """Said once until it works again."""
        if isinstance(fault, Problem) and self.problem is None:
            self.problem = fault
            self.failed.emit()
