"""The sample and its tokens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from bpe_gui.core.metrics import fertility, letter_count, word_count
from bpe_gui.core.units import shown
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import byte_values, code_points, visible
from bpe_gui.panes.plain_text_edit import LONGEST_TYPED, PlainTextEdit
from bpe_gui.panes.sample_source import SampleSource, Show
from bpe_gui.panes.token_layout import ShownToken
from bpe_gui.panes.tokens_view import TokensView
from bpe_gui.panes.widgets import label, named

_PREVIEW = 500


class TokensPane(QWidget):
    """The sample to type in, its tokens in colours, and how many there are."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._merges_seen = session.merges
        self._tokens_seen = session.sample_tokens
        self._measured: tuple[str, int, int] = ("", 0, 0)
        self._title = label(self, "title")
        self._show = named(QComboBox(self), "showCombo")
        self._show.setProperty("kind", "plain")
        for show in Show:
            self._show.addItem("", show)
        self._glyphs = named(QCheckBox(self), "glyphsBox")
        self._editor = named(PlainTextEdit(self), "sampleEditor")
        self._view = named(TokensView(self), "tokensView")
        self._view.set_describer(self._describe)
        self._view.setMinimumHeight(64)
        self._summary = label(self, "quiet", "tokensSummary")
        self._effect = label(self, "quiet", "ruleEffect")
        self._effect.setWordWrap(True)
        self._effect.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._summary.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self._connect()
        self._show_sample()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("TOKENS"))
        for row, text in enumerate((self.tr("Text"), self.tr("Ids"), self.tr("Bytes"))):
            self._show.setItemText(row, text)
        self._show.setAccessibleName(self.tr("What the boxes show"))
        self._show.setToolTip(self.tr("Show each token as text, as its id or as its bytes"))
        self._glyphs.setText(self.tr("Spaces"))
        self._glyphs.setAccessibleName(self.tr("Show spaces and invisible characters"))
        self._glyphs.setToolTip(self.tr("Draw spaces, tabs and invisible characters as signs"))
        self._editor.setAccessibleName(self.tr("Sample text"))
        self._editor.setToolTip(self.tr("The text that is cut into tokens; type your own"))
        self._editor.setPlaceholderText(self.tr("Type a text to see its tokens."))
        self._view.setAccessibleName(self.tr("Tokens of the sample"))
        self._view.setToolTip("")
        self._view.set_placeholder(self.tr("The tokens of the text above appear here."))
        self._summary.setAccessibleName(self.tr("Letters and tokens of the sample"))
        self._effect.setAccessibleName(self.tr("What the last rule did here"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()
        super().changeEvent(event)

    # Slots

    def _typed(self) -> None:
        if not self._editor.isReadOnly():
            text = self._editor.text()
            if len(text) > LONGEST_TYPED:
                self._take_huge(text)
            else:
                self._session.set_sample(text)

    def _take_huge(self, text: str) -> None:
        self._session.set_sample(text)
        self._show_sample()

    def _show_sample(self) -> None:
        """The sample in the editor; of a huge one the beginning, read-only."""
        text = self._session.sample_text
        huge = len(text) > LONGEST_TYPED
        self._editor.setReadOnly(huge)
        wanted = f"{text[:_PREVIEW]} …" if huge else text
        if self._editor.text() != wanted.replace("\r\n", "\n").replace("\r", "\n"):
            self._editor.selectAll()
            self._editor.insertPlainText(wanted)
        self._refresh()

    def _sample_changed(self) -> None:
        if self._session.sample_text != self._editor.text() and not self._editor.hasFocus():
            self._show_sample()
        else:
            self._refresh()
        self._effect.clear()

    def _rules_changed(self) -> None:
        merges, tokens = self._session.merges, self._session.sample_tokens
        text = ""
        if merges == self._merges_seen + 1 and self._session.sample.text:
            text = self._effect_of(merges, self._tokens_seen - tokens)
            rule = self._session.rounds[merges - 1].rule
            made = self._session.tokenizer.id(rule.token)
            if made is not None and tokens != self._tokens_seen:
                self._refresh()
                self._view.flash(made)
        self._effect.setText(text)
        self._refresh()

    def _refresh(self) -> None:
        session = self._session
        self._merges_seen, self._tokens_seen = session.merges, session.sample_tokens
        self._view.set_source(SampleSource(session, self._show.currentData(), self._glyphs.isChecked()))
        self._limit_changed()
        self._tell()

    def _limit_changed(self) -> None:
        session = self._session
        inside = session.sample.filled and session.limit < session.sample_tokens
        self._view.set_limit(session.limit if inside else None)

    # Helpers

    def _lay_out(self) -> None:
        title = QHBoxLayout()
        title.addWidget(self._title)
        title.addStretch()
        title.addWidget(self._glyphs)
        title.addWidget(self._show)
        below = QHBoxLayout()
        below.addWidget(self._summary)
        below.addWidget(self._effect, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(title)
        column.addWidget(self._editor)
        column.addWidget(self._view, 1)
        column.addLayout(below)

    def _connect(self) -> None:
        session = self._session
        self._editor.textChanged.connect(self._typed)
        self._editor.huge_text.connect(self._take_huge)
        self._show.currentIndexChanged.connect(self._refresh)
        self._glyphs.toggled.connect(self._refresh)
        session.sample_changed.connect(self._sample_changed)
        session.rules_changed.connect(self._rules_changed)
        session.position_changed.connect(self._rules_changed)
        session.limit_changed.connect(self._limit_changed)

    def _tell(self) -> None:
        session, number = self._session, self.locale().toString
        if not session.sample.filled:
            self._summary.setText(self.tr("counting the tokens …"))
            return
        letters, words = self._letters_and_words()
        tokens = session.sample_tokens
        parts = [self.tr("%n letter(s)", "", letters), self.tr("%n token(s)", "", tokens)]
        each = fertility(tokens, words)
        if each is not None:
            parts.append(self.tr("{ratio} tokens per word").replace("{ratio}", number(each, "f", 2)))
        self._summary.setText(" · ".join(parts))

    def _letters_and_words(self) -> tuple[int, int]:
        """Counted once for each text: they do not depend on the rules."""
        text = self._session.sample.text
        if self._measured[0] is not text:
            letters = letter_count(text, self._session.tokenizer.settings)
            self._measured = (text, letters, word_count(text))
        return self._measured[1:]

    def _effect_of(self, merges: int, joined: int) -> str:
        if not joined:
            nothing: str = self.tr("Rule {number} finds nothing here.")
            return nothing.replace("{number}", self.locale().toString(merges))
        text: str = self.tr("Rule {number} joins %n place(s) here.", "", joined)
        return text.replace("{number}", self.locale().toString(merges))

    def _describe(self, token: ShownToken, text: str) -> str:
        """The tooltip of a token: its id, the rule that made it, its parts and its count."""
        session, number = self._session, self.locale().toString
        tokenizer = session.tokenizer
        settings = tokenizer.settings
        if token.id is None:
            lines = [self.tr("«{text}» is not in the corpus: it has no id.")]
            return "\n".join(lines).replace("{text}", visible(text))
        lines = [self.tr("«{text}», id {id}").replace("{id}", number(token.id))]
        rank = token.id - tokenizer.base_size
        symbol = tokenizer.vocabulary()[token.id]
        if rank >= 0:
            made = session.rounds[rank]
            rule = f"{visible(shown(made.rule.left, settings))} + {visible(shown(made.rule.right, settings))}"
            told: str = self.tr("rule {rank}: {rule}, seen %n time(s)", "", min(made.count, 2**31 - 1))
            lines.append(told.replace("{rank}", number(rank + 1)).replace("{rule}", rule))
        elif token.id < len(settings.special_tokens):
            lines.append(self.tr("a special token"))
        else:
            lines.append(self.tr("a symbol of the alphabet: no rule made it"))
        lines += [codes for codes in (code_points(symbol, settings), byte_values(symbol, settings)) if codes]
        return "\n".join(lines).replace("{text}", visible(shown(symbol, settings)))
