"""A word letter by letter, and its tokens as tiles under the same letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

import regex
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.look import Colours
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.tokens.token_layout import NO_TINT, TINTS

_CLUSTER = regex.compile(r"\X")


@dataclass(frozen=True, slots=True)
class Tile:
    """A token over columns; `start` or `end` is inside a letter when the token has only some of its bytes."""

    start: float
    end: float
    id: int | None
    tint: int


@dataclass(frozen=True, slots=True)
class LetterTiles:
    """A word's letters, one in a column, and its tokens; a marker is a letter that people did not write."""

    letters: tuple[str, ...]
    written: tuple[bool, ...]
    tiles: tuple[Tile, ...]

    @property
    def without_id(self) -> tuple[str, ...]:
        """The letters in tokens that have no id, each once."""
        spans = (range(int(tile.start), ceil(tile.end)) for tile in self.tiles if tile.id is None)
        columns = (column for span in spans for column in span if self.written[column])
        return tuple(dict.fromkeys(self.letters[column] for column in columns))


def letter_tiles(
    tokenizer: Tokenizer,
    word: str,
    tokens: Sequence[str],
    *,
    special: bool = False,
    to_come: Mapping[str, int] | None = None,
) -> LetterTiles:
    """The letters and tiles of a word that was cut into tokens.

    `to_come` are the ids of tokens that rules behind the tokenizer's last one will make.
    """
    settings = tokenizer.settings
    clusters: list[str] = _CLUSTER.findall(word)
    letters, sizes = (
        [visible(cluster) for cluster in clusters],
        [_size(each, settings, special) for each in clusters],
    )
    written = [True] * len(letters)
    joined = "".join(tokens)
    if not special and joined.startswith(START_MARKER):
        letters.insert(0, settings.marker)
        sizes.insert(0, 1)
        written.insert(0, False)
    if not special and joined.endswith(END_MARKER):
        letters.append(settings.marker)
        sizes.append(1)
        written.append(False)
    borders = [0.0]  # the column at which each symbol begins
    for column, size in enumerate(sizes):
        borders += [column + (part + 1) / size for part in range(size)]
    tiles: list[Tile] = []
    place, last = 0, NO_TINT
    for token in tokens:
        end = min(place + len(token), len(borders) - 1)
        number = tokenizer.id(token, special=special)
        if number is None and to_come:
            number = to_come.get(token)
        tint = NO_TINT if number is None else number % TINTS
        if tint == last and tint != NO_TINT:
            tint = (tint + 1) % TINTS
        tiles.append(Tile(borders[place], borders[end], number, tint))
        place, last = end, tint
    return LetterTiles(tuple(letters), tuple(written), tuple(tiles))


def mirrored(word: LetterTiles) -> LetterTiles:
    """The same from right to left, as some scripts are read."""
    end = len(word.letters)
    tiles = tuple(Tile(end - tile.end, end - tile.start, tile.id, tile.tint) for tile in word.tiles)
    return LetterTiles(word.letters[::-1], word.written[::-1], tiles)


def _size(cluster: str, settings: Settings, special: bool) -> int:
    """How many characters of a token's string a letter takes."""
    return len(cluster.encode()) if settings.unit is Unit.BYTES and not special else len(cluster)


def pitch(letters: Iterable[str], font: QFont) -> float:
    """The width of a column in which every letter has room."""
    metrics = QFontMetricsF(font)
    widest = max(map(metrics.horizontalAdvance, {"m", *letters}))
    return widest + metrics.height() * 0.16


def paint_letters(painter: QPainter, word: LetterTiles, box: QRectF, column: float) -> None:
    """Writes the letters into their columns, with the painter's pen; markers only with tokens."""
    for place, (letter, written) in enumerate(zip(word.letters, word.written, strict=True)):
        if written:
            cell = QRectF(box.left() + place * column, box.top(), column, box.height())
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter)


def paint_tiles(painter: QPainter, word: LetterTiles, box: QRectF, column: float, colours: Colours) -> None:
    """Paints the tokens as tiles with the letters on them; a symbol without an id has dots around it."""
    radius = min(4.0, column / 4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for tile in word.tiles:
        width = (tile.end - tile.start) * column
        area = QRectF(box.left() + tile.start * column, box.top(), width, box.height()).adjusted(1, 0, -1, 0)
        if tile.tint == NO_TINT:
            painter.setPen(QPen(colours.quiet, 1.2, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.tint_edges[tile.tint])
        painter.drawRoundedRect(area, radius, radius)
        painter.setBrush(colours.tints[tile.tint])
        painter.drawRoundedRect(area.adjusted(0, 0, 0, -max(2.0, box.height() / 12)), radius, radius)
    painter.setPen(colours.text)
    for place, letter in enumerate(word.letters):
        cell = QRectF(box.left() + place * column, box.top(), column, box.height())
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()
