"""Tiles stand under the letters that their tokens hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.settings import PRESETS, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import END_MARKER, START_MARKER, alphabet_of, symbols
from bpe_gui.panes.letter_tiles import Tile, letter_tiles, mirrored
from bpe_gui.panes.tokens.token_layout import NO_TINT

WAYS = [
    *PRESETS.values(),
    Settings(Pretokenizer.END_MARKER),
    Settings(unit=Unit.GRAPHEMES),
    Settings(Pretokenizer.END_MARKER, Unit.BYTES),
]


def test_a_tile_is_as_wide_as_its_letters() -> None:
    tokenizer = Tokenizer(Settings(), "elp", [Rule("e", "l")])
    found = letter_tiles(tokenizer, "elx", ("el", "x"))
    assert found.letters == ("e", "l", "x")
    assert found.tiles == (Tile(0.0, 2.0, 3, 3), Tile(2.0, 3.0, None, NO_TINT))


def test_a_token_of_half_a_letter_ends_inside_it() -> None:
    tokenizer = Tokenizer(Settings(unit=Unit.BYTES), map(chr, range(256)))
    found = letter_tiles(tokenizer, "ñ", ("\xc3", "\xb1"))
    assert [(tile.start, tile.end) for tile in found.tiles] == [(0.0, 0.5), (0.5, 1.0)]
    assert found.tiles[0].tint != found.tiles[1].tint


def test_markers_are_letters_that_nobody_wrote() -> None:
    start = Settings(Pretokenizer.MARKER)
    found = letter_tiles(Tokenizer(start, "el"), "el", (START_MARKER + "e", "l"))
    assert (found.letters, found.written) == (("·", "e", "l"), (False, True, True))
    end = Settings(Pretokenizer.END_MARKER)
    found = letter_tiles(Tokenizer(end, ["e", "l" + END_MARKER]), "el", ("e", "l" + END_MARKER))
    assert (found.letters, found.written) == (("e", "l", "·"), (True, True, False))
    assert found.tiles[-1].end == 3.0


def test_a_special_token_is_one_tile() -> None:
    tokenizer = Tokenizer(Settings(unit=Unit.BYTES, special_tokens=("<fin ñ>",)), map(chr, range(256)))
    found = letter_tiles(tokenizer, "<fin ñ>", ("<fin ñ>",), special=True)
    assert found.tiles == (Tile(0.0, 7.0, 0, 0),)


@pytest.mark.parametrize("settings", WAYS)
@given(word=st.text(alphabet="aañя👩\u200d👧\u0303 ", min_size=1, max_size=8))
def test_tiles_fill_the_whole_word_without_a_gap(settings: Settings, word: str) -> None:
    cut = symbols(word, settings)
    tokenizer = Tokenizer(settings, alphabet_of(cut, settings))
    found = letter_tiles(tokenizer, word, tokenizer.encode_word(word))
    edges = [0.0, *(tile.end for tile in found.tiles)]
    assert [tile.start for tile in found.tiles] == edges[:-1]
    assert edges[-1] == len(found.letters)
    assert len(found.tiles) == len(cut)


def test_a_token_to_come_has_its_own_tint_and_a_mirrored_word_begins_at_the_right() -> None:
    tokenizer = Tokenizer(Settings(), "abj")
    unknown = letter_tiles(tokenizer, "baj", ("ba", "j"))
    assert unknown.tiles[0].id is None
    found = letter_tiles(tokenizer, "baj", ("ba", "j"), to_come={"ba": 3})
    assert found.tiles == (Tile(0.0, 2.0, 3, 3), Tile(2.0, 3.0, 2, 2))
    turned = mirrored(found)
    assert (turned.letters, turned.tiles) == (
        ("j", "a", "b"),
        (Tile(1.0, 3.0, 3, 3), Tile(0.0, 1.0, 2, 2)),
    )
    assert mirrored(turned) == found
