"""Answers about a pair of a session: what they say, when they are stale, and that they stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.engines import READABLE
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.tie_rules import TieRule
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.document import background, pair_answers
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.pair_answers import PairAnswers
from bpe_gui.document.session import Session
from tests.core import lesson
from tests.document.watched import LONG, open_session, settle


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is small is done at once, however busy the machine is."""
    monkeypatch.setattr(background, "INLINE_SECONDS", 10.0)


@pytest.fixture
def learned(session: Session, qtbot: QtBot) -> Session:
    session.merge_to(60)
    settle(qtbot, session)
    return session


@pytest.fixture
def answers(learned: Session) -> PairAnswers:
    return PairAnswers(learned, learned)


def compared(answers: PairAnswers, qtbot: QtBot) -> None:
    answers.compare()
    qtbot.waitUntil(lambda: not answers.comparing, timeout=30_000)


def test_each_rule_of_the_lesson_is_told_with_what_it_saved(learned: Session, answers: PairAnswers) -> None:
    for merges, found in enumerate(lesson.rounds("es")):
        answers.ask(found.rule, merges)
        facts = answers.facts
        assert facts is not None
        assert facts.story.count == found.count
        assert facts.story.saved == learned.token_counts[merges] - learned.token_counts[merges + 1]
        assert facts.sample_saved == learned.sample_counts[merges] - learned.sample_counts[merges + 1]
        assert facts.line is None  # a table of word counts has no lines
        tokens = (
            times * learned.tokenizer.encode_word(word, 60).count(found.rule.token)
            for word, times in learned.counts.counts.items()
        )
        assert facts.story.left == sum(tokens)


def test_a_pair_that_is_no_rule_has_no_tokens_that_could_be_left(
    answers: PairAnswers, learned: Session
) -> None:
    ranked = learned.pairs
    assert ranked is not None
    rule, count = ranked.pairs[3]
    answers.ask(rule, 60)
    assert answers.facts.story.count == count
    assert answers.facts.story.left is None
    sample = sum(
        word.tokens[at : at + 2] == rule
        for word in learned.tokenizer.encode(learned.sample_text, 60)
        for at in range(len(word.tokens) - 1)
    )
    assert answers.facts.sample_saved == sample


def test_lines_are_those_of_the_text(qapp: QCoreApplication) -> None:
    with open_session(qapp, "sol\r\n\r\nel sol\rmanta al ala\n<fin> ala") as session:
        session.change_settings(replace(session.settings, special_tokens=("<fin>",)))
        answers = PairAnswers(session, session)
        for rule, line in (
            (Rule("s", "o"), 1),
            (Rule("e", "l"), 3),
            (Rule("t", "a"), 4),
            (Rule("a", "l"), 4),
        ):
            answers.ask(rule, 0)
            assert (rule, answers.facts.line) == (rule, line)
        answers.seek_tie()
        assert ([pair.rule for pair in answers.tie.tie.pairs], answers.tie.lines) == ([("a", "l")], {"al": 4})
        session.merge()  # al is one token now: three pairs are seen twice
        answers.ask(Rule("s", "o"), 1)
        answers.seek_tie()
        assert answers.tie.lines == {"sol": 1, "ala": 4}


def test_the_same_question_is_answered_once(answers: PairAnswers, qtbot: QtBot) -> None:
    answers.ask(Rule("e", "l"), 0)
    facts = answers.facts
    with qtbot.assertNotEmitted(answers.told):
        answers.ask(Rule("e", "l"), 0)
    assert answers.facts is facts


def test_another_sample_changes_what_is_saved_in_it(answers: PairAnswers, learned: Session) -> None:
    answers.ask(Rule("e", "l"), 0)
    assert answers.facts.sample_saved == 1
    learned.set_sample("el el elel sol")
    answers.ask(Rule("e", "l"), 0)
    assert answers.facts.sample_saved == 4
    assert answers.facts.story.count == 25


def test_merging_on_changes_what_is_left(answers: PairAnswers, learned: Session) -> None:
    rules = [found.rule for found in learned.rounds]
    first = next(at for at, rule in enumerate(rules) if any(rule.token in later for later in rules[at:]))
    saved = learned.token_counts[first] - learned.token_counts[first + 1]
    learned.jump(first + 1)
    answers.ask(rules[first], first)
    assert (answers.facts.story.left, answers.facts.story.saved) == (saved, saved)
    learned.jump(60)
    answers.ask(rules[first], first)
    assert answers.facts.story.left < saved
    learned.jump(0)
    answers.ask(rules[first], first)
    assert answers.facts.story.left is None


def test_rounds_that_are_gone_have_no_answer(answers: PairAnswers, learned: Session) -> None:
    answers.ask(learned.rounds[59].rule, 59)
    assert answers.facts is not None
    learned.reset()
    learned.replace_corpus(Corpus("sol sol"))
    assert learned.learned < 59
    answers.ask(Rule("e", "l"), 59)
    assert not answers.is_of_these_rules
    assert answers.facts is None
    answers.seek_tie()
    assert answers.tie is None
    answers.compare()
    assert not answers.comparing


def test_the_tie_of_round_42(answers: PairAnswers, learned: Session) -> None:
    answers.ask(learned.rounds[41].rule, 41)
    assert answers.tie is None
    answers.seek_tie()
    assert (answers.tie.tie.count, len(answers.tie.tie.pairs)) == (5, 14)
    answers.ask(answers.tie.tie.pairs[5].rule, 41)
    assert answers.tie is not None  # it is that of the round, whichever pair of it was asked about
    answers.ask(learned.rounds[0].rule, 0)
    assert answers.tie is None


def test_tie_rules_are_compared_in_corpus_and_sample(
    answers: PairAnswers, learned: Session, qtbot: QtBot
) -> None:
    answers.ask(learned.rounds[41].rule, 41)
    compared(answers, qtbot)
    found = answers.answers
    assert found.merges == 60
    assert list(found.learned.own) == [each.rule for each in lesson.rounds("es")]
    assert (found.learned.own_tokens, found.own_sample) == (449, learned.sample_tokens)
    for other, tokens in zip(found.learned.others, found.samples, strict=True):
        tokenizer = Tokenizer(learned.settings, learned.tokenizer.alphabet, other.rules)
        assert tokens == sum(len(word.tokens) for word in tokenizer.encode(learned.sample_text))
        corpus = sum(
            times * len(tokenizer.encode_word(word)) for word, times in learned.counts.counts.items()
        )
        assert other.tokens == corpus
    assert found.learned.others[0].tie_rule is TieRule.FIRST_SEEN
    assert found.samples[0] == found.own_sample
    assert len({other.tokens for other in found.learned.others}) > 1


def test_before_the_first_merge_the_round_itself_is_compared(
    answers: PairAnswers, learned: Session, qtbot: QtBot
) -> None:
    learned.reset()
    answers.ask(Rule("e", "l"), 0)
    compared(answers, qtbot)
    assert answers.answers.merges == 1
    assert {other.rules for other in answers.answers.learned.others} == {(Rule("e", "l"),)}


def test_what_was_compared_is_kept_for_the_same_rules_and_sample(
    answers: PairAnswers, learned: Session, qtbot: QtBot
) -> None:
    rule = learned.rounds[4].rule
    answers.ask(rule, 4)
    compared(answers, qtbot)
    found = answers.answers
    learned.jump(30)
    answers.ask(rule, 4)
    assert answers.answers is None
    learned.jump(60)
    answers.ask(rule, 4)
    assert answers.answers is found
    learned.set_sample("sol")
    answers.ask(rule, 4)
    assert answers.answers is None


def test_a_comparison_can_be_stopped_and_made_again(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        session.merge_to(400)
        settle(qtbot, session)
        answers = PairAnswers(session, session)
        answers.ask(session.rounds[300].rule, 300)
        assert not answers.is_quick
        answers.compare()
        assert answers.comparing
        answers.cancel()
        assert not answers.comparing
        answers.compare()
        assert answers.comparing
        session.jump(3)  # other rules than those that are being compared
        answers.ask(session.rounds[1].rule, 1)
        assert not answers.comparing
        compared(answers, qtbot)
        assert answers.answers.merges == 3


def test_a_corpus_that_would_take_too_long_is_not_compared(
    answers: PairAnswers, learned: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert learned.engine_loading.engines is READABLE
    monkeypatch.setattr(pair_answers, "LARGEST_READABLE", 82)
    answers.ask(Rule("e", "l"), 0)
    assert not answers.can_compare
    answers.compare()
    assert not answers.comparing
    assert answers.answers is None


def test_rules_that_are_not_of_the_corpus_are_not_compared(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, "sol sol") as session:
        session.merge_to(2)
        answers = PairAnswers(session, session)
        answers.ask(Rule("s", "o"), 0)
        session.history.branches[0].rounds[1] = session.rounds[1]._replace(rule=Rule("x", "y"))
        compared(answers, qtbot)
        assert answers.answers is None
        assert isinstance(answers.fault, Problem)
        assert answers.fault.reason is CoreReason.NO_SUCH_PAIR


def test_another_document_ends_all(answers: PairAnswers, learned: Session) -> None:
    answers.ask(Rule("e", "l"), 0)
    answers.seek_tie()
    learned.begin(Corpus("sol"), "", None)
    assert answers.question is None
    assert answers.facts is None
    assert answers.tie is None
    answers.seek_tie()
    answers.compare()
    assert not answers.comparing


@pytest.fixture
def large(qapp: QCoreApplication, qtbot: QtBot) -> Iterator[Session]:
    with open_session(qapp, LONG, "sol " + LONG[:200]) as session:
        session.merge_to(20)
        settle(qtbot, session)
        yield session


def test_a_large_corpus_has_the_same_answers_from_kernels(large: Session, qtbot: QtBot, kernels: str) -> None:
    plain = PairAnswers(large, large)
    rule = large.rounds[5].rule
    plain.ask(rule, 5)
    plain.seek_tie()
    qtbot.waitUntil(lambda: plain.facts is not None and plain.tie is not None, timeout=10_000)
    large.engine_loading.begin()
    qtbot.waitUntil(lambda: not large.engine_loading.busy, timeout=60_000)
    settle(qtbot, large)
    assert large.engine_loading.engines.name == kernels
    fast = PairAnswers(large, large)
    fast.ask(rule, 5)
    fast.seek_tie()
    qtbot.waitUntil(lambda: fast.facts is not None and fast.tie is not None, timeout=30_000)
    one, other = plain.facts.story, fast.facts.story
    assert (one.count, one.saved, one.left, one.first) == (other.count, other.saved, other.left, other.first)
    assert list(one.words) == list(other.words)
    assert plain.facts.sample_saved == fast.facts.sample_saved
    assert plain.tie == fast.tie
