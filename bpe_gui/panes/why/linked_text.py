"""Sentences with links in them, reached by mouse and keyboard; what people wrote in them stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

import regex
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from bpe_gui import look

_PLACE = regex.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a sentence: a link where it has a target, in the letters of tokens where it is one."""

    text: str
    target: object = None
    token: bool = False
    strong: bool = False


Line = tuple[Piece, ...]


def weave(sentence: str, **values: str | Piece | Sequence[Piece]) -> Line:
    """The sentence with values in the places of their names.

    >>> [piece.text for piece in weave("{pair} wins", pair=Piece("e + l"))]
    ['e + l', ' wins']
    """
    pieces: list[Piece] = []
    end = 0
    for place in _PLACE.finditer(sentence):
        if place[1] not in values:
            continue
        value = values[place[1]]
        pieces.append(Piece(sentence[end : place.start()]))
        if isinstance(value, str):
            pieces.append(Piece(value))
        else:
            pieces += [value] if isinstance(value, Piece) else value
        end = place.end()
    rest = sentence[end:]
    if pieces and pieces[-1].text.endswith("…"):
        rest = rest.removeprefix(".")  # dots enough
    pieces.append(Piece(rest))
    return tuple(piece for piece in pieces if piece.text)


def between(pieces: Iterable[Piece], separator: str) -> list[Piece]:
    """The pieces with a separator between each two."""
    found: list[Piece] = []
    for piece in pieces:
        found += [Piece(separator), piece] if found else [piece]
    return found


def plain(line: Line) -> str:
    """A sentence as people hear it."""
    return "".join(piece.text for piece in line)


class LinkedText(QLabel):
    """Lines of text whose links tell where they lead; Tab goes from link to link, Enter follows one."""

    followed = Signal(object)
    """The target of a link that somebody pressed."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._lines: tuple[Line, ...] = ()
        self._targets: list[object] = []
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.linkActivated.connect(self._follow)

    @property
    def lines(self) -> tuple[str, ...]:
        """What stands there, line by line."""
        return tuple(map(plain, self._lines))

    @property
    def targets(self) -> tuple[object, ...]:
        """Where its links lead, in their order."""
        return tuple(self._targets)

    def show_lines(self, lines: Iterable[Line]) -> None:
        """Shows other sentences; nothing is done for the same ones."""
        lines = tuple(line for line in lines if line)
        if lines != self._lines:
            self._lines = lines
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_lines"):
            self._write()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Qt would want another Tab before the first link is chosen.
        if event.reason() == Qt.FocusReason.TabFocusReason:
            super().focusNextPrevChild(True)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            super().focusNextPrevChild(False)

    def _write(self) -> None:
        self._targets = []
        families = ",".join(f"'{family}'" for family in look.mono_font().families())
        lines = ("".join(self._html(piece, families) for piece in line) for line in self._lines)
        # The direction is told, because Qt would take that of the first letter, be it in a token.
        paragraphs = "".join(f"<p dir='ltr' style='margin: 0 0 4px 0'>{line}</p>" for line in lines)
        text = f"<div style='white-space: pre-wrap'>{paragraphs}</div>" if paragraphs else ""
        if text != self.text():
            self.setText(text)
        self.setAccessibleName("\n".join(self.lines))
        flags = Qt.TextInteractionFlag.LinksAccessibleByMouse
        if self._targets:
            flags |= Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        if flags != self.textInteractionFlags():
            self.setTextInteractionFlags(flags)

    def _html(self, piece: Piece, families: str) -> str:
        text = escape(piece.text)
        if piece.token:
            text = f'<span style="font-family: {families}">{text}</span>'
        if piece.strong:
            text = f"<b>{text}</b>"
        if piece.target is None:
            return text
        self._targets.append(piece.target)
        return f'<a href="{len(self._targets) - 1}">{text}</a>'

    def _follow(self, link: str) -> None:
        self.followed.emit(self._targets[int(link)])
