"""The words and letters of the corpus that stand out after the present merge: one of three lists."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from bpe_gui.core.settings import Unit
from bpe_gui.document.corpus_words_model import WordColumn, WordList
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken, AskedWord
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.vocabulary.corpus_words_table import CorpusWordsTable
from bpe_gui.panes.vocabulary.vocabulary_words import SpokenCorpusWords
from bpe_gui.panes.widgets import label, named, say

_NAMES = {
    WordList.DEAREST: "dearestButton",
    WordList.WHOLE: "wholeButton",
    WordList.NEVER_MERGED: "neverMergedButton",
}


class CorpusWordsPart(QWidget):
    """Buttons to choose a list, what it says, and its rows; a row that is chosen is asked about."""

    def __init__(self, session: Session, model: VocabularyModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._model = session, model
        self._words = SpokenCorpusWords(self)
        self._lists = QButtonGroup(self)
        self._row = QWidget(self)
        self._buttons: dict[WordList, QPushButton] = {}
        for which, name in _NAMES.items():
            button = self._buttons[which] = named(QPushButton(self._row), name)
            button.setProperty("kind", "plain")
            button.setCheckable(True)
            self._lists.addButton(button, which.value)
        self._buttons[WordList.DEAREST].setChecked(True)
        self._told = label(self, "", "wordsVerdict")
        self._table = named(CorpusWordsTable(self._words, self), "corpusWordsView")
        self._lay_out()
        self._lists.idToggled.connect(lambda _number, on: self.follow() if on else None)
        self._table.touched.connect(lambda row: session.ask(self._asked(row)))
        self._table.asked_about.connect(lambda row: session.ask_why(self._asked(row)))
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        texts = {
            WordList.DEAREST: (
                self.tr("Dearest words"),
                self.tr("The words that take most tokens, all that tie"),
            ),
            WordList.WHOLE: (self.tr("Whole words"), self.tr("The words that are one token now")),
            WordList.NEVER_MERGED: (
                self.tr("Letters never merged"),
                self.tr("The letters that no rule has joined to anything"),
            ),
        }
        for which, (name, tip) in texts.items():
            self._buttons[which].setText(name)
            self._buttons[which].setAccessibleName(name)
            self._buttons[which].setToolTip(tip)
        self._told.setAccessibleName(self.tr("What stands in the list"))
        self._table.setAccessibleName(self.tr("Words and letters that stand out"))
        self._table.setToolTip(self.tr("Choose a word to ask about it; Enter asks why"))
        self._say_headings()
        self.tell()

    def follow(self) -> None:
        """Shows the list of the vocabulary at hand."""
        self._words.show(self._model.vocabulary, WordList(self._lists.checkedId()))
        self._say_headings()
        self.tell()

    def tell(self) -> None:
        """Says what stands in the list, or that it is being counted."""
        say(self._told, self._verdict())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()

    def _asked(self, row: int) -> AskedToken | AskedWord:
        letter = self._words.symbol(row)
        return AskedWord(self._words.word(row)[0]) if letter is None else AskedToken(letter)

    def _say_headings(self) -> None:
        which = self._words.shown
        headings = {
            WordColumn.WORD: self.tr("letter") if which is WordList.NEVER_MERGED else self.tr("word"),
            WordColumn.HOW: self.tr("cut into") if which is WordList.DEAREST else self.tr("since rule"),
            WordColumn.COUNT: self.tr("count"),
        }
        for column, heading in headings.items():
            if self._words.headerData(column, Qt.Orientation.Horizontal) != heading:
                self._words.setHeaderData(column, Qt.Orientation.Horizontal, heading)

    def _verdict(self) -> str:
        words, which, number = self._model.vocabulary.words, self._words.shown, self._words.rowCount()
        if words is None and (self._model.is_counting or self._session.relearning):
            return self.tr("counting…")
        if words is None and not self._session.has_corpus:
            return self.tr("There is no corpus.")
        if words is None:
            return self.tr("The corpus has no word yet.")
        if which is WordList.NEVER_MERGED:
            if not number:
                return self.tr("Every letter of the corpus is in some rule.")
            if self._model.settings.unit is Unit.BYTES:
                return self.tr("%Ln byte(s) of the corpus stand in no rule.", "", number)
            return self.tr("%Ln letter(s) of the corpus stand in no rule.", "", number)
        if not words.most:
            return self.tr("The corpus has no word yet.")
        if which is WordList.WHOLE:
            text = self.tr("%Ln of {all} different words are one token.", "", number)
            return text.replace("{all}", number_text(self._session.counts.distinct_words, self.locale()))
        if words.most == 1:
            return self.tr("Every word is one token.")
        text = self.tr("%Ln word(s) take {tokens} tokens each; none takes more.", "", number)
        return text.replace("{tokens}", number_text(words.most, self.locale()))

    def _lay_out(self) -> None:
        for column in WordColumn:
            side = Qt.AlignmentFlag.AlignRight if column is WordColumn.COUNT else Qt.AlignmentFlag.AlignLeft
            self._words.setHeaderData(
                column,
                Qt.Orientation.Horizontal,
                side | Qt.AlignmentFlag.AlignVCenter,
                Qt.ItemDataRole.TextAlignmentRole,
            )
        self._told.setWordWrap(True)
        row = FlowLayout(self._row)
        for button in self._buttons.values():
            row.addWidget(button)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        column_layout.setSpacing(8)
        column_layout.addWidget(self._row)
        column_layout.addWidget(self._told)
        column_layout.addWidget(self._table, 1)
