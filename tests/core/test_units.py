from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.units import (
    BYTES,
    END_MARKER,
    START_MARKER,
    alphabet_of,
    clean,
    for_json,
    normalize,
    readable,
    shown,
    symbols,
    two_spellings,
    without_markers,
)
from tests.core.strategies import any_settings, fixed, texts

BYTE_UNITS = Settings(unit=Unit.BYTES)


@fixed
@given(texts, any_settings)
def test_symbols_joined_give_the_word(word: str, settings: Settings) -> None:
    units = symbols(word, settings)
    assert readable("".join(units), settings.unit) == word
    assert all(units)
    if settings.pretokenizer is Pretokenizer.MARKER:
        assert units[0] == START_MARKER
        assert START_MARKER not in "".join(units[1:])
    if settings.pretokenizer is Pretokenizer.END_MARKER and word:
        assert units[-1].endswith(END_MARKER)
        assert len(units[-1]) > len(END_MARKER)
        assert END_MARKER not in "".join(units[:-1])


@pytest.mark.parametrize(
    ("word", "characters", "graphemes", "in_bytes"),
    [
        ("ñ", 1, 1, 2),
        ("n\u0303", 2, 1, 3),
        ("👋🏽", 2, 1, 8),
        ("👩\u200d👧", 3, 1, 11),
        ("🇧🇬🇧", 3, 2, 12),
        ("\r\n", 2, 1, 2),
        ("", 0, 0, 0),
    ],
)
def test_what_a_unit_is(word: str, characters: int, graphemes: int, in_bytes: int) -> None:
    sizes = [
        len(symbols(word, Settings(unit=unit))) for unit in (Unit.CHARACTERS, Unit.GRAPHEMES, Unit.BYTES)
    ]
    assert sizes == [characters, graphemes, in_bytes]


def test_bytes_are_letters_up_to_255() -> None:
    assert symbols("ñ 👋", BYTE_UNITS) == tuple("\xc3\xb1 \xf0\x9f\x91\x8b")
    assert symbols("ñ", Settings(Pretokenizer.END_MARKER, Unit.BYTES)) == ("\xc3", "\xb1" + END_MARKER)
    assert symbols("ñ", Settings(Pretokenizer.MARKER, Unit.BYTES)) == (START_MARKER, "\xc3", "\xb1")


def test_what_is_no_text_is_replaced() -> None:
    assert clean("a\ud83db\udc4b" + START_MARKER + END_MARKER + "c") == ("a\ufffdb\ufffd\ufffd\ufffdc", 4)
    assert clean("👋 \ufdcf\ufdd2\ufffd") == ("👋 \ufdcf\ufdd2\ufffd", 0)
    assert clean("plain") == ("plain", 0)


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Normalization.NONE, "n\u0303\u00f1\ufb01\u00a0"),
        (Normalization.NFC, "\u00f1\u00f1\ufb01\u00a0"),
        (Normalization.NFD, "n\u0303n\u0303\ufb01\u00a0"),
        (Normalization.NFKC, "\u00f1\u00f1fi "),
    ],
)
def test_normal_forms(form: Normalization, text: str) -> None:
    assert normalize("n\u0303\u00f1\ufb01\u00a0", form) == text


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("ma\u00f1ana man\u0303ana", "\u00f1"),
        ("man\u0303ana ma\u00f1ana", "\u00f1"),
        ("\u00ea\u0301 e\u0302\u0301", "\u1ebf"),  # neither of them composed
        ("a\u0323\u0301 a\u0301\u0323", "\u1ea1\u0301"),  # only the order of the marks differs
        ("\u212b \u00c5", "\u00c5"),  # the sign of the unit, and the letter
        ("\uac01 \u1100\u1161\u11a8", "\uac01"),  # a syllable, and its parts
        ("\u0438\u0306 \u0439 n\u0303 \u00f1", "\u0439"),  # the first of two
        ("man\u0303ana", None),
        ("ma\u00f1ana na n", None),
        ("\u00f1 n \u0303", None),
        ("plain", None),
        ("", None),
    ],
)
def test_letters_in_two_spellings(text: str, letter: str | None) -> None:
    assert two_spellings(text) == letter


@given(st.text("n\u0303\u00f1 e\u0301\u00e9"))
@fixed
def test_two_spellings_are_gone_after_normalizing(text: str) -> None:
    for form in (Normalization.NFC, Normalization.NFD, Normalization.NFKC):
        assert two_spellings(normalize(text, form)) is None


def test_the_alphabet() -> None:
    assert alphabet_of([START_MARKER, "ñ", "b", "a", "b"], Settings(Pretokenizer.MARKER)) == ("a", "b", "ñ")
    assert alphabet_of(["a"], BYTE_UNITS) == BYTES
    endings = alphabet_of(["a"], Settings(Pretokenizer.END_MARKER, Unit.BYTES))
    assert len(endings) == 512
    assert list(endings) == sorted({*BYTES, *(byte + END_MARKER for byte in BYTES)})


@given(st.binary(max_size=12))
@fixed
def test_any_bytes_are_readable(content: bytes) -> None:
    text = readable(content.decode("latin-1"), Unit.BYTES)
    assert text.encode("utf-8", "surrogateescape") == content
    assert for_json(content.decode("latin-1"), Unit.BYTES) == text


def test_markers_for_people_and_for_machines() -> None:
    assert without_markers(START_MARKER + "sol" + END_MARKER) == "sol"
    assert for_json(START_MARKER + "\xc3\xb1" + END_MARKER, Unit.BYTES) == START_MARKER + "ñ" + END_MARKER
    assert for_json(START_MARKER + "\xc3\xb1", Unit.CHARACTERS) == START_MARKER + "\xc3\xb1"
    for glyph in MARKER_GLYPHS:
        assert shown(START_MARKER + "sol", Settings(Pretokenizer.MARKER, marker=glyph)) == glyph + "sol"
        assert shown("sol" + END_MARKER, Settings(Pretokenizer.END_MARKER, marker=glyph)) == "sol" + glyph


def test_a_letter_cut_into_bytes_is_no_replacement_character() -> None:
    shown_bytes = [shown(byte, BYTE_UNITS) for byte in symbols("ñ 👋", BYTE_UNITS)]
    assert shown_bytes == ["<C3>", "<B1>", " ", "<F0>", "<9F>", "<91>", "<8B>"]
    assert shown("\xc3\xb1", BYTE_UNITS) == "ñ"
    assert shown("ñ", Settings()) == "ñ"
    assert shown("\xc3", Settings()) == "\xc3"
