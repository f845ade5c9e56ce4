"""A plain text field for a few lines that grows with them."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

LONGEST_TYPED = 20_000
"""So many code points are typed and edited without delay; a longer text is taken over as a whole."""


class PlainTextEdit(QPlainTextEdit):
    """Text as it is: nothing is read as markup; Tab leaves the field; a huge paste is announced, not inserted."""

    huge_text = Signal(str)

    def __init__(self, parent: QWidget, most_lines: int = 4) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(self.updateGeometry)

    def text(self) -> str:
        """The text with LF line ends; NBSP stays NBSP, which toPlainText would turn into a space."""
        return self.document().toRawText().replace("\u2029", "\n").replace("\u2028", "\n")

    def sizeHint(self) -> QSize:
        rows = max(1, min(self._most_lines, round(self.document().size().height())))
        margins = self.contentsMargins()
        frame = margins.top() + margins.bottom() + 2 * round(self.document().documentMargin())
        return QSize(240, rows * self.fontMetrics().lineSpacing() + frame + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            self.textCursor().insertBlock()  # U+2028 would be a letter of the text
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return not source.hasUrls() and super().canInsertFromMimeData(source)  # files are for the window

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text()
        if len(text) > LONGEST_TYPED:
            self.huge_text.emit(text)
        else:
            self.insertPlainText(text.replace("\u2028", "\n").replace("\x00", "\ufffd"))
