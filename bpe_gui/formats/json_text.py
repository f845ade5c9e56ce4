"""JSON that is valid UTF-8 whatever the text in it, and shows what the eye would not see."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NoReturn, TypeAlias

import regex

Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Mapping[str, Json] | None"

# Lone surrogates are no UTF-8; controls, invisible and turning characters and noncharacters are no reading.
_TO_ESCAPE = regex.compile(
    r"[\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufdd0-\ufdef\ufeff\ufff0-\ufffb\ufffe\uffff]"
)


def to_json(value: Json) -> str:
    r"""The value as JSON on one line.

    Two halves of a surrogate pair that stand together become one character when they are read again.

    >>> to_json(["ñ", "\udcc3"])
    '["ñ", "\\udcc3"]'
    """
    plain = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return _TO_ESCAPE.sub(lambda found: f"\\u{ord(found[0]):04x}", plain)


def from_json(text: str) -> Json:
    """The value that JSON text stands for; ValueError for what is no JSON, too deep, or no finite number."""
    try:
        value: Json = json.loads(text, parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
