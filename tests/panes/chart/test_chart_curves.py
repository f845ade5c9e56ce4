"""The curves of the chart: which of their points are drawn, and that nothing is seen to be missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, QObject, QPointF, QRectF
from pytestqt.qtbot import QtBot

from bpe_gui.panes.chart.chart_curves import CountedCurve, counts_of, straightened, thinned
from bpe_gui.panes.chart.chart_plot import MergesPlot
from bpe_gui.panes.chart.chart_scale import merges_axis
from bpe_gui.panes.chart.chart_view import ChartView, Measure
from bpe_gui.panes.chart.chart_words import ChartWords


@given(st.integers(0, 200_000), st.booleans(), st.integers(50, 2_000))
def test_a_thinned_curve_keeps_its_ends_and_a_point_for_each_stretch(
    learned: int, is_log: bool, width: int
) -> None:
    axis = merges_axis(learned, 6, is_log=is_log, apart=0.1)
    merges = thinned(learned, axis, width)
    assert (merges[0], merges[-1]) == (0, learned)
    assert np.all(np.diff(merges) > 0)
    assert len(merges) <= max(width / 1.5, 300) + 1
    along = axis.shares(merges.astype(np.float64)) * width
    wide = np.flatnonzero(np.diff(along) > max(3, 2.2 * width / 300))
    assert np.all(np.diff(merges)[wide] == 1)  # where points are far apart no merge lies between them


Shown = Callable[..., MergesPlot]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    def show(counts: Sequence[float], sample: Sequence[float] = (), merges: int | None = None) -> MergesPlot:
        words = ChartWords(QObject(), QLocale(QLocale.Language.English))
        plot = MergesPlot(words)
        qtbot.addWidget(plot)
        plot.resize(640, 260)
        plot.show_counts(
            counts_of([round(each) for each in counts]),
            counts_of([round(each) for each in sample]),
            len(counts) - 1 if merges is None else merges,
        )
        return plot

    return show


SHAPES = {
    "smooth": 200 + 9_000 * np.exp(-np.arange(401) / 60),
    "steps": 9_000 - 2_000 * np.floor(np.arange(401) / 100.5),
    "level": np.full(401, 5_000),
    "two points": np.array([9_000, 3_000]),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_line_passes_where_its_points_are(shown: Shown, shape: str) -> None:
    plot = shown(SHAPES[shape])
    image, drawing = plot.grab().toImage(), plot.drawing
    layout, counts = drawing.layout, drawing.corpus.counts.astype(np.float64)
    places = [drawing.x_of(merges) for merges in range(len(counts))]
    for x in range(int(places[0]) + 4, int(places[-1]) - 8, 7):
        y = layout.y_of(layout.left, float(np.interp(x + 0.5, places, counts)))
        assert min(image.pixelColor(x, round(y) + near).lightness() for near in (-1, 0)) < 110, (x, y)


@given(st.lists(st.integers(0, 40), min_size=1, max_size=300))
def test_what_is_left_out_of_a_line_is_not_seen(steps: list[int]) -> None:
    xs, ys = np.arange(len(steps)) * 1.5, np.cumsum(steps) / 10
    kept = straightened(xs, ys)
    assert (kept[0], kept[-1]) == (0, len(steps) - 1)
    assert np.all(np.diff(kept) > 0)
    assert np.abs(np.interp(xs, xs[kept], ys[kept]) - ys).max() <= 4 * 0.1 + 1e-9


def test_the_plot_of_pyqtgraph_stands_where_the_drawing_says(shown: Shown) -> None:
    plot = shown(SHAPES["smooth"], SHAPES["steps"] / 100)
    views = (ChartView(), ChartView(measure=Measure.SHARE), ChartView(gains=True, log_tokens=True))
    for view in views:
        plot.set_view(view)
        plot.grab()
        box, layout = plot.canvas.getViewBox(), plot.drawing.layout
        corners = [box.mapViewToScene(QPointF(*corner)) for corner in ((0, 1), (1, 0))]
        assert QRectF(*corners) == layout.area, view
        assert (plot.canvas.getAxis("right").isVisible(), view) == (layout.right is not None, view)
        written = [text for _, text in plot.canvas.getAxis("left")._tickLevels[0]]
        assert written == [plot.drawing.written(tick) for tick in layout.left.ticks]


def test_a_curve_is_paler_after_the_current_merge(shown: Shown) -> None:
    for merges in (0, 200, 400):
        plot = shown(SHAPES["level"], merges=merges)
        image, drawing = plot.grab().toImage(), plot.drawing
        y = int(drawing.layout.y_of(drawing.layout.left, 5_000))
        for place in (20, 150, 190, 230, 310, 380):
            expected = drawing.colours.text if place < merges else drawing.colours.faint
            found = [image.pixelColor(int(drawing.x_of(place)), y + near) for near in (-1, 0)]
            assert min(abs(each.lightness() - expected.lightness()) for each in found) <= 12, (merges, place)


def test_dashes_run_on_through_a_line(shown: Shown) -> None:
    plot = shown([9_000] * 401, SHAPES["smooth"], merges=0)  # so that its name is at the other end
    image, drawing = plot.grab().toImage(), plot.drawing
    line = drawing.own_lines()[1]
    inked = []
    for x in range(int(drawing.x_of(200)), int(drawing.x_of(399))):
        point = drawing.point(line, drawing.layout.merge_at(x))
        assert point is not None
        near = [image.pixelColor(x, int(point.y()) + row) for row in (-2, -1, 0, 1)]
        inked.append(min(abs(each.green() - line.stroke.pale.green()) for each in near) < 45)
    runs = [len(run) for run in "".join("#" if ink else " " for ink in inked).split()]
    # Dashes of 8 pixels and gaps of 6.
    assert max(runs[1:-1]) <= 10
    assert min(runs[1:-1]) >= 6
    assert len(runs) == pytest.approx(len(inked) / 14, abs=2)


def test_the_last_merge_that_saved_a_token() -> None:
    assert CountedCurve(counts_of([9, 8, 8, 5, 5, 5])).last_helped == 3
    assert CountedCurve(counts_of([9, 9])).last_helped is None
    assert CountedCurve(counts_of([])).last_helped is None
    assert CountedCurve(counts_of([2**70, 2**69])).last_helped == 1
