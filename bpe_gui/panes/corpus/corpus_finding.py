"""Finding a text in the corpus as it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtGui import QTextCursor

from bpe_gui.document.background import Work
from bpe_gui.panes.corpus.corpus_editor import CorpusEditor
from bpe_gui.panes.findable import Findable, Hit, Hits, Query, in_text
from bpe_gui.panes.qt_text import utf16_length

_LARGEST_UNIT = 0xFFFF
_LONGEST_CHOSEN = 100


class CorpusFinding(Findable):
    """Finds in the text that is typed or shown; places are UTF-16 units, in which Qt counts."""

    def __init__(self, editor: CorpusEditor, remark: Callable[[], str]) -> None:
        self._editor, self._remark = editor, remark

    @property
    def widget(self) -> CorpusEditor:
        return self._editor

    @property
    def state(self) -> object:
        document = self._editor.document()
        return document, document.revision()

    @property
    def here(self) -> Hit:
        cursor = self._editor.textCursor()
        return cursor.selectionStart(), cursor.selectionEnd()

    def chosen_text(self) -> str:
        text = self._editor.textCursor().selectedText()
        return text if len(text) <= _LONGEST_CHOSEN and "\u2029" not in text else ""

    def remark(self) -> str:
        return self._remark()

    def finding(self, query: Query) -> Work[Hits]:
        return _in_units(query, self._editor.shown_text())

    def show_hits(self, hits: Sequence[Hit]) -> None:
        self._editor.set_hits(hits)

    def show_hit(self, hit: Hit) -> None:
        cursor = QTextCursor(self._editor.document())
        cursor.setPosition(hit[0])
        cursor.setPosition(hit[1], QTextCursor.MoveMode.KeepAnchor)
        self._editor.setTextCursor(cursor)
        self._editor.ensureCursorVisible()


def _in_units(query: Query, text: str) -> Work[Hits]:
    found = yield from in_text(query, text)
    if not found or utf16_length(text) == len(text):
        return Hits(found)
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    yield 1.0
    large = np.flatnonzero(codes > _LARGEST_UNIT)
    places = np.array(found, np.int64)
    units = places + np.searchsorted(large, places)
    yield 1.0
    return Hits([(start, end) for start, end in units.tolist()])
