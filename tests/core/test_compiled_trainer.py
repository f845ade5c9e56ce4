from __future__ import annotations

import random
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.compiled_trainer import CompiledTrainer
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import RankedPairs, ReadableTrainer, Round, Rule, Stop, Trainer, learn
from bpe_gui.core.units import START_MARKER, symbols
from bpe_gui.core.word_counts import WordCounts
from tests.core import lesson
from tests.core.strategies import any_settings, few, fixed, small_words, word_counts
from tests.reference_bpe import learn as learn_plainly
from tests.reference_bpe import segment

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls

EVERYTHING = 10**6
CORPORA = Path(__file__).parents[2] / "corpora"

# Words of few letters in long runs, with frequencies that do and do not fit into 32 bits.
long_runs = st.dictionaries(
    st.lists(st.sampled_from(("a", "aa", "aaaaaaa", "b", "ab", "aab")), min_size=1, max_size=9).map("".join),
    st.sampled_from((1, 2, 3, 2**31 - 1, 2**31, 2**40 + 1)),
    max_size=8,
).map(WordCounts)
corpora = st.one_of(word_counts, long_runs)


def state(trainer: Trainer) -> tuple[object, ...]:
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


def learned(trainer: CompiledTrainer, merges: int) -> list[Round]:
    """The rounds of all slices."""
    rounds = []
    while found := trainer.learn_slice(merges):
        rounds += found
    return rounds


def moved(trainer: CompiledTrainer, merges: int, rules: list[Rule]) -> None:
    """Moves a trainer, in as many slices as it takes."""
    rounds = [Round(rule, 1, 1, 1) for rule in rules]
    while not trainer.go_to(merges, rounds):
        pass


# -- the specification ---------------------------------------------------------------------------


@fixed
@given(corpora, any_settings, st.integers(0, 40))
def test_learns_what_the_reference_learns(counts: WordCounts, settings: Settings, merges: int) -> None:
    start = [(list(symbols(word, settings)), count) for word, count in counts.counts.items()]
    expected, stopped = learn_plainly(start, merges, settings.minimum_count)
    trainer = CompiledTrainer(counts, settings)
    found = learned(trainer, merges)
    assert [(*one.rule, one.count, one.tied) for one in found] == expected
    assert [(list(word), count) for word, count in trainer.segmentation()] == segment(start, expected)
    for number, one in enumerate(found):
        after = segment(start, expected[: number + 1])
        assert one.tokens == sum(len(word) * frequency for word, frequency in after)
    if stopped is not None:
        assert trainer.stopped == stopped
        assert trainer.merge() is None


@fixed
@given(corpora, any_settings, st.data())
def test_forks_and_the_way_back_are_those_of_the_readable_trainer(
    counts: WordCounts, settings: Settings, data: st.DataObject
) -> None:
    readable, compiled = ReadableTrainer(counts, settings), CompiledTrainer(counts, settings)
    steps = st.sampled_from(("best", "slice", "fork", "fork", "back", "back"))
    for step in data.draw(st.lists(steps, max_size=20)):
        if step == "best":
            assert compiled.merge() == readable.merge()
        elif step == "slice":
            assert learned(compiled, compiled.merges + 3) == list(learn(readable, readable.merges + 3))
        elif step == "back":
            if readable.merges:
                assert compiled.unmerge() == readable.unmerge()
        elif ranked := readable.pairs(EVERYTHING).pairs:
            pair, _ = data.draw(st.sampled_from(ranked))
            assert compiled.merge(pair) == readable.merge(pair)
        most = data.draw(st.integers(0, 6))
        assert compiled.pairs(most) == readable.pairs(most)
        assert state(compiled) == state(readable)
    while readable.merges:
        assert compiled.unmerge() == readable.unmerge()
        assert state(compiled) == state(readable)


@few
@given(corpora, any_settings, st.lists(st.integers(0, 30), max_size=4))
def test_going_to_any_number_of_merges(counts: WordCounts, settings: Settings, way: list[int]) -> None:
    readable, compiled = ReadableTrainer(counts, settings), CompiledTrainer(counts, settings)
    rules = [found.rule for found in learn(readable, 30)]
    learned(compiled, 30)
    for merges in (min(merges, len(rules)) for merges in way):
        while readable.merges > merges:
            readable.unmerge()
        while readable.merges < merges:
            readable.merge(rules[readable.merges])
        moved(compiled, merges, rules)
        assert state(compiled) == state(readable)


def test_going_along_a_fork() -> None:
    counts = WordCounts({"abcabc": 3, "bcd": 2})
    rules = [Rule("c", "d"), Rule("b", "cd"), Rule("a", "b")]
    forked, moving = CompiledTrainer(counts, Settings()), CompiledTrainer(counts, Settings())
    for rule in rules:
        forked.merge(rule)
    moved(moving, 3, rules)
    assert state(moving) == state(forked)


def test_a_rule_of_another_corpus_ends_the_way() -> None:
    trainer = CompiledTrainer(WordCounts({"abc": 1}), Settings())
    with pytest.raises(Problem) as caught:
        moved(trainer, 3, [Rule("a", "b"), Rule("b", "c"), Rule("ab", "c")])
    assert caught.value.reason is CoreReason.NO_SUCH_PAIR
    assert caught.value.values == {"left": "b", "right": "c"}
    assert trainer.merges == 1
    assert trainer.merge() == Round(Rule("ab", "c"), 1, 1, 1)


# -- real text -----------------------------------------------------------------------------------


@cache
def language(name: str, distinct: int) -> WordCounts:
    """The words of a shop's corpus, and words that its letters would make, with Zipf's frequencies."""
    words = (CORPORA / f"shop-{name}.txt").read_text(encoding="utf-8").split()
    following: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        for place in range(len(word) + 1):
            following[word[max(0, place - 2) : place]].append((word + "\n")[place])
    chance = random.Random(name)
    counts = Counter(words)
    while len(counts) < distinct:
        made = ""
        while not made.endswith("\n"):
            made += chance.choice(following[made[-2:]])
        counts[made[:-1]] += 1 + 3 * distinct // (1 + len(counts)) if len(made) > 1 else 0
    del counts[""]
    return WordCounts(dict(counts))


@pytest.mark.parametrize("name", ["en", "es", "bg"])
@pytest.mark.parametrize(
    "settings",
    [Settings(), Settings(Pretokenizer.MARKER, Unit.BYTES), Settings(Pretokenizer.END_MARKER)],
    ids=["characters", "bytes with a marker", "characters with an end marker"],
)
def test_two_thousand_rules_of_three_languages(name: str, settings: Settings) -> None:
    merges, distinct = (2000, 4000) if is_available() else (200, 1000)
    counts = language(name, distinct)
    readable, compiled = ReadableTrainer(counts, settings), CompiledTrainer(counts, settings)
    rounds = list(learn(readable, merges))
    assert learned(compiled, merges) == rounds
    assert len(rounds) == merges
    assert state(compiled) == state(readable)
    moved(compiled, 50, [])
    assert compiled.pairs(500) == RankedPairs(
        *pairs_after(counts, settings, [one.rule for one in rounds[:50]])
    )
    moved(compiled, merges, [one.rule for one in rounds])
    assert state(compiled) == state(readable)


def pairs_after(
    counts: WordCounts, settings: Settings, rules: list[Rule]
) -> tuple[tuple[tuple[Rule, int], ...], int, int]:
    """The 500 best pairs of a fresh readable trainer behind these rules."""
    trainer = ReadableTrainer(counts, settings)
    for rule in rules:
        trainer.merge(rule)
    ranked = trainer.pairs(500)
    return ranked.pairs, ranked.total, ranked.tied


@pytest.mark.parametrize("name", lesson.LANGUAGES)
def test_the_published_rules(name: str) -> None:
    trainer = CompiledTrainer(lesson.counts(name), Settings())
    assert [(*found.rule, found.count) for found in learned(trainer, 60)] == lesson.published(name)
    assert learned(CompiledTrainer(lesson.counts(name), Settings()), 60) == lesson.rounds(name)


# -- edges ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [{}, {"": 3}, {"a": 5}, {"a": 1, "": 2, "b": 1}])
@pytest.mark.parametrize("pretokenizer", [Pretokenizer.LINES, Pretokenizer.END_MARKER])
def test_a_corpus_without_pairs(words: dict[str, int], pretokenizer: Pretokenizer) -> None:
    settings = Settings(pretokenizer)
    trainer = CompiledTrainer(WordCounts(words), settings)
    assert (trainer.stopped, trainer.best(), trainer.merge()) == (Stop.NO_PAIR, None, None)
    assert (trainer.learn_slice(5), trainer.pairs(5)) == ([], RankedPairs())
    assert state(trainer) == state(ReadableTrainer(WordCounts(words), settings))


def test_a_pair_of_another_round_is_refused_and_changes_nothing() -> None:
    trainer = CompiledTrainer(WordCounts({"sol": 2}), Settings())
    before = state(trainer)
    for pair in (Rule("so", "l"), Rule("x", "y"), Rule("", "s"), Rule("l", "")):
        with pytest.raises(Problem) as caught:
            trainer.merge(pair)
        assert caught.value.reason is CoreReason.NO_SUCH_PAIR
        assert caught.value.values == {"left": pair.left, "right": pair.right}
    assert state(trainer) == before


def test_nothing_to_take_back() -> None:
    with pytest.raises(IndexError):
        CompiledTrainer(WordCounts({"sol": 1}), Settings()).unmerge()


def test_nothing_can_be_chosen_below_the_minimum_but_a_rare_pair_above_it() -> None:
    settings = Settings(minimum_count=2)
    assert CompiledTrainer(WordCounts({"sol": 1}), settings).merge(Rule("s", "o")) is None
    trainer = CompiledTrainer(WordCounts({"sol": 2, "luz": 1}), settings)
    assert trainer.merge(Rule("l", "u")) == Round(Rule("l", "u"), 1, 2, 8)


def test_frequencies_that_need_more_than_32_bits() -> None:
    counts = WordCounts({"ab": 2**60, "abc": 5, "bc": 2**31 - 1, "cab": 2**31})
    readable, compiled = ReadableTrainer(counts, Settings()), CompiledTrainer(counts, Settings())
    assert compiled.merge() == Round(
        Rule("a", "b"), 2**60 + 2**31 + 5, 1, readable.tokens - 2**60 - 2**31 - 5
    )
    readable.merge()
    assert state(compiled) == state(readable)


def test_words_longer_than_any_block() -> None:
    size = 20_000 if is_available() else 1_000
    for word in ("a" * size, "ab" * size, "aab" * size, "abcdefghij" * (size // 5)):
        counts = WordCounts({word: 1, word[1:]: 2})
        readable, compiled = ReadableTrainer(counts, Settings()), CompiledTrainer(counts, Settings())
        assert learned(compiled, 40) == list(learn(readable, 40))
        assert state(compiled) == state(readable)


def test_more_letters_than_pairs_have_room_for_at_first() -> None:
    letters = [chr(0x4E00 + number) for number in range(6000)]
    chance = random.Random(3)
    words = {"".join(chance.choices(letters, k=4)): chance.randint(1, 3) for _ in range(4000)}
    readable, compiled = (
        ReadableTrainer(WordCounts(words), Settings()),
        CompiledTrainer(WordCounts(words), Settings()),
    )
    assert compiled.pairs(EVERYTHING) == readable.pairs(EVERYTHING)
    assert learned(compiled, 300) == list(learn(readable, 300))
    assert state(compiled) == state(readable)


def test_words_that_are_packed_and_read_only_already() -> None:
    packed = pack(WordCounts({"bajo": 3, "año": 1}))
    for array in (packed.text, packed.ends, packed.counts):
        array.flags.writeable = False
    for counts in (packed, packed.word_counts()):
        trainer = CompiledTrainer(counts, Settings(Pretokenizer.MARKER))
        assert trainer.merge() == Round(Rule(START_MARKER, "b"), 3, 4, 16)
    assert isinstance(packed, PackedWords)
    assert numpy.array_equal(packed.counts, [3, 1])


def test_slices_are_short_and_nothing_is_lost_between_them() -> None:
    counts = language("es", 1000)
    trainer = CompiledTrainer(counts, Settings())
    slices = []
    while found := trainer.learn_slice(500, seconds=1e-9):
        slices.append(found)
    assert len(slices) > 5
    assert [one for found in slices for one in found] == list(learn(ReadableTrainer(counts, Settings()), 500))


@few
@given(st.lists(small_words, max_size=6), st.randoms(use_true_random=False))
def test_a_product_is_never_made_twice_even_after_forks(corpus: list[str], chance: random.Random) -> None:
    trainer = CompiledTrainer(WordCounts(dict.fromkeys(corpus, 1)), Settings())
    made = list(trainer.alphabet)
    while ranked := trainer.pairs(EVERYTHING).pairs:
        found = trainer.merge(chance.choice(ranked)[0])
        assert found is not None
        made.append(found.rule.token)
    assert len(set(made)) == len(made)


def test_work_can_be_abandoned_while_a_trainer_is_built() -> None:
    shares: list[float] = []

    def tick(share: float) -> None:
        shares.append(share)
        if share > 0.4:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        CompiledTrainer(WordCounts({"sol": 1}), Settings(), tick)
    assert shares == sorted(shares)
    assert shares[-1] <= 1
