"""The distinct words of the sample, cut by the rules: word by word in Python, or by compiled code."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np

from bpe_gui.core.pretokenizer import spans
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.core.units import symbols
from bpe_gui.document.background import Work
from bpe_gui.document.long_word import LONG_WORD, LongWord
from bpe_gui.document.sample_change import FoundWords
from bpe_gui.document.sample_words import DecodedWords, Numbers, SampleWords, find_words, number_words

if TYPE_CHECKING:
    from bpe_gui.core.compiled_tokenizer import CutWords

_SLICE = 64
# A word is cut by all rules in the time in which one follows so many, whatever they do to it.
_RULES_A_WORD = 8
Tokens: TypeAlias = Callable[[int, int], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Cuts:
    """The distinct words cut by the first `followed` rules; swapped whole, so that no reader sees a half.

    `tokens` gives those of a distinct word after so many merges. For each replacement `ranks` has its rule
    and `owners` the distinct word it was made in. `counts` are the text's tokens after each merge, `ends`
    those up to each word's end after the last one: each of these sums lets go of the interpreter lock,
    which a window waits for when others work, too.
    """

    followed: int
    tokens: Tokens
    ranks: Numbers
    owners: Numbers
    counts: list[int]
    ends: Numbers


class Cutting(Protocol):
    """What finds the words of a text and cuts them; `long` are the long ones by their numbers."""

    long: dict[int, LongWord]

    def find(self, text: str) -> Work[SampleWords]:
        """The words of the text."""
        ...

    def cut(self, words: SampleWords) -> Work[Cuts]:
        """Cuts the distinct words by all rules that there are."""
        ...

    def branch(self) -> Cutting:
        """One that goes on from here with the words of another text; this one stays as it is."""
        ...

    def find_more(self, piece: str, words: SampleWords) -> Work[FoundWords]:
        """The words of a piece of text; those that are not among the distinct ones come behind them."""
        ...

    def cut_more(self, words: SampleWords, cuts: Cuts) -> Work[Cuts]:
        """Cuts the distinct words that were found since; the others are cut."""
        ...

    def follow(self, words: SampleWords, cuts: Cuts, merges: int) -> Work[Cuts]:
        """Cuts the distinct words by the rules up to `merges`, from where they are."""
        ...


@dataclass(slots=True)
class ReadableCutting:
    """One word after the other, one rule after the other."""

    _tokenizer: Tokenizer
    long: dict[int, LongWord] = field(default_factory=dict)
    _found: list[Sequence[str]] = field(default_factory=list)
    # Which distinct words may hold a token, and which number a word may have: branches share both, so what
    # stands there is only a guess.
    _holding: dict[str, set[int]] = field(default_factory=dict)
    _numbers: dict[str, int] = field(default_factory=dict)

    def find(self, text: str) -> Work[SampleWords]:
        return (yield from find_words(text, self._tokenizer.settings))

    def cut(self, words: SampleWords) -> Work[Cuts]:
        merges = len(self._tokenizer.rules)
        found: list[Sequence[str]] = []
        ranks, sizes = array("q"), array("q")
        for number, (word, special) in enumerate(zip(words.distinct, words.special, strict=True)):
            used: Sequence[int] = ()
            tokens: Sequence[str] = ()
            if special:
                tokens = (word,)
            elif words.symbols[number] > LONG_WORD:
                long = self.long[number] = LongWord(word, self._tokenizer.settings)
                used = yield from self._follow_long(long, 0, merges, number / len(words.distinct))
            else:
                tokens, used = self._tokenizer.apply_rules(word, merges)
            found.append(tokens)
            ranks.extend(used)
            sizes.append(len(used))
            if not number % _SLICE:
                yield number / len(words.distinct)
        for number, tokens in enumerate(found):
            if not words.special[number]:
                self._note(number, tokens)
            if not number % (4 * _SLICE):
                yield 1.0
        owners = np.repeat(np.arange(len(sizes), dtype=np.int64), np.array(sizes, np.int64))
        return cuts_of(words, merges, self._tokens(words, found, merges), np.array(ranks, np.int64), owners)

    def branch(self) -> ReadableCutting:
        return replace(self)

    def find_more(self, piece: str, words: SampleWords) -> Work[FoundWords]:
        settings = self._tokenizer.settings
        if not self._numbers:
            self._numbers.update(zip(words.distinct, range(len(words.distinct)), strict=True))
            yield 0.0
        distinct, sizes = list(words.distinct), array("q")
        starts, ends, kinds = array("q"), array("q"), array("q")
        for count, (start, end) in enumerate(spans(piece, settings.pretokenizer)):
            word = piece[start:end]
            number = self._numbers.get(word, len(distinct))
            if number >= len(distinct) or distinct[number] != word:
                number = self._numbers[word] = len(distinct)
                distinct.append(word)
                sizes.append(len(symbols(word, settings)))
            starts.append(start)
            ends.append(end)
            kinds.append(number)
            if not count % _SLICE:
                yield end / len(piece)
        return FoundWords(
            np.array(starts, np.int64),
            np.array(ends, np.int64),
            np.array(kinds, np.int64),
            distinct,
            (*words.special, *repeat(False, len(sizes))),
            np.concatenate((words.symbols, np.array(sizes, np.int64))),
        )

    def cut_more(self, words: SampleWords, cuts: Cuts) -> Work[Cuts]:
        first, found = len(self._found), list(self._found)
        ranks, owners = array("q"), array("q")
        for number in range(first, len(words.distinct)):
            tokens, used = self._tokenizer.apply_rules(words.distinct[number], cuts.followed)
            found.append(tokens)
            ranks.extend(used)
            owners.extend(repeat(number, len(used)))
            self._note(number, tokens)
            if not number % _SLICE:
                yield number / len(words.distinct)
        return cuts_of(
            words,
            cuts.followed,
            self._tokens(words, found, cuts.followed),
            np.concatenate((cuts.ranks, np.array(ranks, np.int64))),
            np.concatenate((cuts.owners, np.array(owners, np.int64))),
        )

    def _note(self, number: int, tokens: Sequence[str]) -> None:
        for token in tokens:
            self._holding.setdefault(token, set()).add(number)

    def follow(self, words: SampleWords, cuts: Cuts, merges: int) -> Work[Cuts]:
        """Cuts the distinct words by the rules up to `merges`, one rule or one word after the other."""
        if merges - cuts.followed > rules_as_slow(words):
            return (yield from self._follow_by_words(words, cuts, merges))
        found = list(self._found)
        ranks, owners = array("q"), array("q")
        for rank in range(cuts.followed, merges):
            rule = self._tokenizer.rules[rank]
            for number, made in self._apply(rule, rank, found):
                ranks.extend(repeat(rank, made))
                owners.extend(repeat(number, made))
            yield (rank - cuts.followed) / (merges - cuts.followed)
        return self._further(words, cuts, merges, found, ranks, owners)

    def _follow_by_words(self, words: SampleWords, cuts: Cuts, merges: int) -> Work[Cuts]:
        found = list(self._found)
        ranks, owners = array("q"), array("q")
        for number, (word, special) in enumerate(zip(words.distinct, words.special, strict=True)):
            used: Sequence[int] = ()
            if long := self.long.get(number):
                used = yield from self._follow_long(long, cuts.followed, merges, number / len(words.distinct))
            elif not special:
                tokens, all_used = self._tokenizer.apply_rules(word, merges)
                if used := all_used[bisect_left(all_used, cuts.followed) :]:
                    found[number] = tokens
                    self._note(number, tokens)
            ranks.extend(used)
            owners.extend(repeat(number, len(used)))
            if not number % _SLICE:
                yield number / len(words.distinct)
        return self._further(words, cuts, merges, found, ranks, owners)

    def _further(
        self,
        words: SampleWords,
        cuts: Cuts,
        merges: int,
        found: list[Sequence[str]],
        ranks: array[int],
        owners: array[int],
    ) -> Cuts:
        """Cuts that go on to `merges`: what the words are then, and which rules joined something in which."""
        return cuts_of(
            words,
            merges,
            self._tokens(words, found, merges),
            np.concatenate((cuts.ranks, np.array(ranks, np.int64))),
            np.concatenate((cuts.owners, np.array(owners, np.int64))),
        )

    def _follow_long(self, long: LongWord, followed: int, merges: int, share: float) -> Work[list[int]]:
        """Cuts one long word rule by rule, because all at once would be one long slice."""
        used: list[int] = []
        for rank in range(followed, merges):
            used += repeat(rank, long.apply(rank, self._tokenizer.rules[rank]))
            yield share
        return used

    def _apply(self, rule: Rule, rank: int, found: list[Sequence[str]]) -> Iterator[tuple[int, int]]:
        """Cuts the words that hold the rule's pair by it; gives each of them and how often it did."""
        for number in sorted(self._holding.get(rule.left, set()) & self._holding.get(rule.right, set())):
            if number >= len(found):
                break  # of a branch that was given up
            before = found[number]
            after = merge_pair(before, rule)
            if len(after) < len(before):
                found[number] = after
                self._holding.setdefault(rule.token, set()).add(number)
                yield number, len(before) - len(after)
        for number, long in self.long.items():
            if made := long.apply(rank, rule):
                yield number, made

    def _tokens(self, words: SampleWords, found: list[Sequence[str]], followed: int) -> Tokens:
        self._found = found
        encode = self._tokenizer.encode_word
        return lambda number, merges: (
            found[number] if merges == followed else encode(words.distinct[number], merges)
        )


@dataclass(slots=True)
class CompiledCutting:
    """All words at once, by kernels."""

    _tokenizer: Tokenizer
    _cut: CutWords
    long: dict[int, LongWord] = field(default_factory=dict)

    def find(self, text: str) -> Work[SampleWords]:
        return (yield from number_words(text, self._cut))

    def cut(self, words: SampleWords) -> Work[Cuts]:
        none = np.zeros(0, np.int64)
        nothing = Cuts(0, self._cut.tokens, none, none, [], none)
        return (yield from self.follow(words, nothing, len(self._tokenizer.rules)))

    def branch(self) -> CompiledCutting:
        # A copy, because others may be reading these words meanwhile.
        return replace(self, _cut=self._cut.copy())

    def find_more(self, piece: str, words: SampleWords) -> Work[FoundWords]:
        found = []
        for some in self._cut.words.find(piece)[1]:
            found.append(some)
            yield some.share
        yield from self._cut.follow(self._cut.followed)
        none = np.zeros(0, np.int64)
        return FoundWords(
            np.concatenate([none, *(some.starts for some in found)]),
            np.concatenate([none, *(some.ends for some in found)]),
            np.concatenate([none, *(some.numbers for some in found)]),
            DecodedWords(self._cut.words),
            (*words.special, *repeat(False, len(self._cut) - len(words.special))),
            self._cut.symbols,
            self._cut.words,
        )

    def cut_more(self, words: SampleWords, cuts: Cuts) -> Work[Cuts]:
        none = np.zeros(0, np.int64)
        nothing = Cuts(0, cuts.tokens, none, none, [], none)
        return (yield from self.follow(words, nothing, max(cuts.followed, self._cut.followed)))

    def follow(self, words: SampleWords, cuts: Cuts, merges: int) -> Work[Cuts]:
        cut, rules = self._cut, self._cut.rules
        rules.extend(self._tokenizer.rules[len(rules) : merges])
        yield from cut.follow(merges)
        for number in np.flatnonzero(words.symbols > LONG_WORD).tolist():
            if number not in self.long:
                self.long[number] = LongWord(words.distinct[number], self._tokenizer.settings)
            self.long[number].take(cut.removed(number))
        ranks, owners = cut.replacements(cuts.followed)
        return cuts_of(
            words,
            merges,
            cut.tokens,
            np.concatenate((cuts.ranks, ranks)),
            np.concatenate((cuts.owners, owners)),
        )


def rules_as_slow(words: SampleWords) -> int:
    """How many rules are followed one by one in the time in which these words are cut anew by all rules."""
    return _RULES_A_WORD * len(words.distinct)


def cuts_of(words: SampleWords, followed: int, tokens: Tokens, ranks: Numbers, owners: Numbers) -> Cuts:
    """The cuts with what is added up from them."""
    gains = np.zeros(followed + 1, np.int64)
    # Weights are added up as floats, exactly: a text has fewer than 2**53 symbols.
    gains[1:] = np.bincount(ranks, words.times[owners], minlength=followed)
    counts: list[int] = (int(words.times @ words.symbols) - np.cumsum(gains)).tolist()
    return Cuts(followed, tokens, ranks, owners, counts, ends_of(words, owners))


def ends_of(words: SampleWords, owners: Numbers) -> Numbers:
    """For each word the number of tokens up to its end, after replacements in these distinct words."""
    made = np.bincount(owners, minlength=len(words.symbols))
    return np.cumsum((words.symbols - made)[words.kinds])
