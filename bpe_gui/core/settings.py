"""How text becomes words and symbols, and when learning stops: everything a rule list depends on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bpe_gui.core.problem import CoreReason, Problem


class Pretokenizer(StrEnum):
    """Where text is cut into words; a merge never crosses such a cut."""

    SPACES = "spaces"
    WHITESPACE = "whitespace"
    MARKER = "marker"
    END_MARKER = "end-marker"
    GPT2 = "gpt2"
    CL100K = "cl100k"
    O200K = "o200k"
    LINES = "lines"

    @property
    def has_marker(self) -> bool:
        """Whether the beginning or the end of each word is marked."""
        return self in (Pretokenizer.MARKER, Pretokenizer.END_MARKER)

    @property
    def joiner(self) -> str:
        """What stands between two words when a list of words becomes text again."""
        match self:
            case Pretokenizer.GPT2 | Pretokenizer.CL100K | Pretokenizer.O200K:
                return ""
            case Pretokenizer.LINES:
                return "\n"
            case _:
                return " "


class Unit(StrEnum):
    """What a word is made of before any merge."""

    CHARACTERS = "characters"
    GRAPHEMES = "graphemes"
    BYTES = "bytes"


class Normalization(StrEnum):
    """The Unicode normalization form put on every text first."""

    NONE = "none"
    NFC = "NFC"
    NFD = "NFD"
    NFKC = "NFKC"


MARKER_GLYPHS = ("·", "▁", "_", "</w>")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything besides the corpus that decides which rules are learned and how text is cut.

    `minimum_count` is the least count a pair needs to become a rule. A special token given twice is
    one. `marker` is only how people see a word marker; inside, markers are noncharacters
    (`bpe_gui/core/units.py`).
    """

    pretokenizer: Pretokenizer = Pretokenizer.SPACES
    unit: Unit = Unit.CHARACTERS
    normalization: Normalization = Normalization.NONE
    minimum_count: int = 1
    special_tokens: tuple[str, ...] = ()
    marker: str = MARKER_GLYPHS[0]

    def __post_init__(self) -> None:
        if self.minimum_count < 1:
            raise Problem(CoreReason.NEGATIVE, name="minimum count", value=self.minimum_count)
        if not all(self.special_tokens):
            raise Problem(CoreReason.EMPTY_SPECIAL_TOKEN)
        object.__setattr__(self, "special_tokens", tuple(dict.fromkeys(self.special_tokens)))


PRESETS: dict[str, Settings] = {
    "lesson": Settings(),
    "book": Settings(Pretokenizer.WHITESPACE, minimum_count=2),
    "book-marker": Settings(Pretokenizer.MARKER, minimum_count=2),
    "bytes": Settings(Pretokenizer.GPT2, Unit.BYTES, minimum_count=2),
}
