"""What a hand-out is made of: blocks that paper and a page in a browser each draw in their own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bpe_gui.panes.pictures import Picture
from bpe_gui.panes.tokens.sample_source import SampleSource


@dataclass(frozen=True, slots=True)
class Heading:
    """A title: of the whole (1), of a part (2), of an exercise (3)."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text that wraps; `quiet` stands back, `mono` is set in the letters of tokens."""

    text: str
    quiet: bool = False
    mono: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Short lines in columns, read downwards; lines of programs and answers keep to one column."""

    texts: Sequence[str]
    columns: int = 1
    mono: bool = True


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text with its tokens coloured, those from number `limit` on lost."""

    source: SampleSource
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture."""

    picture: Picture


@dataclass(frozen=True, slots=True)
class Room:
    """Empty lines to write on."""

    lines: int = 1


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins on another sheet."""


@dataclass(frozen=True, slots=True)
class Together:
    """Blocks that stand on one page where they fit."""

    blocks: Sequence[Block]


Block = Heading | Paragraph | Lines | Sentence | Drawing | Room | NewPage | Together


@dataclass(frozen=True, slots=True)
class Handout:
    """A hand-out in one language."""

    title: str
    language: str
    blocks: Sequence[Block] = field(default_factory=tuple)
