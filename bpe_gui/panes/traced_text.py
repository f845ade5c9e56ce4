"""A sentence on its way through the rules, as the tokens view draws it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import regex

from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.trace import Trace, TraceStep

LONGEST_SENTENCE = 300
"""Code points that pass through the rules; of a longer text the beginning."""
_MOST_LINES = 50
# Lines are looked for in so much of the sample.
_READ = 20_000
_LINE_END = regex.compile(r"\r\n|\r|\n")
_CLUSTER = regex.compile(r"\X")


@dataclass(frozen=True, slots=True)
class TracedText:
    """The words of a trace at one of its steps."""

    text: str
    tokenizer: Tokenizer
    merges: int
    words: tuple[EncodedWord, ...]

    @property
    def sample(self) -> TracedText:
        """Itself: what is shown is all there is."""
        return self

    def encoded(
        self, merges: int, start: int = 0, end: int | None = None
    ) -> Iterator[tuple[EncodedWord, int]]:
        """The words that touch text[start:end], each with the running number of its first token."""
        del merges  # the words are those of one step
        end = len(self.text) if end is None else end
        place = 0
        for word in self.words:
            if word.end > start and word.start < end:
                yield word, place
            place += len(word.tokens)


def lit_before(words: tuple[EncodedWord, ...], step: TraceStep) -> frozenset[int]:
    """The running numbers of the tokens that the step is about to join; `words` are those before it."""
    firsts = _firsts(words)
    return frozenset(firsts[join.word] + join.token + side for join in step.joins for side in (0, 1))


def lit_after(words: tuple[EncodedWord, ...], step: TraceStep) -> frozenset[int]:
    """The running numbers of the tokens that the step has made; `words` are those after it."""
    firsts = _firsts(words)
    lit = []
    word = made = -1
    for join in step.joins:
        made = made + 1 if join.word == word else 0
        word = join.word
        # Each join before it in the same word has made one token of two.
        lit.append(firsts[join.word] + join.token - made)
    return frozenset(lit)


def skipped(trace: Trace, step: int, merges: int) -> tuple[int, int] | None:
    """The ranks (first and last, from 1) that find nothing between the step before and this one.

    Steps count from 1; one more than there are means the rules behind the last step.
    """
    first = trace.steps[step - 2].rank + 1 if step > 1 else 1
    last = trace.steps[step - 1].rank - 1 if step <= len(trace.steps) else merges
    return (first, last) if first <= last else None


def lines_of(text: str) -> list[str]:
    """The lines of a text, which only LF, CR LF and CR end; none begins behind the last of these."""
    lines: list[str] = _LINE_END.split(text)
    return lines if lines[-1] else lines[:-1]


def offered_lines(text: str) -> list[str]:
    """The lines of a text that are offered as sentences, those without letters left out."""
    lines = (line.strip() for line in lines_of(text[:_READ]))
    return [shortened(line) for line in lines if line][:_MOST_LINES]


def shortened(text: str, longest: int = LONGEST_SENTENCE) -> str:
    """The beginning of a long text, cut before a space where there is one, never inside a letter."""
    if len(text) <= longest:
        return text
    space = text.rfind(" ", longest // 2, longest + 1)
    if space >= 0:
        return text[:space]
    end = 0
    for cluster in _CLUSTER.finditer(text[: 2 * longest]):
        if cluster.end() > longest:
            break
        end = cluster.end()
    return text[: end or longest]


def _firsts(words: tuple[EncodedWord, ...]) -> list[int]:
    """For each word the running number of its first token."""
    firsts, place = [], 0
    for word in words:
        firsts.append(place)
        place += len(word.tokens)
    return firsts
