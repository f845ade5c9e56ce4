"""The words of files in UTF-8, counted by compiled code as fast as the files are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bpe_gui.core.compiled_counting import count_sources
from bpe_gui.core.packed_words import PackedWords
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import Tick, no_tick
from bpe_gui.formats.byte_stream import ByteStream
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import Opener


def count_utf8(
    openers: Sequence[Opener],
    settings: Settings,
    tick: Tick = no_tick,
    stamps: Sequence[int] = (),
    *,
    threads: int | None = None,
) -> PackedWords:
    """The words of files in UTF-8, packed or not, each cut by itself, as `count_blocks` has them.

    Settings are such that `compiled_counting.can_count` says yes. `stamps` are those that the files had
    (0 for unknown). Raises InvalidText where a file must be decoded and read by `count_blocks`,
    Problem(FILE_CHANGED, WORD_TOO_LONG, TOO_MANY_WORDS), what opening and reading raise, and what
    `tick` raises.
    """
    sizes = [_size(open_it) for open_it in openers]
    known = [*stamps, *(0 for _ in openers[len(stamps) :])]
    openings = [_opening(open_it, stamp) for open_it, stamp in zip(openers, known, strict=True)]
    return count_sources(openings, sizes, settings, tick, marked=True, threads=threads)


def _size(open_it: Opener) -> int:
    with open_it() as stream:
        return stream.total or 0


def _opening(open_it: Opener, stamp: int) -> Callable[[], ByteStream]:
    def opened() -> ByteStream:
        stream = open_it()
        if stamp and stream.stamp != stamp:
            stream.close()
            raise Problem(FormatReason.FILE_CHANGED, path=stream.name)
        return stream

    return opened
