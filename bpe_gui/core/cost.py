"""What messages cost when tokens are paid for."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bpe_gui.core.metrics import fertility, letter_count, word_count
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer, prepare

TOKENS_PER_PRICE = 1_000_000

_SLICE = 64


@dataclass(frozen=True, slots=True)
class TextSize:
    """A text counted in three ways."""

    words: int
    letters: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """A month's cost reckoned by each measure; only tokens are really paid for.

    Money is in the unit of the price, which is for a million.
    """

    by_words: float
    by_letters: float
    by_tokens: float


@dataclass(frozen=True, slots=True)
class Cost:
    """The sizes of messages and what a month of them costs."""

    messages: tuple[TextSize, ...]
    tokens_per_word: float | None
    estimate: Estimate

    @property
    def by_words(self) -> float:
        """The naive estimate."""
        return self.estimate.by_words

    @property
    def by_tokens(self) -> float:
        """What is paid."""
        return self.estimate.by_tokens


def sizing(tokenizer: Tokenizer, text: str, merges: int | None = None) -> Generator[None, None, TextSize]:
    """Counts a text in slices, by the first `merges` rules."""
    prepared, found = prepare(text, tokenizer.settings)
    yield
    known: dict[str, int] = {}
    tokens = 0
    for place, span in enumerate(found):
        word = prepared[span.start : span.end]
        if span.special:
            tokens += 1
            continue
        if word not in known:
            known[word] = len(tokenizer.encode_word(word, merges))
        tokens += known[word]
        if not place % _SLICE:
            yield
    return TextSize(word_count(prepared), letter_count(text, tokenizer.settings), tokens)


def size_of(tokenizer: Tokenizer, text: str, merges: int | None = None) -> TextSize:
    """A text's words, letters and tokens.

    >>> from bpe_gui.core.settings import Settings
    >>> size_of(Tokenizer(Settings(), "adeíl"), "el día")
    TextSize(words=2, letters=5, tokens=5)
    """
    return result_of(sizing(tokenizer, text, merges))


def total(sizes: Sequence[TextSize]) -> TextSize:
    """The sizes of texts added up."""
    return TextSize(
        sum(size.words for size in sizes),
        sum(size.letters for size in sizes),
        sum(size.tokens for size in sizes),
    )


def month(sizes: Sequence[TextSize], price: float, monthly: int) -> Estimate:
    """What `monthly` texts like these cost at a price for a million tokens; without texts nothing.

    Reckoned exactly in the price's decimal digits and rounded once, at the end, so that half a cent
    is half a cent. Raises Problem(NEGATIVE) for a price or a number of messages below 0, or endless.
    """
    for name, value in (("price", price), ("messages", monthly)):
        if not 0 <= value < math.inf:
            raise Problem(CoreReason.NEGATIVE, name=name, value=str(value))
    each = Fraction(str(price)) * monthly / (TOKENS_PER_PRICE * max(1, len(sizes)))
    whole = total(sizes)
    return Estimate(float(each * whole.words), float(each * whole.letters), float(each * whole.tokens))


def together(one: Estimate, other: Estimate) -> Estimate:
    """Two estimates added up, each sum from the decimal digits of its parts."""
    return Estimate(
        _sum(one.by_words, other.by_words),
        _sum(one.by_letters, other.by_letters),
        _sum(one.by_tokens, other.by_tokens),
    )


def dearest(sizes: Sequence[TextSize]) -> list[int]:
    """The places of the texts with most tokens, all that tie; nothing where no text has any.

    >>> dearest([TextSize(6, 26, 10), TextSize(5, 23, 18)])
    [1]
    """
    most = max((size.tokens for size in sizes), default=0)
    return [place for place, size in enumerate(sizes) if size.tokens == most] if most else []


def cost(
    tokenizer: Tokenizer, messages: Sequence[str], price: float, monthly: int, merges: int | None = None
) -> Cost:
    """The cost of `monthly` messages like these at a price for a million tokens.

    Raises what `month` raises.
    """
    sizes = tuple(size_of(tokenizer, text, merges) for text in messages)
    whole = total(sizes)
    return Cost(sizes, fertility(whole.tokens, whole.words), month(sizes, price, monthly))


def _sum(one: float, other: float) -> float:
    return float(Fraction(str(one)) + Fraction(str(other)))
