"""Texts that are laid out once, against Qt's own way to write into a box."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QWidget

from bpe_gui import look
from bpe_gui.panes.row_texts import RowTexts

TEXTS = (
    "4",
    "14",
    "1,234",
    "llegará",
    "·cu",
    "най-често",
    "שלום",
    "_שלום<D7>",
    "e\u0301x",
    "👋",
    "日本",
    "␣f",
    "a + b",
)
PLACE = QRect(7, 5, 180, 0)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[9.0, 10.0, 11.5, 13.0, 16.0])
def size(request: pytest.FixtureRequest) -> float:
    return float(request.param)


def painted(right: bool, height: int, text: str, size: float, texts: RowTexts | None) -> QImage:
    """A text in a box, by Qt's painter or by what is tested."""
    picture = QImage(200, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setPen(QColor("black"))
    if texts is None:
        font = look.mono_font()
        font.setPointSizeF(size)
        painter.setFont(font)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as that of a widget
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        place = QRect(PLACE.left(), PLACE.top(), PLACE.width(), height)
        painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), text)
    elif right:
        texts.write_before(painter, PLACE.left() + PLACE.width(), PLACE.top(), height, text)
    else:
        texts.write(painter, PLACE.left(), PLACE.top(), height, text)
    painter.end()
    return picture


def made(size: float) -> RowTexts:
    font = look.mono_font()
    font.setPointSizeF(size)
    return RowTexts(font, QFontMetrics(font, QWidget()))


@pytest.mark.parametrize("right", [False, True])
def test_it_writes_where_qt_would(size: float, right: bool) -> None:
    texts = made(size)
    for text in TEXTS:
        for height in (40, 41):
            for _ in range(2):  # laid out, and as it was kept
                ours = painted(right, height, text, size, texts)
                assert ours == painted(right, height, text, size, None), (text, height)


def test_what_is_too_wide_is_shortened_in_its_middle(size: float) -> None:
    texts = made(size)
    wide = "pedido" * 30
    for _ in range(2):
        short = texts.shortened(wide, 100)
        assert short.startswith("p")
        assert short.endswith("o")
        assert "…" in short
        assert len(texts.shortened(wide, 200)) > len(short)
        assert texts.shortened("el", 100) == "el"


def test_it_does_not_keep_texts_without_end(size: float) -> None:
    texts = made(size)
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for number in range(5_000):
        texts.write(painter, 0, 0, 10, texts.shortened(str(number), 40))
    painter.end()
    assert painted(False, 40, "4999", size, texts) == painted(False, 40, "4999", size, None)
