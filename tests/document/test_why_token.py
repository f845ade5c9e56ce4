"""What is known of a token: the Spanish lesson after 60 rules, letters, bytes, markers, special tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.slices import result_of
from bpe_gui.core.token_story import Holder, InCorpus, Taker
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import START_MARKER
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.second_trainer import Known, SecondTrainer
from bpe_gui.document.session import Session
from bpe_gui.document.why_token import TokenStory, count_token, tell_token
from tests.document.watched import open_session

LESSON = load_sample(shipped_samples()["lesson-es"])


@pytest.fixture
def at_sixty(qapp: QCoreApplication) -> Iterator[Session]:
    with open_session(qapp, LESSON, "el paquete el paquete tu pago papá") as session:
        session.merge_to(60)
        yield session


def tell(session: Session, symbol: str) -> TokenStory:
    known = Known.of(session)
    return result_of(count_token(result_of(tell_token(symbol, known)), known, SecondTrainer(), no_tick))


def test_pa_was_made_nine_times_and_stands_four_times(at_sixty: Session) -> None:
    story = tell(at_sixty, "pa")
    assert story.id == at_sixty.tokenizer.id("pa")
    assert (story.number, story.in_force) == (15, True)
    assert story.made is not None
    assert (story.made.rule, story.made.count, story.created) == (Rule("p", "a"), 9, 9)
    assert story.takers == (Taker(55, "pag", 5),)
    assert story.in_corpus == InCorpus(4, 1, (Holder("paquete", 4, 1),))
    assert story.in_sample == 3  # paquete twice, papá once; pago begins with pag
    assert [each.symbol for each in story.tree.walk()] == ["pa", "p", "a"]


def test_before_pag_is_learned_pa_stands_nine_times(at_sixty: Session) -> None:
    at_sixty.jump(54)
    story = tell(at_sixty, "pa")
    assert (story.in_corpus.tokens if story.in_corpus else 0, story.takers) == (9, ())


def test_a_token_whose_rule_is_not_taken_yet(at_sixty: Session) -> None:
    at_sixty.jump(10)
    story = tell(at_sixty, "pa")
    assert (story.in_force, story.number, story.in_corpus, story.in_sample) == (False, 15, None, 0)


def test_a_letter_was_there_from_the_beginning(at_sixty: Session) -> None:
    story = tell(at_sixty, "q")
    letters = sum(word.count("q") * count for word, count in at_sixty.counts.counts.items())
    assert (story.number, story.made, story.in_force) == (None, None, True)
    assert story.in_corpus is not None
    assert story.in_corpus.tokens == letters - story.taken


def test_a_symbol_that_is_unknown(at_sixty: Session) -> None:
    at_sixty.set_sample("kilo kk")
    story = tell(at_sixty, "k")
    assert (story.id, story.in_force, story.in_corpus, story.in_sample) == (None, False, None, 3)


def test_half_a_letter_a_marker_and_a_special_token(qapp: QCoreApplication) -> None:
    with open_session(qapp, "año ñu ñu<fin>año", "ñu<fin>") as session:
        session.change_settings(replace(PRESETS["bytes"], special_tokens=("<fin>",)))
        half = tell(session, "\xc3")
        assert half.in_corpus is not None
        assert (half.in_corpus.tokens, half.in_sample) == (4, 1)
        special = tell(session, "<fin>")
        assert (special.special, special.id, special.in_sample, special.in_corpus) == (True, 0, 1, None)
    with open_session(qapp, "el sol el", "el") as session:
        session.change_settings(PRESETS["book-marker"])
        marker = tell(session, START_MARKER)
        assert marker.in_corpus is not None
        assert (marker.in_corpus.tokens, marker.in_sample, marker.number) == (3, 1, None)
