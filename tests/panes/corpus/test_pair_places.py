"""Where a pair stands: overlaps, merges before it, markers, bytes, normalized and special text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.panes.corpus.pair_places import LONGEST_WORD, PairPlaces
from tests.core import lesson
from tests.core.strategies import any_settings, few, learned, texts, word_counts


def places(rule: tuple[str, str], *before: tuple[str, str], settings: Settings | None = None) -> PairPlaces:
    """The places of a pair after the rules before it."""
    rules = [Rule(*each) for each in before]
    tokenizer = Tokenizer(settings or Settings(), sorted(set("".join(map("".join, rules)))), rules)
    return PairPlaces(tokenizer, Rule(*rule), len(rules))


def lit(found: tuple[tuple[int, int], ...], text: str) -> list[str]:
    """The pieces of text at places."""
    return [text[start:end] for start, end in found]


def test_a_pair_is_found_in_each_word() -> None:
    assert places(("e", "l")).in_line("el paquete llegará él elel") == ((0, 2), (22, 24), (24, 26))


def test_a_pair_never_spans_two_words() -> None:
    assert places(("e", "l")).in_line("e l") == ()


def test_overlapping_places_are_one() -> None:
    assert places(("a", "a")).in_line("aaa aa") == ((0, 3), (4, 6))
    assert places(("a", "a")).in_line("aaaa") == ((0, 4),)


def test_a_pair_stands_only_where_the_rules_before_left_it() -> None:
    # "pa" was made before, so the a of "pado" is no symbol of its own any more.
    assert places(("a", "d"), ("p", "a")).in_line("pado nado") == ((6, 8),)
    assert places(("pa", "d"), ("p", "a")).in_line("pado nado") == ((0, 3),)


def test_places_count_code_points() -> None:
    line = "👋👋 pedido"
    assert places(("p", "e")).in_line(line) == ((3, 5),)
    assert places(("👋", "👋")).in_line(line) == ((0, 2),)


def test_a_marker_takes_no_room() -> None:
    start = Settings(Pretokenizer.MARKER)
    assert places((START_MARKER, "e"), settings=start).in_line("el de en") == ((0, 1), (6, 7))
    assert places((START_MARKER + "e", "l"), (START_MARKER, "e"), settings=start).in_line("de el") == (
        (3, 5),
    )
    end = Settings(Pretokenizer.END_MARKER)
    assert places(("l", "o" + END_MARKER), settings=end).in_line("solo sol lo loa") == ((2, 4), (9, 11))


def test_part_of_a_letter_stands_for_all_of_it() -> None:
    bytes_ = Settings(unit=Unit.BYTES)
    assert lit(places(("\xc3", "\xb1"), settings=bytes_).in_line("una ñu"), "una ñu") == ["ñ"]
    assert lit(places(("\xb1", "u"), settings=bytes_).in_line("una ñu"), "una ñu") == ["ñu"]
    assert lit(places(("\x9f", "\x91"), settings=bytes_).in_line("👋👋"), "👋👋") == ["👋", "👋"]


def test_a_glued_space_is_part_of_the_pair() -> None:
    gpt2 = Settings(Pretokenizer.GPT2, Unit.BYTES)
    assert lit(places((" ", "p"), settings=gpt2).in_line("tu pedido"), "tu pedido") == [" p"]


def test_words_that_run_over_line_ends_need_what_follows() -> None:
    pattern = Settings(Pretokenizer.CL100K)
    found = places((".", "\n"), settings=pattern)
    assert found.needs_context
    assert found.in_line("fin.", "", "\nhola") == ((3, 4),)
    assert found.in_line("fin.") == ()
    assert not places(("e", "l")).needs_context


def test_normalized_text_is_found_where_it_was_typed() -> None:
    nfc = Settings(normalization=Normalization.NFC)
    text = "man\u0303ana man\u0303o"
    assert lit(places(("a", "ñ"), settings=nfc).in_line(text), text) == ["an\u0303", "an\u0303"]
    assert lit(places(("n", "a"), settings=nfc).in_line(text), text) == ["na"]
    nfd = Settings(normalization=Normalization.NFD)
    assert lit(places(("n", "\u0303"), settings=nfd).in_line("una mañana"), "una mañana") == ["ñ"]
    nfkc = Settings(normalization=Normalization.NFKC)
    assert lit(places(("f", "i"), settings=nfkc).in_line("a ﬁn fi"), "a ﬁn fi") == ["ﬁ", "fi"]


def test_special_tokens_are_not_cut() -> None:
    special = Settings(special_tokens=("<fin>",))
    assert places(("f", "i"), settings=special).in_line("fin<fin>fin") == ((0, 2), (8, 10))


@few
@given(any_settings, st.lists(texts, min_size=1, max_size=4), st.integers(0, 6))
def test_where_a_pair_stands_in_a_line_it_may_stand_in_all_of_them(
    settings: Settings, lines: list[str], merges: int
) -> None:
    lines = [line for text in lines for line in text.split("\n")]
    tokenizer = learned(["\n".join(lines)], settings, merges + 1)
    if merges < len(tokenizer.rules):
        found = PairPlaces(tokenizer, tokenizer.rules[merges], merges)
        around = [("\n", "\n" + line) if found.needs_context else ("", "") for line in [*lines[1:], ""]]
        stands = any(found.in_line(line, *each) for line, each in zip(lines, around, strict=True))
        assert found.may_stand_in("\n".join(["", *lines, ""])) >= stands
    assert not PairPlaces(tokenizer, Rule("🦊", "🦉"), 0).may_stand_in("\n".join(lines)) or (
        settings.special_tokens
    )


def test_a_row_of_a_table_is_one_word() -> None:
    assert places((" ", "e")).in_word("a el") == ((1, 3),)
    assert places(("e", "l")).in_word("el\ud83d el") == ((0, 2), (4, 6))


def test_lone_surrogates_do_no_harm() -> None:
    assert places(("e", "l")).in_line("\ud83d el") == ((2, 4),)
    assert places(("e", "l"), settings=Settings(unit=Unit.BYTES)).in_line("\ud83d el") == ((2, 4),)


def test_a_word_too_long_is_left_alone() -> None:
    lines = Settings(Pretokenizer.LINES)
    assert places(("e", "l"), settings=lines).in_line("el" * (LONGEST_WORD // 2)) != ()
    assert places(("e", "l"), settings=lines).in_line("el" * LONGEST_WORD) == ()


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_rules_of_the_past_stand_where_their_counts_come_from(language: str) -> None:
    counts, tokenizer = lesson.counts(language), lesson.tokenizer(language)
    for merges, found in enumerate(lesson.rounds(language)):
        here = PairPlaces(tokenizer, found.rule, merges)
        seen = 0
        for word, times in counts.counts.items():
            tokens = tokenizer.encode_word(word, merges)
            starts = [len("".join(tokens[:at])) for at in range(len(tokens))]
            by_hand = [
                (starts[at], starts[at] + len(found.rule.token))
                for at in range(len(tokens) - 1)
                if tokens[at : at + 2] == found.rule
            ]
            assert list(here.in_word(word)) == by_hand
            seen += times * len(by_hand)
        assert seen == found.count  # no rule of the lesson overlaps itself


@few
@given(word_counts, st.integers(0, 5))
def test_pairs_of_a_round_cover_the_letters_that_they_hold(counts: WordCounts, merges: int) -> None:
    trainer = ReadableTrainer(counts, Settings())
    rules = [found.rule for found in learn(trainer, merges)]
    tokenizer = Tokenizer(Settings(), trainer.alphabet, rules)
    for rule, _ in trainer.pairs(1_000).pairs:
        here = PairPlaces(tokenizer, rule, len(rules))
        for word in counts.counts:
            tokens = tokenizer.encode_word(word, len(rules))
            starts = [len("".join(tokens[:at])) for at in range(len(tokens) + 1)]
            held = {
                letter
                for at in range(len(tokens) - 1)
                if tokens[at : at + 2] == rule
                for letter in range(starts[at], starts[at + 2])
            }
            found = here.in_word(word)
            assert {letter for start, end in found for letter in range(start, end)} == held
            assert sum(end - start for start, end in found) == len(held)  # no place lies over another


@pytest.mark.parametrize("change", ["rule", "merges", "tokenizer", "settings"])
def test_what_it_remembers_is_for_one_pair_of_one_tokenizer(change: str) -> None:
    tokenizer = Tokenizer(Settings(), "el", [Rule("e", "l")])
    found = PairPlaces(tokenizer, Rule("e", "l"), 0)
    assert found.is_for(tokenizer, Rule("e", "l"), 0)
    match change:
        case "rule":
            assert not found.is_for(tokenizer, Rule("l", "e"), 0)
        case "merges":
            assert not found.is_for(tokenizer, Rule("e", "l"), 1)
        case "tokenizer":
            assert not found.is_for(Tokenizer(Settings(), "el", [Rule("e", "l")]), Rule("e", "l"), 0)
        case "settings":
            tokenizer.settings = Settings(Pretokenizer.MARKER)
            assert not found.is_for(tokenizer, Rule("e", "l"), 0)
