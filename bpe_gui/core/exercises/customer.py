"""Exercise: what the customer sees of an answer that was cut."""

from __future__ import annotations

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import (
    Choice,
    Exercise,
    Kind,
    Say,
    TextAnswer,
    TokenWords,
    Told,
    Why,
)
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.limit import FinishReason, cut
from bpe_gui.core.tokenizer import EncodedWord

_TRIES = 12
_FEWEST_TOKENS, _MOST_TOKENS = 3, 24
_MOST_WRONG = 3
_ONE_IN = 8  # so seldom the limit is high enough


def customer(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """A message, a limit, and four texts that a customer might see; None where there is no word."""
    found: Exercise | None = None
    complete = not draw.below(_ONE_IN)
    for _ in range(_TRIES):
        drawn = draw.some([word.strip() for word, _ in material.words], draw.between(3, 5))
        encoded = material.tokenizer.encode(" ".join(drawn), material.merges)
        tokens = sum(len(word.tokens) for word in encoded)
        if not drawn or not _FEWEST_TOKENS <= tokens <= _MOST_TOKENS:
            continue
        limit = tokens if complete else draw.between(1, tokens - 1)
        made = _made(material, draw, seed, (encoded, tokens, limit))
        if made is None:
            continue
        found = made
        # Where the cut falls inside a word there is something to see.
        inside = cut(material.tokenizer, encoded, limit).cut_word
        if (complete or inside) and len(made.choices) > _MOST_WRONG:
            break
    return found


def _made(
    material: Material, draw: Draw, seed: int, message: tuple[list[EncodedWord], int, int]
) -> Exercise | None:
    encoded, tokens, limit = message
    seen = cut(material.tokenizer, encoded, limit)
    reason = Why.COMPLETE if seen.finish_reason is FinishReason.STOP else Why.CUT_AT_LIMIT
    right = Choice(TextAnswer(seen.text), Told(reason, {"limit": limit, "tokens": tokens}))
    wrong = [
        choice for choice in _wrong(material, encoded, limit) if not _look_alike(choice.answer, right.answer)
    ]
    if not wrong:
        return None
    choices = draw.shuffled([right, *draw.some(wrong, _MOST_WRONG)])
    return Exercise(
        Kind.CUSTOMER,
        seed,
        material.settings,
        (Told(Say.CUSTOMER, {"limit": limit}), TokenWords(tuple(word.tokens for word in encoded))),
        tuple(choices),
        choices.index(right),
        hints=(Told(Say.LIMIT_IS_TOKENS), Told(Say.COUNT_TOKENS, {"limit": limit})),
    )


def _wrong(material: Material, encoded: list[EncodedWord], limit: int) -> list[Choice]:
    """What those see who count something else, or finish the word; no two look alike."""
    seen = cut(material.tokenizer, encoded, limit)
    words = [word.text for word in encoded]
    joiner = material.settings.pretokenizer.joiner
    whole = joiner.join(words)
    found: dict[str, Choice] = {}

    def add(text: str, why: Told) -> None:
        found.setdefault(text.strip(), Choice(TextAnswer(text), why))

    if seen.cut_word:
        before = _words_before(encoded, limit)
        add(joiner.join(words[: before + 1]), Told(Why.WORD_COMPLETED))
        add(joiner.join(words[:before]), Told(Why.WORD_DROPPED))
    add(
        cut(material.tokenizer, encoded, limit + 1).text, Told(Why.ONE_TOKEN_MORE, _counted(limit + 1, limit))
    )
    add(
        cut(material.tokenizer, encoded, limit - 1).text, Told(Why.ONE_TOKEN_LESS, _counted(limit - 1, limit))
    )
    if limit < len(words):
        add(joiner.join(words[:limit]), Told(Why.WORDS_COUNTED, {"limit": limit}))
    add(_first_letters(whole, limit), Told(Why.LETTERS_COUNTED, {"limit": limit}))
    return list(found.values())


def _counted(tokens: int, limit: int) -> dict[str, int]:
    return {"tokens": tokens, "limit": limit}


def _words_before(encoded: list[EncodedWord], limit: int) -> int:
    """How many words are whole at the limit."""
    left = limit
    for number, word in enumerate(encoded):
        left -= len(word.tokens)
        if left < 0:
            return number
    return len(encoded)


def _first_letters(text: str, letters: int) -> str:
    """The beginning of the text with so many characters that are not spaces."""
    for place, character in enumerate(text):
        if not character.isspace():
            letters -= 1
            if letters < 0:
                return text[:place].rstrip()
    return text


def _look_alike(one: object, other: object) -> bool:
    return (
        isinstance(one, TextAnswer)
        and isinstance(other, TextAnswer)
        and one.text.strip() == other.text.strip()
    )
