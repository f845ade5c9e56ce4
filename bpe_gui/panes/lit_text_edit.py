"""A text, or what is shown in its place, with the places of a pair lit in its visible lines."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRect, Qt
from PySide6.QtGui import (
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QPlainTextDocumentLayout, QPlainTextEdit, QToolTip, QWidget

from bpe_gui import look
from bpe_gui.panes.corpus.corpus_view_text import LONGEST_SHOWN_WORD, with_signs
from bpe_gui.panes.corpus.pair_painting import (
    Ink,
    Patch,
    paint_frames,
    paint_ground,
    paint_letters,
    patches,
    utf16_places,
)
from bpe_gui.panes.corpus.pair_places import PairPlaces, Place
from bpe_gui.panes.qt_text import utf16_length
from bpe_gui.panes.shine import Shine

_MARGIN = 8
_TAB_LETTERS = 4
# So far a word that runs over line ends is looked at; GPT patterns decide on what follows white space.
_CONTEXT = 40
# A search for a place of the pair may take half of a frame.
_SEARCH_SECONDS = 0.008


class LitTextEdit(QPlainTextEdit):
    """An editor of plain text, or a view of what it could not keep: two documents, one shown at a time.

    Places are painted over the finished text of visible lines: formats would break ligatures and
    clusters, be steps to undo, and take seconds in a large text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text_document = self._new_document()
        self._view_document = self._new_document()
        self._view_document.setUndoRedoEnabled(False)
        self._lines: list[str] | None = None
        self._rows: list[tuple[str, int]] | None = None
        self._places: PairPlaces | None = None
        self._hits: Sequence[Place] = ()
        self._hits_at = 0  # the document's revision that they are of
        self._filling = False
        self._shine = Shine(self)  # another pair is as pale as the paper first
        self._shine.changed.connect(self.viewport().update)
        self.setFont(look.mono_font())
        self._show_document(self._text_document, QTextOption())

    @property
    def places(self) -> PairPlaces | None:
        """What is lit, or None."""
        return self._places

    def text(self) -> str:
        """The text as typed, with LF line ends; NBSP stays, which toPlainText would make a space."""
        return _text_of(self._text_document)

    def shown_text(self) -> str:
        """What stands there to be read, typed or shown in its place, with LF line ends."""
        return _text_of(self.document())

    def show_text(self, text: str, *, forget: bool = False) -> None:
        """Shows a text (LF line ends) to be edited; Undo brings the one before back unless forgotten."""
        self._lines, self._rows = None, None
        self._show_document(self._text_document, QTextOption())
        self.setReadOnly(False)
        if text != self.text():
            self._filling = True
            cursor = QTextCursor(self._text_document)
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(text)
            self._filling = False
            self.moveCursor(QTextCursor.MoveOperation.Start)
        if forget:
            self._text_document.clearUndoRedoStacks()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Shows lines that an editor could not keep, to be read."""
        self._lines, self._rows = list(lines), None
        self._view("\n".join(map(with_signs, lines)), QTextOption())

    def show_rows(self, rows: Sequence[tuple[str, int]]) -> None:
        """Shows word counts as `word × count`, to be read."""
        self._lines, self._rows = None, list(rows)
        words = [with_signs(word, LONGEST_SHOWN_WORD) for word, _ in rows]
        counts = [self.locale().toString(count) for _, count in rows]
        text = "\n".join(f"{word}\t×\t{count}" for word, count in zip(words, counts, strict=True))
        self._view(text, self._columns(words, counts))
        self._pale_counts()

    def set_places(self, places: PairPlaces | None) -> None:
        """Lights the places of a pair; another pair appears in a moment."""
        another = places is not None and (self._places is None or places.rule != self._places.rule)
        self._places = places
        if another and self.isVisible():
            self._shine.begin()
        self.viewport().update()

    def set_hits(self, hits: Sequence[Place]) -> None:
        """Frames what was found, in UTF-16 units of the whole and in order, until the text is another one."""
        self._hits, self._hits_at = hits, self.document().revision()
        self.viewport().update()

    def lit_places(self, block: QTextBlock) -> list[Place]:
        """Where the pair is lit in a line, in UTF-16 units of the line."""
        if self._places is None:
            return []
        number = block.blockNumber()
        if self._rows is not None:
            word = self._rows[number][0] if number < len(self._rows) else ""
            places = self._places.in_word(word)
            return utf16_places(word, [place for place in places if place[1] < LONGEST_SHOWN_WORD])
        line = block.text() if self._lines is None else "".join(self._lines[number : number + 1])
        return utf16_places(line, self._places.in_line(line, *self._context(block)))

    def line_at(self, cursor: QTextCursor) -> tuple[str, int, bool]:
        """The true line under a cursor, where in it in code points, and whether it is a word of a table."""
        block = cursor.block()
        if self._rows is not None:
            return "".join(word for word, _ in self._rows[block.blockNumber() :][:1]), 0, True
        units = cursor.positionInBlock()
        line = block.text() if self._lines is None else "".join(self._lines[block.blockNumber() :][:1])
        return line, len(line.encode("utf-16-le")[: 2 * units].decode("utf-16-le", "ignore")), False

    def show_a_place(self) -> None:
        """Scrolls to the next place of the pair when none is in view; searches part of a large text."""
        block = QTextBlock()
        for block, _ in self._visible_blocks(self.viewport().rect()):
            if self.lit_places(block):
                return
        if self._places is None or not self._places.may_stand_in(self._true_lines()):
            return
        end = time.perf_counter() + _SEARCH_SECONDS
        for _ in range(self.blockCount()):
            if time.perf_counter() > end:
                return
            block = block.next() if block.next().isValid() else self.document().firstBlock()
            if self.lit_places(block):
                # Scroll bars count lines here; two of them stay above.
                self.verticalScrollBar().setValue(max(0, block.firstLineNumber() - 2))
                return

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selected text; rows of a table as spreadsheets take them."""
        content = QMimeData()
        text = self.textCursor().selectedText().replace("\u2029", "\n")
        content.setText(text if self._rows is None else text.replace("\t×\t", "\t"))
        return content

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and (character := self._character_at(event)):
            # Two spellings of a letter look alike; their code points do not.
            points = " ".join(f"U+{ord(point):04X}" for point in character)
            QToolTip.showText(event.globalPos(), f"{character}  {points}", self.viewport())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the window changes the size of all text
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() == kinds.FontChange:
            self._set_tab_stop()
        # Qt sends font changes from within its own constructor, too.
        if event.type() in (kinds.FontChange, kinds.LocaleChange) and getattr(self, "_rows", None):
            self.show_rows(self._rows or [])
        elif event.type() == kinds.PaletteChange and getattr(self, "_rows", None):
            self._pale_counts()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, shade = look.colours(self.palette()), 1.0 - self._shine.strength
        ground = look.blend(colours.surface, colours.accent_soft, shade)
        lit = Ink(
            look.blend(colours.text, colours.accent, shade), ground, look.blend(ground, colours.accent, shade)
        )
        found = self._visible_patches(event.rect())
        if found:
            painter = QPainter(self.viewport())
            paint_ground(painter, found, lit)
            painter.end()
        super().paintEvent(event)
        if found or self._hits:
            painter = QPainter(self.viewport())
            paint_letters(painter, found, lit, self.cursorRect())
            paint_frames(painter, self._framed(event.rect()), colours.quiet)
            painter.end()
        self._shine.seen()

    def _true_lines(self) -> str:
        """The lines shown, or the words of a table, as they are in the corpus."""
        if self._rows is not None:
            return "\n".join(word for word, _ in self._rows)
        if self._lines is not None:
            return "\n".join(self._lines)
        # `toPlainText` makes spaces of those that keep lines together.
        return self.document().toRawText().replace("\u2029", "\n")

    def _new_document(self) -> QTextDocument:
        document = QTextDocument(self)
        document.setDocumentLayout(QPlainTextDocumentLayout(document))
        document.setDocumentMargin(_MARGIN)
        return document

    def _show_document(self, document: QTextDocument, option: QTextOption) -> None:
        document.setDefaultFont(self.font())
        document.setDefaultTextOption(option)
        if self.document() is not document:
            self.setDocument(document)
        self._set_tab_stop()
        # A row of a table that is wrapped would break its columns.
        mode = QPlainTextEdit.LineWrapMode
        self.setLineWrapMode(mode.WidgetWidth if self._rows is None else mode.NoWrap)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

    def _view(self, text: str, option: QTextOption) -> None:
        self._show_document(self._view_document, option)
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._view_document.firstBlock().layout().clearFormats()  # it stays, with what _pale_counts gave it
        cursor = QTextCursor(self._view_document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _columns(self, words: Sequence[str], counts: Sequence[str]) -> QTextOption:
        metrics = self.fontMetrics()
        letter = metrics.horizontalAdvance("0")
        times = max(map(metrics.horizontalAdvance, words), default=0) + 2 * letter
        count = times + 3 * letter + max(map(metrics.horizontalAdvance, counts), default=0)
        option, kinds = QTextOption(), QTextOption.TabType
        option.setTabs([QTextOption.Tab(times, kinds.LeftTab), QTextOption.Tab(count, kinds.RightTab)])
        return option

    def _pale_counts(self) -> None:
        """Writes the counts of rows in grey; formats do no harm in what is never typed in."""
        ink = QTextLayout.FormatRange()
        ink.format.setForeground(look.colours(self.palette()).quiet)
        block = self._view_document.firstBlock()
        while block.isValid():
            layout = block.layout()
            ink.start = utf16_length(block.text().partition("\t")[0]) + 1
            ink.length = block.length() - 1 - ink.start
            layout.setFormats([ink])
            layout.setCacheEnabled(True)  # few and short, and painted after each merge
            block = block.next()

    def _set_tab_stop(self) -> None:
        self.setTabStopDistance(_TAB_LETTERS * self.fontMetrics().horizontalAdvance("0"))

    def _context(self, block: QTextBlock) -> tuple[str, str]:
        """What stands around a line, where words run over line ends."""
        if self._places is None or not self._places.needs_context:
            return "", ""
        after, following = "", block.next()
        while following.isValid() and len(after) < _CONTEXT:
            after += "\n" + following.text()[:_CONTEXT]
            if following.text().strip():
                break
            following = following.next()
        return ("\n" if block.blockNumber() else ""), after

    def _visible_blocks(self, rect: QRect) -> Iterator[tuple[QTextBlock, QPointF]]:
        """The blocks that reach into a part of the viewport, and where each begins."""
        block, offset = self.firstVisibleBlock(), self.contentOffset()
        top = offset.y() + self.blockBoundingGeometry(block).top()
        while block.isValid():
            bottom = top + self.blockBoundingRect(block).height()
            if top > rect.bottom():
                return
            if bottom >= rect.top():
                yield block, QPointF(offset.x(), top)
            block, top = block.next(), bottom

    def _visible_patches(self, rect: QRect) -> list[Patch]:
        """The parts to be lit."""
        if self._places is None:
            return []
        found: list[Patch] = []
        cursor = self.textCursor()
        selected = (cursor.selectionStart(), cursor.selectionEnd())
        for block, origin in self._visible_blocks(rect):
            if places := self.lit_places(block):
                begin = block.position()
                hidden = (selected[0] - begin, selected[1] - begin)
                found += patches(block.layout(), origin, places, hidden)
        return found

    def _framed(self, rect: QRect) -> Iterator[Patch]:
        """What was found in the visible lines."""
        if self._hits_at != self.document().revision():
            return
        for block, origin in self._visible_blocks(rect):
            start, end = block.position(), block.position() + block.length()
            first = bisect_left(self._hits, (start, 0))
            first -= first > 0 and self._hits[first - 1][1] > start
            places = self._hits[first : bisect_left(self._hits, (end, 0))]
            inside = [(max(0, one - start), min(other, end - 1) - start) for one, other in places]
            yield from patches(block.layout(), origin, inside, (0, 0))

    def _character_at(self, event: QHelpEvent) -> str:
        """The character under the pointer, with its accents; nothing for an ordinary one."""
        if event.type() != QEvent.Type.ToolTip:
            return ""
        cursor = self.cursorForPosition(event.pos())
        if event.pos().x() < self.cursorRect(cursor).left():
            cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        here = self.cursorRect(cursor)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        there = self.cursorRect(cursor)
        text = cursor.selectedText()
        inside = here.top() <= event.pos().y() <= here.bottom() and event.pos().x() <= max(
            here.right(), there.right()
        )
        return text if inside and not text.isascii() and text != "\u2029" else ""


def _text_of(document: QTextDocument) -> str:
    # toPlainText would make a space of NBSP.
    return document.toRawText().replace("\u2029", "\n").replace("\u2028", "\n")
