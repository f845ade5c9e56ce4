"""What somebody asks about cost: messages, prices, and what else fills the context window."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

HIGHEST_PRICE = 1_000_000.0
"""For a million tokens."""
MOST_MONTHLY = 1_000_000_000
LARGEST_WINDOW = 10_000_000

_TEXTS = ("messages", "system", "history", "response")


@dataclass(frozen=True, slots=True)
class CostSheet:
    """The messages stand one on a line (LF); the prices are for a million tokens, in the currency.

    System prompt, history and response are texts, or numbers of tokens (`context.tokens_given`).
    """

    messages: str = ""
    system: str = ""
    history: str = ""
    response: str = ""
    input_price: float = 3.0
    response_price: float = 10.0
    currency: str = "€"
    monthly: int = 200_000
    window: int = 80

    @property
    def lines(self) -> tuple[str, ...]:
        """The messages, empty lines left out."""
        return tuple(line for line in self.messages.split("\n") if line.strip())

    def swapped(self, before: CostSheet, now: CostSheet) -> CostSheet:
        """The sheet with those texts of `now` that nobody has changed since they were those of `before`."""
        untouched = {
            field.name: getattr(now, field.name)
            for field in fields(self)
            if field.name in _TEXTS and getattr(self, field.name) == getattr(before, field.name)
        }
        return replace(self, **untouched)
