"""Real files in every encoding: what they say, and how well that is known."""

from __future__ import annotations

import codecs
import gzip
import hashlib
import lzma
from pathlib import Path

import pytest

from bpe_gui.core.problem import Problem
from bpe_gui.core.slices import result_of
from bpe_gui.formats.encodings import USUAL, Sureness
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import (
    BLOCK_BYTES,
    Part,
    TextBlocks,
    TextFacts,
    bytes_opener,
    examine,
    file_opener,
)

SPANISH = (
    "¿Dónde está mi pedido? Llegará mañana por la mañana, señor; el paquete salió el día veintidós.\n"
    "Perdón por la espera: la devolución costó cinco días más de lo que decía la página.\n"
)
BULGARIAN = (
    "Пратката ще пристигне утре сутринта. Можете да я върнете до четиринайсет дни.\n"
    "Съжаляваме за забавянето; цената остава същата, а чашата е изпратена днес.\n"
)
ENGLISH = "Your order will arrive tomorrow. You can send it back within a fortnight.\n"
TEXTS = {"es": SPANISH, "bg": BULGARIAN, "en": ENGLISH}


def facts_of(path: Path, encoding: str | None = None) -> TextFacts:
    return result_of(examine(file_opener(path, hashed=True), encoding))


def of_bytes(data: bytes, encoding: str | None = None) -> TextFacts:
    return result_of(examine(bytes_opener(data, "here"), encoding))


@pytest.mark.parametrize(
    ("language", "encoding"),
    [
        *(
            ("es", encoding)
            for encoding in ("utf-8", "cp1252", "latin-1", "iso8859-15", "mac-roman", "cp850")
        ),
        *(
            ("bg", encoding)
            for encoding in ("utf-8", "cp1251", "koi8-r", "iso8859-5", "cp866", "mac-cyrillic")
        ),
        *((language, encoding) for language in TEXTS for encoding in ("utf-16-le", "utf-16-be", "utf-8-sig")),
        *((language, "utf-16") for language in TEXTS),
        *((language, "utf-32") for language in TEXTS),
    ],
)
@pytest.mark.parametrize("times", [1, 3_000])
def test_files_say_what_they_are(tmp_path: Path, language: str, encoding: str, times: int) -> None:
    text = TEXTS[language] * times
    path = tmp_path / "corpus.txt"
    path.write_bytes(text.encode(encoding))
    facts = result_of(examine(file_opener(path, hashed=True), keep=len(text)))
    assert facts.preview == text
    assert facts.encoding in USUAL or encoding == "utf-32"
    unmarked = encoding.startswith("utf-16-")
    expected = Sureness.CERTAIN if encoding.startswith("utf") and not unmarked else Sureness.LIKELY
    assert facts.sureness is expected
    assert facts.had_bom == (encoding in ("utf-8-sig", "utf-16", "utf-32"))
    assert (facts.broken, facts.broken_line, facts.newline) == (0, 0, "\n")
    assert (facts.characters, facts.lines) == (len(text), text.count("\n"))
    assert facts.size_bytes == facts.text_bytes == len(path.read_bytes())
    assert facts.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("name", ["shop-es", "shop-bg", "shop-en"])
@pytest.mark.parametrize("encoding", ["cp1252", "cp1251", "koi8-r", "utf-16"])
def test_the_shop_in_the_encodings_of_its_language(name: str, encoding: str) -> None:
    text = (Path(__file__).parents[2] / "corpora" / f"{name}.txt").read_text("utf-8")
    try:
        data = text.encode(encoding)
    except UnicodeEncodeError:
        assert (name, encoding) in {("shop-es", "cp1251"), ("shop-es", "koi8-r"), ("shop-bg", "cp1252")}
    else:
        assert of_bytes(data).preview == text


@pytest.mark.parametrize(("pack", "archive"), [(gzip.compress, "gzip"), (lzma.compress, "xz")])
def test_packed_texts_are_read_like_others(tmp_path: Path, pack: type[bytes], archive: str) -> None:
    path = tmp_path / "corpus.gz"
    path.write_bytes(pack(BULGARIAN.encode("cp1251")))
    facts = facts_of(path)
    assert (facts.preview, facts.encoding, facts.archive) == (BULGARIAN, "cp1251", archive)
    assert facts.size_bytes == path.stat().st_size
    assert facts.text_bytes == len(BULGARIAN)
    assert "".join(TextBlocks(file_opener(path), "cp1251")) == BULGARIAN


@pytest.mark.parametrize("language", ["es", "bg"])
def test_utf8_with_broken_bytes_stays_utf8_and_names_them(language: str) -> None:
    data = (TEXTS[language] * 40).encode()
    place = data.index(b"\n", len(data) // 2) + 1
    facts = of_bytes(data[:place] + b"\xff\xc3(" + data[place:])
    assert (facts.encoding, facts.sureness) == ("utf-8", Sureness.LIKELY)
    assert (facts.broken, facts.broken_line) == (2, data[:place].count(b"\n") + 1)
    assert facts.preview.count("\ufffd") == 2


def test_a_text_that_is_ascii_for_long_may_still_be_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    text = ENGLISH * 6_000 + SPANISH
    path.write_bytes(text.encode("cp1252"))
    facts = result_of(examine(file_opener(path), keep=len(text)))
    assert (facts.preview, facts.encoding, facts.broken) == (text, "cp1252", 0)


def test_the_beginning_of_a_long_text_may_mislead(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    text = "(c)® " + ENGLISH.upper() * 5_000 + BULGARIAN * 100
    path.write_bytes(text.replace("®", "\x00", 1).encode("cp1251").replace(b"\x00", b"\xae"))
    facts = result_of(examine(file_opener(path), keep=len(text)))
    assert facts.encoding == "cp1251"
    assert facts.preview == text


def test_looking_for_an_encoding_is_work_in_slices() -> None:
    # All of them tried in one slice would hold a window up for a second.
    data = ("Пратката ще пристигне утре.\n" * 900).encode("cp1251")
    assert len(list(examine(bytes_opener(data, "bg.txt")))) > 10


def test_an_encoding_that_was_chosen_holds(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(b"ma\xf1ana \x81\n")
    chosen = facts_of(path, "Windows-1251")
    assert (chosen.preview, chosen.encoding, chosen.sureness) == ("maсana Ѓ\n", "cp1251", Sureness.CHOSEN)
    utf8 = facts_of(path, "utf-8")
    assert (utf8.preview, utf8.broken, utf8.broken_line) == ("ma\ufffdana \ufffd\n", 2, 1)
    western = facts_of(path, "cp1252")
    assert (western.preview, western.broken) == ("mañana \ufffd\n", 1)
    with pytest.raises(Problem) as caught:
        facts_of(path, "klingon")
    assert caught.value.reason is FormatReason.UNKNOWN_ENCODING


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 4,
        bytes.fromhex("89504e470d0a1a0a0000000d49484452"),
        b"\x7fELF\x02\x01\x01" + bytes(50),
        b"%PDF-1.7\nstream",
        b"PK\x03\x04 a document",
        bytes(1_000),
        b"".join(number.to_bytes(4, "little") for number in range(500)),
        gzip.compress(bytes(5_000), mtime=0),
    ],
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(Problem) as caught:
        of_bytes(data)
    assert caught.value.reason is FormatReason.BINARY
    assert caught.value.values == {"path": "here"}


@pytest.mark.parametrize(
    "text", ["", "x", "x\0y x\0y", "uno\x1bdos", "a\x0cb", "\ufeff", "ñ", "👋🏽", "\r", "я" * 99]
)
def test_odd_texts_are_texts(text: str) -> None:
    facts = of_bytes(text.encode())
    assert facts.preview == text.removeprefix("\ufeff")
    assert facts.encoding == "utf-8"
    assert facts.is_whole


def test_half_a_character_at_the_end_is_broken() -> None:
    facts = of_bytes("día tras día, mañana".encode() + "ñ".encode()[:1])
    assert (facts.encoding, facts.broken, facts.preview[-1]) == ("utf-8", 1, "\ufffd")
    wide = of_bytes(codecs.BOM_UTF16_LE + "día".encode("utf-16-le") + b"\x3d\xd8" + b"x")
    assert (wide.encoding, wide.broken) == ("utf-16-le", 3)


def test_blocks_are_the_text_and_a_changed_file_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    text = SPANISH * 3_000
    path.write_bytes(text.encode())
    facts = facts_of(path)
    blocks = TextBlocks(file_opener(path), facts.encoding, facts.stamp)
    shares = [blocks.share for _ in blocks]
    assert "".join(TextBlocks(file_opener(path), facts.encoding, facts.stamp)) == text
    assert len(shares) == -(-len(text.encode()) // BLOCK_BYTES) + 1
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    path.write_bytes(text.encode() + b"more")
    with pytest.raises(Problem) as caught:
        list(TextBlocks(file_opener(path), facts.encoding, facts.stamp))
    assert caught.value.reason is FormatReason.FILE_CHANGED
    path.unlink()
    with pytest.raises(Problem) as caught:
        list(TextBlocks(file_opener(path), facts.encoding, facts.stamp))
    assert caught.value.reason is FormatReason.NO_SUCH_FILE


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
@pytest.mark.parametrize("size", [300, 70_000, 500_001])
def test_a_part_ends_behind_a_line_and_is_what_it_says(tmp_path: Path, encoding: str, size: int) -> None:
    text = BULGARIAN * 4_000
    path = tmp_path / "corpus.txt"
    path.write_bytes(text.encode(encoding))
    facts = result_of(examine(file_opener(path, hashed=True), keep=len(text), part=Part(bytes=size)))
    taken = facts.preview
    assert facts.is_part
    assert not facts.cuts_word
    assert text.startswith(taken)
    assert taken.endswith("\n")
    line_bytes = max(len(line.encode(encoding)) for line in BULGARIAN.splitlines(keepends=True))
    assert size - line_bytes <= len(taken.encode(encoding)) <= size + 2
    assert (facts.characters, facts.first, facts.lines) == (len(taken), len(taken), taken.count("\n"))
    assert facts.size_bytes == path.stat().st_size
    assert facts.sha256 == hashlib.sha256(taken.encode()).hexdigest()
    again = result_of(examine(file_opener(path), facts.encoding, part=Part(first=facts.first)))
    assert (again.sha256, again.characters, again.is_part) == (facts.sha256, facts.characters, True)
    blocks = TextBlocks(file_opener(path), facts.encoding, facts.stamp, facts.first)
    assert "".join(blocks) == taken


def test_a_part_that_holds_all_is_the_whole(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(SPANISH.encode())
    for size in (len(SPANISH.encode()), 10**9):
        facts = result_of(examine(file_opener(path, hashed=True), part=Part(bytes=size)))
        assert (facts.is_part, facts.first, facts.preview) == (False, None, SPANISH)
        assert facts.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize(
    ("text", "size", "taken", "cuts"),
    [
        ("uno dos tres", 5, "uno ", False),
        ("unodos tres cuatro", 5, "unodo", True),
        ("uno\r\ndos", 5, "uno\r\n", False),
        ("ab\rc\r\nd", 5, "ab\r", False),
        ("abcde\u0301f", 7, "abcd", True),  # more marks may follow, so their letter is left out
    ],
)
def test_where_a_part_ends(text: str, size: int, taken: str, cuts: bool) -> None:
    facts = result_of(examine(bytes_opener(text.encode(), "here"), "utf-8", part=Part(bytes=size)))
    assert (facts.preview, facts.cuts_word, facts.is_part) == (taken, cuts, True)


def test_a_part_of_a_damaged_archive_is_read_without_its_end() -> None:
    packed = gzip.compress(SPANISH.encode() * 2_000, 1)[:-9]
    with pytest.raises(Problem) as caught:
        of_bytes(packed)
    assert caught.value.reason is FormatReason.BROKEN_ARCHIVE
    facts = result_of(examine(bytes_opener(packed, "here"), part=Part(bytes=1_000)))
    assert (facts.is_part, facts.archive) == (True, "gzip")
    assert facts.preview != SPANISH * 6
    assert (SPANISH * 6).startswith(facts.preview)


def test_what_is_undecodable_behind_a_part_is_not_counted() -> None:
    data = b"uno dos\n" * 10 + b"\xff\xfe\xff tres\n"
    assert result_of(examine(bytes_opener(data, "here"), "utf-8")).broken == 3
    facts = result_of(examine(bytes_opener(data, "here"), "utf-8", part=Part(bytes=86)))
    assert (facts.broken, facts.lines, facts.characters) == (0, 10, 80)
