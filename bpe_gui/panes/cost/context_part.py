"""The context window: its size, what fills it, and what falls out."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextCursor
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.context import Part
from bpe_gui.core.cost_sheet import LARGEST_WINDOW
from bpe_gui.document.cost_counting import CountedSheet
from bpe_gui.document.session import Session
from bpe_gui.panes.cost.context_bar import ContextBar
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.widgets import label, named, say

_FIELDS = ("system", "history", "response")
_TINTS = (1, 2, 0)
_LINES = (3, 3, 3)
_LONGEST_QUOTE = 48


class ContextPart(QWidget):
    """The window as a bar to scale over the three texts that fill it."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._following = False
        self._title = label(self, "title")
        self._size = named(QSpinBox(self), "windowBox")
        self._size_name = label(self)
        self._size_unit = label(self, "quiet")
        self._bar = named(ContextBar(self), "contextBar")
        names = ("systemEditor", "historyEditor", "responseEditor")
        self._editors = [
            named(PlainTextEdit(self, lines), name) for name, lines in zip(names, _LINES, strict=True)
        ]
        self._swatches = [_Swatch(self, tint) for tint in _TINTS]
        self._names = [label(self) for _ in names]
        self._counts = [label(self, "quiet") for _ in names]
        self._verdict = label(self, "", "contextVerdict")
        self._lay_out()
        self._size.valueChanged.connect(self._edited)
        for editor in self._editors:
            editor.edited.connect(self._edited)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("CONTEXT WINDOW"))
        self._size.setAccessibleName(self.tr("Size of the context window"))
        self._size.setToolTip(self.tr("The prompt and the response share this many tokens"))
        self._size_name.setText(self.tr("Window"))
        self._size_unit.setText(self.tr("tokens in all"))
        parts = (self.tr("System prompt"), self.tr("History"), self.tr("Response"))
        free = self.tr("free")
        self._bar.set_names(parts[0], parts[1], parts[2], free)
        self._bar.setAccessibleName(self.tr("The context window drawn to scale"))
        self._bar.setToolTip(self.tr("The frame is the window; what no longer fits is hatched and outside"))
        tips = (
            self.tr("What the model is told first: a text, or a number of tokens"),
            self.tr("What was said before, the oldest first: a text, or a number of tokens"),
            self.tr("What the model writes: a text, or a number of tokens"),
        )
        for name, text, editor, tip in zip(self._names, parts, self._editors, tips, strict=True):
            name.setText(text)
            editor.setAccessibleName(text)
            editor.setToolTip(tip)
            editor.setPlaceholderText(self.tr("a text, or a number of tokens"))
        self._verdict.setAccessibleName(self.tr("What falls out of the window"))
        self.show_counts()

    def show_sheet(self) -> None:
        """Shows what the session's sheet says."""
        sheet = self._session.cost_sheet
        self._following = True
        self._size.setValue(sheet.window)
        for editor, name in zip(self._editors, _FIELDS, strict=True):
            if editor.text() != getattr(sheet, name):
                editor.show_text(getattr(sheet, name))
                editor.moveCursor(QTextCursor.MoveOperation.Start)
        self._following = False

    def show_counts(self) -> None:
        """Shows what was counted."""
        counted = self._session.counted_cost
        self._bar.show_context(counted.context if counted else None)
        parts: tuple[Part | None, ...] = (None, None, None)
        if counted is None:
            say(self._verdict, self.tr("counting the tokens…"))
        else:
            context = counted.context
            parts = (context.system, context.history, context.response)
            self._tell(counted)
        for count, part in zip(self._counts, parts, strict=True):
            count.setText(self._count_of(part))

    def _count_of(self, part: Part | None) -> str:
        return "" if part is None else str(self.tr("%Ln token(s)", "", part.tokens))

    def _tell(self, counted: CountedSheet) -> None:
        context = counted.context
        sentences: list[str] = []
        if not context.lost:
            sentences = [self.tr("Everything fits, and %Ln token(s) are free.", "", context.free)]
        if lost := context.history.lost:
            if counted.fallen:
                told = self.tr("%Ln token(s) fell out, and the model forgets «{text}».", "", lost)
                quote = isolated(_shortened(counted.fallen))
                sentences.append(told.replace("{text}", quote))
            else:
                sentences.append(self.tr("The oldest %Ln token(s) of the history fell out.", "", lost))
        if lost := context.response.lost:
            sentences.append(self.tr("The response stops %Ln token(s) too early (length).", "", lost))
        if lost := context.system.lost:
            sentences.append(self.tr("%Ln token(s) of the system prompt have no place.", "", lost))
        role = "lost" if context.lost else "quiet"
        if self._verdict.property("role") != role:
            self._verdict.setProperty("role", role)
            self._verdict.style().polish(self._verdict)
        text = " ".join(sentences)
        say(self._verdict, text)
        self._bar.setAccessibleDescription(text)

    def _edited(self) -> None:
        if self._following:
            return
        texts = [editor.text() for editor in self._editors]
        sheet = replace(self._session.cost_sheet, system=texts[0], history=texts[1], response=texts[2])
        self._session.set_cost_sheet(replace(sheet, window=self._size.value()))

    def _lay_out(self) -> None:
        self._size.setRange(1, LARGEST_WINDOW)
        self._size.setGroupSeparatorShown(True)
        self._verdict.setWordWrap(True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._size_name, 0, 1)
        grid.addWidget(self._size, 0, 2)
        grid.addWidget(self._size_unit, 0, 3)
        self._size_name.setBuddy(self._size)
        rows = zip(self._swatches, self._names, self._editors, self._counts, strict=True)
        for row, (swatch, name, editor, count) in enumerate(rows, 1):
            name.setBuddy(editor)
            for place, part in enumerate((swatch, name, editor, count)):
                grid.addWidget(part, row, place)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._bar)
        column.addWidget(self._verdict)
        column.addLayout(grid)
        column.addStretch(1)


class _Swatch(QWidget):
    """The colour that a part has in the bar."""

    def __init__(self, parent: QWidget, tint: int) -> None:
        super().__init__(parent)
        self._tint = tint
        self.setFixedSize(12, 12)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colours.tint_edges[self._tint])
        painter.setBrush(colours.tints[self._tint])
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 3, 3)


def _shortened(text: str) -> str:
    """The beginning and the end of a longer text; its spaces stay spaces."""
    words = [visible(word) for word in text.split()]
    text = " ".join(words)
    if len(text) <= _LONGEST_QUOTE:
        return text
    half = _LONGEST_QUOTE // 2
    return f"{text[:half]} … {text[-half:]}"
