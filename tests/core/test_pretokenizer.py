from __future__ import annotations

import ast
import inspect
import sys
import unicodedata
from functools import cache
from itertools import product

import pytest
import tiktoken
import tiktoken_ext.openai_public  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.pretokenizer import spans, split_special, words
from bpe_gui.core.settings import Pretokenizer
from tests.core.strategies import fixed, texts

# The 25 characters of White_Space (PropList.txt of the Unicode Character Database).
WHITE_SPACE = (
    "\t\n\x0b\x0c\r \x85\xa0\u1680"
    + "".join(map(chr, range(0x2000, 0x200B)))
    + "\u2028\u2029\u202f\u205f\u3000"
)
NO_WHITE_SPACE = "\x1c\x1d\x1e\x1f\u180e\u200b\ufeff"
WHITESPACE_KINDS = (Pretokenizer.WHITESPACE, Pretokenizer.MARKER, Pretokenizer.END_MARKER)
GPT = (Pretokenizer.GPT2, Pretokenizer.CL100K, Pretokenizer.O200K)


@fixed
@given(texts, st.sampled_from(Pretokenizer))
def test_words_stand_one_after_the_other(text: str, pretokenizer: Pretokenizer) -> None:
    found = list(spans(text, pretokenizer))
    end = 0
    for start, stop in found:
        assert end <= start <= stop
        end = stop
    between = [
        text[stop:start]
        for (_, stop), (start, _) in zip([(0, 0), *found], [*found, (len(text), 0)], strict=True)
    ]
    if pretokenizer in GPT:
        assert "".join(words(text, pretokenizer)) == text
        assert all(start < stop for start, stop in found)
    elif pretokenizer in WHITESPACE_KINDS:
        assert not set("".join(between)) - set(WHITE_SPACE)
        assert not set("".join(words(text, pretokenizer))) & set(WHITE_SPACE)
    elif pretokenizer is Pretokenizer.SPACES:
        assert not set("".join(between)) - set(" \r\n")
        assert not set("".join(words(text, pretokenizer))) & set(" \r\n")
    else:
        assert set(between[1:-1]) <= {"\n", "\r", "\r\n"}
        assert not set("".join(words(text, pretokenizer))) & set("\r\n")


def test_the_lesson_cuts_at_spaces_and_line_ends_only() -> None:
    kept = "".join(set(WHITE_SPACE + NO_WHITE_SPACE) - set(" \r\n"))
    assert list(words(f"a{kept}b", Pretokenizer.SPACES)) == [f"a{kept}b"]
    assert list(words("  a  b\r\nc\rd\n\ne ", Pretokenizer.SPACES)) == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("pretokenizer", WHITESPACE_KINDS)
def test_white_space_is_what_unicode_says(pretokenizer: Pretokenizer) -> None:
    assert len(WHITE_SPACE) == 25
    for space in WHITE_SPACE:
        assert list(words(f"a{space}b", pretokenizer)) == ["a", "b"]
    for letter in NO_WHITE_SPACE:
        assert list(words(f"a{letter}b", pretokenizer)) == [f"a{letter}b"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", []),
        ("a", ["a"]),
        ("\n", ["", ""]),
        ("a b\r\n\r\rc\n", ["a b", "", "", "c", ""]),
        ("a\x85\u2028\x0bb", ["a\x85\u2028\x0bb"]),
    ],
)
def test_empty_lines_are_words(text: str, lines: list[str]) -> None:
    assert list(words(text, Pretokenizer.LINES)) == lines


def test_special_tokens_are_taken_out_longest_first() -> None:
    assert list(split_special("x<a>b<a>", ("<a>", "<a>b"))) == [("x", False), ("<a>b", True), ("<a>", True)]
    assert list(split_special("a.c abc", ("a.c",))) == [("a.c", True), (" abc", False)]
    assert list(split_special("", ("<a>",))) == []


# -- the patterns of tiktoken ----------------------------------------------------------------------


def literal_pattern(function: str) -> str:
    """A pattern from tiktoken's source: calling the function would download a vocabulary."""
    tree = ast.parse(inspect.getsource(tiktoken_ext.openai_public))
    (body,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function)
    for node in ast.walk(body):
        value: ast.expr | None = None
        if isinstance(node, ast.Dict):
            named = {
                key.value: item
                for key, item in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant)
            }
            value = named.get("pat_str")
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pat_str":
            assert isinstance(node.value, ast.Call)
            return "|".join(ast.literal_eval(node.value.args[0]))
        if isinstance(value, ast.Constant):
            return str(value.value)
    raise AssertionError(f"{function} holds no pattern")


@cache
def pattern(pretokenizer: Pretokenizer) -> str:
    if pretokenizer is Pretokenizer.GPT2:
        return str(tiktoken_ext.openai_public.r50k_pat_str)
    return literal_pattern(f"{pretokenizer}_base")


def assert_cut_as_tiktoken_does(samples: list[str], pretokenizer: Pretokenizer) -> None:
    """A vocabulary of all parts of the texts makes one token of each piece that the pattern cuts."""
    parts = {
        text[i:j].encode() for text in samples for i in range(len(text)) for j in range(i + 1, len(text) + 1)
    }
    tokens = sorted({*parts, *(bytes([byte]) for byte in range(256))}, key=lambda part: (len(part), part))
    encoding = tiktoken.Encoding(
        pretokenizer,
        pat_str=pattern(pretokenizer),
        mergeable_ranks={token: rank for rank, token in enumerate(tokens)},
        special_tokens={},
    )
    for text in samples:
        expected = [piece.decode() for piece in encoding.decode_tokens_bytes(encoding.encode_ordinary(text))]
        assert list(words(text, pretokenizer)) == expected, ascii(text)


DIFFICULT = [
    "tu pedido  llegará   en\tcinco días.\n\n",
    "ПРАТКАТА ви ще пристигне утре, 1042 лв.\r\n\r\n  ",
    "don't DON'T it'\u017f it\u2019s we'll 'tis o'clock's 're'VE",
    "12345678 1 234 ½ ٣٤٥ x2y3 3,14",
    "ma\u0303n man\u0303ana \u0301a e\u0301'e\u0301s",
    "👋🏽 👩\u200d👧 🇧🇬🇧 emoji👍text",
    "a\u00a0b\u2003c\x85d\u2028e\x1cf\x1fg\x0bh\u3000",
    "   leading and trailing   ",
    "\n\n\nlines\r\rmore\n \n  \n",
    "/usr/local//bin/\n?!\r\n(x)[y] {z}...\n",
    "camelCase HTTPServer ǅungla ʰʲ ª º ⅷ 漢字かな กำ हिन्दी",
    "#tag @user \\n $5 a_b -x <fin>",
    "",
    " ",
]

difficult_letters = st.sampled_from(
    " \t\n\r'.,/!123aAsStTmMdDlLrReEvV\u017f\u2019ñ\u0303жЖ漢ʰǅ٣½👋🏽"
    "\x85\xa0\u2028\u3000\x1c\u200d\u0301\ufeff"
)
contractions = st.sampled_from(("'s", "'LL", "'re", "'vE", "\r\n", "  ", "n\u0303"))
difficult_texts = st.lists(st.one_of(difficult_letters, contractions), max_size=18).map("".join)


@pytest.mark.parametrize("pretokenizer", GPT)
def test_difficult_texts_are_cut_as_tiktoken_does(pretokenizer: Pretokenizer) -> None:
    assert_cut_as_tiktoken_does(DIFFICULT, pretokenizer)


@pytest.mark.parametrize("pretokenizer", GPT)
@fixed
@given(samples=st.lists(difficult_texts, min_size=4, max_size=40))
def test_texts_are_cut_as_tiktoken_does(pretokenizer: Pretokenizer, samples: list[str]) -> None:
    assert_cut_as_tiktoken_does(samples, pretokenizer)


@pytest.mark.parametrize("pretokenizer", GPT)
def test_all_short_texts_are_cut_as_tiktoken_does(pretokenizer: Pretokenizer) -> None:
    short = ("".join(letters) for size in range(1, 5) for letters in product("aS1!/' \n\r\t", repeat=size))
    assert_cut_as_tiktoken_does(list(short), pretokenizer)


@pytest.mark.parametrize("pretokenizer", GPT)
def test_all_kinds_of_letters_are_cut_as_tiktoken_does(pretokenizer: Pretokenizer) -> None:
    """Each 40th letter that Unicode 3.2 had: newer ones may be unknown to one of the two programs."""
    old = unicodedata.ucd_3_2_0
    known = [chr(code) for code in range(sys.maxunicode) if old.category(chr(code)) not in ("Cn", "Co", "Cs")]
    assert_cut_as_tiktoken_does([f"a{letter}1 {letter}'{letter}" for letter in known[::40]], pretokenizer)
