"""What the tokens view draws: the sample's text, its ids or its bytes, and where each token stands in it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import accumulate
from typing import NamedTuple, Protocol

from bpe_gui.core.settings import Pretokenizer, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.units import END_MARKER, START_MARKER, without_markers
from bpe_gui.panes.glyphs import visible, with_controls
from bpe_gui.panes.tokens.token_layout import ShownLine, ShownToken

# A dash for a symbol without an id: a question mark would look like the word dictionary's loss.
_NO_ID = "–"
# Spaces before an id or before the bytes of a token, and before those of a word.
_MARKED = (Pretokenizer.MARKER, Pretokenizer.END_MARKER)
_BETWEEN_TOKENS = 1
_BETWEEN_WORDS = 2


class Show(Enum):
    """What stands in a token's box."""

    TEXT = "text"
    IDS = "ids"
    BYTES = "bytes"


class LetterPart(NamedTuple):
    """A token that holds only some of the bytes of a letter."""

    letter: str
    first: int
    """The first of the letter's bytes in the token, counted from 1."""
    last: int
    size: int


class CutText(Protocol):
    """A text that is cut into words of tokens."""

    @property
    def text(self) -> str:
        """The text as it is cut."""
        ...

    def encoded(
        self, merges: int, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[EncodedWord, int]]:
        """The words that touch text[start:end], each with the running number of its first token (or −1)."""
        ...


class Cutting(Protocol):
    """A text at one of its merges, such as a session's sample."""

    @property
    def sample(self) -> CutText:
        """The text and its words."""
        ...

    @property
    def tokenizer(self) -> Tokenizer:
        """What it is cut by."""
        ...

    @property
    def merges(self) -> int:
        """By how many rules."""
        ...


class SampleSource:
    """A session's sample at its present merge, piece by piece as it is asked for; made anew after changes."""

    def __init__(self, session: Cutting, show: Show, glyphs: bool) -> None:
        self.text = session.sample.text
        self._sample = session.sample
        self._merges = session.merges
        self._tokenizer = session.tokenizer
        self._show = show
        self._glyphs = glyphs

    @property
    def show(self) -> Show:
        """What stands in the boxes."""
        return self._show

    def letter_part(self, token: ShownToken) -> LetterPart | None:
        """Which part of a letter a token is that holds no whole one; else None."""
        word = token.word
        if word is None or word.special or self._tokenizer.settings.unit is not Unit.BYTES:
            return None
        first, last = self._edges(word)[token.number : token.number + 2]
        letters = _edges_of(word.text, 0)
        number = bisect_right(letters, first) - 1
        if first == last or number == len(word.text):
            return None  # a lone marker
        begin, end = letters[number], letters[number + 1]
        if last > end or last - first == end - begin:
            return None
        return LetterPart(word.text[number], first - begin + 1, last - begin, end - begin)

    def span(self, token: ShownToken) -> tuple[int, int] | None:
        """Where a token begins and ends in the text, in code points; a letter it has a part of is in it."""
        word = token.word
        if word is None:
            return None
        first, last = self._edges(word)[token.number : token.number + 2]
        letters = _edges_of(word.text, 0)
        return word.start + bisect_right(letters, first) - 1, word.start + bisect_left(letters, last)

    def shown(self, start: int, end: int) -> ShownLine:
        """The piece text[start:end] as it is drawn, with signs for controls, and for line ends in words.

        With signs for everything there is one for its line end, too.
        """
        line = _Line()
        behind = self._behind_line_end(end)
        plain = self._is_plain(start, end)
        at = start
        for word, place in self._sample.encoded(self._merges, start, behind):
            self._add_between(line, at, min(word.start, end))
            if plain and start <= word.start and word.end <= end:
                self._add_whole(line, word, place)
                at = word.end
                continue
            piece = _Piece(word, place, max(start, word.start), min(behind, word.end))
            if self._show is Show.TEXT:
                self._add_text(line, piece)
            else:
                self._add_codes(line, piece)
            at = piece.end
        self._add_between(line, at, end)
        if self._glyphs and self._show is Show.TEXT:
            line.add(visible(self.text[max(at, end) : behind]))
        return ShownLine("".join(line.parts), line.tokens)

    def _is_plain(self, start: int, end: int) -> bool:
        """Whether the piece is drawn letter by letter as it is, without signs and markers."""
        if self._glyphs or self._show is not Show.TEXT:
            return False
        text = self.text[start:end]
        return self._tokenizer.settings.pretokenizer not in _MARKED and with_controls(text) == text

    def _add_whole(self, line: _Line, word: EncodedWord, place: int) -> None:
        """A plain word that stands whole in the piece, in a third of the time."""
        at, special, find = line.size, word.special, self._tokenizer.id
        line.add(word.text)
        plain = special or self._tokenizer.settings.unit is not Unit.BYTES
        for number, token in enumerate(word.tokens):
            size = _byte_size(token, plain)
            if size:
                running = -1 if place < 0 else place + number
                line.tokens.append(
                    ShownToken(at, at + size, find(token, special=special), running, word, number)
                )
                at += size

    def _behind_line_end(self, end: int) -> int:
        text = self.text
        if text.startswith("\r\n", end):
            return end + 2
        return end + 1 if text[end : end + 1] in ("\n", "\r") else end

    def _add_between(self, line: _Line, start: int, end: int) -> None:
        if start >= end:
            return
        if self._show is not Show.TEXT:
            line.keep_apart(_BETWEEN_TOKENS)
        text = self.text[start:end]
        line.add(visible(text) if self._glyphs else with_controls(text))

    def _add_text(self, line: _Line, piece: _Piece) -> None:
        """The word's text with a box for each token, as far as it stands in the piece."""
        word, settings = piece.word, self._tokenizer.settings
        # Of a very long word the sample gives a part, which has no marker where the word goes on.
        begins = piece.start == word.start and self._is_marked(word, 0, START_MARKER)
        ends = piece.end == word.end and self._is_marked(word, -1, END_MARKER)
        marker = line.size
        if begins:
            line.add(settings.marker)
        marker_size = line.size - marker
        glyphs = self._drawn(piece)
        scale = _Scale(piece.text, glyphs, len(piece.before.encode()), line.size)
        line.add(piece.text if glyphs is None else "".join(glyphs))
        behind = line.size
        if ends:
            line.add(settings.marker)
        edges = self._edges(word)
        for number in range(*scale.tokens(edges)):
            token = word.tokens[number]
            left, right = scale.place(edges[number]), scale.place(edges[number + 1])
            if begins and token.startswith(START_MARKER):
                left -= marker_size
            if ends and token.endswith(END_MARKER):
                right += line.size - behind
            if left < right:
                line.tokens.append(self._token(piece, number, left, right))

    def _add_codes(self, line: _Line, piece: _Piece) -> None:
        """The tokens that begin in the piece as ids or as hexadecimal bytes."""
        word = piece.word
        edges = self._edges(word)
        first = len(piece.before.encode())
        last = first + len(piece.text.encode())
        for number in range(bisect_left(edges, first), min(bisect_left(edges, last), len(word.tokens))):
            line.keep_apart(_BETWEEN_TOKENS if number else _BETWEEN_WORDS)
            left = line.size
            line.add(code_of(word.tokens[number], word.special, self._show, self._tokenizer))
            line.tokens.append(self._token(piece, number, left, line.size))

    def _token(self, piece: _Piece, number: int, left: int, right: int) -> ShownToken:
        word = piece.word
        token_id = self._tokenizer.id(word.tokens[number], special=word.special)
        place = -1 if piece.place < 0 else piece.place + number
        return ShownToken(left, right, token_id, place, word, number)

    def _drawn(self, piece: _Piece) -> list[str] | None:
        """What is drawn for each character, None when each one is drawn as itself."""
        text = piece.text
        if not self._glyphs:
            shown = with_controls(text)
            if shown == text and "\n" not in text and "\r" not in text:
                return None
            return [visible(char) if char in "\r\n" else with_controls(char) for char in text]
        # Whether a mark stands on a letter or alone depends on the character before it.
        previous = self.text[piece.start - 1 : piece.start] if piece.start else ""
        if visible(previous + text) == previous + text:
            return None
        drawn = []
        for char in text:
            drawn.append(visible(previous + char).removeprefix(visible(previous)))
            previous = char
        return drawn

    def _is_marked(self, word: EncodedWord, number: int, marker: str) -> bool:
        return bool(word.tokens) and marker in word.tokens[number]

    def _edges(self, word: EncodedWord) -> list[int]:
        """The byte offsets in the word between its tokens, the first 0."""
        plain = word.special or self._tokenizer.settings.unit is not Unit.BYTES
        return list(accumulate((_byte_size(token, plain) for token in word.tokens), initial=0))


def code_of(token: str, special: bool, show: Show, tokenizer: Tokenizer) -> str:
    """A token, or a special one, as its id or as its bytes in hexadecimal digits, with its marker."""
    if show is Show.IDS:
        token_id = tokenizer.id(token, special=special)
        return _NO_ID if token_id is None else str(token_id)
    if special:
        return token.encode().hex(" ").upper()
    settings = tokenizer.settings
    bare = without_markers(token)
    digits = bare.encode("latin-1" if settings.unit is Unit.BYTES else "utf-8").hex(" ").upper()
    before = settings.marker if token.startswith(START_MARKER) else ""
    return before + digits + (settings.marker if token.endswith(END_MARKER) else "")


class _Piece(NamedTuple):
    """A word as far as it stands between two places of the sample; `place` numbers its first token."""

    word: EncodedWord
    place: int
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.word.text[self.start - self.word.start : self.end - self.word.start]

    @property
    def before(self) -> str:
        """What of the word stands before the piece."""
        return self.word.text[: self.start - self.word.start]


class _Line:
    """A shown line being put together; sizes are UTF-8 bytes."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.tokens: list[ShownToken] = []
        self.size = 0
        self._spaces = 0

    def add(self, text: str) -> None:
        if text:
            self.parts.append(text)
            self.size += len(text.encode())
            bare = len(text.rstrip(" "))
            self._spaces = len(text) - bare + (0 if bare else self._spaces)

    def keep_apart(self, spaces: int) -> None:
        """Adds what is missing of so many spaces at the end of the line; nothing at its beginning."""
        if self.parts:
            self.add(" " * (spaces - self._spaces))


class _Scale:
    """From byte offsets in a word to those in the shown line, where a character may be drawn as a sign."""

    def __init__(self, text: str, drawn: Sequence[str] | None, skipped: int, offset: int) -> None:
        self._true = _edges_of(text, skipped)
        self._drawn = None if drawn is None else _edges_of(drawn, offset)
        self._shift = offset - skipped

    def tokens(self, edges: list[int]) -> tuple[int, int]:
        """The first of the tokens that touch the text, and behind the last; empty ones touch edges."""
        first = max(bisect_left(edges, self._true[0]) - 1, 0)
        return first, min(bisect_right(edges, self._true[-1]), len(edges) - 1)

    def place(self, at: int) -> int:
        """The place of an offset: at the nearer end when it is outside, in proportion inside a sign."""
        true, drawn = self._true, self._drawn
        at = min(max(at, true[0]), true[-1])
        if drawn is None:
            return at + self._shift
        index = bisect_right(true, at) - 1
        if true[index] == at:
            return drawn[index]
        width = drawn[index + 1] - drawn[index]
        return drawn[index] + (at - true[index]) * width // (true[index + 1] - true[index])


def _edges_of(parts: Sequence[str], offset: int) -> Sequence[int]:
    """The byte offsets between characters, or between the signs drawn for them."""
    if isinstance(parts, str) and parts.isascii():
        return range(offset, offset + len(parts) + 1)
    return list(accumulate((len(part.encode()) for part in parts), initial=offset))


def _byte_size(token: str, plain: bool) -> int:
    if plain and token.isascii():
        return len(token)
    bare = without_markers(token)
    return len(bare.encode()) if plain else len(bare)
