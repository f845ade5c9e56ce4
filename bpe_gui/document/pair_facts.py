"""What there is to tell about a pair, and about the tie that it may be in, worked out in slices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bpe_gui.core.engines import LEAST_WORDS, READABLE, Engines, fits_kernels
from bpe_gui.core.packed_words import PackedWords, pack
from bpe_gui.core.pair_story import PairStory, tell_pair
from bpe_gui.core.settings import Settings
from bpe_gui.core.tie_rules import TieComparison, learn_otherwise
from bpe_gui.core.tied_pairs import Tie, seek_tied
from bpe_gui.core.tokenizer import Tokenizer, prepare
from bpe_gui.core.trainer import Rule
from bpe_gui.core.word_counts import Tick, WordCounts
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.sample_words import SampleWords

# A longer text is not searched for the line of a word; searching this much takes some 50 ms.
_LONGEST_SEARCHED = 300_000
_SLICE = 2_048


@dataclass(frozen=True, slots=True)
class Question:
    """A pair after so many merges, and what has to be known to tell about it.

    `now` is after how many merges the tokens are counted that it made, None where it made none. `sample` are
    the words of the sample, None while they are being found.
    """

    rule: Rule
    merges: int
    now: int | None
    corpus: Corpus
    counts: WordCounts
    tokenizer: Tokenizer
    sample: SampleWords | None
    engines: Engines

    def is_of_round(self, other: Question | None) -> bool:
        """Whether both ask about the same round of the same rules."""
        if other is None or self.merges != other.merges:
            return False
        return self.tokenizer is other.tokenizer and self.counts is other.counts

    def is_of_pair(self, other: Question | None) -> bool:
        """Whether both ask about the same pair of the same round."""
        return other is not None and self.rule == other.rule and self.is_of_round(other)

    def is_as(self, other: Question | None) -> bool:
        """Whether both have the same answer."""
        if other is None or not self.is_of_pair(other):
            return False
        return self.now == other.now and self.sample is other.sample


@dataclass(frozen=True, slots=True)
class PairFacts:
    """A pair's story in the corpus, and what merging it saves in the sample, None while that is being cut.

    `line` is where in the corpus's text it was first seen, from 1; None where that is not known.
    """

    story: PairStory
    line: int | None
    sample_saved: int | None


@dataclass(frozen=True, slots=True)
class TieFacts:
    """A tie, and for the words of its pairs the lines in which they were first seen, as far as known."""

    tie: Tie
    lines: dict[str, int]


@dataclass(frozen=True, slots=True)
class TieAnswers:
    """What each tie rule learns in so many merges, and the sample's tokens by each of their lists.

    `own_sample` is what the sample has by the rules that all are compared with.
    """

    merges: int
    learned: TieComparison
    own_sample: int
    samples: tuple[int, ...]


def find_facts(question: Question) -> Work[PairFacts]:
    """Looks for a pair in the corpus and in the sample."""
    story = yield from _tell(question, question.counts, question.now)
    saved: int | None = None
    if question.sample:
        words = yield from _words_of(question.sample)
        saved = (yield from _tell(question, words)).saved
    lines: dict[str, int] = {}
    if story.first:
        lines = yield from lines_of([story.first.word], question.corpus, question.tokenizer.settings)
    return PairFacts(story, lines.get(story.first.word) if story.first else None, saved)


def find_tie(question: Question) -> Work[TieFacts]:
    """The pairs that share the highest count of the question's round."""
    if packed := _packed(question.counts, question.engines):
        # Here and below, because Numba comes with it.
        from bpe_gui.core.compiled_pairs import seek_tied_packed

        tie = yield from seek_tied_packed(packed, question.tokenizer, question.merges)
    else:
        tie = yield from seek_tied(question.counts, question.tokenizer, question.merges)
    words = [pair.word for pair in tie.pairs]
    return TieFacts(tie, (yield from lines_of(words, question.corpus, question.tokenizer.settings)))


def compare_ties(question: Question, log: list[Rule], merges: int, text: str, tick: Tick) -> Work[TieAnswers]:
    """Learns so many rules by each tie rule, and cuts the sample's text by each list.

    Raises Problem(TOO_MANY_SYMBOLS) where the corpus does not fit, Problem(NO_SUCH_PAIR) where the log is
    not of the corpus.
    """
    tokenizer, engines = question.tokenizer, question.engines
    yield 0.0
    trainer = engines.trainer(question.counts, tokenizer.settings, lambda share: tick(share / 4))
    work = learn_otherwise(trainer, log[:merges], merges, tokenizer.settings)
    while True:
        try:
            yield 1 / 4 + next(work) / 2
        except StopIteration as stop:
            learned: TieComparison = stop.value
            break
    known: dict[tuple[Rule, ...], int] = {}
    for rules in (learned.own, *(other.rules for other in learned.others)):
        if rules not in known:
            measured = MeasuredSample(
                text,
                Tokenizer(tokenizer.settings, tokenizer.alphabet, rules),
                question.sample,
                engines,
            )
            yield from measured.fill()
            known[rules] = measured.tokens(len(rules))
    samples = tuple(known[other.rules] for other in learned.others)
    return TieAnswers(merges, learned, known[learned.own], samples)


def lines_of(words: Iterable[str], corpus: Corpus, settings: Settings) -> Work[dict[str, int]]:
    """In which lines of a corpus's text words are first seen, from 1; nothing where it is long or no text."""
    found: dict[str, int] = {}
    wanted = set(words)
    if not corpus.is_text_here or len(corpus.texts) > 1 or len(corpus.text) > _LONGEST_SEARCHED:
        return found
    prepared, spans = prepare(corpus.text, settings)
    line, counted = 1, 0
    for number, span in enumerate(spans):
        word = prepared[span.start : span.end]
        if not span.special and word in wanted:
            wanted.remove(word)
            between = prepared[counted : span.start]
            line += between.count("\n") + between.count("\r") - between.count("\r\n")
            counted = span.start
            found[word] = line
            if not wanted:
                break
        if not number % _SLICE:
            yield 1.0
    return found


def _tell(question: Question, words: WordCounts | PackedWords, now: int | None = None) -> Work[PairStory]:
    tokenizer, rule, merges = question.tokenizer, question.rule, question.merges
    if isinstance(words, WordCounts):
        packed = _packed(words, question.engines)
        if packed is None:
            return (yield from tell_pair(words, tokenizer, rule, merges, now))
        words = packed
    from bpe_gui.core.compiled_pairs import tell_packed

    return (yield from tell_packed(words, tokenizer, rule, merges, now))


def _packed(counts: WordCounts, engines: Engines) -> PackedWords | None:
    """Many words as compiled code reads them, where it is there."""
    if engines is READABLE or counts.distinct_words < LEAST_WORDS:
        return None
    packed = pack(counts)
    return packed if fits_kernels(packed) else None


def _words_of(words: SampleWords) -> Work[WordCounts | PackedWords]:
    """The sample's distinct words with their frequencies; special tokens are none, or seen no times."""
    if words.numbered and len(words.times) >= LEAST_WORDS:
        times = words.times.copy()
        times[: words.numbered.specials] = 0
        ends = words.numbered.ends[: len(times)]
        return PackedWords(words.numbered.text[: ends[-1]], ends, times)
    counts: dict[str, int] = {}
    for number, times in enumerate(words.times.tolist()):
        if not words.special[number]:
            counts[words.distinct[number]] = times
        if not number % _SLICE:
            yield 1.0
    return WordCounts(counts)
