"""The sample and its tokens."""

from __future__ import annotations

from operator import ne
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontMetrics, QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import look
from bpe_gui.core.metrics import fertility
from bpe_gui.core.word_story import word_at
from bpe_gui.document.corpus import cleaned, line_end, not_kept, with_lf
from bpe_gui.document.session import Session
from bpe_gui.panes.corpus.corpus_view_text import preview_lines, with_signs
from bpe_gui.panes.counting_soon import CountingSoon
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.plain_text_edit import LONGEST_TYPED, PlainTextEdit
from bpe_gui.panes.tokens.asked_places import AskedPlaces
from bpe_gui.panes.tokens.sample_source import Cutting, SampleSource, Show
from bpe_gui.panes.tokens.token_layout import ShownToken
from bpe_gui.panes.tokens.token_words import TokenWords
from bpe_gui.panes.tokens.tokens_actions import TokensActions
from bpe_gui.panes.tokens.tokens_view import TokensView
from bpe_gui.panes.widgets import label, named, say
from bpe_gui.panes.word_asking import EditorWords

if TYPE_CHECKING:
    from bpe_gui.panes.pictures import Picture

# Of a text that is too long to be typed so many code points are shown.
_PREVIEW = 500
# So many code points of the sample are drawn in a picture, at least so many pixels wide.
_LONGEST_PICTURE = 5_000
_LEAST_PICTURE = 480
# What a rule did is told in one or two lines of so many letters.
_EFFECT_LETTERS = 24


class TokensPane(Fitted, QWidget):
    """The sample to type in, its tokens in colours, and how many there are."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._editor_text = ""  # the sample that the editor shows
        self._newline = "\n"
        self._begun = session.merges  # where the gesture began that is running, or the next one begins
        self._branch = session.branch
        self._told = (self._begun, self._begun)  # between which merges the effect is told …
        self._told_text = ""  # … and on which sample
        self._editor = named(PlainTextEdit(self), "sampleEditor")
        EditorWords(session, self._editor, self._word_at)
        self._notice = label(self, "quiet", "sampleNotice")
        self._clear = named(QPushButton(self), "sampleClear")
        self._view = named(TokensView(self), "tokensView")
        self._title = label(self, "title")
        self._effect = label(self, "quiet", "ruleEffect")
        self._glyphs = named(QCheckBox(self), "glyphsBox")
        self._show = named(QComboBox(self), "showCombo")
        for show in Show:
            self._show.addItem("", show)
        self._summary = label(self, "quiet", "tokensSummary")
        self._words = TokenWords(session, self)
        self._counting = CountingSoon(session, self._tell_counting, self)
        self._asked = AskedPlaces(session, self._view, self)
        self._actions = TokensActions(session, self._view, self)
        self._source = SampleSource(session, Show.TEXT, False)
        self._view.set_describer(self._describe)
        self._lay_out()
        self._connect()
        self.fit()
        self._show_sample()
        self._refresh()
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
        self._view.set_placeholder(self.tr("The tokens of the text above appear here."))
        self._summary.setAccessibleName(self.tr("Letters and tokens of the sample"))
        self._effect.setAccessibleName(self.tr("What the last rule did here"))
        self._actions.retranslate()
        self._tell_notice()
        self._tell()
        self._tell_effect()
        self.fit()

    def picture(self, limit: int | None = None) -> Picture:
        """The sample with its tokens, as wide as the view and as high as needed; of a long one the beginning.

        Tokens from number `limit` on are shown as lost.
        """
        # Here and below, because the window opens sooner without them.
        from bpe_gui.panes.pictures import Picture
        from bpe_gui.panes.tokens.tokens_picture import TokensPicture
        from bpe_gui.panes.traced_text import TracedText, shortened

        colours = look.colours(self.palette())
        width = max(self._view.viewport().width(), _LEAST_PICTURE)
        session, sample = self._session, self._session.sample
        cutting: Cutting = session
        if len(sample.text) > _LONGEST_PICTURE:
            # Of a long sample nothing but the beginning is cut, whatever merges were chosen.
            text = shortened(sample.text, _LONGEST_PICTURE)
            words = tuple(session.tokenizer.encode(text, session.merges))
            cutting = TracedText(text, session.tokenizer, session.merges, words)
        source = SampleSource(cutting, self._source.show, self._glyphs.isChecked())
        tokens = TokensPicture(source, width, colours, look.mono_font(look.Size.LARGE), limit)
        return Picture(self.tr("Tokens"), tokens.size, colours.window, tokens.paint)

    def tree(self) -> Picture | None:
        """The family tree of the token chosen in the view, or of the sample's longest; None without one."""
        from bpe_gui.core.family import family
        from bpe_gui.panes.pictures import Picture
        from bpe_gui.panes.tree_picture import TreePicture

        tokenizer, merges = self._session.tokenizer, self._session.merges
        chosen = self._view.current_token
        symbol = chosen.symbol if chosen is not None else None
        if symbol is None:
            words = tokenizer.encode(self._session.sample_text[:_LONGEST_PICTURE], merges)
            symbol = max((token for word in words for token in word.tokens), key=len, default=None)
        if symbol is None:
            return None
        colours, small = look.colours(self.palette()), look.text_font(look.Size.SMALL)
        tree = TreePicture(family(tokenizer, symbol, merges), tokenizer, colours, look.mono_font(), small)
        return Picture(self.tr("How a token was made"), tree.size, colours.window, tree.paint)

    # Slots

    def _edited(self) -> None:
        text = self._editor.text()
        if len(text) > LONGEST_TYPED:
            self._session.set_sample(text)
        else:
            self._editor_text = text.replace("\n", self._newline)
            self._session.set_sample(self._editor_text)

    def _word_at(self, cursor: QTextCursor) -> str:
        if self._editor.isReadOnly():  # signs stand there for characters
            return ""
        line = cursor.block().text()
        before = line.encode("utf-16-le")[: 2 * cursor.positionInBlock()].decode("utf-16-le", "ignore")
        return word_at(line, len(before), self._session.tokenizer.settings)

    def _clear_sample(self) -> None:
        """The way back from a text that cannot be edited: an empty field, or what of it can be kept."""
        text = self._session.sample_text
        self._session.set_sample("" if len(text) > LONGEST_TYPED else cleaned(text))
        self._editor.setFocus()

    def _sample_changed(self) -> None:
        session = self._session
        if session.sample_text != self._told_text:
            self._told_text = session.sample_text
            self._told = (session.merges, session.merges)
        if session.sample_text != self._editor_text:
            self._show_sample()
        self._refresh()
        self._tell_effect()

    def _rules_changed(self) -> None:
        session, merges = self._session, self._session.merges
        if session.branch != self._branch < len(session.history.branches):
            # Of another branch every rule is new behind those that both share.
            self._begun = min(self._begun, session.history.shared(self._branch, session.branch))
        self._branch = session.branch
        self._begun = min(self._begun, merges)
        self._told = (self._begun, merges)
        self._refresh()
        self._tell_effect()
        self._settle()

    def _settle(self) -> None:
        """The next gesture begins here; what a long one does is told as a whole."""
        if not self._session.busy:
            self._begun = self._session.merges

    def _refresh(self) -> None:
        self._source = SampleSource(self._session, self._show.currentData(), self._glyphs.isChecked())
        was, change = self._session.sample.change or ("", None)
        self._view.set_source(self._source, change if was is self._view.text else None)
        self._limit_changed()
        self._asked.follow()
        self._follow_asked()

    def _follow_asked(self) -> None:
        self._tell()
        self._actions.follow(self._source.show)

    def _tell_copying(self, told: str) -> None:
        say(self._effect, told)

    def _limit_changed(self) -> None:
        session = self._session
        inside = session.sample.filled and session.limit < session.sample_tokens
        self._view.set_limit(session.limit if inside else None)

    # Helpers

    def _lay_out(self) -> None:
        self._effect.setWordWrap(True)
        self._effect.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._notice.setWordWrap(True)
        self._summary.setWordWrap(True)
        self._title_row = QHBoxLayout()
        self._title_row.setSpacing(12)
        self._title_row.addWidget(self._title)
        self._title_row.addStretch()
        self._title_row.addWidget(self._glyphs)
        self._title_row.addWidget(self._show)
        notice = QHBoxLayout()
        notice.setSpacing(8)
        notice.addWidget(self._notice, 1)
        notice.addWidget(self._clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._title_row)
        column.addWidget(self._editor)
        column.addLayout(notice)
        column.addWidget(self._view, 1)
        column.addWidget(self._summary)
        column.addWidget(self._effect)
        self._column = column

    def _connect(self) -> None:
        session = self._session
        self._editor.edited.connect(self._edited)
        self._editor.huge_text.connect(session.set_sample)
        self._clear.clicked.connect(self._clear_sample)
        self._show.currentIndexChanged.connect(self._refresh)
        self._glyphs.toggled.connect(self._refresh)
        session.sample_changed.connect(self._sample_changed)
        session.rules_changed.connect(self._rules_changed)
        session.position_changed.connect(self._rules_changed)
        session.limit_changed.connect(self._limit_changed)
        session.busy_changed.connect(self._settle)
        self._asked.changed.connect(self._follow_asked)
        self._actions.told.connect(self._tell_copying)

    def fit(self) -> None:
        """One row of tokens is always in view; the effect stands beside the title where there is room."""
        self._view.setMinimumHeight(round(2.5 * QFontMetrics(look.mono_font(look.Size.LARGE)).height()))
        others = (self._title, self._glyphs, self._show)
        room = self.width() - sum(each.sizeHint().width() for each in others) - 3 * self._title_row.spacing()
        beside = room > _EFFECT_LETTERS * self._effect.fontMetrics().averageCharWidth()
        if beside != (self._title_row.indexOf(self._effect) >= 0):
            if beside:
                self._column.removeWidget(self._effect)
                self._title_row.insertWidget(1, self._effect, 1)
            else:
                self._title_row.removeWidget(self._effect)
                self._column.addWidget(self._effect)

    def _show_sample(self) -> None:
        """The sample in the editor; one that cannot be edited there as a view, with a way back."""
        text = self._editor_text = self._session.sample_text
        if len(text) > LONGEST_TYPED:
            self._editor.show_view("\n".join(map(with_signs, preview_lines(text[:_PREVIEW]))) + " …")
        elif (end := line_end(text)) is None or not_kept(text, 1):
            self._editor.show_view("\n".join(map(with_signs, preview_lines(text))))
        else:
            self._newline = end
            self._editor.show_text(with_lf(text))
        if not self._session.touched:  # the program's own answer is no step of the user's
            self._editor.document().clearUndoRedoStacks()
        self._tell_notice()

    def _tell_notice(self) -> None:
        viewed = self._editor.isReadOnly()
        if viewed and len(self._editor_text) > LONGEST_TYPED:
            say(
                self._notice,
                self.tr("Only the beginning of %Ln character(s) is shown.", "", len(self._editor_text)),
            )
            self._clear.setText(self.tr("Clear"))
            self._clear.setToolTip(self.tr("Take this text away and type another one"))
        elif viewed:
            say(self._notice, self.tr("Some characters of this text cannot be typed."))
            self._clear.setText(self.tr("Edit a cleaned copy"))
            self._clear.setToolTip(self.tr("Replace the characters that cannot be typed, then edit the text"))
        self._clear.setAccessibleName(self._clear.text())
        self._notice.setVisible(viewed)
        self._clear.setVisible(viewed)

    def _tell(self) -> None:
        session = self._session
        words = session.sample.cut_words
        if self._counting.holds_back():
            return
        if words is None or not session.sample.filled:
            self._tell_counting()
            return
        tokens = session.sample_tokens
        parts = [self.tr("%Ln letter(s)", "", words.letters), self.tr("%Ln token(s)", "", tokens)]
        each = fertility(tokens, words.written)
        if each is not None:
            ratio = self.locale().toString(each, "f", 2)
            parts.append(self.tr("{ratio} tokens per word").replace("{ratio}", ratio))
        if self._asked.sentence:
            parts.append(self._asked.sentence)
        say(self._summary, " · ".join(parts))

    def _tell_counting(self) -> None:
        say(self._summary, self.tr("counting the tokens…"))

    def _tell_effect(self) -> None:
        """What the last gesture did to the sample; a single rule's new tokens shine."""
        first, last = self._told
        counts = self._session.sample_counts if first < last and self._session.sample_text else []
        if last >= len(counts):  # nothing was merged, or the sample is still being measured
            say(self._effect, "")
            return
        rules, found = last - first, sum(map(ne, counts[first:last], counts[first + 1 : last + 1]))
        if rules > 1 and not found:
            text = self.tr("None of the {rules} new rules finds anything here.")
        elif rules > 1:
            text = self.tr("%Ln of {rules} new rules joined something here.", "", found)
        elif found:
            text = self.tr("Rule {rule} joined %Ln place(s) here.", "", counts[first] - counts[last])
            self._flash(last - 1)
        else:
            text = self.tr("Rule {rule} finds nothing here.")
        number = self.locale().toString
        say(self._effect, text.replace("{rules}", number(rules)).replace("{rule}", number(last)))

    def _flash(self, rank: int) -> None:
        made = self._session.tokenizer.id(self._session.rounds[rank].rule.token)
        if made is not None:
            self._view.flash(made)

    def _describe(self, token: ShownToken, text: str) -> str:
        return self._words.about(token, text, self._source)
