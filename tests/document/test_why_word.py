"""Why a word is not one token yet: `paquete` of the Spanish lesson by hand, and others by brute force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS
from bpe_gui.core.slices import result_of
from bpe_gui.core.standing import Standing
from bpe_gui.core.trainer import Round, Rule, Stop
from bpe_gui.core.word_counts import no_tick
from bpe_gui.core.word_story import InnerPair
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.second_trainer import Known, SecondTrainer
from bpe_gui.document.session import Session
from bpe_gui.document.why_word import LONGEST_TOLD, WordStory, look_further, tell_word
from tests import reference_bpe
from tests.document.watched import open_session

Told = Callable[..., WordStory]
LESSON = load_sample(shipped_samples()["lesson-es"])


@pytest.fixture
def at_sixty(qapp: QCoreApplication) -> Iterator[Session]:
    with open_session(qapp, LESSON) as session:
        session.merge_to(60)
        yield session


def tell(session: Session, word: str, reach: int = 2_000, trainer: SecondTrainer | None = None) -> WordStory:
    """The whole story, at once."""
    known, trainer = Known.of(session), trainer or SecondTrainer()
    story = result_of(tell_word(word, known, trainer))
    return result_of(look_further(story, known, trainer, reach, no_tick))


def cut(story: WordStory) -> dict[int, str]:
    return {step.merges: "|".join(step.pieces) for step in story.steps}


def test_paquete_after_60_rules(at_sixty: Session) -> None:
    """Counted by hand with the plain reference: pa+q, q+ue and ue+te are seen 4 times, behind m+a."""
    learned = at_sixty.learned
    story = tell(at_sixty, "paquete")
    assert story.now.pieces == ("pa", "q", "ue", "te")
    assert story.pairs == (
        InnerPair(Rule("pa", "q"), Standing(4, 2), 62, True),
        InnerPair(Rule("q", "ue"), Standing(4, 3), 62, False),
        InnerPair(Rule("ue", "te"), Standing(4, 4), 63, False),
    )
    assert (story.total, story.frequency, story.held) == (139, 4, True)
    assert story.best is not None
    assert (story.best.rule, story.best.count, story.best.tied) == (Rule("m", "a"), 4, 7)
    assert [(number, found.rule) for number, found in story.first] == [(61, Rule("m", "a"))]
    assert story.first_all == 1
    assert (story.whole_at, story.stopped, story.lacking) == (64, None, ())
    assert {62: "paq|ue|te", 63: "paque|te", 64: "paquete"}.items() <= cut(story).items()
    # Nothing was learned by the session itself.
    assert (at_sixty.learned, at_sixty.merges, learned) == (60, 60, 60)


def test_what_is_known_without_a_trainer_comes_first(at_sixty: Session) -> None:
    known, trainer = Known.of(at_sixty), SecondTrainer()
    story = result_of(tell_word("paquete", known, trainer))
    assert [pair.standing for pair in story.pairs] == [Standing(4, 2), Standing(4, 3), Standing(4, 4)]
    assert (story.counted, story.complete, story.whole_at, story.next_step) == (True, False, None, None)


def test_rounds_that_the_session_has_learned_are_known(at_sixty: Session) -> None:
    at_sixty.merge_to(202)
    at_sixty.jump(60)
    story = tell(at_sixty, "paquete", reach=0)
    assert (story.known, story.learned, story.whole_at) == (202, 202, 64)
    assert story.pairs[0].standing == Standing(4, 2)


def test_a_word_is_followed_as_far_as_is_wanted(at_sixty: Session) -> None:
    trainer = SecondTrainer()
    near = tell(at_sixty, "paquete", 3, trainer)
    assert (near.whole_at, near.known, cut(near)[63]) == (None, 63, "paque|te")
    assert near.stopped is None
    far = tell(at_sixty, "paquete", 2 * (near.known - near.merges + 10), trainer)
    assert far.whole_at == 64


def test_with_minimum_2_learning_stops_before_a_rare_word_is_whole(at_sixty: Session) -> None:
    at_sixty.change_settings(replace(at_sixty.settings, minimum_count=2))
    rare = next(word for word, count in at_sixty.counts.counts.items() if count == 1 and len(word) > 7)
    story = tell(at_sixty, rare)
    assert (story.whole_at, story.stopped, story.known) == (None, Stop.MIN_COUNT, 127)
    assert len(story.steps[-1].pieces) > 1


def test_words_that_never_become_one_token(at_sixty: Session) -> None:
    unseen = tell(at_sixty, "paquetito")
    assert (unseen.whole_at, unseen.held, unseen.frequency) == (None, False, 0)
    assert (unseen.stopped, unseen.known, unseen.lacking) == (Stop.NO_PAIR, 202, ())
    part = tell(at_sixty, "quete")  # a piece of a word that never stands for itself
    assert (part.whole_at, part.held, part.stopped) == (None, True, Stop.NO_PAIR)
    foreign = tell(at_sixty, "kilowatt")
    assert (foreign.whole_at, foreign.lacking, foreign.held) == (None, ("k", "w"), False)
    letter = tell(at_sixty, "k")
    assert (letter.whole_at, letter.pairs, letter.lacking) == (None, (), ("k",))


def test_a_word_that_is_whole_tells_since_when(at_sixty: Session) -> None:
    story = tell(at_sixty, "el")
    assert (story.whole_at, story.pairs, story.first, story.next_step) == (1, (), (), None)
    assert tell(at_sixty, "a").whole_at == 0


def test_a_pair_that_the_corpus_lacks_has_no_place(at_sixty: Session) -> None:
    story = tell(at_sixty, "zzzz")
    assert [pair.standing for pair in story.pairs] == [None] * len(story.pairs)
    assert story.counted


def test_of_a_very_long_word_only_the_pieces_are_told(at_sixty: Session) -> None:
    story = tell(at_sixty, "el" * LONGEST_TOLD)
    assert (story.long, len(story.now.pieces), story.pairs) == (True, LONGEST_TOLD, ())


def test_other_rules_take_the_place_of_those_that_were_found(at_sixty: Session) -> None:
    """A trainer that has looked ahead follows the session into another round that somebody chose."""
    trainer = SecondTrainer()
    assert tell(at_sixty, "paquete", 2_000, trainer).whole_at == 64
    known = Known.of(at_sixty)
    own = SecondTrainer()
    result_of(own.take(known))
    other = result_of(own.at(60, known, no_tick)).merge(Rule("ue", "te"))
    assert isinstance(other, Round)
    forked = replace(known, rounds=[*known.rounds, other], merges=61, pairs=None, next_round=None)
    story = result_of(tell_word("paquete", forked, trainer))
    story = result_of(look_further(story, forked, trainer, 2_000, no_tick))
    words = [(list(word), count) for word, count in known.counts.counts.items()]
    rules = [(*found.rule, 0, 0) for found in forked.rounds]
    words = reference_bpe.segment(words, rules)
    further = reference_bpe.learn(words, 200)[0]
    pieces = ["pa", "q", "uete"]
    whole = next(number for number in range(200) if len(reference_bpe.encode(pieces, further[:number])) == 1)
    assert story.now.pieces == tuple(pieces)
    assert story.whole_at == 61 + whole
    again = tell(at_sixty, "paquete", 2_000, trainer)
    assert again.whole_at == 64


@pytest.mark.parametrize("preset", ["lesson", "book-marker", "bytes"])
def test_random_corpora_by_brute_force(qapp: QCoreApplication, preset: str) -> None:
    dice = Random(preset)
    for _ in range(4):
        text = " ".join("".join(dice.choices("abcñ", k=dice.randint(1, 6))) for _ in range(40))
        with open_session(qapp, Corpus(text)) as session:
            session.change_settings(PRESETS[preset])
            session.merge_to(dice.randint(0, 12))
            trainer = SecondTrainer()
            for word in (*list(session.counts.counts)[:6], "abcabc", "ña"):
                check(session, tell(session, word, 2_000, trainer))


def check(session: Session, story: WordStory) -> None:
    """Compares a story with rules that are learned the slow way."""
    from bpe_gui.core.units import symbols

    settings = session.tokenizer.settings
    words = [(list(symbols(word, settings)), count) for word, count in session.counts.counts.items()]
    rules, stop = reference_bpe.learn(words, 1_000, settings.minimum_count)
    letters = list(symbols(story.word, settings))
    cuts = [reference_bpe.encode(letters, rules[:merges]) for merges in range(len(rules) + 1)]
    known = all(each in session.tokenizer.alphabet or each == "\ufdd0" for each in letters)
    whole = next((merges for merges, pieces in enumerate(cuts) if len(pieces) == 1 and known), None)
    assert story.whole_at == whole
    assert story.now.pieces == tuple(cuts[session.merges])
    if whole is None:
        assert story.stopped == stop
        assert story.steps[-1].pieces == tuple(cuts[-1])
    queue = reference_bpe.count_pairs(reference_bpe.segment(words, rules[: session.merges]))
    ranked = sorted(queue, key=lambda pair: -queue[pair])
    assert story.total == len(ranked) or not story.pairs
    for pair in story.pairs:
        place = ranked.index(pair.rule) + 1 if pair.rule in queue else 0
        assert pair.standing == (Standing(queue[pair.rule], place) if place else None)


def test_a_tokenizer_without_a_corpus_tells_pieces_only(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LESSON) as taught:
        taught.merge_to(60)
        history, alphabet = taught.history, taught.tokenizer.alphabet
        with open_session(qapp) as session:
            session.adopt(None, taught.settings, history, alphabet, 60)
            qtbot.waitUntil(lambda: not session.busy)
            story = tell(session, "paquete")
    assert (story.now.pieces, story.counted, story.whole_at) == (("pa", "q", "ue", "te"), False, None)
    assert (story.complete, story.stopped, story.held) == (True, None, None)
