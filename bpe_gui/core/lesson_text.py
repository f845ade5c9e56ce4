"""Tokens and rules as the lesson prints them, in quotes where they could be misread."""

from __future__ import annotations

import regex

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.units import shown

# White space, and what the eye cannot see: controls, format characters (a joiner inside 👩‍👧), surrogates.
_UNCLEAR = regex.compile(r"[\s\"\p{C}]")
_TO_ESCAPE = regex.compile(r"[^\S ]|[\\\"\p{C}]")
_SHORT = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def quoted(text: str, separators: str = "|") -> str:
    r"""A token's text, in quotes where it could not be told apart from what stands around it.

    >>> quoted("el"), quoted(" el\n"), quoted("a|b"), quoted("\u200d")
    ('el', '" el\\n"', '"a|b"', '"\\u200d"')
    """
    if not _UNCLEAR.search(text) and not any(separator in text for separator in separators):
        return text
    return '"' + _TO_ESCAPE.sub(_escape, text) + '"'


def rule_text(rule: Rule, settings: Settings) -> str:
    """A rule as the lesson prints it: `e+l`; a part that holds a plus or a bracket is quoted here too."""
    return "+".join(quoted(shown(part, settings), "+|(") for part in rule)


def rule_line(rank: int, found: Round, settings: Settings) -> str:
    """A learned rule with its rank, from 1, and its count.

    >>> rule_line(1, Round(Rule("e", "l"), 25, 1, 912), Settings())
    '1. e+l (25)'
    """
    return f"{rank}. {rule_text(found.rule, settings)} ({found.count})"


def _escape(found: regex.Match[str]) -> str:
    return _SHORT.get(found[0]) or found[0].encode("unicode_escape").decode("ascii")
