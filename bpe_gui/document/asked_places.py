"""Where in the sample that stands which somebody asked about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bpe_gui.core.tokenizer import EncodedWord
from bpe_gui.core.trainer import Rule
from bpe_gui.document.background import Work
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord, Subject


def is_asked(subject: Subject, word: EncodedWord, number: int) -> bool:
    """Whether a token of a word belongs to what was asked about.

    Of a pair that is the token made of it, and wherever it is not merged its two parts side by side.
    """
    tokens = word.tokens
    match subject:
        case AskedToken(symbol):
            return tokens[number] == symbol
        case AskedWord(text):
            return word.text == text
        case AskedPair((left, right)):
            return (
                tokens[number] == left + right
                or (tokens[number] == left and tokens[number + 1 : number + 2] == (right,))
                or (tokens[number] == right and number > 0 and tokens[number - 1] == left)
            )


def count_places(sample: MeasuredSample, merges: int, subject: Subject) -> Work[int]:
    """In how many places of a filled sample it stands after so many merges."""
    words = sample.cut_words
    if words is None:
        return 0
    count = 0
    for number, times in enumerate(words.times.tolist()):
        if isinstance(subject, AskedWord):
            count += times * (words.distinct[number] == subject.word)
        elif times:
            before: Sequence[str] = ()
            for tokens in sample.pieces_of(number, merges):
                count += times * _in_piece(subject, tokens, before)
                before = tokens[-1:]
        yield number / len(words.times)
    return count


def tells(subject: Subject | None, rule: Rule) -> bool:
    """Whether what was asked about names this pair, or the token that it makes."""
    match subject:
        case AskedToken(symbol):
            return symbol == rule.token
        case AskedPair(asked):
            return asked == rule
    return False


def _in_piece(subject: AskedToken | AskedPair, tokens: Sequence[str], before: Sequence[str]) -> int:
    match subject:
        case AskedToken(symbol):
            return tokens.count(symbol)
        case AskedPair((left, right)):
            pairs = pairwise((*before, *tokens))
            return tokens.count(left + right) + sum(pair == (left, right) for pair in pairs)
