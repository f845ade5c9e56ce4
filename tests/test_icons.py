"""The icons: all can be drawn, on one grid, in any colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage

from bpe_gui import icons
from bpe_gui.paths import resources_dir

pytestmark = pytest.mark.usefixtures("qapp")

PROMISED = sorted(
    {"open", "save", "undo", "redo", "merge", "merge-ten", "play", "pause", "to", "reset"}
    | {"settings", "language", "scissors", "star", "copy", "search", "add", "close", "info", "warning"}
    | {"first", "back", "forward", "last"}
    | {"corpus", "chart", "dictionary", "enlarge", "app"}
)


def drawn(icon: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage()


def pixels(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]


def inked(image: QImage) -> list[QColor]:
    return [pixel for pixel in pixels(image) if pixel.alpha() > 0]


def test_every_promised_icon_is_there_and_no_other() -> None:
    assert icons.names() == PROMISED


@pytest.mark.parametrize("name", PROMISED)
@pytest.mark.parametrize("size", [16, 24, 48])
def test_every_icon_draws_something_inside_its_square(name: str, size: int) -> None:
    image = drawn(icons.icon(name, QColor("black")), size)
    assert image.size() == QSize(size, size)
    share = len(inked(image)) / size**2
    assert 0.05 < share < 0.97
    corners = [image.pixelColor(x, y).alpha() for x in (0, size - 1) for y in (0, size - 1)]
    assert max(corners) < 128


@pytest.mark.parametrize("name", [name for name in PROMISED if name != "app"])
def test_the_colour_arrives(name: str) -> None:
    colour = QColor("#2a6fdb")
    image = drawn(icons.icon(name, colour), 64)
    full = [pixel for pixel in inked(image) if pixel.alpha() == 255]
    assert full
    assert all(
        abs(pixel.red() - colour.red()) < 3 and abs(pixel.blue() - colour.blue()) < 3 for pixel in full
    )


def test_opacity_of_the_colour_arrives() -> None:
    image = drawn(icons.icon("play", QColor(0, 0, 0, 128)), 48)
    assert max(pixel.alpha() for pixel in pixels(image)) == pytest.approx(128, abs=2)


def test_disabled_is_paler() -> None:
    icon = icons.icon("save", QColor("black"))
    normal = max(pixel.alpha() for pixel in pixels(drawn(icon, 32)))
    disabled = max(pixel.alpha() for pixel in pixels(drawn(icon, 32, QIcon.Mode.Disabled)))
    assert disabled < 0.6 * normal


def test_a_dense_screen_gets_more_pixels() -> None:
    pixmap = icons.icon("open", QColor("black")).pixmap(QSize(24, 24), 2.0)
    assert pixmap.size() == QSize(48, 48)
    assert pixmap.devicePixelRatio() == 2.0


def test_the_application_icon_has_colours_and_sizes() -> None:
    icon = icons.app_icon()
    assert all(drawn(icon, size).size() == QSize(size, size) for size in (16, 256))
    assert len({pixel.name() for pixel in inked(drawn(icon, 64)) if pixel.alpha() == 255}) >= 4


def test_an_unknown_name_raises() -> None:
    with pytest.raises(KeyError, match="no-such-icon"):
        icons.icon("no-such-icon", QColor("black"))


@pytest.mark.parametrize("name", [name for name in PROMISED if name != "app"])
def test_one_grid_one_stroke(name: str) -> None:
    drawing = (resources_dir() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    for part in (
        'viewBox="0 0 24 24"',
        'stroke="currentColor"',
        'stroke-width="1.75"',
        'stroke-linecap="round"',
    ):
        assert drawing.count(part) == 1
