"""How long the answers about pairs take among many words, and how long each step of them is.

python benchmarks/pairs.py FILE [RULES]
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from bpe_gui.core.compiled_cache import load_all
from bpe_gui.core.compiled_counting import count_strings
from bpe_gui.core.compiled_pairs import seek_tied_packed, tell_packed
from bpe_gui.core.engines import compiled_engines
from bpe_gui.core.pair_story import tell_pair
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.tie_rules import learn_otherwise
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import learn_some
from bpe_gui.core.word_counts import no_tick

Result = TypeVar("Result")
_SETTINGS = Settings(Pretokenizer.WHITESPACE)
_RULES = 1_000


def timed(work: Generator[float, None, Result]) -> tuple[Result, float, float]:
    """The result of work in slices, how long it took, and its longest slice, in seconds."""
    begun = last = perf_counter()
    longest = 0.0
    while True:
        try:
            next(work)
        except StopIteration as stop:
            now = perf_counter()
            result: Result = stop.value
            return result, now - begun, max(longest, now - last)
        now = perf_counter()
        longest, last = max(longest, now - last), now


def show(name: str, what: object, seconds: float, longest: float) -> None:
    """Prints a row."""
    print(f"{name:<34}{what!s:>14}{1000 * seconds:>10.0f} ms{1000 * longest:>10.0f} ms")


def main() -> None:
    """Learns the rules of a file, and asks about a few of them."""
    path, rules = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else _RULES
    for _ in load_all():
        pass
    words = count_strings([path.read_text(encoding="utf-8")], _SETTINGS, no_tick)
    engines = compiled_engines()
    trainer, log = engines.trainer(words.word_counts(), _SETTINGS, no_tick), []
    while found := learn_some(trainer, rules, 1.0):
        log += found
    tokenizer = Tokenizer(_SETTINGS, trainer.alphabet, [each.rule for each in log])
    print(f"{words.distinct_words:,} distinct words, {len(log):,} rules; longest: the longest of all slices")
    print(f"{'':<34}{'found':>14}{'in all':>13}{'longest':>13}")
    for merges in sorted({0, 1, 10, 100, len(log) - 1}):
        rule = log[merges].rule
        story, *times = timed(tell_packed(words, tokenizer, rule, merges, len(log)))
        assert story.count == log[merges].count
        show(f"words of rule {merges + 1}, compiled", len(story.words), *times)
        plain, *times = timed(tell_pair(words.word_counts(), tokenizer, rule, merges, len(log)))
        assert plain.count == story.count
        show(f"words of rule {merges + 1}, readable", len(plain.words), *times)
    tie, *times = timed(seek_tied_packed(words, tokenizer, len(log) - 1))
    assert len(tie.pairs) == log[-1].tied
    show(f"tie of round {len(log)}", len(tie.pairs), *times)
    fresh = engines.trainer(words.word_counts(), _SETTINGS, no_tick)
    compared, *times = timed(learn_otherwise(fresh, [each.rule for each in log], len(log), _SETTINGS))
    show("all rules of ties learned", len(compared.others), *times)


if __name__ == "__main__":
    main()
