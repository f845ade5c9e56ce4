"""The page of the help: a calm card over the part of the window that nobody looks at just now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import icons, look
from bpe_gui.panes.widgets import label, named

_MARGIN = 8
# The width in letters: lines of some sixty letters are read most easily.
_LETTERS = 52


class HelpPanel(QFrame):
    """A title, a text to scroll, and ways to the other pages; never modal, closed with Escape."""

    keys_wanted = Signal()
    exact_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "helpPanel")
        self.setProperty("role", "card")
        self._ground = parent
        self._avoided = QRect()
        self._title = label(self, "title", "helpTitle")
        self._close = named(QToolButton(self), "helpClose")
        self._close.setProperty("kind", "plain")
        self._text = named(QTextBrowser(self), "helpText")
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setStyleSheet("border: none; background: transparent; padding: 0;")
        self._text.document().setDocumentMargin(0)
        self._keys = named(QPushButton(self), "helpKeys")
        self._exact = named(QPushButton(self), "helpExact")
        top, bottom = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close)
        for button in (self._keys, self._exact):
            button.setProperty("kind", "plain")
            bottom.addWidget(button)
        bottom.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * _MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._text, 1)
        column.addLayout(bottom)
        self._close.clicked.connect(self.close_page)
        self._keys.clicked.connect(self.keys_wanted)
        self._exact.clicked.connect(self.exact_wanted)
        parent.installEventFilter(self)
        self.hide()
        self._colour()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets the texts that are the same on every page."""
        self._keys.setText(self.tr("Keyboard shortcuts"))
        self._keys.setToolTip(self.tr("All keys of the window"))
        self._exact.setText(self.tr("What is exact"))
        self._exact.setToolTip(self.tr("What is exact in this program, and what is simplified"))
        self._close.setToolTip(self.tr("Close the help (Esc)"))
        for button in (self._keys, self._exact, self._close):
            button.setAccessibleName(button.toolTip())

    def show_page(self, title: str, html: str, plain: str, avoided: QRect) -> None:
        """Shows a page beside a rectangle of the parent's that must stay in view."""
        self._title.setText(title.upper())
        self._text.setHtml(html)
        self._text.setAccessibleName(title)
        self._text.setAccessibleDescription(plain)
        self._avoided = avoided
        self.show()
        self.raise_()
        self._place()

    def read(self) -> None:
        """Takes the focus, so that keys scroll the page."""
        self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_page(self) -> None:
        """Closes the help; whoever had the focus before gets it back."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_page()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_close"):
            self._colour()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._text.verticalScrollBar().setValue(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """To the side that the part in question leaves free, as high as the text."""
        ground = self._ground.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        part = self._avoided
        right = True
        if part.width() > 0.6 * ground.width():
            above, below = part.top() - ground.top(), ground.bottom() - part.bottom()
            if above > below:
                ground.setBottom(part.top() - _MARGIN)
            else:
                ground.setTop(part.bottom() + _MARGIN)
        else:
            right = part.center().x() < ground.center().x()
        letter = QFontMetrics(look.text_font()).averageCharWidth()
        width = min(_LETTERS * letter, ground.width() * 2 // 3)
        self._text.document().setTextWidth(width - 5 * _MARGIN)
        rows = self._title.sizeHint().height() + self._keys.sizeHint().height()
        height = round(self._text.document().size().height()) + rows + 5 * _MARGIN
        height = min(max(height, rows + 8 * letter), ground.height())
        left = ground.right() - width + 1 if right else ground.left()
        self.setGeometry(left, ground.top(), width, height)

    def _colour(self) -> None:
        self._close.setIcon(icons.icon("close", look.colours(self.palette()).text))
