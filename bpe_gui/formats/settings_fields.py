"""Settings, alphabets, symbols and word counts as fields of JSON, the same in every file of ours."""

from __future__ import annotations

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.json_fields import Field
from bpe_gui.formats.json_text import Json
from bpe_gui.formats.reasons import FormatReason


def settings_to_fields(settings: Settings) -> Json:
    """Settings as a JSON object."""
    return {
        "pretokenizer": settings.pretokenizer.value,
        "unit": settings.unit.value,
        "normalization": settings.normalization.value,
        "minimum_count": settings.minimum_count,
        "special_tokens": settings.special_tokens,
        "marker": settings.marker,
    }


def settings_from_fields(field: Field) -> Settings:
    """The settings in a JSON object; Problem(FIELD_…)."""
    return Settings(
        field.get("pretokenizer").choice(Pretokenizer),
        field.get("unit").choice(Unit),
        field.get("normalization").choice(Normalization),
        field.get("minimum_count").number(1),
        field.get("special_tokens").distinct_symbols(),
        field.get("marker").one_of(MARKER_GLYPHS),
    )


def alphabet_from_field(field: Field, settings: Settings) -> tuple[str, ...]:
    """An alphabet, without the start marker; Problem(FIELD_…)."""
    alphabet = field.distinct_symbols()
    for unit, item in zip(alphabet, field.items(), strict=True):
        if unit == START_MARKER:  # stands before the alphabet by itself
            raise item.unknown()
        _check_bytes(unit, item, settings)
    return alphabet


def rule_from_fields(left: Field, right: Field, settings: Settings) -> Rule:
    """A rule from its two sides; Problem(FIELD_…)."""
    rule = Rule(left.symbol(), right.symbol())
    _check_bytes(rule.left, left, settings)
    _check_bytes(rule.right, right, settings)
    return rule


def count_from_field(field: Field) -> tuple[str, int]:
    """A word and its count from a list of both; Problem(FIELD_…)."""
    parts = list(field.items())
    if len(parts) != 2:
        raise Problem(FormatReason.FIELD_NOT_A_ROW, path=field.path, field=field.name)
    return parts[0].text(), parts[1].number(1, LARGEST_COUNT)


def _check_bytes(symbol: str, field: Field, settings: Settings) -> None:
    """With bytes a symbol is made of characters up to U+00FF, markers apart: others could not be shown."""
    if settings.unit is Unit.BYTES and any(
        letter > "\xff" and letter not in (START_MARKER, END_MARKER) for letter in symbol
    ):
        raise Problem(FormatReason.FIELD_NOT_BYTES, path=field.path, field=field.name)
