"""How words grow, and why they are not whole yet: the lesson's numbers, and random rules by brute force."""

from __future__ import annotations

from collections.abc import Generator
from itertools import pairwise
from random import Random
from typing import TypeVar

import pytest

from bpe_gui.core.packed_words import pack
from bpe_gui.core.settings import PRESETS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.core.word_story import Growth, InnerPair, inner_pairs, is_held, lacking, word_at
from tests import reference_bpe
from tests.core import lesson

Yielded = TypeVar("Yielded")


def at_once(work: Generator[None, None, bool]) -> bool:
    return result_of(work)


def all_rounds() -> list[reference_bpe.Rule]:
    words = [(list(word), count) for word, count in lesson.counts("es").counts.items()]
    return reference_bpe.learn(words, 300)[0]


def test_paquete_grows_as_the_plain_reference_says() -> None:
    rules = all_rounds()
    growth = Growth(symbols("paquete", Settings()))
    growth.take(Rule(left, right) for left, right, *_ in rules)
    assert growth.merges == 202
    told = [(step.merges, "|".join(step.pieces)) for step in growth.steps[-4:]]
    assert told == [(46, "pa|q|ue|te"), (62, "paq|ue|te"), (63, "paque|te"), (64, "paquete")]
    assert growth.is_whole
    for merges in range(203):
        assert list(growth.at(merges).pieces) == reference_bpe.encode(list("paquete"), rules[:merges])
    assert inner_pairs(growth.steps, 60) == [
        InnerPair(Rule("pa", "q"), None, 62, True),
        InnerPair(Rule("q", "ue"), None, 62, False),
        InnerPair(Rule("ue", "te"), None, 63, False),
    ]


def test_rules_taken_one_by_one_or_together_give_the_same_steps() -> None:
    rules = [Rule(left, right) for left, right, *_ in all_rounds()]
    together, one_by_one = Growth("reembolso"), Growth("reembolso")
    together.take(rules)
    for rule in rules:
        one_by_one.take([rule])
    assert one_by_one.steps == together.steps
    assert len(together.at(60).pieces) == 7


def test_neighbours_end_when_one_of_them_changes() -> None:
    """Random words and hand-made rules, each pair watched piece by piece."""
    dice = Random(11)
    for _ in range(200):
        word = dice.choices("aab", k=dice.randint(2, 8))
        rules: list[Rule] = []
        pieces = ["a", "b"]
        for _ in range(6):
            rules.append(Rule(dice.choice(pieces), dice.choice(pieces)))
            pieces.append(rules[-1].token)
        growth = Growth(word)
        growth.take(rules)
        merges = dice.randint(0, 3)
        now = reference_bpe.encode(list(word), [(*rule, 0, 0) for rule in rules[:merges]])
        found = inner_pairs(growth.steps, merges)
        assert [tuple(each.rule) for each in found] == list(pairwise(now))
        for place, pair in enumerate(found):
            start = len("".join(now[:place]))
            assert (pair.ends_at, pair.itself) == watched(word, rules, merges, start, pair.rule)


def watched(
    word: list[str], rules: list[Rule], merges: int, start: int, pair: Rule
) -> tuple[int | None, bool]:
    """After which rule two pieces that begin there are no neighbours any more; whether it joins them."""
    for number in range(merges + 1, len(rules) + 1):
        cut = reference_bpe.encode(list(word), [(*rule, 0, 0) for rule in rules[:number]])
        places, at = {}, 0
        for piece in cut:
            places[at] = piece
            at += len(piece)
        if places.get(start) != pair.left or places.get(start + len(pair.left)) != pair.right:
            return number, places.get(start) == pair.token
    return None, False


def test_letters_that_the_corpus_lacks_are_named_once() -> None:
    alphabet = lesson.trainer("es").alphabet
    assert lacking("paquete", alphabet, Settings()) == []
    assert lacking("kilowattkilo", alphabet, Settings()) == ["k", "w"]
    marker = Settings(Pretokenizer.MARKER)
    assert lacking("paquete", alphabet, marker) == []


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize(
    ("pretokenizer", "held", "missing"),
    [
        (Pretokenizer.SPACES, ("sol", "ol", "girasol", "ñ", "raso"), ("sola", "girasoles", "lsol", "lgira")),
        (Pretokenizer.MARKER, ("sol", "gira", "s"), ("ol", "asol", "ñ")),
        (Pretokenizer.END_MARKER, ("sol", "ol", "asol", "ñ"), ("gira", "gi", "lsol")),
    ],
)
def test_what_no_word_holds_is_never_a_token(
    pretokenizer: Pretokenizer, held: tuple[str, ...], missing: tuple[str, ...], packed: bool
) -> None:
    counts = WordCounts({"sol": 2, "girasol": 1, "leñ": 3})
    counts = pack(counts).word_counts() if packed else counts
    settings = Settings(pretokenizer)
    assert [word for word in held if not at_once(is_held(word, counts, settings))] == []
    assert [word for word in missing if at_once(is_held(word, counts, settings))] == []


@pytest.mark.parametrize("settings", [Settings(), PRESETS["book-marker"], Settings(unit=Unit.BYTES)])
def test_every_token_that_is_ever_made_is_held(settings: Settings) -> None:
    """The proof of "never": brute force over all words that a small corpus can make whole."""
    dice = Random(2)
    texts = {"".join(dice.choices("abé", k=dice.randint(2, 6))): dice.randint(1, 5) for _ in range(12)}
    counts = WordCounts(texts)
    words = [(list(symbols(text, settings)), count) for text, count in texts.items()]
    rules = reference_bpe.learn(words, 100)[0]
    candidates = {text[start:end] for text in texts for start in range(6) for end in range(start + 1, 7)}
    candidates |= {"".join(dice.choices("abé", k=dice.randint(1, 6))) for _ in range(100)}
    whole = [
        each for each in candidates if len(reference_bpe.encode(list(symbols(each, settings)), rules)) == 1
    ]
    assert len(whole) > 10
    assert [each for each in whole if not at_once(is_held(each, counts, settings))] == []


@pytest.mark.parametrize(
    ("pretokenizer", "line", "words"),
    [
        (Pretokenizer.SPACES, "un  sol", ["un", "un", "un", "", "sol", "sol", "sol", "sol"][:8]),
        (Pretokenizer.GPT2, "un sol", ["un", "un", " sol", " sol", " sol", " sol", " sol"]),
        (Pretokenizer.LINES, "a b", ["a b"] * 4),
    ],
)
def test_the_word_at_each_place_of_a_line(pretokenizer: Pretokenizer, line: str, words: list[str]) -> None:
    settings = Settings(pretokenizer)
    assert [word_at(line, place, settings) for place in range(len(line) + 1)] == words


def test_the_word_in_a_very_long_line_and_in_composed_letters() -> None:
    line = "sol " * 50_000 + "luna " + "sol " * 50_000
    assert word_at(line, 200_002, Settings()) == "luna"
    composed = Settings(normalization=Normalization.NFC)
    assert word_at("man\u0303ana e\u0301l", 9, composed) == "\xe9l"
    assert word_at("sol<fin>luna", 5, Settings(special_tokens=("<fin>",))) == "<fin>"
