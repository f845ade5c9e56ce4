"""The application: its names, its look, its language, and one window."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEventLoop, QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from bpe_gui import __version__, i18n, icons, look, plain_imports  # noqa: F401  # before what is large
from bpe_gui.arguments import UsageError
from bpe_gui.collecting import nothing_collected
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.background import is_stalled
from bpe_gui.paths import data_dir
from bpe_gui.preferences import Preferences
from bpe_gui.window.export import save_picture
from bpe_gui.window.main_window import MainWindow
from bpe_gui.window_arguments import WindowArguments, parse_window_arguments

# Words in another language change sizes, which change layouts, which is settled a few events later.
_SETTLED_TICKS = 6
# The compiled half is loaded when the window has been painted and can be used.
_LOADING_PATIENCE = 0.5


def create_window(arguments: Sequence[str]) -> MainWindow:
    """The window for a list of command-line words, not shown; a QApplication must exist.

    It neither restores nor keeps anything by itself. Raises UsageError for words that are wrong.
    """
    with nothing_collected():  # the command does without it for as long
        app = _application()
        return _window(app, parse_window_arguments(arguments), Preferences(app))


def run(arguments: WindowArguments) -> int:
    """Opens the window, keeps the session by itself, and returns the exit code when it is closed."""
    if sys.platform == "linux" and not any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    ):
        # Qt would end the whole process here instead of raising.
        raise UsageError("there is no screen; --screenshot PNG writes a picture of the window without one")
    app = _application()
    preferences = Preferences(app, data_dir() / "preferences.ini")
    look.apply(app, preferences.scheme)
    look.set_reduced_motion(app, preferences.less_motion)
    if preferences.text_points:
        look.set_text_size(app, preferences.text_points)
    window = _window(app, arguments, preferences)
    if (geometry := preferences.geometry) is not None:
        window.restoreGeometry(geometry)
    else:
        _fit_screen(window)
    window.show()
    window.actions_.present.setChecked(arguments.presentation)
    gc.freeze()
    gc.enable()
    window.session.keep_in(data_dir())
    window.keep(Autosave(window.session, data_dir()))
    window.session.engine_loading.begin(_LOADING_PATIENCE)
    _tell_faults(window)
    code = app.exec()
    if is_stalled():
        # Everything is saved, the window is gone, and only a thread is left that waits for a stalled file.
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(code)
    return code


def screenshot(arguments: WindowArguments, path: Path) -> int:
    """Writes a picture of the window, without a screen if there is none.

    Raises Problem when the file to show cannot be opened or the picture cannot be written.
    """
    if not QApplication.instance():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        qInstallMessageHandler(_pass_on)
    app = _application()
    window = _window(app, arguments, Preferences(app))
    window.show()
    _wait(window)
    if window.files.problem:
        raise window.files.problem
    save_picture(window, path)
    window.close()
    return 0


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    if app.applicationVersion() != __version__:
        app.setApplicationName("BPE Trainer")
        app.setApplicationVersion(__version__)
        app.setDesktopFileName("bpe-trainer")
        app.setWindowIcon(icons.app_icon())
        look.apply(app)
    return app


def _window(app: QApplication, arguments: WindowArguments, preferences: Preferences) -> MainWindow:
    language = arguments.language or preferences.language or i18n.system_language()
    window = MainWindow(app, preferences, language)
    session = window.session

    def settle() -> None:
        if arguments.sample is not None:
            session.set_sample(arguments.sample)
        if arguments.merges is not None:
            session.merge_to(arguments.merges)
        if arguments.limit is not None:
            session.choose_limit(arguments.limit)

    if arguments.files:
        window.files.opened.connect(settle, Qt.ConnectionType.SingleShotConnection)
        window.files.open(*arguments.files)
    else:
        settle()
    return window


def _fit_screen(window: MainWindow) -> None:
    """Lets a window that is too large for the screen fill it, or its far ends could not be seen."""
    room = window.screen().availableSize()
    if window.width() > room.width() or window.height() > room.height():
        window.resize(window.size().boundedTo(room))  # for systems that cannot fill a screen
        window.setWindowState(Qt.WindowState.WindowMaximized)


def _pass_on(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Qt's messages, without the one that every window without a screen gives."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


def _tell_faults(window: MainWindow) -> None:
    """Says a fault of the program in the window, too: whoever started it from a menu sees no terminal."""

    def tell(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, fault, trace)
        if isinstance(fault, Exception):
            window.reports.tell_fault(fault)

    sys.excepthook = tell


def _wait(window: MainWindow) -> None:
    """Lets the event loop run until the window has nothing to work on and its layout has settled."""
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(20)
    quiet = 0

    def look_again() -> None:
        nonlocal quiet
        quiet = 0 if window.busy else quiet + 1
        if quiet == _SETTLED_TICKS:
            loop.quit()

    timer.timeout.connect(look_again)
    timer.start()
    loop.exec()
