# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""The words of exercises: what is asked, why an answer is right or wrong, what helps."""

from __future__ import annotations

from enum import StrEnum

import regex
from PySide6.QtCore import QCoreApplication, QLocale

from bpe_gui.core.exercises.exercise import Concept, Fault, Kind, Say, Told, Value, Why
from bpe_gui.core.exercises.small_corpus import NAMES
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.panes.concept_words import concept_words
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.numbers import number_text
from bpe_gui.problems import QT_TRANSLATE_NOOP

_BETWEEN_TOKENS = "|"
_PLACE = regex.compile(r"\{(\w+)\}")


def token_text(symbol: str, settings: Settings) -> str:
    """A symbol of the core as it is written in an exercise."""
    return visible(shown(symbol, settings))


def rule_text(rule: Rule, settings: Settings) -> str:
    """A rule or a pair as it is written in an exercise."""
    return " + ".join(isolated(token_text(side, settings)) for side in rule)


def told_text(told: Told, settings: Settings, locale: QLocale) -> str:
    """A sentence of an exercise in the language of the interface."""
    values = told.values
    if told.what is Why.CONCEPT or told.what is Say.CONCEPT_HINT:
        words = concept_words(Concept(str(values["question"])))
        return words.hint if told.what is Say.CONCEPT_HINT else words.whys[int(str(values["number"]))]
    texts = {name: _value_text(value, settings, locale) for name, value in values.items()}
    if told.what is Why.FAULTY_LIST:
        texts["fault"] = _translated(_LISTS[Fault(str(values["fault"]))])
    if told.what is Why.FAULTY_LINE:
        return _translated(_FAULTY_LINES[Fault(str(values["fault"]))])
    if told.what is Why.SOUND_LINE:
        return _translated(_SOUND_LINES[Fault(str(values["line"]))])
    # In one pass: a word of the corpus may look like a place in a sentence.
    return _PLACE.sub(lambda place: texts.get(place[1], place[0]), _translated(_SENTENCES[told.what]))


def kind_name(kind: Kind) -> str:
    """A kind of exercise in the language of the interface."""
    return _translated(_KINDS[kind])


def code_names() -> dict[str, str]:
    """The names in the program, in the language of the interface."""
    return {name: QCoreApplication.translate("Program", name) for name in NAMES}


def _value_text(value: Value, settings: Settings, locale: QLocale) -> str:
    if isinstance(value, Rule):
        return rule_text(value, settings)
    if isinstance(value, tuple):
        return isolated(_BETWEEN_TOKENS.join(token_text(symbol, settings) for symbol in value))
    return number_text(value, locale) if isinstance(value, int) else isolated(visible(value))


def _translated(text: str) -> str:
    return QCoreApplication.translate("Exercises", text)


# fmt: off
_KINDS = {
    Kind.NEXT_MERGE: QT_TRANSLATE_NOOP("Exercises", "The next merge"),
    Kind.MISSING_PIECE: QT_TRANSLATE_NOOP("Exercises", "The missing piece"),
    Kind.CUT_WORD: QT_TRANSLATE_NOOP("Exercises", "Cut a word"),
    Kind.RULE_LIST: QT_TRANSLATE_NOOP("Exercises", "The right list of rules"),
    Kind.FAULTY_LINE: QT_TRANSLATE_NOOP("Exercises", "The faulty line"),
    Kind.DEAREST_WORD: QT_TRANSLATE_NOOP("Exercises", "The dearest word"),
    Kind.CUSTOMER: QT_TRANSLATE_NOOP("Exercises", "What the customer sees"),
    Kind.CONCEPT: QT_TRANSLATE_NOOP("Exercises", "Concepts"),
}

_SENTENCES: dict[StrEnum, str] = {
    Say.NEXT_AT_START: QT_TRANSLATE_NOOP("Exercises", "A few words, each with how often it was seen. Which pair is merged first?"),
    Say.NEXT_AFTER: QT_TRANSLATE_NOOP("Exercises", "A few words, each with how often it was seen, and the rules learned so far. Which pair is merged next?"),
    Say.MISSING: QT_TRANSLATE_NOOP("Exercises", "The word before and after rule {rank}. Which piece is missing?"),
    Say.CUT: QT_TRANSLATE_NOOP("Exercises", "How do the rules cut «{word}»?"),
    Say.WHICH_LIST: QT_TRANSLATE_NOOP("Exercises", "Several people learned rules from these words. Whose list is right?"),
    Say.WHICH_LINE: QT_TRANSLATE_NOOP("Exercises", "A colleague's program learns wrong rules from these words. Which line is at fault?"),
    Say.LIST_OF_FAULT: QT_TRANSLATE_NOOP("Exercises", "It learns"),
    Say.LIST_WITHOUT_FAULT: QT_TRANSLATE_NOOP("Exercises", "Right would be"),
    Say.DEAREST: QT_TRANSLATE_NOOP("Exercises", "Which of these words costs the most tokens?"),
    Say.CUSTOMER: QT_TRANSLATE_NOOP("Exercises", "The response limit is {limit}. What does the customer see of this answer?"),
    Say.RULES_AT_HAND: QT_TRANSLATE_NOOP("Exercises", "The rules that may matter here, in their order"),
    Say.NO_RULES_AT_HAND: QT_TRANSLATE_NOOP("Exercises", "No rule matters here: each letter is a token."),
    Say.COUNT_TIMES_WORDS: QT_TRANSLATE_NOOP("Exercises", "A pair counts as often as its word was seen: in a word seen 5 times, 5 times."),
    Say.FIRST_SEEN_WINS: QT_TRANSLATE_NOOP("Exercises", "If several pairs share the highest count, the one seen first wins, read from the first word on."),
    Say.JOIN_PIECES: QT_TRANSLATE_NOOP("Exercises", "The left and the right piece together are the new token."),
    Say.LENGTH_OF_PIECE: QT_TRANSLATE_NOOP("Exercises", "Letters of the missing piece: {letters}."),
    Say.IN_ORDER: QT_TRANSLATE_NOOP("Exercises", "Apply each rule everywhere in the word before you take the next one."),
    Say.FIRST_RULE: QT_TRANSLATE_NOOP("Exercises", "The first rule that joins something here is {rule}."),
    Say.WORK_ROUND_ONE: QT_TRANSLATE_NOOP("Exercises", "Do that round and the one before by hand. What does the program do differently?"),
    Say.LISTS_PART_AT: QT_TRANSLATE_NOOP("Exercises", "Look at round {round}: there the lists part."),
    Say.CUT_EACH: QT_TRANSLATE_NOOP("Exercises", "Begin with the letters of a word and apply one rule after the other."),
    Say.LONGEST_IS_NOT_DEAREST: QT_TRANSLATE_NOOP("Exercises", "The longest word is not always the dearest: what was seen often has tokens of its own."),
    Say.COUNT_TOKENS: QT_TRANSLATE_NOOP("Exercises", "Count the tokens from the left, up to {limit}."),
    Say.LIMIT_IS_TOKENS: QT_TRANSLATE_NOOP("Exercises", "The limit counts tokens, neither words nor letters."),
    Why.HIGHEST: QT_TRANSLATE_NOOP("Exercises", "{pair} has the highest count, {count}."),
    Why.FIRST_OF_TIE: QT_TRANSLATE_NOOP("Exercises", "{tied} pairs share the highest count, {count}; {pair} is seen first."),
    Why.FEWER: QT_TRANSLATE_NOOP("Exercises", "{pair} has the count {count}; the highest is {best}."),
    Why.LATER_IN_TIE: QT_TRANSLATE_NOOP("Exercises", "{pair} has the highest count, {count}, but {first} has it too and is seen before."),
    Why.TYPES_COUNTED: QT_TRANSLATE_NOOP("Exercises", "{pair} stands in most places, {words}, but a word counts as often as it was seen: the count is {count}, the highest is {best}."),
    Why.ACROSS_WORDS: QT_TRANSLATE_NOOP("Exercises", "{pair} would join two words; a merge never crosses a word's border."),
    Why.MERGED_ALREADY: QT_TRANSLATE_NOOP("Exercises", "{pair} was merged already: no such neighbours are left."),
    Why.PIECE: QT_TRANSLATE_NOOP("Exercises", "{rule} makes «{token}»."),
    Why.WHOLE_TOKEN: QT_TRANSLATE_NOOP("Exercises", "«{token}» is the whole token; asked for is the piece that joins «{other}»."),
    Why.OTHER_PIECE: QT_TRANSLATE_NOOP("Exercises", "«{other}» is the piece that stands there; asked for is the other one."),
    Why.NOT_THE_PIECE: QT_TRANSLATE_NOOP("Exercises", "«{text}» and «{other}» do not make «{token}»."),
    Why.ALL_RULES: QT_TRANSLATE_NOOP("Exercises", "All rules in their order give {cut}."),
    Why.STOPPED_EARLY: QT_TRANSLATE_NOOP("Exercises", "This stops too early: {rule} still joins something."),
    Why.RULE_SKIPPED: QT_TRANSLATE_NOOP("Exercises", "Here the rule {rule} was left out."),
    Why.LONGEST_FIRST: QT_TRANSLATE_NOOP("Exercises", "This takes the longest known token from the left, as WordPiece does; BPE follows the order of its rules."),
    Why.LAST_RULE_FIRST: QT_TRANSLATE_NOOP("Exercises", "This applies the last rule first; what counts is the order in which they were learned."),
    Why.WHOLE_WORD: QT_TRANSLATE_NOOP("Exercises", "No rule makes the whole word one token."),
    Why.NO_SUCH_RULE: QT_TRANSLATE_NOOP("Exercises", "There is no rule that joins {rule}."),
    Why.RIGHT_LIST: QT_TRANSLATE_NOOP("Exercises", "Each round takes the pair with the highest count, and among equals the one seen first."),
    Why.FAULTY_LIST: QT_TRANSLATE_NOOP("Exercises", "{fault} In round {round} {right} would be right."),
    Why.MOST_TOKENS: QT_TRANSLATE_NOOP("Exercises", "It is cut into {cut}. Tokens: {tokens}, more than any other."),
    Why.FEWER_TOKENS: QT_TRANSLATE_NOOP("Exercises", "It is cut into {cut}. Tokens: {tokens}; the dearest word has {most}."),
    Why.CUT_AT_LIMIT: QT_TRANSLATE_NOOP("Exercises", "Tokens written: {limit} of {tokens}; then the model has to stop (length)."),
    Why.COMPLETE: QT_TRANSLATE_NOOP("Exercises", "The answer has {tokens} tokens, no more than the limit: the model stops by itself (stop)."),
    Why.ONE_TOKEN_MORE: QT_TRANSLATE_NOOP("Exercises", "Tokens here: {tokens}. The limit is {limit}."),
    Why.ONE_TOKEN_LESS: QT_TRANSLATE_NOOP("Exercises", "Tokens here: {tokens}. The limit is {limit}."),
    Why.WORDS_COUNTED: QT_TRANSLATE_NOOP("Exercises", "Words here: {limit}. The limit counts tokens."),
    Why.LETTERS_COUNTED: QT_TRANSLATE_NOOP("Exercises", "Letters here: {limit}. The limit counts tokens."),
    Why.WORD_COMPLETED: QT_TRANSLATE_NOOP("Exercises", "The model does not finish the word: it has to stop in the middle."),
    Why.WORD_DROPPED: QT_TRANSLATE_NOOP("Exercises", "The half word stays: its first tokens are written already."),
}
_LISTS = {
    Fault.WORD_TYPES: QT_TRANSLATE_NOOP("Exercises", "Here each word counted once, however often it was seen."),
    Fault.LAST_OF_TIE: QT_TRANSLATE_NOOP("Exercises", "Here the last pair of a tie was taken instead of the first."),
    Fault.WORD_FORGOTTEN: QT_TRANSLATE_NOOP("Exercises", "Here the first word was never changed after a merge."),
    Fault.STEP_OF_ONE: QT_TRANSLATE_NOOP("Exercises", "Here the place moved on by only one after a merge, so the right piece was used twice."),
}
_FAULTY_LINES = {
    Fault.WORD_TYPES: QT_TRANSLATE_NOOP("Exercises", "It adds 1 for each word; it should add how often the word was seen."),
    Fault.LAST_OF_TIE: QT_TRANSLATE_NOOP("Exercises", "It takes the last pair of a tie; it should take the one seen first."),
    Fault.WORD_FORGOTTEN: QT_TRANSLATE_NOOP("Exercises", "It leaves the first word out; every word has to be changed."),
    Fault.STEP_OF_ONE: QT_TRANSLATE_NOOP("Exercises", "It always moves on by one; after a merge it should jump over both pieces."),
}
_SOUND_LINES = {
    Fault.WORD_TYPES: QT_TRANSLATE_NOOP("Exercises", "This line is sound: a pair counts as often as its word was seen."),
    Fault.LAST_OF_TIE: QT_TRANSLATE_NOOP("Exercises", "This line is sound: among equals it takes the one seen first."),
    Fault.WORD_FORGOTTEN: QT_TRANSLATE_NOOP("Exercises", "This line is sound: it goes through all words."),
    Fault.STEP_OF_ONE: QT_TRANSLATE_NOOP("Exercises", "This line is sound: after a merge it jumps over both pieces."),
}
_NAMES = (
    QT_TRANSLATE_NOOP("Program", "rules"),
    QT_TRANSLATE_NOOP("Program", "wanted"),
    QT_TRANSLATE_NOOP("Program", "counts"),
    QT_TRANSLATE_NOOP("Program", "word"),
    QT_TRANSLATE_NOOP("Program", "times"),
    QT_TRANSLATE_NOOP("Program", "words"),
    QT_TRANSLATE_NOOP("Program", "pair"),
    QT_TRANSLATE_NOOP("Program", "best"),
    QT_TRANSLATE_NOOP("Program", "new"),
    QT_TRANSLATE_NOOP("Program", "place"),
    QT_TRANSLATE_NOOP("Program", "found"),
)
# fmt: on
