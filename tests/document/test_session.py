from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS, Normalization, Settings, Unit
from bpe_gui.core.trainer import Rule, Stop
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.learning import Task
from bpe_gui.document.sample_words import SHORT_TEXT
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken
from tests.document.watched import (
    BAJO,
    LESSON,
    LONG,
    Heard,
    open_session,
    rounds_of,
    settle,
    shown,
    tokens,
    type_text,
)

OTHER = "nemo omen nemo omen"


@pytest.fixture
def bajo(qapp: QCoreApplication) -> Iterator[Session]:
    """The book's first example: it has four rules less one, ba, baj, bajo."""
    with open_session(qapp, BAJO, "bajo baja") as session:
        yield session


@pytest.fixture
def long(qapp: QCoreApplication, qtbot: QtBot) -> Iterator[Session]:
    """A corpus that takes a thread to learn."""
    with open_session(qapp, LONG, "mensaje tarde") as session:
        settle(qtbot, session)
        yield session


# -- a lesson, without waiting ---------------------------------------------------------------------


def test_a_document_begins_before_its_first_merge(bajo: Session) -> None:
    assert (bajo.merges, bajo.learned, bajo.wanted, bajo.touched) == (0, 0, 0, False)
    assert bajo.next_round is not None
    assert (bajo.next_round.rule, bajo.next_round.count) == (Rule("b", "a"), 3)
    assert bajo.pairs is not None
    assert [rule for rule, _ in bajo.pairs.pairs] == [("b", "a"), ("a", "j"), ("j", "o")]
    assert (bajo.token_counts, bajo.sample_counts, bajo.sample_tokens) == ([12], [8], 8)
    assert (bajo.preset, bajo.can_learn, bajo.busy, bajo.stopped) == ("lesson", True, False, None)
    assert bajo.counts.counts == {"bajo": 3}
    assert not bajo.undo_stack.canUndo()


def test_a_merge_on_a_lesson_is_there_at_once(bajo: Session) -> None:
    heard = Heard(bajo, "rules_changed", "position_changed", "undo_changed", "busy_changed")
    bajo.merge()
    assert (tokens(bajo), bajo.merges, bajo.wanted, bajo.touched) == (["ba"], 1, 1, True)
    assert (bajo.token_counts, bajo.sample_counts, bajo.sample_tokens) == ([12, 9], [8, 6], 6)
    assert list(bajo.tokenizer.rules) == [Rule("b", "a")]
    assert bajo.next_round is not None
    assert bajo.next_round.rule == ("ba", "j")
    assert set(heard.take()) == {"rules_changed", "undo_changed"}


def test_at_the_end_it_is_said_why(bajo: Session) -> None:
    bajo.merge(10)
    assert (tokens(bajo), bajo.stopped, bajo.next_round) == (["ba", "baj", "bajo"], Stop.NO_PAIR, None)
    assert bajo.wanted == 3
    heard = Heard(bajo, "rules_changed", "position_changed")
    bajo.merge()
    assert (heard.take(), bajo.undo_stack.count(), bajo.wanted) == ([], 1, 3)
    bajo.undo()
    assert (bajo.stopped, bajo.merges) == (None, 0)
    bajo.redo()
    assert bajo.stopped is Stop.NO_PAIR
    bajo.change_settings(replace(LESSON, minimum_count=4))
    assert (tokens(bajo), bajo.stopped) == ([], Stop.MIN_COUNT)


def test_in_the_middle_of_the_log_the_next_round_is_the_log_s(bajo: Session) -> None:
    bajo.merge(3)
    rounds = list(bajo.rounds)
    heard = Heard(bajo, "rules_changed", "position_changed")
    bajo.jump(1)
    assert (bajo.merges, bajo.learned, bajo.next_round) == (1, 3, rounds[1])
    assert bajo.pairs is not None
    assert [rule for rule, _ in bajo.pairs.pairs] == [("ba", "j"), ("j", "o")]
    assert heard.take() == ["position_changed"]
    bajo.merge()
    assert (bajo.merges, list(bajo.rounds)) == (2, rounds)
    assert heard.take() == ["position_changed"]


def test_every_gesture_is_undone_and_made_again(bajo: Session) -> None:
    wide = PRESETS["book-marker"]
    gestures = [
        lambda: bajo.merge(),
        lambda: bajo.merge(2),
        lambda: bajo.jump(1),
        lambda: bajo.merge_to(3),
        lambda: bajo.reset(),
        lambda: bajo.merge(),
        lambda: bajo.replace_corpus(Corpus(OTHER)),
        lambda: bajo.merge(3),
        lambda: bajo.change_settings(wide),
        lambda: bajo.reset(),
    ]

    def state() -> tuple[object, ...]:
        return (bajo.corpus, bajo.settings, tokens(bajo), bajo.wanted, bajo.sample_tokens)

    states = [state()]
    for gesture in gestures:
        gesture()
        states.append(state())
    assert all(before != after for before, after in pairwise(states))
    for expected in reversed(states[:-1]):
        bajo.undo()
        assert state() == expected
    assert not bajo.undo_stack.canUndo()
    for expected in states[1:]:
        bajo.redo()
        assert state() == expected


def test_a_merge_after_undo_takes_the_same_rule_and_forgets_nothing(bajo: Session) -> None:
    bajo.merge(3)
    rounds = list(bajo.rounds)
    bajo.undo()
    assert (bajo.merges, list(bajo.rounds)) == (0, rounds)
    bajo.merge()
    assert (tokens(bajo), list(bajo.rounds)) == (["ba"], rounds)
    assert not bajo.undo_stack.canRedo()


def test_nothing_is_pushed_where_nothing_changes(bajo: Session) -> None:
    bajo.jump(0)
    bajo.reset()
    bajo.jump(5)
    bajo.merge_to(-3)
    bajo.change_settings(LESSON)
    assert (bajo.undo_stack.count(), bajo.merges, bajo.touched) == (0, 0, False)


def test_a_new_document_keeps_nothing_of_the_one_before(bajo: Session) -> None:
    bajo.merge(2)
    bajo.change_settings(PRESETS["book"])
    bajo.set_limit(1)
    type_text(bajo, OTHER)
    ended: list[str] = []
    bajo.ending.connect(lambda: ended.append(bajo.corpus.text))
    bajo.begin(Corpus(BAJO), "baja", 2)
    assert ended == [BAJO]
    assert (bajo.merges, bajo.learned, bajo.wanted, bajo.touched) == (0, 0, 0, False)
    assert (bajo.settings, bajo.undo_stack.count(), bajo.limit, bajo.sample_counts) == (LESSON, 0, 2, [4])
    assert not bajo.changed_rows
    bajo.flush_edits()
    assert bajo.corpus.text == BAJO


# -- wanted ----------------------------------------------------------------------------------------


def test_edits_learn_the_wanted_number_again(bajo: Session) -> None:
    bajo.merge(3)
    for text, expected in (("", []), ("sol", ["so", "sol"]), (OTHER, ["ne", "nem", "nemo"])):
        type_text(bajo, text)
        bajo.flush_edits()
        assert (tokens(bajo), bajo.wanted) == (expected, 3)
    assert bajo.undo_stack.count() == 1


def test_typing_is_taken_over_when_it_pauses(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge()
    with qtbot.waitSignal(bajo.rules_changed):
        type_text(bajo, OTHER)
        assert bajo.corpus.text == BAJO
    assert (bajo.corpus.text, tokens(bajo)) == (OTHER, ["ne"])


def test_a_merge_takes_typing_over_first(bajo: Session) -> None:
    type_text(bajo, OTHER)
    bajo.merge()
    assert (bajo.corpus.text, tokens(bajo)) == (OTHER, ["ne"])


def test_an_undo_sets_how_many_are_wanted(bajo: Session) -> None:
    bajo.merge()
    bajo.merge()
    type_text(bajo, "")
    bajo.undo()
    assert (tokens(bajo), bajo.wanted) == ([], 1)
    type_text(bajo, OTHER)
    bajo.flush_edits()
    assert tokens(bajo) == ["ne"]


def test_undo_and_redo_after_an_edit_shortened_the_log_learn_again(bajo: Session) -> None:
    bajo.merge(3)
    bajo.reset()
    type_text(bajo, OTHER)
    bajo.flush_edits()
    assert bajo.learned == 0
    bajo.undo()
    assert shown(bajo) == rounds_of(OTHER, 3)
    bajo.undo()
    bajo.redo()
    assert shown(bajo) == rounds_of(OTHER, 3)


def test_an_edit_keeps_the_line_ends_and_leaves_the_shipped_corpus_alone(bajo: Session) -> None:
    bajo.replace_corpus(Corpus.of_text("uno\r\ndos\r\n", sample="shop-es"))
    type_text(bajo, "uno\ndos\ntres")
    bajo.flush_edits()
    assert (bajo.corpus.text, bajo.corpus.sample) == ("uno\r\ndos\r\ntres", None)


def test_typing_that_changes_nothing_is_no_edit(bajo: Session) -> None:
    heard = Heard(bajo, "rules_changed", "position_changed", "corpus_changed")
    type_text(bajo, BAJO)
    bajo.flush_edits()
    assert (heard.take(), bajo.touched) == ([], False)


# -- what changed ----------------------------------------------------------------------------------


def test_rows_changed_by_an_edit_are_marked_until_the_next_merge_or_edit(bajo: Session) -> None:
    bajo.merge(2)
    type_text(bajo, BAJO + " jo jo")
    bajo.flush_edits()
    assert tokens(bajo) == ["jo", "ba"]
    assert bajo.changed_rows == {0, 1}
    type_text(bajo, BAJO + " jo jo a")
    bajo.flush_edits()
    assert bajo.changed_rows == frozenset()
    type_text(bajo, BAJO)
    bajo.flush_edits()
    assert bajo.changed_rows == {0, 1}
    bajo.merge()
    assert bajo.changed_rows == frozenset()


def test_a_new_row_counts_as_changed_and_a_first_one_does_not(bajo: Session) -> None:
    bajo.merge(3)
    type_text(bajo, "")
    bajo.flush_edits()
    type_text(bajo, "ba")
    bajo.flush_edits()
    assert bajo.changed_rows == frozenset()
    type_text(bajo, "baj")
    bajo.flush_edits()
    assert (tokens(bajo), bajo.changed_rows) == (["ba", "baj"], {1})


def test_the_highlight_is_the_next_pair_unless_one_is_chosen(bajo: Session) -> None:
    heard = Heard(bajo, "highlight_changed")
    assert bajo.highlight == (Rule("b", "a"), 0)
    bajo.merge(2)
    assert bajo.highlight == (Rule("baj", "o"), 2)
    bajo.set_highlight(Rule("b", "a"), 0)
    assert bajo.highlight == (Rule("b", "a"), 0)
    bajo.set_highlight(Rule("b", "a"), 0)
    assert heard.take() == ["highlight_changed"]
    bajo.set_highlight(None)
    assert bajo.highlight == (Rule("baj", "o"), 2)
    bajo.set_highlight(Rule("b", "a"), 0)
    bajo.merge()
    assert bajo.highlight is None
    bajo.set_highlight(Rule("b", "a"), 0)
    type_text(bajo, OTHER)
    bajo.flush_edits()
    assert bajo.highlight == (bajo.next_round.rule, 3) if bajo.next_round else None


# -- sample and limit ------------------------------------------------------------------------------


def test_a_limit_at_the_end_stays_there_and_any_other_is_kept_and_clamped(bajo: Session) -> None:
    heard = Heard(bajo, "limit_changed")
    bajo.set_limit(8)
    assert (heard.take(), bajo.chosen_limit) == ([], None)
    bajo.set_sample("bajo baja bajo")
    assert bajo.limit == 12
    bajo.set_limit(5)
    bajo.set_sample("bajo")
    assert (bajo.limit, bajo.chosen_limit) == (4, 5)
    bajo.set_limit(4)  # what a slider echoes when its end moves
    assert bajo.chosen_limit == 5
    bajo.set_sample("bajo baja bajo")
    assert bajo.limit == 5
    bajo.merge(3)
    assert (bajo.sample_tokens, bajo.limit) == (4, 4)
    bajo.undo()
    assert (bajo.limit, bajo.cut.text) == (5, "bajo b")
    bajo.set_limit(99)
    assert (bajo.limit, bajo.chosen_limit) == (12, None)
    assert heard.take() == ["limit_changed", "limit_changed"]
    bajo.set_limit(-1)
    assert (bajo.limit, bajo.cut.text) == (0, "")


def test_a_chosen_limit_is_kept_whatever_the_sample_has_now(bajo: Session) -> None:
    bajo.choose_limit(100)
    assert (bajo.limit, bajo.chosen_limit) == (8, 100)
    bajo.set_sample("bajo " * 50)
    assert bajo.limit == 100


def test_the_same_sample_again_changes_nothing(bajo: Session) -> None:
    heard = Heard(bajo, "sample_changed")
    bajo.set_sample("bajo baja")
    bajo.set_sample("baja")
    assert (heard.take(), bajo.sample_text, bajo.sample.text) == (["sample_changed"], "baja", "baja")


def test_a_long_sample_is_measured_behind(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(2)
    heard = Heard(bajo, "sample_changed")
    text = " ".join(f"bajo{number}" for number in range(20_000))
    bajo.set_sample(text)
    assert (heard.take(), bajo.sample.filled, bajo.sample_counts) == (["sample_changed"], False, [])
    bajo.set_limit(77)
    bajo.merge()  # while it is being measured
    settle(qtbot, bajo)
    assert heard.take() == ["sample_changed"]
    assert (bajo.sample.filled, bajo.limit) == (True, 77)
    symbols = len(text.replace(" ", ""))
    assert bajo.sample_counts == [symbols - 20_000 * merges for merges in range(4)]


def test_words_of_the_sample_are_found_anew_for_other_settings_only(bajo: Session) -> None:
    words = bajo.sample.cut_words
    type_text(bajo, OTHER)
    bajo.flush_edits()
    assert bajo.sample.cut_words is words
    bajo.change_settings(PRESETS["bytes"])
    assert bajo.sample.cut_words is not words
    bajo.set_sample("man\u0303ana")
    assert bajo.sample_tokens == 8
    bajo.change_settings(replace(PRESETS["bytes"], normalization=Normalization.NFC))
    assert (bajo.sample.text, bajo.sample_tokens) == ("mañana", 7)


# -- settings --------------------------------------------------------------------------------------


def test_another_look_of_the_marker_learns_nothing_anew(bajo: Session) -> None:
    bajo.change_settings(PRESETS["book-marker"])
    bajo.merge(2)
    rounds, history = shown(bajo), bajo.history
    bajo.change_settings(replace(bajo.settings, marker="▁"))
    assert (bajo.tokenizer.settings.marker, bajo.preset) == ("▁", "book-marker")
    assert bajo.history is history
    bajo.undo()
    assert (bajo.tokenizer.settings.marker, shown(bajo)) == ("·", rounds)


def test_the_same_corpus_again_keeps_what_was_learned(bajo: Session) -> None:
    bajo.merge(3)
    bajo.jump(1)
    bajo.replace_corpus(Corpus(BAJO))
    assert (bajo.merges, bajo.learned) == (1, 3)


# -- work that takes its time ----------------------------------------------------------------------


def test_merging_while_a_corpus_is_learned_raises_what_is_wanted(long: Session, qtbot: QtBot) -> None:
    long.merge(2)
    settle(qtbot, long)
    text = LONG + " otra"
    type_text(long, text)
    long.merge()
    assert (long.task, long.relearning, long.merges) == (Task.ANEW, True, 2)
    long.merge(4)
    assert long.wanted == 7
    settle(qtbot, long)
    assert shown(long) == rounds_of(text, 7)
    for expected in (3, 2, 0):
        long.undo()
        settle(qtbot, long)
        assert (long.merges, long.wanted) == (expected, expected)


def test_a_jump_and_a_reset_while_a_corpus_is_learned(long: Session, qtbot: QtBot) -> None:
    long.merge(9)
    settle(qtbot, long)
    type_text(long, LONG + " otra")
    long.jump(4)
    assert long.task is Task.ANEW
    settle(qtbot, long)
    assert shown(long) == rounds_of(LONG + " otra", 4)
    type_text(long, LONG)
    long.reset()
    settle(qtbot, long)
    assert (long.merges, long.wanted) == (0, 0)


def test_merging_while_merging_goes_on_in_one_step(long: Session, qtbot: QtBot) -> None:
    long.merge_to(200)
    assert long.task is Task.ON
    long.merge(5)
    long.merge_to(210)
    assert long.wanted == 210
    settle(qtbot, long)
    assert (long.merges, long.undo_stack.count()) == (210, 1)
    assert shown(long) == rounds_of(LONG, 210)
    long.undo()
    assert (long.merges, long.learned) == (0, 210)


def test_at_each_signal_as_many_rounds_are_announced_as_stand_there(long: Session, qtbot: QtBot) -> None:
    told: list[tuple[int, int, bool]] = []
    long.rules_changed.connect(
        lambda: told.append((long.announced, long.merges, long.announced <= long.learned))
    )
    long.merge_to(300)
    settle(qtbot, long)
    assert [(announced, kept) for announced, _, kept in told] == [(merges, True) for _, merges, _ in told]
    assert told[-1] == (300, 300, True)
    long.history.append(long.rounds[0])  # as a thread does
    assert (long.announced, long.learned) == (300, 301)


def test_cancelling_a_run_keeps_what_was_learned_as_one_step(long: Session, qtbot: QtBot) -> None:
    long.merge_to(100_000)
    qtbot.waitUntil(lambda: long.merges > 3)
    long.cancel()
    settle(qtbot, long)
    reached = long.merges
    assert 3 < reached <= long.learned < 100_000
    assert (long.wanted, long.undo_stack.count(), long.task) == (reached, 1, Task.NONE)
    assert shown(long) == rounds_of(LONG, reached)
    assert list(long.tokenizer.rules) == [found.rule for found in long.rounds]
    assert len(long.sample_counts) == long.learned + 1
    assert long.next_round is not None
    assert long.pairs is not None
    assert long.next_round.rule == long.pairs.pairs[0][0]
    long.undo()
    assert long.merges == 0
    long.redo()
    assert long.merges == reached


@pytest.mark.parametrize("gesture", ["undo", "jump", "reset", "edit", "corpus", "settings"])
def test_another_gesture_ends_a_run_which_can_be_taken_back(
    long: Session, qtbot: QtBot, gesture: str
) -> None:
    long.merge(2)
    settle(qtbot, long)
    long.merge_to(100_000)
    qtbot.waitUntil(lambda: long.merges > 4)
    reached = long.merges
    match gesture:
        case "undo":
            long.undo()
            expected, steps = 2, 1
        case "jump":
            long.jump(1)
            expected, steps = 1, 3
        case "reset":
            long.reset()
            expected, steps = 0, 3
        case "edit":
            type_text(long, BAJO)
            long.flush_edits()
            expected, steps = 3, 2
        case "corpus":
            long.replace_corpus(Corpus(BAJO))
            expected, steps = 3, 3
        case _:
            long.change_settings(replace(LESSON, minimum_count=10**6))
            expected, steps = 0, 3
    settle(qtbot, long)
    assert (long.merges, long.undo_stack.index()) == (expected, steps)
    # The log, the tokenizer and the sample agree, whatever the thread did last.
    assert list(long.tokenizer.rules) == [found.rule for found in long.rounds]
    assert len(long.sample_counts) == long.learned + 1
    if gesture in ("undo", "jump", "reset"):
        assert long.learned >= reached
        long.redo() if gesture == "undo" else long.undo()
        settle(qtbot, long)
        assert long.merges >= reached
        assert long.pairs is not None


def test_the_log_can_be_read_while_it_grows(long: Session, qtbot: QtBot) -> None:
    seen: list[int] = []

    def look() -> None:
        merges = long.merges
        seen.append(merges)
        assert len(shown(long)) == merges
        assert len(long.tokenizer.rules) >= merges
        assert list(long.tokenizer.rules[:merges]) == [found.rule for found in shown(long)]
        followed = long.sample.followed
        cut = (sum(len(word.tokens) for word, _ in long.sample.encoded(merges)), long.cut.tokens)
        tokens = long.sample_tokens
        if long.sample.followed == followed:  # another thread may follow a rule just now
            assert cut == (tokens, tokens)

    long.rules_changed.connect(look)
    long.merge_to(700)
    settle(qtbot, long)
    assert seen == sorted(seen)
    assert len(seen) > 2
    assert seen[-1] == 700


def test_cancel_puts_a_replaced_corpus_back(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(3)
    bajo.jump(2)
    rounds = list(bajo.rounds)
    bajo.replace_corpus(Corpus(LONG))
    assert bajo.relearning
    bajo.cancel()
    settle(qtbot, bajo)
    assert (bajo.corpus.text, list(bajo.rounds), bajo.merges) == (BAJO, rounds, 2)
    bajo.redo()
    settle(qtbot, bajo)
    assert shown(bajo) == rounds_of(LONG, 2)
    # An undo that takes long is cancelled likewise.
    bajo.replace_corpus(Corpus(BAJO))
    bajo.undo()
    bajo.cancel()
    settle(qtbot, bajo)
    assert (bajo.corpus.text, tokens(bajo)) == (BAJO, ["ba", "baj"])


def test_cancel_goes_back_over_several_gestures_to_what_was_learned(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(2)
    bajo.replace_corpus(Corpus(LONG))
    bajo.change_settings(PRESETS["bytes"])
    bajo.merge()
    assert bajo.wanted == 3
    bajo.cancel()
    settle(qtbot, bajo)
    assert (bajo.corpus.text, bajo.settings, tokens(bajo), bajo.wanted) == (BAJO, LESSON, ["ba", "baj"], 2)


def test_cancel_goes_back_to_what_was_typed_but_not_learned_yet(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(2)
    text = LONG + " otra"
    type_text(bajo, text)
    bajo.replace_corpus(Corpus(LONG))
    bajo.cancel()
    settle(qtbot, bajo)
    assert (bajo.corpus.text, shown(bajo)) == (text, rounds_of(text, 2))


def test_cancel_after_undo_and_another_gesture_ends_where_it_can(bajo: Session, qtbot: QtBot) -> None:
    bajo.replace_corpus(Corpus(LONG))
    bajo.merge(900)
    settle(qtbot, bajo)
    bajo.replace_corpus(Corpus(BAJO))
    bajo.undo()  # back to the long one, whose learning goes on …
    bajo.change_settings(PRESETS["bytes"])  # … and what is learned can be reached by no undo any more
    bajo.cancel()
    assert (bajo.corpus.text, bajo.settings, bajo.relearning) == (LONG, LESSON, True)
    bajo.cancel()
    settle(qtbot, bajo)
    assert (bajo.corpus.text, bajo.settings, bajo.relearning) == (LONG, LESSON, False)
    assert bajo.outdated
    assert bajo.merges == bajo.wanted == 3  # those of the text before


def test_cancel_of_an_edit_keeps_the_rules_there_were(long: Session, qtbot: QtBot) -> None:
    long.merge_to(400)
    settle(qtbot, long)
    before = shown(long)
    text = LONG + " otra"
    type_text(long, text)
    long.flush_edits()
    long.cancel()
    settle(qtbot, long)
    assert (long.corpus.text, long.wanted, long.relearning, long.outdated) == (text, 400, False, True)
    assert shown(long) == before
    long.merge()
    settle(qtbot, long)
    assert not long.outdated
    assert shown(long) == rounds_of(text, 401)


def test_what_was_cancelled_is_learned_when_asked_for(long: Session, qtbot: QtBot) -> None:
    long.merge_to(40)
    settle(qtbot, long)
    text = LONG + " otra"
    type_text(long, text)
    long.flush_edits()
    long.cancel()
    long.learn_again()
    settle(qtbot, long)
    assert not long.outdated
    assert shown(long) == rounds_of(text, 40)


def test_typed_and_taken_back_while_it_is_learned(long: Session, qtbot: QtBot) -> None:
    long.merge(3)
    settle(qtbot, long)
    rounds, history = shown(long), long.history
    type_text(long, LONG + " otra")
    long.flush_edits()
    assert long.relearning
    type_text(long, LONG)
    long.flush_edits()
    assert not long.relearning
    settle(qtbot, long)
    assert (shown(long), long.history is history) == (rounds, True)
    assert long.pairs is not None


def test_another_marker_while_a_corpus_is_learned(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(3)
    bajo.replace_corpus(Corpus(LONG))
    bajo.change_settings(replace(LESSON, marker="▁"))
    assert bajo.tokenizer.settings.marker == "▁"
    assert tokens(bajo) == ["ba", "baj", "bajo"]
    settle(qtbot, bajo)
    assert (shown(bajo), bajo.tokenizer.settings.marker) == (rounds_of(LONG, 3), "▁")
    type_text(bajo, BAJO)
    bajo.flush_edits()
    assert tokens(bajo) == ["ba", "baj", "bajo"]


def test_what_cannot_be_learned_is_put_back_and_told(bajo: Session, qtbot: QtBot) -> None:
    bajo.merge(2)
    heard = Heard(bajo, "failed")
    too_much = ((f"palabra{number}", 2**63 - 1) for number in range(2_000))
    rows = (*too_much, ("palabra0", 1))
    bajo.replace_corpus(Corpus(rows=tuple(rows)))
    settle(qtbot, bajo)
    assert heard.take() == ["failed"]
    assert bajo.fault is not None
    assert (bajo.corpus.text, tokens(bajo), bajo.task) == (BAJO, ["ba", "baj"], Task.NONE)
    bajo.merge()
    assert tokens(bajo) == ["ba", "baj", "bajo"]


def test_pairs_of_a_place_seen_before_are_there_at_once(long: Session, qtbot: QtBot) -> None:
    first = long.pairs
    long.merge_to(300)
    settle(qtbot, long)
    last = long.pairs
    long.reset()
    assert (long.pairs, long.busy) == (first, False)
    long.jump(300)
    assert (long.pairs, long.busy) == (last, False)
    long.jump(150)
    assert long.next_round == long.rounds[150]
    settle(qtbot, long)
    assert long.pairs is not None
    assert long.pairs.pairs[0][0] == long.rounds[150].rule
    long.merge_to(301)
    settle(qtbot, long)
    assert shown(long) == rounds_of(LONG, 301)


def test_nothing_comes_after_close(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_session(qapp, LONG) as session:
        session.merge_to(100_000)
        session.set_sample(LONG * 3)
        qtbot.waitUntil(lambda: session.merges > 2)
        session.close()
        heard = Heard(session, "rules_changed", "sample_changed", "pairs_changed", "position_changed")
        qapp.processEvents()
        assert heard.take() == []
        assert not session.busy


def test_a_document_that_begins_while_another_is_learned(bajo: Session, qtbot: QtBot) -> None:
    bajo.replace_corpus(Corpus(LONG))
    bajo.begin(Corpus(OTHER), "nemo", None)
    settle(qtbot, bajo)
    assert (bajo.merges, bajo.learned, bajo.corpus.text) == (0, 0, OTHER)
    bajo.begin(Corpus(LONG), "mensaje", None)
    assert (bajo.rounds, bajo.sample_text, bajo.sample.text) == ([], "mensaje", "mensaje")
    settle(qtbot, bajo)
    bajo.merge()
    settle(qtbot, bajo)
    assert shown(bajo) == rounds_of(LONG, 1)


def test_the_lesson_of_every_language_learns_its_sixty_rules(bajo: Session, qtbot: QtBot) -> None:
    for sample in shipped_samples().values():
        bajo.begin(load_sample(sample), sample.answer, sample.limit)
        bajo.merge_to(60)
        settle(qtbot, bajo)
        assert shown(bajo) == rounds_of(load_sample(sample), 60)
        assert bajo.cut.text.startswith(sample.answer[:8])


def test_no_pair_is_told_in_the_unit_of_other_rules(bajo: Session, qtbot: QtBot) -> None:
    told: list[tuple[Unit, str]] = []

    def tell() -> None:
        if found := bajo.next_round:
            told.append((bajo.tokenizer.settings.unit, found.rule.token))

    bajo.replace_corpus(Corpus("שלום עולם"))
    bajo.set_sample("שלום" * SHORT_TEXT)  # measured behind, and that this begins is told
    qtbot.waitUntil(lambda: not bajo.busy)
    bajo.busy_changed.connect(tell)
    bajo.change_settings(Settings(unit=Unit.BYTES))
    qtbot.waitUntil(lambda: not bajo.busy)
    assert told
    assert all(max(token) <= "\xff" for unit, token in told if unit is Unit.BYTES)


# -- what was touched ------------------------------------------------------------------------------


def test_what_is_touched_is_told_once_and_ends_with_the_document(bajo: Session) -> None:
    heard: list[str] = []
    bajo.subject_changed.connect(lambda: heard.append("subject"))
    bajo.why_asked.connect(lambda: heard.append("why"))
    bajo.ask(AskedToken("ba"))
    bajo.ask(AskedToken("ba"))
    assert (bajo.subject, heard) == (AskedToken("ba"), ["subject"])
    bajo.ask_why(AskedPair(Rule("b", "a"), 0))
    bajo.ask_why(AskedPair(Rule("b", "a"), 0))
    assert heard == ["subject", "subject", "why", "why"]
    bajo.begin(Corpus(OTHER), "", None)
    assert bajo.subject is None
    assert not bajo.touched
