"""The chart pane: what it says, where its gestures go, and what it writes."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QGuiApplication, QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QFileDialog, QLabel, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.core.problem import Problem
from bpe_gui.core.token_curve import TokenCurve
from bpe_gui.core.trainer import Rule
from bpe_gui.document.held_out import MeasuredText
from bpe_gui.document.history import History
from bpe_gui.document.session import Session
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.chart.chart_view import ChartView, Measure
from tests.document.watched import open_session


class Numbers(QObject):
    """The part of a session that the chart reads, with numbers of its own."""

    rules_changed = Signal()
    position_changed = Signal()
    sample_changed = Signal()
    settings_changed = Signal()
    held_out_changed = Signal()
    branches_changed = Signal()

    def __init__(self, merges: int = 0, corpus: int = 937, sample: int = 26) -> None:
        super().__init__()
        self.token_counts = [corpus - 7 * k for k in range(merges + 1)] if corpus else []
        self.sample_counts = [max(sample - k // 3, 1) for k in range(merges + 1)] if sample else []
        self.history = History()
        self.held_out_curves: tuple[MeasuredText, ...] = ()
        self.merges = merges
        self.coming = 0
        self.jumps: list[int] = []

    @property
    def announced(self) -> int:
        """All rounds but those that a thread has added since."""
        return max(0, len(self.token_counts) - 1 - self.coming)

    def jump(self, merges: int) -> None:
        self.jumps.append(merges)
        self.merges = merges
        self.position_changed.emit()

    def merge(self) -> None:
        """One more round, with all the signals that it brings."""
        self.token_counts.append(self.token_counts[-1] - 7)
        self.sample_counts.append(self.sample_counts[-1])
        self.merges += 1
        self.rules_changed.emit()
        self.position_changed.emit()
        self.sample_changed.emit()


Opened = Callable[..., ChartPane]


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    def open_pane(numbers: Numbers | Session, width: int = 600, height: int = 250) -> ChartPane:
        pane = ChartPane(numbers)
        pane.setLocale(QLocale(QLocale.Language.English))
        qtbot.addWidget(pane)
        pane.resize(width, height)
        with qtbot.waitExposed(pane):
            pane.show()
        return pane

    return open_pane


def described(pane: ChartPane) -> str:
    return pane.plot.accessibleDescription()


def at(pane: ChartPane, merges: int) -> QPoint:
    """The point of the view where a merge stands."""
    drawing = pane.plot.drawing
    return QPoint(int(drawing.x_of(merges)), round(drawing.layout.area.center().y()))


def move_pointer(pane: ChartPane, place: QPoint) -> None:
    view = pane.plot
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(place),
        QPointF(view.mapToGlobal(place)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def colour_rows(image: QImage, x: int, colour: QColor, tolerance: int = 12) -> list[int]:
    """The rows of a column of pixels in which a colour stands."""
    ratio = image.devicePixelRatio()
    column = round(x * ratio)
    near = []
    for y in range(image.height()):
        pixel = image.pixelColor(column, y)
        distance = max(abs(a - b) for a, b in zip(pixel.getRgb()[:3], colour.getRgb()[:3], strict=True))
        if distance <= tolerance:
            near.append(round(y / ratio))
    return near


# What it says


def test_names_and_words(opened: Opened) -> None:
    pane = opened(Numbers(60))
    assert pane.plot.objectName() == "mergesChart"
    assert pane.plot.accessibleName()
    assert "60 merge" in described(pane)
    assert "517 token" in described(pane)
    assert "6 in the sample" in described(pane)
    for control in (pane.plot, *pane.findChildren(QToolButton)):
        assert control.accessibleName()
        assert control.toolTip()
    assert any(label.text() == "TOKENS PER MERGE" for label in pane.findChildren(QLabel))


def test_a_merge_is_told_once_its_signals_have_come(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(3)
    pane = opened(numbers)
    numbers.merge()
    qtbot.waitUntil(lambda: "4 merge" in described(pane))
    assert pane.plot.drawing.tokens(4) == 937 - 28


def test_rounds_that_are_still_coming_are_not_shown(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(3)
    pane = opened(numbers)
    numbers.token_counts += [900, 890]
    numbers.coming = 2
    numbers.merge()
    qtbot.waitUntil(lambda: "4 merge" in described(pane))
    assert pane.plot.drawing.learned == 4


def test_going_back_is_told(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    numbers.jump(20)
    qtbot.waitUntil(lambda: "20 merge" in described(pane))
    assert "797 token" in described(pane)


def test_other_counts_of_the_same_length_are_noticed(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(10)
    pane = opened(numbers)
    numbers.token_counts[10] = 555
    numbers.rules_changed.emit()
    qtbot.waitUntil(lambda: "555 token" in described(pane))


def test_a_sample_that_is_still_counted_is_left_out(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(10)
    full = numbers.sample_counts
    numbers.sample_counts = full[:4]
    pane = opened(numbers)
    assert "sample" not in described(pane)
    numbers.sample_counts = full
    numbers.sample_changed.emit()
    qtbot.waitUntil(lambda: "in the sample" in described(pane))


def test_empty_states_teach(opened: Opened) -> None:
    assert "corpus" in described(opened(Numbers(0, corpus=0, sample=0)))
    pane = opened(Numbers(0))
    assert pane.plot.drawing.words.empty(has_corpus=True).startswith("No rule yet.")
    drawn = pane.plot.grab().toImage()
    quiet = look.colours(pane.palette()).quiet
    middle = drawn.copy(drawn.width() // 2, drawn.height() // 2 - 30, drawn.width() // 3, 60)
    assert any(colour_rows(middle, x, quiet, 60) for x in range(middle.width()))


def test_numbers_are_written_as_the_language_does(opened: Opened) -> None:
    pane = opened(Numbers(5, corpus=1_234_567))
    assert "1,234,532" in described(pane)
    pane.setLocale(QLocale(QLocale.Language.Spanish))
    QApplication.sendEvent(pane, QEvent(QEvent.Type.LanguageChange))
    assert "1.234.532" in pane.plot.drawing.words.corpus(1_234_532)
    assert pane.plot.drawing.words.number(1_500_000) == "1.500.000"


# What it draws


@pytest.fixture
def dressed(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[look.Colours]:
    """The application in light or dark, and its colours."""
    look.apply(qapp, request.param)
    yield look.colours(qapp.palette())
    look.apply(qapp, Qt.ColorScheme.Light)


@pytest.mark.parametrize("dressed", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark], ids=str, indirect=True)
def test_curves_stand_where_the_numbers_say(opened: Opened, dressed: look.Colours) -> None:
    scheme = dressed
    numbers = Numbers(40)
    numbers.merges = 20
    pane = opened(numbers)
    image = pane.plot.grab().toImage()
    layout = pane.plot.drawing.layout

    def row(tokens: int) -> float:
        return layout.area.bottom() - layout.area.height() * tokens / layout.left.high

    past, future = at(pane, 11).x(), at(pane, 33).x()
    expected = row(numbers.token_counts[11])
    rows = colour_rows(image, past, scheme.text, 40)
    assert rows
    assert sum(rows) / len(rows) == pytest.approx(expected, abs=2)
    # The rounds after the current merge are there, but paler.
    expected = row(numbers.token_counts[33])
    rows = [y for y in colour_rows(image, future, scheme.faint, 25) if y < layout.area.bottom() - 3]
    assert any(abs(y - expected) <= 2 for y in rows)
    assert not any(abs(y - expected) <= 3 for y in colour_rows(image, future, scheme.text, 40))
    # The current merge is a line from top to bottom.
    assert len(colour_rows(image, at(pane, 20).x(), scheme.accent, 90)) > layout.area.height() / 2


def test_both_axes_start_at_zero_and_hold_the_curves(opened: Opened) -> None:
    drawing = opened(Numbers(60)).plot.drawing
    layout = drawing.layout
    assert drawing.x_of(0) == layout.area.left()
    assert drawing.x_of(60) <= layout.area.right()
    assert (layout.left.low, layout.left.high >= 937) == (0, True)
    assert layout.right is not None
    assert (layout.right.low, layout.right.high >= 26) == (0, True)


def test_wheel_and_drag_move_nothing(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    before = pane.plot.drawing.layout
    view, place = pane.plot, at(pane, 30)
    wheel = QWheelEvent(
        QPointF(place),
        QPointF(view.mapToGlobal(place)),
        QPoint(0, 0),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, wheel)
    qtbot.mousePress(view, Qt.MouseButton.RightButton, pos=place)
    qtbot.mouseMove(view, at(pane, 10))
    qtbot.mouseRelease(view, Qt.MouseButton.RightButton, pos=at(pane, 10))
    assert pane.plot.drawing.layout == before
    assert numbers.jumps == []


def test_large_text_keeps_room_for_the_curves(opened: Opened, qtbot: QtBot, qapp: QApplication) -> None:
    pane = opened(Numbers(60), 400, 200)
    small = pane.plot.minimumHeight()
    points = look.text_size(qapp)
    try:
        look.set_text_size(qapp, 2 * points)
        qtbot.waitUntil(lambda: pane.plot.minimumHeight() > small)
        assert pane.plot.minimumHeight() == pytest.approx(2 * small, rel=0.1)
        assert pane.plot.drawing.layout.area.height() > 0.3 * pane.plot.minimumHeight()
    finally:
        look.set_text_size(qapp, points)


# Ways to look at it


def test_percents_let_both_curves_begin_at_the_top(opened: Opened) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    pane.set_view(ChartView(measure=Measure.SHARE))
    drawing = pane.plot.drawing
    assert (drawing.layout.left.high, drawing.layout.right) == (100, None)
    corpus, sample = drawing.own_lines()
    for line in (corpus, sample):
        point = drawing.point(line, 0)
        assert point is not None
        assert point.y() == drawing.layout.area.top()
    assert drawing.value(corpus, 60) == "55.2 %"  # 517 of 937
    assert drawing.value(sample, 60) == "23.1 %"  # 6 of 26
    point = drawing.point(sample, 60)
    assert point is not None
    assert point.y() == pytest.approx(drawing.layout.area.bottom() - drawing.layout.area.height() * 6 / 26)


def test_on_a_logarithmic_axis_both_curves_share_one_scale(opened: Opened) -> None:
    pane = opened(Numbers(60))
    pane.set_view(ChartView(log_tokens=True))
    layout = pane.plot.drawing.layout
    assert (layout.left.low, layout.left.high, layout.right) == (5, 1000, None)
    image = pane.plot.grab().toImage()
    rows = colour_rows(image, at(pane, 30).x(), look.colours(pane.palette()).text, 40)
    assert any(abs(y - layout.y_of(layout.left, 727)) <= 2 for y in rows)


def test_every_merge_is_reached_on_a_logarithmic_axis(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    pane.set_view(ChartView(log_merges=True))
    drawing = pane.plot.drawing
    assert drawing.x_of(0) == drawing.layout.area.left()
    assert [drawing.merge_at(QPointF(drawing.x_of(merges), 20)) for merges in range(61)] == list(range(61))
    assert drawing.x_of(1) - drawing.x_of(0) > 10 * (drawing.x_of(60) - drawing.x_of(59))
    qtbot.mouseClick(pane.plot, Qt.MouseButton.LeftButton, pos=at(pane, 0))
    assert numbers.jumps == [0]


def test_gains_stand_below_the_curves(opened: Opened) -> None:
    pane = opened(Numbers(40))
    assert pane.plot.drawing.layout.strip is None
    pane.set_view(ChartView(gains=True))
    drawing = pane.plot.drawing
    strip, area = drawing.layout.strip, drawing.layout.area
    assert strip is not None
    assert strip.top() > area.bottom()
    assert (strip.left(), strip.width()) == (area.left(), area.width())
    # Each merge saves 7 tokens here.
    assert drawing.layout.gains.high == 8
    image = pane.plot.grab().toImage()
    grey = look.blend(drawing.colours.surface, drawing.colours.text, 0.45)
    rows = [y for y in colour_rows(image, at(pane, 20).x() + 3, grey, 12) if y > strip.top()]
    assert min(rows) == pytest.approx(strip.bottom() - strip.height() * 7 / 8, abs=2)
    assert max(rows) == pytest.approx(strip.bottom(), abs=2)


def test_the_mark_says_from_where_on_little_is_saved(opened: Opened) -> None:
    numbers = Numbers(30)
    start = numbers.token_counts[0]
    for merges in range(11, 31):
        numbers.token_counts[merges] = numbers.token_counts[10] - (merges - 10)
    pane = opened(numbers)
    before = pane.plot.grab().toImage()
    pane.set_view(ChartView(marked=True, worth=0.005))
    drawing = pane.plot.drawing
    assert drawing.gains.less_from(0.005) == 11
    assert drawing.words.worth(11, 0.005) == "from merge 11 on a merge saves less than 0.5 %"
    between = int((drawing.x_of(10) + drawing.x_of(11)) / 2)
    image = pane.plot.grab().toImage()
    assert image != before
    assert len(colour_rows(image, between, drawing.colours.quiet, 60)) > drawing.layout.area.height() / 3
    pane.set_view(ChartView(marked=True, worth=1 / start))
    assert drawing.gains.less_from(1 / start) is None
    assert pane.plot.grab().toImage() == before


def test_every_choice_of_the_menu_changes_the_view(opened: Opened, qtbot: QtBot) -> None:
    pane = opened(Numbers(60))
    button = pane.findChild(QToolButton, "chartViewButton")
    assert button is not None
    button.click()
    menu = pane.findChild(QMenu, "chartViewMenu")
    assert menu is not None
    qtbot.waitUntil(menu.isVisible)
    for name, expected in (
        ("chartShareAction", ChartView(Measure.SHARE)),
        ("chartLogMergesAction", ChartView(Measure.SHARE, log_merges=True)),
        ("chartLogTokensAction", ChartView(Measure.SHARE, log_merges=True, log_tokens=True)),
        ("chartTokensAction", ChartView(log_merges=True, log_tokens=True)),
        ("chartGainsAction", ChartView(log_merges=True, log_tokens=True, gains=True)),
    ):
        action = menu.findChild(QAction, name)
        assert action is not None
        assert action.text() and action.toolTip()
        action.trigger()
        assert pane.view == expected
        assert not pane.plot.grab().isNull()
    box = menu.findChild(QDoubleSpinBox, "chartWorthBox")
    assert box is not None
    box.setValue(1.5)
    assert (pane.view.marked, pane.view.worth) == (True, 0.015)
    menu.close()


# Gestures


def test_a_click_goes_to_the_merge_back_and_forward(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    for merges in (20, 47, 0, 60):
        qtbot.mouseClick(pane.plot, Qt.MouseButton.LeftButton, pos=at(pane, merges))
        qtbot.waitUntil(lambda merges=merges: pane.plot.drawing.merges == merges)  # type: ignore[misc]
    assert numbers.jumps == [20, 47, 0, 60]


def test_a_click_on_the_current_merge_or_without_corpus_does_nothing(opened: Opened, qtbot: QtBot) -> None:
    for numbers in (Numbers(60), Numbers(0, corpus=0, sample=0)):
        pane = opened(numbers)
        place = at(pane, numbers.merges)
        qtbot.mouseClick(pane.plot, Qt.MouseButton.LeftButton, pos=place)
        assert numbers.jumps == []


def test_keys_move_the_merge(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    pane.plot.setFocus()
    steps = [
        (Qt.Key.Key_Right, 60),  # the end of what is learned
        (Qt.Key.Key_Left, 59),
        (Qt.Key.Key_PageUp, 49),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_PageDown, 11),
        (Qt.Key.Key_End, 60),
    ]
    for key, expected in steps:
        qtbot.keyClick(pane.plot, key)
        qtbot.waitUntil(lambda expected=expected: pane.plot.drawing.merges == expected)  # type: ignore[misc]
    assert numbers.jumps == [59, 49, 0, 1, 11, 60]


def test_keys_with_alt_or_ctrl_stay_free_for_the_window(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    qtbot.keyClick(pane.plot, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(pane.plot, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert numbers.jumps == []


def test_the_pointer_reads_values(opened: Opened) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    before = pane.plot.grab().toImage()
    move_pointer(pane, at(pane, 30))
    assert pane.plot.drawing.hovered == 30
    assert [row.split()[0] for row in pane.plot.drawing.heads(30)] == ["30"]
    assert [number for number in ("30", "727", "16") if number in described(pane)] == ["30", "727", "16"]
    assert pane.plot.grab().toImage() != before
    move_pointer(pane, QPoint(2, 2))
    assert pane.plot.drawing.hovered is None
    move_pointer(pane, at(pane, 5))
    QApplication.sendEvent(pane.plot, QEvent(QEvent.Type.Leave))
    assert pane.plot.drawing.hovered is None
    assert pane.plot.grab().toImage() == before


def test_shift_and_the_arrows_read_without_going(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    shift = Qt.KeyboardModifier.ShiftModifier
    for key, expected in (
        (Qt.Key.Key_Left, 59),
        (Qt.Key.Key_PageUp, 49),
        (Qt.Key.Key_Right, 50),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, 60),
        (Qt.Key.Key_PageUp, 50),
    ):
        qtbot.keyClick(pane.plot, key, shift)
        assert pane.plot.drawing.hovered == expected
        assert described(pane).startswith(f"{expected} merge")
    assert str(numbers.token_counts[50]) in described(pane)
    assert numbers.jumps == []
    qtbot.keyClick(pane.plot, Qt.Key.Key_Return)
    assert numbers.jumps == [50]
    qtbot.keyClick(pane.plot, Qt.Key.Key_Left, shift)
    qtbot.keyClick(pane.plot, Qt.Key.Key_Escape)
    assert pane.plot.drawing.hovered is None
    qtbot.waitUntil(lambda: described(pane).startswith("50 merge"))


def test_the_pointer_lets_go_of_merges_that_are_gone(opened: Opened, qtbot: QtBot) -> None:
    numbers = Numbers(60)
    pane = opened(numbers)
    move_pointer(pane, at(pane, 55))
    numbers.token_counts, numbers.sample_counts, numbers.merges = [900], [20], 0
    numbers.rules_changed.emit()
    qtbot.waitUntil(lambda: pane.plot.drawing.hovered is None)
    pane.grab()


# Files


def test_png_has_twice_the_pixels(opened: Opened, tmp_path: Path) -> None:
    pane = opened(Numbers(60))
    move_pointer(pane, at(pane, 30))
    path = tmp_path / "chart.png"
    pane.menu.write_png(path)
    image = QImage(str(path))
    assert image.size() == pane.plot.size() * 2
    # The curve is as strong as on the screen.
    x = at(pane, 11).x() * 2
    text = look.colours(pane.palette()).text
    assert len(colour_rows(image, x, text, 60)) >= 3
    # Exporting leaves the pointer's read-out where it was.
    assert pane.plot.drawing.hovered == 30


def test_svg_is_as_the_screen(opened: Opened, tmp_path: Path) -> None:
    pane = opened(Numbers(60))
    path = tmp_path / "chart.svg"
    pane.menu.write_svg(path)
    root = ElementTree.parse(path).getroot()
    size = pane.plot.size()
    assert root.attrib["viewBox"] == f"0 0 {size.width()} {size.height()}"
    words = " ".join("".join(part.itertext()) for part in root.iter())
    assert "corpus 517" in words
    assert "60 merge" in words
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    # Axes and curves keep their places towards each other.
    text = look.colours(pane.palette()).text
    screen = pane.plot.grab().toImage()
    for merges in (5, 30, 50):
        x = at(pane, merges).x()
        on_screen, in_file = colour_rows(screen, x, text, 60), colour_rows(image, x, text, 60)
        assert on_screen
        assert sum(in_file) / len(in_file) == pytest.approx(sum(on_screen) / len(on_screen), abs=2)


def test_csv_has_a_line_for_each_merge(opened: Opened, tmp_path: Path) -> None:
    numbers = Numbers(12)
    numbers.sample_counts = numbers.sample_counts[:5]
    pane = opened(numbers)
    path = tmp_path / "chart.csv"
    pane.menu.write_csv(path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["merges", "corpus_tokens", "sample_tokens"]
    assert rows[1] == ["0", "937", "26"]
    assert rows[13] == ["12", str(937 - 84), ""]
    assert len(rows) == 14


def test_csv_has_a_column_for_each_held_out_text(opened: Opened, tmp_path: Path) -> None:
    numbers = Numbers(3)
    merges, saved = np.array([2, 3]), np.array([1, 4])
    curve = TokenCurve(9, merges, saved, 3)
    numbers.held_out_curves = (MeasuredText("uno, dos", curve), MeasuredText("tres", curve))
    pane = opened(numbers)
    pane.menu.write_csv(tmp_path / "chart.csv")
    with (tmp_path / "chart.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0][3:] == ["uno, dos", "tres"]
    assert [row[3] for row in rows[1:]] == ["9", "9", "8", "5"]
    pane.menu.write_svg(tmp_path / "chart.svg")
    words = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert "uno, dos" in words


def test_what_cannot_be_written_is_a_problem_with_the_path(opened: Opened, tmp_path: Path) -> None:
    pane = opened(Numbers(3))
    path = tmp_path / "missing" / "chart"
    for export in (pane.menu.write_png, pane.menu.write_svg, pane.menu.write_csv):
        with pytest.raises(Problem, match="missing") as caught:
            export(path)
        assert caught.value.values["path"] == str(path)


def test_a_pane_that_was_never_shown_exports_too(qtbot: QtBot, tmp_path: Path) -> None:
    pane = ChartPane(Numbers(60))
    qtbot.addWidget(pane)
    pane.resize(0, 0)
    pane.menu.write_png(tmp_path / "chart.png")
    image = QImage(str(tmp_path / "chart.png"))
    assert image.width() >= 640
    pane.menu.write_svg(tmp_path / "chart.svg")
    assert QSvgRenderer(str(tmp_path / "chart.svg")).isValid()


def test_the_menu_copies_and_tells(opened: Opened, qtbot: QtBot) -> None:
    pane = opened(Numbers(3))
    menu = pane.findChild(QMenu)
    assert menu is not None
    assert all(action.text() for action in menu.actions() if not action.isSeparator())
    copy = next(action for action in menu.actions() if action.objectName() == "copyChartAction")
    with qtbot.waitSignal(pane.noticed):
        copy.trigger()
    content = QGuiApplication.clipboard().mimeData()
    assert content.hasImage()
    assert content.text().splitlines()[1] == "0\t937\t26"


def test_the_context_menu_is_ours(opened: Opened, qtbot: QtBot) -> None:
    pane = opened(Numbers(3))
    menu = pane.findChild(QMenu)
    assert menu is not None
    pane.plot.menu_wanted.emit(pane.mapToGlobal(QPoint(10, 10)))
    qtbot.waitUntil(menu.isVisible)
    menu.close()


@pytest.mark.parametrize("ending", [".png", ".svg", ".csv"])
def test_saving_from_the_menu(opened: Opened, qtbot: QtBot, tmp_path: Path, ending: str) -> None:
    pane = opened(Numbers(3))
    menu = pane.findChild(QMenu)
    assert menu is not None
    name = f"export{ending[1:].capitalize()}Action"
    action = next(action for action in menu.actions() if action.objectName() == name)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        assert edit is not None
        edit.setText("chart")
        dialog.accept()

    QTimer.singleShot(0, answer)
    with qtbot.waitSignal(pane.noticed) as told:
        action.trigger()
    assert (tmp_path / f"chart{ending}").stat().st_size > 0
    assert f"chart{ending}" in told.args[0]


def test_a_place_that_is_not_there(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    pane = opened(Numbers(3))
    with qtbot.waitSignal(pane.save_failed) as told, qtbot.assertNotEmitted(pane.noticed):
        pane.menu.save_to(tmp_path / "missing" / "chart.png", pane.menu.write_png)
    assert told.args[0].reason is FormatReason.CANNOT_WRITE
    assert "missing" in told.args[0].values["path"]


# With the session, and in time


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    with open_session(qapp, "el pedido llega el lunes el pedido sale", "el pedido") as session:
        yield session


def test_the_real_session_draws_the_chart(opened: Opened, qtbot: QtBot, session: Session) -> None:
    pane = opened(session)
    start = session.token_counts[0]
    qtbot.waitUntil(lambda: pane.plot.drawing.tokens(0) == start)
    assert start > 20
    session.merge()
    qtbot.waitUntil(lambda: pane.plot.drawing.merges == 1)
    first: Rule = session.rounds[0].rule
    assert first is not None
    assert pane.plot.drawing.tokens(1) == start - session.rounds[0].count
    qtbot.keyClick(pane.plot, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: session.merges == 0)
    qtbot.waitUntil(lambda: described(pane).startswith("0 merge"))


def test_other_branches_are_drawn_thin_and_pale(opened: Opened, qtbot: QtBot, session: Session) -> None:
    session.merge(6)
    pane = opened(session)
    assert pane.plot.drawing.branches == ()
    here = list(session.token_counts)
    session.jump(1)
    assert session.pairs is not None
    other = next(pair for pair, _ in session.pairs.pairs if pair != session.rounds[1].rule)
    session.fork(other)
    session.merge(3)
    qtbot.waitUntil(lambda: len(pane.plot.drawing.branches) == 1)
    drawing = pane.plot.drawing
    (branch,) = drawing.branches
    assert [branch.tokens(merges) for merges in range(7)] == here
    assert drawing.tokens(5) == session.token_counts[5]
    line = drawing.lines[0]
    assert (line.curve, line.stroke.width) == (branch, 1)
    assert line.stroke.colour == drawing.colours.faint
    assert line.curve not in [each.curve for each in drawing.own_lines()]
    kept = drawing.branches
    session.merge()
    qtbot.waitUntil(lambda: drawing.merges == 6)
    assert drawing.branches == kept  # it has not grown, and is not counted again


@pytest.mark.parametrize("merges", [60, 2_000, 100_000])
def test_long_runs_are_drawn_whole_and_soon(opened: Opened, merges: int) -> None:
    numbers = Numbers()
    numbers.token_counts = [1_000_000 - 600_000 * k // merges for k in range(merges + 1)]
    numbers.sample_counts = [200_000 - 150_000 * k // merges for k in range(merges + 1)]
    numbers.merges = merges
    pane = opened(numbers)
    image = pane.plot.grab().toImage()
    drawing, text = pane.plot.drawing, look.colours(pane.palette()).text
    for k in (merges // 4, merges - merges // 20):
        expected = drawing.layout.y_of(drawing.layout.left, numbers.token_counts[k])
        rows = colour_rows(image, at(pane, k).x(), text, 60)
        assert any(abs(y - expected) <= 2 for y in rows)
    times = []
    for k in range(merges - 9, merges):
        started = time.perf_counter()
        numbers.jump(k)
        pane.plot.repaint()
        times.append(time.perf_counter() - started)
    # Some 4 ms on a slow machine, most of them for reading the counts.
    assert min(times) < 0.02
