"""Nothing in a symbol stays invisible."""

from __future__ import annotations

import unicodedata

import pytest

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.panes.glyphs import byte_values, code_points, isolated, visible, visible_in_words

BYTES = Settings(unit=Unit.BYTES)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("mañana", "mañana"),
        ("пратка", "пратка"),
        ("👩", "👩"),
        ("<b>&amp;", "<b>&amp;"),
        ("·el", "·el"),
        (" el", "␣el"),
        ("uno\tdos", "uno→dos"),
        ("a\xa0b", "a⍽b"),
        ("\r\n", "␍␊"),
        ("\x00\x1f\x7f", "␀␟␡"),
        ("\x85\x9f", "⟨NEL⟩⟨U+009F⟩"),
        ("\ufeffel", "⟨BOM⟩el"),
        ("👩\u200d👧", "👩⟨ZWJ⟩👧"),
        ("❤\ufe0f", "❤⟨VS16⟩"),
        ("\u2003\u3164\u2800", "⟨U+2003⟩⟨U+3164⟩⟨U+2800⟩"),
        ("\ue000\U000e0067", "⟨U+E000⟩⟨U+E0067⟩"),
        ("n\u0303", "n\u0303"),
        ("\u0303", "◌\u0303"),
        (" \u0303a", "␣◌\u0303a"),
        ("", ""),
    ],
)
def test_what_the_eye_cannot_see_gets_a_sign(text: str, seen: str) -> None:
    assert visible(text) == seen


def test_every_space_and_control_of_unicode_gets_a_sign() -> None:
    invisible = [
        character
        for character in map(chr, range(0x20000))
        if unicodedata.category(character) in ("Cc", "Zs", "Zl", "Zp", "Cs")
    ]
    assert len(invisible) > 80
    for character in invisible:
        shown = visible(character)
        assert character not in shown
        assert all(unicodedata.category(each)[0] in "LNPS" for each in shown)


def test_code_points_and_bytes_of_a_symbol() -> None:
    assert code_points("ñ", Settings()) == "U+00F1"
    assert code_points(START_MARKER + "l" + END_MARKER, Settings()) == "U+006C"
    assert code_points("👩", Settings()) == "U+1F469"
    assert byte_values("ñ", Settings()) == ""
    assert (code_points("\xc3\xb1", BYTES), byte_values("\xc3\xb1", BYTES)) == ("U+00F1", "C3 B1")
    assert (code_points("a\xc3", BYTES), byte_values("a\xc3", BYTES)) == ("U+0061", "61 C3")
    assert code_points("a" * 1000, Settings()).endswith("U+0061 …")
    assert len(code_points("a" * 1000, Settings())) < 200


def test_letters_from_right_to_left_stay_in_their_place() -> None:
    assert isolated("el") == "el"
    assert isolated("של") == "\u2068של\u2069"


def test_in_words_only_spaces_stay_as_they_are() -> None:
    assert visible_in_words("tu  pedido\tllegará\u200b \u0303") == "tu  pedido→llegará⟨ZWSP⟩ ◌\u0303"
    assert visible_in_words("") == ""
