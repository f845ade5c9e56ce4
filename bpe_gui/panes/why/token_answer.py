"""The answer about a token: where it came from, where it stands, what it consists of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken
from bpe_gui.document.why_token import TokenStory
from bpe_gui.panes.why.linked_text import LinkedText
from bpe_gui.panes.why.token_answer_words import TokenAnswerWords
from bpe_gui.panes.why.tree_view import TreeView
from bpe_gui.panes.widgets import label

LARGEST_TREE = 40
"""Letters of a token whose tree is drawn."""
_BESIDE_LETTERS = 100


class TokenAnswer(QWidget):
    """Sentences, the family tree down to the letters, and the letters' code points and bytes."""

    followed = Signal(object)
    """A link to another question."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._story: TokenStory | None = None
        self._words = TokenAnswerWords(self)
        self._text = LinkedText(self, "tokenAnswerText")
        self._signs_title = label(self, "title")
        self._signs = LinkedText(self, "tokenSigns")
        self._tree_title = label(self, "title")
        self._area = QScrollArea(self)
        self._tree = TreeView(self._area)
        self._lay_out()
        self._text.followed.connect(self.followed)
        self._tree.pressed.connect(lambda symbol: self.followed.emit(AskedToken(symbol)))
        self.retranslate()

    @property
    def text(self) -> LinkedText:
        """The sentences."""
        return self._text

    @property
    def signs(self) -> LinkedText:
        """Code points and bytes."""
        return self._signs

    @property
    def tree(self) -> TreeView:
        """The family tree."""
        return self._tree

    def title(self) -> str:
        """The token that is told about."""
        return self._words.title(self._story, self._session.tokenizer.settings) if self._story else ""

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._signs_title.setText(self.tr("LETTERS AND BYTES"))
        self._tree_title.setText(self.tr("FAMILY TREE"))
        self._tree.setAccessibleName(self.tr("Family tree down to the letters, with the number of each rule"))
        self._tree.setToolTip(self.tr("Click a token to read about it"))
        if self._story is not None:
            self.show_story(self._story)

    def show_story(self, story: TokenStory) -> None:
        """Shows what is known of a token."""
        self._story = story
        settings = self._session.tokenizer.settings
        self._text.show_lines(self._words.lines(story, settings))
        self._signs.show_lines(self._words.signs(story, settings))
        drawn = bool(story.tree.parts) and story.tree.letters <= LARGEST_TREE
        for part in (self._tree_title, self._area):
            part.setVisible(drawn)
        if drawn:
            self._tree.show_tree(story.tree, self._session.tokenizer)
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Side by side where every part has room; a tree that is wider than its room scrolls."""
        kinds = QBoxLayout.Direction
        beside = self.width() >= _BESIDE_LETTERS * self.fontMetrics().averageCharWidth()
        direction = kinds.LeftToRight if beside else kinds.TopToBottom
        if self._row.direction() != direction:
            self._row.setDirection(direction)
        size = self._tree.sizeHint()
        bar = self._area.horizontalScrollBar().sizeHint().height() + 2
        room = self.width() // 2 if beside else self.width()
        self._area.setFixedHeight(size.height() + (bar if size.width() > room else 2))
        self._area.setMinimumWidth(min(size.width() + 2, room))

    def _lay_out(self) -> None:
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._tree)
        self._area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(24)
        columns = (
            ((self._text,), 4),
            ((self._tree_title, self._area), 3),
            ((self._signs_title, self._signs), 3),
        )
        for parts, stretch in columns:
            column = QVBoxLayout()
            column.setSpacing(8)
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
            self._row.addLayout(column, stretch)
