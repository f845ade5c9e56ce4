"""What the lesson says at each step: the story, what to do, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox

from bpe_gui.core.units import START_MARKER
from bpe_gui.panes.cost.money import money, two_digits
from bpe_gui.panes.glyphs import isolated
from bpe_gui.window.guide.scene import Scene


class LessonTexts(QObject):
    """Says each step in the language of the interface, with the figures of the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: dict[str, Callable[[Scene], str]] = {
            "dictionary": self._told_dictionary,
            "letters": self._told_letters,
            "merging": self._told_merging,
            "ties": self._told_ties,
            "cutting": self._told_cutting,
            "cost": self._told_cost,
            "rare": self._told_rare,
            "blind": self._told_blind,
            "limit": self._told_limit,
            "marker": self._told_marker,
        }

    def title(self, step: str) -> str:
        """The heading of a step."""
        titles = {
            "dictionary": self.tr("A dictionary of words"),
            "letters": self.tr("Letters are too many"),
            "merging": self.tr("Pieces are learned"),
            "ties": self.tr("When pairs are equal"),
            "cutting": self.tr("A new word, the same rules"),
            "cost": self.tr("Everything counts in tokens"),
            "rare": self.tr("What is rare costs more"),
            "blind": self.tr("The model sees no letters"),
            "limit": self.tr("Half a word"),
            "marker": self.tr("Where words begin"),
        }
        return titles[step]

    def story(self, step: str, scene: Scene) -> str:
        """What a step is about."""
        stories = {
            "dictionary": self.tr(
                "A model works with numbers, so every word could get one. The drawer below shows such a dictionary of the shop's messages, and the sample in its numbers. It works as long as each word was seen before."
            ),
            "letters": self.tr(
                "Letters know every word: a few dozen of them are enough. But texts become long, and a model writes piece by piece. Without any rule each piece is one letter."
            ),
            "merging": self.tr(
                "Between words and letters lie pieces. The program counts which two neighbours stand side by side most often in the corpus and makes them one piece. Here they are {pair}, {count} times. Then it counts again."
            ),
            "ties": self.tr(
                "Now several pairs share the highest count, {count}: {pair} and {other}, for example. So that everybody learns the same rules, the pair that is seen first in the corpus wins."
            ),
            "cutting": self.tr(
                "{rules} rules are learned. «{word}» stands in no message, so the dictionary had only ? for it. The rules cut it all the same, each one in its turn, from the first to the last."
            ),
            "cost": self.tr(
                "The pieces are called tokens, and everything is counted in them: the price, the context window that holds prompt and response, and the length of an answer. Whoever plans by words gets it wrong."
            ),
            "rare": self.tr(
                "«{frequent}» stands {times} times in the corpus and has become one token. Rare words, numbers and other languages meet few rules and stay in many small pieces."
            ),
            "blind": self.tr(
                "The model gets no letters, only the number of each token. In the drawer you see above what you read, and below what the model gets. No number says which letters are in it."
            ),
            "limit": self.tr(
                "A model writes token by token and stops at the response limit, wherever that is. This answer has {tokens} tokens, and with all of them it is complete."
            ),
            "marker": self.tr(
                "Real tokenizers mark where a word begins, here with ·, so that the text can be put together again with its spaces. And they take only pairs seen at least twice: here that leaves {twice} of {all} rules, and single words are not learned by heart."
            ),
        }
        return _filled(stories[step], self._values(scene))

    def task(self, step: str, scene: Scene, keys: str) -> str:
        """What to do, and the keys that do it or lead there."""
        tasks = {
            "dictionary": self.tr(
                "Add a word to the sample ({keys}) that the shop never used, such as «{word}»."
            ),
            "letters": self.tr("Let the model write the answer ({keys}), and watch."),
            "merging": self.tr("Press Merge three times ({keys}), and watch the tokens on the right."),
            "ties": self.tr("Look which pair stands first in the list, then press Merge ({keys})."),
            "cutting": self.tr("Step forward ({keys}) until all rules have passed."),
            "cost": self.tr(
                "Change the number of messages a month, and compare the estimate by words with that by tokens."
            ),
            "rare": self.tr(
                "Write «{rare}» behind it ({keys}), or a long number, or a word of another language."
            ),
            "blind": self.tr("Take the next word, or type one of your own, and count its letters."),
            "limit": self.tr(
                "Set the limit to {limit} ({keys}, then the arrow keys), and read what the customer gets."
            ),
            "marker": self.tr("Choose the preset «{preset}» ({keys})."),
        }
        presets = scene.find(QComboBox, "presetCombo")
        values = self._values(scene)
        values["preset"] = presets.itemText(presets.findData("book-marker")) if presets else ""
        values["keys"] = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        return _filled(tasks[step], values)

    def told(self, step: str, scene: Scene) -> str:
        """What happened, when the pupil has done it."""
        return self._told[step](scene)

    def _values(self, scene: Scene) -> dict[str, str]:
        """The names and figures that a text may speak of."""
        session, shop, number = scene.session, scene.shop, QLocale().toString
        values = {
            "word": isolated(shop.unseen),
            "frequent": isolated(shop.frequent),
            "rare": isolated(shop.rare),
            "limit": number(shop.limit),
            "twice": number(shop.rules_seen_twice),
            "all": number(shop.all_rules),
            "rules": number(session.merges),
            "tokens": number(session.sample_tokens),
            "times": number(shop.frequent_count),
        }
        if (found := session.next_round) and session.pairs:
            others = (rule for rule, _ in session.pairs.pairs if rule != found.rule)
            values["count"] = number(found.count)
            values["pair"] = isolated(scene.pair(found.rule))
            values["other"] = isolated(scene.pair(next(others, found.rule)))
        return values

    def _told_dictionary(self, scene: Scene) -> str:
        text = self.tr(
            "«{word}» has no number: the dictionary writes ?, and what the customer meant is lost. New words come every day, and no list holds them all."
        )
        return _filled(text, {"word": isolated(scene.unseen)})

    def _told_letters(self, scene: Scene) -> str:
        text = self.tr(
            "Letter by letter it goes, and the whole answer takes {tokens} steps, each of which needs time and money. Letters lose nothing, but they are too many."
        )
        return _filled(text, {"tokens": QLocale().toString(scene.session.sample_tokens)})

    def _told_merging(self, scene: Scene) -> str:
        counts, merges = scene.session.token_counts, scene.session.merges
        text = self.tr(
            "The corpus has shrunk from {before} to {after} tokens, and the sample with it. Each rule is a line of the list: which two pieces became one, and how often they stood side by side."
        )
        number = QLocale().toString
        return _filled(text, {"before": number(counts[0]), "after": number(counts[merges])})

    def _told_ties(self, scene: Scene) -> str:
        made = scene.session.rounds[scene.shop.first_tie]
        text = self.tr(
            "{pair} came first; {tied} pairs had the same count. The list marks such a choice. Had the messages stood in another order, another pair could have won: the rules depend on the text and on this agreement."
        )
        number = QLocale().toString
        return _filled(text, {"pair": isolated(scene.pair(made.rule)), "tied": number(made.tied)})

    def _told_cutting(self, scene: Scene) -> str:
        word = next(iter(scene.words), "")
        text = self.tr(
            "«{word}» became {pieces}: pieces that were learned from other words. Nothing is lost, and the same rules in the same order always cut it the same way."
        )
        return _filled(text, {"word": isolated(word), "pieces": isolated(scene.pieces(word))})

    def _told_cost(self, scene: Scene) -> str:
        counted = scene.session.counted_cost
        if counted is None or not counted.whole.words:
            return str(self.tr("Without a message nothing is paid; each token of a message costs."))
        text = self.tr(
            "By words these messages would cost {words}, by tokens they cost {tokens}: on average a word has {each} tokens. Only tokens are paid for."
        )
        locale, currency = QLocale(), counted.sheet.currency
        values = {
            "words": money(counted.asked.by_words, currency, locale),
            "tokens": money(counted.asked.by_tokens, currency, locale),
            "each": two_digits(counted.whole.tokens / counted.whole.words, locale),
        }
        return _filled(text, values)

    def _told_rare(self, scene: Scene) -> str:
        word, tokens = scene.dearest
        text = self.tr(
            "«{word}» costs {tokens} tokens, «{frequent}» one. So the same message can cost several times as much in a language that the rules saw little of."
        )
        values = {"word": word, "frequent": scene.shop.frequent}
        return _filled(
            text,
            {**{name: isolated(each) for name, each in values.items()}, "tokens": QLocale().toString(tokens)},
        )

    def _told_blind(self, scene: Scene) -> str:
        word = scene.asked_word
        text = self.tr(
            "Letters that you read in «{word}»: {letters}. Numbers that the model gets: {numbers}. That is why it miscounts letters, turns words round wrongly and gets long sums wrong."
        )
        number = QLocale().toString
        values = {"word": isolated(word), "letters": number(len(word))}
        ids = map(scene.session.tokenizer.id, scene.tokens(word))
        return _filled(text, {**values, "numbers": number(sum(each is not None for each in ids))})

    def _told_limit(self, scene: Scene) -> str:
        cut = scene.session.cut
        if cut.cut_word is None:
            return ""
        text = self.tr(
            "«{kept}» is all that is left of «{word}», and the customer may take it for the whole word. The model does not notice. A shorter answer helps, or a higher limit."
        )
        return _filled(text, {"kept": isolated(cut.cut_word.kept), "word": isolated(cut.cut_word.word)})

    def _told_marker(self, scene: Scene) -> str:
        marked = (found.rule.token for found in scene.session.rounds if found.rule.left == START_MARKER)
        token = scene.symbol(next(marked, START_MARKER))
        text = self.tr(
            "The rules were learned anew. {token} stands only where a word begins and is another token than the same letters inside one. That was the whole story: exercises on it wait in the drawer, under Practice."
        )
        return _filled(text, {"token": isolated(token)})


def _filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text
