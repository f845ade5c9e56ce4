"""The rows of a laid-out line and where its tokens stand in them, with the text left in one piece."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import regex
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QGlyphRun,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from bpe_gui.panes.qt_text import x_of
from bpe_gui.panes.tokens.token_layout import LineIndex, ShownLine, ShownToken, tint_numbers
from bpe_gui.panes.tokens.token_measures import Measures

# Letters that stand alone: one code point, one UTF-16 unit, one cluster, written from left to right.
_NOT_SINGLE = regex.compile(
    r"[^\t\x20-\x7e\xa0-\u02ff\u0370-\u0482\u048a-\u058f\u10a0-\u10fa\u1e00-\u1fff\u2010-\u2027"
    r"\u2030-\u205e\u20a0-\u20cf\u2100-\u2319\u2500-\u25a9\u3001-\u3029\u3041-\u3096\u30a0-\u30ff"
    r"\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]"
)
# Characters between which room may be put. Cursive and Indic scripts would fall apart, and letter spacing
# switches ligatures off, which some emoji fonts need for families and flags.
_NOT_SPACED = regex.compile(
    r"[^\x00-\u05ff\u0e00-\u0eff\u10a0-\u11ff\u1e00-\u200a\u2010-\u2029\u202f-\u205f\u20a0-\u2319"
    r"\u2400-\u25a9\u2e80-\u9fff\ua640-\ua69f\ua720-\ua7ff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\ufffd]"
)
_RIGHT_TO_LEFT = regex.compile(
    r"[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_CLUSTER = regex.compile(r"\X")


class Chip(NamedTuple):
    """The place of a token, or of a part of it, in a row; x in pixels from the row's left end."""

    token: int
    left: float
    right: float
    ticks: tuple[float, ...]
    """Where this token cuts a letter."""
    start: float | None
    """The x of the token's first letter where the token begins here."""


class Row:
    """One row of a laid-out line."""

    __slots__ = ("bytes", "cells", "height", "line", "shift", "text_top", "top", "units")

    def __init__(self, line: QTextLine, top: int, height: int, text_top: int) -> None:
        self.line = line
        self.top = top
        """In pixels below the block's top."""
        self.height = height
        self.text_top = text_top
        """Where the text is drawn, below the row's top."""
        self.units = (line.textStart(), line.textStart() + line.textLength())
        """Qt's positions of the row's first character and behind its last."""
        self.shift = 0.0
        """How far the text is moved to the right."""
        self.bytes: list[int] = []
        """The byte offsets between cells, once the row was measured."""
        self.cells: list[tuple[float, float]] = []
        """The edges of each cell (a cluster) where its bytes begin and where they end."""


class BlockLayout:
    """One block of the text, wrapped to a width, with the places of its tokens."""

    __slots__ = (
        "_chips",
        "_measures",
        "_simple",
        "_spaces",
        "generation",
        "height",
        "index",
        "layout",
        "right_to_left",
        "rows",
        "shown",
        "tints",
        "two_ways",
        "unspaced",
        "width",
    )

    def __init__(self, shown: ShownLine, measures: Measures, width: float, continues: bool = False) -> None:
        text = shown.text
        self._measures = measures
        self.width = width
        self.generation = 0
        self.index = LineIndex(text)
        self._simple = self.index.ascii or not _NOT_SINGLE.search(text)
        self.two_ways = not self._simple and _RIGHT_TO_LEFT.search(text) is not None
        self.right_to_left = self.two_ways and _begins_right_to_left(text)
        self.unspaced = [] if self._simple else _unspaced_runs(text)
        self.layout = self._laid_out(text)
        self.rows: list[Row] = []
        self.height = self._wrap(width)
        self.shown = shown
        self.tints = tint_numbers(shown.tokens)
        self._chips: list[list[Chip] | None] = [None] * len(self.rows)
        self._hang_first_space(continues)

    def show_tokens(self, shown: ShownLine) -> None:
        """Take other tokens of the same text."""
        before = self.shown.tokens
        alike = len(before) == len(shown.tokens) and all(
            old.start == new.start and old.end == new.end
            for old, new in zip(before, shown.tokens, strict=True)
        )
        self.shown = shown
        self.tints = tint_numbers(shown.tokens)
        if not alike:
            self._chips = [None] * len(self.rows)

    def row_of(self, unit: int) -> int:
        """The number of the row that holds a position of Qt's."""
        for number, row in enumerate(self.rows):
            if unit < row.units[1]:
                return number
        return len(self.rows) - 1

    def row_at(self, y: float) -> int:
        """The number of the row at a height below the block's top."""
        for number, row in enumerate(self.rows):
            if y < row.top + row.height:
                return number
        return len(self.rows) - 1

    def chips(self, number: int) -> list[Chip]:
        """The tokens of a row from left to right, none over another."""
        chips = self._chips[number]
        if chips is None:
            chips = self._chips[number] = self._placed(self.rows[number])
        return chips

    def spans(self, number: int, start: int, end: int) -> list[tuple[float, float]]:
        """The places (left, right) of the bytes from `start` to `end` in a row, in reading order."""
        row = self.measure(self.rows[number])
        start, end = max(start, row.bytes[0]), min(end, row.bytes[-1])
        if start >= end:
            return []
        first = bisect_right(row.bytes, start) - 1
        # Where spaced and unspaced letters meet, their boxes overlap or part by half the letter spacing.
        slack = self._measures.spacing / 2 + 0.5
        spans: list[tuple[float, float]] = []
        for cell in range(first, len(row.cells)):
            begin, finish = row.bytes[cell], row.bytes[cell + 1]
            if begin >= end:
                break
            lead, trail = row.cells[cell]
            per_byte = (trail - lead) / (finish - begin)
            a = lead + per_byte * (max(start, begin) - begin)
            b = lead + per_byte * (min(end, finish) - begin)
            left, right = (a, b) if a <= b else (b, a)
            if spans and abs(spans[-1][1] - left) < slack:
                spans[-1] = (spans[-1][0], right)
            elif spans and abs(spans[-1][0] - right) < slack:
                spans[-1] = (left, spans[-1][1])
            else:
                spans.append((left, right))
        return spans

    def unit_at(self, number: int, x: float) -> int:
        """Qt's position nearest to an x in a row."""
        row = self.rows[number]
        unit = row.line.xToCursor(x - row.shift + self._measures.spacing / 2)
        return min(max(unit, row.units[0]), row.units[1])

    def _laid_out(self, text: str) -> QTextLayout:
        layout = QTextLayout(text, self._measures.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setTabStopDistance(4 * self._measures.advance)
        if self.right_to_left:
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        else:
            option.setTextDirection(Qt.LayoutDirection.LeftToRight)
            option.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        layout.setTextOption(option)
        layout.setCacheEnabled(True)
        if self.unspaced:
            formats = []
            for start, end in self.unspaced:
                piece = QTextLayout.FormatRange()
                piece.start, piece.length, piece.format = start, end - start, self._measures.unspaced
                formats.append(piece)
            layout.setFormats(formats)
        return layout

    def _wrap(self, width: float) -> int:
        measures = self._measures
        top = 0
        self.layout.beginLayout()
        while (line := self.layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, 0))
            height = measures.row_height(line.height())
            self.rows.append(Row(line, top, height, measures.above + measures.inside))
            top += height
        self.layout.endLayout()
        return top

    def _hang_first_space(self, continues: bool) -> None:
        # A long line is cut before a space; the row that goes on must not look indented by it.
        if continues and not self.two_ways and self.shown.text.startswith(" "):
            tokens = self.shown.tokens
            if not tokens or tokens[0].start > 0:
                self.rows[0].shift = -x_of(self.rows[0].line, 1)

    def measure(self, row: Row) -> Row:
        """Find the cells of a row; the row itself."""
        if row.bytes:
            return row
        edges = self._glyph_edges(row) if self.two_ways else self._cursor_edges(row)
        half = self._measures.spacing / 2
        for (start, _), (lead, trail) in zip(pairwise(edges.units), edges.cells, strict=True):
            # Letter spacing stands behind a letter; its token's box has half of it on each side.
            move = row.shift if self._is_unspaced(start) else row.shift - half
            row.cells.append((lead + move, trail + move))
        row.bytes = [self.index.byte_of(unit) for unit in edges.units]
        return row

    def _cursor_edges(self, row: Row) -> _Edges:
        start, end = row.units
        units = list(range(start, end + 1)) if self._simple else self._stops(start, end)
        xs = [x_of(row.line, unit) for unit in units]
        return _Edges(units, list(pairwise(xs)))

    def _glyph_edges(self, row: Row) -> _Edges:
        # Where runs of both directions meet, cursorToX gives one place for two edges, and the string indexes
        # of right-to-left glyph runs are wrong; the boxes of whole glyphs are right (seen with Qt 6.11).
        units = self._stops(*row.units)
        cells: list[tuple[float, float]] = []
        last_glyph: tuple[int, float] | None = None
        ligature = 0
        for number, (first, last) in enumerate(pairwise(units)):
            runs = row.line.glyphRuns(first, last - first)
            if not runs:  # a tab
                x = cells[-1][1] if cells else x_of(row.line, first)
                cells.append((x, max(x, x_of(row.line, last)) if not self.right_to_left else x))
                last_glyph = None
                continue
            glyph = (runs[0].glyphIndexes()[0], runs[0].positions()[0].x())
            if glyph != last_glyph:
                ligature = number
                cells.append(_edges_of(runs))
            else:
                # Letters of one ligature: the parts that Qt gives lie beside it, so the whole is divided.
                whole = row.line.glyphRuns(units[ligature], last - units[ligature])
                lead, trail = _edges_of(whole)
                share = (trail - lead) / (number - ligature + 1)
                cells[ligature:] = [
                    (lead + share * part, lead + share * (part + 1)) for part in range(number - ligature + 1)
                ]
            last_glyph = glyph
        return _Edges(units, cells)

    def _stops(self, start: int, end: int) -> list[int]:
        units = [start]
        while (unit := units[-1]) < end:
            following = self.layout.nextCursorPosition(unit)
            if following <= unit:
                break
            units.append(min(following, end))
        if units[-1] < end:
            units.append(end)
        return units

    def _is_unspaced(self, unit: int) -> bool:
        return any(start <= unit < end for start, end in self.unspaced)

    def _placed(self, row: Row) -> list[Chip]:
        self.measure(row)
        tokens = self.shown.tokens
        number = self.rows.index(row)
        begin, finish = row.bytes[0], row.bytes[-1]
        chips: list[Chip] = []
        borders = set(row.bytes)
        encoded = self.shown.text.encode("utf-8", "surrogatepass")
        for place in range(_first_token(tokens, begin), len(tokens)):
            token = tokens[place]
            if token.start >= finish:
                break
            start, end = max(token.start, begin), min(token.end, finish)
            if start >= end or (end < token.end and not encoded[start:end].strip(b" ")):
                continue  # the space at a row's end that belongs to the word in the next row
            spans = self.spans(number, start, end)
            backwards = self._runs_backwards(row, start)
            for part, (left, right) in enumerate(spans):
                ticks = []
                if part == 0 and start not in borders:
                    ticks.append(right if backwards else left)
                begins = part == 0 and start == token.start
                first = (right if backwards else left) if begins else None
                chips.append(Chip(place, left, right, tuple(ticks), first))
        if self.two_ways:
            chips.sort(key=lambda chip: (chip.left, chip.right))
        return self._spread(chips)

    def _runs_backwards(self, row: Row, byte: int) -> bool:
        lead, trail = row.cells[bisect_right(row.bytes, byte) - 1]
        return trail < lead

    def _spread(self, chips: list[Chip]) -> list[Chip]:
        """Leave a gap between tokens that touch and let the others reach into the space beside them."""
        measures = self._measures
        spread: list[Chip] = []
        left = chips[0].left - measures.pad if chips else 0.0
        for number, chip in enumerate(chips):
            if number + 1 == len(chips):
                right = following_left = chip.right + measures.pad
            else:
                following = chips[number + 1]
                room = following.left - chip.right
                if room >= measures.gap + 1:
                    reach = min(measures.pad, (room - measures.gap) / 2)
                    right, following_left = chip.right + reach, following.left - reach
                else:
                    # A stripe of a letter may be two pixels wide: the gap takes no more than half of it.
                    narrow = min(chip.right - chip.left, following.right - following.left)
                    gap = min(measures.gap, narrow / 2)
                    middle = (chip.right + following.left) / 2
                    if gap == measures.gap:
                        middle = round(middle)  # so that the gap is sharp
                    right, following_left = middle - gap / 2, middle + gap / 2
            # Characters without width, such as U+200B, stay visible as a line.
            spread.append(Chip(chip.token, left, max(right, left + 1), chip.ticks, chip.start))
            left = following_left
        return spread


class _Edges(NamedTuple):
    units: list[int]
    cells: list[tuple[float, float]]


def _edges_of(runs: list[QGlyphRun]) -> tuple[float, float]:
    box = runs[0].boundingRect()
    for run in runs[1:]:
        box = box.united(run.boundingRect())
    return (box.right(), box.left()) if runs[0].isRightToLeft() else (box.left(), box.right())


def _first_token(tokens: Sequence[ShownToken], byte: int) -> int:
    """The first token that ends behind a byte."""
    return bisect_right(tokens, byte, key=lambda token: token.end)


def _begins_right_to_left(text: str) -> bool:
    for character in text:
        direction = unicodedata.bidirectional(character)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return False


def _unspaced_runs(text: str) -> list[tuple[int, int]]:
    """The runs of clusters that must keep their own distances, in UTF-16 units."""
    if not _NOT_SPACED.search(text):
        return []
    runs: list[tuple[int, int]] = []
    start = 0
    for match in _CLUSTER.finditer(text):
        cluster = match.group()
        end = start + len(cluster) + sum(character > "\uffff" for character in cluster)
        if _NOT_SPACED.search(cluster):
            if runs and runs[-1][1] == start:
                runs[-1] = (runs[-1][0], end)
            else:
                runs.append((start, end))
        start = end
    return runs
