"""Anything painted, as a PNG file, an SVG file, or on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

PIXEL_RATIO = 2
SVG_TYPE = "image/svg+xml"


@dataclass(frozen=True, slots=True)
class Picture:
    """Something that paints itself within a size, in pixels of the screen, on a ground of one colour."""

    title: str
    size: QSizeF
    ground: QColor
    paint: Callable[[QPainter], None]
    description: str = ""

    @property
    def pixels(self) -> QSize:
        """The size in whole pixels."""
        return QSize(max(1, ceil(self.size.width())), max(1, ceil(self.size.height())))


def image_of(picture: Picture) -> QImage:
    """The picture with twice the screen's pixels."""
    image = QImage(picture.pixels * PIXEL_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PIXEL_RATIO)
    image.fill(picture.ground)
    painter = QPainter(image)
    picture.paint(painter)
    painter.end()
    return image


def png_of(picture: Picture) -> bytes:
    """The picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image_of(picture).save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt a str
    return bytes(buffer.data().data())


def svg_of(picture: Picture) -> bytes:
    """The picture as an SVG file with its title."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(picture.pixels)
    generator.setViewBox(QRect(QRect(0, 0, 1, 1).topLeft(), picture.pixels))
    # At the generator's own 72 dpi the text would shrink beside everything else.
    generator.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInchX()))
    generator.setTitle(picture.title)
    generator.setDescription(picture.description)
    painter = QPainter(generator)
    painter.fillRect(QRect(QRect(0, 0, 1, 1).topLeft(), picture.pixels), picture.ground)
    picture.paint(painter)
    painter.end()
    return bytes(buffer.data().data())


def copy_picture(picture: Picture, text: str) -> None:
    """Puts the picture on the clipboard, as pixels, as SVG, and as the text it stands for."""
    content = QMimeData()
    content.setImageData(image_of(picture))
    content.setData(SVG_TYPE, svg_of(picture))
    content.setText(text)
    QGuiApplication.clipboard().setMimeData(content)
