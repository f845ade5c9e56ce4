# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""What people should know about the corpus, and what they can do about it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bpe_gui.core.settings import Normalization
from bpe_gui.document.corpus import Corpus, ReadOnly, cleaned, line_end, longest_line, not_kept
from bpe_gui.document.session import Session
from bpe_gui.formats.encodings import shown_encoding
from bpe_gui.panes.corpus.corpus_view_text import PREVIEW_LENGTH, PREVIEW_ROWS
from bpe_gui.panes.notice_strip import NoticeStrip
from bpe_gui.panes.numbers import plural, size_text
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.problems import plain

_CHARACTERS_NAMED = 3
# Of the pane's height; with type of 200 % two sentences fill half of a small window.
_LARGEST_SHARE = 0.4


class CorpusNotices(QScrollArea):
    """One strip for each thing to be known; they scroll rather than take the place of the text above."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._pane = parent
        self._shown = session.corpus
        self._reason: ReadOnly | None = None
        self._mended = 0
        self._words = RuleWords(self)
        content = QWidget(self)
        self._fixed = NoticeStrip(content, "readOnlyNotice", "info")
        self._broken = NoticeStrip(content, "brokenNotice", "warning")
        self._skipped = NoticeStrip(content, "skippedNotice", "info")
        self._replaced = NoticeStrip(content, "replacedNotice", "warning")
        self._spellings = NoticeStrip(content, "spellingsNotice", "info")
        self._differs = NoticeStrip(content, "rulesDifferNotice", "warning")
        self._lost = NoticeStrip(content, "choiceLostNotice", "warning")
        self._fixed.agreed.connect(self._edit_copy)
        self._spellings.agreed.connect(self._use_nfc)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._strips = (
            self._fixed,
            self._broken,
            self._skipped,
            self._replaced,
            self._spellings,
            self._differs,
            self._lost,
        )
        for strip in self._strips:
            column.addWidget(strip)
        column.addStretch(1)
        self._column = column
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)
        parent.installEventFilter(self)
        session.rules_changed.connect(self._tell_learned)
        session.settings_changed.connect(self._tell_learned)
        session.position_changed.connect(self._tell_choice)
        self.retranslate()

    def show_reason(self, corpus: Corpus, reason: ReadOnly | None) -> None:
        """Says why a corpus is only shown, or that it can be edited (None)."""
        self._shown, self._reason, self._mended = corpus, reason, 0
        self.retranslate()

    def tell_mended(self, halves: int) -> None:
        """Says that halves of characters became U+FFFD."""
        self._mended += halves
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything anew in the language of the interface."""
        self._fixed.say(self._reason_text())
        copy = self._reason is ReadOnly.CHARACTERS
        self._fixed.offer(
            self.tr("Edit a cleaned copy") if copy else "",
            self.tr(
                "Line ends become those of your editor, byte order marks go, other such characters become �; Ctrl+Z brings the text back"
            ),
        )
        self._tell_learned()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes as much room as the strips need, up to a share of the pane."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()

    def _tell_learned(self) -> None:
        """What counting and learning found; why a text is only shown takes 16 ms to find in 2 MB."""
        session = self._session
        if self._reason is ReadOnly.PART and self._shown.rows is None and self._shown.is_whole:
            self._fixed.offer(
                self.tr("Edit this part"),
                self.tr("The part becomes a text of its own; Ctrl+Z brings the file back"),
            )
        if self._reason is ReadOnly.FILES and self._shown.is_whole:
            self._fixed.offer(
                self.tr("Edit as one text"),
                self.tr("The files become one text with a line end between them; Ctrl+Z brings them back"),
            )
        self._broken.say(self._broken_text())
        skipped: str = self.tr("Files of this folder that are no text were left out: {count}.")
        count = self._shown.skipped
        self._skipped.say(skipped.replace("{count}", self.locale().toString(count)) if count else "")
        replaced = session.remarks.replaced + self._mended
        self._replaced.say(
            self.tr(
                "%Ln character(s) here were no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.",
                "",
                plural(replaced),
            )
            if replaced
            else ""
        )
        letter = session.remarks.two_spellings
        spelled: str = self.tr(
            "«{letter}» is spelled in two ways that look alike, so rules are learned for each. The text stays as it is; NFC reads both as one letter."
        )
        self._spellings.say(spelled.replace("{letter}", letter) if letter else "")
        self._spellings.offer(
            self.tr("Use NFC"),
            self.tr("Normalize every text to NFC before it is cut (Alt+Left takes it back)"),
        )
        self._differs.say(
            self.tr(
                "This corpus gives other rules than the opened file holds. The file's rules are kept; any change of the text learns its own."
            )
            if session.saved_rules_differ
            else ""
        )
        self._lost.say(self._lost_text())
        self.setVisible(any(strip.text for strip in self._strips))
        self._fit()

    def _tell_choice(self) -> None:
        if self._lost.text != self._lost_text():
            self._tell_learned()

    def _fit(self) -> None:
        wanted = self._column.heightForWidth(self.viewport().width())
        self.setFixedHeight(max(1, min(wanted, int(self._pane.height() * _LARGEST_SHARE))))

    def _edit_copy(self) -> None:
        corpus = self._session.corpus
        self._session.replace_corpus(replace(Corpus.of_text(cleaned(corpus.text)), path=corpus.path))

    def _use_nfc(self) -> None:
        self._session.change_settings(replace(self._session.settings, normalization=Normalization.NFC))

    def _lost_text(self) -> str:
        """Which pair was chosen by hand and is gone, so that the rules go on without it."""
        lost = self._session.lost_choice
        if lost is None or lost.choice is None:
            return ""
        text: str = self.tr(
            "{pair}, chosen by hand for rule {number}, is no pair of that round here, so the rules go on without it. The fork is kept and comes back with its corpus and settings."
        )
        pair = self._words.pair(lost.choice, self._session.settings)
        return text.replace("{number}", self.locale().toString(lost.left_at + 1)).replace("{pair}", pair)

    def _broken_text(self) -> str:
        """Which bytes of the files were no text; nothing any more when what they became is gone."""
        corpus = self._shown
        broken = [file for file in corpus.files if file.broken]
        if not broken or (corpus.is_text_here and "\ufffd" not in corpus.text):
            return ""
        text: str = self.tr(
            "Bytes that are no {encoding} became �: {count}, the first in line {line} of {name}. If letters look wrong, choose another encoding below, under Reopen as."
        )
        values = {
            "{encoding}": shown_encoding(broken[0].encoding),
            "{count}": self.locale().toString(sum(file.broken for file in broken)),
            "{line}": self.locale().toString(broken[0].broken_line),
            "{name}": plain(Path(broken[0].name).name),
        }
        for name, value in values.items():
            text = text.replace(name, value)
        return text

    def _reason_text(self) -> str:
        number, corpus = self.locale().toString, self._shown
        text: str
        match self._reason:
            case None:
                return ""
            case ReadOnly.COUNTS:
                rows = corpus.rows or ()
                if len(rows) > PREVIEW_ROWS:
                    text = self.tr(
                        "Word counts are shown, not typed: the first {shown} of {all} words. All of them are learned from."
                    )
                    return text.replace("{shown}", number(PREVIEW_ROWS)).replace("{all}", number(len(rows)))
                return self.tr("Word counts are shown, not typed. Choose Own text above to type.")
            case ReadOnly.LARGE:
                text = self.tr(
                    "This text is too long to be typed in: {all} characters. Its beginning is shown, all of it is learned from; change it in another program and open it again."
                )
                return text.replace("{all}", number(corpus.size))
            case ReadOnly.FILES:
                text = self.tr(
                    "{all} files, each cut by itself: the beginning is shown, all of it is learned from."
                )
                return text.replace("{all}", number(len(corpus.files)))
            case ReadOnly.PART:
                return self._part_text()
            case ReadOnly.LONG_LINE:
                text = self.tr(
                    "A line of {all} characters is too long to be typed in. The beginning of the text is shown, all of it is learned from; break the line up in another program and open the text again."
                )
                return text.replace("{all}", number(longest_line(corpus.text)))
            case ReadOnly.CHARACTERS:
                text = self.tr(
                    "An editor would change this text ({what}), so it is shown and learned from as it is. To type, edit a cleaned copy."
                )
                if len(corpus.text) > PREVIEW_LENGTH:
                    text = self.tr(
                        "An editor would change this text ({what}), so its beginning is shown, and all of it is learned from as it is. To type, edit a cleaned copy."
                    )
                return text.replace("{what}", self._what_is_odd())

    def _part_text(self) -> str:
        """How much of the files is open, and what is left out."""
        corpus, locale = self._shown, self.locale()
        text: str
        if corpus.rows is not None:
            text = self.tr("Only the first {taken} rows are open; what follows is not learned from.")
            text = text.replace("{taken}", locale.toString(len(corpus.rows)))
        else:
            taken = size_text(sum(file.text_bytes for file in corpus.files), locale)
            text = self.tr("Only the beginning is open, {taken}; what follows is not learned from.")
            if not corpus.left_out and not any(file.archive for file in corpus.files):
                text = self.tr(
                    "Only the beginning is open, {taken} of {all}; what follows is not learned from."
                )
            all_ = size_text(sum(file.size_bytes for file in corpus.files), locale)
            text = text.replace("{taken}", taken).replace("{all}", all_)
        if corpus.left_out:
            more: str = self.tr("Files left out: {count}.")
            text += " " + more.replace("{count}", locale.toString(corpus.left_out))
        if any(file.cuts_word for file in corpus.files):
            text += " " + self.tr("There is no end of a word near, so the part ends inside one.")
        return text

    def _what_is_odd(self) -> str:
        text = self._shown.text
        found = not_kept(text, _CHARACTERS_NAMED + 1)
        named = [f"U+{ord(character):04X}" for character in found[:_CHARACTERS_NAMED]]
        if len(found) > _CHARACTERS_NAMED:
            named.append("…")
        if line_end(text) is None:
            named.insert(0, self.tr("line ends of several kinds"))
        return ", ".join(named)
