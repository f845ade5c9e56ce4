"""What the tokens view draws: the sample's text, its ids or its bytes, and where each token stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from bpe_gui.core.settings import Pretokenizer, Unit
from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.core.units import END_MARKER, START_MARKER, for_json
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import visible
from bpe_gui.panes.token_layout import ShownLine, ShownToken

# A dash for a symbol without an id: a question mark would look like the word dictionary's loss.
_NO_ID = "–"


class Show(Enum):
    """What stands in a token's box."""

    TEXT = "text"
    IDS = "ids"
    BYTES = "bytes"


class SampleSource:
    """The session's sample at its present merge, piece by piece as the view asks for it.

    Made anew after each change; it keeps nothing but references.
    """

    def __init__(self, session: Session, show: Show, glyphs: bool) -> None:
        self.text = session.sample.text
        self._sample = session.sample
        self._merges = session.merges
        self._tokenizer = session.tokenizer
        self._show = show
        self._glyphs = glyphs

    def shown(self, start: int, end: int) -> ShownLine:
        """The piece text[start:end] as it is drawn."""
        line = _Line()
        at = start
        for word, place in self._sample.encoded(self._merges, start, end):
            line.add(self._between(self.text[at : max(at, word.start)]))
            if self._show is Show.TEXT:
                self._add_text(line, word, place, start, end)
            else:
                self._add_codes(line, word, place, start, end)
            at = min(word.end, end)
        line.add(self._between(self.text[at:end]))
        return ShownLine("".join(line.parts), line.tokens)

    def _between(self, text: str) -> str:
        return visible(text) if self._glyphs else text

    def _add_text(self, line: _Line, word: EncodedWord, place: int, start: int, end: int) -> None:
        """The word's text with a box for each token, as far as it stands in the piece."""
        settings = self._tokenizer.settings
        chars = list(word.text[max(0, start - word.start) : end - word.start])
        drawn = [visible(char) for char in chars] if self._glyphs else chars
        ends_inside = word.end <= end
        skipped = len(word.text[: max(0, start - word.start)].encode())
        if settings.pretokenizer is Pretokenizer.MARKER and word.start >= start:
            line.add_marker(settings.marker)
        scale = _Scale(chars, drawn, skipped, line.size)
        for number, token in enumerate(word.tokens):
            size = _byte_size(token, settings.unit, word.special)
            scale.advance(size)
            left, right = scale.box()
            if token.startswith(START_MARKER) and not word.special:
                left -= line.marker_size
            if END_MARKER in token and ends_inside and not word.special:
                right += len(settings.marker.encode())
            if right > left:
                token_id = self._tokenizer.id(token, special=word.special)
                line.tokens.append(ShownToken(left, right, token_id, place + number if place >= 0 else -1))
        line.add("".join(drawn))
        if settings.pretokenizer is Pretokenizer.END_MARKER and ends_inside and not word.special:
            line.add(settings.marker)
        line.marker_size = 0

    def _add_codes(self, line: _Line, word: EncodedWord, place: int, start: int, end: int) -> None:
        """The word as ids or as hexadecimal bytes; a word that began in the piece before stands there."""
        if word.start < start and start > 0 and word.end > word.start:
            return
        for number, token in enumerate(word.tokens):
            token_id = self._tokenizer.id(token, special=word.special)
            text = (
                (_NO_ID if token_id is None else str(token_id))
                if self._show is Show.IDS
                else self._hex(token)
            )
            if number:
                line.add(" ")
            box = (line.size, line.size + len(text.encode()))
            line.tokens.append(ShownToken(*box, token_id, place + number if place >= 0 else -1))
            line.add(text)
        if not self._tokenizer.settings.pretokenizer.joiner:
            line.add(" ")

    def _hex(self, token: str) -> str:
        settings = self._tokenizer.settings
        text = for_json(token, settings.unit)
        marked = text.replace(START_MARKER, settings.marker).replace(END_MARKER, settings.marker)
        if settings.unit is not Unit.BYTES:
            return marked.encode().hex(" ").upper()
        bare = text.replace(START_MARKER, "").replace(END_MARKER, "")
        digits = bare.encode("utf-8", "surrogateescape").hex(" ").upper()
        before = settings.marker if START_MARKER in text else ""
        return before + digits + (settings.marker if END_MARKER in text else "")


class _Line:
    """A shown line being put together; sizes are UTF-8 bytes."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.tokens: list[ShownToken] = []
        self.size = 0
        self.marker_size = 0

    def add(self, text: str) -> None:
        if text:
            self.parts.append(text)
            self.size += len(text.encode())

    def add_marker(self, glyph: str) -> None:
        self.add(glyph)
        self.marker_size = len(glyph.encode())


class _Scale:
    """From byte counts in a word to byte places in the line, where a character may be drawn as another glyph."""

    def __init__(self, chars: list[str], drawn: list[str], skipped: int, offset: int) -> None:
        self._edges = list(_edges(chars, drawn, offset))
        self._offset = offset
        self._at = -skipped
        self._before = -skipped
        self._index = 0

    def advance(self, size: int) -> None:
        self._before, self._at = self._at, self._at + size

    def box(self) -> tuple[int, int]:
        return self._place(self._before), self._place(self._at)

    def _place(self, at: int) -> int:
        edges = self._edges
        if at <= 0:
            return self._offset
        while self._index + 1 < len(edges) and edges[self._index + 1][0] <= at:
            self._index += 1
        while self._index and edges[self._index][0] > at:
            self._index -= 1
        true, drawn = edges[self._index]
        if true == at or self._index + 1 == len(edges):
            return drawn
        next_true, next_drawn = edges[self._index + 1]
        return drawn + (at - true) * (next_drawn - drawn) // (next_true - true)


def _edges(chars: list[str], drawn: list[str], offset: int) -> Iterator[tuple[int, int]]:
    true, at = 0, offset
    yield true, at
    for char, glyph in zip(chars, drawn, strict=True):
        true += len(char.encode())
        at += len(glyph.encode())
        yield true, at


def _byte_size(token: str, unit: Unit, special: bool) -> int:
    if special:
        return len(token.encode())
    bare = token.replace(START_MARKER, "").replace(END_MARKER, "")
    return len(bare) if unit is Unit.BYTES else len(bare.encode())
