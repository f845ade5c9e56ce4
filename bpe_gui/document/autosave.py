"""The unsaved session, kept by itself: what a crash, a kill or a closed window would lose."""

from __future__ import annotations

import errno
import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Background, Work
from bpe_gui.document.session import Session

_PAUSE_MS = 1_500
_RETRY_MS = 10_000
# What writes sessions is loaded when the window has been painted and can be used, and before it is needed.
_LOADING_MS = 500
_WRITING = "bpe_gui.document.saving"
_MOST_WINDOWS = 100
# Sessions that nobody opened again; of more than that the oldest go.
_MOST_KEPT = 100
_OPEN, _KEPT, _SUFFIX = "unsaved-", "before-", ".bpe.json"


class Autosave(QObject):
    """Writes the session a moment after it changes; each open window has a file of its own.

    What an earlier start left behind is moved aside, and so is a document that makes room for
    another one: it stays until it has been opened again. `offered` is the latest of those.
    """

    failed = Signal()

    def __init__(self, session: Session, folder: Path) -> None:
        super().__init__(session)
        self._session = session
        self._folder = folder
        self.problem: Problem | None = None
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._closed = self._resting = False
        self._to_do: deque[Callable[[], None]] = deque()
        self._lane = Background(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._save_later)
        self._begin()
        self.offered = next(iter(self.kept), None)
        for signal in (
            session.corpus_changed,
            session.settings_changed,
            session.rules_changed,
            session.position_changed,
            session.sample_changed,
            session.limit_changed,
            session.cost_changed,
            session.held_out_changed,
        ):
            signal.connect(self._save_soon)
        session.ending.connect(self._keep)
        QTimer.singleShot(_LOADING_MS, self, self._load)

    @property
    def kept(self) -> list[Path]:
        """The sessions that earlier starts left behind and nobody has opened since, the latest first."""
        with suppress(OSError):
            return sorted(self._folder.glob(f"{_KEPT}*{_SUFFIX}"), key=_age)
        return []

    def rest(self) -> None:
        """From now on the session holds what is not the user's own: what was theirs stays kept as it is."""
        self._timer.stop()
        self._write_own()
        self._set_to_work()
        self._resting = True

    def go_on(self, *, aside: bool) -> None:
        """Keeps the session again; with `aside` what it held before the rest makes room for another one."""
        self._resting = False
        if aside and (path := self._path) is not None:
            self._to_do.append(lambda: _move_aside(path))
            self._set_to_work()
        self._save_soon()

    def close(self) -> None:
        """Writes what is not written yet, and lets the place go."""
        if self._timer.isActive() or self._to_do or self._lane.busy:
            self._timer.stop()
            self._lane.stop()
            self._write_own()
            try:
                for _ in self._work():
                    pass
            except (Problem, OSError) as fault:
                self._say(fault)
        self._closed = True
        if self._lock is not None:
            self._lock.unlock()

    def _load(self) -> None:
        """Loads on the lane's thread what would hold the window up for two frames at the first writing."""
        if not self._closed and not self._lane.busy:
            self._lane.run(_loading(), lambda _: self._set_to_work(), self._say, inline=False)

    def _save_soon(self) -> None:
        # A timer that began anew at each change would never end while somebody plays or types.
        if not self._timer.isActive() and not self._closed and not self._resting:
            self._timer.start(_PAUSE_MS)

    def _save_later(self) -> None:
        if self._lane.busy:
            self._save_soon()
            return
        if self._path is None:
            self._begin()
        self._write_own()
        self._set_to_work()

    def _write_own(self) -> None:
        """Puts the writing of the document, as it is now, on the list."""
        path, opened = self._path, self._session.opened_from
        if path is None or not self._session.touched:
            return
        # Here, because the window opens sooner without them.
        from bpe_gui.document.saving import to_saved
        from bpe_gui.formats.session_file import write_session

        saved = to_saved(self._session)

        def write() -> None:
            write_session(path, saved)
            if opened and opened.parent == path.parent and opened.name.startswith(_KEPT):
                opened.unlink(missing_ok=True)  # it goes on in this window's own file

        self._to_do.append(write)

    def _keep(self) -> None:
        """The document makes room for another one, and is kept as if the window had been closed."""
        path = self._path
        if self._closed or self._resting or path is None or not self._session.touched:
            return
        self._timer.stop()
        self._write_own()
        self._to_do.append(lambda: _move_aside(path))
        self._set_to_work()

    def _set_to_work(self) -> None:
        if self._to_do and not self._lane.busy:
            self._lane.run(self._work(), self._written, self._say, inline=False)

    def _work(self) -> Work[None]:
        """What is on the list, in its order; what fails is left out."""
        fault: Exception | None = None
        while self._to_do:
            try:
                self._to_do.popleft()()
            except (Problem, OSError) as error:
                fault = error
            yield 0.0
        if fault:
            raise fault

    def _written(self, _: None) -> None:
        self.problem = None
        self._set_to_work()

    def _say(self, fault: Exception) -> None:
        """Said once until it works again."""
        if isinstance(fault, OSError):
            # Here, because the window opens sooner without it.
            from bpe_gui.formats.atomic_file import cannot_write

            fault = cannot_write(Path(fault.filename or self._folder), fault)
        if not isinstance(fault, Problem):
            raise fault
        if not self._closed:
            self._timer.start(_RETRY_MS)
        if self.problem is None:
            self.problem = fault
            # Not at once: at the start nobody listens yet.
            QTimer.singleShot(0, self, self.failed.emit)

    def _begin(self) -> None:
        """Takes a place in the folder and moves aside what earlier starts left there."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._take_place()
            for path in self.kept[_MOST_KEPT:]:
                path.unlink(missing_ok=True)
        except OSError as error:
            self._say(error)

    def _take_place(self) -> None:
        """The first place that no window has; what is left in it and in other such places moves aside."""
        for number in range(1, _MOST_WINDOWS + 1):
            path = self._folder / f"{_OPEN}{number}{_SUFFIX}"
            if lock := _locked(path):
                _move_aside(path)
                self._path, self._lock = path, lock
                break
        for path in self._folder.glob(f"{_OPEN}*{_SUFFIX}"):
            if path != self._path and (lock := _locked(path)):
                _move_aside(path)
                lock.unlock()


def _loading() -> Work[None]:
    import_module(_WRITING)
    yield 1.0


def _locked(path: Path) -> QLockFile | None:
    """The lock of a window's file, or None where another window has it. Raises OSError."""
    lock = QLockFile(str(path).removesuffix(_SUFFIX) + ".lock")
    lock.setStaleLockTime(0)  # stale only when its process is gone
    if lock.tryLock(0):
        return lock
    if lock.error() != QLockFile.LockError.LockFailedError:
        # What Qt calls unknown is, as it says itself, a full disk.
        full = lock.error() == QLockFile.LockError.UnknownError
        number = errno.ENOSPC if full else errno.EACCES
        raise OSError(number, os.strerror(number), str(path.parent))
    return None


def _move_aside(path: Path) -> None:
    """Gives a window's file, if it is there, a name that stays."""
    with suppress(FileNotFoundError):
        written = path.stat().st_mtime_ns
        # Not the time of writing alone: a clock may stand still or be set back.
        aside = path.with_name(f"{_KEPT}{written}-{time.time_ns()}-{os.getpid()}{_SUFFIX}")
        path.rename(aside)


def _age(path: Path) -> float:
    with suppress(OSError):
        return -path.stat().st_mtime
    return 0.0
