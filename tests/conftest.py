"""What every test stands on: no screen, no data of the user's, and nothing left running or open."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QLocale, QLockFile, Qt, QThread
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from bpe_gui import i18n, look
from bpe_gui.core.compiled_cache import is_compiled, is_installed
from bpe_gui.core.kernel_compiling import compiling
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session

# Windows on a screen are the business of test_real_window.py, whose programs are told where to show them.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("same every time", derandomize=True, deadline=None)
settings.load_profile("same every time")

_LANGUAGE = "en"
# How long a thread that a test left running may still take before the next test begins.
_MOST_MS = 5_000
# How long a test waits for what has to come. What comes is waited for no longer than it takes; on a busy
# machine, whose cores have other tests to run as well, that may be ten times what it takes on an idle one.
_PATIENCE_MS = 60_000
_REPORT_WIDTH = 200


_data = TemporaryDirectory(prefix="bpe-trainer-tests-")


def pytest_configure(config: pytest.Config) -> None:
    """Where the program keeps its files while it is tested, in this process and in those it starts.

    It is said before tests are collected, because importing kernels looks for their cache. They stay
    compiled from one run of the tests to the next: compiling them takes some 15 seconds.
    """
    folder = Path(_data.name)
    if (kept := getattr(config, "cache", None)) is not None:  # none where tests run without it
        (folder / "cache").mkdir()
        (folder / "cache" / "kernels").symlink_to(kept.mkdir("kernels"), True)
    os.environ["BPE_TRAINER_DATA"] = str(folder)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Gives the last lines of a report that goes to a file room for why a test failed."""
    if session.config.pluginmanager.has_plugin("terminalreporter") and not sys.stdout.isatty():
        session.config.get_terminal_writer().fullwidth = _REPORT_WIDTH


def pytest_unconfigure() -> None:
    """Forgets those files; the kernels stay."""
    if QApplication.instance() is not None:
        # What Python has put there must not outlive Python; without a screen Qt keeps it to the end.
        QApplication.clipboard().clear()
    _data.cleanup()


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """The folder of the program's files."""
    return Path(_data.name)


@pytest.fixture(scope="session")
def kernels(request: pytest.FixtureRequest) -> str:
    """Compiles the kernels unless that was done before; the name of the engines that work then."""
    if not is_installed():
        return "readable"
    with _alone(request.config):
        if not is_compiled():
            for _ in compiling():
                pass
    assert is_compiled()
    return "compiled"


@contextmanager
def _alone(config: pytest.Config) -> Iterator[None]:
    """One process of the tests at a time, so that none compiles what another is about to have compiled."""
    if (kept := getattr(config, "cache", None)) is None:  # then each process has kernels of its own
        yield
        return
    lock = QLockFile(str(kept.mkdir("kernels") / "compiling.lock"))
    lock.setStaleLockTime(0)  # it is stale only when its process is gone, however long compiling takes
    while not lock.tryLock(0):
        time.sleep(0.1)
    try:
        yield
    finally:
        lock.unlock()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application in the program's own look, light and in English."""
    look.apply(qapp, Qt.ColorScheme.Light)
    i18n.set_language(qapp, _LANGUAGE)
    return qapp


class PatientQtBot(QtBot):
    """Waits as long as a busy machine needs, where a test does not say how long."""

    def waitSignal(self, signal: object, *, timeout: int = _PATIENCE_MS, **more: object) -> object:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = _PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitExposed(self, widget: QWidget, *, timeout: int = _PATIENCE_MS) -> object:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:  # noqa: ARG001 (qapp comes first)
    """What pytest-qt gives, with the patience of this suite."""
    return PatientQtBot(request)


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    """The words of the Spanish lesson and its sample, no rule learned yet."""
    lesson = shipped_samples()["lesson-es"]
    session = Session(qapp)
    session.begin(load_sample(lesson), lesson.answer, lesson.limit)
    yield session
    session.close()
    session.setParent(None)
    session.deleteLater()


@pytest.fixture
def model_tester() -> Callable[[QAbstractItemModel], None]:
    """Watches a model from now on: what it does wrong is a warning of Qt's, which fails the test."""

    def watch(model: QAbstractItemModel) -> None:
        # In its own mode the tester only prints. The model owns it, so it lives as long as it is needed.
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)

    return watch


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Fails a test that leaves a thread running or a window open; the next test begins as this one did."""
    yield
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    threads, windows = running_threads(), open_windows()
    names = [f"{type(each).__name__} {each.objectName()}".rstrip() for each in (*threads, *windows)]
    for thread in threads:
        thread.requestInterruption()
        thread.wait(_MOST_MS)
    for window in windows:
        window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _dress_again(app)
    assert names == [], "the test left these running or open"


def running_threads() -> list[QThread]:
    """The threads of Qt that run, the one that asks left out."""
    wrapped = (each for each in Shiboken.getAllValidWrappers() if isinstance(each, QThread))
    return [each for each in wrapped if each.isRunning() and each is not QThread.currentThread()]


def open_windows() -> list[QWidget]:
    """The windows that show; a tooltip, which goes by itself, is none."""
    shown = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    return [each for each in shown if each.windowType() != Qt.WindowType.ToolTip]


def _dress_again(app: QApplication) -> None:
    """Takes back what a test did to the look and the language of the application."""
    look.set_reduced_motion(app, False)
    if look.text_size(app) != look.DEFAULT_POINTS:
        look.set_text_size(app, None)
    if look.colours(app.palette()) is not look.LIGHT or not app.styleSheet():
        look.apply(app, Qt.ColorScheme.Light)
    if QLocale() != QLocale(_LANGUAGE):
        i18n.set_language(app, _LANGUAGE)
