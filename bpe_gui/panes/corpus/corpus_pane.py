# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""The corpus: the text that rules are learned from, with the pair that comes next lit in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bpe_gui.core.settings import Pretokenizer, Unit
from bpe_gui.core.units import clean, normalize
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.core.word_story import word_at
from bpe_gui.document.corpus import Corpus, ReadOnly, line_count, line_end, with_lf
from bpe_gui.document.learning import Task
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.panes.corpus.corpus_editor import CorpusEditor
from bpe_gui.panes.corpus.corpus_notices import CorpusNotices
from bpe_gui.panes.corpus.corpus_view_text import is_all_shown, preview_lines, preview_rows
from bpe_gui.panes.corpus.pair_places import PairPlaces
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.sample_combo import SampleCombo
from bpe_gui.panes.widgets import label, named
from bpe_gui.panes.word_asking import EditorWords

if TYPE_CHECKING:
    from bpe_gui.panes.findable import Findable

# Counting the lines of a longer text would be felt at each change.
_LONGEST_COUNTED = 50_000_000


class CorpusPane(QWidget):
    """The text to learn from, which one it is, how large it is, and what should be known about it."""

    sample_chosen = Signal(str)
    """A person chose a shipped corpus, which has this name."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._shown = Corpus()
        self._fixed: ReadOnly | None = None
        self._own = Corpus()
        # Lines and words are counted once: each takes tens of milliseconds in a large corpus.
        self._counted_lines: tuple[Corpus, int] = (self._shown, 0)
        self._counted_words: tuple[WordCounts, int] = (session.counts, session.counts.words)
        # Corpora that Ctrl+Z and Ctrl+Y go to where no typing leads there: one of the two was only shown.
        self._earlier: list[Corpus] = []
        self._later: list[Corpus] = []
        self._title = label(self, "title")
        self._combo = SampleCombo(self)
        self._editor = named(CorpusEditor(self), "corpusEditor")
        EditorWords(session, self._editor, self._word_at)
        self._status = label(self, "quiet", "corpusSummary")
        self._status.setWordWrap(True)
        self._notices = CorpusNotices(session, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show_corpus()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("CORPUS"))
        self._editor.setAccessibleName(self.tr("Corpus: the text that rules are learned from"))
        self._editor.setAccessibleDescription(
            self.tr("The next pair is underlined where it stands. Tab leaves the text.")
        )
        self._editor.setToolTip(
            self.tr("The text that rules are learned from; Ctrl+Z takes typing back, Tab leaves the text")
        )
        self._editor.setPlaceholderText(
            self.tr(
                "Type or paste a text. The two neighbours seen together most often become the first rule."
            )
        )
        self._status.setToolTip(self.tr("How large the corpus is before the first merge"))
        self._tell()

    def findable(self) -> Findable:
        """What is searched in it: the text that stands there."""
        from bpe_gui.panes.corpus.corpus_finding import CorpusFinding

        return CorpusFinding(self._editor, self._search_remark)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()

    def _choose_sample(self, name: str) -> None:
        if name != self._session.corpus.sample:
            self._session.replace_corpus(load_sample(shipped_samples()[name]))
            self.sample_chosen.emit(name)
        self._editor.setFocus()

    def _choose_own(self) -> None:
        if self._session.corpus.sample is not None:
            self._session.replace_corpus(self._own)
        self._editor.setFocus()

    def _show_corpus(self) -> None:
        session, before = self._session, self._present()
        corpus = session.corpus
        fixed = corpus.read_only()
        # What can be typed in is undone by the editor itself, step by step.
        crossing = self._fixed is not None or fixed is not None
        forget = not session.touched or crossing
        if not session.touched:
            self._earlier, self._later, self._own = [], [], Corpus()
        elif crossing and before is not corpus:
            self._remember(before, corpus)
        if before.sample is None and session.touched:
            self._own = before
        self._shown, self._fixed = corpus, fixed
        if fixed is None:
            text = with_lf(corpus.text)
            self._editor.show_text(text, forget=forget and text != self._editor.text())
        elif corpus.rows is not None:
            self._editor.show_rows(preview_rows(corpus.rows))
        else:
            self._editor.show_lines(preview_lines(corpus.text))
        self._notices.show_reason(corpus, fixed)
        self._refresh()

    def _refresh(self) -> None:
        self._combo.show_corpus(self._session.corpus, self._own)
        self._light()
        self._tell()

    def _light(self) -> None:
        """Lights the pair of the moment, if it is another one."""
        session, now = self._session, self._editor.places
        tokenizer, wanted = session.tokenizer, session.highlight
        if wanted is None:
            self._editor.set_places(None)
        elif now is None or not now.is_for(tokenizer, *wanted):
            self._editor.set_places(PairPlaces(tokenizer, *wanted))
            # Whoever types or reads here is not led away; before it is shown nothing is in view.
            if self._editor.isVisible() and not self._editor.hasFocus():
                self._editor.show_a_place()

    def _word_at(self, cursor: QTextCursor) -> str:
        line, place, is_word = self._editor.line_at(cursor)
        settings = self._session.tokenizer.settings
        return (
            normalize(clean(line)[0], settings.normalization) if is_word else word_at(line, place, settings)
        )

    def _take_typing(self) -> None:
        if not self._editor.walking:
            self._later.clear()
        self._session.edit_corpus(self._editor.text)

    def _take_text(self, text: str) -> None:
        """A pasted text that an editor cannot keep; it stays part of a file where the file's text is around it."""
        corpus = self._session.corpus if self._fixed is None else Corpus()
        if line_end(text) == "\n":
            text = text.replace("\n", corpus.newline)
        newline = line_end(text) or corpus.newline
        self._session.replace_corpus(
            replace(corpus, text=text, rows=None, sample=None, newline=newline, backed=())
        )

    def _go_back(self) -> None:
        if self._earlier:
            self._later.append(self._present())
            self._walk_to(self._earlier.pop())

    def _go_forward(self) -> None:
        if self._later:
            self._earlier.append(self._present())
            self._walk_to(self._later.pop())

    def _walk_to(self, corpus: Corpus) -> None:
        earlier, later = self._earlier[:], self._later[:]
        self._session.replace_corpus(corpus)
        self._earlier, self._later = earlier, later

    def _remember(self, before: Corpus, after: Corpus) -> None:
        if before != Corpus() and before != after:
            self._earlier.append(before)
            self._later.clear()

    def _present(self) -> Corpus:
        """The corpus as it stood in the editor, with what was typed last."""
        if self._fixed is not None:
            return self._shown
        text = self._editor.text().replace("\n", self._shown.newline)
        if text == self._shown.text:
            return self._shown
        return replace(self._shown, text=text, sample=None, backed=())

    def _tell(self) -> None:
        session = self._session
        corpus, counts = session.corpus, session.counts
        parts: list[str] = []
        if corpus.backed:
            lines = sum(file.lines for file in corpus.files)
            parts.append(with_number(self.tr("%Ln line(s)", "", plural(lines)), lines, self.locale()))
        elif corpus.rows is None and len(corpus.text) <= _LONGEST_COUNTED:
            if self._counted_lines[0] is not corpus:
                self._counted_lines = (corpus, line_count(corpus.text))
            parts.append(self.tr("%Ln line(s)", "", plural(self._counted_lines[1])))
        # Counting a large corpus takes seconds, in which the words are still those of the one before.
        late = bool(corpus.backed) and session.task is Task.ANEW
        if not late and (counts.counts or not corpus.size):
            if self._counted_words[0] is not counts:
                self._counted_words = (counts, counts.words)
            words = self._counted_words[1]
            parts.append(with_number(self.tr("%Ln word(s)", "", plural(words)), words, self.locale()))
            parts.append(self.tr("%Ln distinct", "", plural(counts.distinct_words)))
            parts.append(self._symbols(session.history.untouched_tokens, words))
        self._status.setText(" · ".join(parts) if corpus.size else "")

    def _search_remark(self) -> str:
        if self._fixed is None or is_all_shown(self._shown):
            return ""
        return self.tr("only the part that is shown is searched")

    def _symbols(self, tokens: int, words: int) -> str:
        settings = self._session.settings
        if settings.pretokenizer is Pretokenizer.MARKER:
            tokens -= words  # the marker at each word's beginning is no letter
        if settings.unit is Unit.BYTES:
            text = self.tr("%Ln byte(s)", "", plural(tokens))
        elif settings.pretokenizer.joiner != " ":
            text = self.tr("%Ln symbol(s)", "", plural(tokens))  # spaces are among them
        else:
            text = self.tr("%Ln letter(s)", "", plural(tokens))
        return with_number(text, tokens, self.locale())

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(8)
        heading.addWidget(self._title)
        heading.addStretch(1)
        heading.addWidget(self._combo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(heading)
        column.addWidget(self._editor, 1)
        column.addWidget(self._status)
        column.addWidget(self._notices)
        self._combo.setMinimumWidth(96)
        self._title.setSizePolicy(
            self._title.sizePolicy().horizontalPolicy(), self._combo.sizePolicy().verticalPolicy()
        )
        self._title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        session, editor = self._session, self._editor
        self._combo.sample_chosen.connect(self._choose_sample)
        self._combo.own_chosen.connect(self._choose_own)
        editor.typed.connect(self._take_typing)
        editor.text_given.connect(self._take_text)
        editor.undo_asked.connect(self._go_back)
        editor.redo_asked.connect(self._go_forward)
        editor.mended.connect(self._notices.tell_mended)
        session.corpus_changed.connect(self._show_corpus)
        session.busy_changed.connect(self._tell)
        session.rules_changed.connect(self._refresh)
        session.highlight_changed.connect(self._light)
        lighten: tuple[Callable[[], None], ...] = (self._light, self._tell)
        for signal in (session.position_changed, session.pairs_changed, session.settings_changed):
            for slot in lighten:
                signal.connect(slot)
