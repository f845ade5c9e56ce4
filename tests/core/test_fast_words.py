"""Words found by kernels are those that the patterns find, and equal words have one number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy
import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.fast_words import NumberedWords, character_classes
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings
from bpe_gui.core.tokenizer import prepare
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.paths import corpora_dir
from tests.core.strategies import any_settings, fixed, texts
from tests.core.test_safe_cuts import signs

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls

GPT = (Pretokenizer.GPT2, Pretokenizer.CL100K, Pretokenizer.O200K)
Place = tuple[int, int, bool]


@pytest.fixture(autouse=True)
def numbers_may_run_over() -> Iterator[None]:
    """Without Numba the kernels are Python, whose numbers warn when they run over, as they shall."""
    with numpy.errstate(over="ignore"):
        yield


def found(words: NumberedWords, text: str) -> tuple[str, list[Place], list[int]]:
    """The text as it is cut, where its words stand, and their numbers; each word is the one of its number."""
    prepared, slices = words.find(text)
    places: list[Place] = []
    numbers: list[int] = []
    for some in slices:
        for start, end, number in zip(some.starts, some.ends, some.numbers, strict=True):
            assert words.word(number) == prepared[start:end]
            places.append((start, end, number < words.specials))
            numbers.append(number)
    return prepared, places, numbers


def expected(text: str, settings: Settings) -> tuple[str, list[Place]]:
    """What the readable half finds."""
    prepared, spans = prepare(text, settings)
    return prepared, [(span.start, span.end, span.special) for span in spans]


@fixed
@given(texts, texts, any_settings)
def test_words_are_those_of_the_patterns(first: str, second: str, settings: Settings) -> None:
    words = NumberedWords(settings)
    for text in (first, second, first):
        assert found(words, text)[:2] == expected(text, settings)


@pytest.mark.parametrize("cut", GPT)
@fixed
@given(text=st.one_of(signs, st.text(max_size=20)))
def test_gpt_patterns_on_signs_of_every_class(cut: Pretokenizer, text: str) -> None:
    assert found(NumberedWords(Settings(cut)), text)[:2] == expected(text, Settings(cut))


PARTS = (
    "a", "B", "s", "T", "ñ", "Ñ", "ǅ", "ʰ", "中", "\u0301", "1", "٣", "½", "'", "'S", "'ſ", "ſ", "'LL", "'rE",
    " ", "\n", "\r", "\t", "\xa0", "/", "!", "👋", "\x1c", "\x85", "abcdefg", "ABCDEFGH", "a" * 15, "z" * 17,
)  # fmt: skip
turns = st.lists(st.sampled_from(PARTS), max_size=12).map("".join)


@pytest.mark.parametrize("cut", GPT)
@fixed
@given(text=turns)
def test_gpt_patterns_on_every_turn_they_take(cut: Pretokenizer, text: str) -> None:
    assert found(NumberedWords(Settings(cut)), text)[:2] == expected(text, Settings(cut))


@pytest.mark.parametrize("cut", GPT)
def test_gpt_patterns_on_every_character(cut: Pretokenizer) -> None:
    """Code points between a letter, an apostrophe, a number and a space: of some planes every seventh."""
    codes = [
        *range(0x3000),
        *range(0x3000, 0xD800, 7),
        *range(0xE000, 0x20000, 7),
        *range(0x20000, 0x110000, 499),
    ]
    codes = codes if is_available() else codes[:0x600]
    text = "".join(f"a{character}a'{character} {character}1 " for character in map(chr, codes))
    assert found(NumberedWords(Settings(cut)), text)[:2] == expected(text, Settings(cut))


@pytest.mark.parametrize("pretokenizer", Pretokenizer)
@pytest.mark.parametrize("name", ["mixed.txt", "shop-bg.txt", "shop-en.txt", "shop-es.txt"])
def test_texts_of_the_program(name: str, pretokenizer: Pretokenizer) -> None:
    text = (corpora_dir() / name).read_text(encoding="utf-8")[: None if is_available() else 3_000]
    assert found(NumberedWords(Settings(pretokenizer)), text)[:2] == expected(text, Settings(pretokenizer))


def test_classes_are_those_of_the_package_regex() -> None:
    classes = character_classes()
    assert classes[ord("\n")] == classes[ord("\r")] != classes[ord(" ")]
    tried = range(0, 0x20000, 3)
    for pattern in (r"\p{Lu}|\p{Lt}", r"\p{Ll}", r"\p{Lm}|\p{Lo}", r"\p{M}", r"\p{N}", r"[^\S\r\n]"):
        match = regex.compile(pattern).match
        codes = [code for code in tried if match(chr(code))]
        assert [code for code in tried if classes[code] == classes[codes[0]]] == codes


def test_equal_words_have_one_number_first_seen_first() -> None:
    words = NumberedWords(Settings(special_tokens=("<fin>",)))
    assert found(words, "sol luz<fin>sol")[2] == [1, 2, 0, 1]
    assert found(words, "luz día")[2] == [2, 3]
    assert [words.word(number) for number in range(len(words))] == ["<fin>", "sol", "luz", "día"]
    assert words.text.tobytes().decode() == "<fin>solluzdía"
    assert words.ends.tolist() == [5, 8, 11, 15]


def test_a_special_token_and_a_word_of_the_same_spelling_are_two() -> None:
    words = NumberedWords(Settings(normalization=Normalization.NFKC, special_tokens=("fi",)))
    # The ligature becomes the same two letters, behind the look for special tokens.
    assert found(words, "\ufb01 fi")[2] == [1, 0]


def test_without_places_there_are_only_numbers() -> None:
    _, slices = NumberedWords(Settings(special_tokens=("<fin>",))).find("sol <fin> sol", places=False)
    (some,) = slices
    assert (some.starts.tolist(), some.ends.tolist(), some.numbers.tolist()) == ([], [], [1, 0, 1])
    assert some.share == 1.0


@pytest.mark.parametrize("pretokenizer", Pretokenizer)
def test_tables_grow(pretokenizer: Pretokenizer) -> None:
    """More words than the first tables hold, words of every length, more of them than one call gives."""
    size = 20_000 if is_available() else 5_000
    text = "\n".join(f"{number * 7919} {'ñ' * (number % 40)}" for number in range(size))
    words = NumberedWords(Settings(pretokenizer))
    prepared, places, numbers = found(words, text)
    assert (prepared, places) == expected(text, Settings(pretokenizer))
    texts = [prepared[start:end] for start, end, _ in places]
    known = {word: number for number, word in enumerate(dict.fromkeys(texts))}
    assert numbers == [known[word] for word in texts]


def test_a_word_longer_than_all_room() -> None:
    words = NumberedWords(Settings())
    long = "añ" * 100_000 if is_available() else "añ" * 40_000
    assert found(words, f"{long} b {long}")[2] == [0, 1, 0]


def test_what_is_no_text_is_replaced() -> None:
    text = f"a{START_MARKER} \ud83d{END_MARKER}"
    assert found(NumberedWords(Settings()), text)[:2] == expected(text, Settings())
    assert found(NumberedWords(Settings()), "")[:2] == ("", [])
