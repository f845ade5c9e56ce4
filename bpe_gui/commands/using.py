"""Commands that use a tokenizer: encode, decode, limit, cost, trace."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from bpe_gui.arguments import Parser, UsageError, amount, unhidden, whole_number
from bpe_gui.commands.answer import Answer, Command
from bpe_gui.commands.engine_choice import choose_engines
from bpe_gui.commands.inputs import Inputs
from bpe_gui.commands.text_output import number_of, table, two_digits, words_text
from bpe_gui.core.cost import cost
from bpe_gui.core.lesson_text import quoted, rule_text
from bpe_gui.core.limit import Cut, FinishReason, cut
from bpe_gui.core.metrics import letter_count
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import EncodedWord, Tokenizer
from bpe_gui.core.trace import trace
from bpe_gui.core.units import bytes_shown, for_json, shown
from bpe_gui.formats.json_text import Json

_HIGHEST_PRICE = 1e15
_TEXT_HELP = "a text, or - for standard input; one that begins with - stands behind --"
_WITHOUT_BORDERS = (Pretokenizer.SPACES, Pretokenizer.WHITESPACE, Pretokenizer.LINES)


def _add_tokenizer(parser: Parser) -> None:
    parser.add_argument(
        "tokenizer", metavar="TOKENIZER", help="a session saved by train -o, or - for standard input"
    )


def _add_encode(parser: Parser) -> None:
    _add_tokenizer(parser)
    parser.add_argument("texts", metavar="TEXT", nargs="+", help=_TEXT_HELP)
    parser.add_argument("--merges", metavar="K", type=whole_number(0), help="use only the first K rules")


def _encode(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    session = inputs.session(arguments.tokenizer)
    tokenizer = session.tokenizer()
    settings = tokenizer.settings
    merges = session.merges if arguments.merges is None else arguments.merges
    texts = inputs.texts(arguments.texts)
    encoded = [_encoded(tokenizer, text, merges) for text in texts]
    letters = [letter_count(text, settings) for text in texts]

    def value() -> Json:
        return {
            "texts": [
                {
                    "words": [_json_tokens(word, settings) for word in words],
                    "ids": tokenizer.ids(words),
                    "letters": number,
                    "tokens": _token_count(words),
                }
                for words, number in zip(encoded, letters, strict=True)
            ]
        }

    def lines() -> Iterator[str]:
        for words, number in zip(encoded, letters, strict=True):
            yield words_text(words, settings)
            yield f"letters {number}, tokens {_token_count(words)}"
            unknown = _unknown(tokenizer, words)
            if unknown:
                yield "not in the alphabet: " + " ".join(
                    quoted(shown(symbol, settings)) for symbol in unknown
                )

    return Answer(value, lines)


def _encoded(tokenizer: Tokenizer, text: str, merges: int) -> list[EncodedWord]:
    """A text as tokens, a long one from kernels."""
    if choose_engines(len(text)).engines is None:
        return tokenizer.encode(text, merges)
    # Here, because it loads numpy, which takes longer than a sentence does.
    from bpe_gui.core.compiled_tokenizer import CompiledTokenizer

    return list(result_of(CompiledTokenizer(tokenizer).cut(text, merges)).encoded())


def _json_tokens(word: EncodedWord, settings: Settings) -> list[str]:
    return [token if word.special else for_json(token, settings.unit) for token in word.tokens]


def _token_count(words: Sequence[EncodedWord]) -> int:
    return sum(len(word.tokens) for word in words)


def _unknown(tokenizer: Tokenizer, words: Sequence[EncodedWord]) -> list[str]:
    """The symbols without an id, first seen first."""
    return list(
        dict.fromkeys(
            token
            for word in words
            for token in word.tokens
            if tokenizer.id(token, special=word.special) is None
        )
    )


def _add_decode(parser: Parser) -> None:
    _add_tokenizer(parser)
    parser.add_argument(
        "ids", metavar="ID", nargs="+", help="token ids, or - to read them from standard input"
    )


def _decode(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    session = inputs.session(arguments.tokenizer)
    words: list[str] = []
    for word in arguments.ids:
        words += inputs.text(word).split() if word == "-" else [unhidden(word)]
    read = whole_number(0)
    try:
        ids = [read(word) for word in words]
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"a token id is wrong: {error}") from error
    # All learned rules: a text encoded with more rules than the session shows decodes as well.
    text = session.tokenizer().decode_ids(ids)
    pretokenizer = session.settings.pretokenizer
    if pretokenizer in _WITHOUT_BORDERS:
        inputs.notices.append(
            f"ids know no word borders with the pretokenizer {pretokenizer}: joined with nothing"
        )
    return Answer(lambda: {"text": text}, lambda: [bytes_shown(text)])


def _add_limit(parser: Parser) -> None:
    _add_tokenizer(parser)
    parser.add_argument("text", metavar="TEXT", help=_TEXT_HELP)
    parser.add_argument(
        "--limit", metavar="N", type=whole_number(0), required=True, help="the response limit in tokens"
    )


def _limit(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    session = inputs.session(arguments.tokenizer)
    tokenizer = session.tokenizer()
    encoded = _encoded(tokenizer, inputs.text(arguments.text), session.merges)
    result = cut(tokenizer, encoded, arguments.limit)
    return Answer(lambda: _json_cut(result), lambda: [result.text, _verdict(result)])


def _json_cut(result: Cut) -> Json:
    word, character = result.cut_word, result.cut_character
    return {
        "tokens": result.tokens,
        "limit": result.limit,
        "text": result.text,
        "finish_reason": result.finish_reason,
        "cut_word": asdict(word) if word else None,
        "cut_character": asdict(character) if character else None,
    }


def _verdict(result: Cut) -> str:
    """Why the answer ends where it ends."""
    if result.finish_reason is FinishReason.STOP:
        return f"stop: complete, {number_of(result.tokens, 'token')}"
    missing = number_of(result.tokens - result.limit, "token")
    of_all = f"{result.limit} of {number_of(result.tokens, 'token')}"
    verdict = f"length: stopped by the limit after {of_all}, {missing} missing"
    word, character = result.cut_word, result.cut_character
    if word:
        verdict += f", inside {quoted(word.word)} after {word.kept_tokens} of its {word.tokens} tokens"
    else:
        verdict += ", between words"
    if character:
        shown_character = quoted(character.character)
        verdict += f", inside {shown_character} after {character.kept_bytes} of its {character.bytes} bytes"
    return verdict


def _add_cost(parser: Parser) -> None:
    _add_tokenizer(parser)
    parser.add_argument("texts", metavar="MESSAGE", nargs="+", help=_TEXT_HELP)
    parser.add_argument(
        "--price",
        metavar="P",
        type=amount(_HIGHEST_PRICE),
        required=True,
        help="the price of a million tokens",
    )
    parser.add_argument(
        "--messages",
        metavar="M",
        type=whole_number(0),
        required=True,
        help="how many messages like these a month",
    )


def _cost(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    session = inputs.session(arguments.tokenizer)
    texts = inputs.texts(arguments.texts)
    result = cost(session.tokenizer(), texts, arguments.price, arguments.messages, session.merges)

    def lines() -> Iterator[str]:
        rows = [("message", "words", "tokens")]
        rows += [(str(row), str(size.words), str(size.tokens)) for row, size in enumerate(result.messages, 1)]
        words, tokens = (
            sum(sizes) for sizes in zip(*((s.words, s.tokens) for s in result.messages), strict=True)
        )
        yield from table([*rows, ("total", str(words), str(tokens))])
        yield ""
        per_word = "-" if result.tokens_per_word is None else two_digits(result.tokens_per_word)
        yield from table(
            [
                ("tokens per word", per_word),
                ("cost a month by words", two_digits(result.by_words)),
                ("cost a month by tokens", two_digits(result.by_tokens)),
            ]
        )

    return Answer(
        lambda: {
            "messages": [{"words": size.words, "tokens": size.tokens} for size in result.messages],
            "tokens_per_word": result.tokens_per_word,
            "by_words": result.by_words,
            "by_tokens": result.by_tokens,
        },
        lines,
    )


def _add_trace(parser: Parser) -> None:
    _add_tokenizer(parser)
    parser.add_argument("text", metavar="TEXT", help=_TEXT_HELP)


def _trace(arguments: argparse.Namespace, inputs: Inputs) -> Answer:
    session = inputs.session(arguments.tokenizer)
    settings = session.settings
    tokenizer = session.tokenizer()
    text = inputs.text(arguments.text)
    result = trace(tokenizer, text, session.merges)

    def value() -> Json:
        return {
            "start": result.start,
            "steps": [
                {
                    "rank": step.rank,
                    "left": for_json(step.rule.left, settings.unit),
                    "right": for_json(step.rule.right, settings.unit),
                    "tokens": step.tokens,
                }
                for step in result.steps
            ],
        }

    def lines() -> Iterator[str]:
        heads = [
            (f"{step.rank}. {rule_text(step.rule, settings)}", str(step.tokens)) for step in result.steps
        ]
        for head, words in zip(table(heads) if heads else (), result.states(), strict=True):
            yield f"{head}  {words_text(words, settings)}"

    return Answer(value, lines)


ENCODE = Command("cut texts into tokens", _add_encode, _encode)
DECODE = Command("turn token ids into text", _add_decode, _decode)
LIMIT = Command("show what a response limit leaves of a text", _add_limit, _limit)
COST = Command("compare the cost of messages by tokens and by words", _add_cost, _cost)
TRACE = Command("show the rules that change a text, one after the other", _add_trace, _trace)
