"""Answers about the pair that was asked about, worked out behind the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bpe_gui.core.engines import READABLE
from bpe_gui.core.trainer import Rule
from bpe_gui.document.background import Background
from bpe_gui.document.pair_facts import (
    PairFacts,
    Question,
    TieAnswers,
    TieFacts,
    compare_ties,
    find_facts,
    find_tie,
)
from bpe_gui.document.session import Session

LARGEST_READABLE = 50_000
"""Distinct words: with more of them only compiled engines learn the corpus several times over."""

# Among so many the first answer is there within half a frame.
_INLINE_WORDS = 2_000
# What is learned by all tie rules unasked takes up to half a second.
_QUICK_WORDS, _QUICK_MERGES = 1_000, 250
_KEPT = 4
_Key = tuple[object, ...]


class PairAnswers(QObject):
    """What is known about one pair of a session, and how the rounds would go by other tie rules.

    `told` says that the pair's facts have arrived or gone, `tied` the same of the tie of its round,
    `compared` of the comparison of tie rules, which may also have begun or been stopped.
    """

    told = Signal()
    tied = Signal()
    compared = Signal()
    progressed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._question: Question | None = None
        self._facts: PairFacts | None = None
        self._tie: TieFacts | None = None
        self._answers: TieAnswers | None = None
        self._kept: list[tuple[_Key, TieAnswers]] = []
        self._fault: Exception | None = None
        # What is being looked for; a lane says that it is busy a moment longer.
        self._telling: Question | None = None
        self._seeking: Question | None = None
        self._comparing: _Key | None = None
        self._tell_lane, self._tie_lane, self._compare_lane = (Background(self) for _ in range(3))
        self._compare_lane.progressed.connect(self.progressed)
        session.ending.connect(self.forget)
        session.closing.connect(self._close)

    @property
    def question(self) -> Question | None:
        """What was asked."""
        return self._question

    @property
    def facts(self) -> PairFacts | None:
        """What is known about the pair; None while it is being looked for."""
        return self._facts

    @property
    def tie(self) -> TieFacts | None:
        """The tie of the pair's round; None until `seek_tie` has found it."""
        return self._tie

    @property
    def answers(self) -> TieAnswers | None:
        """What each tie rule learns; None until `compare` has found it."""
        return self._answers

    @property
    def fault(self) -> Exception | None:
        """What went wrong last, until something is asked again."""
        return self._fault

    @property
    def comparing(self) -> bool:
        """Whether the tie rules are being compared."""
        return self._comparing is not None

    @property
    def share(self) -> float:
        """The share of the comparison that is done, from 0 to 1."""
        return self._compare_lane.share

    @property
    def merges_compared(self) -> int:
        """After how many merges tie rules are compared: as many as there are, the pair's round among them."""
        asked = self._question.merges + 1 if self._question else 0
        return max(self._session.merges, asked)

    @property
    def can_compare(self) -> bool:
        """Whether the engines at hand can learn the corpus once for each tie rule."""
        compiled = self._session.engine_loading.engines is not READABLE
        return compiled or self._session.counts.distinct_words <= LARGEST_READABLE

    @property
    def is_quick(self) -> bool:
        """Whether comparing takes so little that nobody need ask for it."""
        small = self._session.counts.distinct_words <= _QUICK_WORDS
        return small and self.merges_compared <= _QUICK_MERGES

    @property
    def is_of_these_rules(self) -> bool:
        """Whether the session still has the round that was asked about."""
        return self._question is not None and self._question.merges <= self._session.learned

    def ask(self, rule: Rule, merges: int) -> None:
        """Looks for a pair as it stands after so many merges, unless that is known."""
        session = self._session
        made = merges < session.merges and session.rounds[merges].rule == rule
        question = Question(
            rule,
            merges,
            session.merges if made else None,
            session.corpus,
            session.counts,
            session.tokenizer,
            session.sample.cut_words,
            session.engine_loading.engines,
        )
        before, self._question = self._question, question
        if not question.is_of_round(before):
            self._forget_tie()
        if not question.is_of_pair(before):
            self._facts = None
        if not question.is_as(self._telling) and not (question.is_as(before) and self._facts):
            self._tell(question)
        self._take_kept()

    def seek_tie(self) -> None:
        """Looks for the pairs that tie in the round asked about, unless they are known."""
        question = self._question
        if question is None or self._tie or question.is_of_round(self._seeking) or not self.is_of_these_rules:
            return
        self._seeking = question
        self._tie_lane.run(find_tie(question), self._found_tie, self._failed, inline=_is_small(question))

    def compare(self) -> None:
        """Learns by each tie rule as many rules as there are, unless that is known or being done."""
        question, key = self._question, self._key()
        if question is None or self._answers or self._comparing == key:
            return
        if not self.can_compare or not self.is_of_these_rules:
            return
        self._fault, self._comparing = None, key
        merges, session = self.merges_compared, self._session
        rules, tick = session.history.rules(merges), self._compare_lane.tick
        question = replace(
            question, engines=session.engine_loading.engines
        )  # they may have been loaded since
        work = compare_ties(question, rules, merges, session.sample_text, tick)
        self._compare_lane.run(work, self._compared, self._comparison_failed, inline=False)
        self.compared.emit()

    def cancel(self) -> None:
        """Stops the comparison."""
        self._compare_lane.cancel()
        self._comparing = None
        self.compared.emit()

    def forget(self) -> None:
        """Nothing is asked any more."""
        self._question = self._facts = self._telling = self._answers = self._comparing = self._fault = None
        self._kept.clear()
        self._tell_lane.cancel()
        self._compare_lane.cancel()
        self._forget_tie()
        self.told.emit()
        self.compared.emit()

    def _tell(self, question: Question) -> None:
        self._fault, self._telling = None, question
        if self.is_of_these_rules:
            work = find_facts(question)
            self._tell_lane.run(work, self._found, self._failed, inline=_is_small(question))
        else:
            self._tell_lane.cancel()
        if self._facts is None:
            self.told.emit()

    def _found(self, facts: PairFacts) -> None:
        self._facts, self._telling = facts, None
        self.told.emit()

    def _found_tie(self, tie: TieFacts) -> None:
        self._tie, self._seeking = tie, None
        self.tied.emit()

    def _forget_tie(self) -> None:
        self._tie_lane.cancel()
        self._tie = self._seeking = None
        self.tied.emit()

    def _failed(self, fault: Exception) -> None:
        self._fault = fault
        self.told.emit()

    def _compared(self, answers: TieAnswers) -> None:
        if self._comparing is not None:
            self._kept = [*self._kept[1 - _KEPT :], (self._comparing, answers)]
        self._comparing = None
        self._take_kept()
        self.compared.emit()

    def _comparison_failed(self, fault: Exception) -> None:
        self._fault, self._comparing = fault, None
        self.compared.emit()

    def _key(self) -> _Key:
        """What a comparison is of; a tokenizer goes on growing, so the rules are among it."""
        session, merges = self._session, self.merges_compared
        return session.tokenizer, session.sample_text, merges, tuple(session.history.rules(merges))

    def _take_kept(self) -> None:
        """Takes the answers for these rules and this sample, if they were found; work for others stops."""
        key, before = self._key(), self._answers
        self._answers = next((answers for known, answers in self._kept if known == key), None)
        if self._comparing not in (None, key):
            self.cancel()
        elif self._answers is not before:
            self.compared.emit()

    def _close(self) -> None:
        for lane in (self._tell_lane, self._tie_lane, self._compare_lane):
            lane.stop()


def _is_small(question: Question) -> bool:
    return question.counts.distinct_words <= _INLINE_WORDS
