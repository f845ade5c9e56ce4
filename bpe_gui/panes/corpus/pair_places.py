"""Where a pair of neighbouring symbols stands in a text, counted in code points of the text as typed."""

from __future__ import annotations

import regex

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer, prepare
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import clean, normalize, symbols, without_markers

Place = tuple[int, int]
"""Where it begins and ends."""

# A longer word (a whole line, with the pretokenizer `lines`) would be cut anew at each key that is typed
# in it; up to this length that takes at most 5 ms (measured).
LONGEST_WORD = 4_000
_CLUSTER = regex.compile(r"\X")


class PairPlaces:
    """Finds a pair in words that are cut by the first `merges` rules, and remembers what it found.

    >>> tokenizer = Tokenizer(Settings(), "adeop", [Rule("p", "a")])
    >>> PairPlaces(tokenizer, Rule("pa", "d"), 1).in_line("👋 pada apad")
    ((2, 5), (8, 11))
    """

    def __init__(self, tokenizer: Tokenizer, rule: Rule, merges: int) -> None:
        self._tokenizer, self._rule, self._merges = tokenizer, rule, merges
        self._settings = tokenizer.settings
        self._token = rule.token
        self._readable = without_markers(rule.token)
        self._words: dict[str, tuple[Place, ...]] = {}
        self._lines: dict[tuple[str, str, str], tuple[Place, ...]] = {}
        self._rows: dict[str, tuple[Place, ...]] = {}

    @property
    def rule(self) -> Rule:
        """The pair."""
        return self._rule

    @property
    def needs_context(self) -> bool:
        """Whether words run over line ends, so that a line alone would be cut otherwise."""
        return self._settings.pretokenizer.joiner == ""

    def is_for(self, tokenizer: Tokenizer, rule: Rule, merges: int) -> bool:
        """Whether it was made for just these, so that what it remembers still holds."""
        ours = (self._settings, self._rule, self._merges)
        return self._tokenizer is tokenizer and ours == (tokenizer.settings, rule, merges)

    def may_stand_in(self, lines: str) -> bool:
        """Whether one of these lines may hold the pair, found out sooner than by a look into each of them."""
        return bool(self._settings.special_tokens) or self._may_hold(prepare(lines, self._settings)[0])

    def in_line(self, line: str, before: str = "", after: str = "") -> tuple[Place, ...]:
        """The places in one line; `before` and `after` are what surrounds it and decides where words end."""
        key = (before, line, after)
        if (found := self._lines.get(key)) is None:
            found = self._lines[key] = tuple(self._in_text(line, before, after))
        return found

    def in_word(self, word: str) -> tuple[Place, ...]:
        """The places in a word of a table, which stands as it is."""
        if (found := self._rows.get(word)) is None:
            typed = clean(word)[0]
            prepared = normalize(typed, self._settings.normalization)
            places = self._in_prepared_word(prepared)
            found = tuple(_typed_places(places, prepared, typed, self._without_specials())) if places else ()
            self._rows[word] = found
        return found

    def _in_text(self, line: str, before: str, after: str) -> list[Place]:
        text = before + line + after
        prepared, words = prepare(text, self._settings)
        if not self._may_hold(prepared):
            return []
        places = [
            (word.start + start, word.start + end)
            for word in words
            if not word.special
            for start, end in self._in_prepared_word(prepared[word.start : word.end])
        ]
        shift, length = len(before), len(line)
        typed = _typed_places(places, prepared, clean(text)[0], self._settings)
        clipped = ((max(0, start - shift), min(length, end - shift)) for start, end in typed)
        return [(start, end) for start, end in clipped if start < end]

    def _may_hold(self, text: str) -> bool:
        # Most lines lack the letters of the pair; this is a hundred times quicker than cutting them.
        if self._settings.unit is Unit.BYTES:
            text = text.encode().decode("latin-1")
        return self._readable in text

    def _in_prepared_word(self, word: str) -> tuple[Place, ...]:
        if (found := self._words.get(word)) is None:
            found = self._words[word] = tuple(self._find(word))
        return found

    def _find(self, word: str) -> list[Place]:
        if len(word) > LONGEST_WORD or self._token not in "".join(symbols(word, self._settings)):
            return []
        places: list[Place] = []
        offset, left_start, left = 0, 0, ""
        for token in self._tokenizer.encode_word(word, self._merges):
            end = offset + len(without_markers(token))
            if left == self._rule.left and token == self._rule.right:
                if places and places[-1][1] > left_start:  # aaa holds a+a twice: one place
                    left_start = places.pop()[0]
                places.append((left_start, end))
            left_start, left, offset = offset, token, end
        if self._settings.unit is Unit.BYTES and not word.isascii():
            return _whole_characters(places, word)
        return places

    def _without_specials(self) -> Settings:
        return Settings(normalization=self._settings.normalization)


def _whole_characters(places: list[Place], word: str) -> list[Place]:
    """Places in bytes as places in characters; part of a character stands for the whole one."""
    character_of = [number for number, letter in enumerate(word) for _ in letter.encode()]
    found: list[Place] = []
    for start, end in places:
        place = (character_of[start], character_of[end - 1] + 1)
        if found and found[-1][1] > place[0]:
            place = (found.pop()[0], place[1])
        found.append(place)
    return found


def _typed_places(
    places: tuple[Place, ...] | list[Place], prepared: str, typed: str, settings: Settings
) -> list[Place]:
    """Places in the normalized text as places in the typed one; a changed letter counts as a whole."""
    if not places or prepared == typed:
        return list(places)
    # Letters with their accents normalize each by itself. Where that does not hold (special tokens stay
    # as they are), nothing is shown rather than something wrong.
    origins: list[Place] = []
    for cluster in _CLUSTER.finditer(typed):
        shown = normalize(cluster[0], settings.normalization)
        if shown == cluster[0]:
            origins += [(place, place + 1) for place in range(*cluster.span())]
        else:
            origins += [cluster.span()] * len(shown)
    if len(origins) != len(prepared):
        return []
    return [(origins[start][0], origins[end - 1][1]) for start, end in places]
