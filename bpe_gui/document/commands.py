"""The user's gestures as undo commands; they hold positions and replaced texts, never rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from bpe_gui.core.settings import Settings
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import Position

if TYPE_CHECKING:
    from bpe_gui.document.session import Session


class Move(QUndoCommand):
    """Merging, jumping, resetting, forking and going to another branch: from one position to another.

    Pushed after the move was made, so its first `redo` does nothing.
    """

    def __init__(self, session: Session, before: Position, after: Position) -> None:
        super().__init__()
        self._session, self._before, self._after = session, before, after
        self._made = True

    def redo(self) -> None:
        if self._made:
            self._made = False
        else:
            self._session.go(self._after)

    def undo(self) -> None:
        self._session.go(self._before)


class ReplaceCorpus(QUndoCommand):
    """Another corpus in place of the present one."""

    def __init__(self, session: Session, after: Corpus) -> None:
        super().__init__()
        self._session, self._before, self._after = session, session.corpus, after

    def redo(self) -> None:
        self._before = self._session.corpus
        self._session.put_corpus(self._after)

    def undo(self) -> None:
        self._after = self._session.corpus
        self._session.put_corpus(self._before)


class ChangeSettings(QUndoCommand):
    """Another pretokenizer, unit, marker, normalization, minimum count or list of special tokens."""

    def __init__(self, session: Session, after: Settings) -> None:
        super().__init__()
        self._session, self._before, self._after = session, session.settings, after

    def redo(self) -> None:
        self._session.put_settings(self._after)

    def undo(self) -> None:
        self._session.put_settings(self._before)
