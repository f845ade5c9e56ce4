"""Words asked about where they stand: a click touches one, Ctrl+I and the context menu ask why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QAbstractItemView, QMenu, QPlainTextEdit

from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedWord
from bpe_gui.panes.glyphs import isolated, short, visible

WHY_KEYS = QKeySequence("Ctrl+I")
_LONGEST_NAME = 30

Index = QModelIndex | QPersistentModelIndex


class _WordAsking(QObject):
    """What lists and editors have in common."""

    def __init__(self, session: Session, part: QObject) -> None:
        super().__init__(part)
        self._session = session

    def _touch(self, word: str) -> None:
        if word:
            self._session.ask(AskedWord(word))

    def _ask(self, word: str) -> None:
        if word:
            self._session.ask_why(AskedWord(word))

    def _offer(self, menu: QMenu, word: str) -> None:
        """Adds the question to a menu."""
        question: str = self.tr("Why is «{word}» not one token?")
        name = isolated(short(visible(word), _LONGEST_NAME)).replace("&", "&&")
        action = menu.addAction(question.replace("{word}", name))
        action.setShortcut(WHY_KEYS)
        action.setShortcutVisibleInContextMenu(True)
        action.triggered.connect(lambda: self._ask(word))


class EditorWords(_WordAsking):
    """The words of an editor; `word_at` gives the one under a cursor, or nothing."""

    def __init__(
        self, session: Session, editor: QPlainTextEdit, word_at: Callable[[QTextCursor], str]
    ) -> None:
        super().__init__(session, editor)
        self._editor, self._word_at = editor, word_at
        editor.installEventFilter(self)
        editor.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and watched is self._editor and _is_why(event):
            if event.type() == QEvent.Type.KeyPress:
                self._ask(self._word_at(self._editor.textCursor()))
            event.accept()
            return True
        if isinstance(event, QContextMenuEvent):
            return self._show_menu(event, from_keyboard=watched is self._editor)
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            cursor = self._editor.textCursor()
            if event.button() == Qt.MouseButton.LeftButton and not cursor.hasSelection():
                self._touch(self._word_at(cursor))
        return super().eventFilter(watched, event)

    def _show_menu(self, event: QContextMenuEvent, *, from_keyboard: bool) -> bool:
        """The menu of the editor, and the question below it."""
        editor = self._editor
        cursor = editor.textCursor() if from_keyboard else editor.cursorForPosition(event.pos())
        word = self._word_at(cursor)
        if not word:
            return False
        menu = editor.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        self._offer(menu, word)
        place = editor.viewport().mapToGlobal(editor.cursorRect().bottomRight())
        menu.popup(place if from_keyboard else event.globalPos())
        return True


class ListedWords(_WordAsking):
    """The words of a list; `word_of` gives the one of an index, or nothing."""

    def __init__(self, session: Session, view: QAbstractItemView, word_of: Callable[[Index], str]) -> None:
        super().__init__(session, view)
        self._view, self._word_of = view, word_of
        view.installEventFilter(self)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._show_menu)
        view.doubleClicked.connect(lambda index: self._ask(word_of(index)))
        view.clicked.connect(lambda index: self._touch(word_of(index)))
        view.selectionModel().currentChanged.connect(self._moved)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and _is_why(event):
            if event.type() == QEvent.Type.KeyPress:
                self._ask(self._word_of(self._view.currentIndex()))
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _moved(self, index: QModelIndex) -> None:
        if self._view.hasFocus():  # not when the list chooses a row by itself
            self._touch(self._word_of(index))

    def _show_menu(self, place: QPoint) -> None:
        index = self._view.indexAt(place)
        word = self._word_of(index if index.isValid() else self._view.currentIndex())
        if word:
            menu = QMenu(self._view)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._offer(menu, word)
            menu.popup(self._view.viewport().mapToGlobal(place))


def _is_why(event: QKeyEvent) -> bool:
    kinds = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
    return event.type() in kinds and QKeySequence(event.keyCombination()) == WHY_KEYS
