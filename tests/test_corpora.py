"""The corpora show what corpora/README.md promises; checked with the reference trainer."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.reference_bpe import Rule, Word, encode, learn, segment

CORPORA = Path(__file__).resolve().parent.parent / "corpora"
LESSON = Path(__file__).resolve().parent / "lesson"
SAMPLES = json.loads((CORPORA / "samples.json").read_text(encoding="utf-8"))
README = (CORPORA / "README.md").read_text(encoding="utf-8")
SHOPS = ["shop-es", "shop-bg", "shop-en"]
ALL_RULES = 10_000  # more than any of these corpora has


@dataclass(frozen=True, slots=True)
class Learned:
    """A corpus in the lesson preset with every rule that can be learned from it."""

    text: str
    words: list[Word]
    rules: list[Rule]
    stopped: str | None

    def pieces(self, text: str, merges: int = 60) -> list[list[str]]:
        """The tokens of each word of the text."""
        return [encode(list(word), self.rules[:merges]) for word in text.split(" ")]

    def count(self, word: str) -> int:
        """How often the word stands in the corpus."""
        return sum(frequency for symbols, frequency in self.words if "".join(symbols) == word)

    def token_count(self, merges: int) -> int:
        """Tokens of the corpus after so many merges."""
        return sum(len(symbols) * n for symbols, n in segment(self.words, self.rules[:merges]))


def read_words(path: Path) -> list[Word]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".tsv":
        rows = [line.split("\t") for line in text.splitlines()]
        return [(list(word), int(frequency)) for word, frequency in rows]
    counts = Counter(word for word in re.split("[ \n]", text) if word)
    return [(list(word), frequency) for word, frequency in counts.items()]


@pytest.fixture(scope="session")
def learned() -> dict[str, Learned]:
    corpora = {}
    for name, sample in SAMPLES.items():
        path = CORPORA / sample["file"]
        words = read_words(path)
        corpora[name] = Learned(path.read_text(encoding="utf-8"), words, *learn(words, ALL_RULES))
    return corpora


def depth(token: str, rules: list[Rule]) -> int:
    """How many rules stand on top of each other to make the token; a letter has depth 0."""
    for left, right, *_ in rules:
        if left + right == token:
            return 1 + max(depth(left, rules), depth(right, rules))
    return 0


# Files


@pytest.mark.parametrize("path", sorted(CORPORA.iterdir()), ids=lambda path: path.name)
def test_file_is_plain_utf_8_with_unix_line_ends(path: Path) -> None:
    raw = path.read_bytes()
    assert raw.decode("utf-8").encode("utf-8") == raw
    assert not raw.startswith(b"\xef\xbb\xbf")
    assert b"\r" not in raw
    assert raw.endswith(b"\n") and not raw.endswith(b"\n\n")


def test_readme_and_samples_name_every_file() -> None:
    for path in CORPORA.iterdir():
        assert path.name == "README.md" or f"`{path.name}`" in README
    named = {sample["file"] for sample in SAMPLES.values()}
    assert named == {path.name for path in CORPORA.iterdir() if path.suffix in {".txt", ".tsv"}}


@pytest.mark.parametrize("name", [*SHOPS, "mixed"])
def test_texts_have_clean_lines(name: str, learned: dict[str, Learned]) -> None:
    lines = learned[name].text.splitlines()
    assert lines == [" ".join(line.split()) for line in lines], "single spaces, no tabs, no blank line ends"
    assert all(lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("name", SHOPS)
def test_shop_texts_are_small_lower_case_and_composed(name: str, learned: dict[str, Learned]) -> None:
    text = learned[name].text
    assert text == text.lower() == unicodedata.normalize("NFC", text)
    assert 40 <= len(text.splitlines()) <= 60
    assert 200 <= sum(frequency for _, frequency in learned[name].words) <= 400
    assert set("0123456789") < set(text)
    script = "CYRILLIC" if name == "shop-bg" else "LATIN"
    assert all(unicodedata.name(letter).startswith(script) for letter in text if letter.isalpha())


# Figures


@pytest.mark.parametrize("name", SAMPLES)
def test_figures_of_each_corpus(name: str, learned: dict[str, Learned]) -> None:
    corpus = learned[name]
    figures = {
        "words": sum(frequency for _, frequency in corpus.words),
        "distinct_words": len(corpus.words),
        "letters": corpus.token_count(0),
        "tokens": corpus.token_count(60),
        "rules": len(corpus.rules),
        "rules_seen_twice": len(learn(corpus.words, ALL_RULES, minimum=2)[0]),
    }
    if not name.startswith("lesson"):
        figures = {"lines": len(corpus.text.splitlines()), **figures}
    assert figures == SAMPLES[name]["corpus"]
    row = [str(figures.get("lines", "–")), *(str(n) for key, n in figures.items() if key != "lines")]
    assert f"| `{name}` | {' | '.join(row)} |\n" in README


@pytest.mark.parametrize("name", SAMPLES)
def test_learning_ends_with_every_word_whole(name: str, learned: dict[str, Learned]) -> None:
    corpus = learned[name]
    assert corpus.stopped == "no-pair"
    assert corpus.token_count(len(corpus.rules)) == sum(frequency for _, frequency in corpus.words)


@pytest.mark.parametrize("name", SAMPLES)
def test_limit_leaves_half_a_word_in_the_middle(name: str, learned: dict[str, Learned]) -> None:
    sample = SAMPLES[name]
    limit = sample["limit"]
    words = learned[name].pieces(sample["sample"], sample["merges"])
    assert 5 <= len(words) <= 9
    tokens = [(number, token) for number, word in enumerate(words) for token in word]
    assert len(tokens) == sample["tokens"]

    last, first_lost = tokens[limit - 1][0], tokens[limit][0]
    assert last == first_lost, "the cut falls inside a word"
    assert last < len(words) - 1, "a whole word is lost as well"
    kept = [[token for number, token in tokens[:limit] if number == word] for word in range(last + 1)]
    assert " ".join("".join(word) for word in kept) == sample["kept"]

    assert sample["sample"] not in learned[name].text
    if name != "mixed":
        row = f"| `{name}` | `{sample['sample']}`, {len(tokens)} | {limit} | `{sample['kept']}` |"
        assert row in README.splitlines()


# What is to be seen in the shop messages


@pytest.mark.parametrize("name", SHOPS)
def test_first_pair_is_clear_and_a_tie_follows_soon(name: str, learned: dict[str, Learned]) -> None:
    rules = learned[name].rules
    left, right, count, tied = rules[0]
    assert [left, right, count] == SAMPLES[name]["to_see"]["first_rule"]
    assert tied == 1 and count >= rules[1][2] + 10
    assert left + right in SAMPLES[name]["sample"], "the first merge changes the sample"
    assert f"`{left}+{right}` {count} times" in README

    rank, (left, right, _, tied) = next((n, rule) for n, rule in enumerate(rules, 1) if rule[3] > 1)
    assert rank <= 5
    assert f"rule {rank}, `{left}+{right}`, {tied} pairs" in README


@pytest.mark.parametrize("name", SHOPS)
def test_frequent_word_is_whole_after_a_chain_of_rules(name: str, learned: dict[str, Learned]) -> None:
    frequent = SAMPLES[name]["to_see"]["frequent_word"]
    word, rules = frequent["word"], learned[name].rules
    assert len(word) >= 8
    assert learned[name].count(word) == frequent["count"] >= 10

    cuts = [encode(list(word), rules[:merges]) for merges in range(61)]
    building = [rank for rank in range(1, 61) if cuts[rank] != cuts[rank - 1]]
    assert building == frequent["rules"]
    assert 15 <= building[-1] <= 25 and cuts[building[-1]] == [word]
    assert depth(word, rules) >= 5
    assert f"`{word}`, {frequent['count']} times, whole after rule {building[-1]}" in README
    assert f"| {', '.join(map(str, building))} |" in README


@pytest.mark.parametrize("name", SHOPS)
def test_rare_word_is_in_four_pieces(name: str, learned: dict[str, Learned]) -> None:
    rare = SAMPLES[name]["to_see"]["rare_word"]
    assert learned[name].count(rare["word"]) == rare["count"] == 1
    assert learned[name].pieces(rare["word"]) == [rare["pieces"]]
    assert len(rare["pieces"]) == 4
    assert "`" + r"\|".join(rare["pieces"]) + "`" in README


@pytest.mark.parametrize("name", SHOPS)
def test_unseen_form_is_known_word_and_ending(name: str, learned: dict[str, Learned]) -> None:
    suffixed = SAMPLES[name]["to_see"]["suffixed_word"]
    stem, ending = suffixed["pieces"]
    assert stem + ending == suffixed["word"]
    assert learned[name].count(suffixed["word"]) == suffixed["count"] == 0
    assert learned[name].count(stem) >= 5
    assert learned[name].pieces(suffixed["word"]) == [[stem, ending]]
    assert rf"`{stem}\|{ending}`" in README


@pytest.mark.parametrize("name", SHOPS)
def test_digits_stay_one_by_one(name: str, learned: dict[str, Learned]) -> None:
    digits = SAMPLES[name]["to_see"]["digits"]
    assert learned[name].pieces(digits["text"]) == digits["pieces"]
    number = next(word for word in digits["text"].split(" ") if word.isdigit())
    assert learned[name].count(number) == 0
    assert list(number) in digits["pieces"]
    assert "`" + r"\|".join(number) + "`" in README
    assert not any(letter.isdigit() for rule in learned[name].rules[:60] for letter in rule[0] + rule[1])


# The lesson


@pytest.mark.parametrize("language", ["es", "bg"])
def test_lesson_gives_the_published_rules(language: str, learned: dict[str, Learned]) -> None:
    facts = json.loads((LESSON / f"lesson-{language}.json").read_text(encoding="utf-8"))
    published = (LESSON / f"lesson-{language}.rules.tsv").read_text(encoding="utf-8").splitlines()
    corpus = learned[f"lesson-{language}"]
    rules, stopped = learn(corpus.words, facts["published_rules"])
    assert stopped is None
    assert len(published) == facts["published_rules"] == 60
    assert [f"{left}\t{right}\t{count}" for left, right, count, _ in rules] == published
    assert rules == corpus.rules[:60]
    assert sum(frequency for _, frequency in corpus.words) == facts["corpus"]["words"]
    assert len(corpus.words) == facts["corpus"]["distinct_words"]


@pytest.mark.parametrize("language", ["es", "bg"])
def test_lesson_messages_are_cut_as_published(language: str, learned: dict[str, Learned]) -> None:
    facts = json.loads((LESSON / f"lesson-{language}.json").read_text(encoding="utf-8"))
    assert len(facts["messages"]) == 3
    for message in facts["messages"]:
        text = " ".join("".join(word) for word in message["pieces"])
        pieces = learned[f"lesson-{language}"].pieces(text)
        assert pieces == message["pieces"]
        assert len(pieces) == message["words"]
        assert len(text.replace(" ", "")) == message["letters"]
        assert sum(len(word) for word in pieces) == message["tokens"]


@pytest.mark.parametrize(("language", "tied"), [("es", 49), ("bg", 48)])
def test_lesson_ties(language: str, tied: int, learned: dict[str, Learned]) -> None:
    assert sum(rule[3] > 1 for rule in learned[f"lesson-{language}"].rules[:60]) == tied


def test_lesson_single_rounds(learned: dict[str, Learned]) -> None:
    assert learned["lesson-bg"].rules[0] == ("а", "т", 40, 2)
    assert learned["lesson-es"].rules[0] == ("e", "l", 25, 1)
    assert learned["lesson-es"].rules[41][2:] == (5, 14)


@pytest.mark.parametrize(("language", "all_rules", "seen_twice"), [("es", 202, 127), ("bg", 209, 123)])
def test_lesson_stops(language: str, all_rules: int, seen_twice: int, learned: dict[str, Learned]) -> None:
    corpus = learned[f"lesson-{language}"]
    assert (len(corpus.rules), corpus.stopped) == (all_rules, "no-pair")
    rules, stopped = learn(corpus.words, 300, minimum=2)
    assert (len(rules), stopped) == (seen_twice, "min-count")
    assert rules == corpus.rules[:seen_twice]


def test_lesson_token_counts(learned: dict[str, Learned]) -> None:
    corpus = learned["lesson-es"]
    counts = [corpus.token_count(merges) for merges in (0, 10, 60, 100, 200, 202)]
    assert counts == [937, 773, 449, 337, 210, 208]


def test_lesson_limits(learned: dict[str, Learned]) -> None:
    pieces = learned["lesson-es"].pieces("tu pedido llegará en cinco días")
    assert pieces == [["tu"], ["pedido"], ["llegará"], ["en"], ["ci", "n", "co"], ["días"]]


# The mixed corpus


def test_mixed_corpus_holds_every_kind_of_trouble(learned: dict[str, Learned]) -> None:
    text = learned["mixed"].text
    assert len(text.splitlines()) >= 25
    skin_tone, family = "\U0001f44d\U0001f3fd", "\U0001f469\u200d\U0001f467"
    flag, keycap = "\U0001f1e7\U0001f1ec", "1\ufe0f\u20e3"
    for letters in (skin_tone, family, flag, keycap, "&", "<"):
        assert letters in text
    scripts = {unicodedata.name(letter).split()[0] for letter in text if letter.isalpha()}
    assert scripts >= {"LATIN", "CYRILLIC", "HEBREW", "ARABIC", "CJK", "DEVANAGARI", "THAI"}
    assert {unicodedata.bidirectional(letter) for letter in text} >= {"L", "R", "AL", "AN", "EN", "NSM"}


def test_mixed_corpus_spells_one_word_in_two_ways(learned: dict[str, Learned]) -> None:
    assert learned["mixed"].count("ma\u00f1ana") == learned["mixed"].count("man\u0303ana") == 2
    rules = [(left, right) for left, right, *_ in learned["mixed"].rules]
    assert ("ma\u00f1", "ana") in rules and ("an", "\u0303") in rules


# The reference itself, on examples that fit in a head


@pytest.mark.parametrize(
    ("text", "rules", "stopped"),
    [
        ("aaaa aaa", [("a", "a", 5, 1), ("aa", "aa", 1, 2), ("aa", "a", 1, 1)], "no-pair"),
        ("sol", [("s", "o", 1, 2), ("so", "l", 1, 1)], "no-pair"),
        ("ccc ddd", [("c", "c", 2, 2), ("d", "d", 2, 1)], None),
        ("ddd ccc", [("d", "d", 2, 2), ("c", "c", 2, 1)], None),
        ("a e i o u", [], "no-pair"),
        ("", [], "no-pair"),
    ],
)
def test_reference_learns(text: str, rules: list[Rule], stopped: str | None) -> None:
    words = [(list(word), frequency) for word, frequency in Counter(text.split()).items()]
    wanted = 5 if stopped else len(rules)
    assert learn(words, wanted) == (rules, stopped)


def test_reference_minimum_count() -> None:
    words = [(list("bajo"), 3)]
    rules, stopped = learn(words, 9, minimum=2)
    assert [(left, right) for left, right, *_ in rules] == [("b", "a"), ("ba", "j"), ("baj", "o")]
    assert stopped == "no-pair"
    assert learn([(list("sol"), 1)], 5, minimum=2) == ([], "min-count")
    assert words == [(list("bajo"), 3)], "the caller's words are left alone"


def test_reference_applies_rules_in_the_given_order() -> None:
    hand_made = [("ab", "c", 1, 1), ("a", "b", 1, 1)]
    assert encode(list("abc"), hand_made) == ["ab", "c"]
    twice = [("a", "bc", 1, 1), ("b", "c", 1, 1), ("a", "bc", 1, 1)]
    assert encode(list("abc"), twice) == ["abc"]


@pytest.mark.parametrize("name", SAMPLES)
def test_encoding_gives_the_segmentation_of_learning(name: str, learned: dict[str, Learned]) -> None:
    # learn() keeps its words to itself: going on from the encoded words must find the next rules.
    corpus = learned[name]
    assert learn(segment(corpus.words, corpus.rules[:60]), 5)[0] == corpus.rules[60:65]
