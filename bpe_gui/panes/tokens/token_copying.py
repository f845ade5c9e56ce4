"""Copying what is selected of the tokens: as text, as tokens, as ids, as bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from bpe_gui.core.lesson_text import quoted
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import shown
from bpe_gui.document.background import Background, Work
from bpe_gui.document.sample_writing import Writing, written
from bpe_gui.document.session import Session
from bpe_gui.panes.tokens.sample_source import Show, code_of
from bpe_gui.panes.tokens.tokens_actions import Form
from bpe_gui.panes.tokens.tokens_view import TokensView

# Code points of a text that are made bytes at once.
_SLICE = 1 << 20


class Copied(NamedTuple):
    """What was put on the clipboard last, and how many characters or tokens that were."""

    form: Form
    size: int


class TokenCopying(QObject):
    """Puts what is selected on the clipboard; without a selection the current token, without one everything.

    A token that is touched is copied whole. What is long is put together in the background.
    """

    changed = Signal()
    """It works, has done more, or is ready."""
    failed = Signal(object)

    def __init__(self, session: Session, view: TokensView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._view = view
        self._copied: Copied | None = None
        self._lane = Background(self)
        self._lane.progressed.connect(self.changed)
        self._lane.busy_changed.connect(self.changed)
        session.closing.connect(self._lane.stop)

    @property
    def busy(self) -> bool:
        """Whether something is being put together."""
        return self._lane.busy

    @property
    def share(self) -> float:
        """The share of that which is done, from 0 to 1."""
        return self._lane.share

    @property
    def copied(self) -> Copied | None:
        """What was copied last; None while something is being put together."""
        return self._copied

    def cancel(self) -> None:
        """Leaves the clipboard as it is."""
        self._lane.cancel()

    def copy(self, form: Form) -> None:
        """Text are characters of the sample; the others are tokens, words stand apart, and lines are kept."""
        if form is Form.TEXT:
            text = self._text()
            pieces = (text[start : start + _SLICE] for start in range(0, len(text), _SLICE))
            self._start(Copied(form, len(text)), ((1.0, piece) for piece in pieces))
        else:
            session, numbers = self._session, self._numbers()
            writing = _writing(form, session.tokenizer)
            self._start(Copied(form, len(numbers)), written(session.sample, session.merges, numbers, writing))

    def _start(self, copied: Copied, pieces: Iterator[tuple[float, str]]) -> None:
        def done(text: QByteArray) -> None:
            self._copied = copied
            content = QMimeData()
            content.setData("text/plain", text)
            QGuiApplication.clipboard().setMimeData(content)
            self.changed.emit()

        self._copied = None
        if copied.size:  # or the clipboard would be emptied
            self._lane.run(_encoded(pieces), done, self.failed.emit)

    def _text(self) -> str:
        view = self._view
        if view.selection.is_empty:
            token = view.current_token
            found = (token, token) if token is not None else None
            if found is None:
                return view.text
        elif view.selection.is_own_text:
            return view.selected_text
        else:
            found = view.selection.tokens()
        spans = [view.span(token) for token in found or ()]
        return view.text[spans[0][0] : spans[-1][1]] if spans and spans[0] and spans[-1] else ""

    def _numbers(self) -> range:
        """The running numbers of the tokens that are to be copied."""
        view = self._view
        if not view.selection.is_empty:
            found = view.selection.tokens()
            return range(found[0].place, found[1].place + 1) if found else range(0)
        current = view.current_token
        return (
            range(self._session.sample_tokens) if current is None else range(current.place, current.place + 1)
        )


def _encoded(pieces: Iterator[tuple[float, str]]) -> Work[QByteArray]:
    """The pieces as one text in UTF-8, which the clipboard takes at once; it would copy a string."""
    text = QByteArray()
    for share, piece in pieces:
        text.append(piece.encode("utf-8", "replace"))
        yield share
    return text


def _writing(form: Form, tokenizer: Tokenizer) -> Writing:
    settings = tokenizer.settings
    match form:
        case Form.IDS:
            return Writing(lambda token, special: code_of(token, special, Show.IDS, tokenizer), " ")
        case Form.BYTES:
            return Writing(lambda token, special: code_of(token, special, Show.BYTES, tokenizer), "|")
        case _:
            return Writing(lambda token, special: quoted(token if special else shown(token, settings)), "|")
