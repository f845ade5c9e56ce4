"""What is left of an answer when the model has to stop after so many tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.units import symbols, without_markers


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
        if left <= 0:
            break
        if len(word.tokens) <= left:
            kept.append(word)
        else:
            part, cut_word, cut_character = cut_inside(word, left, tokenizer.settings)
            if part:
                kept.append(EncodedWord(part, word.start, word.end, symbols(part, tokenizer.settings)))
        left -= len(word.tokens)
    text = tokenizer.decode((word.tokens for word in kept), (word.special for word in kept))
    reason = FinishReason.LENGTH if limit < tokens else FinishReason.STOP
    return Cut(tokens, limit, text, reason, cut_word, cut_character)


def cut_inside(
    word: EncodedWord, kept_tokens: int, settings: Settings
) -> tuple[str, CutWord | None, CutCharacter | None]:
    """The readable part of the first tokens of a word, the word cut in two, and the character cut in two.

    White space alone is no word: a cut inside it falls between words.
    """
    part, cut_character = _kept_part(word.tokens[:kept_tokens], word.text, settings)
    bare = word.text.strip()
    cut_word = CutWord(bare, part.lstrip(), kept_tokens, len(word.tokens)) if bare else None
    return part, cut_word, cut_character


def _kept_part(tokens: Sequence[str], word: str, settings: Settings) -> tuple[str, CutCharacter | None]:
    joined = without_markers("".join(tokens))
    if settings.unit is not Unit.BYTES:
        return joined, None
    whole = joined.encode("latin-1").decode("utf-8", "ignore")
    extra = len(joined) - len(whole.encode())
    if not extra:
        return whole, None
    character = word[len(whole)]
    return whole, CutCharacter(character, extra, len(character.encode()))
