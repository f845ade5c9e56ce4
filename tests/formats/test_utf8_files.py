"""Files counted by kernels hold the words that reading them shows."""

from __future__ import annotations

import gzip
import io
import lzma
import os
from contextlib import closing
from pathlib import Path

import numpy
import pytest

from bpe_gui.core.block_counting import count_blocks
from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.compiled_counting import InvalidText
from bpe_gui.core.packed_words import PackedWords
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.formats.byte_stream import open_file
from bpe_gui.formats.pipe import Pipe
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import Opener, TextBlocks, bytes_opener, file_opener
from bpe_gui.formats.utf8_files import count_utf8

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls

TEXT = "el día ñu\r\nпът път\x00 a\xa0b\n" * (3_000 if is_available() else 300)
PACK = {"": bytes, "gzip": gzip.compress, "xz": lzma.compress}
THREADS = 2 if is_available() else 1


def counted(openers: list[Opener], cut: Pretokenizer = Pretokenizer.SPACES, **how: object) -> PackedWords:
    # Without Numba the kernels' numbers warn when they run over, as they shall.
    with numpy.errstate(over="ignore"):
        return count_utf8(openers, Settings(cut), threads=THREADS, **how)  # type: ignore[arg-type]


def read(openers: list[Opener], cut: Pretokenizer) -> list[tuple[str, int]]:
    work = count_blocks([TextBlocks(open_it, "utf-8") for open_it in openers], Settings(cut))
    return list(result_of(work).counts.counts.items())


@pytest.mark.parametrize("kind", PACK)
@pytest.mark.parametrize("cut", [Pretokenizer.SPACES, Pretokenizer.MARKER, Pretokenizer.LINES])
def test_files_give_the_words_that_are_in_them(tmp_path: Path, kind: str, cut: Pretokenizer) -> None:
    openers = []
    for number, text in enumerate([TEXT, "", "\ufeff", "\ufeff\ufeffel", TEXT[::-1]]):
        path = tmp_path / str(number)
        path.write_bytes(PACK[kind](text.encode()))
        openers.append(file_opener(path))
    assert list(counted(openers, cut).items()) == read(openers, cut)


@pytest.mark.parametrize("kind", PACK)
def test_a_pipe_is_counted_beside_a_file(kind: str) -> None:
    there = bytes_opener(TEXT.encode(), "there")
    with closing(Pipe(io.BytesIO(PACK[kind](TEXT[::-1].encode())), "here")) as pipe:
        for _ in range(2):
            assert list(counted([there, pipe.open]).items()) == read([there, pipe.open], Pretokenizer.SPACES)


def test_bytes_are_counted_like_a_file() -> None:
    openers = [bytes_opener(b"uno dos uno", "here"), bytes_opener(b"tres dos", "there")]
    assert list(counted(openers).items()) == [("uno", 2), ("dos", 2), ("tres", 1)]


@pytest.mark.parametrize("data", ["día".encode("latin-1"), "el \ufdd0".encode(), "día".encode("utf-16")])
def test_other_encodings_and_our_markers_are_left_to_decoding(data: bytes) -> None:
    with pytest.raises(InvalidText):
        counted([bytes_opener(b"el pago", "here"), bytes_opener(data, "there")])


def test_a_file_that_shrank_while_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(b"el pago " * 1_000_000)

    def tick(_share: float) -> None:
        os.truncate(path, 1_000)

    with pytest.raises(Problem) as caught:
        counted([file_opener(path)], tick=tick)
    assert caught.value.reason is FormatReason.FILE_SHRANK
    assert caught.value.values == {"path": str(path)}


def test_a_file_that_is_another_one_now(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(b"el pago")
    with open_file(path) as stream:
        stamp = stream.stamp
    assert counted([file_opener(path)], stamps=[stamp]).words == 2
    path.write_bytes(b"el pago en cinco")
    with pytest.raises(Problem) as caught:
        counted([file_opener(path)], stamps=[stamp])
    assert caught.value.reason is FormatReason.FILE_CHANGED
    assert counted([file_opener(path)], stamps=[0]).words == 4


def test_a_file_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        counted([file_opener(tmp_path / "corpus.txt")])
    assert caught.value.reason is FormatReason.NO_SUCH_FILE


@pytest.mark.parametrize("kind", ["gzip", "xz"])
def test_a_broken_archive_is_one_problem(kind: str) -> None:
    packed = PACK[kind](TEXT.encode())
    with pytest.raises(Problem) as caught:
        counted([bytes_opener(packed[:-20], "here")])
    assert caught.value.reason is FormatReason.BROKEN_ARCHIVE


def test_progress_follows_the_sizes_of_the_files() -> None:
    shares: list[float] = []
    counted([bytes_opener(b"", "nothing"), bytes_opener(TEXT.encode(), "here")], tick=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
