"""The line at the bottom: what the corpus is, what is being worked on, the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QStatusBar, QWidget

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.formats.text_file import newline_of
from bpe_gui.i18n import LANGUAGES
from bpe_gui.panes.widgets import label, named

# Work shorter than this comes and goes without a word.
_PATIENCE_MS = 250


class Status(QStatusBar):
    """Encoding and size, progress with Cancel while something takes long, the language."""

    language_chosen = Signal(str)
    cancelled = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        # Measured once: a hundred megabytes take longer than a frame.
        self._measured: tuple[Corpus, int, str | None] = (Corpus(), 0, "\n")
        self._encoding = label(self, "quiet", "encodingLabel")
        self._task = label(self, "quiet", "taskLabel")
        self._progress = named(QProgressBar(self), "progressBar")
        self._progress.setRange(0, 100)
        self._progress.setTextVisible(False)
        self._progress.setFixedWidth(160)
        self._cancel = named(QPushButton(self), "cancelButton")
        self._cancel.clicked.connect(self.cancelled)
        self._language = named(QComboBox(self), "languageCombo")
        self._language.setProperty("kind", "plain")
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.activated.connect(lambda: self.language_chosen.emit(self._language.currentData()))
        self.setSizeGripEnabled(False)
        self.setContentsMargins(16, 0, 16, 0)
        self.addWidget(self._encoding)
        for widget in (self._task, self._progress, self._cancel, self._language):
            self.addPermanentWidget(widget)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._show_busy)
        session.busy_changed.connect(self._busy_changed)
        session.progressed.connect(self._progressed)
        session.corpus_changed.connect(self._tell)
        session.rules_changed.connect(self._tell)
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
        self._task.setText(self.tr("learning…"))
        self._tell()

    def show_language(self, code: str) -> None:
        """Shows which language is spoken."""
        self._language.setCurrentIndex(self._language.findData(code))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        super().changeEvent(event)

    def _busy_changed(self) -> None:
        if self._session.busy:
            if not self._patience.isActive() and self._progress.isHidden():
                self._patience.start()
        else:
            self._patience.stop()
            self._show_busy()

    def _show_busy(self) -> None:
        for widget in (self._task, self._progress, self._cancel):
            widget.setVisible(self._session.busy)

    def _progressed(self) -> None:
        self._progress.setValue(round(100 * self._session.share_done))

    def _tell(self) -> None:
        corpus = self._session.corpus
        if corpus.rows is not None:
            self._encoding.setText(self.tr("word counts"))
            return
        if self._measured[0] is not corpus:
            self._measured = (corpus, len(corpus.text.encode("utf-8", "replace")), newline_of(corpus.text))
        _, bytes_, newline = self._measured
        size = self.tr("%Ln byte(s)", "", bytes_)
        if bytes_ >= 1024:
            size = self.locale().formattedDataSize(bytes_, 1)
        ends = {"\n": "LF", "\r\n": "CRLF", "\r": "CR"}.get(newline or "") or self.tr("mixed line ends")
        self._encoding.setText(f"UTF-8 · {ends} · {size}")
