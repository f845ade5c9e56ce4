from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread
from pytestqt.qtbot import QtBot

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.document.background import Background, Work, is_stalled

SECONDS = 5.0


class Told:
    """What a lane delivered, and on which thread."""

    def __init__(self) -> None:
        self.results: list[object] = []
        self.faults: list[Exception] = []
        self.threads: list[object] = []

    def done(self, result: object) -> None:
        self.results.append(result)
        self.threads.append(threading.current_thread())

    def failed(self, fault: Exception) -> None:
        self.faults.append(fault)
        self.threads.append(threading.current_thread())


@pytest.fixture
def lane(qapp: QCoreApplication) -> Iterator[Background]:
    parent = QObject(qapp)
    lane = Background(parent)
    yield lane
    lane.stop()
    parent.setParent(None)
    parent.deleteLater()


def short(result: object) -> Work[object]:
    yield 0.5
    return result


class Gate:
    """Work that stops in the middle of a slice until it is let through."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.opened = threading.Event()
        self.closed_at: float | None = None

    def work(self, result: object, *, after: int = 0) -> Work[object]:
        try:
            yield 0.1
            self.entered.set()
            assert self.opened.wait(SECONDS)
            for _ in range(after):
                yield 0.9
            return result
        finally:
            self.closed_at = time.monotonic()


def settle(qtbot: QtBot, lane: Background) -> None:
    qtbot.waitUntil(lambda: not lane.busy)


def test_short_work_is_done_before_run_returns(lane: Background, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bpe_gui.document.background.INLINE_SECONDS", 10.0)
    told = Told()
    lane.run(short("here"), told.done, told.failed)
    assert (told.results, lane.busy) == (["here"], False)


def test_long_work_goes_to_a_thread_and_its_result_to_the_windows(lane: Background, qtbot: QtBot) -> None:
    told, threads = Told(), set()

    def work() -> Work[int]:
        for step in range(30):
            threads.add(threading.current_thread())
            time.sleep(0.002)
            yield step / 30
        return 30

    lane.run(work(), told.done, told.failed)
    assert (told.results, lane.busy) == ([], True)
    settle(qtbot, lane)
    assert told.results == [30]
    assert told.threads == [threading.main_thread()]
    assert len(threads) == 2


def test_work_that_must_not_begin_here_does_not(lane: Background, qtbot: QtBot) -> None:
    told, threads = Told(), []

    def work() -> Work[None]:
        threads.append(threading.current_thread())
        yield 0.0

    lane.run(work(), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


@pytest.mark.parametrize("inline", [True, False])
def test_a_fault_is_told_on_the_windows_thread(lane: Background, qtbot: QtBot, inline: bool) -> None:
    told = Told()

    def work() -> Work[None]:
        yield 0.5
        raise ValueError("broken")

    lane.run(work(), told.done, told.failed, inline=inline)
    settle(qtbot, lane)
    assert [str(fault) for fault in told.faults] == ["broken"]
    assert (told.results, told.threads) == ([], [threading.main_thread()])


def test_too_little_memory_is_a_problem_like_any_other(lane: Background, qtbot: QtBot) -> None:
    told = Told()

    def work() -> Work[bytes]:
        yield 0.0
        return bytes(2**62)

    lane.run(work(), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    (fault,) = told.faults
    assert isinstance(fault, Problem)
    assert fault.reason is CoreReason.NO_MEMORY


def test_a_newer_job_takes_the_place_of_an_older_one(lane: Background, qtbot: QtBot) -> None:
    told, gate = Told(), Gate()
    lane.run(gate.work("old", after=5), told.done, told.failed, inline=False)
    assert gate.entered.wait(SECONDS)
    lane.run(short("never"), told.done, told.failed)
    lane.run(short("new"), told.done, told.failed)
    assert lane.busy
    gate.opened.set()
    settle(qtbot, lane)
    assert told.results == ["new"]


def test_what_ends_just_when_it_is_cancelled_is_not_delivered(lane: Background, qtbot: QtBot) -> None:
    told, gate = Told(), Gate()
    lane.run(gate.work("too late"), told.done, told.failed, inline=False)
    assert gate.entered.wait(SECONDS)
    lane.cancel()  # in the last slice of the work
    gate.opened.set()
    settle(qtbot, lane)
    assert (told.results, told.faults) == ([], [])


def test_a_cancel_after_the_thread_has_ended_still_counts(lane: Background, qtbot: QtBot) -> None:
    told = Told()
    lane.run(short("too late"), told.done, told.failed, inline=False)
    thread = lane.findChild(QThread)
    assert thread is not None
    assert thread.wait(int(SECONDS * 1000))
    lane.cancel()  # the news of its end is on the way
    settle(qtbot, lane)
    assert told.results == []


def test_stop_waits_and_nothing_is_delivered_afterwards(lane: Background, qtbot: QtBot) -> None:
    told, gate = Told(), Gate()
    lane.run(gate.work("old"), told.done, told.failed, inline=False)
    assert gate.entered.wait(SECONDS)
    threading.Timer(0.05, gate.opened.set).start()
    lane.stop()
    assert gate.closed_at is not None
    assert not lane.busy
    lane.run(short("new"), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    assert told.results == ["new"]


def test_a_thread_that_does_not_answer_is_left_to_itself(lane: Background, qtbot: QtBot) -> None:
    told, gate = Told(), Gate()
    lane.run(gate.work("too late"), told.done, told.failed, inline=False)
    assert gate.entered.wait(SECONDS)
    started = time.monotonic()
    lane.stop(0.1)
    assert 0.09 < time.monotonic() - started < 1.0
    assert (lane.busy, is_stalled()) == (False, True)
    lane.run(short("new"), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    gate.opened.set()
    qtbot.waitUntil(lambda: not is_stalled())
    assert (told.results, told.faults) == (["new"], [])


def test_two_jobs_never_run_at_the_same_time(lane: Background, qtbot: QtBot) -> None:
    told = Told()
    inside: list[int] = []
    most: list[int] = []

    def work(number: int) -> Work[int]:
        inside.append(number)
        try:
            for step in range(20):
                most.append(len(inside))
                time.sleep(0.001)
                yield step / 20
        finally:
            inside.remove(number)
        return number

    for number in range(10):
        lane.run(work(number), told.done, told.failed, inline=False)
        qtbot.waitUntil(lambda: bool(inside))
    settle(qtbot, lane)
    assert (told.results, max(most), inside) == ([9], 1, [])


def test_a_long_step_can_be_cancelled_in_the_middle(lane: Background, qtbot: QtBot) -> None:
    told, ticked = Told(), threading.Event()

    def work() -> Work[None]:
        yield 0.0
        while True:
            lane.tick(0.25)
            ticked.set()

    lane.run(work(), told.done, told.failed, inline=False)
    assert ticked.wait(SECONDS)
    assert lane.share == 0.25
    lane.cancel()
    settle(qtbot, lane)
    assert (told.results, told.faults) == ([], [])


def test_a_tick_on_the_windows_thread_is_nothing(lane: Background) -> None:
    lane.tick(0.5)
    assert lane.share == 0.0


def test_progress_is_told_now_and_then(lane: Background, qtbot: QtBot) -> None:
    told, heard = Told(), []
    lane.progressed.connect(lambda: heard.append(lane.share))

    def work() -> Work[None]:
        end = time.monotonic() + 0.3
        while time.monotonic() < end:
            yield 0.5

    lane.run(work(), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    assert 2 <= len(heard) <= 8


def test_reports_do_not_pile_up(lane: Background, qtbot: QtBot) -> None:
    told, heard = Told(), []

    def hear() -> None:
        heard.append(time.monotonic())
        time.sleep(0.1)  # a window that takes longer to follow than reports come

    def work() -> Work[float]:
        end = time.monotonic() + 1.2
        while time.monotonic() < end:
            yield 0.5
        return time.monotonic()

    lane.progressed.connect(hear)
    lane.run(work(), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    assert len(heard) >= 2
    # It has three quarters of its time for other things.
    assert all(after - before > 0.39 for before, after in pairwise(heard))


def test_busy_is_told_when_it_changes(lane: Background, qtbot: QtBot) -> None:
    told, heard = Told(), []
    lane.busy_changed.connect(lambda: heard.append(lane.busy))
    lane.run(short(1), told.done, told.failed)
    assert heard == []
    lane.run(short(2), told.done, told.failed, inline=False)
    settle(qtbot, lane)
    assert heard == [True, False]


def test_a_result_may_start_the_next_job(lane: Background, qtbot: QtBot) -> None:
    told = Told()

    def again(result: object) -> None:
        told.done(result)
        if len(told.results) < 3:
            lane.run(short(len(told.results)), again, told.failed, inline=False)

    lane.run(short(0), again, told.failed, inline=False)
    qtbot.waitUntil(lambda: len(told.results) == 3)
    settle(qtbot, lane)
    assert told.results == [0, 1, 2]


def test_python_is_left_as_it_was(lane: Background, qtbot: QtBot) -> None:
    other = Background(lane)
    before = (gc.isenabled(), sys.getswitchinterval())
    seen: list[tuple[bool, float]] = []

    def work() -> Work[None]:
        seen.append((gc.isenabled(), sys.getswitchinterval()))
        yield 0.0

    check: Callable[[object], None] = lambda _: None  # noqa: E731
    lane.run(work(), check, check, inline=False)
    other.run(work(), check, check, inline=False)
    qtbot.waitUntil(lambda: not lane.busy and not other.busy)
    assert seen[0][0] is False
    assert seen[0][1] < before[1]
    assert (gc.isenabled(), sys.getswitchinterval()) == before
