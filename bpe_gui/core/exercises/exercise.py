"""What an exercise is made of: values that any front end can put into words."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule

Cut = tuple[str, ...]
"""A word cut into symbols of the core."""

Value = str | int | Rule | Cut
"""What stands in a sentence: plain text, a number, a rule, or symbols of the core."""


class Kind(StrEnum):
    """The kinds of exercise, in the order of the lesson."""

    NEXT_MERGE = "next-merge"
    MISSING_PIECE = "missing-piece"
    CUT_WORD = "cut-word"
    RULE_LIST = "rule-list"
    FAULTY_LINE = "faulty-line"
    DEAREST_WORD = "dearest-word"
    CUSTOMER = "customer"
    CONCEPT = "concept"


class Fault(StrEnum):
    """What a colleague's trainer does wrong; each is one line of the program."""

    WORD_TYPES = "word-types"
    LAST_OF_TIE = "last-of-tie"
    WORD_FORGOTTEN = "word-forgotten"
    STEP_OF_ONE = "step-of-one"


class Concept(StrEnum):
    """The fixed questions of the concept test; their words belong to the front end."""

    UNSEEN_WORD = "unseen-word"
    TIE = "tie"
    RULE_ORDER = "rule-order"
    PRICE = "price"
    LENGTH_OR_STOP = "length-or-stop"
    LIMIT_COUNTS = "limit-counts"
    LETTERS_UNSEEN = "letters-unseen"
    LANGUAGES = "languages"
    MARKER = "marker"
    THRESHOLD = "threshold"
    BYTES = "bytes"
    VOCABULARY = "vocabulary"
    WORDPIECE = "wordpiece"
    UNIGRAM = "unigram"


CONCEPT_CHOICES = 3
"""Each question of the concept test has so many answers; number 0 is the right one."""


class Say(StrEnum):
    """The sentences of prompts and hints; the comment names their values."""

    NEXT_AT_START = "next-at-start"
    NEXT_AFTER = "next-after"  # rounds
    MISSING = "missing"  # rank
    CUT = "cut"  # word
    WHICH_LIST = "which-list"
    WHICH_LINE = "which-line"
    LIST_OF_FAULT = "list-of-fault"
    LIST_WITHOUT_FAULT = "list-without-fault"
    DEAREST = "dearest"
    CUSTOMER = "customer"  # limit
    RULES_AT_HAND = "rules-at-hand"
    NO_RULES_AT_HAND = "no-rules-at-hand"
    COUNT_TIMES_WORDS = "count-times-words"
    FIRST_SEEN_WINS = "first-seen-wins"
    JOIN_PIECES = "join-pieces"
    LENGTH_OF_PIECE = "length-of-piece"  # letters
    IN_ORDER = "in-order"
    FIRST_RULE = "first-rule"  # rule
    WORK_ROUND_ONE = "work-round-one"
    LISTS_PART_AT = "lists-part-at"  # round
    CUT_EACH = "cut-each"
    LONGEST_IS_NOT_DEAREST = "longest-is-not-dearest"
    COUNT_TOKENS = "count-tokens"
    LIMIT_IS_TOKENS = "limit-is-tokens"
    CONCEPT_HINT = "concept-hint"


class Why(StrEnum):
    """Why an answer is right or wrong; the comment names the values."""

    HIGHEST = "highest"  # pair, count
    FIRST_OF_TIE = "first-of-tie"  # pair, count, tied
    FEWER = "fewer"  # pair, count, best
    LATER_IN_TIE = "later-in-tie"  # pair, count, first
    TYPES_COUNTED = "types-counted"  # pair, words, count, best
    ACROSS_WORDS = "across-words"  # pair
    MERGED_ALREADY = "merged-already"  # pair
    PIECE = "piece"  # rule, token
    WHOLE_TOKEN = "whole-token"  # token
    OTHER_PIECE = "other-piece"  # piece
    NOT_THE_PIECE = "not-the-piece"  # text, other, token
    ALL_RULES = "all-rules"  # cut
    STOPPED_EARLY = "stopped-early"  # rule
    RULE_SKIPPED = "rule-skipped"  # rule
    LONGEST_FIRST = "longest-first"
    LAST_RULE_FIRST = "last-rule-first"
    WHOLE_WORD = "whole-word"
    NO_SUCH_RULE = "no-such-rule"  # rule
    RIGHT_LIST = "right-list"
    FAULTY_LIST = "faulty-list"  # fault, round, rule, right
    FAULTY_LINE = "faulty-line"  # fault
    SOUND_LINE = "sound-line"  # line
    MOST_TOKENS = "most-tokens"  # cut, tokens
    FEWER_TOKENS = "fewer-tokens"  # cut, tokens, most
    CUT_AT_LIMIT = "cut-at-limit"  # limit, tokens
    COMPLETE = "complete"  # limit, tokens
    ONE_TOKEN_MORE = "one-token-more"  # tokens, limit
    ONE_TOKEN_LESS = "one-token-less"  # tokens, limit
    WORDS_COUNTED = "words-counted"  # limit
    LETTERS_COUNTED = "letters-counted"  # limit
    WORD_COMPLETED = "word-completed"
    WORD_DROPPED = "word-dropped"
    CONCEPT = "concept"  # question, number


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and the values in it."""

    what: Say | Why
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WordRows:
    """The words of a small corpus as they are cut, each with how often it was seen."""

    rows: tuple[tuple[Cut, int], ...]


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens in a row; the one at `hole` is to be found."""

    tokens: Cut
    hole: int | None = None


@dataclass(frozen=True, slots=True)
class TokenWords:
    """The words of a message, each cut into tokens."""

    words: tuple[Cut, ...]


@dataclass(frozen=True, slots=True)
class RuleList:
    """Rules with their ranks, which count from 1."""

    rules: tuple[tuple[int, Rule], ...]

    @classmethod
    def numbered(cls, rules: list[Rule]) -> RuleList:
        """The rules of a whole list."""
        return cls(tuple(enumerate(rules, 1)))


@dataclass(frozen=True, slots=True)
class RuleWithHole:
    """A rule, one side of which is to be found."""

    rank: int
    rule: Rule
    left_hidden: bool


@dataclass(frozen=True, slots=True)
class Code:
    """The program of `small_corpus.listing` with this fault in it."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the concept test."""

    concept: Concept


@dataclass(frozen=True, slots=True)
class PairAnswer:
    """A pair of symbols."""

    pair: Rule


@dataclass(frozen=True, slots=True)
class LineAnswer:
    """The line of the program where the fault would be, in the program that has another fault."""

    line: Fault
    program: Fault


@dataclass(frozen=True, slots=True)
class TextAnswer:
    """A plain text, perhaps none at all."""

    text: str


@dataclass(frozen=True, slots=True)
class ConceptAnswer:
    """An answer of the concept test by its number, 0 being the right one."""

    concept: Concept
    number: int


Part = Told | WordRows | Tokens | TokenWords | RuleList | RuleWithHole | Code | Question
Answer = PairAnswer | Tokens | RuleList | LineAnswer | TextAnswer | ConceptAnswer


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose, and why it is right or wrong."""

    answer: Answer
    why: Told


@dataclass(frozen=True, slots=True)
class Typed:
    """An answer to type: the symbol `answer`, which people write as one of `accepted`."""

    answer: str
    accepted: tuple[str, ...]
    why: Told
    known_faults: tuple[tuple[str, Told], ...]
    other_fault: Told

    def marked(self, text: str) -> tuple[bool, Told]:
        """Whether a text is the answer, and why; spaces around it and the spelling of accents do not matter.

        The values of `other_fault` come with the text.
        """
        given = _plain(text)
        if given in map(_plain, self.accepted):
            return True, self.why
        for fault, why in self.known_faults:
            if given == _plain(fault):
                return False, why
        return False, Told(self.other_fault.what, {**self.other_fault.values, "text": text.strip()})


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question with either choices, of which one is `right`, or an answer to type."""

    kind: Kind
    seed: int
    settings: Settings
    parts: tuple[Part, ...]
    choices: tuple[Choice, ...] = ()
    right: int = 0
    typed: Typed | None = None
    hints: tuple[Told, ...] = ()


def _plain(text: str) -> str:
    return unicodedata.normalize("NFC", text.strip())
