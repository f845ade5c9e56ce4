"""Lighting the places in the sample of what somebody asked about, and telling how many they are."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.units import shown
from bpe_gui.document.asked_places import count_places, is_asked, tells
from bpe_gui.document.background import Background
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord, Subject
from bpe_gui.panes.glyphs import isolated, short, visible
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.tokens.tokens_view import TokensView

_LONGEST_NAME = 24


class AskedPlaces(QObject):
    """Lets a tokens view light what the session was asked about, whoever asked, and counts its places.

    Of a long sample only what is visible is looked at; counting goes on in the background.
    """

    changed = Signal()
    """Something else is lit, or its places are counted."""

    def __init__(self, session: Session, view: TokensView, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._view = view
        self._pane = pane
        self._subject: Subject | None = None
        self._count: int | None = None
        self._lane = Background(self)
        session.subject_changed.connect(self.follow)
        session.pairs_changed.connect(self._guess)
        session.closing.connect(self._lane.stop)

    @property
    def count(self) -> int | None:
        """In how many places it stands; None while nothing is asked about or they are being counted."""
        return self._count

    @property
    def sentence(self) -> str:
        """What is lit, and in how many places; empty where nothing is."""
        if self._subject is None:
            return ""
        if self._count is None:
            told: str = self.tr("«{token}» is lit")
        else:
            told = self.tr("«{token}» in %Ln place(s)", "", plural(self._count))
            told = with_number(told, self._count, self._pane.locale())
        return told.replace("{token}", self._name())

    def follow(self) -> None:
        """The subject, the sample or its tokens have changed."""
        session, subject = self._session, self._seen()
        if subject != self._subject:
            self._subject = subject
            self._view.light_where(None if subject is None else partial(is_asked, subject))
        self._count = None
        if subject is None or not session.sample.filled:
            self._lane.cancel()
        else:
            self._lane.run(count_places(session.sample, session.merges, subject), self._take, self._leave)
        self.changed.emit()

    def _guess(self) -> None:
        """The next pair may be hidden now, or may be seen again."""
        if self._seen() != self._subject:
            self.follow()

    def _seen(self) -> Subject | None:
        """What was asked about, unless the next pair is hidden and that would tell it."""
        session = self._session
        hidden = session.next_round if session.next_hidden else None
        return None if hidden and tells(session.subject, hidden.rule) else session.subject

    def _take(self, count: int) -> None:
        self._count = count
        self.changed.emit()

    def _leave(self, fault: Exception) -> None:
        """Without a count it is told what is lit."""

    def _name(self) -> str:
        settings = self._session.tokenizer.settings
        match self._subject:
            case AskedToken(symbol):
                return _read(symbol, settings)
            case AskedPair((left, right)):
                return f"{_read(left, settings)} + {_read(right, settings)}"
            case AskedWord(word):
                return _short(word)
            case _:
                return ""


def _read(symbol: str, settings: Settings) -> str:
    """A symbol as people read it; special tokens, and symbols of a unit chosen before, as they are."""
    if symbol in settings.special_tokens:
        return _short(symbol)
    try:
        return _short(shown(symbol, settings))
    except UnicodeEncodeError:
        return _short(symbol)


def _short(text: str) -> str:
    return isolated(visible(short(text, _LONGEST_NAME)))
