"""The vocabulary as a table: what each token is made of, how long it is, how often the corpus has it now."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import repeat
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from bpe_gui.core.corpus_cuts import Amounts, CorpusCuts, CorpusWords
from bpe_gui.core.metrics import letter_count, token_letters
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.units import bytes_of, shown, symbols

Mask: TypeAlias = NDArray[numpy.bool_]
# Tokens looked at between two yields: a few milliseconds.
_SLICE = 2_048


class TokenKind(Enum):
    """Which tokens are asked for."""

    ALL = auto()
    UNITS = auto()
    """What there is before any rule."""
    RULES = auto()
    WHOLE_WORDS = auto()
    """Tokens that are a whole word of the corpus now."""
    UNUSED = auto()
    """Tokens that the corpus does not have now: longer ones swallowed them."""
    NEVER_MERGED = auto()
    """Units of the corpus that no rule joined to anything."""
    SPECIAL = auto()


class TokenTable:
    """Every token of a tokenizer by its id, those of rules that come later included; it grows with the rules.

    `symbols` are the tokens, `letters` how long each is, `lefts` and `rights` the ids of the parts of each
    rule's pair (−1 for a part that has none), by rank.
    """

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.base = tokenizer.base_size
        self.specials = len(tokenizer.settings.special_tokens)
        self.symbols = tokenizer.vocabulary(0)
        settings = tokenizer.settings
        lengths = [letter_count(token, settings) for token in self.symbols[: self.specials]]
        lengths += [token_letters(unit, settings) for unit in self.symbols[self.specials :]]
        self.letters = numpy.array(lengths, numpy.int32)
        self.lefts = numpy.zeros(0, numpy.int32)
        self.rights = numpy.zeros(0, numpy.int32)

    def follow(self) -> Iterator[float]:
        """Takes the tokens of the rules learned since; yields the share done."""
        tokenizer = self.tokenizer
        settings, end = tokenizer.settings, len(tokenizer.rules)
        while (first := len(self.lefts)) < end:
            rules = tokenizer.rules[first : min(first + _SLICE, end)]
            tokens = [rule.token for rule in rules]
            parts = [[-1 if (at := tokenizer.id(part)) is None else at for part in rule] for rule in rules]
            pairs = numpy.array(parts, numpy.int32)
            letters = numpy.fromiter(
                map(token_letters, tokens, repeat(settings)), numpy.int32, count=len(tokens)
            )
            self.symbols += tokens
            self.letters = numpy.concatenate((self.letters, letters))
            self.rights = numpy.concatenate((self.rights, pairs[:, 1]))
            self.lefts = numpy.concatenate((self.lefts, pairs[:, 0]))
            yield len(self.lefts) / end


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The vocabulary after so many merges, by id.

    `counts` says how often each token stands in the corpus now, `made` how often it ever came about there
    (a unit: stood there before any merge); the difference went into longer tokens. `words` are those of
    the corpus, numbers of `cuts`. All are None where there is no corpus or it is not cut yet.
    """

    table: TokenTable
    merges: int
    counts: Amounts | None = None
    made: Amounts | None = None
    words: CorpusWords | None = None
    cuts: CorpusCuts | None = None

    @property
    def size(self) -> int:
        """How many tokens there are."""
        return self.table.base + self.merges

    def shown(self, token: int) -> str:
        """A token as people see it, by its id; what is invisible stays so."""
        symbol = self.table.symbols[token]
        return symbol if token < self.table.specials else shown(symbol, self.table.tokenizer.settings)

    def bytes_of(self, token: int) -> bytes:
        """The bytes of a token, by its id; a word marker has none."""
        symbol = self.table.symbols[token]
        is_text = token < self.table.specials
        return symbol.encode() if is_text else bytes_of(symbol, self.table.tokenizer.settings.unit)

    def count(self, token: int) -> int | None:
        """How often the corpus has a token now; None for a special one, and while nobody knows."""
        if self.counts is None or token < self.table.specials:
            return None
        return int(self.counts[token])

    def of_kind(self, kind: TokenKind) -> Mask:
        """Which tokens are of a kind."""
        ids = numpy.arange(self.size)
        base, specials = self.table.base, self.table.specials
        match kind:
            case TokenKind.ALL:
                return numpy.ones(self.size, numpy.bool_)
            case TokenKind.UNITS:
                return (ids >= specials) & (ids < base)
            case TokenKind.RULES:
                return ids >= base
            case TokenKind.SPECIAL:
                return ids < specials
            case TokenKind.UNUSED:
                found = numpy.zeros(self.size, numpy.bool_)
                if self.counts is not None:
                    found[specials:] = self.counts[specials:] == 0
                return found
            case TokenKind.NEVER_MERGED:
                found = (ids >= specials) & (ids < base)
                if self.made is not None:
                    found[:base] &= (self.made[:base] != 0).astype(numpy.bool_)
                for parts in (self.table.lefts, self.table.rights):
                    found[parts[: self.merges]] = False
                return found
            case TokenKind.WHOLE_WORDS:
                return self._whole_words()

    def uses(self, token: int) -> list[tuple[int, int]]:
        """Which rules in force joined a token to another, by number, and how many of it each took."""
        if self.made is None:
            return []
        table, found = self.table, []
        lefts, rights = table.lefts[: self.merges] == token, table.rights[: self.merges] == token
        for rank in numpy.flatnonzero(lefts | rights).tolist():
            times = int(self.made[table.base + rank])
            found.append((rank + 1, times * (int(lefts[rank]) + int(rights[rank]))))
        return found

    def _whole_words(self) -> Mask:
        found = numpy.zeros(self.size, numpy.bool_)
        if self.words is None or self.cuts is None:
            return found
        since, tokenizer = self.words.whole_since, self.table.tokenizer
        found[self.table.base - 1 + since[since > 0]] = True
        for number in self.words.whole[since == 0].tolist():  # no more than there are units
            (unit,) = symbols(self.cuts.word(number)[0], tokenizer.settings)
            if (at := tokenizer.id(unit)) is not None:
                found[at] = True
        return found


def vocabulary_at(
    table: TokenTable, cuts: CorpusCuts | None, merges: int
) -> Generator[float, None, Vocabulary]:
    """The vocabulary after so many merges, of those that table and cuts have followed.

    A token's count is how often it was made, less how often rules joined it to another: each replacement
    makes one token and takes its two parts away.
    """
    if cuts is None:
        return Vocabulary(table, merges)
    joined = cuts.made[:merges]
    made: Amounts = numpy.concatenate((numpy.zeros(table.base, joined.dtype), joined))
    for unit, count in cuts.units.items():
        if (at := table.tokenizer.id(unit)) is not None:
            made[at] = count
    counts = made.copy()
    for parts in (table.lefts[:merges], table.rights[:merges]):
        known = parts >= 0
        numpy.subtract.at(counts, parts[known], joined[known])
    yield 1.0
    words = yield from cuts.words(merges)
    return Vocabulary(table, merges, counts, made, words, cuts)
