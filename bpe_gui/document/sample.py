"""The sample, the text in the tokens pane, measured after any number of merges without cutting it anew."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import regex

from bpe_gui.core.limit import Cut, FinishReason, cut
from bpe_gui.core.metrics import letter_count, word_count
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.document.background import Work

# A text a customer would see is shown up to this many words; of a longer one the end is shown.
_SHOWN_WORDS = 400
# Of what a limit cuts off so many words are given.
_LOST_WORDS = 60
_SLICE = 2048
# Letters are counted in pieces of about so many code points, which end at white space.
_TEXT_SLICE = 16_384
# More rules than this are followed quicker by cutting each word anew.
_FEW_RULES = 32
# Before a text is filled, words are looked for from so far back.
_NEAR = 2_000

Numbers = npt.NDArray[np.int64]

_SPACE = regex.compile(r"\s")


@dataclass(frozen=True, slots=True)
class _Cuts:
    """The distinct words cut by the first `followed` rules; swapped whole, so that no reader sees a half."""

    followed: int
    words: list[list[str]]
    ranks: list[int]  # one entry for each replacement in a distinct word …
    owners: list[int]  # … and the word it was made in


class MeasuredSample:
    """A text's words, each distinct one cut by all rules in rank order, every replacement remembered.

    So the tokens after k merges are its symbols less the replacements made by the first k rules,
    for the whole curve in one pass. `text` is the text as it is cut (normalized). Filling it and
    following new rules is work in slices, for any thread: `fill` and `follow` yield the share
    done. Before it is filled it knows the words of a place only roughly and counts nothing.
    """

    def __init__(self, text: str, tokenizer: Tokenizer) -> None:
        self.text, self._spans = prepare(text, tokenizer.settings)
        self._tokenizer = tokenizer
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._kinds: list[int] = []  # which distinct word stands there
        self._words: list[str] = []
        self._special: list[bool] = []
        self._symbols: list[int] = []
        self._kind_numbers = np.zeros(0, np.int64)
        self._letters = 0
        self._written_words = 0
        self._cuts: _Cuts | None = None
        self._ends_at: tuple[_Cuts, int, Numbers] | None = None

    @property
    def filled(self) -> bool:
        """Whether the whole text has been cut."""
        return self._cuts is not None

    @property
    def words(self) -> int:
        """How many words and special tokens the text has."""
        return len(self._starts)

    @property
    def followed(self) -> int:
        """How many rules its counts know of; the tokenizer may have learned more."""
        return self._cuts.followed if self._cuts else 0

    @property
    def letters(self) -> int:
        """Its units that are not white space, once it is filled."""
        return self._letters

    @property
    def written_words(self) -> int:
        """Its pieces between white space, whatever the pretokenizer, once it is filled."""
        return self._written_words

    def fill(self) -> Work[None]:
        """Finds the words and cuts the distinct ones by all rules."""
        numbers: dict[tuple[str, bool], int] = {}
        length = max(1, len(self.text))
        for count, span in enumerate(self._spans):
            key = (self.text[span.start : span.end], span.special)
            number = numbers.setdefault(key, len(numbers))
            if number == len(self._words):
                self._words.append(span_text := key[0])
                self._special.append(span.special)
                self._symbols.append(1 if span.special else len(self._tokenizer.encode_word(span_text, 0)))
            self._starts.append(span.start)
            self._ends.append(span.end)
            self._kinds.append(number)
            if not count % _SLICE:
                yield 0.5 * span.end / length
        self._kind_numbers = np.array(self._kinds, np.int64)
        yield from self._count_letters()
        yield from self._cut_all()

    def follow(self) -> Work[None]:
        """Applies the rules that the tokenizer has learned since it was filled."""
        rules = self._tokenizer.rules
        if self._cuts is None:
            yield from self.fill()
        elif len(rules) - self._cuts.followed > _FEW_RULES:
            yield from self._cut_all()
        else:
            for rank in range(self._cuts.followed, len(rules)):
                yield rank / len(rules)
                self._cuts = self._apply(self._cuts, rules[rank])

    def tokens(self, merges: int) -> int:
        """The text's tokens after so many merges."""
        ends = self._token_ends(merges)
        return int(ends[-1]) if len(ends) else 0

    def token_counts(self) -> list[int]:
        """The text's tokens after 0, 1, 2 … merges, as far as the rules have been followed."""
        if self._cuts is None:
            return []
        weights = np.bincount(self._kind_numbers, minlength=len(self._words))
        gains = np.zeros(self._cuts.followed + 1, np.int64)
        if self._cuts.ranks:
            np.add.at(gains, np.array(self._cuts.ranks) + 1, weights[np.array(self._cuts.owners)])
        symbols = int(weights @ np.array(self._symbols, np.int64)) if self._words else 0
        counts: list[int] = (symbols - np.cumsum(gains)).tolist()
        return counts

    def encoded(
        self, merges: int, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[EncodedWord, int]]:
        """The words that touch text[start:end], each with the running number of its first token (or −1)."""
        end = len(self.text) if end is None else end
        if self._cuts is None:
            for word in self._rough(merges, start, end):
                yield word, -1
            return
        ends = self._token_ends(merges)
        for place in range(bisect_right(self._ends, start), len(self._starts)):
            if self._starts[place] >= end:
                break
            yield self._encoded(self._cuts, place, merges), int(ends[place - 1]) if place else 0

    def cut(self, merges: int, limit: int) -> Cut:
        """What is left of the text at the limit; of a long text the end of that."""
        ends = self._token_ends(merges)
        total = int(ends[-1]) if len(ends) else 0
        limit = min(limit, total)
        last = int(np.searchsorted(ends, limit))  # the word in which the limit falls
        first = max(0, last - _SHOWN_WORDS)
        before = int(ends[first - 1]) if first else 0
        cuts = self._cuts
        shown = (
            [self._encoded(cuts, at, merges) for at in range(first, min(last + 1, len(ends)))] if cuts else []
        )
        found = cut(self._tokenizer, shown, limit - before)
        reason = FinishReason.LENGTH if limit < total else FinishReason.STOP
        text = f"… {found.text}" if first else found.text
        return replace(found, tokens=total, limit=limit, text=text, finish_reason=reason)

    def lost(self, merges: int, limit: int) -> str:
        """What a reader would have seen behind the cut at the limit; of a long rest the beginning.

        It follows the text of the cut directly, so it begins with the character that was cut in two.
        """
        ends, cuts = self._token_ends(merges), self._cuts
        if cuts is None or not len(ends) or limit >= ends[-1]:
            return ""
        place = int(np.searchsorted(ends, limit, "right"))  # the first word that is not kept whole
        first = max(0, place - 1)
        words = [self._encoded(cuts, at, merges) for at in range(first, min(place + _LOST_WORDS, len(ends)))]
        kept = cut(self._tokenizer, words, limit - (int(ends[first - 1]) if first else 0))
        whole = self._tokenizer.decode((word.tokens for word in words), (word.special for word in words))
        return whole[len(kept.text) :]

    def _encoded(self, cuts: _Cuts, place: int, merges: int) -> EncodedWord:
        number = self._kinds[place]
        word = self._words[number]
        if self._special[number]:
            tokens: Sequence[str] = (word,)
        elif merges == cuts.followed:
            tokens = cuts.words[number]
        else:
            tokens = self._tokenizer.encode_word(word, merges)
        return EncodedWord(word, self._starts[place], self._ends[place], tuple(tokens), self._special[number])

    def _rough(self, merges: int, start: int, end: int) -> Iterator[EncodedWord]:
        """The words near a place, found from the line's beginning or from not too far before."""
        begin = max(self.text.rfind("\n", max(0, start - _NEAR), start) + 1, start - _NEAR, 0)
        for word in self._tokenizer.encode(self.text[begin : end + _NEAR], merges):
            if begin + word.end > start and begin + word.start < end:
                yield replace(word, start=begin + word.start, end=begin + word.end)

    def _token_ends(self, merges: int) -> Numbers:
        """For each word the number of tokens up to its end."""
        cuts = self._cuts
        if cuts is None:
            return np.zeros(0, np.int64)
        if self._ends_at is None or self._ends_at[0] is not cuts or self._ends_at[1] != merges:
            sizes = np.array(self._symbols, np.int64)
            if cuts.ranks:
                owners = np.array(cuts.owners)[np.array(cuts.ranks) < merges]
                sizes = sizes - np.bincount(owners, minlength=len(sizes))
            kinds = self._kind_numbers
            self._ends_at = (cuts, merges, np.cumsum(sizes[kinds]) if len(kinds) else kinds)
        return self._ends_at[2]

    def _count_letters(self) -> Work[None]:
        text, start = self.text, 0
        while start < len(text):
            border = _SPACE.search(text, start + _TEXT_SLICE)
            piece = text[start : border.start() if border else len(text)]
            self._letters += letter_count(piece, self._tokenizer.settings)
            self._written_words += word_count(piece)
            start += len(piece)
            yield 0.5

    def _cut_all(self) -> Work[None]:
        merges = len(self._tokenizer.rules)
        cuts = _Cuts(merges, [], [], [])
        for number, word in enumerate(self._words):
            if self._special[number]:
                cuts.words.append([word])
            else:
                tokens, ranks = self._tokenizer.apply_rules(word, merges)
                cuts.words.append(tokens)
                cuts.ranks.extend(ranks)
                cuts.owners.extend([number] * len(ranks))
            if not number % 256:
                yield 0.5 + 0.5 * number / len(self._words)
        self._cuts = cuts

    def _apply(self, cuts: _Cuts, rule: Rule) -> _Cuts:
        words, ranks, owners = list(cuts.words), list(cuts.ranks), list(cuts.owners)
        for number, tokens in enumerate(words):
            if rule.left in tokens and rule.right in tokens and not self._special[number]:
                words[number] = merge_pair(tokens, rule)
                made = len(tokens) - len(words[number])
                ranks += [cuts.followed] * made
                owners += [number] * made
        return _Cuts(cuts.followed + 1, words, ranks, owners)
