"""Names of encodings, and decoding that counts what did not fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.formats.encodings import USUAL, BlockDecoder, LineEnds, known_encoding, shown_encoding
from bpe_gui.formats.text_file import newline_of


def test_the_usual_encodings_are_known_by_the_names_that_the_program_uses() -> None:
    assert len(USUAL) >= 20
    for encoding, (_, name) in USUAL.items():
        assert known_encoding(encoding) == encoding
        assert shown_encoding(encoding) == name
    assert shown_encoding("cp437") == "CP437"


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("UTF8", "utf-8"),
        ("utf-8-sig", "utf-8"),
        ("utf-16", "utf-16-le"),
        ("latin_1", "iso8859-1"),
        ("Windows-1252", "cp1252"),
        ("cp437", "cp437"),
        ("base64", None),
        ("rot13", None),
        ("undefined", None),
        ("no such thing", None),
        ("a\0b", None),
    ],
)
def test_other_names(name: str, known: str | None) -> None:
    assert known_encoding(name) == known


@given(st.lists(st.text("a\r\nñ")))
def test_line_ends_are_found_across_blocks(blocks: list[str]) -> None:
    ends, whole = LineEnds(), "".join(blocks)
    for block in blocks:
        ends.add(block)
    assert ends.newline == newline_of(whole)
    assert ends.all == len(whole.replace("\r\n", "\n").replace("\r", "\n").split("\n")) - 1


@given(
    st.lists(st.binary()), st.sampled_from(["utf-8", "utf-16-le", "cp1252", "gb18030", "cp1251", "utf-32-be"])
)
def test_blocks_decode_as_the_whole(blocks: list[bytes], encoding: str) -> None:
    decoder, whole = BlockDecoder(encoding), b"".join(blocks)
    text = "".join(map(decoder.decode, blocks)) + decoder.decode(b"", final=True)
    expected = whole.decode(encoding, "replace")
    if encoding.startswith("utf"):
        assert text == expected.removeprefix("\ufeff")
        assert decoder.had_bom == expected.startswith("\ufeff")
    else:
        assert text == expected
    assert (decoder.broken == 0) == (decoder.broken_line == 0) == (decoder.events == 0)


def test_broken_bytes_are_counted_with_the_line_of_the_first() -> None:
    decoder = BlockDecoder("utf-8")
    parts = [decoder.decode(data) for data in (b"uno\r", b"\nd\xf1os\n\xe2\x82", b"\n\xff\xfe")]
    assert (
        "".join(parts) + decoder.decode(b"\xe2", final=True) == "uno\r\nd\ufffdos\n\ufffd\n\ufffd\ufffd\ufffd"
    )
    assert (decoder.broken, decoder.broken_line, decoder.events) == (6, 2, 5)


def test_only_one_mark_is_left_out() -> None:
    decoder = BlockDecoder("utf-8")
    assert decoder.decode(b"\xef\xbb") + decoder.decode(b"\xbf\xef\xbb\xbfel") == "\ufeffel"
    assert decoder.had_bom
    plain = BlockDecoder("cp1252")
    assert plain.decode(b"\xef\xbb\xbfel") == "ï»¿el"
