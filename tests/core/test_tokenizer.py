from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.core.trainer import ReadableTrainer, Rule, learn
from bpe_gui.core.units import BYTES, END_MARKER, START_MARKER, clean, normalize, symbols
from bpe_gui.core.word_counts import WordCounts
from tests.core import lesson
from tests.core.strategies import any_settings, few, fixed, learned, texts, word_counts
from tests.reference_bpe import encode as encode_plainly

GPT = (Pretokenizer.GPT2, Pretokenizer.CL100K, Pretokenizer.O200K)
ONE_SPACE = (Pretokenizer.SPACES, Pretokenizer.WHITESPACE, Pretokenizer.MARKER, Pretokenizer.END_MARKER)


def hand_made(*pairs: str) -> Tokenizer:
    """Rules written like ab+c over the letters they hold."""
    rules = [Rule(*pair.split("+")) for pair in pairs]
    return Tokenizer(Settings(), sorted(set("".join(pairs)) - {"+"}), rules)


# -- encoding --------------------------------------------------------------------------------------


@fixed
@given(word_counts, any_settings, st.integers(0, 20))
def test_training_words_are_cut_as_the_trainer_ended(
    counts: WordCounts, settings: Settings, merges: int
) -> None:
    trainer = ReadableTrainer(counts, settings)
    tokenizer = Tokenizer(settings, trainer.alphabet, [found.rule for found in learn(trainer, merges)])
    assert [tokenizer.encode_word(word) for word in counts.counts] == [
        word for word, _ in trainer.segmentation()
    ]


def all_ways(tokenizer: Tokenizer, word: str, merges: int) -> list[list[str]]:
    """The tokens of a word by looking, by queue, by the reference."""
    units = list(symbols(word, tokenizer.settings))
    looked, looked_ranks = tokenizer._apply_by_looking(units.copy(), merges)
    queued, queued_ranks = tokenizer._apply_by_queue(units.copy(), merges)
    assert looked_ranks == queued_ranks == sorted(looked_ranks)
    assert len(units) - len(looked_ranks) == len(looked)
    return [looked, queued, encode_plainly(units, [(*rule, 0, 0) for rule in tokenizer.rules[:merges]])]


parts = st.text("abc", min_size=1, max_size=3)
# Any rules in any order, twice as well: what a file written by hand or by another program may hold.
any_rules = st.lists(st.builds(Rule, parts, parts), max_size=12)


@fixed
@given(any_rules, st.lists(st.text("abc", max_size=30), min_size=1, max_size=8), st.integers(0, 12))
def test_hand_made_rules_are_applied_one_after_the_other(
    rules: list[Rule], words: list[str], merges: int
) -> None:
    tokenizer = Tokenizer(Settings(), "abc", rules)
    for word in words:
        first, *others = all_ways(tokenizer, word, min(merges, len(rules)))
        assert others == [first, first]
        assert tokenizer.encode_word(word, merges) == tuple(first)


@fixed
@given(word_counts, any_settings, st.randoms(use_true_random=False), texts)
def test_learned_and_shuffled_rules_on_unseen_text(
    counts: WordCounts, settings: Settings, random: object, text: str
) -> None:
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, 25)]
    shuffled = rules.copy()
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    for chosen in (rules, shuffled):
        tokenizer = Tokenizer(settings, trainer.alphabet, chosen)
        prepared, spans = prepare(text, settings)
        for span in spans:
            if not span.special:
                first, *others = all_ways(tokenizer, prepared[span.start : span.end], len(rules))
                assert others == [first, first]


@pytest.mark.parametrize(
    ("rules", "word", "tokens"),
    [
        (("ab+c", "a+b"), "abc", ["ab", "c"]),
        (("a+bc", "b+c", "a+bc"), "abc", ["abc"]),
        (("a+bc", "b+c", "a+bc"), "abcabcx", ["abc", "abc", "x"]),
        (("a+bc", "a+bc", "b+c", "a+bc"), "abc", ["abc"]),
        (("a+bc", "a+bc", "b+c"), "abc", ["a", "bc"]),
        (("b+c", "a+b"), "abc", ["a", "bc"]),
        (("a+a", "aa+a"), "aaaaa", ["aa", "aaa"]),
        (("a+a", "a+a"), "aaa", ["aa", "a"]),
        (("a+b",), "", []),
    ],
)
def test_lists_in_which_the_lowest_rank_is_not_enough(
    rules: tuple[str, ...], word: str, tokens: list[str]
) -> None:
    assert all_ways(hand_made(*rules), word, len(rules)) == [tokens] * 3


def test_a_long_word_is_cut_like_a_short_one() -> None:
    tokenizer = lesson.tokenizer("es")
    word = "mensajeropedidollegará" * 40
    assert tokenizer.encode_word(word) == ("mensajero", "pedido", "llegará") * 40


def test_rules_are_applied_by_rank_not_by_place() -> None:
    assert hand_made("e+l", "e+n", "r+o").encode_word("mensajero") == ("m", "en", "s", "a", "j", "e", "ro")
    rules = list(lesson.tokenizer("es").rules)
    backward = Tokenizer(Settings(), lesson.tokenizer("es").alphabet, reversed(rules))
    assert backward.encode_word("mensajero") == ("m", "en", "s", "a", "je", "ro")
    assert lesson.tokenizer("es").encode_word("mensajero") == ("mensajero",)


@few
@given(word_counts, any_settings, texts)
def test_tokens_never_rise(counts: WordCounts, settings: Settings, text: str) -> None:
    trainer = ReadableTrainer(counts, settings)
    tokenizer = Tokenizer(settings, trainer.alphabet, [found.rule for found in learn(trainer, 15)])
    curve = [
        sum(len(word.tokens) for word in tokenizer.encode(text, merges))
        for merges in range(len(tokenizer.rules) + 1)
    ]
    assert all(before >= after for before, after in pairwise(curve))


@few
@given(word_counts, any_settings, texts)
def test_replacements_below_k_tell_the_tokens_at_k(counts: WordCounts, settings: Settings, text: str) -> None:
    trainer = ReadableTrainer(counts, settings)
    tokenizer = Tokenizer(settings, trainer.alphabet, [found.rule for found in learn(trainer, 15)])
    for word in tokenizer.encode(text):
        if not word.special:
            units = symbols(word.text, settings)
            tokens, ranks = tokenizer.apply_rules(word.text)
            assert tuple(tokens) == word.tokens
            for merges in range(len(tokenizer.rules) + 1):
                left = len(units) - sum(rank < merges for rank in ranks)
                assert left == len(tokenizer.encode_word(word.text, merges))


@pytest.mark.parametrize("language", lesson.LANGUAGES)
def test_the_published_messages(language: str) -> None:
    tokenizer = lesson.tokenizer(language)
    for message in lesson.messages(language):
        encoded = tokenizer.encode(message.text)
        assert [list(word.tokens) for word in encoded] == message.pieces
        assert len(tokenizer.ids(encoded)) == message.tokens


def test_places_count_code_points_of_the_normalized_text() -> None:
    tokenizer = Tokenizer(Settings(normalization=Normalization.NFC, special_tokens=("<fin>",)), "a")
    encoded = tokenizer.encode("👋👋 man\u0303ana<fin>sol")
    assert [(word.text, word.start, word.end) for word in encoded] == [
        ("👋👋", 0, 2),
        ("mañana", 3, 9),
        ("<fin>", 9, 14),
        ("sol", 14, 17),
    ]


# -- unknown symbols -------------------------------------------------------------------------------


def test_unknown_symbols_pass_through_without_an_id() -> None:
    tokenizer = lesson.tokenizer("es")
    encoded = tokenizer.encode("ñandú W€")
    assert "".join(token for word in encoded for token in word.tokens) == "ñandúW€"
    missing = [
        token
        for word in encoded
        for token, number in zip(word.tokens, tokenizer.ids([word]), strict=True)
        if number is None
    ]
    assert missing == ["ú", "W", "€"]
    assert tokenizer.decode(word.tokens for word in encoded) == "ñandú W€"


@pytest.mark.parametrize("pretokenizer", Pretokenizer)
def test_nothing_made_of_bytes_is_unknown(pretokenizer: Pretokenizer) -> None:
    settings = Settings(pretokenizer, Unit.BYTES)
    tokenizer = learned(["sol"], settings, 1)
    ids = tokenizer.ids(tokenizer.encode("ñandú W€ 👋\nжу"))
    assert None not in ids


# -- vocabulary ------------------------------------------------------------------------------------


def test_the_vocabulary_begins_with_special_tokens_then_the_marker_then_letters() -> None:
    settings = Settings(Pretokenizer.MARKER, special_tokens=("<fin>", "<a>"))
    tokenizer = learned(["sol luz sol"], settings, 2)
    vocabulary = tokenizer.vocabulary()
    assert vocabulary == [
        "<fin>",
        "<a>",
        START_MARKER,
        *"losuz",
        START_MARKER + "s",
        START_MARKER + "so",
    ]
    assert tokenizer.vocabulary(1) == vocabulary[:-1]
    assert tokenizer.base_size == 8
    assert [tokenizer.id(token, special=token.startswith("<")) for token in vocabulary] == list(range(10))
    assert tokenizer.id("x") is None


def test_with_bytes_the_vocabulary_holds_all_of_them() -> None:
    tokenizer = learned(["sol"], Settings(Pretokenizer.GPT2, Unit.BYTES), 1)
    assert tokenizer.vocabulary() == [*BYTES, "so"]
    assert tokenizer.ids(tokenizer.encode("sol")) == [256, ord("l")]


@fixed
@given(word_counts, any_settings)
def test_every_rule_adds_one_token(counts: WordCounts, settings: Settings) -> None:
    trainer = ReadableTrainer(counts, settings)
    tokenizer = Tokenizer(settings, trainer.alphabet, [found.rule for found in learn(trainer, 20)])
    for merges in range(len(tokenizer.rules) + 1):
        vocabulary = tokenizer.vocabulary(merges)
        assert len(vocabulary) == tokenizer.base_size + merges
        units = vocabulary[len(settings.special_tokens) :]
        assert len(set(units)) == len(units)
        assert [tokenizer.id(token) for token in units] == list(
            range(len(settings.special_tokens), len(vocabulary))
        )


def test_a_token_that_is_made_twice_has_the_first_of_its_ids() -> None:
    tokenizer = hand_made("a+bc", "b+c", "a+bc")
    assert tokenizer.vocabulary() == ["a", "b", "c", "abc", "bc", "abc"]
    assert tokenizer.ids(tokenizer.encode("abc bca")) == [3, 4, 0]
    assert tokenizer.decode_ids([3, 5]) == "abcabc"


def test_rules_that_come_later_continue_the_ranks() -> None:
    tokenizer = hand_made("a+b")
    tokenizer.extend([Rule("ab", "a")])
    assert tokenizer.vocabulary() == ["a", "b", "ab", "aba"]
    assert tokenizer.encode_word("aba") == ("aba",)
    assert tokenizer.encode_word("aba", 1) == ("ab", "a")


# -- decoding --------------------------------------------------------------------------------------


def decoded(tokenizer: Tokenizer, encoded: list[EncodedWord]) -> str:
    return tokenizer.decode((word.tokens for word in encoded), (word.special for word in encoded))


@fixed
@given(st.lists(texts, max_size=3), any_settings, st.integers(0, 15), texts, st.data())
def test_decoding_gives_the_text_back(
    corpus: list[str], settings: Settings, merges: int, text: str, data: st.DataObject
) -> None:
    special = data.draw(st.sampled_from(("", *settings.special_tokens)))
    text = text + special + text + special
    tokenizer = learned(corpus, settings, merges)
    encoded = tokenizer.encode(text)
    prepared, _ = prepare(text, settings)
    assert all(prepared[word.start : word.end] == word.text for word in encoded)
    back = decoded(tokenizer, encoded)
    if settings.pretokenizer in GPT:
        assert back == prepared
        if not settings.special_tokens:
            assert back == normalize(clean(text)[0], settings.normalization)
    elif settings.pretokenizer is Pretokenizer.LINES:
        assert back == prepared.replace("\r\n", "\n").replace("\r", "\n")
    else:
        assert settings.pretokenizer in ONE_SPACE
        assert back == " ".join(word.text for word in encoded)


@fixed
@given(st.lists(texts, max_size=3), any_settings, st.integers(0, 15), texts)
def test_ids_give_back_what_they_can(corpus: list[str], settings: Settings, merges: int, text: str) -> None:
    tokenizer = learned([*corpus, text], settings, merges)
    encoded = tokenizer.encode(text)
    ids = [number for number in tokenizer.ids(encoded) if number is not None]
    assert len(ids) == sum(len(word.tokens) for word in encoded)
    back = tokenizer.decode_ids(ids)
    if settings.pretokenizer.has_marker or settings.pretokenizer in GPT:
        assert back == decoded(tokenizer, encoded)
    elif not settings.special_tokens:
        assert back == "".join(word.text for word in encoded)


def test_special_tokens_tell_ids_where_words_end() -> None:
    settings = Settings(special_tokens=("<fin>",))
    tokenizer = learned(["sol luz"], settings, 0)
    ids = [number for number in tokenizer.ids(tokenizer.encode("sol luz<fin>sol")) if number is not None]
    assert tokenizer.decode_ids(ids) == "solluz <fin> sol"


def test_bytes_that_are_no_text_are_escaped() -> None:
    tokenizer = learned([""], Settings(Pretokenizer.GPT2, Unit.BYTES), 0)
    assert tokenizer.decode_ids([0x61, 0xF0, 0x9F]) == "a\udcf0\udc9f"
    assert tokenizer.decode_ids([]) == ""


@pytest.mark.parametrize("number", [-1, 4])
def test_an_id_that_no_token_has(number: int) -> None:
    with pytest.raises(Problem) as caught:
        hand_made("a+b", "ab+a").decode_ids([0, number])
    assert caught.value.reason is CoreReason.UNKNOWN_ID
    assert caught.value.values == {"id": number, "size": 4}


def test_a_lone_marker_shows_nothing() -> None:
    settings = Settings(Pretokenizer.MARKER)
    tokenizer = learned(["sol sol"], settings, 0)
    assert tokenizer.decode([(START_MARKER, "s"), (START_MARKER,)]) == "s"
    marker, letter = tokenizer.id(START_MARKER), tokenizer.id("s")
    assert marker is not None
    assert letter is not None
    assert tokenizer.decode_ids([marker, letter, marker]) == "s"


def test_a_dot_in_the_text_is_no_marker() -> None:
    for pretokenizer in (Pretokenizer.MARKER, Pretokenizer.END_MARKER):
        tokenizer = learned(["col·lecció col·lecció"], Settings(pretokenizer), 50)
        encoded = tokenizer.encode("col·lecció · ·")
        ids = [number for number in tokenizer.ids(encoded) if number is not None]
        assert decoded(tokenizer, encoded) == "col·lecció · ·"
        if pretokenizer is Pretokenizer.MARKER:
            assert tokenizer.decode_ids(ids) == "col·lecció · ·"


def test_markers_in_the_text_are_replaced() -> None:
    tokenizer = learned(["sol"], Settings(Pretokenizer.MARKER), 0)
    encoded = tokenizer.encode(f"{START_MARKER}sol{END_MARKER} \ud83d")
    assert decoded(tokenizer, encoded) == "\ufffdsol\ufffd \ufffd"


# -- special tokens --------------------------------------------------------------------------------


def test_the_longest_special_token_is_one_token() -> None:
    settings = Settings(special_tokens=("<a>", "<a>b", "<a>"))
    tokenizer = learned(["sol"], settings, 1)
    encoded = tokenizer.encode("sol<a>b<a>sol")
    assert [(word.text, word.special) for word in encoded] == [
        ("sol", False),
        ("<a>b", True),
        ("<a>", True),
        ("sol", False),
    ]
    assert [word.tokens for word in encoded] == [("so", "l"), ("<a>b",), ("<a>",), ("so", "l")]
    assert tokenizer.ids(encoded) == [5, 2, 1, 0, 5, 2]


def test_a_special_token_is_not_normalized() -> None:
    settings = Settings(normalization=Normalization.NFKC, special_tokens=("\ufb01",))
    encoded = learned(["fi"], settings, 1).encode("\ufb02\ufb01")
    assert [(word.text, word.special) for word in encoded] == [("fl", False), ("\ufb01", True)]


def test_a_special_token_and_a_letter_of_the_same_spelling_have_two_ids() -> None:
    tokenizer = learned(["ab ab"], Settings(special_tokens=("ab",)), 1)
    assert tokenizer.vocabulary() == ["ab"]
    tokenizer = Tokenizer(Settings(special_tokens=("a",)), "ab", [Rule("a", "b")])
    assert (tokenizer.id("a"), tokenizer.id("a", special=True)) == (1, 0)


def test_a_special_token_stands_where_it_stood_between_lines() -> None:
    tokenizer = learned(["a\nb"], Settings(Pretokenizer.LINES, special_tokens=("<fin>",)), 0)
    for text in ("a<fin>b", "a\n<fin>\nb", "<fin>", "<fin>\n", "\n<fin><fin>\n\n", "a\n\nb\n"):
        assert decoded(tokenizer, tokenizer.encode(text)) == text


@pytest.mark.parametrize("pretokenizer", GPT)
def test_spaces_in_a_row_come_back(pretokenizer: Pretokenizer) -> None:
    tokenizer = learned(["el el"], Settings(pretokenizer, Unit.BYTES), 5)
    text = "el  el   el\r\n\r\nel\t"
    assert decoded(tokenizer, tokenizer.encode(text)) == text
    ids = [number for number in tokenizer.ids(tokenizer.encode(text)) if number is not None]
    assert tokenizer.decode_ids(ids) == text


# -- branches --------------------------------------------------------------------------------------


@fixed
@given(word_counts, any_settings, st.integers(0, 20), st.integers(0, 20), texts)
def test_a_beginning_is_a_tokenizer_of_the_first_rules(
    counts: WordCounts, settings: Settings, merges: int, first: int, text: str
) -> None:
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges)]
    whole = Tokenizer(settings, trainer.alphabet, rules)
    made, plain = whole.beginning(first), Tokenizer(settings, trainer.alphabet, rules[:first])
    assert (list(made.rules), made.vocabulary()) == (list(plain.rules), plain.vocabulary())
    assert made.encode(text) == plain.encode(text) == whole.encode(text, first)
    assert [made.id(token) for token in whole.vocabulary()] == [
        plain.id(token) for token in whole.vocabulary()
    ]
    other = Rule(rules[0].left, rules[0].token) if rules else Rule("a", "b")
    made.extend([other])
    assert list(whole.rules) == rules
    assert whole.encode(text) == Tokenizer(settings, trainer.alphabet, rules).encode(text)


def test_a_beginning_of_a_list_made_by_hand_keeps_every_rank() -> None:
    twice = hand_made("a+bc", "b+c", "a+bc", "ab+c")
    for first in range(5):
        made = twice.beginning(first)
        assert made.encode("abc") == twice.encode("abc", first)
        assert made.id("abc") == (twice.id("abc") if first else None)
