"""What messages cost when tokens are paid for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bpe_gui.core.metrics import fertility, word_count
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.tokenizer import Tokenizer

TOKENS_PER_PRICE = 1_000_000


@dataclass(frozen=True, slots=True)
class MessageSize:
    """A message counted twice: in words and in tokens."""

    words: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Cost:
    """A month's cost: by tokens, which is what is paid, and by words, which is the naive estimate.

    Money is in the unit of the price, which is for a million tokens.
    """

    messages: tuple[MessageSize, ...]
    tokens_per_word: float | None
    by_words: float
    by_tokens: float


def cost(
    tokenizer: Tokenizer, messages: Sequence[str], price: float, monthly: int, merges: int | None = None
) -> Cost:
    """The cost of `monthly` messages like these at a price for a million tokens.

    Reckoned exactly in the price's decimal digits and rounded once, at the end, so that half a cent
    is half a cent. Raises Problem(NEGATIVE) for a price or a number of messages below 0, or endless.
    """
    for name, value in (("price", price), ("messages", monthly)):
        if not 0 <= value < math.inf:
            raise Problem(CoreReason.NEGATIVE, name=name, value=str(value))
    sizes = tuple(
        MessageSize(word_count(text), sum(len(word.tokens) for word in tokenizer.encode(text, merges)))
        for text in messages
    )
    words, tokens = sum(size.words for size in sizes), sum(size.tokens for size in sizes)
    each = Fraction(str(price)) * monthly / (TOKENS_PER_PRICE * max(1, len(sizes)))
    return Cost(sizes, fertility(tokens, words), float(each * words), float(each * tokens))
