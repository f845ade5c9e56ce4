"""The tokens of a text that the rules never saw, after each merge: it shows when more rules stop helping."""

from __future__ import annotations

from collections.abc import Mapping

from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.word_counts import Tick, no_tick


def token_counts(
    tokenizer: Tokenizer, words: Mapping[str, int], tick: Tick = no_tick, *, special_tokens: int = 0
) -> list[int]:
    """The tokens of a text after 0, 1, 2 … merges of the tokenizer's rules, in one pass.

    `words` are the text's distinct words, as the tokenizer cuts them, with their frequencies;
    `special_tokens` is how many special tokens stand between them, one token each throughout.

    Rules `b+a` and `ba+j` on twice `baja` give 8, 6, 4.
    """
    symbols = special_tokens
    made = [0] * len(tokenizer.rules)
    for number, (word, frequency) in enumerate(words.items()):
        tokens, ranks = tokenizer.apply_rules(word)
        symbols += frequency * (len(tokens) + len(ranks))
        for rank in ranks:
            made[rank] += frequency
        if not number % 256:
            tick(number / len(words))
    counts = [symbols]
    for replacements in made:
        counts.append(counts[-1] - replacements)
    return counts
