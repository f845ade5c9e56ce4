"""The table below the large chart: when more rules stop helping is read off it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.core.held_out import HeldOutTexts
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.read_off_model import ReadOffColumn
from bpe_gui.document.session import Session
from bpe_gui.panes.chart.chart_drawing import MOST_TEXTS
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.chart.read_off_table import ReadOffTable
from tests.core import lesson
from tests.document.watched import open_session


@pytest.fixture
def session(qapp: QApplication) -> Iterator[Session]:
    rows = tuple(zip(lesson.counts("es").counts, lesson.counts("es").counts.values(), strict=True))
    with open_session(qapp, Corpus(rows=rows), "tu pedido llegará en cinco días") as session:
        session.merge_to(1_000)
        texts = "\n".join(message.text for message in lesson.messages("es"))
        session.set_held_out(HeldOutTexts(texts))
        yield session


@pytest.fixture
def pane(session: Session, qtbot: QtBot) -> ChartPane:
    pane = ChartPane(session)
    pane.setLocale(QLocale(QLocale.Language.English))
    qtbot.addWidget(pane)
    pane.resize(700, 600)
    with qtbot.waitExposed(pane):
        pane.show()
    return pane


def table(pane: ChartPane) -> ReadOffTable:
    found = pane.findChild(ReadOffTable, "readOffTable")
    assert found is not None
    return found


def column(pane: ChartPane, which: ReadOffColumn) -> list[object]:
    model = table(pane).model()
    return [model.index(row, which).data() for row in range(model.rowCount())]


def enlarge(pane: ChartPane) -> None:
    button = pane.findChild(QToolButton, "chartLargeButton")
    assert button is not None
    button.click()


def test_it_is_made_when_the_chart_is_enlarged_first(pane: ChartPane, qtbot: QtBot) -> None:
    assert pane.findChild(ReadOffTable) is None
    with qtbot.waitSignal(pane.enlarged) as told:
        enlarge(pane)
    assert told.args == [True]
    assert table(pane).isVisible()
    assert table(pane).accessibleName()
    assert table(pane).toolTip()
    with qtbot.waitSignal(pane.enlarged) as told:
        enlarge(pane)
    assert told.args == [False]
    assert not table(pane).isVisible()


def test_the_lesson_s_messages_at_each_merge_that_is_read(
    pane: ChartPane, session: Session, qtbot: QtBot
) -> None:
    enlarge(pane)
    names = [message.text for message in lesson.messages("es")]
    assert column(pane, ReadOffColumn.NAME)[2:] == names
    assert column(pane, ReadOffColumn.START) == [937, 26, 26, 24, 23]
    for merges, corpus, tokens in ((60, 449, [10, 12, 18]), (100, 337, [6, 8, 18]), (200, 210, [6, 8, 16])):
        session.jump(merges)
        qtbot.waitUntil(lambda merges=merges: pane.plot.drawing.merges == merges)  # type: ignore[misc]
        assert column(pane, ReadOffColumn.HERE)[0] == corpus
        assert column(pane, ReadOffColumn.HERE)[2:] == tokens
    # The same is read without going there, and said to who cannot see it.
    pane.plot.setFocus()
    for _ in range(10):
        qtbot.keyClick(pane.plot, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ShiftModifier)
    assert pane.plot.drawing.hovered == 100
    assert column(pane, ReadOffColumn.HERE)[2:] == [6, 8, 18]
    assert session.merges == 200
    said = pane.plot.accessibleDescription()
    for name, tokens_there in zip(names, (6, 8, 18), strict=True):
        assert f"{name}: {tokens_there}" in said


def test_the_last_merge_that_helped_is_told_and_gone_to(
    pane: ChartPane, session: Session, qtbot: QtBot
) -> None:
    enlarge(pane)
    helped = column(pane, ReadOffColumn.HELPED)
    assert helped[0] == session.learned == 202
    for row, text in enumerate(session.held_out_curves, 2):
        counts = [text.curve.tokens(merges) for merges in range(203)]
        assert helped[row] == max(merge for merge in range(1, 203) if counts[merge] != counts[merge - 1])
    view = table(pane)
    view.setCurrentIndex(view.model().index(2, 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert session.merges == helped[2]
    place = view.visualRect(view.model().index(4, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.merges == helped[4]


def test_rows_are_copied(pane: ChartPane, qtbot: QtBot) -> None:
    enlarge(pane)
    view = table(pane)
    view.selectRow(2)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    cells = QApplication.clipboard().text().split("\t")
    assert cells[:3] == [lesson.messages("es")[0].text, "26", "6"]


def test_of_many_texts_all_are_listed_and_the_first_are_drawn(
    pane: ChartPane, session: Session, qtbot: QtBot
) -> None:
    enlarge(pane)
    session.set_held_out(HeldOutTexts("\n".join(f"texto {number}" for number in range(30))))
    qtbot.waitUntil(lambda: len(column(pane, ReadOffColumn.NAME)) == 32)
    assert len(pane.plot.drawing.own_lines()) == 2 + MOST_TEXTS
    signs = [line.stroke.sign for line in pane.plot.drawing.own_lines()[2:]]
    assert len(set(signs)) == MOST_TEXTS
    looks = {(line.stroke.dashes, line.stroke.sign) for line in pane.plot.drawing.own_lines()}
    assert len(looks) == 2 + MOST_TEXTS
    assert table(pane).height() < 12 * table(pane).rowHeight(0)


def test_numbers_are_written_as_the_language_does(pane: ChartPane) -> None:
    enlarge(pane)
    view = table(pane)
    index = view.model().index(0, ReadOffColumn.SHARE)
    written = view.itemDelegate().displayText(index.data(), view.locale())
    assert written == "22.2 %"  # 208 of 937
    assert view.itemDelegate().displayText(1_234, view.locale()) == "1,234"


def test_each_curve_is_named_where_it_ends(pane: ChartPane) -> None:
    drawing = pane.plot.drawing
    assert drawing.layout.labels is not None
    assert drawing.layout.labels > drawing.layout.area.right()
    image = pane.plot.grab().toImage()
    line = drawing.own_lines()[2]
    columns = range(round(drawing.layout.labels), round(drawing.layout.labels) + 20)
    near = [
        image.pixelColor(x, y)
        for x in columns
        for y in range(image.height())
        if abs(image.pixelColor(x, y).red() - line.stroke.colour.red()) < 8
        and abs(image.pixelColor(x, y).blue() - line.stroke.colour.blue()) < 8
    ]
    assert len(near) > 20
    pane.resize(240, 300)
    assert pane.plot.drawing.layout.labels is None


def test_strokes_stand_out_from_the_ground() -> None:
    from bpe_gui.panes.chart.chart_curves import text_strokes

    def light(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    def luminance(colour: object) -> float:
        return (
            0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF())
        )

    for colours in (look.LIGHT, look.DARK):
        for stroke in text_strokes(colours):
            bright, dark = sorted((luminance(colours.surface), luminance(stroke.colour)), reverse=True)
            assert (bright + 0.05) / (dark + 0.05) >= 3
