"""Where a text that arrives in blocks may be cut so that nothing changes: words, letters and all.

A cut is **safe** when the pieces before and behind it, each prepared and cut into words by itself, give
exactly the words of the whole, whatever stands further away. Three things look across a cut, and each
has a reader here that holds back as much of the end of a block as it needs: special tokens, normalizing,
and the pretokenizer's pattern.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

import regex

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings
from bpe_gui.core.units import normalize

LONGEST_WORD = 4_000_000
"""Code points, at most 32 MB while one is put together; a longer word is no word of any language."""

FARTHEST = 100_000
"""Code points in which a safe place is looked for beside a change."""

# Each of these matches nothing, at the last safe place of a text: they search backwards.
#
# For the GPT patterns no alternative goes from a character that is not white space on to a blank (white
# space but CR and LF, which may follow signs), so that a word ends before it; and the white space behind
# such a place is matched as if the text began there. The same holds between a letter and what is neither a
# letter nor a mark, and before and behind numbers; the apostrophe is left out where it may begin 's or 'll.
# What stands before such a place ends in no white space, so that `\Z` and `(?!\S)`, which look behind a run
# of white space, never match otherwise than in the whole.
_BLANK = r"(?<=\S)(?=[^\S\r\n])"
_LETTER_END = r"(?<=\p{L})(?=[^\p{L}\p{M}'])"
_NUMBER_END = r"(?<=\p{N})(?=[^\p{N}\p{M}'])"
_NUMBER_BEGIN = r"(?<=[^\s\p{N}])(?=\p{N})"
_GPT = regex.compile(f"(?r){_BLANK}|{_LETTER_END}|{_NUMBER_END}|{_NUMBER_BEGIN}")
# `aB` are two words of o200k, wherever they stand.
_O200K = regex.compile(rf"{_GPT.pattern}|(?<=\p{{Ll}})(?=\p{{Lu}})")
_WHITE_SPACE = regex.compile(r"(?r)(?<=\s)")
_LAST_PLACE = {
    Pretokenizer.SPACES: regex.compile(r"(?r)(?<=[ \r\n])"),
    Pretokenizer.WHITESPACE: _WHITE_SPACE,
    Pretokenizer.MARKER: _WHITE_SPACE,
    Pretokenizer.END_MARKER: _WHITE_SPACE,
    Pretokenizer.GPT2: _GPT,
    Pretokenizer.CL100K: _GPT,
    Pretokenizer.O200K: _O200K,
    # Behind a line end; a CR at the very end may be the first half of CRLF.
    Pretokenizer.LINES: regex.compile(r"(?r)(?<=\n|\r(?=[^\n]))"),
}
_NUMBERS = regex.compile(r"\p{N}+")
# With these a run of numbers is cut after every third one.
_BY_THREES = (Pretokenizer.CL100K, Pretokenizer.O200K)

# Letters that join what stands before them into one: the vowels and finals of Hangul (Unicode, 3.12), and two
# vowel signs of Kirat Rai, which count as letters (Unicode 16).
_JOINING = regex.compile("[\u1160-\u11ff\U00016d63\U00016d67-\U00016d69]")


def safe_pieces(
    blocks: Iterable[str], pretokenizer: Pretokenizer, longest: int = LONGEST_WORD
) -> Iterator[str]:
    """The same text in pieces that may be cut into words one by one; of `lines` each but the last ends one.

    The last piece may be empty. Raises Problem(WORD_TOO_LONG) where no safe place comes for more than
    `longest` code points.
    """
    last_place = _LAST_PLACE[pretokenizer]
    rest = ""
    for block in blocks:
        looked = max(0, len(rest) - 1)
        rest += block
        found = last_place.search(rest, looked)
        place = found.start() if found else 0
        if not place and len(rest) > longest and pretokenizer in _BY_THREES:
            numbers = _NUMBERS.match(rest)
            # A place between numbers: what is held back begins with a word.
            place = (len(numbers[0]) - 1) // 3 * 3 if numbers else 0
        if place:
            yield rest[:place]
            rest = rest[place:]
        if len(rest) > longest:
            raise Problem(CoreReason.WORD_TOO_LONG, pretokenizer=pretokenizer, longest=longest)
    yield rest


def safe_place_before(text: str, place: int, settings: Settings, farthest: int = FARTHEST) -> int | None:
    """The last safe place of a text before a place, whatever stands from there on; 0 where there is none.

    None for a text with special tokens, and where no safe place comes for `farthest` code points.

    >>> safe_place_before("tu pedido", 6, Settings())
    3
    """
    if settings.special_tokens:
        return None
    pattern = _LAST_PLACE[settings.pretokenizer]
    first = max(0, place - farthest)
    found = pattern.search(text, first, place)
    while found and not _may_part(text, found.start(), settings):
        found = pattern.search(text, first, found.start() - 1)
    return found.start() if found else None if first else 0


def safe_place_behind(text: str, place: int, settings: Settings, farthest: int = FARTHEST) -> int | None:
    """The first safe place of a text behind a place, whatever stands before it; its end where there is none.

    None as above.

    >>> safe_place_behind("tu pedido llega", 3, Settings())
    10
    """
    if settings.special_tokens:
        return None
    pattern = _first_place(settings.pretokenizer)
    last = min(len(text), place + farthest)
    found = pattern.search(text, place + 1, last)
    while found and not _may_part(text, found.start(), settings):
        found = pattern.search(text, found.start() + 1, last)
    return found.start() if found else None if last < len(text) else last


def normal_blocks(blocks: Iterable[str], form: Normalization, longest: int = LONGEST_WORD) -> Iterator[str]:
    """The blocks of a text normalized as the whole would be.

    Raises Problem(MARKS_WITHOUT_END) for more than `longest` code points that all belong to one letter.
    """
    if form is Normalization.NONE:
        yield from blocks
        return
    rest = ""
    for block in blocks:
        looked = len(rest)
        rest += block
        place = _last_beginning(rest, looked)
        if place:
            yield normalize(rest[:place], form)
            rest = rest[place:]
        if len(rest) > longest:
            raise Problem(CoreReason.MARKS_WITHOUT_END, longest=longest)
    yield normalize(rest, form)


def segments(blocks: Iterable[str], settings: Settings) -> Iterator[Iterator[str]]:
    """What stands between the special tokens of a text, each in blocks of its own, to be read in order."""
    if not settings.special_tokens:
        yield iter(blocks)
        return
    reader = _Special(blocks, settings.special_tokens)
    while not reader.ended:
        yield reader.segment()


def begins_afresh(character: str) -> bool:
    """Whether a character never becomes one with what stands before it, in any normalization form."""
    if character < "\x80":
        return True
    first = unicodedata.normalize("NFKD", character)[0]
    return unicodedata.category(first) not in ("Mn", "Mc", "Me") and not _JOINING.match(first)


def _may_part(text: str, place: int, settings: Settings) -> bool:
    """Whether normalizing never looks across a place."""
    if settings.normalization is Normalization.NONE or place == len(text):
        return True
    return begins_afresh(text[place])


@cache
def _first_place(pretokenizer: Pretokenizer) -> regex.Pattern[str]:
    return regex.compile(_LAST_PLACE[pretokenizer].pattern.removeprefix("(?r)"))


def _last_beginning(text: str, start: int) -> int:
    """Where the last character stands, from `start` on, that begins afresh, or 0."""
    for place in range(len(text) - 1, max(start, 1) - 1, -1):
        if begins_afresh(text[place]):
            return place
    return 0


class _Special:
    """Takes the special tokens out of blocks; a token may lie across their borders."""

    def __init__(self, blocks: Iterable[str], special_tokens: tuple[str, ...]) -> None:
        longest_first = sorted(special_tokens, key=len, reverse=True)
        self._pattern = regex.compile("|".join(map(regex.escape, longest_first)))
        self._longest = len(longest_first[0])
        self._blocks = iter(blocks)
        self._rest = ""
        self._all_read = False
        self.ended = False

    def segment(self) -> Iterator[str]:
        """The blocks up to the next special token or the end."""
        while True:
            found = self._pattern.search(self._rest)
            # Where a longer or an earlier token may still come the next block decides.
            if found and (self._all_read or found.start() + self._longest <= len(self._rest)):
                before, self._rest = self._rest[: found.start()], self._rest[found.end() :]
                if before:
                    yield before
                return
            if self._all_read:
                self.ended = True
                if self._rest:
                    yield self._rest
                return
            certain = len(self._rest) - self._longest + 1
            if found:
                certain = min(certain, found.start())
            if certain > 0:
                yield self._rest[:certain]
                self._rest = self._rest[certain:]
            block = next(self._blocks, None)
            if block is None:
                self._all_read = True
            else:
                self._rest += block
