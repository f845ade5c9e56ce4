"""The icons of the program: strokes on a grid of 24, coloured when they are asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bpe_gui.paths import resources_dir

# 16 and 24 are what buttons and menus show; QIcon takes the double sizes on a screen of 200 % and the
# sizes between at 125 and 150 %.
STROKE_SIZES = (16, 20, 24, 32, 48, 64)
DISABLED_OPACITY = 0.45


def icon(name: str, colour: QColor) -> QIcon:
    """The icon `name` drawn in a colour, and paler where its control is disabled.

    Ask again when the palette changes. Raises KeyError for a name that has no drawing.
    """
    path = _path(name)
    try:
        drawing = path.read_bytes()
    except OSError as error:
        raise KeyError(f"there is no icon named {name!r}") from error
    # The name of the colour goes without its opacity; that goes to the painter.
    renderer = QSvgRenderer(QByteArray(drawing.replace(b"currentColor", colour.name().encode())))
    if not renderer.isValid():
        raise ValueError(f"the icon {name!r} cannot be drawn")
    return _drawn(renderer, colour.alphaF())


def app_icon() -> QIcon:
    """The icon of the program for windows and task bars, in its own colours; Qt draws it when it is shown."""
    return QIcon(str(_path("app")))


def names() -> list[str]:
    """The names of all icons, in order."""
    return sorted(path.stem for path in (resources_dir() / "icons").glob("*.svg"))


def _path(name: str) -> Path:
    return resources_dir() / "icons" / f"{name}.svg"


def _drawn(renderer: QSvgRenderer, alpha: float) -> QIcon:
    result = QIcon()
    for size in STROKE_SIZES:
        strokes = _blank(size)
        painter = QPainter(strokes)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        for mode, opacity in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, DISABLED_OPACITY)):
            if opacity * alpha == 1.0:
                result.addPixmap(strokes, mode)
                continue
            # Paled as a whole: pale strokes would be darker where they cross.
            pixmap = _blank(size)
            painter = QPainter(pixmap)
            painter.setOpacity(opacity * alpha)
            painter.drawPixmap(0, 0, strokes)
            painter.end()
            result.addPixmap(pixmap, mode)
    return result


def _blank(size: int) -> QPixmap:
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
