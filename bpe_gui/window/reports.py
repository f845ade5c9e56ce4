"""What happened while nobody asked: what went wrong, what was stopped, what was kept, and what may help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale, QObject

from bpe_gui.core.problem import Problem
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.session import Session
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.problems import A_PART_HELPS, plain
from bpe_gui.window.files import Asked, Files, asked_for, translated
from bpe_gui.window.notice import Notice


class Reports(QObject):
    """Says in the notice what happened to the session and its files."""

    def __init__(self, session: Session, files: Files, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._files, self._notice = session, files, notice
        self._failures: list[Callable[[], str]] = []  # of opening files
        session.failed.connect(self._session_failed)
        files.failed.connect(lambda: self._tell(files.problem, files.asked))
        files.opened.connect(self._withdraw)

    def follow(self, autosave: Autosave) -> None:
        """Offers the session that was kept before, and says when this one cannot be kept."""
        autosave.failed.connect(lambda: self._tell(autosave.problem))
        if (offered := autosave.offered) is not None:
            self._notice.tell(
                lambda: self.tr("Your last session was kept. You can go on with it, or begin a new one."),
                lambda: self.tr("Open the last session"),
                lambda: self._files.open_kept(offered),
            )

    def tell_fault(self, fault: Exception) -> None:
        """Says that something happened that nobody expected."""
        what = plain(f"{type(fault).__name__}: {fault}")

        def say() -> str:
            words: str = self.tr("A fault of the program: {what}. Save your session, then start again.")
            return words.replace("{what}", what)

        self._notice.tell(say)

    def cancel(self) -> None:
        """Stops what the session is doing, and says what that left outdated."""
        self._session.cancel()
        if self._session.outdated:
            self._notice.tell(
                lambda: self.tr("Stopped. The rules are still those of the text before; nothing is lost."),
                lambda: self.tr("Learn the new text"),
                self._session.learn_again,
            )

    def _tell(self, problem: Problem | None, asked: Asked | None = None) -> None:
        """Says what went wrong, and offers a part of the files that were asked for where that may help."""
        if problem is None:
            return
        megabytes = None
        if asked is not None and problem.reason in A_PART_HELPS:
            megabytes = self._files.part_for(asked)
        failure = partial(translated, problem)
        if asked is not None and problem.reason is not FormatReason.CANNOT_WRITE:
            self._failures.append(failure)
        if asked is None or megabytes is None:
            self._notice.tell(failure)
            return

        def offer() -> str:
            text: str = self.tr("Open the first {size} MB")
            return text.replace("{size}", QLocale().toString(megabytes))

        self._notice.tell(failure, offer, lambda: self._files.open_part(asked, megabytes))

    def _withdraw(self) -> None:
        while self._failures:  # of files that are no longer wanted
            self._notice.withdraw(self._failures.pop())

    def _session_failed(self) -> None:
        fault = self._session.fault
        if isinstance(fault, Problem):
            self._tell(fault, asked_for(self._session.fault_corpus))
        elif fault is not None:
            raise fault
