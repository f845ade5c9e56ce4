"""Files read from beginning to end, packed or not, whole or not."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import random
from pathlib import Path

import pytest

from bpe_gui.core.problem import Problem
from bpe_gui.formats.byte_stream import ByteStream, open_bytes, open_file
from bpe_gui.formats.reasons import FormatReason

TEXT = "".join(random.Random(1).choices("el la día ñ\n", k=200_000)).encode()
PACK = {"gzip": gzip.compress, "xz": lzma.compress, "": bytes}


def all_of(stream: ByteStream, size: int = 10_000) -> bytes:
    return b"".join(iter(lambda: stream.read(size), b""))


@pytest.mark.parametrize("kind", PACK)
@pytest.mark.parametrize("data", [b"", b"x", b"el la", TEXT])
def test_the_bytes_are_those_that_were_packed(tmp_path: Path, kind: str, data: bytes) -> None:
    path = tmp_path / "corpus"
    path.write_bytes(PACK[kind](data))
    with open_file(path, hashed=True) as stream:
        assert stream.archive == kind
        assert all_of(stream) == data
        assert stream.read(1) == b""
        assert stream.done == stream.total == path.stat().st_size
        assert stream.share == (1.0 if stream.total else 0.0)
        assert stream.sha256() == hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("kind", PACK)
@pytest.mark.parametrize("size", [1, 4, 7, 10_000])
def test_bytes_are_read_into_room_that_is_there(tmp_path: Path, kind: str, size: int) -> None:
    data = TEXT[: size * 500]
    path = tmp_path / "corpus"
    path.write_bytes(PACK[kind](data))
    room, found = memoryview(bytearray(size)), bytearray()
    with open_file(path, hashed=True) as stream:
        while read := stream.read_into(room):
            found += room[:read]
        assert found == data
        assert stream.done == stream.total
        assert stream.sha256() == hashlib.sha256(path.read_bytes()).hexdigest()


def test_reading_in_both_ways_goes_on_where_the_other_stopped() -> None:
    room = memoryview(bytearray(3))
    stream = open_bytes(b"el pago llega", "here")
    assert (stream.read_into(room), bytes(room)) == (3, b"el ")
    assert stream.read(2) == b"pa"
    assert (stream.read_into(room), bytes(room)) == (1, b"gl ")


@pytest.mark.parametrize("kind", ["gzip", "xz"])
def test_parts_follow_each_other_and_zeros_fill_up(kind: str) -> None:
    packed = PACK[kind](b"uno ") + PACK[kind](b"") + PACK[kind](b"dos") + b"\0" * 8
    assert all_of(open_bytes(packed, "here")) == b"uno dos"


@pytest.mark.parametrize("kind", ["gzip", "xz"])
def test_what_unpacks_to_very_much_is_given_out_in_pieces(kind: str) -> None:
    stream = open_bytes(PACK[kind](b" " * 30_000_000), "here")
    sizes = [len(data) for data in iter(lambda: stream.read(1_000), b"")]
    assert max(sizes) <= 1_000
    assert sum(sizes) == 30_000_000


@pytest.mark.parametrize("kind", ["gzip", "xz"])
@pytest.mark.parametrize("damage", ["cut", "cut at the head", "flipped", "tail"])
def test_a_damaged_archive_is_one_problem(kind: str, damage: str) -> None:
    packed = bytearray(PACK[kind](TEXT))
    match damage:
        case "cut":
            del packed[-20:]
        case "cut at the head":
            del packed[7:]
        case "flipped":
            packed[len(packed) // 2] ^= 0xFF
            packed[len(packed) // 2 + 50] ^= 0xFF
        case "tail":
            packed += b"something else"
    with pytest.raises(Problem) as caught:
        all_of(open_bytes(bytes(packed), "corpus.gz"))
    assert caught.value.reason is FormatReason.BROKEN_ARCHIVE
    assert caught.value.values == {"path": "corpus.gz"}


def test_an_empty_archive_is_damaged_and_a_text_by_that_name_is_a_text(tmp_path: Path) -> None:
    path = tmp_path / "a.txt.gz"
    path.write_bytes(b"")
    with pytest.raises(Problem) as caught:
        open_file(path)
    assert caught.value.reason is FormatReason.BROKEN_ARCHIVE
    path.write_bytes(b"a browser unpacked it")
    with open_file(path) as stream:
        assert all_of(stream) == b"a browser unpacked it"


def test_an_archive_that_asks_for_very_much_memory_is_refused() -> None:
    filters = [{"id": lzma.FILTER_LZMA2, "dict_size": 400 << 20, "preset": 0, "mode": lzma.MODE_FAST,
                "mf": lzma.MF_HC3, "nice_len": 3, "depth": 1}]  # fmt: skip
    try:
        packed = lzma.compress(b"el", filters=filters)
    except MemoryError:
        pytest.fail("this machine has too little memory for the test")
    with pytest.raises(Problem) as caught:
        all_of(open_bytes(packed, "here"))
    assert caught.value.reason is FormatReason.ARCHIVE_MEMORY


def test_a_file_that_shrinks_while_it_is_read_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(TEXT)
    with open_file(path) as stream, pytest.raises(Problem) as caught:
        stream.read(1_000)
        os.truncate(path, 2_000)
        all_of(stream)
    assert caught.value.reason is FormatReason.FILE_SHRANK
    assert caught.value.values == {"path": str(path)}


def test_a_file_that_is_not_there_and_a_folder_are_problems(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "no", FormatReason.NO_SUCH_FILE), (tmp_path, FormatReason.IS_DIRECTORY)):
        with pytest.raises(Problem) as caught:
            open_file(path)
        assert caught.value.reason is reason


def test_a_device_has_no_size() -> None:
    with open_file(Path(os.devnull)) as stream:
        assert (stream.total, stream.share, stream.read(10)) == (None, 0.0, b"")
