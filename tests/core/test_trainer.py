from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import RankedPairs, ReadableTrainer, Rule, Stop, learn, merge_pair, split_token
from bpe_gui.core.units import BYTES, END_MARKER, START_MARKER, symbols
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson
from tests.core.strategies import any_settings, few, fixed, small_words, word_counts
from tests.reference_bpe import Word, count_pairs, segment
from tests.reference_bpe import learn as learn_plainly

MINIMUM_2 = Settings(minimum_count=2)
EVERYTHING = 10**6


def train(text: str, settings: Settings | None = None) -> ReadableTrainer:
    chosen = settings or Settings()
    return ReadableTrainer(count_text([text], chosen), chosen)


def rules(trainer: ReadableTrainer, merges: int = EVERYTHING) -> list[str]:
    return [
        f"{found.rule.left}+{found.rule.right} {found.count}".replace(START_MARKER, "·").replace(
            END_MARKER, "⏎"
        )
        for found in learn(trainer, merges)
    ]


def as_reference(counts: WordCounts, settings: Settings) -> list[Word]:
    return [(list(symbols(word, settings)), count) for word, count in counts.counts.items()]


def cut_now(trainer: ReadableTrainer) -> list[Word]:
    return [(list(word), frequency) for word, frequency in trainer.segmentation()]


def ranking(words: list[Word]) -> list[tuple[tuple[str, str], int]]:
    """The pairs of a round, counted anew: highest count first, equals as they are first seen."""
    return sorted(count_pairs(words).items(), key=lambda item: -item[1])


def state(trainer: ReadableTrainer) -> tuple[object, ...]:
    """Everything that can be seen of a trainer."""
    return (
        list(trainer.segmentation()),
        trainer.pairs(EVERYTHING),
        trainer.best(),
        trainer.tokens,
        trainer.stopped,
        trainer.merges,
        trainer.alphabet,
    )


def assert_true(trainer: ReadableTrainer, minimum: int) -> None:
    """Compares all that a trainer says with its segmentation counted anew."""
    words = cut_now(trainer)
    expected = ranking(words)
    best = trainer.best()
    assert trainer.tokens == sum(len(word) * frequency for word, frequency in words)
    tied = sum(1 for _, count in expected if count == expected[0][1])
    for most in {1, 2, 3, len(expected), EVERYTHING}:
        assert trainer.pairs(most) == RankedPairs(tuple(expected[:most]), len(expected), tied)  # type: ignore[arg-type]
    if not expected:
        assert (best, trainer.stopped) == (None, Stop.NO_PAIR)
    elif expected[0][1] < minimum:
        assert (best, trainer.stopped) == (None, Stop.MIN_COUNT)
    else:
        assert best is not None
        assert trainer.stopped is None
        assert (best.rule, best.count, best.tied, best.tokens) == (*expected[0], tied, trainer.tokens)


# -- the specification ---------------------------------------------------------------------------


@fixed
@given(word_counts, any_settings, st.integers(0, 30))
def test_learns_what_the_reference_learns(counts: WordCounts, settings: Settings, merges: int) -> None:
    trainer = ReadableTrainer(counts, settings)
    start = as_reference(counts, settings)
    expected, stopped = learn_plainly(start, merges, settings.minimum_count)
    found = list(learn(trainer, merges))
    assert [(*one.rule, one.count, one.tied) for one in found] == expected
    assert cut_now(trainer) == segment(start, expected)
    for number, one in enumerate(found):
        after = segment(start, expected[: number + 1])
        assert one.tokens == sum(len(word) * frequency for word, frequency in after)
    if stopped is not None:
        assert trainer.stopped == stopped
        assert trainer.merge() is None
        assert trainer.merges == len(expected)


@fixed
@given(word_counts, any_settings, st.data())
def test_forks_and_the_way_back(counts: WordCounts, settings: Settings, data: st.DataObject) -> None:
    trainer = ReadableTrainer(counts, settings)
    states: list[tuple[object, ...]] = []
    chosen: list[Rule] = []
    for step in data.draw(st.lists(st.sampled_from(("best", "fork", "fork", "back", "back")), max_size=16)):
        assert_true(trainer, settings.minimum_count)
        if step == "back":
            if states:
                assert trainer.unmerge() == chosen.pop()
                assert state(trainer) == states.pop()
            continue
        ranked = trainer.pairs(EVERYTHING)
        pair = data.draw(st.sampled_from(ranked.pairs))[0] if step == "fork" and ranked.pairs else None
        before = state(trainer)
        cut_before = cut_now(trainer)
        found = trainer.merge(pair)
        if found is None:
            assert state(trainer) == before
            assert trainer.stopped is not None
            continue
        states.append(before)
        chosen.append(found.rule)
        assert found.rule == (pair or ranked.pairs[0][0])
        seen = dict(ranked.pairs)
        assert (found.count, found.tied) == (seen[found.rule], list(seen.values()).count(seen[found.rule]))
        assert cut_now(trainer) == segment(cut_before, [(*found.rule, 0, 0)])
    while states:
        trainer.unmerge()
        assert state(trainer) == states.pop()


@few
@given(st.lists(small_words, max_size=6), st.randoms(use_true_random=False))
def test_a_product_is_never_made_twice_even_after_forks(corpus: list[str], random: object) -> None:
    trainer = ReadableTrainer(WordCounts(dict.fromkeys(corpus, 1)), Settings())
    made = list(trainer.alphabet)
    while ranked := trainer.pairs(EVERYTHING).pairs:
        found = trainer.merge(random.choice(ranked)[0])  # type: ignore[attr-defined]
        assert found is not None
        made.append(found.rule.token)
    assert len(set(made)) == len(made)


def test_going_back_and_forth_for_long_keeps_the_queue_short() -> None:
    trainer = lesson.trainer("es")
    start = state(trainer)
    for _ in range(3):
        for merges in (120, 0):
            while trainer.merges < merges:
                trainer.merge()
            while trainer.merges > merges:
                trainer.unmerge()
        for _ in range(1000):  # a rare pair, so that nothing of what is queued comes to the head
            trainer.merge(Rule("q", "u"))
            trainer.unmerge()
        assert state(trainer) == start
        # The queue grows out of sight: no method of the trainer could tell.
        assert len(trainer._queue) <= 4 * trainer.pairs(1).total + 1024
    assert [(*found.rule, found.count) for found in learn(trainer, 60)] == lesson.published("es")


def test_the_inverse_takes_only_what_the_rule_made() -> None:
    word = ["a", "a", "a", "b", "a", "a"]
    merged = merge_pair(word, Rule("a", "a"))
    assert merged == ["aa", "a", "b", "aa"]
    assert split_token(merged, Rule("a", "a")) == word


def test_nothing_to_take_back() -> None:
    with pytest.raises(IndexError):
        train("sol").unmerge()


# -- choosing ------------------------------------------------------------------------------------


def test_a_pair_of_another_round_is_refused_and_changes_nothing() -> None:
    trainer = train("sol sol")
    before = state(trainer)
    with pytest.raises(Problem) as caught:
        trainer.merge(Rule("so", "l"))
    assert caught.value.reason is CoreReason.NO_SUCH_PAIR
    assert caught.value.values == {"left": "so", "right": "l"}
    assert state(trainer) == before


def test_a_rare_pair_may_be_chosen_while_the_best_one_is_frequent_enough() -> None:
    trainer = train("sol sol luz", MINIMUM_2)
    found = trainer.merge(Rule("l", "u"))
    assert found is not None
    assert (found.count, found.tied) == (1, 2)


def test_nothing_can_be_chosen_when_learning_has_stopped() -> None:
    trainer = train("sol luz", MINIMUM_2)
    assert trainer.merge(Rule("l", "u")) is None
    assert trainer.merges == 0


@pytest.mark.parametrize("most", [0, 1, 2, 3, 4, 5])
def test_the_best_pairs_of_many(most: int) -> None:
    ranked = train("ab ab cd cd ef").pairs(most)
    assert ranked == RankedPairs(
        ((Rule("a", "b"), 2), (Rule("c", "d"), 2), (Rule("e", "f"), 1))[:most], total=3, tied=2
    )


# -- the lesson ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_published_rules(language: str) -> None:
    assert [(*found.rule, found.count) for found in lesson.rounds(language)] == lesson.published(language)


@pytest.mark.parametrize(
    ("language", "minimum", "end", "stop"),
    [
        ("es", 1, 202, Stop.NO_PAIR),
        ("bg", 1, 209, Stop.NO_PAIR),
        ("es", 2, 127, Stop.MIN_COUNT),
        ("bg", 2, 123, Stop.MIN_COUNT),
    ],
)
def test_where_the_lesson_ends(language: str, minimum: int, end: int, stop: Stop) -> None:
    trainer = lesson.trainer(language, Settings(minimum_count=minimum))
    assert (len(list(learn(trainer, 1000))), trainer.stopped) == (end, stop)


@pytest.mark.parametrize(("language", "words"), [("es", 208), ("bg", 185)])
def test_in_the_end_every_word_is_one_token(language: str, words: int) -> None:
    trainer = lesson.trainer(language)
    assert list(learn(trainer, 1000))[-1].tokens == words
    assert all(len(word) == 1 for word, _ in trainer.segmentation())


def test_tokens_of_the_spanish_lesson() -> None:
    trainer = lesson.trainer("es")
    start = trainer.tokens
    curve = [start, *(found.tokens for found in learn(trainer, 200))]
    assert [curve[merges] for merges in (0, 10, 60, 100, 200)] == [937, 773, 449, 337, 210]


@pytest.mark.parametrize(("language", "ties"), [("es", 49), ("bg", 48)])
def test_how_many_rules_are_chosen_out_of_a_tie(language: str, ties: int) -> None:
    assert sum(found.tied > 1 for found in lesson.rounds(language)) == ties


def test_ties_that_the_lesson_names() -> None:
    first = lesson.rounds("bg")[0]
    assert (first.rule, first.count, first.tied) == (Rule("а", "т"), 40, 2)
    assert lesson.trainer("bg").pairs(2).pairs == ((Rule("а", "т"), 40), (Rule("т", "а"), 40))
    assert lesson.rounds("es")[0].tied == 1
    round_42 = lesson.rounds("es")[41]
    assert (round_42.count, round_42.tied) == (5, 14)


def test_the_spanish_lesson_with_a_marker() -> None:
    settings = Settings(Pretokenizer.MARKER)
    assert rules(lesson.trainer("es", settings), 4) == ["·+e 46", "·+p 26", "·+d 26", "·e+l 22"]


def tokens_on_the_way(trainer: ReadableTrainer) -> list[int]:
    return [trainer.tokens, *(found.tokens for found in learn(trainer, EVERYTHING))]


def test_bajo_without_marker() -> None:
    assert rules(train("bajo bajo bajo", MINIMUM_2)) == ["b+a 3", "ba+j 3", "baj+o 3"]
    assert tokens_on_the_way(train("bajo bajo bajo", MINIMUM_2)) == [12, 9, 6, 3]


def test_bajo_with_marker() -> None:
    settings = Settings(Pretokenizer.MARKER, minimum_count=2)
    assert rules(train("bajo bajo bajo", settings)) == ["·+b 3", "·b+a 3", "·ba+j 3", "·baj+o 3"]
    assert tokens_on_the_way(train("bajo bajo bajo", settings)) == [15, 12, 9, 6, 3]


# -- what went wrong for people (field-reports) ----------------------------------------------------


def test_ties_are_marked_and_their_rivals_known() -> None:
    trainer = train("nemo omen nemo omen")
    expected = ["n+e 2", "ne+m 2", "nem+o 2", "o+m 2", "om+e 2", "ome+n 2"]
    assert trainer.pairs(9).pairs == tuple((Rule(*pair), 2) for pair in ("ne", "em", "mo", "om", "me", "en"))
    found = list(learn(trainer, 6))
    assert [f"{one.rule.left}+{one.rule.right} {one.count}" for one in found] == expected
    assert [one.tied for one in found] == [6, 5, 4, 3, 2, 1]


def test_among_equals_the_first_seen_wins_so_order_matters() -> None:
    assert rules(train("ccc ddd"), 2) == ["c+c 2", "d+d 2"]
    assert rules(train("ddd ccc"), 2) == ["d+d 2", "c+c 2"]


LEARN_EVERYWHERE = """
from bpe_gui.core.settings import *
from tests.core import lesson
from bpe_gui.core.trainer import learn
for language in lesson.LANGUAGES:
    for pretokenizer in (Pretokenizer.SPACES, Pretokenizer.MARKER, Pretokenizer.END_MARKER):
        for unit in Unit:
            trainer = lesson.trainer(language, Settings(pretokenizer, unit))
            print(*map(ascii, learn(trainer, 60)), ascii(trainer.pairs(99)))
            while trainer.merges:
                trainer.unmerge()
            print(ascii(trainer.pairs(99)))
"""


def in_a_fresh_process(hash_seed: str) -> Iterator[bytes]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    yield subprocess.run(
        [sys.executable, "-c", LEARN_EVERYWHERE], env=environment, check=True, capture_output=True
    ).stdout


def test_the_same_rules_in_every_process() -> None:
    first, second = *in_a_fresh_process("1"), *in_a_fresh_process("2")
    assert first == second
    assert first.count(b"\n") == 2 * 3 * 3 * 2
    assert len({tuple(rules(lesson.trainer("es"), 60)) for _ in range(50)}) == 1


@pytest.mark.parametrize("text", ["", "   ", "\n\n\n", "a e i o u"])
@pytest.mark.parametrize("minimum", [1, 2])
def test_a_corpus_without_pairs(text: str, minimum: int) -> None:
    trainer = train(text, Settings(minimum_count=minimum))
    assert trainer.stopped is Stop.NO_PAIR
    assert (trainer.best(), trainer.merge(), trainer.pairs(5)) == (None, None, RankedPairs())
    assert trainer.tokens == len(text.split())


def test_running_out_of_pairs() -> None:
    trainer = train("sol")
    assert (rules(trainer, 5), trainer.stopped) == (["s+o 1", "so+l 1"], Stop.NO_PAIR)
    trainer = train("sol", MINIMUM_2)
    assert (rules(trainer, 5), trainer.stopped) == ([], Stop.MIN_COUNT)


def test_nothing_is_said_when_the_wanted_number_was_reached() -> None:
    trainer = train("sol")
    assert len(rules(trainer, 1)) == 1
    assert trainer.stopped is None


def test_overlapping_pairs_are_all_counted() -> None:
    trainer = train("aaaa aaa")
    tokens = trainer.tokens
    assert rules(trainer, 1) == ["a+a 5"]
    assert tokens - trainer.tokens == 3
    assert rules(trainer, 3) == ["aa+aa 1", "aa+a 1"]
    assert ["".join(word) for word, _ in trainer.segmentation()] == ["aaaa", "aaa"]
    assert rules(train("aaa aaa bb bb bb"), 2) == ["a+a 4", "b+b 3"]


def test_the_end_of_a_word_makes_another_token() -> None:
    trainer = train("sol solo", Settings(Pretokenizer.END_MARKER))
    assert rules(trainer) == ["s+o 2", "so+l⏎ 1", "so+l 1", "sol+o⏎ 1"]
    assert rules(train("sol solo")) == ["s+o 2", "so+l 2", "sol+o 1"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a,b a,b a,b", ["a+, 3", "a,+b 3"]),
        ("a|b c+d a|b c+d", ["a+| 2", "a|+b 2", "c++ 2", "c++d 2"]),
        ("x\x00y x\x00y", ["x+\x00 2", "x\x00+y 2"]),
    ],
)
def test_signs_that_could_be_separators(text: str, expected: list[str]) -> None:
    assert rules(train(text)) == expected


def test_two_spellings_are_two_words_until_normalized() -> None:
    text = "ma\u00f1ana man\u0303ana ma\u00f1ana man\u0303ana"
    trainer = train(text)
    assert sorted(len(word) for word, _ in trainer.segmentation()) == [6, 7]
    whole = [found.rule.token for found in learn(trainer, EVERYTHING) if found.rule.token.endswith("ana")]
    assert {"ma\u00f1ana", "man\u0303ana"} <= set(whole)


@pytest.mark.parametrize(
    ("text", "unit", "expected"),
    [
        ("👋🏽👋🏽", Unit.CHARACTERS, ["👋+🏽 2", "👋🏽+👋🏽 1"]),
        ("👋🏽👋🏽", Unit.GRAPHEMES, ["👋🏽+👋🏽 1"]),
        ("👩\u200d👧 👩\u200d👧", Unit.CHARACTERS, ["👩+\u200d 2", "👩\u200d+👧 2"]),
        ("👩\u200d👧 👩\u200d👧", Unit.GRAPHEMES, []),
    ],
)
def test_emoji_are_cut_into_units_not_into_utf_16(text: str, unit: Unit, expected: list[str]) -> None:
    assert rules(train(text, Settings(unit=unit))) == expected


def test_a_tab_is_a_letter_in_the_lesson_and_space_elsewhere() -> None:
    assert "uno+\t 2" in rules(train("uno\tdos uno\tdos"))
    assert "\t" not in "".join(rules(train("uno\tdos uno\tdos", Settings(Pretokenizer.WHITESPACE))))


def test_spaces_in_a_row_make_no_words() -> None:
    trainer = train("el  el   el")
    assert rules(trainer) == ["e+l 3"]
    assert trainer.tokens == 3


def test_crlf_is_a_line_end() -> None:
    assert rules(train("uno dos\r\nuno dos\r\n")) == ["u+n 2", "un+o 2", "d+o 2", "do+s 2"]


# -- alphabet --------------------------------------------------------------------------------------


def test_the_alphabet_is_in_string_order_and_without_the_start_marker() -> None:
    assert train("sol luz").alphabet == tuple("losuz")
    assert train("sol luz", Settings(Pretokenizer.MARKER)).alphabet == tuple("losuz")


def test_letters_have_a_plain_and_an_ending_form_as_they_occur() -> None:
    trainer = train("sol losa", Settings(Pretokenizer.END_MARKER))
    assert trainer.alphabet == ("a" + END_MARKER, "l", "l" + END_MARKER, "o", "s")


def test_all_bytes_are_in_the_alphabet() -> None:
    assert train("", Settings(unit=Unit.BYTES)).alphabet == BYTES


def test_work_can_be_abandoned_while_a_trainer_is_built() -> None:
    shares: list[float] = []

    def tick(share: float) -> None:
        shares.append(share)
        if share > 0.4:
            raise InterruptedError

    counts = WordCounts({f"w{number}": 1 for number in range(1000)})
    with pytest.raises(InterruptedError):
        ReadableTrainer(counts, Settings(), tick)
    assert shares == sorted(shares)
    assert len(shares) == 3
