"""The chart as a picture, a drawing and a table."""

from __future__ import annotations

import csv
import io

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from bpe_gui.panes.chart_drawing import Drawing
from bpe_gui.panes.chart_plot import DASH, MergesPlot

PIXEL_RATIO = 2
SMALLEST_PICTURE = (320, 160)
"""A chart that is hidden, or squeezed to a sliver, is drawn this large."""


def image_of(plot: MergesPlot) -> QImage:
    """The chart as it stands on the screen, with twice its pixels."""
    _ensure_size(plot)
    image = QImage(plot.size() * PIXEL_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PIXEL_RATIO)
    plot.set_pixel_ratio(PIXEL_RATIO)
    try:
        _render(plot, image)
    finally:
        plot.set_pixel_ratio(plot.devicePixelRatioF())
    return image


def png_of(plot: MergesPlot) -> bytes:
    """The chart as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image_of(plot).save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
    return bytes(buffer.data().data())


def svg_of(plot: MergesPlot, title: str, description: str) -> bytes:
    """The chart as an SVG file with a title and a description."""
    _ensure_size(plot)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(plot.size())
    generator.setViewBox(QRect(0, 0, plot.width(), plot.height()))
    # At the generator's own 72 dpi the text would shrink to three quarters beside the curves.
    generator.setResolution(plot.logicalDpiX())
    generator.setTitle(title)
    generator.setDescription(description)
    _render(plot, generator)
    return bytes(buffer.data().data())


def paint(drawing: Drawing, painter: QPainter) -> None:
    """Paints a drawing with its curves, which on the screen the plot draws, for paper."""
    drawing.fit()
    drawing.paint_axes(painter)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, scale = drawing.colours, drawing.scale
    sample = drawing.sample if drawing.has_sample else drawing.sample[:0]
    for counts, top, colour, pattern in (
        (drawing.counts, scale.corpus_top, colours.text, []),
        (sample, scale.sample_top, colours.accent, DASH),
    ):
        pen = QPen(colour, 2)
        if pattern:
            pen.setDashPattern(pattern)
        painter.setPen(pen)
        painter.drawPolyline(drawing.curve(counts, top))
    drawing.paint_marks(painter)


def table_of(drawing: Drawing, delimiter: str = ",") -> str:
    """The token counts as lines of text; the sample's column is empty where it is not counted."""
    text = io.StringIO()
    table = csv.writer(text, delimiter=delimiter, lineterminator="\n")
    table.writerow(["merges", "corpus_tokens", "sample_tokens"])
    for merges in range(len(drawing.counts)):
        sample = drawing.sample_tokens(merges)
        table.writerow([merges, drawing.tokens(merges), "" if sample is None else sample])
    return text.getvalue()


def _ensure_size(plot: MergesPlot) -> None:
    width, height = SMALLEST_PICTURE
    if plot.width() < width or plot.height() < height:
        plot.resize(max(plot.width(), width), max(plot.height(), height))


def _render(plot: MergesPlot, device: QPaintDevice) -> None:
    drawing = plot.drawing
    # The read-out belongs to the pointer, not to the picture.
    hovered, drawing.hovered = drawing.hovered, None
    painter = QPainter(device)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot.render(painter, QRectF(0, 0, plot.width(), plot.height()), plot.rect())
    finally:
        painter.end()
        drawing.hovered = hovered
