"""The texts of the help: one topic for each part of the window, and what is exact or simplified."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject


@dataclass(frozen=True, slots=True)
class Topic:
    """A heading and paragraphs in the language of the interface."""

    title: str
    paragraphs: tuple[str, ...]


class HelpTexts(QObject):
    """Finds the topic of a part of the window by the name of its class."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._topics: dict[str, Callable[[], Topic]] = {
            "Bar": self._bar,
            "SettingsPane": self._settings,
            "CorpusPane": self._corpus,
            "RulesPane": self._rules,
            "TokensPane": self._tokens,
            "LimitPane": self._limit,
            "ChartPane": self._chart,
            "WhyPane": self._why,
            "VocabularyPane": self._vocabulary,
            "StepsPane": self._steps,
            "DictionaryPane": self._dictionary,
            "LettersPane": self._letters,
            "CostPane": self._cost,
            "ComparePane": self._compare,
            "PracticePane": self._practice,
            "PresentationStrip": self._presentation,
            "GuidePanel": self._guide,
            "FindStrip": self._find,
            "Status": self._status,
        }

    @property
    def parts(self) -> frozenset[str]:
        """The names of the classes that have a topic."""
        return frozenset(self._topics)

    def topic(self, part: str) -> Topic:
        """The topic of a part; the window's own for a name that has none."""
        return self._topics.get(part, self._window)()

    def exact(self) -> Topic:
        """What the program computes exactly, and what real tokenizers do beyond it."""
        return Topic(
            self.tr("What is exact, what is simplified"),
            (
                self.tr(
                    "Exact: counts, ties, rules, tokens, the curve, the cut at a limit and the costs are computed from the text in the window; nothing is drawn by hand. Whenever the program is tested, a second, slow way of counting must find the same rules."
                ),
                self.tr(
                    "Ties: among pairs that are seen equally often this program takes the one seen first in the corpus. Others go by the letters or leave it to chance. Their rules differ then, and none is wrong."
                ),
                self.tr(
                    "Words: in the lesson the text is cut at spaces, and no rule joins across them. Real models cut with a pattern that also parts letters, digits and signs and leaves the space at the word behind it. The preset Bytes with spaces does the same."
                ),
                self.tr(
                    "Letters and bytes: the lesson begins with letters because one can see them. Most large models begin with the 256 bytes that texts are stored in: nothing is unknown to them, and a letter such as ñ or я may be two tokens."
                ),
                self.tr(
                    "Special tokens: real models have tokens that are no text, such as the end of an answer or who is speaking. They count and cost like others. Own settings can add some."
                ),
                self.tr(
                    "Size: real vocabularies have tens or hundreds of thousands of tokens, learned from far more text. Here a few dozen messages show the same method, so words fall into more pieces."
                ),
                self.tr(
                    "Other methods: not every model uses BPE. WordPiece and Unigram choose their pieces in other ways."
                ),
                self.tr(
                    "The answer: no model writes in this program. The sample stands for its answer, and the shorter answers are prepared or cut from it. A real model would choose its own words."
                ),
                self.tr(
                    "Prices: all of them are examples. Providers change theirs, and what is read has another price than what is written."
                ),
            ),
        )

    def _window(self) -> Topic:
        return Topic(
            self.tr("The window"),
            (
                self.tr(
                    "From left to right: the corpus, the rules learned from it, and what they do with a text. Press Merge and watch all parts change."
                ),
                self.tr("Help follows you: go to a part of the window, and this page speaks about it."),
            ),
        )

    def _bar(self) -> Topic:
        return Topic(
            self.tr("The bar"),
            (
                self.tr(
                    "Merge makes a rule: the pair seen most often becomes one token everywhere. Play goes on merging by itself; To… goes to a number of rules, forward or back. What was learned is kept."
                ),
                self.tr("The preset says how text is cut into words and symbols, and when learning stops."),
            ),
        )

    def _settings(self) -> Topic:
        return Topic(
            self.tr("Own settings"),
            (
                self.tr(
                    "Here you decide what a word is, what a symbol is and when learning stops. The rules are learned anew after each change."
                ),
                self.tr(
                    "Characters are what people read; bytes are what computers store, and nothing is unknown to them. A pair seen less often than the minimum count makes no rule."
                ),
            ),
        )

    def _corpus(self) -> Topic:
        return Topic(
            self.tr("Corpus"),
            (
                self.tr(
                    "The corpus is the text that the rules are learned from. Choose one at the top, open a file or type your own: the rules follow."
                ),
                self.tr(
                    "The letters that light up are the next pair, or the rule that you select in the list."
                ),
            ),
        )

    def _rules(self) -> Topic:
        return Topic(
            self.tr("Next pair and rules"),
            (
                self.tr(
                    "At the top stand the pairs of neighbours and how often each is seen. The most frequent one becomes the next rule; in a tie the one seen first in the corpus wins."
                ),
                self.tr(
                    "Below stand the rules in the order in which they were learned. New text is cut by the same rules in the same order. Select one to see where it is used, or copy it."
                ),
                self.tr(
                    "Select another pair and press Enter to merge it by hand: the rules go on from there on a branch of their own, and Compare in the drawer shows what came of it."
                ),
            ),
        )

    def _tokens(self) -> Topic:
        return Topic(
            self.tr("Sample and tokens"),
            (
                self.tr(
                    "The sample is a text that the rules cut, whether they have seen it or not. Each box is one token: for the model, one number."
                ),
                self.tr(
                    "Colours only tell neighbours apart. A dotted box is a symbol that the corpus does not have. Point at a box, or walk with the arrow keys, to read where it comes from."
                ),
                self.tr(
                    "Click a token, or walk to it: a sign stands above each place where it stands, and the line below tells how many these are; Esc ends that. Ctrl+I asks why it is a token. Select with the mouse or with Shift and the arrow keys; the menu of the right button, or of the Menu key, copies text, tokens or ids."
                ),
            ),
        )

    def _limit(self) -> Topic:
        return Topic(
            self.tr("Response limit"),
            (
                self.tr(
                    "A model writes one token after the other and must stop at the limit, even inside a word or a number. The bubble shows what the customer reads."
                ),
                self.tr(
                    "Play writes the answer as a model does. length means that the limit stopped it, stop that it had finished. Two ways out: ask for a shorter answer, or raise the limit and pay for more tokens."
                ),
            ),
        )

    def _chart(self) -> Topic:
        return Topic(
            self.tr("Tokens per merge"),
            (
                self.tr(
                    "The line shows how many tokens the corpus has after each merge, the dashed one the sample. The first rules save most. Where the dashed line stays level, more rules do not help the sample."
                ),
                self.tr(
                    "Held-out texts show best when more rules stop helping, because no rule was learned from them: each line or file has a curve. The large chart has a table that tells which merge was the last to help."
                ),
                self.tr(
                    "The menu in the heading compares texts of any length in percent, gives the first merges more room, shows what each merge saves, and marks from where on that is little."
                ),
                self.tr(
                    "Click to go to a merge, or walk there with the arrow keys. With Shift the arrow keys only read; Enter goes to what is read."
                ),
            ),
        )

    def _why(self) -> Topic:
        return Topic(
            self.tr("Why?"),
            (
                self.tr(
                    "This page answers about whatever was touched last: a token, a pair, a rule or a word. Its links lead on, and Back, or the Backspace key, leads back."
                ),
                self.tr(
                    "A word grows card by card. Press a card to go to its merge; those with dashes around them are rules to come, found by learning on beside your session, which stays as it is."
                ),
                self.tr(
                    "The pairs of a round stand in a queue: the most frequent first, among equals the one seen first. A pair inside a word has to wait until all before it are merged."
                ),
                self.tr(
                    "Of a pair or a rule it says where its count comes from: each word that holds it, frequency × times, and together they are the count. In aaaa the pair a + a is seen three times, but only two can be joined."
                ),
                self.tr(
                    "Tie lists the pairs that are seen equally often, each with its first place. Other programs take another of them: choose a rule of ties, and the star moves. Learned once more by each of these rules, the rules part somewhere, and corpus and sample have a few tokens more or fewer."
                ),
            ),
        )

    def _vocabulary(self) -> Topic:
        return Topic(
            self.tr("Vocabulary"),
            (
                self.tr(
                    "All tokens after the present merge: first the letters, then one for each rule. The id is the number that a model gets. The counts of all tokens add up to the tokens of the corpus."
                ),
                self.tr(
                    "A token may be gone from the corpus: longer ones have swallowed it. It stays in the vocabulary, because a new word may need it. Point at a token to read which rules took how many of it."
                ),
                self.tr(
                    "Beside it stand the words that still take most tokens, the words that are one token by now, and the letters that no rule has used."
                ),
            ),
        )

    def _steps(self) -> Topic:
        return Topic(
            self.tr("Step by step"),
            (
                self.tr(
                    "A sentence passes through the rules in their order. Two tokens light up and become one. Rules that find nothing in it are passed over and named."
                ),
                self.tr(
                    "Choose a line of the sample or type a sentence. The arrow keys on the slider go forward and back, the space bar plays."
                ),
            ),
        )

    def _dictionary(self) -> Topic:
        return Topic(
            self.tr("Word dictionary"),
            (
                self.tr(
                    "Before BPE each word of the corpus had a number. A word that was never seen became ?, and what it said was lost."
                ),
                self.tr("Tokens leave no such gap: an unseen word falls into smaller pieces that are known."),
            ),
        )

    def _letters(self) -> Topic:
        return Topic(
            self.tr("What the model sees"),
            (
                self.tr(
                    "A model gets the numbers of the tokens and not their letters. So it has to guess when it counts letters, writes a word backwards or adds long numbers."
                ),
                self.tr("Type a word and compare what you see with what the model sees."),
            ),
        )

    def _cost(self) -> Topic:
        return Topic(
            self.tr("Cost"),
            (
                self.tr(
                    "Models are paid by tokens, for what they read and for what they write. Here the estimate by words, by letters and by tokens stand side by side."
                ),
                self.tr("The prices are examples: type those that you pay."),
            ),
        )

    def _compare(self) -> Topic:
        return Topic(
            self.tr("Compare"),
            (
                self.tr(
                    "Another choice in one round changes what follows. Select a pair in the list under Next pair and press Enter: it is merged by hand, and a fork goes on from there by the usual rule. A hand marks what was chosen so."
                ),
                self.tr(
                    "Each branch stands here with its tokens, after as many merges as are in force now and at its end. Enter or a double click goes to a branch; what was learned stays on each, and Alt+Left leads back."
                ),
                self.tr(
                    "Below two names stand the rules of both: ≠ marks rounds in which they take other pairs, and beside each pair stands where the other branch has it. Often the same rules come in another order."
                ),
            ),
        )

    def _guide(self) -> Topic:
        return Topic(
            self.tr("Guided lesson"),
            (
                self.tr(
                    "Ten steps tell the whole story. Each one sets up the window, frames what matters and waits until you have done something; what is framed with dots is there to be watched."
                ),
                self.tr(
                    "You can go back or on at any time. Your own session is put aside meanwhile and comes back when you close the lesson."
                ),
            ),
        )

    def _presentation(self) -> Topic:
        return Topic(
            self.tr("Presentation"),
            (
                self.tr(
                    "Full screen for a class: the next pair is hidden, so that everybody can guess first. Page down reveals it, and merges it when it is pressed again; Page up takes the step back. A presenter's remote sends these keys."
                ),
                self.tr(
                    "The keys 1 to 5 show one part alone, 0 shows all. B or the full stop darkens the screen until the next key. Esc leaves, and the window is as it was before."
                ),
            ),
        )

    def _practice(self) -> Topic:
        return Topic(
            self.tr("Practice"),
            (
                self.tr(
                    "The exercises are made from the corpus and the rules at hand, so there is always another one. Each answer is marked at once, with the reason."
                ),
                self.tr("The same seed gives the same exercises, so a whole class can do them."),
                self.tr("The keys 1 to 4 choose an answer, ? gives a hint, Enter goes on."),
            ),
        )

    def _find(self) -> Topic:
        return Topic(
            self.tr("Find"),
            (
                self.tr(
                    "Finds a text in the corpus, in the rules or in the vocabulary: in the part that you were in, or the one that you choose. Letters with accents are found however they are spelled."
                ),
                self.tr(
                    "In the rules e+l finds the pair, and a number finds the rule of that number; in the vocabulary it finds the token of that id."
                ),
            ),
        )

    def _status(self) -> Topic:
        return Topic(
            self.tr("The line at the bottom"),
            (
                self.tr(
                    "It tells the encoding and the size of the corpus, what is being worked on, and the language. Work that takes long can be cancelled here."
                ),
            ),
        )
