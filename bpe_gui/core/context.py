"""The context window: so many tokens hold the prompt and the response together."""

from __future__ import annotations

from dataclasses import dataclass

import regex

from bpe_gui.core.problem import CoreReason, Problem

# More digits are a text: no window has so many tokens.
_NUMBER = regex.compile(r"\s*([0-9](?:[\s.,']?[0-9]){0,11})\s*")
_NO_DIGIT = regex.compile(r"[^0-9]")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of what a model reads or writes: its tokens, and how many of them have no place."""

    tokens: int
    lost: int = 0

    @property
    def kept(self) -> int:
        """How many tokens are in the window."""
        return self.tokens - self.lost


@dataclass(frozen=True, slots=True)
class Context:
    """A window of `size` tokens, in the order in which it is filled."""

    size: int
    system: Part
    history: Part
    response: Part

    @property
    def wanted(self) -> int:
        """The tokens that all parts together have."""
        return self.system.tokens + self.history.tokens + self.response.tokens

    @property
    def lost(self) -> int:
        """The tokens that have no place."""
        return self.system.lost + self.history.lost + self.response.lost

    @property
    def free(self) -> int:
        """The tokens for which there is still a place."""
        return max(0, self.size - self.wanted)


def fit(size: int, system: int, history: int, response: int) -> Context:
    """Puts the parts, as numbers of tokens, into a window.

    As chat programs do it: the oldest tokens of the history fall out first. When none of it is left the
    response has to stop earlier, and last of all the system prompt loses its end.
    Raises Problem(NEGATIVE) for a number below 0.

    >>> fit(100, 20, 60, 30).history
    Part(tokens=60, lost=10)
    """
    given = {"window": size, "system": system, "history": history, "response": response}
    for name, value in given.items():
        if value < 0:
            raise Problem(CoreReason.NEGATIVE, name=name, value=value)
    over = max(0, system + history + response - size)
    lost_history = min(history, over)
    lost_response = min(response, over - lost_history)
    return Context(
        size,
        Part(system, over - lost_history - lost_response),
        Part(history, lost_history),
        Part(response, lost_response),
    )


def tokens_given(text: str) -> int | None:
    """The number of tokens that stands in a field in place of a text, or None where it is a text.

    >>> tokens_given(" 1 500 "), tokens_given("pedido 1042")
    (1500, None)
    """
    found = _NUMBER.fullmatch(text)
    return int(_NO_DIGIT.sub("", found[1])) if found else None
