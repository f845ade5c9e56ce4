"""A word in a table with the places of a pair lit in it, as the corpus shows them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

from bpe_gui.look import Colours
from bpe_gui.panes.corpus.pair_painting import Ink, paint_ground, paint_letters, patches, utf16_places
from bpe_gui.panes.corpus.pair_places import Place
from bpe_gui.panes.glyphs import visible

LONGEST = 60
"""Letters of a word that are shown; of a longer one those around the pair."""

_BEFORE = 20
_MORE = "…"
_NOTHING = (0, 0)


def shown_word(word: str, places: Sequence[Place]) -> tuple[str, list[Place]]:
    """What is shown of a word, signs for what is invisible in it, and where the places are then.

    >>> shown_word("el\\tdía", [(0, 2)])
    ('el→día', [(0, 2)])
    >>> shown_word("a" * 99 + "el", [(99, 101)])
    ('…aaaaaaaaaaaaaaaaaaaael', [(21, 23)])
    """
    begin, end = 0, len(word)
    if end > LONGEST:
        if places and places[0][1] > LONGEST:
            begin = max(0, places[0][0] - _BEFORE)
        end = min(end, begin + LONGEST)
    part = word[begin:end]
    head = _MORE if begin else ""

    def moved(place: int) -> int:
        return len(head) + len(visible(part[: min(max(place - begin, 0), end - begin)]))

    inside = [(moved(start), moved(stop)) for start, stop in places if start < end and stop > begin]
    return head + visible(part) + (_MORE if end < len(word) else ""), inside


def paint_word(
    painter: QPainter, box: QRect, word: str, places: Sequence[Place], font: QFont, colours: Colours
) -> None:
    """Paints a word at the left of a box; what does not fit is cut off at its right."""
    text, inside = shown_word(word, places)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    origin = QPointF(box.left(), box.top() + (box.height() - line.height()) / 2)
    lit = Ink(colours.accent, colours.accent_soft, colours.accent)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    found = [
        patch._replace(box=patch.box & box, written=[part & box for part in patch.written])
        for patch in patches(layout, origin, utf16_places(text, inside), _NOTHING)
        if patch.box.intersects(box)
    ]
    paint_ground(painter, found, lit)
    painter.setPen(colours.text)
    line.draw(painter, origin)
    paint_letters(painter, found, lit, QRect())
    painter.restore()
