"""The sheet of cost, counted by a tokenizer in slices."""

from __future__ import annotations

from dataclasses import dataclass

from bpe_gui.core.context import Context, fit, tokens_given
from bpe_gui.core.cost import Estimate, TextSize, dearest, month, sizing, together, total
from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.limit import cut
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer, prepare
from bpe_gui.document.background import Work

_SLICE = 64
# Of what falls out of the window so much is told.
_LONGEST_LOST = 200


@dataclass(frozen=True, slots=True)
class CountedSheet:
    """The sheet counted; a part that is given as a number of tokens has no size.

    `asked` are a month's messages, `answered` its responses (None where only their tokens are known, which
    `answered_tokens` holds in any case). `fallen` is the text of the history that fell out of the window,
    `cut_off` the text of the response behind the place where it has to stop.
    """

    sheet: CostSheet
    messages: tuple[TextSize, ...]
    dearest: tuple[int, ...]
    asked: Estimate
    answered: Estimate | None
    answered_tokens: float
    context: Context
    fallen: str
    cut_off: str

    @property
    def whole(self) -> TextSize:
        """The sizes of all messages added up."""
        return total(self.messages)

    @property
    def sum(self) -> Estimate | None:
        """Messages and responses of a month together, None where the responses are no text."""
        return None if self.answered is None else together(self.asked, self.answered)

    @property
    def paid(self) -> float:
        """What a month costs: messages and responses by tokens."""
        return together(self.asked, Estimate(0, 0, self.answered_tokens)).by_tokens


def count_at_once(sheet: CostSheet, tokenizer: Tokenizer, merges: int) -> CountedSheet:
    """The counts, for those who need not go on meanwhile."""
    return result_of(counting(sheet, tokenizer, merges))


def counting(sheet: CostSheet, tokenizer: Tokenizer, merges: int) -> Work[CountedSheet]:
    """Counts a sheet in slices."""
    sizes: list[TextSize] = []
    for line in sheet.lines:
        sizes.append((yield from _size(tokenizer, line, merges)))
    given = tokens_given(sheet.response)
    answer = None if given is not None else (yield from _size(tokenizer, sheet.response, merges))
    response = given if answer is None else answer.tokens
    system = tokens_given(sheet.system)
    if system is None:
        system = (yield from _size(tokenizer, sheet.system, merges)).tokens
    spoken = tokens_given(sheet.history)
    history = [] if spoken is not None else (yield from _encoded(tokenizer, sheet.history, merges))
    past = sum(len(word.tokens) for word in history) if spoken is None else spoken
    context = fit(sheet.window, system, past, response or 0)
    fallen = cut(tokenizer, history, context.history.lost).text if history else ""
    cut_off = ""
    if answer is not None and context.response.lost:
        words = yield from _encoded(tokenizer, sheet.response, merges)
        whole = tokenizer.decode((word.tokens for word in words), (word.special for word in words))
        cut_off = whole[len(cut(tokenizer, words, context.response.kept).text) :]
    # A response of so many tokens is priced like a text; its words and letters nobody knows.
    paid = month([answer or TextSize(0, 0, response or 0)], sheet.response_price, sheet.monthly)
    return CountedSheet(
        sheet,
        tuple(sizes),
        tuple(dearest(sizes)),
        month(sizes, sheet.input_price, sheet.monthly),
        paid if answer is not None else None,
        paid.by_tokens,
        context,
        fallen[:_LONGEST_LOST],
        cut_off[:_LONGEST_LOST],
    )


def _size(tokenizer: Tokenizer, text: str, merges: int) -> Work[TextSize]:
    work = sizing(tokenizer, text, merges)
    while True:
        try:
            next(work)
        except StopIteration as stop:
            size: TextSize = stop.value
            return size
        yield 0.0


def _encoded(tokenizer: Tokenizer, text: str, merges: int) -> Work[list[EncodedWord]]:
    prepared, found = prepare(text, tokenizer.settings)
    encoded: list[EncodedWord] = []
    for span in found:
        word = prepared[span.start : span.end]
        tokens = (word,) if span.special else tokenizer.encode_word(word, merges)
        encoded.append(EncodedWord(word, span.start, span.end, tokens, span.special))
        if not len(encoded) % _SLICE:
            yield 0.0
    return encoded
