"""The curves of the chart: which of their points are drawn, and that nothing is seen to be missing."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bpe_gui.panes.chart_curves import CountedCurve, Stroke, counts_of, paint_curve, thinned
from bpe_gui.panes.chart_scale import merges_axis

INK, PALE = QColor(0, 0, 0), QColor(200, 0, 0)


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


def painted(xs: np.ndarray, ys: np.ndarray, current: float, stroke: Stroke) -> QImage:
    image = QImage(640, 220, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_curve(painter, xs, ys, stroke, current)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", ["smooth", "steps", "level", "two points"])
def test_the_line_passes_where_its_points_are(kind: str) -> None:
    xs = np.linspace(10, 610, 401)
    ys = {
        "smooth": 200 - 180 * np.exp(-(xs - 10) / 90),
        "steps": 20 + 30 * np.floor((xs - 10) / 100.5),
        "level": np.full(401, 77.0),
        "two points": 20 + (xs - 10) * 0.25,
    }[kind]
    if kind == "two points":
        xs, ys = xs[[0, -1]], ys[[0, -1]]
    image = painted(xs, ys, 1_000, Stroke(INK, PALE))
    for x in range(15, 605, 7):
        y = float(np.interp(x + 0.5, xs, ys))
        assert min(image.pixelColor(x, round(y) + near).lightness() for near in (-1, 0)) < 90, (x, y)


def test_a_curve_is_paler_after_the_current_merge(qapp: QApplication) -> None:
    assert qapp
    xs = np.linspace(10, 610, 401)
    image = painted(xs, np.full(401, 100.5), 300, Stroke(INK, PALE, width=3))
    colours = [image.pixelColor(x, 100).red() for x in (20, 150, 290, 310, 450, 600)]
    assert colours == pytest.approx([0, 0, 0, 200, 200, 200], abs=12)
    for current, expected in ((1_000, 0), (-1_000, 200)):
        image = painted(xs, np.full(401, 100.5), current, Stroke(INK, PALE, width=3))
        assert image.pixelColor(300, 100).red() == pytest.approx(expected, abs=12)


def test_dashes_run_on_through_all_pieces_of_a_line(qapp: QApplication) -> None:
    assert qapp
    xs = np.linspace(10, 610, 401)
    ys = 100.5 + 3 * np.sin(xs / 8)  # no point of it can be left out
    image = painted(xs, ys, 1_000, Stroke(INK, PALE, (4, 3), width=2))
    inked = [any(image.pixelColor(x, y).red() < 90 for y in range(94, 108)) for x in range(10, 610)]
    runs = [len(run) for run in "".join("#" if ink else " " for ink in inked).split()]
    # 8 pixels along the line, which goes up and down, and no dash that a new piece cut or made longer.
    assert max(runs[:-1]) <= 10
    assert min(runs[1:-1]) >= 4
    assert len(runs) == pytest.approx(600 / 14 * 1.03, abs=3)


def test_the_last_merge_that_saved_a_token() -> None:
    assert CountedCurve(counts_of([9, 8, 8, 5, 5, 5])).last_helped == 3
    assert CountedCurve(counts_of([9, 9])).last_helped is None
    assert CountedCurve(counts_of([])).last_helped is None
    assert CountedCurve(counts_of([2**70, 2**69])).last_helped == 1
