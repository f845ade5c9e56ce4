# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""The words of the concept test: its questions, answers, reasons and hints."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bpe_gui.core.exercises.exercise import Concept
from bpe_gui.problems import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Words:
    """A question; its three answers, the right one first; why each is right or wrong; a hint."""

    question: str
    answers: tuple[str, str, str]
    whys: tuple[str, str, str]
    hint: str


def concept_words(concept: Concept) -> Words:
    """The words of a question in the language of the interface."""
    words = _WORDS[concept]
    right, first, second = map(_translated, words.answers)
    why, why_first, why_second = map(_translated, words.whys)
    return Words(
        _translated(words.question),
        (right, first, second),
        (why, why_first, why_second),
        _translated(words.hint),
    )


def _translated(text: str) -> str:
    return QCoreApplication.translate("Concepts", text)


# fmt: off
_WORDS = {
    Concept.UNSEEN_WORD: Words(
        QT_TRANSLATE_NOOP("Concepts", "A word dictionary meets a word that it has never seen. What becomes of it?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "It becomes ?, and what it said is lost."),
            QT_TRANSLATE_NOOP("Concepts", "It is cut into smaller pieces."),
            QT_TRANSLATE_NOOP("Concepts", "It gets the number of the most similar word."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "A dictionary knows its own words only; BPE falls back on smaller pieces instead."),
            QT_TRANSLATE_NOOP("Concepts", "That is what BPE does; a dictionary knows whole words only."),
            QT_TRANSLATE_NOOP("Concepts", "A dictionary compares nothing: a word is in it or it is not."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Open Word dictionary: what stands under a word that the corpus lacks?"),
    ),
    Concept.TIE: Words(
        QT_TRANSLATE_NOOP("Concepts", "Two pairs share the highest count. Which one does this program merge?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "The one that it saw first in the corpus."),
            QT_TRANSLATE_NOOP("Concepts", "The one that comes first in the alphabet."),
            QT_TRANSLATE_NOOP("Concepts", "Both in the same round."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "With this agreement the same corpus gives the same rules each time."),
            QT_TRANSLATE_NOOP("Concepts", "Other programs may do so; this one goes by the order in the corpus."),
            QT_TRANSLATE_NOOP("Concepts", "A round merges exactly one pair."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Look for a tie in the rules, and for both pairs in the corpus."),
    ),
    Concept.RULE_ORDER: Words(
        QT_TRANSLATE_NOOP("Concepts", "In which order are the rules applied to a new word?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "In the order in which they were learned."),
            QT_TRANSLATE_NOOP("Concepts", "The rule with the longest token first."),
            QT_TRANSLATE_NOOP("Concepts", "From the beginning of the word to its end."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "Later rules are built on the tokens of earlier ones."),
            QT_TRANSLATE_NOOP("Concepts", "WordPiece looks for the longest piece; BPE follows its rules."),
            QT_TRANSLATE_NOOP("Concepts", "Each rule goes through the whole word before the next one begins."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Open Step by step and let the rules pass."),
    ),
    Concept.PRICE: Words(
        QT_TRANSLATE_NOOP("Concepts", "What does one pay for when a language model is used through its API?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "For tokens, those read and those written."),
            QT_TRANSLATE_NOOP("Concepts", "For words."),
            QT_TRANSLATE_NOOP("Concepts", "For letters."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "The model works in tokens, so the bill is in tokens, too."),
            QT_TRANSLATE_NOOP("Concepts", "One word may be one token or eight: whoever counts words estimates too low."),
            QT_TRANSLATE_NOOP("Concepts", "A frequent word of eight letters may be a single token."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "The price is per million of something that the model reads and writes."),
    ),
    Concept.LENGTH_OR_STOP: Words(
        QT_TRANSLATE_NOOP("Concepts", "The API says that a response ended with length. What does that mean?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "The limit stopped the model: something may be missing."),
            QT_TRANSLATE_NOOP("Concepts", "The answer is complete, and long."),
            QT_TRANSLATE_NOOP("Concepts", "The question was too long."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "With stop the model ended by itself, with length it was cut off."),
            QT_TRANSLATE_NOOP("Concepts", "A complete answer ends with stop."),
            QT_TRANSLATE_NOOP("Concepts", "The response limit counts what the model writes, not the question."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Move the response limit and read what is said below it."),
    ),
    Concept.LIMIT_COUNTS: Words(
        QT_TRANSLATE_NOOP("Concepts", "A customer reads «deliv» where «delivery» was meant. How did that happen?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "The limit fell between two tokens of the word."),
            QT_TRANSLATE_NOOP("Concepts", "The model made a spelling mistake."),
            QT_TRANSLATE_NOOP("Concepts", "The limit fell between two words."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "The limit counts tokens, and a word may have several."),
            QT_TRANSLATE_NOOP("Concepts", "It wrote the right tokens, only not all of them."),
            QT_TRANSLATE_NOOP("Concepts", "Then the last word would be whole."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "What does the limit count, and how many of them has a word?"),
    ),
    Concept.LETTERS_UNSEEN: Words(
        QT_TRANSLATE_NOOP("Concepts", "Why is counting the letters of a word hard for a language model?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "It sees the numbers of tokens, not letters."),
            QT_TRANSLATE_NOOP("Concepts", "It has not learned the alphabet."),
            QT_TRANSLATE_NOOP("Concepts", "Long words do not fit into it."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "A token is one number for the model; the letters in it do not show."),
            QT_TRANSLATE_NOOP("Concepts", "It can write every letter; yet a token comes to it as one number."),
            QT_TRANSLATE_NOOP("Concepts", "A long word is short for it: often two or three tokens."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Show the tokens of the sample as ids."),
    ),
    Concept.LANGUAGES: Words(
        QT_TRANSLATE_NOOP("Concepts", "One message often costs more in Bulgarian than in English. Why?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "The tokenizer saw little Bulgarian, so it cuts its words into more tokens."),
            QT_TRANSLATE_NOOP("Concepts", "The price of a token depends on the language."),
            QT_TRANSLATE_NOOP("Concepts", "Bulgarian words say more."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "What is frequent becomes a token; a language that is rare in the corpus keeps small pieces."),
            QT_TRANSLATE_NOOP("Concepts", "A token costs the same in each language; there are more of them."),
            QT_TRANSLATE_NOOP("Concepts", "The message is the same; what differs is the number of tokens."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Which sequences of letters become tokens of their own?"),
    ),
    Concept.MARKER: Words(
        QT_TRANSLATE_NOOP("Concepts", "What is the marker · at the beginning of a word good for?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "It tells the beginning of a word from the same letters inside another."),
            QT_TRANSLATE_NOOP("Concepts", "It stands between any two tokens."),
            QT_TRANSLATE_NOOP("Concepts", "It makes the letters of a word fewer."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "·in and the «in» inside another word are two tokens, and the spaces can be put back."),
            QT_TRANSLATE_NOOP("Concepts", "Inside a word there is no marker, however many tokens it has."),
            QT_TRANSLATE_NOOP("Concepts", "It is one symbol more: without rules each word has one token more."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Choose the preset with · and look where the marker stands."),
    ),
    Concept.THRESHOLD: Words(
        QT_TRANSLATE_NOOP("Concepts", "The minimum count is 2. When does learning stop?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "When no pair is seen at least twice."),
            QT_TRANSLATE_NOOP("Concepts", "After two rules."),
            QT_TRANSLATE_NOOP("Concepts", "When each word has two tokens."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "A pair seen only once would learn a single word by heart."),
            QT_TRANSLATE_NOOP("Concepts", "How many rules are learned is another choice."),
            QT_TRANSLATE_NOOP("Concepts", "How many tokens a word has does not matter."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "The minimum count is compared with the count of the best pair."),
    ),
    Concept.BYTES: Words(
        QT_TRANSLATE_NOOP("Concepts", "Why is nothing unknown when the symbols are bytes?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "Every text is made of the same 256 bytes."),
            QT_TRANSLATE_NOOP("Concepts", "The alphabet holds all letters of the world."),
            QT_TRANSLATE_NOOP("Concepts", "Characters never seen are left out."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "A character that was never seen has bytes, too: it takes several tokens."),
            QT_TRANSLATE_NOOP("Concepts", "It holds 256 symbols only; a letter may take several of them."),
            QT_TRANSLATE_NOOP("Concepts", "Nothing is left out: each byte has an id."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "How many different values can a byte have?"),
    ),
    Concept.VOCABULARY: Words(
        QT_TRANSLATE_NOOP("Concepts", "Before the first rule the vocabulary has 30 tokens. How many has it after 60 rules?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "90 tokens"),
            QT_TRANSLATE_NOOP("Concepts", "60 tokens"),
            QT_TRANSLATE_NOOP("Concepts", "30 tokens"),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "Each rule adds one token, and none is taken away."),
            QT_TRANSLATE_NOOP("Concepts", "The letters stay: a new word may need them."),
            QT_TRANSLATE_NOOP("Concepts", "Each rule adds a token of its own."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "Does a letter leave the vocabulary when it is merged?"),
    ),
    Concept.WORDPIECE: Words(
        QT_TRANSLATE_NOOP("Concepts", "How does WordPiece cut a word?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "Again and again it takes the longest piece that it knows from the left."),
            QT_TRANSLATE_NOOP("Concepts", "It applies its rules in the order learned."),
            QT_TRANSLATE_NOOP("Concepts", "It chooses the most probable of all ways."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "Pieces that go on inside a word are written with ##."),
            QT_TRANSLATE_NOOP("Concepts", "That is BPE."),
            QT_TRANSLATE_NOOP("Concepts", "That is Unigram."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "It needs no rules, only a list of pieces."),
    ),
    Concept.UNIGRAM: Words(
        QT_TRANSLATE_NOOP("Concepts", "How does Unigram come to its vocabulary?"),
        (
            QT_TRANSLATE_NOOP("Concepts", "It begins with many pieces and drops those that matter least."),
            QT_TRANSLATE_NOOP("Concepts", "It begins with letters and joins the most frequent pair."),
            QT_TRANSLATE_NOOP("Concepts", "It takes every word of the corpus."),
        ),
        (
            QT_TRANSLATE_NOOP("Concepts", "Then it cuts each word in the most probable way."),
            QT_TRANSLATE_NOOP("Concepts", "That is BPE."),
            QT_TRANSLATE_NOOP("Concepts", "That is a word dictionary: an unseen word would be unknown."),
        ),
        QT_TRANSLATE_NOOP("Concepts", "BPE makes its vocabulary grow; Unigram does the opposite."),
    ),
}
# fmt: on
