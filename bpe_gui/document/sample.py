"""The sample, the text in the tokens pane, measured after any number of merges without cutting it anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import regex

from bpe_gui.core.engines import READABLE, Engines
from bpe_gui.core.limit import Cut, FinishReason, cut
from bpe_gui.core.metrics import word_count
from bpe_gui.core.settings import Normalization, Pretokenizer
from bpe_gui.core.text_change import TextChange, text_change
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.document.background import Work
from bpe_gui.document.long_word import LONG_WORD
from bpe_gui.document.sample_change import stretch_of, words_with
from bpe_gui.document.sample_words import SHORT_TEXT, Numbers, SampleWords, as_text, shown_before
from bpe_gui.document.word_cuts import (
    CompiledCutting,
    Cuts,
    Cutting,
    ReadableCutting,
    ends_of,
    rules_as_slow,
)

# A text a customer would see is shown up to this many words; of a longer one the end is shown.
_SHOWN_WORDS = 400
# Of what a limit cuts off so many words are given.
_LOST_WORDS = 60
# White space or the end of the text; the end of a sentence, and its quotes and brackets.
_APART = regex.compile(r"\s|\Z")
_SENTENCE = regex.compile(r"[.!?…。！？]+[\p{Pe}\p{Pf}\"']*(?=\s|\Z)")
# So many words are looked up at once.
_AT_ONCE = 64
# Before a text is cut, words are looked for from the space or line end before, or from so far back.
_NEAR = 2_000


class MeasuredSample:
    """A text's words, each distinct one cut by all rules in rank order, every replacement remembered.

    So the tokens after k merges are its symbols less the replacements made by the first k rules,
    for the whole curve in one pass. Filling it and following new rules is work in slices, for any
    thread: `fill` and `follow` yield the share done. Before it is filled it knows the words of a
    place only roughly and counts nothing. `words` are those of the same text cut with the same
    settings before, if there are any; a long text is cut by compiled `engines`, if there are any.
    `before` is another text that was measured by the same tokenizer: what is equal is not cut again.
    """

    def __init__(
        self,
        text: str,
        tokenizer: Tokenizer,
        words: SampleWords | None = None,
        engines: Engines = READABLE,
        before: MeasuredSample | None = None,
    ) -> None:
        self._given = text
        self._tokenizer = tokenizer
        self._cutting: Cutting = ReadableCutting(tokenizer)
        if engines.cut_words and len(text) > SHORT_TEXT:
            words = words if words and words.numbered else None
            known = words.numbered if words else None
            self._cutting = CompiledCutting(tokenizer, engines.cut_words(tokenizer.settings, known))
        self._words = words
        self._before: MeasuredSample | None = None
        self._change: tuple[str, TextChange] | None = None
        if before and words is None and before._can_be_changed(tokenizer, self._cutting):
            self._before, self._change = before, (before._text, text_change(before._text, text))
        self._text: str = words.text if words else self._shown_before()
        self._cuts: Cuts | None = None
        self._ends_at: tuple[Cuts, int, Numbers] | None = None
        # A place before white space up to which the written words were counted, and how many they are.
        self._written = (0, 0)

    @property
    def text(self) -> str:
        """The text as it is cut, normalized; while a long text is being cut, as it was given."""
        return self._text

    @property
    def change(self) -> tuple[str, TextChange] | None:
        """The text that was measured before, if it was given, and how this one differs from it."""
        return self._change

    @property
    def soon_filled(self) -> bool:
        """Whether so little was changed that it is most likely filled in a moment, or is already."""
        return self.filled or (
            self._change is not None and self._change[1].new_end - self._change[1].start <= SHORT_TEXT
        )

    @property
    def tokenizer(self) -> Tokenizer:
        """What it is cut by."""
        return self._tokenizer

    @property
    def cut_words(self) -> SampleWords | None:
        """Its words, once they have been found."""
        return self._words

    @property
    def filled(self) -> bool:
        """Whether the whole text has been cut."""
        return self._cuts is not None

    @property
    def followed(self) -> int:
        """By how many rules it has been cut."""
        return self._cuts.followed if self._cuts else 0

    @property
    def behind(self) -> int:
        """How many rules the text lacks; fewer where it is sooner cut anew than by so many."""
        rules = len(self._tokenizer.rules) - self.followed
        return min(rules, rules_as_slow(self._words)) if self._words else rules

    @property
    def words(self) -> int:
        """How many words and special tokens the text has, as far as that is known."""
        return len(self._words.starts) if self._words else 0

    def fill(self) -> Work[None]:
        """Finds the words and cuts the distinct ones by all rules."""
        if self._before is not None:
            changed = yield from self._fill_from(self._before)
            self._before = None  # or each text would keep the one before it
            if changed:
                return
        words = self._words
        if words is None:
            words = yield from self._cutting.find(self._given)
            if words.text == self._text:
                self._words = words  # else places in the text that is shown would be other ones
        cuts = yield from self._cutting.cut(words)
        self._text, self._words, self._cuts = words.text, words, cuts

    def follow(self) -> Work[None]:
        """Applies the rules that the tokenizer has learned since it was filled."""
        if self._cuts is None:
            yield from self.fill()
        while (cuts := self._cuts) and (words := self._words) and cuts.followed < len(self._tokenizer.rules):
            self._cuts = yield from self._cutting.follow(words, cuts, len(self._tokenizer.rules))

    def tokens(self, merges: int) -> int:
        """The text's tokens after so many merges."""
        counts = self._cuts.counts if self._cuts else [0]
        return counts[min(merges, len(counts) - 1)]

    def token_counts(self) -> list[int]:
        """The text's tokens after 0, 1, 2 … merges, as far as rules have been followed; only to be read."""
        return self._cuts.counts if self._cuts else []

    def tokens_of(self, number: int, merges: int) -> Sequence[str]:
        """The tokens of a distinct word after so many merges, of those followed."""
        words, cuts = self._words, self._cuts
        if words is None or words.special[number]:
            return (words.distinct[number],) if words else ()
        if cuts and merges <= cuts.followed:
            return cuts.tokens(number, merges)
        return self._tokenizer.encode_word(words.distinct[number], merges)

    def pieces_of(self, number: int, merges: int) -> Iterator[Sequence[str]]:
        """The same tokens; those of a very long word piece by piece."""
        long = self._cutting.long.get(number)
        if self._words is None or long is None:
            yield self.tokens_of(number, merges)
            return
        given = 0
        for start in range(0, len(self._words.distinct[number]), LONG_WORD):
            word, before = long.near(merges, 0, start, start + LONG_WORD)
            if tokens := word.tokens[given - before :]:
                yield tokens
                given += len(tokens)

    def token_ends(self, merges: int) -> Numbers:
        """For each word the number of tokens up to its end; none before it is filled. Only to be read."""
        words, cuts = self._words, self._cuts
        if cuts is None or words is None:
            return np.zeros(0, np.int64)
        if merges >= cuts.followed:
            return cuts.ends
        kept = self._ends_at
        if kept is None or kept[0] is not cuts or kept[1] != merges:
            kept = self._ends_at = (cuts, merges, ends_of(words, cuts.owners[cuts.ranks < merges]))
        return kept[2]

    def encoded(
        self, merges: int, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[EncodedWord, int]]:
        """The words that touch text[start:end], each with the running number of its first token (or −1).

        Of a very long word only the tokens around that place are given, as if they were a word.
        """
        words, cuts = self._words, self._cuts
        end = len(self._text) if end is None else end
        if words is None:
            for word in self._rough(merges, start, end):
                yield word, -1
            return
        merges = min(merges, cuts.followed) if cuts else merges
        ends = self.token_ends(merges)
        last = int(np.searchsorted(words.starts, end))
        for first in range(int(np.searchsorted(words.ends, start, "right")), last, _AT_ONCE):
            # As lists, because numbers out of an array are slow one by one.
            some = slice(first, min(first + _AT_ONCE, last))
            places = zip(
                *(each[some].tolist() for each in (words.starts, words.ends, words.kinds)), strict=True
            )
            for place, (begin, stop, kind) in enumerate(places, first):
                before = -1 if cuts is None else int(ends[place - 1]) if place else 0
                long = self._cutting.long.get(kind)
                if long and cuts:
                    word, skipped = long.near(merges, begin, start, end)
                    yield word, before + skipped
                elif long or stop - begin > LONG_WORD:
                    # Not cut yet: like a text of which no word is known.
                    for word in self._rough(merges, max(start, begin), min(end, stop)):
                        yield word, -1
                else:
                    tokens = tuple(self.tokens_of(kind, merges))
                    found = EncodedWord(words.distinct[kind], begin, stop, tokens, words.special[kind])
                    yield found, before

    def cut(self, merges: int, limit: int) -> Cut:
        """What is left of the text at the limit; of a long text the end of that."""
        words, cuts = self._words, self._cuts
        ends = self.token_ends(merges)
        total = int(ends[-1]) if len(ends) else 0
        limit = min(limit, total)
        if words is None or cuts is None:
            return cut(self._tokenizer, [], limit)
        merges = min(merges, cuts.followed)
        # The word in which the limit falls; behind the last token there may be empty lines.
        last = int(np.searchsorted(ends, limit)) if limit < total else len(ends) - 1
        first = max(0, last - _SHOWN_WORDS)
        left = limit - (int(ends[first - 1]) if first else 0)
        shown: list[EncodedWord] = []
        inside: tuple[int, int] | None = None
        for place in range(first, min(last + 1, len(ends))):
            if long := self._cutting.long.get(int(words.kinds[place])):
                # A word of a million tokens counts as the two parts of which one is kept.
                size = int(ends[place] - (ends[place - 1] if place else 0))
                kept = max(0, min(size, limit - (int(ends[place - 1]) if place else 0)))
                shown.append(long.in_two(merges, int(words.starts[place]), kept))
                left += min(kept, 1) - kept
                inside = (kept, size) if 0 < kept < size else inside
            else:
                shown.append(self._encoded(words, place, merges))
        found = cut(self._tokenizer, shown, left)
        if inside and found.cut_word:
            found = replace(found, cut_word=replace(found.cut_word, kept_tokens=inside[0], tokens=inside[1]))
        reason = FinishReason.LENGTH if limit < total else FinishReason.STOP
        text = f"… {found.text}" if first else found.text
        return replace(found, tokens=total, limit=limit, text=text, finish_reason=reason)

    def whole_words(self, merges: int, limit: int) -> tuple[str, int, int]:
        """The longest beginning of whole words that fits the limit, and its tokens and words.

        Of a long one the text's end is given; tokens and words are always those of all of it. It ends
        with a sentence where one fits, else where white space follows.
        """
        words, cuts = self._words, self._cuts
        if words is None or cuts is None:
            return "", 0, 0
        ends = self.token_ends(merges)
        place = int(np.searchsorted(ends, limit, "right"))
        text = self._text
        near = max(0, place - _SHOWN_WORDS)
        start = int(words.starts[near]) if near < len(words.starts) else 0
        while place > near and not _APART.match(text, int(words.ends[place - 1])):
            place -= 1  # a pretokenizer may cut inside what people call a word
        if place <= near:
            return "", 0, 0
        last = int(words.ends[place - 1])
        sentences = [found.end() for found in _SENTENCE.finditer(text, start, last)]
        if last < len(text) and sentences:
            place = int(np.searchsorted(words.ends, sentences[-1], "right")) or place
            last = int(words.ends[place - 1])
        kept = ("… " if near else "") + text[start:last].strip()
        return kept, int(ends[place - 1]), self._written_before(words, last)

    def lost(self, merges: int, limit: int) -> str:
        """What a reader would have seen behind the cut at the limit; of a long rest the beginning.

        It follows the text of the cut directly, so it begins with the character that was cut in two.
        """
        words, cuts = self._words, self._cuts
        ends = self.token_ends(merges)
        if words is None or cuts is None or not len(ends) or limit >= ends[-1]:
            return ""
        merges = min(merges, cuts.followed)
        place = int(np.searchsorted(ends, limit, "right"))  # the first word that is not kept whole
        shown: list[EncodedWord] = []
        kept = 0
        for at in range(max(0, place - 1), min(place + _LOST_WORDS, len(ends))):
            before = int(ends[at - 1]) if at else 0
            inside = max(0, min(int(ends[at]), limit) - before)
            if long := self._cutting.long.get(int(words.kinds[at])):
                shown.append(long.in_two(merges, int(words.starts[at]), inside))
                inside = min(inside, 1)
            else:
                shown.append(self._encoded(words, at, merges))
            kept += inside
        text = cut(self._tokenizer, shown, kept).text
        whole = self._tokenizer.decode((word.tokens for word in shown), (word.special for word in shown))
        return whole[len(text) :]

    def _can_be_changed(self, tokenizer: Tokenizer, cutting: Cutting) -> bool:
        """Whether it may be gone on from: the same rules, the same engine, and a text cut as it was given."""
        alike = self._tokenizer is tokenizer and isinstance(cutting, type(self._cutting))
        return alike and self.filled and self._text == self._given

    def _fill_from(self, before: MeasuredSample) -> Work[bool]:
        """Cuts only what is different; answers whether that was possible."""
        old, cuts = before._words, before._cuts
        if old is None or cuts is None or self._change is None:
            return False
        text, change, settings = self._given, self._change[1], self._tokenizer.settings
        stretch = stretch_of(old, text, change, settings)
        if stretch is None:
            return False
        cutting = before._cutting.branch()
        found = yield from cutting.find_more(text[stretch.start : stretch.end], old)
        if (found.symbols[len(old.symbols) :] > LONG_WORD).any():
            return False
        words = words_with(old, text, change, stretch, found, settings)
        yield 1.0
        cuts = yield from cutting.cut_more(words, cuts)
        self._cutting, self._text, self._words, self._cuts = cutting, text, words, cuts
        return True

    def _shown_before(self) -> str:
        """The text as it is shown until it has been cut."""
        if self._change is not None:
            start, _, end = self._change[1]
            if as_text(self._given[start:end]) == self._given[start:end]:
                return self._given  # the rest of it was looked at before
        return shown_before(self._given, self._tokenizer.settings)

    def _written_before(self, words: SampleWords, end: int) -> int:
        """The pieces between white space before a place where one ends, from the nearest one known."""
        known = ((0, 0), (len(self._text), words.written), self._written)
        place, count = min(known, key=lambda each: abs(each[0] - end))
        between = word_count(self._text[min(place, end) : max(place, end)])
        self._written = (end, count + between if place < end else count - between)
        return self._written[1]

    def _encoded(self, words: SampleWords, place: int, merges: int) -> EncodedWord:
        number = int(words.kinds[place])
        tokens = tuple(self.tokens_of(number, merges))
        start, end = int(words.starts[place]), int(words.ends[place])
        return EncodedWord(words.distinct[number], start, end, tokens, words.special[number])

    def _rough(self, merges: int, start: int, end: int) -> Iterator[EncodedWord]:
        """The words near a place, looked for from the space or line end before it to the one behind it."""
        text, settings = self._text, replace(self._tokenizer.settings, normalization=Normalization.NONE)
        ends = "\n" if settings.pretokenizer is Pretokenizer.LINES else "\n "
        near = max(0, start - _NEAR)
        begin = max(near, *(text.rfind(mark, near, start) + (mark == "\n") for mark in ends))
        behind = [text.find(mark, end, end + _NEAR) for mark in ends]
        stop = min((place for place in behind if place >= 0), default=end + _NEAR)
        piece, found = prepare(text[begin:stop], settings)
        for span in found:
            if begin + span.end > start and begin + span.start < end:
                word = piece[span.start : span.end]
                tokens = (word,) if span.special else self._tokenizer.encode_word(word, merges)
                yield EncodedWord(word, begin + span.start, begin + span.end, tokens, span.special)
