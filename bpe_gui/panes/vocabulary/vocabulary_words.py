"""What is said about tokens of the vocabulary and words of the corpus: tool tips, and words to be heard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bpe_gui.core.units import shown
from bpe_gui.document.corpus_words_model import LONGEST_WORD, CorpusWordsModel, WordList
from bpe_gui.document.headed_table import AnyIndex
from bpe_gui.document.session import Session
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.panes.glyphs import isolated, short, visible
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.rules_words import RuleWords

# So many of the rules that took a token are named.
_MOST_USES = 6


class SpokenVocabulary(VocabularyModel):
    """The vocabulary with a tool tip and a sentence for each token."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(session, pane)
        self._words = RuleWords(pane)
        self._pane = pane

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(int(self.rows[index.row()]))
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(int(self.rows[index.row()]))
        return super().data(index, role)

    def _sentence(self, token: int) -> str:
        vocabulary, locale = self.vocabulary, self._pane.locale()
        told = self.tr("token {token}, id {id}")
        told = told.replace("{id}", locale.toString(token))
        parts = [told.replace("{token}", isolated(visible(vocabulary.shown(token))))]
        if (count := vocabulary.count(token)) is not None:
            text = self.tr("%Ln time(s) in the corpus", "", plural(count))
            parts.append(with_number(text, count, locale))
        parts.append(self.tr("%Ln letter(s)", "", int(vocabulary.table.letters[token])))
        parts.append(self._origin(token))
        return ", ".join(part for part in parts if part)

    def _origin(self, token: int) -> str:
        table = self.vocabulary.table
        if token < table.specials:
            return self.tr("a special token, never cut")
        rank = token - table.base
        if rank < 0:
            return self.tr("in the alphabet: no rule made it")
        pair = self._words.pair(table.tokenizer.rules[rank], self.settings)
        text = self.tr("rule {rank}: {pair}")
        return text.replace("{rank}", self._words.number(rank + 1)).replace("{pair}", pair)

    def _tip(self, token: int) -> str:
        lines = [self._sentence(token), self._where_it_went(token)]
        if token >= self.vocabulary.table.specials:
            lines.append(self._words.code_line(self.vocabulary.table.symbols[token], self.settings))
            lines.append(self.tr("Enter or double click: why"))
        return self._words.tip(lines)

    def _where_it_went(self, token: int) -> str:
        """The parts of a token's count: how often it was made, and what rules have taken of it since."""
        vocabulary, count = self.vocabulary, self.vocabulary.count(token)
        if count is None or vocabulary.made is None:
            return ""
        made, number = int(vocabulary.made[token]), self._words.number
        if token < vocabulary.table.base:
            before = self.tr("{made} before the first merge")
        else:
            before = self.tr("{made} made by its rule")
        parts = [before.replace("{made}", number(made))]
        uses = vocabulary.uses(token)
        rule = self.tr("rule {rank} took {times}")
        parts += [
            f"− {rule}".replace("{rank}", number(rank)).replace("{times}", number(times))
            for rank, times in uses[:_MOST_USES]
        ]
        if rest := sum(times for _, times in uses[_MOST_USES:]):
            later = self.tr("later rules took {times}")
            parts.append(f"− {later}".replace("{times}", number(rest)))
        return " ".join(parts) + f" = {number(count)}"


class SpokenCorpusWords(CorpusWordsModel):
    """The words with a tool tip and a sentence for each."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._words = RuleWords(pane)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(index.row())
        if index.isValid() and role == Qt.ItemDataRole.ToolTipRole:
            return self._words.tip([self._sentence(index.row()), self.tr("Enter or double click: why")])
        return super().data(index, role)

    def _sentence(self, row: int) -> str:
        word, count = self.word(row)
        parts = [isolated(visible(short(word, LONGEST_WORD))), self._words.times(count)]
        tokens = self.tokens(row)
        if (since := self.whole_since(row)) is not None:
            parts.append(
                self.tr("whole since rule {rank}").replace("{rank}", self._words.number(since))
                if since
                else self.tr("a single letter")
            )
        elif self.shown is WordList.NEVER_MERGED:
            parts.append(self.tr("no rule has joined it to anything"))
        elif tokens and self.tokenizer is not None:
            settings = self.tokenizer.settings
            cut = "|".join(isolated(visible(shown(token, settings))) for token in tokens)
            parts.append(self.tr("%Ln token(s)", "", len(tokens)) + f": {cut}")
        return ", ".join(parts)
