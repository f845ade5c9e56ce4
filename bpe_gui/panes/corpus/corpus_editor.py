"""The text widget of the corpus: typing and pasting that lose no character."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QWidget

from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, Corpus, line_end, with_lf
from bpe_gui.panes.lit_text_edit import LitTextEdit
from bpe_gui.panes.qt_text import utf16_length

_Key = QKeySequence.StandardKey


class CorpusEditor(LitTextEdit):
    """Where the corpus is typed; what an editor could not keep goes past it, to be shown instead."""

    typed = Signal()
    """The text is being changed by the person who reads it."""
    text_given = Signal(str)
    """What a paste that goes past the editor makes of the whole text; its line ends are LF if they agree."""
    undo_asked = Signal()
    """Undo where no typing is left to take back."""
    redo_asked = Signal()
    """Redo where no typing is left to make again."""
    mended = Signal(int)
    """So many halves of characters, left by an input method or a clipboard, became U+FFFD."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._walking = False
        self._mending = QTimer(self, singleShot=True, interval=0)
        self._mending.timeout.connect(self._mend)
        self._text_document.contentsChange.connect(self._note_change)
        self.setTabChangesFocus(True)

    @property
    def walking(self) -> bool:
        """Whether the change being told is one that was taken back or made again."""
        return self._walking

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            ours = any(map(event.matches, (_Key.Undo, _Key.Redo, _Key.Paste)))
            if ours:  # they belong to the text that has the focus, even where it is only shown
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        document, fixed = self.document(), self.isReadOnly()
        if event.matches(_Key.Undo) and (fixed or not document.isUndoAvailable()):
            self.undo_asked.emit()
        elif event.matches(_Key.Redo) and (fixed or not document.isRedoAvailable()):
            self.redo_asked.emit()
        elif event.matches(_Key.Paste) and fixed:
            self._paste_over()
        elif event.matches(_Key.InsertLineSeparator) and not fixed:
            self.textCursor().insertBlock()  # U+2028 would be a letter of the text
            self.ensureCursorVisible()
        else:
            self._walking = event.matches(_Key.Undo) or event.matches(_Key.Redo)
            super().keyPressEvent(event)
            self._walking = False

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Text, but no files: those are opened by the window."""
        return source.hasText() and not any(url.isLocalFile() for url in source.urls())

    def insertFromMimeData(self, source: QMimeData) -> None:
        if not self.canInsertFromMimeData(source):
            return
        cursor, given = self.textCursor(), source.text().removeprefix("\ufeff")
        if line_end(given) is not None:
            given = with_lf(given)
        if self._could_keep(given, cursor):
            if "\ufeff" in source.text():
                cursor.insertText(given)
            else:
                # Lone surrogates are lost on their way to Python; so they arrive and can be mended.
                super().insertFromMimeData(source)
            return
        text = self.text()
        start = _code_points(text, cursor.selectionStart())
        end = _code_points(text, cursor.selectionEnd())
        self.text_given.emit(text[:start] + given + text[end:])

    def _note_change(self, position: int, removed: int, added: int) -> None:
        if self._filling or (not removed and not added):
            return
        if self._holds_halves(position, added):
            self._mending.start()
        self.typed.emit()

    def _mend(self) -> None:
        document, mended = self._text_document, 0
        cursor = QTextCursor(document)
        cursor.joinPreviousEditBlock()
        block = document.firstBlock()
        while block.isValid():
            if _has_halves(block):
                for place in _halves(document, block):
                    cursor.setPosition(place)
                    cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
                    cursor.insertText("\ufffd")
                    mended += 1
            block = block.next()
        cursor.endEditBlock()
        if mended:
            self.mended.emit(mended)

    def _paste_over(self) -> None:
        """A paste where nothing can be typed takes the place of the whole."""
        source = QGuiApplication.clipboard().mimeData()
        if self.canInsertFromMimeData(source) and (given := source.text().removeprefix("\ufeff")):
            self.text_given.emit(given)

    def _could_keep(self, given: str, cursor: QTextCursor) -> bool:
        """Whether the text with `given` in place of the selection could still be edited."""
        document = self._text_document
        if document.characterCount() + len(given) > LARGEST_EDITED_TEXT:
            return False
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        first, last = document.findBlock(start), document.findBlock(end)
        before = first.text()[: start - first.position()]
        after = last.text()[end - last.position() :]
        return Corpus(before + given + after).read_only() is None

    def _holds_halves(self, position: int, added: int) -> bool:
        document = self._text_document
        block = document.findBlock(position)
        if position + added < block.position() + block.length():
            return _has_halves(block)
        return document.characterCount() - 1 != utf16_length(document.toRawText())


def _has_halves(block: QTextBlock) -> bool:
    """Whether a line holds lone surrogates: Python does not get to see them, so its text is shorter."""
    return block.length() - 1 != utf16_length(block.text())


def _halves(document: QTextDocument, block: QTextBlock) -> list[int]:
    """Where lone surrogates stand."""
    found: list[int] = []
    high: int | None = None
    for place in range(block.position(), block.position() + block.length()):
        unit = document.characterAt(place)
        if "\udc00" <= unit <= "\udfff":
            if high is None:
                found.append(place)
            high = None
            continue
        if high is not None:
            found.append(high)
        high = place if "\ud800" <= unit <= "\udbff" else None
    return found


def _code_points(text: str, units: int) -> int:
    """How many code points the first so many UTF-16 units of a text are."""
    if text.isascii():
        return units
    encoded = text[:units].encode("utf-16-le", "surrogatepass")[: 2 * units]
    return len(encoded.decode("utf-16-le", "replace"))
