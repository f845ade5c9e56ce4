"""Work in slices: a generator that yields between them and returns its result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Yielded = TypeVar("Yielded")
Result = TypeVar("Result")


def result_of(work: Generator[Yielded, None, Result]) -> Result:
    """The result of work that is done at once, for those who need not see how far it is.

    >>> def count_to(most):
    ...     for number in range(most):
    ...         yield number
    ...     return most
    >>> result_of(count_to(3))
    3
    """
    while True:
        try:
            next(work)
        except StopIteration as stop:
            result: Result = stop.value
            return result
