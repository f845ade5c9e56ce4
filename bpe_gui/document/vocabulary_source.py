"""The vocabulary of a session's tokenizer, counted in the corpus that it learned, in slices."""

from __future__ import annotations

from bpe_gui.core.corpus_cuts import CorpusCuts, corpus_cuts
from bpe_gui.core.engines import READABLE
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.vocabulary import TokenTable, Vocabulary, vocabulary_at
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.session import Session


class VocabularySource:
    """What a vocabulary is counted from: a tokenizer, and the words of the corpus that it learned."""

    def __init__(self, tokenizer: Tokenizer, counts: WordCounts, compiled: bool) -> None:
        self.tokenizer, self.counts = tokenizer, counts
        self._compiled = compiled
        self._table = TokenTable(tokenizer)
        self._cuts: CorpusCuts | None = None

    @classmethod
    def of(cls, session: Session) -> VocabularySource:
        """The source for what a session has learned, with the engines that it has now."""
        compiled = session.engine_loading.engines is not READABLE
        return cls(session.tokenizer, session.counts, compiled)

    def is_for(self, tokenizer: Tokenizer, counts: WordCounts) -> bool:
        """Whether it is made from just these."""
        return self.tokenizer is tokenizer and self.counts is counts

    def naming(self, merges: int) -> Work[Vocabulary]:
        """The tokens after so many merges, uncounted."""
        yield from self._table.follow()
        return Vocabulary(self._table, merges)

    def counting(self, merges: int) -> Work[Vocabulary]:
        """The same, counted, where there is a corpus."""
        table = self._table
        yield from table.follow()
        if self.counts.counts:
            if self._cuts is None:
                self._cuts = corpus_cuts(self.counts, self.tokenizer, compiled=self._compiled)
            yield from self._cuts.follow(len(table.lefts))
        return (yield from vocabulary_at(table, self._cuts, merges))
