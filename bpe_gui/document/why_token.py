"""What is known of a token: where it came from, how often it stands in the corpus and in the sample."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bpe_gui.core.family import Family, family
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Unit
from bpe_gui.core.token_story import InCorpus, Taker, in_corpus, takers
from bpe_gui.core.trainer import Round
from bpe_gui.core.units import without_markers
from bpe_gui.core.word_counts import Tick
from bpe_gui.document.background import Work
from bpe_gui.document.learning import shared
from bpe_gui.document.second_trainer import Known, SecondTrainer

WORDS_SHOWN = 12
"""Of the corpus words that hold a token so many are named."""

_WORDS_AT_ONCE = 256
_LONGEST_CUT = 100_000  # cutting a longer word takes a second, in which nobody could stop it


@dataclass(frozen=True, slots=True)
class TokenStory:
    """A token after so many merges.

    `number` is that of its rule, from 1, and `made` what the rule did: a letter has none; `by_hand` tells
    whether somebody chose it. `created` is how many tokens the rule made, which is less than it counted where
    places overlapped; `takers` are the later rules that took some of them. `in_corpus` and `in_sample` are
    None while they are not known; `problem` is why they cannot be. `complete` when the story has come to its
    end.
    """

    symbol: str
    merges: int
    id: int | None
    special: bool = False
    number: int | None = None
    made: Round | None = None
    by_hand: bool = False
    created: int = 0
    takers: tuple[Taker, ...] = ()
    tree: Family = field(default_factory=lambda: Family(""))
    in_corpus: InCorpus | None = None
    in_sample: int | None = None
    problem: Problem | None = None
    complete: bool = False

    @property
    def in_force(self) -> bool:
        """Whether it is a token at the present merge: its rule has been taken, or it needs none."""
        return self.id is not None and (self.number is None or self.number <= self.merges)

    @property
    def taken(self) -> int:
        """How many of these tokens later rules have taken as parts."""
        return sum(each.taken for each in self.takers)


def tell_token(symbol: str, known: Known) -> Work[TokenStory]:
    """What is known of a token without a trainer, in a moment."""
    yield 0.0
    tokenizer, merges = known.tokenizer, known.merges
    special = symbol in known.settings.special_tokens and tokenizer.id(symbol) is None
    number = tokenizer.id(symbol, special=special)
    tree = Family(symbol) if special else family(tokenizer, symbol)
    story = TokenStory(symbol, merges, number, special, tree=tree)
    if number is None or special:
        return story
    rank = tokenizer.rank_of(symbol)
    first = 0 if rank is None else rank + 1
    counts = known.token_counts
    took = tuple(takers(symbol, known.rounds, first, merges, counts))
    if rank is None or rank >= len(known.rounds):
        return replace(story, takers=took)
    made = known.rounds[rank]
    created, chosen = counts[rank] - made.tokens, rank in known.by_hand
    return replace(story, number=first, made=made, by_hand=chosen, created=created, takers=took)


def count_token(story: TokenStory, known: Known, trainer: SecondTrainer, tick: Tick) -> Work[TokenStory]:
    """The same token, counted in the sample and in the corpus."""
    inside = yield from _in_sample(story, known)
    story = replace(story, in_sample=inside)
    if not known.is_counted or story.special or not story.in_force:
        return replace(story, complete=True)
    try:
        yield from trainer.take(known)
        at = yield from trainer.at(story.merges, known, tick)
        found = yield from shared(in_corpus(at, known.counts, story.symbol, WORDS_SHOWN), 1.0)
        return replace(story, in_corpus=found, complete=True)
    except Problem as problem:
        return replace(story, problem=problem, complete=True)


def _in_sample(story: TokenStory, known: Known) -> Work[int | None]:
    """How many of the sample's tokens it is; None while its words are not known, or one is very long."""
    words = known.sample.cut_words
    if words is None:
        return None
    found, in_bytes = 0, known.settings.unit is Unit.BYTES
    text = story.symbol if story.special else without_markers(story.symbol)
    for number, (word, special) in enumerate(zip(words.distinct, words.special, strict=True)):
        if special == story.special and text in (word.encode().decode("latin-1") if in_bytes else word):
            if len(word) > _LONGEST_CUT:
                return None
            tokens = (word,) if special else known.tokenizer.encode_word(word, known.merges)
            found += tokens.count(story.symbol) * int(words.times[number])
        if not number % _WORDS_AT_ONCE:
            yield number / len(words.distinct)
    return found
