"""What a model cannot see as it gets ids in place of letters: their number, their order, place values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate, islice

import regex

_CLUSTER = regex.compile(r"\X")
_NUMBER = regex.compile(r"[0-9]+")
_GROUP = 3
_LOOKED_AT = 20_000


def most_frequent_letter(word: str) -> tuple[str, int]:
    """The letter that a word has most often, the first of those that tie, and how often.

    >>> most_frequent_letter("tetera"), most_frequent_letter("")
    (('t', 2), ('', 0))
    """
    return Counter(_CLUSTER.findall(word)).most_common(1)[0] if word else ("", 0)


def backwards(word: str) -> str:
    """The word with its letters, not its code points, in the opposite order.

    >>> backwards("caja")
    'ajac'
    """
    return "".join(reversed(_CLUSTER.findall(word)))


def numbers_in(text: str, most: int) -> list[str]:
    """The first numbers in a text, as they are written.

    >>> numbers_in("31645 + 3164", 2)
    ['31645', '3164']
    """
    return [found[0] for found in islice(_NUMBER.finditer(text), most)]


def group_borders(digits: int) -> list[int]:
    """Where thousands and millions begin in a number of so many digits, counted from its left end.

    >>> group_borders(5), group_borders(6), group_borders(3)
    ([2], [3], [])
    """
    return [place for place in range(1, digits) if (digits - place) % _GROUP == 0]


def follows_places(sizes: Sequence[int]) -> bool:
    """Whether the pieces of a number, as numbers of digits, are its thousands.

    >>> follows_places([2, 3]), follows_places([4, 1]), follows_places([5])
    (True, False, False)
    """
    borders = list(accumulate(sizes))
    return borders[:-1] == group_borders(borders[-1] if borders else 0)


def example_numbers(words: Iterable[tuple[str, int]]) -> list[str]:
    """Two numbers to add: a frequent one of the corpus with another digit behind it, and that number itself.

    Only the first words are looked at. Without a number in the corpus it is an example of our own.
    """
    known = ((count, word) for word, count in islice(words, _LOOKED_AT) if _NUMBER.fullmatch(word))
    best = max(
        (each for each in known if _GROUP <= len(each[1]) <= 6), default=None, key=lambda each: each[0]
    )
    number = best[1] if best else "3164"
    return [number + "5", number]
