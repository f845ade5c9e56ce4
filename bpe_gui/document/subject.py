"""What somebody has touched and wants explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bpe_gui.core.trainer import Rule


@dataclass(frozen=True, slots=True)
class AskedToken:
    """A token, wherever it stands."""

    symbol: str


@dataclass(frozen=True, slots=True)
class AskedPair:
    """A pair, as it stands after so many merges: one that could be merged, or that a rule did merge."""

    rule: Rule
    merges: int


@dataclass(frozen=True, slots=True)
class AskedTie(AskedPair):
    """A pair with its rivals: how programs decide between those that are seen equally often."""


@dataclass(frozen=True, slots=True)
class AskedWord:
    """A word of the corpus or of the sample, as the pretokenizer cuts it, without a marker."""

    word: str


Subject: TypeAlias = AskedToken | AskedPair | AskedWord
