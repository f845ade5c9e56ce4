"""JSON looked at field by field: each is what it should be, or a Problem names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bpe_gui.core.problem import Problem
from bpe_gui.formats.json_text import Json
from bpe_gui.formats.reasons import FormatReason

MOST = 2**63 - 1
"""The largest number in a file, corpus totals apart."""

MOST_TOTAL = 2**100
"""The largest corpus total: counts up to 2**63 - 1 add up beyond that number."""

_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Field:
    """A value in a JSON file, the file's name, and the value's place in it such as `branches[0].rounds`."""

    value: Json
    path: str
    name: str = ""

    def get(self, key: str) -> Field:
        """The field of an object; Problem(FIELD_NOT_AN_OBJECT, FIELD_MISSING)."""
        fields = self._fields()
        inner = self._inner(key)
        if key not in fields:
            raise Problem(FormatReason.FIELD_MISSING, path=self.path, field=inner)
        return Field(fields[key], self.path, inner)

    def find(self, key: str) -> Field | None:
        """The field of an object, or None where it is absent or null; Problem(FIELD_NOT_AN_OBJECT)."""
        value = self._fields().get(key)
        return None if value is None else Field(value, self.path, self._inner(key))

    def text(self) -> str:
        """A text; Problem(FIELD_NOT_TEXT)."""
        if not isinstance(self.value, str):
            raise Problem(FormatReason.FIELD_NOT_TEXT, path=self.path, field=self.name)
        return self.value

    def some_text(self) -> str:
        """A text that is not empty; Problem(FIELD_NOT_TEXT, FIELD_EMPTY)."""
        text = self.text()
        if not text:
            raise Problem(FormatReason.FIELD_EMPTY, path=self.path, field=self.name)
        return text

    def symbol(self) -> str:
        """A text that can be a token: not empty, no half of a surrogate pair, which is no letter.

        Problem(FIELD_NOT_TEXT, FIELD_EMPTY).
        """
        text = self.some_text()
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            raise Problem(FormatReason.FIELD_NOT_TEXT, path=self.path, field=self.name)
        return text

    def number(self, least: int = 0, most: int = MOST) -> int:
        """A whole number between two others, both allowed; Problem(FIELD_NOT_A_NUMBER)."""
        # True is an int in Python.
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise Problem(
                FormatReason.FIELD_NOT_A_NUMBER, path=self.path, field=self.name, least=least, most=most
            )
        return self.value

    def amount(self, most: float) -> float:
        """A number with or without decimals, from 0; Problem(FIELD_NOT_A_NUMBER)."""
        value = self.value
        if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= most:
            raise Problem(
                FormatReason.FIELD_NOT_A_NUMBER, path=self.path, field=self.name, least=0, most=int(most)
            )
        return float(value)

    def boolean(self) -> bool:
        """True or false; Problem(FIELD_UNKNOWN)."""
        if not isinstance(self.value, bool):
            raise self.unknown()
        return self.value

    def choice(self, kind: type[_Choice]) -> _Choice:
        """One of an enum's values; Problem(FIELD_NOT_TEXT, FIELD_UNKNOWN)."""
        text = self.text()
        for member in kind:
            if member == text:
                return member
        raise self.unknown()

    def one_of(self, choices: tuple[str, ...]) -> str:
        """One of some texts; Problem(FIELD_NOT_TEXT, FIELD_UNKNOWN)."""
        if self.text() not in choices:
            raise self.unknown()
        return self.text()

    def items(self) -> Iterator[Field]:
        """The items of a list; Problem(FIELD_NOT_A_LIST)."""
        if not isinstance(self.value, list):
            raise Problem(FormatReason.FIELD_NOT_A_LIST, path=self.path, field=self.name)
        for number, value in enumerate(self.value):
            yield Field(value, self.path, f"{self.name}[{number}]")

    def distinct_symbols(self) -> tuple[str, ...]:
        """A list of texts that can be tokens, none twice; Problem(FIELD_TWICE) and those of its items."""
        seen: dict[str, None] = {}
        for item in self.items():
            text = item.symbol()
            if text in seen:
                raise Problem(FormatReason.FIELD_TWICE, path=self.path, field=item.name, value=text)
            seen[text] = None
        return tuple(seen)

    def unknown(self) -> Problem:
        """The problem of a value that means nothing here."""
        value = self.value if isinstance(self.value, str | int) else type(self.value).__name__
        return Problem(FormatReason.FIELD_UNKNOWN, path=self.path, field=self.name, value=value)

    def _fields(self) -> Mapping[str, Json]:
        if not isinstance(self.value, dict):
            raise Problem(FormatReason.FIELD_NOT_AN_OBJECT, path=self.path, field=self.name)
        return self.value

    def _inner(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key
