"""A plain text field for a few lines that grows with them."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QTextCursor, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QPlainTextDocumentLayout, QPlainTextEdit, QSizePolicy, QWidget

from bpe_gui.document.corpus import cleaned

LONGEST_TYPED = 20_000
"""So many code points are typed and edited without delay; a longer text is taken over as a whole."""

_SEPARATORS = str.maketrans("\u2029\u2028", "\n\n")


class PlainTextEdit(QPlainTextEdit):
    """Text as it is: nothing is read as markup, Tab leaves the field, a huge paste is only announced.

    It holds two documents and shows one: the text that is typed, whose undo history outlives everything
    else, and a view of a text that it could not hold.
    """

    edited = Signal()
    """The user changed the text; `show_text` and `show_view` are silent."""
    huge_text = Signal(str)
    """The text as a paste would make it, when that is too long to be typed in."""

    def __init__(self, parent: QWidget, most_lines: int = 4) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self._showing = False
        self._typed = self._new_document()
        self._view = self._new_document()
        self._view.setUndoRedoEnabled(False)
        self.setDocument(self._typed)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._typed.contentsChanged.connect(self._changed)

    def text(self) -> str:
        """The typed text with LF line ends; NBSP stays NBSP, which toPlainText would turn into a space."""
        return self._typed.toRawText().translate(_SEPARATORS)

    def show_text(self, text: str) -> None:
        """Shows a text (LF line ends) to be edited; Undo brings the one before back."""
        self._put(self._typed, text)

    def show_view(self, text: str) -> None:
        """Shows a text to be read in place of the one that was typed, which waits."""
        self._put(self._view, text)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        margin = 2 * round(self.document().documentMargin())
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return QSize(240, line + margin + 2)  # a widget that was not laid out yet is narrow for no reason
        # Not the contents' margins: they do not know of the padding in a style sheet.
        frame = self.height() - self.viewport().height()
        return QSize(240, max(line, self._text_height(self._most_lines * line)) + margin + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # the same text has more or fewer lines now

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Qt sends font changes from within its own constructor, too.
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_view"):
            for document in (self._typed, self._view):
                document.setDefaultFont(self.font())
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.InsertLineSeparator) and not self.isReadOnly():
            self.textCursor().insertBlock()  # U+2028 would be a letter of the text
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the window changes the size of all text
        else:
            super().wheelEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return not source.hasUrls() and super().canInsertFromMimeData(source)  # files are for the window

    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.isReadOnly():
            return
        text = source.text()
        if len(text) <= LONGEST_TYPED:
            self.insertPlainText(cleaned(text))
            self.ensureCursorVisible()
            return
        cursor = self.textCursor()
        raw = self._typed.toRawText().translate(_SEPARATORS).encode("utf-16-le", "surrogatepass")
        before, after = raw[: 2 * cursor.selectionStart()], raw[2 * cursor.selectionEnd() :]
        self.huge_text.emit(
            before.decode("utf-16-le", "replace") + text + after.decode("utf-16-le", "replace")
        )

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selected text as it is; Qt would turn NBSP into a space."""
        content = QMimeData()
        content.setText(self.textCursor().selectedText().translate(_SEPARATORS))
        return content

    def _changed(self) -> None:
        self.updateGeometry()
        if not self._showing:
            self.edited.emit()

    def _put(self, document: QTextDocument, text: str) -> None:
        if self.document() is not document:
            self.setDocument(document)
        self.setReadOnly(document is self._view)
        if document.toRawText().translate(_SEPARATORS) != text:
            self._showing = True
            cursor = QTextCursor(document)
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(text)
            self._showing = False
            self.moveCursor(
                QTextCursor.MoveOperation.Start if self.isReadOnly() else QTextCursor.MoveOperation.End
            )
        self.updateGeometry()

    def _new_document(self) -> QTextDocument:
        document = QTextDocument(self)
        document.setDocumentLayout(QPlainTextDocumentLayout(document))
        document.setDefaultFont(self.font())
        document.documentLayout().documentSizeChanged.connect(self.updateGeometry)
        return document

    def _text_height(self, most: int) -> int:
        """The height of the text in pixels, up to about `most`; letters of other fonts make a line higher."""
        height, block = 0.0, self.document().firstBlock()
        while block.isValid() and height < most:
            height += self.blockBoundingRect(block).height()
            block = block.next()
        return min(ceil(height), most)
