"""Commands that start from a corpus: train, count, dictionary."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

from bpe_gui.arguments import Parser, UsageError, amount, choice, whole_number
from bpe_gui.commands.answer import Answer, Command
from bpe_gui.commands.corpus import MEGABYTE, Corpus, corpus_of
from bpe_gui.commands.engine_choice import choose_engines, choose_to_learn
from bpe_gui.commands.inputs import Inputs, output_path
from bpe_gui.commands.text_output import columns, number_of
from bpe_gui.core.lesson_text import rule_line
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import MARKER_GLYPHS, PRESETS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import ReadableTrainer, Round, Stop, learn_some
from bpe_gui.core.units import clean, for_json
from bpe_gui.core.word_counts import no_tick
from bpe_gui.core.word_dictionary import WordDictionary
from bpe_gui.formats.json_text import Json
from bpe_gui.formats.session_file import SavedBranch, SavedSession, write_session
from bpe_gui.formats.word_counts_file import write_word_counts

RULES = 60
"""How many rules are learned unless a number is given."""

_ACROSS = 4
_MOST_MEGABYTES = 1e9
# So often Ctrl+C is heard.
_SLICE_SECONDS = 0.1
_CORPUS_HELP = "a text file, also in gzip or xz, a folder of them, or - for standard input"
_ENCODING_HELP = "the encoding of the texts, such as cp1251; it is found by itself otherwise"
_FIRST_HELP = "read only the first MB million bytes of the corpus, up to the last line end in them"
_COUNTS_HELP = "the corpus is a table of word counts: word, tab, count"


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The preset with every explicit option put on top; Problem(MARKER_WITHOUT_PLACE)."""
    settings = PRESETS[arguments.preset]
    explicit = {
        "pretokenizer": arguments.pretokenizer,
        "unit": arguments.unit,
        "normalization": arguments.normalize,
        "minimum_count": arguments.min_count,
        "marker": arguments.marker,
    }
    settings = replace(settings, **{name: value for name, value in explicit.items() if value is not None})
    if arguments.special:
        special_tokens = dict.fromkeys(clean(token)[0] for token in arguments.special)
        settings = replace(settings, special_tokens=tuple(special_tokens))
    if arguments.marker is not None and not settings.pretokenizer.has_marker:
        raise Problem(CoreReason.MARKER_WITHOUT_PLACE, pretokenizer=settings.pretokenizer)
    return settings


def _add_train(parser: Parser) -> None:
    parser.add_argument("corpus", metavar="CORPUS", nargs="+", help=_CORPUS_HELP)
    parser.add_argument(
        "--merges",
        metavar="N",
        type=whole_number(0),
        default=RULES,
        help=f"how many rules to learn ({RULES})",
    )
    parser.add_argument(
        "--min-count", metavar="N", type=whole_number(1), help="the least count a pair needs to become a rule"
    )
    parser.add_argument(
        "--preset", choices=tuple(PRESETS), default="lesson", help="all settings at once (lesson)"
    )
    _add_pretokenizer(parser)
    parser.add_argument("--unit", metavar="U", type=choice(Unit), help=", ".join(Unit))
    parser.add_argument(
        "--marker", choices=MARKER_GLYPHS, help="how a word marker is shown; for marker and end-marker"
    )
    _add_normalization(parser)
    parser.add_argument(
        "--special", metavar="TOKEN", action="append", help="a token that stays whole (may be given again)"
    )
    parser.add_argument("--counts", action="store_true", help=_COUNTS_HELP)
    _add_encoding(parser)
    parser.add_argument(
        "--ties",
        action="store_true",
        help="say with --json how many pairs had the count of each rule, for any size of corpus",
    )
    parser.add_argument("-o", metavar="SESSION", dest="output", help="save a session, such as shop.bpe.json")


def _train(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    settings = settings_of(arguments)
    corpus = _corpus_of(arguments, arguments.corpus, settings)
    output = None if arguments.output is None else output_path(arguments.output, corpus.files)
    merges: int = arguments.merges

    started = perf_counter()
    choice = choose_engines(corpus.open(inputs), merges)
    corpus.count(inputs, compiled=choice.engines is not None)
    seconds = {"count": perf_counter() - started - choice.seconds}
    if choice.engines is None:
        choice = choose_to_learn(corpus.counted_size, corpus.counts.distinct_words, merges)
    counted = perf_counter()
    make_trainer = ReadableTrainer if choice.engines is None else choice.engines.trainer
    trainer = make_trainer(corpus.counts, settings, no_tick)
    token_counts = [trainer.tokens]
    rounds: list[Round] = []
    while found := learn_some(trainer, merges, _SLICE_SECONDS):
        rounds += found
    seconds["learn"] = perf_counter() - counted
    seconds["total"] = seconds["count"] + seconds["learn"]
    # Ties are known without being asked for where the readable trainer counts them.
    tells_ties = arguments.ties or isinstance(trainer, ReadableTrainer)

    token_counts += [found.tokens for found in rounds]
    stopped = trainer.stopped if len(rounds) < merges else None
    corpus.tell_spellings(inputs)
    if output:
        saved = corpus.saved()
        if saved is None:
            inputs.notices.append("the corpus came through a pipe and is too large to stand in the session")
        branch = SavedBranch(None, 0, tuple(rounds))
        write_session(
            output,
            SavedSession(
                settings,
                trainer.alphabet,
                (branch,),
                merges=len(rounds),
                corpus=saved,
                untouched_tokens=token_counts[0],
            ),
        )

    def value() -> Json:
        return {
            "rules": [
                {
                    "rank": rank,
                    "left": for_json(found.rule.left, settings.unit),
                    "right": for_json(found.rule.right, settings.unit),
                    "count": found.count,
                    "tied": found.tied if tells_ties else None,
                }
                for rank, found in enumerate(rounds, 1)
            ],
            "stopped": stopped,
            "token_counts": token_counts,
            "words": corpus.counts.words,
            "distinct_words": corpus.counts.distinct_words,
            "seconds": seconds,
        }

    def lines() -> Iterator[str]:
        yield from columns(
            [rule_line(rank, found, settings) for rank, found in enumerate(rounds, 1)], _ACROSS
        )
        if stopped:
            yield _why_stopped(stopped, len(rounds), corpus.counts.words, settings.minimum_count)
        if output:
            yield f"Saved as {arguments.output}"

    return Answer(value, lines)


def _why_stopped(stopped: Stop, rules: int, words: int, minimum: int) -> str:
    if not words:
        return "The corpus has no words, so there is nothing to learn from."
    after = f"Stopped after {number_of(rules, 'rule')}: " if rules else "No rule can be learned: "
    if stopped is Stop.NO_PAIR:
        return after + ("no pair is left, every word is one token." if rules else "no word has two letters.")
    times = "twice" if minimum == 2 else f"{minimum} times"
    return after + f"no pair appears {times}; add text or lower the minimum count (--min-count)."


def _add_count(parser: Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=_CORPUS_HELP)
    parser.add_argument("-o", metavar="WORDS", dest="output", required=True, help="the table to write")
    _add_pretokenizer(parser)
    _add_normalization(parser)
    _add_encoding(parser)


def _count(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    settings = Settings(
        arguments.pretokenizer or Pretokenizer.SPACES, normalization=arguments.normalize or Normalization.NONE
    )
    corpus = _corpus_of(arguments, arguments.files, settings)
    output = output_path(arguments.output, corpus.files)
    corpus.count(inputs, compiled=choose_engines(corpus.open(inputs)).engines is not None)
    corpus.tell_spellings(inputs)
    write_word_counts(output, corpus.counts.counts.items())
    words, distinct = corpus.counts.words, corpus.counts.distinct_words
    return Answer(
        lambda: {"words": words, "distinct_words": distinct, "path": arguments.output},
        lambda: [f"{number_of(words, 'word')}, {distinct} distinct, saved as {arguments.output}"],
    )


def _add_dictionary(parser: Parser) -> None:
    parser.add_argument("corpus", metavar="CORPUS", help=_CORPUS_HELP)
    parser.add_argument("messages", metavar="MESSAGE", nargs="+", help="a text, or - for standard input")
    parser.add_argument("--counts", action="store_true", help=_COUNTS_HELP)
    _add_encoding(parser)


def _dictionary(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    settings = Settings()
    corpus = _corpus_of(arguments, [arguments.corpus], settings)
    corpus.count(inputs, compiled=choose_engines(corpus.open(inputs)).engines is not None)
    corpus.tell_spellings(inputs)
    dictionary = WordDictionary(corpus.counts)
    found = [dictionary.numbers(text, settings) for text in inputs.texts(arguments.messages)]
    return Answer(
        lambda: {"size": len(dictionary), "messages": found},
        lambda: (" ".join("?" if number is None else str(number) for number in row) for row in found),
    )


def _add_pretokenizer(parser: Parser) -> None:
    parser.add_argument(
        "--pretokenizer", metavar="P", type=choice(Pretokenizer), help=", ".join(Pretokenizer)
    )


def _add_normalization(parser: Parser) -> None:
    parser.add_argument("--normalize", metavar="F", type=choice(Normalization), help=", ".join(Normalization))


def _add_encoding(parser: Parser) -> None:
    parser.add_argument("--encoding", metavar="E", help=_ENCODING_HELP)
    parser.add_argument("--first", metavar="MB", type=amount(_MOST_MEGABYTES), help=_FIRST_HELP)


def _corpus_of(arguments: argparse.Namespace, words: list[str], settings: Settings) -> Corpus:
    """The corpus that the words of a command name, read as its options say."""
    first: float | None = arguments.first
    if first is not None and int(first * MEGABYTE) < 1:
        raise UsageError("--first needs more than 0 MB")
    return corpus_of(
        words,
        settings,
        are_counts=getattr(arguments, "counts", False),
        encoding=arguments.encoding,
        part_bytes=None if first is None else int(first * MEGABYTE),
    )


TRAIN = Command("learn the rules of a corpus", _add_train, _train)
COUNT = Command("count the words of files into a table", _add_count, _count)
DICTIONARY = Command(
    "number messages with a word dictionary, which BPE replaces", _add_dictionary, _dictionary
)
