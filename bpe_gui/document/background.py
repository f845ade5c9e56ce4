"""Long work in slices: for a few milliseconds on the window's thread, then on a thread of its own."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Generator
from typing import TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from bpe_gui.core.problem import CoreReason, Problem

Result = TypeVar("Result")
Work = Generator[float, None, Result]
"""Yields the share of work done (0 to 1) between slices of at most some 50 ms; returns the result."""

# A frame at 60 Hz has 16 ms; half of it is left for painting.
INLINE_SECONDS = 0.008
STOP_SECONDS = 1.0
"""How long whoever closes a window waits for a thread that does not answer."""

_REPORT_SECONDS = 0.05
# After a report work is silent so many times as long as the window took for it, or on a slow machine a window
# would do nothing but show how far work is.
_SILENCE = 3
# Work that lets go of the interpreter lock by itself so often is hardly slower (2 %).
_BREATHE_SECONDS = 0.004
_SWITCH_SECONDS = 0.0001
# From this time on what a job leaves behind is worth being kept out of the garbage collector's sight.
_LONG_SECONDS = 0.05


class Cancelled(Exception):
    """Raised inside work that nobody wants any more."""


class _Interpreter:
    """Python while jobs work: it looks for no garbage, and hands its lock over sooner.

    Looking for circles among the million objects of a trainer stops every thread for 150 ms (measured
    with 1.5 MB of Spanish), again and again while they are being made; and they form no circles. So
    nothing is collected meanwhile, and what is there after long work is never looked at again
    (`gc.freeze`): it goes when nobody refers to it. With two jobs the window waited up to 160 ms for
    its turn, with an interval of 1 ms 45. Painting asks for the lock back hundreds of times: with 0.1 ms the
    longest wait while 32,000 rules are learned is a quarter shorter again. Used by the window's thread only.
    """

    def __init__(self) -> None:
        self._jobs = 0
        self._since = 0.0
        self._collected = False
        self._interval = 0.0

    def begin_job(self) -> None:
        """A job begins on a thread of its own."""
        if not self._jobs:
            self._since = time.monotonic()
            self._collected, self._interval = gc.isenabled(), sys.getswitchinterval()
            gc.disable()
            sys.setswitchinterval(min(_SWITCH_SECONDS, self._interval))
        self._jobs += 1

    def end_job(self) -> None:
        """A job has ended; after the last one all is as it was."""
        self._jobs -= 1
        if not self._jobs:
            if time.monotonic() - self._since > _LONG_SECONDS:
                gc.freeze()
            sys.setswitchinterval(self._interval)
            if self._collected:
                gc.enable()


class _Job(QThread):
    """Runs work to its end; reports at most twenty times a second, and not before a report was heard."""

    progressed = Signal()

    def __init__(
        self,
        work: Work[Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
        parent: QObject,
        patience: float,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._patience = patience
        self._done = done
        self._failed = failed
        self._reported = self._breathed = 0.0
        self._silence = _REPORT_SECONDS
        self._told = False
        self._outcome: Callable[[], None] | None = None
        # Not Qt's interruption request, which a thread forgets as soon as it has ended.
        self.cancelled = False
        self.share = 0.0

    def tick(self, share: float) -> None:
        """Called between slices: looks whether the work is still wanted, lets the window breathe, reports."""
        if self.cancelled:
            raise Cancelled
        self.share = share
        now = time.monotonic()
        if now - self._breathed > _BREATHE_SECONDS:
            if not self._told and now - self._reported > self._silence:
                self._told = True
                self.progressed.emit()
            time.sleep(0.0001)  # gives the interpreter lock away, so that the window gets its turn
            self._breathed = time.monotonic()

    def heard(self, took: float) -> None:
        """The report was taken in so many seconds; the next one comes later, or reports would pile up."""
        self._silence = max(_REPORT_SECONDS, _SILENCE * took)
        self._reported = time.monotonic()
        self._told = False

    def run_inline(self, seconds: float) -> bool:
        """Works on this thread for so long; answers whether the work came to its end."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self._step():
                return True
        return False

    def deliver(self) -> None:
        """Hands over the result or the fault; nothing after a cancel."""
        outcome, self._outcome = self._outcome, None
        if outcome is not None and not self.cancelled:
            outcome()

    def run(self) -> None:
        time.sleep(self._patience)
        while not self._step():
            try:
                self.tick(self.share)
            except Cancelled:
                self._work.close()
                return

    def _step(self) -> bool:
        try:
            self.share = next(self._work)
        except StopIteration as stop:
            result = stop.value
            self._outcome = lambda: self._done(result)
        except Cancelled:
            pass
        except MemoryError:
            self._outcome = lambda: self._failed(Problem(CoreReason.NO_MEMORY))
        except Exception as fault:
            self._outcome = lambda fault=fault: self._failed(fault)
        else:
            return False
        return True


_stalled: list[_Job] = []


def is_stalled() -> bool:
    """Whether a thread that was left to itself still runs: Qt would abort where a process ends as usual."""
    return any(job.isRunning() for job in _stalled)


class Background(QObject):
    """One lane of work: a newer job takes the place of an older one, which is told to stop.

    `patience` is how many seconds a job waits on its thread before it begins. A job that was
    cancelled delivers nothing; the next one starts when its thread has ended, so
    two jobs of one lane never run at the same time and may use the same trainer.
    """

    busy_changed = Signal()
    progressed = Signal()
    _interpreter = _Interpreter()

    def __init__(self, parent: QObject, patience: float = 0.0) -> None:
        super().__init__(parent)
        self._patience = patience
        self._job: _Job | None = None
        self._waiting: _Job | None = None

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._job is not None or self._waiting is not None

    @property
    def share(self) -> float:
        """The share of the running job that is done, from 0 to 1."""
        return self._job.share if self._job else 0.0

    def tick(self, share: float) -> None:
        """For work to call inside long steps; raises Cancelled when the job is no longer wanted."""
        thread = QThread.currentThread()
        if isinstance(thread, _Job):
            thread.tick(share)

    def run(
        self,
        work: Work[Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
        *,
        inline: bool = True,
    ) -> None:
        """Starts work; `done` or `failed` is called on this thread, before returning if it was short."""
        job = _Job(work, done, failed, self, self._patience)
        self.cancel()
        if self._job is not None:
            self._waiting = job
            return
        if inline and job.run_inline(INLINE_SECONDS):
            job.deleteLater()
            job.deliver()
            return
        self._start(job)
        self.busy_changed.emit()

    def cancel(self) -> None:
        """Tells the running job to stop, and forgets the waiting one."""
        if self._waiting is not None:
            self._waiting.deleteLater()
            self._waiting = None
        if self._job is not None:
            self._job.cancelled = True

    def stop(self, seconds: float | None = STOP_SECONDS) -> None:
        """Cancels and waits until nothing runs; nothing is delivered afterwards.

        A thread that does not answer for so many seconds, because a file on a network stalls or a step of the
        work takes long, is left to itself: see `is_stalled`. With None it waits as long as it takes.
        """
        self.cancel()
        job = self._job
        if job is None:
            return
        if job.wait() if seconds is None else job.wait(round(seconds * 1000)):
            self._finished()
            return
        job.finished.disconnect(self._finished)
        job.setParent(None)  # or it would be destroyed with the lane
        _stalled.append(job)
        self._job = None
        self._interpreter.end_job()
        self.busy_changed.emit()

    def _start(self, job: _Job) -> None:
        self._job = job
        self._interpreter.begin_job()
        job.progressed.connect(self._pass_on)
        job.finished.connect(self._finished)
        job.start()

    def _pass_on(self) -> None:
        begun = time.monotonic()
        self.progressed.emit()
        if self._job is not None:
            self._job.heard(time.monotonic() - begun)

    def _finished(self) -> None:
        job = self._job
        if job is None or not job.isFinished():
            return  # news of a job that `stop` has waited for
        self._job = None
        self._interpreter.end_job()
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._start(waiting)
        job.deleteLater()
        job.deliver()
        self.busy_changed.emit()
