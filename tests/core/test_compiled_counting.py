"""Counting in kernels, in blocks of any size and on two cores, is counting the whole."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.block_counting import count_blocks
from bpe_gui.core.compiled_cache import is_available
from bpe_gui.core.compiled_counting import InvalidText, can_count, count_sources, count_strings
from bpe_gui.core.packed_words import PackedWords
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.slices import result_of
from bpe_gui.core.word_counts import count_text
from tests.core.strategies import SPACES, fixed, texts
from tests.core.test_safe_cuts import SIGNS as GPT_SIGNS
from tests.core.test_safe_cuts import signs as gpt_signs

pytestmark = pytest.mark.usefixtures("kernels")  # or each process would compile what it calls

# Without Numba the kernels are Python, whose numbers warn in each thread when they run over, as they shall.
THREADS = (1, 2) if is_available() else (1,)
GPT = (Pretokenizer.GPT2, Pretokenizer.CL100K, Pretokenizer.O200K)
# Everything that is white space or nearly so, and letters that begin with the same bytes.
SIGNS = (
    *SPACES, *"\t\n\v\f\r \x1c\x1d\x1e\x1f\x85\xa0\u1680\u2000\u2001\u2007\u200a\u200b\u2028\u2029\u202f",
    "\u205f", "\u3000", "\x84", "\xa1", "\u1681", "\u167f", "\u2027", "\u2030", "\u205e", "\u2060", "\u3001",
    "\ufeff", "\x00", "\x01", "\x7f", "!", "a", "b", "ñ", "ж", "€", "中", "👋", "\ufdcf", "\ufdd2", "\ud7ff",
    "жаба", "жабажаба", "\xbf", "\xc0", "\u07ff", "\u0800",
    "\ue000", "\U0010ffff", "\U00010000", "word", "sevenny", "eightone", "ninetynow", "fourteenletter",
    "fifteen-letters", "sixteen--letters", "seventeen-letters", "a-word-far-longer-than-those",
)  # fmt: skip
signs = st.lists(st.sampled_from(SIGNS), max_size=40).map("".join)


class Bytes(AbstractContextManager["Bytes"]):
    """Bytes that are read a few at a time."""

    def __init__(self, data: bytes, most: int = 1 << 20) -> None:
        self._data, self._most, self._place = data, most, 0

    @property
    def share(self) -> float:
        return self._place / max(1, len(self._data))

    def read_into(self, room: memoryview) -> int:
        piece = self._data[self._place : self._place + min(len(room), self._most)]
        room[: len(piece)] = piece
        self._place += len(piece)
        return len(piece)

    def __exit__(self, *_: object) -> None:
        self._data = b""


def counted(corpus: list[bytes], cut: Pretokenizer, **how: object) -> PackedWords:
    openings = [partial(Bytes, data) for data in corpus]
    how = {"threads": THREADS[-1], **how}
    with numpy.errstate(over="ignore"):
        return count_sources(openings, [len(data) for data in corpus], Settings(cut), **how)  # type: ignore[arg-type]


def expected(corpus: list[str], cut: Pretokenizer) -> list[tuple[str, int]]:
    return list(count_text(corpus, Settings(cut)).counts.items())


@fixed
@given(
    st.lists(st.one_of(signs, gpt_signs, texts), max_size=3),
    st.sampled_from(Pretokenizer),
    st.integers(1, 40),
)
def test_counts_and_their_order_are_those_of_the_whole_texts(
    corpus: list[str], cut: Pretokenizer, block: int
) -> None:
    encoded = [text.encode() for text in corpus]
    for threads in THREADS:
        found = counted(encoded, cut, block=block, threads=threads)
        assert list(found.items()) == expected(corpus, cut)


@pytest.mark.parametrize("cut", Pretokenizer)
def test_a_border_may_be_anywhere(cut: Pretokenizer) -> None:
    drawn = random.Random(str(cut))
    for _ in range(30):
        text = "".join(drawn.choices(GPT_SIGNS if cut in GPT else SIGNS, k=40))
        for block in range(1, len(text.encode()) + 2, 1 if is_available() else 50):
            assert list(counted([text.encode()], cut, block=block, threads=1).items()) == expected(
                [text], cut
            )


@pytest.mark.parametrize("cut", Pretokenizer)
@pytest.mark.parametrize(
    "text", ["", "\n", "a", "a\n", "\r\n", "a\r\n\r\nb", "\r", "\n\r", "\r\r\n", "a\r", " ", "é"]
)
def test_ends_of_texts(cut: Pretokenizer, text: str) -> None:
    for block in (1, 2, 3, 100):
        for threads in THREADS:
            found = counted([text.encode(), b"", text.encode()], cut, block=block, threads=threads)
            assert list(found.items()) == expected([text, "", text], cut)


@pytest.mark.parametrize("threads", THREADS)
def test_tables_grow(threads: int) -> None:
    drawn = random.Random(7)
    words = [
        f"{drawn.randrange(9_000)}" * drawn.randrange(1, 7)
        for _ in range(40_000 if is_available() else 6_000)
    ]
    text = " ".join(words)
    found = counted([text.encode()], Pretokenizer.SPACES, block=5_000, threads=threads)
    assert list(found.items()) == expected([text], Pretokenizer.SPACES)
    assert found.words == len(words)


NOT_TEXT = (
    b"\x80", b"\xbf", b"\xc0\x80", b"\xc1\xbf", b"\xc3", b"\xc3(", b"\xe2\x82", b"\xe0\x9f\xbf",
    b"\xed\xa0\x80", b"\xef\xb7\x90", b"\xef\xb7\x91", b"\xf0\x8f\xbf\xbf", b"\xf0\x9f\x91",
    b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\xff", b"\xfe", b"\xe4\xb8", b"\xf0\x9f",
)  # fmt: skip


@pytest.mark.parametrize("data", NOT_TEXT)
@pytest.mark.parametrize("before", [b"", b"a", b"eight-by", b"el pago ", "ж".encode(), "жаба".encode()])
@pytest.mark.parametrize("behind", [b"", b"b", b" ", b"\n and more words"])
def test_what_is_no_utf_8_is_left_to_others(data: bytes, before: bytes, behind: bytes) -> None:
    for cut in (Pretokenizer.SPACES, Pretokenizer.WHITESPACE, Pretokenizer.LINES, Pretokenizer.CL100K):
        for block in (1, 100):
            with pytest.raises(InvalidText):
                counted([b"fine", before + data + behind], cut, block=block, threads=THREADS[-1])


@pytest.mark.parametrize("cut", [Pretokenizer.SPACES, Pretokenizer.WHITESPACE, Pretokenizer.O200K])
def test_every_code_point_is_what_it_is(cut: Pretokenizer) -> None:
    places = range(0, 0x110000, 17 if cut is Pretokenizer.O200K else 1) if is_available() else range(0x3100)
    letters = [chr(code) for code in places if not 0xD800 <= code < 0xE000 and code not in (0xFDD0, 0xFDD1)]
    text = "a".join(letters)
    work = count_blocks([[text]], Settings(cut))
    found = counted([text.encode()], cut, threads=1)
    assert list(found.items()) == list(result_of(work).counts.counts.items())


@fixed
@given(st.binary(max_size=12))
def test_what_is_taken_for_text_is_text(data: bytes) -> None:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        with pytest.raises(InvalidText):
            counted([data], Pretokenizer.SPACES)
    else:
        assert list(counted([data], Pretokenizer.SPACES).items()) == expected([text], Pretokenizer.SPACES)


@pytest.mark.parametrize("word", ["x" * 21, "ж" * 21, "👋" * 21])
@pytest.mark.parametrize("block", [5, 1_000])
@pytest.mark.parametrize("cut", [Pretokenizer.SPACES, Pretokenizer.LINES])
def test_a_word_without_end_is_refused(word: str, block: int, cut: Pretokenizer) -> None:
    for text in (word, f"a\n{word}", f"a\n{word}\nb"):
        with pytest.raises(Problem) as caught:
            counted([text.encode()], cut, block=block, longest=20)
        assert caught.value.reason is CoreReason.WORD_TOO_LONG
        assert caught.value.values == {"pretokenizer": cut, "longest": 20}
        whole = counted([text.encode()], cut, block=block, longest=21)
        assert list(whole.items()) == expected([text], cut)


@pytest.mark.parametrize("cut", GPT)
def test_what_no_class_of_characters_ends_is_left_to_others(cut: Pretokenizer) -> None:
    with pytest.raises(InvalidText):
        counted([b"el " + b"7" * 41 + b" pago"], cut, block=10, longest=40)
    whole = counted([b"el " + b"7" * 41 + b" pago"], cut, block=10, longest=60)
    assert list(whole.items()) == expected(["el " + "7" * 41 + " pago"], cut)


def test_too_many_distinct_words_are_refused() -> None:
    for threads in THREADS:
        assert counted([b"a b c a"], Pretokenizer.SPACES, block=2, threads=threads, room=600).words == 4
        with pytest.raises(Problem) as caught:
            counted([b"a b c a d"], Pretokenizer.SPACES, block=2, threads=threads, room=600)
        assert caught.value.reason is CoreReason.TOO_MANY_WORDS
        assert caught.value.values == {"most": 3}


def test_the_bytes_of_long_words_count() -> None:
    words = [letter * 10_000 for letter in (b"a", b"b", b"c")]
    for threads in THREADS:
        few = counted([b" ".join(words)], Pretokenizer.SPACES, block=10, threads=threads, room=130_000)
        assert few.distinct_words == 3
        with pytest.raises(Problem) as caught:
            counted([b" ".join(words)], Pretokenizer.SPACES, block=10, threads=threads, room=100_000)
        assert caught.value.reason is CoreReason.TOO_MANY_WORDS
        assert caught.value.values == {"most": 2}


def test_a_byte_order_mark_is_left_out_only_of_files() -> None:
    for block in (1, 2, 3, 4, 100):
        data = ["\ufeffa \ufeffb".encode(), b"\xef\xbb\xbf", b"\xef\xbb"[:0], "\ufeff\ufeffa".encode()]
        marked = counted(data, Pretokenizer.LINES, block=block, marked=True)
        assert list(marked.items()) == [("a \ufeffb", 1), ("\ufeffa", 1)]
    assert list(counted(["\ufeffa".encode()], Pretokenizer.SPACES).items()) == [("\ufeffa", 1)]


def test_texts_in_memory() -> None:
    corpus = ["el día " * 20_000, "", "\ufeffпът\n" * 3]
    with numpy.errstate(over="ignore"):
        found = count_strings(corpus, Settings(), threads=THREADS[-1])
        with pytest.raises(InvalidText):
            count_strings(["a \ud83d"], Settings(), threads=THREADS[-1])
    assert list(found.items()) == expected(corpus, Pretokenizer.SPACES)


def test_which_settings_it_can_count_by() -> None:
    assert can_count(Settings(unit=Unit.BYTES)) is is_available()
    assert [cut for cut in Pretokenizer if can_count(Settings(cut))] == list(
        Pretokenizer if is_available() else ()
    )
    assert not can_count(Settings(normalization=Normalization.NFC))
    assert not can_count(Settings(special_tokens=("<s>",)))


class Cancelled(Exception):
    pass


def threads_alive() -> set[int | None]:
    return {thread.ident for thread in threading.enumerate()}


def test_what_tick_raises_ends_all_threads_and_closes_the_text() -> None:
    class Endless(Bytes):
        def read_into(self, room: memoryview) -> int:
            self._place = 0
            return super().read_into(room)

    before = threads_alive()
    sources: list[Endless] = []
    shares: list[float] = []

    def opened() -> Endless:
        sources.append(Endless(b"el pago " * 200))
        return sources[-1]

    def tick(share: float) -> None:
        shares.append(share)
        if len(shares) == 3:
            raise Cancelled

    with pytest.raises(Cancelled), numpy.errstate(over="ignore"):
        count_sources([opened], [1], Settings(), tick, block=1_000, threads=THREADS[-1])
    assert len(shares) == 3
    assert threads_alive() == before
    assert [source._data for source in sources] == [b""]


@pytest.mark.parametrize("break_at", [1, 2, 50])
def test_what_reading_raises_comes_out(break_at: int) -> None:
    class Breaking(Bytes):
        reads = 0

        def read_into(self, room: memoryview) -> int:
            self.reads += 1
            if self.reads == break_at:
                raise OSError("gone")
            return super().read_into(room)

    before = threads_alive()
    with pytest.raises(OSError, match="gone"), numpy.errstate(over="ignore"):
        count_sources(
            [lambda: Breaking(b"el pago " * 1_000)], [1], Settings(), block=100, threads=THREADS[-1]
        )
    assert threads_alive() == before


def test_progress_is_that_of_all_texts() -> None:
    shares: list[float] = []
    counted(
        [b"el pago " * 500, b"uno dos " * 1_500],
        Pretokenizer.SPACES,
        tick=shares.append,
        block=400,
        threads=1,
    )
    assert shares == sorted(shares)
    assert 0.2 < shares[8] < 0.25 < shares[-2] <= shares[-1] == 1.0


def test_as_little_is_read_at_once_as_is_asked_for() -> None:
    corpus = "el día\n" * 50
    for most in (1, 2, 7):
        openings: list[Callable[[], Bytes]] = [partial(Bytes, corpus.encode(), most)]
        with numpy.errstate(over="ignore"):
            found = count_sources(openings, [1], Settings(), block=30, threads=THREADS[-1])
        assert list(found.items()) == expected([corpus], Pretokenizer.SPACES)


def test_no_more_is_read_at_once_than_the_longest_word_needs() -> None:
    sizes: list[int] = []

    class Watched(Bytes):
        def read_into(self, room: memoryview) -> int:
            sizes.append(len(room))
            return super().read_into(room)

    word = "x" * 1_000
    with numpy.errstate(over="ignore"):
        found = count_sources(
            [lambda: Watched(f"{word} ".encode() * 300)], [1], Settings(), block=500, threads=1
        )
    assert list(found.items()) == [(word, 300)]
    assert max(sizes) <= 1_000
