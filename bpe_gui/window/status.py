"""The line at the bottom: what the corpus is, what is being worked on, the language."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QStatusBar, QWidget

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.formats.encodings import Sureness, shown_encoding
from bpe_gui.formats.line_ends import newline_of
from bpe_gui.i18n import LANGUAGES
from bpe_gui.panes.numbers import size_text
from bpe_gui.panes.widgets import label, named
from bpe_gui.window.encoding_menu import EncodingMenu
from bpe_gui.window.files import Files
from bpe_gui.window.pace import Pace

# Work shorter than this comes and goes without a word.
_PATIENCE_MS = 250
_MOST_ENCODINGS = 2
# Figures that change more often cannot be read.
_TELL_SECONDS = 0.25
_LONG_SECONDS = 90


class Status(QStatusBar):
    """Encoding and size, progress with Cancel while something takes long, the language."""

    language_chosen = Signal(str)
    cancelled = Signal()

    encoding_chosen = Signal(str)
    """The corpus's files shall be opened again in this encoding."""

    def __init__(self, session: Session, files: Files, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._files = session, files
        # Measured once: a hundred megabytes take longer than a frame.
        self._measured: tuple[Corpus, int, str | None] = (Corpus(), 0, "\n")
        self._encoding = label(self, "quiet", "encodingLabel")
        self._reopen = named(QPushButton(self), "encodingButton")
        self._reopen.setProperty("kind", "plain")
        self._menu = EncodingMenu(self._reopen)
        self._menu.chosen.connect(self.encoding_chosen)
        self._reopen.setMenu(self._menu)
        self._task = label(self, "quiet", "taskLabel")
        self._task.setMinimumWidth(1)  # in a narrow window it may be cut; the window must not grow
        self._progress = named(QProgressBar(self), "progressBar")
        self._progress.setRange(0, 100)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(160)
        self._cancel = named(QPushButton(self), "cancelButton")
        self._cancel.clicked.connect(self._stop)
        self._language = named(QComboBox(self), "languageCombo")
        self._language.setProperty("kind", "plain")
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.activated.connect(lambda: self.language_chosen.emit(self._language.currentData()))
        self.setSizeGripEnabled(False)
        self.setContentsMargins(16, 0, 16, 0)
        self.addWidget(self._encoding)
        self.addWidget(self._reopen)
        for widget in (self._task, self._progress, self._cancel, self._language):
            self.addPermanentWidget(widget)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._show_busy)
        for work in (session, files):
            work.busy_changed.connect(self._busy_changed)
            work.progressed.connect(self._progressed)
        session.corpus_changed.connect(self._tell)
        session.rules_changed.connect(self._tell)
        self._pace, self._named, self._told = Pace(), "", 0.0
        self._show_busy()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._progress.setAccessibleName(self.tr("Progress"))
        self._progress.setToolTip(self.tr("How much of the work is done"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setShortcut("Ctrl+.")  # a new text takes the key away
        self._cancel.setAccessibleName(self.tr("Cancel the work"))
        keys = self._cancel.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        stop: str = self.tr("Stop the work; what was learned so far stays")
        self._cancel.setToolTip(f"{stop} ({keys})")
        self._language.setAccessibleName(self.tr("Language"))
        self._language.setToolTip(self.tr("Language of the window"))
        self._reopen.setText(self.tr("Reopen as"))
        self._reopen.setAccessibleName(self.tr("Reopen as: the encoding of the corpus"))
        self._reopen.setToolTip(
            self.tr(
                "Letters look wrong? Open the same files again in another encoding; Alt+Left takes it back"
            )
        )
        self._menu.retranslate()
        self._show_task()
        self._tell()

    def show_language(self, code: str) -> None:
        """Shows which language is spoken."""
        self._language.setCurrentIndex(self._language.findData(code))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        super().changeEvent(event)

    def _busy_changed(self) -> None:
        self._show_task()
        if self._session.busy or self._files.busy:
            if not self._patience.isActive() and self._progress.isHidden():
                self._patience.start()
        else:
            self._patience.stop()
            self._show_busy()

    def _show_busy(self) -> None:
        for widget in (self._task, self._progress, self._cancel):
            widget.setVisible(self._session.busy or self._files.busy)

    def _show_task(self) -> None:
        """What is being done, how far and how fast that is, and how long it will still take."""
        size = 0
        counted = self._session.share_counted
        if self._files.busy:
            task, size = self.tr("reading…"), self._files.size
        elif counted is not None:
            corpus = self._session.corpus
            task, size = self.tr("counting…"), sum(file.text_bytes for file in corpus.files if corpus.backed)
        else:
            task = self.tr("learning…")
        if task != self._named:
            self._named = task
            self._pace.begin()
        parts = [task]
        if (self._files.busy or counted is not None) and (pace := self._pace.share_a_second):
            percent: str = self.tr("{percent} %")
            parts = [percent.replace("{percent}", self.locale().toString(int(100 * self._pace.share)))]
            if size:
                parts.append(size_text(int(size * pace), self.locale()) + "/s")
            if (seconds := self._pace.seconds_left) is not None:
                parts.append(self._time_left(seconds))
            parts[0] = f"{task} {parts[0]}"
        self._task.setText(" · ".join(parts))

    def _time_left(self, seconds: float) -> str:
        text: str = self.tr("{number} s left")
        number = max(1, round(seconds))
        if seconds > _LONG_SECONDS:
            text, number = self.tr("{number} min left"), round(seconds / 60)
        return text.replace("{number}", self.locale().toString(number))

    def _progressed(self) -> None:
        counted = self._session.share_counted
        share = self._session.share_done if counted is None else counted
        if self._files.busy:
            share = self._files.share
        self._progress.setValue(round(100 * share))
        now = monotonic()
        self._pace.add(share, now)
        if now - self._told > _TELL_SECONDS:
            self._told = now
            self._show_task()

    def _stop(self) -> None:
        if self._files.busy:
            self._files.cancel()
        else:
            self.cancelled.emit()

    def _tell(self) -> None:
        corpus = self._session.corpus
        self._reopen.setVisible(bool(corpus.files))
        encodings = list(dict.fromkeys(file.encoding for file in corpus.files)) or ["utf-8"]
        self._menu.mark(encodings[0] if len(encodings) == 1 else "")
        names = ", ".join(map(shown_encoding, encodings[:_MOST_ENCODINGS]))
        if len(encodings) > _MOST_ENCODINGS:
            names += ", …"
        if any(file.sureness is Sureness.GUESSED for file in corpus.files):
            names = self.tr("{encoding} (a guess)").replace("{encoding}", names)
        if corpus.rows is not None:
            counts = self.tr("word counts")
            self._encoding.setText(f"{names} · {counts}" if corpus.files else counts)
            return
        if corpus.backed:
            kinds = {file.newline for file in corpus.files}
            newline = kinds.pop() if len(kinds) == 1 else None
            self._measured = (corpus, sum(file.text_bytes for file in corpus.files), newline)
        elif self._measured[0] is not corpus:
            self._measured = (corpus, len(corpus.text.encode("utf-8", "replace")), newline_of(corpus.text))
        _, bytes_, newline = self._measured
        size = self.tr("%Ln byte(s)", "", min(bytes_, 1000))
        if bytes_ >= 1000:
            size = size_text(bytes_, self.locale())
        ends = {"\n": "LF", "\r\n": "CRLF", "\r": "CR"}.get(newline or "") or self.tr("mixed line ends")
        self._encoding.setText(f"{names} · {ends} · {size}")
