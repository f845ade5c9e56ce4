"""A hand-out on pages: a PDF file, or a printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPicture,
    QTextLayout,
    QTextOption,
)

from bpe_gui import look
from bpe_gui.panes.glyphs import with_controls
from bpe_gui.panes.pictures import Picture
from bpe_gui.panes.tokens.tokens_picture import TokensPicture
from bpe_gui.window.handout.blocks import (
    Block,
    Drawing,
    Handout,
    Heading,
    Lines,
    NewPage,
    Paragraph,
    Room,
    Sentence,
    Together,
)

_MARGIN_MM = 18.0
_POINTS = 10.5
_HEADINGS = {1: 1.9, 2: 1.25, 3: 1.05}
_COLUMN_GAP = 16.0


def pdf_of(handout: Handout) -> bytes:
    """The hand-out as a PDF file on A4."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(handout.title)
    writer.setCreator("BPE Trainer")
    writer.setPageLayout(page_layout())
    # One of its units is a pixel of the screen, for which text and tokens are laid out; PDF keeps fractions.
    writer.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInchX()))
    paint_pages(handout, writer)
    return bytes(buffer.data().data())


def page_layout() -> QPageLayout:
    """A4, upright."""
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        margins,
        QPageLayout.Unit.Millimeter,
    )


def paint_pages(handout: Handout, device: QPagedPaintDevice) -> None:
    """Paints a hand-out on as many pages as it needs."""
    painter = QPainter(device)
    try:
        scale = device.logicalDpiX() / QGuiApplication.primaryScreen().logicalDotsPerInchX()
        page = QSizeF(device.width() / scale, device.height() / scale)
        _Pages(painter, page, scale, device.newPage).paint(handout.blocks)
    finally:
        painter.end()


class _Pages:
    """Blocks one under the other; `painter`'s units are those of the screen, whatever the device's are."""

    def __init__(self, painter: QPainter, page: QSizeF, scale: float, turn: Callable[[], object]) -> None:
        self._painter, self._page, self._scale, self._turn = painter, page, scale, turn
        self._colours = look.LIGHT
        self._y = 0.0
        self._number = 1
        self._footer = self._font(0.8)
        self._footer.setPixelSize(QFontInfo(self._footer).pixelSize())  # whatever dots the device has
        self._foot = QFontMetricsF(self._footer).height() * 2
        painter.scale(scale, scale)

    def paint(self, blocks: Sequence[Block]) -> None:
        """Paints all of them, and the number of each page."""
        for block in blocks:
            self._paint(block)
        self._end_page()

    def _paint(self, block: Block) -> None:
        match block:
            case Heading():
                font = self._font(_HEADINGS[block.level], bold=True)
                height = QFontMetricsF(font).height()
                self._leave(height * (0.9 if self._y else 0))
                self._keep_together(height * 4)  # a title at the foot of a page belongs to the next one
                self._text(block.text, font)
                self._leave(height * 0.3)
            case Paragraph():
                self._text(block.text, self._font(mono=block.mono), quiet=block.quiet)
                self._leave(6)
            case Lines():
                self._lines(block)
                self._leave(6)
            case Sentence():
                self._sentence(block)
                self._leave(6)
            case Drawing():
                self._picture(block.picture)
                self._leave(8)
            case Room():
                for _ in range(block.lines):
                    self._keep_together(32)
                    self._leave(32)
                    self._painter.setPen(QPen(self._colours.border, 1))
                    self._painter.drawLine(QPointF(0, self._y), QPointF(self._page.width(), self._y))
            case Together():
                self._keep_together(self._height_of(block.blocks))
                for each in block.blocks:
                    self._paint(each)
            case NewPage():
                if self._y:
                    self._new_page()

    def _text(self, text: str, font: QFont, *, quiet: bool = False) -> None:
        self._painter.setPen(self._colours.quiet if quiet else self._colours.text)
        for line in text.split("\n"):
            layout = _laid_out(line, font, self._page.width())
            for number in range(layout.lineCount()):
                row = layout.lineAt(number)
                self._keep_together(row.height())
                row.draw(self._painter, QPointF(0, self._y - row.y()))
                self._y += row.height()

    def _lines(self, block: Lines) -> None:
        font = self._font(0.92 if block.mono else 1.0, mono=block.mono)
        width = (self._page.width() - (block.columns - 1) * _COLUMN_GAP) / block.columns
        layouts = [_laid_out(text or " ", font, width) for text in block.texts]
        rows = -(-len(layouts) // block.columns)
        first = 0
        while first < rows:
            # As many rows as the page holds; each is as high as its highest column.
            self._painter.setPen(self._colours.text)
            row = first
            while row < rows:
                height = max(layout.boundingRect().height() for layout in layouts[row::rows][: block.columns])
                if self._y + height > self._room and self._y > 0:
                    break
                for column, layout in enumerate(layouts[row::rows][: block.columns]):
                    layout.draw(self._painter, QPointF(column * (width + _COLUMN_GAP), self._y))
                self._y += height
                row += 1
            first = row
            if first < rows:
                self._new_page()

    def _sentence(self, block: Sentence) -> None:
        font = look.mono_font()
        font.setPointSizeF(_POINTS * 1.3)
        tokens = TokensPicture(block.source, self._page.width(), self._colours, font, block.limit)
        for row, height in enumerate(tokens.rows):
            self._keep_together(height)
            self._painter.save()
            self._painter.translate(0, self._y)
            tokens.paint(self._painter, row, row + 1)
            self._painter.restore()
            self._y += height

    def _picture(self, picture: Picture) -> None:
        share = min(1.0, self._page.width() / picture.size.width(), self._room / picture.size.height())
        height = picture.size.height() * share
        self._keep_together(height)
        self._painter.save()
        self._painter.translate(0, self._y)
        self._painter.scale(share, share)
        picture.paint(self._painter)
        self._painter.restore()
        self._y += height

    def _height_of(self, blocks: Sequence[Block]) -> float:
        """How much room blocks take; 0 where they need more than a page."""
        nowhere = QPicture()
        painter = QPainter(nowhere)
        trial = _Pages(painter, self._page, 1.0, lambda: None)
        trial._y = 1.0  # not at the head of a page
        for each in blocks:
            trial._paint(each)
        painter.end()
        return trial._y if trial._number == 1 else 0.0

    def _leave(self, pixels: float) -> None:
        self._y = min(self._y + pixels, self._room)

    def _keep_together(self, height: float) -> None:
        if self._y and self._y + height > self._room:
            self._new_page()

    def _new_page(self) -> None:
        self._end_page()
        self._turn()
        self._number += 1
        self._y = 0.0

    def _end_page(self) -> None:
        painter = self._painter
        painter.setFont(self._footer)
        painter.setPen(self._colours.quiet)
        place = QRectF(0, self._page.height() - self._foot, self._page.width(), self._foot)
        painter.drawText(
            place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(self._number)
        )

    @property
    def _room(self) -> float:
        return self._page.height() - self._foot

    def _font(self, size: float = 1.0, *, bold: bool = False, mono: bool = False) -> QFont:
        font = look.mono_font() if mono else look.text_font()
        font.setPointSizeF(_POINTS * size)
        font.setBold(bold)
        return font


def _laid_out(text: str, font: QFont, width: float) -> QTextLayout:
    layout = QTextLayout(with_controls(text), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
