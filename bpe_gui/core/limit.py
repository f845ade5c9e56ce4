"""What is left of an answer when the model has to stop after so many tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import regex

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.units import readable, without_markers

_OUTER_SPACE = regex.compile(r"\A\s+|\s+\Z")


class FinishReason(StrEnum):
    """Why a model stopped writing, as APIs report it."""

    LENGTH = "length"
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class CutWord:
    """The word that the limit cuts inside, without marker or glued space."""

    word: str
    kept: str
    kept_tokens: int
    tokens: int


@dataclass(frozen=True, slots=True)
class CutCharacter:
    """The character that the limit cuts inside; only where symbols are bytes."""

    character: str
    kept_bytes: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Cut:
    """An answer cut at a limit: the text a reader sees, and what was cut in two."""

    tokens: int
    limit: int
    text: str
    finish_reason: FinishReason
    cut_word: CutWord | None = None
    cut_character: CutCharacter | None = None


def cut(tokenizer: Tokenizer, encoded: Sequence[EncodedWord], limit: int) -> Cut:
    """Keeps the first `limit` tokens of an encoded text.

    Raises Problem(NEGATIVE) for a limit below 0.
    """
    if limit < 0:
        raise Problem(CoreReason.NEGATIVE, name="limit", value=limit)
    tokens = sum(len(word.tokens) for word in encoded)
    kept: list[EncodedWord] = []
    left = limit
    cut_word = cut_character = None
    for word in encoded:
        if left <= 0 and limit < tokens:  # behind the last token only empty lines are kept
            break
        if len(word.tokens) <= left:
            kept.append(word)
        else:
            part, cut_word, cut_character = _cut_inside(word, left, tokenizer.settings)
            kept.append(replace(word, tokens=(part,)))
        left -= len(word.tokens)
    text = tokenizer.decode((word.tokens for word in kept), (word.special for word in kept))
    reason = FinishReason.LENGTH if limit < tokens else FinishReason.STOP
    return Cut(tokens, limit, text, reason, cut_word, cut_character)


def _cut_inside(
    word: EncodedWord, kept_tokens: int, settings: Settings
) -> tuple[str, CutWord | None, CutCharacter | None]:
    """A word's first tokens joined, less a half character; the word and the character cut in two."""
    part = "".join(word.tokens[:kept_tokens])
    cut_character = None
    if settings.unit is Unit.BYTES:
        kept_bytes = without_markers(part).encode("latin-1")
        whole = kept_bytes.decode("utf-8", "ignore")  # leaves out a half character at the end
        half = len(kept_bytes) - len(whole.encode())
        if half:
            part = part[:-half]
            character = word.text[len(whole)]
            cut_character = CutCharacter(character, half, len(character.encode()))
    bare, kept = word.text, readable(part, settings.unit)
    if not settings.pretokenizer.joiner:  # white space is glued to words; a cut inside it is between words
        bare, kept = _OUTER_SPACE.sub("", bare), _OUTER_SPACE.sub("", kept)
    cut_word = CutWord(bare, kept, kept_tokens, len(word.tokens)) if kept != bare else None
    return part, cut_word, cut_character
