"""The wrapping row, with real widgets in a real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui.panes.flow_layout import FlowLayout


def box(width: int = 100, height: int = 30) -> QWidget:
    widget = QWidget()
    widget.setFixedSize(width, height)
    return widget


class Bar(QWidget):
    """A widget with a flow layout and boxes in it."""

    def __init__(self, *boxes: QWidget | str) -> None:
        super().__init__()
        self.flow = FlowLayout(self)
        self.boxes: list[QWidget] = []
        for one in boxes:
            if one == "stretch":
                self.flow.add_stretch()
            elif one == "gap":
                self.flow.add_gap(24)
            elif isinstance(one, QWidget):
                self.flow.addWidget(one)
                self.boxes.append(one)

    def places(self, width: int) -> list[tuple[int, int]]:
        """Where the boxes stand at a width, when the bar is as high as it wishes."""
        self.resize(width, self.flow.heightForWidth(width))
        self.show()
        self.flow.activate()
        return [(one.x(), one.y()) for one in self.boxes]


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    bar = Bar(box(), box(), box())
    qtbot.addWidget(bar)
    return bar


def test_one_row_where_there_is_room(bar: Bar) -> None:
    assert bar.places(316) == [(0, 0), (108, 0), (216, 0)]
    assert bar.flow.heightForWidth(316) == 30


def test_wraps_at_the_pixel(bar: Bar) -> None:
    assert bar.places(315) == [(0, 0), (108, 0), (0, 38)]
    assert bar.places(207) == [(0, 0), (0, 38), (0, 76)]
    assert bar.flow.heightForWidth(207) == 106


def test_nothing_hides_at_any_width(qtbot: QtBot) -> None:
    sizes = (80, 120, 45, 200, 60, 33)
    bar = Bar(*(box(size, 20 + index) for index, size in enumerate(sizes)))
    qtbot.addWidget(bar)
    for width in range(200, 700, 7):
        bar.places(width)
        rectangles = [one.geometry() for one in bar.boxes]
        assert all(bar.rect().contains(rectangle) for rectangle in rectangles)
        overlaps = [(a, b) for a in rectangles for b in rectangles if a is not b and a.intersects(b)]
        assert overlaps == []


def test_a_stretch_pushes_the_rest_to_the_end(qtbot: QtBot) -> None:
    bar = Bar(box(), "stretch", box())
    qtbot.addWidget(bar)
    assert bar.places(500) == [(0, 0), (400, 0)]
    # It wraps with what it pushes, and pushes there too.
    assert bar.places(150) == [(0, 0), (50, 38)]


def test_a_gap_vanishes_where_a_row_begins(qtbot: QtBot) -> None:
    bar = Bar(box(), "gap", box())
    qtbot.addWidget(bar)
    assert bar.places(500) == [(0, 0), (132, 0)]
    assert bar.places(232) == [(0, 0), (132, 0)]
    assert bar.places(231) == [(0, 0), (0, 38)]


def test_items_stand_in_the_middle_of_their_row(qtbot: QtBot) -> None:
    bar = Bar(box(100, 30), box(100, 50), box(100, 20))
    qtbot.addWidget(bar)
    assert bar.places(400) == [(0, 10), (108, 0), (216, 15)]


def test_right_to_left(bar: Bar) -> None:
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert bar.places(400) == [(300, 0), (192, 0), (84, 0)]


def test_margins_count(bar: Bar) -> None:
    bar.flow.setContentsMargins(16, 8, 16, 4)
    assert bar.places(316 + 32) == [(16, 8), (124, 8), (232, 8)]
    assert bar.flow.heightForWidth(316 + 32) == 42
    assert bar.flow.heightForWidth(316 + 31) == 80


def test_hidden_widgets_take_no_room(bar: Bar) -> None:
    bar.boxes[1].hide()
    assert bar.places(208)[2] == (108, 0)
    assert bar.flow.heightForWidth(208) == 30


def test_sizes(bar: Bar) -> None:
    assert bar.flow.sizeHint() == QSize(316, 30)
    assert bar.flow.minimumSize().width() == 100
    bar.places(150)
    assert bar.minimumSizeHint().height() == 106


def test_items_can_be_taken(bar: Bar) -> None:
    assert bar.flow.count() == 3
    item = bar.flow.takeAt(1)
    assert item is not None
    assert item.widget() is bar.boxes[1]
    assert bar.flow.count() == 2
    assert bar.flow.takeAt(5) is None
    assert bar.flow.itemAt(2) is None


def test_an_empty_layout(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    assert bar.flow.heightForWidth(100) == 0
    assert bar.flow.sizeHint() == QSize(0, 0)


def test_what_stands_below_gives_way(qtbot: QtBot) -> None:
    """In a window the second row pushes down what is below and does not cover it."""
    window = QWidget()
    bar = Bar(box(), box(), box())
    below = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(bar)
    column.addWidget(below, 1)
    qtbot.addWidget(window)
    window.show()
    window.resize(400, 300)
    qtbot.waitUntil(lambda: below.y() == 30)
    window.resize(250, 300)
    qtbot.waitUntil(lambda: below.y() == 68)
    window.resize(400, 300)
    qtbot.waitUntil(lambda: below.y() == 30)


def test_before_the_first_layout_it_asks_for_one_row_only(bar: Bar) -> None:
    bar.flow.setContentsMargins(8, 2, 8, 2)
    assert bar.flow.minimumSize() == QSize(116, 34)
    bar.places(207)
    assert bar.flow.minimumSize().height() == 110


def test_what_was_measured_is_forgotten_when_something_changes(qtbot: QtBot) -> None:
    word, other = QLabel("pedido"), QLabel("llegará")
    bar = Bar(word, "stretch", other)
    qtbot.addWidget(bar)

    def is_as_wide_as_its_words() -> bool:
        words = [each for each in (word, other) if not each.isHidden()]
        wanted = sum(each.sizeHint().width() for each in words) + 8 * (len(words) - 1)
        height = max(each.sizeHint().height() for each in words)
        rows = [bar.flow.heightForWidth(width) for width in (wanted, wanted - 1)]
        return bar.flow.sizeHint() == QSize(wanted, height) and rows[0] == height <= rows[1]

    assert is_as_wide_as_its_words()
    before = bar.flow.sizeHint()
    word.setText("pedido a pedido")
    assert is_as_wide_as_its_words()
    assert bar.flow.sizeHint().width() > before.width()
    font = other.font()
    font.setPointSizeF(3 * font.pointSizeF())
    other.setFont(font)
    assert is_as_wide_as_its_words()
    assert bar.flow.sizeHint().height() > before.height()
    other.hide()
    assert is_as_wide_as_its_words()
    assert bar.flow.sizeHint().height() == before.height()


def test_gaps_and_stretches_wrap_with_what_follows_them(qtbot: QtBot) -> None:
    bar = Bar("gap", box(), "gap", box(), "stretch", box(), "gap")
    qtbot.addWidget(bar)
    assert bar.places(340) == [(0, 0), (132, 0), (240, 0)]
    assert bar.places(339) == [(0, 0), (132, 0), (239, 38)]
    assert bar.places(231) == [(0, 0), (0, 38), (131, 38)]
    assert bar.places(207) == [(0, 0), (0, 38), (107, 76)]
