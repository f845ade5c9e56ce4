"""A person at the window: a virtual screen, a mouse and a keyboard, and nothing else in between."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from bpe_gui.formats.session_file import read_session
from bpe_gui.look import LIGHT

pytestmark = pytest.mark.real_window

ROOT = Path(__file__).resolve().parent.parent
SCREEN = "1500x1000x24"
MOST_SECONDS = 60  # on a machine that has much else to do

# The program as it is, and beside it a timer that writes down where its parts are and what they say. What is
# done to it comes through the X server alone.
PROGRAM = """
import json, os, sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionSlider, QWidget
from bpe_gui.cli import main

path = sys.argv.pop(1)
application = QApplication(sys.argv[:1])
application.setStyle("fusion")


def place(widget):
    corner = widget.mapToGlobal(QPoint())
    return corner.x(), corner.y(), widget.width(), widget.height()


def write_down():
    parts = {
        each.objectName(): each
        for window in application.topLevelWidgets()
        for each in window.findChildren(QWidget)
        if each.objectName() and each.isVisible()
    }
    if "limitSlider" not in parts:
        return
    slider, option = parts["limitSlider"], QStyleOptionSlider()
    slider.initStyleOption(option)
    complex, handle = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    rect = slider.style().subControlRect(complex, option, handle, slider)
    corner = slider.mapToGlobal(rect.topLeft())
    told = {
        "places": {name: place(each) for name, each in parts.items()},
        "handle": (corner.x(), corner.y(), rect.width(), rect.height()),
        "sample": parts["sampleEditor"].toPlainText(),
        "focus": application.focusWidget().objectName() if application.focusWidget() else "",
        "rules": parts["rulesView"].model().rowCount(),
        "limit": slider.value(),
        "tokens": slider.maximum(),
        "kept": parts["limitText"].text(),
    }
    with open(path + ".new", "w", encoding="utf-8") as file:
        json.dump(told, file)
    os.replace(path + ".new", path)


timer = QTimer(application)
timer.timeout.connect(write_down)
timer.start(50)
sys.exit(main())
"""

# The picture of the whole screen, taken by another program than the one that is looked at.
TAKE_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication(sys.argv[:1])
assert application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


class Shown(NamedTuple):
    """What the window shows, and where."""

    places: dict[str, QRect]
    handle: QRect
    sample: str
    focus: str
    rules: int
    limit: int
    tokens: int
    kept: str


class Person:
    """Looks at the screen, presses keys, and moves the mouse."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self._environment = environment
        self._folder = folder
        self._notes = folder / "shown.json"
        words = [sys.executable, "-c", PROGRAM, str(self._notes), "--language", "bg"]
        self.program = subprocess.Popen(
            words, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def see(self) -> Shown | None:
        """What is on the screen now, nothing while there is no window."""
        if not self._notes.exists():
            return None
        told = json.loads(self._notes.read_text(encoding="utf-8"))
        places = {name: QRect(*place) for name, place in told.pop("places").items()}
        return Shown(places, QRect(*told.pop("handle")), **told)

    def wait(self, until: Callable[[Shown], bool]) -> Shown:
        """Looks until what is seen is what was expected."""
        seen, end = None, time.monotonic() + MOST_SECONDS
        while time.monotonic() < end:
            assert self.program.poll() is None, self.program.communicate()[1]
            seen = self.see()
            if seen and until(seen):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"waited in vain: {seen}")

    def wait_still(self) -> Shown:
        """Looks until nothing moves any more."""
        last: list[Shown] = []

        def still(seen: Shown) -> bool:
            if last and seen != last[-1]:
                last.clear()
            last.append(seen)
            return len(last) > 10

        return self.wait(still)

    def do(self, *words: str | float) -> None:
        """Types, presses or moves, in xdotool's words."""
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True, timeout=MOST_SECONDS)

    def click(self, name: str) -> None:
        """Clicks into the middle of a part of the window."""
        middle = self.wait_still().places[name].center()
        self.do("mousemove", middle.x(), middle.y(), "click", 1)

    def write(self, text: str) -> None:
        """Types a text in the place of what stands there, again where a letter was lost.

        xdotool lends a key to each letter that the keyboard does not have, for as long as its delay; a
        program that is kept waiting longer by a busy machine looks up what is no longer there.
        """
        for delay in (100, 300, 900):
            self.do("key", "ctrl+a")
            self.do("type", "--delay", delay, text)
            if self.wait_still().sample == text:
                return

    def picture(self) -> QImage:
        """The whole screen."""
        path = self._folder / "screen.png"
        words = [sys.executable, "-c", TAKE_PICTURE, str(path)]
        subprocess.run(words, env=self._environment, check=True, timeout=MOST_SECONDS)
        return QImage(str(path))


@contextlib.contextmanager
def virtual_screen() -> Iterator[str]:
    """A virtual screen of its own; gives the name of its display."""
    assert shutil.which("Xvfb") and shutil.which("xdotool"), (
        "run.py test installs Xvfb and xdotool, or names them"
    )
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            yield ":" + answer.readline().strip()  # it comes in pieces: the number, then the end of the line
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    with virtual_screen() as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment["BPE_TRAINER_DATA"] = str(tmp_path / "user")
        person = Person(environment, tmp_path)
        try:
            yield person
        finally:
            if person.program.poll() is None:
                person.program.kill()
            person.program.communicate()


def test_typing_merging_and_dragging(person: Person, tmp_path: Path) -> None:
    first = person.wait(lambda seen: seen.rules == 0 and seen.tokens > 0)
    before = person.picture()

    person.click("sampleEditor")
    person.wait(lambda seen: seen.focus == "sampleEditor")
    person.write("чаша и чайник")
    typed = person.wait(lambda seen: seen.sample == "чаша и чайник")
    assert typed.tokens == 11 < first.tokens

    person.do("key", "--delay", 40, *["ctrl+m"] * 3)
    person.wait(lambda seen: seen.rules == 3)
    for number in (4, 5):
        person.click("mergeButton")
        person.wait(lambda seen, number=number: seen.rules == number)  # type: ignore[misc]
    merged = person.wait_still()
    assert merged.tokens < 11
    assert merged.limit == merged.tokens

    handle, slider = merged.handle, merged.places["limitSlider"]
    wanted = 2
    step = (slider.width() - handle.width()) / merged.tokens
    y, begin, end = (
        handle.center().y(),
        handle.center().x(),
        round(slider.x() + handle.width() / 2 + wanted * step),
    )
    way = [begin + (end - begin) * part // 8 for part in range(1, 9)]
    moves = [word for x in way for word in ("mousemove", x, y, "sleep", 0.02)]
    person.do("mousemove", begin, y, "mousedown", 1, *moves, "mouseup", 1)
    person.wait(lambda seen: seen.limit == wanted)
    cut = person.wait_still()
    assert "чаша и чайник".startswith(cut.kept) and 0 < len(cut.kept) < 13

    after = person.picture()
    assert ink(before, first.places["rulesView"]) < ink(after, cut.places["rulesView"]) / 2
    tints = [tint.rgb() for tint in LIGHT.tints]
    tokens = cut.places["tokensView"]
    found = {after.pixel(x, y) for x in columns(tokens) for y in rows(tokens)}
    assert len(found.intersection(tints)) >= 2

    person.do("key", "ctrl+q")
    assert person.program.wait(MOST_SECONDS) == 0
    kept = read_session(tmp_path / "user" / "data" / "unsaved-1.bpe.json")
    assert kept.sample == "чаша и чайник"
    assert kept.merges == 5 == len(kept.branches[0].rounds)
    assert kept.limit == wanted


def columns(place: QRect) -> range:
    return range(place.left(), place.right() + 1)


def rows(place: QRect) -> range:
    return range(place.top(), place.bottom() + 1)


def ink(picture: QImage, place: QRect) -> int:
    """How many dark points there are in a part of the picture."""
    return sum(picture.pixelColor(x, y).lightness() < 100 for x in columns(place) for y in rows(place))
