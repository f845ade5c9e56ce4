"""The compiled tokenizer gives what the tokenizer gives, whatever the rules and the text."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.compiled_tokenizer import CompiledTokenizer, CutText, CutWords, PackedRules
from bpe_gui.core.fast_words import NumberedWords
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.units import BYTES, symbols
from bpe_gui.core.word_counts import WordCounts
from tests.core import lesson
from tests.core.strategies import any_settings, few, fixed, texts, word_counts
from tests.reference_bpe import encode as encode_plainly

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls

parts = st.text("abc", min_size=1, max_size=3)
# Any rules in any order, twice as well: what a file written by hand or by another program may hold.
any_rules = st.lists(st.builds(Rule, parts, parts), max_size=12)


@pytest.fixture(autouse=True)
def numbers_may_run_over() -> Iterator[None]:
    """Without Numba the kernels are Python, whose numbers warn when they run over, as they shall."""
    with numpy.errstate(over="ignore"):
        yield


def same(tokenizer: Tokenizer, compiled: CompiledTokenizer, text: str, merges: int | None = None) -> CutText:
    """The text cut by both, which agree in words, places, tokens and ids."""
    plain = tokenizer.encode(text, merges)
    cut = result_of(compiled.cut(text, merges))
    assert list(cut.encoded()) == plain
    assert cut.ids.tolist() == [-1 if number is None else number for number in tokenizer.ids(plain)]
    assert compiled.ids(text, merges).tolist() == cut.ids.tolist()
    return cut


@fixed
@given(word_counts, any_settings, texts, texts, st.integers(0, 25), st.randoms(use_true_random=False))
def test_learned_forked_and_shuffled_rules(
    counts: WordCounts, settings: Settings, text: str, other: str, merges: int, random: object
) -> None:
    trainer = ReadableTrainer(counts, settings)
    learned = [found.rule for found in learn(trainer, 12)]
    forks = []
    while pairs := trainer.pairs(20).pairs:
        forks.append(random.choice(pairs)[0])  # type: ignore[attr-defined]
        if len(forks) > 12 or not trainer.merge(forks[-1]):
            break
    repeated = [*learned, *learned[::2]]
    random.shuffle(repeated)  # type: ignore[attr-defined]
    for rules in ([*learned, *forks[:-1]], repeated):
        tokenizer = Tokenizer(settings, trainer.alphabet, rules)
        compiled = CompiledTokenizer(tokenizer)
        same(tokenizer, compiled, text, merges)
        same(tokenizer, compiled, other)
        same(tokenizer, compiled, text + other, merges // 2)


@fixed
@given(any_rules, st.lists(st.text("abcx", max_size=90), min_size=1, max_size=6), st.integers(0, 12))
def test_hand_made_rules_are_applied_one_after_the_other(
    rules: list[Rule], words: list[str], merges: int
) -> None:
    tokenizer = Tokenizer(Settings(), "abc", rules)
    cut = same(tokenizer, CompiledTokenizer(tokenizer), " ".join(words), merges)
    plainly = [
        encode_plainly(list(word), [(*rule, 0, 0) for rule in rules[:merges]]) for word in words if word
    ]
    assert [list(word.tokens) for word in cut.encoded()] == plainly


@pytest.mark.parametrize(
    ("rules", "word", "tokens"),
    [
        ("ab+c a+b", "abc", "ab c"),
        ("a+bc b+c a+bc", "abc", "abc"),
        ("a+bc a+bc b+c a+bc", "abcx", "abc x"),
        ("a+bc a+bc b+c", "abc", "a bc"),
        ("a+a aa+a", "aaaaa", "aa aaa"),
        ("a+a a+a", "aaa", "aa a"),
        ("x+y xy+z", "xyz", "xyz"),
    ],
)
@pytest.mark.parametrize("times", [1, 40])
def test_lists_in_which_the_lowest_rank_is_not_enough(rules: str, word: str, tokens: str, times: int) -> None:
    """In a short word and in a long one, kept apart by letters that no rule knows."""
    tokenizer = Tokenizer(Settings(), "abc", [Rule(*rule.split("+")) for rule in rules.split()])
    cut = same(tokenizer, CompiledTokenizer(tokenizer), f"{word}€" * times)
    assert cut.words.tokens(0, len(tokenizer.rules)) == (*tokens.split(), "€") * times


@fixed
@given(word_counts, any_settings, texts, st.lists(st.integers(0, 20), min_size=1, max_size=4))
def test_following_rules_is_cutting_anew(
    counts: WordCounts, settings: Settings, text: str, steps: list[int]
) -> None:
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, 20)]
    tokenizer = Tokenizer(settings, trainer.alphabet, rules)
    packed = PackedRules(rules[:3])
    words = NumberedWords(settings)
    cut = CutWords(words, packed)
    half = len(text) // 2
    for step, piece in ((0, ""), (steps[0], text[:half]), *((step, text) for step in sorted(steps))):
        packed.extend(rules[len(packed) : max(3, step)])
        list(words.find(piece)[1])
        list(cut.follow(min(step, len(packed))))
        for merges in {0, cut.followed // 2, cut.followed}:
            for number in range(len(words)):
                expected = tokenizer.encode_word(words.word(number), merges)
                special = number < words.specials
                assert cut.tokens(number, merges) == ((words.word(number),) if special else expected)
    ranks, owners = cut.replacements()
    for number in range(words.specials, len(words)):
        tokens, used = tokenizer.apply_rules(words.word(number), cut.followed)
        assert sorted(ranks[owners == number].tolist()) == used
        assert cut.sizes[number] == len(tokens)
        assert cut.symbols[number] == len(symbols(words.word(number), settings))


@few
@given(any_rules, any_rules, st.text("abcx ", max_size=40))
def test_rules_that_come_later(rules: list[Rule], later: list[Rule], text: str) -> None:
    tokenizer = Tokenizer(Settings(), "abc", rules)
    compiled = CompiledTokenizer(tokenizer)
    same(tokenizer, compiled, text)
    tokenizer.extend(later)
    same(tokenizer, compiled, text)
    same(tokenizer, compiled, text, len(rules) // 2)


@pytest.mark.parametrize("language", lesson.LANGUAGES)
@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("pretokenizer", [Pretokenizer.SPACES, Pretokenizer.END_MARKER, Pretokenizer.O200K])
def test_the_lesson_with_all_its_rules(language: str, unit: Unit, pretokenizer: Pretokenizer) -> None:
    settings = Settings(pretokenizer, unit)
    trainer = lesson.trainer(language, settings)
    tokenizer = Tokenizer(settings, trainer.alphabet, [found.rule for found in learn(trainer, 300)])
    text = " ".join([*lesson.counts(language).counts, "".join(lesson.counts(language).counts), "W€ñ"])
    compiled = CompiledTokenizer(tokenizer)
    for merges in (None, 60, 0):
        same(tokenizer, compiled, text, merges)


def test_a_table_of_many_rules() -> None:
    """More than the first table holds, and pairs of symbols with large numbers."""
    size = 4_000 if is_available() else 600
    tokens = [f"{number:x}." for number in range(size)]
    rules = [Rule(token[:place], token[place]) for token in tokens for place in range(1, len(token))]
    tokenizer = Tokenizer(Settings(Pretokenizer.LINES), "0123456789abcdef.", rules)
    text = "".join(tokens[::7])
    cut = same(tokenizer, CompiledTokenizer(tokenizer), text)
    assert len(cut.ids) < 0.6 * len(text)


@pytest.mark.parametrize("size", [64, 65, 200_000])
def test_long_words(size: int) -> None:
    """Those that are cut by looking at all pairs, and those that need a queue."""
    size = size if is_available() else min(size, 3_000)
    text = ("mensajeropedidollegará" * (size // 22 + 1))[:size]
    tokenizer = lesson.tokenizer("es")
    same(tokenizer, CompiledTokenizer(tokenizer), text)


def test_nothing_made_of_bytes_is_unknown() -> None:
    tokenizer = Tokenizer(Settings(Pretokenizer.GPT2, Unit.BYTES), BYTES, [Rule("\xc3", "\xb1")])
    assert CompiledTokenizer(tokenizer).ids("ñ👋").tolist() == [256, 0xF0, 0x9F, 0x91, 0x8B]


def test_special_tokens_have_their_ids() -> None:
    settings = Settings(special_tokens=("<a>", "<a>b", "l"))
    tokenizer = Tokenizer(settings, "los", [Rule("s", "o")])
    assert CompiledTokenizer(tokenizer).ids("sol<a>b<a>?").tolist() == [6, 2, 1, 0, -1]


def test_no_rules_no_text() -> None:
    compiled = CompiledTokenizer(Tokenizer(Settings(), ""))
    assert compiled.ids("").tolist() == []
    assert compiled.ids("ñ").tolist() == [-1]
