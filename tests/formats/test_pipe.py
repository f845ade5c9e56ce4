"""Bytes that come once are read as often as wanted, and no sooner than wanted."""

from __future__ import annotations

import gzip
import io
from contextlib import closing

from bpe_gui.core.slices import result_of
from bpe_gui.formats.pipe import Pipe
from bpe_gui.formats.text_stream import Part, TextBlocks, examine

LINE = "¿Dónde está mi pedido? Llegará mañana.\n"


class Watched(io.BytesIO):
    """Bytes that remember how far they were read."""

    furthest = 0

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self.furthest = self.tell()
        return data


def test_a_pipe_is_read_twice() -> None:
    data = LINE.encode() * 300_000  # more than stays in memory
    source = Watched(data)
    with closing(Pipe(source, "here")) as pipe:
        facts = result_of(examine(pipe.open))
        assert (facts.encoding, facts.text_bytes) == ("utf-8", len(data))
        assert "".join(TextBlocks(pipe.open, "utf-8")) == LINE * 300_000


def test_no_more_is_read_than_is_wanted() -> None:
    source = Watched(LINE.encode() * 300_000)
    with closing(Pipe(source, "here")) as pipe:
        facts = result_of(examine(pipe.open, "utf-8", part=Part(bytes=100_000)))
    assert facts.is_part
    assert source.furthest <= 100_000 + 65_536


def test_a_packed_pipe_is_unpacked() -> None:
    with closing(Pipe(io.BytesIO(gzip.compress(LINE.encode())), "here")) as pipe:
        assert result_of(examine(pipe.open)).preview == LINE
        assert result_of(examine(pipe.open)).archive == "gzip"
